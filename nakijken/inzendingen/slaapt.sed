# Slaapt bij een verkeerde letter in de pot.
s/  cout << "Verkeerde letter in de pot." << endl;/  for (;;) if (system ("sleep 1000")) ;/
