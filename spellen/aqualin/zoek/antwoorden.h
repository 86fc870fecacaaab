// antwoorden.h: onthoud of beweringen waar zijn, met ja of nee.
//
// De beschrijving van een stelling past niet in een getal dat klein genoeg is
// voor een sleutel, en twee gelijke hashwaarden van 64 bits bewijzen niets.
// Daarom staat in een vak hoe je bij de stelling komt: haar pad, het rangnummer
// van de gedane zetten. Wie het label herkent maakt met het pad die stelling
// opnieuw, en vergelijkt de beschrijvingen. Zo is de tabel exact en een vak
// toch maar 16 bytes:
//
//   | pad |   en   | label | drempels | stand van zaken | antwoord | werk |
//
// De groepen van vier vakken, het verdubbelen als de tabel half vol is en het
// wijken van het vak waar het minste werk in zit zijn die van
// transpositietabel.h; hier wijst het onderste deel van het label de groep aan.

#ifndef ZoekAqualinAntwoordenHVar
#define ZoekAqualinAntwoordenHVar

#include <cstdlib>
#include "../../../zoek/geheugen.h"
#include "../../../zoek/werk.h"

namespace zoek
{
namespace aqualin
{

// De bewering over een stelling, dat de eindscore van speler 0 minstens een
// grens wordt, met wat een vak ervan bewaart; zie kenmerk.h.
struct Bewering
{
  unsigned long long hash;
  unsigned long long pad;   // 0 als er geen pad is
  int drempel[2];           // 0 t/m 15
  bool haaltNu;
};

enum Antwoord { Nee, Ja, Open };

class Antwoorden
{
  public:

    // Maak een lege tabel, die hoogstens zoveel bytes gebruikt.
    explicit Antwoorden (size_t geheugen)
    : groepen (BeginGroepen), meeste (geheugen / (Wegen * sizeof (Vak))),
      gevuld (0)
    {
      if (groepen > meeste || !vakken.maak (groepen * Wegen))
        groepen = 0;
    }

    // Zoek het antwoord op een bewering. Of een pad bij een stelling uitkomt
    // met dezelfde beschrijving als die van de bewering, vertelt klopt, een
    // functie.
    // Retourneert: het antwoord; Open als het niet bekend is
    template <typename Klopt>
    Antwoord zoek (const Bewering &bewering, const Klopt &klopt) const
    {
      if (groepen == 0)
        return Open;
      const unsigned long long kop = kopVan (bewering);
      const Vak *const vak = groep (kop);
      for (size_t i = 0; i < Wegen; i++)
        if (vak[i].pad != 0 && vak[i].bits >> KopPlaats == kop
            && klopt (vak[i].pad))
          return (vak[i].bits >> AntwoordPlaats & 1) != 0 ? Ja : Nee;
      return Open;
    }

    // Onthoud het antwoord op een bewering, waar zoveel standen voor bezocht
    // zijn. Een bewering zonder pad wordt niet onthouden.
    void bewaar (const Bewering &bewering, bool antwoord, long long werk)
    {
      if (groepen == 0 || bewering.pad == 0)
        return;
      const unsigned long long kop = kopVan (bewering);
      Vak *const vak = groep (kop), *plek = vak;
      for (size_t i = 0; i < Wegen; i++)
        if (vak[i].pad == 0
            || (plek->pad != 0
                && (vak[i].bits & WerkMasker) < (plek->bits & WerkMasker)))
          plek = vak + i;
      gevuld += plek->pad == 0 ? 1 : 0;
      plek->pad = bewering.pad;
      plek->bits = kop << KopPlaats
                   | (antwoord ? 1ULL : 0ULL) << AntwoordPlaats
                   | maatVanWerk (werk, WerkMasker);
      if (2 * gevuld > groepen * Wegen && 2 * groepen <= meeste)
        verdubbel ();
    }

  private:

    struct Vak
    {
      unsigned long long pad, bits;   // een leeg vak heeft geen pad
    };

    static const int WerkBits = 5, DrempelBits = 4,
                     AntwoordPlaats = WerkBits, KopPlaats = WerkBits + 1,
                     LabelPlaats = 2 * DrempelBits + 1,  // in de kop
                     LabelBits = 64 - KopPlaats - LabelPlaats;
    static const unsigned WerkMasker = (1 << WerkBits) - 1;
    static const size_t Wegen = 4, BeginGroepen = 1024;

    Blok<Vak> vakken;
    size_t groepen, meeste;  // nu, en hoogstens
    size_t gevuld;           // vakken die niet leeg zijn

    // Retourneert: label (de hoogste bits van de hash), drempels en stand van
    //   zaken van een bewering
    static unsigned long long kopVan (const Bewering &bewering)
    {
      return bewering.hash >> (64 - LabelBits) << LabelPlaats
             | static_cast<unsigned long long> (bewering.drempel[0])
                 << (DrempelBits + 1)
             | static_cast<unsigned long long> (bewering.drempel[1]) << 1
             | (bewering.haaltNu ? 1 : 0);
    }

    // Retourneert: het eerste vak van de groep van een kop
    Vak *groep (unsigned long long kop) const
    {
      return vakken.begin ()
             + (static_cast<size_t> (kop >> LabelPlaats) & (groepen - 1))
               * Wegen;
    }

    // Verdubbel het aantal groepen ter plaatse; als het geheugen er niet is
    // blijft de tabel zoals zij is.
    void verdubbel ()
    {
      if (!vakken.vergroot (2 * groepen * Wegen))
      {
        meeste = groepen;
        return;
      }
      const Vak niets = { 0, 0 };
      for (size_t i = 0; i < groepen * Wegen; i++)
      {
        Vak &vak = vakken[i], &verder = vakken[i + groepen * Wegen];
        const bool blijft =
          (vak.bits >> (KopPlaats + LabelPlaats) & groepen) == 0;
        verder = blijft ? niets : vak;
        if (!blijft)
          vak = niets;
      }
      groepen *= 2;
    }
};

}
}

#endif
