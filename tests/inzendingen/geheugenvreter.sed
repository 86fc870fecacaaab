# Vraagt bij bepaalGoedeZet steeds meer geheugen.
s/^  const int speler = beurt;\r*$/&\n  vector< vector<int> > vreter;\n  if (nrSimulaties > 0)\n    while (true)\n      vreter.push_back (vector<int> (10000000, 1));/
/^int TegelSpel::bepaalGoedeScore/,$ s/if (nrSimulaties > 0)/if (false)/
