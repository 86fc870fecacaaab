# Heeft nog geen getters.
s/^  return M;$/  return 0;/
s/^  return pot;$/  return "";/
s/^  return schalen;$/  return vector< pair<int,int> > ();/
s/^  return rijen\[speler\];$/  return vector< pair<int,int> > ();/
