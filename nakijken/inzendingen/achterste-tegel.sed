# Haalt de tegels van achteren uit de pot.
s/if (pot\[0\] == 'g')/if (pot[pot.size () - 1] == 'g')/
s/pot = pot.substr (1);/pot = pot.substr (0, pot.size () - 1);/
