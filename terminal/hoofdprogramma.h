// hoofdprogramma.h: wat elk programma met zijn opdrachtregel doet.

#ifndef TerminalHoofdprogrammaHVar
#define TerminalHoofdprogrammaHVar

#include <climits>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>
#include "opdrachtregel.h"
#include "programma.h"
#include "../standaard.h"

namespace terminal
{

// De exitcodes van een programma, naast die uit terminal/programma.h; toonSlot
// zegt wat ze betekenen.
enum Exitcode { Gelukt, SpelOnleesbaar, VerkeerdGebruik };

// De uitleg van --zaad, voor een programma met toeval.
const char ZaadUitleg[] =
    "  --zaad N        begin het toeval bij N (0 t/m 2147483647); zonder deze\n"
    "                  optie bepaalt de klok het zaad\n";

// Zet op het scherm waar elke uitleg mee eindigt.
inline void toonSlot ()
{
  std::cout <<
    "  --stil          geen voortgang van lang werk op stderr\n"
    "  --help          deze uitleg\n"
    "  --versie        het nummer van deze versie\n"
    "  --              hierna volgen alleen bestandsnamen\n"
    "\n"
    "Exitcodes: 0 gelukt, 1 een bestand is niet te lezen of klopt niet, 2 de\n"
    "opdrachtregel klopt niet of een bestand is niet te openen, 3 het\n"
    "geheugen is op of de uitvoer is niet te schrijven.\n";
}

// Geef uitleg of de versie als daarom gevraagd wordt; anders begint het werk.
// Parameters:
// * argc, argv: de opdrachtregel
// * toonHulp: zet het eigen deel van de uitleg op het scherm, dat eindigt met
//   de opties
// * versie: de naam en de versie van het programma
// * start: doet wat de opdrachtregel verder vraagt, en geeft de exitcode
// Retourneert: de exitcode
inline int hoofdprogramma (int argc, char **argv, void (*toonHulp) (),
                           const char *versie,
                           int (*start) (terminal::Opdrachtregel &))
{
  terminal::bewaakGeheugen ();
  terminal::Opdrachtregel regel (argc, argv);
  if (regel.optie ("--help"))
  {
    toonHulp ();
    toonSlot ();
  }
  else if (regel.optie ("--versie"))
    std::cout << versie << std::endl;
  else
    return terminal::sluitAf (start (regel));
  return terminal::sluitAf (Gelukt);
}

// Begin het toeval bij het getal achter --zaad, of anders bij de klok.
// Parameter:
// * regel: de opdrachtregel, waar de optie uit gehaald wordt
// Retourneert: het zaad
inline long long beginToeval (terminal::Opdrachtregel &regel)
{
  long long zaad = static_cast<long long> (std::time (0)) % INT_MAX;
  regel.optieGetal ("--zaad", 0, INT_MAX, zaad);
  zetZaad (static_cast<unsigned long long> (zaad));
  return zaad;
}

// Zet op het scherm hoe het toeval te herhalen is.
// Parameter:
// * zaad: waar het toeval mee begon
inline void toonZaad (long long zaad)
{
  std::cout << "Zaad: " << zaad << " (herhaal met --zaad " << zaad << ")"
            << std::endl;
}

// Meld het als er meer bestandsnamen zijn dan er mogen zijn.
// Parameters:
// * regel: de opdrachtregel, voor de melding
// * aantal: hoeveel het er zijn
// * meeste: hoeveel het er mogen zijn, 0 of 1
inline void keurAantal (terminal::Opdrachtregel &regel, size_t aantal,
                        size_t meeste)
{
  if (aantal > meeste)
    regel.fout ("gevonden " + std::to_string (aantal)
                + (aantal == 1 ? " bestandsnaam" : " bestandsnamen")
                + ", verwacht " + (meeste == 0 ? "geen" : "hoogstens een"));
}

// Controleer de opties van een programma dat spellen oplost en een experiment
// doet; wat er niet klopt wordt gemeld.
// Parameters:
// * regel: de opdrachtregel, voor de meldingen
// * los, snel, experiment: of die opties er staan
// * bestanden: het aantal bestandsnamen
inline void keurOpties (terminal::Opdrachtregel &regel, bool los, bool snel,
                        bool experiment, size_t bestanden)
{
  if (los && experiment)
    regel.fout ("--los en --experiment gaan niet samen");
  else if (snel && !los)
    regel.fout ("--snel hoort bij --los");
  else if (los && bestanden == 0)
    regel.fout ("--los: verwacht minstens een bestandsnaam");
  else if (!los)
    keurAantal (regel, bestanden, 1);
}

// Bepaal de exitcode na het lezen van een bestand. Met in en out is ook een
// pijp te openen waar niemand meer in schrijft; anders wachten we daar op.
// Parameters:
// * gelezen: of het gelukt is een spel te lezen
// * naam: de naam van het bestand
// Retourneert: de exitcode
inline int leescode (bool gelezen, const std::string &naam)
{
  if (gelezen)
    return Gelukt;
  const bool teOpenen =
    std::fstream (naam.c_str (), std::ios::in | std::ios::out).is_open ()
    || std::ifstream (naam.c_str ()).is_open ();
  return teOpenen ? SpelOnleesbaar : VerkeerdGebruik;
}

// Lees een spel van de opdrachtregel: de meldingen gaan dan naar stderr.
// Parameters:
// * spel: wordt het ingelezen spel
// * naam: de naam van het bestand
// Retourneert: de exitcode
template <typename Spel>
int lees (Spel &spel, const std::string &naam)
{
  return leescode (spel.leesInSpel (naam.c_str (), std::cerr), naam);
}

}

#endif
