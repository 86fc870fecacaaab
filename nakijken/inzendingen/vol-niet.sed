# Weigert bij doeZet een rij helemaal vol te maken, maar noemt die zetten wel.
/^bool TegelSpel::doeZet/,/^}/s/^  zet.rij = kiesRij (kleur, zet.aantal);$/&\
  if ((kleur == 'g' ? rijen[beurt][zet.rij].first : rijen[beurt][zet.rij].second)\
      + zet.aantal == L)\
    return false;/
