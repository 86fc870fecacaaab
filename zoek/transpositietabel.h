// transpositietabel.h: onthoud per stand wat er al over bewezen is.
//
// De tabel is exact: een vak bewijst de hele sleutel. Een sleutel van k bits
// wordt een-op-een gemengd; haar bovenste bits kiezen een groep van vier
// vakken, de andere bits, het label, staan in het vak:
//
//   | label | ondergrens | bovengrens | zet | werk |
//
// Een leeg vak is nul; een gevuld vak nooit, want de grenzen staan er als
// positieve getallen in. De tabel begint zo klein als het label toelaat, en
// verdubbelt ter plaatse als zij half vol is: groep i wordt de groepen 2i en
// 2i+1, en de bovenste bit van het label kiest. In een volle groep wijkt het
// vak met het minste werk (Breuker, "Memory versus Search in Games", 1998).

#ifndef ZoekTranspositietabelHVar
#define ZoekTranspositietabelHVar

#include <cstdlib>
#include "geheugen.h"
#include "werk.h"

namespace zoek
{

// Wat er over een stand bekend is.
struct Grenzen
{
  int laag, hoog;  // laag <= waarde <= hoog
  int zet;         // de beste zet tot nu toe
};

// Vak is unsigned (32 bits) of unsigned long long (64 bits). Een grens past in
// WaardeBits bits: -2^(WaardeBits-1) < grens < 2^(WaardeBits-1); een zet in
// ZetBits bits.
template <typename Vak, int WaardeBits, int ZetBits>
class Transpositietabel
{
  public:

    // Maak een lege tabel voor de sleutels 0 t/m aantalSleutels-1, hoogstens
    // 2^63, die hoogstens zoveel bytes geheugen gebruikt. Zijn de vakken te
    // smal voor de labels, of is er geen geheugen, dan onthoudt zij niets.
    Transpositietabel (unsigned long long aantalSleutels, size_t geheugen)
    : groepen (1), meeste (geheugen / (Wegen * sizeof (Vak))), gevuld (0)
    {
      int bits = 1;
      while (1ULL << bits < aantalSleutels)
        bits++;
      masker = (1ULL << bits) - 1;
      half = bits / 2 + 1;
      schuif = bits;
      while (schuif > LabelBits || (groepen < BeginGroepen && schuif > 1
                                    && 2 * groepen <= meeste))
      {
        groepen *= 2;
        schuif--;
      }
      if (groepen > meeste || !vakken.maak (groepen * Wegen))
      {
        groepen = 0;
        schuif = bits;  // dan begint elke groep bij vak 0
      }
    }

    // Meng een sleutel; de andere functies verlangen haar zo.
    // Retourneert: de gemengde sleutel, voor elke sleutel een andere
    unsigned long long meng (unsigned long long sleutel) const
    {
      sleutel = (sleutel * Vermenger) & masker;
      return sleutel ^ sleutel >> half;
    }

    // Laat het geheugen de groep van een gemengde sleutel alvast ophalen.
    void haal (unsigned long long gemengd) const
    {
      __builtin_prefetch (groep (gemengd));
    }

    // Zoek een stand op, met haar gemengde sleutel.
    // Retourneert: true als er iets bekend is; dat worden dan de grenzen
    bool zoek (unsigned long long gemengd, Grenzen &grenzen) const
    {
      const Vak *const vak = groep (gemengd);
      const Vak mijn = static_cast<Vak> (gemengd & ((1ULL << schuif) - 1));
      for (size_t i = 0; i < Wegen && groepen > 0; i++)
        if (vak[i] >> LabelPlaats == mijn && vak[i] != 0)
        {
          grenzen.laag = static_cast<int> (vak[i] >> LaagPlaats & WaardeMasker)
                         - NulWaarde;
          grenzen.hoog = static_cast<int> (vak[i] >> HoogPlaats & WaardeMasker)
                         - NulWaarde;
          grenzen.zet = static_cast<int> (vak[i] >> ZetPlaats & ZetMasker);
          return true;
        }
      return false;
    }

