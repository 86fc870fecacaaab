// rekening.h: wat is een stand een speler minstens waard, en na elke zet?
//
// Een stand ligt in stroken: de rijen voor Vera, de kolommen voor Herman. Elke
// strook is een band (zie banden.h) of hoort bij een band van meer stroken, en
// elke verdeling geeft een grens. De beste volgt strook voor strook: voor[i]
// zijn de grenzen van de stroken onder i, na[i] die van i en hoger. De stenen
// die alleen deze speler nog kan leggen liggen apart, en tellen daarnaast.
//
// Een zet van de ander verandert een strook, een eigen zet twee. Van de
// verdelingen na een zet hoeft alleen de band eromheen opnieuw opgezocht te
// worden: het gat daarnaast staat klaar, als som van een voor en een na.

#ifndef ZoekDominerenRekeningHVar
#define ZoekDominerenRekeningHVar

#include "../../../zoek/bits.h"
#include "banden.h"
#include "veld.h"

namespace zoek
{
namespace domineren
{

template <int Woorden>
class Rekening
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Maak een lege rekening, van een veld dat blijft bestaan.
    explicit Rekening (const Veld<Woorden> &nwVeld)
    : veld (nwVeld), apart (), speler (0), aantal (0), links (0), breedte (0),
      rijen (0), helder (false), metEerst (false), tabel (0) {}

    // Bekijk een stand.
    // Parameters:
    // * vrij: de lege vakjes
    // * nwSpeler: voor wie
    // * groot: of banden van drie stroken groot mogen zijn; die zijn er als er
    //   met banden van twee een strook over zou blijven
    void bekijk (const Bord &vrij, int nwSpeler, bool groot)
    {
      unsigned alle = 0, *const stroken = patroon[1];
      speler = nwSpeler;
      apart = veld.vol (veld.veilig (vrij, speler), speler);
      aantal = veld.inStroken (vrij & ~apart, speler, stroken);
      for (int i = 0; i < aantal; i++)
        alle |= stroken[i];
      links = alle == 0 ? 0 : eersteBit (alle);
      for (breedte = 1; alle >> links >> breedte != 0; breedte++)
        continue;
      helder = breedte <= Bandentabel::MaxBreedte;
      if (!helder)
      {
        aantal = 0;
        return;
      }
      const int bits = groot ? +Bandentabel::MeesteBits : +WeinigBits;
      rijen = aantal % 2 == 1 && MeesteRijen * breedte <= bits ? +MeesteRijen
                                                               : 2;
      tabel = &Bandentabel::van (breedte, rijen);
      for (int i = 0; i < aantal; i++)
        stroken[i] >>= links;
      for (int r = 2; r <= rijen; r++)
        for (int i = 0; i + r <= aantal; i++)
          patroon[r][i] = patroon[r - 1][i]
                          | patroon[1][i + r - 1] << (r - 1) * breedte;
    }

    // Retourneert: false als de stroken te lang zijn, en er niets bekend is
    bool isHelder () const { return helder; }

    // Retourneert: hoeveel achtsten er apart ligt
    int los () const { return Achtsten * apart.aantal () / 2; }

    // Bepaal wat de stand waard is.
    // Parameters:
    // * erbij: de grenzen van wat er naast het bord ligt
    // * nwMetEerst: of ook bekend moet zijn wat de speler heeft als hij begint
    void reken (const Grens &erbij, bool nwMetEerst)
    {
      metEerst = nwMetEerst;
      voor[0] = erbij;
      schuif (voor[0].eerst, los ());
      schuif (voor[0].laatst, los ());
      for (int i = 1; i <= aantal; i++)
      {
        if (i < aantal && past (i - 1))
          spreid (voor[i - 1], i - 1);
        neemLos (voor[i], voor[i - 1], patroon[1][i - 1]);
        for (int r = 2; r <= rijen && r <= i && past (i - r); r++)
          neemBand (voor[i], i - r, tabel->waarde (patroon[r][i - r]));
      }
    }

