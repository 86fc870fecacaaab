// stelling.h: het bord zoals het zoeken en het tellen het zien: een bit per
// vakje, en zetten voor alle richtingen met een paar bewerkingen.
//
// Een stelling is twee verzamelingen: de stenen van wie aan zet is en die van
// de ander. Bit Breedte*rij+kolom hoort bij een vakje; een kleiner bord ligt
// linksboven. Met een Breedte van 8:
//
//      0  1  2  3  4  5  .  .     Een stap naar rechts is 1 bit verder, een
//      8  9 10 11 12 13  .  .     stap omlaag 8, schuin omlaag 7 of 9. Wie
//     16 17 18 19 20 21  .  .     de hele verzameling schuift, zet dus met
//     24 25 26 27 28 29  .  .     alle stenen tegelijk een stap.

#ifndef ZoekOthelloStellingHVar
#define ZoekOthelloStellingHVar

#include "../../../zoek/bitbord.h"
#include "lijnen.h"

namespace zoek
{
namespace othello
{

// De stenen van beide spelers, gezien door wie aan zet is.
template <int Woorden>
class Stelling
{
  public:

    typedef Bitbord<Woorden> Vakjes;

    // Maak een stelling waar nog niets in staat, voor een rij van stellingen.
    Stelling () = default;

    // Maak een stelling met de stenen van wie aan zet is, en die van de ander.
    Stelling (const Vakjes &nwMijne, const Vakjes &nwAndere)
    : mijne (nwMijne), andere (nwAndere)
    {
    }

    // Retourneert: de stenen van wie aan zet is
    const Vakjes &mijn () const { return mijne; }

    // Retourneert: de stenen van de ander
    const Vakjes &ander () const { return andere; }

    // Retourneert: hoeveel stenen wie aan zet is er meer heeft dan de ander
    int verschil () const { return mijne.aantal () - andere.aantal (); }

    // Retourneert: of het dezelfde stelling is
    bool operator== (const Stelling &b) const
    {
      return mijne == b.mijne && andere == b.andere;
    }

    // Retourneert: 64 gemengde bits, voor een tabel
    unsigned long long mengsel () const
    {
      return mijne.mengsel () + Vermenger * andere.mengsel ();
    }

  private:

    static const unsigned long long Vermenger = 0x9e3779b97f4a7c15ULL;

    Vakjes mijne, andere;
};

// De regels van een zet, op een bord van een bepaalde maat.
template <int Woorden, int Breedte>
class Regels
{
  public:

    typedef Bitbord<Woorden> Vakjes;
    typedef zoek::othello::Stelling<Woorden> Stelling;

    // Leg een bord aan van 2 t/m Breedte rijen en kolommen.
    Regels (int rijen, int kolommen)
    : langs (kolommen - 2), omlaag (rijen - 2),
      schuin (langs < omlaag ? langs : omlaag),
      alles (Vakjes ()), binnenste (Vakjes ()), kwarten (),
      lijnen (Woorden == 1 ? rijen : 0, kolommen)
    {
      for (int rij = 0; rij < rijen; rij++)
        for (int kolom = 0; kolom < kolommen; kolom++)
        {
          alles.neemOp (nummer (rij, kolom));
          kwarten[waarin (nummer (rij, kolom))].neemOp (nummer (rij, kolom));
          if (kolom > 0 && kolom < kolommen - 1)
            binnenste.neemOp (nummer (rij, kolom));
        }
    }

    // Retourneert: het nummer van een vakje
    static int nummer (int rij, int kolom) { return Breedte * rij + kolom; }

    // Retourneert: alle vakjes van het bord
    const Vakjes &bord () const { return alles; }

