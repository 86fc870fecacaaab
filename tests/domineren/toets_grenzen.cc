// toets_grenzen.cc: elke grens van het zoeken apart, tegen alles uitproberen:
// een grens mag nooit een winst beloven die er niet is.

#include "tests/domineren/inzicht.h"
#include "spellen/domineren/zoek/oplosser.h"

#include <unordered_map>

using namespace std;
using namespace zoek::domineren;

typedef zoek::Bitbord<1> Bord;

// Wie wint een som van een klein bord, een klasse en een getal, als elke zet
// geprobeerd wordt? Ook een getal is een spel: wie er in zet gaat naar het
// naaste getal dat eenvoudiger is.
class Som
{
  public:

    Som (int nwBreedte, int nwHoogte)
    : breedte (nwBreedte), hoogte (nwHoogte)
    {
    }

    // Wint deze speler als hij begint? Het getal is in achtsten voor Vera.
    bool wint (unsigned vrij, int klasse, int getal, int speler)
    {
      const unsigned long long sleutel =
        vrij | (static_cast<unsigned long long> (getal + 4096) << 32)
        | static_cast<unsigned long long> (klasse) << 48
        | static_cast<unsigned long long> (speler) << 52;
      const auto plek = bekend.find (sleutel);
      if (plek != bekend.end ())
        return plek->second;
      return bekend[sleutel] = probeer (vrij, klasse, getal, speler);
    }

    // Zonder klasse en getal: elke stand van een bord staat in een tabel.
    bool wintBord (unsigned vrij, int speler)
    {
      static map< pair<int,int>, vector<bool> > tabellen;
      vector<bool> &tabel = tabellen[{ breedte, hoogte }];
      if (tabel.empty ())
        vulTabel (tabel);
      return tabel[2 * vrij + static_cast<unsigned> (speler)];
    }

  private:

    int breedte, hoogte;
    unordered_map<unsigned long long, bool> bekend;

    // De steen met dit laagste vakje, of 0.
    unsigned steen (unsigned vrij, int plaats, int speler) const
    {
      const int kolom = plaats % breedte, rij = plaats / breedte,
                stap = speler == 0 ? breedte : 1;
      if (speler == 0 ? rij + 1 == hoogte : kolom + 1 == breedte)
        return 0;
      const unsigned vakjes = 1u << plaats | 1u << (plaats + stap);
      return (vrij & vakjes) == vakjes ? vakjes : 0;
    }

    bool probeer (unsigned vrij, int klasse, int getal, int speler)
    {
      const int mee = speler == 0 ? 1 : -1;
      for (int i = 0; i < breedte * hoogte; i++)
        if (steen (vrij, i, speler) != 0
            && !wint (vrij & ~steen (vrij, i, speler), klasse, getal,
                      1 - speler))
          return true;
      for (int i = 0; i < AantalSchakelaars; i++)
        if ((klasse >> i & 1) != 0
            && !wint (vrij, klasse ^ 1 << i, getal + mee * Uitslag[i],
                      1 - speler))
          return true;
      int prijs = 1;
      while (prijs < Achtsten && getal % (2 * prijs) == 0)
        prijs *= 2;
      return (getal % Achtsten != 0 || mee * getal > 0)
             && !wint (vrij, klasse, getal - mee * prijs, 1 - speler);
    }

    void vulTabel (vector<bool> &tabel) const
    {
      tabel.resize (2ul << breedte * hoogte);
      for (unsigned vrij = 0; vrij >> breedte * hoogte == 0; vrij++)
        for (int speler = 0; speler < 2; speler++)
          for (int i = 0; i < breedte * hoogte; i++)
          {
            const unsigned vakjes = steen (vrij, i, speler);
            if (vakjes != 0 && !tabel[2 * (vrij & ~vakjes)
                                      + static_cast<unsigned> (1 - speler)])
              tabel[2 * vrij + static_cast<unsigned> (speler)] = true;
          }
    }
};

// De hoeveelste stand steeds aan de beurt komt; onder make test-lang elke.
static unsigned elkeHoeveelste (int lang, int korter)
{
  return getenv ("STANDEN") != nullptr
         ? 1u : static_cast<unsigned> (proeven (lang, korter));
}

// Wat de tabel van een patroon zegt is precies: bij de grens wint Vera,
// erboven niet.
static void eisPrecies (Som &rechter, const Bandentabel &tabel, int breedte,
                        unsigned p)
{
  for (int k = 0; k < AantalKlassen; k++)
  {
    const int eerst = tabel.waarden[p].eerst.op[plaatsVan (k)],
              laatst = tabel.waarden[p].laatst.op[plaatsVan (k)];
    EIS_MET (rechter.wint (p, k, -eerst, 0)
             && !rechter.wint (p, k, -eerst - 1, 0)
             && !rechter.wint (p, k, -laatst, 1)
             && rechter.wint (p, k, -laatst - 1, 1),
             breedte << " breed, patroon " << p << ", klasse " << k);
  }
}

