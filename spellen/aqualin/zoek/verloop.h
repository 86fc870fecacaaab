// verloop.h: wat er in een spel Aqualin van tevoren vaststaat.
//
// De vulvolgorde en de pot liggen vast, en daarmee ook wie elk vakje vult en
// wie welke steen uit de pot krijgt: de steen die bij zet t getrokken wordt
// komt bij de speler die zet t doet. Ook hoe lang het spel duurt en hoeveel
// stenen een hand bij elke zet telt staat vast. Open is alleen welke steen uit
// de hand op het vakje komt. Vakjes zijn hier genummerd in de volgorde waarin
// zij gevuld worden, zetten tellen vanaf de stand waar het verloop begint.

#ifndef ZoekAqualinVerloopHVar
#define ZoekAqualinVerloopHVar

#include <climits>
#include <utility>
#include <vector>
#include "../constantes.h"

namespace zoek
{
namespace aqualin
{

const int MaxVakjes = MaxHoogte * MaxBreedte;
const int MaxBuren = 4;
const int AantalAspecten = 2;  // 0: kleur, van speler 0; 1: vorm, van speler 1

// Een steen als kleur en vorm.
struct Steen
{
  int soort[AantalAspecten];
};

struct Hand
{
  Steen steen[MaxKeuzeAantal];
  int aantal;
};

// De buren van een vakje die eerder gevuld worden.
struct Buren
{
  int buur[MaxBuren], aantal;
};

class Verloop
{
  public:

    typedef std::vector< std::pair<int,int> > Stenen;

    // Leg een verloop vast.
    // Parameters:
    // * nwBreedte: de breedte van het bord
    // * vulvolgorde: rij na rij, welk vakje er ligt
    // * gelegd: de stenen (kleur, vorm) op het bord, de oudste eerst
    // * nwEerste: wie aan beurt is
    // * handen: per speler de stenen in de hand
    // * pot: de stenen in de pot, de eerste vooraan
    Verloop (int nwBreedte, const std::vector<int> &vulvolgorde,
             const Stenen &gelegd, int nwEerste, const Stenen handen[2],
             const Stenen &pot)
    : breedte (nwBreedte), eerste (nwEerste), begin ()
    {
      legVast (vulvolgorde);
      for (const std::pair<int,int> &steen : gelegd)
        opBord.push_back (steenVan (steen));
      for (const std::pair<int,int> &steen : pot)
        rest.push_back (steenVan (steen));
      for (int wie = 0; wie < 2; wie++)
        for (const std::pair<int,int> &steen : handen[wie])
        {
          Hand &hand = begin[wie];
          hand.steen[hand.aantal++] = steenVan (steen);
        }
      int over[2] = { begin[0].aantal, begin[1].aantal };
      for (int zet = 0; over[speler (zet)] > 0; zet++)
      {
        keuzes.push_back (over[speler (zet)]);
        over[speler (zet)] -= trekt (zet) ? 0 : 1;
      }
    }

    // Retourneert: het aantal bits van een rij: na elke rij blijft er een over
    int rijBits () const { return breedte + 1; }

    // Retourneert: de hand van speler 0 of 1 waarmee het verloop begint
    const Hand &hand (int wie) const { return begin[wie]; }

    // Retourneert: de stenen die al op het bord liggen
    const std::vector<Steen> &gelegd () const { return opBord; }

    // Retourneert: hoeveel zetten het spel nog duurt
    int zetten () const { return static_cast<int> (keuzes.size ()); }

    // Retourneert: wie een zet doet, of na de laatste zou doen
    int speler (int zet) const { return (eerste + zet) % 2; }

    // Retourneert: uit hoeveel stenen er bij een zet te kiezen is
    int keuze (int zet) const { return keuzes[static_cast<size_t> (zet)]; }

    // Retourneert: het vakje waar bij een zet een steen op komt
    int vakje (int zet) const
    {
      return static_cast<int> (opBord.size ()) + zet;
    }

