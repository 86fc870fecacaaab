// tabel.h: wie wint elk leeg bord?

#ifndef TabelHVar
#define TabelHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "domineren.h"
#include "menu.h"

namespace domineren
{

class Tabel
{
  public:

    // Reken alle borden door en toon de tabellen.
    // Parameters:
    // * nwGrootste: de grootste maat van een bord
    // * nwInstellingen: die van de opdrachtregel
    Tabel (int nwGrootste, const Menu::Instellingen &nwInstellingen)
    : grootste (nwGrootste), instellingen (nwInstellingen)
    {
      for (int rijen = 1; rijen <= grootste; rijen++)
        for (int kolommen = 1; kolommen <= grootste; kolommen++)
          reken (kolommen, rijen);
      toon ("Wie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman,"
            " ?: onbekend", winnaars);
      toon ("Doorzochte standen, voor beide beginners samen", standen);
      toon ("Seconden, voor beide beginners samen", seconden);
    }

  private:

    int grootste;
    const Menu::Instellingen &instellingen;
    std::vector<std::string> winnaars, standen, seconden;  // per bord

    // Reken een leeg bord door, met elk van beide spelers als beginner.
    // Parameters:
    // * kolommen, rijen: de maten van het bord
    void reken (int kolommen, int rijen)
    {
      const clock_t begin = clock ();
      long long veraStanden = 0, hermanStanden = 0;
      Domineren spel (kolommen, rijen), gekanteld (rijen, kolommen);
      const int vera = winnaar (spel, veraStanden);
      // Herman begint: kantel het bord en verwissel de spelers.
      const int ander = winnaar (gekanteld, hermanStanden);
      const int herman = ander == Domineren::Onbekend ? ander : 1 - ander;
      std::ostringstream tijd;
      tijd << std::fixed << std::setprecision (2)
           << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
      winnaars.push_back (letter (vera, herman));
      standen.push_back (std::to_string (veraStanden + hermanStanden));
      seconden.push_back (tijd.str ());
    }

    // Parameters:
    // * spel: een leeg bord
    // * aantal: wordt het aantal doorzochte standen
    // Retourneert: wie er wint als Vera begint
    int winnaar (Domineren &spel, long long &aantal) const
    {
      std::string zet;
      spel.stelTijd (static_cast<int> (instellingen.tijd));
      spel.toonVoortgang (!instellingen.stil);
      return spel.winnaar (zet, aantal);
    }

    // Parameters:
    // * vera, herman: wie er wint als Vera begint, en als Herman begint
    // Retourneert: de letter voor in de tabel
    static std::string letter (int vera, int herman)
    {
      if (vera == Domineren::Onbekend || herman == Domineren::Onbekend)
        return "?";
      if (vera == herman)
        return vera == Domineren::Vera ? "V" : "H";
      return vera == Domineren::Vera ? "1" : "2";
    }

    // Toon een tabel: rijen omlaag, kolommen naar rechts.
    // Parameters:
    // * kop: wat er in staat
    // * cellen: de inhoud
    void toon (const std::string &kop,
               const std::vector<std::string> &cellen) const
    {
      size_t breedte = 1;
      for (size_t i = 0; i < cellen.size (); i++)
        if (cellen[i].size () > breedte)
          breedte = cellen[i].size ();
      const int wijd = static_cast<int> (breedte) + 1;
      std::cout << kop << ":\n\n    ";
      for (int k = 1; k <= grootste; k++)
        std::cout << std::setw (wijd) << k;
      for (size_t i = 0; i < cellen.size (); i++)
      {
        if (i % static_cast<size_t> (grootste) == 0)
          std::cout << "\n" << std::setw (4)
                    << i / static_cast<size_t> (grootste) + 1;
        std::cout << std::setw (wijd) << cellen[i];
      }
      std::cout << "\n" << std::endl;
    }
};

}

#endif