// Elk patroon van twee en van drie rijen; de tabel groeit ook.
TOETS (elke_band_is_precies_wat_de_tabel_zegt)
{
  Banden banden;
  for (int rijen = 2; rijen <= 3; rijen++)
    for (int breedte = 1; rijen * breedte <= proeven (9, 6); breedte++)
    {
      Som rechter (breedte, rijen);
      const Bandentabel &tabel = banden.van (breedte, rijen);
      for (unsigned p = 0; p >> rijen * breedte == 0; p++)
        eisPrecies (rechter, tabel, breedte, p);
    }
}

// Van de grootste tabellen een deel, met niet te veel lege vakjes.
TOETS (grote_banden_zijn_precies_wat_de_tabel_zegt)
{
  mt19937 toeval (23);
  Banden banden;
  for (int rijen = 2; rijen <= 3; rijen++)
  {
    const int breedte = Stroken<1>::VeelBits / rijen;
    const Bandentabel &tabel = banden.van (breedte, rijen);
    for (int i = 0; i < proeven (200, 10); i++)
    {
      Som rechter (breedte, rijen);
      const auto p = (toeval () | toeval ()) & toeval ();
      eisPrecies (rechter, tabel, breedte,
                  static_cast<unsigned> (p) & ((1u << rijen * breedte) - 1));
    }
  }
}

// Banden te breed voor een tabel zijn de som van hun delen.
TOETS (brede_banden_beloven_niets_te_veel)
{
  mt19937 toeval (24);
  Banden banden;
  int bekend = 0;
  for (int i = 0; i < proeven (100, 20); i++)
  {
    const int breedte = 9 + i % 2;
    Som rechter (breedte, 3);
    const unsigned p = static_cast<unsigned> ((toeval () | toeval ())
                         & toeval ()) & ((1u << 3 * breedte) - 1);
    const Bandentabel::Waarde waarde = banden.vanBreed (breedte, p);
    bekend += waarde.laatst.op[0] != SCHAR_MIN;
    for (int k = 0; k < AantalKlassen; k++)
    {
      const int eerst = waarde.eerst.op[plaatsVan (k)],
                laatst = waarde.laatst.op[plaatsVan (k)];
      EIS_MET (rechter.wint (p, k, -eerst, 0)
               && !rechter.wint (p, k, -laatst, 1),
               breedte << " breed, patroon " << p << ", klasse " << k);
    }
    EIS (banden.vanBreed (breedte, p).laatst.op[0] == waarde.laatst.op[0]);
  }
  EIS (bekend > 0);
}

// Wie patronen in de andere volgorde vraagt krijgt hetzelfde: er zijn er genoeg
// om een paar keer hetzelfde vak te willen.
TOETS (brede_banden_hangen_niet_af_van_wat_er_gevraagd_was)
{
  mt19937 toeval (25);
  vector<unsigned> patronen;
  vector<int> eerst;
  Banden heen, terug;
  for (int i = 0; i < 2000; i++)
  {
    patronen.push_back (static_cast<unsigned> (toeval () & toeval ())
                        & ((1u << 27) - 1));
    eerst.push_back (heen.vanBreed (9, patronen.back ()).laatst.op[0]);
  }
  for (size_t i = patronen.size (); i-- > 0; )
    EIS_GELIJK (terug.vanBreed (9, patronen[i]).laatst.op[0], eerst[i]);
}

// De vakjes van een speler waar de ander ook bij kan, in stroken zoals
// stroken.h zegt: rijen voor Vera, kolommen voor Herman, van het eerste vakje
// tot het laatste.
struct Naast
{
  vector<unsigned> stroken;
  int breedte = 1;

