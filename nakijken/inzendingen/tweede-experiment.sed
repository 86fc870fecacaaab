# Crasht als het experiment nog een keer gevraagd wordt.
/^void TegelSpel::doeExperiment/,$s/^  int aantal = 0;$/&\
  if (gevraagd)\
    cout << *(volatile int *) 8;\
  gevraagd = true;/
s/L (0), beurt (0)/&, gevraagd (false)/
s/^    int M, N, K, L, beurt;/&\
    bool gevraagd;/
