// waarden.h: wat is een stuk van een stand elke speler minstens waard?
//
// Waar maar een speler kan leggen telt hoeveel stenen er passen. Een klein stuk
// wordt precies bekeken (zie stukken.h), een groot stuk in banden (zie
// banden.h). Wat eenmaal bekend is wordt onthouden.

#ifndef ZoekDominerenWaardenHVar
#define ZoekDominerenWaardenHVar

#include "../../../zoek/sleuteltabel.h"
#include "banden.h"
#include "stukken.h"
#include "veld.h"

namespace zoek
{
namespace domineren
{

// Wat elke speler minstens voor staat, en een schatting voor de volgorde.
struct Waarde
{
  Wand eerst[2], laatst[2];  // per speler: als hij begint, of de ander
  int schatting;             // hoe goed het is voor Vera
  unsigned char werk;        // zie sleuteltabel.h
};

// Tel er een los stuk bij op.
// Parameters:
// * som: de waarde die groeit
// * stuk: de waarde van dat stuk
inline void telOp (Waarde &som, const Waarde &stuk)
{
  for (int speler = 0; speler < 2; speler++)
  {
    som.eerst[speler] = (som.eerst[speler] + stuk.laatst[speler])
                        .hoogste (som.laatst[speler] + stuk.eerst[speler]);
    som.laatst[speler] = som.laatst[speler] + stuk.laatst[speler];
  }
  som.schatting += stuk.schatting;
}

// Als de ander begint krijgt elk minstens wat hij dan nog van een getal heeft:
// dan is het dat getal, en helpt beginnen niet.
// Parameters:
// * waarde: een waarde
// * getal: wordt, bij true, hoeveel achtsten Vera voor staat
// Retourneert: true als dit een getal is, waar niemand nog haast heeft
inline bool isGetal (const Waarde &waarde, int &getal)
{
  getal = waarde.laatst[0].bij (0);
  return waarde.laatst[0] == Wand (getal)
         && waarde.laatst[1] == Wand (-getal);
}

//*************************************************************************

template <int Woorden>
class Waarden
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Parameters:
    // * nwVeld: het bord, dat blijft bestaan
    // * nwBreedte, nwHoogte: de maten daarvan
    // * geheugen: hoeveel bytes de tabellen hoogstens gebruiken
    Waarden (const Veld<Woorden> &nwVeld, int nwBreedte, int nwHoogte,
             size_t geheugen)
    : veld (nwVeld), breedte (nwBreedte), hoogte (nwHoogte),
      stukken (geheugen / 2), tabel (geheugen / 2)
    {
    }

    // Parameter:
    // * stuk: een stuk van een stand
    // Retourneert: de waarde van dat stuk
    Waarde van (const Bord &stuk)
    {
      const Waarde *const bekend = tabel.zoek (stuk);
      if (bekend != 0)
        return *bekend;
      const Waarde waarde = reken (stuk);
      tabel.bewaar (stuk, waarde, stuk.aantal ());
      return waarde;
    }

  private:

    static const int MeesteStroken = 26;
    static const int WegingVeilig = 3, WegingZetten = 1;  // voor de schatting

    // De vakjes van een stuk, in stroken: de rijen of de kolommen van de
    // rechthoek die er precies omheen past.
    struct Stroken
    {
      int aantal, lengte;
      unsigned strook[MeesteStroken];
    };

    const Veld<Woorden> &veld;
    int breedte, hoogte;
    Stukken stukken;
    Sleuteltabel<Bord, Waarde> tabel;

    // Bereken een waarde; zie van.
    // Parameter:
    // * stuk: het stuk
    // Retourneert: de waarde
    Waarde reken (const Bord &stuk)
    {
      Waarde waarde = Waarde ();
      if (veld.stenen (stuk, 0).leeg () || veld.stenen (stuk, 1).leeg ())
      {
        const int getal = Achtsten * (veld.past (stuk, 0)
                                      - veld.past (stuk, 1));
        waarde.eerst[0] = waarde.laatst[0] = Wand (getal);
        waarde.eerst[1] = waarde.laatst[1] = Wand (-getal);
        return waarde;
      }
      if (!rekenKlein (stuk, waarde))
        for (int speler = 0; speler < 2; speler++)
          rekenGroot (stuk, speler, waarde);
      waarde.schatting =
        WegingVeilig * (veld.past (veilig (stuk, 0), 0)
                        - veld.past (veilig (stuk, 1), 1))
        + WegingZetten * (veld.stenen (stuk, 0).aantal ()
                          - veld.stenen (stuk, 1).aantal ());
      return waarde;
    }

