# Heeft nog geen besteScore.
s/^  aantalStanden = 0;$//
s/^  return zoek (besteZet, aantalStanden);$/  return 0;/
