// kalah.h: de klasse Kalah, een stand van het spel met alles wat je ermee
// kunt doen. De spelers heten 1 en 2; ieder nummert de eigen kleine kuiltjes
// van links naar rechts 1 t/m 6, en kuiltje 6 ligt naast de eigen kalah.
//
// Wie het zoeken wil lezen kan dat in deze volgorde doen:
//
//   zaaien              een zet, stap voor stap
//   zoek/afloop         wanneer het uit is, en wat een stand dan waard is
//   zoek/stelling       een stand in twee woorden, en een zet erin
//   zoek/boom           minimax: de recursie van de opgave
//   zoek/ineens         alfaBeta: hetzelfde, zonder wat er niet toe doet
//   zoek/denker         en een grote boom steeds een beurt dieper
//   zoek/rangschikking  een nummer voor elke verdeling van steentjes
//   zoek/rijen          en voor elke rij kuilen van een speler
//   zoek/rijzetten      wat een zet met zo een rij doet
//   zoek/eindspel       de tabel van alle standen met weinig steentjes
//   zoek/oplosser       losOp: wie er wint

#ifndef KalahHVar
#define KalahHVar

#include <iostream>
#include <string>
#include <vector>
#include "constantes.h"

using namespace std;

class Toezicht;  // zie zoek/toezicht.h
class Lezer;     // zie terminal/lezer.h
template <typename Zet> struct Gedachte;  // zie zoek/gedachte.h

class Kalah
{
  public:

    // Wat er over een zet bewezen is: 1 winst, 0 gelijk, -1 verlies.
    struct Zetoordeel
    {
      int kuiltje, minst, meest;
    };

    // Wat losOp vindt.
    struct Oplossing
    {
      int minst = -1, meest = 1;  // voor wie aan beurt is, als in Zetoordeel
      vector<int> zetten;     // beste zetten van beide spelers, tot het einde
      vector<Zetoordeel> oordelen;  // van elke zet, oplopend
      long long standen = 0,  // die bezocht zijn, zonder de eindspeltabel
                bytes = 0;    // voor het maken van de eindspeltabel, en van de
                              // andere tabel na afloop
    };

    // Maak de beginstand; speler 1 is aan beurt.
    // Parameter:
    // * steentjes: hoeveel er in elk klein kuiltje liggen, MinSteentjes t/m
    //   MaxSteentjes; anders volgt een melding, en zijn het GewoonSteentjes
    Kalah (int steentjes);

    // Maak een stand naar keuze; gedane zetten worden vergeten.
    // Parameters:
    // * kuiltjes: de kuiltjes 1 t/m 6 en de kalah van speler 1, en dan die van
    //   speler 2; geen negatieve, en samen hoogstens MaxTotaal
    // * speler: wie aan beurt is, 1 of 2
    // Retourneert: true als dat kan; anders verandert er niets
    bool zetStand (const vector<int> &kuiltjes, int speler);

    // Retourneert: de 14 aantallen steentjes, in de volgorde van zetStand; in
    //   een eindstand is er nog niets opgeruimd
    vector<int> getKuiltjes () const { return kuiltjes; }

    // Retourneert: wie aan beurt is, 1 of 2
    int getSpeler () const { return speler; }

    // Retourneert: de kuiltjes waarmee gezet kan worden, oplopend; geen in een
    //   eindstand
    vector<int> bepaalZetten () const;

    // Laat de speler aan beurt een kuiltje leegzaaien, en geef de beurt door.
    // Retourneert: true als dat mag; anders verandert er niets
    bool doeZet (int kuiltje);

    // Neem de laatste zet sinds de beginstand terug.
    // Retourneert: false als er geen zet is om terug te nemen
    bool unDoeZet ();

    // Retourneert: true als een speler meer dan de helft van de steentjes in
    //   zijn kalah heeft, of wie aan beurt is niet meer kan zetten
    bool eindstand () const;

    // Retourneert: in een eindstand de winnaar, 1 of 2, of Gelijk; anders
    //   GeenWinnaar
    int getWinnaar () const;

    // Retourneert: de kalah van wie aan beurt is min die van de ander, in een
    //   eindstand na het opruimen
    int score () const;

    // Zoek met minimax, zonder iets over te slaan.
    // Parameters:
    // * diepte: hoeveel beurten er vooruit gedacht wordt; onder 1: geen
    // * besteZet: wordt het eerste beste kuiltje; GeenZet in een eindstand of
    //   zonder vooruitdenken
    // * aantalStanden: wordt het aantal bezochte standen, deze meegeteld
    // Retourneert: de score na zoveel beurten, als beide spelers die voor
    //   zichzelf zo hoog mogelijk maken, voor wie nu aan beurt is
    int minimax (int diepte, int &besteZet, long long &aantalStanden);

