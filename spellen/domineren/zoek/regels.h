// regels.h: de regels op bitborden, voor het zoeken: stenen, stukken en
// spiegelbeelden.
//
// Het vakje in kolom k en rij r (beide vanaf 0, linksonder) is bit
// r * breedte + k. Vera (speler 0) legt verticaal: haar stenen beslaan bit p
// en p + breedte. Herman (speler 1) legt horizontaal: bit p en p + 1.

#ifndef ZoekDominerenRegelsHVar
#define ZoekDominerenRegelsHVar

#include <vector>
#include "../../../zoek/bitbord.h"

namespace zoek
{
namespace domineren
{

const int GeenZet = -1;  // een zet is het laagste vakje van haar steen

template <int Woorden>
class Regels
{
  public:

    typedef Bitbord<Woorden> Bord;

    static const int MeesteStroken = 26;  // zie strook

    // Maak de regels van een bord van deze maten.
    Regels (int nwBreedte, int nwHoogte)
    : breedte (nwBreedte), hoogte (nwHoogte), mag (), onderrij (), kolom ()
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
        Bord bord = Bord ();
        for (int i = 0; i < Brok; i++)
          if ((bits >> i & 1) != 0 && i * hoogte < Bord::Plaatsen)
            bord.neemOp (i * hoogte);
        gedraaid.push_back (bord);
      }
    }

    // Retourneert: hoeveel hoger het tweede vakje van een steen van een speler
    //   ligt
    int stap (int speler) const { return speler == 0 ? breedte : 1; }

    // Retourneert: in welke strook van een speler een vakje ligt: voor Vera
    //   zijn dat de rijen, voor Herman de kolommen. Waar het daarin ligt zegt
    //   de strook van de ander.
    int strook (int plaats, int speler) const
    {
      return speler == 0 ? plaats / breedte : plaats % breedte;
    }

    // Retourneert: het vakje dat daar ligt; zie strook
    int plaats (int strook, int daarin, int speler) const
    {
      return speler == 0 ? strook * breedte + daarin
                         : daarin * breedte + strook;
    }

    // Leg vakjes in de stroken van een speler: elke strook wordt welke erin
    // zitten.
    // Retourneert: het aantal stroken
    int inStroken (const Bord &vakjes, int speler, unsigned *stroken) const
    {
      const int lengte = speler == 0 ? breedte : hoogte,
                aantal = speler == 0 ? hoogte : breedte;
      const Bord bord = speler == 0 ? vakjes : gekanteld (vakjes);
      for (int i = 0; i < aantal; i++)
        stroken[i] = bord.deel (i * lengte, lengte);
      return aantal;
    }

    // Retourneert: van elke steen van een speler die op lege vakjes past het
    //   laagste vakje
    Bord stenen (const Bord &vrij, int speler) const
    {
      return vrij & vrij.lager (stap (speler)) & mag[speler];
    }

    // Als stenen, maar zonder zetten waar een andere nooit slechter dan is.
    // Twee stenen delen een vakje, en de buitenste ligt aan het eind van een
    // rij lege vakjes. Het vakje dat alleen zij vrij laat is voor de ander
    // onbereikbaar: dan valt de binnenste af, want wat die meer vrij laat is
    // voor de speler zelf onbereikbaar.
    Bord zinnig (const Bord &vrij, int speler) const
    {
      const int s = stap (speler);
      const Bord alle = stenen (vrij, speler),
                 anders = bereik (vrij, 1 - speler),
                 liefstHoger = alle & alle.lager (s) & ~alle.lager (2 * s)
                               & ~anders,
                 liefstLager = alle & alle.hoger (s) & ~alle.hoger (2 * s)
                               & ~anders.lager (s) & ~liefstHoger.hoger (s);
      return alle & ~(liefstHoger | liefstLager);
    }

    // Leg zoveel mogelijk stenen van een speler naast elkaar op lege vakjes:
    // steeds een aan het begin van een rij.
    // Retourneert: de vakjes van die stenen
    Bord vol (const Bord &vrij, int speler) const
    {
      const int s = stap (speler);
      Bord uit = Bord (), laagste = stenen (vrij, speler);
      while (!laagste.leeg ())
      {
        const Bord begin = laagste & ~laagste.hoger (s);
        uit = uit | begin | begin.hoger (s);
        laagste = stenen (vrij & ~uit, speler);
      }
      return uit;
    }

    // Retourneert: hoeveel stenen van een speler er naast elkaar op lege vakjes
    //   passen
    int past (const Bord &vrij, int speler) const
    {
      return vol (vrij, speler).aantal () / 2;
    }

