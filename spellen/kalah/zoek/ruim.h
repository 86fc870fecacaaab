// ruim.h: een stand van Kalah met meer steentjes dan in stelling.h passen, en
// de zetten stap voor stap.

#ifndef ZoekKalahRuimHVar
#define ZoekKalahRuimHVar

#include <cstring>
#include "../../../zoek/toeval.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

// De steentjes van beide spelers, gezien door wie aan beurt is, als rij. De
// plaatsen volgen de rondgang: 0 t/m 5 de eigen kuilen, 6 de eigen kalah, 7
// t/m 12 de kuilen van de ander, en daarna zijn kalah, waar nooit gezaaid
// wordt.
class RuimeKuilen
{
  public:

    static const int Plaatsen = Rondgang + 1;

    // Maak een stand zonder steentjes.
    RuimeKuilen ()
    {
      memset (aantal, 0, sizeof aantal);
    }

    // Parameters:
    // * nwMijn: de zes kuilen en de kalah van wie aan beurt is
    // * nwAnder: die van de ander
    RuimeKuilen (const int *nwMijn, const int *nwAnder)
    {
      memcpy (aantal, nwMijn, sizeof aantal / 2);
      memcpy (aantal + AnderPlaats, nwAnder, sizeof aantal / 2);
    }

    // Als bij Kuilen.
    int mijn (int kuil) const
    {
      return aantal[kuil];
    }

    // Als bij Kuilen.
    int ander (int kuil) const
    {
      return aantal[AnderPlaats + kuil];
    }

    // Als bij Kuilen.
    int mijnOpBord () const
    {
      return som (0);
    }

    // Als bij Kuilen.
    int anderOpBord () const
    {
      return som (AnderPlaats);
    }

    // Als bij Kuilen.
    int voorsprong () const
    {
      return mijn (KalahPlaats) - ander (KalahPlaats);
    }

    // Als bij Kuilen.
    bool isLeeg () const
    {
      return mijnOpBord () == 0;
    }

    // Als bij Kuilen.
    unsigned zetten () const
    {
      unsigned uit = 0;
      for (int kuil = 0; kuil < AantalKuilen; kuil++)
        uit |= aantal[kuil] > 0 ? 1u << kuil : 0;
      return uit;
    }

    // Retourneert: of er in beide standen overal evenveel ligt
    bool operator== (const RuimeKuilen &stand) const
    {
      return memcmp (aantal, stand.aantal, sizeof aantal) == 0;
    }

    // Retourneert: 64 goed gemengde bits, voor een tabel
    unsigned long long mengsel () const
    {
      unsigned long long bits = 0;
      for (int plaats = 0; plaats < Plaatsen; plaats++)
        bits = Toeval::meng (bits + static_cast<unsigned> (aantal[plaats]));
      return bits;
    }

    // Zaai een eigen kuil leeg.
    // Parameter:
    // * kuil: een eigen kuil
    // Retourneert: de plaats van het laatste steentje
    int zaai (int kuil)
    {
      const int steentjes = aantal[kuil];
      aantal[kuil] = 0;
      for (int plaats = 0; plaats < Rondgang; plaats++)
        aantal[plaats] += steentjes / Rondgang;
      for (int i = 1; i <= steentjes % Rondgang; i++)
        aantal[(kuil + i) % Rondgang]++;
      return (kuil + steentjes) % Rondgang;
    }

    // Leg de inhoud van een kuil in de eigen kalah.
    // Parameter:
    // * plaats: de plaats van die kuil
    void verhuis (int plaats)
    {
      aantal[KalahPlaats] += aantal[plaats];
      aantal[plaats] = 0;
    }

    // Retourneert: dezelfde stand, gezien door de ander
    RuimeKuilen omgekeerd () const
    {
      return RuimeKuilen (aantal + AnderPlaats, aantal);
    }

    // Parameter:
    // * plaats: een plaats
    // Retourneert: hoeveel steentjes er liggen
    int op (int plaats) const
    {
      return aantal[plaats];
    }

    // De plaats van de eerste kuil van de ander.
    static const int AnderPlaats = KalahPlaats + 1;

  private:

    int aantal[Plaatsen];

    // Parameter:
    // * plaats: de plaats van de eerste van zes kuilen
    // Retourneert: hoeveel steentjes daarin liggen
    int som (int plaats) const
    {
      int uit = 0;
      for (int kuil = 0; kuil < AantalKuilen; kuil++)
        uit += aantal[plaats + kuil];
      return uit;
    }
};

// De zetten van ruime kuilen.
class RuimeZaaier : public Afloop<RuimeKuilen>
{
  public:

    // Wat er bij een zet gebeurt.
    enum Gebeurtenis { Zaaien, Verder, Slag };

    // Parameter:
    // * totaal: het aantal steentjes van elke stand
    explicit RuimeZaaier (int totaal)
    : Afloop<RuimeKuilen> (totaal)
    {
    }

    // Als bij Zaaier; hier wordt elke zet kansrijk genoemd.
    unsigned kansrijk (const RuimeKuilen &stand, int &winst) const
    {
      winst = 0;
      return stand.zetten ();
    }

    // Doe een zet.
    // Parameters:
    // * stand: een stand
    // * kuil: een kuil van wie aan beurt is, niet leeg
    // Retourneert: de stand erna, gezien door de ander
    RuimeKuilen naZet (const RuimeKuilen &stand, int kuil) const
    {
      return naZet (stand, kuil, [] (Gebeurtenis, int, int, int) {});
    }

    // Doe een zet en meld wat er gebeurt.
    // Parameters:
    // * stand, kuil: als hierboven
    // * meld: een functie van een gebeurtenis, de plaats waar steentjes
    //   vandaan komen, hun aantal, en de plaats waar het laatste komt
    // Retourneert: als hierboven
    template <typename Melder>
    RuimeKuilen naZet (const RuimeKuilen &stand, int kuil,
                       const Melder &meld) const
    {
      RuimeKuilen na (stand);
      const bool rond = kuil + na.op (kuil) >= Rondgang;
      int plaats = na.zaai (kuil);
      meld (Zaaien, kuil, stand.op (kuil), plaats);
      while (rond && plaats < KalahPlaats && na.op (plaats) > 1)
      {
        const int vanaf = plaats, steentjes = na.op (vanaf);
        plaats = na.zaai (vanaf);
        meld (Verder, vanaf, steentjes, plaats);
      }
      for ( ; plaats > KalahPlaats && (na.op (plaats) | 1) == 3; plaats--)
      {
        meld (Slag, plaats, na.op (plaats), static_cast<int> (KalahPlaats));
        na.verhuis (plaats);
      }
      return na.omgekeerd ();
    }
};

}
}

#endif
