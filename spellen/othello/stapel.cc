// stapel.cc: een stapel van hele borden; zie stapel.h.

#include "stapel.h"

// Ruim de stapel op, met alle borden erop; zie stapel.h.
Stapel::~Stapel ()
{
  while (boven != nullptr)
    haalEraf ();
}

// Leg een bord boven op de stapel; zie stapel.h.
void Stapel::zetErop (OthelloBord *bord)
{
  Schakel *nieuw = new Schakel;
  nieuw->bord = bord;
  nieuw->onder = boven;
  boven = nieuw;
}

// Haal het bovenste bord van de stapel; zie stapel.h.
void Stapel::haalEraf ()
{
  Schakel *oud = boven;
  boven = oud->onder;
  delete oud->bord;
  delete oud;
}

// Zoek het onderste bord; zie stapel.h.
const OthelloBord &Stapel::onderste () const
{
  const Schakel *schakel = boven;
  while (schakel->onder != nullptr)
    schakel = schakel->onder;
  return *schakel->bord;
}

// Verwissel de inhoud met die van een andere stapel; zie stapel.h.
void Stapel::verwissel (Stapel &ander)
{
  Schakel *oud = boven;
  boven = ander.boven;
  ander.boven = oud;
}
