// keur_tempo.cc: wat besteScore van de voorbeeldspellen zegt, en hoe snel.

#include "proef.h"
#include "voorbeelden.h"

#include <chrono>

namespace nakijk
{

namespace
{

// Los een voorbeeldspel op, en zet de uitkomst naast de goede.
void meet (size_t nummer)
{
  const Voorbeeld &goed = Voorbeelden[nummer];
  proef ([&] (Partij &partij)
  {
    if (!partij.lees (voorbeeld (goed.naam)))
      throw Mislukt { "een ingelezen spel", "het wordt niet gelezen" };
    const auto begin = std::chrono::steady_clock::now ();
    const Beste nu = partij.beste ();
    const double seconden = std::chrono::duration<double> (
      std::chrono::steady_clock::now () - begin).count ();
    const std::string uitleg = verklaar (goed, nu.score, nu.standen);
    opmerking (std::string (goed.naam) + ": score " + tekst (nu.score)
               + ", zet " + tekst (nu.zet) + ", " + tekst (nu.standen) + " standen"
               + (nu.score == goed.score && nu.zet == goed.zet
                  && nu.standen == goed.standen ? ": alles goed"
                  : "; hoort score " + tekst (goed.score) + ", zet "
                    + tekst (goed.zet) + ", " + tekst (goed.standen)
                    + " standen")
               + (uitleg.empty () ? "" : ": " + uitleg) + "; in "
               + std::to_string (seconden).substr (0, 5) + " s");
    eisGelijk (nu.score, goed.score);
  });
}

}

void snelheid_spel1 () { meet (0); }
void snelheid_spel3 () { meet (1); }
void snelheid_spel4 () { meet (2); }
void snelheid_spel5 () { meet (3); }

}
