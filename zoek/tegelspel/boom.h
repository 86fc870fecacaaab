// boom.h: loop de complete toestand-actie-boom van TegelSpel af, met de negamax
// van de opgave:
//
//   score (stelling)
//     standen = standen + 1
//     als er geen zet is:
//       geef scoreVan (stelling)
//     beste = -oneindig
//     voor elke zet:
//       beste = max (beste, -score (naZet (stelling, zet)))
//     geef beste
//
// Zo staat zij in tests/tegelspel/modelregels.h (losOp), de rechter van de
// toetsen; wie de eenvoudigste goede versie zoekt leest die.
// Hier gebeurt hetzelfde, en elke stand wordt bezocht, maar niet een voor een.
// Wie knoop voor knoop in de diepte zoekt laat de processor telkens raden: is
// dit een eindstand, zijn er nog meer zetten? Dat raden mislukt vaak, en kost
// dan meer dan de stand zelf. Daarom gaat de recursie hier per laag: van een
// blok knopen worden alle kinderen gemaakt, die zonder een enkele sprong in een
// van drie lijsten belanden (geen, een of meer zetten); dan volgen de kinderen,
// ook in blokken, en daarna gaan hun waarden naar de ouders. Een knoop met
// maar een zet hoeft zelf niets te onthouden: haar kind meldt zijn waarde
// meteen aan haar ouder.
//
// De automaten staan in tabellen van getallen van 32 bits, zodat zij in de
// snelste cache passen. Zo'n getal wijst een toestand aan:
//
//   bits 10..31   de plaats van haar rij in de tabel, waar per zet de
//                 toestand erna staat
//   bits 0..9     de zetten die er liggen (van een voorraad), of alle zetten,
//                 en geen als het bord vol is (van een bord)

#ifndef ZoekTegelspelBoomHVar
#define ZoekTegelspelBoomHVar

#include <cstdlib>
#include <vector>
#include "../bits.h"
#include "../geheugen.h"
#include "../voortgang.h"
#include "stelling.h"

namespace zoek
{
namespace tegelspel
{

class Boom
{
  public:

    // Maak de tabellen; zonder geheugen volgt std::bad_alloc, als bij new.
    // Parameters:
    // * spel: de automaten van het spel
    // * nwVoortgang: wie te horen krijgt hoeveel standen er bezocht zijn, of 0
    explicit Boom (const Speelruimte &spel, Voortgang *nwVoortgang = 0)
    : standen (0), voortgang (nwVoortgang)
    {
      for (unsigned zetten = 0; zetten <= AlleZetten; zetten++)
        lijstVan[zetten] = zetten == 0 ? Geen
                           : zonderEerste (zetten) == 0 ? Een : Meer;
      for (const Voorraad &voorraad : spel.alleVoorraden ().alle ())
        for (int z = 0; z < AantalZetten; z++)
          voorraden.push_back (wijzer (voorraad.na[z]));
      for (const Bord &bord : spel.alleBorden ().alle ())
      {
        for (int z = 0; z < AantalZetten; z++)
          borden.push_back (wijzer (bord.na[z]));
        borden.push_back (bord.kan);
        borden.push_back (static_cast<unsigned> (bord.vol));
      }
      const size_t lagen = static_cast<size_t> (spel.langsteSpel ()) + 1;
      blok = GrootsteBlok;
      while (!knopen.maak (lagen * AantalLijsten * lengte ()) && blok > 1)
        blok /= 2;
      if (knopen.aantal () == 0)
        throw std::bad_alloc ();
    }

