// stelling.h: een stand van Kalah zoals het zoeken haar ziet, met de zetten.
//
// De regels van een zet staan stap voor stap in ../zaaien.h; dit is de snelle
// tweeling daarvan, zolang er niet meer dan MeesteKlein steentjes zijn.
//
// Wie aan beurt is heeft een woord van 64 bits, en de ander ook een; in elke
// byte staat het aantal steentjes van een kuil:
//
//   byte    7      6      5       4             0
//           0    kalah  kuil 5  kuil 4  ...  kuil 0
//
// De kuilen heten hier 0 t/m 5, en een zet is het nummer van een kuil. Zaaien
// is optellen van wat een tabel voor elke kuil en elk aantal steentjes noemt;
// ook slaan gaat met alle kuilen tegelijk. De bovenste bit van elke byte is
// vrij.

#ifndef ZoekKalahStellingHVar
#define ZoekKalahStellingHVar

#include <vector>
#include "../../../zoek/bits.h"
#include "../../../zoek/toeval.h"
#include "../constantes.h"
#include "afloop.h"

namespace zoek
{
namespace kalah
{

// De steentjes van beide spelers, gezien door wie aan beurt is.
class Stelling
{
  public:

    static const int Byte = 8;
    static const unsigned long long ByteMasker = 0xff,
                                    Enen = 0x0101010101010101ULL;  // elke byte

    // Neem een stand van de klasse Kalah, gezien door een speler; er zijn samen
    // hoogstens MeesteKlein steentjes.
    Stelling (const std::vector<int> &kuiltjes, int speler)
    : mijne (0), andere (0)
    {
      for (size_t i = 2 * PerSpeler; i-- > 0; )
      {
        Woord &rij = (i < PerSpeler) == (speler == 1) ? mijne : andere;
        rij = rij << Byte | static_cast<Woord> (kuiltjes[i]);
      }
    }

    // Neem van elk een rij, als in mijnRij, of geen steentjes; een kalah kan er
    // als byte 6 bij.
    explicit Stelling (unsigned long long nwMijne = 0,
                       unsigned long long nwAndere = 0)
    : mijne (nwMijne), andere (nwAndere)
    {
    }

    // Retourneert: hoeveel er bij wie aan beurt is in een kuil ligt, 0 t/m 5,
    //   of in de kalah, KalahPlaats
    int mijn (int kuil) const
    {
      return static_cast<int> (mijne >> Byte * kuil & ByteMasker);
    }

    // Als mijn, maar dan bij de ander.
    int ander (int kuil) const
    {
      return static_cast<int> (andere >> Byte * kuil & ByteMasker);
    }

    // Retourneert: hoeveel er in de kleine kuilen ligt van wie aan beurt is
    int mijnOpBord () const { return som (mijnRij ()); }

    // Retourneert: hoeveel in die van de ander
    int anderOpBord () const { return som (anderRij ()); }

    // Retourneert: hoeveel samen
    int opBord () const { return mijnOpBord () + anderOpBord (); }

    // Retourneert: mijn kalah min die van de ander
    int voorsprong () const { return mijn (KalahPlaats) - ander (KalahPlaats); }

    // Retourneert: de kleine kuilen van wie aan beurt is, kuil i in byte i
    unsigned long long mijnRij () const { return mijne & KleineKuilen; }

    // Als mijnRij, maar dan van de ander.
    unsigned long long anderRij () const { return andere & KleineKuilen; }

    // Retourneert: of wie aan beurt is niets meer op het bord heeft
    bool isLeeg () const { return mijnRij () == 0; }

    // Retourneert: de kuilen waar wie aan beurt is uit kan zaaien, als bitrij
    unsigned zetten () const
    {
      return verzamel ((mijnRij () + AllesVol) >> (Byte - 1));
    }

    // Retourneert: of er in beide standen overal evenveel ligt
    bool operator== (const Stelling &ander) const
    {
      return mijne == ander.mijne && andere == ander.andere;
    }

    // Retourneert: 64 goed gemengde bits, voor een tabel
    unsigned long long mengsel () const
    {
      return Toeval::meng (mijne + andere * Vermenger);
    }

  private:

    friend class Regels;  // die doet de zetten

    typedef unsigned long long Woord;

    static const Woord KleineKuilen = 0x0000ffffffffffffULL,
                       AllesVol = 127 * Enen & KleineKuilen,
                       // bit 0 van byte i naar bit i van de bovenste byte
                       Verzamel = 0x0102040810204080ULL,
                       Vermenger = 0x9e3779b97f4a7c15ULL;

    Woord mijne, andere;

    // Retourneert: bit 0 van elke byte van een woord, als bitrij
    static unsigned verzamel (Woord woord)
    {
      return static_cast<unsigned> ((woord & Enen) * Verzamel >> 56);
    }

    // Retourneert: de som van de bytes van een woord, hoogstens 255
    static int som (Woord woord)
    {
      return static_cast<int> (woord * Enen >> 56);
    }
};

// De zetten, voor alle standen met hetzelfde aantal steentjes.
class Regels : public Afloop<Stelling>
{
  public:

