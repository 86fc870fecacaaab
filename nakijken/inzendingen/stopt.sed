# Roept exit aan bij een verkeerde letter in de pot.
s/  cout << "Verkeerde letter in de pot." << endl;/  exit (1);/
