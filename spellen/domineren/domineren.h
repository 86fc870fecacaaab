// domineren.h: de klasse Domineren, een stand van het spel met alles wat je
// ermee kunt doen.

#ifndef DominerenHVar
#define DominerenHVar

#include <iostream>
#include <string>
#include <vector>

using namespace std;

namespace terminal { class Lezer; }
namespace zoek { class Voortgang; }
class Toezicht;  // zie zoek/toezicht.h

class Domineren
{
  public:

    // Wie er aan beurt is of wint; Onbekend als er niet op tijd een winnaar
    // gevonden is.
    enum Speler { Onbekend = -1, Vera, Herman };

    // Wie er spelen kan: een mens, of de computer met steeds de eerste zet, met
    // het grootste verschil of perfect; zie schrijf.
    static const char *Spelers ()
    {
      return "mevp";
    }

    // De grootste maten: kolommen a t/m z, rijen 1 t/m 9.
    enum { MaxBreedte = 26, MaxHoogte = 9 };

    // Wie er na een zet wint, als beide spelers dan perfect spelen.
    struct Uitslag
    {
      string zet;
      int winnaar;
    };

    // Maak een leeg bord; Vera is aan beurt.
    // Parameters:
    // * breedte: 1..MaxBreedte
    // * hoogte: 1..MaxHoogte; een maat die daarbuiten ligt geeft een melding
    //   en wordt de dichtstbijzijnde die wel mag
    Domineren (int breedte, int hoogte);

    // Lees een stand uit een tekstbestand en controleer haar helemaal; een spel
    // dat met schrijf bewaard is mag ook.
    // Parameters:
    // * invoernaam: de naam van het bestand
    // * meldingen: waar een melding heen gaat
    // Retourneert: true als dat gelukt is; false, met een melding, als het
    //   bestand niet te lezen is of niet klopt
    // Post: bij true zijn de zetten uit het bestand de gedane zetten; bij
    //   false is het object niet veranderd
    bool leesInSpel (const char *invoernaam, ostream &meldingen = cerr);

    // Retourneert: het aantal kolommen
    int getBreedte ();

    // Retourneert: het aantal rijen
    int getHoogte ();

    // Retourneert: wie aan beurt is, Vera of Herman
    int getSpeler ();

    // Retourneert: het aantal lege vakjes
    int legeVakjes ();

    // Retourneert: de mogelijke zetten van de speler aan beurt, op
    //   alfabetische volgorde; leeg in een eindstand
    vector<string> bepaalZetten ();

    // Doe een zet.
    // Parameter:
    // * zet: "d23" voor Vera, "cd4" voor Herman
    // Retourneert: true als de zet mogelijk is; anders false, en dan is de
    //   stand niet veranderd
    bool doeZet (const string &zet);

    // Neem de laatste zet terug, ook als die uit een bestand kwam.
    // Retourneert: false als er geen zet is
    bool unDoeZet ();

    // Retourneert: true als de speler aan beurt geen zet heeft; de ander
    //   heeft dan gewonnen
    bool eindstand ();

    // Speel het spel uit; beide spelers doen steeds de eerste mogelijke zet.
    // Retourneert: de zetten, en dan de naam van de winnaar
    // Post: de stand is niet veranderd
    vector<string> speelEerste ();

    // Speel het spel uit; beide spelers doen steeds de zet waarna de aantallen
    // zetten van de twee spelers het meest verschillen, en van gelijke de
    // eerste.
    // Retourneert: de zetten, en dan de naam van de winnaar
    // Post: de stand is niet veranderd
    vector<string> speelVerschil ();

    // Bepaal wie wint als beide spelers perfect spelen.
    // Parameters:
    // * besteZet: wordt een winnende zet van de speler aan beurt; leeg als die
    //   er niet is
    // * aantalStanden: wordt het aantal doorzochte standen, deze meegeteld
    // Retourneert: Vera of Herman; Onbekend als de tijd om was
    // Post: de stand is niet veranderd
    int winnaar (string &besteZet, long long &aantalStanden);

    // Zet de stand op het scherm.
    void drukAf ();

    // ---- Niet uit de opgave: toegevoegd ----

    // Als hierboven, en lees ook wie er spelen.
    // Parameters:
    // * invoernaam, meldingen: als hierboven
    // * spelers: wordt een letter uit Spelers voor Vera en een voor Herman, of
    //   leeg als het bestand die niet noemt
    // Retourneert en post: als hierboven
    bool leesInSpel (const char *invoernaam, ostream &meldingen,
                     string &spelers);

    // Schrijf het spel zoals leesInSpel het leest: een stand als in SPEL.IN,
    // met alle zetten, en dan een regel met wie er spelen.
    // Parameters:
    // * uit: waarheen
    // * spelers: een letter uit Spelers voor Vera en een voor Herman
    void schrijf (ostream &uit, const string &spelers);

    // Parameter:
    // * speler: Vera of Herman
    // Retourneert: hoeveel zetten die kan doen, of zou kunnen doen als hij aan
    //   beurt was
    int aantalZetten (int speler);

    // Waarom kan een zet niet?
    // Parameter:
    // * zet: drie tekens, die op een zet lijken
    // Retourneert: de reden, of leeg als de zet mogelijk is
    string bezwaar (const string &zet);

    // Retourneert: de zet die speelVerschil nu zou doen; leeg in een eindstand
    string verschilZet ();

    // Bepaal wie er wint na elke mogelijke zet, als beide spelers dan perfect
    // spelen. Van zetten die elkaars spiegelbeeld zijn doet alleen de eerste
    // mee.
    // Parameter:
    // * aantalStanden: wordt het aantal doorzochte standen
    // Retourneert: per zet de winnaar; Onbekend vanaf waar de tijd om was
    // Post: de stand is niet veranderd
    vector<Uitslag> uitslagen (long long &aantalStanden);

