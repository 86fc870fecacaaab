# Begint altijd met speler 0.
s/^  \*this = nieuw;$/  nieuw.beurt = 0;\
&/
