# Vergeet de eerste tegel van de pot, en gooit een exception als die leeg is.
s/^  return pot;$/  return pot.substr (1);/
