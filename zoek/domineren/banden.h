// banden.h: hoeveel voorsprong heeft een speler minstens?
//
// Stel dat Vera belooft alleen nog stenen te leggen binnen banden van twee
// rijen (rij 0-1, 2-3, ...). Dat kan haar niet helpen. Een steen van Herman
// ligt altijd binnen een rij, dus nu is het bord een som van losse banden, en
// daar is veel over bekend (Conway, "On Numbers and Games", 1976; Berlekamp,
// Conway en Guy, "Winning Ways", 1982). Laat R_t (G) de rechterwand van de
// thermograaf van spel G zijn bij temperatuur t: wat G waard is voor Vera als
// Herman begint en elke zet t kost. Dan geldt voor een som met
// som = R_t (G1) + R_t (G2) + ...:
//
// * Vera begint: zij wint als som > 0, en ook als dat geldt met in een van de
//   banden de linkerwand, L_t, die haar de eerste zet geeft;
// * Herman begint: Vera wint als som > t, bij t >= 0;
//   en bij t < 0 als som >= 0.
//
// Een band van n breed is een patroon van 2n bits. Bandentabel rekent R_t voor
// al die patronen uit; bij een stand is het dan nog een kwestie van opzoeken,
// en van kiezen hoe de rijen het best in banden te verdelen zijn. Voor Herman
// geldt hetzelfde op het gekantelde bord.

#ifndef BandenHVar
#define BandenHVar

#include <utility>
#include <vector>
#include "bitbord.h"

namespace zoek
{

// De temperaturen waarbij gerekend wordt, in achtsten; -1/8 is voor standen
// die geen haast meer kennen.
const int AantalTemperaturen = 4;
const int Temperaturen[AantalTemperaturen] = { -1, 4, 8, 12 };
const int Achtsten = 8;

// Een ondergrens voor de voorsprong van een speler, per temperatuur, in
// achtsten van een zet.
struct Voorsprong
{
  int waarde[AantalTemperaturen];
};

//*************************************************************************

class Bandentabel
{
  public:

    static const int MaxBreedte = 9;  // bredere banden: te veel patronen

    // Geef de tabel van een breedte, die bij de eerste vraag uitgerekend wordt
    // en dan blijft bestaan.
    // Parameter:
    // * breedte: minstens 1; boven MaxBreedte is de tabel leeg
    // Retourneert: de tabel
    static const Bandentabel &van (int breedte)
    {
      static Bandentabel tabellen[MaxBreedte + 1];
      if (breedte > MaxBreedte)
        return tabellen[0];
      if (!tabellen[breedte].bruikbaar ())
      {
        Bandentabel nieuw;  // een halve tabel, zonder geheugen, blijft nergens
        nieuw.reken (breedte);
        tabellen[breedte] = std::move (nieuw);
      }
      return tabellen[breedte];
    }

    // Retourneert: true als er over deze breedte iets bekend is
    bool bruikbaar () const
    {
      return !paren.empty ();
    }

    // Bepaal een ondergrens voor de voorsprong van wie verticaal legt.
    // Parameters:
    // * vrij: lege vakjes, op een bord van deze breedte
    // * hoogte: de hoogte van dat bord, minstens 1
    // * begint: of wie verticaal legt aan beurt is
    // Retourneert: de ondergrens bij de beste verdeling in banden
    template <int Woorden>
    Voorsprong ondergrens (const Bitbord<Woorden> &vrij, int hoogte,
                           bool begint) const
    {
      // Van de rijen tot nu toe, en zonder de laatste: de beste som, en de
      // beste som met in een band de eerste zet.
      Pak vorige = 0, nu = enkele[vrij.deel (0, breedte)],
          eerstVorige = 0, eerst = nu;
      for (int rij = 1; rij < hoogte; rij++)
      {
        const unsigned band = vrij.deel ((rij - 1) * breedte, 2 * breedte);
        const Pak los = enkele[band >> breedte], samen = paren[band],
                  beste = grootste (nu + los, vorige + samen);
        if (begint)
        {
          const Pak stap = grootste (eerstVorige + samen,
                                     vorige + begonnen[band]);
          eerstVorige = eerst;
          eerst = grootste (eerst + los, stap);
        }
        vorige = nu;
        nu = beste;
      }
      const Pak som = begint ? eerst : nu;
      Voorsprong uit;
      for (int i = 0; i < AantalTemperaturen; i++)
        uit.waarde[i] = static_cast<int> (som >> i * PakBits & PakMasker)
                        - hoogte * PerRij;
      return uit;
    }

