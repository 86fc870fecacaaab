// script.cc: aanroepen van een inzending en hun antwoorden; zie script.h.

#include "script.h"

#include <climits>
#include <cstring>
#include <set>

namespace
{

const size_t MaxGetallen = 2001, MaxWoord = 10000, MaxAntwoord = 4u << 20;
const int MaxVallen = 20, MaxTeLang = 8;   // in een keer draaien
const char GeenAntwoord[] = "gaf iets terug wat geen antwoord is";
const char Merk = '\x1e';                  // na elke stap op het scherm

void eis (bool goed)
{
  if (!goed)
    throw Fout { "een antwoord", GeenAntwoord };
}

// De getallen van een antwoord.
// Parameter:
// * aantal: zoveel; anders zegt het eerste getal hoeveel paren er volgen
std::vector<long long> getallen (const Antwoord &antwoord, size_t aantal = 0)
{
  if (!antwoord.er)
    throw Fout { "een antwoord", antwoord.reden };
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

}

//*************************************************************************

bool isFunctie (const std::string &naam)
{
#define Naam(functie, aanroep) #functie,
  static const std::set<std::string> alle = { TegelSpelFuncties (Naam) };
  return alle.count (naam) > 0;
}

std::string Stap::aanroep () const
{
  int a = 0, b = 0;
  std::istringstream (rest) >> a >> b;
  return functie + " ("
    + (functie == "leesInSpel" ? tekst (rest)
       : functie == "doeZet"
       ? tekst (a) + ", " + tekst (static_cast<char> (b))
       : functie == "besteScore" ? "besteZet, aantalStanden" : rest) + ")";
}

Stap stapDoe (const Zet &zet)
{
  return roep ("doeZet", tekst (zet.first) + " " + tekst (int (zet.second)));
}

Stap stapBeste (const Zet &zet, long long vooraf)
{
  return roep ("besteScore", stapDoe (zet).rest + " " + tekst (vooraf));
}

std::vector<Stap> stappenLees (const std::string &inhoud,
                               const std::string &naam)
{
  return { roep (Nieuw), roep (Bestand, inhoud), roep ("leesInSpel", naam) };
}

//*************************************************************************

int Antwoord::geheel () const { return alsInt (getallen (*this, 1)[0]); }

// Een bool die nooit een waarde kreeg kan ook iets anders zijn dan 0 of 1.
bool Antwoord::waar () const { return geheel () != 0; }

// De lengte staat ervoor.
std::string Antwoord::woord () const
{
  if (!er)
    throw Fout { "een antwoord", reden };
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
std::string vragen (const std::vector<Script *> &scripts)
{
  std::string alles;
  for (const Script *script : scripts)
    for (const Stap &een : script->stappen)
    {
      const std::string vraag = een.functie + " " + een.rest;
      const unsigned lengte = static_cast<unsigned> (vraag.size ());
      alles += std::string (reinterpret_cast<const char *> (&lengte),
                            sizeof lengte) + vraag;
    }
  return alles;
}

// Wat er van een proces kwam, stap voor stap.
struct Oogst
{
  const Afloop &afloop;
  size_t gelezen, gezien;   // van de antwoorden, en van het scherm
  unsigned nummer;          // van de volgende stap

  // Pak de antwoorden van een script.
  // Retourneert: bij welke functie het misging, of niets
  std::string pak (Script &script)
  {
    for (size_t i = 0; i < script.stappen.size (); i++)
      if (!pak (script, script.antwoorden[i]))
        return script.stappen[i].functie;
    return "";
  }

  // Pak het antwoord op een stap, en wat er toen op het scherm kwam.
  // Retourneert: false als zij het niet gaf; de reden staat dan in het antwoord
  bool pak (Script &script, Antwoord &antwoord)
  {
    const std::string &alles = afloop.antwoorden, &scherm = afloop.scherm,
                      merk = Merk + std::to_string (nummer) + Merk;
    unsigned kop[3] = { nummer, 0, 0 };    // en de lengte, en microseconden
    const size_t begin = gelezen + sizeof kop,
                 eind = std::min (scherm.find (merk, gezien), scherm.size ());
    if (begin <= alles.size ())
      std::memcpy (kop, alles.data () + gelezen, sizeof kop);
    const bool onzin = kop[0] != nummer || kop[1] > MaxAntwoord;
    if (onzin || begin + kop[1] > alles.size ())
    {
      antwoord.scherm = scherm.substr (gezien, 2000);
      antwoord.reden = onzin ? GeenAntwoord : afloop.reden;
      return false;
    }
    antwoord.inhoud = alles.substr (begin, kop[1]);
    antwoord.er = antwoord.inhoud[0] != '!';
    if (!antwoord.er)
      antwoord.reden = antwoord.inhoud.substr (1, 200);
    gelezen = begin + kop[1];
    nummer++;
    script.duur += kop[2] / 1e6;
    if (eind < scherm.size ())
    {
      antwoord.scherm = scherm.substr (gezien, eind - gezien);
      gezien = eind + merk.size ();
    }
    return true;
  }
};

}

void draaiScripts (const Zandbak &zandbak,
                   const std::vector<Script *> &alle)
{
  int vallen = 0, teLang = 0;
  std::vector<Script *> nog = alle;
  Grenzen grenzen = StapGrenzen;
  for (Script *script : nog)
  {
    script->antwoorden.assign (script->stappen.size (), Antwoord ());
    grenzen.zwijgtijd = std::max (grenzen.zwijgtijd, script->seconden);
  }
  while (!nog.empty ())
  {
    const Afloop afloop = draai (zandbak, Proefprogramma, grenzen,
                                 vragen (nog));
    Oogst oogst = { afloop, 0, 0, 1 };
    size_t klaar = 0;
    std::string gevallen;   // bij deze functie
    for ( ; klaar < nog.size () && gevallen.empty (); klaar++)
      gevallen = oogst.pak (*nog[klaar]);
    const std::string groep = nog[klaar - 1]->groep;
    teLang += afloop.teLang ? 1 : 0;
    const bool stop = ++vallen > MaxVallen || teLang >= MaxTeLang
                      || (afloop.teLang && afloop.antwoorden.empty ());
    std::vector<Script *> verder;
    for (size_t i = klaar; i < nog.size (); i++)
      if (stop || (afloop.teLang && nog[i]->groep == groep))
      {
        nog[i]->gestopt = gevallen;
        for (Antwoord &antwoord : nog[i]->antwoorden)
          antwoord.reden = afloop.reden;
      }
      else
        verder.push_back (nog[i]);
    nog = verder;
  }
}
