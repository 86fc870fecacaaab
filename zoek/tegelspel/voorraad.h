// voorraad.h: alle voorraden (pot en schalen) die in een spel kunnen ontstaan,
// genummerd.
//
// Welke schaal wat bevat telt niet voor het verdere spel: een voorraad is een
// verzameling stapels, van een kleur en een aantal, zoals een zet ze wegneemt.
// Zolang er tegels in de pot zitten zijn alle schalen vol, en ligt er naast een
// stapel dus een van de andere kleur met de rest. Is de pot leeg, dan wordt er
// niet meer aangevuld, en maakt het niet uit wat er naast ligt. De sleutel van
// een voorraad heeft velden van drie bits: veld z is het aantal stapels waar
// zet z bij hoort. Daarboven, vanaf bit 32, staat het aantal tegels in de pot.

#ifndef ZoekTegelspelVoorraadHVar
#define ZoekTegelspelVoorraadHVar

#include <cstdlib>
#include <string>
#include <utility>
#include <vector>
#include "../../constantes.h"
#include "automaat.h"

namespace zoek
{
namespace tegelspel
{

// Een voorraad als toestand van een automaat.
struct Voorraad
{
  int stap[AantalZetten];  // naar de voorraad na elke zet die er ligt
  unsigned kan;            // de zetten die op een schaal liggen
  unsigned vaker;          // die op meer dan een schaal liggen
  unsigned nummer;         // 0, 1, 2, ...
  unsigned inKlasse;       // haar nummer in haar klasse
  int geel, blauw;         // alle tegels, die in de pot inbegrepen
};

class Voorraden : public Automaat<Voorraad, 3>
{
  public:

    // Maak alle voorraden die uit een beginvoorraad ontstaan, en nummer ze ook
    // binnen hun klasse: daarin hebben ze evenveel tegels, en evenveel gele op
    // een veelvoud van een rij na.
    // Parameters:
    // * nwPot: de tegels in de pot, 'g' of 'b', de eerste vooraan
    // * schalen: per schaal (aantal geel, aantal blauw); als de pot niet
    //   leeg is zijn ze alle vol
    // * nwPerSchaal: het aantal tegels op een volle schaal
    // * perRij: het aantal vakjes in een rij
    Voorraden (const std::string &nwPot,
               const std::vector< std::pair<int,int> > &schalen,
               int nwPerSchaal, int perRij)
    : pot (nwPot), perSchaal (nwPerSchaal), grootste (0)
    {
      Nummering nummering;
      nummering.nummer (sleutelVan (schalen));
      maak (nummering, [this] (unsigned long long sleutel, int zet)
                       { return naZet (sleutel, zet); });
      std::vector<unsigned> klasse;  // per klasse het aantal voorraden
      for (Voorraad &voorraad : toestanden)
      {
        tel (nummering.sleutel (static_cast<int> (voorraad.nummer)), voorraad);
        const size_t mijn = static_cast<size_t>
          ((voorraad.geel + voorraad.blauw) * perRij + voorraad.geel % perRij);
        if (mijn >= klasse.size ())
          klasse.resize (mijn + 1, 0);
        voorraad.inKlasse = klasse[mijn]++;
        if (klasse[mijn] > grootste)
          grootste = klasse[mijn];
      }
    }

    // Retourneert: de beginvoorraad
    const Voorraad *begin () const { return metNummer (0); }

    // Retourneert: het aantal voorraden in de grootste klasse
    unsigned grootsteKlasse () const { return grootste; }

  private:

    static const int PotPlaats = 32;
    static_assert (MaxSchalen < 1 << 3 && 3 * AantalZetten <= PotPlaats,
                   "een voorraad past niet in haar sleutel");

    std::string pot;
    int perSchaal;
    unsigned grootste;  // voorraden in de grootste klasse

    // Retourneert: de stapels, geel en blauw, van een schaal als sleutel
    static unsigned long long stapels (int geel, int blauw)
    {
      return (geel > 0 ? een (zetVan (Geel, geel)) : 0)
             + (blauw > 0 ? een (zetVan (Blauw, blauw)) : 0);
    }

    // Retourneert: de sleutel van de schalen, per schaal (aantal geel, aantal
    //   blauw), met de hele pot
    unsigned long long sleutelVan
      (const std::vector< std::pair<int,int> > &schalen) const
    {
      unsigned long long sleutel =
        static_cast<unsigned long long> (pot.size ()) << PotPlaats;
      for (const std::pair<int,int> &schaal : schalen)
        sleutel += stapels (schaal.first, schaal.second);
      return sleutel;
    }

    // Neem de stapel van een zet weg en vul de schaal zo nodig aan uit de pot,
    // bij wat er nog ligt.
    // Retourneert: de sleutel van de voorraad erna; Onmogelijk als er geen
    //   schaal is met precies zoveel tegels van die kleur
    unsigned long long naZet (unsigned long long sleutel, int zet) const
    {
      const int blijft = perSchaal - aantalVan (zet);
      size_t inPot = static_cast<size_t> (sleutel >> PotPlaats);
      if (hoeveel (sleutel, zet) == 0)
        return Onmogelijk;
      sleutel -= een (zet);
      if (inPot == 0)
        return sleutel;
      int ligt[AantalKleuren] = { 0, 0 };
      ligt[kleurVan (zet) == Geel ? Blauw : Geel] = blijft;
      sleutel -= stapels (ligt[Geel], ligt[Blauw]);
      for (int i = blijft; i < perSchaal && inPot > 0; i++, inPot--)
      {
        ligt[pot[pot.size () - inPot] == 'g' ? Geel : Blauw]++;
        sleutel -= 1ULL << PotPlaats;
      }
      return sleutel + stapels (ligt[Geel], ligt[Blauw]);
    }

    // Bepaal de tegels, geel en blauw, van de voorraad met deze sleutel, en wat
    // er vaker ligt.
    void tel (unsigned long long sleutel, Voorraad &voorraad) const
    {
      const size_t inPot = static_cast<size_t> (sleutel >> PotPlaats);
      int aantal[AantalKleuren] = { 0, 0 };
      for (size_t i = pot.size () - inPot; i < pot.size (); i++)
        aantal[pot[i] == 'g' ? Geel : Blauw]++;
      for (int z = 0; z < AantalZetten; z++)
      {
        aantal[kleurVan (z)] += hoeveel (sleutel, z) * aantalVan (z);
        voorraad.vaker |= hoeveel (sleutel, z) > 1 ? 1u << z : 0;
      }
      voorraad.geel = aantal[Geel];
      voorraad.blauw = aantal[Blauw];
    }
};

}
}

#endif
