# Kiest bij bepaalGoedeZet de eerste zet als er geen gemiddeld wint.
s/^      hoogste = som;$/      hoogste = som > 0 ? som : 0;/
