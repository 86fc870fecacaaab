// geheel.h: werk dat uit stukken bestaat: hoe ver het geheel is, in plaats van
// elk stuk apart. Zolang een Geheel bestaat noemt de voortgang van wat erbinnen
// gebeurt dat geheel: "nabeschouwing: zet 12 van 34, nog 6 seconden".

#ifndef ZoekGeheelHVar
#define ZoekGeheelHVar

#include <string>
#include "getaltekst.h"
#include "klok.h"
#include "toezicht.h"

namespace zoek
{

// Na hoeveel seconden de eerste regel komt die zegt hoe ver werk is.
const int Stilte = 2;

class Geheel
{
  public:

    // Begin met werk dat zo heet, van zoveel stukken die zo heten; nwToezicht
    // ziet toe, of 0. Is er maar een stuk, dan is dat het geheel zelf, en
    // blijft alles zoals het zonder is.
    Geheel (const std::string &nwWat, const std::string &nwStuk,
            size_t nwAantal, Toezicht *nwToezicht)
    : wat (nwWat), stuk (nwStuk), aantal (nwAantal),
      toezicht (nwAantal > 1 ? nwToezicht : 0),
      buiten (toezicht == 0 ? 0 : toezicht->getGeheel ()),
      metGrens (toezicht != 0 && toezicht->heeftGrens ())
    {
      if (toezicht != 0)
        toezicht->stelGeheel (this);
    }

    Geheel (const Geheel &) = delete;  // het toezicht kent er een
    Geheel &operator= (const Geheel &) = delete;

    // Wat eromheen bezig was gaat verder.
    ~Geheel ()
    {
      if (toezicht != 0)
        toezicht->stelGeheel (buiten);
    }

    // Begin met het volgende stuk.
    void volgende ()
    {
      nummer++;
      begonnen = klok.seconden ();
    }

    // Retourneert: de regel voor het scherm, als van dit stuk dit deel klaar
    //   is, van 0 (onbekend) t/m 1; met hoe lang het nog duurt, zodra dat te
    //   schatten is
    std::string tekst (double deel) const
    {
      if (buiten != 0)
        return buiten->tekst ((static_cast<double> (nummer) - 1 + deel)
                              / static_cast<double> (aantal));
      return wat + ": " + stuk + " " + std::to_string (nummer) + " van "
             + std::to_string (aantal)
             + (deel > 0 || nummer > 1
                ? ", nog " + duurTekst (naarBoven (rest (deel))) : "");
    }

    // Retourneert: hoe lang het geheel, met wat eromheen is, al bezig is
    double seconden () const
    {
      return buiten != 0 ? buiten->seconden () : klok.seconden ();
    }

    // Retourneert: true als het geheel een grens aan de tijd heeft, en niet elk
    //   stuk
    bool isBegrensd () const { return metGrens; }

    // Retourneert: na hoeveel seconden de volgende regel komt, om te zetten
    int &toonNa () { return buiten != 0 ? buiten->toonNa () : na; }

  private:

    const std::string wat, stuk;
    const size_t aantal;
    Toezicht *const toezicht;  // 0: er is niemand, of niets te verdelen
    Geheel *const buiten;      // wat eromheen bezig is, of 0
    const bool metGrens;
    const Klok klok;           // sinds het begin
    size_t nummer = 0;         // van het stuk dat bezig is
    double begonnen = 0;       // na zoveel seconden begon dat
    int na = Stilte;

    // Retourneert: hele seconden, minstens een
    static double naarBoven (double duur)
    {
      return 1 + static_cast<double> (static_cast<long long> (duur));
    }

    // Schat hoe lang het stuk dat bezig is duurt: uit het deel dat klaar is, of
    // anders zo lang als de vorige gemiddeld.
    // Parameters:
    // * al: zo lang is het bezig
    // * deel: wat er klaar is, of 0: onbekend
    // Retourneert: een aantal seconden, minstens al
    double duurVan (double al, double deel) const
    {
      if (deel > 0)
        return al / deel;
      const double gemiddeld =
        nummer > 1 ? begonnen / (static_cast<double> (nummer) - 1) : 0;
      return gemiddeld > al ? gemiddeld : al;
    }

    // Retourneert: hoe lang het geheel nog duurt als van dit stuk dit deel
    //   klaar is, en de volgende zo lang duren als gemiddeld tot en met dit
    //   stuk; niet langer dan het mag
    double rest (double deel) const
    {
      const double al = klok.seconden () - begonnen,
                   heel = duurVan (al, deel),
                   gemiddeld = (begonnen + heel) / static_cast<double> (nummer),
                   schatting = heel - al
                     + static_cast<double> (aantal - nummer) * gemiddeld,
                   mag = toezicht->overigeTijd ();
      return metGrens && mag < schatting ? mag : schatting;
    }
};

}

#endif
