// alle.cc: kijk een inzending na, of een hele map met inzendingen; zie alle.h.

#include "alle.h"
#include "bestanden.h"
#include "kaart.h"
#include "tekens.h"

#include <csignal>
#include <iomanip>
#include <iostream>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nakijk
{

namespace
{

const unsigned MaxSeconden = 1800;  // voor een inzending
const size_t NaFuncties = 4;        // kolommen na die van de functies
const int Breedte = 30;             // van een naam in de tabel
const size_t MaxFouten = 20;        // in de samenvatting
const char Punten[] = "/punten.csv", Kaart[] = "/kaart", Stempel[] = "/stempel";

volatile std::sig_atomic_t onderbroken = 0;

void vang (int) { onderbroken = 1; }

// Wat de uitkomst bepaalt behalve de inzending zelf.
std::string stempel (const Opdracht &opdracht)
{
  std::string alles = opdracht.wensen.alleen + "\n"
    + std::to_string (opdracht.wensen.zaad) + (heeftZandbak () ? "\n" : " -\n");
  for (const char *naam : { "KAART", "STIJL", "SNELHEID", "CXX",
                            "NAKIJKVLAGGEN" })
    alles += keus (naam) + "\n";
  return alles;
}

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

// Is de uitkomst van vorige keer nog geldig?
bool isKlaar (const Opdracht &opdracht, const std::string &naam)
{
  if (!opdracht.inzending.empty ())
    return naam != opdracht.inzending;
  const std::string uit = opdracht.uit + "/" + naam;
  const double toen = nieuwste (uit + Punten, 0);
  return keus ("OPNIEUW") != "1"
         && toen > nieuwste (opdracht.pad + "/" + naam, 4)
         && toen > nieuwste (absoluut ("/proc/self/exe"), 0)
         && toen > nieuwste ("nakijken", 2)
         && inhoudVan (uit + Stempel) == stempel (opdracht)
         && isBestand (uit + Kaart);
}

// Welke inzendingen staan er in de map?
std::vector<std::string> inzendingen (const std::string &map)
{
  std::vector<std::string> namen;
  for (const std::string &naam : namenIn (map))
  {
    const std::string pad = map + "/" + naam;
    if (naam.find (Punten + 1) == 0 || naam == "zaad"
        || (isBestand (pad) && !isArchief (pad)))
      std::cerr << "overgeslagen, geen map of archief: " << naam << std::endl;
    else
      namen.push_back (naam);
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
  {
    const std::string regel = inhoudVan (opdracht.uit + "/" + naam + Punten);
    alles += regel.empty () ? csvZonder (naam, "nog niet nagekeken") : regel;
  }
  schrijf (pad + ".nieuw", alles);
  std::filesystem::rename (pad + ".nieuw", pad);
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
  alarm (MaxSeconden);
  const std::string uit = opdracht.uit + "/" + naam;
  try
  {
    keurEen (opdracht, naam, opdracht.pad + "/" + naam, uit);
  }
  catch (const std::exception &fout)
  {
    schrijf (uit + Punten,
             csvZonder (naam, std::string ("mislukt: ") + fout.what ()));
  }
  _exit (0);
}

}

//*************************************************************************

std::string keurEen (const Opdracht &opdracht, const std::string &naam,
                     const std::string &pad, const std::string &uit)
{
  std::string bezwaar;
  maakMap (uit);
  for (const std::string &oud : namenIn (uit))
    if (oud.compare (0, 6, "misser") == 0)
      std::filesystem::remove (uit + "/" + oud);
  const Keuring keuring = keur (naam, pad, opdracht.wensen, bezwaar);
  schrijf (uit + Kaart, bezwaar.empty ()
           ? kaart (keuring, uit, keus ("KAART") == "student")
           : "Niet nagekeken: " + bezwaar + "\n");
  schrijf (uit + Stempel, stempel (opdracht));
  schrijf (uit + Punten, bezwaar.empty () ? csv (keuring)
                                          : csvZonder (naam, bezwaar));
  return bezwaar;
}

bool keurMap (const Opdracht &opdracht)
{
  Werkmap tijdelijk;
  setenv ("TMPDIR", tijdelijk.pad ().c_str (), 1);
  const std::vector<std::string> namen = inzendingen (opdracht.pad);
  std::vector<std::string> teDoen;
  std::map<pid_t,std::string> bezig;
  for (const std::string &naam : namen)
    if (!isKlaar (opdracht, naam))
    {
      teDoen.push_back (naam);
      std::filesystem::remove (opdracht.uit + "/" + naam + Punten);
    }
  schrijfTabel (opdracht, namen);
  struct sigaction actie = {};
  actie.sa_handler = vang;
  for (int signaal : { SIGINT, SIGTERM, SIGHUP })
    sigaction (signaal, &actie, nullptr);
  const int keuze = std::atoi (keus ("TEGELIJK").c_str ());
  const size_t tegelijk = static_cast<size_t> (
    keuze > 0 ? keuze : sysconf (_SC_NPROCESSORS_ONLN));
  for (size_t volgende = 0; onderbroken == 0
       && (volgende < teDoen.size () || !bezig.empty ()); )
  {
    if (volgende < teDoen.size () && bezig.size () < tegelijk)
    {
      const std::string naam = teDoen[volgende++];
      bezig[begin (opdracht, naam)] = naam;
      continue;
    }
    const pid_t nummer = wait (nullptr);
    if (bezig.count (nummer) == 0)
      continue;
    const std::string naam = bezig[nummer],
                      regel = opdracht.uit + "/" + naam + Punten;
    if (!isBestand (regel))
      schrijf (regel, csvZonder (naam, "het nakijken brak af"));
    bezig.erase (nummer);
    schrijfTabel (opdracht, namen);
    std::cerr << "nagekeken: " << veld (naam) << " (nog "
              << teDoen.size () - volgende + bezig.size () << ")" << std::endl;
  }
  for (const auto &proces : bezig)
    kill (proces.first, SIGKILL);
  while (wait (nullptr) > 0)
    ;
  return onderbroken == 0;
}

std::string tabelVan (const std::string &csv)
{
  std::map<std::string,int> fouten;
  std::ostringstream uit;
  for (const std::string &regel : regelsVan (csv))
  {
    const std::vector<std::string> velden = gesplitst (regel + ";", ';');
    const size_t oordeel = velden.size () - NaFuncties;
    uit << std::left << std::setw (Breedte) << velden[0] << std::right
        << std::setw (8) << velden[1] << std::setw (9) << velden[2]
        << std::setw (13) << velden[3] << "   " << velden[oordeel + 1] << " "
        << velden[oordeel] << "\n";
    for (const std::string &naam : gesplitst (velden.back (), ' '))
      fouten[naam]++;
  }
  std::vector< std::pair<int,std::string> > volgorde;
  for (const Onderdeel &onderdeel : tabel ())
    if (fouten[onderdeel.naam] > 0)
      volgorde.push_back ({ -fouten[onderdeel.naam],
                            onderdeel.functie + ": " + onderdeel.regel });
  std::stable_sort (volgorde.begin (), volgorde.end ());
  volgorde.resize (std::min (MaxFouten, volgorde.size ()));
  uit << "\nhoe vaak   fout\n";
  for (const std::pair<int,std::string> &een : volgorde)
    uit << std::setw (8) << -een.first << "   " << een.second << "\n";
  return uit.str ();
}

}
