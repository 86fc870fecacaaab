// hoofdprogramma.h: wat elk programma met zijn opdrachtregel doet.

#ifndef HoofdprogrammaHVar
#define HoofdprogrammaHVar

#include <climits>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>
#include "../invoer/omleiding.h"
#include "../invoer/opdrachtregel.h"
#include "../invoer/programma.h"
#include "../standaard.h"

namespace menu
{

// De exitcodes van een programma, naast die uit invoer/programma.h.
enum Exitcode { Gelukt, SpelOnleesbaar, VerkeerdGebruik };

// Geef uitleg of de versie als daarom gevraagd wordt; anders begint het werk.
// Parameters:
// * argc, argv: de opdrachtregel
// * toonHulp: zet de uitleg op het scherm
// * versie: de naam en de versie van het programma
// * start: doet wat de opdrachtregel verder vraagt, en geeft de exitcode
// Retourneert: de exitcode
inline int hoofdprogramma (int argc, char **argv, void (*toonHulp) (),
                           const char *versie,
                           int (*start) (invoer::Opdrachtregel &))
{
  invoer::bewaakGeheugen ();
  invoer::Opdrachtregel regel (argc, argv);
  if (regel.optie ("--help"))
    toonHulp ();
  else if (regel.optie ("--versie"))
    std::cout << versie << std::endl;
  else
    return invoer::sluitAf (start (regel));
  return invoer::sluitAf (Gelukt);
}

// Begin het toeval bij het getal achter --zaad, of anders bij de klok.
// Parameter:
// * regel: de opdrachtregel, waar de optie uit gehaald wordt
// Retourneert: het zaad
inline long long beginToeval (invoer::Opdrachtregel &regel)
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

// Controleer de opties van een programma dat spellen oplost en een experiment
// doet; wat er niet klopt wordt gemeld.
// Parameters:
// * regel: de opdrachtregel, voor de meldingen
// * los, snel, experiment: of die opties er staan
// * bestanden: het aantal bestandsnamen
inline void keurOpties (invoer::Opdrachtregel &regel, bool los, bool snel,
                        bool experiment, size_t bestanden)
{
  if (los && experiment)
    regel.fout ("--los en --experiment gaan niet samen");
  else if (snel && !los)
    regel.fout ("--snel hoort bij --los");
  else if (los && bestanden == 0)
    regel.fout ("--los: verwacht minstens een bestandsnaam");
  else if (!los && bestanden > 1)
    regel.fout ("gevonden " + std::to_string (bestanden)
                + " bestandsnamen, verwacht hoogstens een");
}

// Lees een spel van de opdrachtregel: de meldingen gaan dan naar stderr.
// Parameters:
// * spel: wordt het ingelezen spel
// * naam: de naam van het bestand
// Retourneert: de exitcode
template <typename Spel>
int lees (Spel &spel, const std::string &naam)
{
  const invoer::Omleiding meldingen (std::cout, std::cerr);
  if (spel.leesInSpel (naam.c_str ()))
    return Gelukt;
  return std::ifstream (naam.c_str ()).is_open () ? SpelOnleesbaar
                                                  : VerkeerdGebruik;
}

}

#endif
