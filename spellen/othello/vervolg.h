// vervolg.h: de vervolgpartijen van een bord tellen en schatten; zie othello.h.
// Alleen othello.cc neemt dit op.

#ifndef VervolgHVar
#define VervolgHVar

#include "telling.h"

// Tel alle vervolgpartijen, recursief; zie othello.h. Van de laatste twee
// vakjes hoeft geen zet gedaan te worden: na een zet op het ene vakje is er
// precies een vervolg, of een zet op het andere dan mag of niet.
long long OthelloBord::vervolg ()
{
  Vakje *slag[MaxSlag];
  Vakje *vakje = kring.volgendLeeg;
  const bool tweeLeeg = vakje->volgendLeeg == kring.vorigLeeg;
  long long totaal = 0;
  int aantal = 0;
  for (; vakje != &kring; vakje = vakje->volgendLeeg)
    if (tweeLeeg)
      totaal += mag (vakje) ? 1 : 0;
    else
    {
      aantal = doe (vakje, slag);
      if (aantal > 0)
      {
        totaal += vervolg ();
        neemTerug (vakje, slag, aantal);
      }
    }
  return totaal > 0 ? totaal : 1;
}

//*************************************************************************

// Tel alle vervolgpartijen met een tabel; zie othello.h.
long long OthelloBord::vervolgSnel (long long geheugen) const
{
  const Vakje *rij = nullptr, *vakje = nullptr;
  unsigned long long eigen = 0, ander = 0, bit = 1, rijbit = 1;
  if (rijen > zoek::Telling::MaxMaat || kolommen > zoek::Telling::MaxMaat)
    return -1;
  for (rij = ingang; rij != nullptr; rij = rij->buren[MiddenOnder])
  {
    bit = rijbit;
    for (vakje = rij; vakje != nullptr; vakje = vakje->buren[Rechts])
    {
      if (vakje->inhoud == speler)
        eigen |= bit;
      else if (vakje->inhoud != Leeg)
        ander |= bit;
      bit <<= 1;
    }
    rijbit <<= zoek::Telling::MaxMaat;
  }
  return zoek::Telling (rijen, kolommen, geheugen).tel (eigen, ander);
}

//*************************************************************************

// Trek een wortel volgens Newton, vanaf een bovengrens omlaag.
// Parameter:
// * getal: minstens 0
// Retourneert: de wortel van getal
static long double wortel (long double getal)
{
  long double grens = getal + 1, volgende = (grens + getal / grens) / 2;
  while (volgende < grens)
  {
    grens = volgende;
    volgende = (grens + getal / grens) / 2;
  }
  return grens;
}

//*************************************************************************

// Schat het aantal vervolgpartijen; zie othello.h. Het gemiddelde en de som
// van de kwadratische afwijkingen worden per proef bijgewerkt (Welford, 1962).
long double OthelloBord::schatVervolg (int proeven, long double &fout) const
{
  OthelloBord *bord = nullptr;
  long double product = 0, afwijking = 0, gemiddelde = 0, kwadraten = 0;
  int proef = 0;
  for (proef = 1; proef <= proeven; proef++)
  {
    bord = kopieer ();
    for (product = 1; !bord->eindstand (); bord->randomZet ())
      product *= bord->aantalZetten ();
    delete bord;
    afwijking = product - gemiddelde;
    gemiddelde += afwijking / proef;
    kwadraten += afwijking * (product - gemiddelde);
  }
  fout = wortel (kwadraten / proeven / (proeven - 1));
  return gemiddelde;
}

#endif
