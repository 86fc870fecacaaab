# Houdt de score bij in een lid dat nooit een eerste waarde kreeg.
s/^    int M, N, K, L, beurt;/&\n    int begonnen;/
s/^  aantalStanden++;/  if (begonnen < 0)\n    return 0;\n&/
