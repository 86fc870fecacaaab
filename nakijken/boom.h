// boom.h: de boom van een spel, door het model afgelopen of door een inzending
// met haar eigen regels: wat er goed is, wat er uitkomt met een van de gewone
// vergissingen, en wat spelen zonder zoeken oplevert.

#ifndef NakijkBoomHVar
#define NakijkBoomHVar

#include <climits>
#include <cstdlib>
#include <string>
#include "soort.h"

// De volle rijen van wie aan de beurt is en van de ander, en wie dat is.
struct Vol
{
  int eigen, ander, beurt;
  int score () const { return eigen - ander; }
};

inline Vol volVan (const Stand &stand)
{
  return { Model::volleRijen (stand, stand.beurt),
           Model::volleRijen (stand, 1 - stand.beurt), stand.beurt };
}

// Een vergissing in een zoeker die verder goed is.
struct Vergissing
{
  std::string naam;
  // Wat hij van een eindstand vindt; anders is dat de score.
  int (*einde) (const Vol &vol) = nullptr;
  // Wat hij van de score tot nu toe en die na een zet neemt; anders de hoogste.
  // Met ander is wie niet begon aan de beurt.
  int (*kies) (int tot, int nu, bool ander) = nullptr;
  int teken = -1;        // van de score van de ander
  int begin = INT_MIN;   // van het maximum
  bool daaronder = false;   // de eerste vergissing, maar niet in de wortel
  bool telt = false;        // zo scoort ook wie niet zoekt: dan hoort zijn
                            // aantalStanden te laten zien dat hij wel zoekt
  bool voorNul = false;     // zoekt goed, en geeft de score van speler 0

  // De score, als er weer een zet gezien is waarna de ander een score heeft.
  int verder (int tot, int kind, bool eerste, bool ander) const
  {
    const int nu = teken * kind;
    return eerste ? std::max (nu, begin)
           : kies != nullptr ? kies (tot, nu, ander) : std::max (tot, nu);
  }
};

// Zonder vergissing, een vergissing, en dan elke twee die samengaan.
const size_t Enkele = 16;
inline std::vector<Vergissing> maakVergissingen ()
{
  const auto vanNul = [] (const Vol &vol)
                      { return vol.beurt == 0 ? vol.score () : -vol.score (); };
  const std::string nul = "met de score altijd voor speler 0",
                    teken = "zonder minteken voor de score van de ander";
  std::vector<Vergissing> uit = {
    { "" }, { teken, nullptr, nullptr, 1 },
    { teken + ", behalve in de wortel", nullptr, nullptr, -1, INT_MIN, true },
    { "met de absolute waarde van de eindscore",
      [] (const Vol &vol) { return std::abs (vol.score ()); } },
    { "met een maximum dat bij 0 begint", nullptr, nullptr, -1, 0, false,
      true },
    { "met een maximum dat bij -1 begint", nullptr, nullptr, -1, -1 },
    { "met alleen de eigen volle rijen",
      [] (const Vol &vol) { return vol.eigen; } },
    { "met de score van de andere speler",
      [] (const Vol &vol) { return -vol.score (); } },
    { nul, vanNul }, { nul + ", en zonder minteken", vanNul, nullptr, 1 },
    { "goed, maar geeft de score van speler 0, ook als de ander begint",
      nullptr, nullptr, -1, INT_MIN, false, false, true },
    { "met het minimum in plaats van het maximum", nullptr,
      [] (int tot, int nu, bool) { return std::min (tot, nu); } },
    { "met de score die het dichtst bij 0 ligt", nullptr,
      [] (int tot, int nu, bool)
      { return std::abs (nu) < std::abs (tot) ? nu : tot; } },
    { "met alleen de eerste zet van de ander", nullptr,
      [] (int tot, int nu, bool ander)
      { return ander ? tot : std::max (tot, nu); } },
    { "met de score van de laatste zet", nullptr,
      [] (int, int nu, bool) { return nu; }, -1, INT_MIN, false, true },
    { "met de score van de eerste zet", nullptr,
      [] (int tot, int, bool) { return tot; }, -1, INT_MIN, false, true } };
  for (size_t i = 1; i < Enkele; i++)
    for (size_t j = i + 1; j < Enkele; j++)
    {
      const Vergissing a = uit[i], b = uit[j];
      if (!a.daaronder && !b.daaronder && !a.voorNul && !b.voorNul
          && (!a.einde || !b.einde)
          && (!a.kies || !b.kies) && a.teken + b.teken <= 0
          && (a.begin == INT_MIN || b.begin == INT_MIN))
        uit.push_back ({ a.naam + " en " + b.naam, a.einde ? a.einde : b.einde,
                         a.kies ? a.kies : b.kies, std::max (a.teken, b.teken),
                         std::max (a.begin, b.begin), false,
                         a.telt || b.telt });
    }
  return uit;
}
const std::vector<Vergissing> Vergissingen = maakVergissingen ();

const size_t MaxDiepte = 8;   // zetten; wie dan ophoudt zoekt niet diep

// Wat er van een spel te zeggen is.
struct Boom
{
  int score = 0, laag = 0;   // laag: als wie begint het slechtst speelt, de
                             // ander goed
  std::vector<Zet> beste = {};     // de beste zetten
  long long standen = 0;
  int zetten = 0;                  // die verschillen, van de stand zelf
  Soorten soorten = 0;             // van alles wat erin voorkomt
  std::vector<int> anders = {};    // de score met elke vergissing
  int gretig = 0;                  // zonder zoeken: steeds de volste rij
  // Met zoeken tot zoveel zetten diep, en dan het verschil dat er is.
  std::vector<int> ondiep = std::vector<int> (MaxDiepte + 1);
  double gemiddeld = 0;            // bij toevallig spel
  double hoogste = INT_MIN;        // van de zetten, dan
  Zet duidelijk = Model::Geen;     // dan duidelijk de beste, van minstens drie
  int kortste = 0;                 // zetten van het kortste spel
  long long daarna = 0;            // de grootste partij na een zet

