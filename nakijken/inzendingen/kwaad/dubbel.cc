// Antwoordt op alles twee keer.
#include <cstdio>
#include <sys/syscall.h>
#include <unistd.h>
extern "C" size_t fwrite (const void *tekst, size_t maat, size_t aantal, FILE *uit)
{
  syscall (SYS_write, fileno (uit), tekst, maat * aantal);
  syscall (SYS_write, fileno (uit), tekst, maat * aantal);
  return aantal;
}
