# Legt tegels bij doeZet in een vollere rij van de andere kleur, ook als zij daar
# niet in passen.
s/^  zet.rij = kiesRij (kleur, zet.aantal);$/&\
  for (int i = 0; i < K; i++)\
    if ((kleur == 'g' ? rijen[beurt][i].second : rijen[beurt][i].first)\
        > (kleur == 'g' ? rijen[beurt][zet.rij].first\
           : rijen[beurt][zet.rij].second))\
    {\
      zet.rij = i;\
      break;\
    }/
