// zes.h: wie wint Othello op een klein bord, en met hoeveel? Een tweede
// oplosser, die geen regel met het programma deelt: zo is een uitkomst die
// niemand kan narekenen door twee programma's gevonden. zes.cc is het programma
// erbij.
//
// De vraag is steeds of wie aan zet is meer haalt dan een oneven verschil in
// stenen; wie niet kan zetten heeft op een bord dat niet vol is meteen
// verloren, en dat is minder dan elk verschil. Een vol bord heeft een even
// verschil, dus geen antwoord ligt op de grens.
//
// Een bord is twee woorden. Elke rij heeft een bit meer dan er kolommen zijn,
// dat altijd 0 is, en bit 0 is geen vakje: zo loopt geen lijn door in de
// volgende rij.

#ifndef OthelloZesHVar
#define OthelloZesHVar

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace zes
{

typedef std::uint64_t Bits;

// De stenen van wie aan zet is, en die van de ander.
struct Bord
{
  Bits mijn, ander;

  bool operator< (const Bord &b) const
  {
    return mijn < b.mijn || (mijn == b.mijn && ander < b.ander);
  }
};

// De maten en de lijnen van een bord van vier tot acht bij vier tot zes.
class Vorm
{
  public:

    Vorm (int nwRijen, int nwKolommen)
    : rijen (nwRijen), kolommen (nwKolommen),
      stap { 1, kolommen, kolommen + 1, kolommen + 2 },
      langs (std::max (rijen, kolommen) - 3)
    {
      for (int r = 0; r < rijen; r++)
        for (int k = 0; k < kolommen; k++)
          alle |= vakje (r, k);
      for (int r : { 0, rijen - 1 })
        for (int k : { 0, kolommen - 1 })
          hoeken |= vakje (r, k);
      for (int r = 0; r < rijen; r++)
        for (int k = 0; k < kolommen; k++)
          maakLijnen (r, k);
    }

    // Het bit van een vakje.
    Bits vakje (int rij, int kolom) const
    {
      return Bits (1) << (1 + rij * (kolommen + 1) + kolom);
    }

    // Waar wie aan zet is mag zetten.
    Bits zetten (const Bord &bord) const
    {
      Bits uit = 0;
      for (int s : stap)
      {
        Bits op = bord.ander & (bord.mijn << s),
             neer = bord.ander & (bord.mijn >> s);
        for (int i = 0; i < langs; i++)
        {
          op |= bord.ander & (op << s);
          neer |= bord.ander & (neer >> s);
        }
        uit |= op << s | neer >> s;
      }
      return uit & leeg (bord);
    }

    // De stenen die een zet op een leeg vakje slaat.
    Bits slag (const Bord &bord, int vak) const
    {
      Bits uit = 0;
      for (int i = 0; i < 4; i++)
      {
        const Bits op = lijn[vak][i], neer = lijn[vak][i + 4],
                   eind = ((bord.ander | ~op) + 1) & op & bord.mijn,
                   vreemd = (neer & ~bord.ander) | 1,
                   begin = (Bits (1) << (63 - __builtin_clzll (vreemd)))
                           & bord.mijn;
        uit |= (eind - (eind != 0)) & op;
        uit |= (0 - 2 * begin) & neer;
      }
      return uit;
    }

    Bits leeg (const Bord &bord) const
    {
      return alle & ~(bord.mijn | bord.ander);
    }

    // De vakjes die aan vakjes grenzen.
    Bits rondom (Bits vakjes) const
    {
      Bits uit = vakjes;
      for (int s : stap)
        uit |= vakjes << s | vakjes >> s;
      return uit & alle;
    }

    const int rijen, kolommen;
    Bits alle = 0, hoeken = 0;

  private:

    const int stap[4], langs;
    Bits lijn[64][8] = {};  // eerst de vier naar hogere bits

    void maakLijnen (int rij, int kolom)
    {
      const int pad[4][2] = { { 0, 1 }, { 1, -1 }, { 1, 0 }, { 1, 1 } };
      for (int i = 0; i < 8; i++)
        for (int r = rij, k = kolom, teken = i < 4 ? 1 : -1; ; )
        {
          r += teken * pad[i % 4][0];
          k += teken * pad[i % 4][1];
          if (r < 0 || r >= rijen || k < 0 || k >= kolommen)
            break;
          lijn[__builtin_ctzll (vakje (rij, kolom))][i] |= vakje (r, k);
        }
    }
};

inline int tel (Bits bits) { return __builtin_popcountll (bits); }

class Oplosser
{
  public:

    // Wat er over een bord bekend is: meer dan dit, en minder dan dat.
    typedef std::pair<int,int> Grenzen;

    // Met een tabel van zoveel keer vier vakken van 16 bytes; een macht van
    // twee.
    Oplosser (int rijen, int kolommen, std::size_t bakken)
    : vorm (rijen, kolommen), tabel (bakken)
    {
    }

    // Haalt wie aan zet is meer dan een oneven verschil?
    bool haaltMeer (const Bord &bord, int dan)
    {
      return meer (bord, dan, tel (vorm.leeg (bord)));
    }

    // Wat er over borden met minstens zoveel lege vakjes bekend is wordt
    // bewaard, en wat erbij komt gezegd.
    std::map<Bord,Grenzen> bewaard;
    int vanafLeeg = 65;
    std::function<void (const Bord &, Grenzen)> zeg;

    const Vorm vorm;
    long long standen = 0;  // bezocht

  private:

    static const int Alles = 100;  // meer dan elk verschil

    // Met meer lege vakjes dan de eerste gaan de zetten op volgorde, vanaf de
    // tweede doet de tabel mee, en vanaf de andere drie is die volgorde wat er
    // een, twee en drie zetten later op het bord ligt.
    static const int MetOrde = 6, MetTabel = 9, Vooruit[3];

    // Een vak: de twee helften van een bord, elk met een getal erboven.
    struct Vak { Bits mijn, ander; };
    struct Bak { Vak vak[4]; };

    // Een zet, met wat zij achterlaat en hoe goed zij lijkt.
    struct Kind { Bord bord; int waarde; };

    std::vector<Bak> tabel;

    static const int Boven = 56;
    static const Bits Stenen = (Bits (1) << Boven) - 1;

    Bak &bakVan (const Bord &bord)
    {
      Bits h = bord.mijn * 0x9E3779B97F4A7C15ULL;
      h = (h ^ h >> 31 ^ bord.ander) * 0xBF58476D1CE4E5B9ULL;
      return tabel[(h ^ h >> 29) & (tabel.size () - 1)];
    }

    static bool isVan (const Vak &vak, const Bord &bord)
    {
      return (vak.mijn & Stenen) == bord.mijn
             && (vak.ander & Stenen) == bord.ander;
    }

    // Wat de tabel van een bord weet.
    Grenzen bekend (const Bord &bord)
    {
      for (const Vak &vak : bakVan (bord).vak)
        if (isVan (vak, bord))
          return Grenzen (static_cast<int8_t> (vak.mijn >> Boven),
                          static_cast<int8_t> (vak.ander >> Boven));
      return Grenzen (-Alles - 1, Alles + 1);
    }

    // Onthoud dat, waar het al stond, of in het vak met de minste lege vakjes
    // van de eerste drie; hebben die er alle meer, dan in het laatste.
    void onthoud (const Bord &bord, const Grenzen &wat)
    {
      Vak *const vak = bakVan (bord).vak;
      int waar = 3, minste = tel (vorm.leeg (bord)) + 1;
      for (int i = 0; i < 4; i++)
      {
        const int leeg = vak[i].mijn == 0
          ? -1 : tel (vorm.alle & ~(vak[i].mijn | vak[i].ander));
        if (isVan (vak[i], bord))
        {
          waar = i;
          break;
        }
        if (i < 3 && leeg < minste)
        {
          waar = i;
          minste = leeg;
        }
      }
      vak[waar] = { bord.mijn | boven (wat.first), bord.ander
                                                   | boven (wat.second) };
    }

    static Bits boven (int getal)
    {
      return Bits (static_cast<uint8_t> (getal)) << Boven;
    }

    Bord na (const Bord &bord, int vak) const
    {
      const Bits om = vorm.slag (bord, vak);
      return { bord.ander & ~om, bord.mijn | om | Bits (1) << vak };
    }

    // Is het antwoord al bekend? Zo ja, dan in ja.
    static bool staatVast (const Grenzen &wat, int dan, bool &ja)
    {
      ja = wat.first >= dan;
      return ja || wat.second <= dan;
    }

    // Haalt wie aan zet is meer, met zoveel lege vakjes?
    bool meer (const Bord &bord, int dan, int leeg)
    {
      standen++;
      if (leeg == 0)
        return tel (bord.mijn) - tel (bord.ander) > dan;
      if (leeg == 1)
      {
        const Bits om = vorm.slag (bord, __builtin_ctzll (vorm.leeg (bord)));
        return om != 0
               && tel (bord.mijn) - tel (bord.ander) + 2 * tel (om) + 1 > dan;
      }
      Bits zetten = vorm.zetten (bord);
      if (zetten == 0)
        return false;
      if (leeg <= MetOrde)
      {
        for (Bits groep : { zetten & vorm.hoeken, zetten & ~vorm.hoeken })
          for ( ; groep != 0; groep &= groep - 1)
            if (!meer (na (bord, __builtin_ctzll (groep)), -dan, leeg - 1))
              return true;
        return false;
      }
      return leeg < MetTabel ? zoek (bord, zetten, dan, leeg)
                             : metTabel (bord, zetten, dan, leeg);
    }

    // Vraag het de tabel, en anders het zoeken.
    bool metTabel (const Bord &bord, Bits zetten, int dan, int leeg)
    {
      bool ja = false;
      const bool boek = leeg >= vanafLeeg;
      Grenzen wat = bekend (bord);
      if (staatVast (wat, dan, ja))
        return ja;
      if (boek)
      {
        const auto plek = bewaard.find (bord);
        if (plek != bewaard.end () && staatVast (plek->second, dan, ja))
          return ja;
      }
      ja = zoek (bord, zetten, dan, leeg);
      wat = bekend (bord);  // het kan intussen weg zijn
      (ja ? wat.first : wat.second) = dan;
      onthoud (bord, wat);
      if (boek)
      {
        Grenzen &deze = bewaard.insert
          ({ bord, Grenzen (-Alles - 1, Alles + 1) }).first->second;
        (ja ? deze.first : deze.second) = dan;
        if (zeg)
          zeg (bord, deze);
      }
      return ja;
    }

    // Probeer de zetten, de beste eerst.
    bool zoek (const Bord &bord, Bits zetten, int dan, int leeg)
    {
      Kind kind[64];
      int n = 0;
      bool ja = false;
      const bool vraag = leeg > MetTabel;
      for ( ; zetten != 0; zetten &= zetten - 1)
      {
        const int vak = __builtin_ctzll (zetten);
        Kind &dit = kind[n];
        dit.bord = na (bord, vak);
        const Bits antwoord = vorm.zetten (dit.bord);
        if (antwoord == 0)
          return true;  // de ander zit vast
        if (vraag && staatVast (bekend (dit.bord), -dan, ja))
        {
          if (!ja)
            return true;
          continue;  // deze zet haalt het niet
        }
        dit.waarde = vooruit (dit.bord, antwoord,
                              (leeg >= Vooruit[0]) + (leeg >= Vooruit[1])
                              + (leeg >= Vooruit[2]));
        n++;
      }
      for (int i = 0; i < n; i++)
      {
        int beste = i;
        for (int j = i + 1; j < n; j++)
          if (kind[j].waarde < kind[beste].waarde)
            beste = j;
        std::swap (kind[i], kind[beste]);
        if (!meer (kind[i].bord, -dan, leeg - 1))
          return true;
      }
      return false;
    }

    // Hoe goed een bord lijkt voor wie aan zet is, met deze zetten.
    int waarde (const Bord &bord, Bits zetten) const
    {
      return 16 * (tel (zetten) + tel (zetten & vorm.hoeken))
             - 4 * tel (vorm.rondom (bord.mijn) & vorm.leeg (bord))
             + 24 * (tel (bord.mijn & vorm.hoeken)
                     - tel (bord.ander & vorm.hoeken));
    }

    // Net zo, na nog zoveel zetten.
    int vooruit (const Bord &bord, Bits zetten, int diepte) const
    {
      if (zetten == 0)
        return -10000;
      if (diepte == 0)
        return waarde (bord, zetten);
      int beste = -20000;
      for ( ; zetten != 0; zetten &= zetten - 1)
      {
        const Bord kind = na (bord, __builtin_ctzll (zetten));
        beste = std::max
          (beste, -vooruit (kind, vorm.zetten (kind), diepte - 1));
      }
      return beste;
    }
};

const int Oplosser::Vooruit[3] = { 15, 18, 22 };

}

#endif
