# Leest eerst L, dan K.
s/>> nieuw.K >> nieuw.L/>> nieuw.L >> nieuw.K/
