# Lekt geheugen; dat ziet alleen GRONDIG=1.
s/^  GedaneZet zet;$/&\n  new int[10];/
