# Onthoudt een geweigerde zet als een zet van niets.
s/^  if (eindstand () || !geldigeZet (schaal, kleur))$/  if (M > 0 \&\& (eindstand () || !geldigeZet (schaal, kleur)))\
  {\
    GedaneZet niets = { 0, 0, 'g', 0, 0, 0, pot };\
    gedaan.push_back (niets);\
    beurt = 1 - beurt;\
    unDoeZet ();\
    gedaan.push_back (niets);\
    return false;\
  }\
&/
