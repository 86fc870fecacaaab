// rekening.h: wat is een stand een speler minstens waard, en na elke zet?
//
// Een stand ligt in stroken: de rijen voor Vera, de kolommen voor Herman. Elke
// strook hoort bij een band (zie banden.h) of blijft over, en elke verdeling
// geeft een grens. De beste volgt strook voor strook: voor[i] zijn de grenzen
// van de stroken onder i, na[i] die van i en hoger.
//
// Een zet van de ander verandert een strook, een eigen zet twee. Van de
// verdelingen na een zet hoeft alleen de band eromheen opnieuw opgezocht te
// worden: het gat daarnaast staat klaar, als som van een voor en een na.

#ifndef ZoekDominerenRekeningHVar
#define ZoekDominerenRekeningHVar

#include "../../../zoek/bits.h"
#include "banden.h"

namespace zoek
{
namespace domineren
{

class Rekening
{
  public:

    static const int MeesteStroken = 26;

    // Maak een lege rekening.
    Rekening ()
    : aantal (0), links (0), metEerst (false), tabel (0)
    {
    }

    // Begin met een stand.
    // Parameters:
    // * stroken: de lege vakjes van elke strook
    // * nwAantal: het aantal stroken, hoogstens MeesteStroken
    // Retourneert: false als de stroken te lang zijn voor de tabel
    bool begin (const unsigned *stroken, int nwAantal)
    {
      unsigned alle = 0;
      int lengte = 1;
      for (int i = 0; i < nwAantal; i++)
        alle |= stroken[i];
      links = alle == 0 ? 0 : eersteBit (alle);
      while (alle >> links >> lengte != 0)
        lengte++;
      if (lengte > Bandentabel::MaxBreedte)
        return false;
      tabel = &Bandentabel::van (lengte);
      aantal = nwAantal;
      for (int i = 0; i < aantal; i++)
        strook[i] = stroken[i] >> links;
      return true;
    }

    // Bepaal wat de stand waard is.
    // Parameters:
    // * erbij: de grenzen van wat er naast de stroken ligt
    // * nwMetEerst: of ook bekend moet zijn wat de speler heeft als hij begint
    void reken (const Grens &erbij, bool nwMetEerst)
    {
      metEerst = nwMetEerst;
      voor[0] = erbij;
      for (int i = 1; i <= aantal; i++)
      {
        neemLos (voor[i], voor[i - 1], strook[i - 1]);
        if (i == 1 || !past (i - 2))
          continue;
        spreid (voor[i - 2], i - 2);
        neemBand (voor[i], i - 2,
                  tabel->waarde (strook[i - 2], strook[i - 1]));
      }
    }

    // Retourneert: wat de stand de speler minstens waard is als de ander begint
    const Klassen &laatst () const
    {
      return voor[aantal].laatst;
    }

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

    // Bereken mastVoor en mastNa.
    void maakMasten ()
    {
      mastVoor[0] = mastNa[aantal] = 0;
      for (int i = 1; i <= aantal; i++)
      {
        mastVoor[i] = mastVoor[i - 1] + tabel->los (strook[i - 1]);
        if (i > 1)
          mastVoor[i] = hoogste (mastVoor[i], mastVoor[i - 2]
                                 + tabel->mast (strook[i - 2], strook[i - 1]));
      }
      for (int i = aantal - 1; i >= 0; i--)
      {
        mastNa[i] = mastNa[i + 1] + tabel->los (strook[i]);
        if (i + 1 < aantal)
          mastNa[i] = hoogste (mastNa[i], mastNa[i + 2]
                               + tabel->mast (strook[i], strook[i + 1]));
      }
    }

    // Zoek een eigen zet waarna de speler zeker wint, als de ander begint:
    // eerst zetten binnen een band, want dat is het snelst bekeken, en dan die
    // tussen banden, want daar wint er het vaakst een.
    // Parameters:
    // * zetten: per strook waar er een zet in deze en de volgende past
    // * apart: per strook de vakjes die niet in de stroken zitten, en die elk
    //   een halve zet waard zijn
    // * i, plaats: worden de strook van de zet, en waar daarin
    // Retourneert: false als die er niet is
    bool zoekWinst (const unsigned *zetten, const unsigned *apart, int &i,
                    int &plaats) const
    {
      for (int ronde = laatst ().van[0] < Binnen ? 1 : 0; ronde < 3; ronde++)
        for (i = 0; i + 1 < aantal; i++)
          if (ronde == 0 ? zoekIn (i, zetten[i], apart, plaats)
              : ronde == 1 ? zoekTussen (i, zetten[i], apart, plaats)
                           : zoekNaast (i, zetten, apart, plaats))
            return true;
      return false;
    }

