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
enum Wat : size_t { Lukt, Bord = 4, Lijst = 6, Score, Omvang = 9, TeLang, Goed };
const char *const Namen[] = { "lezen en zetten", "pot", "schalen",
  "rijen van speler 0", "rijen van speler 1", "eindstand",
  "verschillende zetten", "score", "beste zet", "aantalStanden" };
const Ogen Kijken = rechteOgen ();

// Hoe er geteld kan worden: welke zetten verschillen, en wat er niet meetelt.
enum Soort : size_t { Tegels, Schaal, Alle };
const char *const Apart[] = { "",
    "zetten van schalen met een andere inhoud tellen apart (dat mag ook). ",
    "zetten met evenveel tegels tellen apart. " },
  *const Zonder[] = { "", "het begin telt niet mee.",
    "eindstanden tellen niet mee.",
    "het begin en eindstanden tellen niet mee." };

// Een stand, en wat er daar hoort en wat zij geeft.
struct Knoop : Geval
{
  std::vector<Zet> gedaan = {};   // van het begin naar hier
  std::vector< std::pair<std::string,std::string> > regels = {};
  std::set<size_t> fout = {};     // welke regels
  long long standen = -1;         // haar aantalStanden

  size_t ernst () const { return fout.empty () ? Goed : *fout.begin (); }
  bool operator< (const Knoop &b) const { return ernst () < b.ernst (); }

  void zet (const std::string &hoort, const std::string &geeft,
            bool goed = false)
  {
    if (!goed && hoort != geeft)
      fout.insert (regels.size ());
    regels.push_back ({ hoort, geeft });
  }

  // Zet op het scherm wat er hoort en wat zij geeft.
  void toon () const
  {
    std::cout << std::left << std::setw (30) << "" << std::setw (30) << "hoort"
              << "geeft\n";
    for (size_t i = 0; i < regels.size (); i++)
    {
      const bool mis = fout.count (i) > 0
                       || (ernst () == TeLang && i + 1 == regels.size ());
      const auto &[hoort, geeft] = regels[i];
      if (mis || i < 1 || i > Bord)
        std::cout << (mis ? "> " : "  ") << std::setw (28) << Namen[i]
          << std::setw (30) << hoort
          << (hoort.size () < 30 ? "" : "\n" + std::string (60, ' '))
          << leesbaar (geeft) << "\n";
    }
  }
};

// Het begin, en wie daar vergeleken wordt.
struct Vergelijking
{
  struct Boom { int score; long long standen, einden; };

  const std::string bestand;
  const Zandbak bak;
  std::map<std::string,Boom> bomen[3] = {};   // van elke manier van tellen

  // De zetten die in een stand verschillen.
  static std::vector<Zet> zetten (const Stand &stand, Soort soort = Tegels)
  {
    const Paren &op = stand.schalen;
    std::set< std::pair<std::pair<int,int>,char> > gehad;
    std::vector<Zet> uit;
    for (const Zet &zet : Model::alleZetten (stand))
      if (gehad.insert ({ soort == Tegels ? std::make_pair (tegels (stand, zet), 0)
            : soort == Schaal ? Model::op (op, zet.first)
            : std::make_pair (zet.first, 0), zet.second }).second)
        uit.push_back (zet);
    return uit;
  }

  // Loop een boom af.
  Boom boomVan (const Stand &stand, Soort soort = Tegels)
  {
    const std::string sleutel = kern (stand)
                                + tekst (gesorteerd (stand.schalen));
    const auto bekend = bomen[soort].find (sleutel);
    if (bekend != bomen[soort].end ())
      return bekend->second;
    if (bomen[soort].size () >= MaxStanden)
      throw std::runtime_error ("de boom is te groot om te vergelijken; neem "
                                "een stand van later in het spel");
    Boom boom = { INT_MIN, 1, 0 };
    for (const Zet &zet : zetten (stand, soort))
    {
      const Boom kind = boomVan (Model::naZet (stand, zet), soort);
      boom.score = std::max (boom.score, -kind.score);
      boom.standen += kind.standen;
      boom.einden += kind.einden;
    }
    return bomen[soort][sleutel] = boom.einden > 0 ? boom
                                   : Boom { Model::score (stand), 1, 1 };
  }

