# Telt alleen de eigen volle rijen.
s/return volleRijen (beurt) - volleRijen (1 - beurt);/return volleRijen (beurt);/
