// geheugen.h: wat er van een stelling bekend is, voor wie haar weer tegenkomt.

#ifndef ZoekTegelspelTrapGeheugenHVar
#define ZoekTegelspelTrapGeheugenHVar

#include <cstdlib>
#include <unordered_set>
#include "../../../constantes.h"
#include "../../toeval.h"

namespace trap
{

// De score van een stelling ligt van laag t/m hoog; gelijk: zij is bekend. De
// sleutel zegt welke stelling het is, en verandert niet. Een unordered_set laat
// wat erin zit niet veranderen, behalve wat mutable is; een unordered_map zou
// gewoner zijn, maar die header staat niet op de lijst van het vak.
struct Weetje
{
  unsigned long long sleutel;
  mutable int laag, hoog;
};

// Retourneert: of twee weetjes over dezelfde stelling gaan
inline bool operator== (const Weetje &een, const Weetje &ander)
{
  return een.sleutel == ander.sleutel;
}

// Verspreidt de sleutels.
struct Spreiding
{
  // Retourneert: een getal dat bij de stelling van een weetje hoort
  size_t operator() (const Weetje &weetje) const
  {
    return static_cast<size_t> (zoek::Toeval::meng (weetje.sleutel));
  }
};

class Geheugen
{
  public:

    // Retourneert: wat er van de stelling met deze sleutel bekend is; van een
    //   nieuwe nog niets
    const Weetje &van (unsigned long long sleutel)
    {
      return *weetjes.insert ({ sleutel, -MaxRijen, MaxRijen }).first;
    }

  private:

    std::unordered_set<Weetje,Spreiding> weetjes;
};

}

#endif