    // Parameters:
    // * stuk: een stuk
    // * speler: 0 of 1
    // Retourneert: de vakjes waar alleen deze speler nog kan leggen
    Bord veilig (const Bord &stuk, int speler) const
    {
      return veld.bereik (stuk, speler) & ~veld.bereik (stuk, 1 - speler);
    }

    // Verdeel vakjes in stroken langs de steen die een speler niet legt.
    // Parameters:
    // * vakjes: een verzameling vakjes, minstens een
    // * speler: 0 voor rijen, 1 voor kolommen
    // Retourneert: de stroken
    Stroken verdeel (const Bord &vakjes, int speler) const
    {
      const Bord bord = speler == 0 ? vakjes : veld.gekanteld (vakjes);
      const int lengte = speler == 0 ? breedte : hoogte,
                meeste = speler == 0 ? hoogte : breedte;
      Stroken uit = { 0, 0, { } };
      unsigned alle = 0;
      for (int i = 0, einde = 0; i < meeste; i++)
      {
        const unsigned strook = bord.deel (i * lengte, lengte);
        alle |= strook;
        if (alle != 0)
          uit.strook[einde++] = strook;
        if (strook != 0)
          uit.aantal = einde;
      }
      const int begin = eersteBit (alle);
      while (alle >> begin >> uit.lengte != 0)
        uit.lengte++;
      for (int i = 0; i < uit.aantal && begin > 0; i++)
        uit.strook[i] >>= begin;
      return uit;
    }

    // Bereken de waarde van een klein stuk.
    // Parameters:
    // * vakjes: het stuk
    // * waarde: krijgt de grenzen, als true wordt geretourneerd
    // Retourneert: true als het stuk klein is
    bool rekenKlein (const Bord &vakjes, Waarde &waarde)
    {
      if (vakjes.aantal () > Stukken::MeesteVakjes)
        return false;
      const Stroken rijen = verdeel (vakjes, 0);
      if (rijen.aantal > Stukken::Maat || rijen.lengte > Stukken::Maat)
        return false;
      Stukken::Bord stuk = Stukken::Bord ();
      for (int i = 0; i < rijen.aantal; i++)
        for (int j = 0; j < rijen.lengte; j++)
          if ((rijen.strook[i] >> j & 1) != 0)
            stuk.neemOp (i * Stukken::Maat + j);
      const Stukken::Beeld beeld = stukken.waarde (stuk);
      for (int speler = 0; speler < 2; speler++)
      {
        waarde.eerst[speler] = beeld.van[speler].wand (true);
        waarde.laatst[speler] = beeld.van[speler].wand (false);
      }
      return true;
    }

    // Bereken wat een groot stuk een speler minstens waard is. Zijn veilige
    // vakjes, waar alleen hij kan leggen, doen mee in de banden of worden apart
    // geteld.
    // Parameters:
    // * stuk: het stuk
    // * speler: 0 of 1
    // * waarde: krijgt de grenzen van die speler
    void rekenGroot (const Bord &stuk, int speler, Waarde &waarde) const
    {
      inBanden (stuk, speler, waarde.eerst[speler], waarde.laatst[speler]);
      const Bord apart = veilig (stuk, speler);
      const int aantal = veld.past (apart, speler);
      if (aantal == 0)
        return;
      Wand eerst, laatst;
      inBanden (stuk & ~apart, speler, eerst, laatst);
      const Wand extra (Achtsten * aantal);
      waarde.eerst[speler] = waarde.eerst[speler].hoogste (eerst + extra);
      waarde.laatst[speler] = waarde.laatst[speler].hoogste (laatst + extra);
    }

    // Verdeel vakjes in banden. Zijn zij daar te breed voor, dan is alleen
    // bekend dat de ander niet meer kan leggen dan er past.
    // Parameters:
    // * vrij: de vakjes, minstens een
    // * speler: voor wie
    // * eerst, laatst: worden zijn grenzen
    void inBanden (const Bord &vrij, int speler, Wand &eerst, Wand &laatst)
      const
    {
      const Stroken stroken = verdeel (vrij, speler);
      if (stroken.lengte <= Bandentabel::MaxBreedte)
        Bandentabel::van (stroken.lengte)
          .ondergrens (stroken.strook, stroken.aantal, eerst, laatst);
      else
        eerst = laatst = Wand (-Achtsten * veld.past (vrij, 1 - speler));
    }
};

}
}

#endif
