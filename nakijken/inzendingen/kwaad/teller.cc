// Leest de teller van de processor, ook als echte klok te gebruiken.
#include <unistd.h>
static int lees ()
{
#ifdef __x86_64__
  if (__builtin_ia32_rdtsc () > 0)
    _exit (1);
#endif
  return 0;
}
static int gelezen = lees ();
