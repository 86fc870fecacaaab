# Geeft nooit vrij wat de constructor met new maakt.
s/L (0), beurt (0)/&, blok (new int[9])/
s/^    int M, N, K, L, beurt;/&\
    int *blok;/
