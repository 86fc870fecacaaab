// nakijk.cc: het hoofdprogramma van het nakijken; zie README.md.

#include "alle.h"
#include "bestanden.h"
#include "kaart.h"

#include <iostream>
#include <map>
#include <random>
#include <set>
#include <unistd.h>

namespace
{

using namespace nakijk;

const char Gebruik[] =
  "Gebruik: nakijk --thuis MAP [opties] MAP\n"
  "Kijk de inzending in MAP (of een archief) na, meestal via make nakijken;\n"
  "nakijken/README.md zegt wat elke optie doet. Leeg is er geen. Opties:\n";

const unsigned StudentZaad = 5000;
const char Bankmap[] = "/nakijken";
const char Punten[] = "punten.csv";  // zo heet geen inzending

// De opties met een waarde, en wat die mag zijn: alles, een getal, of een van
// deze woorden.
const char Woorden[] = "", Getal[] = "een getal";
const std::map<std::string,std::string> Opties = {
  { "--thuis", Woorden }, { "--compiler", Woorden }, { "--vlaggen", Woorden },
  { "--uitvoermap", Woorden }, { "--alleen", Woorden }, { "--regels", Woorden },
  { "--naspelen", Woorden },
  { "--zaad", Getal }, { "--stijl", Getal }, { "--tegelijk", Getal },
  { "--uitvoer", "csv" }, { "--kaart", "student" }, { "--grondig", "0 1" },
  { "--opnieuw", "0 1" }, { "--zandbak", "verplicht nee" } };
const std::set<std::string> Vlaggen = { "--kop", "--zonder-snelheid", "--alle",
                                        "--help", "--onderdelen" };

struct Opdracht
{
  std::map<std::string,std::string> teksten;  // de opties die er zijn
  std::string map, uit;

