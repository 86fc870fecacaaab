// scherm.h: wat er van uitvoer op een scherm komt te staan.

#ifndef SchermHVar
#define SchermHVar

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>
#include "tests/toets.h"
#include "tests/vangst.h"

// Een terminal, zo eenvoudig als het kan: gewone tekst, \r, \n, een regel
// omhoog (ESC [A), wissen tot het einde van de regel (ESC [K), een te lange
// regel afkappen (ESC [?7l) of weer laten omslaan (ESC [?7h), en kleuren, die
// niet te zien zijn.
class Terminal
{
  public:

    explicit Terminal (size_t nwBreedte = SIZE_MAX)
    : breedte (nwBreedte), regels (1), rij (0), kolom (0), slaatOm (true)
    {
    }

    // Ontvang uitvoer van een programma.
    void ontvang (const std::string &tekst)
    {
      for (size_t i = 0; i < tekst.size (); i++)
        if (tekst.compare (i, 3, "\033[A") == 0)
        {
          EIS_MET (rij > 0, "hoger dan het scherm");
          rij--;
          i += 2;
        }
        else if (tekst.compare (i, 3, "\033[K") == 0)
        {
          regels[rij].resize (std::min (kolom, regels[rij].size ()));
          i += 2;
        }
        else if (tekst.compare (i, 4, "\033[?7") == 0)
        {
          slaatOm = tekst[i + 4] == 'h';
          i += 4;
        }
        else if (tekst[i] == '\033')  // een kleur
          i = tekst.find ('m', i);
        else
          ontvang (tekst[i]);
    }

    // Wat er staat tot de cursor, zonder spaties aan het einde van een regel.
    // Achter de cursor mag niets staan.
    std::string beeld () const
    {
      std::string alles;
      for (size_t i = 0; i < regels.size (); i++)
      {
        const size_t lengte = regels[i].find_last_not_of (' ') + 1;
        alles += (i == 0 || i > rij ? "" : "\n") + regels[i].substr (0, lengte);
        EIS_MET (i < rij || lengte <= (i == rij ? kolom : 0),
                 "er staat iets achter de cursor: " << alles);
      }
      return alles;
    }

  private:

    size_t breedte;
    std::vector<std::string> regels;
    size_t rij, kolom;  // van de cursor
    bool slaatOm;

    // Ontvang een teken.
    void ontvang (char letter)
    {
      EIS_MET (letter == '\r' || letter == '\n'
               || (letter >= ' ' && letter <= '~'),
               "vreemd teken " << static_cast<int> (letter));
      if (letter >= ' ' && kolom == breedte)
      {
        if (slaatOm)
          ontvang ('\n');
        else
          kolom--;
      }
      if (letter == '\r' || letter == '\n')
        kolom = 0;
      if (letter == '\n' && ++rij == regels.size ())
        regels.push_back ("");
      if (letter < ' ')
        return;
      if (regels[rij].size () <= kolom)
        regels[rij].resize (kolom + 1, ' ');
      regels[rij][kolom++] = letter;
    }
};

// Vangt stderr op en laat zien wat er op een scherm van zou staan.
class Scherm : private Vangst
{
  public:

    Scherm () : Vangst (std::cerr) {}

    // Alles wat er geschreven is.
    std::string alles () const { return tekst (); }

    // Wat er te zien is, met een nieuwe regel aan het einde van elke regel.
    std::string beeld (size_t breedte = SIZE_MAX) const
    {
      Terminal terminal (breedte);
      terminal.ontvang (tekst ());
      return terminal.beeld ();
    }

    // Hoe vaak er een regel is gekomen, ook als zij gewist is.
    int keren () const
    {
      int aantal = 0;
      for (char letter : tekst ())
        aantal += letter == '\n';
      return aantal;
    }
};

#endif
