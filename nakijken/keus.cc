// keus.cc: reken na hoe zeker het oordeel over bepaalGoedeZet is, zie keus.h,
// en wat er uit de voorbeeldspellen komt, zie voorbeelden.h.
//
// Het programma eindigt met "N passed, N failed", zoals elke toets.

#include "keus.h"
#include "voorbeelden.h"

#include <fstream>
#include <iostream>
#include <map>

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
    if (zetten[i] == duidelijkBeste (goedeBoom (stand)))
      return kansen[i];
  return 0;
}

// De uitkomst van een spel, met alles wat verklaar ermee vergelijkt; elke stand
// wordt een keer uitgerekend.
Voorbeeld rekenUit (const Stand &stand, std::map<std::string,Voorbeeld> &eerder)
{
  std::string naam = stand.pot + (stand.beurt == 0 ? "0" : "1");
  for (const Paren &paren : { stand.schalen, gesorteerd (stand.rijen[0]),
                              gesorteerd (stand.rijen[1]) })
    for (const std::pair<int,int> &paar : paren)
      naam += static_cast<char> (paar.first * 16 + paar.second);
  if (eerder.count (naam) > 0)
    return eerder[naam];
  const std::vector<Zet> zetten = Model::verschillendeZetten (stand);
  const int score = Model::score (stand), laagst = -100;
  Voorbeeld uit = { "", score, Model::Geen, 1, zetten.empty () ? 1 : 0, 1,
                    score, std::abs (score), stand.beurt == 0 ? score : -score };
  if (!zetten.empty ())
    uit.score = uit.zonderTeken = uit.absoluut = uit.spelerNul = laagst;
  for (const Zet &zet : Model::alleZetten (stand))
  {
    const Voorbeeld kind = rekenUit (Model::naZet (stand, zet), eerder);
    uit.gelijkeApart += kind.gelijkeApart;
    if (std::find (zetten.begin (), zetten.end (), zet) == zetten.end ())
      continue;
    uit.zet = -kind.score > uit.score ? zet : uit.zet;
    uit.score = std::max (uit.score, -kind.score);
    uit.standen += kind.standen;
    uit.einden += kind.einden;
    uit.zonderTeken = std::max (uit.zonderTeken, kind.zonderTeken);
    uit.absoluut = std::max (uit.absoluut, -kind.absoluut);
    uit.spelerNul = std::max (uit.spelerNul, -kind.spelerNul);
  }
  return eerder[naam] = uit;
}

// Klopt een voorbeeld?
bool klopt (const Voorbeeld &goed)
{
  std::ifstream in (goed.naam);
  std::ostringstream inhoud;
  inhoud << in.rdbuf ();
  std::map<std::string,Voorbeeld> eerder;
  Stand stand;
  if (!Model::lees (inhoud.str (), stand))
    return false;
  const Voorbeeld komt = rekenUit (stand, eerder);
  return komt.score == goed.score && komt.zet == goed.zet
         && komt.standen == goed.standen && komt.einden == goed.einden
         && komt.gelijkeApart == goed.gelijkeApart
         && komt.zonderTeken == goed.zonderTeken
         && komt.absoluut == goed.absoluut && komt.spelerNul == goed.spelerNul;
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
  int fout = (onterecht < Zeker ? 0 : 1) + (gemist < Zeker ? 0 : 1);
  for (size_t i : { 0, 2 })  // spel3 duurt te lang
    fout += klopt (Voorbeelden[i]) ? 0 : 1;
  std::cout << "goed Monte Carlo kiest in elke stand de beste zet met kans "
            << laagste << " of meer\n"
            << "kans dat het niet slaagt " << onterecht
            << ", kans dat gokken slaagt " << gemist << "\n"
            << 4 - fout << " passed, " << fout << " failed" << std::endl;
  return fout == 0 ? 0 : 1;
}
