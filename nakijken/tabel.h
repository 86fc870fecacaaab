// tabel.h: de onderdelen van tabel.def als een lijst, en hun uitslagen.

#ifndef NakijkTabelHVar
#define NakijkTabelHVar

#include <string>
#include <vector>

namespace nakijk
{

struct Onderdeel
{
  std::string functie;  // de functie van TegelSpel waar het bij hoort
  std::string naam;     // de naam van het onderdeel
  int punten;
  int seconden;         // rekentijd die het mag kosten
  std::string regel;    // wat er goed hoort te zijn
  std::string zin;      // de zin van de opgave die dat vraagt
  void (*keur) ();      // kijkt het na

  // Hangt de uitkomst af van andere functies van de inzending?
  bool zoekt () const
  {
    return functie == "besteScore" || functie.find ("bepaalGoed") == 0;
  }
};

#define ONDERDEEL(functie, naam, punten, seconden, regel, zin) void naam ();
#include "tabel.def"
#undef ONDERDEEL

inline std::vector<Onderdeel> tabel ()
{
  return {
#define ONDERDEEL(functie, naam, punten, seconden, regel, zin) \
    Onderdeel { functie, #naam, punten, seconden, regel, zin, naam },
#include "tabel.def"
#undef ONDERDEEL
  };
}

// Een proef die mislukt is.
struct Misser
{
  std::string stand;      // getekend; leeg als er geen is
  std::string bestand;    // het spelbestand; leeg als er geen is
  std::vector<std::string> zetten;  // sinds het inlezen, als in het menu
  std::string aanroep, keuze;       // wat er gebeurde, en dat in het menu
  std::string verwacht, gekregen;
  std::string scherm;     // wat de inzending daarbij zelf zei
};

struct Uitslag
{
  Onderdeel onderdeel;
  bool goed;
  int proeven, mislukt;
  int vervolg;                  // afwijkingen door eigen regels, zonder aftrek
  int overgeslagen;             // door een fout in een andere functie
  std::string reden;            // waardoor het afgebroken is, of leeg
  bool teLang;                  // afgebroken door een grens aan de tijd
  double rekentijd;             // van het hele onderdeel
  std::vector<Misser> missers;  // de kleinste, elke soort een keer
  std::vector<std::string> opmerkingen;
};

// De uitslag van een onderdeel dat nog niet gedraaid is.
inline Uitslag nietGedraaid (const Onderdeel &onderdeel)
{
  return Uitslag { onderdeel, false, 0, 0, 0, 0, "", false, 0, {}, {} };
}

}

#endif
