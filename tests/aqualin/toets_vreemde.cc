// toets_vreemde.cc: wie de opdracht nakijkt gebruikt een hoofdprogramma van
// hemzelf, in de plaats van main.cc. Na make moet dat te linken zijn met alleen
// aqualin.cc en standaard.cc.

#include "tests/toets.h"
#include "tests/proces.h"
#include "tests/aqualin/hulp.h"

using namespace std;

// Een map die met het object verdwijnt.
class TijdelijkeMap
{
  public:

    TijdelijkeMap ()
    {
      char sjabloon[] = "/tmp/aqualinXXXXXX";
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

// Eis wat de vreemde van het voorbeeld van de opgave laat zien.
static void eisUitvoer (const string &programma)
{
  const Afloop afloop = Proces::draai
    ({ programma, "spellen/aqualin/spel2.txt" }, "");
  EIS_GELIJK (afloop.reden, "");
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_GELIJK (afloop.fouten, "");
  for (const char *regel : { "leeg 01", "toevallig 40", "gelezen 1",
         "maten 4546", "vakje 2.1 geen zet", "eindstand 0", "doeZet 10",
         "unDoeZet 10", "opt 2 2.0 214617", "snel 2 2.0", "cluster 0.4",
         "monte carlo 1", "uit 2 1", "hand 3 speler 0 grootste 2 omvang "
         "214617" })
    EIS_MET (bevat ("\n" + afloop.uitvoer, "\n" + string (regel) + "\n"),
             "de regel '" << regel << "' ontbreekt in\n" << afloop.uitvoer);
}

TOETS (vreemd_hoofdprogramma_in_de_plaats_van_main)
{
  if (kort ())
    return;
  const TijdelijkeMap map;
  voerUit ("tar cf - --exclude=tests/bouw --exclude=.git . | tar xf - -C "
           + map.pad (""));
  const string spel = map.pad ("spellen/aqualin");
  voerUit ("cp tests/aqualin/vreemde.cc " + spel + "/main.cc");
  voerUit ("make -s -C " + spel + " schoon");
  voerUit ("env -u MAKEFLAGS -u MFLAGS make -s EXTRA=-O0 -C " + spel);
  eisUitvoer (spel + "/Aqualin");
  voerUit ("g++ " + spel + "/main.o " + spel + "/aqualin.o " + spel
           + "/standaard.o -o " + map.pad ("vreemde"));
  eisUitvoer (map.pad ("vreemde"));
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
