# Leest na een zet voorbij het eind van de pot, als die te klein is.
/^bool TegelSpel::doeZet/,/^}/s/^  vulAan.*/  if (int (pot.size ()) < zet.aantal)\n    pot.at (pot.size ());\n&/
