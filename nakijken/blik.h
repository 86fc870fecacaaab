// blik.h: hoe een inzending een stand laat zien, en een rij aanroepen waarin
// daarnaar gekeken wordt.
//
// Haar beeld van een stand is alles wat zij ervan laat zien: de getters (de
// rijen los van hun volgorde), of het een eindstand is, welke zetten er zijn,
// en wat drukAf op het scherm zet. Wat een functie na het inlezen altijd goed
// laat zien hoort zij ook later goed te laten zien; van een andere functie telt
// alleen of een stand er hetzelfde uitziet als na het inlezen uit een bestand.

#ifndef NakijkBlikHVar
#define NakijkBlikHVar

#include <deque>
#include <map>
#include <set>
#include "script.h"
#include "standen.h"

enum Ding : size_t
{
  Aantal, Pot, Schalen, Rijen0, Rijen1, Einde, Zetten, Scherm, Dingen
};

// Wat er na het inlezen te zien was: altijd of meestal wat hoort, meestal iets
// anders, of niets wat verschil maakt.
enum Zicht { Recht, Meestal, Scheef, Blind };

// Hoe er naar een ding gekeken wordt.
struct Oog
{
  Ding ding;
  std::string naam;           // op de kaart
  Stap stap;                  // die het laat zien
  // Wat er dan te zien is, als tekst, en wat dat van een stand hoort te zijn;
  // van het scherm is dat vrij.
  std::string (*leest) (const Antwoord &, const Stand &);
  std::string (*hoort) (const Stand &);
  Zicht zicht = Recht;
};

typedef std::vector<Oog> Ogen;   // van elk ding

// Zetten als tekst: van elk alleen de kleur en het aantal tegels.
inline std::string soorten (const std::vector<Zet> &lijst, const Stand &stand)
{
  std::set<std::string> woorden;
  std::string uit;
  for (const Zet &zet : lijst)
    woorden.insert (isZet (stand, zet) && tegels (stand, zet) > 0
      ? tekst (tegels (stand, zet)) + zet.second : tekst (zet));
  for (const std::string &woord : woorden)
    uit += (uit.empty () ? "" : ", ") + woord;
  return uit.empty () ? "geen" : uit;
}

inline Ogen rechteOgen ()
{
  const auto rijen = [] (const Antwoord &een, const Stand &)
                     { return tekst (gesorteerd (een.paren ())); };
  return {
    { Aantal, "getSchalen: ", { "getSchalen" },
      [] (const Antwoord &een, const Stand &) { return tekst (een.geheel ()); },
      [] (const Stand &stand) { return tekst (stand.M); } },
    { Pot, "pot: ", { "getPot" },
      [] (const Antwoord &een, const Stand &) { return tekst (een.woord ()); },
      [] (const Stand &stand) { return tekst (stand.pot); } },
    { Schalen, "schalen: ", { "getInhoudSchalen" },
      [] (const Antwoord &een, const Stand &) { return tekst (een.paren ()); },
      [] (const Stand &stand) { return tekst (stand.schalen); } },
    { Rijen0, "rijen van speler 0: ", { "getInhoudRijen", "0" }, rijen,
      [] (const Stand &stand) { return tekst (gesorteerd (stand.rijen[0])); } },
    { Rijen1, "rijen van speler 1: ", { "getInhoudRijen", "1" }, rijen,
      [] (const Stand &stand) { return tekst (gesorteerd (stand.rijen[1])); } },
    { Einde, "eindstand: ", { "eindstand" },
      [] (const Antwoord &een, const Stand &) { return tekst (een.waar ()); },
      [] (const Stand &stand) { return tekst (Model::eindstand (stand)); } },
    { Zetten, "zetten: ", { "bepaalVerschillendeZetten" },
      [] (const Antwoord &een, const Stand &stand)
      { return soorten (een.zetten (), stand); },
      [] (const Stand &stand)
      { return soorten (Model::verschillendeZetten (stand), stand); } },
    { Scherm, "op het scherm: ", { "drukAf" },
      [] (const Antwoord &een, const Stand &)
      { return een.er ? een.scherm : throw Fout { "", een.reden }; },
      [] (const Stand &) { return std::string (); }, Blind } };
}

// Eis dat iets is wat het hoort te zijn.
inline void eisGelijk (const std::string &is, const std::string &hoort,
                       const std::string &wat = "")
{
  if (is != hoort)
    throw Fout { wat + hoort, wat + is };
}

// De stap waarin naar een ding gekeken wordt.
typedef std::map<Ding,int> Beeld;

// Waarom er niets over een geval te zeggen is.
struct Onbekend { std::string reden; };

// Een script in een stand uit een bestand, en wat eruit hoort te komen.
struct Geval : Script
{
  std::string onderdeel;
  Plek plek;
  std::function<void (const Geval &)> keur;   // gooit een Fout, of Onbekend
  Beeld toont = {};          // in de stand waarin gekeurd wordt
  Ding vooraf = Scherm;      // wat hier voor komt hoort daarvan goed te zijn
  bool gevolg = false;       // een fout hier volgt uit een die elders telt
  int keren = 0;             // dat er gekeken is

  Geval (const std::string &welk = "", const Plek &waar = {})
  : onderdeel (welk), plek (waar) {}

  using Script::lees;
  void lees ()
  {
    lees (Model::bestand (plek.stand));
  }

  // Kijk met elk oog dat iets ziet, om de keer in een andere volgorde.
  Beeld kijk (const Ogen &ogen)
  {
    Beeld nu;
    const bool om = keren++ % 2 != 0;
    for (size_t i = 0; i < Dingen; i++)
    {
      const Oog &oog = ogen[om ? Dingen - 1 - i : i];
      if (oog.zicht != Blind)
        nu[oog.ding] = vraag (oog.stap);
    }
    return nu;
  }

  // Wat er van een ding te zien was: niets als er niet gekeken is, of na een
  // uitroepteken waarom het geen antwoord is.
  std::string ziet (const Oog &oog, const Beeld &beeld, const Stand &stand)
    const
  {
    const auto hier = beeld.find (oog.ding);
    try
    {
      return hier == beeld.end () ? "" : oog.leest (op (hier->second), stand);
    }
    catch (const Fout &een)
    {
      return "!" + een.gekregen;
    }
  }

  // Laat zij een stand zien zoals het hoort? Een getter die meestal iets anders
  // laat zien telt niet.
  // Parameter:
  // * voor: de dingen hiervoor
  bool isRecht (const Ogen &ogen, const Beeld &beeld, const Stand &stand,
                Ding voor) const
  {
    for (const auto &[ding, stap] : beeld)
      if (const Oog &oog = ogen[ding]; ding < voor && oog.zicht != Blind
          && (oog.zicht != Scheef || ding == Einde)
          && (ding != Zetten || !Model::eindstand (stand))
          && ziet (oog, beeld, stand) != oog.hoort (stand))
        return false;
    return true;
  }

  // Eis dat twee beelden van een stand hetzelfde zijn; een getter die het nu
  // niet meer doet is zijn eigen fout.
  void eisZelfde (const Ogen &ogen, const Beeld &toen, const Beeld &nu,
                  const Stand &stand) const
  {
    for (const Oog &oog : ogen)
    {
      const std::string was = ziet (oog, toen, stand),
                        is = ziet (oog, nu, stand);
      if (is[0] != '!')
        eisGelijk (is, was, oog.naam);
    }
  }
};
typedef std::deque<Geval> Gevallen;

#endif
