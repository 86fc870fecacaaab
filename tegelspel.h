// tegelspel.h: de klasse TegelSpel, een stand van het spel met alles wat je
// ermee kunt doen.

#ifndef TegelSpelHVar
#define TegelSpelHVar

#include <iostream>
#include <string>
#include <vector>
#include "constantes.h"

using namespace std;

class Toezicht;  // zie zoek/toezicht.h
class Lezer;     // zie terminal/lezer.h
template <typename Zet> struct Gedachte;  // deze en de volgende: zie
template <typename Zet> struct Kosten;    // zoek/gedachte.h

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

    // Zet de hele stand op het scherm: pot, schalen, borden, en wie er aan
    // beurt is of, in een eindstand, wie er wint.
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

    // Neem de laatste zet sinds het spel begon helemaal terug.
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
    // zet telkens op het scherm hoeveel standen en tijd besteScore kost, tot
    // dat te lang zou duren, en besteScoreSnel.
    // Post: de stand is niet veranderd
    void doeExperiment ();

    // ---- Niet uit de opgave: toegevoegd ----

    // Zoveel seconden mag besteScore bij het experiment van de opgave duren.
    static const int ExperimentTijd = 300;

    // Retourneert: de speler aan beurt, 0 of 1
    int getSpeler () { return speler; }

    // Als doeExperiment, en met csv zonder iets eromheen: puntkomma's ertussen,
    // tijden in microseconden, en nan waar besteScore te lang zou duren: naar
    // verwachting meer dan tijd seconden; 0: zonder grens.
    void toonExperiment (bool csv, double tijd = ExperimentTijd);

    // Als bepaalGoedeZet met alleen een aantal.
    // Parameter:
    // * gemiddelden: krijgt er van elke zet van bepaalVerschillendeZetten bij
    //   wat de spellen erna gemiddeld opleverden
    pair<int,char> bepaalGoedeZet (int nrSimulaties,
                                   vector<double> &gemiddelden);

    // Retourneert: van elke zet van bepaalVerschillendeZetten wat de spellen
    //   erna met toevallige zetten gemiddeld opleveren, exact: wat simulaties
    //   schatten
    vector<double> verwachtingen ();

    // Een zet: een schaal, vanaf 0, en een kleur, 'g' of 'b'.
    typedef pair<int,char> Zet;

    // Lees een stand, die in de plaats komt van deze, zonder gedane zetten.
    // Parameter:
    // * lezer: leest een spelbestand; daarin mag achter de stand nog iets staan
    // Retourneert: true als zij klopt; anders false, met een melding van de
    //   lezer, en dan is het object niet veranderd
    bool lees (Lezer &lezer);

    // Schrijf de stand naar uit zoals lees haar leest. Kan dat niet, omdat lees
    // elke schaal vult zo ver de pot gaat, of omdat er geen tegel meer over is,
    // dan wordt uit fout.
    void schrijf (ostream &uit) const;

    // Teken de stand zoals drukAf, maar in deze stroom.
    void teken (ostream &uit);

    // Ontleed een zet zoals zij te typen is: 0g, (0,g) of 0,g, met een cijfer.
    // Of zij kan is niet gezegd.
    // Parameter:
    // * zet: wordt die zet, als true wordt geretourneerd
    // Retourneert: true als dit een zet is
    static bool leesZet (const string &tekst, Zet &zet);

    // Retourneert: een zet zoals zij kort te typen is: 0g
    static string getypt (const Zet &zet);

    // Retourneert: wat een zet is, met een voorbeeld, voor een melding
    static string zetvorm () { return "een schaal en een kleur, zoals 0g"; }

    // Retourneert: de reden waarom een zet niet geldig is; leeg als zij dat is
    string bezwaar (const Zet &zet);

    // Als doeZet met een schaal en een kleur.
    bool doeZet (const Zet &zet) { return doeZet (zet.first, zet.second); }

    // Retourneert: wat de laatste zet deed: wie welke tegels in welke rij
    //   legde, en wat er bij kwam; leeg als er geen gedaan is
    string verhaal ();

    // Retourneert: in een eindstand waarom het uit is, en wie er wint; zonder
    //   spel dat dat er niet is
    string afloop ();

    // Begin een nieuw spel met lege borden en een toevallige pot, die voor de
    // helft geel is. Speler 0 begint, er zijn geen gedane zetten, en wie
    // toeziet blijft dat doen.
    // Parameters:
    // * M, N, K, L: de maten, binnen de grenzen van constantes.h
    // * aantal: het aantal tegels in de pot, minstens 1, waarvan er meteen op
    //   de schalen komen
    void nieuwSpel (int M, int N, int K, int L, int aantal);

    // Als besteScore, met altijd dezelfde score en dezelfde zet, maar met
    // alfa-beta en een transpositietabel: zo zijn ook spellen exact door te
    // rekenen waarvan de boom niet af te lopen is; zie ook stelToezicht.
    // Parameters:
    // * aantalStanden: wordt het aantal werkelijk bezochte standen
    int besteScoreSnel (pair<int,char> &besteZet, long long &aantalStanden)
    {
      return besteScoreSnel (besteZet, aantalStanden, 0);
    }

    // Bepaal net zo de score na elke verschillende zet.
    // Parameter:
    // * gedachte: krijgt elke zet van bepaalVerschillendeZetten, met de zetten
    //   die eraan gelijk zijn, en de waarde, zodra die bekend is
    void denk (Gedachte<Zet> &gedachte);

    // Bepaal een reeks van beste zetten tot het einde: na elke zet volgt de
    // eerste beste van wie dan aan beurt is.
    // Parameter:
    // * reeks: krijgt die zetten erbij; wordt het afgebroken, dan zover als er
    //   bekend was
    // Retourneert: de score voor de speler aan beurt
    // Post: de stand is niet veranderd
    int besteReeks (vector< pair<int,char> > &reeks);

    // Retourneert: de zetten sinds het spel begon, de oudste eerst
    vector< pair<int,char> > gedaneZetten () const;

    // Bepaal wat elke gedane zet kostte: hoeveel hoger de score met een beste
    // zet geweest was, voor wie haar deed.
    // Parameter:
    // * kosten: krijgt dat erbij, met de eerste beste zet, van de laatste zet
    //   tot de eerste; wordt het afgebroken, dan zover als er bekend was
    void bepaalKosten (vector< Kosten<Zet> > &kosten);

    // Tel de standen in de complete boom zonder haar af te lopen.
    // Retourneert: wat besteScore als aantalStanden zou geven; -1 als dat
    //   niet in een long long past, of het tellen niet in het geheugen
    long long telStanden ();

    // Laat iemand op lang werk toezien, zodat het op stderr laat zien hoe ver
    // het is, en af te breken is: dan wordt zoek::Afgebroken gegooid, en is
    // besteZet de beste die bekend is, of GeenZet.
    // Parameter:
    // * nwToezicht: wie er toeziet, zolang dit object bestaat; of 0
    void stelToezicht (Toezicht *nwToezicht) { toezicht = nwToezicht; }

  private:

    friend struct Toetsinzicht;  // de toetsen vergelijken alle velden

    struct Ruimte;  // deze stand zoals het zoeken haar ziet

    // Een gedane zet: alles wat zij veranderde, zoals het ervoor was.
    struct GedaneZet
    {
      int schaal;                 // waar de tegels vandaan kwamen
      char kleur;                 // welke het waren: 'g' of 'b'
      pair<int,int> opSchaal;     // wat daar lag
      int rij;                    // waar ze in gelegd zijn
      pair<int,int> inRij;        // wat daar lag
      size_t uitPot;              // hoeveel er uit de pot genomen was
    };

    int perSchaal, perRij;                // N en L
    string pot;                           // de hele pot van het begin
    size_t uitPot;                        // hoeveel daarvan genomen is
    vector< pair<int,int> > schalen;      // per schaal (geel, blauw)
    vector< pair<int,int> > rijen[2];     // per speler en rij (geel, blauw)
    int speler;                           // wie aan beurt is: 0 of 1
    vector<GedaneZet> gedaan;             // sinds het begin, oudste eerst
    Toezicht *toezicht;                   // op lang werk, of 0

    // Als besteScoreSnel met twee parameters, en is gedachte niet 0, dan krijgt
    // elke zet die erin staat haar uitkomst.
    int besteScoreSnel (pair<int,char> &besteZet, long long &aantalStanden,
                        Gedachte<Zet> *gedachte);

    // Retourneert: de zetten die aan een zet gelijk zijn: een andere schaal met
    //   evenveel tegels van die kleur
    vector<Zet> gelijkeZetten (const Zet &zet) const;

    // Retourneert: het aantal volle rijen van speler 0 of 1
    int volleRijen (int wie);

    // Retourneert: de volle rijen van de speler aan beurt min die van de ander
    int score ();

    // Retourneert: het nummer dat een zet, met tegels, bij het zoeken heeft
    int zetnummer (const pair<int,char> &zet);

    // Retourneert: de rij van de speler aan beurt waar dit aantal tegels van
    //   een kleur in komt: de eerste volste waar ze in passen, of GeenRij
    int kiesRij (char kleur, int aantal);

    // Vul de schalen een voor een aan uit de pot, zo ver als dat gaat. Zolang
    // de pot niet leeg is, is er tijdens het spel hoogstens een niet vol.
    void vulAan ();
};

#endif
