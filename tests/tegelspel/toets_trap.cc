// toets_trap.cc: elke trede van de trap (zoek/tegelspel/trap) vindt de score en
// de eerste beste zet van het model, en de eerste twee ook zijn aantal standen.

#define main trede1_main
#include "zoek/tegelspel/trap/trede1.cc"
#undef main
#define main trede2_main
#include "zoek/tegelspel/trap/trede2.cc"
#undef main
#define main trede3_main
#include "zoek/tegelspel/trap/trede3.cc"
#undef main
#define main trede4_main
#include "zoek/tegelspel/trap/trede4.cc"
#undef main
#define main trede5_main
#include "zoek/tegelspel/trap/trede5.cc"
#undef main
#define main boven_main
#include "zoek/tegelspel/trap/boven.cc"
#undef main

#include "hulp.h"

using namespace std;

// Een trede, met de eerste woorden van haar regel in de tabel.
struct Trede
{
  const char *naam;
  bool heleBoom;
  trap::Antwoord (*losOp) (trap::Spel &spel, Toezicht &toezicht);
};

static const Trede Treden[] = { { "1 de opgave", true, trede1::losOp },
                                { "2 kleine stelling", true, trede2::losOp },
                                { "3 opgezocht", false, trede3::losOp },
                                { "4 alfa-beta", false, trede4::losOp },
                                { "5 allebei", false, trede5::losOp },
                                { "oplosser.h", false, boven::losOp } };

// Wat een trede met een spel in de tabel zet, zonder de kop.
static string regelVan (const Trede &trede, trap::Spel &spel, double tijd)
{
  ostringstream scherm;
  streambuf *const oud = cout.rdbuf (scherm.rdbuf ());
  trap::toon (trede.naam, trede.heleBoom, spel, tijd, false, trede.losOp);
  cout.rdbuf (oud);
  return scherm.str ();
}

TOETS (elke_trede_volgt_het_model)
{
  Model::Loting loting (56);
  int zonderZet = 0;
  for (int i = 0; i < proeven (300, 60); i++)
  {
    Model::Stand stand = loting.spelMetBoom (4, 24, 3000);
    trap::Spel spel = { TegelSpel (), stand.N, stand.L };
    zetOp (spel.stand, stand);
    for (int stap = 0; ; stap++)
    {
      const auto hoort = Model::losOp (stand);
      for (const Trede &trede : Treden)
      {
        Toezicht stil (false);
        const trap::Antwoord is = trede.losOp (spel, stil);
        spel.stand.stelToezicht (0);
        EIS_GELIJK (verschil (spel.stand, stand), "");
        EIS_MET (is.score == hoort.score && is.zet == hoort.zet
                 && (!trede.heleBoom || is.standen == hoort.standen)
                 && is.standen >= 1
                 && (string (trede.naam) == "oplosser.h"
                     || is.standen <= hoort.standen * 3),
                 trede.naam << " geeft " << is.score << " "
                 << Model::tekst (is.zet) << " " << is.standen << " in"
                 << Model::teken (stand));
      }
      zonderZet += hoort.zet == Model::Geen ? 1 : 0;
      if (hoort.zet == Model::Geen || stap == 3)
        break;
      stand = Model::naZet (stand, hoort.zet);
      spel.stand.doeZet (hoort.zet.first, hoort.zet.second);
    }
  }
  EIS_MET (zonderZet >= proeven (20, 3), zonderZet);
}

TOETS (de_readme_laat_zien_wat_de_treden_doen)
{
  const string leesmij = inhoudVan ("README.md");
  trap::Spel spel;
  EIS (trap::lees ("spel3.txt", spel));
  for (const Trede &trede : Treden)
  {
    string regel = regelVan (trede, spel, 0);
    regel.resize (regel.rfind (' '));  // zonder de tijd
    regel.resize (regel.find_last_not_of (' ') + 1);
    EIS_MET (leesmij.find ("    " + regel + " ") != string::npos, regel);
  }
}

// Wat make trap van elke trede draait: met een kop, of zonder.
TOETS (het_hoofdprogramma_van_een_trede)
{
  const auto draai = [] (vector<string> woorden, string &scherm)
  {
    const Vangst uit, fout (cerr);
    vector<char *> argumenten;
    for (string &woord : woorden)
      argumenten.push_back (&woord[0]);
    const int exitcode = trap::draai (static_cast<int> (argumenten.size ()),
      argumenten.data (), "3 opgezocht", false, trede3::losOp);
    scherm = uit.tekst () + fout.tekst ();
    return exitcode;
  };
  string met, zonder, fout;
  EIS_GELIJK (draai ({ "trede3", "spel1.txt" }, met), 0);
  EIS_GELIJK (draai ({ "trede3", "spel1.txt", "9", "zonderkop" }, zonder), 0);
  EIS_MET (met.find ("trede ") == 0 && bevat (met, "\n3 opgezocht "), met);
  EIS_MET (zonder.find ("3 opgezocht ") == 0, zonder);
  EIS_GELIJK (draai ({ "trede3" }, fout), 2);
  EIS (bevat (fout, "Gebruik: trede3 BESTAND"));
  EIS_GELIJK (draai ({ "trede3", "Makefile" }, fout), 1);
}

TOETS (wie_te_lang_doet_zegt_hoeveel_het_is)
{
  trap::Spel spel;
  EIS (trap::lees ("spel5.txt", spel));
  for (const Trede &trede : Treden)
    if (string (trede.naam) != "oplosser.h")
    {
      const string regel = regelVan (trede, spel, 1e-6);
      EIS_MET ((regel.find (" 2471100877301 ") != string::npos)
               == trede.heleBoom, regel);
      EIS_MET ((regel.find (" > ") != string::npos) != trede.heleBoom, regel);
    }
}
