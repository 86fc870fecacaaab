// opdrachtregel.h: ontleed de opdrachtregel in opties en bestandsnamen.

#ifndef TerminalOpdrachtregelHVar
#define TerminalOpdrachtregelHVar

#include <iostream>
#include <string>
#include <vector>
#include "tekst.h"

namespace terminal
{

// Elke optie waar het programma naar vraagt wordt uit de lijst gehaald; wat
// overblijft zijn de bestandsnamen, of opties die niet bestaan. Achter een
// optie staat haar waarde, na een spatie of een isteken.
class Opdrachtregel
{
  public:

    // Neem de argumenten van main over.
    Opdrachtregel (int argc, char **argv)
    : fouten (0)
    {
      for (int i = 1; i < argc; i++)
        woorden.push_back (argv[i]);
    }

    // Haal een optie zonder waarde, met haar streepjes, van de opdrachtregel.
    // Retourneert: true als zij er staat
    bool optie (const std::string &naam)
    {
      bool gevonden = false;
      for (size_t i = 0; i < opties (); i++)
        if (woorden[i] == naam)
        {
          verwijder (i--, 1);
          gevonden = true;
        }
      return gevonden;
    }

    // Haal een optie met een getal van de opdrachtregel; een getal dat
    // ontbreekt of niet klopt geeft een melding op stderr.
    // Parameters:
    // * naam: de optie, met de streepjes
    // * min, max: de grenzen van het getal (inclusief)
    // * getal: wordt het getal, als true wordt geretourneerd
    // Retourneert: true als de optie er goed staat
    template <typename Getal>
    bool optieGetal (const std::string &naam, long long min, long long max,
                     Getal &getal)
    {
      const std::string verwacht = "een geheel getal van "
        + std::to_string (min) + " t/m " + std::to_string (max);
      bool gevonden = false;
      std::string woord;
      while (neemWaarde (naam, verwacht, woord))
        if (leesGetal (woord, min, max, getal))
          gevonden = true;
        else
          fout (naam + ": gevonden " + toonbaar (woord) + ", verwacht "
                + verwacht);
      return gevonden;
    }

    // Haal een optie met een tekst erachter van de opdrachtregel; ontbreekt
    // die, dan volgt een melding op stderr.
    // Parameters:
    // * naam: de optie, met de streepjes
    // * verwacht: wat er achter hoort, voor de melding
    // * tekst: wordt de tekst, die leeg mag zijn
    // Retourneert: true als de optie er goed staat
    bool optieTekst (const std::string &naam, const std::string &verwacht,
                     std::string &tekst)
    {
      bool gevonden = false;
      while (neemWaarde (naam, verwacht, tekst))
        gevonden = true;
      return gevonden;
    }

    // Bepaal wat er overblijft, nadat naar alle opties is gevraagd; een optie
    // die niet bestaat geeft een melding op stderr. Na het woord "--" is alles
    // een bestandsnaam.
    // Retourneert: de bestandsnamen
    std::vector<std::string> bestanden ()
    {
      const size_t einde = opties ();
      std::vector<std::string> namen;
      for (size_t i = 0; i < woorden.size (); i++)
        if (i < einde && woorden[i].size () > 1 && woorden[i][0] == '-')
          fout ("onbekende optie " + toonbaar (woorden[i])
                + "; --help noemt de opties die er zijn");
        else if (i != einde)
          namen.push_back (woorden[i]);
      return namen;
    }

    // Retourneert: true als er nog geen fout gemeld is
    bool klopt () const { return fouten == 0; }

    // Meld op stderr wat er aan de opdrachtregel schort, en tel die fout.
    void fout (const std::string &tekst)
    {
      std::cerr << inRegels (tekst + ".") << std::endl;
      fouten++;
    }

  private:

    std::vector<std::string> woorden;  // waar nog niet naar gevraagd is
    int fouten;                        // het aantal gemelde fouten

    // Retourneert: het aantal woorden voor het eerste "--"
    size_t opties () const
    {
      size_t i = 0;
      while (i < woorden.size () && woorden[i] != "--")
        i++;
      return i;
    }

    // Haal een optie met haar waarde uit de lijst; ontbreekt die, dan volgt
    // een melding op stderr.
    // Parameters:
    // * naam, verwacht: zie optieTekst
    // * waarde: wordt de waarde, als true wordt geretourneerd
    // Retourneert: true als de optie er staat, met een waarde
    bool neemWaarde (const std::string &naam, const std::string &verwacht,
                     std::string &waarde)
    {
      for (size_t i = 0; i < opties (); i++)
        if (woorden[i].compare (0, naam.size () + 1, naam + "=") == 0)
        {
          waarde = woorden[i].substr (naam.size () + 1);
          verwijder (i, 1);
          return true;
        }
        else if (woorden[i] == naam && i + 1 < woorden.size ())
        {
          waarde = woorden[i + 1];
          verwijder (i, 2);
          return true;
        }
        else if (woorden[i] == naam)
        {
          fout (naam + ": gevonden niets, verwacht " + verwacht);
          verwijder (i, 1);
        }
      return false;
    }

    // Haal dit aantal woorden uit de lijst, vanaf plaats i.
    void verwijder (size_t i, size_t aantal)
    {
      for (size_t j = i; j + aantal < woorden.size (); j++)
        woorden[j] = woorden[j + aantal];
      woorden.resize (woorden.size () - aantal);
    }
};

}

#endif
