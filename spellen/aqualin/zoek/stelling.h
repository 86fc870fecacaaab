// stelling.h: een stand van Aqualin zoals optScoreSnel haar ziet, wat een zet
// daarmee doet, en wat er nog van komen kan.
//
// Vakje (rij, kolom) van een bord met b kolommen is bit rij * (b+1) + kolom.
// Na elke rij blijft er een bit ongebruikt, zodat een stap opzij nooit op een
// andere rij uitkomt. Een bord van 7x8 past zo in een woord van 64 bits, het
// grootste van 10x10 in twee.

#ifndef ZoekAqualinStellingHVar
#define ZoekAqualinStellingHVar

#include <climits>
#include <vector>
#include "../../../zoek/bitbord.h"
#include "kenmerk.h"
#include "verloop.h"

namespace zoek
{
namespace aqualin
{

template <int Woorden>
struct Stelling
{
  Bitbord<Woorden> ligt[AantalAspecten][MaxSoorten];  // per kleur en vorm
  unsigned char over[2][AantalAspecten][MaxSoorten];  // in hand en pot, per
                                                      // speler die ze krijgt
  Hand handen[2];
  int zet;                 // hoeveel zetten er gedaan zijn
  int grootste[AantalAspecten];
  unsigned long long pad;  // het rangnummer van de gedane zetten, 0: te groot
};

// Wat er in een stelling nog kan gebeuren.
struct Kansen
{
  unsigned telt[AantalAspecten];   // bit s: er is een gebied van soort s dat
                                   // meetelt
  int ruimte[AantalAspecten];      // hoe ver gebieden boven de drempel komen
};

// Wat een zet met een stelling doet, en wat er van haar te beschrijven is; met
// tabellen van wat van tevoren vaststaat.
template <int Woorden>
class Regels
{
  public:

    static const int CodeBits = 8;  // van wat watTelt geeft

    typedef zoek::aqualin::Stelling<Woorden> Stelling;

    // Maak de tabellen; het spel moet blijven bestaan zolang dit object
    // bestaat.
    explicit Regels (const Verloop &nwVerloop)
    : verloop (nwVerloop), rij (nwVerloop.rijBits ())
    {
      legVast ();
    }

    // Retourneert: de stelling waar het verloop begint
    Stelling begin () const
    {
      Stelling stelling = Stelling ();
      const auto tel = [&stelling] (int wie, const Steen &steen)
      {
        for (int aspect = 0; aspect < AantalAspecten; aspect++)
          stelling.over[wie][aspect][steen.soort[aspect]]++;
      };
      stelling.pad = 1;
      int vakje = 0;
      for (const Steen &steen : verloop.gelegd ())
        leg (vakje++, steen, stelling);
      for (int wie = 0; wie < 2; wie++)
      {
        stelling.handen[wie] = verloop.hand (wie);
        for (int i = 0; i < stelling.handen[wie].aantal; i++)
          tel (wie, stelling.handen[wie].steen[i]);
      }
      for (int zet = 0; zet < verloop.zetten (); zet++)
        if (verloop.trekt (zet))
          tel (verloop.speler (zet), verloop.trekking (zet));
      return stelling;
    }

    // Doe in een stelling een zet, met de steen op deze plaats in de hand, en
    // houd de grootste clusters bij.
    void doe (int plaats, Stelling &stelling) const
    {
      const int vakje = verloop.vakje (stelling.zet);
      leg (vakje, neem (plaats, stelling), stelling);
    }

    // Volg vanaf de stelling waar het verloop begint een pad dat zoveel zetten
    // hoort te hebben. Zij wordt die aan het einde, maar haar grootste clusters
    // niet.
    // Retourneert: false als het pad niet zoveel zetten heeft
    bool volg (unsigned long long pad, int zetten, Stelling &stelling) const
    {
      unsigned long long stap = bij (zetten).pad;
      if (stap == 0 || pad < stap || pad - stap >= stap)
        return false;
      for (int zet = 0; zet < zetten; zet++)
      {
        stap /= grondtal (zet);
        const int plaats = static_cast<int> (pad / stap % grondtal (zet));
        const Steen steen = neem (plaats, stelling);
        for (int aspect = 0; aspect < AantalAspecten; aspect++)
          stelling.ligt[aspect][steen.soort[aspect]]
            .neemOp (verloop.bit (verloop.vakje (zet)));
      }
      return true;
    }

