// lijn.h: een rechte lijn door logaritmen, met de kleinste kwadraten.

#ifndef LijnHVar
#define LijnHVar

#include <cmath>

namespace verslag
{

class Lijn
{
  public:

    Lijn () : n (0), sx (0), sy (0), sxx (0), sxy (0), syy (0)
    {
    }

    // Voeg een punt toe.
    // Parameters:
    // * x: de plaats
    // * waarde: een getal boven 0; de logaritme ervan telt
    void voegToe (double x, double waarde)
    {
      const double y = std::log (waarde);
      n++;
      sx += x;
      sy += y;
      sxx += x * x;
      sxy += x * y;
      syy += y * y;
    }

    // Retourneert: de factor waarmee de waarde groeit als x een meer wordt
    double factor () const
    {
      return std::exp ((n * sxy - sx * sy) / (n * sxx - sx * sx));
    }

    // Retourneert: het deel van de spreiding dat de lijn verklaart (R^2)
    double verklaard () const
    {
      const double samen = n * sxy - sx * sy;
      return samen * samen / ((n * sxx - sx * sx) * (n * syy - sy * sy));
    }

  private:

    double n, sx, sy, sxx, sxy, syy;
};

}

#endif
