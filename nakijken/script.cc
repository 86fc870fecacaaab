// script.cc: aanroepen van een inzending en hun antwoorden; zie script.h.

#include "script.h"

#include <climits>
#include <cstring>
#include <map>

namespace nakijk
{

const char Spelbestand[] = "spel.txt";

namespace
{

const size_t MaxGetallen = 2001, MaxWoord = 10000, MaxAntwoord = 4u << 20;
const int MaxVallen = 20, MaxTeLang = 8;   // in een keer draaien
const char Merk = '\x1e';                  // na elke stap op het scherm

const std::map<std::string,char> Letters = { { "getSchalen", 's' },
  { "getPot", 'p' }, { "getInhoudSchalen", 'c' }, { "getInhoudRijen", 'r' },
  { "leesInSpel", 'l' }, { "eindstand", 'e' }, { "drukAf", 'k' },
  { "bepaalVerschillendeZetten", 'v' }, { "doeZet", 'z' }, { "unDoeZet", 'u' },
  { "besteScore", 'b' }, { "bepaalGoedeZet", 'g' },
  { "bepaalGoedeScore", 'G' }, { "doeExperiment", 'x' } };

void eis (bool goed)
{
  if (!goed)
    throw Gevallen { "gaf iets terug wat geen antwoord is" };
}

// De getallen van een antwoord.
// Parameter:
// * aantal: zoveel; anders zegt het eerste getal hoeveel paren er volgen
std::vector<long long> getallen (const Antwoord &antwoord, size_t aantal = 0)
{
  if (!antwoord.er)
    throw Gevallen { antwoord.reden };
  std::istringstream in (antwoord.inhoud);
  std::vector<long long> uit;
  for (long long een; in >> een; )
    uit.push_back (een);
  eis (in.eof () && !uit.empty () && uit.size () <= MaxGetallen);
  eis (aantal > 0 ? uit.size () == aantal
       : uit[0] == static_cast<long long> (uit.size () / 2)
         && uit.size () % 2 == 1);
  return uit;
}

int alsInt (long long getal)
{
  eis (INT_MIN <= getal && getal <= INT_MAX);
  return static_cast<int> (getal);
}

Zet alsZet (long long schaal, long long kleur)
{
  return Zet (alsInt (schaal), static_cast<char> (alsInt (kleur)));
}

std::string met (int getal) { return " " + std::to_string (getal); }

std::string met (const Zet &zet)
{
  return met (zet.first) + met (static_cast<int> (zet.second));
}

}

//*************************************************************************

char letterVan (const std::string &functie)
{
  return Letters.count (functie) > 0 ? Letters.at (functie) : '?';
}

Stap stapNieuw () { return Stap { 'n', "", "" }; }

Stap stapFunctie (const std::string &functie)
{
  return Stap { letterVan (functie), "", functie + " ()" };
}

Stap stapBestand (const std::string &inhoud)
{
  return Stap { 'B', " " + inhoud, "" };
}

Stap stapLees (const std::string &naam)
{
  return Stap { 'l', " " + naam, "leesInSpel (\"" + naam + "\")" };
}

Stap stapRijen (int speler)
{
  return Stap { 'r', met (speler),
                "getInhoudRijen (" + std::to_string (speler) + ")" };
}

Stap stapDoe (const Zet &zet)
{
  return Stap { 'z', met (zet), "doeZet (" + std::to_string (zet.first) + ", "
                                + tekst (zet.second) + ")" };
}

Stap stapBeste (const Zet &zet, long long vooraf)
{
  return Stap { 'b', met (zet) + " " + std::to_string (vooraf),
                "besteScore (besteZet, aantalStanden)" };
}

Stap stapGoede (int simulaties)
{
  return Stap { 'g', met (simulaties),
                "bepaalGoedeZet (" + std::to_string (simulaties) + ")" };
}

//*************************************************************************

int Antwoord::geheel () const { return alsInt (getallen (*this, 1)[0]); }

// Een bool die nooit een waarde kreeg kan ook iets anders zijn dan 0 of 1.
bool Antwoord::waar () const { return geheel () != 0; }

// De lengte staat ervoor.
std::string Antwoord::woord () const
{
  if (!er)
    throw Gevallen { reden };
  const size_t begin = inhoud.find (':') + 1, lang = inhoud.size () - begin;
  eis (lang <= MaxWoord
       && inhoud.substr (0, begin) == " " + std::to_string (lang) + ":");
  return inhoud.substr (begin);
}

Paren Antwoord::paren () const
{
  const std::vector<long long> lijst = getallen (*this);
  Paren uit;
  for (size_t i = 1; i < lijst.size (); i += 2)
    uit.push_back (std::make_pair (alsInt (lijst[i]), alsInt (lijst[i + 1])));
  return uit;
}

Zet Antwoord::zet () const
{
  const std::vector<long long> twee = getallen (*this, 2);
  return alsZet (twee[0], twee[1]);
}

std::vector<Zet> Antwoord::zetten () const
{
  std::vector<Zet> uit;
  for (const std::pair<int,int> &paar : paren ())
    uit.push_back (alsZet (paar.first, paar.second));
  return uit;
}

Beste Antwoord::beste () const
{
  const std::vector<long long> vier = getallen (*this, 4);
  return Beste { alsInt (vier[0]), alsZet (vier[1], vier[2]), vier[3] };
}

//*************************************************************************

namespace
{

// Een keer draaien: een proces, met de scripts die nog niet aan de beurt waren.
class Loop
{
  public:

