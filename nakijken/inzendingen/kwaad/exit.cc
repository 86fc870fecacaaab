// Eindigt goed voor er iets gevraagd is.
#include <cstdlib>
static int klaar = (exit (0), 0);
