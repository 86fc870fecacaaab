// gedachte.h: wat het denken over een stand vindt: wat elke zet waard is, en
// hoe het met de beste zetten verdergaat. Wie denkt vult dit in terwijl hij
// bezig is: wordt hij afgebroken, dan geldt wat er dan staat.

#ifndef ZoekGedachteHVar
#define ZoekGedachteHVar

#include <vector>

// Wat er van een zet bekend is.
template <typename Zet>
struct Zetwaarde
{
  Zet zet;
  int waarde = 0;          // voor wie de zet doet
  bool zeker = false;      // of dat de uitkomst is, als beide spelers dan de
                           // beste zetten doen; anders is het een schatting
  int diepte = 0;          // zoveel beurten vooruit is die gevonden, deze
                           // meegeteld
  bool hoogstens = false;  // of de waarde nog lager kan zijn
  std::vector<Zet> ook;    // de andere zetten waar deze voor staat: een gelijke
                           // schaal, of een spiegelbeeld
};

// Wat er van een stand bekend is. De records staan buiten de naamruimte, want
// de header van een spel noemt ze: wie die opneemt mag zelf iets hebben dat
// zoek heet.
template <typename Zet>
struct Gedachte
{
  std::vector< Zetwaarde<Zet> > zetten;  // elke zet, in volgorde
  std::vector<Zet> variant;  // de beste zetten van beide spelers
  int waarde = 0;            // van de stand, voor wie aan beurt is
  bool zeker = false;        // of het uitkomsten zijn, en geen schattingen; de
                             // waarde is er een als elke zet bekend is
  int diepte = 0;            // zoveel beurten is er vooruit gedacht
  long long standen = 0;     // hoeveel standen er bezocht zijn
};

// Wat een gedane zet kostte, tegen de beste zet die er toen was.
template <typename Zet>
struct Kosten
{
  int beste, waarde;         // van de beste zet en van deze, voor wie haar deed
  std::vector<Zet> variant;  // de eerste van de beste zetten, en zo verder
  int diepte;                // zoveel beurten vooruit is dat geschat; 0: het is
                             // zeker
};

namespace zoek
{

// Retourneert: een zet waarvan nog niets bekend is
template <typename Zet>
Zetwaarde<Zet> onbekend (const Zet &zet)
{
  Zetwaarde<Zet> een;
  een.zet = zet;
  return een;
}

// Retourneert: true als er van een zet een waarde bekend is
template <typename Zet>
bool isBekend (const Zetwaarde<Zet> &een)
{
  return een.zeker || een.diepte > 0;
}

// Retourneert: wat er bekend is van een zet die in een gedachte staat
template <typename Zet>
const Zetwaarde<Zet> &waardeVan (const Gedachte<Zet> &gedachte, const Zet &zet)
{
  size_t nummer = 0;
  while (gedachte.zetten[nummer].zet != zet)
    nummer++;
  return gedachte.zetten[nummer];
}

// De uitkomst van een zet is bekend, en wordt haar waarde.
template <typename Zet>
void weetUitkomst (Zetwaarde<Zet> &een, int uitkomst)
{
  een.waarde = uitkomst;
  een.zeker = true;
}

// Retourneert: hoeveel een gedane zet kostte
template <typename Zet>
int prijsVan (const Kosten<Zet> &een)
{
  return een.beste - een.waarde;
}

}

#endif
