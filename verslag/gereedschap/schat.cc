// schat.cc: schat de omvang van bomen, ook als die niet te tellen zijn.
//
// Gebruik: schat PARTIJEN BESTAND...
//
// Volgens Knuth, "Estimating the Efficiency of Backtrack Programs" (1975):
// speel een partij met toevallige zetten; staat er onderweg keuze uit d1, d2,
// d3, ... zetten, dan is 1 + d1 + d1 d2 + d1 d2 d3 + ... een zuivere schatting
// van het aantal standen. Het gemiddelde over veel partijen is dat ook.
//
// csv: spel;partijen;gemiddelde;fout;kwart, met de standaardfout van het
// gemiddelde, en hoeveel partijen, de grootste, samen een kwart van de som
// uitmaken

#include "gereedschap.h"
#include "zoek/bits.h"
#include <cmath>

using namespace verslag;

namespace
{

// Speel een partij.
// Retourneert: haar schatting
double schatting (const zoek::tegelspel::Speelruimte &ruimte,
                  zoek::Toeval &toeval)
{
  double product = 1, som = 1;
  zoek::tegelspel::Stelling stelling = ruimte.begin ();
  for (unsigned zetten = zettenIn (stelling); zetten != 0;
       zetten = zettenIn (stelling))
  {
    const int keuzes = zoek::aantalBits (zetten);
    product *= keuzes;
    som += product;
    for (unsigned long long over = toeval.trek
           (static_cast<unsigned long long> (keuzes)); over > 0; over--)
      zetten = zoek::zonderEerste (zetten);
    stelling = naZet (stelling, zoek::eersteBit (zetten));
  }
  return som;
}

}

int main (int argc, char **argv)
{
  if (argc < 3)
    breekAf ("gebruik: schat PARTIJEN BESTAND...");
  const int partijen = std::atoi (argv[1]);
  std::cout << "spel;partijen;gemiddelde;fout;kwart" << std::endl;
  for (int bestand = 2; bestand < argc; bestand++)
  {
    const zoek::tegelspel::Speelruimte ruimte =
      ruimteVan (leesBestand (argv[bestand]));
    zoek::Toeval toeval (1);
    double som = 0, kwadraten = 0;
    std::vector<double> schattingen;
    for (int i = 0; i < partijen; i++)
    {
      schattingen.push_back (schatting (ruimte, toeval));
      som += schattingen.back ();
      kwadraten += schattingen.back () * schattingen.back ();
    }
    std::sort (schattingen.rbegin (), schattingen.rend ());
    size_t kwart = 0;
    for (double deel = 0; deel < som / 4; kwart++)
      deel += schattingen[kwart];
    const double gemiddelde = som / partijen,
      variantie = kwadraten / partijen - gemiddelde * gemiddelde;
    std::cout << naamVan (argv[bestand]) << ';' << partijen << ';'
              << gemiddelde << ';' << std::sqrt (variantie / partijen) << ';'
              << kwart << std::endl;
  }
  return terminal::sluitAf (0);
}
