// zaaien.h: hoe een zet van Kalah verloopt, stap voor stap.
//
// Wie aan beurt is zaait een eigen kuil leeg, tegen de klok in: een steentje in
// elke volgende kuil, ook in de eigen kalah, maar nooit in die van de ander.
//
// * Verder zaaien: ging het al langs de kuilen van de ander, en valt het
//   laatste in een eigen kuil waar al iets lag, dan wordt ook die leeggezaaid.
// * Slag: valt het laatste in een kuil van de ander waar er dan 2 of 3 liggen,
//   dan gaan die in de eigen kalah; en ook die uit de kuilen ervoor, tot de
//   eerste waar er geen 2 of 3 liggen.
//
// Zo doet de klasse Kalah haar zetten. Met hoogstens MeesteKlein steentjes
// zoekt zij met de snelle tweeling van zoek/stelling.h.

#ifndef KalahZaaienHVar
#define KalahZaaienHVar

#include <cstring>
#include <vector>
#include "../../zoek/toeval.h"
#include "constantes.h"
#include "zoek/afloop.h"

namespace kalah
{

// De steentjes van beide spelers, gezien door wie aan beurt is, als rij, in de
// volgorde van de rondgang: 0 t/m 5 de eigen kuilen, 6 de eigen kalah, 7 t/m 12
// de kuilen van de ander; en dan zijn kalah, waar nooit gezaaid wordt.
class RuimeStelling
{
  public:

    // Maak een stand zonder steentjes.
    RuimeStelling () : aantal () {}

    // Neem een stand van de klasse Kalah, gezien door een speler.
    RuimeStelling (const std::vector<int> &kuiltjes, int speler)
    {
      for (size_t i = 0; i < 2 * PerSpeler; i++)
        aantal[i] = kuiltjes[vanaf (speler, i)];
    }

    // Retourneert: de stand zoals de klasse haar kent, als een speler haar zo
    //   ziet
    std::vector<int> kuiltjes (int speler) const
    {
      std::vector<int> uit (2 * PerSpeler);
      for (size_t i = 0; i < uit.size (); i++)
        uit[vanaf (speler, i)] = aantal[i];
      return uit;
    }

    // Zaai een eigen kuil leeg.
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

    // Leg de inhoud van de kuil op een plaats in de eigen kalah.
    void verhuis (int plaats)
    {
      aantal[KalahPlaats] += aantal[plaats];
      aantal[plaats] = 0;
    }

    // Retourneert: dezelfde stand, gezien door de ander
    RuimeStelling omgekeerd () const
    {
      RuimeStelling na;
      memcpy (na.aantal, aantal + PerSpeler, sizeof aantal / 2);
      memcpy (na.aantal + PerSpeler, aantal, sizeof aantal / 2);
      return na;
    }

    // Hieronder is alles als bij Stelling van zoek/stelling.h; maar mijn telt
    // over de hele rondgang.
    int mijn (int plaats) const { return aantal[plaats]; }

    // Als bij Stelling.
    int ander (int kuil) const { return aantal[PerSpeler + kuil]; }

    // Als bij Stelling.
    int anderOpBord () const { return som (PerSpeler); }

    // Als bij Stelling.
    int opBord () const { return som (0) + anderOpBord (); }

    // Als bij Stelling.
    bool isLeeg () const { return som (0) == 0; }

    // Als bij Stelling.
    int voorsprong () const { return mijn (KalahPlaats) - ander (KalahPlaats); }

    // Als bij Stelling.
    unsigned zetten () const
    {
      unsigned uit = 0;
      for (int kuil = 0; kuil < AantalKuiltjes; kuil++)
        uit |= aantal[kuil] > 0 ? 1u << kuil : 0;
      return uit;
    }

    // Als bij Stelling.
    bool operator== (const RuimeStelling &stand) const
    {
      return memcmp (aantal, stand.aantal, sizeof aantal) == 0;
    }

    // Als bij Stelling.
    unsigned long long mengsel () const
    {
      unsigned long long bits = 0;
      for (int inhoud : aantal)
        bits = zoek::Toeval::meng (bits + static_cast<unsigned> (inhoud));
      return bits;
    }

  private:

    int aantal[2 * PerSpeler];

    // Retourneert: waar plaats i van een speler in een stand van de klasse is
    static size_t vanaf (int speler, size_t i)
    {
      return speler == 1 ? i : (i + PerSpeler) % (2 * PerSpeler);
    }

    // Retourneert: hoeveel er in zes kuilen ligt, de eerste op een plaats
    int som (int plaats) const
    {
      int uit = 0;
      for (int kuil = 0; kuil < AantalKuiltjes; kuil++)
        uit += aantal[plaats + kuil];
      return uit;
    }
};

// De zetten, voor alle standen met hetzelfde aantal steentjes.
class RuimeRegels : public zoek::kalah::Afloop<RuimeStelling>
{
  public:

    using zoek::kalah::Afloop<RuimeStelling>::Afloop;

    // Zaai een kuil leeg van wie aan beurt is, waar iets in ligt. De functie
    // meld hoort van elke stap de plaats waar steentjes vandaan komen, hun
    // aantal, en de plaats waar het laatste komt.
    // Retourneert: de stand erna, gezien door de ander
    template <typename Melder>
    RuimeStelling naZet (const RuimeStelling &stand, int kuil,
                         const Melder &meld) const
    {
      RuimeStelling na (stand);
      const bool langsAnder = kuil + stand.mijn (kuil) >= Rondgang;
      int plaats = kuil;
      do
      {
        const int vanaf = plaats, steentjes = na.mijn (vanaf);
        plaats = na.zaai (vanaf);
        meld (vanaf, steentjes, plaats);
      }
      while (langsAnder && plaats < KalahPlaats && na.mijn (plaats) > 1);
      for ( ; plaats > KalahPlaats && (na.mijn (plaats) == 2
                                       || na.mijn (plaats) == 3); plaats--)
      {
        meld (plaats, na.mijn (plaats), static_cast<int> (KalahPlaats));
        na.verhuis (plaats);
      }
      return na.omgekeerd ();
    }

    // Als hierboven, zonder iets te melden.
    RuimeStelling naZet (const RuimeStelling &stand, int kuil) const
    {
      return naZet (stand, kuil, [] (int, int, int) {});
    }

    // Als bij Regels van zoek/stelling.h; hier heet elke zet kansrijk.
    unsigned kansrijk (const RuimeStelling &stand, int &winst) const
    {
      winst = 0;
      return stand.zetten ();
    }
};

}

#endif
