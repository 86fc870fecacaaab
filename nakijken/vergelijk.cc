// vergelijk.cc: waar vindt een inzending iets anders dan het model? Van een
// spel gaat het steeds naar een zet waarna zij het ook niet goed heeft, tot er
// zo geen zet meer is: dat is de kleinste stand op dat pad waar het mis is.

#include "keuring.h"
#include "bank.h"
#include "bron.h"

#include <iomanip>
#include <iostream>

namespace
{

const size_t MaxStanden = 500000;       // verschillende, die het model onthoudt
const int Seconden = 3, MaxTijd = 120;  // voor een antwoord, en voor alles

// Wat er te vergelijken is, in de volgorde waarin het elkaar bederft.
enum Wat { Lukt, Bord = 4, Lijst = 6, Score, Omvang = 9, TeLang, Goed };
const char *const Namen[] = { "lezen en zetten", "pot", "schalen",
  "rijen van speler 0", "rijen van speler 1", "eindstand",
  "verschillende zetten", "score", "beste zet", "aantalStanden" };
const Ogen Kijken = rechteOgen ();

// Hoe er geteld kan worden: welke zetten verschillen, en wat er niet meetelt.
enum Soort { Tegels, Schaal, Alle };
const char *const Apart[] = { "",
    "zetten van schalen met een andere inhoud tellen apart (dat mag ook). ",
    "zetten met evenveel tegels tellen apart. " },
  *const Zonder[] = { "", "het begin telt niet mee.",
    "eindstanden tellen niet mee.",
    "het begin en eindstanden tellen niet mee." };

std::vector<Zet> zetten (const Stand &stand, int soort)
{
  std::vector<Zet> uit;
  for (const Zet &zet : Model::alleZetten (stand))
    if (std::none_of (uit.begin (), uit.end (), [&] (const Zet &een)
        { return soort != Alle && Model::gelijkeZetten (stand, een, zet)
            && (soort == Tegels || Model::op (stand.schalen, een.first)
                                   == Model::op (stand.schalen, zet.first)); }))
      uit.push_back (zet);
  return uit;
}

struct Boom { int score; long long standen, einden; };
typedef std::map<std::string,Boom> Bomen;

// Loop een boom af.
// Parameter:
// * gehad: de bomen die al bekend zijn
Boom boomVan (const Stand &stand, int soort, Bomen &gehad)
{
  const std::string sleutel = kern (stand) + tekst (gesorteerd (stand.schalen));
  const auto bekend = gehad.find (sleutel);
  if (bekend != gehad.end ())
    return bekend->second;
  if (gehad.size () >= MaxStanden)
    throw std::runtime_error ("de boom is te groot om te vergelijken; neem een "
                              "stand van later in het spel");
  Boom boom = { INT_MIN, 1, 0 };
  for (const Zet &zet : zetten (stand, soort))
  {
    const Boom kind = boomVan (Model::naZet (stand, zet), soort, gehad);
    boom.score = std::max (boom.score, -kind.score);
    boom.standen += kind.standen;
    boom.einden += kind.einden;
  }
  return gehad[sleutel] = boom.einden > 0 ? boom
                          : Boom { Model::score (stand), 1, 1 };
}

// Een stand, en wat er daar hoort en wat zij geeft.
struct Knoop : Geval
{
  std::vector<Zet> gedaan = {};   // van het begin naar hier
  std::vector< std::pair<std::string,std::string> > regels = {};
  std::set<int> fout = {};        // welke regels
  long long standen = -1;         // haar aantalStanden

  int ernst () const { return fout.empty () ? Goed : *fout.begin (); }

  void zet (const std::string &hoort, const std::string &geeft,
            bool goed = false)
  {
    if (!goed && hoort != geeft)
      fout.insert (static_cast<int> (regels.size ()));
    regels.push_back ({ hoort, geeft });
  }

  // Zet alles naast elkaar, na het antwoord waarmee zij in de stand kwam.
  void vergelijk (Bomen &bomen)
  {
    const Stand &stand = plek.stand;
    const Antwoord *antwoord = &antwoorden[gedaan.size () + Lezen];
    const Boom boom = boomVan (stand, Tegels, bomen);
    const std::vector<Zet> horen = zetten (stand, Tegels);
    zet (tekst (true), tekst (antwoord->waar ()));
    for (size_t ding = Pot; ding <= Einde; ding++)
      zet (Kijken[ding].hoort (stand),
           Kijken[ding].leest (*++antwoord, stand));
    const std::vector<Zet> hare = (++antwoord)->zetten ();
    zet (tekst (horen), tekst (hare),
         (hare.size () == horen.size ()
          || hare.size () == zetten (stand, Schaal).size ())
         && Kijken[Zetten].leest (*antwoord, stand)
            == Kijken[Zetten].hoort (stand));
    const Beste beste = (++antwoord)->beste ();
    std::vector<Zet> goede;
    for (const Zet &een : Model::alleZetten (stand))
      if (-boomVan (Model::naZet (stand, een), Tegels, bomen).score
          == boom.score)
        goede.push_back (een);
    zet (tekst (boom.score), tekst (beste.score));
    zet (tekst (goede.empty () ? beste.zet : goede[0]), tekst (beste.zet),
         std::find (goede.begin (), goede.end (), beste.zet) != goede.end ());
    zet (tekst (boom.standen), tekst (standen = beste.standen));
  }

