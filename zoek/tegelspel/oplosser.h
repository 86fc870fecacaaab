// oplosser.h: bepaal de score van een stelling zonder de hele boom.
//
// Dit is negamax met alfa-beta en een nulvenster: elke aanroep vraagt alleen of
// de waarde minstens een grens is.
//
//   vraag (stelling, grens)
//     als de tabel het antwoord weet: geef dat
//     maakKinderen: wat aan een kind zonder zoeken te zien is
//     zoekOp: wat de tabel over de kinderen weet
//     doorzoek: per kind -vraag (kind, 1 - grens), tot er een de grens haalt
//     onthoud: zet in de tabel wat er bewezen is
//
// Dat alle kinderen eerst in de tabel opgezocht worden, voor er ook maar een
// doorzocht wordt, is vaak al genoeg (enhanced transposition cut-off, Plaat,
// Schaeffer, Pijls en De Bruin, "Exploiting Graph Properties of Game Trees",
// 1996).
//
// Nog eerder valt een kind af door een grens op zijn waarde. Wie achterstaat
// vult hoogstens een rij per beurt. De ander kan daar alleen iets tegenover
// laten staan door ook een rij te vullen, of zij speelt een beurt zonder dat;
// en dat kan niet vaker dan haar speling, want elke zet vult minstens een
// vakje en in elke onvolle rij blijft er dan een over. Meer dan de rijen die
// in zoveel beurten te vullen zijn loopt wie achterstaat dus niet in.
//
// De sleutel van een stelling is klein. Van elke kleur gaat geen tegel
// verloren, dus de borden zeggen hoeveel tegels de voorraad heeft, en ook
// hoeveel daarvan geel zijn, op een veelvoud van de rijlengte na: van een
// volle rij is de kleur niet bekend. Naast de twee borden hoeft de sleutel
// alleen te zeggen welke van de voorraden met die aantallen het is.

#ifndef ZoekTegelspelOplosserHVar
#define ZoekTegelspelOplosserHVar

