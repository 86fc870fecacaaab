// menu.cc: het menu van een spel, dat in een main.cc staat. fuzz.mk noemt dat
// bestand (HOOFD); de kaart van het spel zegt waar het mee begint. Is de
// invoer op, dan hoort er een nieuwe regel te volgen, tenzij zij midden in een
// antwoord ophoudt. Er komt alleen gewone tekst op het scherm.

#include "tests/fuzz/fuzz.h"
#include "tests/kaart.h"

#define main spelMain
#include HOOFD
#undef main

// De opdrachtregel waarmee het menu begint.
static terminal::Opdrachtregel opdrachtregel ()
{
  std::vector<std::string> woorden = { "", "--stil", "--zaad", "1" };
  for (const std::string &optie : kaarten ()[0].fuzzopties)
    woorden.push_back (optie);
  std::vector<char *> argumenten;
  for (std::string &woord : woorden)
    argumenten.push_back (&woord[0]);
  return terminal::Opdrachtregel (static_cast<int> (argumenten.size ()),
                                  argumenten.data ());
}

DOEL (invoer)
{
  std::istringstream in (invoer);
  std::streambuf *const oud = std::cin.rdbuf (in.rdbuf ());
  terminal::Opdrachtregel regel = opdrachtregel ();
  std::cin.clear ();
  {
    const Vangst uit, fout (std::cerr);
    EIS_GELIJK (start (regel), terminal::Gelukt);
    const std::string alles = fout.tekst () + uit.tekst ();
    eisGewoon (alles);
    EIS (!alles.empty ());
    EIS (!std::cin.fail () || eindigtOp (alles, "\n")
         || (!invoer.empty () && invoer.back () != '\n'));
  }
  std::cin.rdbuf (oud);
}
