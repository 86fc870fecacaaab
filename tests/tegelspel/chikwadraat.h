// chikwadraat.h: wijken waarnemingen af van wat er te verwachten was?

#ifndef ChikwadraatHVar
#define ChikwadraatHVar

#include <cmath>
#include <vector>

// De chi-kwadraatsom van waarnemingen tegen verwachte aantallen.
inline double chiKwadraat (const std::vector<int> &gezien,
                           const std::vector<double> &verwacht)
{
  double som = 0;
  for (size_t i = 0; i < gezien.size (); i++)
    som += (gezien[i] - verwacht[i]) * (gezien[i] - verwacht[i]) / verwacht[i];
  return som;
}

// Ligt een chi-kwadraatsom binnen vijf standaardafwijkingen?
inline bool gewoon (double chi, int vrijheid)
{
  return std::fabs (chi - vrijheid) < 5 * std::sqrt (2.0 * vrijheid);
}

#endif
