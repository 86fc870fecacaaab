// tekening.h: het bord als tekening van letters en lijnen.

#ifndef TekeningHVar
#define TekeningHVar

#include <iostream>
#include <string>
#include <vector>

namespace domineren
{

class Tekening
{
  public:

    // Teken een leeg raster.
    // Parameters:
    // * nwBreedte, nwHoogte: de maten van het bord
    Tekening (int nwBreedte, int nwHoogte)
    : breedte (nwBreedte), hoogte (nwHoogte),
      cel (nwBreedte <= WijdeKolommen ? 4 : 2)
    {
      std::string lijn, rij;
      for (int kolom = 0; kolom < breedte; kolom++)
      {
        lijn += "+" + std::string (cel - 1, '-');
        rij += "|" + std::string (cel - 1, ' ');
      }
      for (int i = 0; i < hoogte; i++)
      {
        doek.push_back (lijn + "+");
        doek.push_back (rij + "|");
      }
      doek.push_back (lijn + "+");
    }

    // Zet een letter in een vakje.
    // Parameters:
    // * kolom, rij: het vakje
    // * letter: de letter
    void zet (int kolom, int rij, char letter)
    {
      doek[regel (rij)][links (kolom) + cel / 2] = letter;
    }

    // Veeg de lijn tussen de twee vakjes van een steen uit.
    // Parameters:
    // * kolom, rij: het vakje linksonder van de steen
    // * verticaal: of hij verticaal ligt
    void verbind (int kolom, int rij, bool verticaal)
    {
      const size_t begin = links (kolom);
      if (verticaal)
        for (size_t i = 1; i < cel; i++)
          doek[regel (rij) - 1][begin + i] = ' ';
      else
        doek[regel (rij)][begin + cel] = ' ';
    }

    // Zet de tekening op het scherm, met de namen van de kolommen en rijen.
    void drukAf () const
    {
      std::string kop (Kantlijn + cel / 2, ' ');
      for (int kolom = 0; kolom < breedte; kolom++)
        kop += static_cast<char> ('a' + kolom)
               + std::string (kolom < breedte - 1 ? cel - 1 : 0, ' ');
      std::cout << kop << "\n";
      for (size_t i = 0; i < doek.size (); i++)
        if (i % 2 == 0)
          std::cout << std::string (Kantlijn, ' ') << doek[i] << "\n";
        else
          std::cout << " " << (doek.size () - i) / 2 << " " << doek[i] << " "
                    << (doek.size () - i) / 2 << "\n";
      std::cout << kop << std::endl;
    }

  private:

    static const size_t Kantlijn = 3;
    static const int WijdeKolommen = 18;  // met brede vakjes

    int breedte, hoogte;
    size_t cel;                     // de breedte van een vakje, met een lijn
    std::vector<std::string> doek;  // de regels, de bovenste eerst

    // Parameter:
    // * rij: een rij
    // Retourneert: de regel van het doek waar zij staat
    size_t regel (int rij) const
    {
      return static_cast<size_t> (2 * (hoogte - rij) - 1);
    }

    // Parameter:
    // * kolom: een kolom
    // Retourneert: waar haar linkerlijn op een regel staat
    size_t links (int kolom) const
    {
      return static_cast<size_t> (kolom) * cel;
    }
};

}

#endif
