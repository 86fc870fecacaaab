# Geeft bij besteScore de tweede keer weer de uitkomst van de eerste.
s/^  return zoek (besteZet, aantalStanden);$/  if (gevraagd \&\& aantalStanden == 0)\
  {\
    aantalStanden = eersteStanden;\
    besteZet = eersteZet;\
    return eersteScore;\
  }\
  gevraagd = true;\
  eersteScore = zoek (besteZet, aantalStanden);\
  eersteZet = besteZet;\
  eersteStanden = aantalStanden;\
  return eersteScore;/
s/L (0), beurt (0)/&, gevraagd (false)/
s/^    int M, N, K, L, beurt;/&\
    bool gevraagd;\
    int eersteScore;\
    pair<int,char> eersteZet;\
    long long eersteStanden;/
