// gemeen.h: wat de treden delen: een spel lezen, tellen, de eerste beste zet
// kiezen, en het antwoord op het scherm zetten.

#ifndef ZoekTegelspelTrapGemeenHVar
#define ZoekTegelspelTrapGemeenHVar

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "../../../constantes.h"
#include "../../../tegelspel.h"
#include "../../../terminal/tabel.h"
#include "../../../terminal/zet.h"
#include "../../klok.h"
#include "../../toezicht.h"
#include "../../voortgang.h"
#include "../stelling.h"

namespace trap
{

typedef std::pair<int,char> Zet;

// Een spel, met de twee maten die het object zelf niet noemt: N en L.
struct Spel
{
  TegelSpel stand;
  int perSchaal, perRij;
};

// Wat een trede vindt: de score voor wie aan beurt is, de eerste beste zet (of
// GeenZet), en hoeveel standen zij bezocht.
struct Antwoord
{
  int score;
  Zet zet;
  long long standen;
};

// Telt de standen, en houdt de tijd in de gaten.
class Bezoekteller
{
  public:

    // Begin met niets; is de tijd van het toezicht om, dan gooit tel
    // zoek::Afgebroken.
    explicit Bezoekteller (Toezicht &toezicht)
    : voortgang ("trap", "standen", 0, &toezicht)
    {
    }

    // Tel een stand.
    void tel () { voortgang.peil (++standen); }

    // Retourneert: hoeveel er geteld zijn
    long long aantal () const { return standen; }

  private:

    zoek::Voortgang voortgang;
    long long standen = 0;
};

// Retourneert: de volle rijen van wie aan beurt is min die van de ander
inline int scoreVan (Spel &spel)
{
  int vol[2] = { 0, 0 };
  for (int wie = 0; wie < 2; wie++)
    for (const std::pair<int,int> &rij : spel.stand.getInhoudRijen (wie))
      vol[wie] += rij.first + rij.second == spel.perRij ? 1 : 0;
  const int speler = spel.stand.getSpeler ();
  return vol[speler] - vol[1 - speler];
}

// Retourneert: alle kleine stellingen die uit dit spel ontstaan
inline zoek::tegelspel::Speelruimte ruimteVan (Spel &spel)
{
  const int speler = spel.stand.getSpeler ();
  return { spel.stand.getPot (), spel.stand.getInhoudSchalen (),
           spel.perSchaal, spel.stand.getInhoudRijen (speler),
           spel.stand.getInhoudRijen (1 - speler), spel.perRij };
}

// Retourneert: de kleine stelling na een zet in het spel, dat de stelling begin
//   heeft
inline zoek::tegelspel::Stelling naZet (Spel &spel,
                                  const zoek::tegelspel::Stelling &begin,
                                        const Zet &zet)
{
  using namespace zoek::tegelspel;
  const std::pair<int,int> schaal =
    spel.stand.getInhoudSchalen ()[static_cast<size_t> (zet.first)];
  return naZet (begin, zet.second == 'g' ? zetVan (Geel, schaal.first)
                                         : zetVan (Blauw, schaal.second));
}

// Kies de eerste beste zet.
// Parameters:
// * spel, teller: de stand van nu, en wie haar telt en alles eronder
// * scoreNa: een functie van een zet en de hoogste score tot nu toe, die de
//   score na die zet geeft, voor wie nu aan beurt is; is die niet hoger, dan
//   telt alleen dat zij het niet is. Bij de eerste is dat -MaxRijen - 1.
// Retourneert: het antwoord; in een eindstand GeenZet, met de score daarvan
template <typename ScoreNa>
Antwoord kies (Spel &spel, Bezoekteller &teller, const ScoreNa &scoreNa)
{
  Antwoord beste = { -MaxRijen - 1, GeenZet, 0 };
  teller.tel ();
  for (const Zet &zet : spel.stand.bepaalVerschillendeZetten ())
  {
    const int score = scoreNa (zet, beste.score);
    if (score > beste.score)
      beste = { score, zet, 0 };
  }
  if (beste.zet == GeenZet)
    beste.score = scoreVan (spel);
  beste.standen = teller.aantal ();
  return beste;
}

// Lees een spel uit een bestand; leesInSpel gaat na of het klopt.
// Retourneert: true als dat gelukt is; anders false, met een melding
inline bool lees (const char *naam, Spel &spel)
{
  std::stringstream stand;
  std::string pot;
  int schalen = 0, rijen = 0;
  if (!spel.stand.leesInSpel (naam))
    return false;
  spel.stand.schrijf (stand);
  stand >> pot >> schalen >> spel.perSchaal >> rijen >> spel.perRij;
  return true;
}

// Zet het antwoord van een trede in een tabel. Is de tijd eerder om, dan staan
// er de standen tot dan, of die van de hele boom als de trede die afloopt.
// Parameters:
// * trede: hoe zij heet
// * heleBoom: of zij de hele boom afloopt
// * spel: het spel, dat blijft zoals het is
// * tijd, kop: hoeveel seconden, 0 is zonder grens, en of de kop erboven komt
// * losOp: een functie van een spel en wie er toeziet, met een antwoord
inline void toon (const std::string &trede, bool heleBoom, Spel &spel,
                  double tijd, bool kop,
                  Antwoord (*losOp) (Spel &spel, Toezicht &toezicht))
{
  const terminal::Tabel tabel ({ "2 kleine stelling" },
    { "trede", "score", "zet", "standen", "seconden" }, { 8, 7, 17, 12 },
    false);
  Toezicht toezicht (false);
  Spel bezig (spel);  // als de tijd om is zijn er zetten gedaan
  Antwoord antwoord = { 0, GeenZet, 0 };
  std::string score = tabel.geen (), zet = score, standen = score, duur = score;
  const clock_t begin = clock ();
  if (kop)
    tabel.toonKop ();
  try
  {
    const bool af = toezicht.inTijd
      (tijd, [&] { antwoord = losOp (bezig, toezicht); }, &antwoord.standen);
    if (af)
    {
      score = std::to_string (antwoord.score);
      duur = tabel.duur (zoek::seconden (clock () - begin));
    }
    if (!terminal::isGeenZet (antwoord.zet))
      zet = terminal::zetTekst (antwoord.zet);
    if (!af && heleBoom)
      antwoord.standen = spel.stand.telStanden ();
    if (antwoord.standen >= 0)  // anders is de boom niet te tellen
      standen = (af || heleBoom ? "" : "> ")
                + std::to_string (antwoord.standen);
  }
  catch (const std::bad_alloc &)
  {
    standen = "geheugen op";
  }
  tabel.toon ({ trede, score, zet, standen, duur });
}

// Het hoofdprogramma van een trede: ./trede BESTAND [SECONDEN [zonderkop]].
// Parameters: als bij toon, en die van main
// Retourneert: 0; 1 als het bestand niet deugt, 2 bij verkeerd gebruik
inline int draai (int argc, char **argv, const std::string &trede,
                  bool heleBoom,
                  Antwoord (*losOp) (Spel &spel, Toezicht &toezicht))
{
  Spel spel;
  if (argc < 2)
  {
    std::cerr << "Gebruik: " << argv[0] << " BESTAND [SECONDEN]" << std::endl;
    return 2;
  }
  if (!lees (argv[1], spel))
    return 1;
  toon (trede, heleBoom, spel, argc > 2 ? std::atof (argv[2]) : 0, argc < 4,
        losOp);
  return 0;
}

}

#endif
