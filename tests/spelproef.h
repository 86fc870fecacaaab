// spelproef.h: een proef die elke spelklasse moet doorstaan.
//
// Speel toevallige spellen, en eis in elke stand:
//
// * de zetten staan in de volgorde die de klasse belooft, geen is er dubbel,
//   en er is er geen precies als het spel uit is;
// * elke zet uit de lijst lukt, en een zet die er niet bij hoort wordt
//   geweigerd en verandert niets;
// * vragen stellen verandert niets;
// * doen en terugnemen herstelt elk veld, ook de private, in elke stand, of er
//   nu een zet of het hele spel teruggenomen wordt;
// * een kopie, een object waaraan het spel toegekend is, en een dat het
//   bewaarde spel las gaan verder waar het was, en merken niets van elkaar;
// * het spel duurt niet langer dan kan, en de scores van de twee spelers zijn
//   samen nul en niet hoger dan kan.
//
// Wat een spel eigen is staat in een klasse Proef met alleen statische leden;
// die met een * heeft zij van Spelbasis, als zij daar van afgeleid is en niets
// anders zegt:
//
//   typedef Spel *, Zet *
//   unique_ptr<Spel> nieuw (Toeval &)           een toevallig spel
//   vector<Zet> zetten (Spel &) *               zoals de klasse ze geeft
//   bool eerder (const Spel &, Zet, Zet) *      de beloofde volgorde
//   Zet kandidaat (Spel &, Toeval &)            goed of fout, ook onzin
//   bool hoort (Spel &, Zet, vector<Zet>) *     moet deze zet lukken?
//   bool doe (Spel &, Zet) *; bool terug (Spel &) *
//   bool eindstand (Spel &) *
//   int score (const Spel &, int speler) *      in deze stand
//   int hoogste (const Spel &) *                de hoogste score
//   int langste (const Spel &) *                het grootste aantal zetten
//   string dump (const Spel &) *                elk veld, zie dump.h
//   typedef Speler *
//   string speler (Toeval &) *                  wie er speelt, om te bewaren
//   void bijzonder (Spel &)                     wat alleen dit spel heeft

#ifndef SpelproefHVar
#define SpelproefHVar

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "terminal/spelbestand.h"
#include "terminal/speler.h"
#include "tests/bestand.h"
#include "tests/toets.h"
#include "tests/toeval.h"

// Hoeveel standen een proef bekijkt: STANDEN uit de omgeving, of anders
// zesduizend.
inline long long standenPerProef ()
{
  const char *const aantal = std::getenv ("STANDEN");
  return aantal == nullptr ? proeven (6000, 80) : std::atoll (aantal);
}

//*************************************************************************

// Een Proef van een klasse met de gewone namen: bepaalZetten (oplopend),
// doeZet, unDoeZet en eindstand. Inzicht kijkt erin: zie dump.h.
template <typename Klasse, typename Soort, typename Inzicht>
struct Spelbasis
{
  typedef Klasse Spel;
  typedef Soort Zet;
  typedef terminal::Letterspeler Speler;

  static std::vector<Zet> zetten (Spel &spel) { return spel.bepaalZetten (); }

  static bool eerder (const Spel &, const Zet &a, const Zet &b)
  {
    return a < b;
  }

  static bool hoort (Spel &, const Zet &zet, const std::vector<Zet> &lijst)
  {
    return std::find (lijst.begin (), lijst.end (), zet) != lijst.end ();
  }

  static bool doe (Spel &spel, const Zet &zet) { return spel.doeZet (zet); }

  static bool terug (Spel &spel) { return spel.unDoeZet (); }
  static bool eindstand (Spel &spel) { return spel.eindstand (); }

  static int score (const Spel &spel, int wie)
  {
    return Inzicht::score (spel, wie);
  }

  // Van een spel met alleen winst en verlies.
  static int hoogste (const Spel &) { return 1; }

  // Van een spel waarin elke zet een vakje vult.
  static int langste (const Spel &spel) { return Inzicht::leeg (spel); }

  static std::string dump (const Spel &spel) { return Inzicht::dump (spel); }

  static std::string speler (Toeval &toeval)
  {
    return std::string (1, "mtgb"[toeval.trek (0, 3)]);
  }
};

//*************************************************************************

template <typename Proef>
class Spelproef
{
  public:

    // Speel tot er zoveel standen bekeken zijn.
    Spelproef (unsigned zaad, long long aantal)
    : toeval (zaad), standen (0), ander (Proef::nieuw (toeval)),
      vanAnder (Proef::dump (*ander))
    {
      while (standen < aantal)
        speel ();
    }

  private:

    typedef typename Proef::Spel Spel;
    typedef typename Proef::Zet Zet;

    static const int Kandidaten = 8,   // per stand
                     EensPer = 10,     // een eind terug, en dan weer verder,
                     Wissels = 8,      // eens per zoveel standen
                     Rondes = 4;       // tot zoveel maal het langste spel

