// oplosser.h: wie wint een stand van Kalah, als beide spelers perfect spelen?
//
// Net als in eindspel.h gaat het om V, het verschil dat er nog bij komt als er
// uitgespeeld wordt: zij hangt alleen af van wat er in de kleine kuilen ligt,
// en met de voorsprong erbij zegt haar teken wie er wint. Zo is wat er over
// een stand bewezen is, een grens aan V, bruikbaar bij elke voorsprong, en is
// het voor beide spelers dezelfde grens.
//
// Elke aanroep stelt de vraag of V minstens een grens is. Een paar feiten
// houden het zoeken klein:
//
// * met r steentjes op het bord ligt V tussen -r en r, en V is even als r even
//   is: aan het eind zijn alle steentjes verdeeld;
// * van standen met weinig steentjes staat V in de eindspeltabel;
// * van alle kinderen worden eerst de bekende grenzen opgehaald; vaak is de
//   vraag daarmee al beantwoord;
// * daarna komt eerst de zet die het meeste wint. Dat is niet alleen vaak een
//   goede zet: er blijft ook het minst na over om door te zoeken. De beste zet
//   van een vorige vraag eerst proberen maakt het zoeken juist langer.

#ifndef ZoekKalahOplosserHVar
#define ZoekKalahOplosserHVar

#include <vector>
#include "../../../zoek/transpositietabel.h"
#include "../../../zoek/voortgang.h"
#include "eindspel.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

class Oplosser
{
  public:

    // Parameters:
    // * nwZaaier: doet de zetten; blijft bestaan zolang dit object bestaat
    // * nwEindspel: de eindspeltabel; evenzo
    // * steentjes: hoeveel er hoogstens op het bord liggen
    // * geheugen: hoeveel bytes de tabel van bewezen grenzen hoogstens
    //   gebruikt; is dat te weinig, dan wordt er niets onthouden
    // * nwVoortgang: hoort hoeveel standen er bezocht zijn, of 0
    Oplosser (const Zaaier &nwZaaier, const Eindspel &nwEindspel,
              int steentjes, size_t geheugen, Voortgang *nwVoortgang)
    : zaaier (nwZaaier), eindspel (nwEindspel), standen (0),
      voortgang (nwVoortgang)
    {
      tabel.maak (rangschikking.aantal (2 * AantalKuilen, steentjes),
                  geheugen);
    }

    // Parameter:
    // * stand: een stand
    // Retourneert: 1 als wie aan beurt is kan winnen, 0 als hij het gelijk kan
    //   houden, en anders -1
    int oordeel (const Kuilen &stand)
    {
      if (zaaier.afgelopen (stand))
      {
        const int waarde = zaaier.waarde (stand);
        return (waarde > 0 ? 1 : 0) - (waarde < 0 ? 1 : 0);
      }
      if (minstens (stand, 1 - stand.voorsprong ()))
        return 1;
      return minstens (stand, -stand.voorsprong ()) ? 0 : -1;
    }

    // Parameter:
    // * stand: een stand
    // Retourneert: steeds een zet die het oordeel van de stand behoudt, als
    //   kuil, van beide spelers tot het spel uit is
    std::vector<int> variant (Kuilen stand)
    {
      std::vector<int> zetten;
      for (int wie = oordeel (stand); !zaaier.afgelopen (stand); wie = -wie)
      {
        Kind kinderen[AantalKuilen];
        int i = 0;
        maakKinderen (stand, kinderen);
        while (!haalt (kinderen[i].stand, wie))
          i++;
        zetten.push_back (kinderen[i].kuil);
        stand = kinderen[i].stand;
      }
      return zetten;
    }

    // Retourneert: hoeveel standen er bezocht zijn
    long long aantalStanden () const
    {
      return standen;
    }

    // Retourneert: hoeveel bytes de tabel van bewezen grenzen nu gebruikt
    size_t bytes () const
    {
      return tabel.bytes ();
    }

  private:

    // Een grens past in 8 bits; een zet wordt niet onthouden.
    typedef Transpositietabel<unsigned long long, 8, 0> Tabel;

    // Een stand na een zet, gezien door de ander.
    struct Kind
    {
      Kuilen stand;
      int kuil, winst;               // de zet, en wat zij oplevert
      Grenzen grenzen;               // aan de waarde van stand
      const signed char *plaats;     // in de eindspeltabel, of 0
      unsigned long long gemengd;    // als plaats 0 is en stand niet leeg
      int rang;                      // hoe eerder, hoe hoger
    };

    const Zaaier &zaaier;
    const Eindspel &eindspel;
    Rangschikking rangschikking;
    Tabel tabel;
    long long standen;
    Voortgang *voortgang;

    // Parameters:
    // * stand: een stand
    // * grens: een getal
    // Retourneert: of V minstens dat getal is
    bool minstens (const Kuilen &stand, int grens)
    {
      Kind kind;
      maakKind (stand, kind);
      haalGrenzen (kind);
      if ((grens - opBord (stand)) % 2 != 0)
        grens++;
      if (kind.grenzen.laag >= grens)
        return true;
      return kind.grenzen.hoog >= grens && vraag (kind, grens) >= grens;
    }

