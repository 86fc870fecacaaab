// toets_afbreken.cc: het zoeken van Domineren dat afgebroken wordt.

#include "tests/domineren/inzicht.h"
#include "tests/toets.h"
#include "zoek/toezicht.h"

using namespace std;

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
