// toets_opslag.cc: bewaren en laden, de tabel van --los, en Ctrl-C tijdens elk
// lang werk.

#include "spellen/othello/los.h"
#include "standaard.h"
#include "tests/grens.h"
#include "tests/lezerproef.h"
#include "tests/othello/hulp.h"
#include "tests/programma.h"
#include "zoek/getaltekst.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>

using namespace std;
using namespace othello;

static const Programma programma ("Othello");

// Wat er over een partij te zien is: het bord, de spelers en de zetten.
static string alles (const Partij &partij)
{
  ostringstream tekst;
  schrijfPartij (tekst, partij);
  return tekst.str () + Toetsinzicht::dump (partij.bord (), false);
}

// Een gelezen partij, of nog geen; en wat de lezerproef daarmee doet.
struct Gelezen
{
  shared_ptr<Partij> partij;
};

struct Leesinzicht
{
  static bool lees (Gelezen &spel, const char *naam)
  {
    const shared_ptr<Partij> partij (Lezer (naam, cerr).lees ());
    if (partij != nullptr)
      spel.partij = partij;
    return partij != nullptr;
  }

  static string dump (const Gelezen &spel)
  {
    return spel.partij == nullptr ? "" : alles (*spel.partij);
  }
};

// Speel een toevallige partij, met mensen en computers door elkaar.
static unique_ptr<Partij> speelPartij (mt19937 &toeval)
{
  OthelloBord *begin = new OthelloBord (2 + 2 * loot (toeval, 10),
                                        2 + 2 * loot (toeval, 10));
  if (loot (toeval, 3) == 0)
    begin->zetStand (string (vakjesVan (*begin)).c_str (), 'W');
  unique_ptr<Partij> partij (new Partij (begin));
  const int zetten = loot (toeval, 60);
  for (int i = 0; i < zetten && !partij->bord ().eindstand (); i++)
  {
    partij->stelSpelers ("mwg"[loot (toeval, 3)], "mwg"[loot (toeval, 3)]);
    if (partij->aanZet () != Mens)
      partij->zetVanComputer ();
    else
    {
      Partij::Zet zet = { 0, 0, Mens };
      partij->bord ().geefZet (1 + loot (toeval, static_cast<size_t>
                                         (partij->bord ().aantalZetten ())),
                               zet.rij, zet.kolom);
      EIS (partij->doe (zet));
    }
  }
  return partij;
}

// Wat gelezen wordt is wat er geschreven is, ook na elke keer terugnemen.
TOETS (bewaard_is_dezelfde_partij)
{
  mt19937 toeval (19);
  int terug = 0;
  for (int i = 0; i < proeven (200, 30); i++)
  {
    const unique_ptr<Partij> partij = speelPartij (toeval);
    ostringstream tekst;
    Gelezen spel;
    schrijfPartij (tekst, *partij);
    EIS (Leesinzicht::lees (spel, TijdelijkBestand (tekst.str ()).naam ()));
    EIS_GELIJK (alles (*spel.partij), alles (*partij));
    for (int aantal = 1; aantal > 0; terug++)
    {
      aantal = partij->neemTerug ();
      EIS_GELIJK (spel.partij->neemTerug (), aantal);
      EIS_GELIJK (alles (*spel.partij), alles (*partij));
    }
  }
  EIS (terug > 300 || kort ());
}

static const string Stand = "2 4\n.WZ.\n.ZW.\nZ\n", Klein = "2 2\nWZ\nZW\nZ\n";

