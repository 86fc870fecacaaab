// aqualin.h: de klasse Aqualin, een stand van het spel met alles wat je ermee
// kunt doen. Speler 0 (Brian) wil grote clusters van een kleur, speler 1
// (Robin) van een vorm.
//
// Wie het zoeken wil lezen kan dat in deze volgorde doen:
//
//   zoek/verloop     wat er van tevoren vaststaat, en een zet daarin
//   zoek/clusters    een bord met zijn clusters, met stenen erop en eraf
//   zoek/boom        optScore: de recursie van de opgave
//   zoek/uitspelen   bepaalZetMonteCarlo: een spel met toevallige zetten
//   zoek/stelling    een stand, voor wie niet de hele boom afloopt
//   zoek/kenmerk     wat er van een stelling nog toe doet
//   zoek/antwoorden  de tabel, met die kenmerken als sleutel
//   zoek/oplosser    optScoreSnel: beweringen, met ja of nee

#ifndef AqualinHVar
#define AqualinHVar

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "constantes.h"

using namespace std;

class Toezicht;  // zie zoek/toezicht.h
class Lezer;     // zie terminal/lezer.h

class Aqualin
{
  public:

    // Maak een object zonder spel: het bord heeft geen vakjes, eindstand is
    // waar en elke zet wordt geweigerd, tot leesInSpel een spel inleest.
    Aqualin () {}

    // Maak een spel met een toevallige vulvolgorde en een toevallige pot.
    // Parameters:
    // * nwHoogte, nwBreedte: de maten van het bord
    // * nwVormen: het aantal vormen
    // * nwAlOpBord: hoeveel stenen er meteen op het bord gelegd worden
    // * nwKeuzeAantal: per speler hoeveel stenen er in een hand gaan
    // Post: kan zo'n spel niet, dan volgt een melding en is er geen spel
    Aqualin (int nwHoogte, int nwBreedte, int nwVormen, int nwAlOpBord,
             int nwKeuzeAantal[2]);

    // Retourneert: de hoogte van het bord; 0 zonder spel
    int getHoogte () { return hoogte; }

    // Retourneert: de breedte van het bord; 0 zonder spel
    int getBreedte () { return breedte; }

    // Retourneert: het aantal kleuren; 0 zonder spel
    int getKleuren () { return kleuren; }

    // Retourneert: het aantal vormen; 0 zonder spel
    int getVormen () { return vormen; }

    // Retourneert: de steen (kleur, vorm) op een vakje; GeenSteen als daar
    //   niets ligt, of als het buiten het bord is
    pair<int,int> getVakje (int rij, int kolom);

    // Lees een spel uit het tekstbestand met deze naam en controleer het
    // helemaal.
    // Retourneert: true als dat gelukt is; false, met een melding op het
    //   scherm, als het bestand niet te lezen is of niet klopt
    // Post: bij true bevat het object het nieuwe spel, zonder gedane zetten;
    //   bij false is het object niet veranderd
    bool leesInSpel (const char *invoernaam);

    // Zet de hele stand op het scherm: bord, clusters, handen, pot, beurt.
    void drukAf ();

    // Retourneert: true als de speler aan beurt geen steen in de hand heeft
    bool eindstand () { return handen[speler].empty (); }

    // Leg een steen op het volgende vakje van de vulvolgorde, pak een nieuwe
    // uit de pot als die er is, en geef de beurt door.
    // Retourneert: true als de speler aan beurt die steen heeft; anders false,
    //   en dan is de stand niet veranderd
    bool doeZet (int kleur, int vorm);

    // Neem de laatste zet sinds het begin van het spel helemaal terug.
    // Retourneert: false als er geen zet is om terug te nemen
    bool unDoeZet ();

    // Loop de complete toestand-actie-boom af; beide spelers spelen optimaal.
    // Parameters:
    // * optZet: wordt de eerste optimale zet, GeenSteen in een eindstand
    // * aantalStanden: wordt het aantal standen in de boom, deze meegeteld
    // Retourneert: de eindscore voor de speler aan beurt: haar grootste
    //   cluster min die van de ander
    // Post: de stand is niet veranderd
    int optScore (pair<int,int> &optZet, long long &aantalStanden);

    // Retourneert: de zet waarna de speler aan beurt de grootste cluster
    //   heeft; bij gelijke die met de grootste cluster om de nieuwe steen, en
    //   dan de eerste. GeenSteen in een eindstand
    pair<int,int> bepaalZetGrootsteCluster ();

    // Speel na elke zet het spel NrSimulaties keer uit met toevallige zetten.
    // Retourneert: de zet met de hoogste gemiddelde eindscore voor de speler
    //   aan beurt, GeenSteen in een eindstand
    pair<int,int> bepaalZetMonteCarlo ();

    // Speel het spel uit.
    // Parameters:
    // * algo1: het algoritme van de speler die nu aan beurt is: Optimaal,
    //   GrootsteCluster of MonteCarlo
    // * algo2: het algoritme van de ander
    // Retourneert: de eindscore voor de speler die nu aan beurt is; 0, met
    //   een melding, als een algoritme niet bestaat
    // Post: de stand is niet veranderd
    int speelUitScore (int algo1, int algo2);

    // ---- Niet uit de opgave: toegevoegd ----

    // Een zet: de steen (kleur, vorm) die gelegd wordt.
    typedef pair<int,int> Zet;

