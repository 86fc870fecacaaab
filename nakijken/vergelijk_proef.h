// vergelijk_proef.h: wat er in een stand gevraagd wordt, en wat daarvan anders
// is dan het hoort.
//
// Een proef is een rij aanroepen in een object, in momenten verdeeld: een
// handeling, en een blik op alles wat er dan te zien is. Van een proef telt
// alleen het eerste moment waarop iets niet klopt: wat daarna komt rust erop.

#ifndef NakijkVergelijkProefHVar
#define NakijkVergelijkProefHVar

#include <functional>
#include "blik.h"
#include "vergelijk_woorden.h"

// Wat er mis kan zijn: waar andere dingen op rusten staat voorop.
enum Ernst
{
  Geheugen, Leest, Regel, Doet, Neemt, Weigert, Opnieuw, Scoort, Kiest,
  Telt, Weer, GoedeZet, GoedeScore, Goed
};

struct Spel
{
  std::string naam, bestand;   // hoe het heet, en wat erin staat
  Stand stand;
};

// Wat er van een stand bekend is.
struct Waarheid
{
  int score = 0;
  std::vector<Zet> beste = {};
  long long standen = 0;   // 0: dat is niet uitgezocht
  Boom boom = {};          // als het model hem afliep
};

// Iets wat hoort te kloppen.
struct Keuring
{
  int stap = 0, moment = 0;
  Ernst ernst = Goed;
  std::string wat, kop;         // in een zin, en in een tabel
  std::string onderdeel;        // van onderdelen.md, met de zin van de opgave
  std::string hoort;
  int zelfde = -1;              // of wat zij bij deze stap gaf
  std::vector<Zet> gedaan = {}; // waar het is
  Stand stand = {};
  std::function<std::string (const Antwoord &)> leest = {};
  // Wat er anders is, in woorden; anders wat er hoort en wat zij geeft.
  std::function<std::string (const Antwoord &)> zegt = {};
  Waarheid waarheid = {};       // bij een score
};

// Iets wat niet klopt.
struct Bevinding
{
  Keuring keuring = {};
  Spel spel = {};
  std::string geeft = "", uitleg = "";
  bool valt = false;           // er kwam geen antwoord
  std::vector<std::string> tabel = {};   // alles van dat moment

  // Waar zij anders is dan een andere: het ergste, en dan het kleinste.
  std::pair<int,int> orde () const
  {
    const Stand &hier = keuring.stand;
    int n = static_cast<int> (keuring.gedaan.size () + hier.pot.size ())
            + 2 * hier.K * hier.L + hier.M;
    for (const std::pair<int,int> &paar : hier.schalen)
      n += paar.first + paar.second;
    return { keuring.ernst, n };
  }

  std::string functie () const
  {
    return keuring.wat.substr (0, keuring.wat.find_first_of (" ,:("));
  }
};

struct Proef : Script
{
  Spel spel;
  std::vector<Keuring> keuringen = {};
  std::vector<Zet> gedaan = {};
  Stand nu = {};
  int moment = 0;

  explicit Proef (const Spel &welk) : spel (welk)
  {
    seconden = 3;
    nu = spel.stand;
  }

  // Een keuring van een stap, hier.
  Keuring &eis (int stap, Ernst ernst, const std::string &wat,
                const std::string &onderdeel)
  {
    Keuring een;
    een.stap = stap;
    een.moment = moment;
    een.ernst = ernst;
    een.wat = wat;
    een.onderdeel = onderdeel;
    een.gedaan = gedaan;
    een.stand = nu;
    keuringen.push_back (een);
    return keuringen.back ();
  }

  void eisWaar (int stap, bool waar, Ernst ernst, const std::string &wat,
                const std::string &onderdeel)
  {
    Keuring &een = eis (stap, ernst, wat, onderdeel);
    een.kop = stappen[static_cast<size_t> (stap)].functie;
    een.hoort = waar ? "true" : "false";
    een.leest = [] (const Antwoord &dit)
                { return std::string (dit.waar () ? "true" : "false"); };
  }

  // Lees een spel in hetzelfde object.
  int leesWeer (const Spel &welk)
  {
    vraag ({ Bestand, welk.bestand });
    return vraag ({ "leesInSpel", Spelbestand });
  }

  void begin ()
  {
    lees (spel.bestand);
    eisWaar (Lezen, true, Leest, "leesInSpel", "lees_goed");
  }

