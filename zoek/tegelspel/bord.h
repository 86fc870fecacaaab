// bord.h: alle borden die uit twee beginborden kunnen ontstaan, genummerd.
//
// Voor het verdere spel telt van een bord alleen hoeveel rijen leeg zijn en
// hoeveel er per kleur tot elke hoogte gevuld zijn; de volgorde van de rijen
// niet. Zo'n bord past in een getal, de sleutel, met een veld van vier bits
// per soort onvolle rij:
//
//   veld   0      1 .. 5                  6 .. 10
//          leeg   geel, 1 .. 5 tegels     blauw, 1 .. 5 tegels
//
// Het aantal volle rijen volgt, want het aantal rijen verandert niet.

#ifndef ZoekTegelspelBordHVar
#define ZoekTegelspelBordHVar

#include <cstdlib>
#include <utility>
#include <vector>
#include "../../constantes.h"
#include "automaat.h"

namespace zoek
{
namespace tegelspel
{

// Een bord als toestand van een automaat. Bit z hoort bij zet z.
struct Bord
{
  int stap[AantalZetten];        // naar het bord na elke zet die past
  unsigned short kan;            // de zetten die in een rij passen
  unsigned short vult;           // de zetten die een rij vol maken
  unsigned short speelt;         // alle zetten, of geen als het bord vol is
  signed char leeg, vakjes;      // het aantal lege rijen, en lege vakjes
  unsigned nummer;               // 0, 1, 2, ...
  int vol;                       // het aantal volle rijen
  int inEen;                     // onvolle die met een zet vol te maken zijn
  int speling;                   // hoogstens zoveel zetten vullen geen rij
};

class Borden : public Automaat<Bord, 4>
{
  static_assert (MaxRijen < 1 << 4 && 4 * (2 * MaxPerRij - 1) <= 64,
                 "een bord past niet in zijn sleutel");

  public:

    // Maak alle borden die uit de borden van de twee spelers ontstaan.
    // Parameters:
    // * rijen0, rijen1: per rij (aantal geel, aantal blauw); evenveel rijen
    // * nwPerRij: het aantal vakjes in een rij, 1 t/m MaxPerRij
    // * nwPerZet: het aantal tegels dat een zet hoogstens legt
    Borden (const std::vector< std::pair<int,int> > &rijen0,
            const std::vector< std::pair<int,int> > &rijen1, int nwPerRij,
            int nwPerZet)
    : aantalRijen (static_cast<int> (rijen0.size ())), perRij (nwPerRij),
      perZet (nwPerZet)
    {
      Nummering nummering;
      nummering.nummer (sleutelVan (rijen0));
      tweede = static_cast<unsigned> (nummering.nummer (sleutelVan (rijen1)));
      maak (nummering, [this] (unsigned long long sleutel, int zet)
                       { return naZet (sleutel, zet); });
      for (Bord &bord : toestanden)
        tel (nummering.sleutel (static_cast<int> (bord.nummer)), bord);
      for (Bord &bord : toestanden)
        for (int z = 0; z < AantalZetten; z++)
          if ((bord.kan >> z & 1) != 0 && na (&bord, z)->vol > bord.vol)
            bord.vult = (bord.vult | 1u << z) & AlleZetten;
    }

    // Retourneert: het beginbord van speler i, 0 of 1
    const Bord *begin (int i) const { return metNummer (i == 0 ? 0 : tweede); }

  private:

    int aantalRijen, perRij, perZet;
    unsigned tweede;  // het nummer van het beginbord van speler 1

    // Retourneert: het veld van rijen met tegels van deze kleur, 0 t/m perRij-1
    static int veldVan (int kleur, int tegels)
    {
      return tegels == 0 ? 0 : kleur * (MaxPerRij - 1) + tegels;
    }

    // Retourneert: de sleutel van een bord, per rij (aantal geel, aantal blauw)
    unsigned long long sleutelVan
      (const std::vector< std::pair<int,int> > &bord) const
    {
      unsigned long long sleutel = 0;
      for (size_t i = 0; i < bord.size (); i++)
      {
        const int kleur = bord[i].second > 0 ? Blauw : Geel;
        const int tegels = bord[i].first + bord[i].second;
        if (tegels < perRij)
          sleutel += een (veldVan (kleur, tegels));
      }
      return sleutel;
    }

    // Leg de tegels van een zet in de volste rij waar ze allemaal in passen.
    // Retourneert: de sleutel van het bord erna, Onmogelijk als het niet past
    unsigned long long naZet (unsigned long long sleutel, int zet) const
    {
      const int kleur = kleurVan (zet), aantal = aantalVan (zet);
      if (aantal > perZet)
        return Onmogelijk;
      for (int tegels = perRij - aantal; tegels >= 0; tegels--)
        if (hoeveel (sleutel, veldVan (kleur, tegels)) > 0)
        {
          sleutel -= een (veldVan (kleur, tegels));
          if (tegels + aantal < perRij)
            sleutel += een (veldVan (kleur, tegels + aantal));
          return sleutel;
        }
      return Onmogelijk;
    }

    // Bepaal alles van het bord met deze sleutel, behalve vult.
    void tel (unsigned long long sleutel, Bord &bord) const
    {
      const int leeg = hoeveel (sleutel, veldVan (0, 0));
      int onvol = leeg, vakjes = leeg * perRij;
      bord.inEen = perRij <= perZet ? leeg : 0;
      for (int kleur = 0; kleur < AantalKleuren; kleur++)
        for (int tegels = 1; tegels < perRij; tegels++)
        {
          const int zulke = hoeveel (sleutel, veldVan (kleur, tegels));
          onvol += zulke;
          vakjes += zulke * (perRij - tegels);
          bord.inEen += perRij - tegels <= perZet ? zulke : 0;
        }
      bord.vol = aantalRijen - onvol;
      bord.leeg = static_cast<signed char> (leeg);
      bord.vakjes = static_cast<signed char> (vakjes);
      bord.speling = vakjes - onvol;
      bord.speelt = onvol == 0 ? 0 : AlleZetten;
    }
};

}
}

#endif
