# Neemt terug uit de volste rij van die kleur, niet uit die waar de tegels kwamen.
/^  pot = zet\.pot;$/i\
  for (int i = 0; i < K; i++)\
    if (zet.kleur == 'g' ? rijen[beurt][i].first > rijen[beurt][zet.rij].first\
        : rijen[beurt][i].second > rijen[beurt][zet.rij].second)\
      zet.rij = i;
