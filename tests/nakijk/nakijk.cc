// nakijk.cc: het hoofdprogramma van het nakijken; zie README.md.

#include "alle.h"
#include "bron.h"
#include "kaart.h"
#include "standen.h"

#include <iostream>
#include <map>
#include <set>
#include <unistd.h>

namespace
{

using namespace nakijk;

const char Gebruik[] =
  "Gebruik: nakijk --thuis MAP [opties] MAP\n"
  "Kijk de inzending in MAP (of een archief) na; meestal via make nakijken.\n"
  "  --thuis MAP         de map van dit project\n"
  "  --compiler NAAM     waarmee gebouwd wordt (g++)\n"
  "  --vlaggen TEKST     vlaggen voor de compiler (-O2)\n"
  "  --uit MAP           waar de bestanden van missers komen\n"
  "  --alleen NAAM       alleen deze functie, of deze inzending\n"
  "  --zaad N            andere standen, die niet in het openbaar staan\n"
  "  --stijl N           N punten eraf voor wie de regels van het vak breekt\n"
  "  --tegelijk N        zoveel inzendingen tegelijk\n"
  "  --csv               een regel per inzending in plaats van de kaart\n"
  "  --kop               zet boven die regels een regel met koppen\n"
  "  --grondig           keur ook het geheugengebruik\n"
  "  --student           een kaart voor de student, met andere standen\n"
  "  --opnieuw           ook wat al nagekeken is\n"
  "  --verplicht         weiger zonder zandbak\n"
  "  --zonder-snelheid   de voorbeeldspellen niet\n"
  "  --alle              MAP is een map met inzendingen\n"
  "  --onderdelen        laat zien welke zin van de opgave wat vraagt\n"
  "Exitcodes: 0 er is nagekeken, 1 dat ging mis, 2 verkeerd gebruik.\n";

const unsigned StudentZaad = 5000;

struct Opdracht
{
  std::map<std::string,std::string> teksten;  // de opties met een waarde
  std::set<std::string> vlaggen;              // en die zonder
  std::string map, uit;

