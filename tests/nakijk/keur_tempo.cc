// keur_tempo.cc: meet hoe snel besteScore de voorbeeldspellen oplost.

#include "proef.h"

#include <ctime>

namespace nakijk
{

namespace
{

// Laat een voorbeeldspel oplossen en zet tijd en tempo op de kaart.
// Parameters:
// * naam: de naam van het bestand
// * score: de beste score, die van elk voorbeeldspel bekend is
void meet (const std::string &naam, int score)
{
  proef ([&] (Partij &partij)
  {
    Zet zet (-1, '\0');
    long long standen = 0;
    eisGelijk (partij.lees (voorbeeld (naam)), true);
    const std::clock_t begin = std::clock ();
    eisGelijk (partij.beste (zet, standen), score);
    const double seconden = static_cast<double> (std::clock () - begin)
                            / CLOCKS_PER_SEC;
    opmerking (std::to_string (seconden) + " " + std::to_string (standen));
  });
}

}

void snelheid_spel1 () { meet ("spel1.txt", 0); }
void snelheid_spel3 () { meet ("spel3.txt", 3); }
void snelheid_spel4 () { meet ("spel4.txt", 0); }
void snelheid_spel5 () { meet ("spel5.txt", 0); }

}
