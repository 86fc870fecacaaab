# Kijkt bij een rij alleen naar de tegels van die kleur, niet naar de andere.
s/if (ander == 0 && eigen + aantal <= L/if (eigen + aantal <= L/
