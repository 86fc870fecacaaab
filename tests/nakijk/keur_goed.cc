// keur_goed.cc: keurt bepaalGoedeZet, bepaalGoedeScore en doeExperiment.

#include "eigen.h"
#include "keus.h"
#include "proef.h"
#include "standen.h"

#include <cctype>
#include <set>

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

// De scores waar een spel voor een speler op uit kan komen.
void eindscores (const EigenKnoop &knoop, bool zelf, std::set<int> &scores)
{
  if (knoop.kinderen.empty ())
    scores.insert (zelf ? knoop.score : -knoop.score);
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
    eindscores (kind.second, !zelf, scores);
}

// Eis dat een score tegen beste zetten van de ander mogelijk is.
void eisMogelijk (const Partij &partij, int score)
{
  const Stand &stand = partij.stand ();
  const int laag = laagste (stand, stand.beurt),
            hoog = Model::losOp (stand).score;
  bool eigen = false;
  if (score < laag || score > hoog)
    for (const EigenKnoop &boom : eigenBomen (partij))
      eigen = eigen || (eigenLaagste (boom, true) <= score
                        && score <= eigenBeste (boom));
  // Wie de beste zet van de ander niet kent, kan elke uitkomst krijgen.
  if (!eigen && (score < laag || score > hoog)
      && (bank ().verloor ("besteScore_klein") || bank ().magEigen ()))
  {
    std::set<int> einden;
    eindscores (goedeBoom (stand), true, einden);
    for (const EigenKnoop &boom : eigenBomen (partij))
      eindscores (boom, true, einden);
    eigen = einden.count (score) > 0;
  }
  if (eigen)
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
        eisGeldig (partij.stand (), { partij.goedeZet (simulaties) });
      });
}

// Hoe zeker dit criterium is staat in keus.h.
void goedeZet_beter ()
{
  int raak = 0;
  const std::vector<Stand> standen = keusStanden ();
  const int aantal = static_cast<int> (standen.size ()),
            grens = (KeusRaak * aantal + KeusStanden - 1) / KeusStanden;
  for (int i = 0; i < aantal; i++)
    proef ([&] (Partij &partij)
    {
      const Stand &stand = standen[static_cast<size_t> (i)];
      partij.begin (stand);
      const Zet zet = partij.goedeZet (KeusSimulaties);
      Zet beste = duidelijkBeste (stand);
      for (const EigenKnoop &boom : eigenBomen (partij))
        if (eigenKeus (boom) != beste)
          beste = eigenKeus (boom) == zet ? zet : Model::Geen;
      if (beste == Model::Geen)
        raak++;  // volgens haar eigen regels is er niets te kiezen
      else if (zet == beste
               || (Model::geldig (stand, zet.first, zet.second)
                   && Model::gelijkeZetten (stand, zet, beste)))
        raak++;
      eis (raak + aantal - 1 - i >= grens, "in " + tekst (grens)
           + " van " + tekst (aantal) + " standen de beste zet, zoals "
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
      eisGeenZet (partij.stand (), zet, "");
      Partij gewoon;
      gewoon.begin (figuur1 ());
      eisGeldig (gewoon.stand (), { gewoon.goedeZet (3) });
    });
}

void goedeZet_onveranderd ()
{
  for (const Stand &stand : kiesMetZet (83, 20, Gewoon))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      const Foto toen = partij.foto ();
      eisGeldig (partij.stand (), { partij.goedeZet (5) });
      eisOnveranderd (partij, toen);
    });
}

//*************************************************************************

void goedeScore_mogelijk ()
{
  for (const Stand &stand : kiesBoom (84, 25, 200))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      eisMogelijk (partij, partij.goedeScore ());
    });
}

void goedeScore_eindstand ()
{
  for (const Stand &stand : kies (85, 20, Klein, [] (const Stand &s)
       { return Model::eindstand (s) && Model::score (s) != 0; }))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      eisGelijk (partij.goedeScore (), Model::score (partij.stand ()));
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
      eisOnveranderd (partij, toen);
      eisMogelijk (partij, score);
    });
}

//*************************************************************************

void experiment_toont ()
{
  for (const Stand &stand : kiesBoom (87, 4, 100))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      eisVerslag (partij.stand (), partij.experiment ());
    });
}

void experiment_onveranderd ()
{
  for (const Stand &stand : kiesBoom (88, 4, 100))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      const Foto toen = partij.foto ();
      eisVerslag (partij.stand (), partij.experiment ());
      eisOnveranderd (partij, toen);
    });
}

}
