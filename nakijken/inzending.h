// inzending.h: de openbare functies van TegelSpel, gevraagd aan het proces van
// de inzending (brug.cc). Alles wat terugkomt wordt op vorm en lengte gekeurd.

#ifndef NakijkInzendingHVar
#define NakijkInzendingHVar

#include <memory>
#include <string>
#include <utility>
#include <vector>
#include "kind.h"
#include "rechter.h"

namespace nakijk
{

// Wat een aanroep gooit als er geen (goed) antwoord op komt.
struct Gevallen
{
  std::string reden;
  bool dood, teLang;  // is het proces er niet meer, en door de tijd?
};

// Leest een antwoord; gooit Gevallen als het niet de vorm heeft die het hoort
// te hebben.
class Antwoord
{
  public:

    explicit Antwoord (const std::string &deTekst) : tekst (deTekst), nu (0) {}
    long long getal ();
    int geheel ();            // een getal dat in een int past
    bool waar ();             // 0 of 1
    std::string woord ();
    Paren paren ();
    Zet zet ();
    std::vector<Zet> zetten ();
    void klaar ();            // er hoort niets meer te komen

    // Lees het enige in het antwoord.
    template <typename Soort>
    Soort alleen (Soort (Antwoord::*lees) ())
    {
      const Soort uit = (this->*lees) ();
      klaar ();
      return uit;
    }

  private:

    std::string tekst;
    size_t nu;

    [[noreturn]] static void fout ();
    size_t lengte (size_t hoogstens);
};

// De lijn naar het proces van een inzending.
class Lijn
{
  public:

    Lijn (const Zandbak &zandbak, const std::string &programma,
          const Grenzen &grenzen);

    // Stel een vraag en wacht op het antwoord, of stel haar samen met de
    // volgende: op het antwoord wordt dan pas gewacht, en het doet er niet toe.
    Antwoord vraag (const std::string &tekst);
    void later (const std::string &tekst);

    // Stel vragen tegelijk.
    std::vector<Antwoord> vraag (const std::vector<std::string> &teksten);

    bool dood () const { return !kind; }
    std::string scherm () const;   // van de laatste vraag
    int nieuwObject () { return ++objecten; }

    // Beeindig het proces.
    Afloop sluit ();

  private:

    std::unique_ptr<Kind> kind;
    int vragen, beantwoord, objecten;
    std::string uitgesteld;  // vragen die nog gesteld moeten worden
    std::string laatsteScherm;

    // Haal het volgende antwoord uit wat er kwam.
    bool pakUit (std::string &inhoud);
    [[noreturn]] void val ();
};

// Een object van de inzending.
class Inzending
{
  public:

    explicit Inzending (Lijn &deLijn);
    ~Inzending ();

    int getSchalen () { return vraag ('s').alleen (&Antwoord::geheel); }
    std::string getPot () { return vraag ('p').alleen (&Antwoord::woord); }
    Paren getInhoudSchalen () { return vraag ('c').alleen (&Antwoord::paren); }
    Paren getInhoudRijen (int speler);
    bool leesInSpel (const std::string &invoernaam);
    bool eindstand () { return vraag ('e').alleen (&Antwoord::waar); }
    void drukAf () { vraag ('k').klaar (); }
    std::vector<Zet> bepaalVerschillendeZetten ();
    bool doeZet (const Zet &zet);
    bool unDoeZet () { return vraag ('u').alleen (&Antwoord::waar); }
    int besteScore (Zet &besteZet, long long &aantalStanden);
    Zet bepaalGoedeZet (int nrSimulaties);
    int bepaalGoedeScore () { return vraag ('G').alleen (&Antwoord::geheel); }
    void doeExperiment () { vraag ('x').klaar (); }

    // Zet een spelbestand klaar, en lees het.
    bool leesInhoud (const std::string &inhoud);

    // Een stap in een boom, in een keer gevraagd: lees eventueel eerst een
    // bestand, doe zetten, en kijk naar de rijen voor en na de laatste.
    struct Stap
    {
      bool gedaan, eindstand;       // zijn alle zetten gedaan?
      Paren ervoor[2], erna[2];
    };
    Stap stap (const std::vector<Zet> &zetten, const int spelers[2],
               const std::string &inhoud = "");
    void neemTerug ();              // wat unDoeZet geeft doet er niet toe

  private:

    Inzending (const Inzending &);
    Inzending &operator= (const Inzending &);

    Lijn &lijn;
    std::string nummer;

    Antwoord vraag (char soort, const std::string &rest = "");
};

extern const char Spelbestand[];

}

#endif
