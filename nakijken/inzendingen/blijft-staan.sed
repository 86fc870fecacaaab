# Zet ook een geweigerde zet in de lijst van gedane zetten.
s/^  if (eindstand () || !geldigeZet (schaal, kleur))$/  if (!gedaan.empty () \&\& (eindstand () || !geldigeZet (schaal, kleur)))\
    gedaan.push_back (gedaan.back ());\
&/
