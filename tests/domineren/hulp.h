// hulp.h: wat de toetsen van Domineren delen.

#ifndef DominerenHulpHVar
#define DominerenHulpHVar

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>
#include "model.h"
#include "spellen/domineren/domineren.h"
#include "tests/proces.h"
#include "tests/toets.h"

// Het pad van een gebouwd programma, ook vanuit een andere map.
inline std::string programma (const std::string &naam)
{
  const char *const map = std::getenv ("BOUW");
  const std::string pad = (map == nullptr ? "tests/bouw" : std::string (map))
                          + "/" + naam;
  char *const hier = getcwd (nullptr, 0);
  const std::string heel = pad[0] == '/' ? pad : std::string (hier) + "/" + pad;
  std::free (hier);
  return heel;
}

// Een map die verdwijnt met het object.
class TijdelijkeMap
{
  public:

    TijdelijkeMap ()
    {
      char sjabloon[] = "/tmp/domineren_XXXXXX";
      if (mkdtemp (sjabloon) == nullptr)
        throw std::runtime_error ("kan in /tmp geen map maken");
      map = sjabloon;
    }

    ~TijdelijkeMap ()
    {
      if (std::system (("rm -rf " + map).c_str ()) != 0)
        std::cerr << "kan " << map << " niet verwijderen" << std::endl;
    }

    std::string pad (const std::string &naam) const { return map + "/" + naam; }

    void schrijf (const std::string &naam, const std::string &inhoud) const
    {
      std::ofstream (pad (naam).c_str (), std::ios::binary) << inhoud;
    }

  private:

    TijdelijkeMap (const TijdelijkeMap &);
    TijdelijkeMap &operator= (const TijdelijkeMap &);

    std::string map;
};

// De inhoud van een bestand; "(geen)" als het er niet is.
inline std::string inhoudVan (const std::string &naam)
{
  std::ifstream in (naam.c_str (), std::ios::binary);
  std::ostringstream inhoud;
  inhoud << in.rdbuf ();
  return in ? inhoud.str () : "(geen)";
}

inline bool bevat (const std::string &tekst, const std::string &stuk)
{
  return tekst.find (stuk) != std::string::npos;
}

// Een object in de stand van het model.
inline Domineren naar (const Model &model)
{
  Domineren spel (model.breedte, model.hoogte);
  for (const std::string &zet : model.gedaan)
    if (!spel.doeZet (zet))
      throw std::runtime_error ("doeZet weigert " + zet);
  return spel;
}

// Regels, elk met een nieuwe regel erachter.
inline std::string samen (const std::vector<std::string> &regels)
{
  std::string tekst;
  for (const std::string &regel : regels)
    tekst += regel + "\n";
  return tekst;
}

#endif
