// alleen dit: de bron van het project zelf.
#include "@THUIS@/tegelspel.cc"
