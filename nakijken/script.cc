// script.cc: aanroepen van een inzending en hun antwoorden; zie script.h.

#include "script.h"

#include <cstring>

namespace
{

const size_t MaxAntwoord = 4u << 20;
const int MaxVallen = 20;   // in een keer draaien
const char Merk = '\x1e';   // na elke stap op het scherm

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

void draaiScripts (const Zandbak &zandbak, const std::vector<Script *> &alle,
                   Grenzen grenzen)
{
  int vallen = 0;
  std::vector<Script *> nog = alle;
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
    std::string gevallen;   // bij deze functie
    auto volgende = nog.begin ();
    for (; volgende != nog.end () && gevallen.empty (); ++volgende)
      for (size_t i = 0; i < (*volgende)->stappen.size ()
                         && gevallen.empty (); i++)
        if (!oogst.pak (**volgende, (*volgende)->antwoorden[i]))
          gevallen = (*volgende)->stappen[i].functie;
    nog.erase (nog.begin (), volgende);
    if (++vallen > MaxVallen || afloop.teLang)
      for (Script *script : std::exchange (nog, {}))
      {
        script->gestopt = gevallen;
        for (Antwoord &antwoord : script->antwoorden)
          antwoord.reden = afloop.reden;
      }
  }
}