  // Kijk naar alles wat zij laat zien.
  // Parameters:
  // * waar: de stand waarbij het getoond wordt
  // * eigen: het onderdeel, als dat niet van het ding afhangt
  void kijk (Ernst ernst, const std::string &wat, const std::vector<Zet> &waar,
             const std::string &eigen = "");

  // Doe een zet, en kijk.
  void doe (const Zet &zet)
  {
    const Stand ervoor = nu;
    const std::vector<Zet> was = gedaan;
    const std::string wat = "doeZet " + woorden::zet (zet);
    moment++;
    eisWaar (vraag (stapDoe (zet)), true, Doet, wat, "doeZet_rij");
    const bool kort = static_cast<int> (ervoor.pot.size ())
                      < tegels (ervoor, zet);
    nu = Model::naZet (ervoor, zet);
    gedaan.push_back (zet);
    kijk (Doet, wat, was, kort ? "doeZet_kort" : "");
  }

  // Neem de laatste zet terug, en kijk.
  void terug (const Stand &ervoor)
  {
    const Zet zet = gedaan.back ();
    const std::string wat = "unDoeZet na " + woorden::zet (zet);
    moment++;
    const int stap = vraag ({ "unDoeZet" });
    gedaan.pop_back ();
    nu = ervoor;
    eisWaar (stap, true, Neemt, wat, "terug_kaal");
    kijk (Neemt, wat, gedaan, "terug_vult");
  }

  // Er hoort niets terug te nemen te zijn.
  void eisNietTerug (Ernst ernst, const std::string &wat)
  {
    moment++;
    eisWaar (vraag ({ "unDoeZet" }), false, ernst, wat, "terug_niets");
  }

  // Vraag de beste score.
  // Retourneert: de stap
  int beste (const Waarheid &waarheid);

  // Vraag haar nog eens: het hoort te zijn wat zij eerst gaf.
  void besteWeer (int eerst, Ernst ernst, const std::string &wat,
                  const std::string &onderdeel, const Zet &vooraf = Model::Geen,
                  long long aantal = 0);

  // Vraag haar, en dan hetzelfde in een nieuw object na deze zetten.
  void besteAlsNieuw (const std::vector<Zet> &erheen, Ernst ernst,
                      const std::string &wat, const std::string &onderdeel);

  private:

  void eisWeer (int stap, int als, Ernst ernst, const std::string &wat,
                const std::string &onderdeel);
};

//*************************************************************************

namespace proef
{

// Bij welke zin van de opgave iets hoort wat zij na het lezen laat zien.
inline std::string onderdeelVan (Ding ding, const Stand &stand)
{
  switch (ding)
  {
    case Aantal: return "getSchalen";
    case Pot: return "getPot_gelezen";
    case Schalen: return "schalen_gelezen";
    case Einde:
      return !Model::eindstand (stand) ? "einde_loopt"
        : Model::volleRijen (stand, stand.beurt) == stand.K ? "einde_eigenBord"
        : Model::volleRijen (stand, 1 - stand.beurt) == stand.K
        ? "einde_anderBord" : "einde_vast";
    case Zetten:
      return (vanStand (stand) & Gelijk) != 0 ? "zetten_gelijk"
                                              : "zetten_geldig";
    default: return "rijen_gelezen";
  }
}

// Of na een zet.
inline std::string onderdeelNaZet (Ding ding)
{
  return ding == Pot || ding == Schalen ? "doeZet_vult"
    : ding == Einde || ding == Zetten ? "doeZet_beurt"
    : ding == Aantal ? "getSchalen" : "doeZet_volste";
}

// Wat er van een ding te zien is, en hoort te zijn.
inline std::string ziet (Ding ding, const Antwoord &een, const Stand &stand)
{
  return ding == Aantal ? std::to_string (een.geheel ())
    : ding == Pot ? woorden::pot (een.woord ())
    : ding == Schalen ? woorden::schalen (een.paren ())
    : ding == Einde ? woorden::jaNee (een.waar ())
    : ding == Zetten ? woorden::lijst (een.zetten ())
    : woorden::rijen (een.paren (), stand.L);
}

inline std::string hoort (Ding ding, const Stand &stand)
{
  return ding == Aantal ? std::to_string (stand.M)
    : ding == Pot ? woorden::pot (stand.pot)
    : ding == Schalen ? woorden::schalen (stand.schalen)
    : ding == Einde ? woorden::jaNee (Model::eindstand (stand))
    : ding == Zetten ? woorden::lijst (Model::verschillendeZetten (stand))
    : woorden::rijen (stand.rijen[ding - Rijen0], stand.L);
}

// Zou een eindstand zo zijn als de ander aan beurt was?
inline std::string beurtHint (Stand stand, bool einde)
{
  stand.beurt = 1 - stand.beurt;
  return Model::eindstand (stand) != einde ? ""
    : "; met speler " + std::to_string (stand.beurt)
      + " aan beurt zou het kloppen: de beurt?";
}

// Wat er anders is, in woorden.
inline std::string zegt (Ding ding, const Antwoord &een, const Stand &stand)
{
  if (ding == Aantal)
    return "getSchalen geeft " + std::to_string (een.geheel ());
  if (ding == Pot)
    return woorden::potVerschil (stand.pot, een.woord ());
  if (ding == Schalen)
    return woorden::schaalVerschil (stand.schalen, een.paren ());
  if (ding == Einde)
    return "eindstand geeft " + std::string (een.waar () ? "true" : "false")
           + ", maar " + woorden::eindeReden (stand);
  if (ding != Zetten)
    return woorden::rijVerschil (ding == Rijen0 ? 0 : 1,
                                 stand.rijen[ding - Rijen0], een.paren ());
  Stand ander = stand;
  ander.beurt = 1 - stand.beurt;
  return woorden::lijst (een.zetten ())
         == woorden::lijst (Model::verschillendeZetten (ander))
    ? "dit zijn de zetten van speler " + std::to_string (ander.beurt)
      + ", en speler " + std::to_string (stand.beurt) + " is aan beurt"
    : woorden::zetVerschil (stand, een.zetten ());
}

}

