// vergelijk.cc: waar vindt een inzending iets anders dan het model? Van een
// spel gaat het steeds naar een zet waarna zij het ook niet goed heeft, tot er
// zo geen zet meer is: dat is de kleinste stand op dat pad waar het mis is.

#include "keuring.h"
#include "bank.h"
#include "bron.h"

#include <iostream>

namespace
{

const long long MaxStanden = 1500000, MaxTel = 50000;   // in een boom
const int Seconden = 3, MaxTijd = 120;  // voor een antwoord, en voor alles

// Hoe erg het is als iets anders is: het minst als het achteraan staat.
enum Ernst : size_t { Score = Scherm, Keuze, Omvang, TeLang, Goed };

// Manieren van tellen: welke zetten apart, en wat er niet meetelt.
const char *const Apart[] = { "",
    "zetten van schalen met een andere inhoud tellen apart (dat mag ook). ",
    "zetten met evenveel tegels tellen apart. " },
  *const Zonder[] = { "", "het begin telt niet mee.",
    "eindstanden tellen niet mee.",
    "het begin en eindstanden tellen niet mee." };
const int Manieren = 12;

// Tel onder een stand, tot er niets over is.
long long tel (const Stand &stand, int manier, long long &over)
{
  std::set<std::string> gezien;
  long long standen = 0;
  for (const Zet &zet : Model::alleZetten (stand))
  {
    const Paren schaal = { Model::op (stand.schalen, zet.first) };
    const std::string soort[] = { tekst (tegels (stand, zet)), tekst (schaal),
                                  tekst (zet.first) };
    if (gezien.insert (zet.second + soort[manier / 4]).second && --over > 0)
      standen += tel (Model::naZet (stand, zet), manier, over);
  }
  return standen + (gezien.empty () && manier % 4 > 1 ? 0 : 1);
}

// Een stand waar zij naar gevraagd wordt.
struct Knoop : Geval
{
  std::vector<Zet> gedaan;    // van het begin naar hier
  size_t ernst = Goed;        // van wat er het ergst is
  std::string regels = "";    // wat er hoort en wat zij geeft
  long long standen = -1;     // haar aantalStanden

  Knoop (const std::string &bestand, const Stand &stand,
         const std::vector<Zet> &erheen)
  : Geval ("", { stand }), gedaan (erheen)
  {
    seconden = Seconden;
    lees (bestand);
    for (const Zet &zet : gedaan)
      vraag (stapDoe (zet));
    toont = kijk (rechteOgen ());
    vraag (stapBeste ());
  }

  void zet (size_t erg, const std::string &wat, const std::string &hoort,
            const std::string &geeft)
  {
    const bool mis = hoort != geeft;
    if (mis)
      ernst = std::min (ernst, erg);
    if (mis || erg >= Score)
      regels += (mis ? "> " : "  ") + wat + (mis ? "hoort " : "") + hoort
                + (mis ? ", geeft " + leesbaar (geeft) : "") + "\n";
  }

