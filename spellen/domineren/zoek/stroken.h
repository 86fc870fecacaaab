// stroken.h: een stand in stroken, zoals een speler haar ziet, en wat zij waard
// is als niemand haast heeft.
//
// De stroken zijn de rijen voor Vera, de kolommen voor Herman. De stenen die
// alleen deze speler nog kan leggen liggen apart. Van elk paar of drietal
// stroken naast elkaar staat het patroon klaar, zoals de tabel van banden.h het
// opzoekt.

#ifndef ZoekDominerenStrokenHVar
#define ZoekDominerenStrokenHVar

#include "../../../zoek/bits.h"
#include "banden.h"
#include "regels.h"

namespace zoek
{
namespace domineren
{

template <int Woorden>
class Stroken
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Van banden van drie stroken.
    static const int WeinigBits = 15, VeelBits = 21,
                     AlleBits = 3 * Banden::MaxBreedte;

    // Leg een stand in stroken.
    // Parameters:
    // * nwRegels, nwBanden: blijven bestaan zolang dit object bestaat
    // * vrij: de lege vakjes
    // * nwSpeler: wie haar ziet
    // * bits: hoeveel vakjes een band van drie stroken hoogstens heeft; zonder
    //   AlleBits zijn die er als er met banden van twee een over zou blijven
    Stroken (const Regels<Woorden> &nwRegels, Banden &nwBanden,
             const Bord &vrij, int nwSpeler, int bits)
    : regels (nwRegels), banden (nwBanden), speler (nwSpeler),
      apart (regels.vol (regels.veilig (vrij, speler), speler)),
      aantal (regels.inStroken (vrij & ~apart, speler, patroon[1])), breedte (1)
    {
      unsigned alle = 0, *const stroken = patroon[1];
      for (int i = 0; i < aantal; i++)
        alle |= stroken[i];
      links = alle == 0 ? 0 : eersteBit (alle);
      while (alle >> links >> breedte != 0)
        breedte++;
      if (breedte > Banden::MaxBreedte)
        aantal = 0;
      rijen = (aantal % 2 == 1 || bits == AlleBits)
              && MeesteRijen * breedte <= bits ? +MeesteRijen : 2;
      tabel = isHelder () ? &banden.van (breedte, isBreed (rijen) ? 2 : rijen)
                          : 0;
      for (int i = 0; i < aantal; i++)
        stroken[i] >>= links;
      for (int r = 2; r <= rijen; r++)
        for (int i = 0; i + r <= aantal; i++)
          patroon[r][i] = patroon[r - 1][i]
                          | patroon[1][i + r - 1] << (r - 1) * breedte;
      mastVoor[0] = mastNa[aantal] = 0;
      for (int i = 0; i < aantal; i++)
        mastVoor[i + 1] = mastTot (i, 0);
      for (int i = aantal - 1; i >= 0; i--)
        mastNa[i] = mastVanaf (i, 0);
    }

    // Retourneert: false als de stroken te lang zijn, en er niets bekend is
    bool isHelder () const { return aantal > 0; }

    // Retourneert: true als er bij banden van twee geen strook over blijft
    bool isGepaard () const { return aantal % 2 == 0; }

    // Retourneert: hoeveel achtsten er apart ligt
    int los () const { return Achtsten * apart.aantal () / 2; }

    // Schat, voor de volgorde van de zetten, wat de stand de speler waard is na
    // een eigen zet, met plaats als laagste vakje, als niemand haast heeft.
    // Retourneert: die waarde in achtsten; 0 als zij niet bekend is
    int mastNaEigen (int plaats) const
    {
      if (!isHelder ())
        return 0;
      const int i = strook (plaats);
      const unsigned weg = vanaf (plaats, 1);
      return hoogste (mastTot (i, weg) + mastVanaf (i + 1, weg),
                      mastVoor[i] + mastNa[i + 2]
                      + mast (i, weg | weg << breedte));
    }

    // Retourneert: evenzo, na een zet van de ander
    int mastNaAnder (int plaats) const
    {
      if (!isHelder ())
        return 0;
      const int i = strook (plaats);
      const unsigned weg = vanaf (plaats, 3);
      const int zonder = mastTot (i, weg) + mastNa[i + 1];
      return i + 1 == aantal ? zonder
        : hoogste (zonder, mastVoor[i] + mastNa[i + 2] + mast (i, weg));
    }

  private:

    template <int W, bool MetEerst> friend class Rekening;

    static const int MeesteRijen = Banden::MeesteRijen,
                     MeesteStroken = Regels<Woorden>::MeesteStroken;

    const Regels<Woorden> &regels;
    Banden &banden;
    const int speler;
    const Bord apart;    // de vakjes die niet in de stroken liggen
    int aantal;          // stroken; 0 als er niets over bekend is
    int links, breedte,  // waar de stroken beginnen, en van een band
        rijen;           // van een band, hoogstens
    unsigned patroon[MeesteRijen + 1][MeesteStroken];  // van zoveel stroken
    const Bandentabel *tabel;
    int mastVoor[MeesteStroken + 1],  // wat de stroken onder i waard zijn als
        mastNa[MeesteStroken + 1];    // niemand haast heeft, en die vanaf i

    // Retourneert: true als er van een band van r stroken geen tabel is
    bool isBreed (int r) const
    {
      return r == MeesteRijen && r * breedte > Banden::MeesteBits;
    }

    // Retourneert: true als er een eigen steen past in strook i en de volgende
    bool past (int i) const { return (patroon[1][i] & patroon[1][i + 1]) != 0; }

    // Retourneert: de strook van een vakje
    int strook (int vakje) const { return regels.strook (vakje, speler); }

    // Retourneert: vakjes (bits) in die strook, vanaf dat vakje
    unsigned vanaf (int vakje, unsigned vakjes) const
    {
      return inStrook (vakjes, regels.strook (vakje, 1 - speler));
    }

    // Retourneert: vakjes (bits) vanaf een plaats in een strook, zonder wat
    //   daarbuiten ligt
    unsigned inStrook (unsigned vakjes, int plaats) const
    {
      return vakjes << plaats >> links & ((1u << breedte) - 1);
    }

    // Retourneert: de grenzen van de band van r stroken vanaf strook i, als
    //   deze vakjes eruit verdwijnen
    Bandentabel::Waarde band (int r, int i, unsigned weg) const
    {
      if (isBreed (r))
        return banden.vanBreed (breedte, patroon[r][i] & ~weg);
      return tabel->waarden[patroon[r][i] & ~weg];
    }

    // Retourneert: wat strook i alleen waard is als deze vakjes eruit
    //   verdwijnen; hoogstens nul
    int alleen (int i, unsigned weg) const
    {
      return band (1, i, weg).laatst.op[0];
    }

    // Retourneert: evenzo, wat strook i en de volgende samen waard zijn als
    //   niemand haast heeft
    int mast (int i, unsigned weg) const
    {
      return tabel->masten[patroon[2][i] & ~weg];
    }

    // Retourneert: evenzo, de stroken t/m i, als de vakjes uit i verdwijnen
    int mastTot (int i, unsigned weg) const
    {
      const int los = mastVoor[i] + alleen (i, weg);
      return i == 0 ? los
        : hoogste (los, mastVoor[i - 1] + mast (i - 1, weg << breedte));
    }

    // Retourneert: evenzo, die vanaf i
    int mastVanaf (int i, unsigned weg) const
    {
      const int los = mastNa[i + 1] + alleen (i, weg);
      return i + 1 == aantal ? los
        : hoogste (los, mastNa[i + 2] + mast (i, weg));
    }
};

}
}

#endif
