# Onthoudt de score van het begin, en vergeet dat bij een ander spel.
s/^    int M, N, K, L, beurt;/&\n    vector<int> eerder;/
/::besteScore (/,/^}/{
s/^  aantalStanden = 0;/&\n  if (!eerder.empty () \&\& gedaan.empty () \&\& eerder[0] == M)\n    return eerder[1];/
s/^  return zoek (besteZet, aantalStanden);/  int uit = zoek (besteZet, aantalStanden);\n  if (gedaan.empty () \&\& eerder.empty ())\n  {\n    eerder.push_back (M);\n    eerder.push_back (uit);\n  }\n  return uit;/
}
