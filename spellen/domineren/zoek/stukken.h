// stukken.h: wat is een klein stuk elke speler minstens waard?
//
// Een stuk is een stel lege vakjes dat aan elkaar hangt. Zijn grenzen (zie
// klassen.h) volgen uit die van wat er na elke zet van overblijft, en dat is
// weer een som van kleinere stukken. Elk stuk wordt een keer uitgerekend; waar
// het op het bord ligt maakt niet uit, en spiegelbeelden zijn hetzelfde waard.

#ifndef ZoekDominerenStukkenHVar
#define ZoekDominerenStukkenHVar

#include "../../../zoek/sleuteltabel.h"
#include "klassen.h"
#include "veld.h"

namespace zoek
{
namespace domineren
{

class Stukken
{
  public:

    static const int Maat = 8;            // een stuk past op 8 bij 8
    static const int MeesteVakjes = 14;   // grotere kosten te veel tijd

    typedef Bitbord<1> Bord;              // van Maat bij Maat

    // Een stuk, zoals elke speler het ziet: 0 is Vera, 1 is Herman.
    struct Beeld
    {
      Krap eerst[2], laatst[2];
      unsigned char werk;  // zie sleuteltabel.h
    };

    // Maak een tabel die hoogstens zoveel bytes gebruikt.
    explicit Stukken (size_t geheugen) : veld (Maat, Maat), tabel (geheugen) {}

    // Retourneert: wat een stuk, ergens op het bord van Maat bij Maat, elke
    //   speler minstens waard is
    Beeld waarde (const Bord &stuk)
    {
      const Bord sleutel = veld.gelijkvormigInHoek (stuk);
      const Beeld *const bekend = tabel.zoek (sleutel);
      if (bekend != 0)
        return *bekend;
      const Beeld beeld = reken (sleutel);
      tabel.bewaar (sleutel, beeld, stuk.aantal ());
      return beeld;
    }

  private:

    Veld<1> veld;
    Sleuteltabel<Bord, Beeld> tabel;

    // Retourneert: als waarde, van een stuk dat nog niet bekend is
    Beeld reken (const Bord &stuk)
    {
      Opbouw opbouw[2];
      for (int zet = 0; zet < 2; zet++)
      {
        Bord rest = veld.stenen (stuk, zet);
        while (!rest.leeg ())
        {
          Grens erna[2];
          somVan (stuk & ~veld.steen (rest.neemLaagste (), zet), erna);
          opbouw[zet].eigenZet (krap (erna[zet].laatst));
          opbouw[1 - zet].andereZet (krap (erna[1 - zet].eerst));
        }
      }
      Beeld beeld;
      for (int ziet = 0; ziet < 2; ziet++)
      {
        const Grens grens = opbouw[ziet].klaar ();
        beeld.eerst[ziet] = krap (grens.eerst);
        beeld.laatst[ziet] = krap (grens.laatst);
      }
      return beeld;
    }

    // Tel de stukken van lege vakjes op: som wordt wat zij samen elke speler
    // minstens waard zijn.
    void somVan (const Bord &vrij, Grens som[2])
    {
      Bord rest = veld.bruikbaar (vrij);
      bool eerste = true;
      som[0] = som[1] = grensVanNul ();
      for ( ; !rest.leeg (); eerste = false)
      {
        const Beeld deel = waarde (veld.neemStuk (rest));
        for (int ziet = 0; ziet < 2; ziet++)
        {
          const Grens grens = { ruim (deel.eerst[ziet]),
                                ruim (deel.laatst[ziet]) };
          if (eerste)
            som[ziet] = grens;
          else
            telOp (som[ziet], grens);
        }
      }
    }
};

}
}

#endif
