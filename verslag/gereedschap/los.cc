// los.cc: los een spel op, en schrijf wat dat kost.
//
// Gebruik: los BESTAND FUNCTIE...
// met als functies besteScoreSnel, besteScore, telStanden en stellingen.
//
// csv: functie;score;zet;leeg;standen;seconden;MiB, met in leeg het aantal lege
// vakjes van de borden, en in MiB het meeste geheugen dat dit programma tot dan
// toe nodig had.

#include "gereedschap.h"
#include "stellingen.h"
#include <sys/resource.h>

using namespace verslag;

namespace
{

// Doe een functie en schrijf haar regel.
// Parameters:
// * naam: de naam van de functie
// * bestand: de naam van het spelbestand
void doe (const std::string &naam, const std::string &bestand)
{
  zoek::Toezicht toezicht;
  TegelSpel spel;
  Zet zet = GeenZet;
  long long standen = 0;
  int score = 0;
  double seconden = 0;
  lees (spel, bestand);
  if (naam != "stellingen")
    spel.stelToezicht (&toezicht);
  if (naam == "besteScore")
    seconden = meet ([&] { score = spel.besteScore (zet, standen); });
  else if (naam == "besteScoreSnel")
    seconden = meet ([&] { score = spel.besteScoreSnel (zet, standen); });
  else if (naam == "telStanden")
    seconden = meet ([&] { standen = spel.telStanden (); });
  else if (naam == "stellingen")
    seconden = meet ([&] { standen = telStellingen
                             (ruimteVan (leesBestand (bestand))); });
  else
    breekAf (naam + " is geen functie");
  struct rusage gebruik;
  getrusage (RUSAGE_SELF, &gebruik);
  const bool kiest = zet != GeenZet;
  std::cout << naam << ';' << (kiest ? std::to_string (score) : "") << ';'
            << (kiest ? tekst (zet) : "") << ';'
            << ruimteVan (leesBestand (bestand)).langsteSpel () << ';'
            << standen << ';'
            << tijdTekst (seconden) << ';' << gebruik.ru_maxrss / 1024
            << std::endl;
}

}

int main (int argc, char **argv)
{
  if (argc < 3)
    breekAf ("gebruik: los BESTAND FUNCTIE...");
  std::cout << "functie;score;zet;leeg;standen;seconden;MiB" << std::endl;
  for (int i = 2; i < argc; i++)
    doe (argv[i], argv[1]);
  return terminal::sluitAf (0);
}
