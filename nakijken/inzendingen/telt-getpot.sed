# Geeft een lege lijst als niemand eerst de pot vroeg.
s/^  return pot;$/  { static int k; gevraagd += 1 + k; return pot; }/
s/^  if (eindstand ())$/  if (eindstand () || (gevraagd == 0 \&\& gedaan.empty () \&\& !bezig))/
s/L (0), beurt (0)/&, gevraagd (0), bezig (false)/
s/^  aantalStanden = 0;$/&\
  bezig = true;/
s/^  pair<int,char> goedeZet = GeenZet;$/&\
  bezig = true;/
s/^    int M, N, K, L, beurt;/&\
    int gevraagd;\
    bool bezig;/
