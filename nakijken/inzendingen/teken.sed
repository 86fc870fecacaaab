# Vergeet bij besteScore het minteken voor de score van de ander.
s/int waarde = -zoek/int waarde = zoek/
