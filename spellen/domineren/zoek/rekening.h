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

    // Begin met een stand, en bepaal wat zij waard is.
    // Parameters:
    // * stroken: de lege vakjes van elke strook
    // * nwAantal: het aantal stroken, hoogstens MeesteStroken
    // * erbij: de grenzen van wat er naast de stroken ligt
    // * nwMetEerst: of ook bekend moet zijn wat de speler heeft als hij begint
    // Retourneert: false als de stroken te lang zijn voor de tabel
    bool begin (const unsigned *stroken, int nwAantal, const Grens &erbij,
                bool nwMetEerst)
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
      metEerst = nwMetEerst;
      for (int i = 0; i < aantal; i++)
        strook[i] = stroken[i] >> links;
      rekenVoor (erbij);
      return true;
    }

    // Retourneert: wat de stand de speler minstens waard is als de ander begint
    const Klassen &laatst () const
    {
      return voor[aantal].laatst;
    }

    // Maak klaar wat er na een zet gevraagd kan worden, behalve winnen met een
    // zet over twee banden.
    void maakGaten ()
    {
      na[aantal] = grensVanNul ();
      mastNa[aantal] = 0;
      for (int i = aantal; i >= 0; i--)
      {
        if (i < aantal)
          rekenNa (i);
        spreid (na[i], i);
        if (i >= 2)
          gat2[i - 2] = Drempel (laatstNaast[i].plus (voor[i - 2].laatst));
        if (metEerst)
          maakEersteGaten (i);
      }
    }

    // Maak ook klaar wat er na een zet over twee banden gevraagd kan worden.
    void maakRuimeGaten ()
    {
      for (int i = 3; i <= aantal; i++)
        gat3[i - 3] = Drempel (laatstNaast[i].plus (voor[i - 3].laatst));
      for (int i = 4; i <= aantal; i++)
        gat4[i - 4] = Spreiding (laatstNaast[i].plus (voor[i - 4].laatst));
    }

    // Wint de speler na een eigen zet die hij binnen een band doet?
    // Parameters:
    // * i: de onderste strook van de zet
    // * plaats: waar in de stroken
    // * tekort: hoeveel achtsten de zet kost naast de stroken
    // Retourneert: true als hij dan zeker wint, als de ander begint
    bool wintIn (int i, int plaats, int tekort) const
    {
      const unsigned over = ~(1u << plaats >> links);
      return gat2[i].haalt (tabel->waarde (strook[i] & over,
                                           strook[i + 1] & over).laatst,
                            tekort);
    }

    // Als wintIn, maar een van de stroken van de zet hoort bij een band met
    // de strook ernaast, en de andere bij geen.
    bool wintNaast (int i, int plaats, int tekort) const
    {
      const unsigned over = ~(1u << plaats >> links),
                     onder = strook[i] & over, boven = strook[i + 1] & over;
      return (i > 0 && gat3[i - 1].haalt
                (tabel->waarde (strook[i - 1], onder).laatst,
                 tekort - tabel->los (boven)))
             || (i + 2 < aantal && gat3[i].haalt
                   (tabel->waarde (boven, strook[i + 2]).laatst,
                    tekort - tabel->los (onder)));
    }

    // Als wintIn, maar de stroken van de zet horen bij twee banden.
    bool wintTussen (int i, int plaats, int tekort) const
    {
      if (i == 0 || i + 2 >= aantal)
        return false;
      const unsigned over = ~(1u << plaats >> links),
                     onder = strook[i] & over, boven = strook[i + 1] & over;
      const Drempel rest
        (gat4[i - 1].plus (tabel->waarde (strook[i - 1], onder).laatst));
      return rest.haalt (tabel->waarde (boven, strook[i + 2]).laatst, tekort);
    }

    // Wint de speler na een zet van de ander? Alleen met metEerst.
    // Parameters:
    // * i: de strook van de zet
    // * plaats: waar in die strook
    // Retourneert: true als hij dan zeker wint, als hij begint
    bool wintNaAnder (int i, int plaats) const
    {
      const unsigned rest = strook[i] & ~(3u << plaats >> links);
      return gat1[i] + tabel->los (rest) >= 0
             || (i > 0 && haalt (i - 1, tabel->waarde (strook[i - 1], rest)))
             || (i + 1 < aantal && haalt (i, tabel->waarde (rest,
                                                            strook[i + 1])));
    }

    // Schat wat de stand waard is na een eigen zet.
    // Parameters:
    // * i, plaats: zie wintIn
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

    int aantal, links;      // links: waar de stroken beginnen
    bool metEerst;
    unsigned strook[MeesteStroken];
    const Bandentabel *tabel;
    Grens voor[MeesteStroken + 1], na[MeesteStroken + 1];
    int mastVoor[MeesteStroken + 1], mastNa[MeesteStroken + 1];

    // Van voor of na, die het laatst berekend is.
    Spreiding laatstNaast[MeesteStroken + 1], eerstNaast[MeesteStroken + 1];

    // Gaten van 1 t/m 4 stroken, vanaf strook i; van gat1 alleen klasse 0.
    int gat1[MeesteStroken];
    Drempel gat2[MeesteStroken], gat2Eerst[MeesteStroken],
            gat3[MeesteStroken];
    Spreiding gat4[MeesteStroken];

    // Retourneert: het hoogste van twee getallen
    static int hoogste (int a, int b)
    {
      return a > b ? a : b;
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

    // Neem een strook los op, en daarna eventueel in een band.
    // Parameters:
    // * grens, mast: worden die van een strook verder
    // * vorige, vorigeMast: die van tot nu toe
    // * rij: de strook
    void neemLos (Grens &grens, int &mast, const Grens &vorige,
                  int vorigeMast, unsigned rij) const
    {
      const int los = tabel->los (rij);
      grens.laatst = vorige.laatst;
      schuif (grens.laatst, los);
      mast = vorigeMast + los;
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

    // Bereken voor en mastVoor.
    // Parameter:
    // * erbij: de grenzen van wat er naast de stroken ligt
    void rekenVoor (const Grens &erbij)
    {
      voor[0] = erbij;
      mastVoor[0] = 0;
      spreid (voor[0], 0);
      for (int i = 1; i <= aantal; i++)
      {
        neemLos (voor[i], mastVoor[i], voor[i - 1], mastVoor[i - 1],
                 strook[i - 1]);
        if (i > 1)
        {
          neemBand (voor[i], i - 2,
                    tabel->waarde (strook[i - 2], strook[i - 1]));
          mastVoor[i] = hoogste (mastVoor[i], mastVoor[i - 2]
                                 + tabel->mast (strook[i - 2], strook[i - 1]));
        }
        if (i + 1 < aantal)
          spreid (voor[i], i);
      }
    }

    // Bereken na en mastNa van een strook, na die van hogere.
    // Parameter:
    // * i: de strook
    void rekenNa (int i)
    {
      neemLos (na[i], mastNa[i], na[i + 1], mastNa[i + 1], strook[i]);
      if (i + 1 == aantal)
        return;
      neemBand (na[i], i + 2, tabel->waarde (strook[i], strook[i + 1]));
      mastNa[i] = hoogste (mastNa[i], mastNa[i + 2]
                                      + tabel->mast (strook[i],
                                                     strook[i + 1]));
    }

    // Maak de gaten onder een strook voor als de speler begint.
    // Parameter:
    // * i: de strook, 0 t/m aantal
    void maakEersteGaten (int i)
    {
      if (i >= 1)
        gat1[i - 1] = hoogste (nul (na[i].laatst, voor[i - 1].eerst),
                               nul (na[i].eerst, voor[i - 1].laatst));
      if (i < 2)
        return;
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