    // Retourneert: de stelling op een bord van deze maat; Bord is OthelloBord,
    //   dat boven zoek/ staat
    template <typename Bord>
    Stelling lees (const Bord &van) const
    {
      Vakjes stenen[2] = { Vakjes (), Vakjes () };
      Vakjes over = alles;
      while (!over.leeg ())
      {
        const int plaats = over.neemLaagste ();
        const char inhoud = van.getVakje (plaats / Breedte, plaats % Breedte);
        if (inhoud != Bord::Leeg)
          stenen[inhoud == van.getSpeler () ? 0 : 1].neemOp (plaats);
      }
      return Stelling (stenen[0], stenen[1]);
    }

    // Een bord spiegelt op zoveel manieren; 0 laat het zoals het is.
    static const int Spiegelingen = 8;

    // Retourneert: het nummer van het vakje waar een vakje komt als het bord op
    //   een manier gespiegeld wordt: bit 0 verwisselt links en rechts, bit 1
    //   boven en onder, en daarna bit 2 rijen en kolommen
    int gespiegeld (int plaats, int hoe) const
    {
      const int rij = plaats / Breedte, kolom = plaats % Breedte,
                andereRij = (hoe & 2) != 0 ? omlaag + 1 - rij : rij,
                andereKolom = (hoe & 1) != 0 ? langs + 1 - kolom : kolom;
      return (hoe & 4) != 0 ? nummer (andereKolom, andereRij)
                            : nummer (andereRij, andereKolom);
    }

    // Retourneert: of een stelling op die manier gespiegeld dezelfde is; rijen
    //   worden alleen kolommen als het er evenveel zijn
    bool isSpiegelbeeld (const Stelling &stelling, int hoe) const
    {
      return ((hoe & 4) == 0 || langs == omlaag)
             && isSpiegelbeeld (stelling.mijn (), hoe)
             && isSpiegelbeeld (stelling.ander (), hoe);
    }

    // Retourneert: de lege vakjes van een stelling
    Vakjes leeg (const Stelling &stelling) const
    {
      return alles & ~(stelling.mijn () | stelling.ander ());
    }

    // Retourneert: het kwart van het bord waar een vakje in ligt
    const Vakjes &kwart (int plaats) const { return kwarten[waarin (plaats)]; }

    // Retourneert: de kwarten van het bord met een oneven aantal van deze
    //   vakjes
    Vakjes oneven (const Vakjes &vakjes) const
    {
      Vakjes uit = Vakjes ();
      for (const Vakjes &een : kwarten)
        if ((vakjes & een).aantal () % 2 != 0)
          uit = uit | een;
      return uit;
    }

    // Retourneert: de vakjes waar wie aan zet is mag zetten
    Vakjes zetten (const Stelling &stelling) const
    {
      const Vakjes mijn = stelling.mijn (), ander = stelling.ander (),
                   prooi = ander & binnenste;
      return leeg (stelling)
             & (achter<1> (mijn, prooi, langs)
                | achter<Breedte> (mijn, ander, omlaag)
                | achter<Breedte - 1> (mijn, prooi, schuin)
                | achter<Breedte + 1> (mijn, prooi, schuin));
    }

    // Retourneert: de stelling na een zet op een plaats, een vakje uit zetten;
    //   de ander is daarin aan zet
    Stelling naZet (const Stelling &stelling, int plaats) const
    {
      Vakjes zet = Vakjes ();
      zet.neemOp (plaats);
      return naSlag (stelling, zet, geslagen (stelling, plaats));
    }

    // Retourneert: evenzo, als die zet deze stenen slaat
    static Stelling naSlag (const Stelling &stelling, const Vakjes &zet,
                            const Vakjes &slag)
    {
      return Stelling (stelling.ander () ^ slag,
                       stelling.mijn () | zet | slag);
    }

    // Retourneert: de stenen die een zet op een plaats, een leeg vakje, slaat
    Vakjes geslagen (const Stelling &stelling, int plaats) const
    {
      const Vakjes mijn = stelling.mijn (), ander = stelling.ander ();
      if (Woorden == 1)
        return Vakjes::van (lijnen.geslagen (mijn.woord (0), ander.woord (0),
                                             plaats));
      const Vakjes prooi = ander & binnenste;
      Vakjes zet = Vakjes ();
      zet.neemOp (plaats);
      return ingesloten<1> (zet, prooi, mijn, langs)
             | ingesloten<Breedte> (zet, ander, mijn, omlaag)
             | ingesloten<Breedte - 1> (zet, prooi, mijn, schuin)
             | ingesloten<Breedte + 1> (zet, prooi, mijn, schuin);
    }

