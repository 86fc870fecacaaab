// bank.h: de bank waarop een inzending ligt: haar programma, wat er al over
// haar bekend is, en het oordeel per onderdeel.
//
// Een geval (blik.h) komt goed uit, fout, of het is niet te zeggen. Een fout
// kost het onderdeel. Een crash hoort bij de functie waarin hij gebeurde.

#ifndef NakijkBankHVar
#define NakijkBankHVar

#include <regex>
#include "bestanden.h"
#include "blik.h"

enum Status { NietGevraagd, Gegeven, Verloren, MetDeHand };

// Een onderdeel, zoals onderdelen.md het noemt, en hoe het afliep.
struct Uitslag
{
  std::string functie, naam;
  int punten;
  std::string regel;  // wat er goed hoort te zijn
  std::string zin;    // van de opgave, die dat vraagt
  std::string bijzonder;   // woorden
  Status status = NietGevraagd;
  int goed = 0, fout = 0, onbekend = 0;
  std::string reden = "";   // bij MetDeHand en Verloren, als er een is
  Geval misser = {};        // de kleinste; zonder stappen als er geen is
  Fout mis = {};            // wat daar fout was

  bool heeftMisser () const { return !misser.stappen.empty (); }
  bool is (const std::string &woord) const
  {
    return (" " + bijzonder + " ").find (" " + woord + " ") != woord.npos;
  }
};

// Wanneer er bij een vraag gekeken wordt: alleen ervoor, of ook erna, en dan
// ziet het er hetzelfde uit; of dat na de zet van de plek.
enum Kijk { Niet, Ervoor, Erom, NaZet };
typedef void Eis (const Plek &, const Antwoord &);

// Wat er van een functie gevraagd wordt, in een aantal plekken.
struct Vraag
{
  const char *onderdeel;
  Plekken plekken;
  Stap stap;          // zonder functie: de zet van de plek
  Eis *eis;           // aan elk antwoord; of niets
  int keren = 1;
  Kijk kijk = Niet;
};

struct Bank;
// Komt er in een spel niets voor wat de inzending fout doet? Loopt met haar de
// hele boom af.
// Retourneert: van elk spel of dat zo is
std::vector<bool> schoon (Bank &bank, const Plekken &spellen);

const std::vector<Ding> Stapels = { Schalen, Rijen0, Rijen1 };
const char AlAangerekend[] = "die crash is al aangerekend";

struct Bank
{
  const Zandbak zandbak;    // met haar programma
  const unsigned zaad;
  Voorraad voorraad;
  Ogen ogen = rechteOgen ();
  std::vector<Uitslag> uitslagen = {};    // in de volgorde van de kaart
  bool onvoldoende = false;               // besteScore
  std::set<std::string> vrij = {};        // wat zij doet met wat vrij is
  std::vector<std::string> voorbeelden = {};   // van het vak
  std::set<std::string> rust = {};   // functies die roepen wat crasht

  Bank (const Zandbak &deZandbak, unsigned hetZaad)
  : zandbak (deZandbak), zaad (hetZaad), voorraad (hetZaad)
  {
    const std::regex vorm ("\\| ([^|]*) \\| ([^|]*) \\| ([0-9]+) \\| ([^|]*)"
                           " \\| ([^|]*) \\| ([^|]*)\\|");
    std::smatch cel;
    for (const std::string &regel
           : gesplitst (inhoudVan ("nakijken/onderdelen.md")))
      if (std::regex_match (regel, cel, vorm))
        uitslagen.push_back ({ cel[1], cel[2], std::stoi (cel[3]), cel[4],
                               cel[5], cel[6] });
  }

