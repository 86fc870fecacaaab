// hoofdprogramma.h: wat elk programma met zijn opdrachtregel doet, en hoe het
// eindigt. Ook zonder geheugen, en als de uitvoer niet geschreven kan worden,
// hoort een programma te zeggen wat er mis is en met een exitcode te eindigen.

#ifndef TerminalHoofdprogrammaHVar
#define TerminalHoofdprogrammaHVar

#include <climits>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../standaard.h"
#include "../zoek/toezicht.h"
#include "schermtoezicht.h"
#include "tekst.h"

namespace terminal
{

// Zorg dat het programma met een melding eindigt als new geen geheugen krijgt:
// een exception zou het zelf ook nodig hebben. Hier hoort main mee te beginnen.
inline void bewaakGeheugen ()
{
  std::set_new_handler ([]
    {
      std::cerr << "\nHet geheugen is op." << std::endl;
      std::exit (Mislukt);
    });
}

// Houd van nu af de nummers 0, 1 en 2 bezet. Is er een gesloten, zoals na 2>&-,
// dan kreeg anders het eerste bestand dat open gaat dat nummer, met wat voor
// stderr bedoeld is erin. Er is niets van te lezen, en schrijven mislukt. Dat
// een bestand te groot wordt is voortaan ook een fout, en geen signaal.
inline void bezetNummers ()
{
  static std::ifstream niets[3];  // wat open gaat krijgt het laagste nummer
  for (std::ifstream &een : niets)
    een.open ("/dev/null");
#ifdef SIGXFSZ
  std::signal (SIGXFSZ, SIG_IGN);
#endif
}

// Schrijf alle uitvoer weg. Dit hoort de laatste opdracht van main te zijn.
// Retourneert: de exitcode waarmee het programma zou eindigen; of Mislukt, met
//   een melding op stderr, als niet alle uitvoer te schrijven was
inline int sluitAf (int exitcode)
{
  if (std::cout.flush ())
    return exitcode;
  std::cerr << "De uitvoer is niet te schrijven." << std::endl;
  return Mislukt;
}

const char Versie[] = "1.1";  // van alle programma's samen; zie CHANGES.md

// De uitleg van opties die meer programma's kennen. Wat ver inspringt zegt
// alleen --help alles.
const char GewoneUitleg[] =  // van elk spel
    "  --csv           elke tabel met puntkomma's, tijden in microseconden\n"
    "                  Een tijd in een tabel is rekentijd, ook zo\n"
    "  --zaad N        begin het toeval bij N: dan is het te herhalen\n"
    "                  N is 0 t/m 2147483647; anders bepaalt de klok het\n"
    "  --na ZETTEN     begin na deze zetten, zoals ze te typen zijn\n"
    "                  Met spaties ertussen, en aanhalingstekens eromheen\n",
  ZettenUitleg[] =
    "  --zetten        bij --los: een regel voor elke zet\n",
  DiepteUitleg[] =
    "  --diepte N      bij --los --zetten: een regel per pad van N zetten\n"
    "                  Of minder, als het spel uit is; met het aantal standen\n"
    "                  in de boom daar, die stand zelf meegeteld\n",
  TijdUitleg[] =
    "  --tijd N        bij --los: hoogstens N seconden per bestand\n"
    "                  En dan wat er bekend is; 0, of zonder deze optie:\n"
    "                  zonder grens\n",
  Slot[] =
    "  --kleur=WAT     auto (gewoonlijk: op een terminal), altijd of nooit\n"
    "                  Met NO_COLOR in de omgeving is auto ook: nooit\n"
    "  --stil          geen voortgang van lang werk op stderr\n"
    "  --versie        het nummer van deze versie\n"
    "  -h, --help      deze uitleg; --help alles zegt er meer bij\n"
    "                  Achter -- staan alleen bestandsnamen\n"
    "\n"
    "Exitcodes: 0 gelukt, 1 bestand, 2 gebruik, 3 geheugen of uitvoer,"
    " 130 Ctrl-C.\n"
    "      1: een bestand ontbreekt, is niet te lezen of klopt niet;\n"
    "      3: het geheugen is op, of de uitvoer is niet te schrijven\n";

// Elke optie waar het programma naar vraagt wordt uit de lijst gehaald; wat
// overblijft zijn de bestandsnamen, of opties die niet bestaan. Achter een
// optie staat haar waarde, na een spatie of een isteken.
class Opdrachtregel
{
  public:

