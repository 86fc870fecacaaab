// voortgang.h: laat bij lang werk op stderr zien dat het opschiet.

#ifndef ZoekVoortgangHVar
#define ZoekVoortgangHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

namespace zoek
{

// Parameter:
// * seconden: een duur, minstens 0
// Retourneert: die duur in woorden, in een eenheid die erbij past
inline std::string duurTekst (double seconden)
{
  const double perEenheid[] = { 60, 60, 24, 365.25 };
  const char *const eenheid[] =
    { "seconden", "minuten", "uur", "dagen", "jaar" };
  int i = 0;
  for ( ; i < 4 && seconden >= 2 * perEenheid[i]; i++)
    seconden /= perEenheid[i];
  std::ostringstream tekst;
  tekst << std::setprecision (seconden < 1000 ? 3 : 2) << seconden << " "
        << eenheid[i];
  return tekst.str ();
}

// Een regel op stderr, die hoogstens eens per seconde vernieuwd wordt en die
// verdwijnt als het werk klaar is. Zij is telkens heel, met de cursor aan het
// begin van de volgende: breekt Ctrl-C het werk af, dan begint daar het
// volgende wat er op het scherm komt. Werk van minder dan twee seconden toont
// niets.
class Voortgang
{
  public:

    // Parameters:
    // * nwWat: welk werk het is
    // * nwEenheid: wat er geteld wordt, in het meervoud
    // * nwTotaal: hoeveel het er worden; onder 1: onbekend
    // * nwTussen: hoeveel er geteld worden tussen twee keer op de klok kijken
    Voortgang (const std::string &nwWat, const char *nwEenheid,
               long long nwTotaal, long long nwTussen = VaakGenoeg)
    : wat (nwWat), eenheid (nwEenheid), totaal (nwTotaal), tussen (nwTussen),
      kijkBij (0), begin (time (0)), laatst (begin + Stilte), getoond (false)
    {
    }

    Voortgang (const Voortgang &) = delete;  // er is maar een regel
    Voortgang &operator= (const Voortgang &) = delete;

    // Wis de regel.
    virtual ~Voortgang ()
    {
      if (getoond)
        std::cerr << EenOmhoog << Wis << std::flush;
    }

    // Noem het werk anders, bijvoorbeeld omdat er al iets bekend is.
    // Parameter:
    // * nwWat: welk werk het is
    void noem (const std::string &nwWat)
    {
      wat = nwWat;
    }

    // Toon hoe ver het is, als er weer een seconde om is.
    // Parameter:
    // * aantal: hoeveel er geteld is; nooit minder dan de vorige keer
    void toon (long long aantal)
    {
      if (aantal < kijkBij)
        return;
      kijkBij = aantal + tussen;
      const time_t nu = time (0);
      if (nu <= laatst)
        return;
      laatst = nu;
      if (!getoond)
        totaal = telTotaal ();
      toonRegel (static_cast<double> (aantal));
    }

  protected:

    // Bepaal hoeveel het er worden; dat gebeurt pas bij de eerste regel, zodat
    // een afgeleide klasse er de tijd voor mag nemen.
    // Retourneert: het aantal; onder 1: onbekend
    virtual long long telTotaal ()
    {
      return totaal;
    }

  private:

    static const long long VaakGenoeg = 10000;  // voor wat snel telt
    static const time_t Stilte = 2;  // seconden; de klok kapt ze af, dus
                                     // de eerste regel komt na 2 tot 3

    // Wat een terminal doet met de regel waar de cursor staat.
    static constexpr const char *EenOmhoog = "\033[A", *Wis = "\r\033[K";

    std::string wat;
    const char *eenheid;
    long long totaal, tussen, kijkBij;
    time_t begin, laatst;  // van het werk, en van de laatste regel
    bool getoond;          // of er al een regel staat

    // Parameter:
    // * aantal: een aantal
    // Retourneert: het aantal als tekst, in miljoenen als het groot is
    static std::string aantalTekst (double aantal)
    {
      const double miljoen = 1e6, groot = 1e5;
      std::ostringstream tekst;
      tekst << std::fixed << std::setprecision (1);
      if (aantal < groot)
        tekst << aantal;
      else
        tekst << aantal / miljoen << " miljoen";
      return tekst.str ();
    }

    // Zet de regel op stderr, in de plaats van de vorige.
    // Parameter:
    // * aantal: hoeveel er geteld is
    void toonRegel (double aantal)
    {
      const double alles = static_cast<double> (totaal),
                   tempo = aantal / static_cast<double> (laatst - begin);
      std::ostringstream regel;
      regel << (getoond ? EenOmhoog : "") << Wis << std::fixed << wat << ": ";
      if (totaal > 0)
        regel << std::setprecision (100 * aantal < alles ? 4 : 1)
              << 100 * aantal / alles << " %, nog "
              << duurTekst ((alles - aantal) / tempo) << "; ";
      else
        regel << aantalTekst (aantal) << " " << eenheid << "; ";
      regel << aantalTekst (tempo) << " " << eenheid << "/s\n";
      std::cerr << regel.str () << std::flush;  // in een keer: nooit half
      getoond = true;
    }
};

}

#endif
