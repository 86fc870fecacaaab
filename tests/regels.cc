// regels.cc: keurt bronbestanden op de regels van de cursus; zie regels.h.
// Gebruik: regels BESTAND..., vanuit de hoofdmap.

#include "tests/regels.h"

#include <iostream>

int main (int argc, char **argv)
{
  int meldingen = 0;
  for (int i = 1; i < argc; i++)
  {
    std::ifstream in (argv[i], std::ios::binary);
    std::ostringstream inhoud;
    if (!in || !(inhoud << in.rdbuf ()))
    {
      std::cerr << argv[i] << ": niet te lezen" << std::endl;
      meldingen++;
      continue;
    }
    for (const Melding &melding : Keuring (argv[i], inhoud.str ()).meldingen)
    {
      std::cerr << argv[i] << ":" << melding.regel << ": " << melding.tekst
                << std::endl;
      meldingen++;
    }
  }
  if (argc < 2)
    std::cerr << "regels: er is niets te keuren" << std::endl;
  else if (meldingen == 0)
    std::cout << argc - 1 << " bestanden gekeurd, geen meldingen" << std::endl;
  return meldingen > 0 || argc < 2 ? 1 : 0;
}
