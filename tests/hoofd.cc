// hoofd.cc: het hoofdprogramma van elke toets die er zelf geen heeft, en wat
// maar een keer vertaald hoeft te worden.

#include "tests/bestand.cc"
#include "tests/menuproef.cc"
#include "tests/programma.cc"
#include "tests/tekst.cc"
#include "tests/toets.cc"

template void eis (const Links<bool> &, const char *, const char *, int);
template void eis (const Vergelijking<int, int> &, const char *, const char *,
                   int);
template void eis (const Vergelijking<std::string, std::string> &,
                   const char *, const char *, int);
template void eisGelijk (const int &, const int &, const char *, const char *,
                         int);
template void eisGelijk (const bool &, const bool &, const char *,
                         const char *, int);
template void eisGelijk (const std::string &, const std::string &,
                         const char *, const char *, int);

int main (int argc, char **argv) __attribute__ ((weak));

// Wat een toets draait hangt niet af van de taal van wie haar begint.
int main (int argc, char **argv)
{
  setenv ("LC_ALL", "C", 1);
  for (const char *naam : { "CDPATH", "COLUMNS", "LINES" })
    unsetenv (naam);
  return draaiToetsen (argc, argv);
}
