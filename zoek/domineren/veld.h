// veld.h: het spelbord voor het zoeken: stenen, passen en spiegelen.
//
// Het vakje in kolom k en rij r (beide vanaf 0, linksonder) is bit
// r * breedte + k. Vera (speler 0) legt verticaal: haar stenen beslaan bit p
// en p + breedte. Herman (speler 1) legt horizontaal: bit p en p + 1.

#ifndef VeldHVar
#define VeldHVar

#include <vector>
#include "bitbord.h"

namespace zoek
{

// Een stand: de lege vakjes, en wat er daarnaast nog te doen is op vakjes
// waar maar een speler kan leggen.
template <int Woorden>
struct Stelling
{
  Bitbord<Woorden> vrij;
  int voorsprong;  // zulke zetten van Vera, min die van Herman
};

template <int Woorden>
class Veld
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Parameters:
    // * nwBreedte, nwHoogte: de maten van het bord
    Veld (int nwBreedte, int nwHoogte)
    : breedte (nwBreedte), hoogte (nwHoogte)
    {
      for (int plaats = 0; plaats < breedte * hoogte; plaats++)
      {
        mag[0].neemOp (plaats);
        if (plaats % breedte < breedte - 1)
          mag[1].neemOp (plaats);
        if (plaats < breedte)
          onderrij.neemOp (plaats);
        if (plaats % breedte == 0)
          kolom.neemOp (plaats);
      }
      for (int bits = 0; bits < 1 << Brok; bits++)
      {
        Bord bord;
        for (int i = 0; i < Brok; i++)
          if ((bits >> i & 1) != 0 && i * hoogte < Bord::Plaatsen)
            bord.neemOp (i * hoogte);
        gedraaid.push_back (bord);
      }
    }

    // Parameters:
    // * speler: 0 of 1
    // Retourneert: hoeveel hoger het tweede vakje van een steen ligt
    int stap (int speler) const
    {
      return speler == 0 ? breedte : 1;
    }

    // Parameters:
    // * vrij: lege vakjes
    // * speler: 0 of 1
    // Retourneert: van elke steen die past het laagste vakje
    Bord stenen (const Bord &vrij, int speler) const
    {
      return vrij & vrij >> stap (speler) & mag[speler];
    }

    // Parameters:
    // * vrij: lege vakjes
    // * speler: 0 of 1
    // Retourneert: de vakjes waar deze speler nog een steen op kan leggen
    Bord bereik (const Bord &vrij, int speler) const
    {
      const Bord laagste = stenen (vrij, speler);
      return laagste | laagste << stap (speler);
    }

    // Tel hoeveel stenen van een speler er naast elkaar passen: leg steeds
    // overal een steen aan het begin van een rij lege vakjes.
    // Parameters:
    // * vrij: lege vakjes
    // * speler: 0 of 1
    // Retourneert: het grootste aantal
    int past (Bord vrij, int speler) const
    {
      int aantal = 0;
      for (Bord laagste = stenen (vrij, speler); !laagste.leeg ();
           laagste = stenen (vrij, speler))
      {
        const Bord begin = laagste & ~(laagste << stap (speler));
        aantal += begin.aantal ();
        vrij = vrij & ~(begin | begin << stap (speler));
      }
      return aantal;
    }

    // Haal weg wat geen keuze meer is: vakjes waar niemand kan leggen, en
    // stukken waar maar een speler kan leggen. Zo'n stuk is precies zoveel
    // zetten waard als er stenen in passen.
    // Parameter:
    // * stelling: verliest die vakjes; haar voorsprong wordt bijgewerkt
    void vereenvoudig (Stelling<Woorden> &stelling) const
    {
      const Bord bereik0 = bereik (stelling.vrij, 0),
                 bereik1 = bereik (stelling.vrij, 1),
                 alleen0 = bereik0 & ~groei (bereik1, bereik0, 0),
                 alleen1 = bereik1 & ~groei (bereik0, bereik1, 1);
      if (!alleen0.leeg ())
        stelling.voorsprong += past (alleen0, 0);
      if (!alleen1.leeg ())
        stelling.voorsprong -= past (alleen1, 1);
      stelling.vrij = (bereik0 | bereik1) & ~(alleen0 | alleen1);
    }

    // Parameter:
    // * bord: een verzameling vakjes
    // Retourneert: de kleinste van het bord en zijn spiegelbeelden
    Bord gelijkvormig (const Bord &bord) const
    {
      const Bord onder = omgekeerd (bord), links = gespiegeld (bord),
                 beide = gespiegeld (onder);
      return kleinste (kleinste (bord, onder), kleinste (links, beide));
    }

    // Draai het bord om zijn diagonaal: kolom en rij wisselen van plaats.
    // Parameter:
    // * bord: een verzameling vakjes
    // Retourneert: die vakjes op het bord van hoogte bij breedte
    Bord gekanteld (const Bord &bord) const
    {
      Bord uit;
      for (int rij = 0; rij < hoogte; rij++)
        for (int k = 0; k < breedte; k += Brok)
        {
          const int lengte = breedte - k < Brok ? breedte - k : Brok;
          uit = uit | gedraaid[bord.deel (rij * breedte + k, lengte)]
                      << (k * hoogte + rij);
        }
      return uit;
    }

  private:

    static const int Brok = 9;  // vakjes die tegelijk gekanteld worden

    int breedte, hoogte;
    Bord mag[2];                // waar een steen van een speler mag beginnen
    Bord onderrij, kolom;       // de vakjes van de onderste rij, de a-kolom
    std::vector<Bord> gedraaid; // per brok van een rij: als stuk kolom

    // Breid een verzameling uit langs de richting van een speler.
    // Parameters:
    // * begin: waar zij begint
    // * binnen: waar zij binnen blijft
    // * speler: 0 of 1
    // Retourneert: de vakjes in binnen die vanuit begin te bereiken zijn
    Bord groei (const Bord &begin, const Bord &binnen, int speler) const
    {
      Bord nu = begin & binnen, oud;
      const Bord door = stenen (binnen, speler);
      const int ver = stap (speler);
      while (!(nu == oud))
      {
        oud = nu;
        nu = nu | (nu & door) << ver | (nu >> ver & door);
      }
      return nu;
    }

    // Parameters:
    // * a, b: twee borden
    // Retourneert: het kleinste van de twee
    static Bord kleinste (const Bord &a, const Bord &b)
    {
      return b < a ? b : a;
    }

    // Parameter:
    // * bord: een bord
    // Retourneert: dat bord met de bovenste rij onder
    Bord omgekeerd (const Bord &bord) const
    {
      Bord uit;
      for (int rij = 0; rij < hoogte; rij++)
        uit = uit | (bord >> rij * breedte & onderrij)
                    << (hoogte - 1 - rij) * breedte;
      return uit;
    }

    // Parameter:
    // * bord: een bord
    // Retourneert: dat bord met de linkerkolom rechts
    Bord gespiegeld (const Bord &bord) const
    {
      Bord uit;
      for (int k = 0; k < breedte; k++)
        uit = uit | (bord >> k & kolom) << (breedte - 1 - k);
      return uit;
    }
};

}

#endif