    // Retourneert: wat de stand de speler minstens waard is als de ander begint
    const Klassen &laatst () const { return voor[aantal].laatst; }

    // Retourneert: true als het zo slecht staat dat naar een zekere winst
    //   zoeken geen zin heeft
    bool isHopeloos () const { return helder && laatst ().van[0] < Hopeloos; }

    // Maak klaar wat er na een zet gevraagd kan worden.
    void maakGaten ()
    {
      na[aantal] = grensVanNul ();
      for (int i = aantal; i >= 0; i--)
      {
        if (i < aantal)
          rekenNa (i);
        spreid (na[i], i);
        if (metEerst)
          maakEersteGaten (i);
      }
    }

    // Maak klaar wat mastNaEigen en mastNaAnder nodig hebben.
    void maakMasten ()
    {
      mastVoor[0] = mastNa[aantal] = 0;
      for (int i = 0; i < aantal; i++)
        mastVoor[i + 1] = mastTot (i, 0);
      for (int i = aantal - 1; i >= 0; i--)
        mastNa[i] = mastVanaf (i, 0);
    }

    // Zoek, na maakGaten, een eigen zet waarna de speler zeker wint, als de
    // ander begint: eerst zetten binnen een band, want dat is het snelst
    // bekeken, en dan die tussen twee banden, want daar wint er het vaakst een.
    // Parameter:
    // * zetten: het laagste vakje van elke zet om te proberen
    // Retourneert: dat van de zet; -1 als die er niet is
    int zoekWinst (const Bord &zetten)
    {
      unsigned waar[Veld<Woorden>::MeesteStroken] = { };
      int daarin = 0;
      veld.inStroken (zetten, speler, waar);
      veld.inStroken (apart, speler, apartIn);
      if (laatst ().van[0] >= Binnen)
        for (int i = 0; i + 1 < aantal; i++)
          if (zoekIn (i, waar[i], daarin))
            return veld.plaats (i, daarin, speler);
      for (int i = 1; i + 2 < aantal; i++)
        if (zoekTussen (i, waar[i], daarin))
          return veld.plaats (i, daarin, speler);
      return -1;
    }

    // Retourneert: true als de speler zeker wint als hij begint, na een zet van
    //   de ander, met plaats als laagste vakje; alleen met metEerst
    bool wintNaAnder (int plaats) const
    {
      if (!helder)
        return false;
      const int i = veld.strook (plaats, speler);
      const unsigned weg = inStrook (3, veld.strook (plaats, 1 - speler)),
                     rest = patroon[1][i] & ~weg;
      if (gat1[i] + tabel->los (rest) >= 0)
        return true;
      int van = i, tot = i + 1;
      if (van > 0 && (patroon[1][van - 1] & rest) != 0)
        while (--van > 0 && past (van - 1))
          continue;
      if (tot < aantal && (patroon[1][tot] & rest) != 0)
        while (++tot < aantal && past (tot - 1))
          continue;
      for (int r = 2; r <= rijen; r++)  // banden waarin een eigen zet kan
        for (int a = hoogste (van, i - r + 1); a <= i && a + r <= tot; a++)
          if (haalt (r, a, tabel->waarde (patroon[r][a]
                                          & ~(weg << (i - a) * breedte))))
            return true;
      return false;
    }

    // Retourneert: de waarde van de stand na een eigen zet, met plaats als
    //   laagste vakje, als niemand haast heeft, in achtsten; 0 als die niet
    //   bekend is
    int mastNaEigen (int plaats) const
    {
      if (!helder)
        return 0;
      const int i = veld.strook (plaats, speler);
      const unsigned weg = inStrook (1, veld.strook (plaats, 1 - speler));
      return hoogste (mastTot (i, weg) + mastVanaf (i + 1, weg),
                      mastVoor[i] + mastNa[i + 2] + tabel->mast
                        (patroon[2][i] & ~(weg | weg << breedte)));
    }