static Lezerproef<Gelezen, Leesinzicht> maakProef ()
{
  const string maten = "kolommen", rij = "vakjes", beurt = "W", zet = "F5",
               slag = "stenen", wie = "letters", wat = "spelers",
               verder = "niets";
  const size_t veel = kort () ? 1000000 : 10000000;
  Gelezen begonnen;
  begonnen.partij.reset (new Partij (new OthelloBord (4, 4)));
  begonnen.partij->stelSpelers (Gretig, Mens);
  begonnen.partij->zetVanComputer ();
  vector<Slecht> tabel = {
    { "", { "regel 1", maten } }, { "\n\n", { "regel 3", maten } } };
  for (const char *inhoud : { "4", "4 5\n", "x 4\n", "22 4\n", "0 4\n",
                              "-4 4\n", "99999999999999999999 4\n" })
    tabel.push_back ({ inhoud, { "regel 1", maten } });
  tabel.insert (tabel.end (), {
    { "4 4 4\n", { "regel 1", verder } }, { "2 2\n", { "regel 2", rij } },
    { "2 2\nWZ\n", { "regel 3", rij } },
    { "2 2\nWZZ\nWZ\nZ\n", { "regel 2", rij } },
    { "2 2\nW\nZ\nWZ\nZ\n", { "regel 2", rij } },
    { "2 2\nWZ\nZQ\nZ\n", { "regel 3", rij } },
    { "2 2\nWZ\nZW\n", { "regel 4", beurt } },
    { "2 2\nWZ\nZW\nX\n", { "regel 4", beurt } },
    { "2 2\nWZ\nZW\nZ Z\n", { "regel 4", verder } },
    { "2 2\nWZ\nZW\nZW\n", { "regel 4", beurt } },
    { Klein + "onzin\n", { "regel 5", wat } },
    { Klein + "Z\n", { "regel 5", wat } },
    { Klein + "zet\n", { "regel 5", zet } },
    { Klein + "zet 5\n", { "regel 5", zet } },
    { Klein + "zet A1 q\n", { "regel 5", zet } },
    { Klein + "zet A1 m m\n", { "regel 5", zet } },
    { Klein + "zet A1\n", { "regel 5", slag } },
    { Klein + "zet T99 m\n", { "regel 5", slag } },
    { Stand + "zet A1\n\nzet A1\n", { "regel 7", slag } },
    { Klein + "spelers\n", { "regel 5", wie } },
    { Klein + "spelers m\n", { "regel 5", wie } },
    { Klein + "spelers mq\n", { "regel 5", wie } },
    { Klein + "spelers mmm\n", { "regel 5", wie } },
    { "4 4 " + string (veel, ' ') + "4\n", { "verwacht" } },
    { Klein + string (veel, '\n'), { "verwacht" } } });
  Lezerproef<Gelezen, Leesinzicht> proef ({ Gelezen (), begonnen },
    { Stand, Klein + "spelers gw\n" }, tabel);
  proef.woorden = false;
  return proef;
}

static const Lezerproef<Gelezen, Leesinzicht> proef = maakProef ();

TOETS (goede_bestanden_in_elke_spelling)
{
  for (const string &inhoud
       : { string ("2 4\r\n . W Z .\r\n.z w.\r\n\r\nz\r\nzet a1\r\n"),
           Stand + "spelers gw\nzet A1 m\nspelers mm", "\n" + Stand
           + "\n\n  zet  A1  m  \n\n" })
    proef.eisZelfde (inhoud, Stand + "zet A1 m\n");
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
    schrijfPartij (inhoud, Partij (bordVan (stand).release ()));
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
  for (const char *keuze : { "v\\nj\\n", "v\\nt\\n", "p 100000 j d6\\n" })
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
      ("willekeurig  willekeurig +[0-9]+ .*\nAfgebroken na [0-9 ]+ van de "
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
  EIS_GELIJK (regelsVan (los.uitvoer).size (), 2u);
}

// Met de tabel komt hetzelfde getal eruit, ook als er eerst zonder begonnen is;
// een snelle computer vraagt niets, en telt dan door zonder.
TOETS (tellen_met_de_tabel_na_de_vraag)
{
  if (kort ())
    return;
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", Weinig + "exec \"$0\" --stil",
       padVan ("Othello") }, "m m 4 6\n1 1 1\nv\nt\n", 300);
  EIS_MET (bevat (afloop.uitvoer, "134 747 248 vervolgpartijen, geteld"),
           afloop.uitvoer);
}

