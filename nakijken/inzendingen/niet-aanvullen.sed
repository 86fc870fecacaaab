# Vult een schaal na een zet alleen aan als dat helemaal kan.
/^bool TegelSpel::doeZet/,/^}/s/^  vulAan/  if (int (pot.size ()) >= zet.aantal)\n  &/
