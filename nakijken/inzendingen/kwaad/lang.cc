// Antwoordt met lengtes die niet bestaan.
#include <cstdio>
#include <sys/syscall.h>
#include <unistd.h>
extern "C" size_t fwrite (const void *tekst, size_t maat, size_t aantal, FILE *uit)
{
  static unsigned nummer = 0;
  const unsigned lengtes[] = { 0xffffffff, 0x80000000, 4194304, 4194305, 0 };
  const unsigned kop[] = { nummer + 1, lengtes[nummer % 5], 0 };
  if (fileno (uit) != 4)
    syscall (SYS_write, fileno (uit), tekst, maat * aantal);
  else if (maat > 1)
  {
    nummer++;
    syscall (SYS_write, 4, kop, sizeof kop);
    syscall (SYS_write, 4, " 99999999999999999999 -5:", 25);
  }
  return aantal;
}
