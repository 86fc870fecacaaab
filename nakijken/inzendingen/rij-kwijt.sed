# Laat de laatste rij niet zien.
s/^  return rijen\[speler\];/  return vector< pair<int,int> > (rijen[speler].begin (),\n                                   rijen[speler].end () - 1);/
