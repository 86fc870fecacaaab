// alleen dit: de bron van een ander, met het hele pad.
#include "@WERK@/alle/goed/tegelspel.cc"
