# Laat voor beide spelers de rijen van speler 0 zien.
s/^  return rijen\[speler\];$/  return rijen[0];/
