// opties.h: de opties die elk programma kent, en hun uitleg.

#ifndef TerminalOptiesHVar
#define TerminalOptiesHVar

#include <climits>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>
#include "../standaard.h"
#include "opdrachtregel.h"
#include "schermtoezicht.h"

namespace terminal
{

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
  GeheugenUitleg[] =
    "  --geheugen N    bij --los: gebruik hoogstens N MiB; anders 1024\n",
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

const long long GewoonGeheugen = 1024,  // MiB, bij het oplossen
                MeesteGeheugen = 1048576,
                PerMiB = 1024 * 1024;

// Wat elk programma op zijn opdrachtregel kent.
struct Instellingen
{
  bool los = false,    // los spellen op, in een tabel
       zetten = false, // met een regel voor elke zet
       snel = false,   // zonder de hele boom af te lopen, als het spel dat kan
       tekent = false, // teken een boom, als het spel dat kan
       csv = false,    // de tabel met puntkomma's
       metTijd = false,  // er is een tijd gevraagd
       metGeheugen = false,  // er is een hoeveelheid geheugen gevraagd
       metNa = false,  // er zijn zetten gevraagd om na te beginnen
       stil = false,   // geen voortgang op stderr
       kleur = false;  // kleuren op het scherm
  long long zaad = 0,  // van het toeval
            tijd = 0,  // seconden die werk mag duren; 0: zonder grens
            geheugen = GewoonGeheugen;  // MiB daarbij, als het spel dat kan
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

// Retourneert: een zaad dat vrijwel elke keer anders is, ook in dezelfde
//   seconde, als er een klok is die dat ziet
inline long long gelootZaad ()
{
  long long zaad = static_cast<long long> (std::time (0));
#ifdef TIME_UTC
  const long long PerSeconde = 1000000000;
  struct timespec tijd = { 0, 0 };
  timespec_get (&tijd, TIME_UTC);
  zaad = zaad * PerSeconde + static_cast<long long> (tijd.tv_nsec);
#endif
  return zaad % INT_MAX;
}

// Haal van de opdrachtregel wat elk spel kent, en zet het in gevraagd; op de
// namen na, want die zijn wat er overblijft. Het toeval begint.
inline void leesGewone (Opdrachtregel &regel, Instellingen &gevraagd)
{
  const int Dag = 24 * 60 * 60;
  gevraagd.kleur = leesKleur (regel);
  if (!regel.optieGetal ("--zaad", 0, INT_MAX, gevraagd.zaad))
    gevraagd.zaad = gelootZaad ();
  zetZaad (static_cast<unsigned long long> (gevraagd.zaad));
  gevraagd.metTijd = regel.optieGetal ("--tijd", 0, Dag, gevraagd.tijd);
  gevraagd.metNa = regel.optieTekst ("--na", "zetten", gevraagd.na);
  gevraagd.los = regel.optie ("--los");
  gevraagd.zetten = regel.optie ("--zetten");
  gevraagd.csv = regel.optie ("--csv");
  gevraagd.stil = regel.optie ("--stil");
}

// Haal van de opdrachtregel van een spel dat die optie kent hoeveel geheugen
// het oplossen mag gebruiken, en zet het in gevraagd.
inline void leesGeheugen (Opdrachtregel &regel, Instellingen &gevraagd)
{
  gevraagd.metGeheugen = regel.optieGetal ("--geheugen", 1, MeesteGeheugen,
                                           gevraagd.geheugen);
}

// Retourneert: hoeveel bytes dat zijn; hoogstens wat er aan te wijzen is
inline size_t geheugenVan (const Instellingen &gevraagd)
{
  const unsigned long long alles = static_cast<size_t> (-1),
    bytes = static_cast<unsigned long long> (gevraagd.geheugen * PerMiB);
  return static_cast<size_t> (bytes < alles ? bytes : alles);
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
  const bool los = gevraagd.los, iets = !anders.empty (),
             namen = !gevraagd.namen.empty (), diep = gevraagd.diepte > 0;
  const bool gemeld = regel.meldEerste
    ({ { los && iets, "--los en " + anders + " gaan niet samen" },
       { gevraagd.snel && !los, "--snel hoort bij --los" },
       { gevraagd.zetten && !los, "--zetten hoort bij --los" },
       { gevraagd.metGeheugen && !los, "--geheugen hoort bij --los" },
       { gevraagd.metTijd && !los && !ookTijd,
         "--tijd hoort bij een tabel, zoals --los" },
       { diep && !gevraagd.zetten && !gevraagd.tekent,
         "--diepte hoort bij --los --zetten" },
       { diep && (gevraagd.snel || gevraagd.metTijd),
         "--diepte telt alleen: --snel en --tijd horen er niet bij" },
       { gevraagd.metNa && !gevraagd.tekent && (iets || (!los && !namen)),
         "--na hoort bij een spel om te spelen, of bij --los" },
       { gevraagd.csv && !los && (!iets || gevraagd.tekent),
         "--csv hoort bij een tabel, zoals --los" },
       { los && !namen, "--los: verwacht minstens een bestandsnaam" } });
  if (!gemeld && (diep || (!los && !iets)))
    keurAantal (regel, gevraagd.namen.size (), 1);
}

}

#endif
