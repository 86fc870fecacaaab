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
// komt. Met VERNIEUW=1 in de omgeving schrijft de toets de uitvoer opnieuw; lees
// het verschil na voordat je het vastlegt.

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

// Antwoorden die bij geen enkele vraag goed zijn: niets (behalve waar een gewoon
// antwoord is), letters, getallen die
// net of veel te groot zijn, lange regels, stuurtekens, een NUL-byte, goede en
// kapotte UTF-8, en wat andere systemen aan het eind van een regel zetten.
std::vector<std::string> vijandige ();

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

    // Draai het menu tot de invoer op is, terwijl er nog een vraag openstaat;
    // dan hoort de uitvoer met een nieuwe regel te eindigen.
    std::string menuTotEinde (const std::string &invoer) const;

    // Draai een script.
    // Retourneert: het script, met na elke opdracht haar uitvoer
    std::string script (const std::string &naam) const;

    // Speel een sessie en vergelijk de uitvoer.
    // Parameter:
    // * naam: het bestand met de invoer, of het script
    void sessie (const std::string &naam) const;

    // Geef bij een vraag alles wat niet mag: er moet een melding komen en dan
    // weer een vraag. Wat dezelfde vraag geeft komt ook achter elkaar, en dan
    // het goede antwoord: dat doet wat het anders ook doet.
    void eisVijandig (const Vraag &vraag) const;

    // Noemt een vraag een gewoon antwoord, zoals [3], dan zijn een lege regel en
    // een punt dat.
    void eisGewoonAntwoord () const;

    // Bij elke vraag, behalve die van een menu, gaat een x terug naar een menu
    // zonder dat er iets te zien is (behalve dat er niets bewaard is; voor het
    // eerste menu mag het begin van een spel komen; een x met iets erachter is
    // een bestandsnaam), en legt een ? uit wat er mag.
    void eisTerugEnUitleg () const;

    // Achter een goed antwoord mag op dezelfde regel het volgende staan: dat
    // geeft wat het op een regel van zichzelf geeft, zonder de vraag ertussen.
    void eisVerderOpDeRegel () const;

    void eisEindeBijElkeVraag () const;

    void eisOnzinEindigt () const;

    // Meld een toets aan per sessie en per vraag, en die voor alle vragen
    // samen. Het object moet tot na draaiToetsen blijven bestaan.
    void meldAan () const;

  private:

    mutable std::map<std::string,std::string> gedraaid;  // invoer en uitvoer

    // Geef bij een vraag een antwoord, en dan het einde van de invoer.
    // Retourneert: wat er dan staat, zonder de laatste nieuwe regel
    std::string zonderEinde (const Vraag &vraag,
                             const std::string &antwoord) const;

    // Staat er wat er getypt mag worden, of de lijst van een menu?
    static bool metUitleg (const std::string &tekst);

    // Staat er een van de meldingen, op een regel of op meer?
    bool metMelding (std::string tekst) const;

    // Eis dat er na een verkeerd antwoord een leesbare melding komt en dan een
    // vraag, en dat er verder niets gebeurd is.
    // Parameters:
    // * vraag, regel: de vraag en het antwoord
    // * erna: wat er na het antwoord staat
    void eisMelding (const Vraag &vraag, const std::string &regel,
                     const std::string &erna) const;

    // Geef achter elkaar verkeerde antwoorden en dan het goede: daarna hoort er
    // te komen wat er na het goede alleen komt.
    // Parameters:
    // * regels: antwoorden waarna dezelfde vraag weer komt
    // * einde: hoe elke regel eindigt
    // * voor: wat er voor het eerste antwoord hoort te staan
    void eisHerstel (const Vraag &vraag, const Woorden &regels,
                     const std::string &einde, const std::string &voor) const;
};

#endif
