// nakijk.cc: het hoofdprogramma van het nakijken: een inzending, of een hele
// map met inzendingen; zie README.md.

#include "bestanden.h"
#include "kaart.h"
#include "tekens.h"

#include <cmath>
#include <csignal>
#include <iostream>
#include <random>
#include <regex>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace
{

using namespace nakijk;
namespace fs = std::filesystem;

const char Gebruik[] =
  "Gebruik, vanuit de map van het project, meestal via make nakijken:\n"
  "  nakijk een INZENDING, nakijk alle MAP, nakijk naspelen MISSER,\n"
  "  nakijk vergelijk INZENDING SPEL\n"
  "Met NAAM=waarde ervoor is te kiezen wat nakijken/README.md noemt.\n"
  "Exitcodes: 0 er is nagekeken, 1 dat ging mis, 2 verkeerd gebruik.\n";

const unsigned StudentZaad = 5000;
const unsigned MaxSeconden = 1800;  // voor een inzending; dan breekt het af
const char Punten[] = "/punten.csv", Kaart[] = "/kaart", Stempel[] = "/stempel",
           Afdruk[] = "/afdruk";

// Wat een keus mag zijn, als dat niet alles is; leeg mag ook.
const struct { const char *naam, *mag; } Keuzes[] = {
  { "ZAAD", "[0-9]{1,9}" }, { "STIJL", "[0-9]{1,9}" },
  { "TEGELIJK", "[0-9]{1,9}" }, { "UITVOER", "csv" }, { "KAART", "student" },
  { "OPNIEUW", "0|1" }, { "ZANDBAK", "verplicht" } };

int getal (const std::string &tekst) { return std::atoi (tekst.c_str ()); }

struct Opdracht
{
  std::string pad, uit;   // de inzending of de map, en waar alles komt
  Wensen wensen;
  std::string inzending;  // alleen deze in de map; leeg is allemaal
};

//*************************************************************************

// Wat de uitkomst bepaalt: wat er gekozen is, en de plaats, tijd en grootte van
// elk bestand van de inzending en van het nakijken zelf.
std::string stempel (const Opdracht &opdracht, const std::string &pad)
{
  std::string uit = opdracht.wensen.alleen + "\n"
    + std::to_string (opdracht.wensen.zaad) + (heeftZandbak () ? "\n" : " -\n");
  size_t som = 0;
  const auto tel = [&] (const fs::path &een)
  {
    std::error_code fout;
    som += std::hash<std::string> () (een.string () + " "
      + std::to_string (fs::last_write_time (een, fout).time_since_epoch ()
                        .count ())
      + " " + std::to_string (fs::file_size (een, fout)));
  };
  for (const char *naam : { "KAART", "STIJL", "SNELHEID", "CXX",
                            "NAKIJKVLAGGEN" })
    uit += keus (naam) + "\n";
  for (const std::string &een : { pad, absoluut ("/proc/self/exe"),
                                  std::string ("nakijken") })
  {
    std::error_code fout;
    tel (een);
    for (const fs::path &ook : fs::recursive_directory_iterator (een,
           fs::directory_options::skip_permission_denied, fout))
      tel (ook);
  }
  return uit + std::to_string (som) + "\n";
}

// Kijk een inzending na. Haar kaart en haar regel van de tabel komen in een
// map, als kaart en punten.csv.
// Parameters:
// * naam: hoe zij op de kaart heet
// * pad, uit: de inzending, en de map
// Retourneert: waarom er niets na te kijken is, of niets
std::string keurEen (const Opdracht &opdracht, const std::string &naam,
                     const std::string &pad, const std::string &uit)
{
  std::string bezwaar, nu = stempel (opdracht, pad);
  alarm (MaxSeconden);
  maakMap (uit);
  for (const std::string &oud : namenIn (uit))
    if (oud.compare (0, 6, "misser") == 0)
      fs::remove (uit + "/" + oud);
  try
  {
    const Keuring keuring = keur (naam, pad, opdracht.wensen);
    schrijf (uit + Kaart, kaart (keuring, uit, keus ("KAART") == "student"));
    schrijf (uit + Punten, csv (keuring));
    schrijf (uit + Afdruk, keuring.bronnen.afdruk + veld (naam) + "\n");
  }
  catch (const std::exception &fout)
  {
    const bool mislukt = dynamic_cast<const Bezwaar *> (&fout) == nullptr;
    bezwaar = (mislukt ? "mislukt: " : "") + std::string (fout.what ());
    if (mislukt)
      nu.clear ();
    schrijf (uit + Kaart, "Niet nagekeken: " + bezwaar + "\n");
    schrijf (uit + Punten, csvZonder (naam, bezwaar));
    schrijf (uit + Afdruk, "");
  }
  schrijf (uit + Stempel, nu);
  return bezwaar;
}

//*************************************************************************

volatile std::sig_atomic_t onderbroken = 0;

void vang (int) { onderbroken = 1; }

// Moet een inzending in de map nagekeken worden?
bool isTeDoen (const Opdracht &opdracht, const std::string &naam)
{
  if (!opdracht.inzending.empty ())
    return naam == opdracht.inzending;
  const std::string uit = opdracht.uit + "/" + naam;
  return keus ("OPNIEUW") == "1" || !isBestand (uit + Kaart)
         || inhoudVan (uit + Stempel)
            != stempel (opdracht, opdracht.pad + "/" + naam);
}

// Welke inzendingen staan er in de map? Elk krijgt een map voor de uitvoer, met
// een regel van de tabel.
// Parameter:
// * teDoen: wordt welke nagekeken moeten worden
std::vector<std::string> inzendingen (const Opdracht &opdracht,
                                      std::vector<std::string> &teDoen)
{
  std::vector<std::string> namen;
  for (const std::string &naam : namenIn (opdracht.pad))
  {
    const std::string pad = opdracht.pad + "/" + naam,
                      uit = opdracht.uit + "/" + naam;
    if (naam.find (Punten + 1) == 0 || naam == "zaad"
        || (isBestand (pad) && !isArchief (pad)))
    {
      std::cerr << "overgeslagen, geen map of archief: " << veld (naam)
                << std::endl;
      continue;
    }
    namen.push_back (naam);
    if (isTeDoen (opdracht, naam))
      teDoen.push_back (naam);
    else if (isBestand (uit + Punten))
      continue;
    maakMap (uit);
    fs::remove (uit + Stempel);
    schrijf (uit + Punten, csvZonder (naam, "nog niet nagekeken"));
  }
  return namen;
}

// Vervang de tabel in een keer, zodat zij altijd heel is.
void schrijfTabel (const Opdracht &opdracht,
                   const std::vector<std::string> &namen)
{
  const std::string pad = opdracht.uit + Punten;
  std::string alles = csvKop ();
  for (const std::string &naam : namen)
    alles += inhoudVan (opdracht.uit + "/" + naam + Punten);
  schrijf (pad + ".nieuw", alles);
  fs::rename (pad + ".nieuw", pad);
}

// Het proces dat een inzending nakijkt.
pid_t begin (const Opdracht &opdracht, const std::string &naam)
{
  const pid_t nummer = fork ();
  if (nummer != 0)
    return nummer;
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  std::signal (SIGINT, SIG_IGN);  // de ouder beeindigt ons
  std::signal (SIGTERM, SIG_DFL);
  keurEen (opdracht, naam, opdracht.pad + "/" + naam,
           opdracht.uit + "/" + naam);
  _exit (0);
}

// Wacht tot een van de inzendingen die bezig zijn nagekeken is, of tot een
// signaal.
// Retourneert: welke er klaar is, of niets
std::string wachtOp (const Opdracht &opdracht,
                     std::map<pid_t,std::string> &bezig)
{
  int status = 0;
  const auto klaar = bezig.find (wait (&status));
  if (klaar == bezig.end ())
    return "";
  const std::string naam = klaar->second;
  bezig.erase (klaar);
  if (status != 0)
    schrijf (opdracht.uit + "/" + naam + Punten,
             csvZonder (naam, "het nakijken brak af"));
  return naam;
}

// Kijk alle inzendingen in een map na. Na elke inzending staat in
// UIT/punten.csv een regel voor elke inzending, ook na een onderbreking; die
// beeindigt alles wat gestart is. Wat al nagekeken is blijft.
// Retourneert: of alles nagekeken is
bool keurMap (const Opdracht &opdracht)
{
  Werkmap tijdelijk;
  setenv ("TMPDIR", tijdelijk.pad.c_str (), 1);
  std::vector<std::string> teDoen;
  const std::vector<std::string> namen = inzendingen (opdracht, teDoen);
  std::map<pid_t,std::string> bezig;
  struct sigaction actie = {};
  actie.sa_handler = vang;
  for (int signaal : { SIGINT, SIGTERM, SIGHUP })
    sigaction (signaal, &actie, nullptr);
  const int keuze = getal (keus ("TEGELIJK"));
  const size_t tegelijk = static_cast<size_t> (
    keuze > 0 ? keuze : sysconf (_SC_NPROCESSORS_ONLN));
  schrijfTabel (opdracht, namen);
  const double begonnen = nu ();
  for (size_t i = 0;
       onderbroken == 0 && (i < teDoen.size () || !bezig.empty ()); )
    if (i < teDoen.size () && bezig.size () < tegelijk)
    {
      bezig[begin (opdracht, teDoen[i])] = teDoen[i];
      i++;
    }
    else if (const std::string naam = wachtOp (opdracht, bezig); !naam.empty ())
    {
      schrijfTabel (opdracht, namen);
      const size_t nog = teDoen.size () - i + bezig.size ();
      const double klaar = static_cast<double> (teDoen.size () - nog),
                   seconden = (nu () - begonnen) / klaar
                              * static_cast<double> (nog);
      std::cerr << "nagekeken: " << veld (naam) << " (nog " << nog
                << ", ongeveer " << std::ceil (seconden / 60) << " min)"
                << std::endl;
    }
  for (const auto &proces : bezig)
    kill (proces.first, SIGKILL);
  while (wait (nullptr) > 0)
    ;
  return onderbroken == 0;
}

//*************************************************************************

// Eis dat het zo gevraagd mag worden.
void eis (bool goed, const std::string &bezwaar)
{
  if (!goed)
    throw std::invalid_argument (bezwaar);
}

// Het zaad bepaalt de standen. Zonder ZAAD wordt het geloot, en in de
// uitvoermap bewaard: wie daar verdergaat krijgt hetzelfde.
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
Opdracht lees (const std::string &pad, bool alle)
{
  const std::string alleen = keus ("ALLEEN"), map = keus ("UITVOERMAP");
  const bool functie = alleen == "bouwen" || isFunctie (alleen);
  for (const auto &een : Keuzes)
    eis (keus (een.naam).empty ()
         || std::regex_match (keus (een.naam), std::regex (een.mag)),
         een.naam + (" kan niet " + keus (een.naam)) + " zijn, wel " + een.mag);
  eis (!pad.empty (),
       "noem de map die nagekeken moet worden (INZENDING=map of MAP=map)");
  eis (isMap (pad) || (!alle && isArchief (pad)),
       pad + " is geen map" + (alle ? "" : ", .zip of .tar.gz"));
  const std::vector<std::string> namen = namenIn (pad);
  eis (alleen.empty () || functie
       || (alle && std::count (namen.begin (), namen.end (), alleen) > 0),
       "alleen " + alleen + ": dat is geen functie en geen inzending");
  if (!heeftZandbak ())
    std::cerr << ZonderZandbak << std::endl;
  eis (heeftZandbak () || keus ("ZANDBAK") != "verplicht",
       "zonder zandbak wordt er niet nagekeken (ZANDBAK=verplicht)");
  Opdracht uit;
  uit.pad = absoluut (pad);
  uit.uit = fs::weakly_canonical (map.empty () ? nieuweMap () : map);
  eis ((uit.uit + "/").find (uit.pad + "/") != 0,
       "de uitvoer mag niet in de map van de inzending komen");
  maakMap (uit.uit);
  uit.wensen = Wensen { keus ("SNELHEID") != "0",
    functie ? alleen : "", getal (keus ("STIJL")),
    kiesZaad (uit.uit) };
  uit.inzending = functie ? "" : alleen;
  return uit;
}

// Kijk na, en zet de uitkomst op het scherm.
// Retourneert: de exitcode
int kijkNa (const std::string &pad, bool alle)
{
  const Opdracht opdracht = lees (pad, alle);
  std::string bezwaar;
  const bool goed = alle ? keurMap (opdracht)
    : (bezwaar = keurEen (opdracht, pad, opdracht.pad, opdracht.uit)).empty ();
  const std::string regels = inhoudVan (opdracht.uit + "/punten.csv");
  if (!bezwaar.empty ())
    std::cerr << "nakijk: " << pad << ": " << bezwaar << "\n";
  else if (keus ("UITVOER") == "csv")
    std::cout << regels;
  else if (alle)
  {
    setenv ("UITVOERMAP", opdracht.uit.c_str (), 1);
    return std::system ("sh nakijken/samenvatting.sh") == 0 && goed ? 0 : 1;
  }
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
    else if (argc == 4 && wat == "vergelijk")
      vergelijk (woorden[1], woorden[2]);
    else if (argc == 4 && wat == "bronnen")
      toonBronnen (woorden[1], woorden[2]);
    else
      std::cerr << Gebruik;
    return argc > 2 ? 0 : 2;
  }
  catch (const std::exception &fout)
  {
    std::cerr << "nakijk: " << fout.what () << "\n";
    return dynamic_cast<const std::invalid_argument *> (&fout) ? 2 : 1;
  }
}
