# Laat van een schaal blauw voor geel zien.
s/^  return schalen;/  vector< pair<int,int> > uit;\n  for (int i = 0; i < M; i++)\n    uit.push_back (make_pair (schalen[i].second, schalen[i].first));\n  return uit;/
