// alleen dit: de bron van een ander.
#include "../goed/tegelspel.cc"
