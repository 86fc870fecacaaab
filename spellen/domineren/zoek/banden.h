// banden.h: wat is een band van een paar rijen een speler minstens waard?
//
// Stel dat Vera belooft alleen nog stenen te leggen binnen banden van twee of
// drie rijen. Dat kan haar niet helpen. Een steen van Herman ligt altijd binnen
// een rij, dus nu is de stand een som van losse banden, en geven de grenzen
// daarvan (zie klassen.h) een grens voor de stand. Een band van n vakjes is een
// patroon van n bits, de onderste rij in de lage; al die patronen worden
// precies uitgerekend, op achtsten na. Zijn het er te veel, dan is een band de
// som van de delen waar geen steen tussen past. Voor Herman geldt dit met
// kolommen.

#ifndef ZoekDominerenBandenHVar
#define ZoekDominerenBandenHVar

#include <climits>
#include <utility>
#include <vector>
#include "../../../zoek/bits.h"
#include "klassen.h"

namespace zoek
{
namespace domineren
{

// Alle patronen van een breedte, van een aantal rijen of minder.
struct Bandentabel
{
  // Wat een band waard is voor wie er verticaal in legt.
  struct Waarde
  {
    Krap eerst, laatst;
  };

  std::vector<Waarde> waarden;
  std::vector<signed char> masten;  // van twee rijen: ongeveer wat zij waard
                                    // zijn als niemand haast heeft
};

// De tabel van elke breedte. Zij groeien als er meer rijen gevraagd worden dan
// ooit; wie ze bewaart hoeft dat rekenwerk maar een keer te doen.
class Banden
{
  public:

    static const int MaxBreedte = 10;  // bredere banden: te veel patronen
    static const int MeesteBits = 24;  // van een patroon in een tabel
    static const int MeesteRijen = 3;  // van een band

    // Parameters:
    // * breedte: 1 t/m MaxBreedte
    // * rijen: hoeveel rijen een band hoogstens heeft; samen hoogstens
    //   MeesteBits vakjes
    // Retourneert: de tabel, die zo lang bestaat als dit object
    const Bandentabel &van (int breedte, int rijen)
    {
      Bandentabel &tabel = tabellen[breedte];
      if (tabel.waarden.size () >> rijen * breedte == 0)
      {
        Bandentabel nieuw (tabel);  // zonder geheugen blijft de oude tabel
        groei (nieuw, breedte, rijen);
        tabel = std::move (nieuw);
      }
      return tabel;
    }

    // Retourneert: de grenzen van een patroon van MeesteRijen rijen van deze
    //   breedte, die samen te veel bits hebben voor een tabel; wat er onlangs
    //   gevraagd is, is onthouden
    Bandentabel::Waarde vanBreed (int breedte, unsigned patroon)
    {
      const unsigned Menger = 2654435761u;  // 2^32 gedeeld door de gulden snede
      std::vector<Vak> &vakken = onlangs[breedte];
      if (vakken.empty ())
        vakken.resize (static_cast<size_t> (1) << VakBits);  // van patroon nul
      Vak &vak = vakken[patroon * Menger >> (32 - VakBits)];
      if (vak.patroon != patroon || patroon == 0)
        vak = { patroon, inDelen (breedte, patroon) };
      return vak.waarde;
    }

  private:

    static const int Temperatuur = 12;  // achtsten: wat een zet kost
    static const int VakBits = 20;

    // De wanden van een patroon bij die temperatuur, ongeveer.
    struct Wanden
    {
      signed char links, rechts;
    };

    struct Vak
    {
      unsigned patroon;
      Bandentabel::Waarde waarde;
    };

    Bandentabel tabellen[MaxBreedte + 1];
    std::vector<Vak> onlangs[MaxBreedte + 1];  // per breedte, voor vanBreed

    // Bepaal de grenzen van een breed patroon (zie vanBreed) als som van delen
    // waar geen steen tussen past. Zij passen in een byte: van drie rijen van
    // tien lege vakjes verliest niemand er meer dan vijftien.
    // Retourneert: die grenzen; de laagste als een deel te groot is
    Bandentabel::Waarde inDelen (int breedte, unsigned patroon)
    {
      const unsigned samen = patroon & patroon >> 1
                             & metBuur (breedte, MeesteRijen),
                     naast = samen | samen >> breedte | samen >> 2 * breedte;
      Grens som = grensVanNul ();
      for (int begin = 0, eind; begin < breedte; begin = eind)
      {
        for (eind = begin + 1; (naast >> (eind - 1) & 1) != 0; )
          eind++;
        const int deel = eind - begin;
        unsigned p = 0;
        for (int i = 0; i < MeesteRijen; i++)
          p |= (patroon >> (i * breedte + begin) & ((1u << deel) - 1))
               << i * deel;
        if (MeesteRijen * deel > MeesteBits)
        {
          Klassen laagste = Klassen ();
          schuif (laagste, SCHAR_MIN);
          return { krap (laagste), krap (laagste) };
        }
        const Bandentabel::Waarde waarde = van (deel, MeesteRijen).waarden[p];
        telOp (som, { ruim (waarde.eerst), ruim (waarde.laatst) });
      }
      return { krap (som.eerst), krap (som.laatst) };
    }