  // Zet alles naast elkaar, ook of de zet hierheen lukte.
  void vergelijk ()
  {
    const Stand &stand = plek.stand;
    const Antwoord &erheen = antwoorden[gedaan.size () + Lezen];
    zet (Aantal, "lezen en zetten: ", tekst (true),
         erheen.er ? tekst (erheen.waar ()) : erheen.reden);
    for (const Oog &oog : rechteOgen ())
      if (oog.ding != Scherm)
        zet (oog.ding, oog.naam, oog.hoort (stand), ziet (oog, toont, stand));
    zet (Goed, "verschillende zetten: ",
         tekst (Model::verschillendeZetten (stand)),
         tekst (op (toont.at (Zetten)).zetten ()));
    const Beste beste = antwoorden.back ().beste ();
    long long over = MaxStanden;
    const Boom ons = boomVan (stand, 0, over);
    if (ons.standen == 0)
      throw Fout { EenAntwoord, "een boom die te veel rekentijd kost" };
    standen = beste.standen;
    zet (Score, "score: ", tekst (ons.score), tekst (beste.score));
    zet (Keuze, "beste zet: ", tekst (ons.beste.empty ()
           || gelijkAan (stand, beste.zet, ons.beste) ? beste.zet
           : ons.beste[0]), tekst (beste.zet));
    zet (Omvang, "aantalStanden: ", tekst (ons.standen), tekst (standen));
  }
};

// Stel alle vragen in een aantal standen.
// Retourneert: de stand waar het het ergst mis is
Knoop ergste (Bank &bank, std::vector<Knoop> knopen)
{
  bank.draai (knopen);
  for (Knoop &knoop : knopen)
    try
    {
      if (knoop.gestopt.empty ())
        knoop.vergelijk ();
    }
    catch (const Fout &een)
    {
      const bool traag = een.gekregen.find (" rekentijd") != std::string::npos;
      knoop.zet (traag ? TeLang : Score, "verder: ", EenAntwoord,
                 een.gekregen);
    }
  return *std::min_element (knopen.begin (), knopen.end (),
    [] (const Knoop &a, const Knoop &b) { return a.ernst < b.ernst; });
}

// Als van een pad alleen de aantallen anders zijn, hoe telt zij dan? Een boom
// die te groot is om na te tellen zegt niets.
std::string telwijze (const std::vector<Knoop> &pad)
{
  for (int manier = 0; manier < Manieren; manier++)
  {
    bool past = true;
    for (const Knoop &knoop : pad)
    {
      long long over = MaxTel;
      const long long hoort = tel (knoop.plek.stand, manier, over) - manier % 2;
      past = past && (over <= 0 || knoop.standen < 0 || knoop.standen == hoort);
    }
    if (past)
      return manier == 0 ? "" : std::string ("\nZo komt haar aantalStanden wel "
        "uit: ") + Apart[manier / 4] + Zonder[manier % 4] + "\n";
  }
  return "";
}

}

//*************************************************************************

void vergelijk (const std::string &inzending, const std::string &spel)
{
  const std::string bestand = inhoudVan (spel);
  const double begin = nu ();
  const Werkmap werkmap;
  Stand stand;
  if (!Model::lees (bestand, stand))
    throw std::invalid_argument ("SPEL=" + spel + " is geen spel zoals de "
      "opgave het wil; ./TegelSpel --los " + spel + " zegt waarom");
  Bank bank (maak (inzending, werkmap.pad).programma (), 1);
  std::vector<Knoop> pad, rij = { Knoop (bestand, stand, {}) };
  size_t kleinste = 0;   // waar het op het pad het laatst zo erg is
  while (!rij.empty ())
  {
    const Knoop hier = ergste (bank, std::exchange (rij, {}));
    pad.push_back (hier);
    if (hier.ernst <= pad[kleinste].ernst)
      kleinste = pad.size () - 1;
    if (Rijen1 < hier.ernst && hier.ernst < Goed && nu () - begin < MaxTijd)
      for (const Zet &zet : Model::verschillendeZetten (hier.plek.stand))
      {
        std::vector<Zet> erheen = hier.gedaan;
        erheen.push_back (zet);
        rij.push_back (Knoop (bestand, Model::naZet (hier.plek.stand, zet),
                              erheen));
      }
  }
  const Knoop &hier = pad[kleinste];
  std::cout << pad[0].regels;
  if (hier.ernst == Goed)
    std::cout << "\nGeen verschil.\n";
  else
  {
    std::cout << "\nDe kleinste stand op dit pad waar het anders is";
    for (const Zet &zet : hier.gedaan)
      std::cout << (&zet == &hier.gedaan[0] ? ", na" : "") << "  2 "
                << zet.first << " " << zet.second;
    std::cout << ":\n\n" << tekening (hier.plek.stand) << "\n\n"
              << hier.regels << (hier.ernst > Score ? telwijze (pad) : "");
  }
}
