# Zet aantalStanden niet eerst op 0.
/^  aantalStanden = 0;$/d
