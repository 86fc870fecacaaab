// voortgang.h: laat bij lang werk op stderr zien dat het opschiet.

#ifndef VoortgangHVar
#define VoortgangHVar

#include <ctime>
#include <iomanip>
#include <iostream>

namespace zoek
{

// Een regel die hoogstens eens per seconde vernieuwd wordt, en die verdwijnt
// als het werk klaar is. Werk van minder dan twee seconden toont niets.
class Voortgang
{
  public:

    // Parameter:
    // * nwTotaal: hoeveel standen er bezocht gaan worden; onder 1: onbekend
    explicit Voortgang (long long nwTotaal)
    : totaal (nwTotaal), kijkBij (0), begin (time (0)), laatst (begin + 1),
      getoond (false)
    {
    }

    Voortgang (const Voortgang &) = delete;  // er is een regel
    Voortgang &operator= (const Voortgang &) = delete;

    // Veeg de regel uit.
    ~Voortgang ()
    {
      if (getoond)
        std::cerr << '\r' << std::setw (Breedte) << ' ' << '\r' << std::flush;
    }

    // Toon hoe ver het is, als er weer een seconde om is.
    // Parameter:
    // * standen: het aantal standen dat bezocht is
    void toon (long long standen)
    {
      if (standen < kijkBij)
        return;
      kijkBij = standen + TussenKijken;
      const time_t nu = time (0);
      if (nu <= laatst)
        return;
      laatst = nu;
      getoond = true;
      const double seconden = static_cast<double> (nu - begin),
                   tempo = static_cast<double> (standen) / seconden;
      std::cerr << '\r' << std::fixed << std::setprecision (1);
      if (totaal > 0)
        std::cerr << 100 * static_cast<double> (standen)
                     / static_cast<double> (totaal) << " %, nog "
                  << std::setprecision (0)
                  << static_cast<double> (totaal - standen) / tempo << " s; ";
      std::cerr << std::setprecision (1) << tempo / Miljoen
                << " miljoen standen/s   " << std::flush;
    }

  private:

    static const int Breedte = 70;                // van de regel
    static const long long TussenKijken = 100000; // standen, zo vaak de klok
    static constexpr double Miljoen = 1000000;

    long long totaal, kijkBij;
    time_t begin, laatst;  // van het werk, en van de laatste regel
    bool getoond;          // of er een regel staat
};

}

#endif