  // Zonder de vakjes van een steen, die laag begint en zoveel verder eindigt.
  Naast (const Regels<1> &regels, int kolommen, int rijen, unsigned vrij,
         int speler, unsigned weg)
  {
    const unsigned erin = vrij & ~static_cast<unsigned>
      (regels.vol (regels.veilig (Bord::van (vrij), speler), speler)
         .deel (0, kolommen * rijen));
    int eerste = max (kolommen, rijen), laatste = 0;
    for (int keer = 0; keer < 2; keer++)  // eerst alleen hoe breed
      for (int p = 0; p < kolommen * rijen; p++)
      {
        const int rij = p / kolommen, kolom = p % kolommen,
                  daarin = speler == 0 ? kolom : rij;
        if (keer == 0)
          stroken.resize (static_cast<size_t> (speler == 0 ? rijen : kolommen));
        if ((erin >> p & 1) == 0)
          continue;
        eerste = min (eerste, daarin);
        laatste = max (laatste, daarin);
        if (keer == 1 && (weg >> p & 1) == 0)
          stroken[static_cast<size_t> (speler == 0 ? rij : kolom)]
            |= 1u << (daarin - eerste);
      }
    if (erin != 0)
      breedte = laatste - eerste + 1;
  }

  // Wat zij vanaf een strook hoogstens waard zijn als niemand haast heeft: elke
  // strook alleen, of samen met de volgende.
  int mast (const Bandentabel &tabel, size_t vanaf = 0) const
  {
    if (vanaf == stroken.size ())
      return 0;
    const unsigned een = stroken[vanaf];
    const int los = tabel.waarden[een].laatst.op[0] + mast (tabel, vanaf + 1);
    return vanaf + 1 == stroken.size () ? los
      : max (los, tabel.masten[een | stroken[vanaf + 1] << breedte]
                  + mast (tabel, vanaf + 2));
  }
};

// Na elke zet, van wie ook, is de schatting voor de volgorde die van de stroken
// zonder de vakjes van die zet.
TOETS (zonder_haast_tellen_de_stroken_zonder_de_steen)
{
  mt19937 toeval (26);
  Banden banden;
  const int maten[][2] = { { 5, 5 }, { 4, 6 }, { 7, 3 }, { 2, 8 } };
  for (int keer = 0; keer < proeven (2000, 200); keer++)
  {
    const int kolommen = maten[keer % 4][0], rijen = maten[keer % 4][1],
              speler = keer / 4 % 2;
    const unsigned vrij = static_cast<unsigned> (toeval () | toeval ())
                          & ((1u << kolommen * rijen) - 1);
    const Regels<1> regels (kolommen, rijen);
    const Stroken<1> stroken (regels, banden, Bord::van (vrij), speler,
                              Stroken<1>::AlleBits);
    for (int wie = 0; wie < 2; wie++)
      for (Bord rest = regels.stenen (Bord::van (vrij), wie); !rest.leeg (); )
      {
        const int plaats = rest.neemLaagste (),
                  gekregen = wie == speler ? stroken.mastNaEigen (plaats)
                                           : stroken.mastNaAnder (plaats);
        const Naast naast (regels, kolommen, rijen, vrij, speler,
                           1u << plaats
                           | 1u << (plaats + (wie == 0 ? kolommen : 1)));
        EIS_MET (gekregen == naast.mast (banden.van (naast.breedte, 2)),
                 kolommen << " bij " << rijen << ", leeg " << vrij
                 << ", speler " << speler << ", steen van " << wie << " op "
                 << plaats << ": " << gekregen);
      }
  }
}

// Wat er van een stuk onthouden wordt hangt niet af van waar het ligt, en ook
// niet van zijn spiegelbeelden.
TOETS (een_stuk_is_overal_hetzelfde)
{
  const int breedte = 8, hoogte = 7, maat = 3;
  const Regels<1> regels (breedte, hoogte);
  for (unsigned bits = 1; bits < 1u << maat * maat; bits++)
  {
    Bord eerste = Bord ();
    for (int waar = 0; waar < 4 * (breedte - maat + 1) * (hoogte - maat + 1);
         waar++)
    {
      const int links = waar / 4 % (breedte - maat + 1),
                onder = waar / 4 / (breedte - maat + 1);
      Bord bord = Bord ();
      for (int p = 0; p < maat * maat; p++)
        if ((bits >> p & 1) != 0)
        {
          const int kolom = p % maat, rij = p / maat;
          bord.neemOp (links + (waar % 2 == 0 ? kolom : maat - 1 - kolom)
                       + breedte * (onder + (waar / 2 % 2 == 0
                                             ? rij : maat - 1 - rij)));
        }
      if (waar == 0)
        eerste = regels.gelijkvormigInHoek (bord);
      EIS_MET (regels.gelijkvormigInHoek (bord) == eerste,
               bits << " op plaats " << waar);
    }
  }
}

