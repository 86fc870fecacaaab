// gereedschap.h: wat de meetprogramma's van het verslag delen.
//
// Elk programma in deze map doet een proef en schrijft haar uitkomst als csv,
// met puntkomma's, op het scherm. Alles wat van het toeval afhangt begint bij
// een zaad dat in het programma of op de opdrachtregel staat.

#ifndef GereedschapHVar
#define GereedschapHVar

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include <unistd.h>
#include "terminal/hoofdprogramma.h"
#include "terminal/spelbestand.h"
#include "standaard.h"
#include "tegelspel.h"
#include "zoek/gedachte.h"
#include "zoek/toezicht.h"
#include "zoek/tegelspel/stelling.h"
#include "zoek/toeval.h"

namespace verslag
{

typedef std::pair<int,char> Zet;
typedef std::vector< std::pair<int,int> > Paren;  // (geel, blauw)

// Breek af met een melding, en een exitcode.
inline void breekAf (const std::string &melding, int exitcode = 1)
{
  std::cerr << melding << std::endl;
  std::exit (exitcode);
}

// De inhoud van een spelbestand, ook wat geen getter van TegelSpel laat zien.
struct Spelbestand
{
  std::string pot;
  int M, N, K, L;
  Paren rijen[2];
  int beurt;
};

// Schrijf een bestand, of breek af.
// Parameters:
// * naam: de naam van het bestand
// * inhoud: wat erin komt
inline void schrijf (const std::string &naam, const std::string &inhoud)
{
  std::ofstream uit (naam.c_str ());
  uit << inhoud;
  uit.close ();
  if (!uit)
    breekAf (naam + " is niet te schrijven", terminal::Mislukt);
}

// Lees een spel, of zeg op stderr wat er niet klopt en breek af.
// Parameters:
// * spel: wordt het spel
// * naam: de naam van het bestand
inline void lees (TegelSpel &spel, const std::string &naam)
{
  if (!terminal::leesStand (naam.c_str (), std::cerr, spel))
    std::exit (1);
}

// Lees een spelbestand, of breek af als lees het niet goedkeurt.
// Parameter:
// * naam: de naam van het bestand
// Retourneert: de inhoud
inline Spelbestand leesBestand (const std::string &naam)
{
  TegelSpel gekeurd;
  lees (gekeurd, naam);
  Spelbestand spel;
  std::ifstream in (naam.c_str ());
  in >> spel.pot >> spel.M >> spel.N >> spel.K >> spel.L;
  for (int wie = 0; wie < 2; wie++)
  {
    spel.rijen[wie].resize (static_cast<size_t> (spel.K));
    for (std::pair<int,int> &rij : spel.rijen[wie])
      in >> rij.first >> rij.second;
  }
  in >> spel.beurt;
  return spel;
}

// Retourneert: de naam van een bestand, zonder de map en zonder .txt
inline std::string naamVan (const std::string &bestand)
{
  const size_t begin = bestand.rfind ('/') + 1;
  return bestand.substr (begin, bestand.rfind ('.') - begin);
}

// Parameter:
// * spel: een spel
// Retourneert: het spelbestand ervan
inline std::string alsBestand (const Spelbestand &spel)
{
  std::string tekst = spel.pot + "\n" + std::to_string (spel.M) + " "
    + std::to_string (spel.N) + "\n" + std::to_string (spel.K) + " "
    + std::to_string (spel.L) + "\n";
  for (int wie = 0; wie < 2; wie++)
    for (const std::pair<int,int> &rij : spel.rijen[wie])
      tekst += std::to_string (rij.first) + " " + std::to_string (rij.second)
               + "\n";
  return tekst + std::to_string (spel.beurt) + "\n";
}

// Maak een spel met lege borden en een toevallige pot.
// Parameters:
// * M, N, K, L: de maten
// * tegels: het aantal tegels in de pot
// * zaad: bepaalt de pot
inline Spelbestand leegSpel (int M, int N, int K, int L, int tegels,
                             unsigned long long zaad)
{
  Spelbestand spel;
  spel.M = M;
  spel.N = N;
  spel.K = K;
  spel.L = L;
  spel.beurt = 0;
  zoek::Toeval toeval (zaad);
  for (int i = 0; i < tegels; i++)
    spel.pot += toeval.trek (2) == 0 ? 'g' : 'b';
  for (int wie = 0; wie < 2; wie++)
    spel.rijen[wie].assign (static_cast<size_t> (K), std::make_pair (0, 0));
  return spel;
}

// Als lees hierboven, met een spel in plaats van een bestand. Het staat even in
// een map in het geheugen, als die er is: daar kost een bestand weinig.
inline void lees (TegelSpel &spel, const Spelbestand &inhoud)
{
  const std::string map = access ("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
  std::string naam = map + "/verslagXXXXXX";
  const int bestand = mkstemp (&naam[0]);
  if (bestand < 0)
    breekAf ("er is in " + map + " geen bestand te maken");
  close (bestand);
  std::ofstream (naam) << alsBestand (inhoud);
  lees (spel, naam);
  unlink (naam.c_str ());
}

// Parameter:
// * inhoud: een spel zonder gedane zetten
// Retourneert: de automaten van dat spel
inline zoek::tegelspel::Speelruimte ruimteVan (const Spelbestand &inhoud)
{
  TegelSpel spel;
  lees (spel, inhoud);
  const size_t beurt = static_cast<size_t> (inhoud.beurt);
  return zoek::tegelspel::Speelruimte (spel.getPot (), spel.getInhoudSchalen (),
                            inhoud.N, inhoud.rijen[beurt],
                            inhoud.rijen[1 - beurt], inhoud.L);
}

// Retourneert: een zet als tekst, "(0,b)"
inline std::string tekst (const Zet &zet)
{
  return zet == GeenZet ? "-" : "(" + std::to_string (zet.first) + ","
                                + zet.second + ")";
}

// Retourneert: hoeveel rijen vol zijn, op een bord met L vakjes in een rij
inline int volleRijen (const Paren &bord, int L)
{
  int vol = 0;
  for (const std::pair<int,int> &rij : bord)
    vol += rij.first + rij.second == L ? 1 : 0;
  return vol;
}

// Bepaal van elke verschillende zet de waarde.
// Parameter:
// * spel: het spel; is na afloop niet veranderd
// Retourneert: per zet van bepaalVerschillendeZetten de eindscore voor wie aan
//   beurt is, als beide spelers na die zet optimaal spelen
inline std::vector<int> waarden (TegelSpel &spel)
{
  std::vector<int> lijst;
  Gedachte<Zet> gedachte;
  spel.denk (gedachte);
  for (const Zetwaarde<Zet> &een : gedachte.zetten)
    lijst.push_back (een.waarde);
  return lijst;
}

// Speel een partij met goede zetten, zoals bij het experiment.
// Parameters:
// * spel: het spel, dat uitgespeeld wordt
// * zaad: het zaad
// Retourneert: de zetten
inline std::vector<Zet> speelUit (TegelSpel &spel, unsigned zaad)
{
  std::vector<Zet> zetten;
  zetZaad (zaad);
  while (!spel.eindstand ())
  {
    zetten.push_back (spel.bepaalGoedeZet (NrSimulaties));
    spel.doeZet (zetten.back ().first, zetten.back ().second);
  }
  return zetten;
}

// Retourneert: de verbruikte rekentijd in seconden
inline double rekentijd ()
{
  return static_cast<double> (std::clock ()) / CLOCKS_PER_SEC;
}

// Retourneert: de rekentijd van een aantal aanroepen van een functie
template <typename Functie>
double meetKeer (const Functie &functie, int keren)
{
  const double begin = rekentijd ();
  for (int i = 0; i < keren; i++)
    functie ();
  return rekentijd () - begin;
}

// Meet een functie. Een meting herhaalt haar tot zij lang genoeg duurt om te
// meten. Zolang het samen geen seconde duurt komt er een meting bij, hoogstens
// tot er negen zijn; dan telt de mediaan.
// Parameter:
// * functie: wat gemeten wordt
// Retourneert: de rekentijd van een aanroep, in seconden
template <typename Functie>
double meet (const Functie &functie)
{
  const double meetbaar = 0.05, lang = 1;
  const size_t metingen = 9;
  int keren = 1;
  double totaal = meetKeer (functie, keren);
  while (totaal < meetbaar)
    totaal = meetKeer (functie, keren *= 4);
  std::vector<double> tijden (1, totaal / keren);
  while (tijden.size () < metingen && totaal < lang)
  {
    const double duur = meetKeer (functie, keren);
    tijden.push_back (duur / keren);
    totaal += duur;
  }
  std::sort (tijden.begin (), tijden.end ());
  return tijden[tijden.size () / 2];
}

// Retourneert: een tijd zoals zij in een csv komt: hele microseconden, half
//   naar boven
inline long long micro (double seconden)
{
  return static_cast<long long> (seconden * 1e6 + 0.5);
}

// Laat op stderr zien wat er gebeurt.
inline void meld (const std::string &wat)
{
  std::cerr << "  " << wat << std::endl;
}

}

#endif
