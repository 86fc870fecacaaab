# Mist een puntkomma.
s/^  return pot;$/  return pot/
