# Kiest een rij waar de tegels samen niet in passen, en vult die tot hij vol is.
s/ && eigen + aantal <= L / \&\& eigen < L /
s/^  zet.aantal = opSchaal (schaal, kleur);$/&\
  zet.rij = kiesRij (kleur, zet.aantal);/