// Aan welke kant van een breed of hoog bord iets ligt maakt niet uit.
TOETS (een_band_is_overal_evenveel_waard)
{
  const int breed = 4, hoog = 5, opzij = 8;
  mt19937 toeval (27);
  Banden banden;
  for (int keer = 0; keer < proeven (400, 40); keer++)
  {
    const int speler = keer % 2, kolommen = speler == 0 ? breed + opzij : hoog;
    const Regels<1> regels (kolommen, speler == 0 ? hoog : breed + opzij);
    Bord borden[2] = {};
    for (int p = 0; p < breed * hoog; p++)
      if (toeval () % 4 > 0)
        for (int kant = 0; kant < 2; kant++)
        {
          const int daarin = p % breed + kant * opzij, strook = p / breed;
          borden[kant].neemOp (speler == 0 ? strook * kolommen + daarin
                                           : daarin * kolommen + strook);
        }
    vector<Klassen> waarden;
    for (const Bord &vrij : borden)
    {
      const Stroken<1> stroken (regels, banden, vrij, speler,
                                Stroken<1>::AlleBits);
      EIS_MET (stroken.isHelder (), "speler " << speler);
      waarden.push_back (Rekening<1> (stroken, grensVanNul ()).laatst ());
    }
    for (int k = 0; k < AantalKlassen; k++)
      EIS_GELIJK (waarden[0].van[k], waarden[1].van[k]);
  }
}

// Wat een speler van een stand ziet, en hoe vaak er iets beloofd wordt.
struct Blik
{
  const Regels<1> regels;
  const int speler;
  Banden banden;
  long long beloftes;

  Blik (int breedte, int hoogte, int nwSpeler)
  : regels (breedte, hoogte), speler (nwSpeler), beloftes (0)
  {
  }

  void beloof (Som &rechter, unsigned vrij, int wie, bool beloofd)
  {
    if (!beloofd)
      return;
    beloftes++;
    EIS_MET (rechter.wintBord (vrij, wie) == (wie == speler),
             "speler " << speler << ", " << wie << " begint: " << vrij);
  }

  // Eis alles wat over een stand en haar kinderen beloofd wordt.
  void eisStand (Som &rechter, unsigned vrij)
  {
    const int ander = 1 - speler;
    const Stroken<1> stroken (regels, banden, Bord::van (vrij), speler,
                              Stroken<1>::AlleBits);
    EIS (stroken.isHelder ());
    Rekening<1> rekening (stroken, grensVanNul ());
    const Rekening<1,true> weerwoord (stroken, grensVanNul ());
    beloof (rechter, vrij, ander, rekening.laatst ().van[0] >= 0);
    for (Bord rest = regels.stenen (Bord::van (vrij), speler); !rest.leeg (); )
    {
      const Bord zet = rest.laagste ();
      const int plaats = rest.neemLaagste (), winst = rekening.zoekWinst (zet);
      EIS (winst < 0 || winst == plaats);
      beloof (rechter, vrij & ~regels.steen (plaats, speler).deel (0, 20),
              ander, winst >= 0);
    }
    for (Bord rest = regels.stenen (Bord::van (vrij), ander); !rest.leeg (); )
    {
      const int plaats = rest.neemLaagste ();
      beloof (rechter, vrij & ~regels.steen (plaats, ander).deel (0, 20),
              speler, weerwoord.wintNaAnder (plaats));
    }
  }
};

TOETS (banden_beloven_niets_te_veel)
{
  for (int gedraaid = 0; gedraaid < 2; gedraaid++)
  {
    const int breedte = gedraaid == 1 ? 5 : 4, hoogte = 9 - breedte;
    const unsigned stap = elkeHoeveelste (61, 997);
    Som rechter (breedte, hoogte);
    for (int speler = 0; speler < 2; speler++)
    {
      Blik blik (breedte, hoogte, speler);
      for (unsigned vrij = 0; vrij >> 20 == 0; vrij += stap)
        blik.eisStand (rechter, vrij);
      EIS (blik.beloftes > (1 << 20) / static_cast<int> (stap));
    }
  }
}

// Alle standen van 4 bij 5 en 5 bij 4: wat een oplosser zegt die onthoudt, en
// wat er afvalt omdat een andere zet nooit slechter is, verandert geen winnaar.
TOETS (elke_stand_van_vier_bij_vijf)
{
  const unsigned stap = elkeHoeveelste (19, 499);
  long long af = 0;
  for (int breedte = 4; breedte <= 5; breedte++)
  {
    const Regels<1> regels (breedte, 9 - breedte);
    Som rechter (breedte, 9 - breedte);
    Banden banden;
    long long standen = 0;
    Oplosser<1> oplosser (breedte, 9 - breedte, banden, 1 << 24, nullptr,
                          standen);
    for (unsigned vrij = 0; vrij >> 20 == 0; vrij += stap)
      for (int speler = 0; speler < 2; speler++)
      {
        const Bord bord = Bord::van (vrij);
        Bord rest = regels.zinnig (bord, speler);
        bool wint = false;
        af += regels.stenen (bord, speler).aantal () - rest.aantal ();
        while (!rest.leeg ())
          wint = !rechter.wintBord (vrij & ~regels.steen (rest.neemLaagste (),
                                                        speler).deel (0, 20),
                                    1 - speler) || wint;
        EIS_MET (wint == rechter.wintBord (vrij, speler)
                 && (oplosser.winnendeZet (bord, speler) >= 0) == wint,
                 "speler " << speler << " begint: " << vrij);
      }
  }
  EIS (af > (1 << 17) / static_cast<int> (stap));
}

