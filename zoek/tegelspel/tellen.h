// tellen.h: tel de standen in de complete boom zonder haar af te lopen.
//
// Dezelfde stelling komt in de boom vaak voor: zo vaak als haar ouders samen,
// elk per zet ernaartoe. Elke zet legt tegels op een bord, dus in lagen, op het
// aantal gelegde tegels, zijn de ouders steeds eerder aan de beurt. Een zet
// legt hoogstens MaxPerSchaal tegels: naast de laag die geteld wordt zijn nooit
// meer lagen nodig dan zoveel.

#ifndef ZoekTegelspelTellenHVar
#define ZoekTegelspelTellenHVar

#include <climits>
#include <cstdlib>
#include "../bits.h"
#include "../geheugen.h"
#include "../toeval.h"
#include "../voortgang.h"
#include "stelling.h"

namespace zoek
{
namespace tegelspel
{

// Een verzameling sleutels met bij elke een aantal, om een laag van de boom te
// tellen. Open adressering; de tabel verdubbelt als zij half vol is.
class Golf
{
  public:

    // Tel een aantal bij een sleutel op. Omdat het geheugen traag is wordt het
    // vak alvast opgehaald, en gebeurt het tellen zelf pas later.
    // Parameters:
    // * sleutel, aantal: een getal onder 2^63, en minstens 1
    // * ruimte: het aantal bytes dat nog over is; neemt af als de tabel groeit
    // Retourneert: false als de tabel moet groeien maar dat niet kan
    bool telOp (unsigned long long sleutel, unsigned long long aantal,
                size_t &ruimte)
    {
      if (2 * (bezet + Wachtplaatsen) >= vakken.aantal () && !groei (ruimte))
        return false;
      if (wachtend == Wachtplaatsen)
        werkBij ();
      const Vak nieuw = { sleutel, aantal };
      wachtrij[wachtend++] = nieuw;
      __builtin_prefetch (&vakken[beginVak (sleutel)]);
      return true;
    }

    // Haal alles eruit: doe is een functie van elke sleutel en haar aantal.
    // Retourneert: false zodra doe dat retourneert; niet alles is er dan uit
    template <typename Doe>
    bool haalLeeg (const Doe &doe)
    {
      werkBij ();
      for (size_t i = 0; i < vakken.aantal (); i++)
      {
        if (vakken[i].aantal > 0 && !doe (vakken[i].sleutel, vakken[i].aantal))
          return false;
        vakken[i].aantal = 0;
      }
      bezet = 0;
      return true;
    }

  private:

    struct Vak
    {
      unsigned long long sleutel, aantal;  // aantal 0: een leeg vak
    };

    static const size_t BeginVakken = 1024,  // een macht van twee
                        Wachtplaatsen = 32;

    Blok<Vak> vakken;
    size_t bezet = 0;             // het aantal vakken dat niet leeg is
    Vak wachtrij[Wachtplaatsen];  // wat nog geteld moet worden
    size_t wachtend = 0;          // hoeveel dat is

    // Tel alles wat nog wacht.
    void werkBij ()
    {
      for (size_t i = 0; i < wachtend; i++)
      {
        Vak &vak = vakken[zoekVak (wachtrij[i].sleutel)];
        bezet += vak.aantal == 0 ? 1 : 0;
        vak.sleutel = wachtrij[i].sleutel;
        vak.aantal += wachtrij[i].aantal;
      }
      wachtend = 0;
    }

    // Retourneert: het vak waar het zoeken naar een sleutel begint
    size_t beginVak (unsigned long long sleutel) const
    {
      return static_cast<size_t> (Toeval::meng (sleutel))
             & (vakken.aantal () - 1);
    }

    // Retourneert: het vak waar een sleutel staat, of anders zou komen
    size_t zoekVak (unsigned long long sleutel)
    {
      const size_t laatste = vakken.aantal () - 1;
      size_t vak = beginVak (sleutel);
      while (vakken[vak].aantal != 0 && vakken[vak].sleutel != sleutel)
        vak = (vak + 1) & laatste;
      return vak;
    }

