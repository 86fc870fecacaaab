// boom.h: de boom van een spel, door het model afgelopen: wat er goed is, wat
// er uitkomt met een van de gewone vergissingen, en wat spelen zonder zoeken
// oplevert.

#ifndef NakijkBoomHVar
#define NakijkBoomHVar

#include <climits>
#include <cstdlib>
#include "kenmerk.h"

namespace nakijk
{

// De vergissingen in een zoeker die verder goed is.
const char *const Vergissingen[] = {
  "zonder minteken voor de score van de ander",
  "met de absolute waarde van de eindscore",
  "met een maximum dat bij 0 begint",
  "met een maximum dat bij -1 begint",
  "met alleen de eigen volle rijen",
  "met de score van de andere speler",
  "met de score altijd voor speler 0",
  "met de score altijd voor speler 0, en zonder minteken",
  "met het minimum in plaats van het maximum",
  "met de score die het dichtst bij 0 ligt",
  "met alleen de eerste zet van de ander",
  "met de score van de laatste zet",
  "met de score van de eerste zet" };
const int AantalVergissingen = 13, EersteZonderKeus = 11;

struct Boom
{
  int score, laag;   // laag: als wie begint het slechtst speelt, de ander goed
  std::vector<Zet> beste;          // de beste zetten
  long long standen;
  Masker masker;                   // van alles wat erin voorkomt
  int anders[AantalVergissingen];  // de score met elke vergissing
  int gretig, eerste;              // zonder zoeken: gretig, of de eerste zet
  double gemiddeld;                // bij toevallig spel
  Zet duidelijk;                   // de zet die dan duidelijk de beste is
  int kortste;                     // zetten van het kortste spel
};

// Loopt bomen af, tot een aantal standen of een kenmerk dat niet mag.
class Lezer
{
  public:

    Lezer (long long hoogstens, Masker verboden)
    : over (hoogstens), niet (verboden) {}

    long long nog () const { return over; }

    // Loop de boom van een stand af.
    // Retourneert: false als hij te groot is of iets heeft wat niet mag
    bool loop (const Stand &stand, Boom &boom)
    {
      return loop (stand, boom, stand.beurt);
    }

  private:

    long long over;
    Masker niet;

    static void blad (const Stand &stand, Boom &boom)
    {
      const int score = Model::score (stand),
                nul = stand.beurt == 0 ? score : -score,
                eigen = Model::volleRijen (stand, stand.beurt);
      const int anders[] = { score, std::abs (score), score, score, eigen,
                             -score, nul, nul, score, score, score, score,
                             score };
      boom.score = boom.laag = boom.gretig = boom.eerste = score;
      boom.gemiddeld = score;
      std::copy (anders, anders + AantalVergissingen, boom.anders);
    }

    // De score met een vergissing, als er weer een zet gezien is.
    // Parameter:
    // * ander: wie niet begon is aan de beurt
    static int verder (int wijze, int tot, int kind, bool eerste, bool ander)
    {
      const bool zonderMin = wijze == 0 || wijze == 7;
      const int nu = zonderMin ? kind : -kind,
                begin = wijze == 2 ? 0 : wijze == 3 ? -1 : INT_MIN;
      if (eerste)
        return std::max (nu, begin);
      switch (wijze)
      {
        case 8: return std::min (tot, nu);
        case 9: return std::abs (nu) < std::abs (tot) ? nu : tot;
        case 10: return ander ? tot : std::max (tot, nu);
        case 11: return nu;
        case 12: return tot;
        default: return std::max (tot, nu);
      }
    }

    // Hoe vol raakt de rij? Een gretige speler kiest de volste.
    static int vol (const Stand &stand, const Zet &zet)
    {
      const int n = tegels (stand, zet);
      return n + Model::aantal (Model::op (stand.rijen[stand.beurt],
        Model::toegestaneRijen (stand, zet.second, n)[0]), zet.second);
    }

    bool loop (const Stand &stand, Boom &boom, int beginner)
    {
      boom.standen = 1;
      boom.masker = vanStand (stand);
      boom.duidelijk = Model::Geen;
      boom.kortste = 0;
      boom.beste.clear ();
      if (--over < 0 || (boom.masker & niet) != 0)
        return false;
      const std::vector<Zet> zetten = Model::verschillendeZetten (stand);
      if (zetten.empty ())
        blad (stand, boom);
      boom.gemiddeld = zetten.empty () ? boom.gemiddeld : 0;
      double hoogste = INT_MIN, tweede = INT_MIN;
      int volst = -1;
      std::vector< std::pair<int,int> > lagen;  // score en laag van elke zet
      for (const Zet &zet : zetten)
      {
        Boom kind;
        const Masker van = vanZet (stand, zet),
                     masker = van | TerugBeurt | terugVan (van);
        if ((masker & niet) != 0
            || !loop (Model::naZet (stand, zet), kind, beginner)
            || (kind.standen > 1 && (niet & TerugMeer) != 0))
          return false;
        const bool eerste = zet == zetten[0];
        boom.standen += kind.standen;
        boom.masker |= masker | kind.masker
                       | (kind.standen > 1 ? TerugMeer : 0);
        if (eerste || -kind.score > boom.score)
          boom.beste.clear ();
        boom.score = eerste ? -kind.score : std::max (boom.score, -kind.score);
        if (-kind.score == boom.score)
          boom.beste.push_back (zet);
        lagen.push_back (std::make_pair (-kind.score, -kind.laag));
        for (int i = 0; i < AantalVergissingen; i++)
          boom.anders[i] = verder (i, boom.anders[i], kind.anders[i], eerste,
                                   stand.beurt != beginner);
        boom.eerste = eerste ? -kind.eerste : boom.eerste;
        if (vol (stand, zet) > volst)
        {
          volst = vol (stand, zet);
          boom.gretig = -kind.gretig;
        }
        boom.kortste = eerste ? kind.kortste + 1
                              : std::min (boom.kortste, kind.kortste + 1);
        boom.gemiddeld -= kind.gemiddeld / static_cast<double> (zetten.size ());
        tweede = std::max (tweede, std::min (hoogste, -kind.gemiddeld));
        if (-kind.gemiddeld > hoogste)
        {
          hoogste = -kind.gemiddeld;
          boom.duidelijk = zet;
        }
      }
      if (hoogste <= tweede + Duidelijk)
        boom.duidelijk = Model::Geen;
      boom.laag = lagen.empty () ? boom.score : INT_MIN;
      for (const std::pair<int,int> &kind : lagen)
        if (stand.beurt == beginner)
          boom.laag = boom.laag == INT_MIN ? kind.second
                      : std::min (boom.laag, kind.second);
        else if (kind.first == boom.score)
          boom.laag = std::max (boom.laag, kind.second);
      return true;
    }

    static constexpr double Duidelijk = 0.5;  // rijen beter dan elke andere
};

}

#endif
