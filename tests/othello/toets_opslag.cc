// toets_opslag.cc: bewaren en laden, de tabel van --los, en Ctrl-C tijdens elk
// lang werk.

#include "spellen/othello/vervolg.h"
#include "standaard.h"
#include "tests/grens.h"
#include "tests/lezerproef.h"
#include "tests/othello/hulp.h"
#include "tests/programma.h"

#include <functional>
#include <map>
#include <memory>

using namespace std;
using namespace othello;

static const Programma programma ("Othello");

// Kijkt in een partij, en leest er een.
struct Leesinzicht
{
  static string dump (const Partij &partij)
  {
    ostringstream tekst;
    partij.schrijf (tekst, "mm");
    return tekst.str () + Toetsinzicht::dump (partij.bord (), false);
  }
};

// Speel een toevallige partij.
static Partij speelPartij (mt19937 &toeval)
{
  OthelloBord begin (2 + 2 * loot (toeval, 10), 2 + 2 * loot (toeval, 10));
  if (loot (toeval, 3) == 0)
    begin.zetStand (string (vakjesVan (begin)).c_str (), 'W');
  Partij partij (begin);
  const int zetten = loot (toeval, 60);
  for (int i = 0; i < zetten && !partij.eindstand (); i++)
  {
    const vector<Partij::Zet> lijst = partij.bepaalZetten ();
    const Partij::Zet &zet
      = lijst[static_cast<size_t> (loot (toeval, lijst.size ()))];
    EIS (partij.doeZet (zet.first, zet.second) > 0);
  }
  return partij;
}

// Wat gelezen wordt is wat er geschreven is, en een kopie is hetzelfde; ook na
// elke keer terugnemen.
TOETS (bewaard_en_gekopieerd_is_dezelfde_partij)
{
  mt19937 toeval (19);
  int terug = 0;
  for (int i = 0; i < proeven (200, 30); i++)
  {
    Partij partij = speelPartij (toeval), spel, kopie (partij);
    ostringstream tekst;
    string wie;
    partij.schrijf (tekst, "gt");
    EIS (spel.leesInSpel (TijdelijkBestand (tekst.str ()).naam (), cout, wie));
    EIS_GELIJK (wie, "gt");
    EIS_GELIJK (Leesinzicht::dump (spel), Leesinzicht::dump (partij));
    EIS_GELIJK (Leesinzicht::dump (kopie), Leesinzicht::dump (partij));
    for (bool lukt = true; lukt; terug++)
    {
      lukt = partij.unDoeZet ();
      EIS_GELIJK (spel.unDoeZet (), lukt);
      EIS_GELIJK (kopie.unDoeZet (), lukt);
      EIS_GELIJK (Leesinzicht::dump (spel), Leesinzicht::dump (partij));
      EIS_GELIJK (Leesinzicht::dump (kopie), Leesinzicht::dump (partij));
      spel = kopie;
    }
  }
  EIS (terug > 300 || kort ());
}

static const string Stand = "2 4\n.WZ.\n.ZW.\nZ\n", Klein = "2 2\nWZ\nZW\nZ\n";

typedef Lezerproef< Partij, Bewaard<Leesinzicht> > Proef;

static Proef maakProef ()
{
  const string beurt = "W", zet = "F5", slag = "slaat", wie = "letters",
               wat = "spelers", einde = "einde";
  Partij begonnen (4, 4);
  begonnen.doeZet (0, 1);
  vector<Slecht> tabel = {
    { "", { "rijen", einde } }, { "4 5\n", { "regel 1", "kolommen", "even" } } };
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
    { Klein + "spelers m\n", { "regel 5", wie } },
    { Klein + "spelers mq\n", { "regel 5", wie } },
    { Klein + "spelers mmm\n", { "regel 5", wie } } });
  return Proef ({ Partij (), begonnen }, { Stand, Klein + "spelers gt\n" },
                tabel);
}

static const Proef proef = maakProef ();

TOETS (goede_bestanden_in_elke_spelling)
{
  for (const string &inhoud
       : { string ("2 4\r\n . W Z .\r\n.z w.\r\n\r\nz\r\nzet a1\r\n"),
           Stand + "spelers gt\nzet A1\nspelers mm", "\n" + Stand
           + "\n\n  zet  A1\n\n" })
    proef.eisZelfde (inhoud, Stand + "zet A1\n");
}

//*************************************************************************
// De tabel van --los

