// bank.h: de bank waarop een inzending ligt: haar proces, wat er al over haar
// bekend is, en het onderdeel dat nu gekeurd wordt.

#ifndef NakijkBankHVar
#define NakijkBankHVar

#include <functional>
#include <memory>
#include <string>
#include <vector>
#include "bril.h"
#include "inzending.h"
#include "tabel.h"

namespace nakijk
{

const unsigned AlleWijzen = ~0u;

// Laat een getter een stand door de bril zien zoals het hoort?
typedef std::function<bool (Inzending &, const Stand &)> Kijker;

class Bank
{
  public:

    Bank (const Zandbak &deZandbak, const std::string &hetProgramma,
          const std::string &deThuismap, bool grondig);

    // Keur een onderdeel.
    Uitslag keur (const Onderdeel &onderdeel);

    // De lijn van dit onderdeel; een nieuwe als de vorige dood is. De tweede
    // krijgt nooit vragen over besteScore: zie eigen.h.
    Lijn &lijn ();
    Lijn &tweedeLijn ();

    // Leest de inzending deze stand?
    bool leest (const Stand &stand);

    // Mag een afwijking een eigen regel zijn? Alleen als er een fout gevonden
    // is, en de regels voor minstens de helft goed zijn.
    bool magEigen () const;
    bool verloor (const std::string &onderdeel) const;

    // Kent zij zetten niet die er wel zijn? Dat bleek dan al bij eindstand,
    // bepaalVerschillendeZetten of doeZet, waar zij toch vaker goed was dan
    // fout.
    bool kentTeWeinig () const;

    // Weigert zij in deze proef een zet, meteen na het inlezen?
    bool weigert (const Zet &zet);

    void leerBril ();

    Bril bril;
    unsigned wijzen;     // de manieren van rekenen (eigen.h) die al haar
                         // scores verklaren, een bit voor elk
    Uitslag *nu;         // het onderdeel dat gekeurd wordt
    Misser misser;       // wat er in deze proef tot nu toe gebeurde
    std::string gedaan;  // een gelukte zet die nog niet bij misser staat
    bool afgebroken;     // de rest van het onderdeel vervalt
    std::string thuis;   // de map met de voorbeeldspellen
    std::string schermen;  // alles wat er bij een fout op het scherm stond
    bool vervolg;        // wijkt deze proef af door haar eigen regels?
    bool loot;           // loot zij een rij die niet mag? Dan staat niets vast

    void mis ();         // misser telt
    void val (const Gevallen &gevallen);

  private:

    Bank (const Bank &);
    Bank &operator= (const Bank &);

    Zandbak zandbak;
    std::string programma;
    bool geheugen;       // draait het met sanitizers?
    Grenzen grenzen;
    std::unique_ptr<Lijn> eerste, tweede;
    int gevallen, keerTeLang;
    bool antwoordt;      // las zij ooit een spel, of weigerde zij het?
    std::string stuk;    // waarom niet, als dat nooit zo was
    std::vector<Uitslag> klaar;

    bool halfGoed (const std::string &onderdeel) const;
    void valNeer (const Gevallen &fout);
    void start (std::unique_ptr<Lijn> &welke);
    void sluit (std::unique_ptr<Lijn> &welke);
    Zicht past (const Kijker &klopt);
    Zicht leer (int keuzes, const std::function<void (int)> &kies,
                const Kijker &klopt);
    void leerInSpel (const std::vector<std::pair<Zicht *,Kijker>> &getters);
};

// Geven eindstand en bepaalVerschillendeZetten wat bij een stand hoort?
bool gedraagtZich (Inzending &spel, const Stand &stand);

// De bank waar nu aan gewerkt wordt.
Bank &bank ();

}

#endif