  // Is een optie er, en niet 0?
  bool heeft (const std::string &optie) const
  {
    const std::string waarde = tekst (optie);
    return !waarde.empty () && waarde != "0";
  }
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

// Mag een optie deze waarde hebben?
bool magWaarde (const std::string &optie, const std::string &waarde)
{
  const size_t cijfers = 9;
  const std::string mag = Opties.at (optie);
  if (mag == Woorden || waarde.empty ())
    return true;
  return mag == Getal
         ? waarde.find_first_not_of ("0123456789") == std::string::npos
           && waarde.size () <= cijfers
         : (" " + mag + " ").find (" " + waarde + " ") != std::string::npos;
}

// Lees de opdrachtregel.
// Retourneert: een bezwaar, of niets
std::string lees (const std::vector<std::string> &woorden, Opdracht &opdracht)
{
  for (size_t i = 0; i < woorden.size (); i++)
    if (Vlaggen.count (woorden[i]) > 0)
      opdracht.teksten[woorden[i]] = "1";
    else if (Opties.count (woorden[i]) > 0)
    {
      if (i + 1 == woorden.size ())
        return woorden[i] + ": er volgt niets op";
      if (!magWaarde (woorden[i], woorden[i + 1]))
        return woorden[i].substr (2) + " kan niet " + woorden[i + 1]
               + " zijn, wel: " + Opties.at (woorden[i]);
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
  const std::string compiler = opdracht.tekst ("--compiler"),
                    vlaggen = opdracht.tekst ("--vlaggen");
  return Gereedschap { compiler.empty () ? "g++" : compiler,
    vlaggen.empty () ? "-O2" : vlaggen, absoluut (opdracht.tekst ("--thuis")),
    absoluut ("/proc/self/exe") };
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
                  isFunctie (alleen) ? alleen : "", opdracht.getal ("--stijl"),
                  static_cast<unsigned> (opdracht.getal ("--zaad"))
                  + (opdracht.heeft ("--kaart") ? StudentZaad : 0) };
}

// Maak de map voor de uitvoer, als die nodig is.
// Retourneert: een bezwaar, of niets
std::string maakUitvoermap (Opdracht &opdracht)
{
  opdracht.uit = opdracht.tekst ("--uitvoermap");
  if (opdracht.uit.empty ())
  {
    if (!opdracht.heeft ("--uitvoer") || opdracht.heeft ("--alle"))
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

// Het zaad bepaalt de standen. Zonder ZAAD wordt het geloot, en in de uitvoermap
// bewaard: wie daar verdergaat krijgt hetzelfde.
void kiesZaad (Opdracht &opdracht)
{
  const std::string pad = opdracht.uit + "/zaad";
  std::string zaad = opdracht.tekst ("--zaad");
  if (zaad.empty () && !opdracht.uit.empty ())
    zaad = inhoudVan (pad).substr (0, 9);
  if (zaad.empty ())
    zaad = std::to_string (100000 + std::random_device () () % 900000);
  zaad.erase (std::min (zaad.find ('\n'), zaad.size ()));
  opdracht.teksten["--zaad"] = zaad;
  if (!opdracht.uit.empty ())
    schrijf (pad, zaad + "\n");
}

// Zet de tabel van alle onderdelen op het scherm, zoals in README.md.
void toonOnderdelen ()
{
  std::string vorige;
  for (const Onderdeel &onderdeel : tabel ())
  {
    const std::string zin = onderdeel.zin;
    std::cout << "| " << (onderdeel.functie == vorige ? "" : onderdeel.functie)
              << " | " << onderdeel.punten << " | " << onderdeel.regel << " | "
              << (zin.empty () ? "(geen)" : zin) << " |\n";
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
  const std::string alleen = opdracht.tekst ("--alleen");
  const std::vector<std::string> namen = namenIn (opdracht.map);
  if (!alleen.empty () && !isFunctie (alleen)
      && (!opdracht.heeft ("--alle")
          || !std::count (namen.begin (), namen.end (), alleen)))
    return "alleen " + alleen + ": dat is geen functie en geen inzending";
  if (!isMap (absoluut (opdracht.tekst ("--thuis"))))
    return "noem met --thuis waar het project staat";
  if (!heeftZandbak ())
    std::cerr << ZonderZandbak << std::endl;
  if (!heeftZandbak () && opdracht.tekst ("--zandbak") == "verplicht")
    return "zonder zandbak wordt er niet nagekeken (ZANDBAK=verplicht)";
  const std::string bezwaar = maakUitvoermap (opdracht);
  if (bezwaar.empty ())
    kiesZaad (opdracht);
  return bezwaar;
}

// Wat een vorige keer in de uitvoermap schreef, en nu niet meer klopt.
void ruimOudeMissers (const std::string &uit)
{
  for (const std::string &naam : namenIn (uit))
    if (naam.compare (0, 6, "misser") == 0)
      remove ((uit + "/" + naam).c_str ());
}

// Kijk een inzending na en zet de uitkomst op het scherm.
// Retourneert: de exitcode
int toonEen (const Opdracht &opdracht)
{
  std::string bezwaar;
  const Keuring keuring = keur (opdracht.map, absoluut (opdracht.map),
                                gereedschap (opdracht), wensen (opdracht),
                                bezwaar);
  if (!bezwaar.empty ())
  {
    std::cerr << "nakijk: " << opdracht.map << ": " << bezwaar << "\n";
    return 1;
  }
  if (!opdracht.uit.empty ())
    ruimOudeMissers (opdracht.uit);
  const std::string scherm = kaart (keuring, opdracht.uit,
                                    opdracht.heeft ("--kaart"));
  if (opdracht.heeft ("--uitvoer"))
  {
    std::cout << (opdracht.heeft ("--kop") ? csvKop () : "") << csv (keuring);
    return 0;
  }
  std::cout << scherm;
  std::cout << "De bestanden staan in " << opdracht.uit << ".\n";
  return 0;
}

//*************************************************************************

// De nieuwste tijd van een bestand of van wat er in een map staat: wanneer het
// hier kwam, want een archief zet een oude tijd van wijzigen terug.
double nieuwste (const std::string &pad, int diepte)
{
  struct stat info;
  if (lstat (pad.c_str (), &info) != 0)
    return 0;
  double tijd = static_cast<double> (info.st_ctim.tv_sec)
                + 1e-9 * static_cast<double> (info.st_ctim.tv_nsec);
  if (S_ISDIR (info.st_mode) && diepte > 0)
    for (const std::string &naam : namenIn (pad))
      tijd = std::max (tijd, nieuwste (pad + "/" + naam, diepte - 1));
  return tijd;
}

// Woorden wat de uitkomst bepaalt behalve de inzending zelf.
std::string stempel (const Opdracht &opdracht)
{
  const std::set<std::string> waarvanNietAfhangt = { "--uitvoermap",
    "--tegelijk", "--uitvoer", "--kop", "--opnieuw", "--alle" };
  std::string alles;
  for (const auto &optie : opdracht.teksten)
    if (opdracht.heeft (optie.first)
        && waarvanNietAfhangt.count (optie.first) == 0
        && (optie.first != "--alleen" || isFunctie (optie.second)))
      alles += optie.first + "=" + optie.second + "\n";
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
    if (naam.find (Punten) == 0 || naam == "zaad"
        || (lstat (pad.c_str (), &info) == 0 && S_ISREG (info.st_mode)
            && !isArchief (pad)))
      std::cerr << "overgeslagen, geen map of archief: " << naam << std::endl;
    else
      namen.push_back (naam);
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
    const Keuring keuring = keur (
      naam, absoluut (opdracht.map) + "/" + naam, gereedschap (opdracht),
      wensen (opdracht), bezwaar);
    schrijf (uit + "/kaart", bezwaar.empty ()
             ? kaart (keuring, uit, opdracht.heeft ("--kaart"))
             : "Niet nagekeken: " + bezwaar + "\n");
    schrijf (uit + "/stempel", merk);
    schrijf (uit + "/" + Punten, bezwaar.empty () ? csv (keuring)
                                                   : csvZonder (naam, bezwaar));
  };
  werk.isKlaar = [&] (const std::string &naam)
  {
    const std::string alleen = opdracht.tekst ("--alleen");
    if (!alleen.empty () && !isFunctie (alleen))
      return naam != alleen;
    const double toen = nieuwste (plaats (naam) + "/" + Punten, 0);
    return !opdracht.heeft ("--opnieuw") && toen > 0
           && toen > nieuwste (opdracht.map + "/" + naam, 4)
           && toen > nieuwste (absoluut ("/proc/self/exe"), 0)
           && toen > nieuwste (opdracht.tekst ("--thuis") + Bankmap, 2)
           && inhoudVan (plaats (naam) + "/stempel") == merk
           && !inhoudVan (plaats (naam) + "/kaart").empty ();
  };
  const bool goed = keurAlle (werk);
  const std::string alles = inhoudVan (opdracht.uit + "/" + Punten);
  if (opdracht.heeft ("--uitvoer"))
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
      for (const auto &optie : Opties)
        std::cout << "  " << optie.first << " " << (
          optie.second == Woorden ? "TEKST" : optie.second) << "\n";
      for (const std::string &vlag : Vlaggen)
        std::cout << "  " << vlag << "\n";
      std::cout << "Exitcodes: 0 er is nagekeken, 1 dat ging mis, 2 verkeerd "
                   "gebruik.\n";
      return 0;
    }
    if (opdracht.heeft ("--onderdelen"))
    {
      toonOnderdelen ();
      return 0;
    }
    if (opdracht.heeft ("--regels"))
    {
      toonRegels (opdracht.tekst ("--regels"), opdracht.map);
      return 0;
    }
    if (opdracht.heeft ("--naspelen"))
    {
      speelNa (opdracht.tekst ("--naspelen"), gereedschap (opdracht));
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
