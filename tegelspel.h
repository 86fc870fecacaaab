// tegelspel.h: de klasse TegelSpel, een stand van het spel met alles wat je
// ermee kunt doen.

#ifndef TegelSpelHVar
#define TegelSpelHVar

#include <string>
#include <vector>
#include "constantes.h"

using namespace std;

class TegelSpel
{
  public:

    // Maak een object zonder spel: getters leveren niets op, eindstand is
    // waar en elke zet wordt geweigerd, tot leesInSpel een spel inleest.
    TegelSpel ();

    // Retourneert: het aantal schalen M (0 zonder spel)
    int getSchalen ();

    // Retourneert: de tegels die nog in de pot zitten, de eerste vooraan
    string getPot ();

    // Retourneert: per schaal 0..M-1 het paar (aantal geel, aantal blauw)
    vector< pair <int,int> > getInhoudSchalen ();

    // Parameter:
    // * speler: 0 of 1; bij een ander getal volgt een melding
    // Retourneert: per rij van deze speler, in de volgorde van het bestand,
    //   het paar (aantal geel, aantal blauw); leeg bij een verkeerde speler
    vector< pair <int,int> > getInhoudRijen (int speler);

    // Lees een spel uit een tekstbestand en controleer het helemaal.
    // Parameter:
    // * invoernaam: de naam van het bestand
    // Retourneert: true als dat gelukt is; false, met een melding op het
    //   scherm, als het bestand niet te lezen is of niet klopt
    // Post: bij true bevat het object het nieuwe spel, zonder gedane zetten;
    //   bij false is het object niet veranderd
    bool leesInSpel (const char* invoernaam);

    // Retourneert: true als een speler al haar rijen vol heeft, of als de
    //   speler aan beurt geen geldige zet heeft
    bool eindstand ();

    // Zet de hele stand op het scherm: pot, schalen, borden, beurt.
    void drukAf ();

    // Bepaal de verschillende zetten van de speler aan beurt. Zetten met
    // dezelfde kleur en hetzelfde aantal zijn gelijk: de laagste schaal telt.
    // Retourneert: de zetten (schaal, kleur), op schaal en dan 'g' voor 'b';
    //   leeg in een eindstand
    vector< pair<int,char> > bepaalVerschillendeZetten ();

    // Doe een zet, vul de schaal aan uit de pot en geef de beurt door.
    // Parameters:
    // * schaal: nummer van de schaal, 0..M-1
    // * kleur: 'g' of 'b'
    // Retourneert: true als de zet geldig is; anders false, en dan is de
    //   stand niet veranderd
    bool doeZet (int schaal, char kleur);

    // Neem de laatste zet sinds leesInSpel helemaal terug.
    // Retourneert: false als er geen zet is om terug te nemen
    bool unDoeZet ();

    // Loop de complete toestand-actie-boom af; beide spelers spelen optimaal.
    // Parameters:
    // * besteZet: wordt de eerste beste zet, GeenZet in een eindstand
    // * aantalStanden: wordt het aantal standen in de boom, deze meegeteld
    // Retourneert: de eindscore voor de speler aan beurt: haar volle rijen
    //   min die van de ander
    // Post: de stand is niet veranderd
    int besteScore (pair<int,char> &besteZet, long long &aantalStanden);

    // Bepaal een goede zet met Monte Carlo: speel na elke verschillende zet
    // het spel een aantal keren uit met toevallige zetten.
    // Parameter:
    // * nrSimulaties: spellen per zet; onder 1 volgen een melding en de
    //   eerste zet
    // Retourneert: de zet met de hoogste gemiddelde eindscore, GeenZet in een
    //   eindstand
    pair<int,char> bepaalGoedeZet (int nrSimulaties);

    // Speel het spel uit: de speler die nu aan beurt is doet steeds een goede
    // zet (met NrSimulaties), de ander een beste zet.
    // Retourneert: de eindscore voor de speler die nu aan beurt is
    // Post: de stand is niet veranderd
    int bepaalGoedeScore ();

    // Speel het spel uit met goede zetten, en neem dan steeds een zet terug;
    // zet telkens op het scherm hoeveel standen en tijd besteScore kost.
    // Post: de stand is niet veranderd
    void doeExperiment ();
