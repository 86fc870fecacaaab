// schermtoezicht.h: het toezicht op lang werk, voor wie aan het scherm zit.

#ifndef TerminalSchermtoezichtHVar
#define TerminalSchermtoezichtHVar

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include "../zoek/getaltekst.h"
#include "../zoek/toezicht.h"
#include "scherm.h"
#include "vraag.h"

namespace terminal
{

// Standaard-C++ weet niet waar uitvoer heen gaat. Linux wel: een terminal is
// geopend om te lezen en te schrijven, een pijp of een bestand alleen om te
// schrijven. Waar dat niet te zien is heet het geen terminal: dan is de
// uitvoer overal leesbaar. Een socket is open voor allebei, en heet hier een
// terminal.
// Retourneert: true als de meldingen (nummer 2) of de uitvoer (1) naar een
//   terminal gaan, of de invoer (0) ervan komt en de uitvoer geen bestand is
inline bool isTerminal (int nummer)
{
  const int leesEnSchrijf = 2, toegang = 4, octaal = 8;
  const char *const naam = std::getenv ("TERM");
  std::ostream &stroom = nummer == 2 ? std::cerr : std::cout;
  std::ifstream info ("/proc/self/fdinfo/" + std::to_string (nummer));
  std::string woord, vlaggen;
  while (info >> woord && woord != "flags:")
    continue;
  if (naam == 0 || std::string (naam) == "dumb" || !(info >> vlaggen)
      || stroom.tellp () >= 0)  // een bestand heeft een plaats
    return false;
  const long waarde = std::strtol (vlaggen.c_str (), 0, octaal);
  return waarde % toegang == leesEnSchrijf;
}

// Ctrl-C breekt het werk af. Zijn er vragen te stellen, dan wordt er gevraagd
// of lang werk door mag: een keer voor wat een keuze van een menu doet.
class Schermtoezicht : public zoek::Toezicht
{
  public:

    // Zie toe: met nwStil zonder voortgang op stderr, en met nwVragen om te
    // vragen, of 0: dan mag al het werk.
    explicit Schermtoezicht (bool nwStil, Vragen *nwVragen = 0)
    : Toezicht (!nwStil), stderrTerminal (isTerminal (2)), vragen (nwVragen)
    {
    }

    // Retourneert: zie zoek/toezicht.h
    bool opTerminal () const override { return stderrTerminal; }

    // Retourneert: zie zoek/toezicht.h
    bool stopGevraagd () const override
    {
      return Onderbreking::stopGevraagd ();
    }

    // Retourneert: zie zoek/toezicht.h
    bool vraagt () const override
    {
      return vragen != 0 && vragen->keuzes () != toegestaan;
    }

    // Zeg deze zin, met een regeleinde, erbij als er gevraagd wordt; of leeg.
    void stelTip (const std::string &zin) { tip = zin; }

    // Zeg hoe lang werk nog duurt, en vraag of het door mag. Wie terug wil naar
    // het menu breekt het af.
    // Parameter en wat het retourneert: zie zoek/toezicht.h
    bool magDoor (const zoek::Schatting &schatting) override
    {
      bool ja = false;
      const std::string hoeLang = schatting.seconden < 0
        ? "Dit komt niet af: te veel " + schatting.eenheid + " om te tellen"
        : (schatting.wat.empty () ? "Dit duurt" : schatting.wat)
          + " ongeveer " + zoek::duurTekst (schatting.seconden) + ": "
          + zoek::ongeveer (schatting.totaal) + " " + schatting.eenheid;
      std::cout << inRegels (hoeLang + ",") << "\n"
                << zoek::ongeveer (schatting.tempo)
                << " per seconde. Ctrl-C breekt af.\n"
                << tip << std::flush;
      if (!vragen->vraagJa ("Toch doorgaan?", ja))
        throw zoek::Afgebroken { 0, 0, "", true, false, "" };
      if (ja)
        toegestaan = vragen->keuzes ();
      return ja;
    }

  private:

    const bool stderrTerminal;
    Vragen *const vragen;
    std::string tip;            // wat er nog te zeggen is
    long long toegestaan = -1;  // bij hoeveel gevraagde keuzes het door mocht
};

// Retourneert: hoe ver afgebroken werk was, in een zin op een eigen regel
inline std::string afgebrokenTekst (const zoek::Afgebroken &werk)
{
  const bool meer = werk.aantal > 1;
  return "\n" + inRegels
    ("Afgebroken na " + zoek::duurTekst (werk.seconden)
     + (meer ? ", " + zoek::ongeveer (static_cast<double> (werk.aantal)) + " "
               + werk.eenheid + " bekeken" : "") + "; nog niet af."
     + (werk.bekend.empty () ? "" : " De score is " + werk.bekend + "."));
}

// Doe werk, een functie, onder dit toezicht in zoveel seconden; 0 of minder: in
// de tijd die het toezicht nog geeft. Breekt Ctrl-C het af, dan volgt op het
// scherm hoe ver het was; wat geweigerd is gaat door naar het menu.
// Retourneert: true als het af is, of de tijd om
template <typename Werk>
bool komtAf (zoek::Toezicht &toezicht, double seconden, const Werk &werk)
{
  try
  {
    toezicht.inTijd (seconden, werk);
    return true;
  }
  catch (const zoek::Afgebroken &waar)
  {
    if (waar.geweigerd)
      throw;
    std::cout << afgebrokenTekst (waar) << std::endl;
    return false;
  }
}

}

#endif
