// Begint voor het begin steeds opnieuw, met een schone lei.
#include <unistd.h>
static int opnieuw = execl ("/proef", "proef", (char *) 0);
