// oplosser.h: wie wint een stand van Kalah, als beide spelers perfect spelen?
//
// Het gaat om V van eindspel.h: een bewezen grens aan V is bruikbaar bij elke
// voorsprong, en voor beide spelers dezelfde. Elke aanroep stelt de vraag of V
// minstens een grens is. Een paar feiten houden het zoeken klein:
//
// * met r steentjes op het bord ligt V tussen -r en r, en V is even als r even
//   is: aan het eind zijn alle steentjes verdeeld;
// * van standen met weinig steentjes staat V in de eindspeltabel;
// * vaak beantwoorden de bekende grenzen van de kinderen de vraag al;
// * daarna komt eerst de zet die het meeste wint: er blijft ook het minst na
//   over om door te zoeken. Wat bij de ander komt te liggen wint hij meestal;
//   op de eerste paar steentjes na telt dat dubbel. Eerst de beste zet van een
//   vorige vraag maakt het zoeken langer.

#ifndef ZoekKalahOplosserHVar
#define ZoekKalahOplosserHVar

#include <utility>
#include <vector>
#include "../../../zoek/alfabeta.h"
#include "../../../zoek/transpositietabel.h"
#include "../../../zoek/voortgang.h"
#include "eindspel.h"
#include "rangschikking.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

class Oplosser
{
  public:

    // Parameters:
    // * nwRegels, nwEindspel: blijven bestaan zolang dit object bestaat
    // * steentjes: hoeveel er hoogstens op het bord liggen
    // * geheugen: hoeveel bytes de tabel van bewezen grenzen hoogstens
    //   gebruikt; is dat te weinig, dan wordt er niets onthouden
    // * nwVoortgang: hoort hoeveel standen er bezocht zijn
    Oplosser (const Regels &nwRegels, const Eindspel &nwEindspel,
              int steentjes, size_t geheugen, Voortgang &nwVoortgang)
    : regels (nwRegels), eindspel (nwEindspel),
      tabel (rangschikking.aantal (2 * AantalKuiltjes, steentjes), geheugen),
      voortgang (nwVoortgang)
    {
    }

    // Retourneert: 1 als wie in een stand aan beurt is kan winnen, 0 als hij
    //   het gelijk kan houden, en anders -1
    int oordeel (const Stelling &stand)
    {
      if (regels.afgelopen (stand))
        return teken (regels.waarde (stand));
      if (isMinstens (stand, 1 - stand.voorsprong ()))
        return 1;
      return isMinstens (stand, -stand.voorsprong ()) ? 0 : -1;
    }

    // Retourneert: vanaf een stand steeds een zet die haar oordeel behoudt, als
    //   kuiltje, van beide spelers tot het spel uit is
    std::vector<int> variant (Stelling stand)
    {
      std::vector<int> zetten;
      for (int doel = oordeel (stand); !regels.afgelopen (stand); doel = -doel)
      {
        Kinderen kinderen;
        int i = 0;
        maakKinderen (stand, kinderen);
        zoekOp (kinderen);
        while (!haalt (kinderen.kind[i].stand, doel))
          i++;
        zetten.push_back (kinderen.kind[i].kuil + 1);
        stand = kinderen.kind[i].stand;
      }
      return zetten;
    }

    // Dat wie verliest het doel -1 houdt staat al vast; het oordeel wordt toch
    // gezocht, want variant vindt daarna sneller de zet waarmee de ander wint.
    // Retourneert: of wie een zet deed, met deze stand erna, minstens het
    //   doel houdt: het oordeel 1, 0 of -1
    bool haalt (const Stelling &na, int doel)
    {
      if (regels.afgelopen (na) || doel < 0)
        return -oordeel (na) >= doel;
      return !isMinstens (na, 1 - doel - na.voorsprong ());
    }

    // Maak minst en meest, grenzen aan het oordeel van een zet voor wie haar
    // doet, zo scherp als er tot nu toe bewezen is.
    void verscherp (const Stelling &stand, int kuil, int &minst, int &meest)
      const
    {
      Kind kind = Kind ();
      maakKind (regels.naZet (stand, kuil), kind);
      haalGrenzen (kind);
      const int laag = -teken (kind.stand.voorsprong () + kind.grenzen.hoog),
                hoog = -teken (kind.stand.voorsprong () + kind.grenzen.laag);
      minst = laag > minst ? laag : minst;
      meest = hoog < meest ? hoog : meest;
    }

    // Retourneert: hoeveel standen er bezocht zijn
    long long aantalStanden () const { return standen; }

    // Retourneert: hoeveel bytes de tabel van bewezen grenzen nu gebruikt
    size_t bytes () const { return tabel.bytes (); }

  private:

    // Een grens past in 8 bits; een zet wordt niet onthouden.
    typedef Transpositietabel<unsigned long long, 8, 0> Tabel;

    static const int VrijeGift = 3;  // meer steentjes weggeven telt dubbel

    // Een stand na een zet, gezien door de ander.
    struct Kind
    {
      Stelling stand;
      int kuil, winst, gift;         // de zet, voor mij, en voor de ander
      Grenzen grenzen;               // aan V van stand
      const signed char *vak;        // in de eindspeltabel, of 0
      unsigned long long gemengd;    // als vak 0 is en stand niet leeg
      int waardering;                // hoe hoger, hoe eerder
    };

