// rekening.h: wat is een stand een speler minstens waard, en na elke zet?
//
// Elke strook van een stand (zie stroken.h) is een band (zie banden.h) of hoort
// bij een band van meer stroken, en elke verdeling geeft een grens. De beste
// volgt strook voor strook: voor[i] zijn de grenzen van de stroken onder i,
// na[i] die van i en hoger. Wat apart ligt telt daarnaast.
//
// Een zet van de ander verandert een strook, een eigen zet twee. Van de
// verdelingen na een zet hoeft alleen de band eromheen opnieuw opgezocht te
// worden: het gat daarnaast staat klaar, als som van een voor en een na.
//
// Wat laatst zegt is uitgerekend zodra de rekening er is; zoekWinst maakt zelf
// klaar wat het verder nodig heeft. Voor de volgende stand komt er een andere.
// Zo wint Vera een leeg bord als Herman begint; zo vindt zij een winnende zet
// als zij zelf begint; en zo wint zij als Herman op vakje 3 begon:
//
//   const Stroken<1> stroken (regels, banden, vrij, 0, Stroken<1>::AlleBits);
//   Rekening<1> (stroken, grensVanNul ()).laatst ().van[0] >= 0
//   Rekening<1> (stroken, grensVanNul ()).zoekWinst (regels.stenen (vrij, 0))
//   Rekening<1,true> (stroken, grensVanNul ()).wintNaAnder (3)

#ifndef ZoekDominerenRekeningHVar
#define ZoekDominerenRekeningHVar

#include "../../../zoek/bits.h"
#include "stroken.h"

namespace zoek
{
namespace domineren
{

// Met MetEerst ook wat de speler heeft als hij begint, voor wintNaAnder.
template <int Woorden, bool MetEerst = false>
class Rekening
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Reken een stand uit. Past er tussen twee stroken van een band geen eigen
    // steen, dan valt zij uiteen, en zijn haar delen zelf al geteld: zij blijft
    // weg, en een langere waar die twee ook in liggen dus ook.
    // Parameters:
    // * nwStroken: de stand; blijft bestaan zolang dit object bestaat
    // * erbij: de grenzen van wat er naast het bord ligt
    Rekening (const Stroken<Woorden> &nwStroken, const Grens &erbij)
    : op (nwStroken)
    {
      voor[0] = erbij;
      schuif (voor[0].eerst, op.los ());
      schuif (voor[0].laatst, op.los ());
      for (int i = 1; i <= op.aantal; i++)
      {
        spreid (voor[i - 1], i - 1);
        neemLos (voor[i], voor[i - 1], i - 1);
        for (int r = 2; r <= op.rijen && r <= i && op.past (i - r); r++)
          neemBand (voor[i], i - r, op.band (r, i - r, 0));
      }
      if (MetEerst)
        maakGaten ();
    }

    // Retourneert: wat de stand de speler minstens waard is als de ander
    //   begint; is er van de stroken niets bekend (isHelder), dan alleen wat er
    //   daarbuiten ligt, en dat zegt niets
    const Klassen &laatst () const { return voor[op.aantal].laatst; }

    // Retourneert: true als het zo slecht staat dat naar een zekere winst
    //   zoeken geen zin heeft
    bool isHopeloos () const
    {
      return op.isHelder () && laatst ().van[0] < Hopeloos;
    }

    // Zoek een eigen zet waarna de speler zeker wint, als de ander begint:
    // eerst zetten binnen een band, want dat is het snelst bekeken, en dan die
    // tussen twee banden, want daar wint er het vaakst een.
    // Parameter:
    // * zetten: het laagste vakje van elke zet om te proberen
    // Retourneert: die zet, of GeenZet; dan kan er toch een zijn
    int zoekWinst (const Bord &zetten)
    {
      unsigned waar[MeesteStroken] = { };
      int daarin = 0;
      maakGaten ();
      op.regels.inStroken (zetten, op.speler, waar);
      op.regels.inStroken (op.apart, op.speler, apartIn);
      if (laatst ().van[0] >= Binnen)
        for (int i = 0; i + 1 < op.aantal; i++)
          if (zoekIn (i, waar[i], daarin))
            return op.regels.plaats (i, daarin, op.speler);
      for (int i = 1; i + 2 < op.aantal; i++)
        if (zoekTussen (i, waar[i], daarin))
          return op.regels.plaats (i, daarin, op.speler);
      return GeenZet;
    }

    // Retourneert: true als de speler zeker wint als hij begint, na een zet van
    //   de ander, met plaats als laagste vakje
    bool wintNaAnder (int plaats) const
    {
      static_assert (MetEerst, "zie boven");
      if (!op.isHelder ())
        return false;
      const int i = op.strook (plaats);
      const unsigned weg = op.vanaf (plaats, 3);
      if (gat1[i] + op.alleen (i, weg) >= 0)
        return true;
      for (int r = 2; r <= op.rijen; r++)  // de banden met deze strook
        for (int a = hoogste (0, i - r + 1); a <= i && a + r <= op.aantal; a++)
          if (op.past (a) && op.past (a + r - 2))
          {
            const Bandentabel::Waarde band =
              op.band (r, a, weg << (i - a) * op.breedte);
            if (gatEerst[r][a].haalt (band.laatst, 0)
                || gat[r][a].haalt (band.eerst, 0))
              return true;
          }
      return false;
    }

  private:

