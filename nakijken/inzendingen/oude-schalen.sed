# Zet bij een tweede spel in hetzelfde object de schalen achter de oude.
s/^  \*this = nieuw;$/  nieuw.schalen.insert (nieuw.schalen.begin (), schalen.begin (), schalen.end ());\
&/