    // Beschrijf de gebieden van een aspect (kleur of vorm) in een stelling, met
    // deze drempel; zie kenmerk.h. Het kenmerk krijgt de clusters in de
    // gebieden die meetellen erbij, en kansen wordt bijgewerkt.
    void beschrijf (const Stelling &stelling, int aspect, int drempel,
                    Kenmerk<Woorden> &kenmerk, Kansen &kansen) const
    {
      kansen.telt[aspect] = 0;
      kansen.ruimte[aspect] = 0;
      for (int soort = 0; soort < MaxSoorten; soort++)
      {
        const Bord ligt = stelling.ligt[aspect][soort];
        const int over = stelling.over[0][aspect][soort]
                         + stelling.over[1][aspect][soort];
        if (over == 0 || ligt.aantal () + over <= drempel)
          continue;
        const Bord open = kanKomen (stelling, aspect, soort),
                   alles = ligt | open;
        Bord rest = open;
        while (!rest.leeg ())
        {
          const Bord gebied = samenhang (rest.laagste (), alles);
          rest = rest & ~gebied;
          const int boven = reikt (stelling, aspect, soort, gebied) - drempel;
          if (boven <= 0)
            continue;
          kansen.telt[aspect] |= 1u << soort;
          kansen.ruimte[aspect] += boven;
          beschrijfGebied (aspect, soort, gebied & ligt, gebied & open,
                           kenmerk);
        }
      }
    }

    // Beschrijf de handen in een stelling, met de soorten die volgens kansen
    // meetellen; zie kenmerk.h. Het kenmerk krijgt de stenen erbij.
    void beschrijfHanden (const Stelling &stelling, const Kansen &kansen,
                          Kenmerk<Woorden> &kenmerk) const
    {
      for (int wie = 0; wie < 2; wie++)
      {
        const Hand &hand = stelling.handen[wie];
        for (int i = 0; i < hand.aantal; i++)
          kenmerk.voegToe (static_cast<unsigned> (1 << HandBit
                                                  | wie << SpelerBit)
                           | watTelt (hand.steen[i], kansen), Bord ());
      }
    }

    // Retourneert: een getal dat voor twee stenen gelijk is als kleur en vorm
    //   dat zijn, voor zover zij volgens kansen meetellen
    static unsigned watTelt (const Steen &steen, const Kansen &kansen)
    {
      unsigned code = 0;
      for (int aspect = 0; aspect < AantalAspecten; aspect++)
      {
        const unsigned soort = static_cast<unsigned> (steen.soort[aspect]);
        code = code << SoortBits
               | ((kansen.telt[aspect] >> soort & 1) != 0 ? soort + 1 : 0);
      }
      return code;
    }

  private:

    typedef Bitbord<Woorden> Bord;

    static const int SoortBits = CodeBits / AantalAspecten;  // van een kleur of
                                                             // een vorm

    // Waar de onderdelen van de code van een deel van een kenmerk staan.
    static const int OmvangBit = 8, SpelerBit = 16, HandBit = 17;

    // Wat er bij een zet van tevoren vaststaat.
    struct Vast
    {
      Bord vanaf[2];           // per speler de vakjes die zij dan nog vult
      int komt[2][AantalAspecten][MaxSoorten];  // per speler: na hoeveel zetten
                               // er op zijn vroegst zo'n steen uit de pot in
                               // haar hand zit
      unsigned long long pad;  // het laagste pad ernaartoe, of 0
    };

    const Verloop &verloop;
    int rij;                   // de afstand naar het vakje eronder
    std::vector<Vast> vast;    // per zet, en na de laatste

    // Retourneert: alles in gebied wat met begin, een deel ervan, samenhangt
    Bord samenhang (Bord begin, const Bord &gebied) const
    {
      Bord groter = begin.metBuren (rij) & gebied;
      while (!(groter == begin))
      {
        begin = groter;
        groter = begin.metBuren (rij) & gebied;
      }
      return begin;
    }

