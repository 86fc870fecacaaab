// bewaren.h: schrijf een bestand, zonder dat er ooit een half bestand staat.

#ifndef TerminalBewarenHVar
#define TerminalBewarenHVar

#include <fstream>
#include <iostream>
#include <string>
#include "lezer.h"
#include "vraag.h"

namespace terminal
{

// Retourneert: true als er een bestand met deze naam is, ook als het niet te
//   openen is
inline bool bestaat (const char *naam)
{
  std::ifstream bestand (naam);
  return isLeesbaar (bestand)
         || (!bestand.is_open () && isEr (naam));
}

// Een bestand dat geschreven wordt onder een andere naam (met .nieuw erachter;
// wat zo heette verdwijnt), en zijn naam pas krijgt als het af is. Wat niet af
// komt verdwijnt, en een bestand dat er al was blijft dan zoals het is.
class Uitvoerbestand
{
  public:

    // Begin een bestand dat nwNaam gaat heten.
    explicit Uitvoerbestand (const std::string &nwNaam)
    : naam (nwNaam), nieuw (naam + ".nieuw"), staat (false)
    {
      if (gewoneTekst (naam) && !naam.empty () && naam.back () != '/')
        bestand.open (nieuw.c_str ());
      staat = bestand.is_open ();
    }

    // Ruim een bestand op dat niet af is.
    ~Uitvoerbestand ()
    {
      bestand.close ();
      if (staat)
        std::remove (nieuw.c_str ());
    }

    // Retourneert: waar de inhoud naartoe gaat; fout als dat niet kan
    std::ostream &stroom ()
    {
      return bestand;
    }

    // Geef het bestand zijn naam. Een bestand dat al zo heet verdwijnt; op
    // Windows moet dat eerst.
    // Retourneert: true als dat gelukt is; anders krijgt melding te zien wat er
    //   verwacht werd
    bool maakAf (std::ostream &melding)
    {
      const char *const van = nieuw.c_str (), *const naar = naam.c_str ();
      bestand.close ();
      if (bestand && (std::rename (van, naar) == 0
                      || (bestaat (naar) && std::remove (naar) == 0
                          && std::rename (van, naar) == 0)))
      {
        staat = false;
        return true;
      }
      std::ifstream map (naar);  // is te openen, maar niet te lezen
      const std::string reden = map.is_open () && !isLeesbaar (map)
                                ? ", want het is een map" : "";
      melding << inRegels ("Bestand " + toonbaar (naam) + " is niet te "
                           "schrijven" + reden + "; verwacht werd een naam "
                           "zonder vreemde tekens, in een map waar dat mag, op "
                           "een schijf met ruimte.") << std::endl;
      return false;
    }

  private:

    const std::string naam, nieuw;
    std::ofstream bestand;
    bool staat;  // of er een bestand met de andere naam is
};

// Vraag een naam, en bewaar de inhoud, een tekst; wat er al staat alleen als
// dat mag. Eindigt de naam niet op einde, dan komt dat erachter.
inline void bewaar (Vragen &vragen, const std::string &einde,
                    const std::string &inhoud)
{
  std::string naam;
  bool mag = true;
  if (!vragen.vraagTekst ("Naam van het bestand", "een naam, bijvoorbeeld "
                          "partij" + einde, naam))
    return;
  if (naam.back () != '/'  // een map krijgt geen einde
      && (naam.size () <= einde.size ()
          || naam.substr (naam.size () - einde.size ()) != einde))
    naam += einde;
  if (bestaat (naam.c_str ())
      && !vragen.vraagJa ("Dat bestand is er al; overschrijven?", mag))
    mag = false;
  if (vragen.op () || vragen.onderbroken ())
    return;
  if (!mag)
  {
    std::cout << "Niet bewaard." << std::endl;
    return;
  }
  Uitvoerbestand bestand (naam);
  bestand.stroom () << inhoud;
  if (bestand.maakAf (std::cout))
    std::cout << "Bewaard in " << toonbaar (naam) << "." << std::endl;
}

}

#endif
