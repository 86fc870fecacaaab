// bron.h: lees de bronnen van een inzending. Dat gebeurt in de zandbak: wat een
// ander schreef kan gemaakt zijn om een lezer vast te laten lopen.

#ifndef NakijkBronHVar
#define NakijkBronHVar

#include <map>
#include <set>
#include <string>
#include <vector>

namespace nakijk
{

struct Bronnen
{
  std::vector<std::string> stijl;   // de regels van het vak, per overtreding
  std::map<std::string,std::string> plaatsen;   // van een functie: bestand:regel
  std::set<std::string> leeg;       // de functies zonder inhoud
};

// Lees wat in de map in van een werkmap staat.
Bronnen leesBronnen (const std::string &werkmap);

// Zet op het scherm wat er van de bronnen in een map te zeggen is: de functies
// van TegelSpel, en wat de regels van het vak ervan vinden; van een bestand uit het
// skelet alleen over functies die daar niet in staan.
void toonBronnen (const std::string &map, const std::string &skelet);

}

#endif
