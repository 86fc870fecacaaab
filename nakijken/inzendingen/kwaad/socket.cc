// Maakt een lijn om naar buiten te bellen; wie dat kan stopt ermee.
#include <sys/socket.h>
#include <unistd.h>
static int bel ()
{
  if (socket (AF_INET, SOCK_STREAM, 0) >= 0)
    _exit (1);
  return 0;
}
static int gebeld = bel ();
