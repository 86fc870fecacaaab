// stelling.h: een stand van TegelSpel zoals het zoeken haar ziet.
//
// Een stelling is een voorraad, het bord van de speler die aan beurt is en
// het bord van de ander: drie toestanden van kleine automaten. Een zet is dan
// tweemaal opzoeken, en wat er kan is de doorsnede van wat er ligt en past.
//
// Wie het zoeken wil lezen kan dat in deze volgorde doen:
//
//   zet        een zet is een kleur en een aantal tegels: er zijn er tien
//   automaat   nummert wat uit een begin ontstaat, met wat er na elke zet is
//   voorraad   de automaat van pot en schalen, zonder hun volgorde
//   bord       de automaat van de borden, zonder de volgorde van hun rijen
//   stelling   deze drie toestanden samen: een stand, en een zet erin
//   boom       besteScore: de recursie van de opgave, over stellingen
//   uitspelen  bepaalGoedeZet: een spel met toevallige zetten
//   verwachting verwachtingen: wat dat gemiddeld oplevert, exact
//   tellen     telStanden: hoe groot de boom is, zonder haar af te lopen
//   volgorde   welke zet het zoeken hieronder het eerst probeert
//   inhalen    of wie achterstaat nog genoeg rijen kan inlopen
//   oplosser   besteScoreSnel: alfa-beta, met een tabel en grenzen
//   experiment doeExperiment: welke bomen nog af te lopen zijn
//   boomschets de boom van een klein spel, als tekst (--teken)

#ifndef ZoekTegelspelStellingHVar
#define ZoekTegelspelStellingHVar

#include <string>
#include <utility>
#include <vector>
#include "bord.h"
#include "voorraad.h"

namespace zoek
{
namespace tegelspel
{

struct Stelling
{
  const Voorraad *voorraad;
  const Bord *eigen, *ander;  // het bord van wie aan beurt is, en het andere
};

// Retourneert: de mogelijke zetten in een stelling; geen in een eindstand, want
//   in een vol eigen bord past niets, en een ander vol bord speelt niet meer
inline unsigned zettenIn (const Stelling &stelling)
{
  return stelling.voorraad->kan & stelling.eigen->kan
         & stelling.ander->speelt;
}

// Retourneert: de volle rijen van wie in een stelling aan beurt is min die van
//   de ander
inline int scoreVan (const Stelling &stelling)
{
  return stelling.eigen->vol - stelling.ander->vol;
}

// Retourneert: de stelling na een mogelijke zet, waarin de ander aan beurt is
inline Stelling naZet (const Stelling &stelling, int zet)
{
  return { na (stelling.voorraad, zet), stelling.ander,
           na (stelling.eigen, zet) };
}

// De automaten van een spel, en de stelling waar het begint.
class Speelruimte
{
  public:

    // Maak de automaten. Van de pot telt niet meer dan er lege vakjes zijn: dat
    // raakt pas op als alles vol is, en dan is het spel uit.
    // Parameters:
    // * pot: de tegels in de pot, de eerste vooraan
    // * schalen: per schaal (aantal geel, aantal blauw)
    // * perSchaal, perRij: N en L
    // * eigen, ander: per rij (aantal geel, aantal blauw), van de speler die
    //   aan beurt is en van de ander
    Speelruimte (const std::string &pot,
                 const std::vector< std::pair<int,int> > &schalen,
                 int perSchaal,
                 const std::vector< std::pair<int,int> > &eigen,
                 const std::vector< std::pair<int,int> > &ander, int perRij)
    : borden (eigen, ander, perRij, perSchaal),
      voorraden (pot.substr (0, static_cast<size_t>
                   (borden.begin (0)->vakjes + borden.begin (1)->vakjes)),
                 schalen, perSchaal, perRij),
      bordBits (0)
    {
      while (borden.alle ().size () >> bordBits > 0)
        bordBits++;
    }

    // Retourneert: de stelling waar het spel begint
    Stelling begin () const
    {
      return { voorraden.begin (), borden.begin (0), borden.begin (1) };
    }

    // Retourneert: de automaat van de voorraden
    const Voorraden &alleVoorraden () const { return voorraden; }

    // Retourneert: de automaat van de borden
    const Borden &alleBorden () const { return borden; }

    // Retourneert: de sleutel van een stelling uit deze ruimte, een getal onder
    //   2^63, voor elke stelling een ander: de drie nummers achter elkaar
    unsigned long long sleutel (const Stelling &stelling) const
    {
      unsigned long long getal = stelling.voorraad->nummer;
      getal = getal << bordBits | stelling.eigen->nummer;
      return getal << bordBits | stelling.ander->nummer;
    }

    // Retourneert: de stelling met deze sleutel
    Stelling stellingVan (unsigned long long sleutel) const
    {
      const unsigned long long masker = (1ULL << bordBits) - 1;
      return { voorraden.metNummer (sleutel >> 2 * bordBits),
               borden.metNummer (sleutel >> bordBits & masker),
               borden.metNummer (sleutel & masker) };
    }

  private:

    Borden borden;
    Voorraden voorraden;
    int bordBits;  // waar het nummer van een bord in past
};

}
}

#endif