TOETS (los_telt_elke_stand_en_elke_zet)
{
  const map<char,string> kleuren = { { 'Z', "zwart" }, { 'W', "wit" },
                                     { '=', "gelijk" }, { ' ', "-" } };
  mt19937 toeval (4);
  for (int i = 0; i < proeven (30, 8); i++)
  {
    const int maat = 4 + 2 * (i % 4);
    const Model::Stand stand = speelTot (Model::begin (4, maat), 7, toeval);
    const char winnaar = Model::winnaar (stand);
    ostringstream inhoud, regel;
    Partij (*bordVan (stand)).schrijf (inhoud, "mm");
    const TijdelijkBestand bestand (inhoud.str ());
    const string uitvoer = programma.uitvoer ({ "--los", "--csv",
                                                bestand.naam () });
    regel << bestand.naam () << ";"
          << kleuren.at (winnaar != ' ' ? ' ' : stand.speler) << ";"
          << Model::aantal (stand, 'Z') << ";" << Model::aantal (stand, 'W')
          << ";" << kleuren.at (winnaar) << ";" << Model::vervolg (stand)
          << ";#;";
    string tussen;
    for (const Model::Plek &zet : Model::zetten (stand))
    {
      regel << tussen << static_cast<char> ('A' + zet.second)
            << zet.first + 1 << " " << Model::vervolg (Model::na (stand, zet));
      tussen = "  ";
    }
    EIS_GELIJK (Patroon (";[0-9]+\\.[0-9]+;").vervang
                  (regelsVan (uitvoer)[1], ";#;"), regel.str ());
  }
}

//*************************************************************************
// Lang werk

// Zo weinig geheugen, dat een tabel maar klein is: een grote vullen kost meer
// dan wat hier geteld wordt.
static const string Weinig = GrensWerkt ? "ulimit -v 150000; " : "";

// Start het programma, geef het invoer, en na een seconde Ctrl-C.
// Parameters:
// * argumenten: van het programma
// * invoer, erna: wat er voor en na Ctrl-C getypt wordt
static Afloop breekAf (const string &argumenten, const string &invoer,
                       const string &erna)
{
  const TijdelijkeMap map;
  return Proces::draai ({ "/bin/sh", "-c", Weinig + "cd \"$0\"; (printf \"$1\";"
    " sleep 1; kill -INT $(cat pid); printf \"$2\"; sleep 1) |"
    " sh -c 'echo $$ > pid;"
    " exec \"$0\" " + argumenten + "' \"$3\"", map.pad (""), invoer, erna,
    padVan ("Othello") }, "", 60);
}

TOETS (afbreken_gaat_terug_naar_het_menu)
{
  for (const char *keuze : { "v\\nj\\n", "p 100000 j d6\\n" })
  {
    const Afloop afloop = breekAf ("--zaad 1 --stil", "m m 8 8\\nf5\\n"
                                   + string (keuze), "t\\ns\\n");
    EIS_MET (afloop.reden.empty () && afloop.exitcode == 0,
             keuze << afloop.reden << afloop.exitcode << afloop.uitvoer);
    const size_t waar = afloop.uitvoer.find ("Afgebroken na ");
    EIS_MET (waar != string::npos, keuze << afloop.uitvoer);
    EIS (bevat (afloop.uitvoer.substr (waar), "nog niet af.")
         != bevat (keuze, "p 1"));
    EIS_GELIJK (bevat (keuze, "p 1"), !Patroon
      ("toeval +toeval +[0-9]+ .*\nAfgebroken na [0-9 ]+ van de "
       "100 000 partijen van de laatste regel.\n").zoek (afloop.uitvoer)
      .empty ());
    EIS_MET (bevat (afloop.uitvoer.substr (waar), "Een zet teruggenomen."),
             afloop.uitvoer);
  }
}

TOETS (afbreken_zonder_menu_toont_wat_er_klaar_is)
{
  const TijdelijkBestand klein ("2 2\nWZ\nZW\nZ\n"),
    groot ("4 6\n......\n..WZ..\n..ZW..\n......\nZ\n");
  const Afloop spelen = breekAf ("--stil --partijen 100000", "", ""),
    los = breekAf ("--stil --los " + string (klein.naam ()) + " "
                   + groot.naam () + " " + klein.naam (), "", "");
  EIS_MET (spelen.exitcode == 130, spelen.exitcode << spelen.fouten);
  EIS_MET (bevat (spelen.uitvoer, "\nAfgebroken na "), spelen.uitvoer);
  EIS_MET (los.exitcode == 130, los.exitcode << los.fouten);
  EIS_MET (bevat (los.fouten, "\nAfgebroken na "), los.fouten);
  EIS_MET (bevat (los.uitvoer, klein.naam ())
           && !bevat (los.uitvoer, groot.naam ()), los.uitvoer);
}

