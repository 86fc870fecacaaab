# Legt de tegels in de leegste rij waar ze in passen.
s/^  int beste = -1, meeste = -1;/  int beste = -1, meeste = 99;/
s/ && eigen > meeste)/ \&\& eigen < meeste)/