  // Zoveel standen ziet hoogstens wie een partij speelt, en in elke stand ervan
  // naar elke zet kijkt. Wie er meer ziet zoekt.
  long long partij () const { return zetten == 0 ? 1 : zetten + daarna; }

  // De score met een verklaring: een vergissing, of niet dieper dan zoveel
  // zetten zoeken.
  int volgens (size_t verklaring) const
  {
    return verklaring < Vergissingen.size () ? anders[verklaring]
           : ondiep[verklaring - Vergissingen.size ()];
  }

  // Komt wie niet zoekt ook op de score? Dan zegt hij niets over zoeken.
  bool vanzelf () const
  {
    return score == 0 || score == ondiep[0] || score == ondiep[1]
           || score == gretig || score == anders[Enkele - 1];
  }

  // De soorten van een spel met deze boom.
  Soorten vanSpel () const
  {
    const bool loont = score != gretig || score != anders[Enkele - 1];
    return (vanzelf () ? 0 : Zoekt)
           | (score != ondiep[MaxDiepte] && loont ? Diep : 0)
           | (duidelijk == Model::Geen ? 0 : hoogste < 0 ? Somber : Duidelijk)
           | (laag > 0 || score < 0 ? Uitgemaakt : 0);
  }

  void wordBlad (const Vol &vol)
  {
    score = laag = gretig = vol.score ();
    ondiep.assign (MaxDiepte + 1, score);
    gemiddeld = score;
    for (const Vergissing &een : Vergissingen)
      anders.push_back (een.einde ? een.einde (vol) : score);
  }

  // Neem op wat een zet oplevert.
  // Parameter:
  // * ander: wie niet begon doet hem
  void voegToe (const Zet &zet, const Boom &kind, bool ander)
  {
    const bool eerste = beste.empty (), beter = eerste || -kind.score > score;
    const int laagste = -kind.laag;
    if (beter)
      beste.clear ();
    if (beter || -kind.score == score)
      beste.push_back (zet);
    laag = eerste ? laagste : !ander ? std::min (laag, laagste)
           : std::max (std::make_pair (score, laag),
                       std::make_pair (-kind.score, laagste)).second;
    score = beter ? -kind.score : score;
    anders.resize (Vergissingen.size ());
    for (size_t i = 0; i < Vergissingen.size (); i++)
      anders[i] = Vergissingen[i].verder (anders[i],
        kind.anders[Vergissingen[i].daaronder ? 1 : i], eerste, ander);
    for (size_t diep = 1; diep <= MaxDiepte; diep++)
      ondiep[diep] = eerste ? -kind.ondiep[diep - 1]
                     : std::max (ondiep[diep], -kind.ondiep[diep - 1]);
    kortste = eerste ? kind.kortste + 1 : std::min (kortste, kind.kortste + 1);
    daarna = std::max (daarna, kind.partij ());
    standen += kind.standen;
    zetten++;
    soorten |= kind.soorten;
  }
};

// Loop de boom van een stand af.
// Parameters:
// * niet: soorten die er niet in mogen voorkomen
// * over: zoveel standen mogen het er zijn; wordt wat er daarna over is
// * diepte: zoveel zetten zijn er al gedaan
// Retourneert: de boom, zonder standen als hij te groot is of niet mag
inline Boom boomVan (const Stand &stand, Soorten niet, long long &over,
                     int diepte = 0)
{
  const double Marge = 0.5;   // rijen beter dan elke andere
  double tweede = INT_MIN;    // gemiddelde, bij toevallig spel
  int volst = -1;
  const std::vector<Zet> zetten = Model::verschillendeZetten (stand);
  Boom boom;
  boom.standen = 1;
  boom.soorten = vanStand (stand);
  boom.ondiep[0] = Model::score (stand);
  for (const Zet &zet : zetten)
    boom.soorten |= vanZet (stand, zet);
  if (--over < 0 || (boom.soorten & niet) != 0)
    return Boom ();
  if (zetten.empty ())
    boom.wordBlad (volVan (stand));
  for (const Zet &zet : zetten)
  {
    const Boom kind = boomVan (Model::naZet (stand, zet), niet, over,
                                diepte + 1);
    if (kind.standen == 0)
      return Boom ();
    boom.voegToe (zet, kind, diepte % 2 != 0);
    const int n = tegels (stand, zet),
      vol = n + Model::aantal (Model::op (stand.rijen[stand.beurt],
        Model::toegestaneRijen (stand, zet.second, n)[0]), zet.second);
    if (vol > volst)   // een gretige speler kiest de volste rij
      boom.gretig = -kind.gretig;
    volst = std::max (volst, vol);
    const double hier = -kind.gemiddeld;
    if (hier > boom.hoogste)
      boom.duidelijk = zet;
    tweede = std::max (tweede, std::min (boom.hoogste, hier));
    boom.hoogste = std::max (boom.hoogste, hier);
    boom.gemiddeld += hier / static_cast<double> (zetten.size ());
  }
  if (zetten.size () < 3 || boom.hoogste <= tweede + Marge)
    boom.duidelijk = Model::Geen;
  return boom;
}

#endif
