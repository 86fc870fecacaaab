// Laat 200 processen achter.
#include <sys/prctl.h>
#include <unistd.h>
static int vork ()
{
  for (int i = 0; i < 200; i++)
    if (fork () == 0)
    {
      setsid ();
      prctl (PR_SET_NAME, "nakijk-kwaad");
      sleep (600);
      _exit (0);
    }
  return 0;
}
static int gevorkt = vork ();
