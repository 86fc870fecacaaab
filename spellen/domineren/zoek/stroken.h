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
#include "veld.h"

namespace zoek
{
namespace domineren
{

template <int Woorden>
class Stroken
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Leg een stand in stroken.
    // Parameters:
    // * nwVeld, banden: blijven bestaan zolang dit object bestaat
    // * vrij: de lege vakjes
    // * nwSpeler: wie haar ziet
    // * groot: of banden van drie stroken groot mogen zijn; die zijn er als er
    //   met banden van twee een strook over zou blijven
    Stroken (const Veld<Woorden> &nwVeld, Bandentabellen &banden,
             const Bord &vrij, int nwSpeler, bool groot)
    : veld (nwVeld), speler (nwSpeler),
      apart (veld.vol (veld.veilig (vrij, speler), speler)),
      aantal (veld.inStroken (vrij & ~apart, speler, patroon[1])), breedte (1)
    {
      unsigned alle = 0, *const stroken = patroon[1];
      for (int i = 0; i < aantal; i++)
        alle |= stroken[i];
      links = alle == 0 ? 0 : eersteBit (alle);
      while (alle >> links >> breedte != 0)
        breedte++;
      if (breedte > Bandentabel::MaxBreedte)
        aantal = 0;
      const int bits = groot ? +Bandentabel::MeesteBits : +WeinigBits;
      rijen = aantal % 2 == 1 && MeesteRijen * breedte <= bits ? +MeesteRijen
                                                               : 2;
      tabel = isHelder () ? &banden.van (breedte, rijen) : 0;
      for (int i = 0; i < aantal; i++)
        stroken[i] >>= links;
      for (int r = 2; r <= rijen; r++)
        for (int i = 0; i + r <= aantal; i++)
          patroon[r][i] = patroon[r - 1][i]
                          | patroon[1][i + r - 1] << (r - 1) * breedte;
    }

    // Retourneert: false als de stroken te lang zijn, en er niets bekend is
    bool isHelder () const { return aantal > 0; }

    // Retourneert: hoeveel achtsten er apart ligt
    int los () const { return Achtsten * apart.aantal () / 2; }

    // Retourneert: wie de stand zo ziet
    int ziet () const { return speler; }

  private:

    template <int W> friend class Masten;
    template <int W, bool MetEerst> friend class Rekening;

    static const int MeesteRijen = 3,  // in een band
                     WeinigBits = 15,  // als de banden niet groot mogen zijn
                     MeesteStroken = Veld<Woorden>::MeesteStroken;

    const Veld<Woorden> &veld;
    const int speler;
    const Bord apart;    // de vakjes die niet in de stroken liggen
    int aantal;          // stroken; 0 als er niets over bekend is
    int links, breedte,  // waar de stroken beginnen, en van een band
        rijen;           // van een band, hoogstens
    unsigned patroon[MeesteRijen + 1][MeesteStroken];  // van zoveel stroken
    const Bandentabel *tabel;

    // Retourneert: true als er een eigen steen past in strook i en de volgende
    bool past (int i) const { return (patroon[1][i] & patroon[1][i + 1]) != 0; }

    // Retourneert: de strook van een vakje
    int strook (int vakje) const { return veld.strook (vakje, speler); }

    // Retourneert: vakjes (bits) in die strook, vanaf dat vakje
    unsigned vanaf (int vakje, unsigned vakjes) const
    {
      return inStrook (vakjes, veld.strook (vakje, 1 - speler));
    }

    // Retourneert: vakjes (bits) vanaf een plaats in een strook, zonder wat
    //   daarbuiten ligt
    unsigned inStrook (unsigned vakjes, int plaats) const
    {
      return vakjes << plaats >> links & ((1u << breedte) - 1);
    }
};

//*************************************************************************

// Wat een stand een speler waard is als niemand haast heeft, voor de volgorde
// van de zetten: een schatting, in achtsten.
template <int Woorden>
class Masten
{
  public:

    // Schat een stand in stroken, die blijven bestaan.
    explicit Masten (const Stroken<Woorden> &nwStroken)
    : op (nwStroken)
    {
      voor[0] = na[op.aantal] = 0;
      for (int i = 0; i < op.aantal; i++)
        voor[i + 1] = tot (i, 0);
      for (int i = op.aantal - 1; i >= 0; i--)
        na[i] = vanaf (i, 0);
    }

    // Retourneert: de waarde na een eigen zet, met plaats als laagste vakje; 0
    //   als die niet bekend is
    int naEigen (int plaats) const
    {
      if (!op.isHelder ())
        return 0;
      const int i = op.strook (plaats);
      const unsigned weg = op.vanaf (plaats, 1);
      return hoogste (tot (i, weg) + vanaf (i + 1, weg),
                      voor[i] + na[i + 2] + op.tabel->mast
                        (op.patroon[2][i] & ~(weg | weg << op.breedte)));
    }

    // Retourneert: evenzo, na een zet van de ander
    int naAnder (int plaats) const
    {
      if (!op.isHelder ())
        return 0;
      const int i = op.strook (plaats);
      const unsigned weg = op.vanaf (plaats, 3);
      const int mast = tot (i, weg) + na[i + 1];
      return i + 1 == op.aantal ? mast
        : hoogste (mast, voor[i] + na[i + 2]
                         + op.tabel->mast (op.patroon[2][i] & ~weg));
    }

  private:

    const Stroken<Woorden> op;
    int voor[Stroken<Woorden>::MeesteStroken + 1],  // de stroken onder i, en
        na[Stroken<Woorden>::MeesteStroken + 1];    // die vanaf i

    // Retourneert: wat de stroken t/m i waard zijn als uit die strook deze
    //   vakjes verdwijnen
    int tot (int i, unsigned weg) const
    {
      const int los = voor[i] + op.tabel->los (op.patroon[1][i] & ~weg);
      return i == 0 ? los
        : hoogste (los, voor[i - 1] + op.tabel->mast
                          (op.patroon[2][i - 1] & ~(weg << op.breedte)));
    }

    // Retourneert: evenzo, die vanaf i
    int vanaf (int i, unsigned weg) const
    {
      const int los = na[i + 1] + op.tabel->los (op.patroon[1][i] & ~weg);
      return i + 1 == op.aantal ? los
        : hoogste (los, na[i + 2] + op.tabel->mast (op.patroon[2][i] & ~weg));
    }
};

}
}

#endif
