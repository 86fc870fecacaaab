// golf.h: een verzameling sleutels met bij elke een aantal, om lagen van een
// boom te tellen.

#ifndef ZoekTegelspelGolfHVar
#define ZoekTegelspelGolfHVar

#include <cstdlib>
#include "../geheugen.h"
#include "../toeval.h"

namespace zoek
{
namespace tegelspel
{

// Open adressering; de tabel verdubbelt als zij half vol is.
class Golf
{
  public:

    // Maak een lege verzameling, nog zonder geheugen.
    Golf ()
    : bezet (0), wachtend (0)
    {
    }

    // Tel een aantal bij een sleutel op. Omdat het geheugen traag is wordt
    // het vak alvast opgehaald, en gebeurt het tellen zelf pas een paar
    // aanroepen later, of in werkBij.
    // Parameters:
    // * sleutel: een getal onder 2^63
    // * aantal: wat erbij komt, minstens 1
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

    // Tel alles wat nog wacht. Dit hoort vooraf te gaan aan neem.
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

    // Retourneert: het aantal vakken, leeg of niet
    size_t aantalVakken () const { return vakken.aantal (); }

    // Haal vak i, van 0 t/m aantalVakken()-1, leeg: sleutel en aantal worden
    // wat erin zat.
    // Retourneert: false als het vak leeg was
    bool neem (size_t i, unsigned long long &sleutel,
               unsigned long long &aantal)
    {
      sleutel = vakken[i].sleutel;
      aantal = vakken[i].aantal;
      vakken[i].aantal = 0;
      bezet -= aantal > 0 ? 1 : 0;
      return aantal > 0;
    }

  private:

    struct Vak
    {
      unsigned long long sleutel, aantal;  // aantal 0: een leeg vak
    };

    static const size_t BeginVakken = 1024,  // een macht van twee
                        Wachtplaatsen = 32;

    Blok<Vak> vakken;
    size_t bezet;                 // het aantal vakken dat niet leeg is
    Vak wachtrij[Wachtplaatsen];  // wat nog geteld moet worden
    size_t wachtend;              // hoeveel dat is

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

    // Verdubbel het aantal vakken; ruimte, het aantal bytes dat nog over is,
    // neemt af.
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

}
}

#endif
