// keus.cc: reken na hoe zeker het oordeel over bepaalGoedeZet is; zie keus.h.
//
// Het programma eindigt met "N passed, N failed", zoals elke toets.

#include "keus.h"

#include <iostream>

namespace
{

using namespace nakijk;

const double Zeker = 1e-6;  // de kans op een fout oordeel blijft hieronder

// De kans op elk aantal treffers, als elke stand zijn eigen kans heeft.
std::vector<double> treffers (const std::vector<double> &kansen)
{
  std::vector<double> verdeling (1, 1.0);
  for (double kans : kansen)
  {
    verdeling.push_back (0);
    for (size_t i = verdeling.size (); i-- > 0; )
      verdeling[i] = verdeling[i] * (1 - kans)
                     + (i > 0 ? verdeling[i - 1] * kans : 0);
  }
  return verdeling;
}

// De kans op minder treffers dan een grens.
double kansOnder (const std::vector<double> &kansen, int grens)
{
  const std::vector<double> verdeling = treffers (kansen);
  double som = 0;
  for (int i = 0; i < grens; i++)
    som += verdeling[static_cast<size_t> (i)];
  return som;
}

// De kans dat Monte Carlo in een stand de duidelijk beste zet kiest.
double kansBeste (const Stand &stand)
{
  const std::vector<Zet> zetten = Model::verschillendeZetten (stand);
  const std::vector<double> kansen = Model::keuzekansen (stand, KeusSimulaties);
  for (size_t i = 0; i < zetten.size (); i++)
    if (zetten[i] == duidelijkBeste (stand))
      return kansen[i];
  return 0;
}

}

int main ()
{
  std::vector<double> goed, gokken;
  double laagste = 1;
  for (const Stand &stand : keusStanden ())
  {
    goed.push_back (kansBeste (stand));
    laagste = std::min (laagste, goed.back ());
    gokken.push_back (
      1.0 / static_cast<double> (Model::verschillendeZetten (stand).size ()));
  }
  const double onterecht = kansOnder (goed, KeusRaak),
               gemist = 1 - kansOnder (gokken, KeusRaak);
  const int fout = (onterecht < Zeker ? 0 : 1) + (gemist < Zeker ? 0 : 1);
  std::cout << "goed Monte Carlo kiest in elke stand de beste zet met kans "
            << laagste << " of meer\n"
            << "kans dat het niet slaagt " << onterecht
            << ", kans dat gokken slaagt " << gemist << "\n"
            << 2 - fout << " passed, " << fout << " failed" << std::endl;
  return fout == 0 ? 0 : 1;
}
