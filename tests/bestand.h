// bestand.h: bestanden en mappen voor de duur van een toets.

#ifndef BestandHVar
#define BestandHVar

#include <cstdlib>
#include <dirent.h>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

// De inhoud van een bestand, dat er hoort te zijn.
inline std::string inhoudVan (const std::string &naam)
{
  std::ifstream in (naam.c_str (), std::ios::binary);
  if (!in)
    throw std::runtime_error ("kan " + naam + " niet openen");
  std::ostringstream inhoud;
  inhoud << in.rdbuf ();
  return inhoud.str ();
}

inline bool bestaat (const std::string &naam)
{
  return access (naam.c_str (), F_OK) == 0;
}

// De namen van alle bestanden in een map die er hoort te zijn.
inline std::set<std::string> bestandenIn (const std::string &map)
{
  std::set<std::string> namen;
  DIR *const open = opendir (map.c_str ());
  if (open == nullptr)
    throw std::runtime_error ("er is geen map " + map);
  while (const struct dirent *bestand = readdir (open))
    if (bestand->d_name[0] != '.')
      namen.insert (bestand->d_name);
  closedir (open);
  return namen;
}

//*************************************************************************

// Een bestand dat verdwijnt met het object: het staat alleen in het geheugen,
// en heet alleen zo voor dit proces en zijn kinderen.
class TijdelijkBestand
{
  public:

    explicit TijdelijkBestand (const std::string &inhoud = "")
    : nummer (memfd_create ("toets", 0))
    {
      if (nummer < 0)
        throw std::runtime_error ("geen bestand in het geheugen");
      pad = "/proc/self/fd/" + std::to_string (nummer);
      met (inhoud);
    }

    ~TijdelijkBestand () { close (nummer); }
    const char *naam () const { return pad.c_str (); }

    // Geef het bestand een nieuwe inhoud.
    // Retourneert: hoe het heet
    const char *met (const std::string &inhoud)
    {
      if (ftruncate (nummer, 0) != 0
          || pwrite (nummer, inhoud.data (), inhoud.size (), 0)
             != static_cast<ssize_t> (inhoud.size ()))
        throw std::runtime_error ("kan niet schrijven in het geheugen");
      return naam ();
    }

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

    TijdelijkeMap ()
    {
      char sjabloon[] = "/tmp/toetsXXXXXX";
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

#endif
