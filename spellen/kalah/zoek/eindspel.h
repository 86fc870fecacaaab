// eindspel.h: een tabel met alle standen met weinig steentjes op het bord.
//
// Een stand is hier wat er in de twaalf kleine kuilen ligt, en haar waarde V
// is hoeveel steentjes wie aan beurt is nog meer krijgt dan de ander, als
// beide dat verschil zo groot mogelijk willen en er gespeeld wordt tot wie aan
// beurt is niets meer heeft; de ander ruimt dan op. V hangt niet af van wat er
// al in de kalahs ligt.
//
// De echte regels stoppen eerder, zodra een kalah meer dan de helft heeft, en
// dan is het verschil anders. Maar V zegt precies wie er wint: met d de
// voorsprong in de kalahs wint wie aan beurt is als d + V > 0, is het gelijk
// als d + V = 0, en verliest hij als d + V < 0. Want
//
// * elke partij volgens de regels is het begin van een uitgespeelde, en stopt
//   zij eerder dan heeft een speler meer dan de helft. Een kalah wordt nooit
//   minder, dus heeft hij die ook aan het eind: de winnaar is dezelfde;
// * de winnaar is het teken van d plus wat er nog bij komt, en minimax over
//   het teken is het teken van minimax, omdat het teken niet daalt als het
//   getal stijgt.
//
// De tabel wordt gevuld naar aantal steentjes. Een zet die iets in een kalah
// brengt komt uit bij minder steentjes. Een andere verschuift alleen steentjes
// in de eigen rij, naar de kalah toe: de wegen van de twee rijen (zie rijen.h)
// worden samen korter. Op de volgorde (steentjes, weg) gaat een stand dus
// altijd na haar kinderen.
//
// De tabel heeft een regel per rij van wie niet aan beurt is, met daarin een
// byte voor elke rij van wie aan beurt is die er nog bij past. Voor een zet
// vanuit een vaste rij staan de kinderen zo in dezelfde regel: het vullen
// loopt langs het geheugen in plaats van er doorheen te springen. Van
// hoogstens n steentjes zijn er C (n + 12, 12) standen en evenveel bytes.

#ifndef ZoekKalahEindspelHVar
#define ZoekKalahEindspelHVar

#include "../../../zoek/geheugen.h"
#include "../../../zoek/voortgang.h"
#include "rijen.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

class Eindspel
{
  public:

    // Maak een tabel waar geen stand in staat; zie maak.
    Eindspel ()
    : meeste (-1)
    {
    }

    // Parameter:
    // * steentjes: 0 t/m MeesteEindspel
    // Retourneert: hoeveel standen er zijn met hoogstens zoveel steentjes op
    //   het bord, en dus hoeveel bytes de tabel beslaat
    static size_t bytes (int steentjes)
    {
      return static_cast<size_t>
        (Rangschikking ().aantal (2 * AantalKuiltjes, steentjes));
    }

    // Parameter:
    // * steentjes: 0 t/m MeesteEindspel
    // Retourneert: hoeveel bytes maak in totaal gebruikt; na afloop blijven
    //   de tabel en de nummering van de rijen over
    static size_t bouwBytes (int steentjes)
    {
      const Rijen geen;
      const size_t rijen = geen.aantal (steentjes);
      return bytes (steentjes) + geen.bytes (steentjes)
             + Rijzetten::bytes (rijen) + rijen;
    }

    // Vul de tabel.
    // Parameters:
    // * steentjes: hoeveel er hoogstens op het bord liggen, 0 t/m
    //   MeesteEindspel
    // * toezicht: wie er toeziet, of 0. Het schatten van de duur begint pas
    //   als het geheugen er is: dat duurt ook even, zonder dat er een stand
    //   klaar is
    // Retourneert: false als het geheugen er niet is
    // Post: lukt het niet, of wordt het afgebroken, dan staat er niets in
    bool maak (int steentjes, Toezicht *toezicht)
    {
      const Zaaier zaaier (MeesteKlein);
      Rijzetten zetten (rijen, zaaier);
      meeste = -1;
      if (!tabel.maak (bytes (steentjes)) || !rijen.maak (steentjes)
          || !zetten.maak () || !regel.maak (rijen.aantal (steentjes)))
        return false;
      meeste = steentjes;
      size_t einde = 0;
      for (int n = 0; n <= meeste; n++)
      {
        begin[n] = einde;
        einde += (rijen.aantal (n) - rijen.aantal (n - 1))
                 * rijen.aantal (meeste - n);
      }
      Voortgang voortgang ("Eindspeltabel", "standen",
                           static_cast<long long> (bytes (steentjes)),
                           toezicht);
      try
      {
        vul (zetten, voortgang);
      }
      catch (const Afgebroken &)
      {
        meeste = -1;
        tabel.maak (0);
        throw;
      }
      return true;
    }

    // Retourneert: van hoeveel steentjes de tabel alle standen heeft; -1 als
    //   er niets in staat
    int steentjes () const
    {
      return meeste;
    }

