// geval.h: een rij aanroepen in een stand die uit een bestand komt, met wat eruit
// hoort te komen. Het komt goed uit, fout, of het is niet te zeggen.

#ifndef NakijkGevalHVar
#define NakijkGevalHVar

#include "script.h"
#include "standen.h"

namespace nakijk
{

const int Lezen = 2;   // de stap van een geval die het bestand leest

typedef std::vector<Stand> Standen;
typedef std::function<void (const Plek &, const Antwoord &)> Keur;

// Hoe vaak een getter in zijn eigen onderdeel liet zien wat er hoort te staan.
// Wie het nooit goed doet wordt verder niet gevraagd.
enum Zicht { Nooit, Soms, Alles };

// Wat er te zien is.
enum Ding : size_t { Schalen, Rijen0, Rijen1, Pot, Dingen, Aantal = Dingen };
const std::vector<Ding> Rijen = { Rijen0, Rijen1 };

// Hoe er naar een ding gekeken wordt.
struct Oog
{
  Ding ding;
  std::string naam, getter;   // het ding op de kaart, en de functie
  int speler = -1;            // die de functie krijgt; of -1
  bool verwisseld = false;    // geel en blauw
  Zicht zicht = Alles;

  Stap stap () const;
  // Het antwoord als tekst, en wat het van een stand hoort te zijn.
  std::string toont (const Antwoord &antwoord) const;
  std::string hoort (const Stand &stand) const;
};
typedef std::vector<Oog> Ogen;   // van elk ding, en dan van Aantal
Ogen rechteOgen ();

// Van elk ding de stap waarin ernaar gekeken wordt; -1 als dat niet gebeurt.
struct Kijk { int stap[Dingen] = { -1, -1, -1, -1 }; };

// Wat er aan een geval fout is, of waarom er niets over te zeggen is.
struct Fout { std::string verwacht, gekregen; };
struct Onbekend { std::string reden; };

// Eis dat twee waarden gelijk zijn.
template <typename Soort>
void eisGelijk (const Soort &gekregen, const Soort &verwacht,
                const std::string &wat = "")
{
  if (gekregen != verwacht)
    throw Fout { wat + tekst (verwacht), wat + tekst (gekregen) };
}

// De standen die er na de zet van een plek mogen zijn.
Standen na (const Plek &plek);

// Keurt een antwoord dat waar of niet waar is.
Keur geeft (bool hoort, const std::string &wat = "");

class Geval
{
  public:

    Geval (const Ogen &deOgen, const std::string &hetOnderdeel,
           const Plek &dePlek);
    Geval (const Geval &) = delete;
    Geval &operator= (const Geval &) = delete;

    const std::string onderdeel;
    Plek plek;
    std::string bestand;      // dat het eerst gelezen wordt
    Script script;
    Kijk begin;               // de stand na het inlezen
    bool bewijs = false;      // wat leeg is kan dit niet goed doen
    int uit = 0;              // 1 goed, -1 fout, 0 niet te zeggen
    bool vast = false;        // komt er niets in voor wat niet vaststaat?

    // Een nieuw object dat een bestand leest.
    // Retourneert: het nummer van de stap die leest
    int lees (const std::string &inhoud, const std::string &naam = Spelbestand);
    // Kijk met elke getter die iets kan laten zien.
    Kijk kijk ();
    // Voeg een eis toe; zij gelden in deze volgorde.
    void eis (const std::function<void ()> &een) { eisen.push_back (een); }
    // Een stap, en wat er over zijn antwoord te zeggen is, of niets.
    // Retourneert: het nummer van de stap
    int vraag (const Stap &stap, const Keur &keur = nullptr);
    // Doe een zet; gaat dat niet goed, dan valt er niets te zeggen over wat volgt.
    // Retourneert: wat er dan te zien is
    Kijk gedaan (const Plek &plek);
    // Doe een zet, die goed hoort te gaan.
    // Parameter:
    // * dingen: wat er aan te zien is
    void doet (const Plek &plek, const std::vector<Ding> &dingen,
               const std::string &wat = "doeZet geeft ");
    // Kijk: er is een van deze standen te zien, of alles is als toen.
    void ziet (const std::vector<Ding> &dingen, const Standen &standen);
    void zelfde (const Kijk &toen);

    const Antwoord &op (int nummer) const;
    void keur () const;
    // Eis dat getters na het inlezen laten zien wat in het bestand staat.
    void eisBegin () const;

  private:

    const Ogen &ogen;
    std::vector< std::function<void ()> > eisen;

    std::string gezien (const Kijk &nu, Ding ding) const;
    void eisGezien (const Kijk &nu, Ding ding, const Standen &standen) const;
};

// Wat er in een geval gebeurt: een aanroep; of een aanroep waarna alles hetzelfde
// hoort te zijn, eventueel nadat de zet van de plek gedaan is.
typedef std::function<void (Geval &)> Speel;
Speel vraagt (const Stap &stap, const Keur &keur);
Speel blijft (const Stap &stap, bool naZet = false, const Keur &keur = nullptr);

}

#endif