    // Retourneert: de lege vakjes waar alleen deze speler nog kan leggen
    Bord veilig (const Bord &vrij, int speler) const
    {
      return bereik (vrij, speler) & ~bereik (vrij, 1 - speler);
    }

    // Retourneert: de vakjes van een steen van een speler; plaats is het
    //   laagste
    Bord steen (int plaats, int speler) const
    {
      Bord uit = Bord ();
      uit.neemOp (plaats);
      uit.neemOp (plaats + stap (speler));
      return uit;
    }

    // Retourneert: de lege vakjes waar nog een steen op kan
    Bord bruikbaar (const Bord &vrij) const
    {
      return bereik (vrij, 0) | bereik (vrij, 1);
    }

    // Haal het stuk met dit vakje uit een stand: wat daarmee door stenen die
    // nog passen verbonden is.
    // Retourneert: dat stuk
    Bord neemStuk (Bord &vrij, const Bord &begin) const
    {
      const Bord naast = stenen (vrij, 1);
      Bord stuk = begin, oud = Bord ();
      while (!(stuk == oud))
      {
        oud = stuk;
        stuk = stuk | ((stuk.hoger (breedte) | stuk.lager (breedte)) & vrij);
        stuk = stuk | (stuk & naast).hoger (1) | (stuk.lager (1) & naast);
      }
      vrij = vrij & ~stuk;
      return stuk;
    }

    // Retourneert: het kleinste van een bord en zijn spiegelbeelden
    Bord gelijkvormig (const Bord &bord) const
    {
      const Bord onder = omgekeerd (bord);
      return kleinste (kleinste (bord, onder),
                       kleinste (gespiegeld (bord), gespiegeld (onder)));
    }

    // Retourneert: evenzo, van een bord dat niet leeg is, als elk zover
    //   mogelijk naar linksonder geschoven is
    Bord gelijkvormigInHoek (const Bord &bord) const
    {
      const Bord onder = omgekeerd (bord);
      return kleinste (kleinste (inHoek (bord), inHoek (onder)),
                       kleinste (inHoek (gespiegeld (bord)),
                                 inHoek (gespiegeld (onder))));
    }

  private:

    static const int Brok = 9;  // vakjes die tegelijk gekanteld worden

    int breedte, hoogte;
    Bord mag[2];                // waar een steen van een speler mag beginnen
    Bord onderrij, kolom;       // de vakjes van de onderste rij, de a-kolom
    std::vector<Bord> gedraaid; // per brok van een rij: als stuk kolom

    // Retourneert: de lege vakjes waar een speler nog een steen op kan leggen
    Bord bereik (const Bord &vrij, int speler) const
    {
      const Bord laagste = stenen (vrij, speler);
      return laagste | laagste.hoger (stap (speler));
    }

    // Draai een bord om zijn diagonaal: kolom en rij wisselen van plaats.
    // Retourneert: die vakjes op het bord van hoogte bij breedte
    Bord gekanteld (const Bord &bord) const
    {
      Bord uit = Bord ();
      for (int rij = 0; rij < hoogte; rij++)
        for (int k = 0; k < breedte; k += Brok)
        {
          const int lengte = breedte - k < Brok ? breedte - k : Brok;
          uit = uit | gedraaid[bord.deel (rij * breedte + k, lengte)]
                      << (k * hoogte + rij);
        }
      return uit;
    }

    // Retourneert: het kleinste van twee borden
    static Bord kleinste (const Bord &a, const Bord &b)
    {
      return b < a ? b : a;
    }

    // Retourneert: een bord, dat niet leeg is, zover mogelijk naar linksonder
    //   geschoven
    Bord inHoek (Bord bord) const
    {
      while ((bord & onderrij).leeg ())
        bord = bord >> breedte;
      while ((bord & kolom).leeg ())
        bord = bord >> 1;
      return bord;
    }

    // Retourneert: een bord, met van elk laagste vakje en dat een stap hoger de
    //   inhoud verwisseld
    static Bord verwisseld (const Bord &bord, const Bord &laagste, int stap)
    {
      const Bord anders = (bord ^ bord >> stap) & laagste;
      return bord ^ anders ^ anders << stap;
    }

    // Retourneert: een bord met de bovenste rij onder
    Bord omgekeerd (Bord bord) const
    {
      for (int rij = 0; 2 * rij < hoogte - 1; rij++)
        bord = verwisseld (bord, onderrij << rij * breedte,
                           (hoogte - 1 - 2 * rij) * breedte);
      return bord;
    }

    // Retourneert: een bord met de linkerkolom rechts
    Bord gespiegeld (Bord bord) const
    {
      for (int k = 0; 2 * k < breedte - 1; k++)
        bord = verwisseld (bord, kolom << k, breedte - 1 - 2 * k);
      return bord;
    }
};

}
}

#endif
