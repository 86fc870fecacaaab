// bank.h: de bank waarop een inzending ligt: haar programma, wat er al over
// haar bekend is, en het oordeel per onderdeel.
//
// Een geval (blik.h) komt goed uit, fout, of het is niet te zeggen. Een fout
// kost het onderdeel. Een crash hoort bij de functie waarin hij gebeurde.

#ifndef NakijkBankHVar
#define NakijkBankHVar

#include "blik.h"

const char EenAntwoord[] = "een antwoord";   // wat een crash niet geeft

enum Status { NietGevraagd, Gegeven, Verloren, MetDeHand };

// Een onderdeel, zoals onderdelen.md het noemt, en hoe het afliep.
struct Uitslag
{
  std::string functie, naam;
  int punten;
  std::string regel;  // wat er goed hoort te zijn
  std::string zin;    // van de opgave, die dat vraagt
  Status status = NietGevraagd;
  int goed = 0, fout = 0, onbekend = 0;
  std::string reden = "";   // bij MetDeHand en Verloren, als er een is
  Geval misser = {};        // de kleinste; zonder stappen als er geen is
  Fout mis = {};            // wat daar fout was

  bool heeftMisser () const { return !misser.script.stappen.empty (); }
};

class Bank
{
  public:

    // Parameter:
    // * nogLeeg: de functies zonder inhoud
    Bank (const Zandbak &deZandbak, unsigned hetZaad,
          const std::set<std::string> &nogLeeg);
    Bank (const Bank &) = delete;
    Bank &operator= (const Bank &) = delete;

    const Zandbak zandbak;    // met haar programma
    const unsigned zaad;
    Voorraad voorraad;
    Ogen ogen;
    std::vector<Uitslag> uitslagen;    // in de volgorde van de kaart
    bool onvoldoende;                  // besteScore
    std::set<std::string> bewezen;     // functies die iets goed deden
    std::set<std::string> vrij;        // wat zij doet met wat vrij is

    // Draai gevallen, van elk onderdeel in een proces.
    void draaiElk (const std::vector<Geval *> &gevallen);
    template <typename Lijst> void draai (Lijst &lijst)
    {
      std::vector<Geval *> gevallen;
      for (Geval &een : lijst)
        gevallen.push_back (&een);
      draaiElk (gevallen);
    }
    // Oordeel erover; of beide.
    void oordeel (Gevallen &gevallen);
    void keur (Gevallen gevallen);

    // Tel een uitkomst mee bij een onderdeel. Een crash telt een keer per
    // functie: daarna zegt hij niets meer.
    void goed (const std::string &onderdeel);
    void fout (const std::string &onderdeel, const Geval &geval,
               const Fout &fout);
    void onbekend (const std::string &onderdeel, const std::string &reden);

    // Eis dat een geval tot het eind gedraaid is. Ging het bij een andere
    // functie mis, dan wordt het die aangerekend, als zij verder goed is.
    // Parameter:
    // * eigen: de functie die gekeurd wordt
    void eisGedraaid (const Geval &geval, const std::string &eigen);

    // Is er van deze functies nog niets fout? En van de regels: het inlezen, de
    // eindstanden en zetten, doeZet en unDoeZet?
    bool klopt (const std::string &functie) const;
    bool regelsKloppen () const;

    // Laten de getters de hele stand zien, of meestal?
    bool zietAlles () const;

    Uitslag &uitslag (const std::string &onderdeel);
    // Het onderdeel van een functie die pas bij een ander misgaat.
    std::string later (const std::string &functie) const;
    void zet (const std::string &onderdeel, Status status,
              const std::string &reden = "");

    // Sluit af: besluit over elk onderdeel; wat leeg is, overal hetzelfde zegt
    // of nooit goed was krijgt niets.
    void rondAf ();

  private:

    std::set<std::string> leeg;
    std::set< std::pair<std::string,std::string> > crashes;   // per functie
    std::map< std::string,std::set<std::string> > antwoorden;  // per functie
};

// Wat er van een functie gevraagd wordt, in een aantal plekken.
// Wanneer er daarbij gekeken wordt: alleen ervoor, of ook erna, en dan ziet het
// er hetzelfde uit; of dat na de zet van de plek.
enum Kijk { Niet, Ervoor, Erom, NaZet };
typedef void Eis (const Plek &, const Antwoord &);
struct Vraag
{
  const char *onderdeel;
  Plekken plekken;
  Stap stap;          // zonder functie: de zet van de plek
  Eis *eis;           // aan elk antwoord; of niets
  int keren = 1;
  Kijk kijk = Niet;
};
Gevallen gevallen (const Bank &bank, const std::vector<Vraag> &vragen);

// Keur wat op de regels rust: waar in een spel iets voorkomt wat zij fout doet,
// is een fout er geen van haar.
// Parameter:
// * ook: of ook de andere functies waar het op rust goed zijn
void keurRustend (Bank &bank, Gevallen lijst, bool ook = true);

// Veelgevraagd: false, en een waarde die geen zet is.
Eis eisFalse, eisGeenZet;

// De fasen; zie keur_*.cc. En hoe het met de voorbeeldspellen gaat.
typedef void Fase (Bank &bank);
Fase keurLezen, keurZien, keurSpelen, keurBeste, keurGoedeZet, keurGoedeScore,
     keurExperiment;
std::vector<std::string> voorbeelden (Bank &bank);

// Komt er in een spel niets voor wat de inzending fout doet? Loopt met haar de
// hele boom af.
// Retourneert: van elk spel of dat zo is
std::vector<bool> schoon (Bank &bank, const Plekken &spellen);

#endif
