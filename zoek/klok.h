// klok.h: hoe lang iets duurt voor wie erop zit te wachten, gemeten met de klok
// aan de wand. De rekentijd, van clock (), is iets anders: die staat stil als
// een ander programma aan de beurt is.

#ifndef ZoekKlokHVar
#define ZoekKlokHVar

#include <ctime>

namespace zoek
{

class Klok
{
  public:

    // Laat de klok aanwijzen dat er nu zoveel seconden voorbij zijn.
    void zet (double seconden) { begin = nu () - seconden; }

    // Retourneert: hoeveel seconden er voorbij zijn; 0 als iemand de klok
    //   intussen teruggezet heeft
    double seconden () const
    {
      const double voorbij = nu () - begin;
      return voorbij > 0 ? voorbij : 0;
    }

  private:

    double begin = nu ();  // hoe laat het toen was

    // Retourneert: hoe laat het is, in seconden; een ouder Windows heeft geen
    //   timespec_get, en daar is clock de klok aan de wand
    static double nu ()
    {
#ifdef TIME_UTC
      const double nano = 1e-9;
      struct timespec tijd = { 0, 0 };
      timespec_get (&tijd, TIME_UTC);
      return static_cast<double> (tijd.tv_sec)
             + nano * static_cast<double> (tijd.tv_nsec);
#else
      return static_cast<double> (clock ()) / CLOCKS_PER_SEC;
#endif
    }
};

}

#endif
