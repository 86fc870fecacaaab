// toezicht.h: wie er op lang tellen toeziet: laten zien hoe ver het is, en het
// afbreken als dat moet.

#ifndef ZoekOthelloToezichtHVar
#define ZoekOthelloToezichtHVar

namespace zoek
{
namespace othello
{

// Wat er gegooid wordt als het tellen moet stoppen. Wie dat tegenkomt laat
// het bord achter zoals het was.
struct Afgebroken
{
  double seconden;  // hoe lang het duurde
  double aantal;    // hoeveel er geteld is
  char antwoord;    // van de gebruiker, die het niet door liet gaan; of nul
};

}
}

// Telt mee, en kijkt om de zoveel stappen of het nog door mag. De header van
// het bord noemt het. Daarom staat het buiten de naamruimte: wie die header
// opneemt mag zelf iets hebben dat zoek heet.
class OthelloToezicht
{
  public:

    // Er is nog niets geteld.
    OthelloToezicht () : geteld (0), tussen (1), stappen (1) {}

    // Een afgeleide klasse kan iets op te ruimen hebben.
    virtual ~OthelloToezicht () {}

    // Tel erbij wat er geteld is sinds de vorige keer; gooit Afgebroken als het
    // tellen moet stoppen.
    void tel (long long erbij)
    {
      geteld += static_cast<double> (erbij);
      stappen--;
      if (stappen == 0)
      {
        stappen = tussen;
        kijk ();
      }
    }

  protected:

    double geteld;  // hoeveel er tot nu toe geteld is

    // Begin opnieuw te tellen, en kijk om de zoveel stappen, minstens 1.
    void beginTellen (int nwTussen)
    {
      geteld = 0;
      tussen = nwTussen;
      stappen = 1;
    }

  private:

    int tussen,   // om de hoeveel stappen er gekeken wordt
        stappen;  // hoeveel het er nog zijn, tot er gekeken wordt

    // Laat zien hoe ver het is, en gooi Afgebroken als het moet stoppen.
    virtual void kijk () = 0;
};

#endif