    // Retourneert: de vakjes die een buur rechts hebben
    static unsigned metBuur (int breedte, int rijen)
    {
      unsigned naast = 0;
      for (int rij = 0; rij < rijen; rij++)
        naast |= ((1u << (breedte - 1)) - 1) << rij * breedte;
      return naast;
    }

    // Reken in een tabel alle patronen van deze maten uit die er nog niet zijn.
    static void groei (Bandentabel &tabel, int breedte, int rijen)
    {
      const size_t patronen = static_cast<size_t> (1) << rijen * breedte;
      const unsigned naast = metBuur (breedte, rijen);
      std::vector<unsigned> spiegel (1, 0);  // van elke rij
      for (unsigned rij = 1; rij >> breedte == 0; rij++)
        spiegel.push_back (spiegel[rij / 2] / 2 | (rij & 1) << (breedte - 1));
      tabel.waarden.reserve (patronen);
      for (size_t p = tabel.waarden.size (); p < patronen; p++)
      {
        size_t beeld = 0;
        int plaats = 0;
        for (size_t rest = p; rest != 0; rest >>= breedte, plaats += breedte)
          beeld |= spiegel[rest & (spiegel.size () - 1)] << plaats;
        if (beeld < p)
          tabel.waarden.push_back (tabel.waarden[beeld]);
        else
          neemOp (tabel, static_cast<unsigned> (p), breedte, naast);
      }
      std::vector<Wanden> wanden;
      if (tabel.masten.empty ())
        for (unsigned p = 0; p >> 2 * breedte == 0; p++)
          schat (tabel, p, breedte, naast, wanden);
    }

    // Doe iets met elk patroon na een zet in een patroon: eigen na een van wie
    // er verticaal in legt, ander na een van de ander.
    template <typename Eigen, typename Ander>
    static void naElkeZet (unsigned patroon, int breedte, unsigned naast,
                           const Eigen &eigen, const Ander &ander)
    {
      for (unsigned rest = patroon & patroon >> breedte; rest != 0;
           rest = zonderEerste (rest))
      {
        const unsigned vak = rest & (~rest + 1);
        eigen (patroon ^ (vak | vak << breedte));
      }
      for (unsigned rest = patroon & patroon >> 1 & naast; rest != 0;
           rest = zonderEerste (rest))
        ander (patroon ^ 3 * (rest & (~rest + 1)));
    }

    // Reken een patroon uit, na alle lagere.
    static void neemOp (Bandentabel &tabel, unsigned patroon, int breedte,
                        unsigned naast)
    {
      Opbouw opbouw;
      naElkeZet (patroon, breedte, naast,
        [&] (unsigned na) { opbouw.eigenZet (tabel.waarden[na].laatst); },
        [&] (unsigned na) { opbouw.andereZet (tabel.waarden[na].eerst); });
      const Grens grens = opbouw.klaar ();
      tabel.waarden.push_back ({ krap (grens.eerst), krap (grens.laatst) });
    }

    // Schat een patroon van twee rijen, als zijn waarde bekend is. De wanden
    // van de lagere patronen krijgen die van dit erbij.
    static void schat (Bandentabel &tabel, unsigned patroon, int breedte,
                       unsigned naast, std::vector<Wanden> &wanden)
    {
      const int Ver = 100;
      int links = -Ver, rechts = Ver;
      naElkeZet (patroon, breedte, naast,
        [&] (unsigned na)
        { links = hoogste (links, wanden[na].rechts - Temperatuur); },
        [&] (unsigned na)
        { rechts = -hoogste (-rechts, -wanden[na].links - Temperatuur); });
      if (links < rechts)
        links = rechts = links == -Ver || rechts == Ver
          ? tabel.waarden[patroon].laatst.op[0] : (links + rechts) / 2;
      wanden.push_back ({ static_cast<signed char> (links),
                          static_cast<signed char> (rechts) });
      tabel.masten.push_back (static_cast<signed char> ((links + rechts) / 2));
    }
};

}
}

#endif