    // Bepaal met negamax de score van een stelling, de wortel van de boom.
    // Retourneert: de eindscore voor wie aan beurt is, als beide spelers
    //   optimaal spelen
    // Post: alle standen van de boom, de wortel inbegrepen, zijn meegeteld
    int score (const Stelling &stelling)
    {
      const unsigned zetten = zettenIn (stelling);
      standen++;
      if (zetten == 0)
        return scoreVan (stelling);
      Knoop &wortel = *lijst (0, Meer);
      wortel.voorraad = (wijzer (stelling.voorraad) & ~AlleZetten) | zetten;
      wortel.eigen = wijzer (stelling.eigen);
      wortel.ander = wijzer (stelling.ander);
      doorzoek (0, 0, 1, 1);
      return wortel.waarde;
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const { return standen; }

  private:

    // Een stand waarvan de waarde nog gezocht wordt.
    struct Knoop
    {
      unsigned voorraad;  // haar rij, en onderin welke zetten er kunnen
      int waarde;         // de beste tot nu toe, voor wie aan beurt is
      unsigned ander;     // het bord van wie niet aan beurt is
      int teken;          // 1: aan beurt is dezelfde als in de wortel; of -1
      Knoop *ouder;       // aan wie de waarde gemeld wordt
      unsigned eigen;     // het bord van wie aan beurt is
    };

    // De lijsten van een laag: knopen met geen, een of meer zetten.
    enum Lijst { Geen, Een, Meer, AantalLijsten };

    static const int Oneindig = MaxRijen + 1;  // boven elke score
    static const unsigned RijVoorraad = AantalZetten,  // getallen in een rij
                          Kan = AantalZetten, Vol = Kan + 1,
                          RijBord = Vol + 1;
    static const size_t GrootsteBlok = 256;    // knopen

    std::vector<unsigned> voorraden, borden;   // de tabellen
    unsigned char lijstVan[AlleZetten + 1];    // per verzameling zetten
    Blok<Knoop> knopen;                        // per laag drie lijsten
    Knoop *einde[AantalLijsten];               // van de laag die ontstaat
    size_t blok;                               // knopen die samen gaan
    long long standen;
    Voortgang *voortgang;

    // Retourneert: de lengte van een lijst: een blok met een zet, en een blok
    //   met alle zetten, kunnen er helemaal in terechtkomen
    size_t lengte () const { return blok * (1 + AantalZetten); }

    // Retourneert: het begin van een lijst (Geen, Een of Meer) van de laag die
    //   zoveel zetten onder de wortel is
    Knoop *lijst (size_t laag, size_t welke)
    {
      return &knopen[(laag * AantalLijsten + welke) * lengte ()];
    }

    // Retourneert: het getal dat een voorraad, of 0, aanwijst
    static unsigned wijzer (const Voorraad *voorraad)
    {
      return voorraad == 0 ? 0
        : voorraad->nummer * RijVoorraad << AantalZetten | voorraad->kan;
    }

    // Retourneert: het getal dat een bord, of 0, aanwijst
    static unsigned wijzer (const Bord *bord)
    {
      return bord == 0 ? 0
        : bord->nummer * RijBord << AantalZetten | bord->speelt;
    }

    // Retourneert: de rij van het bord dat dit getal aanwijst
    const unsigned *rijBord (unsigned wijzerVan) const
    {
      return borden.data () + (wijzerVan >> AantalZetten);
    }

    // Maak een kind en zet het achteraan de lijst waar het hoort.
    // Parameters:
    // * knoop: de knoop waar het kind uit ontstaat
    // * zet: de zet ernaartoe
    // * ouder: aan wie het kind zijn waarde meldt
    // Post: het einde van die lijst is opgeschoven
    void maakKind (const Knoop &knoop, long zet, Knoop *ouder)
    {
      const unsigned *const rij =
        voorraden.data () + (knoop.voorraad >> AantalZetten);
      const unsigned voorraad = rij[zet], bord = rijBord (knoop.eigen)[zet],
        zetten = voorraad & bord & rijBord (knoop.ander)[Kan];
      Knoop *const kind = einde[lijstVan[zetten]]++;
      kind->voorraad = (voorraad & ~AlleZetten) | zetten;
      kind->eigen = knoop.ander;
      kind->ander = bord;
      kind->ouder = ouder;
    }

    // Meld de waarde van een knoop, voor wie in de wortel aan beurt is, aan
    // haar ouder, die haar beste onthoudt.
    static void meld (Knoop *ouder, int waarde)
    {
      const int mijn = ouder->teken * waarde;
      ouder->waarde = mijn > ouder->waarde ? mijn : ouder->waarde;
    }

    // Bepaal de waarden van een laag knopen, en meld ze aan hun ouders.
    // Parameters:
    // * laag: hoeveel zetten deze laag onder de wortel is
    // * aantalEen, aantalMeer: de lengten van haar lijsten
    // * teken: 1 als aan beurt is wie dat in de wortel is, anders -1
    void doorzoek (size_t laag, size_t aantalEen, size_t aantalMeer, int teken)
    {
      Knoop *const begin[AantalLijsten] =
        { lijst (laag + 1, Geen), lijst (laag + 1, Een),
          lijst (laag + 1, Meer) };
      for (size_t i = 0; i < aantalEen || i < aantalMeer; i += blok)
      {
        for (size_t welke = 0; welke < AantalLijsten; welke++)
          einde[welke] = begin[welke];
        if (i < aantalEen)
          breidEenUit (lijst (laag, Een) + i, hoogstens (aantalEen - i));
        if (i < aantalMeer)
          breidMeerUit (lijst (laag, Meer) + i, hoogstens (aantalMeer - i),
                        teken);
        const size_t geen = static_cast<size_t> (einde[Geen] - begin[Geen]),
                     een = static_cast<size_t> (einde[Een] - begin[Een]),
                     meer = static_cast<size_t> (einde[Meer] - begin[Meer]);
        standen += static_cast<long long> (geen + een + meer);
        for (Knoop *k = begin[Geen]; k < begin[Geen] + geen; k++)
          meld (k->ouder, teken * (static_cast<int> (rijBord (k->ander)[Vol])
                              - static_cast<int> (rijBord (k->eigen)[Vol])));
        if (een + meer > 0)
          doorzoek (laag + 1, een, meer, -teken);
        for (Knoop *k = begin[Meer]; k < begin[Meer] + meer; k++)
          meld (k->ouder, -teken * k->waarde);
        if (voortgang != 0)
          voortgang->toon (standen);
      }
    }

    // Retourneert: hoeveel van de knopen die er nog zijn in dit blok gaan
    size_t hoogstens (size_t knopenOver) const
    {
      return knopenOver < blok ? knopenOver : blok;
    }

    // Maak de kinderen van dit aantal knopen met een zet, vanaf begin.
    void breidEenUit (Knoop *begin, size_t aantal)
    {
      for (Knoop *k = begin; k < begin + aantal; k++)
        maakKind (*k, eersteBit (k->voorraad), k->ouder);
    }

    // Maak de kinderen van dit aantal knopen met meer zetten, vanaf begin. De
    // knopen krijgen hun teken, en een waarde waar elke score boven ligt.
    void breidMeerUit (Knoop *begin, size_t aantal, int teken)
    {
      for (Knoop *k = begin; k < begin + aantal; k++)
      {
        const Knoop knoop = *k;
        unsigned zetten = knoop.voorraad & AlleZetten;
        k->waarde = -Oneindig;
        k->teken = teken;
        do
        {
          maakKind (knoop, eersteBit (zetten), k);
          zetten = zonderEerste (zetten);
        }
        while (zetten != 0);
      }
    }
};

}
}

#endif
