// keur_goed.cc: keurt bepaalGoedeZet, bepaalGoedeScore en doeExperiment.

#include "bank.h"
#include "keus.h"

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

void eisGeldig (const Stand &stand, const Zet &zet)
{
  if (!Model::geldig (stand, zet.first, zet.second))
    throw Fout { "een geldige zet", "de zet " + tekst (zet) };
}

// Na een functie is de stand dezelfde, ook na eerdere zetten: wie te veel
// terugneemt, neemt die terug.
void blijft (Bank &bank, std::vector<Geval> &gevallen, const char *onderdeel,
             const std::vector<Spel> &spellen, Masker erbij, const Stap &stap)
{
  for (const Spel &spel : spellen)
  {
    const Zet zet = Model::verschillendeZetten (spel.stand)[0];
    Plek waar = plek (spel, erbij);
    waar.zet = zet;
    Geval geval = bank.metBlik (onderdeel, waar);
    const int gedaan = geval.doe (stapDoe (zet));
    const Kijk toen = bank.kijk (geval);
    const int aanroep = geval.doe (stap);
    const Kijk nu = bank.kijk (geval);
    const bool toont = stap.soort == 'x';
    geval.keur = [=, &bank] (const Geval &g)
    {
      const std::vector<Stand> na = Model::mogelijkNaZet (g.plek.stand, zet);
      bank.gedaan (g, gedaan, toen, na);
      if (!g.op (aanroep).er)
        throw Gevallen { g.op (aanroep).reden };
      bank.eisZelfde (g, nu, toen);
      if (toont && !Model::eindstand (na[0]) && g.op (aanroep).scherm.empty ())
        throw Fout { "iets op het scherm", "niets" };
    };
    gevallen.push_back (geval);
  }
}

}

//*************************************************************************

void keurGoedeZet (Bank &bank)
{
  std::vector<Geval> gevallen;
  for (const Plek &plek : bank.voorraad.einden (16))
    gevallen.push_back (bank.vraagEen ("goede_einde", plek, stapGoede (3),
      [] (const Geval &g, const Antwoord &een)
      {
        if (isZet (g.plek.stand, een.zet ()))
          throw Fout { "een waarde die geen zet is", tekst (een.zet ()) };
      }));
  const std::vector<Spel> spellen = bank.voorraad.spellen (3, 24, 4, 200,
                                                           bank.nietVast,
                                                           allesMag);
  for (size_t i = 0; i < spellen.size (); i++)
  {
    const int simulaties[] = { 1, 2, 25 };
    gevallen.push_back (bank.vraagEen ("goede_geldig", plek (spellen[i]),
      stapGoede (simulaties[i % 3]), [] (const Geval &g, const Antwoord &een)
      { eisGeldig (g.plek.stand, een.zet ()); }));
  }
  for (const Spel &spel : keusSpellen (bank.voorraad, bank.nietVast))
  {
    const Zet goed = spel.boom.duidelijk;
    gevallen.push_back (bank.vraagEen ("goede_beter", plek (spel),
      stapGoede (KeusSimulaties), [goed] (const Geval &g, const Antwoord &een)
      {
        eisGeldig (g.plek.stand, een.zet ());
        if (!Model::gelijkeZetten (g.plek.stand, een.zet (), goed))
          throw Fout { "in drie van de vier standen de beste zet, zoals hier "
                       + tekst (goed), tekst (een.zet ()) };
      }));
  }
  blijft (bank, gevallen, "goede_blijft",
          std::vector<Spel> (spellen.begin (), spellen.begin ()
            + std::min<long> (10, static_cast<long> (spellen.size ()))), 0,
          stapGoede (3));
  bank.fase (gevallen);
  // Een paar keer een andere zet mag: het is toeval.
  Uitslag &beter = bank.uitslag ("goede_beter");
  const bool bijna = beter.goed > 4 * beter.onbekend;
  const int raak = bijna ? beter.goed : beter.vast, mis = beter.fout;
  if (raak + mis < KeusSpellen / 2)
    bank.zet ("goede_beter", MetDeHand, beter.reden.empty ()
              ? "er zijn te weinig spellen met alleen regels die zij goed heeft"
              : beter.reden);
  else if (KeusVan * raak >= KeusRaak * (raak + mis))
    bank.zet ("goede_beter", Gegeven);
}

void keurGoedeScore (Bank &bank)
{
  std::vector<Geval> gevallen;
  for (const Plek &plek : bank.voorraad.einden (16))
    gevallen.push_back (bank.vraagEen ("goedeScore_einde", plek,
      stapFunctie ("bepaalGoedeScore"), [] (const Geval &g, const Antwoord &een)
      { eisGelijk (een.geheel (), Model::score (g.plek.stand)); }));
  const auto nietNul = [] (const Spel &spel)
                       { return spel.boom.laag > 0 || spel.boom.score < 0; };
  std::vector<Spel> spellen = bank.voorraad.spellen (5, 12, 4, 150,
                                                     bank.nietVast, nietNul);
  const std::vector<Spel> meer = bank.voorraad.spellen (6, 8, 20, 150,
                                                        bank.nietVast, allesMag);
  spellen.insert (spellen.end (), meer.begin (), meer.end ());
  for (const Spel &spel : spellen)
  {
    const int laag = spel.boom.laag, hoog = spel.boom.score;
    gevallen.push_back (bank.vraagEen ("goedeScore_kan",
      plek (spel, MetBeste | MetGoede), stapFunctie ("bepaalGoedeScore"),
      [=] (const Geval &, const Antwoord &een)
      {
        if (een.geheel () < laag || een.geheel () > hoog)
          throw Fout { "een score van " + tekst (laag) + " t/m " + tekst (hoog),
                       tekst (een.geheel ()) };
      }));
  }
  blijft (bank, gevallen, "goedeScore_blijft", meer, MetBeste | MetGoede,
          stapFunctie ("bepaalGoedeScore"));
  bank.fase (gevallen);
}

void keurExperiment (Bank &bank)
{
  std::vector<Geval> gevallen;
  const std::vector<Spel> spellen = bank.voorraad.spellen (7, 6, 8, 100,
                                                           bank.nietVast,
                                                           allesMag);
  for (const Spel &spel : spellen)
  {
    const int minstens = 2 * spel.boom.kortste;
    gevallen.push_back (bank.vraagEen ("experiment_toont",
      plek (spel, MetBeste | MetGoede), stapFunctie ("doeExperiment"),
      [minstens] (const Geval &, const Antwoord &een)
      {
        if (!een.er)
          throw Gevallen { een.reden };
        const int aantal = getallen (een.scherm);
        if (aantal < minstens)
          throw Fout { "minstens " + tekst (minstens)
                       + " getallen op het scherm",
                       tekst (aantal) + " getallen" };
      }));
  }
  blijft (bank, gevallen, "experiment_blijft", spellen, MetBeste | MetGoede,
          stapFunctie ("doeExperiment"));
  bank.fase (gevallen);
}

}
