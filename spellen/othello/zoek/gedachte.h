// gedachte.h: wat iemand van een denker vraagt, en wat die te zeggen heeft.

#ifndef ZoekOthelloGedachteHVar
#define ZoekOthelloGedachteHVar

#include <cstdlib>
#include <utility>
#include <vector>

namespace zoek
{
namespace othello
{

// De waarde van een stand waarin de ander vastzit: wie aan zet is en niet kan,
// heeft verloren, hoeveel stenen er ook liggen. Dit is meer dan elk verschil in
// stenen op een vol bord, en dan elke waardering van een stand die nog open is.
const int VastWinst = 30000;

// Zoveel van een waardering (zie waardering.h) is een steen op het einde waard,
// als vastzitten voor het hele bord telt; bepaald met partijen tegen zichzelf,
// van standen met 14 en 18 lege vakjes.
const int PerSteen = 20;

const int GrootsteBord = 20,  // rijen of kolommen
          ElkeDiepte = GrootsteBord * GrootsteBord;
const short GeenZet = -1;  // het nummer van het vakje van geen zet

// Van welke zetten de waarde gevraagd wordt: alleen van de beste, of van elke.
enum Zoeksoort { DeBeste, ElkeZet };

// Wat er gevraagd wordt.
struct Opdracht
{
  int diepte;        // hoeveel zetten er hoogstens vooruit gedacht wordt, vanaf
                     // 1; een eindspel wordt altijd helemaal uitgezocht
  Zoeksoort soort;
  size_t geheugen;   // hoeveel bytes de tabel hoogstens neemt
};

// Een vakje: de rij en de kolom, geteld vanaf 0.
typedef std::pair<int,int> Plek;

// Wat er van een zet bekend is. Een zekere waarde is de uitkomst bij het beste
// spel: VastWinst, -VastWinst, of het verschil in stenen op een vol bord.
struct Zetwaarde
{
  Plek plek;
  int diepte,      // hoeveel zetten vooruit, deze meegeteld; 0: nog niets
      waarde;      // voor wie de zet doet
  bool hoogstens,  // of de waarde nog lager kan zijn
       zeker;      // of de waarde, of wat zij hoogstens is, zeker is
};

// Wat er van een stand bekend is; ook als het denken afgebroken is, en terwijl
// het bezig is.
struct Gedachte
{
  int diepte = 0;         // hoeveel zetten er vooruit gedacht is; 0: nog niets
  bool zeker = false;     // of de waarde de uitkomst is, als bij Zetwaarde
  int waarde = 0;         // voor wie aan zet is
  size_t beste = 0;       // het nummer van de beste zet, vanaf 0
  long long standen = 0;  // hoeveel standen er bezocht zijn
  std::vector<Zetwaarde> zetten;  // genummerd als geefZet, maar vanaf 0
  std::vector<Plek> variant;      // de beste zetten van beide spelers
};

}
}

#endif
