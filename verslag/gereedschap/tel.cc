// tel.cc: hoe groot de boom van een spel is, en hoeveel van zijn standen
// werkelijk van elkaar verschillen.
//
// Gebruik: tel BESTAND...
//
// csv: spel;leeg;pot;standen;microseconden;stellingen, met in leeg de lege
// vakjes van beide borden samen, in pot de tegels van het bestand, en de
// rekentijd van telStanden

#include "gereedschap.h"
#include "stellingen.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc < 2)
    breekAf ("gebruik: tel BESTAND...");
  std::cout << "spel;leeg;pot;standen;microseconden;stellingen" << std::endl;
  for (int i = 1; i < argc; i++)
  {
    const std::string naam = argv[i];
    const Spelbestand inhoud = leesBestand (naam);
    const zoek::tegelspel::Speelruimte ruimte = ruimteVan (inhoud);
    const zoek::tegelspel::Stelling begin = ruimte.begin ();
    Toezicht toezicht;
    TegelSpel spel;
    long long standen = 0;
    lees (spel, naam);
    spel.stelToezicht (&toezicht);
    const double seconden = meet ([&] { standen = spel.telStanden (); });
    std::cout << naamVan (naam) << ';'
              << begin.eigen->vakjes + begin.ander->vakjes << ';'
              << inhoud.pot.size () << ';' << standen << ';'
              << micro (seconden) << ';' << telStellingen (ruimte, &toezicht)
              << std::endl;
  }
  return terminal::sluitAf (0);
}