    typedef zoek::Kinderen<Kind, AantalKuiltjes> Kinderen;

    const Regels &regels;
    const Eindspel &eindspel;
    Rangschikking rangschikking;
    Tabel tabel;
    long long standen = 0;
    Voortgang &voortgang;

    // Retourneert: of V van een stand minstens een grens is
    bool isMinstens (const Stelling &stand, int grens)
    {
      Kind kind;
      maakKind (stand, kind);
      haalGrenzen (kind);
      if ((grens - stand.opBord ()) % 2 != 0)
        grens++;
      return kind.grenzen.laag >= grens
             || (kind.grenzen.hoog >= grens && minstens (kind, grens) >= grens);
    }

    // Is V van een stand minstens een grens, even als het aantal steentjes op
    // het bord even is? De grenzen van ouder, de stand, zeggen het nog niet.
    // Retourneert: een getal; is het minstens de grens, dan is V minstens dat
    //   getal, en anders hoogstens
    int minstens (const Kind &ouder, int grens)
    {
      const long long begin = standen++;
      Kinderen kinderen;
      maakKinderen (ouder.stand, kinderen);
      const int zeker = zoekOp (kinderen);
      voortgang.peil (standen);
      int antwoord = zeker >= grens ? zeker : -MeesteKlein;
      for (int i = 0; i < kinderen.aantal && antwoord < grens; i++)
      {
        const Kind &kind = kinderen.kind[i];
        int waarde = kind.winst - kind.grenzen.laag;
        if (waarde >= grens)
          waarde = kind.winst - minstens (kind, kind.winst - grens + 2);
        antwoord = waarde > antwoord ? waarde : antwoord;
      }
      Grenzen nieuw = ouder.grenzen;
      nieuw.laag = zeker > nieuw.laag ? zeker : nieuw.laag;
      (antwoord >= grens ? nieuw.laag : nieuw.hoog) = antwoord;
      tabel.bewaar (ouder.gemengd, nieuw, standen - begin);
      return antwoord;
    }

    // Maak alle kinderen van een stand die niet leeg is.
    void maakKinderen (const Stelling &stand, Kinderen &kinderen) const
    {
      const int rest = stand.opBord ();
      kinderen.aantal = 0;
      for (unsigned over = stand.zetten (); over != 0;
           over = zonderEerste (over))
      {
        Kind &kind = kinderen.kind[kinderen.aantal++];
        kind.kuil = eersteBit (over);
        maakKind (regels.naZet (stand, kind.kuil), kind);
        kind.winst = rest - kind.stand.opBord ();
        kind.gift = kind.stand.mijnOpBord () - stand.anderOpBord ();
      }
    }

    // Geef alle kinderen hun grenzen, en zet het hoogst gewaardeerde vooraan.
    // Retourneert: wat V van hun ouder dan minstens is
    int zoekOp (Kinderen &kinderen) const
    {
      int zeker = -MeesteKlein;
      for (int i = 0; i < kinderen.aantal; i++)
      {
        Kind *plek = kinderen.kind + i;
        haalGrenzen (*plek);
        const int teVeel = plek->gift > VrijeGift ? plek->gift - VrijeGift : 0;
        plek->waardering = 2 * (plek->winst - 2 * teVeel) - plek->grenzen.laag
                           - plek->grenzen.hoog;
        const int mijn = plek->winst - plek->grenzen.hoog;
        zeker = mijn > zeker ? mijn : zeker;
        for ( ; plek > kinderen.kind
                && plek[-1].waardering <= plek->waardering; plek--)
          std::swap (plek[-1], *plek);
      }
      return zeker;
    }

    // Maak een kind van een stand, met de grenzen die altijd gelden, en laat
    // het geheugen alvast ophalen wat er over bekend is.
    void maakKind (const Stelling &stand, Kind &kind) const
    {
      const int rest = stand.opBord ();
      kind.stand = stand;
      kind.vak = 0;
      kind.grenzen.laag = -rest;
      kind.grenzen.hoog = stand.isLeeg () ? -rest : rest;
      kind.grenzen.zet = 0;
      if (rest <= eindspel.steentjes ())
        __builtin_prefetch (kind.vak = eindspel.vak (stand));
      else if (!stand.isLeeg ())
      {
        kind.gemengd = tabel.meng (rangschikking.nummer (stand));
        tabel.haal (kind.gemengd);
      }
    }

    // Verscherp de grenzen van maakKind met wat er over bekend is.
    void haalGrenzen (Kind &kind) const
    {
      Grenzen bekend;
      if (kind.vak != 0)
        kind.grenzen.laag = kind.grenzen.hoog = *kind.vak;
      else if (!kind.stand.isLeeg () && tabel.zoek (kind.gemengd, bekend))
        kind.grenzen = bekend;
    }

    // Retourneert: het teken van een getal: 1, 0 of -1
    static int teken (int getal)
    {
      return (getal > 0 ? 1 : 0) - (getal < 0 ? 1 : 0);
    }
};

}
}

#endif
