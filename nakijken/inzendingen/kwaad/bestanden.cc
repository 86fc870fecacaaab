// Vult het geheugen van het systeem met lege bestanden.
#include <fcntl.h>
#include <unistd.h>
static int maak ()
{
  for (int i = 0; i < 250000; i++)
    close (open (("leeg" + to_string (i)).c_str (), O_CREAT | O_WRONLY, 0600));
  _exit (1);
}
static int gemaakt = maak ();
