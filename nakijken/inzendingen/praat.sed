# Zegt bij elke functie op het scherm wat zij doet.
s/^  int aantal = opSchaal (schaal, kleur);/  cout << "geldigeZet " << schalen[schaal].first << " " << K << endl;\n&/
s/^  if (eindstand ())/  cout << "is dit een eindstand? " << beurt << " " << pot << endl;\n&/
