# Gooit een exception bij de schalen na unDoeZet tot de volgende doeZet.
s/^  return schalen;$/  if (terug)\
    throw 1;\
  return schalen;/
s/L (0), beurt (0)/&, terug (false)/
s/^    int M, N, K, L, beurt;/&\
    bool terug;/
s/^  gedaan.pop_back ();/&\
  terug = true;/
s/^  gedaan.push_back (zet);/&\
  terug = false;/
