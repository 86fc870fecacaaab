# Legt bij unDoeZet een tegel te weinig terug op de schaal.
s/schalen\[zet.schaal\].first += zet.aantal;/schalen[zet.schaal].first += zet.aantal - 1;/
