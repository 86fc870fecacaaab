# Geeft na een zet de beurt niet door.
/gedaan.push_back (zet);/{n;d}
/gedaan.pop_back ();/{n;d}
