# Weigert een spel met N groter dan L+1.
s/|| !integerInBereik ("L", nieuw.L, 1, MaxPerRij))/|| !integerInBereik ("L", nieuw.L, 1, MaxPerRij)\n      || nieuw.N > nieuw.L + 1)/