    // Retourneert: evenzo, na een zet van de ander
    int mastNaAnder (int plaats) const
    {
      if (!helder)
        return 0;
      const int i = veld.strook (plaats, speler);
      const unsigned weg = inStrook (3, veld.strook (plaats, 1 - speler));
      const int mast = mastTot (i, weg) + mastNa[i + 1];
      return i + 1 == aantal ? mast
        : hoogste (mast, mastVoor[i] + mastNa[i + 2]
                         + tabel->mast (patroon[2][i] & ~weg));
    }

  private:

    static const int Hopeloos = -2 * Achtsten;
    static const int Binnen = -Achtsten / 2;  // minder wint niet in een band
    static const int MeesteRijen = 3,         // in een band
                     WeinigBits = 15;

    static const int MeesteStroken = Veld<Woorden>::MeesteStroken;

    const Veld<Woorden> &veld;
    Bord apart;          // de vakjes die niet in de stroken liggen
    int speler, aantal, links,  // links: waar de stroken beginnen
        breedte, rijen;  // van een band, rijen hoogstens
    bool helder, metEerst;
    unsigned patroon[MeesteRijen + 1][MeesteStroken],  // van rijen stroken
             apartIn[MeesteStroken];  // per strook, voor zoekWinst
    const Bandentabel *tabel;
    Grens voor[MeesteStroken + 1], na[MeesteStroken + 1];
    int mastVoor[MeesteStroken + 1], mastNa[MeesteStroken + 1];

    // Van voor of na, die het laatst berekend is.
    Spreiding laatstNaast[MeesteStroken + 1], eerstNaast[MeesteStroken + 1];

    // Gaten van zoveel stroken, vanaf strook i; van gat1 alleen klasse 0.
    int gat1[MeesteStroken];
    Drempel gat[MeesteRijen + 1][MeesteStroken],
            gatEerst[MeesteRijen + 1][MeesteStroken];

    // Retourneert: hoeveel achtsten een eigen zet kost aan wat er apart ligt:
    //   elk vakje is een halve zet waard
    int tekort (int i, int plaats) const
    {
      return Achtsten * static_cast<int> ((apartIn[i] >> plaats & 1)
                                          + (apartIn[i + 1] >> plaats & 1));
    }

    // Retourneert: wat de stroken t/m i waard zijn als niemand haast heeft, en
    //   uit die strook deze vakjes verdwijnen
    int mastTot (int i, unsigned weg) const
    {
      const int los = mastVoor[i] + tabel->los (patroon[1][i] & ~weg);
      return i == 0 ? los
        : hoogste (los, mastVoor[i - 1] + tabel->mast (patroon[2][i - 1]
                                                       & ~(weg << breedte)));
    }

    // Retourneert: evenzo, die vanaf i
    int mastVanaf (int i, unsigned weg) const
    {
      const int los = mastNa[i + 1] + tabel->los (patroon[1][i] & ~weg);
      return i + 1 == aantal ? los
        : hoogste (los, mastNa[i + 2] + tabel->mast (patroon[2][i] & ~weg));
    }

    // Retourneert: wat de stroken onder van en vanaf tot samen waard zijn
    Klassen zonder (int van, int tot) const
    {
      return laatstNaast[tot].plus (voor[van].laatst);
    }

    // Zoek een zet die wint binnen een band: met strook i als onderste, en waar
    // daarin volgens zetten.
    // Retourneert: true als die er is; plaats wordt dan waar in de strook
    bool zoekIn (int i, unsigned zetten, int &plaats) const
    {
      if (zetten == 0)
        return false;
      const Drempel rest (zonder (i, i + 2));
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        plaats = eersteBit (zetten);
        const unsigned vak = inStrook (1, plaats);
        if (rest.haalt (tabel->waarde (patroon[2][i] & ~(vak | vak << breedte))
                          .laatst, tekort (i, plaats)))
          return true;
      }
      return false;
    }