inline void Proef::kijk (Ernst ernst, const std::string &wat,
                         const std::vector<Zet> &waar, const std::string &eigen)
{
  static const char *const koppen[] = { "aantal schalen", "pot", "schalen",
    "rijen van speler 0", "rijen van speler 1", "eindstand", "zetten" };
  moment++;
  for (const Oog &oog : rechteOgen ())
  {
    const Ding ding = oog.ding;
    if (ding == Scherm)
      continue;
    const bool regel = ding == Einde || ding == Zetten;
    Keuring &een = eis (vraag (oog.stap),
                        ernst == Leest && regel ? Regel : ernst, wat,
      ernst == Leest ? proef::onderdeelVan (ding, nu)
      : ernst == Doet && (eigen.empty () || regel || ding > Schalen)
      ? proef::onderdeelNaZet (ding) : regel && ernst == Neemt ? "terug_beurt"
      : eigen);
    if (ernst == Leest)
      een.wat = oog.stap.functie;
    een.kop = koppen[ding];
    een.gedaan = waar;
    const Stand stand = nu;
    een.hoort = proef::hoort (ding, stand);
    een.leest = [=] (const Antwoord &dit)
                { return proef::ziet (ding, dit, stand); };
    een.zegt = [=] (const Antwoord &dit)
    {
      return proef::zegt (ding, dit, stand) + (ding == Einde && ernst != Leest
               ? proef::beurtHint (stand, dit.waar ()) : "");
    };
  }
}

inline int Proef::beste (const Waarheid &waarheid)
{
  moment++;
  const int stap = vraag (stapBeste ());
  const Stand stand = nu;
  const std::vector<Zet> zetten = waarheid.beste;
  Keuring &score = eis (stap, Scoort, "besteScore",
                        zetten.empty () ? "beste_einde" : "beste_opgave");
  score.kop = "score";
  score.waarheid = waarheid;
  score.hoort = std::to_string (waarheid.score);
  score.leest = [] (const Antwoord &dit)
                { return std::to_string (dit.beste ().score); };
  Keuring &zet = eis (stap, Kiest, "besteScore, besteZet",
                      zetten.empty () ? "beste_geenZet" : "beste_zet");
  zet.kop = "beste zet";
  zet.hoort = zetten.empty () ? "geen zet" : woorden::zetten (zetten);
  zet.leest = [=] (const Antwoord &dit)
  {
    const Zet een = dit.beste ().zet;
    return zetten.empty () ? isZet (stand, een) ? woorden::zet (een)
                                                : "geen zet"
      : gelijkAan (stand, een, zetten) ? woorden::zetten (zetten)
      : woorden::zet (een);
  };
  Keuring &telt = eis (stap, Telt, "besteScore, aantalStanden", "beste_zoekt");
  telt.kop = "aantalStanden";
  telt.hoort = std::to_string (waarheid.standen);
  telt.leest = [] (const Antwoord &dit)
               { return std::to_string (dit.beste ().standen); };
  return stap;
}

