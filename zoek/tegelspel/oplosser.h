// oplosser.h: bepaal de score van een stelling zonder de hele boom.
//
// Dit is negamax met alfa-beta en een nulvenster: elke aanroep vraagt alleen of
// de waarde minstens een grens is.
//
//   minstens (stelling, grens)
//     als de tabel het antwoord weet: geef dat
//     maakKinderen: de eindstanden, en de kinderen die te doorzoeken zijn
//     zoekOp: wat de tabel over de kinderen weet
//     doorzoek: per kind wat inhalen.h ziet, en anders -minstens (kind, 1 -
//       grens), tot dat genoeg is
//     onthoud: zet in de tabel wat er bewezen is
//
// Alle kinderen eerst in de tabel opzoeken is vaak al genoeg (enhanced
// transposition cut-off, Plaat, Schaeffer, Pijls en De Bruin, "Exploiting Graph
// Properties of Game Trees", 1996).
//
// De sleutel van een stelling is klein. Er gaat geen tegel verloren, dus de
// borden zeggen hoeveel tegels de voorraad heeft, en ook hoeveel daarvan geel
// zijn, op een veelvoud van de rijlengte na: van een volle rij is de kleur niet
// bekend. De sleutel zegt nog welke van de voorraden met die aantallen het is.

#ifndef ZoekTegelspelOplosserHVar
#define ZoekTegelspelOplosserHVar

#include <vector>
#include "../alfabeta.h"
#include "../bits.h"
#include "../geheugen.h"
#include "../transpositietabel.h"
#include "../voortgang.h"
#include "inhalen.h"
#include "stelling.h"
#include "volgorde.h"

namespace zoek
{
namespace tegelspel
{

// De ideeen die standen sparen, naast de tabel zelf. Ze veranderen nooit een
// score; alleen wie meet wat een idee oplevert laat er een weg.
enum Idee
{
  EerstOpzoeken = 1,  // alle kinderen in de tabel, voor het doorzoeken
  Waarderen = 2,      // de hoogst gewaardeerde zet voorop
  TabelZetEerst = 4,  // de zet uit de tabel voorop
  Leren = 8,          // een zet die al vaker genoeg was gaat naar voren
  MeerVragen = 16,    // de eerste vraag: wordt het meer dan het nu is?
  Vooruitzien = 32,   // een kind waarin zeker niet genoeg wordt ingelopen
  AlleIdeeen = EerstOpzoeken | Waarderen | TabelZetEerst | Leren | MeerVragen
               | Vooruitzien
};

// Vak is het soort getal waar de transpositietabel uit bestaat; Ideeen zijn de
// ideeen die meedoen.
template <typename Vak, unsigned Ideeen = AlleIdeeen>
class Oplosser
{
  public:

    // Maak de tabellen.
    // Parameters:
    // * spel: de automaten van het spel
    // * geheugen: het aantal bytes dat de transpositietabel hoogstens gebruikt
    // * nwVoortgang: wie te horen krijgt hoeveel standen er bezocht zijn, of 0
    Oplosser (const Speelruimte &spel, size_t geheugen,
              Voortgang *nwVoortgang = 0)
    : volgorde (spel.alleBorden ()),
      ervaring (2 * spel.alleBorden ().alle ().size () * AantalZetten),
      aantalBorden (spel.alleBorden ().alle ().size ()),
      grootsteKlasse (spel.alleVoorraden ().grootsteKlasse ()),
      tabel (aantalBorden * aantalBorden * grootsteKlasse, geheugen),
      standen (0), voortgang (nwVoortgang)
    {
    }

    // Retourneert: false als de vakken te smal zijn voor dit spel, of als er
    //   geen geheugen is; het zoeken gaat dan zonder transpositietabel
    bool tabelPast () const { return tabel.bytes () > 0; }

    // Bepaal de score van een stelling. Vaak blijft die wat hij nu is; eerst is
    // dus de vraag of hij meer wordt, want de rest is dan snel klaar.
    // Retourneert: de eindscore voor wie aan beurt is, als beide spelers
    //   optimaal spelen
    int score (const Stelling &stelling)
    {
      const int nu = scoreVan (stelling),
        meer = (Ideeen & MeerVragen) != 0 && nu < MaxRijen ? 1 : 0;
      if (zettenIn (stelling) == 0)
      {
        standen++;
        return nu;
      }
      const unsigned long long sleutel = sleutelVan (stelling);
      return nulvenster ([&] (int grens)
        { return minstens (stelling, sleutel, grens); },
        -MaxRijen, MaxRijen, nu + meer);
    }

    // Retourneert: wat er van een stelling bekend is, ook als score niet af is;
    //   de zet is AantalZetten of meer als er geen bekend is
    Grenzen bekend (const Stelling &stelling) const
    {
      Grenzen grenzen = { -MaxRijen, MaxRijen, GeenZetnummer };
      tabel.zoek (sleutelVan (stelling), grenzen);
      return grenzen;
    }

