# Onthoudt welke aantallen er al zijn in een array zonder plaats voor vijf tegels.
/::bepaalVerschillendeZetten ()/,/^}/{
s/  vector< pair<int,char> > zetten;/&\n  bool gehad[2][5] = { { false } };/
s/      bool nieuw = geldigeZet (i, kleur);/&\n      int n = opSchaal (i, kleur);/
s/      for (int j = 0; j < i; j++)/      if (nieuw \&\& gehad[k][n])/
/        if (opSchaal (j, kleur)/d
s/      if (nieuw)$/&\n      {\n        gehad[k][n] = true;/
s/        zetten.push_back (make_pair (i, kleur));/&\n      }/
}
