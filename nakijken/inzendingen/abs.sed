# Neemt de absolute waarde van de score.
s/return volleRijen (beurt) - volleRijen (1 - beurt);/return abs (volleRijen (beurt) - volleRijen (1 - beurt));/
s/^#include <ctime>/#include <cstdlib>\n&/
