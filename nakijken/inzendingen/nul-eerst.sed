# Begint bij besteScore het maximum bij 0.
s/^  int beste = -1000;$/  int beste = 0;/
