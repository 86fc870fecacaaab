// toezicht.h: wie er op lang werk van een bord toeziet.

#ifndef ZoekOthelloToezichtHVar
#define ZoekOthelloToezichtHVar

// De header van het bord noemt deze klasse. Daarom staat zij buiten de
// naamruimte: wie die header opneemt mag zelf iets hebben dat zoek heet.
class OthelloToezicht
{
  public:

    // Een afgeleide klasse kan iets op te ruimen hebben.
    virtual ~OthelloToezicht () {}

    // Tel erbij wat er geteld is sinds de vorige keer; gooit een exception als
    // het werk moet stoppen. Wie die tegenkomt laat het bord achter zoals het
    // was.
    virtual void tel (long long erbij) = 0;
};

#endif
