# Telt volle rijen vanaf een variabele zonder beginwaarde.
/::volleRijen (int speler)/,/^}/s/int vol = 0;/int vol;/
