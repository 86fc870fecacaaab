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

    // Parameters:
    // * argc, argv: de argumenten van main
    Opdrachtregel (int argc, char **argv)
    : fouten (0)
    {
      bool opties = true;
      for (int i = 1; i < argc; i++)
      {
        const std::string woord = argv[i];
        const size_t is = woord.find ('=');
        opties = opties && woord != "--";
        woorden.push_back (woord);
        if (opties && woord.compare (0, 2, "--") == 0
            && is != std::string::npos)
        {
          woorden.back () = woord.substr (0, is);
          woorden.push_back (woord.substr (is + 1));
        }
      }
    }

    // Haal een optie zonder waarde van de opdrachtregel.
    // Parameter:
    // * naam: de optie, met de streepjes
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

    // Haal een optie met een van een paar woorden erachter, zoals
    // --kleur=nooit, van de opdrachtregel; een ander woord geeft een melding
    // op stderr.
    // Parameters:
    // * naam: de optie, met de streepjes
    // * mag: wat er achter mag staan
    // * plaats: wordt de plaats daarvan in de rij, als de optie er goed staat
    void optieWoord (const std::string &naam,
                     const std::vector<std::string> &mag, int &plaats)
    {
      std::string alle, woord;
      for (size_t j = 0; j < mag.size (); j++)
        alle += (j == 0 ? "" : j + 1 == mag.size () ? " of " : ", ") + mag[j];
      if (!optieTekst (naam, alle, woord))
        return;
      size_t gevonden = 0;
      while (gevonden < mag.size () && woord != mag[gevonden])
        gevonden++;
      if (gevonden < mag.size ())
        plaats = static_cast<int> (gevonden);
      else
        fout (naam + ": gevonden " + toonbaar (woord) + ", verwacht " + alle);
    }

    // Haal een optie met een getal van de opdrachtregel; een getal dat
    // ontbreekt of niet klopt geeft een melding op stderr.
    // Parameters:
    // * naam: de optie, met de streepjes
    // * min, max: de grenzen van het getal (inclusief)
    // * getal: wordt het getal, als true wordt geretourneerd
    // Retourneert: true als de optie er goed staat
    bool optieGetal (const std::string &naam, long long min, long long max,
                     long long &getal)
    {
      bool gevonden = false;
      for (size_t i = 0; i < opties (); i++)
        if (woorden[i] == naam)
        {
          const bool heeft = i + 1 < woorden.size ();
          if (heeft && leesGetal (woorden[i + 1], min, max, getal))
            gevonden = true;
          else
            fout (naam + ": gevonden "
                  + (heeft ? toonbaar (woorden[i + 1]) : "niets")
                  + ", verwacht een geheel getal van " + std::to_string (min)
                  + " t/m " + std::to_string (max));
          verwijder (i--, heeft ? 2 : 1);
        }
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
      for (size_t i = 0; i < opties (); i++)
        if (woorden[i] == naam)
        {
          gevonden = i + 1 < woorden.size ();
          if (gevonden)
            tekst = woorden[i + 1];
          else
            fout (naam + ": gevonden niets, verwacht " + verwacht);
          verwijder (i--, gevonden ? 2 : 1);
        }
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
    bool klopt () const
    {
      return fouten == 0;
    }

    // Meld een fout op de opdrachtregel op stderr en tel haar.
    // Parameter:
    // * tekst: wat eraan schort
    void fout (const std::string &tekst)
    {
      std::cerr << tekst << "." << std::endl;
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

    // Haal woorden uit de lijst.
    // Parameters:
    // * i: de plaats van het eerste
    // * aantal: hoeveel
    void verwijder (size_t i, size_t aantal)
    {
      for (size_t j = i; j + aantal < woorden.size (); j++)
        woorden[j] = woorden[j + aantal];
      woorden.resize (woorden.size () - aantal);
    }
};

}

#endif
