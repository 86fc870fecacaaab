// keus.cc: reken na hoe zeker het oordeel over bepaalGoedeZet is, zie
// nakijken/standen.h, en of de bomen van boom.h die van het model zijn.
//
// Het programma eindigt met "N passed, N failed", zoals elke toets.

#include "nakijken/standen.h"

#include <iostream>

namespace
{

const double Zeker = 1e-5;  // de kans op een fout oordeel blijft hieronder

// De kans op minder treffers dan een grens, als elk spel zijn eigen kans heeft.
double kansOnder (const std::vector<double> &kansen, int grens)
{
  std::vector<double> verdeling (1, 1.0);
  for (double kans : kansen)
  {
    verdeling.push_back (0);
    for (size_t i = verdeling.size (); i-- > 0; )
      verdeling[i] = verdeling[i] * (1 - kans)
                     + (i > 0 ? verdeling[i - 1] * kans : 0);
  }
  double som = 0;
  for (int i = 0; i < grens; i++)
    som += verdeling[static_cast<size_t> (i)];
  return som;
}

// De kans dat Monte Carlo in een spel de duidelijk beste zet kiest.
double kansBeste (const Plek &spel)
{
  const std::vector<Zet> zetten = Model::verschillendeZetten (spel.stand);
  const std::vector<double> kansen = Model::keuzekansen (spel.stand,
                                                         KeusSimulaties);
  for (size_t i = 0; i < zetten.size (); i++)
    if (zetten[i] == spel.boom.duidelijk)
      return kansen[i];
  return 0;
}

// Zegt boom.h van een spel hetzelfde als het model?
bool klopt (const Plek &spel)
{
  const auto goed = Model::losOp (spel.stand);
  std::vector<Zet> beste;
  for (const std::pair<Zet,int> &waarde : goed.waarden)
    if (waarde.second == goed.score)
      beste.push_back (waarde.first);
  double gemiddeld = 0;
  for (const auto &kans : Model::toevalligSpel (spel.stand))
    gemiddeld += kans.first * kans.second;
  const double verschil = gemiddeld - spel.boom.gemiddeld;
  return spel.boom.score == goed.score && spel.boom.beste == beste
         && spel.boom.standen == goed.standen && spel.boom.laag <= goed.score
         && verschil < Zeker && -verschil < Zeker;
}

}

int main ()
{
  int fout = 0, alle = 0;
  for (unsigned zaad : { 1u, 2u, 3u })
    for (Soorten soort : { Duidelijk, Somber })
    {
      std::vector<double> goed, gokken;
      for (const Plek &spel : keusSpellen (Voorraad (zaad), soort))
      {
        goed.push_back (kansBeste (spel));
        gokken.push_back (1.0 / static_cast<double> (
          Model::verschillendeZetten (spel.stand).size ()));
        fout += klopt (spel) ? 0 : 1;
        alle++;
      }
      const int grens = (KeusRaak * static_cast<int> (goed.size ()) + KeusVan
                         - 1) / KeusVan;
      const double onterecht = kansOnder (goed, grens),
                   gemist = 1 - kansOnder (gokken, grens);
      std::cout << goed.size () << " spellen: kans dat goed Monte Carlo niet "
        "slaagt " << onterecht << ", dat gokken slaagt " << gemist << "\n";
      fout += (onterecht < Zeker ? 0 : 1) + (gemist < Zeker ? 0 : 1);
      alle += 2;
    }
  std::cout << alle - fout << " passed, " << fout << " failed" << std::endl;
  return fout == 0 ? 0 : 1;
}
