# Zet de teller van besteScore alleen de eerste keer op 0.
s/^  aantalStanden = 0;$/  aantalStanden = gevraagd;/
s/^  return zoek (besteZet, aantalStanden);$/  int score = zoek (besteZet, aantalStanden);\
  gevraagd = aantalStanden;\
  return score;/
s/L (0), beurt (0)/&, gevraagd (0)/
s/^    int M, N, K, L, beurt;/&\
    long long gevraagd;/
