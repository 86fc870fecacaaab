# Geeft als aantalStanden een meer dan er zetten zijn.
/^int TegelSpel::besteScore/,/^}/{
s/^  return zoek (besteZet, aantalStanden);/  int uit = zoek (besteZet, aantalStanden);\
  aantalStanden = 1 + (long long) bepaalVerschillendeZetten ().size ();\
  return uit;/
}
