// uitvoerbestand.h: schrijf een bestand, zonder dat er ooit een half bestand
// staat.

#ifndef TerminalUitvoerbestandHVar
#define TerminalUitvoerbestandHVar

#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include "bestandsnaam.h"
#include "lezer.h"
#include "scherm.h"
#include "tekst.h"

namespace terminal
{

// Een bestand dat geschreven wordt onder een naam die niemand heeft, in
// dezelfde map, en zijn eigen naam pas krijgt als het af is. Wat niet af komt
// verdwijnt, en een bestand dat er al was blijft dan zoals het is. Is het wel
// af, dan komt het in de plaats daarvan, met de rechten van een nieuw bestand,
// ook van een verwijzing (link) die zo heet: anders kan het met alleen de
// standaardbibliotheek niet.
class Uitvoerbestand
{
  public:

    // Begin een bestand dat nwNaam gaat heten, onder de eerste naam met .nieuw
    // en een nummer erachter die vrij is.
    explicit Uitvoerbestand (const std::string &nwNaam)
    : naam (nwNaam), staat (false)
    {
      const int MeesteNamen = 1000;  // die anderen nu schrijven of lieten staan
      const char Wis = 127;
      bool mag = !naam.empty () && naam.back () != '/' && !isApparaat ();
      for (const char teken : naam)
        mag = mag && static_cast<unsigned char> (teken) >= ' ' && teken != Wis;
      for (int i = 1; mag && !staat && i <= MeesteNamen; i++)
      {
        nieuw = naam + ".nieuw" + std::to_string (i);
        std::FILE *const leeg = std::fopen (nieuw.c_str (), "wx");  // x: alleen
        staat = leeg != 0;                            // als het er niet is
        mag = !staat || std::fclose (leeg) == 0;
      }
      bestand.open (staat && mag ? nieuw.c_str () : "");  // zo heet niets
    }

    // Ruim een bestand op dat niet af is.
    ~Uitvoerbestand ()
    {
      bestand.close ();
      if (staat)
        std::remove (nieuw.c_str ());
    }

    // Retourneert: waar de inhoud naartoe gaat; fout als dat niet kan
    std::ostream &stroom () { return bestand; }

    // Geef het bestand zijn naam. Een bestand dat al zo heet verdwijnt daarmee;
    // op Windows moet het eerst weg, en dan blijft dit in elk geval.
    // Retourneert: true als dat gelukt is; anders staat in melding waarom niet
    bool maakAf (std::ostream &melding)
    {
      const char *const van = nieuw.c_str (), *const naar = naam.c_str ();
      bestand.close ();
#ifdef _WIN32
      if (bestand && bestaat (naar))
        staat = std::remove (naar) != 0;
#endif
      if (bestand && std::rename (van, naar) == 0)
      {
        staat = false;
        return true;
      }
      std::ifstream map (naar);  // is te openen, maar niet te lezen
      const std::string reden
        = isApparaat () ? ", want onder /dev staan geen gewone bestanden"
        : map.is_open () && !isLeesbaar (map) ? ", want het is een map" : "";
      melding << inRegels ("Bestand " + toonbaar (naam) + " is niet te "
                           "schrijven" + reden + "; verwacht werd een naam "
                           "zonder vreemde tekens, in een map waar dat mag, op "
                           "een schijf met ruimte.") << std::endl;
      return false;
    }

  private:

    // Retourneert: true als dit onder /dev staat, waar een naam geen gewoon
    //   bestand is
    bool isApparaat () const { return naam.compare (0, 5, "/dev/") == 0; }

    const std::string naam;
    std::string nieuw;  // de andere naam
    std::ofstream bestand;
    bool staat;  // of er een bestand met die andere naam is
};

}

#endif