  private:

    // Temperaturen en waarden zijn in achtsten. Een thermograaf begint bij -1;
    // boven Heetst wordt er niet gerekend.
    static const int Koudst = -Achtsten, Heetst = 3 * Achtsten,
                     Stappen = Heetst - Koudst + 1, Oneindig = 10000;

    // De twee wanden van een thermograaf, bij elke temperatuur.
    struct Thermograaf
    {
      short links[Stappen], rechts[Stappen];
    };

    // De waarden bij alle temperaturen samen in een getal, elk in 16 bits. Bij
    // elke rij is PerRij opgeteld: zo zijn zij nooit negatief, en is optellen
    // een enkele optelling.
    typedef unsigned long long Pak;
    static const int PakBits = 16, PerRij = 128;
    static const Pak PakMasker = 0xffff, Tekens = 0x8000800080008000ULL;

    int breedte;
    std::vector<Pak> enkele, paren;  // per patroon van een rij, van twee rijen
    std::vector<Pak> begonnen;       // als paren, maar met de linkerwand

    // Maak een lege tabel.
    Bandentabel ()
    : breedte (0)
    {
    }

    // Reken alle patronen van een breedte uit.
    // Parameter:
    // * nwBreedte: 1 t/m MaxBreedte
    void reken (int nwBreedte)
    {
      breedte = nwBreedte;
      const size_t patronen = static_cast<size_t> (1) << 2 * breedte;
      std::vector<Thermograaf> alle (patronen);
      for (size_t p = 0; p < patronen; p++)
      {
        maak (static_cast<unsigned> (p), alle);
        paren.push_back (pakIn (alle[p].rechts, 2));
        begonnen.push_back (pakIn (alle[p].links, 2));
        if (p >> breedte == 0)
          enkele.push_back (pakIn (alle[p].rechts, 1));
      }
    }

    // Parameters:
    // * wand: een wand van een thermograaf
    // * rijen: hoeveel rijen haar patroon beslaat
    // Retourneert: die wand bij elke temperatuur
    static Pak pakIn (const short *wand, int rijen)
    {
      Pak pak = 0;
      for (int i = 0; i < AantalTemperaturen; i++)
        pak |= static_cast<Pak> (wand[Temperaturen[i] - Koudst]
                                 + rijen * PerRij) << i * PakBits;
      return pak;
    }

    // Parameters:
    // * a, b: twee pakken, met alle waarden onder 2^15
    // Retourneert: van elke temperatuur de grootste waarde
    static Pak grootste (Pak a, Pak b)
    {
      const Pak minstens = ((a | Tekens) - b) & Tekens,  // waar a >= b
                kies = minstens | (minstens - (minstens >> (PakBits - 1)));
      return (a & kies) | (b & ~kies);
    }

