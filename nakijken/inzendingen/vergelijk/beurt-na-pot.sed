# Geeft de beurt niet door als de pot leeg is.
/::doeZet (/,/^}/s/^  beurt = 1 - beurt;/  beurt = pot == "" ? beurt : 1 - beurt;/
