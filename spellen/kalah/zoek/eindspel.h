// eindspel.h: een tabel met alle standen met weinig steentjes op het bord.
//
// Een stand is hier wat er in de twaalf kleine kuilen ligt, en haar waarde V is
// hoeveel steentjes wie aan beurt is nog meer krijgt dan de ander, bij perfect
// spel tot wie aan beurt is niets meer heeft; de ander ruimt dan op.
//
// De echte regels stoppen eerder, zodra een kalah meer dan de helft heeft; die
// wordt nooit minder, dus is dat aan het eind nog zo. Met d de voorsprong in de
// kalahs wint wie aan beurt is dus als d + V > 0, is het gelijk als d + V = 0,
// en verliest hij als d + V < 0: minimax over het teken is het teken van
// minimax, omdat het teken niet daalt als het getal stijgt.
//
// De tabel wordt gevuld naar aantal steentjes. Een zet die iets in een kalah
// brengt komt uit bij minder steentjes. Een andere verschuift alleen steentjes
// in de eigen rij, naar de kalah toe: haar weg (zie rijen.h) wordt korter. De
// standen met p steentjes in de ene rij en q, minstens evenveel, in de andere
// gaan daarom groep voor groep van de rijen met q, naar weg:
//
// * eerst heeft wie aan beurt is die groep, en de ander alle rijen met p; een
//   zet komt uit bij een eerdere groep;
// * dan heeft de ander de groep: een zet laat haar staan, en komt uit bij een
//   stand van daarnet.
//
// Is p gelijk aan q, dan zijn de eerdere groepen van alle rijen al gedaan.
//
// De tabel heeft een regel per rij van wie niet aan beurt is, met een byte voor
// elke rij van wie aan beurt is die er nog bij past. De kinderen van een vaste
// rij staan zo in een regel. Wat er uitkomt hoort juist in een kolom; daarom
// gaan er zoveel rijen tegelijk dat een stuk van een regel vol komt.

#ifndef ZoekKalahEindspelHVar
#define ZoekKalahEindspelHVar

#include "../../../zoek/geheugen.h"
#include "../../../zoek/voortgang.h"
#include "rangschikking.h"
#include "rijen.h"
#include "rijzetten.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

class Eindspel
{
  public:

    // Retourneert: hoeveel standen er zijn met hoogstens zoveel steentjes op
    //   het bord, en dus hoeveel bytes de tabel beslaat; met 32 bits kan dat
    //   meer zijn dan er in een size_t past
    static unsigned long long bytes (int steentjes)
    {
      return Rangschikking ().aantal (2 * AantalKuiltjes, steentjes);
    }

    // Retourneert: hoeveel bytes maak dan in totaal gebruikt
    static unsigned long long bouwBytes (int steentjes)
    {
      return bytes (steentjes) + Rijzetten::bytes (steentjes);
    }

    // Vul de tabel, met hoogstens zoveel steentjes op het bord, 0 t/m
    // MeesteEindspel; er ziet iemand toe, of 0.
    // Retourneert: false als het geheugen er niet is
    bool maak (int steentjes, Toezicht *toezicht)
    {
      const Regels regels (MeesteKlein);
      const size_t lengte = static_cast<size_t> (bytes (steentjes));
      Rijzetten zetten (rijen, regels);
      if (lengte != bytes (steentjes) || !tabel.maak (lengte)
          || !rijen.maak (steentjes) || !zetten.maak ())
        return false;
      meeste = steentjes;
      size_t einde = 0;
      for (int n = 0; n <= meeste; n++)
      {
        begin[n] = einde;
        einde += (rijen.aantal (n) - rijen.aantal (n - 1))
                 * rijen.aantal (meeste - n);
      }
      Voortgang voortgang ("eindspeltabel", "standen",
                           static_cast<long long> (lengte), toezicht);
      vul (zetten, voortgang);
      return true;
    }

    // Retourneert: van hoeveel steentjes alle standen erin staan; -1: niets
    int steentjes () const { return meeste; }

    // Retourneert: waar de waarde, zie boven, van een stand daarin staat
    const signed char *vak (const Stelling &stand) const
    {
      return regelVan (rijen.nummer (stand.anderRij ()), stand.anderOpBord ())
             + rijen.nummer (stand.mijnRij ());
    }

  private:

    static const signed char Minst = -127;
    static const size_t Breedte = 64, Lengte = 512;  // van een blok

    int meeste = -1;                     // zie steentjes
    Rijen rijen;
    Blok<signed char> tabel;
    signed char blok[Breedte][Lengte];   // wat er gemaakt wordt
    size_t begin[MeesteEindspel + 1];    // de eerste regel voor rijen met
                                         // zoveel steentjes

