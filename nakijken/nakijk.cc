// nakijk.cc: het hoofdprogramma van het nakijken; zie README.md.

#include "alle.h"
#include "bestanden.h"
#include "kaart.h"

#include <iostream>
#include <random>
#include <regex>

namespace
{

using namespace nakijk;

const char Gebruik[] =
  "Gebruik, vanuit de map van het project, meestal via make nakijken:\n"
  "  nakijk een INZENDING, nakijk alle MAP, nakijk naspelen MISSER\n"
  "Met NAAM=waarde ervoor is te kiezen wat nakijken/README.md noemt.\n"
  "Exitcodes: 0 er is nagekeken, 1 dat ging mis, 2 verkeerd gebruik.\n";

const unsigned StudentZaad = 5000;

// Wat een keus mag zijn, als dat niet alles is; leeg mag ook.
const struct { const char *naam, *mag; } Keuzes[] = {
  { "ZAAD", "[0-9]{1,9}" }, { "STIJL", "[0-9]{1,9}" },
  { "TEGELIJK", "[0-9]{1,9}" }, { "UITVOER", "csv" }, { "KAART", "student" },
  { "OPNIEUW", "0|1" }, { "ZANDBAK", "verplicht" } };

int getal (const std::string &tekst) { return std::atoi (tekst.c_str ()); }

// Is dit een functie van de kaart?
bool isFunctie (const std::string &naam)
{
  return std::any_of (tabel ().begin (), tabel ().end (),
    [&] (const Onderdeel &onderdeel) { return onderdeel.functie == naam; });
}

// Maak de map voor de uitvoer.
// Retourneert: een bezwaar, of niets
std::string maakUitvoermap (Opdracht &opdracht)
{
  opdracht.uit = keus ("UITVOERMAP");
  if (opdracht.uit.empty ())
    opdracht.uit = nieuweMap ();
  const std::string uit = std::filesystem::weakly_canonical (opdracht.uit);
  if ((uit + "/").find (opdracht.pad + "/") == 0)
    return "de uitvoer mag niet in de map van de inzending komen";
  maakMap (uit);
  opdracht.uit = absoluut (uit);
  return "";
}

// Het zaad bepaalt de standen. Zonder ZAAD wordt het geloot, en in de uitvoermap
// bewaard: wie daar verdergaat krijgt hetzelfde.
unsigned kiesZaad (const std::string &uit)
{
  int zaad = getal (inhoudVan (uit + "/zaad").substr (0, 9));
  if (!keus ("ZAAD").empty ())
    zaad = getal (keus ("ZAAD"));
  else if (zaad == 0)
    zaad = static_cast<int> (100000 + std::random_device () () % 900000);
  schrijf (uit + "/zaad", std::to_string (zaad) + "\n");
  return static_cast<unsigned> (zaad)
         + (keus ("KAART") == "student" ? StudentZaad : 0);
}

// Controleer wat er gevraagd is, en maak er een opdracht van.
// Retourneert: een bezwaar, of niets
std::string lees (const std::string &pad, bool alle, Opdracht &opdracht)
{
  const std::string alleen = keus ("ALLEEN");
  for (const auto &een : Keuzes)
    if (!keus (een.naam).empty ()
        && !std::regex_match (keus (een.naam), std::regex (een.mag)))
      return een.naam + (" kan niet " + keus (een.naam)) + " zijn, wel "
             + een.mag;
  if (pad.empty ())
    return "noem de map die nagekeken moet worden (INZENDING=map of MAP=map)";
  if (!isMap (pad) && (alle || !isArchief (pad)))
    return pad + " is geen map" + (alle ? "" : ", .zip of .tar.gz");
  const std::vector<std::string> namen = namenIn (pad);
  if (!alleen.empty () && !isFunctie (alleen)
      && (!alle || !std::count (namen.begin (), namen.end (), alleen)))
    return "alleen " + alleen + ": dat is geen functie en geen inzending";
  if (!heeftZandbak ())
    std::cerr << ZonderZandbak << std::endl;
  if (!heeftZandbak () && keus ("ZANDBAK") == "verplicht")
    return "zonder zandbak wordt er niet nagekeken (ZANDBAK=verplicht)";
  opdracht.pad = absoluut (pad);
  const std::string bezwaar = maakUitvoermap (opdracht);
  if (!bezwaar.empty ())
    return bezwaar;
  opdracht.wensen = Wensen { keus ("SNELHEID") != "0",
    isFunctie (alleen) ? alleen : "", getal (keus ("STIJL")),
    kiesZaad (opdracht.uit) };
  opdracht.inzending = isFunctie (alleen) ? "" : alleen;
  return "";
}

// Kijk na, en zet de uitkomst op het scherm.
// Retourneert: de exitcode
int kijkNa (const std::string &pad, bool alle)
{
  Opdracht opdracht;
  std::string bezwaar = lees (pad, alle, opdracht);
  if (!bezwaar.empty ())
  {
    std::cerr << "nakijk: " << bezwaar << "\n";
    return 2;
  }
  const bool goed = alle ? keurMap (opdracht)
    : (bezwaar = keurEen (opdracht, pad, opdracht.pad, opdracht.uit)).empty ();
  const std::string regels = inhoudVan (opdracht.uit + "/punten.csv");
  if (!bezwaar.empty ())
    std::cerr << "nakijk: " << pad << ": " << bezwaar << "\n";
  else if (keus ("UITVOER") == "csv")
    std::cout << regels;
  else if (alle)
    std::cout << tabelVan (regels) << "\nDe kaarten staan in " << opdracht.uit
              << "/*/kaart, de punten in punten.csv.\n";
  else
    std::cout << inhoudVan (opdracht.uit + "/kaart")
              << "De bestanden staan in " << opdracht.uit << ".\n";
  return goed ? 0 : 1;
}

}

//*************************************************************************

int main (int argc, char **argv)
{
  const std::vector<std::string> woorden (argv + 1, argv + argc);
  const std::string wat = argc > 1 ? woorden[0] : "";
  try
  {
    if (argc == 3 && (wat == "een" || wat == "alle"))
      return kijkNa (woorden[1], wat == "alle");
    if (argc == 3 && wat == "naspelen")
      speelNa (woorden[1]);
    else if (argc == 4 && wat == "regels")
      toonRegels (woorden[1], woorden[2]);
    else
      std::cerr << Gebruik;
    return argc > 2 ? 0 : 2;
  }
  catch (const std::exception &fout)
  {
    std::cerr << "nakijk: " << fout.what () << "\n";
    return 1;
  }
}
