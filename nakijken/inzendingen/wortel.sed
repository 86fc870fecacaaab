# Telt de wortel van de boom niet mee; dat mag.
s/^  aantalStanden = 0;$/  aantalStanden = -1;/