    // Maak de thermograaf van een patroon uit die van de patronen na een zet.
    // Waar een wand tussen twee achtsten knikt wordt naar beneden afgerond.
    // Parameters:
    // * patroon: het patroon: de onderste rij in de lage bits
    // * alle: bevat die van alle lagere patronen, en krijgt deze erbij
    void maak (unsigned patroon, std::vector<Thermograaf> &alle) const
    {
      Thermograaf &nieuw = alle[patroon];
      const unsigned rij = (1u << breedte) - 1,
                     beide = patroon & patroon >> breedte & rij,
                     naast = patroon & patroon >> 1 & ~(1u << (breedte - 1));
      for (int i = 0; i < Stappen; i++)
      {
        nieuw.links[i] = -Oneindig;
        nieuw.rechts[i] = Oneindig;
      }
      for (unsigned rest = beide; rest != 0; rest &= rest - 1)
      {
        const unsigned laagste = rest & (~rest + 1);
        naVera (alle[patroon & ~(laagste | laagste << breedte)], nieuw);
      }
      for (unsigned rest = naast; rest != 0; rest &= rest - 1)
        naHerman (alle[patroon & ~(3 * (rest & (~rest + 1)))], nieuw);
      if (naast == 0)
        plaatsMast (nieuw, 0, Achtsten * aantalBits (beide));
      else if (beide == 0)
        plaatsMast (nieuw, 0, -Achtsten * stenenNaast (patroon));
      else if (nieuw.links[0] <= nieuw.rechts[0])
        plaatsMast (nieuw, 0, eenvoudigste (nieuw));
      else
        zoekMast (nieuw);
    }

    // Neem een zet van Vera op in de linkerwand.
    // Parameters:
    // * erna: de thermograaf na de zet
    // * nieuw: de thermograaf ervoor
    static void naVera (const Thermograaf &erna, Thermograaf &nieuw)
    {
      for (int i = 0; i < Stappen; i++)
      {
        const int waarde = erna.rechts[i] - (Koudst + i);
        if (waarde > nieuw.links[i])
          nieuw.links[i] = static_cast<short> (waarde);
      }
    }

    // Neem een zet van Herman op in de rechterwand; zie boven.
    static void naHerman (const Thermograaf &erna, Thermograaf &nieuw)
    {
      for (int i = 0; i < Stappen; i++)
      {
        const int waarde = erna.links[i] + (Koudst + i);
        if (waarde < nieuw.rechts[i])
          nieuw.rechts[i] = static_cast<short> (waarde);
      }
    }

    // Parameter:
    // * patroon: een patroon waar alleen Herman op kan leggen
    // Retourneert: hoeveel stenen er passen
    int stenenNaast (unsigned patroon) const
    {
      int aantal = 0;
      for (int i = 0; i < 2 * breedte - 1; i++)
        if (i != breedte - 1 && (patroon >> i & 3) == 3)
        {
          aantal++;
          i++;
        }
      return aantal;
    }

    // Parameter:
    // * graaf: een thermograaf waarvan de wanden bij -1 elkaar al voorbij zijn
    // Retourneert: het gehele getal tussen de wanden, het dichtst bij nul
    static int eenvoudigste (const Thermograaf &graaf)
    {
      int getal = 0;
      while (getal < graaf.links[0])
        getal += Achtsten;
      while (getal > graaf.rechts[0])
        getal -= Achtsten;
      return getal;
    }

    // Zet vanaf een temperatuur de mast: beide wanden op dezelfde waarde.
    // Parameters:
    // * graaf: de thermograaf
    // * vanaf: de eerste stap van de mast
    // * waarde: de waarde
    static void plaatsMast (Thermograaf &graaf, int vanaf, int waarde)
    {
      for (int i = vanaf; i < Stappen; i++)
        graaf.links[i] = graaf.rechts[i] = static_cast<short> (waarde);
    }

    // Zet de mast waar de wanden elkaar ontmoeten, als dat onder Heetst is.
    // Parameter:
    // * graaf: de thermograaf
    static void zoekMast (Thermograaf &graaf)
    {
      int i = 1;
      while (i < Stappen && graaf.links[i] > graaf.rechts[i])
        i++;
      if (i < Stappen)
        plaatsMast (graaf, i, graaf.rechts[i - 1] > graaf.links[i]
                              ? graaf.rechts[i - 1] : graaf.links[i]);
    }
};

}

#endif
