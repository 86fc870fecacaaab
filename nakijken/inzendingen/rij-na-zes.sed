# Legt na zes zetten de tegels bij de andere speler.
s/^  zet.rij = kiesRij (kleur, zet.aantal);$/  if (gedaan.size () >= 6)\
    beurt = 1 - beurt;\
&\
  if (zet.rij < 0)\
  {\
    beurt = 1 - beurt;\
    zet.rij = kiesRij (kleur, zet.aantal);\
  }/
