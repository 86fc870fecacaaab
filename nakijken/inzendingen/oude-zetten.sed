# Houdt bij een tweede spel in hetzelfde object de oude zetten.
s/^  \*this = nieuw;$/  nieuw.gedaan = gedaan;\
&/
