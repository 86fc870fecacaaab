# Zoekt bij besteScore niet dieper dan een zet.
/^int TegelSpel::zoek/,/^}/s/^  if (eindstand ())$/  if (eindstand () || gedaan.size () >= 1)/
