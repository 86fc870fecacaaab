// lees_csv.cc: de csv-lezer van het verslag, en wat die van de velden maakt.

#include "tests/fuzz/fuzz.h"
#include "verslag/gereedschap/tex.h"

DOEL (invoer)
{
  static TijdelijkBestand inhoud;
  try
  {
    for (const verslag::Rij &rij : verslag::leesCsv (inhoud.met (invoer)))
      for (const auto &veld : rij)
      {
        EIS (verslag::bekend (rij, veld.first) == (veld.second != "nan"));
        verslag::geheel (verslag::heel (rij, veld.first));
        const double getal = verslag::getal (rij, veld.first);
        verslag::decimaal (getal, 3);
        verslag::tijd (getal);
        verslag::dag (veld.second);
      }
  }
  catch (const ToetsMislukt &)
  {
    throw;
  }
  catch (const std::runtime_error &)
  {
    // een leeg bestand, of geen datum: daar hoort een melding bij
  }
}