// Een stuk dat precies een getal en een klasse heet te zijn is dat ook: samen
// met het tegengestelde wint wie niet begint.
TOETS (kleine_stukken_beloven_niets_te_veel)
{
  const Regels<1> regels (4, 5);
  Som rechter (4, 5);
  Stukken<1> stukken (regels, 1 << 22);
  mt19937 toeval (22);
  int precies = 0, anders = 0;
  for (int i = 0; i < proeven (750, 80); i++)
  {
    Bord rest = regels.bruikbaar
      (Bord::van (toeval () & toeval () >> 1 & 0xfffff)
       | Bord::van (toeval () & 0x33333));
    while (!rest.leeg ())
    {
      const Bord stuk = regels.neemStuk (rest, rest.laagste ());
      const unsigned vrij = stuk.deel (0, 20);
      Waarde waarde;
      if (stuk.aantal () > 9 || !stukken.zoek (stuk, waarde))
        continue;
      (waarde.klasse == Waarde::Geen ? anders : precies)++;
      for (int k = 0; k < AantalKlassen; k++)
      {
        const int vera = waarde.laatst[0].op[plaatsVan (k)],
                  herman = waarde.laatst[1].op[plaatsVan (k)];
        EIS_MET (!rechter.wint (vrij, k, -vera, 1)
                 && !rechter.wint (vrij, k, herman, 0),
                 "klasse " << k << ": " << vrij);
        EIS (vera + herman < 0 || (waarde.klasse == k
                                   && waarde.getal == vera));
      }
    }
  }
  EIS (precies > proeven (750, 80) && anders > proeven (50, 5));
}

// Van een lange kolom waar Herman niets kan gaat alleen het hele stuk van het
// bord. Hier hangt er bovenaan een zet van hem aan: pakt Vera die af, dan
// hebben ze elk zeven zetten en is hij aan beurt.
TOETS (een_kolom_gaat_niet_half_van_het_bord)
{
  const int breedte = 6, hoogte = 21, kolom = 15, paren = kolom / 2;
  zoek::Bitbord<2> vrij = zoek::Bitbord<2> ();
  for (int rij = 0; rij <= kolom + 1; rij++)
    vrij.neemOp (rij * breedte);
  vrij.neemOp (1);
  vrij.neemOp ((kolom + 1) * breedte + 1);
  for (int i = 0; i < paren; i++)            // zetten van Herman alleen
  {
    vrij.neemOp (2 * i * breedte + 3);
    vrij.neemOp (2 * i * breedte + 4);
  }
  Banden banden;
  long long standen = 0;
  Oplosser<2> oplosser (breedte, hoogte, banden, 1 << 22, nullptr, standen);
  EIS (!oplosser.wintMet (vrij, 1, 0));
}

TOETS (grenzen_van_eenvoudige_spellen)
{
  const Klassen &nul = grensVanNul ().laatst;
  Opbouw half, heet;
  half.eigenZet (krap (nul));                        // 0 | 1
  half.andereZet (krap (samen (grensVanNul ().eerst, Achtsten, 0)));
  heet.eigenZet (krap (samen (nul, Achtsten, 0)));      // 1 | -1
  heet.andereZet (krap (samen (grensVanNul ().eerst, -Achtsten, 0)));
  Grens som = half.klaar ();
  EIS_GELIJK (som.laatst.van[0], 4);
  EIS_GELIJK (som.eerst.van[0], 3);
  for (int k = 0; k < AantalKlassen; k++)
    EIS_GELIJK (heet.klaar ().laatst.van[k], nul.van[k ^ 4]);
  telOp (som, heet.klaar ());
  EIS_GELIJK (som.eerst.van[0], 12);
  EIS_GELIJK (som.laatst.van[4], 4);
  telOp (som, heet.klaar ());                        // twee heffen elkaar op
  EIS_GELIJK (som.laatst.van[0], 4);
}
