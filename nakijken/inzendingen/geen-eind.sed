# Doet ook in een eindstand nog zetten.
s/^  if (eindstand () || !geldigeZet (schaal, kleur))/  if (!geldigeZet (schaal, kleur))/