    // Stel in of drukAf de veilige vakjes toont: waar alleen Vera nog kan
    // leggen een kleine v, waar alleen Herman dat kan een kleine h.
    // Parameter:
    // * aan: of zij getoond worden
    void toonVeilig (bool aan);

    // Stel in hoe lang winnaar en uitslagen mogen zoeken; zonder aanroep 60
    // seconden.
    // Parameter:
    // * seconden: de rekentijd; 0 of minder: zonder grens
    void stelTijd (int seconden);

    // Parameter:
    // * speler: Vera of Herman
    // Retourneert: de naam van die speler
    static string naamVanSpeler (int speler);

    // Laat iemand op winnaar en uitslagen toezien, zodat zij op stderr laten
    // zien hoe ver het is, en af te breken zijn: dan wordt zoek::Afgebroken
    // gegooid. Zonder aanroep gebeurt dat niet.
    // Parameter:
    // * nwToezicht: wie er toeziet, zolang dit object bestaat; of 0
    void stelToezicht (Toezicht *nwToezicht);

  private:

    friend struct Toetsinzicht;  // de toetsen vergelijken alle velden

    // Een dominosteen, op het vakje linksonder (vanaf 0) en dat erboven (Vera)
    // of ernaast (Herman).
    struct Steen
    {
      int kolom, rij;
    };

    int breedte, hoogte;
    vector<string> vakjes;  // per rij, de onderste eerst, en per kolom: de
                            // letter van een steen, of een punt
    vector<Steen> gedaan;   // de oudste eerst
    bool toontVeilig;
    int tijd;               // voor winnaar, in seconden; 0: zonder grens
    Toezicht *toezicht;        // op het zoeken, of 0

    // Maak het bord leeg.
    // Parameters:
    // * nwBreedte, nwHoogte: de nieuwe maten, die kloppen
    void begin (int nwBreedte, int nwHoogte);

    // Lees de maten van het bord, en maak het leeg.
    // Parameter:
    // * bestand: geeft een melding bij wat niet klopt
    // Retourneert: true als dat gelukt is
    bool leesMaten (terminal::Lezer &bestand);

    // Lees de zetten, na de maten.
    // Parameter:
    // * bestand: geeft een melding bij wat niet klopt
    // Retourneert: true als dat gelukt is; de zetten zijn dan gedaan
    bool leesZetten (terminal::Lezer &bestand);

    // Lees wie er spelen, als dat er staat, en het einde van het bestand.
    // Parameters:
    // * bestand: geeft een melding bij wat niet klopt
    // * spelers: zie leesInSpel
    // Retourneert: true als dat gelukt is
    static bool leesSpelers (terminal::Lezer &bestand, string &spelers);

    // Lees een zet en doe haar.
    // Parameters:
    // * bestand: geeft een melding bij wat niet klopt
    // * nr: de hoeveelste zet het is, vanaf 1
    // Retourneert: true als dat gelukt is
    bool leesZet (terminal::Lezer &bestand, long long nr);

    // Parameters:
    // * kolom, rij: een plaats, eventueel buiten het bord
    // Retourneert: true als daar een leeg vakje is
    bool isLeeg (int kolom, int rij);

    // Parameters:
    // * steen: een steen, eventueel buiten het bord
    // * speler: van wie hij is
    // Retourneert: true als hij op twee lege vakjes van het bord past
    bool past (const Steen &steen, int speler);

    // Parameters:
    // * kolom, rij: een leeg vakje
    // * speler: Vera of Herman
    // Retourneert: true als die speler het nog kan beleggen
    bool bruikbaar (int kolom, int rij, int speler);

    // Zet een teken op de twee vakjes van een steen.
    // Parameters:
    // * steen: een steen op het bord
    // * speler: van wie hij is
    // * teken: wat er komt te staan
    void leg (const Steen &steen, int speler, char teken);

    // Bepaal alle stenen die passen, op alfabetische volgorde van hun zetten.
    // Parameter:
    // * speler: Vera of Herman
    // Retourneert: de stenen
    vector<Steen> stenen (int speler);

    // Speel het spel uit en neem dan alles terug.
    // Parameter:
    // * verschil: met verschilZet in plaats van de eerste zet
    // Retourneert: de zetten, en dan de naam van de winnaar
    vector<string> speelUit (bool verschil);

    // Wat er gevraagd wordt, en wat eruit komt.
    struct Zoekvraag
    {
      bool elkeZet;               // wie wint na elke zet, of alleen wie wint
      int wint;                   // of Onbekend
      Steen steen;                // waarmee, als wie aan beurt is wint
      vector<Uitslag> uitslagen;  // bij elkeZet
      long long standen;
    };

    // Zoek, met borden van zoveel woorden als er nodig zijn.
    // Parameters:
    // * werk: wat er gevraagd wordt, voor op het scherm
    // * vraag: krijgt haar antwoorden
    void zoek (const char *werk, Zoekvraag &vraag);

    // Als zoek, met borden van een aantal woorden.
    // Parameters:
    // * voortgang: krijgt te horen hoe ver het is
    // * vraag: krijgt haar antwoorden
    template <int Woorden>
    void zoekMet (zoek::Voortgang &voortgang, Zoekvraag &vraag);

    // Bepaal van elke zet wie er wint.
    // Parameters:
    // * oplosser: zoekt
    // * veld, vrij: het bord en de lege vakjes
    // * vraag: krijgt de uitslagen
    template <typename Oplosser, typename Veld, typename Bord>
    void probeerZetten (Oplosser &oplosser, const Veld &veld,
                        const Bord &vrij, Zoekvraag &vraag);
};

#endif
