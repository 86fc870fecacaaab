// domineren.h: de klasse Domineren, een stand van het spel met alles wat je
// ermee kunt doen.
//
// Wie het zoeken wil lezen kan dat in deze volgorde doen:
//
//   zoek/regels    een stand als vakjes, en een zet erin
//   zoek/klassen   wat een spel een speler minstens waard is
//   zoek/stukken   de tabel van wat kleine stukken waard zijn
//   zoek/banden    de tabel van wat banden van een paar rijen waard zijn
//   zoek/stroken   een stand in stroken, en wat zij ongeveer waard zijn
//   zoek/rekening  wat een stand minstens waard is, en na elke zet
//   zoek/oplosser  winnaar en uitslagen: alfa-beta op winst en verlies

#ifndef DominerenHVar
#define DominerenHVar

#include <iostream>
#include <string>
#include <vector>

using namespace std;

class Toezicht;  // zie zoek/toezicht.h

class Domineren
{
  public:

    // Wie er aan beurt is of wint; Onbekend als er niet op tijd een winnaar
    // gevonden is.
    enum Speler { Onbekend = -1, Vera, Herman };

    // De grootste maten: kolommen a t/m z, rijen 1 t/m 9.
    enum { MaxBreedte = 26, MaxHoogte = 9 };

    // Wie er na een zet wint, als beide spelers dan perfect spelen.
    struct Uitslag
    {
      string zet;
      int winnaar;
      int spiegels;  // hoeveel zetten haar spiegelbeeld zijn
    };

    // Maak een leeg bord; Vera is aan beurt.
    // Parameters:
    // * nwBreedte: 1..MaxBreedte
    // * nwHoogte: 1..MaxHoogte; een maat die daarbuiten ligt geeft een melding
    //   en wordt de dichtstbijzijnde die wel mag
    Domineren (int nwBreedte, int nwHoogte);

    // Lees een stand uit het tekstbestand met deze naam en controleer haar
    // helemaal; een spel dat met schrijf bewaard is mag ook.
    // Retourneert: true als dat gelukt is; false, met een melding op stderr,
    //   als het bestand niet te lezen is of niet klopt
    // Post: bij true zijn de zetten uit het bestand de gedane zetten; bij false
    //   is het object niet veranderd
    bool leesInSpel (const char *invoernaam)
    {
      string spelers;
      return leesInSpel (invoernaam, cerr, spelers);
    }

    // Retourneert: het aantal kolommen
    int getBreedte () { return breedte; }

    // Retourneert: het aantal rijen
    int getHoogte () { return hoogte; }

    // Retourneert: wie aan beurt is, Vera of Herman
    int getSpeler () { return gedaan.size () % 2 == 0 ? Vera : Herman; }

    // Retourneert: het aantal lege vakjes
    int legeVakjes ()
    {
      return breedte * hoogte - 2 * static_cast<int> (gedaan.size ());
    }

    // Retourneert: de mogelijke zetten van de speler aan beurt, op
    //   alfabetische volgorde; leeg in een eindstand
    vector<string> bepaalZetten ();

    // Doe een zet: "d23" voor Vera, "cd4" voor Herman.
    // Retourneert: true als de zet mogelijk is; anders false, en dan is de
    //   stand niet veranderd
    bool doeZet (const string &zet);

    // Neem de laatste zet terug, ook als die uit een bestand kwam.
    // Retourneert: false als er geen zet is
    bool unDoeZet ();

    // Retourneert: true als de speler aan beurt geen zet heeft; de ander
    //   heeft dan gewonnen
    bool eindstand () { return aantalZetten (getSpeler ()) == 0; }

    // Speel het spel uit; beide spelers doen steeds de eerste mogelijke zet.
    // Retourneert: de zetten, en dan de naam van de winnaar
    // Post: de stand is niet veranderd
    vector<string> speelEerste () { return speelUit (false); }

    // Speel het spel uit; beide spelers doen steeds de zet waarna de aantallen
    // zetten van de twee spelers het meest verschillen, en van gelijke de
    // eerste.
    // Retourneert: de zetten, en dan de naam van de winnaar
    // Post: de stand is niet veranderd
    vector<string> speelVerschil () { return speelUit (true); }

    // Bepaal wie wint als beide spelers perfect spelen.
    // Parameters:
    // * besteZet: wordt een winnende zet van de speler aan beurt; leeg als die
    //   er niet is
    // * aantalStanden: wordt het aantal doorzochte standen, deze meegeteld
    // * tijd: hoeveel seconden dat mag duren; 0: zonder grens
    // Retourneert: Vera of Herman; Onbekend als de tijd om was
    // Post: de stand is niet veranderd
    int winnaar (string &besteZet, long long &aantalStanden,
                 long long tijd = 0);

