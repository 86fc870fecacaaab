# Zet bij een tweede spel in hetzelfde object de pot achter de oude.
s/^  \*this = nieuw;$/  nieuw.pot = pot + nieuw.pot;\
&/
