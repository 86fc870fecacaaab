# Begint het toeval bij elk getal opnieuw met de klok; dat mag.
s/^  return min + rand ()/  static bool begonnen = false;\n  if (!begonnen)\n    srand (unsigned (time (nullptr)) + unsigned (clock ()));\n  begonnen = true;\n&/
s/^#include <cstdlib>/&\n#include <ctime>/