    // Neem de argumenten van main over; achter het woord "--", dat dus nooit
    // een waarde is, staan alleen bestandsnamen.
    Opdrachtregel (int argc, char **argv)
    {
      int i = 1;
      for ( ; i < argc && argv[i] != std::string ("--"); i++)
        woorden.push_back (argv[i]);
      for (i++; i < argc; i++)
        namen.push_back (argv[i]);
    }

    // Haal een optie zonder waarde, met haar streepjes, van de opdrachtregel.
    // Retourneert: true als zij er staat
    bool optie (const std::string &naam)
    {
      const size_t aantal = woorden.size ();
      for (auto woord = woorden.begin (); woord != woorden.end (); )
        woord = *woord == naam ? woorden.erase (woord) : woord + 1;
      return woorden.size () < aantal;
    }

    // Haal een optie met een getal van min t/m max van de opdrachtregel: dat
    // wordt getal, als true wordt geretourneerd. Verder als optieWaarde.
    template <typename Getal>
    bool optieGetal (const std::string &naam, long long min, long long max,
                     Getal &getal)
    {
      return optieWaarde (naam, "een geheel getal van " + std::to_string (min)
                                + " t/m " + std::to_string (max),
                          [&] (const std::string &woord)
                          { return leesGetal (woord, min, max, getal); });
    }

    // Haal een optie met een tekst, die leeg mag zijn, van de opdrachtregel;
    // die wordt de tekst. Verder als optieWaarde.
    bool optieTekst (const std::string &naam, const std::string &verwacht,
                     std::string &tekst)
    {
      return optieWaarde (naam, verwacht, [&] (const std::string &woord)
                          {
                            tekst = woord;
                            return true;
                          });
    }

    // Haal een optie (de naam, met streepjes) met een waarde van de
    // opdrachtregel, zo vaak als zij er staat. Een functie van een waarde,
    // lees, retourneert true als zij klopt, en bewaart haar dan zelf. Ontbreekt
    // zij of klopt zij niet, dan zegt een melding op stderr wat er verwacht
    // werd.
    // Retourneert: true als de optie er goed staat
    template <typename Lees>
    bool optieWaarde (const std::string &naam, const std::string &verwacht,
                      const Lees &lees)
    {
      const size_t lengte = naam.size () + 1;
      bool gevonden = false;
      for (auto woord = woorden.begin (); woord != woorden.end (); )
      {
        const bool metIs = woord->compare (0, lengte, naam + "=") == 0;
        if (!metIs && *woord != naam)
        {
          woord++;
          continue;
        }
        if (metIs)
          woord->erase (0, lengte);
        else
          woord = woorden.erase (woord);
        const bool niets = woord == woorden.end ();
        const std::string waarde = niets ? "" : *woord;
        if (!niets)
          woord = woorden.erase (woord);
        if (!niets && lees (waarde))
          gevonden = true;
        else
          fout (naam + ": gevonden " + (niets ? "niets" : toonbaar (waarde))
                + ", verwacht " + verwacht);
      }
      return gevonden;
    }

    // Bepaal wat er overblijft, nadat naar alle opties is gevraagd; een optie
    // die niet bestaat geeft een melding op stderr.
    // Retourneert: de bestandsnamen
    std::vector<std::string> bestanden ()
    {
      std::vector<std::string> alle;
      for (const std::string &woord : woorden)
        if (woord.size () > 1 && woord[0] == '-')
          fout ("onbekende optie " + toonbaar (woord)
                + "; --help noemt de opties die er zijn");
        else
          alle.push_back (woord);
      alle.insert (alle.end (), namen.begin (), namen.end ());
      return alle;
    }

