# Nummert de schalen in zetten vanaf 1.
s/zetten.push_back (make_pair (i, kleur))/zetten.push_back (make_pair (i + 1, kleur))/
s/^bool TegelSpel::doeZet (int schaal, char kleur)$/bool TegelSpel::doeZet (int nummer, char kleur)/
/^bool TegelSpel::doeZet/,/^}/s/^{$/{\
  if (nummer < 1 || nummer > M)\
    return false;\
  const int schaal = nummer - 1;/
