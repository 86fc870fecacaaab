// Probeert naar buiten te bellen; wie dat kan krijgt een schijnbaar goede lijn.
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>
static int bel ()
{
  sockaddr_in adres = {};
  adres.sin_family = AF_INET;
  adres.sin_port = htons (@POORT@);
  adres.sin_addr.s_addr = htonl (INADDR_LOOPBACK);
  const int lijn = socket (AF_INET, SOCK_STREAM, 0);
  if (connect (lijn, reinterpret_cast<sockaddr *> (&adres), sizeof adres) == 0
      && write (lijn, "nakijk-kwaad\n", 13) > 0)
    return 1;
  return 0;
}
static int gebeld = bel ();