// Duurt tellen lang, dan gaat het met een tabel; er komt hetzelfde uit.
TOETS (lang_tellen_gaat_met_een_tabel)
{
  if (kort ())
    return;
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", Weinig + "exec \"$0\" --stil",
       padVan ("Othello") }, "m m 4 6\n1 1 1\nv\nj\n", 300);
  EIS_MET (bevat (afloop.uitvoer, "134 747 248 vervolgpartijen, geteld"),
           afloop.uitvoer);
}

// Er wordt gevraagd of het tellen door mag als dat lang gaat duren, en wat er
// geschat is staat erbij.
TOETS (schatting_en_tellen)
{
  zetZaad (2);
  zoek::Toezicht toezicht;
  Partij partij (4, 4);
  Vervolgpartijen telling (partij, toezicht);
  telling.schat ();
  EIS (telling.standaardfout () > 100 && telling.geschat () > 30000
       && telling.geschat () < 60000);
  EIS_GELIJK (telling.tel (), 44064);
  EIS_GELIJK (telling.telElkeZet (), 44064);
  const vector<string> groepen = { "B1 11 016", "A2 11 016", "D3 11 016",
                                   "C4 11 016" };
  EIS (telling.elkeZet (true) == groepen);
  EIS_GELIJK (telling.elkeZet (false)[0], "B1 11016");
  partij = Partij (2, 2);
  Vervolgpartijen einde (partij, toezicht);
  einde.schat ();
  EIS_GELIJK (einde.geschat (), 0);
  EIS_GELIJK (einde.telElkeZet (), 1);
}

// Een toezicht dat na zoveel keer afbreekt.
class Afbreker : public OthelloToezicht
{
  public:

    explicit Afbreker (int nwKeren) : keren (nwKeren) {}

    double totaal () const { return geteld; }

    int gekeken () const { return -1 - keren; }  // als het er -1 waren

  private:

    int keren;

    void kijk ()
    {
      if (keren-- == 0)
        throw zoek::Afgebroken { 0, 0, "", false };
    }
};

// Waar het tellen ook afbreekt, het bord is weer als ervoor; en wat er gemeld
// is, is wat er te tellen was.
TOETS (afgebroken_tellen_laat_het_bord_zoals_het_was)
{
  OthelloBord bord (4, 4);
  zetZaad (1);
  const string voor = Toetsinzicht::dump (bord, true);
  for (int keren = 0; keren < 3000; keren += 1 + keren / 3)
  {
    Afbreker afbreker (keren), volgende (keren), laatste (keren);
    Afbreker *const afbrekers[] = { &afbreker, &volgende, &laatste };
    long double fout = 0;
    int gevangen = 0;
    const function<void ()> wijzen[] = {
      [&] { bord.vervolg (); }, [&] { bord.vervolgSnel (1000); },
      [&] { bord.schatVervolg (10000, fout); } };
    for (const function<void ()> &tel : wijzen)
      try
      {
        bord.stelToezicht (afbrekers[gevangen]);
        tel ();
      }
      catch (const zoek::Afgebroken &)
      {
        gevangen++;
      }
    bord.stelToezicht (nullptr);
    EIS_GELIJK (gevangen, 3);
    EIS_GELIJK (Toetsinzicht::dump (bord, true), voor);
    Toetsinzicht::eisHeel (bord);
  }
  for (const bool snel : { false, true })
  {
    Afbreker nooit (-1);
    bord.stelToezicht (&nooit);
    EIS_GELIJK (snel ? bord.vervolgSnel (0) : bord.vervolg (), 44064);
    EIS_MET (snel ? nooit.totaal () > 43000 && nooit.totaal () <= 44064
                  : nooit.totaal () > 44063.5 && nooit.totaal () < 44064.5,
             nooit.totaal ());
  }
  bord.stelToezicht (nullptr);
}

// Wat in de tabel staat is niet nog eens te tellen.
TOETS (met_een_tabel_is_er_minder_te_tellen)
{
  OthelloBord bord (4, 4);
  Afbreker zonder (-1), met (-1);
  bord.stelToezicht (&zonder);
  bord.vervolgSnel (0);
  bord.stelToezicht (&met);
  bord.vervolgSnel (1 << 20);
  EIS_MET (2 * met.gekeken () < zonder.gekeken (),
           met.gekeken () << " " << zonder.gekeken ());
}

static const Aangemeld aangemeld (proef);
