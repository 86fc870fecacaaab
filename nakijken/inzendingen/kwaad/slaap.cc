// Vangt elk signaal en slaapt.
#include <csignal>
#include <unistd.h>
static int slaap = (signal (SIGTERM, SIG_IGN), sleep (600), 0);