  bool heeft (const std::string &vlag) const { return vlaggen.count (vlag); }
  std::string tekst (const std::string &optie) const
  {
    const auto plaats = teksten.find (optie);
    return plaats == teksten.end () ? "" : plaats->second;
  }
  int getal (const std::string &optie) const
  {
    return std::atoi (tekst (optie).c_str ());
  }
};

// Lees de opdrachtregel.
// Retourneert: een bezwaar, of niets
std::string lees (const std::vector<std::string> &woorden, Opdracht &opdracht)
{
  const std::set<std::string> teksten = { "--thuis", "--compiler", "--vlaggen",
    "--uit", "--alleen", "--zaad", "--stijl", "--tegelijk" },
    vlaggen = { "--csv", "--kop", "--grondig", "--student", "--opnieuw",
                "--verplicht", "--zonder-snelheid", "--alle", "--help",
                "--onderdelen" };
  for (size_t i = 0; i < woorden.size (); i++)
    if (vlaggen.count (woorden[i]) > 0)
      opdracht.vlaggen.insert (woorden[i]);
    else if (teksten.count (woorden[i]) > 0 && i + 1 == woorden.size ())
      return woorden[i] + ": er volgt niets op";
    else if (teksten.count (woorden[i]) > 0)
    {
      opdracht.teksten[woorden[i]] = woorden[i + 1];
      i++;
    }
    else if (woorden[i].substr (0, 2) == "--")
      return "onbekende optie " + woorden[i];
    else if (!opdracht.map.empty ())
      return "meer dan een map: " + woorden[i];
    else
      opdracht.map = woorden[i];
  return "";
}

Gereedschap gereedschap (const Opdracht &opdracht)
{
  const std::string compiler = opdracht.tekst ("--compiler");
  return Gereedschap { compiler.empty () ? "g++" : compiler,
    opdracht.teksten.count ("--vlaggen") > 0 ? opdracht.tekst ("--vlaggen")
                                             : "-O2",
    absoluut (opdracht.tekst ("--thuis")), absoluut ("/proc/self/exe") };
}

// Is dit een functie van de kaart?
bool isFunctie (const std::string &naam)
{
  for (const Onderdeel &onderdeel : tabel ())
    if (onderdeel.functie == naam)
      return true;
  return false;
}

Wensen wensen (const Opdracht &opdracht)
{
  const std::string alleen = opdracht.tekst ("--alleen");
  return Wensen { !opdracht.heeft ("--zonder-snelheid"),
                  opdracht.heeft ("--grondig"),
                  isFunctie (alleen) ? alleen : "",
                  opdracht.getal ("--stijl") };
}

// Maak de map voor de uitvoer, als die nodig is.
// Retourneert: een bezwaar, of niets
std::string maakUitvoermap (Opdracht &opdracht)
{
  opdracht.uit = opdracht.tekst ("--uit");
  if (opdracht.uit.empty ())
  {
    if (!opdracht.heeft ("--csv") || opdracht.heeft ("--alle"))
      opdracht.uit = nieuweMap ();
    return "";
  }
  const size_t laatste = opdracht.uit.find_last_not_of ('/'),
               streep = opdracht.uit.rfind ('/', laatste);
  const std::string ouder = absoluut (
    streep == std::string::npos ? "." : opdracht.uit.substr (0, streep + 1));
  if ((ouder + "/").find (absoluut (opdracht.map) + "/") == 0)
    return "de uitvoer mag niet in de map van de inzending komen";
  maakMap (opdracht.uit);
  opdracht.uit = absoluut (opdracht.uit);
  return "";
}

// Zet de tabel van alle onderdelen op het scherm, zoals in README.md.
void toonOnderdelen ()
{
  std::string vorige;
  for (const Onderdeel &onderdeel : tabel ())
    if (onderdeel.functie != "snelheid")
    {
      std::cout << "| " << (onderdeel.functie == vorige ? "" : onderdeel.functie)
                << " | " << onderdeel.punten << " | " << onderdeel.regel
                << " | " << (onderdeel.zin.empty () ? "(geen)" : onderdeel.zin)
                << " |\n";
      vorige = onderdeel.functie;
    }
}

// Controleer wat er gevraagd is.
// Retourneert: een bezwaar, of niets
std::string controleer (Opdracht &opdracht)
{
  if (opdracht.map.empty ())
    return "noem de map die nagekeken moet worden (INZENDING=map of MAP=map)";
  if (!isMap (opdracht.map)
      && (opdracht.heeft ("--alle") || !isArchief (opdracht.map)))
    return opdracht.map + " is geen map"
           + (opdracht.heeft ("--alle") ? "" : ", .zip of .tar.gz");
  if (!isMap (absoluut (opdracht.tekst ("--thuis"))))
    return "noem met --thuis waar het project staat";
  if (!heeftZandbak ())
    std::cerr << ZonderZandbak << std::endl;
  if (!heeftZandbak () && opdracht.heeft ("--verplicht"))
    return "zonder zandbak wordt er niet nagekeken (ZANDBAK=verplicht)";
  Keuze::zaad () = static_cast<unsigned> (opdracht.getal ("--zaad"))
                   + (opdracht.heeft ("--student") ? StudentZaad : 0);
  return maakUitvoermap (opdracht);
}

// Wat een vorige keer in de uitvoermap schreef, en nu niet meer klopt.
void ruimOudeMissers (const std::string &uit)
{
  for (const std::string &naam : namenIn (uit))
    if (naam.compare (0, 6, "misser") == 0)
      remove ((uit + "/" + naam).c_str ());
}

// Kijk een inzending na.
// Parameters:
// * naam: hoe zij op de kaart heet
// * pad: haar map of archief
// * bezwaar: waarom dat niet kon, of niets
Keuring keurEen (const Opdracht &opdracht, const std::string &naam,
                 const std::string &pad, std::string &bezwaar)
{
  Werkmap werkmap;
  const std::string map = bronnenVan (pad, werkmap.pad (), bezwaar);
  if (!bezwaar.empty ())
    return Keuring ();
  return keur (naam, map, gereedschap (opdracht), wensen (opdracht));
}

// Kijk een inzending na en zet de uitkomst op het scherm.
// Retourneert: de exitcode
int toonEen (const Opdracht &opdracht)
{
  std::string bezwaar;
  const Keuring keuring = keurEen (opdracht, opdracht.map,
                                   absoluut (opdracht.map), bezwaar);
  if (!bezwaar.empty ())
  {
    std::cerr << "nakijk: " << opdracht.map << ": " << bezwaar << "\n";
    return 1;
  }
  if (!opdracht.uit.empty ())
    ruimOudeMissers (opdracht.uit);
  const std::string scherm = kaart (keuring, opdracht.uit,
                                    opdracht.heeft ("--student"));
  if (opdracht.heeft ("--csv"))
  {
    std::cout << (opdracht.heeft ("--kop") ? csvKop () : "") << csv (keuring);
    return 0;
  }
  std::cout << scherm;
  if (namenIn (opdracht.uit).empty ())
    rmdir (opdracht.uit.c_str ());
  else
    std::cout << "De bestanden staan in " << opdracht.uit << ".\n"
              << "Naspelen: ga naar die map en typ "
                 "PAD/NAAR/TegelSpel < NAAM.invoer\n";
  return 0;
}

//*************************************************************************

// De nieuwste tijd van een bestand of van wat er in een map staat.
double nieuwste (const std::string &pad, int diepte)
{
  struct stat info;
  if (lstat (pad.c_str (), &info) != 0)
    return 0;
  double tijd = static_cast<double> (info.st_mtim.tv_sec)
                + 1e-9 * static_cast<double> (info.st_mtim.tv_nsec);
  if (S_ISDIR (info.st_mode) && diepte > 0)
    for (const std::string &naam : namenIn (pad))
      tijd = std::max (tijd, nieuwste (pad + "/" + naam, diepte - 1));
  return tijd;
}

// Alles wat de uitkomst bepaalt behalve de inzending zelf.
std::string stempel (const Opdracht &opdracht)
{
  std::string alles;
  for (const auto &optie : opdracht.teksten)
    if (optie.first != "--uit" && optie.first != "--tegelijk"
        && (optie.first != "--alleen" || isFunctie (optie.second)))
      alles += optie.first + "=" + optie.second + "\n";
  for (const char *vlag : { "--grondig", "--student", "--zonder-snelheid" })
    if (opdracht.heeft (vlag))
      alles += std::string (vlag) + "\n";
  return alles + (heeftZandbak () ? "" : ZonderZandbak);
}

// Welke inzendingen staan er in de map?
std::vector<std::string> inzendingen (const Opdracht &opdracht)
{
  std::vector<std::string> namen;
  for (const std::string &naam : namenIn (opdracht.map))
  {
    struct stat info;
    const std::string pad = opdracht.map + "/" + naam;
    if (lstat (pad.c_str (), &info) == 0
        && (S_ISDIR (info.st_mode) || S_ISLNK (info.st_mode)
            || isArchief (pad)))
      namen.push_back (naam);
    else
      std::cerr << "overgeslagen, geen map of archief: " << naam << std::endl;
  }
  return namen;
}

// Kijk alle inzendingen in een map na.
// Retourneert: de exitcode
int keurMap (const Opdracht &opdracht)
{
  Werkmap tijdelijk;
  setenv ("TMPDIR", tijdelijk.pad ().c_str (), 1);
  const std::string merk = stempel (opdracht);
  const int processors = static_cast<int> (sysconf (_SC_NPROCESSORS_ONLN)),
            tegelijk = opdracht.getal ("--tegelijk");
  Werk werk = { inzendingen (opdracht), opdracht.uit,
                tegelijk > 0 ? tegelijk : processors, nullptr, nullptr };
  const auto plaats = [&] (const std::string &naam)
                      { return opdracht.uit + "/" + naam; };
  werk.keur = [&] (const std::string &naam)
  {
    const std::string uit = plaats (naam);
    std::string bezwaar;
    maakMap (uit);
    ruimOudeMissers (uit);
    const Keuring keuring = keurEen (
      opdracht, naam, absoluut (opdracht.map) + "/" + naam, bezwaar);
    schrijf (uit + "/kaart", bezwaar.empty ()
             ? kaart (keuring, uit, opdracht.heeft ("--student"))
             : "Niet nagekeken: " + bezwaar + "\n");
    schrijf (uit + "/stempel", merk);
    schrijf (uit + "/punten.csv", bezwaar.empty () ? csv (keuring)
                                                   : csvZonder (naam, bezwaar));
  };
  werk.isKlaar = [&] (const std::string &naam)
  {
    const std::string alleen = opdracht.tekst ("--alleen");
    if (!alleen.empty () && !isFunctie (alleen))
      return naam != alleen;
    const double toen = nieuwste (plaats (naam) + "/punten.csv", 0);
    return !opdracht.heeft ("--opnieuw") && toen > 0
           && toen > nieuwste (opdracht.map + "/" + naam, 4)
           && toen > nieuwste (absoluut ("/proc/self/exe"), 0)
           && inhoudVan (plaats (naam) + "/stempel") == merk
           && !inhoudVan (plaats (naam) + "/kaart").empty ();
  };
  const bool goed = keurAlle (werk);
  const std::string alles = inhoudVan (opdracht.uit + "/punten.csv");
  if (opdracht.heeft ("--csv"))
    std::cout << alles.substr (opdracht.heeft ("--kop") ? 0
                                                        : csvKop ().size ());
  else
    std::cout << tabelVan (alles) << "\nDe kaarten staan in " << opdracht.uit
              << "/*/kaart, de punten in punten.csv.\n";
  return goed ? 0 : 1;
}

}

//*************************************************************************

int main (int argc, char **argv)
{
  Opdracht opdracht;
  try
  {
    std::string bezwaar =
      lees (std::vector<std::string> (argv + 1, argv + argc), opdracht);
    if (opdracht.heeft ("--help"))
    {
      std::cout << Gebruik;
      return 0;
    }
    if (opdracht.heeft ("--onderdelen"))
    {
      toonOnderdelen ();
      return 0;
    }
    if (bezwaar.empty ())
      bezwaar = controleer (opdracht);
    if (!bezwaar.empty ())
    {
      std::cerr << "nakijk: " << bezwaar << "\n";
      return 2;
    }
    return opdracht.heeft ("--alle") ? keurMap (opdracht)
                                     : toonEen (opdracht);
  }
  catch (const std::exception &fout)
  {
    std::cerr << "nakijk: " << fout.what () << "\n";
    return 1;
  }
}
