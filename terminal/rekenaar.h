// rekenaar.h: wat een spel het menu vertelt. Elk hoofdprogramma heeft een
// Rekenaar: een struct met alleen statische leden, die zegt om welke klasse het
// gaat, hoe het spel rekent, en hoe het praat. Het menu, de raad, de terugblik
// en de tabellen vragen het daaraan. Wat in de meeste spellen gelijk is staat
// in Gewoon; een spel dat steeds een beurt dieper denkt begint bij Denkend, een
// spel waarvan het vak de hele boom laat aflopen bij Rekenend. Wat een spel
// anders doet zegt het zelf, onder dezelfde naam.
//
// Dit zijn alle leden; die met een * staan niet in Gewoon. Speler, maakVariant
// en terugblik heeft Denkend; Speler, uitkomst, puntTekst en afloop heeft
// Rekenend; de andere moet een spel zelf hebben.
//
//   Spel, Zet, Speler *  de klasse, haar zetten, en wie er zet (speler.h)
//   Voorbeeld *          de naam van een spelbestand
//   Kleuren *            van een getekende stand; zie kleur.h
//   Punten *             hoe meer punten heten, waar een waarde die telt; leeg
//                        bij AlleenWinst
//   AlleenWinst          true als een waarde niet meer zegt dan wie er wint
//
//   begin ()             het spel tot er gespeeld wordt
//   beurt (spel)         wie er aan beurt is, 0 of 1
//   naam (wie)           hoe speler 0 of 1 heet,
//   naamInZin (wie)      en hoe midden in een zin
//   zetten (spel)        elke zet, in volgorde
//   zetTekst (zet)       een zet in een zin,
//   zetwoord ()          en wat daarvoor komt als het gaat om wat zij kost
//   samen (spel, eerste, tweede, derde, zet)
//                        of twee woorden op een regel samen een zet zijn, en
//                        welke; de derde is wat erachter staat, of leeg
//   kiesZet (spel, speler, tijd, toezicht) *
//                        wat een computer zet, niet bij t (toeval); de tijd van
//                        de opdrachtregel in seconden, 0: zonder grens
//
//   denk (spel, diepte, gedachte) *
//                        wat elke zet waard is, hoogstens zo diep; de gedachte
//                        klopt ook als het afgebroken wordt
//   maakVariant (stand, variant) *
//                        maak van de zetten die er al staan, en die deze stand
//                        geven, een reeks van beste zetten tot het einde; wie
//                        denkt heeft die al
//   tel (spel, gedachte, standen)
//                        de standen in de boom na elke zet, en dan van het spel
//                        zelf; leeg waar dat niet te tellen is
//   terugblik (spel, toezicht, terug) *
//                        wat elke gedane zet kostte, de laatste eerst; de
//                        terugblik klopt ook als het afgebroken wordt
//
//   uitkomst (spel, waarde) *         een zekere waarde in woorden
//   kort (spel, waarde, geschat)      een waarde in een woord
//   standTekst (spel, waarde)         hoe het met een geschatte waarde staat
//   puntTekst (punten) *              zoveel punten, in woorden
//   punten (spel, waarde, geschat)    hoeveel van die punten een waarde telt
//   goedeZin (spel)                   een zin met de zet van de snelle methode
//   afloop (spel) *                   hoe en waarom het uit is
//   onder (spel)                      wat er onder de getekende stand komt
//   regels () *                       de regels van het spel, in hoogstens
//                                     twaalf regels: het doel, een zet, de
//                                     tekens op het bord, en een voorbeeld
//
// Rekenend vraagt nog:
//   Soort *, Punt *            hoe de beste score en zet heten, en een punt
//   Ontelbaar *                wat er is met een boom die niet te tellen is
//   score (spel, snel, zet, standen) *
//                              de score voor wie aan beurt is; de zet wordt de
//                              eerste beste; snel: zonder de hele boom
//   goed (spel) *              de zet van Monte Carlo
//
// Van de klasse Spel zelf worden gebruikt: lees, schrijf en teken voor de
// stand; leesZet, getypt, zetvorm en bezwaar voor een zet; doeZet, unDoeZet,
// gedaneZetten, en verhaal over de laatste; bepaalZetten, getSpeler, eindstand
// en stelToezicht; voor Rekenend ook telStanden en afloop.
//
// Deze vragen zijn aan een type, en niet aan een object met virtuele functies,
// omdat elk spel eigen typen voor een stand en een zet heeft. Een menu is wel
// een object (menu.h, spelmenu.h): wat het op een bepaald ogenblik anders doet
// dan een ander menu is virtueel. Alleen de lijst van keuzes noemt functies van
// het menu van het spel zelf; daarom krijgt Spelmenu dat type mee (Zelf).