    // Als minimax, met altijd dezelfde waarde en dezelfde zet, maar met
    // alfa-beta: standen die er niet toe doen worden overgeslagen. Een kleine
    // boom gaat in een keer: dan zijn het er nooit meer dan bij minimax, want
    // wat zij bezoekt bezoekt die ook. Een grotere gaat steeds een beurt dieper
    // tot het einde gezien is: dat scheelt bijna altijd veel, maar niet zeker.
    // Parameters, en wat het retourneert: als bij minimax
    int alfaBeta (int diepte, int &besteZet, long long &aantalStanden);

    // Zet het bord op het scherm: bovenaan de kuiltjes van speler 2, van
    // rechts naar links, en de kalahs aan de zijkanten. Een eindstand staat er
    // na het opruimen.
    void drukAf () const;

    // ---- Niet uit de opgave: toegevoegd ----

    // Een zet: een kuiltje, 1 t/m 6.
    typedef int Zet;

    // Lees een stand, die in de plaats komt van deze, zonder gedane zetten:
    //   Kalah 1                                het spel, en welke opmaak
    //   kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0   de stand, als bij zetStand
    //   begint 1                               wie dan aan beurt is
    // Parameter:
    // * lezer: leest een bestand; daarin mag achter de stand nog iets staan
    // Retourneert: true als zij klopt; anders false, met een melding van de
    //   lezer, en dan is het spel zoals het was
    bool lees (Lezer &lezer);

    // Schrijf de stand naar uit zoals lees haar leest.
    void schrijf (ostream &uit) const;

    // Teken het bord zoals drukAf, maar in deze stroom.
    void teken (ostream &uit) const;

    // Is een tekst een cijfer? Of dat kuiltje er is is niet gezegd.
    // Parameter:
    // * zet: wordt dat cijfer, als true wordt geretourneerd
    // Retourneert: true als het zo is
    static bool leesZet (const string &tekst, Zet &zet);

    // Retourneert: een zet zoals zij te typen is
    static string getypt (const Zet &zet) { return to_string (zet); }

    // Retourneert: wat een zet is, met een voorbeeld, voor een melding
    static string zetvorm () { return "een kuiltje van 1 t/m 6, zoals 3"; }

    // Retourneert: de reden waarom een zet niet geldig is; leeg als zij dat is
    string bezwaar (Zet zet) const;

    // Denk als alfaBeta, steeds een beurt dieper, tot dat niets meer verandert.
    // Parameters:
    // * diepte: hoeveel beurten er hoogstens vooruit gedacht wordt
    // * elkeZet: of het ook om de waarde van elke zet gaat; anders krijgt de
    //   gedachte alleen de variant
    // * gedachte: wordt wat de grootste diepte vond die af is, ook als het
    //   afgebroken wordt; valt er te denken, dan is dat minstens 1. De zetten
    //   staan oplopend, en de standen zijn die tot dan toe
    // Retourneert: het aantal bezochte standen
    long long denk (int diepte, bool elkeZet, Gedachte<Zet> &gedachte) const;

    // Bepaal wie er wint als beide spelers perfect spelen, hoe ver dat ook is.
    // Parameters:
    // * eindspel: van hoeveel steentjes op het bord er vooraf een tabel met
    //   alle standen gemaakt wordt, 0 t/m MeesteEindspel
    // * geheugen: hoeveel bytes er hoogstens gebruikt worden
    // * oplossing: wordt wat er gevonden is, als true wordt geretourneerd
    // * alleZetten: of ook van elke zet bepaald wordt wie er daarna wint
    // Retourneert: false als het geheugen niet genoeg is voor de eindspeltabel
    //   of er niet is, als er meer dan MeesteKlein steentjes zijn, of, met een
    //   melding op het scherm, als eindspel niet mag
    // Post: wordt het afgebroken, dan zegt de oplossing wat er al bewezen is
    bool losOp (int eindspel, long long geheugen, Oplossing &oplossing,
                bool alleZetten = false) const;

    // Retourneert: hoe de laatste zet ging, als er een gedaan is: elke keer
    //   zaaien, alles wat er geslagen werd, en het opruimen
    string verhaal () const;

    // Retourneert: de zetten sinds de beginstand, oudste eerst
    vector<int> gedaneZetten () const { return zetten; }

    // Retourneert: hoeveel steentjes er in het spel zijn
    int totaal () const;

    // Retourneert: als getKuiltjes; maar kan wie aan beurt is niet zetten, en
    //   heeft niemand meer dan de helft, dan heeft de ander zijn steentjes
    //   opgeruimd
    vector<int> opgeruimd () const;

    // Laat iemand op nadenken toezien, of niemand, met 0. Het laat dan op
    // stderr zien hoe ver het is, en is af te breken: dan wordt
    // zoek::Afgebroken gegooid, en is het spel zoals het was.
    void stelToezicht (Toezicht *nwToezicht) { toezicht = nwToezicht; }

  private:

    friend struct Toetsinzicht;  // de toetsen vergelijken alle velden

    vector<int> kuiltjes;           // in de volgorde van zetStand
    int speler;                     // wie aan beurt is
    vector<int> zetten;             // sinds de beginstand, oudste eerst
    vector< vector<int> > ervoor;   // de kuiltjes voor elk van die zetten
    Toezicht *toezicht;             // op lang werk, of 0
};

#endif
