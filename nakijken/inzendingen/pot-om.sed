# Laat de pot van achter naar voren zien.
s/^  return pot;$/  return string (pot.rbegin (), pot.rend ());/
