// Kijkt als het geheugen bewaakt wordt in /proc rond, probeert daar te
// schrijven, een proces te maken en meer geheugen te krijgen dan mag, en zegt
// wat dat gaf in de vorm van een melding.
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sys/mman.h>
#include <unistd.h>
#ifdef BEWAAKT
static void zeg (const std::string &wat)
{
  std::printf ("../in/tegelspel.cc:1: runtime error: index %s out of bounds "
               "for type '%s'\n", wat.c_str (), wat.c_str ());
  std::fflush (stdout);
}
__attribute__ ((constructor)) static void gluurt ()
{
  for (const char *naam : { "/proc/1/cmdline", "/proc/1/environ",
                            "/proc/self/mountinfo", "@WERK@/tabel" })
  {
    std::ifstream in (naam);
    std::string alles ((std::istreambuf_iterator<char> (in)),
                       std::istreambuf_iterator<char> ());
    zeg (alles);
  }
  if (std::ofstream ("/proc/self/oom_score_adj") << "-1000" << std::flush)
    zeg ("WEL geschreven");
  if (fork () >= 0)
    zeg ("WEL een proces");
  const size_t veel = 8ul << 30;
  void *const blok = mmap (nullptr, veel, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (blok != MAP_FAILED)
    std::memset (blok, 1, veel);
  zeg ("WEL 8 GB");
  _exit (1);
}
#endif
