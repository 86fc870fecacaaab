// bank.h: de bank waarop een inzending ligt: haar programma, wat er al over
// haar bekend is, en het oordeel per onderdeel.
//
// Een geval (geval.h) komt goed uit, fout, of het is niet te zeggen: omdat zij
// de stand niet leest, omdat een getter iets anders laat zien dan in het
// bestand staat, of omdat er een kenmerk in voorkomt dat zij elders al fout
// had. Wat fout is telt alleen als dat vaststaat; wat goed is ook, tenzij bijna
// alles goed is: anders was het misschien toeval.

#ifndef NakijkBankHVar
#define NakijkBankHVar

#include <deque>
#include <map>
#include <set>
#include "geval.h"
#include "tabel.h"

namespace nakijk
{

// Een geval dat fout was, voor op de kaart.
struct Misser
{
  Script script;
  Plek plek;
  Fout fout;
};

enum Status { NietGevraagd, Gegeven, Verloren, MetDeHand };

struct Uitslag
{
  const Onderdeel *onderdeel;
  Status status;
  int goed, fout, onbekend, vast;   // vast: van wat goed is
  Masker kenmerken;        // die hier fout bleken
  std::string reden;       // bij MetDeHand en Verloren, als er een is
  Misser misser;           // de kleinste; zonder stappen als er geen is

  bool heeftMisser () const { return !misser.script.stappen.empty (); }
};

// Gevallen van een onderdeel: in elke plek hetzelfde.
struct Proef
{
  const char *onderdeel;
  Plekken plekken;    // zonder stand: daar wordt niets vooraf gelezen
  Speel speel;
  enum { Vooraf, OmEnOm, Niet } blik = Vooraf;   // kijk eerst, of om de keer
                                                 // pas aan het eind
};

class Bank
{
  public:

    // Parameter:
    // * nogLeeg: de functies zonder inhoud
    Bank (const Zandbak &deZandbak, unsigned zaad,
          const std::set<std::string> &nogLeeg);
    Bank (const Bank &) = delete;
    Bank &operator= (const Bank &) = delete;

    // Keur alles wat een functie nodig heeft, of alles; zie keuring.cc.
    void keur (const std::string &alleen);

    const Zandbak zandbak;    // met haar programma
    Voorraad voorraad;   // mijdt wat zij fout heeft, of niet te zeggen is
    Ogen ogen;
    std::vector<Uitslag> uitslagen;         // als tabel ()
    bool onvoldoende;          // besteScore
    std::set<std::string> bewezen;  // functies die iets goed deden

    // Draai proeven.
    // Retourneert: alle gevallen, in die volgorde
    std::deque<Geval> draai (const std::vector<Proef> &proeven) const;
    // Draai ze, en oordeel over hun onderdelen, elk in de volgorde waarin het
    // voor het eerst voorkomt.
    std::deque<Geval> fase (const std::vector<Proef> &proeven);

    Uitslag &uitslag (const std::string &onderdeel);
    void zet (const std::string &onderdeel, Status status,
              const std::string &reden = "");

    // Deze kenmerken staan niet vast, hierom.
    void meld (Masker kenmerken, const std::string &reden);

    // Sluit af: wat leeg is of overal hetzelfde zegt krijgt niets.
    void rondAf ();

  private:

    std::set<std::string> leeg;
    std::map<Masker,std::string> schuld;    // per kenmerk: waar dat bleek
    std::map<std::string,Masker> oorzaken;  // van alle fouten van een functie
    std::map< std::string,std::set<std::string> > antwoorden;  // per functie

    void probeer (Geval &geval);
    std::string onvast (const Geval &geval) const;
    void verklaar (const std::deque<Geval> &gevallen);
    void tel (Geval &geval);
    void besluit (Uitslag &uitslag);
};

// De fasen; zie keur_*.cc. En hoe het met de voorbeeldspellen gaat.
typedef void Fase (Bank &bank);
Fase keurLezen, keurDrukAf, keurEinde, keurDoeZet, keurEindeNaZet, keurZetten,
     keurTerug, keurBeste, keurGoedeZet, keurGoedeScore,
     keurExperiment;
std::vector<std::string> voorbeelden (const Zandbak &zandbak);

}

#endif
