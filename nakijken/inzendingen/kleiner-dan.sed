# Maakt een rij nooit helemaal vol.
s/eigen + aantal <= L/eigen + aantal < L/
