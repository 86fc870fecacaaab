// Maakt processen langs een omweg: de oude aanroepen, en een kleinkind dat later
// antwoordt.
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
static int vork ()
{
  long kind = syscall (SYS_clone, SIGCHLD, 0, 0, 0, 0);
#ifdef __x86_64__
  if (kind < 0)
  {
    asm volatile ("int $0x80" : "=a" (kind) : "a" (2L));  // fork van 32 bits
    kind = static_cast<int> (kind);
  }
  if (kind < 0)
    kind = syscall (0x40000000 + SYS_fork);
#endif
  if (kind == 0)
  {
    setsid ();
    prctl (PR_SET_NAME, "nakijk-kwaad");
    for (int i = 1; i < 3000; i++)
      if (write (4, "\1\0\0\0\2\0\0\0\0\0\0\0 1", 14) > 0)
        usleep (10000);
    _exit (0);
  }
  return static_cast<int> (kind);
}
static int gevorkt = vork ();
