# Leest eerst het bord van speler 1.
s/!nieuw.leesRijen (in, 0) || !nieuw.leesRijen (in, 1)/!nieuw.leesRijen (in, 1) || !nieuw.leesRijen (in, 0)/
