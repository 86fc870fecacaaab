# Vraagt bij bepaalGoedeZet steeds meer geheugen.
s/^  int hoogste = 0;$/&\n  vector<char *> vreter;\n  while (true)\n    vreter.push_back (new char[10000000]);/
