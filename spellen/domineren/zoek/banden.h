// banden.h: wat is een band van een paar rijen een speler minstens waard?
//
// Stel dat Vera belooft alleen nog stenen te leggen binnen banden van twee of
// drie rijen. Dat kan haar niet helpen. Een steen van Herman ligt altijd binnen
// een rij, dus nu is de stand een som van losse banden, en geven de grenzen
// daarvan (zie klassen.h) een grens voor de stand. Een band van n vakjes is een
// patroon van n bits; Bandentabel rekent al die patronen precies uit, op
// achtsten na. Voor Herman geldt hetzelfde met kolommen.

#ifndef ZoekDominerenBandenHVar
#define ZoekDominerenBandenHVar

#include <utility>
#include <vector>
#include "klassen.h"

namespace zoek
{
namespace domineren
{

class Bandentabel
{
  public:

    static const int MaxBreedte = 10;  // bredere banden: te veel patronen
    static const int MeesteBits = 21;  // van een patroon

    // Wat een band waard is voor wie er verticaal in legt.
    struct Waarde
    {
      Krap eerst, laatst;
    };

    // Retourneert: of alle patronen van deze maten erin staan
    bool heeft (int breedte, int rijen) const
    {
      return waarden.size () >> rijen * breedte != 0;
    }

    // Reken alle patronen van deze maten uit die er nog niet zijn; van een
    // tabel is de breedte steeds dezelfde.
    void groei (int breedte, int rijen)
    {
      const size_t patronen = static_cast<size_t> (1) << rijen * breedte;
      unsigned naast = 0;
      for (int rij = 0; rij < rijen; rij++)
        naast |= ((1u << (breedte - 1)) - 1) << rij * breedte;
      std::vector<unsigned> spiegel (1, 0);  // van elke rij
      for (unsigned rij = 1; rij >> breedte == 0; rij++)
        spiegel.push_back (spiegel[rij / 2] / 2 | (rij & 1) << (breedte - 1));
      waarden.reserve (patronen);
      for (size_t p = waarden.size (); p < patronen; p++)
      {
        size_t beeld = 0;
        int plaats = 0;
        for (size_t rest = p; rest != 0; rest >>= breedte, plaats += breedte)
          beeld |= spiegel[rest & (spiegel.size () - 1)] << plaats;
        if (beeld < p)
          waarden.push_back (waarden[beeld]);
        else
          neemOp (static_cast<unsigned> (p), breedte, naast);
      }
      std::vector<Wanden> wanden;
      if (masten.empty ())
        for (unsigned p = 0; p >> 2 * breedte == 0; p++)
          schat (p, breedte, naast, wanden);
    }

    // Retourneert: wat een band met deze lege vakjes waard is, de onderste rij
    //   in de lage bits
    const Waarde &waarde (unsigned patroon) const { return waarden[patroon]; }

    // Retourneert: een schatting van de waarde van twee rijen als niemand haast
    //   heeft
    int mast (unsigned patroon) const { return masten[patroon]; }

    // Retourneert: laatst van twee rijen in de beste klasse
    int top (unsigned patroon) const { return toppen[patroon]; }

    // Retourneert: wat een rij alleen waard is; hoogstens nul
    int los (unsigned rij) const { return waarden[rij].laatst.op[0]; }

  private:

    static const int Temperatuur = 12;  // achtsten: wat een zet kost

    // De wanden van een patroon bij die temperatuur, ongeveer.
    struct Wanden
    {
      signed char links, rechts;
    };

    std::vector<Waarde> waarden;      // per patroon
    std::vector<signed char> masten, toppen;  // evenzo, van twee rijen

    // Reken een patroon uit, na alle lagere; naast zijn de vakjes van de band
    // die een buur rechts hebben.
    void neemOp (unsigned patroon, int breedte, unsigned naast)
    {
      Opbouw opbouw;
      for (unsigned rest = patroon & patroon >> breedte; rest != 0;
           rest &= rest - 1)
      {
        const unsigned vak = rest & (~rest + 1);
        opbouw.eigenZet (waarden[patroon ^ (vak | vak << breedte)].laatst);
      }
      for (unsigned rest = patroon & patroon >> 1 & naast; rest != 0;
           rest &= rest - 1)
        opbouw.andereZet (waarden[patroon ^ 3 * (rest & (~rest + 1))].eerst);
      const Grens grens = opbouw.klaar ();
      waarden.push_back ({ krap (grens.eerst), krap (grens.laatst) });
    }

    // Schat een patroon van twee rijen, als zijn waarde bekend is. De wanden
    // van de lagere patronen krijgen die van dit erbij; zie neemOp.
    void schat (unsigned patroon, int breedte, unsigned naast,
                std::vector<Wanden> &wanden)
    {
      const int Ver = 100;
      int links = -Ver, rechts = Ver;
      for (unsigned rest = patroon & patroon >> breedte; rest != 0;
           rest &= rest - 1)
      {
        const unsigned vak = rest & (~rest + 1);
        links = hoogste (links, wanden[patroon ^ (vak | vak << breedte)].rechts
                                - Temperatuur);
      }
      for (unsigned rest = patroon & patroon >> 1 & naast; rest != 0;
           rest &= rest - 1)
        rechts = -hoogste (-rechts,
                           -wanden[patroon ^ 3 * (rest & (~rest + 1))].links
                           - Temperatuur);
      if (links < rechts)
        links = rechts = links == -Ver || rechts == Ver
          ? waarden[patroon].laatst.op[0] : (links + rechts) / 2;
      wanden.push_back ({ static_cast<signed char> (links),
                          static_cast<signed char> (rechts) });
      masten.push_back (static_cast<signed char> ((links + rechts) / 2));
      toppen.push_back (static_cast<signed char>
                          (domineren::top (ruim (waarden[patroon].laatst))));
    }
};

// De tabel van elke breedte. Zij groeien als er meer rijen gevraagd worden dan
// ooit; wie ze bewaart hoeft dat rekenwerk maar een keer te doen.
class Bandentabellen
{
  public:

    // Parameters:
    // * breedte: 1 t/m Bandentabel::MaxBreedte
    // * rijen: hoeveel rijen een band hoogstens heeft; samen hoogstens
    //   Bandentabel::MeesteBits vakjes
    // Retourneert: de tabel, die zo lang bestaat als dit object
    const Bandentabel &van (int breedte, int rijen)
    {
      Bandentabel &tabel = tabellen[breedte];
      if (!tabel.heeft (breedte, rijen))
      {
        Bandentabel nieuw (tabel);  // zonder geheugen blijft de oude tabel
        nieuw.groei (breedte, rijen);
        tabel = std::move (nieuw);
      }
      return tabel;
    }

  private:

    Bandentabel tabellen[Bandentabel::MaxBreedte + 1];
};

}
}

#endif
