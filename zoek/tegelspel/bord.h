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
// Het aantal volle rijen volgt, want het aantal rijen verandert niet. Een zet
// is voor een bord niets anders dan een kleur en een aantal tegels.

#ifndef ZoekTegelspelBordHVar
#define ZoekTegelspelBordHVar

#include <cstdlib>
#include <utility>
#include <vector>
#include "../../constantes.h"
#include "../nummering.h"
#include "zet.h"

namespace zoek
{
namespace tegelspel
{

// Een bord als toestand van een automaat. De verzamelingen zijn bitrijen:
// bit z hoort bij zet z.
struct Bord
{
  const Bord *na[AantalZetten];  // het bord na elke zet die past
  unsigned past;                 // de zetten die in een rij passen
  unsigned vult;                 // de zetten die een rij vol maken
  unsigned speelt;               // alle zetten, of geen als het bord vol is
  int vol, leeg;                 // het aantal volle rijen, en lege
  int tegels;                    // het aantal tegels op het bord
  int inEen;                     // de rijen die met een zet vol kunnen zijn
  int nummer;                    // 0, 1, 2, ...
};

class Borden
{
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
      beginnummers[0] = nummering.nummer (sleutelVan (rijen0));
      beginnummers[1] = nummering.nummer (sleutelVan (rijen1));
      const std::vector<int> volgende = verken
        (nummering, AantalZetten,
         [this] (unsigned long long sleutel, int zet)
         { return naZet (sleutel, zet); },
         Onmogelijk);
      maakBorden (nummering, volgende);
    }

    Borden (Borden &&) = default;  // de borden wijzen naar elkaar: verhuizen
    Borden (const Borden &) = delete;  // kan, kopieren niet
    Borden &operator= (const Borden &) = delete;

    // Parameter:
    // * speler: 0 of 1
    // Retourneert: het beginbord van die speler
    const Bord *begin (int speler) const
    {
      return &borden[static_cast<size_t> (beginnummers[speler])];
    }

    // Retourneert: het aantal rijen van een bord
    int rijen () const
    {
      return aantalRijen;
    }

    // Retourneert: het aantal verschillende borden
    int aantal () const
    {
      return static_cast<int> (borden.size ());
    }

    // Parameter:
    // * nummer: 0 t/m aantal()-1
    // Retourneert: het bord met dat nummer
    const Bord *op (int nummer) const
    {
      return &borden[static_cast<size_t> (nummer)];
    }

  private:

    static const int BitsPerVeld = 4;          // hoogstens 10 rijen
    static const unsigned long long VeldMasker = 15,
                                    Onmogelijk = ~0ULL;

    int aantalRijen, perRij, perZet;
    int beginnummers[2];
    std::vector<Bord> borden;   // op nummer

    // De plaats van een soort rij in de sleutel.
    // Parameters:
    // * kleur, tegels: de kleur en het aantal tegels in de rij, 0..perRij-1
    // Retourneert: een rij van die soort, als sleutel
    static unsigned long long eenRij (int kleur, int tegels)
    {
      const int veld = tegels == 0 ? 0 : kleur * (MaxPerRij - 1) + tegels;
      return 1ULL << (veld * BitsPerVeld);
    }

    // Parameters:
    // * sleutel: de sleutel van een bord
    // * rij: een soort rij, uit eenRij
    // Retourneert: hoeveel rijen van die soort het bord heeft
    static int hoeveel (unsigned long long sleutel, unsigned long long rij)
    {
      return static_cast<int> (sleutel / rij & VeldMasker);
    }

    // Parameter:
    // * bord: per rij (aantal geel, aantal blauw)
    // Retourneert: de sleutel van het bord met deze rijen
    unsigned long long sleutelVan
      (const std::vector< std::pair<int,int> > &bord) const
    {
      unsigned long long sleutel = 0;
      for (size_t i = 0; i < bord.size (); i++)
      {
        const int kleur = bord[i].second > 0 ? 1 : 0;
        const int tegels = bord[i].first + bord[i].second;
        if (tegels < perRij)
          sleutel += eenRij (kleur, tegels);
      }
      return sleutel;
    }

    // Leg tegels in de volste rij waar ze allemaal in passen.
    // Parameters:
    // * sleutel: het bord
    // * zet: de zet
    // Retourneert: de sleutel van het bord erna, Onmogelijk als het niet past
    unsigned long long naZet (unsigned long long sleutel, int zet) const
    {
      const int kleur = kleurVan (zet), aantal = aantalVan (zet);
      for (int tegels = perRij - aantal; aantal <= perZet && tegels >= 0;
           tegels--)
        if (hoeveel (sleutel, eenRij (kleur, tegels)) > 0)
        {
          sleutel -= eenRij (kleur, tegels);
          if (tegels + aantal < perRij)
            sleutel += eenRij (kleur, tegels + aantal);
          return sleutel;
        }
      return Onmogelijk;
    }

    // Tel de volle rijen en de tegels.
    // Parameters:
    // * sleutel: de sleutel van het bord
    // * bord: krijgt de aantallen in vol, leeg, tegels en inEen
    void tel (unsigned long long sleutel, Bord &bord) const
    {
      bord.leeg = hoeveel (sleutel, eenRij (0, 0));
      bord.vol = aantalRijen - bord.leeg;
      bord.inEen = perRij <= perZet ? bord.leeg : 0;
      bord.tegels = 0;
      for (int kleur = 0; kleur < AantalKleuren; kleur++)
        for (int tegels = 1; tegels < perRij; tegels++)
        {
          const int zulke = hoeveel (sleutel, eenRij (kleur, tegels));
          bord.vol -= zulke;
          bord.inEen += perRij - tegels <= perZet ? zulke : 0;
          bord.tegels += zulke * tegels;
        }
      bord.tegels += bord.vol * perRij;
    }

    // Vul de lijst van borden.
    // Parameters:
    // * nummering: de sleutels van alle borden
    // * volgende: per bord en zet het nummer van het bord erna, of -1
    void maakBorden (const Nummering &nummering,
                     const std::vector<int> &volgende)
    {
      borden.resize (static_cast<size_t> (nummering.aantal ()));
      verbind (volgende, &Bord::past, borden);
      for (size_t i = 0; i < borden.size (); i++)
      {
        tel (nummering.sleutel (borden[i].nummer), borden[i]);
        borden[i].speelt = borden[i].vol == aantalRijen ? 0 : AlleZetten;
      }
      for (size_t i = 0; i < borden.size (); i++)
      {
        borden[i].vult = 0;
        for (int z = 0; z < AantalZetten; z++)
          if (borden[i].na[z] != 0 && borden[i].na[z]->vol > borden[i].vol)
            borden[i].vult |= 1u << z;
      }
    }
};

}
}

#endif
