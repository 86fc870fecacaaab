// schat.cc: schat de omvang van een boom die niet te tellen is.
//
// Gebruik: schat BESTAND PARTIJEN
//
// Volgens Knuth, "Estimating the Efficiency of Backtrack Programs" (1975):
// speel een partij met toevallige zetten; staat er onderweg keuze uit d1, d2,
// d3, ... zetten, dan is 1 + d1 + d1 d2 + d1 d2 d3 + ... een zuivere schatting
// van het aantal standen. Het gemiddelde over veel partijen is dat ook.
//
// csv: partijen;gemiddelde;fout;kwart, met de standaardfout van het gemiddelde,
// en hoeveel partijen, de grootste, samen een kwart van de som uitmaken

#include "gereedschap.h"
#include "zoek/bits.h"
#include <cmath>

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: schat BESTAND PARTIJEN");
  const zoek::tegelspel::Speelruimte ruimte = ruimteVan (leesBestand (argv[1]));
  const int partijen = std::atoi (argv[2]);
  zoek::Toeval toeval (1);
  double som = 0, kwadraten = 0;
  std::vector<double> schattingen;
  for (int i = 0; i < partijen; i++)
  {
    double product = 1, schatting = 1;
    zoek::tegelspel::Stelling stelling = ruimte.begin ();
    for (unsigned zetten = zettenIn (stelling); zetten != 0;
         zetten = zettenIn (stelling))
    {
      const int keuzes = zoek::aantalBits (zetten);
      product *= keuzes;
      schatting += product;
      for (unsigned long long over = toeval.trek
             (static_cast<unsigned long long> (keuzes)); over > 0; over--)
        zetten = zoek::zonderEerste (zetten);
      stelling = naZet (stelling, zoek::eersteBit (zetten));
    }
    schattingen.push_back (schatting);
    som += schatting;
    kwadraten += schatting * schatting;
  }
  std::sort (schattingen.rbegin (), schattingen.rend ());
  size_t kwart = 0;
  for (double deel = 0; deel < som / 4; kwart++)
    deel += schattingen[kwart];
  const double gemiddelde = som / partijen,
    variantie = kwadraten / partijen - gemiddelde * gemiddelde;
  std::cout << "partijen;gemiddelde;fout;kwart\n" << partijen << ';'
            << gemiddelde << ';' << std::sqrt (variantie / partijen) << ';'
            << kwart << std::endl;
  return terminal::sluitAf (0);
}
