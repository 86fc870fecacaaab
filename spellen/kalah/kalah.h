// kalah.h: de klasse Kalah, een stand van het spel met alles wat je ermee
// kunt doen. De spelers heten 1 en 2; ieder nummert de eigen kleine kuiltjes
// van links naar rechts 1 t/m 6, en kuiltje 6 ligt naast de eigen kalah.
//
// Wie het zoeken wil lezen kan dat in deze volgorde doen:
//
//   zaaien              een zet, stap voor stap
//   zoek/stelling       een stand in twee woorden, en een zet erin
//   zoek/boom           minimax: de recursie van de opgave
//   zoek/ineens         alfaBeta: hetzelfde, zonder wat er niet toe doet
//   zoek/denker         en een grote boom steeds een beurt dieper
//   zoek/rijen          een nummer voor elke rij kuilen, en haar zetten
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

class Kalah
{
  public:

    // Wat er over een zet bewezen is: 1 winst, 0 gelijk, -1 verlies.
    struct Zetoordeel
    {
      int kuiltje, minst, meest;
    };

    // Wat er van een zet gevonden is.
    struct Zetwaarde
    {
      int kuiltje, waarde,  // voor wie de zet doet
          eerder;           // de waarde met een beurt minder
      bool zeker;           // of dieper denken daar niets aan verandert
    };

    // Wat het denken vindt.
    struct Gedachte
    {
      int diepte, waarde;  // zoveel beurten vooruit, voor wie aan beurt is
      bool zeker;          // of dieper denken daar niets aan verandert
      vector<int> variant;       // de beste zetten van beide spelers
      vector<Zetwaarde> zetten;  // elke zet, oplopend
    };

    // Wat losOp vindt.
    struct Oplossing
    {
      int minst = -1, meest = 1;  // voor wie aan beurt is, als in Zetoordeel
      vector<int> zetten;     // beste zetten van beide spelers, tot het einde
      vector<Zetoordeel> oordelen;  // van elke zet, oplopend
      long long standen = 0,  // die bezocht zijn, zonder de eindspeltabel
                bytes = 0;    // van beide tabellen, na afloop
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
    // boom gaat in een keer, een grotere steeds een beurt dieper tot het einde
    // gezien is: het zijn er nooit meer dan bij minimax.
    // Parameters, en wat het retourneert: als bij minimax
    int alfaBeta (int diepte, int &besteZet, long long &aantalStanden);

    // Zet het bord op het scherm: bovenaan de kuiltjes van speler 2, van
    // rechts naar links, en de kalahs aan de zijkanten. Een eindstand staat er
    // na het opruimen.
    void drukAf () const;

    // ---- Niet uit de opgave: toegevoegd ----

    // Lees een spel dat bewaard is, met al zijn zetten:
    //   Kalah 1                                het spel, en welke opmaak
    //   kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0   het begin, als bij zetStand
    //   begint 1                               wie dan aan beurt is
    //   zet 6                                  en zo elke zet
    //   spelers m 12                           als het bekend is
    // Parameters:
    // * invoernaam: de naam van het bestand
    // * meldingen: hier komt te staan wat er niet klopt
    // * spelers: wordt wie er spelen, als bij leesBeide in terminal/speler.h;
    //   leeg als het bestand dat niet zegt
    // Retourneert: true als alles klopt; anders is het spel zoals het was
    bool leesInSpel (const char *invoernaam, ostream &meldingen,
                     string &spelers);

    // Schrijf het spel zoals leesInSpel het leest, met wie er spelen; of, als
    // spelers leeg is, alleen de stand.
    void schrijf (ostream &uit, const string &spelers) const;

    // Denk als alfaBeta, steeds een beurt dieper, tot dat niets meer verandert.
    // Parameters:
    // * diepte: hoeveel beurten er hoogstens vooruit gedacht wordt
    // * elkeZet: of het om de waarde van elke zet gaat, in de gedachte als
    //   zetten, en anders om de variant
    // * gedachte: wordt wat de grootste diepte vond die af is, ook als het
    //   afgebroken wordt: minstens 1, behalve in een eindstand
    // Retourneert: het aantal bezochte standen
    long long denk (int diepte, bool elkeZet, Gedachte &gedachte) const;

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

    // Retourneert: of wie aan beurt is een kuiltje, welk getal ook, mag zaaien
    bool kanZetten (int kuiltje) const;

    // Retourneert: hoe een zet gaat die kan, als zin: elke keer zaaien, alles
    //   wat er geslagen wordt, en het opruimen
    string verhaal (int kuiltje) const;

    // Als doeZet met een kuiltje, maar met een tekst zoals "3".
    bool doeZet (const string &kuiltje)
    {
      return kuiltje.size () == 1 && doeZet (kuiltje[0] - '0');
    }

    // Retourneert: de zetten sinds de beginstand, oudste eerst
    vector<int> gedaneZetten () const { return zetten; }

    // Retourneert: hoeveel steentjes er in het spel zijn
    int totaal () const;

    // Retourneert: als getKuiltjes; maar kan wie aan beurt is in een eindstand
    //   niet zetten, dan heeft de ander zijn steentjes opgeruimd
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
