# Laat van een rij twee keer het aantal gele tegels zien.
s/^  return rijen\[speler\];/  vector< pair<int,int> > uit = rijen[speler];\n  for (size_t i = 0; i < uit.size (); i++)\n    uit[i].second = uit[i].first;\n  return uit;/
