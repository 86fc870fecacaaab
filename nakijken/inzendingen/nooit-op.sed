# Vindt het spel niet uit als er geen tegels meer zijn.
/^bool TegelSpel::eindstand/,/^}/s/^  return true;/  int over = int (pot.size ());\n  for (int i = 0; i < M; i++)\n    over += schalen[i].first + schalen[i].second;\n  return over > 0 || M == 0;/