    // Onthoud de grenzen van een stand, met haar gemengde sleutel; werk is het
    // aantal standen dat ervoor bezocht is.
    void bewaar (unsigned long long gemengd, const Grenzen &grenzen,
                 long long werk)
    {
      if (groepen == 0)
        return;
      Vak *const vak = groep (gemengd), *plek = vak;
      const Vak mijn = static_cast<Vak> (gemengd & ((1ULL << schuif) - 1));
      for (size_t i = 0; i < Wegen; i++)
      {
        if (vak[i] == 0 || vak[i] >> LabelPlaats == mijn)
        {
          plek = vak + i;
          break;
        }
        if ((vak[i] & WerkMasker) < (*plek & WerkMasker))
          plek = vak + i;
      }
      gevuld += *plek == 0 ? 1 : 0;
      *plek = mijn << LabelPlaats
              | static_cast<Vak> (grenzen.laag + NulWaarde) << LaagPlaats
              | static_cast<Vak> (grenzen.hoog + NulWaarde) << HoogPlaats
              | static_cast<Vak> (grenzen.zet) << ZetPlaats
              | maatVanWerk (werk, WerkMasker);
      if (2 * gevuld > groepen * Wegen && 2 * groepen <= meeste && schuif > 1)
        verdubbel ();
    }

    // Retourneert: hoeveel bytes zij nu gebruikt; 0 als zij niets onthoudt
    size_t bytes () const { return groepen * Wegen * sizeof (Vak); }

  private:

    static const int WerkBits = 5, ZetPlaats = WerkBits,
                     HoogPlaats = ZetPlaats + ZetBits,
                     LaagPlaats = HoogPlaats + WaardeBits,
                     LabelPlaats = LaagPlaats + WaardeBits,
                     LabelBits = 8 * static_cast<int> (sizeof (Vak))
                                 - LabelPlaats;
    static const int NulWaarde = 1 << (WaardeBits - 1);  // 0, in een vak
    static const Vak WerkMasker = (1 << WerkBits) - 1,
                     ZetMasker = (1 << ZetBits) - 1,
                     WaardeMasker = (1 << WaardeBits) - 1;
    static const size_t Wegen = 4,  // vakken in een groep
                        BeginGroepen = 1024;
    static const unsigned long long Vermenger = 0x9e3779b97f4a7c15ULL;

    Blok<Vak> vakken;
    unsigned long long masker;  // de bits van een sleutel
    int half;                   // de schuif bij het mengen
    int schuif;                 // het aantal bits van het label
    size_t groepen, meeste;     // nu, en hoogstens
    size_t gevuld;              // vakken die niet leeg zijn

    // Retourneert: het eerste vak van de groep van een gemengde sleutel
    Vak *groep (unsigned long long gemengd) const
    {
      return vakken.begin () + static_cast<size_t> (gemengd >> schuif) * Wegen;
    }

    // Verdubbel het aantal groepen ter plaatse, als het geheugen er is.
    void verdubbel ()
    {
      if (!vakken.vergroot (2 * groepen * Wegen))
      {
        meeste = groepen;
        return;
      }
      schuif--;
      const Vak bovenste = static_cast<Vak> (1) << (LabelPlaats + schuif);
      for (size_t i = groepen; i-- > 0; )
      {
        Vak oud[Wegen];
        size_t aantal[2] = { 0, 0 };
        for (size_t j = 0; j < Wegen; j++)
          oud[j] = vakken[i * Wegen + j];
        for (size_t j = 0; j < 2 * Wegen; j++)
          vakken[2 * i * Wegen + j] = 0;
        for (size_t j = 0; j < Wegen; j++)
          if (oud[j] != 0)
          {
            const size_t helft = (oud[j] & bovenste) != 0 ? 1 : 0;
            vakken[(2 * i + helft) * Wegen + aantal[helft]++] =
              oud[j] & static_cast<Vak> (~bovenste);
          }
      }
      groepen *= 2;
    }
};

}

#endif