  // Draai gevallen, van elk onderdeel in een proces, in haar eigen manier van
  // lezen.
  template <typename Lijst>
  void draai (Lijst &gevallen)
  {
    std::map< std::pair<std::string,bool>,std::vector<Script *> > groepen;
    for (Geval &geval : gevallen)
      groepen[{ geval.onderdeel, geval.gevolg }].push_back (&geval);
    for (Geval &geval : gevallen)
      voorraad.wijze.heen (geval);
    for (const auto &[groep, scripts] : groepen)
      draaiScripts (zandbak, scripts);
    for (Geval &geval : gevallen)
      voorraad.wijze.terug (geval);
    for (const Geval &geval : gevallen)
      for (size_t i = 0; i < geval.stappen.size (); i++)
        onthoud (geval.stappen[i].functie, geval.antwoorden[i]);
  }

  // Oordeel erover; of beide.
  void oordeel (Gevallen &gevallen)
  {
    for (Geval &geval : gevallen)
      try
      {
        eisGedraaid (geval, uitslag (geval.onderdeel).functie);
        geval.keur (geval);
        uitslag (geval.onderdeel).goed++;
      }
      catch (const Onbekend &een)
      {
        onbekend (geval.onderdeel, een.reden);
      }
      catch (const Fout &een)
      {
        if (geval.gevolg || (een.verwacht != EenAntwoord
              && !geval.isRecht (ogen, geval.toont, geval.plek.stand,
                                 geval.vooraf)))
          onbekend (geval.onderdeel, "wat zij nodig heeft is daar fout");
        else
          fout (geval.onderdeel, geval, een);
      }
  }

  void keur (Gevallen gevallen)
  {
    draai (gevallen);
    oordeel (gevallen);
  }

  // Tel een fout mee bij een onderdeel. Een crash telt een keer per functie:
  // daarna zegt hij niets meer.
  void fout (const std::string &onderdeel, const Geval &geval, const Fout &fout)
  {
    Uitslag &hier = uitslag (onderdeel);
    if (fout.verwacht == EenAntwoord && hier.fout == 0
        && !crashes.insert ({ hier.functie, fout.gekregen }).second)
      return onbekend (onderdeel, AlAangerekend);
    hier.fout++;
    if (!hier.heeftMisser () || geval.plek.grootte < hier.misser.plek.grootte)
    {
      hier.misser = geval;
      hier.mis = fout;
    }
  }

  void onbekend (const std::string &onderdeel, const std::string &reden)
  {
    Uitslag &hier = uitslag (onderdeel);
    hier.onbekend++;
    if (hier.reden.empty ())
      hier.reden = reden;
  }

  // Eis dat een geval tot het eind gedraaid is. Ging het bij een andere
  // functie mis, dan wordt het die aangerekend, als zij verder goed is.
  // Parameter:
  // * eigen: de functie die gekeurd wordt
  void eisGedraaid (const Geval &geval, const std::string &eigen)
  {
    const std::string &gestopt = geval.gestopt;
    if (!gestopt.empty () && gestopt != eigen && gestopt != Nieuw)
      throw Onbekend { gestopt + " geeft te vaak geen antwoord" };
    for (size_t i = 0; i < geval.stappen.size (); i++)
    {
      const std::string &functie = geval.stappen[i].functie;
      const Antwoord &een = geval.antwoorden[i];
      const bool gooit = !een.inhoud.empty ();   // en gaat verder
      if (functie == "leesInSpel" && functie != eigen && een.inhoud == " 0")
        throw Onbekend { "leesInSpel leest de stand niet" };
      if (een.er || (gooit && functie != eigen && isGetter (functie)))
        continue;
      const Fout fout = { EenAntwoord, een.reden };
      if (functie == eigen || functie == Nieuw)
        throw fout;
      if (isFunctie (functie) && klopt (functie) && gestopt.empty ())
        this->fout (later (functie), geval, fout);
      throw Onbekend { functie + ": " + een.reden };
    }
  }