    // Maak de tabel van het zaaien. Er zijn zoveel steentjes in elke stand,
    // hoogstens MeesteKlein.
    explicit Regels (int totaal)
    : Afloop<Stelling> (totaal)
    {
      for (int kuil = 0; kuil < AantalKuiltjes; kuil++)
      {
        Zaaiing nu = { 0, 0, kuil };
        for (int aantal = 0; aantal <= MeesteKlein; aantal++)
        {
          zaaiing[kuil][aantal] = nu;
          nu.laatste = (nu.laatste + 1) % Rondgang;  // nog een steentje
          nu.mijne -= 1ULL << Stelling::Byte * kuil;
          (nu.laatste < PerSpeler ? nu.mijne : nu.andere) +=
            1ULL << Stelling::Byte * (nu.laatste % PerSpeler);
        }
      }
    }

    // Zaai een kuil leeg van wie aan beurt is, waar iets in ligt.
    // Retourneert: de stand erna, gezien door de ander
    Stelling naZet (const Stelling &stand, int kuil) const
    {
      Stelling na (stand);
      const bool langsAnder = kuil + stand.mijn (kuil) >= Rondgang;
      int plaats = zaai (na, kuil);
      while (langsAnder && plaats < KalahPlaats && na.mijn (plaats) > 1)
        plaats = zaai (na, plaats);
      if (plaats > KalahPlaats)
        sla (na, plaats - KalahPlaats - 1);
      return Stelling (na.andere, na.mijne);
    }

    // Retourneert: welke zetten meer dan een steentje kunnen opleveren als het
    //   spel niet uit is, als bitrij: die rondgaan, die slaan, en alle als de
    //   ander niets meer heeft, want dan kan het opruimen worden. De winst
    //   wordt wat de andere hoogstens opleveren; een zet doet minstens zoveel
    unsigned kansrijk (const Stelling &stand, int &winst) const
    {
      // Van elke kuil de plaats van het laatste steentje, zonder rond te gaan.
      const Woord laatste = stand.mijnRij () + Nummers;
      winst = minstens (laatste, KalahPlaats) != 0 ? 1 : 0;
      if (stand.anderRij () == 0)
        return stand.zetten ();
      const Woord anders = ((stand.andere + Stelling::Enen) ^ Slagbaar)
                           & Verschil;
      const unsigned doelen = AlleKuilen & ~minstens (anders / 2, 1),
                     plaatsen = doelen << (KalahPlaats + 1);
      // Wie 32 plaatsen of meer verder komt wijst zo een verkeerde aan; maar
      // hij gaat rond, en staat er dus toch bij.
      unsigned slagen = 0;
      for (int kuil = 0; kuil < AantalKuiltjes; kuil++)
        slagen |= (plaatsen >> (laatste >> Stelling::Byte * kuil & 31) & 1)
                  << kuil;
      return slagen | minstens (laatste, Rondgang);
    }

  private:

    typedef Stelling::Woord Woord;

    // Wat er bij de woorden komt als een kuil wordt leeggezaaid. Het eerste
    // telt af van 2^64 als er minder komt te liggen. De plaatsen heten 0 t/m
    // 5 (eigen kuilen), 6 (eigen kalah) en 7 t/m 12 (kuilen van de ander).
    struct Zaaiing
    {
      Woord mijne, andere;
      int laatste;          // de plaats van het laatste steentje
    };

    static const Woord Slagbaar = 2 * Stelling::Enen,   // 2 of 3 steentjes:
                       Verschil = 0xfe * Stelling::Enen,  // bit 0 is vrij
                       Nummers = 0x0000050403020100ULL;
    static const unsigned AlleKuilen = (1u << AantalKuiltjes) - 1;
    static const int WoordBits = 64;

    Zaaiing zaaiing[AantalKuiltjes][MeesteKlein + 1];

    // Retourneert: de kuilen waarvan de byte, hoogstens 127 + grens, minstens
    //   de grens is, 1 t/m 128; als bitrij
    static unsigned minstens (Woord woord, int grens)
    {
      const Woord erbij = (128 - static_cast<Woord> (grens)) * Stelling::Enen;
      return Stelling::verzamel (((woord & Stelling::KleineKuilen)
                                + (erbij & Stelling::KleineKuilen)) >> 7);
    }

    // Zaai een eigen kuil leeg; de stand verandert.
    // Retourneert: de plaats van het laatste steentje
    int zaai (Stelling &stand, int kuil) const
    {
      const Zaaiing &wat = zaaiing[kuil][stand.mijn (kuil)];
      stand.mijne += wat.mijne;
      stand.andere += wat.andere;
      return wat.laatste;
    }

    // Sla in de stand wat kan na een laatste steentje in een kuil van de ander.
    // Zijn woord schuift op tot die kuil bovenaan staat; de bovenste bit die
    // geen 2 of 3 kan zijn wijst dan aan hoe ver de slag gaat.
    static void sla (Stelling &stand, int kuil)
    {
      const int schuif = WoordBits - Stelling::Byte * (kuil + 1);
      const Woord boven = stand.andere << schuif,
                  anders = (boven ^ Slagbaar) & Verschil;
      const int blijft =
        Stelling::Byte * (laatsteBit (anders) / Stelling::Byte + 1);
      if (blijft == WoordBits)
        return;
      const Woord buit = boven >> blijft << blijft;
      stand.andere -= buit >> schuif;
      stand.mijne += static_cast<Woord> (Stelling::som (buit))
                     << Stelling::Byte * KalahPlaats;
    }
};

}
}

#endif
