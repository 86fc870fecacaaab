// toets_leesmij.cc: wat elke README van een programma laat zien is wat het nu
// laat zien. Alleen tijden mogen anders zijn.
//
// Een plaatje is een ingesprongen blok onder een regel als
//
//   <!-- uitvoer: ./TegelSpel --los spel1.txt -->
//   <!-- sessie: ./TegelSpel --zaad 1 spel1.txt | 2 0 g | 4 -->
//
// Bij een sessie staan na elk streepje de antwoorden van een regel. Van wat er
// na de laatste regel komt toont het plaatje alles tot de eerste lege regel.
// Met VERNIEUW=1 in de omgeving (make leesmij) worden de plaatjes vernieuwd die
// meer dan alleen andere tijden hebben. Een plaatje dat seconden kost heet
// "lange uitvoer", en doet alleen dan mee, en met make test-lang.

#include "tests/bestand.h"
#include "tests/patroon.h"
#include "tests/programma.h"

#include <algorithm>
#include <fstream>

using namespace std;

// Knip een tekst in stukken.
static vector<string> knip (const string &tekst, const string &tussen)
{
  vector<string> stukken;
  size_t begin = 0, eind = 0;
  while ((eind = tekst.find (tussen, begin)) != string::npos)
  {
    stukken.push_back (tekst.substr (begin, eind - begin));
    begin = eind + tussen.size ();
  }
  stukken.push_back (tekst.substr (begin));
  return stukken;
}

// Draai een opdracht in een map, met het programma dat nu gebouwd is.
static string draai (const string &map, const string &opdracht,
                     const string &invoer)
{
  const size_t naam = opdracht.find_first_not_of ("./"),
               eind = opdracht.find (' ');
  const Afloop afloop
    = draaiIn ("./" + map, opdracht.substr (naam, eind - naam),
               opdracht.substr (min (eind, opdracht.size ())), invoer);
  EIS_MET (afloop.reden.empty () && afloop.exitcode == 0,
           opdracht << ": " << afloop.reden << " " << afloop.fouten);
  return afloop.uitvoer;
}

// Speel een sessie, en zet na elke vraag het antwoord, zoals wie typt het ziet.
// Wat een antwoord oplevert is wat er meer komt dan zonder dat antwoord.
static string speel (const string &map, const vector<string> &regels)
{
  string invoer, scherm = draai (map, regels[0], "");
  size_t gezien = scherm.size () - 1;  // op de laatste nieuwe regel na
  scherm.resize (gezien);
  for (size_t i = 1; i < regels.size (); i++)
  {
    invoer += regels[i] + "\n";
    const string alles = draai (map, regels[0], invoer);
    string erna = alles.substr (gezien, alles.size () - gezien - 1);
    gezien = alles.size () - 1;
    if (i + 1 == regels.size ())
      erna = erna.substr (0, erna.find ("\n\n", 1));
    scherm += regels[i] + "\n" + erna;
  }
  return scherm;
}

// Het plaatje bij een opdracht: ingesprongen, met de opdracht erboven.
static string plaatje (const string &map, const string &soort,
                       const string &opdracht)
{
  const vector<string> regels = knip (opdracht, " | ");
  const string scherm = soort == "sessie" ? speel (map, regels)
                                          : draai (map, opdracht, "");
  string blok = "    $ " + regels[0] + "\n";
  for (string regel : knip (scherm, "\n"))
  {
    regel.erase (regel.find_last_not_of (' ') + 1);
    blok += regel.empty () ? "\n" : "    " + regel + "\n";
  }
  return blok.substr (0, blok.find_last_not_of ('\n') + 1) + "\n";
}

// Dek af wat elke keer anders is.
static string zonderDuur (const string &tekst)
{
  const Patroon duur (" *[0-9]+[.][0-9]{2,6}([^0-9]|$)|"
                      "[0-9]+,[0-9]+ seconden|[0-9]+( [0-9]+)* tikken|"
                      "geteld in [^\n]*|duurt ongeveer [^\n]*");
  return duur.vervang (tekst, " #", 1);
}

// Hoort een regel nog bij een ingesprongen blok?
static bool inBlok (const string &regel)
{
  return regel.empty () || regel.compare (0, 4, "    ") == 0;
}

// Keur alle plaatjes van een README, of vernieuw ze.
// Retourneert: hoeveel het er zijn
static int keur (const string &map)
{
  const string naam = map + "README.md";
  const Patroon merk ("<!-- (uitvoer|lange uitvoer|sessie): (.*) -->");
  const bool alle = getenv ("STANDEN") || getenv ("VERNIEUW");
  const vector<string> regels = knip (inhoudVan (naam), "\n");
  string nieuw;
  int aantal = 0;
  for (size_t i = 0; i < regels.size (); )
  {
    const string regel = regels[i++];
    const vector<string> deel = merk.heel (regel);
    nieuw += regel + (i < regels.size () ? "\n" : "");
    if (deel.empty () || (deel[1] == "lange uitvoer" && !alle))
      continue;
    string staat;
    while (i < regels.size () && inBlok (regels[i]))
      staat += regels[i++] + "\n";
    const string hoort = "\n" + plaatje (map, deel[1], deel[2]) + "\n";
    nieuw += zonderDuur (staat) == zonderDuur (hoort) ? staat : hoort;
    aantal++;
    if (getenv ("VERNIEUW") == nullptr)
      EIS_MET (zonderDuur (staat) == zonderDuur (hoort), naam << ", "
               << regel << ": doe make leesmij; "
               << eersteVerschil (zonderDuur (staat), zonderDuur (hoort)));
  }
  nieuw.resize (nieuw.find_last_not_of ('\n') + 1);
  if (getenv ("VERNIEUW") != nullptr)
    ofstream (naam.c_str (), ios::binary) << nieuw << "\n";
  return aantal;
}

TOETS (plaatjes_van_tegelspel)
{
  EIS (keur ("") >= 2);
}

TOETS (plaatjes_van_de_andere_spellen)
{
  int aantal = 0;
  for (const string &spel : bestandenIn ("spellen"))
    if (!kort () && bestaat ("spellen/" + spel + "/README.md"))
      aantal += keur ("spellen/" + spel + "/");
  EIS (kort () || aantal >= 8);
}
