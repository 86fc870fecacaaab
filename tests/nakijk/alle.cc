// alle.cc: kijk een hele map met inzendingen na; zie alle.h.

#include "alle.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace nakijk
{

namespace
{

const size_t Tegelijk = 2;

std::vector<std::string> velden (const std::string &regel)
{
  std::istringstream in (regel);
  std::vector<std::string> lijst;
  std::string veld;
  while (std::getline (in, veld, ';'))
    lijst.push_back (veld);
  return lijst;
}

}

//*************************************************************************

bool keurAlle (const std::vector<std::string> &namen,
               const std::function<void (const std::string &)> &keur,
               const std::function<void (const std::string &)> &klaar)
{
  std::map<pid_t,std::string> bezig;
  bool goed = true;
  size_t volgende = 0;
  while (volgende < namen.size () || !bezig.empty ())
  {
    if (volgende < namen.size () && bezig.size () < Tegelijk)
    {
      const std::string naam = namen[volgende++];
      std::cout.flush ();
      const pid_t nummer = fork ();
      if (nummer == 0)
      {
        keur (naam);
        std::cout.flush ();
        _exit (0);
      }
      if (nummer < 0)
        return false;
      bezig[nummer] = naam;
      continue;
    }
    int status = 0;
    const pid_t nummer = wait (&status);
    goed = goed && WIFEXITED (status) && WEXITSTATUS (status) == 0;
    klaar (bezig[nummer]);
    bezig.erase (nummer);
  }
  return goed;
}

std::string tabelVan (const std::string &csv)
{
  std::istringstream in (csv);
  std::vector< std::vector<std::string> > rijen;
  std::string regel;
  size_t breedte = 9;
  while (std::getline (in, regel))
  {
    rijen.push_back (velden (regel));
    if (rijen.size () > 1)
      breedte = std::max (breedte, rijen.back ()[0].size ());
  }
  std::ostringstream legenda, uit;
  const std::vector<std::string> koppen = rijen[0];
  uit << std::left << std::setw (static_cast<int> (breedte)) << "inzending"
      << std::right << std::setw (8) << "punten";
  for (size_t i = 3; i < koppen.size (); i++)
  {
    const char letter = static_cast<char> ('a' + (i - 3));
    legenda << ((i - 3) % 4 > 0 ? "  " : i > 3 ? "\n" : "") << letter << " = "
            << koppen[i];
    uit << std::setw (4) << letter;
  }
  for (size_t i = 1; i < rijen.size (); i++)
  {
    uit << "\n" << std::left << std::setw (static_cast<int> (breedte))
        << rijen[i][0] << std::right << std::setw (8)
        << rijen[i][1] + "/" + rijen[i][2];
    for (size_t j = 3; j < rijen[i].size (); j++)
      uit << std::setw (4) << rijen[i][j];
  }
  return legenda.str () + "\n\n" + uit.str () + "\n";
}

}