    Loop (const Programma &programma, const std::vector<Script *> &deScripts,
          size_t vanaf)
    : kind (programma.zandbak, { binnen (programma.zandbak, programma.pad) },
            Grenzen { 60, 6, 2LL << 30, 8 << 20 }, vragen (deScripts, vanaf)),
      scripts (deScripts), script (vanaf), stap (0), nummer (0), stuk (false),
      begin (nu ())
    {
    }

    // Lees antwoorden tot het laatste, of tot het niet verder gaat.
    // Retourneert: het eerste script dat nog niet aan de beurt was
    size_t lees (Afloop &afloop)
    {
      while (script < scripts.size () && !stuk)
        if (!pak () && !stuk)
        {
          const bool kwamIets = kind.leesPijpen (20);
          stuk = kind.voorbij ()
                 || (!kwamIets && !kind.leeft () && !kind.leesPijpen (0)
                     && !pak ());
        }
      afloop = kind.sluit (stuk);
      verdeelScherm (afloop.scherm);
      if (!stuk || script >= scripts.size ())
        return scripts.size ();
      const std::string opTijd = "was na ";  // van de grens per stap
      if (afloop.reden.compare (0, opTijd.size (), opTijd) == 0)
        afloop.reden = opTijd + std::to_string (scripts[script]->seconden)
                       + " seconden rekentijd niet klaar";
      scripts[script]->antwoorden[stap].reden = fout.empty () ? afloop.reden
                                                              : fout;
      return script + 1;
    }

    // De stap waarbij het viel, of 0.
    char gevallen () const
    {
      return stuk && script < scripts.size ()
             ? scripts[script]->stappen[stap].soort : '\0';
    }

  private:

    Kind kind;
    const std::vector<Script *> &scripts;
    size_t script, stap;     // waarvan het antwoord nu komt
    int nummer;
    bool stuk;
    std::string fout;
    double begin;
    std::vector<Antwoord *> gehad;

    // Alle vragen, elk met haar lengte ervoor.
    static std::string vragen (const std::vector<Script *> &scripts,
                               size_t vanaf)
    {
      std::string alles;
      for (size_t i = vanaf; i < scripts.size (); i++)
        for (const Stap &een : scripts[i]->stappen)
        {
          const std::string vraag = std::to_string (scripts[i]->seconden) + " "
                                    + een.soort + een.rest;
          const unsigned lengte = static_cast<unsigned> (vraag.size ());
          alles += std::string (reinterpret_cast<const char *> (&lengte),
                                sizeof lengte) + vraag;
        }
      return alles;
    }

    // Pak het volgende antwoord uit wat er kwam: "NUMMER LENGTE" en de bytes.
    bool pak ()
    {
      std::string &alles = kind.antwoorden;
      const std::string kop = std::to_string (nummer + 1) + " ";
      const size_t regel = alles.find ('\n');
      if (regel == std::string::npos && alles.size () < 40)
        return false;
      const size_t lang = static_cast<size_t> (std::strtoul (
        alles.c_str () + std::min (kop.size (), alles.size ()), nullptr, 10));
      if (alles.compare (0, kop.size (), kop) != 0
          || regel == std::string::npos || lang > MaxAntwoord)
      {
        fout = "gaf iets terug wat geen antwoord is";
        stuk = true;
        return false;
      }
      if (alles.size () < regel + 1 + lang)
        return false;
      neem (alles.substr (regel + 1, lang));
      alles.erase (0, regel + 1 + lang);
      nummer++;
      return true;
    }

    void neem (const std::string &inhoud)
    {
      Antwoord &antwoord = scripts[script]->antwoorden[stap];
      antwoord.er = inhoud.empty () || inhoud[0] != '!';
      if (antwoord.er)
        antwoord.inhoud = inhoud;
      else
        antwoord.reden = inhoud.substr (1, 200);
      gehad.push_back (&antwoord);
      if (++stap < scripts[script]->stappen.size ())
        return;
      scripts[script]->duur = nu () - begin;
      begin = nu ();
      script++;
      stap = 0;
    }

    // Geef elke stap wat er toen op het scherm kwam.
    void verdeelScherm (const std::string &scherm)
    {
      size_t nu = 0;
      for (size_t i = 0; i < gehad.size (); i++)
      {
        const std::string merk = Merk + std::to_string (i + 1) + Merk;
        const size_t eind = scherm.find (merk, nu);
        if (eind == std::string::npos)
          break;
        gehad[i]->scherm = scherm.substr (nu, eind - nu);
        nu = eind + merk.size ();
      }
      if (script < scripts.size () && stuk)
        scripts[script]->antwoorden[stap].scherm = scherm.substr (nu, 2000);
    }
};

}

void draaiScripts (const Programma &programma,
                   const std::vector<Script *> &alle)
{
  int vallen = 0, teLang = 0;
  std::vector<Script *> scripts = alle;
  for (Script *script : scripts)
    script->antwoorden.assign (script->stappen.size (), Antwoord ());
  for (size_t i = 0; i < scripts.size (); )
  {
    Afloop afloop;
    Loop loop (programma, scripts, i);
    i = loop.lees (afloop);
    if (loop.gevallen () == 0)
      continue;
    vallen++;
    teLang += afloop.teLang ? 1 : 0;
    const std::string groep = scripts[i - 1]->groep;
    const bool stop = vallen > MaxVallen || teLang >= MaxTeLang;
    for (size_t j = i; j < scripts.size (); )
      if (stop || (afloop.teLang && scripts[j]->groep == groep))
      {
        scripts[j]->gestopt = loop.gevallen ();
        for (Antwoord &antwoord : scripts[j]->antwoorden)
          antwoord.reden = afloop.reden;
        scripts.erase (scripts.begin () + static_cast<long> (j));
      }
      else
        j++;
  }
}

}
