// csv.h: lees een csv-bestand van een proef.

#ifndef CsvHVar
#define CsvHVar

#include <cstdlib>
#include <fstream>
#include <istream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace verslag
{

// Een csv-bestand: per rij de velden, op de naam van de kolom.
typedef std::map<std::string, std::string> Rij;

// Lees een regel van een csv-bestand.
// Parameters:
// * in, naam: het bestand en zijn naam
// * velden: worden de velden op de regel
// Retourneert: of er nog een regel was; een halve regel is een fout
inline bool leesRegel (std::istream &in, const std::string &naam,
                       std::vector<std::string> &velden)
{
  std::string regel, veld;
  if (!std::getline (in, regel))
    return false;
  if (in.eof ())
    throw std::runtime_error (naam + " houdt op in " + regel);
  std::istringstream stukken (regel);
  velden.clear ();
  while (std::getline (stukken, veld, ';'))
    velden.push_back (veld);
  return true;
}

inline std::vector<Rij> leesCsv (const std::string &naam)
{
  std::ifstream in (naam.c_str ());
  std::vector<std::string> kolommen, velden;
  std::vector<Rij> rijen;
  if (!leesRegel (in, naam, kolommen))
    throw std::runtime_error (naam + " is leeg of ontbreekt");
  while (leesRegel (in, naam, velden))
  {
    if (velden.size () != kolommen.size ())
      throw std::runtime_error (naam + ", rij "
        + std::to_string (rijen.size () + 1) + ": "
        + std::to_string (velden.size ()) + " velden, verwacht "
        + std::to_string (kolommen.size ()));
    rijen.push_back (Rij ());
    for (size_t i = 0; i < kolommen.size (); i++)
      rijen.back ()[kolommen[i]] = velden[i];
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
