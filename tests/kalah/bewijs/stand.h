// stand.h: de regels van Kalah zo letterlijk mogelijk, en hoe een stand met
// weinig steentjes afloopt. Niets hiervan komt uit het programma zelf.

#ifndef KalahBewijsStandHVar
#define KalahBewijsStandHVar

#include <cstring>
#include <string>
#include <utility>
#include <vector>
#include "../../../zoek/geheugen.h"

namespace bewijs
{

// Hoogstens 127 steentjes, gezien door wie aan beurt is: op plaats 0 t/m 5 zijn
// kuiltjes 1 t/m 6, op plaats 6 zijn kalah, en dan net zo die van de ander.
class Stand
{
  public:

    static const int Kalah = 6, Ander = 7, Plaatsen = 14, Meeste = 127;

    // Maak een stand van de aantallen, eerst die van speler 1, en wie aan beurt
    // is, 1 of 2.
    Stand (const std::vector<int> &nwAantal, int speler)
    {
      for (size_t i = 0; i < Plaatsen; i++)
        aantal[i] = static_cast<signed char> (nwAantal[i]);
      if (speler == 2)
        keerOm ();
    }

    // Retourneert: hoeveel er op een plaats ligt
    int in (int plaats) const { return aantal[plaats]; }

    // Retourneert: hoeveel er in zes kuiltjes ligt, vanaf plaats 0 of Ander
    int opBord (int eerste) const
    {
      int som = 0;
      for (int i = 0; i < Kalah; i++)
        som += aantal[eerste + i];
      return som;
    }

    // Retourneert: hoeveel steentjes er zijn
    int totaal () const
    {
      return opBord (0) + in (Kalah) + opBord (Ander) + in (Ander + Kalah);
    }

    // Retourneert: hoeveel wie aan beurt is in zijn kalah meer heeft
    int voorsprong () const { return in (Kalah) - in (Ander + Kalah); }

    // Retourneert: of er in een kalah meer dan de helft ligt
    bool beslist () const
    {
      return 2 * in (Kalah) > totaal () || 2 * in (Ander + Kalah) > totaal ();
    }

    // Retourneert: of het spel uit is
    bool uit () const { return beslist () || opBord (0) == 0; }

    // Retourneert: de stand nadat wie aan beurt is het kuiltje op een plaats,
    //   niet leeg, heeft gezaaid: een steentje tegelijk
    Stand naZet (int plaats) const
    {
      Stand na (*this);
      for (bool bijAnder = false, verder = true; verder; )
      {
        int hand = na.aantal[plaats];
        na.aantal[plaats] = 0;
        for ( ; hand > 0; hand--)
        {
          plaats = (plaats + 1) % (Plaatsen - 1);  // niet in de andere kalah
          na.aantal[plaats]++;
          bijAnder = bijAnder || plaats >= Ander;
        }
        verder = bijAnder && plaats < Kalah && na.aantal[plaats] > 1;
      }
      for ( ; plaats >= Ander && (na.in (plaats) == 2 || na.in (plaats) == 3);
            plaats--)
      {
        na.aantal[Kalah] =
          static_cast<signed char> (na.in (Kalah) + na.in (plaats));
        na.aantal[plaats] = 0;
      }
      na.keerOm ();
      return na;
    }

    // Retourneert: de aantallen met een spatie ertussen, eerst die van speler
    //   1; speler zegt wie aan beurt is
    std::string tekst (int speler) const
    {
      std::string rij;
      for (int i = speler == 1 ? 0 : Ander, n = 0; n < Plaatsen; i++, n++)
        rij += (n == 0 ? "" : " ") + std::to_string (in (i % Plaatsen));
      return rij;
    }

    // Retourneert: of deze stand voor een andere komt, naar wat er op het bord
    //   ligt; de kalahs tellen niet mee
    bool operator< (const Stand &ander) const
    {
      const int mijn = std::memcmp (aantal, ander.aantal, Kalah);
      return mijn < 0 || (mijn == 0 && std::memcmp
               (aantal + Ander, ander.aantal + Ander, Kalah) < 0);
    }

  private:

    signed char aantal[Plaatsen];

    // Geef de ander de beurt.
    void keerOm ()
    {
      for (int i = 0; i < Ander; i++)
        std::swap (aantal[i], aantal[Ander + i]);
    }
};

// Hoeveel wie aan beurt is nog meer krijgt dan de ander, als er gespeeld wordt
// tot hij niets meer heeft en de ander opruimt. Wat bekend is blijft in een
// tabel met een byte per stand.
class Eindspel
{
  public:

    // Maak de tabel, voor hoogstens zoveel steentjes op het bord.
    // Retourneert: false als het geheugen er niet is
    bool maak (size_t meeste)
    {
      for (size_t i = 0; i <= Kuilen; i++)
        for (size_t n = 0; n <= meeste + 1; n++)
          keuzes[i].push_back (n == 0 ? 0 : i == 0 ? 1
                               : keuzes[i][n - 1] + keuzes[i - 1][n]);
      return bekend.maak (keuzes[Kuilen].back ());
    }

    // Retourneert: hoeveel dat is in een stand
    int verschil (const Stand &stand)
    {
      if (stand.opBord (0) == 0)
        return -stand.opBord (Stand::Ander);
      unsigned char &vak = bekend[nummer (stand)];
      if (vak != 0)
        return vak - Nul;
      int beste = -Nul;
      for (int i = 0; i < Stand::Kalah; i++)
        if (stand.in (i) > 0)
        {
          const Stand na = stand.naZet (i);
          const int mijn = -na.voorsprong () - stand.voorsprong ()
                           - verschil (na);
          beste = mijn > beste ? mijn : beste;
        }
      vak = static_cast<unsigned char> (beste + Nul);
      return beste;
    }

  private:

    static const size_t Kuilen = 2 * Stand::Kalah;
    static const int Nul = 100;  // zo staat 0 in de tabel

    // Hoeveel verdelingen van minder dan n steentjes er over i kuilen zijn.
    std::vector<size_t> keuzes[Kuilen + 1];
    zoek::Blok<unsigned char> bekend;  // 0: nog niet

    // Retourneert: een eigen nummer voor elk bord: hoeveel er in de volgorde
    //   van het woordenboek voor komen, kuil na kuil geteld
    size_t nummer (const Stand &stand) const
    {
      size_t uit = 0, samen = 0, kuil = 0;
      for (int i = 0; i < Stand::Plaatsen; i++)
        if (i % Stand::Ander != Stand::Kalah)
        {
          samen += static_cast<size_t> (stand.in (i));
          uit += keuzes[++kuil][samen];
        }
      return uit;
    }
};

}

#endif
