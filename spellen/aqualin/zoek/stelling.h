// stelling.h: een stand van Aqualin zoals optScoreSnel hem ziet, wat een zet
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
  Handen handen;
  int grootste[AantalAspecten];
  unsigned long long pad;  // het rangnummer van de gedane zetten, 0: te groot
};

// Wat er in een stelling nog kan gebeuren.
struct Kansen
{
  unsigned telt[AantalAspecten];   // bit s: er is een gebied van soort s
  int ruimte[AantalAspecten];      // hoe ver gebieden boven de drempel komen
};

// Wat een zet met een stelling doet, en wat er van haar te beschrijven is; met
// tabellen van wat van tevoren vaststaat.
template <int Woorden>
class Regels
{
  public:

    typedef Bitbord<Woorden> Bord;
    typedef zoek::aqualin::Stelling<Woorden> Stelling;

    // Maak de tabellen.
    // Parameter:
    // * nwVerloop: het spel; blijft bestaan zolang dit object bestaat
    explicit Regels (const Verloop &nwVerloop)
    : verloop (nwVerloop), rij (nwVerloop.aantalKolommen () + 1)
    {
      const int zetten = verloop.zetten ();
      for (int wie = 0; wie < 2; wie++)
        vanaf[wie].assign (static_cast<size_t> (zetten + 2), Bord ());
      for (int zet = zetten - 1; zet >= 0; zet--)
        for (int wie = 0; wie < 2; wie++)
        {
          const size_t z = static_cast<size_t> (zet);
          vanaf[wie][z] = vanaf[wie][z + 1];
          if (verloop.speler (zet) == wie)
            vanaf[wie][z].neemOp (bitVan (verloop.vakje (zet)));
        }
      maakTrekkingen ();
      maakPaden ();
    }

    // Retourneert: de stelling waar het verloop begint
    Stelling begin () const
    {
      Stelling stelling = Stelling ();
      stelling.handen = verloop.begin ();
      stelling.pad = 1;
      for (size_t i = 0; i < verloop.liggen ().size (); i++)
        leg (static_cast<int> (i), verloop.liggen ()[i], stelling);
      for (int wie = 0; wie < 2; wie++)
        for (int i = 0; i < stelling.handen.hand[wie].aantal; i++)
          tel (wie, stelling.handen.hand[wie].steen[i], stelling);
      for (int zet = 0; zet < verloop.zetten (); zet++)
        if (verloop.trekt (zet))
          tel (verloop.speler (zet), verloop.trekking (zet), stelling);
      return stelling;
    }

    // Doe een zet, en houd de grootste clusters bij.
    // Parameters:
    // * zet: hoeveel zetten er gedaan zijn
    // * plaats: de plaats van de steen in de hand
    // * stelling: wordt de stelling erna
    void doe (int zet, int plaats, Stelling &stelling) const
    {
      const Steen steen = doeZonderClusters (zet, plaats, stelling);
      leg (verloop.vakje (zet), steen, stelling);
    }

    // Maak de stelling waar een pad naartoe gaat, maar niet haar grootste
    // clusters.
    // Parameters:
    // * pad: een pad
    // * zetten: hoeveel zetten dat er horen te zijn
    // * stelling: waar het verloop begint; wordt de stelling aan het einde
    // Retourneert: false als het pad niet zoveel zetten heeft
    bool volg (unsigned long long pad, int zetten,
               Stelling &stelling) const
    {
      const unsigned long long eerste = paden[static_cast<size_t> (zetten)];
      if (eerste == 0 || pad < eerste || pad - eerste >= eerste)
        return false;
      for (int zet = 0; zet < zetten; zet++)
      {
        const unsigned long long stap = paden[static_cast<size_t> (zetten)]
          / paden[static_cast<size_t> (zet + 1)];
        const int plaats = static_cast<int>
          (pad / stap % static_cast<unsigned long long> (grondtal (zet)));
        const Steen steen = doeZonderClusters (zet, plaats, stelling);
        for (int aspect = 0; aspect < AantalAspecten; aspect++)
          stelling.ligt[aspect][steen.soort[aspect]]
            .neemOp (bitVan (verloop.vakje (zet)));
      }
      return true;
    }

