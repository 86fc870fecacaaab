# Geeft bij unDoeZet de beurt niet terug.
/gedaan.pop_back ();/{n;d}