  private:

    const int langs, omlaag, schuin;  // de langste slag in die richting
    Vakjes alles,       // alle vakjes
           binnenste,   // zonder de buitenste kolommen: alleen daar sluit men
                        // langs of schuin in
           kwarten[4];  // van het bord
    Lijnen<Breedte> lijnen;  // op een bord van een woord

    // Retourneert: of vakjes op een manier gespiegeld dezelfde zijn
    bool isSpiegelbeeld (const Vakjes &vakjes, int hoe) const
    {
      Vakjes over = vakjes, beeld = Vakjes ();
      while (!over.leeg ())
        beeld.neemOp (gespiegeld (over.neemLaagste (), hoe));
      return beeld == vakjes;
    }

    // Retourneert: het nummer van het kwart waar een vakje in ligt
    int waarin (int plaats) const
    {
      return (2 * (plaats / Breedte) > omlaag ? 2 : 0)
             + (2 * (plaats % Breedte) > langs ? 1 : 0);
    }

    // Zet met alle vakjes tegelijk een Stap: zoveel bits verder, of terug als
    // hij negatief is.
    // Retourneert: de vakjes na de stap
    template <int Stap>
    static Vakjes schuif (const Vakjes &vakjes)
    {
      return Stap > 0 ? vakjes.hoger (Stap > 0 ? Stap : 0)
                      : vakjes.lager (Stap > 0 ? 0 : -Stap);
    }

    // Loop vanaf vakjes over een rijtje stenen: eerst twee stappen, en als
    // er langere rijtjes zijn telkens twee stappen ineens.
    // Parameters:
    // * Stap: de richting
    // * begin: de vakjes voor het rijtje
    // * prooi: de stenen waar men overheen mag
    // * lengte: de lengte van het langste rijtje
    // Retourneert: de stenen waar men overheen loopt
    template <int Stap>
    static Vakjes loop (const Vakjes &begin, const Vakjes &prooi, int lengte)
    {
      Vakjes rijtje = prooi & schuif<Stap> (begin);
      rijtje = rijtje | (prooi & schuif<Stap> (rijtje));
      if (lengte > 2)
      {
        const Vakjes paar = prooi & schuif<Stap> (prooi);
        rijtje = rijtje | (paar & schuif<2 * Stap> (rijtje));
        if (lengte > 4)
          rijtje = rijtje | (paar & schuif<2 * Stap> (rijtje));
        for (int al = 6; Breedte > 8 && al < lengte; al += 2)
          rijtje = rijtje | (paar & schuif<2 * Stap> (rijtje));
      }
      return rijtje;
    }

    // Retourneert: de vakjes direct achter een steen waar men overheen loopt,
    //   in een richting of terug; zie loop
    template <int Stap>
    static Vakjes achter (const Vakjes &begin, const Vakjes &prooi, int lengte)
    {
      return schuif<Stap> (loop<Stap> (begin, prooi, lengte))
             | schuif<-Stap> (loop<-Stap> (begin, prooi, lengte));
    }

    // Retourneert: de rijtjes tussen een zet en een eigen steen, in een
    //   richting en terug; zie loop
    template <int Stap>
    static Vakjes ingesloten (const Vakjes &zet, const Vakjes &prooi,
                              const Vakjes &mijn, int lengte)
    {
      const Vakjes heen = loop<Stap> (zet, prooi, lengte),
                   terug = loop<-Stap> (zet, prooi, lengte), niets = Vakjes ();
      return ((schuif<Stap> (heen) & mijn).leeg () ? niets : heen)
             | ((schuif<-Stap> (terug) & mijn).leeg () ? niets : terug);
    }
};

}
}

#endif