    Toeval toeval;
    long long standen;
    std::unique_ptr<Spel> spel, ander;
    std::string vanAnder;              // de dump van wat nu niet meespeelt
    std::vector<std::string> dumps;    // van elke stand voor deze

    // Speel een spel uit, en neem het helemaal terug. Na genoeg standen gaat
    // het alleen nog verder: anders komt een lang spel nooit uit.
    void speel ()
    {
      spel = Proef::nieuw (toeval);
      dumps.clear ();
      eisBegin ();
      const int langste = Proef::langste (*spel);
      const long long genoeg = standen + Rondes * langste;
      for (bekijk (); !Proef::eindstand (*spel); bekijk ())
      {
        dumps.push_back (Proef::dump (*spel));
        EIS (Proef::doe (*spel, toeval.uit (Proef::zetten (*spel))));
        EIS_MET (static_cast<int> (dumps.size ()) <= langste,
                 "het spel duurt langer dan " << langste << " zetten");
        EIS (Proef::dump (*spel) != dumps.back ());
        if (standen < genoeg && toeval.trek (1, EensPer) == 1)
          neemTerug (static_cast<size_t>
                       (toeval.trek (0, static_cast<int> (dumps.size ()))));
      }
      neemTerug (dumps.size ());
      eisBegin ();
    }

    // Neem zoveel zetten terug; elke stand moet weer precies zo zijn.
    void neemTerug (size_t aantal)
    {
      for ( ; aantal > 0; aantal--)
      {
        EIS (Proef::terug (*spel));
        eisDump (dumps.back (), "zet teruggenomen");
        dumps.pop_back ();
      }
    }

    // Eis dat er geen zet terug te nemen is.
    void eisBegin ()
    {
      const std::string voor = Proef::dump (*spel);
      EIS (!Proef::terug (*spel));
      eisDump (voor, "geen zet om terug te nemen");
    }

    void eisDump (const std::string &voor, const char *wat)
    {
      const std::string nu = Proef::dump (*spel);
      EIS_MET (nu == voor, wat << ": was\n" << voor << "en nu\n" << nu);
    }

    // Onderzoek de stand.
    void bekijk ()
    {
      const std::string voor = Proef::dump (*spel);
      standen++;
      const std::vector<Zet> zetten = Proef::zetten (*spel);
      EIS_GELIJK (Proef::eindstand (*spel), zetten.empty ());
      for (size_t i = 1; i < zetten.size (); i++)
        EIS_MET (Proef::eerder (*spel, zetten[i - 1], zetten[i]),
                 "zet " << i << " hoort niet na de vorige in\n" << voor);
      const int score = Proef::score (*spel, 0);
      EIS_GELIJK (Proef::score (*spel, 1), -score);
      EIS (std::abs (score) <= Proef::hoogste (*spel));
      Proef::bijzonder (*spel);
      eisDump (voor, "vragen gesteld");
      for (const Zet &zet : zetten)
        probeer (zet, true, voor);
      for (int i = 0; i < Kandidaten; i++)
      {
        const Zet zet = Proef::kandidaat (*spel, toeval);
        probeer (zet, Proef::hoort (*spel, zet, zetten), voor);
      }
      if (toeval.trek (1, Wissels) == 1)
        wissel ();
    }

    // Ga verder met een ander object dat hetzelfde spel wordt.
    void wissel ()
    {
      const std::string voor = Proef::dump (*spel);
      EIS (Proef::dump (*ander) == vanAnder);
      const int soort = toeval.trek (0, 2);
      if (soort == 0)
        ander.reset (new Spel (*spel));
      else if (soort == 1)
        *ander = *spel;
      else
        bewaar ();
      spel.swap (ander);
      vanAnder = voor;
      eisDump (voor, "hetzelfde spel");
    }

    // Bewaar het spel; het andere object leest het.
    void bewaar ()
    {
      typedef std::vector<typename Proef::Speler> Spelers;
      Spelers spelers (2), gelezen (2);
      std::ostringstream bewaard, nogEens;
      for (typename Proef::Speler &speler : spelers)
        EIS (speler.lees (Proef::speler (toeval)));
      terminal::schrijfMetZetten (bewaard, *spel, spelers);
      EIS_MET (terminal::leesSpelbestand
                 (TijdelijkBestand (bewaard.str ()).naam (), std::cout, *ander,
                  gelezen), bewaard.str ());
      terminal::schrijfMetZetten (nogEens, *ander, gelezen);
      EIS_GELIJK (nogEens.str (), bewaard.str ());
    }

    // Doe een zet die wel of niet hoort te lukken, en neem haar weer terug.
    void probeer (const Zet &zet, bool hoort, const std::string &voor)
    {
      const bool gelukt = Proef::doe (*spel, zet);
      EIS_MET (gelukt == hoort, "een zet "
               << (hoort ? "wordt geweigerd" : "is niet geweigerd")
               << " in\n" << voor);
      EIS (!gelukt || Proef::terug (*spel));
      eisDump (voor, gelukt ? "gedaan en teruggenomen" : "geweigerde zet");
    }
};

#endif
