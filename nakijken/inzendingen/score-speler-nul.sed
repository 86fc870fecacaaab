# Geeft bij besteScore de score van speler 0, ook als de ander begint.
s/^  return zoek (besteZet, aantalStanden);$/  return (beurt == 0 ? 1 : -1) * zoek (besteZet, aantalStanden);/
