// hulp.h: wat de toetsen van Othello delen: een bord vergelijken met een
// stand van het model, en alle pointers van een bord nalopen.

#ifndef OthelloHulpHVar
#define OthelloHulpHVar

#include <cstdlib>
#include <iostream>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>
#include "model.h"
#include "spellen/othello/othello.h"
#include "tests/tekst.h"
#include "tests/toets.h"
#include "tests/vangst.h"

// Een eigen toeval, los van dat van het programma.
inline int loot (std::mt19937 &toeval, size_t grens)
{
  return static_cast<int> (toeval () % grens);
}

// Speel willekeurig tot er hoogstens zoveel vakjes leeg zijn of het uit is.
inline Model::Stand speelTot (Model::Stand stand, int leeg,
                              std::mt19937 &toeval)
{
  std::vector<Model::Plek> zetten = Model::zetten (stand);
  while (!zetten.empty () && Model::aantal (stand, '.') > leeg)
  {
    stand = Model::na (stand, zetten[static_cast<size_t>
                                     (loot (toeval, zetten.size ()))]);
    zetten = Model::zetten (stand);
  }
  return stand;
}

// De inhoud van een bord, rij voor rij, volgens getVakje.
inline std::string vakjesVan (const OthelloBord &bord)
{
  std::string vakjes;
  for (int rij = 0; rij < bord.getRijen (); rij++)
    for (int kolom = 0; kolom < bord.getKolommen (); kolom++)
      vakjes += bord.getVakje (rij, kolom);
  return vakjes;
}

// Eis dat een bord alles laat zien zoals het model.
inline void eisStand (const OthelloBord &bord, const Model::Stand &stand)
{
  const std::vector<Model::Plek> zetten = Model::zetten (stand);
  int rij = -7, kolom = -7;
  EIS_GELIJK (bord.getRijen (), stand.m);
  EIS_GELIJK (bord.getKolommen (), stand.n);
  EIS_GELIJK (vakjesVan (bord), stand.vakjes);
  EIS_GELIJK (bord.getSpeler (), stand.speler);
  for (int r = -1; r <= stand.m; r++)
    for (int k = -1; k <= stand.n; k++)
    {
      EIS_GELIJK (bord.getVakje (r, k), Model::op (stand, r, k));
      EIS_GELIJK (bord.geslagen (r, k),
                  static_cast<int> (Model::slag (stand, r, k).size ()));
    }
  EIS_GELIJK (bord.aantalZetten (), static_cast<int> (zetten.size ()));
  for (size_t i = 0; i < zetten.size (); i++)
  {
    EIS (bord.geefZet (static_cast<int> (i) + 1, rij, kolom));
    EIS (Model::Plek (rij, kolom) == zetten[i]);
  }
  for (int nummer : { -1, 0, static_cast<int> (zetten.size ()) + 1 })
    EIS (!bord.geefZet (nummer, rij, kolom));
  EIS_GELIJK (bord.eindstand (), zetten.empty ());
  EIS_GELIJK (bord.winnaar (), Model::winnaar (stand));
  for (char kleur : { 'W', 'Z', '.' })
    EIS_GELIJK (bord.aantalStenen (kleur), Model::aantal (stand, kleur));
}

// Mag van het bord overal bij: loopt alle pointers na.
class OthelloInspectie
{
  public:

    // Eis dat alle pointers van een bord kloppen: een rooster van vakjes met
    // in elke richting de goede buur en terug, en de kring van lege vakjes.
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
      OthelloBord::Vakje *slag[OthelloBord::MaxSlag];
      long long som = 0;
      if (diepte == 0)
        return 1;
      for (OthelloBord::Vakje *vakje = bord.kring.volgendLeeg;
           vakje != &bord.kring; vakje = vakje->volgendLeeg)
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

    // Doe een zet en neem hem terug.
    static void doeEnTerug (OthelloBord &bord, int rij, int kolom)
    {
      OthelloBord::Vakje *slag[OthelloBord::MaxSlag],
                         *vakje = bord.zoekVakje (rij, kolom);
      const int aantal = bord.doe (vakje, slag);
      EIS (aantal > 0);
      eisHeel (bord);
      bord.neemTerug (vakje, slag, aantal);
    }

  private:

    typedef OthelloBord::Vakje Vakje;

    // Alle vakjes, gevonden met alleen de pointers naar rechts en omlaag.
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
        EIS_GELIJK (vakjes.size () - voor,
                    static_cast<size_t> (bord.kolommen));
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
};

#endif