#ifndef TerminalRekenaarHVar
#define TerminalRekenaarHVar

#include <string>
#include <vector>
#include "../zoek/beste.h"
#include "../zoek/gedachte.h"
#include "../zoek/geheel.h"
#include "../zoek/toezicht.h"
#include "speler.h"
#include "woorden.h"
#include "zet.h"

namespace terminal
{

// Zoveel seconden mag een terugblik duren.
const double Terugkijktijd = 10;

// Hoe dat heet terwijl het bezig is.
const char *const Nabeschouwing = "nabeschouwing";

template <typename HetSpel>
struct Gewoon
{
  typedef HetSpel Spel;
  typedef typename HetSpel::Zet Zet;

  static const bool AlleenWinst = false;

  // Retourneert: het spel tot er gespeeld wordt
  static Spel begin () { return Spel (); }

  // Retourneert: wie er aan beurt is
  static int beurt (Spel &spel) { return spel.getSpeler (); }

  // Retourneert: hoe een speler heet
  static std::string naam (int wie) { return "Speler " + std::to_string (wie); }

  // Retourneert: hoe een speler midden in een zin heet
  static std::string naamInZin (int wie)
  {
    return "speler " + std::to_string (wie);
  }

  // Retourneert: elke zet
  static std::vector<Zet> zetten (Spel &spel) { return spel.bepaalZetten (); }

  // Retourneert: een zet in een zin
  static std::string zetTekst (const Zet &zet) { return Spel::getypt (zet); }

  // Retourneert: dat een zet voor zichzelf spreekt
  static std::string zetwoord () { return ""; }

  // Retourneert: dat twee woorden nooit samen een zet zijn
  static bool samen (Spel &, const std::string &, const std::string &,
                     const std::string &, Zet &)
  {
    return false;
  }

  // Tel niets.
  static void tel (Spel &, const Gedachte<Zet> &, std::vector<long long> &) {}

  // Retourneert: een waarde als getal
  static std::string kort (Spel &, int waarde, bool)
  {
    return std::to_string (waarde);
  }

  // Retourneert: een waarde, die al in punten telt
  static int punten (const Spel &, int waarde, bool) { return waarde; }

  // Retourneert: niets: van een spel dat niet schat
  static std::string standTekst (Spel &, int) { return ""; }

  // Retourneert: niets: wie steeds dieper denkt weet altijd al iets
  static std::string goedeZin (Spel &) { return ""; }

  // Retourneert: niets
  static std::string onder (Spel &) { return ""; }
};

// Van een spel dat steeds een beurt dieper denkt.
template <typename Rekenaar, typename Spel>
struct Denkend : Gewoon<Spel>
{
  typedef Denkspeler Speler;
  typedef typename Spel::Zet Zet;

  // De variant is er al.
  static void maakVariant (const Spel &, std::vector<Zet> &) {}

  // Kijk terug, over elke zet even lang.
  static void terugblik (Spel stand, zoek::Toezicht &toezicht,
                         std::vector< Kosten<Zet> > &terug)
  {
    const std::vector<Zet> gedaan = stand.gedaneZetten ();
    const double tijd = Terugkijktijd / static_cast<double> (gedaan.size ());
    zoek::Geheel geheel (Nabeschouwing, "zet", gedaan.size (), &toezicht);
    for (size_t i = gedaan.size (); i-- > 0; )
    {
      Gedachte<Zet> gedachte;
      geheel.volgende ();
      stand.unDoeZet ();
      toezicht.inTijd (tijd, [&]
        { Rekenaar::denk (stand, Sterkte::MaxDiepte, gedachte); });
      terug.push_back (gekost (stand, gedachte, gedaan[i]));
    }
  }