  // Is er van een functie of een onderdeel nog niets fout waar andere op
  // rusten? En van de regels: het inlezen van goede bestanden, de eindstanden
  // en zetten, doeZet en unDoeZet?
  bool klopt (const std::string &naam) const
  {
    return std::none_of (uitslagen.begin (), uitslagen.end (),
      [&] (const Uitslag &een)
      { return een.fout > 0 && (een.functie == naam || een.naam == naam)
               && (!een.is ("los") || een.mis.verwacht == EenAntwoord); });
  }

  bool regelsKloppen () const
  {
    for (const char *naam : { "lees_goed", "eindstand", "doeZet", "unDoeZet",
                              "bepaalVerschillendeZetten" })
      if (!klopt (naam))
        return false;
    return hoeveel (Stapels, Meestal) == 0;   // misschien leest zij die anders
  }

  // Hoeveel van deze dingen laat zij zo zien?
  size_t hoeveel (const std::vector<Ding> &dingen, Zicht zicht) const
  {
    return static_cast<size_t> (std::count_if (dingen.begin (), dingen.end (),
      [&] (Ding ding) { return ogen[ding].zicht == zicht; }));
  }

  // Laten de getters de hele stand zien, of meestal?
  bool zietAlles () const
  {
    return hoeveel (Stapels, Blind) + hoeveel (Stapels, Scheef) == 0;
  }

  Uitslag &uitslag (const std::string &onderdeel)
  {
    for (Uitslag &een : uitslagen)
      if (een.naam == onderdeel)
        return een;
    throw std::runtime_error (onderdeel + " staat niet in onderdelen.md");
  }

  // Het onderdeel van een functie die pas bij een ander misgaat.
  std::string later (const std::string &functie) const
  {
    std::string uit;
    for (const Uitslag &een : uitslagen)
      if (een.functie == functie && (uit.empty () || een.is ("later")))
        uit = een.naam;
    return uit;
  }

  void zet (const std::string &onderdeel, Status status,
            const std::string &reden = "")
  {
    uitslag (onderdeel).status = status;
    uitslag (onderdeel).reden = reden;
  }

  // Sluit af: besluit over elk onderdeel; wat leeg is, overal hetzelfde zegt
  // of nooit goed was krijgt niets, ook niet als het niets veranderde. Wat niet
  // te zeggen is, omdat elders iets fout is, is daar al aangerekend; maar wat
  // nooit goed was omdat de functie zelf crasht is niet gegeven.
  // Parameter:
  // * leeg: de functies zonder inhoud
  void rondAf (const std::set<std::string> &leeg)
  {
    for (Uitslag &een : uitslagen)
    {
      // Van de hele functie; ook hoe vaak zij iets doet, en dat hoort.
      int goed = 0, fout = 0, onbekend = 0, doet = 0, hoort = 0;
      for (const Uitslag &ander : uitslagen)
        if (ander.functie == een.functie)
        {
          goed += ander.is ("niets") ? 0 : ander.goed;
          fout += ander.fout;
          onbekend += ander.onbekend;
          doet += ander.is ("doet") ? ander.goed : 0;
          hoort += ander.is ("doet") ? 1 : 0;
        }
      const bool isLeeg = leeg.count (een.functie) > 0,
        zelfde = antwoorden[een.functie].size () < 2,
        nooit = (goed == 0 && (zelfde || fout > 0))
                || (doet == 0 && fout > 0 && een.is ("doet")),
        crasht = een.goed == 0 && een.reden == AlAangerekend;
      if (isLeeg || (zelfde && doet == 0 && hoort + fout + onbekend > 0))
      {
        const auto &gezien = antwoorden[een.functie];
        const std::string &waardoor = valt[een.functie];
        const bool valtOveral = !isLeeg && !waardoor.empty ()
          && (gezien.empty () || gezien.count (waardoor) > 0);
        een.status = valtOveral && fout == 0 && rust.count (een.functie) > 0
                     ? MetDeHand : Verloren;
        een.reden = isLeeg ? "NOG LEEG"
          : een.status == MetDeHand ? "wat zij aanroept: " + waardoor
          : valtOveral ? "CRASHT OF STOPT NIET: " + waardoor
          : "geeft overal hetzelfde antwoord";
        onvoldoende = onvoldoende || een.functie == "besteScore";
      }
      else if (een.status == NietGevraagd)
      {
        een.status = een.fout > 0 || nooit || crasht ? Verloren : Gegeven;
        een.reden = nooit ? "nooit goed"
                    : crasht ? "geeft hier nooit een antwoord" : "";
      }
    }
  }