    // Wint de speler na een zet van de ander? Alleen met metEerst.
    // Parameters:
    // * i: de strook van de zet
    // * plaats: waar in die strook
    // Retourneert: true als hij dan zeker wint, als hij begint
    bool wintNaAnder (int i, int plaats) const
    {
      const unsigned rest = strook[i] & ~(3u << plaats >> links),
                     lager = i > 0 ? strook[i - 1] & rest : 0,
                     hoger = i + 1 < aantal ? strook[i + 1] & rest : 0;
      if (gat1[i] + tabel->los (rest) >= 0)
        return true;
      if (lager != 0 && haalt (i - 1, tabel->waarde (strook[i - 1], rest)))
        return true;
      return hoger != 0 && haalt (i, tabel->waarde (rest, strook[i + 1]));
    }

    // Schat wat de stand waard is na een eigen zet.
    // Parameters:
    // * i, plaats: de onderste strook van de zet, en waar daarin
    // Retourneert: de waarde als niemand haast heeft, in achtsten
    int mastNaEigen (int i, int plaats) const
    {
      const unsigned over = ~(1u << plaats >> links),
                     onder = strook[i] & over, boven = strook[i + 1] & over;
      const bool lager = i > 0, hoger = i + 2 < aantal;
      const int metLager = lager ? mastVoor[i - 1]
                                   + tabel->mast (strook[i - 1], onder) : 0,
                metHoger = hoger ? mastNa[i + 3]
                                   + tabel->mast (boven, strook[i + 2]) : 0;
      int mast = mastVoor[i] + mastNa[i + 2] + tabel->mast (onder, boven);
      if (lager)
        mast = hoogste (mast, metLager + mastNa[i + 2] + tabel->los (boven));
      if (hoger)
        mast = hoogste (mast, mastVoor[i] + metHoger + tabel->los (onder));
      if (lager && hoger)
        mast = hoogste (mast, metLager + metHoger);
      return mast;
    }

    // Schat wat de stand waard is na een zet van de ander.
    // Parameters:
    // * i, plaats: zie wintNaAnder
    // Retourneert: de waarde als niemand haast heeft, in achtsten
    int mastNaAnder (int i, int plaats) const
    {
      const unsigned rest = strook[i] & ~(3u << plaats >> links);
      int mast = mastVoor[i] + mastNa[i + 1] + tabel->los (rest);
      if (i > 0)
        mast = hoogste (mast, mastVoor[i - 1] + mastNa[i + 1]
                              + tabel->mast (strook[i - 1], rest));
      if (i + 1 < aantal)
        mast = hoogste (mast, mastVoor[i] + mastNa[i + 2]
                              + tabel->mast (rest, strook[i + 1]));
      return mast;
    }

  private:

    static const int Binnen = -Achtsten / 2;  // minder wint niet in een band

    int aantal, links;      // links: waar de stroken beginnen
    bool metEerst;
    unsigned strook[MeesteStroken];
    const Bandentabel *tabel;
    Grens voor[MeesteStroken + 1], na[MeesteStroken + 1];
    int mastVoor[MeesteStroken + 1], mastNa[MeesteStroken + 1];

    // Van voor of na, die het laatst berekend is.
    Spreiding laatstNaast[MeesteStroken + 1], eerstNaast[MeesteStroken + 1];

    // Gaten van een en twee stroken, vanaf strook i; van gat1 alleen klasse 0.
    int gat1[MeesteStroken];
    Drempel gat2[MeesteStroken], gat2Eerst[MeesteStroken];

    // Parameters:
    // * apart: zie zoekWinst
    // * i, plaats: een zet
    // Retourneert: hoeveel achtsten die zet kost naast de stroken
    static int tekort (const unsigned *apart, int i, int plaats)
    {
      return Achtsten * static_cast<int> ((apart[i] >> plaats & 1)
                                          + (apart[i + 1] >> plaats & 1));
    }

    // Parameters:
    // * van, tot: twee stroken
    // Retourneert: wat de stroken onder de ene, en die vanaf de andere samen
    //   waard zijn
    Klassen zonder (int van, int tot) const
    {
      return laatstNaast[tot].plus (voor[van].laatst);
    }

    // Zoek een zet die wint binnen een band.
    // Parameters:
    // * i: de onderste strook
    // * zetten: waar daarin
    // * apart, plaats: zie zoekWinst
    // Retourneert: false als die er niet is
    bool zoekIn (int i, unsigned zetten, const unsigned *apart,
                 int &plaats) const
    {
      if (zetten == 0)
        return false;
      const Drempel rest (zonder (i, i + 2));
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        plaats = eersteBit (zetten);
        const unsigned over = ~(1u << plaats >> links);
        if (rest.haalt (tabel->waarde (strook[i] & over,
                                       strook[i + 1] & over).laatst,
                        tekort (apart, i, plaats)))
          return true;
      }
      return false;
    }