    // Zet de stand op het scherm.
    void drukAf ();

    // ---- Niet uit de opgave: toegevoegd ----

    // Als leesInSpel met alleen een naam, maar lees ook wie er spelen.
    // Parameters:
    // * invoernaam: de naam van het bestand
    // * meldingen: waar een melding heen gaat
    // * spelers: wordt een letter voor Vera en een voor Herman, m (mens) of van
    //   de computer t (toeval), g (het grootste verschil) of b (best); leeg als
    //   het bestand die niet noemt
    // Retourneert en post: als leesInSpel met alleen een naam
    bool leesInSpel (const char *invoernaam, ostream &meldingen,
                     string &spelers);

    // Schrijf het spel zoals leesInSpel het leest: een stand als in SPEL.IN,
    // met alle zetten, en dan, als spelers niet leeg is, een regel met wie er
    // spelen: een letter voor Vera en een voor Herman, als bij leesInSpel.
    void schrijf (ostream &uit, const string &spelers);

    // Retourneert: hoeveel zetten een speler, Vera of Herman, kan doen, of zou
    //   kunnen doen als hij aan beurt was
    int aantalZetten (int speler);

    // Retourneert: de reden waarom een zet niet kan, of leeg als zij kan
    string bezwaar (const string &zet);

    // Retourneert: de zet die speelVerschil nu zou doen; leeg in een eindstand
    string verschilZet ();

    // Retourneert: de gedane zetten, de oudste eerst
    vector<string> gedaneZetten () const { return gedaan; }

    // Bepaal wie er wint na elke mogelijke zet, als beide spelers dan perfect
    // spelen. Van zetten die elkaars spiegelbeeld zijn doet alleen de eerste
    // mee.
    // Parameters:
    // * aantalStanden: wordt het aantal doorzochte standen
    // * uit: krijgt die zetten erbij, met de winnaar; was de tijd om, dan is
    //   die van de laatste zetten Onbekend
    // * tijd: als bij winnaar
    // * elkeZet: is dat false, dan krijgt uit alleen een winnende zet erbij,
    //   die leeg is als zij er niet is, en wie er wint
    // Post: de stand is niet veranderd
    void uitslagen (long long &aantalStanden, vector<Uitslag> &uit,
                    long long tijd = 0, bool elkeZet = true);

    // Retourneert: de naam van Vera of Herman, of dat zij onbekend is
    static string naamVanSpeler (int speler)
    {
      return speler == Vera ? "Vera" : speler == Herman ? "Herman" : "onbekend";
    }

    // Laat iemand, of 0, op winnaar en uitslagen toezien zolang dit object
    // bestaat, zodat zij op stderr laten zien hoe ver het is, en af te breken
    // zijn: dan wordt zoek::Afgebroken gegooid. Zonder aanroep gebeurt dat
    // niet.
    void stelToezicht (Toezicht *nwToezicht) { toezicht = nwToezicht; }

  private:

    friend struct Toetsinzicht;  // de toetsen vergelijken alle velden

    static const char Leeg = '.';  // een vakje

    int breedte, hoogte;
    vector<string> vakjes;  // per rij, de onderste eerst, en per kolom: de
                            // letter van een steen, klein op de tweede helft,
                            // of een punt
    vector<string> gedaan;  // de zetten, de oudste eerst
    Toezicht *toezicht;     // op het zoeken, of 0

    // Retourneert: true als op deze plaats, eventueel rechts van het bord of
    //   erboven, een leeg vakje is
    bool isLeeg (int kolom, int rij)
    {
      return kolom < breedte && rij < hoogte && vakje (kolom, rij) == Leeg;
    }

    // Retourneert: het teken van een vakje van het bord
    char &vakje (int kolom, int rij)
    {
      return vakjes[static_cast<size_t> (rij)][static_cast<size_t> (kolom)];
    }

    // Retourneert: true als een steen van een speler op twee lege vakjes van
    //   het bord past: dit vakje, linksonder, en dat erboven (Vera) of ernaast
    //   (Herman)
    bool past (int kolom, int rij, int speler)
    {
      return isLeeg (kolom, rij) && isLeeg (kolom + speler, rij + 1 - speler);
    }

    // Zet twee tekens op de vakjes van een steen van een speler; zie past.
    void leg (int kolom, int rij, int speler, const char *tekens)
    {
      vakje (kolom, rij) = tekens[0];
      vakje (kolom + speler, rij + 1 - speler) = tekens[1];
    }

    // Als speelVerschil, of anders als speelEerste.
    vector<string> speelUit (bool verschil);
};

#endif