    // Retourneert: true als de score van een stelling hoogstens de grens is
    bool hoogstens (const Stelling &stelling, int grens)
    {
      if (zettenIn (stelling) == 0)
      {
        standen++;
        return scoreVan (stelling) <= grens;
      }
      return minstens (stelling, sleutelVan (stelling), grens + 1) <= grens;
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const { return standen; }

  private:

    struct Kind
    {
      Stelling stelling;
      unsigned long long sleutel;
      int zet, waardering;
    };

    // De kinderen van een stelling die nog niet doorzocht zijn.
    struct Kinderen : zoek::Kinderen<Kind, AantalZetten>
    {
      int beste, besteZet;  // van de kinderen die afgehandeld zijn
    };

    static const int WaardeBits = 5, ZetBits = 4,
                     GeenZetnummer = 15;  // in een vak: geen zet
    static const int Eerst = 1 << 20;  // waardering van de zet uit de tabel
    static_assert (MaxRijen < 1 << (WaardeBits - 1)
                   && AantalZetten <= GeenZetnummer, "past niet in een vak");

    const Volgorde volgorde;
    std::vector<signed char> ervaring;
    const unsigned long long aantalBorden, grootsteKlasse;
    Transpositietabel<Vak, WaardeBits, ZetBits> tabel;
    long long standen;
    Voortgang *voortgang;

    // Retourneert: de sleutel van een stelling, gemengd voor de tabel
    unsigned long long sleutelVan (const Stelling &stelling) const
    {
      return tabel.meng ((stelling.eigen->nummer * aantalBorden
                          + stelling.ander->nummer) * grootsteKlasse
                         + stelling.voorraad->inKlasse);
    }

    // Is een stelling, geen eindstand, met deze sleutel minstens grens waard?
    // De ervaring met een zet hangt vooral af van het eigen bord, en van of de
    // grens al gehaald wordt.
    // Retourneert: een uitkomst; is die minstens grens, dan is de waarde
    //   minstens die uitkomst, en anders hoogstens
    int minstens (const Stelling &stelling, unsigned long long sleutel,
                  int grens)
    {
      Grenzen bekend = { -MaxRijen, MaxRijen, GeenZetnummer };
      standen++;
      if (voortgang != 0)
        voortgang->peil (standen);
      if (tabel.zoek (sleutel, bekend)
          && (bekend.laag >= grens || bekend.hoog < grens))
        return bekend.laag >= grens ? bekend.laag : bekend.hoog;
      const long long begin = standen;
      Kinderen kinderen;
      maakKinderen (stelling, grens, kinderen);
      if (kinderen.beste >= grens)
        return kinderen.beste;
      const size_t haalt = scoreVan (stelling) >= grens ? 1 : 0;
      signed char *const geleerd =
        &ervaring[(2 * stelling.eigen->nummer + haalt) * AantalZetten];
      waardeer (stelling, bekend.zet, geleerd, kinderen);
      if ((Ideeen & EerstOpzoeken) != 0)
        zoekOp (grens, kinderen);
      doorzoek (grens, kinderen, geleerd);
      if ((Ideeen & Leren) != 0 && kinderen.beste >= grens)
        leer (geleerd[kinderen.besteZet], true);
      onthoud (sleutel, grens, kinderen, bekend, standen - begin);
      return kinderen.beste;
    }

    // Maak de kinderen van een stelling, tot er een de grens haalt, en laat het
    // geheugen ze alvast ophalen. Een kind dat een eindstand is, is meteen
    // afgehandeld; kinderen worden de andere.
    void maakKinderen (const Stelling &stelling, int grens, Kinderen &kinderen)
    {
      kinderen.aantal = 0;
      kinderen.beste = -MaxRijen - 1;
      kinderen.besteZet = GeenZetnummer;
      for (unsigned zetten = zettenIn (stelling);
           zetten != 0 && kinderen.beste < grens;
           zetten = zonderEerste (zetten))
      {
        const int zet = eersteBit (zetten);
        const Stelling erna = naZet (stelling, zet);
        if (zettenIn (erna) == 0)
        {
          standen++;
          neem (kinderen, -scoreVan (erna), zet);
          continue;
        }
        Kind &kind = kinderen.kind[kinderen.aantal++];
        kind.stelling = erna;
        kind.sleutel = sleutelVan (erna);
        kind.zet = zet;
        kind.waardering = 0;
        tabel.haal (kind.sleutel);
      }
    }

    // Onthoud bij de kinderen de waarde, voor de ouder, van het kind na een
    // zet, als zij de beste is.
    static void neem (Kinderen &kinderen, int waarde, int zet)
    {
      if (waarde > kinderen.beste)
      {
        kinderen.beste = waarde;
        kinderen.besteZet = zet;
      }
    }

    // Waardeer de kinderen van een stelling, met de ervaring met elke zet
    // (geleerd); zetUitTabel, als die er is, gaat voorop.
    void waardeer (const Stelling &stelling, int zetUitTabel,
                   const signed char *geleerd, Kinderen &kinderen) const
    {
      if (kinderen.aantal <= 1)
        return;
      for (int i = 0; i < kinderen.aantal; i++)
      {
        Kind &kind = kinderen.kind[i];
        if ((Ideeen & TabelZetEerst) != 0 && kind.zet == zetUitTabel)
          kind.waardering = Eerst;
        else if ((Ideeen & Waarderen) == 0)
          kind.waardering = -kind.zet;
        else
          kind.waardering = volgorde.waardeer (stelling, kind.zet,
                                               kind.stelling)
                            + geleerd[kind.zet];
      }
    }

    // Zoek alle kinderen in de tabel op, tot er een de grens haalt. Een kind
    // dat haar zeker niet haalt is afgehandeld, en gaat uit de kinderen.
    void zoekOp (int grens, Kinderen &kinderen) const
    {
      for (int i = 0; i < kinderen.aantal && kinderen.beste < grens; i++)
      {
        Grenzen bekend;
        const Kind kind = kinderen.kind[i];
        if (!tabel.zoek (kind.sleutel, bekend))
          continue;
        if (-bekend.hoog >= grens)
          neem (kinderen, -bekend.hoog, kind.zet);
        else if (-bekend.laag < grens)
        {
          neem (kinderen, -bekend.laag, kind.zet);
          kinderen.kind[i--] = kinderen.kind[--kinderen.aantal];
        }
      }
    }

    // Doorzoek de kinderen, de hoogst gewaardeerde eerst, tot er een de grens
    // haalt; de ervaring met elke zet (geleerd) leert daarvan.
    void doorzoek (int grens, Kinderen &kinderen, signed char *geleerd)
    {
      unsigned eerder = 0;
      while (kinderen.aantal > 0 && kinderen.beste < grens)
      {
        const Kind kind = neemBeste (kinderen);
        if ((Ideeen & Vooruitzien) != 0 && -scoreVan (kind.stelling) < grens
            && Inhalen::onmogelijk (kind.stelling, grens))
          neem (kinderen, grens - 1, kind.zet);
        else
          neem (kinderen, -minstens (kind.stelling, kind.sleutel, 1 - grens),
                kind.zet);
        if ((Ideeen & Leren) != 0 && kinderen.beste >= grens)
          for ( ; eerder != 0; eerder = zonderEerste (eerder))
            leer (geleerd[eersteBit (eerder)], false);
        eerder |= 1u << kind.zet;
      }
    }

    // Onthoud in de tabel wat het antwoord op een vraag, de beste waarde van de
    // kinderen, bewijst, naast wat er al bekend was; werk is het aantal standen
    // dat ervoor bezocht is.
    void onthoud (unsigned long long sleutel, int grens,
                  const Kinderen &kinderen, Grenzen bekend, long long werk)
    {
      if (kinderen.beste >= grens)
      {
        bekend.laag = kinderen.beste;
        bekend.zet = kinderen.besteZet;
      }
      else
        bekend.hoog = kinderen.beste;
      tabel.bewaar (sleutel, bekend, werk);
    }
};

// Een Oplosser met zoveel geheugen als een zoektabel krijgt. De vakken van zijn
// tabel zijn klein als dat kan, want dan passen er meer in: dat scheelt op het
// grootste spel een tiende van de tijd.
class Snelzoeker
{
  public:

    // Parameters: als van Oplosser.
    Snelzoeker (const Speelruimte &spel, Voortgang *voortgang)
    : klein (spel, GeheugenGrens, voortgang),
      groot (spel, klein.tabelPast () ? 0 : GeheugenGrens, voortgang)
    {
    }

    // Retourneert: zie Oplosser
    int score (const Stelling &stelling)
    {
      return klein.tabelPast () ? klein.score (stelling)
                                : groot.score (stelling);
    }

    // Retourneert: zie Oplosser
    Grenzen bekend (const Stelling &stelling) const
    {
      return klein.tabelPast () ? klein.bekend (stelling)
                                : groot.bekend (stelling);
    }

    // Retourneert: zie Oplosser
    bool hoogstens (const Stelling &stelling, int grens)
    {
      return klein.tabelPast () ? klein.hoogstens (stelling, grens)
                                : groot.hoogstens (stelling, grens);
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const
    {
      return klein.aantalStanden () + groot.aantalStanden ();
    }

  private:

    Oplosser<unsigned> klein;
    Oplosser<unsigned long long> groot;
};

}
}

#endif
