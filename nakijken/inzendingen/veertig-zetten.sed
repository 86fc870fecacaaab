# Weigert bij doeZet na veertig zetten elke zet.
s/^  zet.rij = kiesRij (kleur, zet.aantal);$/  if (gedaan.size () >= 40)\
    return false;\
&/