#include <vector>
#include "../geheugen.h"
#include "../kinderen.h"
#include "../nulvenster.h"
#include "../transpositietabel.h"
#include "../voortgang.h"
#include "kleinbord.h"
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
  Begrenzen = 8,      // een kind zonder zoeken, als zijn grenzen genoeg zeggen
  AlleIdeeen = EerstOpzoeken | Waarderen | TabelZetEerst | Begrenzen
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
    : standen (0), voortgang (nwVoortgang)
    {
      const Borden &alle = spel.alleBorden ();
      aantalBorden = static_cast<unsigned long long> (alle.aantal ());
      for (int i = 0; i < alle.aantal (); i++)
        neemOver (*alle.op (i), alle.rijen (), spel.perRij (), volgorde,
                  borden, stappen);
      maakVoorraden (spel.alleVoorraden (), spel.perRij ());
      onthoudt = tabel.maak (aantalBorden * aantalBorden * grootsteKlasse,
                             geheugen);
    }

    // Retourneert: false als de vakken te smal zijn voor dit spel, of als er
    //   geen geheugen is; het zoeken gaat dan zonder transpositietabel
    bool tabelPast () const
    {
      return onthoudt;
    }

    // Parameter:
    // * stelling: een stelling
    // Retourneert: de eindscore voor wie aan beurt is, als beide spelers
    //   optimaal spelen
    int score (const Stelling &stelling)
    {
      if (zettenIn (stelling) == 0)
      {
        standen++;
        return scoreVan (stelling);
      }
      const Nummers wortel = nummersVan (stelling);
      return nulvenster ([this, &wortel] (int grens)
                         { return vraag (wortel, grens); },
                         -MaxRijen, MaxRijen, scoreVan (stelling));
    }

    // Parameters:
    // * stelling: een stelling
    // * grens: een score
    // Retourneert: true als de score van de stelling hoogstens grens is
    bool hoogstens (const Stelling &stelling, int grens)
    {
      if (zettenIn (stelling) == 0)
      {
        standen++;
        return scoreVan (stelling) <= grens;
      }
      return vraag (nummersVan (stelling), grens + 1) <= grens;
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const
    {
      return standen;
    }

  private:

    // Een stelling als drie nummers, met haar gemengde sleutel.
    struct Nummers
    {
      unsigned voorraad, eigen, ander;
      unsigned long long sleutel;
    };

    struct Kind
    {
      Nummers nummers;
      int zet, waardering;
    };

    // De kinderen van een stelling die nog niet doorzocht zijn.
    struct Kinderen : zoek::Kinderen<Kind, AantalZetten>
    {
      int beste, besteZet;  // van de kinderen die afgehandeld zijn
    };

    static const int WaardeBits = 5, ZetBits = 4, ZonderZet = 15;
    static const int Eerst = 1 << 20;  // waardering van de zet uit de tabel

    Transpositietabel<Vak, WaardeBits, ZetBits> tabel;
    bool onthoudt;                        // of de tabel iets onthoudt
    Volgorde volgorde;
    std::vector<KleinBord> borden;        // per bord
    std::vector<Stap> stappen;            // per bord en zet
    std::vector<unsigned short> ligt;     // per voorraad
    std::vector<unsigned> volgende;       // per voorraad en zet
    std::vector<unsigned> inKlasse;       // per voorraad haar plaats daarin
    unsigned long long aantalBorden, grootsteKlasse;
    long long standen;
    Voortgang *voortgang;

    // Neem de voorraden over, en nummer ze binnen hun klasse: de voorraden met
    // evenveel tegels en evenveel gele, op een veelvoud van een rij na.
    // Parameters:
    // * bron: alle voorraden
    // * perRij: het aantal vakjes in een rij
    void maakVoorraden (const Voorraden &bron, int perRij)
    {
      std::vector<unsigned> klasse;  // per klasse het aantal voorraden
      grootsteKlasse = 1;
      for (int i = 0; i < bron.aantal (); i++)
      {
        const Voorraad &voorraad = *bron.op (i);
        const size_t mijn = static_cast<size_t>
          ((voorraad.geel + voorraad.blauw) * perRij + voorraad.geel % perRij);
        if (mijn >= klasse.size ())
          klasse.resize (mijn + 1, 0);
        inKlasse.push_back (klasse[mijn]++);
        if (klasse[mijn] > grootsteKlasse)
          grootsteKlasse = klasse[mijn];
        ligt.push_back (static_cast<unsigned short> (voorraad.ligt));
        for (int z = 0; z < AantalZetten; z++)
          volgende.push_back (voorraad.na[z] == 0 ? 0
            : static_cast<unsigned> (voorraad.na[z]->nummer));
      }
    }

    // Parameters:
    // * voorraad, eigen, ander: de nummers van een stelling
    // Retourneert: die nummers, met de gemengde sleutel
    Nummers metSleutel (unsigned voorraad, unsigned eigen, unsigned ander) const
    {
      const Nummers nummers =
        { voorraad, eigen, ander,
          tabel.meng ((eigen * aantalBorden + ander) * grootsteKlasse
                      + inKlasse[voorraad]) };
      return nummers;
    }

    // Parameter:
    // * stelling: een stelling
    // Retourneert: dezelfde stelling in nummers
    Nummers nummersVan (const Stelling &stelling) const
    {
      return metSleutel (static_cast<unsigned> (stelling.voorraad->nummer),
                       static_cast<unsigned> (stelling.eigen->nummer),
                       static_cast<unsigned> (stelling.ander->nummer));
    }

    // Is de waarde van een stelling minstens een grens?
    // Parameters:
    // * nummers: de stelling, geen eindstand
    // * grens: de grens
    // Retourneert: een uitkomst die minstens grens is als de waarde minstens
    //   die uitkomst is, en anders een uitkomst die de waarde niet overtreft
    int vraag (const Nummers &nummers, int grens)
    {
      Grenzen bekend = { -MaxRijen, MaxRijen, ZonderZet };
      standen++;
      if (voortgang != 0)
        voortgang->toon (standen);
      if (tabel.zoek (nummers.sleutel, bekend)
          && (bekend.laag >= grens || bekend.hoog < grens))
        return bekend.laag >= grens ? bekend.laag : bekend.hoog;
      const long long begin = standen;
      Kinderen kinderen;
      maakKinderen (nummers, grens, kinderen);
      if (kinderen.beste >= grens)
        return kinderen.beste;
      waardeer (nummers, bekend.zet, kinderen);
      if ((Ideeen & EerstOpzoeken) != 0)
        zoekOp (grens, kinderen);
      doorzoek (grens, kinderen);
      onthoud (nummers, grens, kinderen, bekend, standen - begin);
      return kinderen.beste;
    }

    // Parameters:
    // * bord: een bord
    // * beurten: een aantal beurten
    // Retourneert: hoeveel rijen er in zoveel beurten hoogstens vol raken
    static int winst (const KleinBord &bord, int beurten)
    {
      if ((Ideeen & Begrenzen) == 0)
        return 2 * MaxRijen;  // geen grens
      if (beurten <= bord.inEen)
        return beurten;
      const int meer = (beurten - bord.inEen) / 2;
      return bord.inEen + (meer < bord.inMeer ? meer : bord.inMeer);
    }

    // Maak de kinderen, en laat het geheugen ze alvast ophalen. Een kind dat
    // een eindstand is, of waarvan de grenzen genoeg zeggen, is meteen
    // afgehandeld.
    // Parameters:
    // * nummers: de stelling
    // * grens: zodra een kind die haalt is de rest niet meer nodig
    // * kinderen: worden de andere kinderen
    void maakKinderen (const Nummers &nummers, int grens, Kinderen &kinderen)
    {
      const KleinBord ander = borden[nummers.ander];
      kinderen.aantal = 0;
      kinderen.beste = -MaxRijen - 1;
      kinderen.besteZet = ZonderZet;
      for (unsigned zetten = ligt[nummers.voorraad]
                             & borden[nummers.eigen].past;
           zetten != 0 && kinderen.beste < grens;
           zetten = zonderEerste (zetten))
      {
        const int zet = eersteBit (zetten);
        const size_t z = static_cast<size_t> (zet);
        const Stap stap = stappen[nummers.eigen * AantalZetten + z];
        const unsigned voorraad = volgende[nummers.voorraad * AantalZetten + z];
        const KleinBord &erna = borden[stap.naar];
        const bool klaar = (ligt[voorraad] & ander.past) == 0
                           || erna.inEen + erna.inMeer == 0;
        const int nu = erna.vol - ander.vol,
          laag = klaar ? nu : nu - winst (ander, erna.speling + 1),
          hoog = klaar ? nu : nu + winst (erna, ander.speling);
        standen += klaar ? 1 : 0;
        if (laag >= grens || hoog < grens)
        {
          neem (kinderen, laag >= grens ? laag : hoog, zet);
          continue;
        }
        Kind &kind = kinderen.kind[kinderen.aantal++];
        kind.nummers = metSleutel (voorraad, nummers.ander, stap.naar);
        kind.zet = zet;
        kind.waardering = stap.waardering;
        tabel.haal (kind.nummers.sleutel);
      }
    }

    // Onthoud een waarde als zij de beste is.
    // Parameters:
    // * kinderen: de kinderen, met de beste tot nu toe
    // * waarde: de waarde van een kind, voor de ouder
    // * zet: de zet naar dat kind
    static void neem (Kinderen &kinderen, int waarde, int zet)
    {
      if (waarde > kinderen.beste)
      {
        kinderen.beste = waarde;
        kinderen.besteZet = zet;
      }
    }

    // Waardeer de kinderen, voor de volgorde.
    // Parameters:
    // * nummers: de stelling
    // * zetUitTabel: de zet die voorop gaat, of ZonderZet
    // * kinderen: krijgen hun waardering
    void waardeer (const Nummers &nummers, int zetUitTabel,
                   Kinderen &kinderen) const
    {
      const unsigned ander = borden[nummers.ander].past,
                     lag = ligt[nummers.voorraad];
      for (int i = 0; kinderen.aantal > 1 && i < kinderen.aantal; i++)
      {
        Kind &kind = kinderen.kind[i];
        const unsigned nu = ligt[kind.nummers.voorraad];
        if ((Ideeen & TabelZetEerst) != 0 && kind.zet == zetUitTabel)
          kind.waardering = Eerst;
        else if ((Ideeen & Waarderen) == 0)
          kind.waardering = -kind.zet;
        else
          kind.waardering +=
            volgorde.naZet (nu & ander, lag & ~nu & ander,
                            nu & borden[kind.nummers.ander].vult);
      }
    }

    // Zoek alle kinderen in de tabel op, tot er een de grens haalt. Een kind
    // dat haar zeker niet haalt is afgehandeld.
    // Parameters:
    // * grens: de grens
    // * kinderen: verliezen wie afgehandeld is
    void zoekOp (int grens, Kinderen &kinderen) const
    {
      for (int i = 0; i < kinderen.aantal && kinderen.beste < grens; i++)
      {
        Grenzen bekend;
        const Kind kind = kinderen.kind[i];
        if (!tabel.zoek (kind.nummers.sleutel, bekend))
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
    // haalt.
    // Parameters:
    // * grens: de grens
    // * kinderen: verliezen wie doorzocht is
    void doorzoek (int grens, Kinderen &kinderen)
    {
      while (kinderen.aantal > 0 && kinderen.beste < grens)
      {
        const Kind kind = neemBeste (kinderen);
        neem (kinderen, -vraag (kind.nummers, 1 - grens), kind.zet);
      }
    }

    // Onthoud in de tabel wat het antwoord op een vraag bewijst.
    // Parameters:
    // * nummers: de stelling
    // * grens: de grens van de vraag
    // * kinderen: met de beste waarde, die het antwoord is
    // * bekend: wat er al bekend was
    // * werk: het aantal standen dat ervoor bezocht is
    void onthoud (const Nummers &nummers, int grens, const Kinderen &kinderen,
                  Grenzen bekend, long long werk)
    {
      if (kinderen.beste >= grens)
      {
        bekend.laag = kinderen.beste;
        bekend.zet = kinderen.besteZet;
      }
      else if (kinderen.beste < bekend.hoog)
        bekend.hoog = kinderen.beste;
      tabel.bewaar (nummers.sleutel, bekend, werk);
    }
};

// Bepaal de score van een stelling en de eerste zet die haar haalt, en desnoods
// de waarde van elke zet. Die kost weinig meer: wat de score bewijst begrenst
// alle zetten, en staat nog in de tabel.
// Parameters:
// * zoeker: een Oplosser, die onthoudt wat hij vindt
// * ruimte: de stellingen; het gaat om de eerste
// * zetten: de zetten daarin, minstens een
// * eerste: wordt de plaats in zetten van de eerste zet die de score haalt
// * standen: wordt het aantal bezochte standen
// * waarden: krijgt er van elke zet de waarde bij; of 0
// Retourneert: de score voor wie aan beurt is
template <typename Zoeker>
int scoreEnZet (Zoeker &zoeker, const Speelruimte &ruimte,
                const std::vector<int> &zetten, size_t &eerste,
                long long &standen, std::vector<int> *waarden = 0)
{
  const int beste = zoeker.score (ruimte.begin ());
  eerste = 0;
  while (!zoeker.hoogstens (naZet (ruimte.begin (), zetten[eerste]), -beste))
    eerste++;
  for (size_t i = 0; waarden != 0 && i < zetten.size (); i++)
    waarden->push_back (-zoeker.score (naZet (ruimte.begin (), zetten[i])));
  standen = zoeker.aantalStanden ();
  return beste;
}

// Doe hetzelfde met een nieuwe Oplosser. De vakken van de tabel zijn klein als
// dat kan, want dan passen er meer in het geheugen.
// Parameters en wat het retourneert: als hierboven, en
// * voortgang: toont hoe ver het is, of 0
inline int scoreEnZet (const Speelruimte &ruimte,
                       const std::vector<int> &zetten, Voortgang *voortgang,
                       size_t &eerste, long long &standen,
                       std::vector<int> *waarden)
{
  Oplosser<unsigned> klein (ruimte, GeheugenGrens, voortgang);
  if (klein.tabelPast ())
    return scoreEnZet (klein, ruimte, zetten, eerste, standen, waarden);
  Oplosser<unsigned long long> groot (ruimte, GeheugenGrens, voortgang);
  return scoreEnZet (groot, ruimte, zetten, eerste, standen, waarden);
}

}
}

#endif