    // Parameter:
    // * stand: een stand met hoogstens steentjes () steentjes op het bord
    // Retourneert: waar haar waarde staat
    const signed char *vak (const Stelling &stand) const
    {
      return regelVan (rijen.nummer (stand.anderRij ()), stand.anderOpBord ())
             + rijen.nummer (stand.mijnRij ());
    }

    // Parameter:
    // * stand: als bij vak
    // Retourneert: haar waarde; zie boven
    int waarde (const Stelling &stand) const
    {
      return *vak (stand);
    }

  private:

    static const signed char Minst = -127;

    int meeste;                          // zie steentjes
    Rijen rijen;
    Blok<signed char> tabel, regel;      // regel: het blok dat gemaakt wordt
    size_t begin[MeesteEindspel + 1];    // de eerste regel voor rijen met
                                         // zoveel steentjes

    // Parameters:
    // * ander: het nummer van de rij van wie niet aan beurt is
    // * inhoud: hoeveel steentjes daarin liggen
    // Retourneert: de regel van die rij
    signed char *regelVan (size_t ander, int inhoud) const
    {
      return tabel.begin () + begin[inhoud]
             + (ander - rijen.aantal (inhoud - 1))
               * rijen.aantal (meeste - inhoud);
    }

    // Vul alle standen.
    // Parameters:
    // * zetten: de zetten van de rijen
    // * voortgang: hoort hoeveel standen er klaar zijn
    void vul (const Rijzetten &zetten, Voortgang &voortgang)
    {
      size_t klaar = 0;
      for (int n = 0; n <= meeste; n++)
        for (int weg = n; weg <= AantalKuiltjes * n; weg++)
        {
          klaar += vulWeg (zetten, n, weg);
          voortgang.toon (static_cast<long long> (klaar));
        }
    }

    // Vul alle standen met een aantal steentjes en een weg.
    // Parameters:
    // * zetten: de zetten van de rijen
    // * steentjes: hoeveel er op het bord liggen
    // * weg: hoe ver zij samen van hun kalah zijn
    // Retourneert: hoeveel standen dat zijn
    size_t vulWeg (const Rijzetten &zetten, int steentjes, int weg)
    {
      size_t aantal = 0;
      for (int mijn = 0; mijn <= steentjes; mijn++)
      {
        const int ander = steentjes - mijn;
        for (int w = mijn; w <= AantalKuiltjes * mijn && w <= weg - ander; w++)
          if (weg - w <= AantalKuiltjes * ander)
            aantal += vulBlok (zetten, rijen.groep (mijn, w),
                               rijen.groep (ander, weg - w), ander);
      }
      return aantal;
    }

    // Vul de standen van twee groepen rijen.
    // Parameters:
    // * zetten: de zetten van de rijen
    // * mijn: de rijen van wie aan beurt is
    // * ander: die van de ander
    // * inhoud: hoeveel steentjes daarin liggen
    // Retourneert: hoeveel standen dat zijn
    size_t vulBlok (const Rijzetten &zetten, const Rijgroep &mijn,
                    const Rijgroep &ander, int inhoud)
    {
      const size_t stap = rijen.aantal (meeste - inhoud),
                   aantal = ander.laatste - ander.eerste;
      for (size_t i = mijn.eerste; i < mijn.laatste; i++)
      {
        const Stelling stand (rijen.rij (i), 0);
        const int zonderZet = stand.isLeeg () ? -inhoud : Minst;
        for (size_t j = 0; j < aantal; j++)
          regel[j] = static_cast<signed char> (zonderZet);
        for (unsigned rest = stand.zetten (); rest != 0;
             rest = zonderEerste (rest))
          neemOp (zetten, zetten.zet (i, eersteBit (rest)), ander);
        signed char *doel = regelVan (ander.eerste, inhoud) + i;
        for (size_t j = 0; j < aantal; j++, doel += stap)
          *doel = regel[j];
      }
      return (mijn.laatste - mijn.eerste) * aantal;
    }

    // Neem een zet vanuit een vaste rij op in de waarden.
    // Parameters:
    // * zetten: de zetten van de rijen
    // * zet: wat zij met de eigen rij doet
    // * ander: de rijen van de ander
    // Post: regel is van elk van die rijen minstens de waarde van deze zet
    void neemOp (const Rijzetten &zetten, const Eigenzet &zet,
                 const Rijgroep &ander)
    {
      const unsigned *const na = zetten.naTeken (zet.tot);
      const signed char *const kinderen = regelVan
        (zet.rij, Rijen::inhoud (rijen.rij (zet.rij)));
      signed char *uit = regel.begin ();
      for (size_t j = ander.eerste; j < ander.laatste; j++, uit++)
      {
        size_t rij = j;
        for (int ronde = 0; ronde < zet.ronden; ronde++)
          rij = zetten.metRonde (rij);
        const int waarde = zet.winst + Rijzetten::buit (na[rij])
                           - kinderen[Rijzetten::rijNa (na[rij])];
        if (waarde > *uit)
          *uit = static_cast<signed char> (waarde);
      }
    }
};

}
}

#endif