  // Vraag haar alles in een aantal standen, en leg het naast elkaar.
  void vraag (std::vector<Knoop> &knopen)
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
          leg (knoop);
      }
      catch (const Fout &een)
      {
        knoop.zet ("een antwoord", een.gekregen);
        if (een.gekregen.find (" rekentijd") != std::string::npos)
          knoop.fout = { TeLang };
      }
  }

  // Leg alles naast elkaar, na het antwoord waarmee zij in de stand kwam.
  void leg (Knoop &knoop)
  {
    const Stand &stand = knoop.plek.stand;
    const Antwoord *antwoord = &knoop.antwoorden[knoop.gedaan.size () + Lezen];
    const Boom boom = boomVan (stand);
    const std::vector<Zet> horen = zetten (stand);
    std::vector<Zet> goede;
    knoop.zet (tekst (true), tekst (antwoord->waar ()));
    for (size_t ding = Pot; ding <= Einde; ding++)
      knoop.zet (Kijken[ding].hoort (stand),
                 Kijken[ding].leest (*++antwoord, stand));
    const std::vector<Zet> hare = (++antwoord)->zetten ();
    knoop.zet (tekst (horen), tekst (hare),
      (hare.size () == horen.size ()
       || hare.size () == zetten (stand, Schaal).size ())
      && Kijken[Zetten].leest (*antwoord, stand)
         == Kijken[Zetten].hoort (stand));
    const Beste beste = (++antwoord)->beste ();
    for (const Zet &een : Model::alleZetten (stand))
      if (-boomVan (Model::naZet (stand, een)).score == boom.score)
        goede.push_back (een);
    knoop.zet (tekst (boom.score), tekst (beste.score));
    knoop.zet (tekst (goede.empty () ? beste.zet : goede[0]), tekst (beste.zet),
               std::count (goede.begin (), goede.end (), beste.zet) > 0);
    knoop.standen = beste.standen;
    knoop.zet (tekst (boom.standen), tekst (beste.standen));
  }

  // Loop van een begin door, steeds naar de zet waarna het het ergst is.
  void loop (std::vector<Knoop> &pad)
  {
    const double begin = nu ();
    vraag (pad);
    pad[0].toon ();
    while (pad.back ().ernst () > Bord && pad.back ().ernst () < Goed
           && nu () - begin < MaxTijd)
    {
      const Knoop &hier = pad.back ();
      std::vector<Knoop> erna;
      for (const Zet &zet : zetten (hier.plek.stand))
      {
        erna.push_back ({ { "", { Model::naZet (hier.plek.stand, zet) } },
                          hier.gedaan });
        erna.back ().gedaan.push_back (zet);
      }
      vraag (erna);
      const auto kind = std::min_element (erna.begin (), erna.end ());
      if (kind == erna.end () || kind->ernst () == Goed)
        break;
      pad.push_back (*kind);
    }
  }

  // Zijn op een pad de scores goed en alleen haar aantallen anders, wat
  // verklaart die dan?
  std::string telwijze (const std::vector<Knoop> &pad)
  {
    for (Soort soort : { Tegels, Schaal, Alle })
      for (int zonder = 0; zonder < 4; zonder++)
        if (std::all_of (pad.begin (), pad.end (), [&] (const Knoop &knoop)
            {
              const Boom boom = boomVan (knoop.plek.stand, soort);
              return knoop.ernst () >= Lijst && knoop.fout.count (Score) == 0
                && (knoop.standen < 0 || knoop.standen == boom.standen
                      - zonder % 2 - (zonder > 1 ? boom.einden : 0));
            }))
          return soort == Tegels && zonder == 0 ? ""
                 : std::string ("\nZo komt haar aantalStanden wel uit: ")
                   + Apart[soort] + Zonder[zonder] + "\n";
    return "";
  }
};

}

//*************************************************************************

void vergelijk (const std::string &inzending, const std::string &spel)
{
  Stand stand;
  Werkmap werkmap;
  const std::string bestand = inhoudVan (spel);
  if (!Model::lees (bestand, stand))
    throw std::invalid_argument ("SPEL=" + spel + " is geen spel zoals de "
      "opgave het wil; ./TegelSpel --los " + spel + " zegt waarom");
  Vergelijking alles = { bestand, maakProgramma (inzending, werkmap.pad) };
  std::vector<Knoop> pad = { { { "", { stand } } } };
  alles.loop (pad);
  // Het laatste waar het zo erg is als het wordt.
  const Knoop &laatst = *std::min_element (pad.rbegin (), pad.rend ());
  std::string zetten;
  for (const Zet &zet : laatst.gedaan)
    zetten += "  2 " + std::to_string (zet.first) + " " + zet.second;
  if (laatst.ernst () == Goed)
    std::cout << "\nGeen verschil.\n";
  else
  {
    std::cout << "\nDe kleinste stand op dit pad waar het anders is"
      << (zetten.empty () ? " is dit begin" : ", na" + zetten) << ":\n\n"
      << tekening (laatst.plek.stand) << "\n\n";
    laatst.toon ();
    std::cout << alles.telwijze (pad);
  }
}
