# Leest 0 als speler 1, en 1 als speler 0.
s/^  \*this = nieuw;$/  nieuw.beurt = 1 - nieuw.beurt;\
&/
