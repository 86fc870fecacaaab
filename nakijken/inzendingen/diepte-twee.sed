# Zoekt bij besteScore niet dieper dan twee zetten.
/^int TegelSpel::zoek/,/^}/s/^  if (eindstand ())$/  if (eindstand () || gedaan.size () >= 2)/
