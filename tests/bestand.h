// bestand.h: bestanden en mappen voor de duur van een toets.

#ifndef BestandHVar
#define BestandHVar

#include <cstdio>
#include <cstdlib>
#include <dirent.h>
#include <fstream>
#include <ftw.h>
#include <iostream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

// De inhoud van een bestand, dat er hoort te zijn.
std::string inhoudVan (const std::string &naam);

inline bool bestaat (const std::string &naam)
{
  return access (naam.c_str (), F_OK) == 0;
}

// De namen van alle bestanden in een map die er hoort te zijn.
std::set<std::string> bestandenIn (const std::string &map);

//*************************************************************************

// Een bestand dat verdwijnt met het object: het staat alleen in het geheugen,
// en heet alleen zo voor dit proces en zijn kinderen.
class TijdelijkBestand
{
  public:

    explicit TijdelijkBestand (const std::string &inhoud = "");

    ~TijdelijkBestand () { close (nummer); }
    const char *naam () const { return pad.c_str (); }

    // Geef het bestand een nieuwe inhoud.
    // Retourneert: hoe het heet
    const char *met (const std::string &inhoud);

  private:

    TijdelijkBestand (const TijdelijkBestand &);
    TijdelijkBestand &operator= (const TijdelijkBestand &);

    int nummer;
    std::string pad;
};

// Laat een spel een bestand met deze inhoud lezen.
template <typename Spel>
bool leesTekst (Spel &spel, const std::string &inhoud)
{
  return spel.leesInSpel (TijdelijkBestand (inhoud).naam ());
}

// Een map die met al haar inhoud verdwijnt met het object.
class TijdelijkeMap
{
  public:

    TijdelijkeMap ();

    ~TijdelijkeMap ();

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

#endif
