// denker.h: alfa-beta voor Kalah, met dezelfde waarde als minimax.
//
// Elke aanroep stelt een vraag: is een stand minstens zoveel waard? Het
// antwoord is zelf ook een grens, en een paar vragen geven de waarde (zie
// nulvenster.h). De diepte neemt steeds een beurt toe; wat een kleinere diepte
// leerde zegt in welke volgorde de zetten aan de beurt komen.

#ifndef KalahDenkerHVar
#define KalahDenkerHVar

#include <ctime>
#include <vector>
#include "../bits.h"
#include "../nulvenster.h"
#include "../sleuteltabel.h"
#include "../voortgang.h"
#include "stelling.h"

namespace zoek
{

// Wat een denker van een stand vond.
struct Gedachte
{
  int diepte;                // hoeveel beurten er vooruit gedacht is
  int waarde;
  std::vector<int> variant;  // de beste zetten van beide spelers, als kuil
};

// Zaaier is Zaaier van stelling.h, of RuimeZaaier.
template <typename Zaaier>
class Denker
{
  public:

    typedef typename Zaaier::Stelling Stelling;

    // Parameters:
    // * nwZaaier: doet de zetten; blijft bestaan zolang dit object bestaat
    // * vakken: hoeveel standen de tabel hoogstens onthoudt
    // * seconden: hoe lang het denken mag duren; onder 0: zonder grens
    // * nwVoortgang: wie te horen krijgt hoe ver het is, of 0
    Denker (const Zaaier &nwZaaier, size_t vakken, double seconden,
            Voortgang *nwVoortgang)
    : zaaier (nwZaaier), tabel (Tabel::bytesVan (vakken)), standen (0),
      voortgang (nwVoortgang),
      eind (clock () + static_cast<clock_t> (seconden * CLOCKS_PER_SEC)),
      begrensd (seconden >= 0), opgegeven (false)
    {
    }

    // Denk steeds een beurt dieper, tot de tijd om is.
    // Parameters:
    // * stand: de stand
    // * diepte: hoeveel beurten er hoogstens vooruit gedacht wordt
    // Retourneert: wat de grootste diepte vond die afkwam; diepte 1 komt
    //   altijd af
    Gedachte denk (const Stelling &stand, int diepte)
    {
      Gedachte gedachte = { 0, zaaier.waarde (stand), std::vector<int> () };
      standen++;
      if (zaaier.afgelopen (stand))
        return gedachte;
      for (int d = 1; d <= diepte && !opgegeven; d++)
      {
        const int waarde = bepaal (stand, d, gedachte.waarde);
        const std::vector<int> zetten = variant (stand, d, waarde);
        if (opgegeven)
          break;
        gedachte.diepte = d;
        gedachte.waarde = waarde;
        gedachte.variant = zetten;
      }
      return gedachte;
    }

    long long aantalStanden () const
    {
      return standen;
    }

  private:

    struct Bekend
    {
      short laag, hoog;
      unsigned char diepte, zet;
    };

    typedef Sleuteltabel<Stelling, Bekend> Tabel;

    struct Kind
    {
      Stelling stand;
      int kuil;
      int waardering;
    };

    static const int Oneindig = 32000;
    static const int TussenKijken = 4096;

    const Zaaier &zaaier;
    Tabel tabel;
    long long standen;
    Voortgang *voortgang;
    clock_t eind;
    bool begrensd, opgegeven;

    // Bepaal de waarde van een stand
    int bepaal (const Stelling &stand, int diepte, int gok)
    {
      if (diepte == 0 || zaaier.afgelopen (stand))
        return zaaier.waarde (stand);
      const int rest = stand.mijnOpBord () + stand.anderOpBord ();
      return nulvenster ([this, &stand, diepte] (int grens)
        { const int w = vraag (stand, diepte, grens);
          return opgegeven ? -Oneindig : w; },
        stand.voorsprong () - rest, stand.voorsprong () + rest, gok);
    }

    int waardeNaZet (const Stelling &na, int diepte, int grens)
    {
      return zaaier.afgelopen (na) || diepte == 0 ? -zaaier.waarde (na) : -vraag (na, diepte, 1 - grens);
    }

    std::vector<int> variant (Stelling stand, int diepte, int waarde)
    {
      std::vector<int> zetten;
      for (; diepte > 0 && !zaaier.afgelopen (stand) && !opgegeven; diepte--)
      {
        int gekozen = -1;
        Stelling erna;
        for (unsigned rest = stand.zetten (); rest != 0 && gekozen < 0;
             rest = zonderEerste (rest))
        {
          erna = zaaier.naZet (stand, eersteBit (rest));
          if (waardeNaZet (erna, diepte - 1, waarde) >= waarde)
            gekozen = eersteBit (rest);
        }
        zetten.push_back (gekozen);
        stand = erna;
        waarde = -waarde;
      }
      return zetten;
    }

    int vraag (const Stelling &stand, int diepte, int grens)
    {
      const long long begin = standen++;
      if (diepte == 1)
        return laatsteBeurt (stand, grens);
      if (standen % TussenKijken == 0)
        opgegeven = opgegeven || (begrensd && clock () > eind);
      if (opgegeven)
        return 0;
      Bekend bekend = { -Oneindig, Oneindig, static_cast<unsigned char> (diepte), AantalKuilen };
      const Bekend *const oud = tabel.zoek (stand);
      if (oud != 0)
      {
        bekend.zet = oud->zet;
        if (oud->diepte == diepte)
        {
          bekend.laag = oud->laag;
          bekend.hoog = oud->hoog;
          if (bekend.laag >= grens) return bekend.laag;
          if (bekend.hoog < grens) return bekend.hoog;
        }
      }
      Kind kinderen[AantalKuilen];
      int aantal = 0;
      for (unsigned rest = stand.zetten (); rest != 0;
           rest = zonderEerste (rest))
      {
        Kind kind;
        kind.kuil = eersteBit (rest);
        kind.stand = zaaier.naZet (stand, kind.kuil);
        kind.waardering = kind.kuil == bekend.zet ? 1000 : -10 * kind.stand.voorsprong () + kind.kuil;
        int j = aantal++;
        for ( ; j > 0 && kinderen[j - 1].waardering < kind.waardering; j--)
          kinderen[j] = kinderen[j - 1];
        kinderen[j] = kind;
      }
      int beste = -Oneindig;
      for (int i = 0; i < aantal && beste < grens; i++)
      {
        const int w = waardeNaZet (kinderen[i].stand, diepte - 1, grens);
        if (w > beste)
        {
          beste = w;
          bekend.zet = static_cast<unsigned char> (kinderen[i].kuil);
        }
      }
      if (opgegeven) return 0;
      (beste >= grens ? bekend.laag : bekend.hoog) = static_cast<short> (beste);
      tabel.bewaar (stand, bekend, standen - begin);
      return beste;
    }

    int laatsteBeurt (const Stelling &stand, int grens)
    {
      int beste = -Oneindig;
      for (unsigned rest = stand.zetten (); rest != 0 && beste < grens;
           rest = zonderEerste (rest))
      {
        const int w = -zaaier.waarde (zaaier.naZet (stand, eersteBit (rest)));
        beste = w > beste ? w : beste;
        standen++;
      }
      return beste;
    }
};

}

#endif