    // Retourneert: true als er nog geen fout gemeld is
    bool klopt () const { return goed; }

    // Meld op stderr wat er aan de opdrachtregel schort, en onthoud dat.
    void fout (const std::string &tekst)
    {
      std::cerr << inRegels (tekst + ".") << std::endl;
      goed = false;
    }

  private:

    std::vector<std::string> woorden,  // waar nog niet naar gevraagd is
                             namen;    // wat achter "--" staat
    bool goed = true;                  // er is nog geen fout gemeld
};

// Geef uitleg of de versie als daarom gevraagd wordt; anders begint het werk.
// Parameters:
// * argc, argv: de opdrachtregel
// * schrijfHulp: schrijft het eigen deel van de uitleg, tot en met opties
// * naam: hoe het programma heet
// * start: doet wat de opdrachtregel verder vraagt, en geeft de exitcode
// Retourneert: de exitcode
inline int hoofdprogramma (int argc, char **argv,
                           void (*schrijfHulp) (std::ostream &),
                           const char *naam,
                           int (*start) (Opdrachtregel &))
{
  bewaakGeheugen ();
  bezetNummers ();
  Onderbreking::luister ();
  Opdrachtregel regel (argc, argv);
  int exitcode = Gelukt;
  try
  {
    if (regel.optie ("--help") || regel.optie ("-h"))
    {
      const bool alles = regel.optie ("alles");
      const std::string ver (6, ' ');
      std::stringstream uitleg;
      schrijfHulp (uitleg);
      uitleg << Slot;
      for (std::string zin; std::getline (uitleg, zin); )
        if (alles || zin.compare (0, ver.size (), ver) != 0)
          std::cout << zin << '\n';
    }
    else if (regel.optie ("--versie"))
      std::cout << naam << " " << Versie << std::endl;
    else
      exitcode = start (regel);
  }
  catch (const zoek::Afgebroken &werk)
  {
    if (!werk.geweigerd)
      std::cerr << afgebrokenTekst (werk) << std::endl;
    exitcode = Onderbroken;
  }
  return sluitAf (exitcode);
}

// Meld bij de opdrachtregel dat dit aantal bestandsnamen meer is dan het meeste
// dat mag, 0 of 1, als dat zo is.
inline void keurAantal (Opdrachtregel &regel, size_t aantal, size_t meeste)
{
  if (aantal > meeste)
    regel.fout ("gevonden " + std::to_string (aantal)
                + (aantal == 1 ? " bestandsnaam" : " bestandsnamen")
                + ", verwacht " + (meeste == 0 ? "geen" : "hoogstens een"));
}

// Wat elk programma op zijn opdrachtregel kent.
struct Instellingen
{
  bool los = false,    // los spellen op, in een tabel
       zetten = false, // met een regel voor elke zet
       snel = false,   // zonder de hele boom af te lopen, als het spel dat kan
       tekent = false, // teken een boom, als het spel dat kan
       csv = false,    // de tabel met puntkomma's
       metTijd = false,  // er is een tijd gevraagd
       metNa = false,  // er zijn zetten gevraagd om na te beginnen
       stil = false,   // geen voortgang op stderr
       kleur = false;  // kleuren op het scherm
  long long zaad = 0,  // van het toeval
            tijd = 0;  // seconden per spel dat opgelost wordt; 0: zonder grens
  int diepte = 0,      // zetten van elk pad waarvan er geteld wordt; 0: geen
      simulaties = 0;  // per zet, bij een goede zet, als het spel dat kan
  std::string na;      // die zetten
  std::vector<std::string> namen;  // van de bestanden
};

// Zeg hoe het toeval te herhalen is, behalve boven een tabel met puntkomma's.
inline void toonZaad (const Instellingen &gevraagd)
{
  if (!gevraagd.csv)
    std::cout << "Zaad: " << gevraagd.zaad << " (herhaal met --zaad "
              << gevraagd.zaad << ")" << std::endl;
}

// Haal van de opdrachtregel of er kleuren komen. Is er niets gevraagd, dan zijn
// ze er op een terminal, tenzij NO_COLOR in de omgeving staat.
// Retourneert: true als er kleuren komen
inline bool leesKleur (Opdrachtregel &regel)
{
  const char *const geen = std::getenv ("NO_COLOR");
  std::string kleur = "auto";
  regel.optieWaarde ("--kleur", "auto, altijd of nooit",
                     [&] (const std::string &woord)
                     {
                       kleur = woord;
                       return kleur == "auto" || kleur == "altijd"
                              || kleur == "nooit";
                     });
  return kleur == "altijd"
    || (kleur == "auto" && (geen == 0 || *geen == '\0') && isTerminal (1));
}

// Haal van de opdrachtregel wat elk spel kent, en zet het in gevraagd; op de
// namen na, want die zijn wat er overblijft. Het toeval begint.
inline void leesGewone (Opdrachtregel &regel, Instellingen &gevraagd)
{
  const int Dag = 24 * 60 * 60;
  gevraagd.kleur = leesKleur (regel);
  gevraagd.zaad = static_cast<long long> (std::time (0)) % INT_MAX;
  regel.optieGetal ("--zaad", 0, INT_MAX, gevraagd.zaad);
  zetZaad (static_cast<unsigned long long> (gevraagd.zaad));
  gevraagd.metTijd = regel.optieGetal ("--tijd", 0, Dag, gevraagd.tijd);
  gevraagd.metNa = regel.optieTekst ("--na", "zetten", gevraagd.na);
  gevraagd.los = regel.optie ("--los");
  gevraagd.zetten = regel.optie ("--zetten");
  gevraagd.csv = regel.optie ("--csv");
  gevraagd.stil = regel.optie ("--stil");
}

// Bepaal de namen, als er naar alle opties gevraagd is, en controleer wat er op
// de opdrachtregel staat van een programma dat spellen oplost en iets anders
// zonder menu doet, zoals een experiment; anders is de optie die daarom vraagt,
// of leeg. Met ookTijd is een tijd ook zonder --los een grens. Wat er niet
// klopt wordt bij regel gemeld.
inline void keurOpties (Opdrachtregel &regel, Instellingen &gevraagd,
                        const std::string &anders, bool ookTijd)
{
  gevraagd.namen = regel.bestanden ();
  if (gevraagd.los && !anders.empty ())
    regel.fout ("--los en " + anders + " gaan niet samen");
  else if ((gevraagd.snel || gevraagd.zetten) && !gevraagd.los)
    regel.fout (gevraagd.snel ? "--snel hoort bij --los"
                              : "--zetten hoort bij --los");
  else if (gevraagd.metTijd && !gevraagd.los && !ookTijd)
    regel.fout ("--tijd hoort bij een tabel, zoals --los");
  else if (gevraagd.diepte > 0 && !gevraagd.zetten && !gevraagd.tekent)
    regel.fout ("--diepte hoort bij --los --zetten");
  else if (gevraagd.diepte > 0 && (gevraagd.snel || gevraagd.metTijd))
    regel.fout ("--diepte telt alleen: --snel en --tijd horen er niet bij");
  else if (gevraagd.metNa && !gevraagd.tekent
           && (!anders.empty () || (!gevraagd.los && gevraagd.namen.empty ())))
    regel.fout ("--na hoort bij een bestand, of bij --los");
  else if (gevraagd.csv && !gevraagd.los
           && (anders.empty () || gevraagd.tekent))
    regel.fout ("--csv hoort bij een tabel, zoals --los");
  else if (gevraagd.los && gevraagd.namen.empty ())
    regel.fout ("--los: verwacht minstens een bestandsnaam");
  else if (gevraagd.diepte > 0 || (!gevraagd.los && anders.empty ()))
    keurAantal (regel, gevraagd.namen.size (), 1);
}

}

#endif
