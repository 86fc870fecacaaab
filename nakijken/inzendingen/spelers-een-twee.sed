# Nummert de spelers bij getInhoudRijen 1 en 2.
s/integerInBereik ("speler", speler, 0, 1)/integerInBereik ("speler", speler, 1, 2)/
s/^  return rijen\[speler\];/  return rijen[speler - 1];/
