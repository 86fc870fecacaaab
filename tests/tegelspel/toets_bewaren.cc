// toets_bewaren.cc: wat er naast de opgave bij het spelen komt: wat er achter
// een bewaard spel staat, een nieuw spel, en vertellen wat een zet doet.

#include "standaard.h"
#include "tests/lezerproef.h"
#include "tests/tegelspel/hulp.h"
#include "tests/tegelspel/inzicht.h"

using namespace std;
using Model::Stand;
using Model::Zet;

// Doe toevallige zetten, ook gelijke.
static void speel (TegelSpel &spel, Toeval &toeval, int zetten)
{
  for ( ; zetten > 0 && !spel.eindstand (); zetten--)
    while (!spel.doeZet (toeval.trek (0, spel.getSchalen () - 1),
                         toeval.trek (0, 1) == 0 ? 'g' : 'b'))
      continue;
}

static TegelSpel toevalligSpel (Toeval &toeval)
{
  TegelSpel spel;
  zetOp (spel, Model::Loting (static_cast<unsigned> (toeval.trek (0, 1 << 30)))
                 .spel (toeval.trek (1, 10), toeval.trek (1, 80)));
  return spel;
}

TOETS (wat_er_achter_een_spel_staat_moet_kloppen)
{
  const string spel = "ggbbgg 2 2 2 3 0 0 0 0 0 0 0 0 1\n";
  TegelSpel ander;
  zetOp (ander, Model::standUit ("gb 1 1 1 1 0 0 0 0 0"));
  const Lezerproef< TegelSpel, Bewaard<Toetsinzicht> >
    proef ({ TegelSpel (), ander }, { spel, spel }, {});
  for (const Slecht &slecht : vector<Slecht> {
         { "zet", { "regel 3", "schaal", "einde" } },
         { "zet 0", { "kleur", "g of b", "einde" } },
         { "zet 2 g", { "\"2\"", "0 t/m 1" } },
         { "zet g 0", { "\"g\"", "0 t/m 1" } },
         { "zet 0 x", { "\"0 x\"", "geldige zet" } },
         { "zet 0 gg", { "\"0 gg\"", "geldige zet" } },
         { "zet 0 b", { "\"0 b\"", "geldige zet" } },  // daar ligt geen blauw
         { "zet 0 g\nzet 0 g\nzet 0 g", { "regel 4", "geldige zet" } },
         { "spelers", { "spelers", "twee letters", "einde" } },
         { "spelers m", { "\"m\"", "twee letters" } },
         { "spelers mmm", { "\"mmm\"", "twee letters" } },
         { "spelers mx", { "\"mx\"", "twee letters" } },
         { "ZET 0 g", { "\"ZET\"", "zet of spelers" } },
         { "0 g", { "\"0\"", "zet of spelers" } },
         { "zet 0 g\n\x01\xff", { "regel 3", "zet of spelers" } },
         { "zet 99999999999999999999 g", { "0 t/m 1" } },
         { string (100000, 'z'), { "zet of spelers" } } })
    proef.eisSlecht (spel + slecht.inhoud, slecht.woorden);
  proef.eisZelfde (spel + "zet 0 g\r\n\r\n", spel + "zet 0 g");
  const Stilte stilte;  // het spelbestand van de opgave
  EIS (leesTekst (ander, spel) && !leesTekst (ander, spel + "zet 0 g"));
}

// Wat verhaal hoort te zeggen, volgens het model.
static string verhaal (const Stand &stand, const Zet &zet)
{
  const Stand erna = Model::naZet (stand, zet);
  const size_t wie = static_cast<size_t> (stand.beurt),
               uitPot = stand.pot.size () - erna.pot.size ();
  const pair<int,int> schaal = Model::op (stand.schalen, zet.first);
  const bool geel = zet.second == 'g';
  const int aantal = geel ? schaal.first : schaal.second;
  size_t rij = 0;
  while (stand.rijen[wie][rij] == erna.rijen[wie][rij])
    rij++;
  const pair<int,int> nu = erna.rijen[wie][rij];
  string tekst = "Speler " + to_string (stand.beurt) + " legt "
    + to_string (aantal) + (geel ? " gele " : " blauwe ")
    + (aantal == 1 ? "tegel" : "tegels") + " van schaal "
    + to_string (zet.first) + " in rij " + to_string (rij) + " ("
    + to_string (nu.first + nu.second) + " van " + to_string (stand.L) + "); ";
  if (uitPot == 0)
    return tekst + "de pot is leeg.";
  tekst += "op schaal " + to_string (zet.first)
           + (uitPot == 1 ? " komt" : " komen");
  for (char tegel : stand.pot.substr (0, uitPot))
    tekst += string (" ") + tegel;
  return tekst + ".";
}

TOETS (elke_zet_wordt_verteld)
{
  Toeval toeval (2);
  for (int keer = 0; keer < 300; keer++)
  {
    TegelSpel spel = toevalligSpel (toeval);
    for ( ; !spel.eindstand (); speel (spel, toeval, 1))
    {
      const Stand stand = Toetsinzicht::stand (spel);
      for (const Zet &zet : Model::alleZetten (stand))
        EIS_GELIJK (spel.verhaal (zet.first, zet.second),
                    verhaal (stand, zet));
      EIS_STAND (spel, stand);
    }
  }
}

TOETS (nieuw_spel_heeft_de_gevraagde_maten)
{
  zetZaad (3);
  Toeval toeval (3);
  string potten;
  for (int keer = 0; keer < 300; keer++)
  {
    const int M = toeval.trek (1, MaxSchalen),
              N = toeval.trek (1, MaxPerSchaal),
              K = toeval.trek (1, MaxRijen), L = toeval.trek (1, MaxPerRij),
              aantal = toeval.trek (1, 200);
    TegelSpel spel = toevalligSpel (toeval);
    speel (spel, toeval, 2);
    spel.nieuwSpel (M, N, K, L, aantal);
    const string pot = Toetsinzicht::pot (spel);
    EIS_GELIJK (pot.size (), static_cast<size_t> (aantal));
    EIS_GELIJK (count (pot.begin (), pot.end (), 'g'), aantal / 2);
    potten += pot;
    EIS_STAND (spel, Model::leegSpel (M, N, K, L, pot));
    EIS (!spel.unDoeZet ());
  }
  // De kleuren wisselen elkaar af zoals bij toeval: de helft van de keren.
  int wissels = 0;
  for (size_t i = 1; i < potten.size (); i++)
    wissels += potten[i] != potten[i - 1];
  EIS_MET (abs (2 * wissels - static_cast<int> (potten.size ()))
           < static_cast<int> (potten.size ()) / 20, wissels);
}