    // Verdubbel het aantal vakken; daar gaat ruimte van af, zie telOp.
    // Retourneert: false als de ruimte er niet is
    bool groei (size_t &ruimte)
    {
      const size_t oudAantal = vakken.aantal (),
                   nieuwAantal = oudAantal == 0 ? BeginVakken : 2 * oudAantal;
      Blok<Vak> oud;
      if (nieuwAantal * sizeof (Vak) > ruimte)
        return false;
      oud.verwissel (vakken);
      if (!vakken.maak (nieuwAantal))
        return false;
      ruimte -= (nieuwAantal - oudAantal) * sizeof (Vak);
      for (size_t i = 0; i < oudAantal; i++)
        if (oud[i].aantal != 0)
          vakken[zoekVak (oud[i].sleutel)] = oud[i];
      return true;
    }
};

class Teller
{
  public:

    // Parameters:
    // * nwSpel: de automaten van het spel
    // * geheugen: het aantal bytes dat hoogstens gebruikt mag worden
    // * nwVoortgang: wie te horen krijgt hoeveel stellingen er waren, of 0
    // * nwMeeste: van zoveel stellingen worden hoogstens de kinderen geteld
    Teller (const Speelruimte &nwSpel, size_t geheugen,
            Voortgang *nwVoortgang = 0, long long nwMeeste = LLONG_MAX)
    : spel (nwSpel), ruimte (geheugen), standen (0), stellingen (0),
      meeste (nwMeeste), voortgang (nwVoortgang)
    {
    }

    // Tel de standen in de boom vanuit het begin van het spel. Dat kan een
    // keer: het maakt de lagen leeg.
    // Retourneert: het aantal, met de wortel; -1 als dat niet in een
    //   long long past of de stellingen niet in het geheugen; 0 als het er
    //   meer zijn dan mag
    long long tel ()
    {
      int leeg = 0;  // het aantal lagen op een rij waar niets in zat
      if (!voegToe (spel.begin (), 1, 0))
        return -1;
      for (int laag = 0; leeg < AantalLagen; laag++)
      {
        leeg++;
        if (!lagen[laag % AantalLagen].haalLeeg
              ([&] (unsigned long long sleutel, unsigned long long aantal)
               {
                 leeg = 0;
                 return telKinderen (spel.stellingVan (sleutel), aantal, laag);
               }))
          return stellingen > meeste ? 0 : -1;
      }
      return standen;
    }

  private:

    static const int AantalLagen = MaxPerSchaal + 1;

    const Speelruimte &spel;
    size_t ruimte;            // bytes die nog gebruikt mogen worden
    long long standen;        // tot nu toe geteld
    long long stellingen;     // de verschillende daaronder met een zet
    const long long meeste;   // hoogstens zoveel daarvan
    Voortgang *voortgang;
    Golf lagen[AantalLagen];  // op het aantal gelegde tegels, modulo

    // Tel een stelling uit een laag, die dit aantal keren, minstens 1, erbij
    // komt, en onthoud haar als er nog zetten zijn.
    // Retourneert: false als het aantal of het geheugen te groot wordt
    bool voegToe (const Stelling &stelling, unsigned long long aantal, int laag)
    {
      if (aantal > static_cast<unsigned long long> (LLONG_MAX - standen))
        return false;
      standen += static_cast<long long> (aantal);
      return zettenIn (stelling) == 0
             || lagen[laag % AantalLagen].telOp (spel.sleutel (stelling),
                                                 aantal, ruimte);
    }

    // Tel de kinderen van een stelling uit een laag, die zo vaak voorkomt.
    // Retourneert: false als een aantal of het geheugen te groot wordt
    bool telKinderen (const Stelling &stelling, unsigned long long aantal,
                      int laag)
    {
      if (++stellingen > meeste)
        return false;
      if (voortgang != 0)
        voortgang->peil (stellingen);
      for (unsigned zetten = zettenIn (stelling); zetten != 0;
           zetten = zonderEerste (zetten))
      {
        const int zet = eersteBit (zetten);
        if (!voegToe (naZet (stelling, zet), aantal, laag + aantalVan (zet)))
          return false;
      }
      return true;
    }
};

}
}

#endif