// Er wordt gevraagd of het tellen lang mag duren als dat binnen twee
// standaardfouten van de schatting kan, en anders niet.
TOETS (de_vraag_voor_lang_tellen_rekent_met_de_standaardfout)
{
  for (const bool lang : { false, true })
  {
    istringstream in ("n\n");
    streambuf *const echt = cin.rdbuf (in.rdbuf ());
    const Vangst uit;
    Vragen vragen;
    Voortgang voortgang (true, false, &vragen);
    const Voortgang::Werk werk = { "tellen", "partijen", 1, 1,
                                   lang ? 1e30L : 1, false };
    char antwoord = '-';
    voortgang.begin (werk);
    try
    {
      while (voortgang.seconden () < 0.3)
        voortgang.tel (1);
    }
    catch (const zoek::othello::Afgebroken &afgebroken)
    {
      antwoord = afgebroken.antwoord;
    }
    cin.rdbuf (echt);
    EIS_GELIJK (antwoord, lang ? 'n' : '-');
    EIS_GELIJK (bevat (uit.tekst (), "Toch doorgaan? (j of n): "), lang);
  }
  OthelloBord bord (4, 4);
  Voortgang voortgang (true, false, nullptr);
  Voortgang::Werk werk = Voortgang::tellen (true);
  zetZaad (2);
  const long double fout = schatPartijen (bord, voortgang, werk);
  EIS (fout > 100 && werk.totaal > 1000);
  EIS_MET (abs (werk.hoogstens - werk.totaal - 2 * fout) < 1, werk.hoogstens);
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
        throw zoek::othello::Afgebroken { 0, geteld, '\0' };
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
    Afbreker afbreker (keren);
    long double fout = 0;
    int gevangen = 0;
    bord.stelToezicht (&afbreker);
    const function<void ()> wijzen[] = {
      [&] { bord.vervolg (); }, [&] { bord.vervolgSnel (1000); },
      [&] { bord.schatVervolg (10000, fout); } };
    for (const function<void ()> &tel : wijzen)
      try
      {
        tel ();
      }
      catch (const zoek::othello::Afgebroken &)
      {
        gevangen++;
        bord.stelToezicht (&(afbreker = Afbreker (keren)));
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

//*************************************************************************
// Getallen in een zin

// Dezelfde woorden als in de andere spellen.
TOETS (getallen_en_duren_als_in_de_andere_spellen)
{
  mt19937 toeval (5);
  for (int i = 0; i < 3000; i++)
  {
    const double getal = pow (10, loot (toeval, 230) / 10.0 - 3);
    if (getal < 9e20)
    {
      EIS_GELIJK (othello::ongeveer (getal).inhoud (), zoek::ongeveer (getal));
      EIS_GELIJK (othello::duurTekst (getal).inhoud (),
                  zoek::duurTekst (getal));
    }
    const long long geheel = loot (toeval, 1 << 30) * 1000003LL
                             >> loot (toeval, 50);
    EIS_GELIJK ((Tekst () << geheel).inhoud (), zoek::getalTekst (geheel));
    const string komma
      = othello::kommaTekst (loot (toeval, 1000000) / 1000.0, 3).inhoud ();
    EIS_GELIJK (komma.size (), komma.find (',') + 4);
  }
  const long double oneindig = INFINITY;
  for (long double getal : { oneindig, oneindig - oneindig })
    EIS_GELIJK (string (othello::ongeveer (getal).inhoud ()), "ontelbaar veel");
  EIS_GELIJK (string (othello::ongeveer (6.07e54L).inhoud ()),
              "6,07 x 10^54");
}

static const Aangemeld aangemeld (proef);
