// bewaren.h: vraag waar een spel bewaard is of wordt, en bewaar het.

#ifndef TerminalBewarenHVar
#define TerminalBewarenHVar

#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "bestandsnaam.h"
#include "scherm.h"
#include "spelbestand.h"
#include "tekst.h"
#include "uitvoerbestand.h"
#include "vraag.h"

namespace terminal
{

// Retourneert: waar de naam van een bewaard spel op eindigt, als dit een
//   voorbeeld van zo'n naam is
inline std::string eindeVan (const std::string &voorbeeld)
{
  return voorbeeld.substr (voorbeeld.rfind ('.'));
}

// Meld dat een bestand geen gewoon bestand is.
// Retourneert: false
inline bool meldPijp (const std::string &naam)
{
  std::cout << inRegels (toonbaar (naam) + " is geen gewoon bestand; verwacht "
                         "een bestand, geen pijp of apparaat.") << std::endl;
  return false;
}

// Vraag welk bestand er geladen wordt, met een voorbeeld van een naam. Bestaat
// alleen die naam met het einde van het voorbeeld erachter, dan wordt het die.
// Parameter:
// * naam: wordt de naam, als true wordt geretourneerd
// Retourneert: false als er geen naam kwam
inline bool vraagLaden (Vragen &vragen, const std::string &voorbeeld,
                        std::string &naam)
{
  if (!vragen.vraagTekst ("Naam van het bestand", "een naam, bijvoorbeeld "
                          + voorbeeld, naam))
    return false;
  naam = bestandsnaam (naam);
  if (isPijp (naam))
    return meldPijp (naam);
  const std::string langer = naam + eindeVan (voorbeeld);
  if (!bestaat (naam) && !isPijp (langer) && bestaat (langer))
    naam = langer;
  return true;
}

// Vraag een naam, die naam wordt; eindigt hij niet op einde, dan komt dat
// erachter. Wat er al zo heet mag alleen weg als de gebruiker dat zegt. Vraag
// dan of de zetten erbij moeten: dat wordt metZetten.
// Retourneert: true als er onder die naam iets te bewaren is
inline bool vraagBewaren (Vragen &vragen, const std::string &einde,
                          std::string &naam, bool &metZetten)
{
  bool mag = true;
  if (!vragen.vraagTekst ("Naam van het bestand", "een naam, bijvoorbeeld "
                          "partij" + einde, naam))
    return false;
  naam = bestandsnaam (naam);
  if (naam.back () != '/'  // een map krijgt geen einde
      && (naam.size () <= einde.size ()
          || naam.substr (naam.size () - einde.size ()) != einde))
    naam += einde;
  if (isPijp (naam))
    return meldPijp (naam);
  if (bestaat (naam))
  {
    std::cout << inRegels ("Het bestand " + toonbaar (naam) + " is er al.")
              << std::endl;
    mag = vragen.vraagJa ("Overschrijven?", mag) && mag;
  }
  mag = mag && vragen.vraagOfGewoon
    ("Alleen de stand, of met de zetten? (s of z)",
     "s (alleen de stand) of z (met de zetten)", "z",
     [&] (const std::string &woord)
     {
       metZetten = kleineLetters (woord) == "z";
       return metZetten || kleineLetters (woord) == "s";
     });
  if (!mag && !vragen.isOp () && !vragen.onderbroken ())
    std::cout << "Niet bewaard." << std::endl;
  return mag;
}

// Vraag wat er nodig is, en bewaar een spel, met de zetten en wie er spelen, of
// alleen de stand; past die niet in zo'n bestand, dan staan de zetten erbij. De
// naam eindigt als die van het voorbeeld.
// Retourneert: true als het bewaard is
template <typename Spel, typename Speler>
bool bewaar (Vragen &vragen, const std::string &voorbeeld, Spel &spel,
             const std::vector<Speler> &spelers)
{
  std::string naam;
  bool metZetten = true;
  if (!vraagBewaren (vragen, eindeVan (voorbeeld), naam, metZetten))
    return false;
  std::ostringstream stand;
  spel.schrijf (stand);
  Uitvoerbestand bestand (naam);
  if (metZetten || !stand)
    schrijfMetZetten (bestand.stroom (), spel, spelers);
  else
    bestand.stroom () << stand.str ();
  const bool gelukt = bestand.maakAf (std::cout);
  if (gelukt)
    std::cout << inRegels ("Bewaard in " + toonbaar (naam) + ".") << std::endl;
  if (gelukt && !metZetten && !stand)
    std::cout << inRegels ("Deze stand past niet in een spelbestand; de zetten "
                           "staan erbij.") << std::endl;
  return gelukt;
}

}

#endif
