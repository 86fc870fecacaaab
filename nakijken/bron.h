// bron.h: de bronnen van een inzending: haal ze uit een map of een archief,
// lees ze, en maak er een programma van dat vragen beantwoordt. Dat gebeurt
// alles in de zandbak: wat een ander schreef kan een lezer vast willen laten
// lopen.

#ifndef NakijkBronHVar
#define NakijkBronHVar

#include <set>
#include <stdexcept>
#include <string>
#include "zandbak.h"

// Waarom er niets na te kijken is.
struct Bezwaar : std::runtime_error
{
  using std::runtime_error::runtime_error;
};

// Zet op het scherm wat er van de bronnen in een map te zeggen is: de functies
// van TegelSpel, en wat de regels van het vak ervan vinden, behalve van de
// bestanden die het vak gaf.
void toonBronnen (const std::string &map);

// Wat er van het halen, bouwen en lezen kwam.
struct Bouw
{
  Zandbak bak;                  // waar het programma alleen zichzelf ziet
  bool gelukt, volgensOpgave;   // ook zonder andere vlaggen of bronnen?
  std::string bezwaar;          // waarom niet gelukt of niet volgens de opgave
  std::string rijen;            // voor de kaart (keuring.h)
  std::set<std::string> leeg = {};   // functies zonder inhoud

  // Waar het draait, of een fout als er geen programma van te maken is.
  const Zandbak &programma () const
  {
    return gelukt ? bak : throw std::runtime_error ("bouwt niet: " + bezwaar);
  }
};

// Haal de bronnen van een inzending uit een map of een archief, maak er een
// programma van, met CXX en NAKIJKVLAGGEN, en lees ze. Gooit een bezwaar als er
// niets is.
// Parameters:
// * werkmap: de bronnen komen in de map in daarvan, met de namen van de opgave,
//   en het programma in uit/proef
// * misser: een bestand met een ander hoofdprogramma dan brug.cc, of niets
Bouw maak (const std::string &pad, const std::string &werkmap,
           const std::string &misser = "");

#endif
