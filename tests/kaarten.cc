// kaarten.cc: vertel een script wat er op de kaarten van de spellen staat; zie
// kaart.h. Gebruik: kaarten WAT [MAP], met een regel per antwoord:
//
//   namen        een spel en zijn programma
//   sessies      een programma en een sessie voor valgrind
//   stand MAP    een programma en een kleine stand; wat @NAAM heet komt in MAP
//   zaad         een spel en de patronen van zijn spelbestanden
//   kleine MAP   een spel en een klein bestand, dat in MAP komt te staan
//   klein        wat er klein te maken is: waar, oud en nieuw, met een tab

#include "tests/kaart.h"

#include <fstream>
#include <iostream>

using namespace std;

// Leg een bestand in een map; zonder inhoud een kopie van dat bestand.
// Retourneert: waar het staat
static string leg (const string &map, const Kaart::Paar &bestand)
{
  const string pad = map + "/"
                     + bestand.first.substr (bestand.first.rfind ('/') + 1);
  ofstream uit (pad.c_str ());
  if (bestand.second.empty ())
    uit << ifstream (bestand.first.c_str ()).rdbuf ();
  else
    uit << bestand.second;
  return uit ? pad : "";
}

static string standVan (const Kaart &kaart, const string &map)
{
  for (const Kaart::Paar &bestand : kaart.bestanden)
    if (kaart.stand == "@" + bestand.first)
      return leg (map, bestand);
  return kaart.stand;
}

int main (int argc, char **argv)
{
  const string wat = argc > 1 ? argv[1] : "", map = argc > 2 ? argv[2] : ".";
  for (const Kaart &kaart : kaarten ())
    if (wat == "namen")
      cout << kaart.spel << " " << kaart.programma << "\n";
    else if (wat == "sessies")
      for (const string &sessie : kaart.sessies)
        cout << kaart.programma << " tests/" << kaart.spel << "/sessies/"
             << sessie << ".in\n";
    else if (wat == "stand")
      cout << kaart.programma << " " << standVan (kaart, map) << "\n";
    else if (wat == "zaad")
      cout << kaart.spel << " " << kaart.zaad << "\n";
    else if (wat == "kleine")
      for (const Kaart::Paar &bestand : kaart.kleine)
        cout << kaart.spel << " " << leg (map, bestand) << "\n";
    else if (wat == "klein")
      for (const Kaart::Vervanging &een : kaart.klein)
        cout << een.waar << "\t" << een.oud << "\t" << een.nieuw << "\n";
    else
      return 2;
  return 0;
}
