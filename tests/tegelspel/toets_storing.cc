// toets_storing.cc: wat TegelSpel moet verdragen; zie tests/storing.h. Weinig
// geheugen bij het zoeken staat in toets_zoek.cc.

#include "standaard.h"
#include "tests/storing.h"
#include "tests/tegelspel/hulp.h"
#include "tests/tegelspel/inzicht.h"
#include "verslag/gereedschap/csv.h"
#include "verslag/gereedschap/gereedschap.h"

#include <algorithm>

using namespace std;

TOETS (bestand_dat_verandert)
{
  eisHeelOfNiet<Toetsinzicht> (TegelSpel (), inhoudVan ("spel1.txt"),
                               inhoudVan ("spel3.txt"));
}

TOETS (pijp_met_een_heel_en_een_half_spel)
{
  eisPijp<Toetsinzicht> (TegelSpel (), inhoudVan ("spel1.txt"));
}

TOETS (rommel)
{
  eisRommel<Toetsinzicht> (TegelSpel ());
}

TOETS (zonder_geheugen)
{
  TegelSpel spel, groter;
  EIS (spel.leesInSpel ("spel1.txt"));
  EIS (groter.leesInSpel ("spel4.txt"));
  eisZonderGeheugen ([&]
                     {
                       pair<int,char> zet;
                       long long standen = 0;
                       return spel.besteScore (zet, standen) == 0
                              && standen == 10020;
                     });
  eisZonderGeheugen ([&]
                     {
                       pair<int,char> zet;
                       long long standen = 0;
                       return groter.besteScoreSnel (zet, standen) == 0
                              && zet == make_pair (0, 'b');
                     });
  eisZonderGeheugen ([&]
                     {
                       const long long standen = groter.telStanden ();
                       return standen == 198040465 || standen == -1;
                     });
  eisZonderGeheugen ([&]
                     {
                       zetZaad (1);
                       return spel.bepaalGoedeZet (50) == make_pair (0, 'b')
                              && spel.bepaalGoedeScore () <= 1;
                     });
}

TOETS (pot_van_een_miljoen_tegels)
{
  const size_t veel = 1000000;
  string pot (veel, 'g');
  for (size_t i = 0; i < veel; i += 3)
    pot[i] = 'b';
  string bestand = pot + "\n5 5\n10 6\n";
  for (int i = 0; i < 20; i++)
    bestand += "0 0\n";
  TegelSpel spel;
  EIS (leesTekst (spel, bestand + "0\n"));
  const string begin = Toetsinzicht::dump (spel);
  EIS_GELIJK (spel.getPot ().size (), veel - 25);
  int zetten = 0;
  for ( ; !spel.eindstand (); zetten++)
  {
    const pair<int,char> zet = spel.bepaalGoedeZet (1);
    EIS (spel.doeZet (zet.first, zet.second));
  }
  EIS (zetten > 20);
  EIS (spel.getPot ().size () > veel - 25 - 120);
  pair<int,char> zet;
  long long standen = 0;
  for (int i = 0; i < 6; i++)
    EIS (spel.unDoeZet ());
  const int score = spel.besteScore (zet, standen);
  EIS_GELIJK (spel.telStanden (), standen);
  EIS_GELIJK (spel.besteScoreSnel (zet, standen), score);
  Vangst vangst;
  spel.drukAf ();
  EIS (vangst.tekst ().size () > veel - 25 - 120);
  while (spel.unDoeZet ())
    continue;
  EIS (Toetsinzicht::dump (spel) == begin);
}

// Voer iets uit van het gereedschap van het verslag.
// Retourneert: de exitcode, of 0 als het niet afbreekt
static int gereedschap (const function<void ()> &werk)
{
  const pid_t kind = fork ();
  if (kind == 0)
  {
    const Stilte stilte;
    werk ();
    _exit (0);
  }
  int status = 0;
  waitpid (kind, &status, 0);
  return WIFEXITED (status) ? WEXITSTATUS (status) : -1;
}

TOETS (gereedschap_van_het_verslag_breekt_af_met_een_exitcode)
{
  const TijdelijkeMap map;
  EIS_GELIJK (gereedschap ([&] { verslag::schrijf (map.pad ("a"), "x"); }), 0);
  EIS_GELIJK (inhoudVan (map.pad ("a")), "x");
  EIS_GELIJK (gereedschap ([] { verslag::schrijf ("/dev/full", "x"); }), 1);
  EIS_GELIJK (gereedschap ([&] { verslag::schrijf (map.pad ("b/c"), "x"); }),
              1);
  for (const char *slecht : { "", "gb", "gb 1 1 -5 1 0 0", "gb 1 1 x",
                              "gb 1 1 99999999999 1 0 0 0 0 0" })
    EIS_MET (gereedschap ([&]
                          {
                            verslag::leesBestand
                              (TijdelijkBestand (slecht).naam ());
                          }) == 1, slecht);
}

// Een csv-bestand van het verslag dat verandert: wat er gelezen is zijn hele
// rijen, in volgorde, of er is een melding.
TOETS (csv_bestand_dat_verandert)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("csv"),
               een = inhoudVan ("verslag/resultaten/kwaliteit-spel1.csv"),
               ander = inhoudVan ("verslag/resultaten/los-spel1.csv");
  vector<vector<verslag::Rij>> mag;
  for (const string &inhoud : { een, ander })
    mag.push_back (verslag::leesCsv (TijdelijkBestand (inhoud).naam ()));
  const Stoorder stoorder ([&] { stoor (naam, een, ander); });
  for (int i = 0; i < proeven (500, 50); i++)
    try
    {
      const vector<verslag::Rij> rijen = verslag::leesCsv (naam);
      EIS (any_of (mag.begin (), mag.end (),
                   [&] (const vector<verslag::Rij> &alle)
                   {
                     return rijen.size () <= alle.size ()
                            && equal (rijen.begin (), rijen.end (),
                                      alle.begin ());
                   }));
    }
    catch (const ToetsMislukt &)
    {
      throw;
    }
    catch (const runtime_error &)
    {
      continue;  // met een melding
    }
}

static void eisGeenCsv (const string &inhoud)
{
  const TijdelijkBestand bestand (inhoud);
  bool gelezen = false;
  try
  {
    verslag::leesCsv (bestand.naam ());
    gelezen = true;
  }
  catch (const runtime_error &fout)
  {
    EIS_MET (bevat (fout.what (), bestand.naam ()), fout.what ());
  }
  EIS_MET (!gelezen, inhoud.substr (0, 80));
}

TOETS (csv_bestand_dat_niet_heel_is)
{
  for (const char *inhoud : { "", "a;b", "a;b\n1;2\n3", "a;b\n1;2\n3;4",
                              "a;b\n1\n", "a;b\n1;2;3\n", "a;b\n\n" })
    eisGeenCsv (inhoud);
  eisGeenCsv (string (kort () ? 1000000 : 10000000, '\0'));
  EIS_GELIJK (verslag::leesCsv (TijdelijkBestand ("a;b\n1;2\n").naam ())[0]
                .at ("b"), "2");
  EIS (verslag::leesCsv (TijdelijkBestand ("a;b\n").naam ()).empty ());
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
