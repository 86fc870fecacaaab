# Crasht in getPot na drie zetten.
s/^  return pot;$/  return gedaan.size () < 3 ? pot : string (*(volatile int *) 8, 'g');/
