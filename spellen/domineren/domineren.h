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
class Lezer;     // zie terminal/lezer.h
template <typename Zet> struct Gedachte;  // zie zoek/gedachte.h

class Domineren
{
  public:

    // Wie er aan beurt is of wint; Onbekend als er niet op tijd een winnaar
    // gevonden is.
    enum Speler { Onbekend = -1, Vera, Herman };

    // De grootste maten: kolommen a t/m z, rijen 1 t/m 9.
    enum { MaxBreedte = 26, MaxHoogte = 9 };

    // Maak een leeg bord; Vera is aan beurt.
    // Parameters:
    // * nwBreedte: 1..MaxBreedte
    // * nwHoogte: 1..MaxHoogte; een maat die daarbuiten ligt geeft een melding
    //   en wordt de dichtstbijzijnde die wel mag
    Domineren (int nwBreedte, int nwHoogte);

    // Lees een stand uit het tekstbestand met deze naam en controleer haar
    // helemaal.
    // Retourneert: true als dat gelukt is; false, met een melding op stderr,
    //   als het bestand niet te lezen is of niet klopt
    // Post: bij true zijn de zetten uit het bestand de gedane zetten; bij false
    //   is het object niet veranderd
    bool leesInSpel (const char *invoernaam);

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

    // Een zet, zoals bij doeZet.
    typedef string Zet;

    // Lees een stand, die in de plaats komt van deze.
    // Parameter:
    // * lezer: leest een spelbestand; daarin mag achter de zetten nog iets
    //   staan
    // Retourneert: true als zij klopt; anders false, met een melding van de
    //   lezer, en dan is het object niet veranderd
    bool lees (Lezer &lezer);

    // Schrijf de stand zoals lees haar leest: als in SPEL.IN, met alle zetten.
    void schrijf (ostream &uit) const;

    // Teken de stand zoals drukAf, maar in deze stroom.
    void teken (ostream &uit);

    // Heeft een tekst de vorm van een zet: drie letters en cijfers, zoals a12
    // of ab1? Of zij kan is niet gezegd.
    // Parameter:
    // * zet: wordt die zet, als true wordt geretourneerd
    // Retourneert: true als het zo is
    static bool leesZet (const string &tekst, Zet &zet);

    // Retourneert: een zet zoals zij te typen is
    static string getypt (const Zet &zet) { return zet; }

    // Retourneert: wat een zet is, met een voorbeeld, voor een melding
    static string zetvorm ()
    {
      return "twee vakjes naast elkaar, zoals a12 of ab1";
    }

    // Retourneert: wat de laatste zet deed, als er een gedaan is: wie hem deed,
    //   en hoeveel zetten er nog over zijn
    string verhaal ();

    // Retourneert: hoeveel zetten er in deze stand nog zijn, van wie aan beurt
    //   is het eerst, als zin
    string overTekst ();

    // Retourneert: hoeveel zetten een speler, Vera of Herman, kan doen, of zou
    //   kunnen doen als hij aan beurt was
    int aantalZetten (int speler);

    // Retourneert: de reden waarom een zet niet geldig is; leeg als zij dat is
    string bezwaar (const string &zet);

    // Retourneert: de zet die speelVerschil nu zou doen; leeg in een eindstand
    string verschilZet ();

    // Retourneert: de gedane zetten, de oudste eerst
    vector<string> gedaneZetten () const { return gedaan; }

    // Bepaal wie er wint na elke mogelijke zet, als beide spelers dan perfect
    // spelen. Van zetten die elkaars spiegelbeeld zijn doet alleen de eerste
    // mee.
    // Parameters:
    // * gedachte: krijgt die zetten, elk met haar spiegelbeelden, en met 1 als
    //   wie aan beurt is dan wint en -1 als hij verliest, zodra dat bekend is;
    //   en het aantal doorzochte standen. Zij wordt zeker; haar eigen waarde
    //   blijft 0
    // * tijd: als bij winnaar
    // Post: de stand is niet veranderd
    void uitslagen (Gedachte<Zet> &gedachte, long long tijd = 0);

    // Retourneert: de naam van Vera of Herman, of - als het geen van beiden is
    static string naamVanSpeler (int speler)
    {
      return speler == Vera ? "Vera" : speler == Herman ? "Herman" : "-";
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

    // Zoek een winnende zet, of met elkeZet wie er na elke zet wint.
    // Parameters:
    // * gedachte: krijgt de zetten en het aantal standen zoals bij uitslagen;
    //   zonder elkeZet alleen een zet die wint, met waarde 1, of als die er
    //   niet is een lege, met waarde -1
    // * tijd: als bij winnaar
    void vind (Gedachte<Zet> &gedachte, long long tijd, bool elkeZet);
};

#endif
