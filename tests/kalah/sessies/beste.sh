# b denkt een paar seconden na over een zet.
printf "1 3 1 b m\ns\n" | stil Kalah --stil | grep Speler
