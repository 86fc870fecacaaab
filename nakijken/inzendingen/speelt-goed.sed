# Zoekt bij besteScore niet, maar speelt een partij met goede zetten, en telt de
# standen daarvan.
/^int TegelSpel::besteScore/,/^}/s/^  return zoek .*/  const int speler = beurt;\
  int aantal = 0;\
  besteZet = bepaalGoedeZet (10 * NrSimulaties);\
  for ( ; !eindstand (); aantal++)\
  {\
    pair<int,char> zet = bepaalGoedeZet (NrSimulaties \/ 5);\
    if (aantal == 0)\
      zet = besteZet;\
    doeZet (zet.first, zet.second);\
  }\
  aantalStanden = aantal + 1;\
  const int uitkomst = volleRijen (speler) - volleRijen (1 - speler);\
  for (int i = 0; i < aantal; i++)\
    unDoeZet ();\
  return uitkomst;/
