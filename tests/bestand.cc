// bestand.cc: wat bestand.h doet; deel van hoofd.cc.

#include "tests/bestand.h"

std::string inhoudVan (const std::string &naam)
{
  std::ifstream in (naam.c_str (), std::ios::binary);
  if (!in)
    throw std::runtime_error ("kan " + naam + " niet openen");
  std::ostringstream inhoud;
  inhoud << in.rdbuf ();
  return inhoud.str ();
}

std::set<std::string> bestandenIn (const std::string &map)
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

TijdelijkBestand::TijdelijkBestand (const std::string &inhoud)
: nummer (memfd_create ("toets", 0))
{
  if (nummer < 0)
    throw std::runtime_error ("geen bestand in het geheugen");
  pad = "/proc/self/fd/" + std::to_string (nummer);
  met (inhoud);
}

const char *TijdelijkBestand::met (const std::string &inhoud)
{
  if (ftruncate (nummer, 0) != 0
      || pwrite (nummer, inhoud.data (), inhoud.size (), 0)
         != static_cast<ssize_t> (inhoud.size ()))
    throw std::runtime_error ("kan niet schrijven in het geheugen");
  return naam ();
}

TijdelijkeMap::TijdelijkeMap ()
{
  char sjabloon[] = "/tmp/toetsXXXXXX";
  if (mkdtemp (sjabloon) == nullptr)
    throw std::runtime_error ("kan in /tmp geen map maken");
  map = sjabloon;
}

TijdelijkeMap::~TijdelijkeMap ()
{
  const int Open = 20;  // mappen tegelijk
  if (nftw (map.c_str (), [] (const char *naam, const struct stat *, int,
                              struct FTW *) { return std::remove (naam); },
            Open, FTW_DEPTH | FTW_PHYS) != 0)
    std::cerr << "kan " << map << " niet verwijderen" << std::endl;
}
