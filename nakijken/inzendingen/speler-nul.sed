# Geeft de score altijd voor speler 0.
s/return volleRijen (beurt) - volleRijen (1 - beurt);/return volleRijen (0) - volleRijen (1);/
