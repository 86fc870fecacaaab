// script.h: een rij aanroepen van de openbare functies van TegelSpel, en wat
// het proces van de inzending (brug.cc) daarop antwoordt. Alles wat terugkomt
// wordt op vorm en lengte gekeurd.

#ifndef NakijkScriptHVar
#define NakijkScriptHVar

#include <string>
#include <vector>
#include "functies.h"
#include "rechter.h"
#include "zandbak.h"

// Is dit een openbare functie van TegelSpel, en een getter?
bool isFunctie (const std::string &naam);
inline bool isGetter (const std::string &naam)
{
  return naam.compare (0, 3, "get") == 0;
}

// Een aanroep van een functie, of Nieuw of Bestand.
struct Stap
{
  std::string functie;
  std::string rest;         // wat brug.cc erbij krijgt

  std::string aanroep () const;   // zoals in C++
};

inline Stap roep (const std::string &functie, const std::string &rest = "")
{
  return Stap { functie, rest };
}
inline Stap roep (const std::string &functie, int getal)
{
  return roep (functie, std::to_string (getal));
}
Stap stapDoe (const Zet &zet);
Stap stapBeste (const Zet &zet = Model::Geen, long long vooraf = 0);

// Een nieuw object dat een bestand leest.
std::vector<Stap> stappenLees (const std::string &inhoud,
                               const std::string &naam = Spelbestand);

// Wat er fout is.
struct Fout { std::string verwacht, gekregen; };

// Wat besteScore geeft.
struct Beste
{
  int score;
  Zet zet;
  long long standen;
};

// Het antwoord op een stap. Wie het leest krijgt een Fout als het er niet is,
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
  std::string gestopt;   // de functie waar het misging, als het daarom niet
                         // meer gedraaid is

  // Wat er het eerst gelezen wordt.
  const std::string &bestand () const { return stappen[1].rest; }
};

// Een gebouwde inzending in haar zandbak, en wat zij bij elkaar mag.
const std::vector<std::string> Proefprogramma = { "../proef" };
const Grenzen StapGrenzen = { 60, 6, 2LL << 30, 8 << 20 };

// Stel alle vragen van alle scripts, in een proces; wie valt of te lang wacht
// gaat in een nieuw proces verder met het volgende script.
void draaiScripts (const Zandbak &zandbak,
                   const std::vector<Script *> &scripts);

#endif
