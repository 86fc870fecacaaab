// toezicht.h: wie er op lang tellen toeziet: laten zien hoe ver het is, en het
// afbreken als dat moet.

#ifndef ZoekOthelloToezichtHVar
#define ZoekOthelloToezichtHVar

// Telt mee, en kijkt om de zoveel stappen of het nog door mag. De header van
// het bord noemt het. Daarom staat het buiten de naamruimte: wie die header
// opneemt mag zelf iets hebben dat zoek heet.
class OthelloToezicht
{
  public:

    // Er is nog niets geteld. Om de zoveel stappen, minstens 1, wordt gekeken
    // of het nog door mag; de eerste keer meteen.
    explicit OthelloToezicht (int nwTussen = 1)
    : geteld (0), tussen (nwTussen), stappen (1)
    {
    }

    // Een afgeleide klasse kan iets op te ruimen hebben.
    virtual ~OthelloToezicht () {}

    // Tel erbij wat er geteld is sinds de vorige keer; gooit een exception als
    // het tellen moet stoppen. Wie die tegenkomt laat het bord achter zoals het
    // was.
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

  private:

    const int tussen;  // om de hoeveel stappen er gekeken wordt
    int stappen;       // hoeveel het er nog zijn, tot er gekeken wordt

    // Laat zien hoe ver het is, en gooi een exception als het moet stoppen.
    virtual void kijk () = 0;
};

#endif
