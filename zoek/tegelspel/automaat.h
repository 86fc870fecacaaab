// automaat.h: alles wat er uit een begin kan ontstaan, genummerd, met na elke
// zet wat er dan is: een voorraad wordt een voorraad, een bord een bord.

#ifndef ZoekTegelspelAutomaatHVar
#define ZoekTegelspelAutomaatHVar

#include <cstdlib>
#include <vector>
#include "nummering.h"
#include "zet.h"

namespace zoek
{
namespace tegelspel
{

// Toestand is een record met de velden na (per zet een wijzer naar de toestand
// erna, of 0), kan (de zetten die kunnen, als bitrij) en nummer. Een sleutel
// zegt welke toestand het is: zij bestaat uit velden van BitsPerVeld bits, met
// een aantal erin.
template <typename Toestand, int BitsPerVeld>
class Automaat
{
  public:

    Automaat (Automaat &&) = default;  // de toestanden wijzen naar elkaar:
    Automaat (const Automaat &) = delete;  // verhuizen kan, kopieren niet
    Automaat &operator= (const Automaat &) = delete;

    // Retourneert: het aantal toestanden
    int aantal () const
    {
      return static_cast<int> (toestanden.size ());
    }

    // Retourneert: de toestanden, op nummer
    const std::vector<Toestand> &alle () const
    {
      return toestanden;
    }

    // Retourneert: de toestand met dit nummer, 0 t/m aantal()-1
    const Toestand *op (unsigned long long nummer) const
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
        van.na[z] = 0;
        if (erna[i] != geen)
        {
          van.na[z] = &toestanden[static_cast<size_t> (erna[i])];
          van.kan |= 1u << z;
        }
      }
    }
};

}
}

#endif
