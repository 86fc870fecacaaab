// bron.h: de bronnen van een inzending: haal ze uit een map of een archief,
// lees ze, en maak er een programma van dat vragen beantwoordt. Dat gebeurt
// alles in de zandbak: wat een ander schreef kan een lezer vast willen laten
// lopen.

#ifndef NakijkBronHVar
#define NakijkBronHVar

#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace nakijk
{

// Waarom er niets na te kijken is.
struct Bezwaar : std::runtime_error
{
  using std::runtime_error::runtime_error;
};

bool isArchief (const std::string &pad);

// Haal de bronnen van een inzending; zij komen in de map in van een werkmap, en
// heten daar zoals in de opgave. Gooit een bezwaar.
// Retourneert: welke tegelspel.cc er genomen is, als dat niet vanzelf spreekt
std::string verzamel (const std::string &pad, const std::string &werkmap);

struct Bronnen
{
  std::vector<std::string> stijl;   // de regels van het vak, per overtreding
  std::map<std::string,std::string> plaatsen;   // functie: bestand:regel
  std::set<std::string> leeg;       // de functies zonder inhoud
  std::string afdruk = "- - ";      // van haar tegelspel.cc: precies, en op
                                    // namen en opmaak na
};

// Lees wat in de map in van een werkmap staat.
Bronnen leesBronnen (const std::string &werkmap);

// Zet op het scherm wat er van de bronnen in een map te zeggen is: de functies
// van TegelSpel, en wat de regels van het vak ervan vinden; van een bestand uit
// het skelet alleen over functies die daar niet in staan.
void toonBronnen (const std::string &map, const std::string &skelet);

struct Bouw
{
  bool gelukt;
  bool volgensOpgave;       // zonder andere vlaggen of bronnen dan daar staan
  std::string bezwaar;      // waarom niet gelukt of niet volgens de opgave
  std::string fouten;       // de eerste regels van de compiler
  std::vector<std::string> waarschuwingen;  // met -Wall
};

// Bouw wat in de map in van een werkmap staat, met CXX en NAKIJKVLAGGEN; het
// programma komt in uit/proef.
// Parameter:
// * misser: een bestand met een ander hoofdprogramma dan brug.cc, of niets
Bouw bouw (const std::string &werkmap, const std::string &misser = "");

}

#endif
