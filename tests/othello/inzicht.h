// inzicht.h: in een OthelloBord kijken, tot in elk veld en elke pointer.

#ifndef OthelloInzichtHVar
#define OthelloInzichtHVar

#include <set>
#include <string>
#include <unordered_map>
#include <vector>
#include "spellen/othello/othello.h"
#include "tests/toets.h"

struct Toetsinzicht
{
  typedef OthelloBord::Vakje Vakje;

  // Dezelfde velden als OthelloBord en zijn vakjes. Komt er een bij, dan
  // klopt de maat niet meer, en hoort het veld ook in dump.
  struct Vakjesvelden
  {
    char inhoud;
    Vakje *buren[8], *vorigLeeg, *volgendLeeg;
    int slagrichting[8], aantalSlagrichtingen;
  };
  struct Velden
  {
    int rijen, kolommen;
    char speler;
    Vakje *ingang;
    Vakje kring;
  };
  static_assert (sizeof (Vakjesvelden) == sizeof (Vakje), "zie hierboven");
  static_assert (sizeof (Velden) == sizeof (OthelloBord), "zie hierboven");

  // Elke pointer wordt het nummer van zijn vakje, dus een kopie van een bord
  // geeft dezelfde tekst. Alleen van vakjes met een steen erop blijven de
  // pointers in de kring weg: een kopie heeft die anders.
  // Parameter:
  // * ookOude: ook die pointers wel
  static std::string dump (const OthelloBord &bord, bool ookOude)
  {
    std::vector<const Vakje *> vakjes = alleVakjes (bord);
    std::unordered_map<const Vakje *, int> nummers = { { nullptr, -1 } };
    vakjes.push_back (&bord.kring);
    for (size_t i = 0; i < vakjes.size (); i++)
      nummers[vakjes[i]] = static_cast<int> (i);
    const auto van = [&] (const Vakje *vakje)
    {
      const auto plek = nummers.find (vakje);
      return teken (plek == nummers.end () ? -2 : plek->second);
    };
    std::string uit;
    for (int getal : { bord.rijen, bord.kolommen, int { bord.speler } })
      uit += teken (getal);
    uit += van (bord.ingang);
    for (const Vakje *vakje : vakjes)
    {
      uit += vakje->inhoud;
      for (const Vakje *buur : vakje->buren)
        uit += van (buur);
      for (int i = 0; i < vakje->aantalSlagrichtingen; i++)
        uit += teken (vakje->slagrichting[i]);
      if (ookOude || vakje->inhoud == '.' || vakje == &bord.kring)
        for (const Vakje *naast : { vakje->vorigLeeg, vakje->volgendLeeg })
          uit += van (naast);
      uit += '\n';
    }
    return uit;
  }

  // Eis dat alle pointers van een bord kloppen: een rooster van vakjes met in
  // elke richting de goede buur en terug, en de kring van lege vakjes.
  // Retourneert: alle vakjes, rij voor rij
  static std::vector<const void *> eisHeel (const OthelloBord &bord)
  {
    const std::vector<const Vakje *> vakjes = alleVakjes (bord);
    const int m = bord.rijen, n = bord.kolommen;
    const int dr[8] = { -1, -1, -1, 0, 1, 1, 1, 0 },
              dk[8] = { -1, 0, 1, 1, 1, 0, -1, -1 };
    EIS_GELIJK (std::set<const Vakje *> (vakjes.begin (), vakjes.end ())
                  .size (), static_cast<size_t> (m * n));
    for (int rij = 0; rij < m; rij++)
      for (int kolom = 0; kolom < n; kolom++)
        for (int richting = 0; richting < 8; richting++)
        {
          const int r = rij + dr[richting], k = kolom + dk[richting];
          const bool binnen = r >= 0 && r < m && k >= 0 && k < n;
          const Vakje *vakje = vakjes[static_cast<size_t> (rij * n + kolom)],
                      *buur = vakje->buren[richting];
          EIS (buur == (binnen ? vakjes[static_cast<size_t> (r * n + k)]
                               : nullptr));
          EIS (buur == nullptr || buur->buren[(richting + 4) % 8] == vakje);
        }
    eisKring (bord, vakjes);
    return std::vector<const void *> (vakjes.begin (), vakjes.end ());
  }

  // Tel de rijen van precies zoveel zetten, met doen en terugnemen.
  static long long rijenVan (OthelloBord &bord, int diepte)
  {
    Vakje *slag[OthelloBord::MaxSlag];
    long long som = 0;
    if (diepte == 0)
      return 1;
    for (Vakje *vakje = bord.kring.volgendLeeg; vakje != &bord.kring;
         vakje = vakje->volgendLeeg)
    {
      const int aantal = bord.doe (vakje, slag);
      if (aantal > 0)
      {
        som += rijenVan (bord, diepte - 1);
        bord.neemTerug (vakje, slag, aantal);
      }
    }
    return som;
  }

  // Doe een zet zoals vervolg dat doet, en neem hem terug.
  static void doeEnTerug (OthelloBord &bord, int rij, int kolom)
  {
    Vakje *slag[OthelloBord::MaxSlag],
          *const vakje = bord.zoekVakje (rij, kolom);
    const int aantal = bord.doe (vakje, slag);
    EIS (aantal > 0);
    eisHeel (bord);
    bord.neemTerug (vakje, slag, aantal);
  }

  // Alle vakjes rij voor rij, gevonden met alleen de pointers naar rechts en
  // omlaag.
  static std::vector<const Vakje *> alleVakjes (const OthelloBord &bord)
  {
    std::vector<const Vakje *> vakjes;
    int m = 0;
    for (const Vakje *rij = bord.ingang; rij != nullptr;
         rij = rij->buren[OthelloBord::MiddenOnder])
    {
      const size_t voor = vakjes.size ();
      for (const Vakje *vakje = rij; vakje != nullptr;
           vakje = vakje->buren[OthelloBord::Rechts])
        vakjes.push_back (vakje);
      EIS_GELIJK (vakjes.size () - voor, static_cast<size_t> (bord.kolommen));
      m++;
    }
    EIS_GELIJK (m, bord.rijen);
    return vakjes;
  }

  // Eis dat de kring precies de lege vakjes bevat, in leesvolgorde, en ook
  // terug klopt.
  static void eisKring (const OthelloBord &bord,
                        const std::vector<const Vakje *> &vakjes)
  {
    const Vakje *plek = &bord.kring;
    for (const Vakje *vakje : vakjes)
      if (vakje->inhoud == '.')
      {
        EIS (plek->volgendLeeg == vakje);
        EIS (vakje->vorigLeeg == plek);
        plek = vakje;
      }
    EIS (plek->volgendLeeg == &bord.kring);
    EIS (bord.kring.vorigLeeg == plek);
  }

  // Een klein getal als leesbaar teken; borden van de proef passen daarin.
  static char teken (int getal)
  {
    return static_cast<char> ('0' + getal);
  }
};

#endif
