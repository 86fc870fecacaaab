# Geeft bij bepaalGoedeZet de tweede keer in een object geen zet.
s/^  pair<int,char> goedeZet = GeenZet;$/&\
  if (gevraagd \&\& gedaan.empty ())\
    return goedeZet;\
  gevraagd = true;/
s/L (0), beurt (0)/&, gevraagd (false)/
s/^    int M, N, K, L, beurt;/&\
    bool gevraagd;/