inline void Proef::eisWeer (int stap, int als, Ernst ernst,
                            const std::string &wat,
                            const std::string &onderdeel)
{
  Keuring &score = eis (stap, ernst, wat, onderdeel);
  score.kop = "score";
  score.zelfde = als;
  score.leest = [] (const Antwoord &dit)
                { return std::to_string (dit.beste ().score); };
  Keuring &telt = eis (stap, ernst, wat, onderdeel);
  telt.kop = "aantalStanden";
  telt.zelfde = als;
  telt.leest = [] (const Antwoord &dit)
               { return std::to_string (dit.beste ().standen); };
}

inline void Proef::besteWeer (int eerst, Ernst ernst, const std::string &wat,
                              const std::string &onderdeel, const Zet &vooraf,
                              long long aantal)
{
  moment++;
  eisWeer (vraag (stapBeste (vooraf, aantal)), eerst, ernst, wat, onderdeel);
}

inline void Proef::besteAlsNieuw (const std::vector<Zet> &erheen, Ernst ernst,
                                  const std::string &wat,
                                  const std::string &onderdeel)
{
  moment++;
  const int hier = vraag (stapBeste ());
  lees (spel.bestand);
  for (const Zet &zet : erheen)
    vraag (stapDoe (zet));
  eisWeer (hier, vraag (stapBeste ()), ernst, wat, onderdeel);
}

//*************************************************************************

// Wat er in een proef niet klopt.
inline std::vector<Bevinding> bevindingen (const Proef &proef)
{
  std::vector<Bevinding> uit;
  std::map< int,std::vector<std::string> > tabellen;   // van elk moment
  const auto leest = [&] (const Keuring &een, int stap)
  {
    try
    {
      return een.leest (proef.op (stap));
    }
    catch (const Fout &)
    {
      return std::string ("geen antwoord");
    }
  };
  int val = 0, mis = -1;   // de stap zonder antwoord, en waar het eerst mis is
  while (proef.gestopt.empty () && val < static_cast<int> (
           proef.antwoorden.size ()) && proef.op (val).er)
    val++;
  for (const Keuring &een : proef.keuringen)
  {
    if (!proef.gestopt.empty () || (mis >= 0 && een.moment != mis))
      break;
    const bool valt = een.stap >= val;
    if (!valt && een.zelfde >= val)
      continue;
    const std::string geeft = leest (een, een.stap),
      hoort = een.zelfde < 0 ? een.hoort : leest (een, een.zelfde);
    tabellen[een.moment].push_back ((geeft == hoort ? "  " : "> ") + een.kop
      + "\t" + hoort + "\t" + leesbaar (geeft));
    if (geeft == hoort)
      continue;
    Bevinding dit = { een, proef.spel, geeft };
    dit.keuring.hoort = hoort;
    dit.uitleg = geeft == "geen antwoord" ? "geeft iets wat geen antwoord is"
      : een.zegt ? een.zegt (proef.op (een.stap))
      : "hoort " + hoort + ", geeft " + geeft;
    if (valt)
    {
      const std::string &functie
        = proef.stappen[static_cast<size_t> (val)].functie;
      dit.valt = true;
      dit.keuring.ernst = std::max (een.ernst, functie == "besteScore" ? Scoort
        : functie == "bepaalGoedeZet" || functie == "bepaalGoedeScore"
        ? GoedeZet : Leest);
      dit.uitleg = leesbaar (proef.op (val).reden);
      if (een.wat.compare (0, functie.size (), functie) != 0)
        dit.keuring.wat = functie + ", na " + een.wat;
    }
    // Op een score rust niets, op een stand wel.
    mis = een.zegt || een.ernst < Scoort ? een.moment : mis;
    uit.push_back (dit);
    if (valt)
      break;
  }
  for (Bevinding &een : uit)
    een.tabel = tabellen[een.keuring.moment];
  return uit;
}

#endif
