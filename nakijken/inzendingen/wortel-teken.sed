# Vergeet het minteken, behalve bij de zetten vanuit de wortel.
s/int waarde = -zoek (/int waarde = (gedaan.size () == 1 ? -1 : 1) * zoek (/
