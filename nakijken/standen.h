// standen.h: de standen waarmee nagekeken wordt. Ze hangen alleen van een
// zaad af, dus elke inzending krijgt dezelfde; wie er een niet leest krijgt er
// een andere voor, tot hoogstens zoveel als er gevraagd worden.

#ifndef NakijkStandenHVar
#define NakijkStandenHVar

#include <functional>
#include <string>
#include <vector>
#include "rechter.h"

namespace nakijk
{

// De maten van de spellen waaruit gekozen wordt.
struct Maat
{
  int rijen;      // hoogstens zoveel rijen per speler
  int pot;        // hoogstens zoveel tegels in de pot
};

const Maat Klein = { 3, 12 }, Gewoon = { 5, 40 }, Groot = { 10, 90 };

// Hoe gekozen wordt, voor alle onderdelen gelijk.
struct Keuze
{
  // Komt bij elk zaad: een andere waarde geeft heel andere standen.
  static unsigned &zaad () { static unsigned extra = 0; return extra; }

  // Leest de inzending deze stand? Leeg is: alles.
  static std::function<bool (const Stand &)> &leest ()
  {
    static std::function<bool (const Stand &)> functie;
    return functie;
  }
};

// Kies standen die aan een eis voldoen en die de inzending leest.
// Parameters:
// * zaad: bepaalt welke
// * aantal: hoeveel
// * maat: hoe groot ze zijn
// * goed: waaraan ze voldoen
std::vector<Stand> kies (unsigned zaad, int aantal, const Maat &maat,
                         const std::function<bool (const Stand &)> &goed);

// Kies standen zonder meer (ook die zij niet leest), of met hoogstens zoveel
// standen in de boom en meer dan een tiende daarvan, of met een zet. Ook voor
// wie gelijke zetten niet samenneemt blijft die boom klein.
std::vector<Stand> kiesAlles (unsigned zaad, int aantal, const Maat &maat);
std::vector<Stand> kiesBoom (unsigned zaad, int aantal, long long standen);
std::vector<Stand> kiesMetZet (unsigned zaad, int aantal, const Maat &maat);

// Het aantal standen in de boom waarin gelijke zetten niet samengaan, maar
// niet verder geteld dan grens+1.
long long telAlles (const Stand &stand, long long grens);

// Is er een bord vol?
bool bordVol (const Stand &stand, int speler);

// De stand van Figuur 1 van de opgave, en de stand van haar voetnoot.
Stand figuur1 ();
Stand voetnoot ();

}

#endif