  // Zet op het scherm wat er hoort en wat zij geeft.
  void toon () const
  {
    std::cout << std::left << std::setw (30) << "" << std::setw (30) << "hoort"
              << "geeft\n";
    for (size_t i = 0; i < regels.size (); i++)
    {
      const bool mis = fout.count (static_cast<int> (i)) > 0
                       || (ernst () == TeLang && i + 1 == regels.size ());
      if (mis || i < 1 || i > Bord)
        std::cout << (mis ? "> " : "  ") << std::setw (28) << Namen[i]
          << std::setw (30) << regels[i].first
          << (regels[i].first.size () < 30 ? "" : "\n" + std::string (60, ' '))
          << leesbaar (regels[i].second) << "\n";
    }
  }
};

// Vraag haar alles in een aantal standen.
void vraag (const Zandbak &bak, const std::string &bestand,
            std::vector<Knoop> &knopen, Bomen &bomen)
{
  std::vector<Script *> scripts;
  for (Knoop &knoop : knopen)
  {
    knoop.seconden = Seconden;
    knoop.lees (bestand);
    for (const Zet &zet : knoop.gedaan)
      knoop.vraag (stapDoe (zet));
    for (size_t ding = Pot; ding <= Zetten; ding++)
      knoop.vraag (Kijken[ding].stap);
    knoop.vraag (stapBeste ());
    scripts.push_back (&knoop);
  }
  draaiScripts (bak, scripts);
  for (Knoop &knoop : knopen)
    try
    {
      if (knoop.gestopt.empty ())
        knoop.vergelijk (bomen);
    }
    catch (const Fout &een)
    {
      knoop.fout.insert (static_cast<int> (knoop.regels.size ()));
      knoop.regels.push_back ({ "een antwoord", een.gekregen });
      if (een.gekregen.find (" rekentijd") != std::string::npos)
        knoop.fout = { TeLang };
    }
}

// Loop van een stand naar de kleinste op een pad waar het net zo erg fout is.
// Parameter:
// * hier: het pad, dat met de eerste stand begint
void loop (const Zandbak &bak, const std::string &bestand,
           std::vector<Knoop> &hier, Bomen &bomen)
{
  const double begin = nu ();
  int ergst = hier[0].ernst ();
  while (hier.back ().ernst () > Bord && hier.back ().ernst () < Goed
         && nu () - begin < MaxTijd)
  {
    const Knoop ouder = hier.back ();
    std::vector<Knoop> kinderen;
    for (const Zet &zet : zetten (ouder.plek.stand, Tegels))
    {
      kinderen.push_back ({ { "", { Model::naZet (ouder.plek.stand, zet) } },
                            ouder.gedaan });
      kinderen.back ().gedaan.push_back (zet);
    }
    vraag (bak, bestand, kinderen, bomen);
    const auto kind = std::min_element (kinderen.begin (), kinderen.end (),
      [] (const Knoop &a, const Knoop &b) { return a.ernst () < b.ernst (); });
    if (kind == kinderen.end () || kind->ernst () == Goed)
      break;
    hier.push_back (*kind);
    ergst = std::min (ergst, kind->ernst ());
  }
  while (hier.back ().ernst () > ergst)
    hier.pop_back ();
}

// Zijn de scores goed en alleen haar aantallen anders, wat verklaart die dan?
std::string telwijze (const std::vector<Knoop> &knopen)
{
  for (int soort : { Tegels, Schaal, Alle })
    for (int zonder = 0; zonder < 4; zonder++)
    {
      Bomen bomen;
      bool past = true;
      for (const Knoop &knoop : knopen)
      {
        const Boom boom = boomVan (knoop.plek.stand, soort, bomen);
        past = past && knoop.ernst () >= Lijst && knoop.fout.count (Score) == 0
          && (knoop.standen < 0 || knoop.standen == boom.standen - zonder % 2
                                     - (zonder > 1 ? boom.einden : 0));
      }
      if (past)
        return soort + zonder == 0 ? ""
               : std::string ("\nZo komt haar aantalStanden wel uit: ")
                 + Apart[soort] + Zonder[zonder] + "\n";
    }
  return "";
}

}

//*************************************************************************

void vergelijk (const std::string &inzending, const std::string &spel)
{
  const std::string bestand = inhoudVan (spel);
  std::vector<Knoop> hier (1);
  Bomen bomen;
  Werkmap werkmap;
  if (!Model::lees (bestand, hier[0].plek.stand))
    throw std::invalid_argument ("SPEL=" + spel + " is geen spel zoals de "
      "opgave het wil; ./TegelSpel --los " + spel + " zegt waarom");
  boomVan (hier[0].plek.stand, Tegels, bomen);
  const Zandbak bak = maak (inzending, werkmap.pad).programma ();
  vraag (bak, bestand, hier, bomen);
  hier[0].toon ();
  loop (bak, bestand, hier, bomen);
  const Knoop &laatst = hier.back ();
  std::string pad;
  for (const Zet &zet : laatst.gedaan)
    pad += "  2 " + std::to_string (zet.first) + " " + zet.second;
  if (laatst.ernst () == Goed)
    std::cout << "\nGeen verschil.\n";
  else
  {
    std::cout << "\nDe kleinste stand op dit pad waar het anders is"
              << (pad.empty () ? " is dit begin" : ", na" + pad) << ":\n\n"
              << tekening (laatst.plek.stand) << "\n\n";
    laatst.toon ();
    std::cout << telwijze (hier);
  }
}
