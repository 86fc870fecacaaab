// tellen.h: tel de standen in de complete boom zonder haar af te lopen.
//
// Dezelfde stelling komt in de boom vaak voor. Per stelling is het genoeg te
// weten hoe vaak: zo vaak als haar ouders samen, elk per zet ernaartoe. Elke
// zet legt tegels op een bord, dus met de stellingen op volgorde van het
// aantal gelegde tegels zijn de ouders steeds eerder aan de beurt. Een zet
// legt hoogstens MaxPerSchaal tegels: meer lagen zijn er nooit tegelijk nodig.

#ifndef ZoekTegelspelTellenHVar
#define ZoekTegelspelTellenHVar

#include <climits>
#include "../bits.h"
#include "../voortgang.h"
#include "golf.h"
#include "stelling.h"

namespace zoek
{
namespace tegelspel
{

class Teller
{
  public:

    // Parameters:
    // * nwSpel: de automaten van het spel
    // * geheugen: het aantal bytes dat hoogstens gebruikt mag worden
    // * nwVoortgang: wie te horen krijgt hoeveel stellingen er waren, of 0
    Teller (const Speelruimte &nwSpel, size_t geheugen,
            Voortgang *nwVoortgang = 0)
    : spel (nwSpel), ruimte (geheugen), standen (0), stellingen (0),
      voortgang (nwVoortgang)
    {
    }

    // Tel de standen in de boom vanuit het begin van het spel. Dat kan een
    // keer: het maakt de lagen leeg.
    // Retourneert: het aantal, met de wortel; -1 als dat niet in een
    //   long long past of de stellingen niet in het geheugen
    long long tel ()
    {
      int wachtend = 0;  // het aantal lagen op een rij dat leeg was
      if (!voegToe (spel.begin (), 1))
        return -1;
      for (int laag = 0; wachtend < AantalLagen; laag++)
      {
        Golf &golf = lagen[laag % AantalLagen];
        unsigned long long sleutel = 0, aantal = 0;
        wachtend++;
        golf.werkBij ();
        for (size_t i = 0; i < golf.aantalVakken (); i++)
          if (golf.neem (i, sleutel, aantal))
          {
            wachtend = 0;
            if (!telKinderen (spel.stellingVan (sleutel), aantal))
              return -1;
          }
      }
      return standen;
    }

  private:

    static const int AantalLagen = MaxPerSchaal + 1;

    const Speelruimte &spel;
    size_t ruimte;            // bytes die nog gebruikt mogen worden
    long long standen;        // tot nu toe geteld
    long long stellingen;     // de verschillende daaronder met een zet
    Voortgang *voortgang;
    Golf lagen[AantalLagen];  // op het aantal gelegde tegels, modulo

    // Retourneert: hoeveel tegels er in een stelling sinds het begin bij zijn
    int gelegd (const Stelling &stelling) const
    {
      return spel.langsteSpel () - stelling.eigen->vakjes
             - stelling.ander->vakjes;
    }

    // Tel een stelling, die dit aantal keren, minstens 1, erbij komt, en
    // onthoud haar als er nog zetten zijn.
    // Retourneert: false als het aantal of het geheugen te groot wordt
    bool voegToe (const Stelling &stelling, unsigned long long aantal)
    {
      if (aantal > static_cast<unsigned long long> (LLONG_MAX - standen))
        return false;
      standen += static_cast<long long> (aantal);
      return zettenIn (stelling) == 0
             || lagen[gelegd (stelling) % AantalLagen].telOp
                  (spel.sleutel (stelling), aantal, ruimte);
    }

    // Tel de kinderen van een stelling die zo vaak in de boom voorkomt.
    // Retourneert: false als het aantal of het geheugen te groot wordt
    bool telKinderen (const Stelling &stelling, unsigned long long aantal)
    {
      stellingen++;
      if (voortgang != 0)
        voortgang->toon (stellingen);
      for (unsigned zetten = zettenIn (stelling); zetten != 0;
           zetten = zonderEerste (zetten))
        if (!voegToe (naZet (stelling, eersteBit (zetten)), aantal))
          return false;
      return true;
    }
};

}
}

#endif
