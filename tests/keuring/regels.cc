// regels.cc: keurt bronbestanden op de regels van de cursus en op hoe zij van
// elkaar afhangen; zie regels.h en huis.h.
// Gebruik: regels BESTAND..., vanuit de hoofdmap.

#include "tests/keuring/huis.h"
#include "tests/keuring/regels.h"

#include <iostream>

int main (int argc, char **argv)
{
  int meldingen = 0;
  Huis huis;
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
    huis.neemOp (argv[i], inhoud.str ());
    for (const Melding &melding : Keuring (argv[i], inhoud.str ()).meldingen)
    {
      std::cerr << argv[i] << ":" << melding.regel << ": " << melding.tekst
                << std::endl;
      meldingen++;
    }
  }
  for (const std::string &melding : huis.keur ())
  {
    std::cerr << melding << std::endl;
    meldingen++;
  }
  if (argc < 2)
    std::cerr << "regels: er is niets te keuren" << std::endl;
  else if (meldingen == 0)
    std::cout << argc - 1 << " bestanden gekeurd, geen meldingen" << std::endl;
  return meldingen > 0 || argc < 2 ? 1 : 0;
}
