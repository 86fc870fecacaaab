// script.h: een rij aanroepen van de openbare functies van TegelSpel, en wat
// het proces van de inzending (brug.cc) daarop antwoordt. Alles wat terugkomt
// wordt op vorm en lengte gekeurd.

#ifndef NakijkScriptHVar
#define NakijkScriptHVar

#include <climits>
#include <set>
#include <string>
#include <vector>
#include "functies.h"
#include "rechter.h"
#include "zandbak.h"

const char EenAntwoord[] = "een antwoord",   // wat een crash niet geeft
           GeenAntwoord[] = "gaf iets terug wat geen antwoord is";
const size_t MaxGetallen = 2001, MaxWoord = 10000;

// Is dit een openbare functie van TegelSpel, en een getter?
inline bool isFunctie (const std::string &naam)
{
#define Naam(functie, aanroep) #functie,
  static const std::set<std::string> alle = { TegelSpelFuncties (Naam) };
  return alle.count (naam) > 0;
}

inline bool isGetter (const std::string &naam)
{
  return naam.compare (0, 3, "get") == 0;
}

// Een aanroep van een functie, of Nieuw of Bestand.
struct Stap
{
  std::string functie;
  std::string rest = "";    // wat brug.cc erbij krijgt

  // Zoals in C++.
  std::string aanroep () const
  {
    int a = 0, b = 0;
    std::istringstream (rest) >> a >> b;
    return functie + " ("
      + (functie == "leesInSpel" ? tekst (rest)
         : functie == "doeZet"
         ? tekst (a) + ", " + tekst (static_cast<char> (b))
         : functie == "besteScore" ? "besteZet, aantalStanden" : rest) + ")";
  }
};

inline Stap stapDoe (const Zet &zet)
{
  return { "doeZet", tekst (zet.first) + " " + tekst (int (zet.second)) };
}

inline Stap stapBeste (const Zet &zet = Model::Geen, long long vooraf = 0)
{
  return { "besteScore", stapDoe (zet).rest + " " + tekst (vooraf) };
}

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

  int geheel () const { return alsInt (getallen (1)[0]); }

  // Een bool die nooit een waarde kreeg kan ook iets anders zijn dan 0 of 1.
  bool waar () const { return geheel () != 0; }

  std::string woord () const
  {
    eis (er, reden);
    eis (!inhoud.empty () && inhoud.size () <= MaxWoord);
    return inhoud.substr (1);
  }

  Paren paren () const
  {
    const std::vector<long long> lijst = getallen ();
    Paren uit;
    for (size_t i = 1; i < lijst.size (); i += 2)
      uit.push_back ({ alsInt (lijst[i]), alsInt (lijst[i + 1]) });
    return uit;
  }

  std::vector<Zet> zetten () const
  {
    std::vector<Zet> uit;
    for (const auto &[schaal, kleur] : paren ())
      uit.push_back ({ schaal, static_cast<char> (kleur) });
    return uit;
  }

  Zet zet () const
  {
    const std::vector<long long> twee = getallen (2);
    return { alsInt (twee[0]), static_cast<char> (alsInt (twee[1])) };
  }

  Beste beste () const
  {
    const std::vector<long long> vier = getallen (4);
    return { alsInt (vier[0]),
             { alsInt (vier[1]), static_cast<char> (alsInt (vier[2])) },
             vier[3] };
  }

  private:

    static void eis (bool goed, const std::string &anders = GeenAntwoord)
    {
      if (!goed)
        throw Fout { EenAntwoord, anders };
    }

    static int alsInt (long long getal)
    {
      eis (INT_MIN <= getal && getal <= INT_MAX);
      return static_cast<int> (getal);
    }

    // Parameter:
    // * aantal: zoveel; anders zegt het eerste getal hoeveel paren er volgen
    std::vector<long long> getallen (size_t aantal = 0) const
    {
      std::istringstream in (inhoud);
      std::vector<long long> uit;
      eis (er, reden);
      for (long long een; in >> een; )
        uit.push_back (een);
      eis (in.eof () && !uit.empty () && uit.size () <= MaxGetallen);
      eis (aantal > 0 ? uit.size () == aantal
           : uit[0] == static_cast<long long> (uit.size () / 2)
             && uit.size () % 2 == 1);
      return uit;
    }
};

const int Lezen = 2;   // de stap van een script die het eerste bestand leest

struct Script
{
  std::vector<Stap> stappen = {};
  std::vector<Antwoord> antwoorden = {};
  int seconden = 2;   // rekentijd per stap
  double duur = 0;    // rekentijd van alle stappen
  std::string gestopt = "";   // de functie waar het misging, als het daarom
                              // niet meer gedraaid is

  // Een stap.
  // Retourneert: zijn nummer
  int vraag (const Stap &stap)
  {
    stappen.push_back (stap);
    return static_cast<int> (stappen.size ()) - 1;
  }

  // Een nieuw object dat een bestand leest.
  void lees (const std::string &inhoud, const std::string &naam = Spelbestand)
  {
    vraag ({ Nieuw });
    vraag ({ Bestand, inhoud });
    vraag ({ "leesInSpel", naam });
  }

  const Antwoord &op (int nummer) const
  {
    return antwoorden[static_cast<size_t> (nummer)];
  }

  // Las zij het spel?
  bool leest () const { return op (Lezen).er && op (Lezen).inhoud != " 0"; }

  // Viel zij bij een stap? Wat daarna komt is dan niet gevraagd.
  bool dood (int nummer) const
  {
    return !op (nummer).er && op (nummer).inhoud.empty ();
  }
};

// Een gebouwde inzending in haar zandbak, en wat zij bij elkaar mag.
const std::vector<std::string> Proefprogramma = { "../proef" };
const Grenzen StapGrenzen = { 60, 6, 2LL << 30, 8 << 20 };

// Stel alle vragen van alle scripts, in een proces; wie valt gaat in een nieuw
// proces verder met het volgende script. Wie niet ophoudt of vaak valt wordt de
// rest niet gevraagd.
void draaiScripts (const Zandbak &zandbak, const std::vector<Script *> &scripts,
                   Grenzen grenzen = StapGrenzen);

#endif
