# Geeft de score van de andere speler.
s/return volleRijen (beurt) - volleRijen (1 - beurt);/return volleRijen (1 - beurt) - volleRijen (beurt);/
