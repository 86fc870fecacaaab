// dump.h: alle velden van een object als tekst, om twee ogenblikken met
// elkaar te vergelijken.

#ifndef DumpHVar
#define DumpHVar

#include <string>
#include <utility>
#include <vector>
#include "zoek/toezicht.h"

class Dump
{
  public:

    // Schrijf een veld op.
    // Parameters:
    // * naam: hoe het veld heet
    // * waarde: een getal, een tekst, een paar, of een vector daarvan
    template <typename Waarde>
    Dump &veld (const char *naam, const Waarde &waarde)
    {
      alles += naam;
      alles += ':';
      schrijf (waarde);
      alles += '\n';
      return *this;
    }

    const std::string &tekst () const { return alles; }

  private:

    std::string alles;

    template <typename Getal>
    void schrijf (const Getal &getal)
    {
      alles += ' ';
      alles += std::to_string (getal);
    }

    void schrijf (char letter)
    {
      alles += ' ';
      alles += letter;
    }

    void schrijf (const std::string &woord)
    {
      alles += ' ';
      alles += woord;
    }

    template <typename A, typename B>
    void schrijf (const std::pair<A,B> &paar)
    {
      schrijf (paar.first);
      schrijf (paar.second);
    }

    template <typename Soort>
    void schrijf (const std::vector<Soort> &rij)
    {
      alles += " [";
      for (const Soort &deel : rij)
        schrijf (deel);
      alles += " ]";
    }
};

// Een spel dat een bestand leest zoals de opgave het geeft.
template <typename Spel>
struct Lezend
{
  static bool lees (Spel &spel, const char *naam)
  {
    return spel.leesInSpel (naam);
  }
};

// Toezicht dat voortgang laat zien op een terminal, en al het werk laat
// doorgaan.
inline Toezicht &gewoonToezicht ()
{
  static struct : Toezicht
  {
    bool opTerminal () const override { return true; }
  } toezicht;
  return toezicht;
}

// Toezicht dat niets laat zien, en afbreekt na een aantal keer door laten gaan.
struct Ongeduld : Toezicht
{
  mutable int over;

  explicit Ongeduld (int nwOver) : Toezicht (false), over (nwOver) {}
  bool stopGevraagd () const override { return over-- <= 0; }
};

#endif
