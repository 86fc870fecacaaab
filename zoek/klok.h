// klok.h: hoe lang iets duurt voor wie erop zit te wachten, gemeten met de klok
// aan de wand. De rekentijd, van clock (), is iets anders: die staat stil als
// een ander programma aan beurt is, maar is niet voor of terug te zetten.

#ifndef ZoekKlokHVar
#define ZoekKlokHVar

#include <ctime>

namespace zoek
{

// Retourneert: een rekentijd, in tikken van clock, in seconden
inline double seconden (clock_t tikken)
{
  return static_cast<double> (tikken) / CLOCKS_PER_SEC;
}

class Klok
{
  public:

    // Laat de klok aanwijzen dat er nu zoveel seconden voorbij zijn.
    void zet (double seconden)
    {
      begin = nu () - seconden;
      beginRekenen = rekentijd () - seconden;
    }

    // Retourneert: hoeveel seconden er voorbij zijn; heeft iemand de klok
    //   intussen teruggezet, dan hoeveel er gerekend is
    double seconden () const
    {
      const double voorbij = nu () - begin, tijd = rekentijd () - beginRekenen;
      return voorbij > tijd ? voorbij : tijd;
    }

  private:

    double begin = nu (),              // hoe laat het toen was
           beginRekenen = rekentijd ();

    // Retourneert: hoeveel seconden het programma gerekend heeft
    static double rekentijd () { return zoek::seconden (clock ()); }

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
      return rekentijd ();
#endif
    }
};

}

#endif
