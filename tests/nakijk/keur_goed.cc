// keur_goed.cc: keurt bepaalGoedeZet, bepaalGoedeScore en doeExperiment.

#include "eigen.h"
#include "keus.h"
#include "proef.h"
#include "standen.h"

#include <cctype>

namespace nakijk
{

namespace
{

// De laagste score die een speler kan halen tegen beste zetten van de ander:
// zij doet haar slechtste zetten, en van gelijke beste zetten doet de ander
// die waar dat het slechtst uitpakt.
int laagste (const Stand &stand, int speler)
{
  const Model::Uitslag uitslag = Model::losOp (stand);
  if (uitslag.waarden.empty ())
    return stand.beurt == speler ? uitslag.score : -uitslag.score;
  int laag = stand.K + 1;
  for (const std::pair<Zet,int> &waarde : uitslag.waarden)
    if (stand.beurt == speler || waarde.second == uitslag.score)
      laag = std::min (laag,
                       laagste (Model::naZet (stand, waarde.first), speler));
  return laag;
}

// De lengte van het kortste spel vanaf een stand.
int kortsteSpel (const Stand &stand)
{
  int kortste = -1;
  for (const Zet &zet : Model::verschillendeZetten (stand))
  {
    const int hier = kortsteSpel (Model::naZet (stand, zet));
    kortste = kortste < 0 ? hier : std::min (kortste, hier);
  }
  return kortste + 1;
}

// Tel de getallen in een tekst.
int getallen (const std::string &tekst)
{
  int aantal = 0;
  bool cijfer = false;
  for (char teken : tekst)
  {
    const bool nu = std::isdigit (static_cast<unsigned char> (teken)) != 0;
    if (nu && !cijfer)
      aantal++;
    cijfer = nu;
  }
  return aantal;
}

// Eis dat een score tegen beste zetten van de ander mogelijk is.
void eisMogelijk (const Stand &stand, int score)
{
  const int laag = laagste (stand, stand.beurt),
            hoog = Model::losOp (stand).score;
  EigenKnoop boom;
  if ((score < laag || score > hoog) && eigenBoom (stand, boom)
      && eigenLaagste (boom, true) <= score && score <= eigenBeste (boom))
    vervolgfout ();
  else
    eis (laag <= score && score <= hoog,
         laag == hoog ? tekst (laag) : "een score van " + tekst (laag)
                                       + " t/m " + tekst (hoog),
         tekst (score));
}

// Eis dat er bij een experiment genoeg op het scherm kwam: voor elke
// teruggenomen zet het aantal standen en de tijd.
void eisVerslag (const Stand &stand, const std::string &scherm)
{
  const int minstens = 2 * kortsteSpel (stand);
  eis (getallen (scherm) >= minstens,
       "minstens " + tekst (minstens) + " getallen op het scherm",
       tekst (getallen (scherm)) + " getallen");
}

}

//*************************************************************************

void goedeZet_geldig ()
{
  for (int simulaties : { 1, 2, 25 })
    for (const Stand &stand : kiesMetZet (80, 25, Gewoon))
      proef ([&] (Partij &partij)
      {
        partij.begin (stand);
        eisGeldig (stand, { partij.goedeZet (simulaties) });
      });
}

// Hoe zeker dit criterium is staat in keus.h.
void goedeZet_beter ()
{
  int raak = 0;
  const std::vector<Stand> standen = keusStanden ();
  for (int i = 0; i < KeusStanden; i++)
    proef ([&] (Partij &partij)
    {
      const Stand &stand = standen[static_cast<size_t> (i)];
      partij.begin (stand);
      const Zet zet = partij.goedeZet (KeusSimulaties),
                beste = duidelijkBeste (stand);
      if (Model::geldig (stand, zet.first, zet.second)
          && Model::gelijkeZetten (stand, zet, beste))
        raak++;
      eis (raak + KeusStanden - 1 - i >= KeusRaak, "in " + tekst (KeusRaak)
           + " van " + tekst (KeusStanden) + " standen de beste zet, zoals "
           "hier " + tekst (beste),
           tekst (zet) + ", en tot hier " + tekst (raak) + " van "
           + tekst (i + 1) + " keer de beste");
    });
}

void goedeZet_eindstand ()
{
  for (const Stand &stand : kies (82, 30, Klein, Model::eindstand))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      const Zet zet = partij.goedeZet (3);
      eis (isGeenZet (zet), "GeenZet", tekst (zet));
      Partij gewoon;
      gewoon.begin (figuur1 ());
      eisGeldig (figuur1 (), { gewoon.goedeZet (3) });
    });
}

void goedeZet_onveranderd ()
{
  for (const Stand &stand : kiesMetZet (83, 20, Gewoon))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      const Foto toen = partij.foto ();
      eisGeldig (stand, { partij.goedeZet (5) });
      eisGelijkeFoto (partij.foto (), toen);
    });
}

//*************************************************************************

void goedeScore_mogelijk ()
{
  for (const Stand &stand : kiesBoom (84, 25, 200))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      eisMogelijk (stand, partij.goedeScore ());
    });
}

void goedeScore_eindstand ()
{
  for (const Stand &stand : kies (85, 20, Klein, [] (const Stand &s)
       { return Model::eindstand (s) && Model::score (s) != 0; }))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      eisGelijk (partij.goedeScore (), Model::score (stand));
    });
}

void goedeScore_onveranderd ()
{
  for (const Stand &stand : kiesBoom (86, 10, 100))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      const Foto toen = partij.foto ();
      const int score = partij.goedeScore ();
      eisGelijkeFoto (partij.foto (), toen);
      eisMogelijk (stand, score);
    });
}

//*************************************************************************

void experiment_toont ()
{
  for (const Stand &stand : kiesBoom (87, 4, 100))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      eisVerslag (stand, partij.experiment ());
    });
}

void experiment_onveranderd ()
{
  for (const Stand &stand : kiesBoom (88, 4, 100))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      const Foto toen = partij.foto ();
      eisVerslag (stand, partij.experiment ());
      eisGelijkeFoto (partij.foto (), toen);
    });
}

}
