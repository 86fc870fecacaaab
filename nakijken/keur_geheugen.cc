// keur_geheugen.cc: draait een inzending nog eens, als programma dat op zijn
// geheugen let (bewaakt.h): wat crashte, en van elke inzending een paar
// spellen, ook met de grootste maten. Een fout hoort bij de functie in wier
// regels hij gebeurt. Wie daardoor pas later crasht is met de hand te geven: de
// melding komt van haar eigen scherm, dus zij kan haar zelf geschreven hebben.
// Wat geen verkeerd adres is, zoals een getal dat te groot wordt, kost niets.

#include "bank.h"
#include "bewaakt.h"

namespace
{

const size_t MaxCrashes = 12;   // die nog eens gedraaid worden

// De regels van een functie.
struct Regels
{
  std::string functie, bestand;
  int eerste = 0, laatste = 0;
};

// Waar elke functie staat, uit de rijen van een bouw.
std::vector<Regels> plaatsen (const Bouw &bouw)
{
  std::vector<Regels> uit;
  for (const std::string &rij : gesplitst (bouw.rijen))
    if (const std::vector<std::string> veld = gesplitst (rij, '\t');
        veld.size () > 3 && veld[0] == "plaats")
    {
      const size_t punten = veld[2].rfind (':');
      uit.push_back ({ veld[1], veld[2].substr (0, punten),
                       std::atoi (veld[2].c_str () + punten + 1),
                       std::atoi (veld[3].c_str ()) });
    }
  return uit;
}

// Wat een script meldde, en bij welke functie dat hoort; of niets.
struct Melding
{
  std::string functie = "", tekst = "";
  bool ernstig = false;   // een verkeerd adres

  Melding (const Script &script, const std::vector<Regels> &alle)
  {
    for (size_t i = 0; i < script.antwoorden.size () && tekst.empty (); i++)
      if (!script.antwoorden[i].er)
      {
        functie = script.stappen[i].functie;
        tekst = script.antwoorden[i].reden == GebruikteTeVeel
                ? geheugen::TeVeel
                : geheugen::melding (script.antwoorden[i].scherm);
      }
    const std::initializer_list<const char *> mild
      = { "past niet in", "deling door nul", "return", geheugen::TeVeel,
          "stapel is vol" };
    ernstig = !tekst.empty () && std::none_of (mild.begin (), mild.end (),
      [&] (const char *een) { return tekst.find (een) != std::string::npos; });
    const std::vector<std::string> deel = gesplitst (tekst, ':');
    if (deel.size () < 3)
      return;
    const int regel = std::atoi (deel[1].c_str ());
    bool bekend = false;   // dat bestand; zij kan alles schrijven
    for (const Regels &een : alle)
      if (een.bestand == deel[0])
      {
        bekend = true;
        if (een.eerste <= regel && regel <= een.laatste)
          functie = een.functie;
      }
    if (!bekend)
      tekst = deel[2].substr (1);
  }
};

// Een spel in een object: kijk, zoek, speel het uit, neem het terug, en lees
// het dan nog eens.
Geval speelHeel (const Bank &bank, const Plek &plek, bool zoekt)
{
  Geval uit = { "geheugen", plek };
  Stand stand = plek.stand;
  size_t zetten = 0;
  uit.lees ();
  uit.seconden = 10;
  const auto kijk = [&] ()
  {
    for (const Oog &oog : bank.ogen)
      uit.vraag (oog.stap);
  };
  kijk ();
  for (const Stap &stap : { stapBeste (), Stap { "bepaalGoedeZet", "2" },
                            Stap { "bepaalGoedeScore" } })
    if (zoekt)
      uit.vraag (stap);
  for (; !Model::eindstand (stand); zetten++)
  {
    const Zet zet = Model::verschillendeZetten (stand).back ();
    uit.vraag (stapDoe (zet));
    stand = Model::naZet (stand, zet);
    kijk ();
  }
  uit.vraag (stapDoe ({ plek.stand.M, 'g' }));
  for (size_t i = 0; i <= zetten; i++)
    uit.vraag ({ "unDoeZet" });
  kijk ();
  uit.vraag ({ "leesInSpel", Spelbestand });
  for (const char *stap : { "doeExperiment", Lek })
    if (zoekt)
      uit.vraag ({ stap });
  return uit;
}

// De spellen van elke inzending: kleine, en met de grootste maten, waarin alles
// van een kleur is, of van allebei.
Gevallen spellen (const Bank &bank)
{
  Gevallen uit;
  for (const char *kleuren : { "g", "b", "gb" })
  {
    std::string inhoud;
    for (size_t i = 0; i < 90; i++)
      inhoud += kleuren[i % std::string (kleuren).size ()];
    inhoud += "\n5 5\n10 6\n";
    for (int i = 0; i < 20; i++)
      inhoud += "0 0\n";
    for (const char *beurt : { "0\n", "1\n" })
      if (const Stand stand = Model::standUit (inhoud + beurt);
          bank.voorraad.wijze.kan (stand))
        uit.push_back (speelHeel (bank, plek (stand), false));
  }
  for (const Plek &een : bank.voorraad.spellen ({ 14, 4, 20, 100 }))
    uit.push_back (speelHeel (bank, een, true));
  return uit;
}

// Draai gevallen bewaakt, elk in een eigen proces: een fout laat dan de andere
// heel.
void draaiBewaakt (const Bank &bank, const Zandbak &bak, Gevallen &gevallen)
{
  for (Geval &een : gevallen)
    draaiScripts (bak, { &een }, geheugen::BewaaktGrenzen);
  for (Geval &een : gevallen)
    bank.voorraad.wijze.terug (een);
}

// Rekent aan wat er gemeld is.
class Rekening
{
  public:

  explicit Rekening (Bank &deBank) : bank (deBank) {}

  // Wat een crash meldt: in de functie zelf is het de reden dat zij geen
  // antwoord geeft; is het geheugen al eerder fout, dan is die crash met de
  // hand te geven.
  void crash (Uitslag &uitslag, const Melding &melding, const Geval &geval)
  {
    if (melding.functie == uitslag.functie && !melding.tekst.empty ())
    {
      uitslag.mis.gekregen = melding.tekst;
      gehad.insert (melding.functie);
    }
    else if (kost (melding))
      bank.zet (uitslag.naam, MetDeHand, "het geheugen is al fout in "
                                         + melding.functie);
    reken (melding, geval);
  }

  // Wat een spel meldt; wat niets kost staat op de kaart.
  void spel (const Melding &melding, const Geval &geval)
  {
    const Antwoord &laatste = geval.antwoorden.back ();
    reken (melding, geval);
    if (melding.tekst == geheugen::TeVeel)
      bank.vrij.insert ("vraagt om steeds meer geheugen, in "
                        + melding.functie);
    else if (!melding.ernstig && !melding.tekst.empty ())
      bank.vrij.insert ("als zij op fouten let: " + melding.tekst);
    if (geval.stappen.back ().functie == Lek && laatste.er)
      stukken = std::max (stukken, std::atoi (laatste.inhoud.c_str ()));
  }

  // Zet op de kaart wat er na een spel aan geheugen blijft staan.
  void blijft () const
  {
    if (stukken > 0)
      bank.vrij.insert ("geeft niet al haar geheugen vrij: na een spel "
        + (stukken == 1 ? "blijft er een stuk" : "blijven er "
           + tekst (stukken) + " stukken") + " staan (new zonder delete; heeft "
        "zij een destructor?)");
  }

  private:

  Bank &bank;
  std::set<std::string> gehad = {};   // functies
  int stukken = 0;                    // geheugen, na een spel

  static bool kost (const Melding &melding)
  {
    return melding.ernstig && isFunctie (melding.functie);
  }

  // Reken een fout aan bij de functie waar hij gebeurt, een keer.
  void reken (const Melding &melding, const Geval &geval)
  {
    if (!kost (melding) || !gehad.insert (melding.functie).second)
      return;
    const std::string onderdeel = bank.later (melding.functie);
    bank.fout (onderdeel, geval, { "geen fout in het geheugen",
                                   melding.tekst });
    bank.zet (onderdeel, Verloren, "FOUT IN HET GEHEUGEN, " + melding.tekst);
  }
};

}

//*************************************************************************

void keurGeheugen (Bank &bank, const std::string &pad, const Bouw &bouw)
{
  if (keus ("GEHEUGEN") == "0")
    return;
  std::vector<std::string> waarschuwt;
  const Werkmap map;
  const Zandbak bak = geheugen::bouw (pad, map.pad, waarschuwt);
  if (bak.map.empty ())
    return;
  std::vector<Uitslag *> van;
  Gevallen crashes, alle = spellen (bank);
  for (Uitslag &een : bank.uitslagen)
    if (een.heeftMisser () && een.mis.verwacht == EenAntwoord
        && van.size () < MaxCrashes)
    {
      crashes.push_back (een.misser);
      van.push_back (&een);
    }
  for (Geval &een : alle)
    bank.voorraad.wijze.heen (een);
  draaiBewaakt (bank, bak, crashes);
  draaiBewaakt (bank, bak, alle);
  const std::vector<Regels> plaats = plaatsen (bouw);
  Rekening rekening (bank);
  for (size_t i = 0; i < van.size (); i++)
    rekening.crash (*van[i], Melding (crashes[i], plaats), crashes[i]);
  for (const Geval &een : alle)
    rekening.spel (Melding (een, plaats), een);
  rekening.blijft ();
}