    // Parameters:
    // * na: de stand na een zet
    // * wie: 1, 0 of -1
    // Retourneert: of wie die zet deed minstens dat oordeel houdt
    bool haalt (const Kuilen &na, int wie)
    {
      if (zaaier.afgelopen (na) || wie < 0)
        return -oordeel (na) >= wie;
      return !minstens (na, 1 - wie - na.voorsprong ());
    }

    // Retourneert: hoeveel steentjes er op het bord liggen
    static int opBord (const Kuilen &stand)
    {
      return stand.mijnOpBord () + stand.anderOpBord ();
    }

    // Begin een kind, en laat het geheugen alvast ophalen wat er over bekend
    // is.
    // Parameters:
    // * stand: de stand
    // * kind: wordt dat kind, met de grenzen die voor elke stand gelden
    void maakKind (const Kuilen &stand, Kind &kind) const
    {
      const int rest = opBord (stand);
      kind.stand = stand;
      kind.plaats = 0;
      kind.grenzen.laag = -rest;
      kind.grenzen.hoog = stand.isLeeg () ? -rest : rest;
      kind.grenzen.zet = 0;
      if (rest <= eindspel.steentjes ())
        __builtin_prefetch (kind.plaats = eindspel.plaats (stand));
      else if (!stand.isLeeg ())
      {
        kind.gemengd = tabel.meng (rangschikking.nummer (stand));
        tabel.haal (kind.gemengd);
      }
    }

    // Verscherp de grenzen van een kind met wat er over bekend is.
    // Parameter:
    // * kind: een kind van maakKind
    void haalGrenzen (Kind &kind) const
    {
      Grenzen bekend;
      if (kind.plaats != 0)
        kind.grenzen.laag = kind.grenzen.hoog = *kind.plaats;
      else if (!kind.stand.isLeeg () && tabel.zoek (kind.gemengd, bekend))
        kind.grenzen = bekend;
    }

    // Maak alle kinderen van een stand.
    // Parameters:
    // * stand: de stand, niet leeg
    // * kinderen: plaats voor AantalKuilen kinderen
    // Retourneert: hoeveel het er zijn; die met de hoogste rang staat vooraan
    int maakKinderen (const Kuilen &stand, Kind *kinderen) const
    {
      const int rest = opBord (stand);
      int aantal = 0;
      Kind vers[AantalKuilen];
      for (unsigned over = stand.zetten (); over != 0;
           over = zonderEerste (over))
      {
        Kind &kind = vers[aantal++];
        kind.kuil = eersteBit (over);
        maakKind (zaaier.naZet (stand, kind.kuil), kind);
        kind.winst = rest - opBord (kind.stand);
      }
      for (int i = 0; i < aantal; i++)
      {
        haalGrenzen (vers[i]);
        vers[i].rang = 2 * vers[i].winst - vers[i].grenzen.laag
                       - vers[i].grenzen.hoog;
        int j = i;
        for ( ; j > 0 && kinderen[j - 1].rang <= vers[i].rang; j--)
          kinderen[j] = kinderen[j - 1];
        kinderen[j] = vers[i];
      }
      return aantal;
    }

    // Beantwoord de vraag of V van een stand minstens een grens is.
    // Parameters:
    // * wortel: de stand, met bekende grenzen die het antwoord nog niet geven
    // * grens: de grens, even als het aantal steentjes op het bord even is
    // Retourneert: een getal van minstens de grens: V is minstens dat getal;
    //   of een kleiner getal: V is hoogstens dat getal
    int vraag (const Kind &wortel, int grens)
    {
      const long long begin = standen++;
      Kind kinderen[AantalKuilen];
      const int aantal = maakKinderen (wortel.stand, kinderen);
      int laag = wortel.grenzen.laag, hoog = -Kuilen::MeesteSteentjes;
      if (voortgang != 0)
        voortgang->toon (standen);
      for (int i = 0; i < aantal; i++)
      {
        const int zeker = kinderen[i].winst - kinderen[i].grenzen.hoog;
        laag = zeker > laag ? zeker : laag;
      }
      for (int i = 0; i < aantal && laag < grens; i++)
      {
        int waarde = kinderen[i].winst - kinderen[i].grenzen.laag;
        if (waarde >= grens)
          waarde = kinderen[i].winst
                   - vraag (kinderen[i], kinderen[i].winst - grens + 2);
        hoog = waarde > hoog ? waarde : hoog;
        laag = waarde >= grens ? waarde : laag;
      }
      const int gehaald = laag >= grens;
      const Grenzen nieuw = { laag, gehaald ? wortel.grenzen.hoog : hoog, 0 };
      tabel.bewaar (wortel.gemengd, nieuw, standen - begin);
      return gehaald ? laag : hoog;
    }
};

}
}

#endif
