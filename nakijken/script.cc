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

const size_t MaxGetallen = 2001, MaxWoord = 10000, MaxAntwoord = 4u << 20,
             MaxKop = 40;                  // tekens
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

// Alle vragen, elk met haar lengte ervoor.
std::string vragen (const std::vector<Script *> &scripts, size_t vanaf)
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

// Pak een antwoord: "NUMMER LENGTE" en de bytes.
// Parameters:
// * afloop: van het proces; reden wordt anders als dit geen antwoord is
// * plaats: waar het staat; wordt waar het volgende staat
// Retourneert: of het er is
bool pak (Afloop &afloop, int nummer, size_t &plaats, Antwoord &antwoord)
{
  const std::string &alles = afloop.antwoorden,
                    kop = std::to_string (nummer) + " ";
  const size_t regel = alles.find ('\n', plaats), nog = alles.size () - plaats,
               lang = static_cast<size_t> (std::strtoul (alles.c_str () + plaats
                 + std::min (kop.size (), nog), nullptr, 10));
  const bool goed = alles.compare (plaats, kop.size (), kop) == 0
                    && regel != std::string::npos && lang <= MaxAntwoord;
  if (!goed && (regel != std::string::npos || nog >= MaxKop))
    afloop.reden = "gaf iets terug wat geen antwoord is";
  if (!goed || alles.size () < regel + 1 + lang)
    return false;
  plaats = regel + 1 + lang;
  const std::string inhoud = alles.substr (regel + 1, lang);
  antwoord.er = inhoud.empty () || inhoud[0] != '!';
  (antwoord.er ? antwoord.inhoud : antwoord.reden) =
    antwoord.er ? inhoud : inhoud.substr (1, 200);
  return true;
}

// Stel alle vragen vanaf een script, in een proces, en geef elke stap zijn
// antwoord en wat er toen op het scherm kwam.
// Parameters:
// * script: wordt het eerste dat nog niet aan de beurt was
// * afloop: hoe het eindigde
// Retourneert: de soort van de stap waarbij het viel, of 0
char vraagVanaf (const Programma &programma,
                 const std::vector<Script *> &scripts, size_t &script,
                 Afloop &afloop)
{
  int nummer = 0;
  size_t plaats = 0, beeld = 0;
  afloop = draai (programma.zandbak, { programma.pad },
                  Grenzen { 60, 6, 2LL << 30, 8 << 20 },
                  vragen (scripts, script));
  while (script < scripts.size ())
  {
    Script &nu = *scripts[script++];
    for (size_t stap = 0; stap < nu.stappen.size (); stap++)
    {
      Antwoord &antwoord = nu.antwoorden[stap];
      const std::string merk = Merk + std::to_string (++nummer) + Merk;
      const size_t eind = afloop.scherm.find (merk, beeld);
      antwoord.scherm = afloop.scherm.substr (beeld, eind - beeld);
      beeld = eind == std::string::npos ? afloop.scherm.size ()
                                        : eind + merk.size ();
      if (pak (afloop, nummer, plaats, antwoord))
        continue;
      const std::string opTijd = "was na ";  // van de grens per stap
      if (afloop.reden.compare (0, opTijd.size (), opTijd) == 0)
        afloop.reden = opTijd + std::to_string (nu.seconden)
                       + " seconden rekentijd niet klaar";
      antwoord.scherm.resize (std::min<size_t> (antwoord.scherm.size (), 2000));
      antwoord.reden = afloop.reden;
      return nu.stappen[stap].soort;
    }
  }
  return '\0';
}

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
    const char gevallen = vraagVanaf (programma, scripts, i, afloop);
    if (gevallen == 0)
      continue;
    vallen++;
    teLang += afloop.teLang ? 1 : 0;
    const std::string groep = scripts[i - 1]->groep;
    const bool stop = vallen > MaxVallen || teLang >= MaxTeLang;
    for (size_t j = i; j < scripts.size (); )
      if (stop || (afloop.teLang && scripts[j]->groep == groep))
      {
        scripts[j]->gestopt = gevallen;
        for (Antwoord &antwoord : scripts[j]->antwoorden)
          antwoord.reden = afloop.reden;
        scripts.erase (scripts.begin () + static_cast<long> (j));
      }
      else
        j++;
  }
}

}
