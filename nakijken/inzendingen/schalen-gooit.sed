# Gooit bij getInhoudSchalen een exception na vijf zetten.
s/^  return schalen;$/  return gedaan.size () < 5 ? schalen : throw 5;/