    // Retourneert: de bit van een vakje
    int bit (int vakje) const { return bits[static_cast<size_t> (vakje)]; }

    // Retourneert: de buren van een vakje die eerder gevuld worden
    const Buren &buren (int vakje) const
    {
      return eerder[static_cast<size_t> (vakje)];
    }

    // Retourneert: of er bij een zet een steen getrokken wordt
    bool trekt (int zet) const
    {
      return static_cast<size_t> (zet) < rest.size ();
    }

    // Retourneert: de steen die bij een zet getrokken wordt, als dat gebeurt
    const Steen &trekking (int zet) const
    {
      return rest[static_cast<size_t> (zet)];
    }

    // Haal bij een zet de steen op deze plaats uit de hand van wie haar doet.
    // De getrokken steen komt daar, of anders de laatste van de hand: bij het
    // zoeken telt de volgorde niet.
    // Retourneert: de steen
    Steen neem (int zet, int plaats, Hand &hand) const
    {
      const Steen steen = hand.steen[plaats];
      hand.steen[plaats] = trekt (zet) ? trekking (zet)
                                       : hand.steen[--hand.aantal];
      return steen;
    }

    // Leg de steen die neem leverde weer terug: de hand wordt zoals zij was.
    void legTerug (int zet, int plaats, Hand &hand, const Steen &steen) const
    {
      if (!trekt (zet))
        hand.steen[hand.aantal++] = hand.steen[plaats];
      hand.steen[plaats] = steen;
    }

    // Tel de standen in de complete boom: na elke zet is het aantal het
    // product van de keuzes tot daar.
    // Retourneert: dat aantal, de wortel meegeteld; -1 als het niet past
    long long telStanden () const
    {
      long long laag = 1, som = 1;
      for (int zet = 0; zet < zetten (); zet++)
      {
        if (laag > LLONG_MAX / keuze (zet))
          return -1;
        laag *= keuze (zet);
        if (som > LLONG_MAX - laag)
          return -1;
        som += laag;
      }
      return som;
    }

  private:

    int breedte;
    int eerste;                       // wie zet 0 doet
    std::vector<int> bits;            // per vakje
    std::vector<Buren> eerder;        // per vakje
    std::vector<Steen> opBord, rest;  // rest: in de pot
    std::vector<int> keuzes;          // per zet het aantal stenen in de hand
    Hand begin[2];                    // de handen

    // Retourneert: een steen (kleur, vorm)
    static Steen steenVan (const std::pair<int,int> &steen)
    {
      return { { steen.first, steen.second } };
    }

    // Bepaal uit de vulvolgorde waar elk vakje ligt en wat zijn buren zijn.
    void legVast (const std::vector<int> &vulvolgorde)
    {
      const int aantal = static_cast<int> (vulvolgorde.size ());
      bits.assign (vulvolgorde.size (), 0);
      eerder.assign (vulvolgorde.size (), Buren ());
      for (int i = 0; i < aantal; i++)
      {
        const int vakje = vulvolgorde[static_cast<size_t> (i)];
        Buren &buren = eerder[static_cast<size_t> (vakje)];
        bits[static_cast<size_t> (vakje)] = i + i / breedte;
        for (int j : naast (i, aantal))
          if (vulvolgorde[static_cast<size_t> (j)] < vakje)
            buren.buur[buren.aantal++] = vulvolgorde[static_cast<size_t> (j)];
      }
    }

    // Retourneert: de plaatsen, rij na rij geteld, naast een plaats op een bord
    //   met zoveel vakjes: links, rechts, erboven en eronder
    std::vector<int> naast (int plaats, int aantal) const
    {
      std::vector<int> buren;
      if (plaats % breedte > 0)
        buren.push_back (plaats - 1);
      if ((plaats + 1) % breedte > 0)
        buren.push_back (plaats + 1);
      if (plaats >= breedte)
        buren.push_back (plaats - breedte);
      if (plaats + breedte < aantal)
        buren.push_back (plaats + breedte);
      return buren;
    }
};

}
}

#endif
