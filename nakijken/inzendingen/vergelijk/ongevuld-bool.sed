# Kijkt naar een bool die nooit een waarde kreeg.
s/^    int M, N, K, L, beurt;/&\n    bool afgelopen;/
/::eindstand ()/,/^}/s/^  for (int i = 0; i < M; i++)/  if (afgelopen)\n    return false;\n&/
