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

// Eis dat een score tegen beste zetten van de ander mogelijk is, of anders
// volgt uit de eigen regels.
void eisMogelijk (const Partij &partij, int score)
{
  const EigenKnoop goed = goedeBoom (partij.stand ());
  const int speler = partij.stand ().beurt, laag = eigenLaagste (goed, true),
            hoog = eigenBeste (goed);
  if (laag <= score && score <= hoog)
    return;
  bool eigen = terugKapot (partij);
  std::set<int> einden;
  for (const EigenKnoop &boom : eigenBomen (partij))
  {
    eigen = eigen || (eigenLaagste (boom, true) <= score
                      && score <= eigenBeste (boom));
    eindscores (boom, speler, einden);
  }
  eindscores (goed, speler, einden);
  // Wie de beste zet van de ander niet kent, kan elke uitkomst krijgen.
  const bool kentNiet = bank ().magEigen ()
    || (bank ().verloor ("besteScore_klein") && bank ().wijzen != 0
        && bank ().wijzen != AlleWijzen);
  if (eigen || (kentNiet && einden.count (score) > 0))
    vervolgfout ();
  else
    eis (false, laag == hoog ? tekst (laag) : "een score van " + tekst (laag)
                                              + " t/m " + tekst (hoog),
         tekst (score));
}

// Eis dat er bij een experiment genoeg op het scherm kwam: voor elke
// teruggenomen zet het aantal standen en de tijd.
void eisVerslag (const Partij &partij, const std::string &scherm)
{
  const int aantal = getallen (scherm),
            minstens = 2 * kortste (goedeBoom (partij.stand ()));
  if (aantal >= minstens)
    return;
  bool eigen = aantal >= 2 && terugKapot (partij);
  for (const EigenKnoop &boom : eigenBomen (partij))
    eigen = eigen || aantal >= 2 * kortste (boom);
  if (eigen)
    vervolgfout ();
  else
    eis (false, "minstens " + tekst (minstens) + " getallen op het scherm",
         tekst (aantal) + " getallen");
}

}

//*************************************************************************

void goedeZet_geldig ()
{
  for (int simulaties : { 1, 2, 25 })
    proeven (kiesMetZet (80, 25, Gewoon), [=] (Partij &partij)
             { eisGeldig (partij, partij.goedeZet (simulaties)); });
}

// Hoe zeker dit criterium is staat in keus.h. Is er volgens haar eigen regels
// niets te kiezen, dan is het raak.
void goedeZet_beter ()
{
  int gemist = 0;
  const std::vector<Stand> standen = keusStanden ();
  const int aantal = static_cast<int> (standen.size ()),
            grens = (KeusRaak * aantal + KeusStanden - 1) / KeusStanden;
  for (const Stand &stand : standen)
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      const Zet zet = partij.goedeZet (KeusSimulaties);
      Zet beste = duidelijkBeste (goedeBoom (stand));
      if (Model::geldig (stand, zet.first, zet.second)
          && Model::gelijkeZetten (stand, zet, beste))
        return;
      for (const EigenKnoop &boom : eigenBomen (partij))
        if (duidelijkBeste (boom) != beste)
          beste = duidelijkBeste (boom) == zet ? zet : Model::Geen;
      gemist += beste == Model::Geen || beste == zet ? 0 : 1;
      eis (gemist <= aantal - grens, "in " + tekst (grens)
           + " van " + tekst (aantal) + " standen de beste zet, zoals "
           "hier " + tekst (beste),
           tekst (zet) + ", en tot hier al " + tekst (gemist)
           + " keer een andere");
    });
}

void goedeZet_eindstand ()
{
  proeven (kies (82, 30, Klein, Model::eindstand), [] (Partij &partij)
  {
    eisGeenZet (partij.stand (), partij.goedeZet (3), "");
    Partij gewoon;
    gewoon.begin (figuur1 ());
    eisGeldig (gewoon, gewoon.goedeZet (3));
  });
}

void goedeZet_onveranderd ()
{
  proeven (kiesMetZet (83, 20, Gewoon), [] (Partij &partij)
  {
    const Foto toen = partij.foto ();
    eisGeldig (partij, partij.goedeZet (5));
    eisOnveranderd (partij, toen);
  });
}

//*************************************************************************

void goedeScore_mogelijk ()
{
  proeven (kiesBoom (84, 25, 200), [] (Partij &partij)
           { eisMogelijk (partij, partij.goedeScore ()); });
}

void goedeScore_eindstand ()
{
  proeven (kies (85, 20, Klein, [] (const Stand &s)
           { return Model::eindstand (s) && Model::score (s) != 0; }),
           [] (Partij &partij)
  {
    eisGelijk (partij.goedeScore (), Model::score (partij.stand ()));
  });
}

void goedeScore_onveranderd ()
{
  proeven (kiesBoom (86, 10, 100), [] (Partij &partij)
  {
    const Foto toen = partij.foto ();
    const int score = partij.goedeScore ();
    eisOnveranderd (partij, toen);
    eisMogelijk (partij, score);
  });
}

//*************************************************************************

void experiment_toont ()
{
  proeven (kiesBoom (87, 4, 100), [] (Partij &partij)
           { eisVerslag (partij, partij.experiment ()); });
}

void experiment_onveranderd ()
{
  proeven (kiesBoom (88, 4, 100), [] (Partij &partij)
  {
    const Foto toen = partij.foto ();
    eisVerslag (partij, partij.experiment ());
    eisOnveranderd (partij, toen);
  });
}

}
