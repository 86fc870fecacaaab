// menuproef.h: een menu beproeven zoals een mens of een script het gebruikt:
// hele sessies, en vijandige invoer bij elke vraag.
//
//   static Menuproef maakProef ()
//   {
//     Menuproef proef ("Aqualin", "tests/aqualin/sessies/");
//     proef.opties = { "--zaad", "1", "--stil" };
//     proef.vragen = { { "hoogte", "Hoogte (1 t/m 10): ", "1\n", "4",
//                        { "0", "11" } } };
//     return proef;
//   }
//
//   static const Menuproef proef = maakProef ();
//   static const Aangemeld aangemeld (proef);
//
// Een sessie staat in de map van de sessies: NAAM.in is de invoer van een menu,
// NAAM.uit de verwachte uitvoer. Voor opdrachtregels en bestanden is NAAM.sh
// een script van de shell, dat in een lege map draait waar de voorbeelden ook
// staan; NAAM.uit is dan het script met na elke opdracht wat er op het scherm
// komt. Een lijst van keuzes staat er heel in de sessie lijst, en elders als
// verwijzing, als zij daar precies zo is. De klok is die van klok.cc; met stil
// ervoor, als in "stil Othello --los --tijd 1 groot", gaat zij een seconde
// vooruit bij elke keer kijken, en met "breek .2" komt er na zoveel seconden
// een Ctrl-C. Met VERNIEUW=1 in de omgeving schrijft de toets de uitvoer
// opnieuw; lees het verschil na voordat je het vastlegt.

#ifndef MenuproefHVar
#define MenuproefHVar

#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>
#include "tests/bestand.h"
#include "tests/programma.h"
#include "tests/tekst.h"
#include "tests/toets.h"

// Een vraag van het programma.
struct Vraag
{
  std::string naam;       // voor de naam van de toets
  std::string tekst;      // zoals zij op het scherm staat
  std::string ernaartoe;  // de invoer die ernaartoe leidt
  std::string goed;       // een goed antwoord; "" als na een verkeerd antwoord
                          // een andere vraag komt
  std::vector<std::string> verkeerd;  // wat juist bij deze vraag niet mag
};

// Dek lijsten van keuzes af.
// Parameters:
// * uitvoer: van een sessie
// * metLijsten: van een sessie met elke lijst heel: wat er tussen een lege
//   regel of een vraag en "x terug," staat
// Retourneert: de uitvoer, met voor elke lijst die er precies zo in staat een
//   regel
std::string zonderLijsten (std::string uitvoer, const std::string &metLijsten);

//*************************************************************************

class Menuproef
{
  public:

    typedef std::vector<std::string> Woorden;

    Programma programma;
    std::string sessies;        // de map van de sessies
    Woorden opties;             // waarmee het menu begint
    std::vector<Vraag> vragen;
    std::string gedaan;         // staat er als er toch iets gedaan is; of ""

    // Een verkeerd antwoord geeft een van deze meldingen: alle woorden ervan
    // staan op het scherm.
    std::vector<Woorden> meldingen;

    // Dekt af wat in elke uitvoer anders is, zoals tijden.
    std::function<std::string (const std::string &)> afgedekt;

    // Een proef van een programma dat vraagt met terminal/vraag.h.
    // Parameters:
    // * naam: de naam van het programma
    // * nwSessies: de map van de sessies, met een schuine streep erachter
    Menuproef (const std::string &naam, const std::string &nwSessies);

    // Draai het menu; het moet netjes eindigen. Dezelfde invoer draait maar een
    // keer: zij geeft hetzelfde.
    std::string menu (const std::string &invoer) const;

    // Meld een toets aan per sessie en per vraag, en die voor alle vragen
    // samen. Het object moet tot na draaiToetsen blijven bestaan.
    void meldAan () const;

  private:

    mutable std::map<std::string,std::string> gedraaid;  // invoer en uitvoer
};

#endif
