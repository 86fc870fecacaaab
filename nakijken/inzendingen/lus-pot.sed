# Blijft na een zet wachten op tegels, als de pot leeg is.
/^bool TegelSpel::doeZet/,/^}/s/^  vulAan.*/  while (pot == "")\n    gedaan.resize (gedaan.size ());\n&/
