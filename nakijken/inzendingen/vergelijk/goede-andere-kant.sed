# Telt bij bepaalGoedeZet de score van de andere speler.
/::bepaalGoedeZet (int/,/^}/s/speelUit (speler)/speelUit (1 - speler)/
