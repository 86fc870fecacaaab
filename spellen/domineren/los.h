// los.h: wie wint elke stand uit een bestand, in een tabel.

#ifndef DominerenLosHVar
#define DominerenLosHVar

#include <ctime>
#include <string>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/schermtoezicht.h"
#include "../../terminal/tabel.h"
#include "../../zoek/getaltekst.h"
#include "domineren.h"

// Los een stand op, en zet de uitkomst met de naam van het bestand op een regel
// van de tabel; met zetten op een regel voor elke zet, met de standen en de
// tijd van allemaal samen. Is de tijd om, dan is onbekend wie wint.
inline void losOp (const std::string &naam, Domineren &spel, bool zetten,
                   const terminal::Tabel &tabel)
{
  const clock_t begin = clock ();
  std::vector<Domineren::Uitslag> uit;
  long long standen = 0;
  try
  {
    if (zetten && !spel.eindstand ())
      spel.uitslagen (standen, uit);
    else
    {
      uit.push_back ({ "", Domineren::Onbekend });
      uit[0].winnaar = spel.winnaar (uit[0].zet, standen);
    }
  }
  catch (const zoek::Afgebroken &waar)
  {
    if (!waar.tijdOm)
      throw;
    standen = waar.aantal;
    if (uit.empty ())
      uit.push_back ({ "", Domineren::Onbekend });
  }
  const double seconden = zoek::seconden (clock () - begin);
  for (const Domineren::Uitslag &uitslag : uit)
    tabel.toon ({ naam, Domineren::naamVanSpeler (spel.getSpeler ()),
                  Domineren::naamVanSpeler (uitslag.winnaar),
                  uitslag.zet.empty () ? "-" : uitslag.zet,
                  std::to_string (standen), terminal::Tabel::tijd (seconden) });
}

// Los standen uit bestanden op en zet de uitkomsten in een tabel op het scherm;
// gevraagd is wat er op de opdrachtregel staat.
// Retourneert: de hoogste exitcode
inline int losOp (const terminal::Instellingen &gevraagd)
{
  terminal::Schermtoezicht toezicht (gevraagd.stil);
  const terminal::Tabel tabel
    (gevraagd.namen, { "bestand", "beurt", "winnaar", "zet", "standen",
                       "seconden" }, { 8, 10, 6, 14, 12 }, gevraagd.csv);
  Domineren leeg (1, 1);
  leeg.stelTijd (0);
  leeg.stelToezicht (&toezicht);
  return terminal::vanElk (gevraagd.namen, leeg,
    [&] (const std::string &naam, Domineren &spel)
    {
      toezicht.geefTijd (static_cast<double> (gevraagd.tijd));
      losOp (naam, spel, gevraagd.zetten, tabel);
    });
}

#endif