    // Als zoekIn, maar een van de stroken van de zet hoort bij een band met de
    // strook ernaast, en de andere bij geen.
    // Parameter:
    // * i: de onderste van die drie stroken, en na afloop die van de zet
    bool zoekNaast (int &i, const unsigned *zetten, const unsigned *apart,
                    int &plaats) const
    {
      if (i + 2 >= aantal || (zetten[i] | zetten[i + 1]) == 0)
        return false;
      const Klassen naast = zonder (i, i + 3);
      const Drempel rest (naast);
      const int meest = top (naast);
      for (int hoger = 0; hoger < 2; hoger++)
        for (unsigned nog = zetten[i + hoger]; nog != 0;
             nog = zonderEerste (nog))
        {
          plaats = eersteBit (nog);
          const unsigned over = ~(1u << plaats >> links),
                         onder = strook[i + 1 - hoger] & (hoger ? ~0u : over),
                         boven = strook[i + 2 - hoger] & (hoger ? over : ~0u);
          const int kosten = tekort (apart, i + hoger, plaats)
                             - tabel->los (strook[i + 2 * hoger] & over);
          if (meest + tabel->top (onder, boven) >= kosten
              && rest.haalt (tabel->waarde (onder, boven).laatst, kosten))
          {
            i += hoger;
            return true;
          }
        }
      return false;
    }

    // Als zoekIn, maar de stroken van de zet horen bij twee banden. Wat die in
    // hun beste klasse waard zijn zegt vaak al dat het niet gaat.
    bool zoekTussen (int i, unsigned zetten, const unsigned *apart,
                     int &plaats) const
    {
      if (i == 0 || i + 2 >= aantal || zetten == 0)
        return false;
      const Klassen naast = zonder (i - 1, i + 3);
      const Spreiding rest (naast);
      const int meest = top (naast);
      for ( ; zetten != 0; zetten = zonderEerste (zetten))
      {
        plaats = eersteBit (zetten);
        const unsigned over = ~(1u << plaats >> links),
                       onder = strook[i] & over, boven = strook[i + 1] & over;
        const int kosten = tekort (apart, i, plaats);
        if (meest + tabel->top (strook[i - 1], onder)
              + tabel->top (boven, strook[i + 2]) >= kosten
            && Drempel (rest.plus (tabel->waarde (strook[i - 1],
                                                  onder).laatst))
                 .haalt (tabel->waarde (boven, strook[i + 2]).laatst, kosten))
          return true;
      }
      return false;
    }

    // Zet spreidingen klaar.
    // Parameters:
    // * grens: een voor of een na
    // * i: de strook daarvan
    void spreid (const Grens &grens, int i)
    {
      laatstNaast[i] = Spreiding (grens.laatst);
      if (metEerst)
        eerstNaast[i] = Spreiding (grens.eerst);
    }

    // Parameter:
    // * i: een strook, niet de laatste
    // Retourneert: true als er een eigen steen past in deze en de volgende
    bool past (int i) const
    {
      return (strook[i] & strook[i + 1]) != 0;
    }

    // Neem een strook los op.
    // Parameters:
    // * grens: worden de grenzen van een strook verder
    // * vorige: die van tot nu toe
    // * rij: de strook
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

    // Neem een band op, als dat hogere grenzen geeft.
    // Parameters:
    // * grens: de grenzen zonder die band, na afloop de hoogste
    // * i: bij welke voor of na de band begint
    // * band: wat de band waard is
    void neemBand (Grens &grens, int i, const Bandentabel::Waarde &band) const
    {
      neemHoogste (grens.laatst, laatstNaast[i].plus (band.laatst));
      if (!metEerst)
        return;
      neemHoogste (grens.eerst, laatstNaast[i].plus (band.eerst));
      neemHoogste (grens.eerst, eerstNaast[i].plus (band.laatst));
    }

    // Bereken na van een strook, na die van hogere.
    // Parameter:
    // * i: de strook
    void rekenNa (int i)
    {
      neemLos (na[i], na[i + 1], strook[i]);
      if (i + 1 < aantal && past (i))
        neemBand (na[i], i + 2, tabel->waarde (strook[i], strook[i + 1]));
    }

    // Maak de gaten onder een strook voor als de speler begint.
    // Parameter:
    // * i: de strook, 0 t/m aantal
    void maakEersteGaten (int i)
    {
      if (i >= 1)
        gat1[i - 1] = hoogste (nul (na[i].laatst, voor[i - 1].eerst),
                               nul (na[i].eerst, voor[i - 1].laatst));
      if (i < 2 || !past (i - 2))
        return;
      gat2[i - 2] = Drempel (zonder (i - 2, i));
      Klassen eerst = laatstNaast[i].plus (voor[i - 2].eerst);
      neemHoogste (eerst, eerstNaast[i].plus (voor[i - 2].laatst));
      gat2Eerst[i - 2] = Drempel (eerst);
    }

    // Parameters:
    // * a, b: de grenzen van twee spellen
    // Retourneert: klasse 0 van de som
    static int nul (const Klassen &a, const Klassen &b)
    {
      int som = a.van[0] + b.van[0];
      for (int j = 1; j < AantalKlassen; j++)
        som = hoogste (som, a.van[j] + b.van[j]);
      return som;
    }

    // Parameters:
    // * i: de onderste strook van een gat van twee
    // * band: wat er in dat gat komt
    // Retourneert: true als de speler wint als hij begint
    bool haalt (int i, const Bandentabel::Waarde &band) const
    {
      return gat2Eerst[i].haalt (band.laatst, 0)
             || gat2[i].haalt (band.eerst, 0);
    }
};

}
}

#endif
