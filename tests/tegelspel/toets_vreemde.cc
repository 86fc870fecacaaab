// toets_vreemde.cc: wie de opdracht nakijkt gebruikt een hoofdprogramma van
// hemzelf. Dat moet te bouwen zijn uit tegelspel.cc en standaard.cc alleen, en
// ook door het in de plaats van main.cc te zetten en make te typen.

#include "tests/toets.h"
#include "tests/proces.h"
#include "tests/tegelspel/hulp.h"

using namespace std;

// Een map die met het object verdwijnt.
class TijdelijkeMap
{
  public:

    TijdelijkeMap ()
    {
      char sjabloon[] = "/tmp/tegelspelXXXXXX";
      if (mkdtemp (sjabloon) == nullptr)
        throw runtime_error ("kan in /tmp geen map maken");
      naam = sjabloon;
    }
    ~TijdelijkeMap () { Proces::draai ({ "/bin/rm", "-rf", naam }, ""); }
    string pad (const string &rest) const { return naam + "/" + rest; }

  private:

    TijdelijkeMap (const TijdelijkeMap &);
    TijdelijkeMap &operator= (const TijdelijkeMap &);

    string naam;
};

// Voer een opdracht van de shell uit; er mag niets misgaan.
static void voerUit (const string &opdracht)
{
  const Afloop afloop = Proces::draai ({ "/bin/sh", "-c", opdracht }, "", 300);
  EIS_MET (afloop.reden.empty () && afloop.exitcode == 0,
           opdracht << " geeft " << afloop.exitcode << " " << afloop.reden
           << ":\n" << afloop.uitvoer << afloop.fouten);
}

// Eis wat de vreemde van spel1 laat zien.
static void eisUitvoer (const string &programma)
{
  const Afloop afloop = Proces::draai ({ programma, "spel1.txt" }, "");
  EIS_GELIJK (afloop.reden, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  for (const char *regel : { "leeg 01", "gelezen 1",
         "schalen 2 pot gbgbbbggbgbgbbgbgg", "inhoud 2,2 2,2",
         "rijen 0 4,0 2,0 1,0 0,0 0,3", "rijen 1 0,3 0,4 1,0 2,0 5,0",
         "eindstand 0", "zetten 0g 0b", "doeZet 100", "unDoeZet 10",
         "beste 0 0b 10020", "snel 0 0b 1", "telStanden 10020", "goed 1",
         "goede score 1", "grenzen 55106100" })
    EIS_MET (bevat ("\n" + afloop.uitvoer, "\n" + string (regel) + "\n"),
             "de regel '" << regel << "' ontbreekt in\n" << afloop.uitvoer);
}

TOETS (vreemd_hoofdprogramma_met_alleen_twee_bronnen)
{
  if (kort ())
    return;
  const TijdelijkeMap map;
  voerUit ("g++ -std=c++11 -O2 tests/tegelspel/vreemde.cc tegelspel.cc"
           " standaard.cc -I. -o " + map.pad ("vreemde"));
  eisUitvoer (map.pad ("vreemde"));
}

TOETS (vreemd_hoofdprogramma_in_de_plaats_van_main)
{
  if (kort ())
    return;
  const TijdelijkeMap map;
  voerUit ("tar cf - --exclude=tests/bouw --exclude=.git . | tar xf - -C "
           + map.pad (""));
  voerUit ("cp tests/tegelspel/vreemde.cc " + map.pad ("main.cc"));
  voerUit ("make -s -C " + map.pad ("") + " schoon");
  voerUit ("env -u MAKEFLAGS -u MFLAGS make -s -C " + map.pad (""));
  eisUitvoer (map.pad ("TegelSpel"));
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
