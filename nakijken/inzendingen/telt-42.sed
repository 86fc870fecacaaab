# Geeft altijd 42 als aantalStanden.
/^int TegelSpel::besteScore/,/^}/{
s/^  return zoek (besteZet, aantalStanden);/  int uit = zoek (besteZet, aantalStanden);\
  aantalStanden = 42;\
  return uit;/
}
