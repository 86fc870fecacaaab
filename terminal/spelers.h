// spelers.h: wie er aan beide kanten zitten, en een zet van een computer die
// maar wat doet. Wat van de Rekenaar gebruikt wordt zegt rekenaar.h.

#ifndef TerminalSpelersHVar
#define TerminalSpelersHVar

#include <string>
#include <vector>
#include "../standaard.h"
#include "scherm.h"
#include "vraag.h"

namespace terminal
{

// Vraag wie er spelen: dat worden deze, als true wordt geretourneerd. Wie het
// al zijn is het gewone antwoord.
// Retourneert: false als er geen goed antwoord kwam
template <typename Rekenaar>
bool vraagSpelers (Vragen &vragen,
                   std::vector<typename Rekenaar::Speler> &spelers)
{
  return spelers[0].vraag (vragen, Rekenaar::naam (0))
         && spelers[1].vraag (vragen, Rekenaar::naam (1));
}

// Retourneert: wie er spelen, op een of twee regels
template <typename Rekenaar>
std::string spelerstekst
  (const std::vector<typename Rekenaar::Speler> &spelers)
{
  return inRegels (Rekenaar::naam (0) + ": " + spelers[0].tekst () + ". "
                   + Rekenaar::naam (1) + ": " + spelers[1].tekst () + ".")
         + "\n";
}

// Retourneert: een van deze zetten, minstens een, elk even waarschijnlijk
template <typename Zet>
Zet toevallige (const std::vector<Zet> &zetten)
{
  const int laatste = static_cast<int> (zetten.size ()) - 1;
  return zetten[static_cast<size_t> (randomGetal (0, laatste))];
}

}

#endif