    // Als zoekIn, maar de stroken van de zet horen bij twee banden. Wat die in
    // hun beste klasse waard zijn zegt vaak al dat het niet gaat.
    bool zoekTussen (int i, unsigned zetten, int &plaats) const
    {
      if (zetten == 0)
        return false;
      const Klassen naast = zonder (i - 1, i + 3);
      const Spreiding rest (naast);
      const int meest = top (naast);
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        plaats = eersteBit (zetten);
        const unsigned vak = inStrook (1, plaats),
                       onder = patroon[2][i - 1] & ~(vak << breedte),
                       boven = patroon[2][i + 1] & ~vak;
        const int kosten = tekort (i, plaats);
        if (meest + tabel->top (onder) + tabel->top (boven) >= kosten
            && Drempel (rest.plus (tabel->waarde (onder).laatst))
                 .haalt (tabel->waarde (boven).laatst, kosten))
          return true;
      }
      return false;
    }

    // Retourneert: vakjes (bits) vanaf een plaats in een strook, zonder wat
    //   daarbuiten ligt
    unsigned inStrook (unsigned vakjes, int plaats) const
    {
      return vakjes << plaats >> links & ((1u << breedte) - 1);
    }

    // Zet de spreidingen klaar van voor of na van strook i.
    void spreid (const Grens &grens, int i)
    {
      laatstNaast[i] = Spreiding (grens.laatst);
      if (metEerst)
        eerstNaast[i] = Spreiding (grens.eerst);
    }

    // Retourneert: true als er een eigen steen past in strook i en de volgende
    bool past (int i) const { return (patroon[1][i] & patroon[1][i + 1]) != 0; }

    // Neem een rij los op: grens wordt die van een strook verder dan vorige.
    void neemLos (Grens &grens, const Grens &vorige, unsigned rij) const
    {
      const int los = tabel->los (rij);
      grens.laatst = vorige.laatst;
      schuif (grens.laatst, los);
      if (!metEerst)
        return;
      grens.eerst = vorige.eerst;
      schuif (grens.eerst, los);
    }

    // Neem een band op die bij voor of na van strook i begint, als dat hogere
    // grenzen geeft dan grens had.
    void neemBand (Grens &grens, int i, const Bandentabel::Waarde &band) const
    {
      neemHoogste (grens.laatst, laatstNaast[i].plus (band.laatst));
      if (!metEerst)
        return;
      neemHoogste (grens.eerst, laatstNaast[i].plus (band.eerst));
      neemHoogste (grens.eerst, eerstNaast[i].plus (band.laatst));
    }

    // Bereken na van strook i, na die van hogere.
    void rekenNa (int i)
    {
      neemLos (na[i], na[i + 1], patroon[1][i]);
      for (int r = 2; r <= rijen && i + r <= aantal && past (i + r - 2); r++)
        neemBand (na[i], i + r, tabel->waarde (patroon[r][i]));
    }

    // Maak de gaten onder strook i, 0 t/m aantal, voor als de speler begint.
    void maakEersteGaten (int i)
    {
      if (i >= 1)
        gat1[i - 1] = hoogste (nul (na[i].laatst, voor[i - 1].eerst),
                               nul (na[i].eerst, voor[i - 1].laatst));
      for (int r = 2; r <= rijen && r <= i && past (i - r); r++)
      {
        gat[r][i - r] = Drempel (zonder (i - r, i));
        Klassen eerst = laatstNaast[i].plus (voor[i - r].eerst);
        neemHoogste (eerst, eerstNaast[i].plus (voor[i - r].laatst));
        gatEerst[r][i - r] = Drempel (eerst);
      }
    }

    // Retourneert: klasse 0 van de som van twee spellen met deze grenzen
    static int nul (const Klassen &a, const Klassen &b)
    {
      int som = a.van[0] + b.van[0];
      for (int j = 1; j < AantalKlassen; j++)
        som = hoogste (som, a.van[j] + b.van[j]);
      return som;
    }

    // Retourneert: true als de speler wint als hij begint, met deze band in het
    //   gat van r stroken vanaf strook i
    bool haalt (int r, int i, const Bandentabel::Waarde &band) const
    {
      return gatEerst[r][i].haalt (band.laatst, 0)
             || gat[r][i].haalt (band.eerst, 0);
    }
};

}
}

#endif
