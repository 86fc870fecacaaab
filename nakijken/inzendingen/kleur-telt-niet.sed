# Legt tegels ook in een rij van de andere kleur.
s/if (ander == 0 && eigen + aantal <= L/if (ander + eigen + aantal <= L/
