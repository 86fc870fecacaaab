// alle.cc: kijk een hele map met inzendingen na; zie alle.h.

#include "alle.h"
#include "bestanden.h"
#include "kaart.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <map>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nakijk
{

namespace
{

const unsigned MaxSeconden = 1800;  // voor een inzending
const size_t EersteFunctie = 4;     // de kolom daarvan
const size_t NaFuncties = 4;        // kolommen erna
const size_t MaxFouten = 20;        // in de samenvatting

volatile std::sig_atomic_t onderbroken = 0;

std::vector<std::string> velden (const std::string &regel)
{
  std::istringstream in (regel);
  std::vector<std::string> lijst;
  std::string veld;
  while (std::getline (in, veld, ';'))
    lijst.push_back (veld);
  return lijst;
}

// De regel van een inzending, als zij die schreef.
std::string regelVan (const Werk &werk, const std::string &naam)
{
  return inhoudVan (werk.uit + "/" + naam + "/punten.csv");
}

// Vervang de tabel in een keer, zodat zij altijd heel is.
void schrijfTabel (const Werk &werk,
                   const std::map<std::string,std::string> &regels)
{
  std::string alles = csvKop ();
  for (const auto &regel : regels)
    alles += regel.second;
  const std::string pad = werk.uit + "/punten.csv";
  schrijf (pad + ".nieuw", alles);
  if (std::rename ((pad + ".nieuw").c_str (), pad.c_str ()) != 0)
    throw std::runtime_error ("kan " + pad + " niet schrijven");
}

// Het proces dat een inzending nakijkt.
pid_t begin (const Werk &werk, const std::string &naam)
{
  std::cout.flush ();
  remove ((werk.uit + "/" + naam + "/punten.csv").c_str ());
  const pid_t nummer = fork ();
  if (nummer != 0)
    return nummer;
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  std::signal (SIGINT, SIG_IGN);  // de ouder beeindigt ons
  std::signal (SIGTERM, SIG_DFL);
  alarm (MaxSeconden);
  try
  {
    werk.keur (naam);
  }
  catch (const std::exception &fout)
  {
    schrijf (werk.uit + "/" + naam + "/punten.csv",
             csvZonder (naam, std::string ("mislukt: ") + fout.what ()));
  }
  std::cout.flush ();
  _exit (0);
}

void vang (int)
{
  onderbroken = 1;
}

}

//*************************************************************************

bool keurAlle (const Werk &werk)
{
  std::map<std::string,std::string> regels;
  std::map<pid_t,std::string> bezig;
  std::vector<std::string> teDoen;
  for (const std::string &naam : werk.namen)
  {
    const bool klaar = werk.isKlaar (naam);
    regels[naam] = klaar ? regelVan (werk, naam) : "";
    if (regels[naam].empty ())
      regels[naam] = csvZonder (naam, "nog niet nagekeken");
    if (!klaar)
      teDoen.push_back (naam);
  }
  schrijfTabel (werk, regels);
  struct sigaction actie = {};
  actie.sa_handler = vang;
  sigaction (SIGINT, &actie, nullptr);
  sigaction (SIGTERM, &actie, nullptr);
  sigaction (SIGHUP, &actie, nullptr);
  size_t volgende = 0;
  while (onderbroken == 0 && (volgende < teDoen.size () || !bezig.empty ()))
  {
    if (volgende < teDoen.size ()
        && bezig.size () < static_cast<size_t> (werk.tegelijk))
    {
      const std::string naam = teDoen[volgende++];
      bezig[begin (werk, naam)] = naam;
      continue;
    }
    int status = 0;
    const pid_t nummer = wait (&status);
    if (nummer < 0 || bezig.count (nummer) == 0)
      continue;
    const std::string naam = bezig[nummer], regel = regelVan (werk, naam);
    regels[naam] = regel.empty () ? csvZonder (naam, "het nakijken brak af")
                                  : regel;
    bezig.erase (nummer);
    schrijfTabel (werk, regels);
    std::cerr << "nagekeken: " << velden (regels[naam])[0] << " (nog "
              << teDoen.size () - volgende + bezig.size () << ")" << std::endl;
  }
  for (const auto &proces : bezig)
    kill (proces.first, SIGKILL);
  for (size_t i = 0; i < bezig.size (); i++)
    wait (nullptr);
  return onderbroken == 0;
}

std::string tabelVan (const std::string &csv)
{
  std::istringstream in (csv);
  std::vector< std::vector<std::string> > rijen;
  std::map<std::string,int> fouten;
  size_t breedte = 9;
  for (std::string regel; std::getline (in, regel); )
    rijen.push_back (velden (regel));
  const std::vector<std::string> koppen = rijen[0];
  const size_t eind = koppen.size () - NaFuncties;
  std::ostringstream legenda, uit;
  for (size_t i = 1; i < rijen.size (); i++)
  {
    breedte = std::max (breedte, rijen[i][0].size ());
    rijen[i].resize (koppen.size ());
    std::istringstream namen (rijen[i].back ());
    for (std::string naam; namen >> naam; )
      fouten[naam]++;
  }
  uit << std::left << std::setw (static_cast<int> (breedte)) << "inzending"
      << std::right << std::setw (8) << "punten" << std::setw (6) << "hand";
  for (size_t i = EersteFunctie; i < eind; i++)
  {
    const size_t kolom = i - EersteFunctie;
    const char letter = static_cast<char> ('a' + kolom);
    legenda << (kolom % 4 > 0 ? "  " : kolom > 0 ? "\n" : "") << letter << " = "
            << koppen[i];
    uit << std::setw (4) << letter;
  }
  for (size_t i = 1; i < rijen.size (); i++)
  {
    uit << "\n" << std::left << std::setw (static_cast<int> (breedte))
        << rijen[i][0] << std::right << std::setw (8)
        << rijen[i][1] + "/" + rijen[i][2] << std::setw (6) << rijen[i][3];
    for (size_t j = EersteFunctie; j < eind; j++)
      uit << std::setw (4) << rijen[i][j];
    if (rijen[i][eind + 1] != "nagekeken")
      uit << "  " << rijen[i][eind + 1];
    uit << (rijen[i][eind].empty () ? "" : "  ") << rijen[i][eind];
  }
  std::vector< std::pair<int,std::string> > volgorde;
  for (const Onderdeel &onderdeel : tabel ())
    if (fouten[onderdeel.naam] > 0)
      volgorde.push_back (std::make_pair (-fouten[onderdeel.naam],
        std::string (onderdeel.functie) + ": " + onderdeel.regel));
  std::stable_sort (volgorde.begin (), volgorde.end ());
  uit << "\n\nhoe vaak   fout\n";
  for (size_t i = 0; i < std::min (MaxFouten, volgorde.size ()); i++)
    uit << std::setw (8) << -volgorde[i].first << "   " << volgorde[i].second
        << "\n";
  return legenda.str () + "\n\n" + uit.str ();
}

}
