// rangschikking.h: een nummer voor elke verdeling van steentjes over kuilen.
//
// Liggen er in de kuilen 0 t/m i samen s_i steentjes, dan is
//
//   C (s_0, 1) + C (s_1 + 1, 2) + ... + C (s_k-1 + k - 1, k)
//
// het nummer van een verdeling over k kuilen. De getallen s_i + i stijgen, en
// elke rij van k stijgende getallen vanaf 0 heeft zo een eigen nummer (Knuth,
// "The Art of Computer Programming" 4A, 7.2.1.3, stelling L): de verdelingen
// van hoogstens n steentjes krijgen precies de nummers 0 t/m C (n + k, k) - 1.

#ifndef ZoekKalahRangschikkingHVar
#define ZoekKalahRangschikkingHVar

#include "../constantes.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

// De nummering van alle verdelingen.
class Rangschikking
{
  public:

    // Maak de tabel van alle C (s_i + i, i + 1).
    Rangschikking ()
    {
      for (int s = 0; s < Aantallen; s++)
      {
        term[0][s] = static_cast<unsigned long long> (s);
        for (int i = 1; i < AlleKuilen; i++)
          term[i][s] = s == 0 ? 0 : term[i][s - 1] + term[i - 1][s];
      }
    }

    // Retourneert: hoeveel verdelingen er zijn van hoogstens zoveel steentjes
    //   (0 t/m MeesteKlein) over zoveel kuilen (1 t/m 12)
    unsigned long long aantal (int kuilen, int steentjes) const
    {
      return term[kuilen - 1][steentjes + 1];
    }

    // Retourneert: het nummer van een rij van zes kuilen, als Stelling::mijnRij
    size_t nummer (unsigned long long rij) const
    {
      return static_cast<size_t> (som (rij * Stelling::Enen, 0));
    }

    // Retourneert: het nummer van de twaalf kleine kuilen van een stand, eerst
    //   die van wie aan beurt is
    unsigned long long nummer (const Stelling &stand) const
    {
      const unsigned long long mijn = stand.mijnRij () * Stelling::Enen,
                               alle = mijn >> 56;
      return som (mijn, 0) + som (stand.anderRij () * Stelling::Enen
                                  + alle * Stelling::Enen, AantalKuiltjes);
    }

  private:

    static const int AlleKuilen = 2 * AantalKuiltjes,
                     Aantallen = MeesteKlein + 2;  // zie aantal

    // C (s + i, i + 1), op i en s
    unsigned long long term[AlleKuilen][Aantallen];

    // Retourneert: de termen van zes kuilen samen, met in byte i van tot
    //   hoeveel steentjes er t/m kuil i liggen, en zoveel kuilen ervoor
    unsigned long long som (unsigned long long tot, int eerste) const
    {
      unsigned long long uit = 0;
      for (int i = 0; i < AantalKuiltjes; i++)
        uit += term[eerste + i]
                   [tot >> Stelling::Byte * i & Stelling::ByteMasker];
      return uit;
    }
};

}
}

#endif
