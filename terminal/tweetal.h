// tweetal.h: wat een menu moet weten van een spel waarin een zet twee delen
// heeft, en de spelers genummerd zijn.

#ifndef TerminalTweetalHVar
#define TerminalTweetalHVar

#include <string>
#include <utility>
#include <vector>
#include "raad.h"
#include "speler.h"
#include "tekst.h"
#include "terugblik.h"

namespace terminal
{

// Het gewone deel van een Rekenaar; zie ook spelmenu.h. De Rekenaar zelf zegt
// wat een beste score is, en hoe die heet; waar hij het gewone neemt ook hoe
// een punt van een score heet, en meer (Punt, Punten).
template <typename Rekenaar, typename HetSpel, typename Deel>
struct Tweetal
{
  typedef HetSpel Spel;
  typedef std::pair<int,Deel> Zet;
  typedef Letterspeler Speler;  // tenzij de Rekenaar anders zegt

  // Retourneert: het spel tot er gespeeld wordt
  static Spel begin () { return Spel (); }

  // Retourneert: wie er aan beurt is
  static int beurt (Spel &spel) { return spel.getSpeler (); }

  // Retourneert: hoe speler 0 of 1 heet
  static std::string naam (int wie) { return "Speler " + std::to_string (wie); }

  // Retourneert: wat er met een geldige zet gebeurt
  static std::string verhaal (Spel &spel, const Zet &zet)
  {
    return spel.verhaal (zet.first, zet.second);
  }

  // Doe een geldige zet.
  static void doeZet (Spel &spel, const Zet &zet)
  {
    spel.doeZet (zet.first, zet.second);
  }

  // Retourneert: een zet als tekst
  static std::string zetTekst (const Zet &zet)
  {
    return terminal::zetTekst (zet);
  }

  // Bepaal de waarde van elke zet; zie raad.h.
  static void waarden (Spel &spel, int, Inzicht<Zet> &inzicht)
  {
    inzicht.zetten = Rekenaar::zetten (spel);
    for (const Zet &zet : inzicht.zetten)
    {
      Spel erna (spel);
      Zet antwoord;
      long long standen = 0;
      doeZet (erna, zet);
      inzicht.waarden.push_back
        (-Rekenaar::score (erna, true, antwoord, standen));
    }
  }

  // Bepaal de reeks van beste zetten; zie raad.h.
  static void reeks (const Spel &spel, int, Inzicht<Zet> &inzicht)
  {
    for (Spel stand (spel); !stand.eindstand (); )
    {
      Zet zet;
      long long standen = 0;
      Rekenaar::score (stand, true, zet, standen);
      inzicht.zetten.push_back (zet);
      doeZet (stand, zet);
    }
  }

  // Tel de standen in de boom; zie raad.h.
  static void tel (Spel &spel, const std::vector<Zet> &zetten,
                   std::vector<long long> &standen)
  {
    for (const Zet &zet : zetten)
    {
      Spel erna (spel);
      doeZet (erna, zet);
      standen.push_back (erna.telStanden ());
    }
    standen.push_back (spel.telStanden ());
  }

  // Kijk terug; zie terugblik.h.
  static void terugblik (const Spel &spel, zoek::Toezicht &,
                         Terugblik<Zet> &terug)
  {
    rekenTerug (spel, [] (Spel &stand, Zet &beste)
      {
        long long standen = 0;
        return Rekenaar::score (stand, true, beste, standen);
      }, 0, terug);
  }

  // Retourneert: met hoeveel een score gewonnen of verloren is
  static std::string verschil (int score)
  {
    const int punten = score > 0 ? score : -score;
    return " met " + std::to_string (punten) + " "
           + (punten == 1 ? Rekenaar::Punt : Rekenaar::Punten);
  }

  // Retourneert: een score in woorden
  static std::string uitkomst (Spel &, int score)
  {
    return score == 0 ? "gelijkspel"
           : (score > 0 ? "winst" : "verlies") + verschil (score);
  }

  // Retourneert: een score in een woord
  static std::string kort (Spel &, int score, bool)
  {
    return std::to_string (score);
  }

  // Retourneert: hoe een eindstand afloopt, en waarom; dat tekent het spel zelf
  static std::string afloop (Spel &spel) { return spel.afloop (); }

  // Retourneert: wat er onder de getekende stand komt
  static std::string onder (Spel &) { return ""; }
};

}

#endif
