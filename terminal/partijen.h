// partijen.h: laat computers een reeks partijen spelen; het spel zelf maakt er
// een tabel van.

#ifndef TerminalPartijenHVar
#define TerminalPartijenHVar

#include <iostream>
#include "../zoek/getaltekst.h"
#include "../zoek/klok.h"
#include "../zoek/toezicht.h"
#include "../zoek/voortgang.h"

namespace terminal
{

// Speel partijen, en toon dan wat eruit kwam, of als de tijd van het toezicht
// om is tot dan toe. Duurt het lang, dan wordt er gevraagd of het door mag.
// Parameters:
// * aantal: hoeveel partijen
// * toezicht: wie er toeziet
// * speel: een functie die een partij speelt, van haar nummer, vanaf 0, en van
//   de voortgang: wie zelf iets op het scherm zet wist haar eerst
// * toon: een functie die toont wat eruit kwam, van minstens een partij, tenzij
//   de tijd om is
// Post: wordt het afgebroken, dan is getoond wat er gespeeld is, en wordt
//   Afgebroken gegooid
template <typename Speel, typename Toon>
void speelPartijen (long long aantal, zoek::Toezicht &toezicht,
                    const Speel &speel, const Toon &toon)
{
  const zoek::Klok klok;
  long long klaar = 0;
  try
  {
    zoek::Voortgang voortgang ("spelen", "partijen", aantal, &toezicht, 1);
    for (; klaar < aantal; klaar++)
    {
      voortgang.peil (klaar);
      speel (klaar, voortgang);
    }
  }
  catch (const zoek::Afgebroken &waar)
  {
    if (waar.tijdOm)
      return toon ();
    if (klaar == 0 || waar.geweigerd)
      throw;
    std::cerr << std::endl;  // op een terminal staat er ^C
    toon ();
    throw zoek::Afgebroken { klok.seconden (), klaar, "van de "
                             + zoek::getalTekst (aantal) + " partijen", false,
                             false, "" };
  }
  toon ();
}

}

#endif