    static const int Hopeloos = -2 * Achtsten,
                     Binnen = -Achtsten / 2;  // lager loont zoeken in een band
                                              // niet, al kan er een winst zijn
    static const int MeesteRijen = Stroken<Woorden>::MeesteRijen,
                     MeesteStroken = Stroken<Woorden>::MeesteStroken;

    const Stroken<Woorden> &op;
    unsigned apartIn[MeesteStroken];  // per strook, voor zoekWinst
    Grens voor[MeesteStroken + 1], na[MeesteStroken + 1];

    // Van voor of na, die het laatst berekend is.
    Spreiding laatstNaast[MeesteStroken + 1], eerstNaast[MeesteStroken + 1];

    // Gaten van zoveel stroken, vanaf strook i; van gat1 alleen klasse 0.
    int gat1[MeesteStroken];
    Drempel gat[MeesteRijen + 1][MeesteStroken],
            gatEerst[MeesteRijen + 1][MeesteStroken];

    // Maak klaar wat er na een zet gevraagd kan worden; de gaten onder strook i
    // zijn voor als de speler begint. Ook hier blijven banden weg die uiteen
    // vallen.
    void maakGaten ()
    {
      na[op.aantal] = grensVanNul ();
      for (int i = op.aantal; i > 0; i--)
      {
        if (i < op.aantal)
          neemLos (na[i], na[i + 1], i);
        for (int r = 2; r <= op.rijen && i + r <= op.aantal
                        && op.past (i + r - 2); r++)
          neemBand (na[i], i + r, op.band (r, i, 0));
        spreid (na[i], i);
        if (MetEerst && i >= 1)
          gat1[i - 1] = hoogste (nul (na[i].laatst, voor[i - 1].eerst),
                                 nul (na[i].eerst, voor[i - 1].laatst));
        for (int r = 2; MetEerst && r <= op.rijen && r <= i && op.past (i - r);
             r++)
        {
          gat[r][i - r] = Drempel (zonder (i - r, i));
          Klassen eerst = laatstNaast[i].plus (voor[i - r].eerst);
          neemHoogste (eerst, eerstNaast[i].plus (voor[i - r].laatst));
          gatEerst[r][i - r] = Drempel (eerst);
        }
      }
    }

    // Retourneert: hoeveel achtsten een eigen zet hoogstens kost aan wat er
    //   apart ligt: voor elk vakje daarvan een hele steen
    int tekort (int i, int plaats) const
    {
      return Achtsten * static_cast<int> ((apartIn[i] >> plaats & 1)
                                          + (apartIn[i + 1] >> plaats & 1));
    }

    // Retourneert: wat de stroken onder van en vanaf tot samen waard zijn
    Klassen zonder (int van, int tot) const
    {
      return laatstNaast[tot].plus (voor[van].laatst);
    }

    // Zoek een zet die wint binnen een band: met strook i als onderste, en waar
    // daarin volgens zetten.
    // Parameter:
    // * plaats: wordt waar in de strook; zonder zo'n zet zegt zij niets
    // Retourneert: true als die er is
    bool zoekIn (int i, unsigned zetten, int &plaats) const
    {
      if (zetten == 0)
        return false;
      const Drempel rest (zonder (i, i + 2));
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        plaats = eersteBit (zetten);
        const unsigned vak = op.inStrook (1, plaats);
        if (rest.haalt (op.band (2, i, vak | vak << op.breedte).laatst,
                        tekort (i, plaats)))
          return true;
      }
      return false;
    }

    // Als zoekIn, maar de stroken van de zet horen bij twee banden.
    bool zoekTussen (int i, unsigned zetten, int &plaats) const
    {
      if (zetten == 0)
        return false;
      const Spreiding rest (zonder (i - 1, i + 3));
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        plaats = eersteBit (zetten);
        const unsigned vak = op.inStrook (1, plaats);
        if (Drempel (rest.plus (op.band (2, i - 1, vak << op.breedte).laatst))
              .haalt (op.band (2, i + 1, vak).laatst, tekort (i, plaats)))
          return true;
      }
      return false;
    }

    // Zet de spreidingen klaar van voor of na van strook i.
    void spreid (const Grens &grens, int i)
    {
      laatstNaast[i] = Spreiding (grens.laatst);
      if (MetEerst)
        eerstNaast[i] = Spreiding (grens.eerst);
    }

    // Neem strook i los op: grens wordt die van een strook verder dan vorige.
    void neemLos (Grens &grens, const Grens &vorige, int i) const
    {
      const int los = op.alleen (i, 0);
      grens.laatst = vorige.laatst;
      schuif (grens.laatst, los);
      if (!MetEerst)
        return;
      grens.eerst = vorige.eerst;
      schuif (grens.eerst, los);
    }

    // Neem een band op die bij voor of na van strook i begint, als dat hogere
    // grenzen geeft dan grens had.
    void neemBand (Grens &grens, int i, const Bandentabel::Waarde &band) const
    {
      neemHoogste (grens.laatst, laatstNaast[i].plus (band.laatst));
      if (!MetEerst)
        return;
      neemHoogste (grens.eerst, laatstNaast[i].plus (band.eerst));
      neemHoogste (grens.eerst, eerstNaast[i].plus (band.laatst));
    }

    // Retourneert: klasse 0 van de som van twee spellen met deze grenzen
    static int nul (const Klassen &a, const Klassen &b)
    {
      int som = a.van[0] + b.van[0];
      for (int j = 1; j < AantalKlassen; j++)
        som = hoogste (som, a.van[j] + b.van[j]);
      return som;
    }
};

}
}

#endif