    // Bepaal wat er bij elke zet vaststaat: van achter naar voor wat er nog
    // komt, en dan de paden. Een pad begint met 1; bij elke zet komt er een
    // cijfer achter. Het grondtal is minstens 2, zodat paden van verschillende
    // lengte nooit gelijk zijn.
    void legVast ()
    {
      vast.resize (static_cast<size_t> (verloop.zetten () + 1));
      for (int zet = verloop.zetten () - 1; zet >= 0; zet--)
      {
        const int wie = verloop.speler (zet);
        Vast &nu = vast[static_cast<size_t> (zet)];
        nu = bij (zet + 1);
        nu.vanaf[wie].neemOp (verloop.bit (verloop.vakje (zet)));
        for (int aspect = 0; aspect < AantalAspecten; aspect++)
          if (verloop.trekt (zet))
            nu.komt[wie][aspect][verloop.trekking (zet).soort[aspect]] =
              zet + 1;
      }
      vast[0].pad = 1;
      for (int zet = 0; zet < verloop.zetten (); zet++)
      {
        const unsigned long long pad = bij (zet).pad, cijfers = grondtal (zet);
        vast[static_cast<size_t> (zet + 1)].pad =
          pad > ULLONG_MAX / 2 / cijfers ? 0 : pad * cijfers;
      }
    }

    // Retourneert: wat er na zoveel zetten vaststaat
    const Vast &bij (int zet) const { return vast[static_cast<size_t> (zet)]; }

    // Retourneert: het grondtal van het cijfer van een zet in een pad
    unsigned long long grondtal (int zet) const
    {
      const int keuze = verloop.keuze (zet);
      return static_cast<unsigned long long> (keuze < 2 ? 2 : keuze);
    }

    // Als doe, maar leg de steen niet.
    // Retourneert: de steen
    Steen neem (int plaats, Stelling &stelling) const
    {
      const int zet = stelling.zet++, wie = verloop.speler (zet);
      Hand &hand = stelling.handen[wie];
      const Steen steen = verloop.neem (zet, plaats, hand);
      for (int aspect = 0; aspect < AantalAspecten; aspect++)
        stelling.over[wie][aspect][steen.soort[aspect]]--;
      stelling.pad = bij (zet + 1).pad == 0 ? 0
        : stelling.pad * grondtal (zet)
          + static_cast<unsigned long long> (plaats);
      return steen;
    }

    // Leg in een stelling een steen op een vakje, en werk de grootste clusters
    // bij.
    void leg (int vakje, const Steen &steen, Stelling &stelling) const
    {
      Bord hier = Bord ();
      hier.neemOp (verloop.bit (vakje));
      for (int aspect = 0; aspect < AantalAspecten; aspect++)
      {
        Bord &zelfde = stelling.ligt[aspect][steen.soort[aspect]];
        zelfde = zelfde | hier;
        const int omvang = samenhang (hier, zelfde).aantal ();
        if (omvang > stelling.grootste[aspect])
          stelling.grootste[aspect] = omvang;
      }
    }

    // Retourneert: de lege vakjes waar in een stelling een steen van een soort
    //   (een kleur of een vorm) kan komen
    Bord kanKomen (const Stelling &stelling, int aspect, int soort) const
    {
      Bord open = Bord ();
      for (int wie = 0; wie < 2; wie++)
      {
        const Hand &hand = stelling.handen[wie];
        if (stelling.over[wie][aspect][soort] == 0)
          continue;
        int i = 0;
        while (i < hand.aantal && hand.steen[i].soort[aspect] != soort)
          i++;
        open = open | bij (i < hand.aantal ? stelling.zet
                           : bij (stelling.zet).komt[wie][aspect][soort])
                        .vanaf[wie];
      }
      return open;
    }

    // Retourneert: hoe groot een cluster in een gebied van die soort hoogstens
    //   wordt; de andere parameters zijn als bij kanKomen
    int reikt (const Stelling &stelling, int aspect, int soort,
               const Bord &gebied) const
    {
      int som = (gebied & stelling.ligt[aspect][soort]).aantal ();
      for (int wie = 0; wie < 2; wie++)
      {
        const int over = stelling.over[wie][aspect][soort],
                  vakjes = (gebied & bij (stelling.zet).vanaf[wie]).aantal ();
        som += over < vakjes ? over : vakjes;
      }
      return som;
    }

    // Beschrijf de clusters in een gebied van een soort, waarvan ligt de stenen
    // zijn en open de lege vakjes. Het kenmerk krijgt de clusters erbij.
    void beschrijfGebied (int aspect, int soort, Bord ligt, const Bord &open,
                          Kenmerk<Woorden> &kenmerk) const
    {
      while (!ligt.leeg ())
      {
        const Bord cluster = samenhang (ligt.laagste (), ligt);
        ligt = ligt & ~cluster;
        kenmerk.voegToe (static_cast<unsigned> (aspect << SoortBits | soort
                                                | cluster.aantal ()
                                                    << OmvangBit),
                         cluster.metBuren (rij) & open);
      }
    }
};

}
}

#endif
