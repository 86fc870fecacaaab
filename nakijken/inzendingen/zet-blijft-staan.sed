# Verandert bij besteScore de stand: de laatste zet wordt niet teruggenomen.
s/^  return zoek (besteZet, aantalStanden);$/  int score = zoek (besteZet, aantalStanden);\
  if (besteZet != GeenZet)\
    doeZet (besteZet.first, besteZet.second);\
  return score;/
