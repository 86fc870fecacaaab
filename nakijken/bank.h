// bank.h: de bank waarop een inzending ligt: haar programma, wat er al over haar
// bekend is, en het oordeel per onderdeel.
//
// Een geval is een script met wat eruit hoort te komen. Het komt goed uit, fout,
// of het is niet te zeggen: omdat zij de stand niet leest, omdat een getter iets
// anders laat zien dan in het bestand staat, of omdat er een kenmerk in voorkomt
// dat zij elders al fout had. Wat fout is telt alleen als dat vaststaat; wat goed
// is ook, tenzij bijna alles goed is: anders was het misschien toeval.

#ifndef NakijkBankHVar
#define NakijkBankHVar

#include <functional>
#include <map>
#include <set>
#include "script.h"
#include "standen.h"
#include "tabel.h"

namespace nakijk
{

// Hoe vaak een getter in zijn eigen onderdeel liet zien wat er hoort te staan.
// Wie het nooit goed doet wordt verder niet gevraagd.
enum Zicht { Nooit, Soms, Alles };

struct Oog
{
  const char *getter;
  Zicht zicht;
  bool verwisseld;   // geel en blauw
};

// De stappen waarin gekeken wordt; -1 als dat niet gebeurt.
struct Kijk
{
  int pot, schalen, rijen[2];
};

// Wat een geval kan melden.
struct Fout { std::string verwacht, gekregen; };
struct Onbekend { std::string reden; };

struct Geval
{
  const char *onderdeel;
  Plek plek;
  std::string bestand;
  Script script;
  Kijk begin;                  // de stand na het inlezen
  bool bewijs;                 // wat leeg is kan dit niet goed doen
  std::function<void (const Geval &)> keur;
  int uit;                     // 1 goed, -1 fout, 0 niet te zeggen
  bool vast;                   // komt er niets in voor wat niet vaststaat?

  // Voeg een stap toe.
  // Retourneert: zijn nummer
  int doe (const Stap &stap)
  {
    script.stappen.push_back (stap);
    return static_cast<int> (script.stappen.size ()) - 1;
  }
  const Antwoord &op (int nummer) const
  {
    return script.antwoorden[static_cast<size_t> (nummer)];
  }
};

// Een geval dat fout was, voor op de kaart.
struct Misser
{
  Script script;
  Plek plek;
  std::string bestand, verwacht, gekregen, scherm;
};

enum Status { NietGevraagd, Gegeven, Verloren, MetDeHand };

struct Uitslag
{
  const Onderdeel *onderdeel;
  Status status;
  int goed, fout, onbekend, vast;   // vast: van wat goed is
  Masker kenmerken;        // die hier fout bleken
  std::string reden;       // bij MetDeHand en Verloren, als er een is
  bool heeftMisser;
  Misser misser;           // de kleinste
};

class Bank
{
  public:

    // Parameter:
    // * nogLeeg: de functies zonder inhoud
    Bank (const Programma &hetProgramma, unsigned zaad,
          const std::set<std::string> &nogLeeg);

    // Keur alles wat een functie nodig heeft, of alles; zie keuring.cc.
    void keur (const std::string &alleen);

    const Voorraad voorraad;
    Oog pot, schalen, rijen;
    int eersteSpeler;          // het nummer van speler 0 bij getInhoudRijen
    Masker nietVast;           // wat zij ergens fout heeft, of niet te zeggen is
    std::vector<Uitslag> uitslagen;         // als tabel ()
    std::vector<std::string> voorbeelden;   // regels voor op de kaart
    std::string telling;       // hoe zij standen telt
    std::string vergissing;    // van besteScore
    bool onvoldoende;          // besteScore
    std::set<std::string> bewezen;  // functies die iets goed deden
    std::string schermen;      // wat er naar stderr ging

    // Een geval in een stand die uit een bestand komt, nog zonder te kijken.
    Geval geval (const char *onderdeel, const Plek &plek) const;
    // En met een blik op de stand.
    Geval metBlik (const char *onderdeel, const Plek &plek) const;
    Kijk kijk (Geval &geval) const;
    // Een geval met een aanroep, en wat er over het antwoord te zeggen is.
    // Parameter:
    // * eerst: kijk naar de stand voor de aanroep, of pas erna
    Geval vraagEen (const char *onderdeel, const Plek &plek, const Stap &stap,
      const std::function<void (const Geval &, const Antwoord &)> &keur,
      bool eerst = true) const;
    // Een geval met een aanroep waarna alles hetzelfde hoort te zijn.
    Geval blijft (const char *onderdeel, const Plek &plek,
                  const Stap &stap) const;

    // Laten pot, schalen of rijen een van deze standen zien?
    void eisPot (const Geval &geval, const Kijk &kijk, const Stand &stand) const;
    void eisSchalen (const Geval &geval, const Kijk &kijk,
                     const Stand &stand) const;
    void eisRijen (const Geval &geval, const Kijk &kijk,
                   const std::vector<Stand> &standen) const;
    // Laat alles hetzelfde zien?
    void eisZelfde (const Geval &geval, const Kijk &nu, const Kijk &toen) const;
    // Is een zet gedaan zoals het model het wil? Zo niet, dan valt er niets te
    // zeggen over wat volgt.
    void gedaan (const Geval &geval, int stap, const Kijk &kijk,
                 const std::vector<Stand> &standen) const;

    // Draai gevallen, en oordeel over hun onderdelen, elk in de volgorde waarin
    // het voor het eerst voorkomt.
    void fase (std::vector<Geval> &gevallen);

    // Alleen draaien.
    void vraag (const std::vector<Script *> &scripts);

    Uitslag &uitslag (const std::string &onderdeel);
    void zet (const std::string &onderdeel, Status status,
              const std::string &reden = "");

    // Deze kenmerken staan niet vast, hierom.
    void meld (Masker kenmerken, const std::string &reden);

    // Sluit af: wat leeg is of overal hetzelfde zegt krijgt niets.
    void rondAf ();

  private:

    Bank (const Bank &);
    Bank &operator= (const Bank &);

    Programma programma;
    std::set<std::string> leeg;
    std::map<Masker,std::string> schuld;    // per kenmerk: waar dat bleek
    std::map< std::string,std::set<std::string> > antwoorden;  // per functie

    void oordeel (Geval &geval);
    void draaiEen (const Geval &geval, const std::string &functie) const;
    void eisVast (const Geval &geval) const;
    bool staatVast (const Geval &geval) const;
    void besluit (Uitslag &uitslag);
    std::string waarom (Masker masker) const;
};

// Eis dat twee waarden gelijk zijn.
template <typename Soort>
void eisGelijk (const Soort &gekregen, const Soort &verwacht,
                const std::string &wat = "")
{
  if (gekregen != verwacht)
    throw Fout { wat + tekst (verwacht), wat + tekst (gekregen) };
}

// De fasen; zie keur_*.cc.
void keurLezen (Bank &bank);
void keurEinde (Bank &bank);
void keurDoeZet (Bank &bank);
void keurEindeNaZet (Bank &bank);
void keurZetten (Bank &bank);
void keurTerug (Bank &bank);
void keurDrukAf (Bank &bank);
void keurBeste (Bank &bank);
void keurGoedeZet (Bank &bank);
void keurGoedeScore (Bank &bank);
void keurExperiment (Bank &bank);
void toonVoorbeelden (Bank &bank, const std::string &thuis);

}

#endif
