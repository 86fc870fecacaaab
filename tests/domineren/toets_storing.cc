// toets_storing.cc: wat Domineren moet verdragen; zie tests/storing.h.

#include "tests/domineren/inzicht.h"
#include "tests/storing.h"
#include "zoek/toezicht.h"

using namespace std;

static const string Map = "spellen/domineren/voorbeelden/";

TOETS (bestand_dat_verandert)
{
  eisHeelOfNiet<Toetsinzicht> (Domineren (2, 2),
                               inhoudVan (Map + "spel0.in"),
                               inhoudVan (Map + "spel9.in"));
}

TOETS (pijp_met_een_heel_en_een_half_spel)
{
  eisPijp<Toetsinzicht> (Domineren (2, 2), inhoudVan (Map + "spel0.in"));
}

TOETS (rommel)
{
  eisRommel<Toetsinzicht> (Domineren (2, 2));
}

// Wie wint een leeg bord van 6 bij 5, met Vera als eerste?
static bool veraVerliest (int breedte, int hoogte)
{
  string zet;
  long long standen = 0;
  return Domineren (breedte, hoogte).winnaar (zet, standen)
         == Domineren::Herman;
}

// Raakt het geheugen op terwijl de tabellen van een breedte gemaakt worden,
// dan mag er geen halve tabel blijven bestaan.
TOETS (zonder_geheugen)
{
  eisZonderGeheugen ([] { return veraVerliest (6, 5); });
  eisZonderGeheugen ([] { return veraVerliest (7, 5); });
  eisZonderGeheugen ([]
                     {
                       return Domineren (9, 9).speelVerschil ().size () > 9;
                     });
}

// Toezicht dat het werk een aantal keer door laat gaan, en dan afbreekt.
struct Ongeduld : zoek::Toezicht
{
  mutable int over;

  explicit Ongeduld (int nwOver) : over (nwOver) {}
  bool toont () const { return false; }
  bool stopGevraagd () const { return over-- <= 0; }
};

// Wordt het zoeken afgebroken, na wat voor tijd ook, dan is er niets veranderd,
// en klopt het volgende antwoord.
TOETS (afgebroken_zoeken_verandert_niets)
{
  Domineren spel (7, 7);
  string zet;
  long long standen = 0;
  EIS (spel.doeZet ("d34"));
  const string eerst = Toetsinzicht::dump (spel);
  bool klaar = false;
  for (int keren = 0; !klaar; keren += 1 + keren / 3)
  {
    Ongeduld ongeduld (keren);
    spel.stelToezicht (&ongeduld);
    int gegooid = 0;
    for (int soort = 0; soort < 2; soort++)
      try
      {
        if (soort == 0)
          spel.winnaar (zet, standen);
        else
          spel.uitslagen (standen);
      }
      catch (const zoek::Afgebroken &werk)
      {
        gegooid++;
        EIS (!werk.geweigerd && werk.eenheid == "standen");
      }
    klaar = gegooid == 0;
    spel.stelToezicht (nullptr);
    EIS_GELIJK (Toetsinzicht::dump (spel), eerst);
    EIS_GELIJK (spel.winnaar (zet, standen), +Domineren::Vera);
  }
}

// Ook wat meteen klaar is wordt afgebroken, zodat veel kleins dat wordt.
TOETS (klein_zoekwerk_is_af_te_breken)
{
  Ongeduld ongeduld (0);
  Domineren spel (2, 2);
  string zet;
  long long standen = 0;
  bool gegooid = false;
  spel.stelToezicht (&ongeduld);
  try
  {
    spel.winnaar (zet, standen);
  }
  catch (const zoek::Afgebroken &)
  {
    gegooid = true;
  }
  EIS (gegooid);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
