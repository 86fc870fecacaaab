// thermograaf.h: wat is een spel een speler waard, als elke zet iets kost?
//
// Dit komt uit de theorie van combinatorische spelen (Conway, "On Numbers and
// Games", 1976; Berlekamp, Conway en Guy, "Winning Ways", 1982). De linkerwand
// van spel G bij temperatuur t is wat G een speler waard is als hij begint en
// elke zet t kost, de rechterwand als de ander begint. Boven een zekere
// temperatuur wil niemand meer beginnen; daar vallen de wanden samen in de
// mast. Hier staat van beide wanden een ondergrens. Voor een som van losse
// spellen G en H geldt dan:
//
//   rechts (G + H) >= rechts (G) + rechts (H)
//   links (G + H)  >= links (G) + rechts (H), en andersom
//
// Wie begint wint zeker als zijn linkerwand ergens boven nul is. Begint de
// ander, dan wint hij zeker als zijn rechterwand bij een t >= 0 boven t is, of
// bij een t < 0 minstens nul.

#ifndef ZoekDominerenThermograafHVar
#define ZoekDominerenThermograafHVar

#include <climits>
#include "wand.h"

namespace zoek
{
namespace domineren
{

// Een thermograaf wordt gebouwd door alle zetten op te nemen en hem dan te
// sluiten. Temperaturen en waarden zijn in achtsten.
class Thermograaf
{
  public:

    // Maak de thermograaf van een geheel getal.
    // Parameter:
    // * getal: dat getal, in achtsten
    explicit Thermograaf (int getal = 0)
    {
      for (int i = 0; i < Stappen; i++)
        links[i] = rechts[i] = static_cast<short> (getal);
    }

    // Retourneert: een thermograaf om te bouwen: zonder zetten
    static Thermograaf zonderZetten ()
    {
      Thermograaf nieuw;
      for (int i = 0; i < Stappen; i++)
      {
        nieuw.links[i] = -Oneindig;
        nieuw.rechts[i] = Oneindig;
      }
      return nieuw;
    }

    // Neem een zet op.
    // Parameters:
    // * erna: de thermograaf na de zet
    // * eigen: of de speler zelf zet, of de ander
    void neemOp (const Thermograaf &erna, bool eigen)
    {
      for (int i = 0; i < Stappen; i++)
        if (eigen)
          links[i] = grootste (links[i], erna.rechts[i] - temperatuur (i));
        else
          rechts[i] = kleinste (rechts[i], erna.links[i] + temperatuur (i));
    }

    // Maak van de opgenomen zetten de wanden. De mast staat minstens zo hoog
    // als de laagste van links en rechts bij welke temperatuur ook; en als zij
    // elkaar bij -1 al voorbij zijn is het spel een geheel getal ertussen, en
    // wel het getal dat het dichtst bij nul ligt. Een rechterwand daalt nooit
    // als het warmer wordt, een linkerwand stijgt nooit.
    void sluit ()
    {
      short mast = links[0] <= rechts[0] ? eenvoudigste () : +SHRT_MIN;
      for (int i = 0; i < Stappen; i++)
        mast = grootste (mast, kleinste (links[i], rechts[i]));
      for (int i = 0; i < Stappen; i++)
      {
        rechts[i] = kleinste (rechts[i], mast);
        links[i] = grootste (links[i], mast);
      }
      for (int i = 1; i < Stappen; i++)
      {
        rechts[i] = grootste (rechts[i], rechts[i - 1]);
        links[Stappen - 1 - i] = grootste (links[Stappen - 1 - i],
                                           links[Stappen - i]);
      }
    }

    // Tel er een spel bij op.
    // Parameter:
    // * b: de thermograaf van dat spel
    void telOp (const Thermograaf &b)
    {
      for (int i = 0; i < Stappen; i++)
      {
        links[i] = grootste (links[i] + b.rechts[i], rechts[i] + b.links[i]);
        rechts[i] = static_cast<short> (rechts[i] + b.rechts[i]);
      }
    }

    // Parameter:
    // * begint: of de speler begint
    // Retourneert: de linkerwand of de rechterwand
    Wand wand (bool begint) const
    {
      Wand uit;
      for (int i = 0; i < AantalTemperaturen; i++)
      {
        const int stap = Temperaturen[i] - Koudst;
        uit.zet (i, begint ? links[stap] : rechts[stap]);
      }
      return uit;
    }

  private:

    // De temperaturen lopen van Koudst tot Heetst, een achtste uit elkaar.
    static const int Koudst = -Achtsten, Heetst = 2 * Achtsten,
                     Stappen = Heetst - Koudst + 1;
    static const short Oneindig = 10000;

    short links[Stappen], rechts[Stappen];

    // Parameter:
    // * i: het nummer van een stap
    // Retourneert: de temperatuur daar
    static int temperatuur (int i)
    {
      return Koudst + i;
    }

    // Retourneert: de grootste van twee waarden
    static short grootste (int a, int b)
    {
      return static_cast<short> (a > b ? a : b);
    }

    // Retourneert: de kleinste van twee waarden
    static short kleinste (int a, int b)
    {
      return static_cast<short> (a < b ? a : b);
    }

    // Retourneert: het gehele getal tussen de wanden bij -1, dat het dichtst
    //   bij nul ligt
    short eenvoudigste () const
    {
      int getal = 0;
      while (getal < links[0])
        getal += Achtsten;
      while (getal > rechts[0])
        getal -= Achtsten;
      return static_cast<short> (getal);
    }
};

}
}

#endif
