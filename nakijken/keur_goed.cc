// keur_goed.cc: keurt bepaalGoedeZet, bepaalGoedeScore en doeExperiment. Daarna
// is de stand dezelfde, ook na een eerdere zet: wie te veel terugneemt, neemt
// die terug.

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

// Deze plekken, waar deze functies ook goed horen te zijn.
Plekken ookMet (Plekken plekken, Masker functies)
{
  for (Plek &plek : plekken)
    plek.masker |= functies;
  return plekken;
}

void eisGeldig (const Plek &plek, const Antwoord &antwoord)
{
  const Zet zet = antwoord.zet ();
  if (!Model::geldig (plek.stand, zet.first, zet.second))
    throw Fout { "een geldige zet", "de zet " + tekst (zet) };
}

void eisDuidelijk (const Plek &plek, const Antwoord &antwoord)
{
  eisGeldig (plek, antwoord);
  if (!Model::gelijkeZetten (plek.stand, antwoord.zet (), plek.boom.duidelijk))
    throw Fout { "in drie van de vier standen de beste zet, zoals hier "
                 + tekst (plek.boom.duidelijk), tekst (antwoord.zet ()) };
}

void eisGeenZet (const Plek &plek, const Antwoord &antwoord)
{
  if (isZet (plek.stand, antwoord.zet ()))
    throw Fout { "een waarde die geen zet is", tekst (antwoord.zet ()) };
}

void eisMogelijk (const Plek &plek, const Antwoord &antwoord)
{
  const int score = antwoord.geheel ();
  if (score < plek.boom.laag || score > plek.boom.score)
    throw Fout { "een score van " + tekst (plek.boom.laag) + " t/m "
                 + tekst (plek.boom.score), tekst (score) };
}

void eisGetallen (const Plek &plek, const Antwoord &antwoord)
{
  const int aantal = getallen (antwoord.scherm),
            minstens = 2 * plek.boom.kortste;
  if (aantal < minstens)
    throw Fout { "minstens " + tekst (minstens) + " getallen op het scherm",
                 tekst (aantal) + " getallen" };
}

void eisScherm (const Plek &plek, const Antwoord &antwoord)
{
  if (!Model::eindstand (na (plek)[0]) && antwoord.scherm.empty ())
    throw Fout { "iets op het scherm", "niets" };
}

}

//*************************************************************************

void keurGoedeZet (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Plekken spellen = uit.spellen (3, 24, 4, 200);
  const auto goede = [] (int simulaties)
                     { return roep ("bepaalGoedeZet", simulaties); };
  bank.fase ({
    { "goede_einde", uit.einden (16), vraagt (goede (3), eisGeenZet) },
    // Twee keer: wat van de eerste keer blijft staan mag niet storen.
    { "goede_geldig", spellen, [=] (Geval &geval)
      {
        for (int keer = 0; keer < 2; keer++)
          geval.vraag (goede (1 + geval.plek.grootte % 25), eisGeldig);
      } },
    { "goede_beter", keusSpellen (uit),
      vraagt (goede (KeusSimulaties), eisDuidelijk) },
    { "goede_blijft", spellen, blijft (goede (3), true) } });
  // Een paar keer een andere zet mag: het is toeval.
  const Uitslag &beter = bank.uitslag ("goede_beter");
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
  const Voorraad &uit = bank.voorraad;
  const Stap stap = roep ("bepaalGoedeScore");
  const Plekken spellen = ookMet (uit.spellen (5, 12, 4, 150,
    [] (const Plek &een) { return een.boom.laag > 0 || een.boom.score < 0; }),
    MetBeste | MetGoede),
    meer = ookMet (uit.spellen (6, 8, 20, 150),
                   MetBeste | MetGoede);
  bank.fase ({
    { "goedeScore_einde", uit.einden (16), vraagt (stap,
      [] (const Plek &plek, const Antwoord &antwoord)
      { eisGelijk (antwoord.geheel (), plek.boom.score); }) },
    { "goedeScore_kan", spellen, vraagt (stap, eisMogelijk) },
    { "goedeScore_kan", meer, vraagt (stap, eisMogelijk) },
    { "goedeScore_blijft", meer, blijft (stap, true) } });
}

void keurExperiment (Bank &bank)
{
  const Stap stap = roep ("doeExperiment");
  const Plekken spellen = ookMet (bank.voorraad.spellen (7, 6, 8, 100),
                                  MetBeste | MetGoede);
  bank.fase ({ { "experiment_toont", spellen, vraagt (stap, eisGetallen) },
               { "experiment_blijft", spellen, blijft (stap, true, eisScherm) }
             });
}

}
