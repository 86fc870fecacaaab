// nummering.h: geef verschillende sleutels de nummers 0, 1, 2, ...

#ifndef ZoekTegelspelNummeringHVar
#define ZoekTegelspelNummeringHVar

#include <cstdlib>
#include <vector>
#include "../toeval.h"

namespace zoek
{
namespace tegelspel
{

class Nummering
{
  public:

    // Begin zonder uitgedeelde nummers.
    Nummering ()
    : vakken (BeginVakken, static_cast<int> (Leeg))
    {
    }

    // Nummer een sleutel, een willekeurig getal; een nieuwe krijgt het volgende
    // nummer.
    // Retourneert: haar nummer, geteld vanaf 0
    int nummer (unsigned long long sleutel)
    {
      size_t vak = zoekVak (sleutel);
      if (vakken[vak] == Leeg)
      {
        if (2 * sleutels.size () >= vakken.size ())
        {
          verdubbel ();
          vak = zoekVak (sleutel);
        }
        vakken[vak] = static_cast<int> (sleutels.size ());
        sleutels.push_back (sleutel);
      }
      return vakken[vak];
    }

    // Retourneert: het aantal uitgedeelde nummers
    int aantal () const
    {
      return static_cast<int> (sleutels.size ());
    }

    // Retourneert: de sleutel met dit nummer, 0 t/m aantal()-1
    unsigned long long sleutel (int nummer) const
    {
      return sleutels[static_cast<size_t> (nummer)];
    }

  private:

    static const int Leeg = -1;
    static const size_t BeginVakken = 1024;  // een macht van twee

    std::vector<unsigned long long> sleutels;     // op nummer
    std::vector<int> vakken;                      // open adressering: nummers

    // Retourneert: het vak waar de sleutel staat, of anders zou komen
    size_t zoekVak (unsigned long long sleutel) const
    {
      const size_t laatste = vakken.size () - 1;
      size_t vak =
        static_cast<size_t> (Toeval::meng (sleutel)) & laatste;
      while (vakken[vak] != Leeg
             && sleutels[static_cast<size_t> (vakken[vak])] != sleutel)
        vak = (vak + 1) & laatste;
      return vak;
    }

    // Verdubbel het aantal vakken en deel de nummers opnieuw in.
    void verdubbel ()
    {
      const size_t nieuw = 2 * vakken.size ();
      vakken.assign (nieuw, static_cast<int> (Leeg));
      for (size_t i = 0; i < sleutels.size (); i++)
        vakken[zoekVak (sleutels[i])] = static_cast<int> (i);
    }
};

}
}

#endif
