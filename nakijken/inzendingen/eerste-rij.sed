# Legt de tegels in de eerste rij waar ze in passen, niet in de volste.
s/ && eigen > meeste)/ \&\& beste < 0)/