  // Vragen, elk in al haar plekken.
  Gevallen gevallen (const std::vector<Vraag> &vragen) const
  {
    Gevallen uit;
    for (const Vraag &vraag : vragen)
      for (const Plek &plek : vraag.plekken)
      {
        Geval &geval = uit.emplace_back (vraag.onderdeel, plek);
        std::vector<int> stappen;
        Beeld toen, nu;
        geval.lees ();
        if (vraag.kijk == NaZet)
          geval.vraag (stapDoe (plek.zet));
        if (vraag.kijk != Niet)
          (vraag.kijk == Ervoor ? geval.toont : toen) = geval.kijk (ogen);
        for (int i = 0; i < vraag.keren; i++)
          stappen.push_back (geval.vraag (vraag.stap.functie.empty ()
                                          ? stapDoe (plek.zet) : vraag.stap));
        if (vraag.kijk > Ervoor)
          nu = geval.kijk (ogen);
        const auto eis = vraag.eis;
        geval.keur = [=] (const Geval &een)
        {
          for (int stap : stappen)
            if (eis != nullptr)
              eis (plek, een.op (stap));
          een.eisZelfde (ogen, toen, nu, plek.stand);
        };
      }
    return uit;
  }

  // Keur wat op de regels rust: waar in een spel iets voorkomt wat zij fout
  // doet, is een fout er geen van haar.
  // Parameter:
  // * ook: of ook de andere functies waar het op rust goed zijn
  void keurRustend (Gevallen lijst, bool ook = true)
  {
    zoekGevolg (lijst, ook);
    keur (lijst);
  }

  // Zoek uit in welk spel iets voorkomt wat zij fout doet.
  template <typename Lijst>
  void zoekGevolg (Lijst &lijst, bool ook = true)
  {
    Plekken spellen;
    for (const Geval &een : lijst)
      spellen.push_back (een.plek);
    const std::vector<bool> goed = schoon (*this, spellen);
    for (size_t i = 0; i < lijst.size (); i++)
      lijst[i].gevolg = !goed[i] || !ook;
  }

  private:

  std::set< std::pair<std::string,std::string> > crashes = {};
  std::map< std::string,std::set<std::string> > antwoorden = {};
  std::map<std::string,std::string> valt = {};   // waardoor, voor het laatst

  // Onthoud dat een functie verschillende antwoorden geeft: dat zij crasht of
  // niet stopt is er een, wat geen antwoord is niet.
  void onthoud (const std::string &functie, const Antwoord &een)
  {
    std::set<std::string> &gezien = antwoorden[functie];
    if (een.er && gezien.size () < 2)
      gezien.insert (functie == "besteScore"
                     ? een.inhoud.substr (0, een.inhoud.find (' ', 1))
                     : een.inhoud + een.scherm);
    else if (een.reden != Antwoord ().reden)   // zij kwam er niet uit
    {
      valt[functie] = een.reden;
      if (een.reden != GeenAntwoord)
        gezien.insert (een.reden);
    }
  }
};

// De fasen; zie keur_*.cc.
typedef void Fase (Bank &bank);
Fase leerLezen, keurZien, keurLezen, keurSpelen, keurBeste, keurGoedeZet,
     keurGoedeScore, keurExperiment, keurVoorbeelden;

// Let op het geheugen. Parameter:
// * pad: van de inzending
struct Bouw;
void keurGeheugen (Bank &bank, const std::string &pad, const Bouw &bouw);

#endif
