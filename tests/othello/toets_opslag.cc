// toets_opslag.cc: laden, en tellen dat afgebroken wordt.

#include "spellen/othello/partij.h"
#include "spellen/othello/zoek/telling.h"
#include "standaard.h"
#include "tests/dump.h"
#include "tests/lezerproef.h"
#include "tests/othello/hulp.h"
#include <functional>

using namespace std;
using namespace othello;

// Kijkt in een partij, en leest er een.
struct Leesinzicht
{
  static string dump (const Partij &partij)
  {
    ostringstream tekst;
    partij.schrijf (tekst, "m m");
    return tekst.str () + Toetsinzicht::dump (partij.bord (), false);
  }
};

static const string Stand = "2 4\n.WZ.\n.ZW.\nZ\n", Klein = "2 2\nWZ\nZW\nZ\n";

typedef Lezerproef< Partij, Bewaard<Leesinzicht> > Proef;

static Proef maakProef ()
{
  const string beurt = "W", zet = "F5", slag = "slaat", wie = "een speler",
               wat = "spelers", einde = "einde";
  Partij begonnen (4, 4);
  begonnen.doeZet (0, 1);
  vector<Slecht> tabel = {
    { "", { "rijen", einde } },
    { "4 5\n", { "regel 1", "kolommen", "even" } } };
  for (const char *inhoud : { "x 4\n", "22 4\n", "0 4\n", "-4 4\n", "3 4\n" })
    tabel.push_back ({ inhoud, { "regel 1", "rijen" } });
  tabel.insert (tabel.end (), {
    { "4 4 4\n", { "regel 1", "punten" } }, { "2 2\n", { "rij 1", einde } },
    { "2 2\nWZ\n", { "rij 2", einde } },
    { "2 2\nWZZ\nWZ\nZ\n", { "regel 2", "rij 1", "WZZ", "samen 2" } },
    { "2 2\nW\nZW\nZW\nZ\n", { "regel 3", "rij 1", "ZW" } },
    { "2 2\nWZ\nZQ\nZ\n", { "regel 3", "ZQ" } },
    { "2 2\nWZ\nZW\n", { "beurt", beurt, einde } },
    { "2 2\nWZ\nZW\nX\n", { "regel 4", "beurt", beurt } },
    { "2 2\nWZ\nZW\n.\n", { "regel 4", "beurt", beurt } },
    { "2 2\nWZ\nZW\nZW\n", { "regel 4", "beurt", beurt } },
    { "2 2\nWZ\nZW\nZ Z\n", { "regel 4", wat } },
    { Klein + "onzin\n", { "regel 5", wat } },
    { Klein + "zet\n", { zet, einde } },
    { Klein + "zet 5\n", { "regel 5", zet } },
    { Klein + "zet A1\n", { "regel 5", slag } },
    { Klein + "zet T99\n", { "regel 5", slag } },
    { Klein + "zet A01\n", { "regel 5", zet } },
    { Stand + "zet A1 m\n", { "regel 5", wat } },
    { Stand + "zet A1\n\nzet A1\n", { "regel 7", slag } },
    { Klein + "spelers\n", { wie, einde } },
    { Klein + "spelers m\n", { wie, einde } },
    { Klein + "spelers mq\n", { "regel 5", wie } },
    { Klein + "spelers gt\n", { "regel 5", wie, "gt" } },
    { Klein + "spelers mmm m\n", { "regel 5", wie } },
    { Klein + "spelers m 41\n", { "regel 5", wie } } });
  return Proef ({ Partij (), begonnen }, { Stand, Klein + "spelers g t\n" },
                tabel);
}

static const Proef proef = maakProef ();

TOETS (goede_bestanden_in_elke_spelling)
{
  for (const string &inhoud
       : { string ("2 4\r\n . W Z .\r\n.z w.\r\n\r\nz\r\nzet a1\r\n"),
           Stand + "spelers g t\nzet A1\nspelers 12 m", "\n" + Stand
           + "\n\n  zet  A1\n\n" })
    proef.eisZelfde (inhoud, Stand + "zet A1\n");
}

//*************************************************************************
// Lang werk

// Tel met een telling waar iemand elke keer op kijkt, tot het ongeduld op is.
// Retourneert: hoeveel er dan geteld is; -1 als het tellen af kwam
template <typename Tel>
static long long telTot (Ongeduld &ongeduld, const Tel &tel)
{
  try
  {
    OthelloTelling telling ("", "", 0, ongeduld, 1);
    tel (&telling);
  }
  catch (const zoek::Afgebroken &waar)
  {
    return waar.aantal;
  }
  return -1;
}

// Tel tot het einde.
// Retourneert: hoe vaak er gekeken is, en hoeveel er de laatste keer geteld was
template <typename Tel>
static pair<int,long long> telAf (const Tel &tel)
{
  Ongeduld nooit (INT_MAX);
  EIS_GELIJK (telTot (nooit, tel), -1);
  Ongeduld laatst (INT_MAX - nooit.over - 1);
  return { laatst.over + 1, telTot (laatst, tel) };
}

// Waar het tellen ook afbreekt, het bord is weer als ervoor; en wat er gemeld
// is, is wat er te tellen was.
TOETS (afgebroken_tellen_laat_het_bord_zoals_het_was)
{
  OthelloBord bord (4, 4);
  zetZaad (1);
  const string voor = Toetsinzicht::dump (bord, true);
  for (int keren = 0; keren < 3000; keren += 1 + keren / 3)
  {
    long double fout = 0;
    const function<void (OthelloTelling *)> wijzen[] = {
      [&] (OthelloTelling *telling) { bord.vervolg (telling); },
      [&] (OthelloTelling *telling) { bord.vervolgSnel (1000, telling); },
      [&] (OthelloTelling *telling)
        { bord.schatVervolg (10000, fout, telling); } };
    for (const auto &tel : wijzen)
    {
      Ongeduld ongeduld (keren);
      EIS (telTot (ongeduld, tel) > keren);
    }
    EIS_GELIJK (Toetsinzicht::dump (bord, true), voor);
    Toetsinzicht::eisHeel (bord);
  }
  EIS_GELIJK (telAf ([&] (OthelloTelling *telling)
    { EIS_GELIJK (bord.vervolg (telling), 44064); }).second, 44064);
  const long long snel = telAf ([&] (OthelloTelling *telling)
    { EIS_GELIJK (bord.vervolgSnel (0, telling), 44064); }).second;
  EIS_MET (snel > 43000 && snel <= 44064, snel);
}

// Wat in de tabel staat is niet nog eens te tellen.
TOETS (met_een_tabel_is_er_minder_te_tellen)
{
  const OthelloBord bord (4, 4);
  const auto gekeken = [&] (long long geheugen)
  {
    return telAf ([&] (OthelloTelling *telling)
      { bord.vervolgSnel (geheugen, telling); }).first;
  };
  const int zonder = gekeken (0), met = gekeken (1 << 20);
  EIS_MET (2 * met < zonder, met << " " << zonder);
}

static const Aangemeld aangemeld (proef);
