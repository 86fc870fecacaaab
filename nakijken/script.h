// script.h: een rij aanroepen van de openbare functies van TegelSpel, en wat
// het proces van de inzending (brug.cc) daarop antwoordt. Alles wat terugkomt
// wordt op vorm en lengte gekeurd.

#ifndef NakijkScriptHVar
#define NakijkScriptHVar

#include <string>
#include <vector>
#include "rechter.h"
#include "zandbak.h"

namespace nakijk
{

const char Spelbestand[] = "spel.txt";

// Een aanroep: hoe brug.cc hem krijgt, en hoe hij in C++ staat.
struct Stap
{
  char soort;
  std::string rest, aanroep;
};

// De letter waarmee brug.cc een functie kent.
char letterVan (const std::string &functie);

// Een aanroep.
// Parameters:
// * rest: wat brug.cc erbij krijgt
// * parameters: wat er in C++ tussen de haakjes staat
Stap roep (const std::string &functie, const std::string &rest = "",
           const std::string &parameters = "");
Stap roep (const std::string &functie, int getal);
Stap stapDoe (const Zet &zet);
Stap stapBeste (const Zet &zet = Model::Geen, long long vooraf = 0);

// Een nieuw object dat een bestand leest.
std::vector<Stap> stappenLees (const std::string &inhoud,
                               const std::string &naam = Spelbestand);

// Wat een vraag opleverde als dat niet het antwoord was.
struct Gevallen { std::string reden; };

// Wat besteScore geeft.
struct Beste
{
  int score;
  Zet zet;
  long long standen;
};

// Het antwoord op een stap. Wie het leest krijgt Gevallen als het er niet is,
// of niet de vorm heeft die het hoort te hebben.
struct Antwoord
{
  bool er = false;
  std::string inhoud, scherm;
  std::string reden = "het programma was al afgebroken";

  int geheel () const;
  bool waar () const;
  std::string woord () const;
  Paren paren () const;
  Zet zet () const;
  std::vector<Zet> zetten () const;
  Beste beste () const;
};

struct Script
{
  std::vector<Stap> stappen;
  std::vector<Antwoord> antwoorden;
  int seconden = 2;   // rekentijd per stap
  double duur = 0;    // rekentijd van alle stappen
  std::string groep;  // wie daarin niet ophoudt, wordt de rest niet gevraagd
  char gestopt = 0;   // de stap waar het misging, als het daarom niet meer
                      // gedraaid is
};

// Een gebouwde inzending die vragen kan beantwoorden.
struct Programma
{
  Zandbak zandbak;
  std::string pad;
};

// Stel alle vragen van alle scripts, in een proces; wie valt of te lang wacht
// gaat in een nieuw proces verder met het volgende script.
void draaiScripts (const Programma &programma,
                   const std::vector<Script *> &scripts);

}

#endif
