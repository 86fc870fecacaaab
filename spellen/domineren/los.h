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
// van de tabel; met zetten ook wie er na elke zet wint.
inline void losOp (const std::string &naam, Domineren &spel, bool zetten,
                   const terminal::Tabel &tabel)
{
  const clock_t begin = clock ();
  std::string zet, elke;
  long long standen = 0, meer = 0;
  const std::string wint =
    Domineren::naamVanSpeler (spel.winnaar (zet, standen));
  if (zetten)
    for (const Domineren::Uitslag &uitslag : spel.uitslagen (meer))
      elke += (elke.empty () ? "" : "  ") + uitslag.zet + " "
              + Domineren::naamVanSpeler (uitslag.winnaar);
  std::vector<std::string> cellen =
    { naam, Domineren::naamVanSpeler (spel.getSpeler ()), wint,
      zet.empty () ? "-" : zet, std::to_string (standen + meer),
      terminal::Tabel::tijd (zoek::seconden (clock () - begin)) };
  if (zetten)
    cellen.push_back (elke);
  tabel.toon (cellen);
}

// Los standen uit bestanden op en zet de uitkomsten in een tabel op het scherm.
// Parameters:
// * gevraagd: wat elk programma kent; zie terminal/hoofdprogramma.h
// * tijd: seconden per stand; 0: zonder grens
// * zetten: ook wie er na elke zet wint
// Retourneert: de hoogste exitcode
inline int losOp (const terminal::Instellingen &gevraagd, int tijd, bool zetten)
{
  int exitcode = terminal::Gelukt;
  terminal::Schermtoezicht toezicht (gevraagd.stil);
  std::vector<std::string> koppen = { "bestand", "beurt", "winnaar", "zet",
                                      "standen", "seconden" };
  if (zetten)
    koppen.push_back ("wie er na elke zet wint");
  const terminal::Tabel tabel (gevraagd.namen, koppen, { 8, 10, 6, 14, 12 },
                               gevraagd.csv);
  for (const std::string &naam : gevraagd.namen)
  {
    Domineren spel (1, 1);
    std::string wie;
    const int code = terminal::lees (spel, naam, wie);
    spel.stelTijd (tijd);
    spel.stelToezicht (&toezicht);
    if (code == terminal::Gelukt)
      losOp (naam, spel, zetten, tabel);
    else
      exitcode = code;
  }
  return exitcode;
}

#endif
