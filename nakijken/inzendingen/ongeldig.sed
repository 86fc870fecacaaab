# Verandert bij een geweigerde zet toch de beurt.
s/^  if (eindstand () || !geldigeZet (schaal, kleur))$/&\n    beurt = 1 - beurt;\n&/
