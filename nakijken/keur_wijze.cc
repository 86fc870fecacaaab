// keur_wijze.cc: leert of een inzending elk bestand op dezelfde manier anders
// leest dan er staat (leeswijze.h). Dat is een vergissing, die een keer kost:
// alles daarna wordt in haar eigen manier gekeurd. Of zij een stand leest
// blijkt uit eindstand en de zetten; wie het alleen anders laat zien leest
// goed.

#include "bank.h"

namespace
{

const size_t Zeker = 8;   // zo vaak mis is geen toeval
const double Duidelijk = 3;   // zoveel minder is er dan nog mis
const size_t Hoogstens = 3;   // zoveel keer anders; meer is onzin

// De standen waar dat uit blijkt.
const Keus Leeskeuzes[] = {
  { "lees_goed", Loopt, 90 }, { "lees_goed", AnderVol | EigenVol, 40 },
  { "lees_goed", Vast, 30 }, { "lees_goed", Groot, 20 } };

// Hoe vaak er iets anders te zien was, van hoeveel keer, en waar.
struct Gezien
{
  size_t mis = 0, alle = 0;
  bool heel = true;   // zij gaf overal een antwoord
  Geval misser = {};
  Fout fout = {};

  double deel () const
  {
    return alle == 0 ? 1 : static_cast<double> (mis)
                           / static_cast<double> (alle);
  }
};

// Lees met een manier de standen, en kijk naar dingen.
Gezien lees (Bank &bank, const Leeswijze &wijze,
             const std::vector<Ding> &dingen)
{
  Gezien uit;
  Gevallen gevallen;
  for (const Keus &keus : Leeskeuzes)
    for (const Plek &een : bank.voorraad.standen (keus))
      if (wijze.kan (een.stand))
      {
        Geval &geval = gevallen.emplace_back (keus.onderdeel, een);
        geval.lees ();
        for (Ding ding : dingen)
          geval.toont[ding] = geval.vraag (bank.ogen[ding].stap);
      }
  bank.voorraad.wijze = wijze;
  bank.draai (gevallen);
  bank.voorraad.wijze = {};
  for (const Geval &geval : gevallen)
  {
    const Stand &stand = geval.plek.stand;
    Fout fout = { "leesInSpel geeft true", "leesInSpel geeft "
                  + tekst (geval.leest ()) };
    bool mis = !geval.leest ();
    for (Ding ding : dingen)
      if (const Oog &oog = bank.ogen[ding]; !mis
          && geval.ziet (oog, geval.toont, stand) != oog.hoort (stand))
      {
        mis = true;
        fout = { oog.naam + oog.hoort (stand),
                 oog.naam + geval.ziet (oog, geval.toont, stand) };
      }
    uit.heel = uit.heel && geval.gestopt.empty ();
    uit.alle++;
    uit.mis += mis ? 1 : 0;
    if (mis && (!uit.misser.plek.grootte
                || geval.plek.grootte < uit.misser.plek.grootte))
    {
      uit.misser = geval;
      uit.fout = fout;
    }
  }
  return uit;
}

// Alle manieren die een verschillen: een erbij, of een in plaats van een ander.
std::vector<Leeswijze> buren (const Leeswijze &nu)
{
  std::vector<Leeswijze> uit;
  for (size_t i = 0; i < Wijzen.size (); i++)
    if (nu.welke.count (i) == 0)
    {
      uit.push_back (nu);
      uit.back ().welke.insert (i);
      for (size_t weg : nu.welke)
      {
        uit.push_back (nu);
        uit.back ().welke.insert (i);
        uit.back ().welke.erase (weg);
      }
    }
  return uit;
}

// Zoek de manier waarin het minst mis is, steeds van een naar de beste ernaast.
// Wat gelijk uitkomt maken de getters uit, maar niet dat er nog iets bij komt.
// Wie een regel fout doet laat de stand wel zien zoals hij er staat: die leest
// goed.
Leeswijze zoek (Bank &bank)
{
  const std::vector<Ding> regels = { Einde, Zetten },
    getters = { Pot, Schalen, Rijen0, Rijen1 };
  const double ruis = 0.1;
  Leeswijze nu;
  const Gezien begin = lees (bank, nu, regels);
  if (begin.mis <= Zeker || begin.mis == begin.alle || !begin.heel)
    return nu;
  const std::pair<double,double> recht = { begin.deel (),
                                           lees (bank, nu, getters).deel () };
  std::pair<double,double> minst = recht;
  for (bool beter = true; beter && minst != std::make_pair (0.0, 0.0)
                          && nu.welke.size () < Hoogstens; )
  {
    beter = false;
    for (const Leeswijze &een : buren (nu))
    {
      const double deel = lees (bank, een, regels).deel ();
      const std::pair<double,double> hier = { deel,
        deel <= minst.first ? lees (bank, een, getters).deel () : 1 };
      if (hier < minst && (deel < minst.first
                           || een.welke.size () == nu.welke.size ()))
      {
        minst = hier;
        nu = een;
        beter = true;
      }
    }
  }
  return Duidelijk * minst.first < recht.first
         && minst.second < recht.second + ruis ? nu : Leeswijze ();
}

// Doet zij zetten met die nummers?
bool doet (Bank &bank, const Leeswijze &wijze)
{
  size_t goed = 0;
  Gevallen gevallen;
  for (const Plek &een : bank.voorraad.zetten ({ "lees_goed", NietVol, 30 }))
    if (wijze.kan (een.stand))
    {
      Geval &geval = gevallen.emplace_back ("lees_goed", een);
      geval.lees ();
      geval.vraag (stapDoe (een.zet));
    }
  bank.voorraad.wijze = wijze;
  bank.draai (gevallen);
  bank.voorraad.wijze = {};
  for (const Geval &geval : gevallen)
    goed += geval.antwoorden.back ().inhoud == " 1" ? 1 : 0;
  return 2 * goed > gevallen.size ();
}

}

//*************************************************************************

void leerLezen (Bank &bank)
{
  const Leeswijze wijze = zoek (bank);
  if (wijze.welke.empty () || !doet (bank, wijze))
    return;
  const Gezien recht = lees (bank, {}, { Einde, Zetten });
  const std::string leest = wijze.naam (false), nummert = wijze.naam (true);
  const auto reken = [&] (const std::string &onderdeel,
                          const std::string &reden)
  {
    bank.zet (onderdeel, Verloren, reden
              + "; verder nagekeken alsof dat zo hoort");
    bank.uitslag (onderdeel).misser = recht.misser;
    bank.uitslag (onderdeel).mis = { recht.fout.verwacht,
                                     recht.fout.gekregen + ", want zij "
                                     + reden };
  };
  if (!leest.empty ())
    reken ("lees_goed", "leest " + leest);
  // Dat is een vergissing; elke die erbij komt kost wie haar laat zien.
  bool erbij = false;
  for (size_t een : wijze.welke)
    if (Wijzen[een].begin == 0 && std::exchange (erbij, true))
      bank.zet (Wijzen[een].getter, Verloren,
                "leest ook " + Wijzen[een].naam);
  if (!nummert.empty ())
    for (const char *naam : { "zetten_geldig", "zetten_laagste" })
      reken (naam, nummert);
  bank.voorraad = Voorraad (bank.zaad, wijze);
}
