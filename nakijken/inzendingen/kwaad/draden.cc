// Een draad die namens iedereen antwoordt.
#include <pthread.h>
#include <unistd.h>
static void *antwoord (void *)
{
  for (int i = 0; i < 1000; i++)
    if (write (4, "\1\0\0\0\2\0\0\0\0\0\0\0 1", 14) < 0)
      break;
  return 0;
}
static int draad ()
{
  pthread_t nummer;
  return pthread_create (&nummer, 0, antwoord, 0);
}
static int gestart = draad ();
