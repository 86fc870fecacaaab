// Doet over elk antwoord bijna zo lang als mag.
#include <cstdio>
#include <sys/syscall.h>
#include <unistd.h>
extern "C" size_t fwrite (const void *tekst, size_t maat, size_t aantal, FILE *uit)
{
  if (fileno (uit) == 4)
    sleep (8);
  syscall (SYS_write, fileno (uit), tekst, maat * aantal);
  return aantal;
}
