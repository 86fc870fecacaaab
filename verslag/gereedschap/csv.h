// csv.h: lees een csv-bestand van een proef.

#ifndef CsvHVar
#define CsvHVar

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace verslag
{

// Een csv-bestand: per rij de velden, op de naam van de kolom.
typedef std::map<std::string, std::string> Rij;

inline std::vector<Rij> leesCsv (const std::string &naam)
{
  std::ifstream in (naam.c_str ());
  std::string regel, veld;
  std::vector<std::string> kolommen;
  std::vector<Rij> rijen;
  if (!std::getline (in, regel))
    throw std::runtime_error (naam + " is leeg of ontbreekt");
  std::istringstream kop (regel);
  while (std::getline (kop, veld, ';'))
    kolommen.push_back (veld);
  while (std::getline (in, regel))
  {
    std::istringstream velden (regel);
    rijen.push_back (Rij ());
    for (const std::string &kolom : kolommen)
    {
      veld.clear ();
      std::getline (velden, veld, ';');
      rijen.back ()[kolom] = veld;
    }
  }
  return rijen;
}

inline double getal (const Rij &rij, const std::string &kolom)
{
  return std::atof (rij.at (kolom).c_str ());
}

inline long long heel (const Rij &rij, const std::string &kolom)
{
  return std::atoll (rij.at (kolom).c_str ());
}

inline bool bekend (const Rij &rij, const std::string &kolom)
{
  return rij.at (kolom) != "nan";
}

}

#endif