    // Retourneert: de regel van een rij van wie niet aan beurt is, met dat
    //   nummer en die inhoud
    signed char *regelVan (size_t ander, int inhoud) const
    {
      return tabel.begin () + begin[inhoud]
             + (ander - rijen.aantal (inhoud - 1))
               * rijen.aantal (meeste - inhoud);
    }

    // Vul alle standen: met q steentjes in de ene rij en p, hoogstens evenveel,
    // in de andere, groep voor groep; zie boven. De voortgang hoort hoeveel er
    // klaar zijn.
    void vul (const Rijzetten &zetten, Voortgang &voortgang)
    {
      size_t klaar = 0;
      for (int n = 0; n <= meeste; n++)
        for (int p = 0, q = n; p <= q; p++, q--)
          for (int weg = q; weg <= AantalKuiltjes * q; weg++)
          {
            const Rijgroep &groep = rijen.groep (q, weg);
            Rijgroep rest = { rijen.aantal (p - 1), rijen.aantal (p) };
            rest.eerste = p == q ? groep.eerste : rest.eerste;
            klaar += vulBlokken (zetten, groep, rest, p);
            rest.eerste = p == q ? groep.laatste : rest.eerste;
            klaar += vulBlokken (zetten, rest, groep, q);
            voortgang.peil (static_cast<long long> (klaar));
          }
    }

    // Vul de standen met deze rijen, in die van de ander met die inhoud.
    // Retourneert: hoeveel standen dat zijn
    size_t vulBlokken (const Rijzetten &zetten, const Rijgroep &mijn,
                       const Rijgroep &ander, int inhoud)
    {
      for (size_t j = ander.eerste; j < ander.laatste; j += Lengte)
        for (size_t i = mijn.eerste; i < mijn.laatste; i += Breedte)
        {
          const size_t i2 = i + Breedte, j2 = j + Lengte;
          const Rijgroep deel = { i, i2 < mijn.laatste ? i2 : mijn.laatste },
                         stuk = { j, j2 < ander.laatste ? j2 : ander.laatste };
          vulBlok (zetten, deel, stuk, inhoud);
        }
      return (mijn.laatste - mijn.eerste) * (ander.laatste - ander.eerste);
    }

    // Als vulBlokken, met zo weinig rijen dat zij in een blok passen.
    void vulBlok (const Rijzetten &zetten, const Rijgroep &mijn,
                  const Rijgroep &ander, int inhoud)
    {
      const size_t stap = rijen.aantal (meeste - inhoud),
                   lengte = ander.laatste - ander.eerste;
      for (size_t i = mijn.eerste; i < mijn.laatste; i++)
      {
        const Stelling stand (rijen.rij (i), 0);
        signed char *const uit = blok[i - mijn.eerste];
        const int zonderZet = stand.isLeeg () ? -inhoud : Minst;
        for (size_t j = 0; j < lengte; j++)
          uit[j] = static_cast<signed char> (zonderZet);
        for (unsigned rest = stand.zetten (); rest != 0;
             rest = zonderEerste (rest))
          neemOp (zetten, zetten.zet (i, eersteBit (rest)), ander, uit);
      }
      signed char *doel = regelVan (ander.eerste, inhoud);
      for (size_t j = 0; j < lengte; j++, doel += stap)
        for (size_t i = mijn.eerste; i < mijn.laatste; i++)
          doel[i] = blok[i - mijn.eerste][j];
    }

    // Neem een zet vanuit een vaste rij op: bij elke rij van de ander wordt de
    // waarde in uit minstens die van de zet. Het meest komen de zetten voor die
    // bij de ander niets doen; dan is er niets op te zoeken.
    void neemOp (const Rijzetten &zetten, const Eigenzet &zet,
                 const Rijgroep &ander, signed char *uit) const
    {
      const unsigned *const na = zetten.naTeken (zet.ronden, zet.tot);
      const signed char *const kinderen = regelVan
        (zet.rij, Stelling (rijen.rij (zet.rij), 0).mijnOpBord ());
      const int winst = zet.winst;
      if (zet.ronden + zet.tot == 0)
        for (size_t j = ander.eerste; j < ander.laatste; j++, uit++)
          verhoog (*uit, winst - kinderen[j]);
      else
        for (size_t j = ander.eerste; j < ander.laatste; j++, uit++)
          verhoog (*uit, winst + Rijzetten::buit (na[j])
                         - kinderen[Rijzetten::rijNa (na[j])]);
    }

    // Maak een waarde minstens zo groot als een nieuwe.
    static void verhoog (signed char &waarde, int nieuw)
    {
      waarde = static_cast<signed char> (nieuw > waarde ? nieuw : waarde);
    }
};

}
}

#endif
