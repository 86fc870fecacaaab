// geval.h: een rij aanroepen in een stand die uit een bestand komt, met wat eruit
// hoort te komen. Het komt goed uit, fout, of het is niet te zeggen.

#ifndef NakijkGevalHVar
#define NakijkGevalHVar

#include <functional>
#include "script.h"
#include "standen.h"

namespace nakijk
{

const int Lezen = 2;   // de stap van een geval die het bestand leest

typedef std::vector<Stand> Standen;
typedef std::function<void (const Stand &, const Antwoord &)> Keur;

// Hoe vaak een getter in zijn eigen onderdeel liet zien wat er hoort te staan.
// Wie het nooit goed doet wordt verder niet gevraagd.
enum Zicht { Nooit, Soms, Alles };

struct Oog
{
  const char *getter;
  Zicht zicht;
  bool verwisseld;   // geel en blauw
  int eerste;        // het nummer van speler 0
};

struct Ogen { Oog pot, schalen, rijen; };

// Wat er te zien is.
enum Ding { Schalen, Rijen0, Rijen1, Pot, Dingen, Aantal = Dingen };
const char *const DingNaam[] = { "schalen: ", "rijen van speler 0: ",
                                 "rijen van speler 1: ", "pot: ", "" };

// De vraag van een oog naar een ding, het antwoord als tekst, en wat dat van een
// stand hoort te zijn.
Stap stapOog (const Oog &oog, int ding);
std::string toont (const Antwoord &antwoord, int ding);
std::string hoort (const Oog &oog, const Stand &stand, int ding);

// Van elk ding de stap waarin ernaar gekeken wordt; -1 als dat niet gebeurt.
struct Kijk { int stap[Dingen]; };

// Wat een eis kan melden.
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

    // Een nieuw object, dat het bestand leest.
    Geval (const Ogen &deOgen, const char *hetOnderdeel, const Plek &dePlek,
           const std::string &hetBestand, const std::string &naam);

    const std::string onderdeel;
    Plek plek;
    const std::string bestand;
    Script script;
    Kijk begin;       // de stand na het inlezen
    bool bewijs;      // wat leeg is kan dit niet goed doen
    int uit;          // 1 goed, -1 fout, 0 niet te zeggen
    bool vast;        // komt er niets in voor wat niet vaststaat?

    // Voeg een stap toe.
    // Retourneert: zijn nummer
    int doe (const Stap &stap);
    // Een nieuw object dat een bestand leest.
    // Retourneert: het nummer van het lezen
    int lees (const std::string &inhoud, const std::string &naam);
    // Kijk met elke getter die iets kan laten zien.
    Kijk kijk ();

    // Voeg een eis toe; zij gelden in deze volgorde.
    void eis (const std::function<void ()> &een) { eisen.push_back (een); }
    // Een stap, en wat er over zijn antwoord te zeggen is.
    int vraag (const Stap &stap, const Keur &keur);
    // Doe een zet; zonder dat valt er niets te zeggen over wat volgt.
    // Retourneert: wat er dan te zien is
    Kijk gedaan (const Zet &zet, const Standen &standen);
    // Er is dan een van deze standen te zien.
    void ziet (const Kijk &nu, const std::vector<int> &dingen,
               const Standen &standen);
    // Kijk: alles is als toen.
    void zelfde (const Kijk &toen);

    const Antwoord &op (int nummer) const;
    void keur () const;
    // Eis dat getters na het inlezen laten zien wat in het bestand staat.
    void eisBegin () const;

  private:

    Geval (const Geval &);
    Geval &operator= (const Geval &);

    const Ogen &ogen;
    std::vector< std::function<void ()> > eisen;

    const Oog &oog (int ding) const;
    std::string gezien (const Kijk &nu, int ding) const;
    void eisGezien (const Kijk &nu, int ding, const Standen &standen) const;
};

}

#endif
