# Legt bij unDoeZet de tegels niet terug in de pot.
/^  pot = zet.pot;$/d
