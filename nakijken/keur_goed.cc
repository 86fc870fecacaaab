// keur_goed.cc: keurt bepaalGoedeZet, bepaalGoedeScore en doeExperiment. Waar
// in een spel iets voorkomt wat de inzending fout doet, telt wat daar misgaat
// niet: dat is al aangerekend. Daarna is de stand dezelfde, ook na een eerdere
// zet: wie te veel terugneemt, neemt die terug.

#include "bank.h"

namespace
{

void eisGeenZet (const Plek &plek, const Antwoord &antwoord)
{
  if (isZet (plek.stand, antwoord.zet ()))
    throw Fout { "een waarde die geen zet is", tekst (antwoord.zet ()) };
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

void eisMogelijk (const Plek &plek, const Antwoord &antwoord)
{
  const int score = antwoord.geheel (), laag = plek.boom.laag,
            hoog = plek.boom.score;
  if (score < laag || score > hoog)
    throw Fout { "een score van " + tekst (laag)
                 + (laag < hoog ? " t/m " + tekst (hoog) : ""), tekst (score) };
}

void eisGetallen (const Plek &plek, const Antwoord &antwoord)
{
  const int minstens = 2 * plek.boom.kortste;
  int aantal = 0;
  bool cijfer = false;
  for (const char teken : antwoord.scherm)
    aantal += !std::exchange (cijfer, '0' <= teken && teken <= '9') && cijfer;
  if (aantal < minstens)
    throw Fout { "minstens " + tekst (minstens) + " getallen op het scherm",
                 tekst (aantal) + " getallen" };
}

}

//*************************************************************************

void keurGoedeZet (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Stap weinig = { "bepaalGoedeZet", "5" },
             keus = { "bepaalGoedeZet", tekst (KeusSimulaties) };
  const Plekken spellen = samen (
    uit.spellen ({ 3, 16, 4, 100 }),
    uit.spellen ({ 9, 8, 4, 100, PotRaaktLeeg }));
  bank.keurRustend (bank.gevallen ({
    { "goede_einde", uit.einden (16), weinig, eisGeenZet },
    // Twee keer: wat van de eerste keer blijft staan mag niet storen.
    { "goede_geldig", spellen, weinig, eisGeldig, 2 },
    { "goede_beter", keusSpellen (uit, Duidelijk), keus, eisDuidelijk },
    { "goede_somber", keusSpellen (uit, Somber), keus, eisDuidelijk },
    { "goede_blijft", spellen, weinig, nullptr, 2, NaZet } }));
  // Een paar keer een andere zet mag: het is toeval.
  for (const char *naam : { "goede_beter", "goede_somber" })
  {
    const Uitslag &een = bank.uitslag (naam);
    const int genoeg = static_cast<int> (KeusSpellen) / 3,
              mis = een.goed + een.fout >= genoeg ? een.fout
                    : een.fout + een.onbekend;
    if (een.goed > 0 && KeusVan * een.goed >= KeusRaak * (een.goed + mis))
      bank.zet (naam, Gegeven);
    else if (een.goed + een.fout < genoeg)
      bank.zet (naam, MetDeHand, een.reden);
  }
}

void keurGoedeScore (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Stap stap = { "bepaalGoedeScore" };
  const Plekken spellen = uit.spellen ({ 5, 12, 4, 150, 0, Uitgemaakt }),
    meer = samen (uit.spellen ({ 6, 6, 20, 150 }),
                  uit.spellen ({ 11, 4, 20, 150, PotRaaktLeeg }));
  bank.keurRustend (bank.gevallen ({
    { "goedeScore_einde", uit.einden (16), stap, eisMogelijk },
    { "goedeScore_kan", spellen, stap, eisMogelijk },
    { "goedeScore_kan", meer, stap, eisMogelijk },
    { "goedeScore_blijft", meer, stap, nullptr, 1, NaZet } }),
    bank.klopt ("besteScore") && bank.klopt ("bepaalGoedeZet"));
}

void keurExperiment (Bank &bank)
{
  const Stap stap = { "doeExperiment" };
  const Plekken spellen = samen (
    bank.voorraad.spellen ({ 7, 4, 8, 100 }),
    bank.voorraad.spellen ({ 12, 4, 8, 100, PotRaaktLeeg }));
  bank.keurRustend (bank.gevallen ({
    { "experiment_toont", spellen, stap, eisGetallen },
    { "experiment_blijft", spellen, stap, nullptr, 2, NaZet } }),
    bank.klopt ("besteScore") && bank.klopt ("bepaalGoedeZet"));
}
