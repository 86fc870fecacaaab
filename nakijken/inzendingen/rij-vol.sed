# Laat een volle rij zien als een lege.
s/^  return rijen\[speler\];$/  vector< pair<int,int> > lijst = rijen[speler];\
  for (int i = 0; i < K; i++)\
    if (lijst[i].first + lijst[i].second == L)\
      lijst[i] = make_pair (0, 0);\
  return lijst;/
