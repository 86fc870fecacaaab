// toezicht.h: wie er op lang werk toeziet: of het op stderr laat zien hoe ver
// het is, of het moet stoppen, en of het door mag als het lang gaat duren.

#ifndef ZoekToezichtHVar
#define ZoekToezichtHVar

#include <string>
#include "klok.h"

namespace zoek
{

class Geheel;  // geheel.h

// Wat er gegooid wordt als werk moet stoppen: hoe ver het was.
struct Afgebroken
{
  double seconden;      // hoe lang het duurde
  long long aantal;     // hoeveel er geteld is
  std::string eenheid;  // wat er geteld werd, in het meervoud
  bool geweigerd,       // of het niet door mocht
       tijdOm;          // of de tijd om was
  std::string bekend;   // waar de score tussen ligt, zoals -10..0, of leeg
};

// Hoe lang werk nog gaat duren.
struct Schatting
{
  // Zo lang is er gemeten voor er een schatting is, en zo lang mag werk duren
  // zonder te vragen, in seconden.
  static constexpr double Meettijd = 0.1, KortGenoeg = 10;

  double seconden;      // naar verwachting; negatief: er komt geen eind aan
  double totaal;        // hoeveel er geteld wordt
  double tempo;         // hoeveel per seconde
  std::string eenheid,  // wat er geteld wordt, in het meervoud
              wat;      // wat er duurt, met dat werkwoord, of leeg
};

}

// Het gewone toezicht laat zien hoe ver het is, en laat al het werk doorgaan.
// Het staat buiten de naamruimte, want de header van een klasse noemt het: wie
// die opneemt mag zelf iets hebben dat zoek heet.
class Toezicht
{
  public:

    // Zie toe, en laat zien hoe ver het is, of niet.
    explicit Toezicht (bool nwToont = true) : zichtbaar (nwToont) {}

    // Elk toezicht ruimt zichzelf op.
    virtual ~Toezicht () {}

    // Geef het werk van nu af zoveel seconden, zonder te vragen of het door
    // mag; 0 of minder: zonder grens.
    void geefTijd (double seconden)
    {
      klok.zet (0);
      grens = seconden;
    }

    // Retourneert: true als er een grens aan de tijd is
    bool heeftGrens () const { return grens > 0; }

    // Retourneert: true als die tijd om is
    bool tijdOm () const { return heeftGrens () && klok.seconden () >= grens; }

    // Retourneert: hoeveel seconden er dan nog zijn
    double overigeTijd () const { return grens - klok.seconden (); }

    // Retourneert: welk deel van de tijd er voorbij is, als er een grens is
    double deelVanTijd () const { return klok.seconden () / grens; }

    // Retourneert: het werk in stukken waar dit bij hoort, of 0; zie geheel.h
    zoek::Geheel *getGeheel () const { return geheel; }

    // Het werk hoort van nu af bij dit geheel; 0: bij geen.
    void stelGeheel (zoek::Geheel *nwGeheel) { geheel = nwGeheel; }

    // Doe werk, een functie, in zoveel seconden, als geefTijd; het moet naar
    // dit toezicht luisteren. Daarna is er geen grens meer. Is het 0 of minder,
    // dan blijft de grens die er is.
    // Parameter:
    // * gedaan: wordt, als het niet 0 is, hoeveel er geteld was toen die
    //   seconden om waren
    // Retourneert: false als die seconden om waren voor het af kwam
    template <typename Werk>
    bool inTijd (double seconden, const Werk &werk, long long *gedaan = 0)
    {
      if (seconden <= 0)
      {
        werk ();
        return true;
      }
      geefTijd (seconden);
      try
      {
        werk ();
      }
      catch (const zoek::Afgebroken &waar)
      {
        geefTijd (0);
        if (!waar.tijdOm)
          throw;
        if (gedaan != 0)
          *gedaan = waar.aantal;
        return false;
      }
      geefTijd (0);
      return true;
    }

    // Retourneert: true als het werk laat zien hoe ver het is
    bool toont () const { return zichtbaar; }

    // Retourneert: true als stderr een terminal is
    virtual bool opTerminal () const { return false; }

    // Retourneert: true als het werk moet stoppen
    virtual bool stopGevraagd () const { return false; }

    // Retourneert: true als lang werk eerst magDoor moet vragen
    virtual bool vraagt () const { return false; }

    // Mag werk dat begonnen is door? De parameter is hoe lang het nog duurt.
    // Retourneert: true als het door mag
    virtual bool magDoor (const zoek::Schatting &) { return true; }

  private:

    const bool zichtbaar;
    zoek::Klok klok;
    double grens = 0;  // in seconden, op die klok; 0 of minder: geen
    zoek::Geheel *geheel = 0;
};

namespace zoek
{

using ::Toezicht;

}

#endif