    // Beschrijf de gebieden van een aspect; zie kenmerk.h.
    // Parameters:
    // * stelling: de stelling
    // * zet: hoeveel zetten er gedaan zijn
    // * aspect: kleur of vorm
    // * drempel: de drempel
    // * kenmerk: krijgt de clusters in de gebieden die meetellen erbij
    // * kansen: worden bijgewerkt
    void beschrijf (const Stelling &stelling, int zet, int aspect,
                    int drempel, Kenmerk<Woorden> &kenmerk,
                    Kansen &kansen) const
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
        const Bord open = kanKomen (stelling, zet, aspect, soort),
                              alles = ligt | open;
        Bord rest = open;
        while (!rest.leeg ())
        {
          const Bord gebied = samenhang (rest.laagste (), alles);
          rest = rest & ~gebied;
          const int boven =
            reikt (stelling, zet, aspect, soort, gebied) - drempel;
          if (boven <= 0)
            continue;
          kansen.telt[aspect] |= 1u << soort;
          kansen.ruimte[aspect] += boven;
          beschrijfGebied (aspect, soort, gebied & ligt, gebied & open,
                           kenmerk);
        }
      }
    }

    // Beschrijf de handen; zie kenmerk.h.
    // Parameters:
    // * stelling: de stelling
    // * kansen: de soorten die meetellen
    // * kenmerk: krijgt de stenen erbij
    void beschrijfHanden (const Stelling &stelling, const Kansen &kansen,
                          Kenmerk<Woorden> &kenmerk) const
    {
      for (int wie = 0; wie < 2; wie++)
      {
        const Hand &hand = stelling.handen.hand[wie];
        for (int i = 0; i < hand.aantal; i++)
          kenmerk.voegToe (1ULL << HandBit
                           | static_cast<unsigned long long> (wie)
                               << SpelerBit
                           | watTelt (hand.steen[i], kansen), Bord ());
      }
    }

    // Parameters:
    // * steen: een steen
    // * kansen: de soorten die meetellen
    // Retourneert: een getal dat voor twee stenen gelijk is als kleur en vorm
    //   dat zijn, voor zover zij meetellen
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

    // Waar de onderdelen van de code van een deel van een kenmerk staan.
    static const int SoortBits = 4, OmvangBit = 8, SpelerBit = 16,
                     HandBit = 17;

    const Verloop &verloop;
    int rij;                              // de afstand naar het vakje eronder
    std::vector<Bord> vanaf[2];               // per speler en zet: de vakjes
                                              // die zij dan nog vult
    std::vector<int> trekt[2][AantalAspecten][MaxSoorten];  // per zet: de
                                              // eerste trekking van de soort
    std::vector<unsigned long long> paden;    // per zet het laagste pad, of 0

    // Parameter:
    // * vakje: een vakje
    // Retourneert: de bit van dat vakje
    int bitVan (int vakje) const
    {
      const int plek = verloop.plek (vakje);
      return plek / (rij - 1) * rij + plek % (rij - 1);
    }

    // Parameter:
    // * vakjes: een verzameling
    // Retourneert: de verzameling met alle vakjes die ernaast liggen erbij;
    //   daar kunnen ongebruikte bits bij zijn
    Bord metBuren (const Bord &vakjes) const
    {
      return vakjes | vakjes.hoger (1) | vakjes.lager (1)
             | vakjes.hoger (rij) | vakjes.lager (rij);
    }

    // Parameters:
    // * begin: een deel van gebied
    // * gebied: een verzameling
    // Retourneert: alles in gebied wat met begin samenhangt
    Bord samenhang (Bord begin, const Bord &gebied) const
    {
      Bord groter = metBuren (begin) & gebied;
      while (!(groter == begin))
      {
        begin = groter;
        groter = metBuren (begin) & gebied;
      }
      return begin;
    }

    // Bepaal per speler, soort en zet de eerste trekking vanaf die zet.
    void maakTrekkingen ()
    {
      const int zetten = verloop.zetten ();
      for (int wie = 0; wie < 2; wie++)
        for (int aspect = 0; aspect < AantalAspecten; aspect++)
          for (int soort = 0; soort < MaxSoorten; soort++)
          {
            std::vector<int> &eerste = trekt[wie][aspect][soort];
            eerste.assign (static_cast<size_t> (zetten + 1), zetten);
            for (int zet = zetten - 1; zet >= 0; zet--)
              eerste[static_cast<size_t> (zet)] =
                verloop.speler (zet) == wie && verloop.trekt (zet)
                && verloop.trekking (zet).soort[aspect] == soort
                ? zet : eerste[static_cast<size_t> (zet + 1)];
          }
    }

    // Bepaal per aantal zetten het laagste pad. Een pad begint met 1; bij elke
    // zet komt er een cijfer achter. Het grondtal is minstens 2, zodat paden
    // van verschillende lengte nooit gelijk zijn.
    void maakPaden ()
    {
      paden.push_back (1);
      for (int zet = 0; zet < verloop.zetten (); zet++)
      {
        const unsigned long long
          cijfers = static_cast<unsigned long long> (grondtal (zet));
        paden.push_back (paden.back () > ULLONG_MAX / 2 / cijfers ? 0
                         : paden.back () * cijfers);
      }
    }

    // Parameter:
    // * zet: een zet
    // Retourneert: het grondtal van zijn cijfer in een pad
    int grondtal (int zet) const
    {
      return verloop.keuze (zet) < 2 ? 2 : verloop.keuze (zet);
    }

    // Tel een steen die nog komt.
    // Parameters:
    // * wie: de speler die haar heeft of krijgt
    // * steen: de steen
    // * stelling: wordt bijgewerkt
    static void tel (int wie, const Steen &steen, Stelling &stelling)
    {
      for (int aspect = 0; aspect < AantalAspecten; aspect++)
        stelling.over[wie][aspect][steen.soort[aspect]]++;
    }

    // Doe een zet, op het leggen van de steen na.
    // Parameters:
    // * zet, plaats, stelling: als bij doe
    // Retourneert: de steen
    Steen doeZonderClusters (int zet, int plaats, Stelling &stelling) const
    {
      const int wie = verloop.speler (zet);
      Hand &hand = stelling.handen.hand[wie];
      const Steen steen = verloop.neem (zet, plaats, hand);
      for (int aspect = 0; aspect < AantalAspecten; aspect++)
        stelling.over[wie][aspect][steen.soort[aspect]]--;
      stelling.pad = paden[static_cast<size_t> (zet + 1)] == 0 ? 0
        : stelling.pad * static_cast<unsigned long long> (grondtal (zet))
            + static_cast<unsigned long long> (plaats);
      return steen;
    }

    // Leg een steen en werk de grootste clusters bij.
    // Parameters:
    // * vakje: het vakje
    // * steen: de steen
    // * stelling: wordt bijgewerkt
    void leg (int vakje, const Steen &steen, Stelling &stelling) const
    {
      Bord hier = Bord ();
      hier.neemOp (bitVan (vakje));
      for (int aspect = 0; aspect < AantalAspecten; aspect++)
      {
        Bord &zelfde = stelling.ligt[aspect][steen.soort[aspect]];
        zelfde = zelfde | hier;
        const int omvang = samenhang (hier, zelfde).aantal ();
        if (omvang > stelling.grootste[aspect])
          stelling.grootste[aspect] = omvang;
      }
    }

    // Parameters:
    // * stelling, zet: een stelling en het aantal gedane zetten
    // * aspect, soort: een kleur of een vorm
    // Retourneert: de lege vakjes waar een steen van die soort kan komen
    Bord kanKomen (const Stelling &stelling, int zet,
                              int aspect, int soort) const
    {
      Bord open = Bord ();
      for (int wie = 0; wie < 2; wie++)
      {
        const Hand &hand = stelling.handen.hand[wie];
        if (stelling.over[wie][aspect][soort] == 0)
          continue;
        int i = 0;
        while (i < hand.aantal && hand.steen[i].soort[aspect] != soort)
          i++;
        const int van = i < hand.aantal ? zet
          : trekt[wie][aspect][soort][static_cast<size_t> (zet)] + 1;
        open = open | vanaf[wie][static_cast<size_t> (van)];
      }
      return open;
    }

    // Parameters:
    // * stelling, zet, aspect, soort: als bij kanKomen
    // * gebied: een gebied van die soort
    // Retourneert: hoe groot een cluster in dat gebied hoogstens wordt
    int reikt (const Stelling &stelling, int zet, int aspect, int soort,
               const Bord &gebied) const
    {
      int som = (gebied & stelling.ligt[aspect][soort]).aantal ();
      for (int wie = 0; wie < 2; wie++)
      {
        const int over = stelling.over[wie][aspect][soort],
          vakjes = (gebied & vanaf[wie][static_cast<size_t> (zet)]).aantal ();
        som += over < vakjes ? over : vakjes;
      }
      return som;
    }

    // Beschrijf de clusters in een gebied.
    // Parameters:
    // * aspect, soort: de kleur of de vorm
    // * ligt: de stenen in het gebied
    // * open: de lege vakjes in het gebied
    // * kenmerk: krijgt de clusters erbij
    void beschrijfGebied (int aspect, int soort, Bord ligt,
                          const Bord &open,
                          Kenmerk<Woorden> &kenmerk) const
    {
      while (!ligt.leeg ())
      {
        const Bord cluster = samenhang (ligt.laagste (), ligt);
        ligt = ligt & ~cluster;
        kenmerk.voegToe (static_cast<unsigned long long> (aspect) << SoortBits
                         | static_cast<unsigned long long> (soort)
                         | static_cast<unsigned long long>
                             (cluster.aantal ()) << OmvangBit,
                         metBuren (cluster) & open);
      }
    }
};

}
}

#endif
