// steen.h: een dominosteen en de naam van de zet die hem legt.

#ifndef SteenHVar
#define SteenHVar

#include <string>

// Vera legt verticaal, Herman horizontaal.
class Steen
{
  public:

    // Parameters:
    // * nwKolom, nwRij: het vakje linksonder van de steen, vanaf 0
    explicit Steen (int nwKolom = 0, int nwRij = 0)
    : kolom (nwKolom), rij (nwRij)
    {
    }

    // Retourneert: de kolom van zijn vakje linksonder
    int getKolom () const
    {
      return kolom;
    }

    // Retourneert: de rij van zijn vakje linksonder
    int getRij () const
    {
      return rij;
    }

    // Parameter:
    // * verticaal: hoe de steen ligt
    // Retourneert: de naam van de zet, zoals d23 of cd4
    std::string naam (bool verticaal) const
    {
      const char deKolom = static_cast<char> ('a' + kolom),
                 deRij = static_cast<char> ('1' + rij);
      const std::string begin (1, deKolom);
      if (verticaal)
        return begin + deRij + static_cast<char> (deRij + 1);
      return begin + static_cast<char> (deKolom + 1) + deRij;
    }

    // Ontleed de naam van een zet.
    // Parameters:
    // * zet: de naam
    // * breedte, hoogte: de maten waar de plaats binnen moet vallen
    // * verticaal: wordt hoe de steen ligt
    // Retourneert: true als dit de naam van een zet is, en dan is deze steen
    //   die steen; of hij op het bord past is niet gezegd
    bool ontleed (const std::string &zet, int breedte, int hoogte,
                  bool &verticaal)
    {
      if (zet.size () != 3)
        return false;
      verticaal = zet[1] >= '0' && zet[1] <= '9';
      kolom = zet[0] - 'a';
      rij = zet[verticaal ? 1 : 2] - '1';
      return kolom >= 0 && kolom < breedte && rij >= 0 && rij < hoogte
             && zet == naam (verticaal);
    }

  private:

    int kolom, rij;
};

#endif
