// keur_goed.cc: keurt bepaalGoedeZet, bepaalGoedeScore en doeExperiment.

#include "bank.h"

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
    aantal += nu && !cijfer ? 1 : 0;
    cijfer = nu;
  }
  return aantal;
}

bool allesMag (const Spel &) { return true; }

void eisGeldig (const Stand &stand, const Antwoord &antwoord)
{
  const Zet zet = antwoord.zet ();
  if (!Model::geldig (stand, zet.first, zet.second))
    throw Fout { "een geldige zet", "de zet " + tekst (zet) };
}

// De plek van een spel waarin de eerste zet gedaan wordt: na een functie is de
// stand dezelfde, ook na eerdere zetten. Wie te veel terugneemt, neemt die terug.
Plek metZet (const Spel &spel, Masker erbij)
{
  Plek uit = plek (spel, erbij);
  uit.zet = Model::verschillendeZetten (spel.stand)[0];
  return uit;
}

}

//*************************************************************************

void keurGoedeZet (Bank &bank)
{
  bank.vraagElk ("goede_einde", bank.voorraad.einden (16), stapGoede (3),
    [] (const Stand &stand, const Antwoord &antwoord)
    {
      if (isZet (stand, antwoord.zet ()))
        throw Fout { "een waarde die geen zet is", tekst (antwoord.zet ()) };
    });
  const std::vector<Spel> spellen = bank.voorraad.spellen (3, 24, 4, 200,
                                                           bank.nietVast,
                                                           allesMag);
  for (size_t i = 0; i < spellen.size (); i++)
  {
    const int simulaties[] = { 1, 2, 25 };
    bank.vraagElk ("goede_geldig", { plek (spellen[i]) },
                   stapGoede (simulaties[i % 3]), eisGeldig);
  }
  for (const Spel &spel : keusSpellen (bank.voorraad, bank.nietVast))
  {
    const Zet goed = spel.boom.duidelijk;
    bank.vraagElk ("goede_beter", { plek (spel) }, stapGoede (KeusSimulaties),
      [goed] (const Stand &stand, const Antwoord &antwoord)
      {
        eisGeldig (stand, antwoord);
        if (!Model::gelijkeZetten (stand, antwoord.zet (), goed))
          throw Fout { "in drie van de vier standen de beste zet, zoals hier "
                       + tekst (goed), tekst (antwoord.zet ()) };
      });
  }
  for (size_t i = 0; i < spellen.size () && i < 10; i++)
    bank.blijft ("goede_blijft", metZet (spellen[i], 0), stapGoede (3), true);
  bank.fase ();
  // Een paar keer een andere zet mag: het is toeval.
  Uitslag &beter = bank.uitslag ("goede_beter");
  const bool bijna = beter.goed > 4 * beter.onbekend;
  const int raak = bijna ? beter.goed : beter.vast, mis = beter.fout;
  if (raak + mis < static_cast<int> (KeusSpellen) / 2)
    bank.zet ("goede_beter", MetDeHand, beter.reden.empty ()
              ? "er zijn te weinig spellen met alleen regels die zij goed heeft"
              : beter.reden);
  else if (KeusVan * raak >= KeusRaak * (raak + mis))
    bank.zet ("goede_beter", Gegeven);
}

void keurGoedeScore (Bank &bank)
{
  const Stap stap = stapFunctie ("bepaalGoedeScore");
  bank.vraagElk ("goedeScore_einde", bank.voorraad.einden (16), stap,
    [] (const Stand &stand, const Antwoord &antwoord)
    { eisGelijk (antwoord.geheel (), Model::score (stand)); });
  std::vector<Spel> spellen = bank.voorraad.spellen (5, 12, 4, 150,
    bank.nietVast, [] (const Spel &spel)
    { return spel.boom.laag > 0 || spel.boom.score < 0; });
  const std::vector<Spel> meer = bank.voorraad.spellen (6, 8, 20, 150,
                                                        bank.nietVast, allesMag);
  spellen.insert (spellen.end (), meer.begin (), meer.end ());
  for (const Spel &spel : spellen)
  {
    const int laag = spel.boom.laag, hoog = spel.boom.score;
    bank.vraagElk ("goedeScore_kan", { plek (spel, MetBeste | MetGoede) }, stap,
      [=] (const Stand &, const Antwoord &antwoord)
      {
        if (antwoord.geheel () < laag || antwoord.geheel () > hoog)
          throw Fout { "een score van " + tekst (laag) + " t/m " + tekst (hoog),
                       tekst (antwoord.geheel ()) };
      });
  }
  for (const Spel &spel : meer)
    bank.blijft ("goedeScore_blijft", metZet (spel, MetBeste | MetGoede), stap,
                 true);
  bank.fase ();
}

void keurExperiment (Bank &bank)
{
  const Stap stap = stapFunctie ("doeExperiment");
  const std::vector<Spel> spellen = bank.voorraad.spellen (7, 6, 8, 100,
                                                           bank.nietVast,
                                                           allesMag);
  const auto toont = [] (int minstens)
  {
    return [minstens] (const Stand &, const Antwoord &antwoord)
    {
      const int aantal = getallen (antwoord.scherm);
      if (aantal < minstens)
        throw Fout { "minstens " + tekst (minstens) + " getallen op het scherm",
                     tekst (aantal) + " getallen" };
    };
  };
  for (const Spel &spel : spellen)
    bank.vraagElk ("experiment_toont", { plek (spel, MetBeste | MetGoede) },
                   stap, toont (2 * spel.boom.kortste));
  for (const Spel &spel : spellen)
  {
    const Plek waar = metZet (spel, MetBeste | MetGoede);
    const bool einde = Model::eindstand (na (waar)[0]);
    bank.blijft ("experiment_blijft", waar, stap, true,
      [einde] (const Stand &, const Antwoord &antwoord)
      {
        if (!einde && antwoord.scherm.empty ())
          throw Fout { "iets op het scherm", "niets" };
      });
  }
  bank.fase ();
}

}