  // Retourneert: wat een zet in een stand kostte, volgens een gedachte over
  //   elke zet
  static Kosten<Zet> gekost (const Spel &stand, const Gedachte<Zet> &gedachte,
                             const Zet &gedaan)
  {
    const auto punten = [&] (const Zetwaarde<Zet> &een)
    {
      return Rekenaar::punten (stand, een.waarde, !een.zeker);
    };
    int hoogste = 0;
    const Zetwaarde<Zet>
      &zet = zoek::waardeVan (gedachte, gedaan),
      &beste = gedachte.zetten[zoek::eersteBeste
        (gedachte.zetten.size (), hoogste, [&] (size_t i)
         { return gedachte.zetten[i].waarde; })];
    const bool zeker = zet.zeker && beste.zeker;
    std::vector<Zet> variant (1, beste.zet);
    if (!gedachte.variant.empty () && gedachte.variant[0] == beste.zet)
      variant = gedachte.variant;
    return { punten (beste), punten (zet), variant,
             zeker ? 0 : gedachte.diepte };
  }
};

// Kijk terug in een spel waarvan de uitkomst van elke stand te vinden is: wat
// die door een zet verandert is wat zij kostte.
// Parameters:
// * stand: het spel
// * waarde: een functie van een spel en een zet, die de eerste beste wordt, die
//   de uitkomst retourneert voor wie er aan beurt is
// * samen: wat de uitkomsten van beide spelers samen zijn
// * toezicht: wie er toeziet
// * terug: wordt wat er bekend is
template <typename Spel, typename Zet, typename Waarde>
void rekenTerug (Spel stand, const Waarde &waarde, int samen,
                 zoek::Toezicht &toezicht, std::vector< Kosten<Zet> > &terug)
{
  zoek::Geheel geheel (Nabeschouwing, "zet", stand.gedaneZetten ().size (),
                       &toezicht);
  Zet beste;
  geheel.volgende ();
  int erna = waarde (stand, beste);
  while (stand.unDoeZet ())
  {
    const int ervoor = waarde (stand, beste);
    terug.push_back ({ ervoor, samen - erna, { beste }, 0 });
    erna = ervoor;
    geheel.volgende ();
  }
}

// Van een spel waarvan het vak de hele boom laat aflopen; een zet is een getal
// met nog een deel.
template <typename Rekenaar, typename Spel>
struct Rekenend : Gewoon<Spel>
{
  typedef typename Spel::Zet Zet;
  typedef Letterspeler Speler;

  // Retourneert: een zet in een zin, met haakjes
  static std::string zetTekst (const Zet &zet)
  {
    return terminal::zetTekst (zet);
  }

  // Tel de standen in de boom na elke zet, en van het spel zelf.
  static void tel (Spel &spel, const Gedachte<Zet> &gedachte,
                   std::vector<long long> &standen)
  {
    for (const Zetwaarde<Zet> &een : gedachte.zetten)
    {
      Spel erna (spel);
      erna.doeZet (een.zet);
      standen.push_back (erna.telStanden ());
    }
    standen.push_back (spel.telStanden ());
  }

  // Retourneert: een zin met de zet van Monte Carlo
  static std::string goedeZin (Spel &spel)
  {
    const size_t aantal = Rekenaar::zetten (spel).size ();
    const std::string zin = "Goede zet: " + zetTekst (Rekenaar::goed (spel));
    if (aantal == 1)
      return zin + "; een die anders is, is er niet.";
    return zin + ", gemiddeld de beste van " + std::to_string (aantal)
           + "; de uitkomst is niet bepaald.";
  }

  // Retourneert: een score in woorden
  static std::string uitkomst (Spel &, int score)
  {
    if (score == 0)
      return "gelijkspel";
    return (score > 0 ? "winst met " : "verlies met ")
           + aantalTekst (score > 0 ? score : -score, Rekenaar::Punt,
                          Rekenaar::Punten);
  }

  // Retourneert: zoveel punten, in woorden
  static std::string puntTekst (long long punten)
  {
    return aantalTekst (punten, Rekenaar::Punt, Rekenaar::Punten);
  }

  // Retourneert: hoe en waarom het uit is
  static std::string afloop (Spel &spel) { return spel.afloop (); }
};

}

#endif
