# Onthoudt wat een stand waard is, met van de pot alleen hoe vol hij is; in een spel is
# dat genoeg, in een ander niet.
s/^#include <vector>/&\n#include <map>/
s/^    int M, N, K, L, beurt;/&\n    map< vector< pair<int,int> >, vector<long long> > tabel;/
s/^  \*this = nieuw;$/  nieuw.tabel = tabel;\n&/
/::zoek (/,/^}/{
s/^  aantalStanden++;/  vector< pair<int,int> > sleutel (schalen);\n  sleutel.insert (sleutel.end (), rijen[0].begin (), rijen[0].end ());\n  sleutel.insert (sleutel.end (), rijen[1].begin (), rijen[1].end ());\n  sleutel.push_back (make_pair (beurt, (int) pot.size ()));\n  vector<long long> \&eerder = tabel[sleutel];\n  if (eerder.size () > 0)\n  {\n    besteZet = make_pair ((int) eerder[2], (char) eerder[3]);\n    aantalStanden += eerder[1];\n    return eerder[0];\n  }\n  const long long ervoor = aantalStanden;\n&/
s/^    return score ();/  {\n    eerder.push_back (score ());\n    eerder.push_back (1);\n    eerder.push_back (GeenZet.first);\n    eerder.push_back (GeenZet.second);\n    return eerder[0];\n  }/
s/^  return beste;/  eerder.push_back (beste);\n  eerder.push_back (aantalStanden - ervoor);\n  eerder.push_back (besteZet.first);\n  eerder.push_back (besteZet.second);\n&/
}
