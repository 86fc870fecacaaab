// automaat.h: alles wat er uit een begin kan ontstaan, genummerd, met na elke
// zet wat er dan is: een voorraad wordt een voorraad, een bord een bord.

#ifndef ZoekTegelspelAutomaatHVar
#define ZoekTegelspelAutomaatHVar

#include <cstdlib>
#include <vector>
#include "../toeval.h"
#include "zet.h"

namespace zoek
{
namespace tegelspel
{

// Geeft verschillende sleutels de nummers 0, 1, 2, ...
class Nummering
{
  public:

    // Nummer een sleutel: een nieuwe krijgt het volgende nummer, vanaf 0.
    // Retourneert: haar nummer
    int nummer (unsigned long long sleutel)
    {
      const size_t vak = zoekVak (sleutel);
      if (vakken[vak] != Leeg)
        return vakken[vak];
      vakken[vak] = aantal ();
      sleutels.push_back (sleutel);
      if (2 * sleutels.size () > vakken.size ())
        verdubbel ();
      return aantal () - 1;
    }

    // Retourneert: het aantal uitgedeelde nummers
    int aantal () const { return static_cast<int> (sleutels.size ()); }

    // Retourneert: de sleutel met dit nummer, 0 t/m aantal()-1
    unsigned long long sleutel (int nummer) const
    {
      return sleutels[static_cast<size_t> (nummer)];
    }

  private:

    enum { Leeg = -1 };                      // een vak zonder nummer
    static const size_t BeginVakken = 1024;  // een macht van twee

    std::vector<unsigned long long> sleutels;  // op nummer
    std::vector<int> vakken =                  // open adressering: nummers
      std::vector<int> (BeginVakken, Leeg);

    // Retourneert: het vak waar de sleutel staat, of anders zou komen
    size_t zoekVak (unsigned long long sleutel) const
    {
      const size_t laatste = vakken.size () - 1;
      size_t vak = static_cast<size_t> (Toeval::meng (sleutel)) & laatste;
      while (vakken[vak] != Leeg
             && sleutels[static_cast<size_t> (vakken[vak])] != sleutel)
        vak = (vak + 1) & laatste;
      return vak;
    }

    // Verdubbel het aantal vakken en deel de nummers opnieuw in.
    void verdubbel ()
    {
      vakken.assign (2 * vakken.size (), Leeg);
      for (size_t i = 0; i < sleutels.size (); i++)
        vakken[zoekVak (sleutels[i])] = static_cast<int> (i);
    }
};

// Toestand is een record met de velden stap (per zet die kan: zoveel bytes
// verder staat de toestand erna), kan (de zetten die kunnen, als bitrij) en
// nummer. Zij is 64 bytes, met stappen die half zo groot zijn als wijzers: het
// zoeken wacht vooral op het geheugen. Een sleutel zegt welke toestand het is:
// zij bestaat uit velden van BitsPerVeld bits, met een aantal erin.
template <typename Toestand, int BitsPerVeld>
class Automaat
{
  public:

    // Retourneert: de toestanden, op nummer
    const std::vector<Toestand> &alle () const { return toestanden; }

    // Retourneert: de toestand met dit nummer, dat er is
    const Toestand *metNummer (unsigned long long nummer) const
    {
      return &toestanden[static_cast<size_t> (nummer)];
    }

  protected:

    static const unsigned long long Onmogelijk = ~0ULL;  // geen sleutel

    std::vector<Toestand> toestanden;  // op nummer

    // Maak een automaat zonder toestanden; zie maak.
    Automaat () {}

    // Retourneert: de sleutel met een 1 in dit veld
    static unsigned long long een (int veld)
    {
      return 1ULL << (veld * BitsPerVeld);
    }

    // Retourneert: wat er in dit veld van een sleutel staat
    static int hoeveel (unsigned long long sleutel, int veld)
    {
      return static_cast<int> (sleutel >> (veld * BitsPerVeld)
                               & ((1 << BitsPerVeld) - 1));
    }

    // Maak alle toestanden.
    // Parameters:
    // * nummering: de sleutels van de begintoestanden; krijgt alle andere erbij
    // * naZet: een functie van een sleutel en een zet, met de sleutel erna als
    //   uitkomst, of Onmogelijk als de zet niet kan
    // Post: de toestanden hebben hun nummer, en kennen hun zetten
    template <typename NaZet>
    void maak (Nummering &nummering, const NaZet &naZet)
    {
      const int geen = -1;
      std::vector<int> erna;  // per toestand en zet
      for (int i = 0; i < nummering.aantal (); i++)
        for (int z = 0; z < AantalZetten; z++)
        {
          const unsigned long long sleutel = naZet (nummering.sleutel (i), z);
          erna.push_back (sleutel == Onmogelijk ? geen
                                                : nummering.nummer (sleutel));
        }
      toestanden.resize (static_cast<size_t> (nummering.aantal ()));
      for (size_t i = 0; i < erna.size (); i++)
      {
        Toestand &van = toestanden[i / AantalZetten];
        const size_t z = i % AantalZetten;
        van.nummer = static_cast<unsigned> (i / AantalZetten);
        if (erna[i] != geen)
        {
          van.stap[z] = (erna[i] - static_cast<int> (van.nummer))
                        * static_cast<int> (sizeof (Toestand));
          van.kan = (van.kan | 1u << z) & AlleZetten;
        }
      }
    }
};

// Retourneert: de toestand na een zet die kan
template <typename Toestand>
inline const Toestand *na (const Toestand *toestand, int zet)
{
  return reinterpret_cast<const Toestand *>
    (reinterpret_cast<const char *> (toestand) + toestand->stap[zet]);
}

}
}

#endif
