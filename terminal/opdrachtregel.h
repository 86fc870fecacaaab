// opdrachtregel.h: wat er op de opdrachtregel van een programma staat.

#ifndef TerminalOpdrachtregelHVar
#define TerminalOpdrachtregelHVar

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "scherm.h"
#include "tekst.h"

namespace terminal
{

// Elke optie waar het programma naar vraagt wordt uit de lijst gehaald; wat
// overblijft zijn de bestandsnamen, of opties die niet bestaan. Achter een
// optie staat haar waarde, na een spatie of een isteken.
class Opdrachtregel
{
  public:

    // Neem de argumenten van main over; achter het woord "--", dat dus nooit
    // een waarde is, staan alleen bestandsnamen.
    Opdrachtregel (int argc, char **argv)
    {
      int i = 1;
      for ( ; i < argc && argv[i] != std::string ("--"); i++)
        woorden.push_back (argv[i]);
      for (i++; i < argc; i++)
        namen.push_back (argv[i]);
    }

    // Haal een optie zonder waarde, met haar streepjes, van de opdrachtregel.
    // Retourneert: true als zij er staat
    bool optie (const std::string &naam)
    {
      const size_t aantal = woorden.size ();
      for (auto woord = woorden.begin (); woord != woorden.end (); )
        woord = *woord == naam ? woorden.erase (woord) : woord + 1;
      return woorden.size () < aantal;
    }

    // Haal een optie met een getal van min t/m max van de opdrachtregel: dat
    // wordt getal, als true wordt geretourneerd. Verder als optieWaarde.
    template <typename Getal>
    bool optieGetal (const std::string &naam, long long min, long long max,
                     Getal &getal)
    {
      return optieWaarde (naam, "een geheel getal van " + std::to_string (min)
                                + " t/m " + std::to_string (max),
                          [&] (const std::string &woord)
                          { return leesGetal (woord, min, max, getal); });
    }

    // Haal een optie met een tekst, die leeg mag zijn, van de opdrachtregel;
    // die wordt de tekst. Verder als optieWaarde.
    bool optieTekst (const std::string &naam, const std::string &verwacht,
                     std::string &tekst)
    {
      return optieWaarde (naam, verwacht, [&] (const std::string &woord)
                          {
                            tekst = woord;
                            return true;
                          });
    }

    // Haal een optie (de naam, met streepjes) met een waarde van de
    // opdrachtregel, zo vaak als zij er staat. Een functie van een waarde,
    // lees, retourneert true als zij klopt, en bewaart haar dan zelf. Ontbreekt
    // zij of klopt zij niet, dan zegt een melding op stderr wat er verwacht
    // werd.
    // Retourneert: true als de optie er goed staat
    template <typename Lees>
    bool optieWaarde (const std::string &naam, const std::string &verwacht,
                      const Lees &lees)
    {
      const size_t lengte = naam.size () + 1;
      bool gevonden = false;
      for (auto woord = woorden.begin (); woord != woorden.end (); )
      {
        const bool metIs = woord->compare (0, lengte, naam + "=") == 0;
        if (!metIs && *woord != naam)
        {
          woord++;
          continue;
        }
        if (metIs)
          woord->erase (0, lengte);
        else
          woord = woorden.erase (woord);
        const bool niets = woord == woorden.end ();
        const std::string waarde = niets ? "" : *woord;
        if (!niets)
          woord = woorden.erase (woord);
        if (!niets && lees (waarde))
          gevonden = true;
        else
          fout (naam + ": gevonden " + (niets ? "niets" : toonbaar (waarde))
                + ", verwacht " + verwacht);
      }
      return gevonden;
    }

    // Bepaal wat er overblijft, nadat naar alle opties is gevraagd; een optie
    // die niet bestaat geeft een melding op stderr.
    // Retourneert: de bestandsnamen
    std::vector<std::string> bestanden ()
    {
      std::vector<std::string> alle;
      for (const std::string &woord : woorden)
        if (woord.size () > 1 && woord[0] == '-')
          meldOnbekend (woord);
        else
          alle.push_back (woord);
      alle.insert (alle.end (), namen.begin (), namen.end ());
      return alle;
    }

    // Meld elke optie die niet in een uitleg staat.
    void keur (const std::string &uitleg)
    {
      for (const std::string &woord : woorden)
      {
        const std::string naam = woord.substr (0, woord.find ('='));
        if (naam.size () > 1 && naam[0] == '-' && !staatIn (naam, uitleg))
          meldOnbekend (woord);
      }
    }

    // Retourneert: true als er nog geen fout gemeld is
    bool klopt () const { return goed; }

    // Meld op stderr wat er aan de opdrachtregel schort, en onthoud dat.
    void fout (const std::string &tekst)
    {
      std::cerr << inRegels (tekst + ".") << std::endl;
      goed = false;
    }

    // Iets wat aan een opdrachtregel kan schorten: of dat zo is, en wat dan.
    typedef std::pair<bool,std::string> Gebrek;

    // Meld het eerste gebrek dat er is; wat erna komt is er vaak door.
    // Retourneert: true als er een is
    bool meldEerste (const std::vector<Gebrek> &gebreken)
    {
      for (const Gebrek &een : gebreken)
        if (een.first)
        {
          fout (een.second);
          return true;
        }
      return false;
    }

  private:

    // Meld een optie die niet bestaat.
    void meldOnbekend (const std::string &woord)
    {
      fout ("onbekende optie " + toonbaar (woord)
            + "; --help noemt de opties die er zijn");
    }

    // Retourneert: true als een uitleg deze optie noemt, als heel woord
    static bool staatIn (const std::string &naam, const std::string &uitleg)
    {
      const std::string erna = " =,\n";
      const size_t lengte = naam.size () + 1;
      size_t plek = uitleg.find (" " + naam);
      while (plek != std::string::npos && plek + lengte < uitleg.size ()
             && erna.find (uitleg[plek + lengte]) == std::string::npos)
        plek = uitleg.find (" " + naam, plek + 1);
      return plek != std::string::npos;
    }

    std::vector<std::string> woorden,  // waar nog niet naar gevraagd is
                             namen;    // wat achter "--" staat
    bool goed = true;                  // er is nog geen fout gemeld
};

// Meld bij de opdrachtregel dat dit aantal bestandsnamen meer is dan het meeste
// dat mag, 0 of 1, als dat zo is.
inline void keurAantal (Opdrachtregel &regel, size_t aantal, size_t meeste)
{
  if (aantal > meeste)
    regel.fout ("gevonden " + std::to_string (aantal)
                + (aantal == 1 ? " bestandsnaam" : " bestandsnamen")
                + ", verwacht " + (meeste == 0 ? "geen" : "hoogstens een"));
}

}

#endif
