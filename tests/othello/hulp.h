// hulp.h: wat de toetsen van Othello delen: een bord vergelijken met een
// stand van het model.

#ifndef OthelloHulpHVar
#define OthelloHulpHVar

#include <cstdlib>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>
#include "model.h"
#include "spellen/othello/othello.h"
#include "tests/othello/inzicht.h"
#include "tests/dump.h"
#include "tests/spelproef.h"
#include "tests/tekst.h"
#include "tests/vangst.h"

// Speel willekeurig tot er hoogstens zoveel vakjes leeg zijn of het uit is.
inline Model::Stand speelTot (Model::Stand stand, int leeg, Toeval &toeval)
{
  std::vector<Model::Plek> zetten = Model::zetten (stand);
  while (!zetten.empty () && Model::aantal (stand, '.') > leeg)
  {
    stand = Model::na (stand, toeval.uit (zetten));
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

// De stand die een bord laat zien.
inline Model::Stand standVan (const OthelloBord &bord)
{
  const Model::Stand stand = { bord.getRijen (), bord.getKolommen (),
                               vakjesVan (bord), bord.getSpeler () };
  return stand;
}

// Een bord met een stand van het model erop.
inline std::unique_ptr<OthelloBord> bordVan (const Model::Stand &stand)
{
  std::unique_ptr<OthelloBord> bord (new OthelloBord (stand.m, stand.n));
  EIS (bord->zetStand (stand.vakjes.c_str (), stand.speler));
  return bord;
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

#endif