    // Lees een stand, die in de plaats komt van deze, zonder gedane zetten.
    // Parameter:
    // * lezer: leest een spelbestand; daarin mag achter de stand nog iets staan
    // Retourneert: true als zij klopt; anders false, met een melding van de
    //   lezer, en dan is het object niet veranderd
    bool lees (Lezer &lezer);

    // Schrijf de stand naar uit zoals lees haar leest. Kan dat niet, omdat
    // speler 0 daarin begint en het eerst een hand pakt, dan wordt uit fout.
    void schrijf (ostream &uit) const;

    // Teken de stand zoals drukAf, maar in deze stroom.
    void teken (ostream &uit);

    // Ontleed een zet zoals zij te typen is: 2,0 of (2,0), met twee cijfers. Of
    // zij kan is niet gezegd.
    // Parameter:
    // * zet: wordt die zet, als true wordt geretourneerd
    // Retourneert: true als dit een zet is
    static bool leesZet (const string &tekst, Zet &zet);

    // Retourneert: een zet zoals zij kort te typen is: 2,0
    static string getypt (const Zet &zet)
    {
      return to_string (zet.first) + "," + to_string (zet.second);
    }

    // Retourneert: wat een zet is, met een voorbeeld, voor een melding
    static string zetvorm () { return "een kleur en een vorm, zoals 2,0"; }

    // Retourneert: de reden waarom een zet niet geldig is; leeg als zij dat is
    string bezwaar (const Zet &zet) const;

    // Als doeZet met een kleur en een vorm.
    bool doeZet (const Zet &zet) { return doeZet (zet.first, zet.second); }

    // Retourneert: wat de laatste zet deed, als er een gedaan is: wie welke
    //   steen waar legde, in welke cluster, en wat er in de hand kwam
    string verhaal ();

    // Retourneert: in een eindstand waarom het uit is, en wie er wint
    string afloop ();

    // Als optScore, met altijd dezelfde score en dezelfde zet, maar zonder de
    // hele boom af te lopen: aantalStanden wordt het aantal werkelijk bezochte.
    int optScoreSnel (pair<int,int> &optZet, long long &aantalStanden);

    // Retourneert: de zet die een algoritme kiest (zie speelUitScore; elk ander
    //   getal is Optimaal); GeenSteen in een eindstand
    pair<int,int> kiesZet (int algo);

    // Retourneert: de stenen in de hand van speler 0 of 1, de oudste voorop;
    //   leeg, met een melding, bij een ander getal
    vector< pair <int,int> > getHand (int speler);

    // Retourneert: de speler aan beurt
    int getSpeler () { return speler; }

    // Retourneert: de zetten sinds het begin van het spel, de oudste eerst
    vector< pair<int,int> > gedaneZetten () const
    {
      return { gelegd.begin () + alOpBord, gelegd.end () };
    }

    // Retourneert: het aantal stenen van de grootste cluster van speler 0
    //   (kleur) of 1 (vorm); 0 op een leeg bord, of met een melding bij een
    //   ander getal
    int grootsteCluster (int speler);

    // Retourneert: wat optScore als aantalStanden zou geven, zonder de boom
    //   af te lopen; -1 als dat niet in een long long past
    long long telStanden ();

    // Laat iemand, of 0, op lang werk toezien zolang dit object bestaat, zodat
    // het op stderr laat zien hoe ver het is, en af te breken is: dan wordt
    // zoek::Afgebroken gegooid. Zonder aanroep gebeurt dat niet.
    void stelToezicht (Toezicht *nwToezicht) { toezicht = nwToezicht; }

    // Retourneert: wie er op lang werk toeziet, of 0
    Toezicht *getToezicht () const { return toezicht; }

  private:

    friend struct Toetsinzicht;  // de toetsen vergelijken alle velden

    struct Spelverloop;  // deze stand zoals het zoeken haar ziet

    int hoogte = 0, breedte = 0, kleuren = 0, vormen = 0;
    int alOpBord = 0, keuzeAantal[2] = { 0, 0 };
    vector<int> vulvolgorde;      // per vakje, rij na rij: het hoeveelste
    vector<int> pot;              // alle stenen, in de volgorde van de pot
    size_t uitPot = 0;            // hoeveel daarvan genomen zijn
    vector< pair<int,int> > gelegd;     // de stenen op het bord, oudste eerst:
                                  // na de eerste alOpBord van de gedane zetten
    vector< pair<int,int> > handen[2];  // oudste eerst
    int speler = 0;               // wie aan beurt is: 0 of 1
    Toezicht *toezicht = 0;       // op lang werk, of 0

    // Begin het spel met de hele pot: bepaal het aantal kleuren, leg de eerste
    // stenen op het bord en vul de handen. Er zijn dan geen zetten gedaan.
    void begin ();

    // Neem de volgende steen uit de pot, die niet leeg is.
    // Retourneert: die steen
    pair<int,int> pak ();

    // Retourneert: de stenen die nog in de pot zitten
    vector< pair<int,int> > inPot () const;

    // Retourneert: het aantal stenen van de cluster van de speler aan beurt die
    //   een geldige zet maakt
    int nieuweCluster (int kleur, int vorm);

    // Teken het bord. Tussen de kolommen komt een spatie als het dan nog op het
    // scherm past.
    void tekenBord (ostream &uit);

    // Teken stenen, met een kop ervoor, zoals ze in het menu te typen zijn, zo
    // nodig op meer regels.
    static void tekenStenen (ostream &uit, const string &kop,
                             const vector< pair<int,int> > &stenen);
};

#endif
