// tabel.cc: lees de onderdelen van het nakijken; zie tabel.h.

#include "tabel.h"
#include "bestanden.h"

#include <map>

namespace nakijk
{

namespace
{

const char Bestand[] = "nakijken/onderdelen.md";

// Hoe de kenmerken in de tabel heten.
const std::map<std::string,Masker> Kenmerken = {
  { "RijLeeg", RijLeeg }, { "RijDeels", RijDeels }, { "Precies", Precies },
  { "HeleRij", HeleRij }, { "Volste", Volste }, { "Gelijkop", Gelijkop },
  { "AndereKleur", AndereKleur }, { "VultHeel", VultHeel },
  { "VultKort", VultKort }, { "PotLeeg", PotLeeg }, { "Hogere", Hogere },
  { "Loopt", Loopt }, { "EigenVol", EigenVol }, { "AnderVol", AnderVol },
  { "Vast", Vast }, { "AllesOp", AllesOp }, { "TeVeel", TeVeel },
  { "Gelijk", Gelijk }, { "GelijkRest", GelijkRest },
  { "LegeSchaal", LegeSchaal }, { "Speler1", Speler1 }, { "Groot", Groot },
  { "Een", Een }, { "Ruim", Ruim }, { "TerugKaal", TerugKaal },
  { "TerugVult", TerugVult }, { "TerugMeer", TerugMeer },
  { "TerugBeurt", TerugBeurt }, { "MetBeste", MetBeste },
  { "MetGoede", MetGoede } };

std::vector<Onderdeel> lees ()
{
  std::vector<Onderdeel> uit;
  int som = 0;
  for (const std::string &regel : regelsVan (inhoudVan (Bestand)))
  {
    std::vector<std::string> cel;  // de eerste is wat voor de eerste | staat
    for (const std::string &een : gesplitst (regel, '|'))
      cel.push_back (een.size () < 2 ? "" : een.substr (1, een.size () - 2));
    if (cel.size () != 7 || std::atoi (cel[3].c_str ()) == 0)
      continue;
    Onderdeel een = { cel[1], cel[2], std::atoi (cel[3].c_str ()), 0, cel[5],
                      cel[6] };
    for (const std::string &kenmerk : gesplitst (cel[4], ' '))
      een.kenmerken |= Kenmerken.at (kenmerk);
    som += een.zin.empty () ? 0 : een.punten;
    uit.push_back (een);
  }
  if (som != 100)
    throw std::runtime_error (std::string (Bestand) + " is niet de tabel");
  return uit;
}

}

//*************************************************************************

const std::vector<Onderdeel> &tabel ()
{
  static const std::vector<Onderdeel> onderdelen = lees ();
  return onderdelen;
}

}
