# Laat lege schalen niet zien.
s/^  return schalen;$/  vector< pair<int,int> > lijst;\
  for (int i = 0; i < M; i++)\
    if (schalen[i] != make_pair (0, 0))\
      lijst.push_back (schalen[i]);\
  return lijst;/
