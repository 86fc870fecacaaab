// menu.h: het menu van Othello; alleen main.cc gebruikt het.

#ifndef MenuHVar
#define MenuHVar

#include "othello.h"
#include "regel.h"
#include "stapel.h"

// Wie er spelen, op welk bord, en dan beurt na beurt. Wie bij een vraag iets
// anders typt dan kan, krijgt uitleg en de vraag opnieuw. Aan het eind van de
// invoer, of na een s, stopt het menu.
class Menu
{
  public:

    // Maak een menu zonder spel.
    Menu ();

    // Ruim het bord op.
    ~Menu ();

    // Het bord heeft een eigenaar.
    Menu (const Menu &) = delete;
    Menu &operator= (const Menu &) = delete;

    // Speel tot de gebruiker stopt of de invoer op is.
    void draai ();

  private:

    static const char Mens = 'M';   // of de computer: zie wedstrijd.h

    // Met zoveel lege vakjes wordt er voor het tellen eerst geschat, met
    // zoveel proeven; verwacht men zoveel partijen, dan wordt er gevraagd.
    static const int VeelLeeg = 11, Proeven = 1000, VeelPartijen = 20000000;

    // Zoveel zetten staan er hoogstens op een regel.
    static const int ZettenPerRegel = 10;

    Regel regel;         // de regel die nu ontleed wordt
    OthelloBord *bord;   // de stand, of nullptr als er nog geen spel is
    Stapel stapel;       // de stand voor elke zet van een mens
    char zwart, wit;     // Mens, Willekeurig of Gretig
    bool stop;           // de gebruiker wil stoppen, of de invoer is op

    // Stel een vraag en lees een regel; stopt bij een s of aan het eind.
    // Parameter:
    // * vraag: de tekst van de vraag
    void lees (const char *vraag);

    // Is de regel op, stel dan de volgende vraag; anders staat het antwoord
    // al op dezelfde regel.
    // Parameter:
    // * vraag: de tekst van de vraag
    void leesVerder (const char *vraag);

    // Meld dat de regel niet begrepen is, tenzij er gestopt wordt.
    // Parameter:
    // * verwacht: wat er getypt mag worden
    void nietBegrepen (const char *verwacht) const;

    // Vraag om een kleur in te delen, tot het antwoord goed is.
    // Parameters:
    // * vraag: de vraag, met de naam van de kleur
    // * speler: wordt Mens, Willekeurig of Gretig
    void kiesSpeler (const char *vraag, char &speler);

    // Begrijp het antwoord bij kiesSpeler.
    // Parameter:
    // * speler: als bij kiesSpeler
    // Retourneert: of het begrepen is
    bool begrijpSpeler (char &speler);

    // Vraag de maten van het bord, tot het antwoord goed is, en maak het.
    void kiesBord ();

    // Begrijp een maat.
    // Parameter:
    // * maat: wordt het aantal rijen of kolommen
    // Retourneert: of het begrepen is
    bool begrijpMaat (int &maat);

    // Begin een nieuw spel: deel de kleuren in en kies het bord.
    void nieuwSpel ();

    // Vervang het bord.
    // Parameter:
    // * nieuw: het nieuwe bord, of nullptr; het oude wordt opgeruimd
    void vervangBord (OthelloBord *nieuw);

    // Retourneert: wie er aan zet is: Mens, Willekeurig of Gretig
    char spelerAanZet () const;

    // Toon het bord, de aantallen stenen en wie aan zet is.
    void toonStand () const;

    // Toon de mogelijke zetten, met hun nummers.
    void toonZetten () const;

    // Toon wie gewonnen heeft, en hoe.
    void toonUitslag () const;

    // Laat de computer zetten en vertel wat hij deed.
    void computerbeurt ();

    // Vraag de gebruiker wat hij wil, tot het bord verandert of hij stopt.
    void mensbeurt ();

    // Begrijp de keuze van de gebruiker en voer haar uit.
    // Parameter:
    // * klaar: wordt true als het bord veranderd is
    // Retourneert: of de regel begrepen is
    bool begrijpKeuze (bool &klaar);

    // Voer een keuze van een letter uit.
    // Parameters:
    // * letter: de letter
    // * klaar: wordt true als het bord veranderd is
    // Retourneert: of de letter een keuze is
    bool voerUit (char letter, bool &klaar);

    // Doe een zet voor de gebruiker, en leg de stand ervoor op de stapel;
    // mag de zet niet, dan staat in de melding waarom.
    // Parameters:
    // * rij, kolom: de plaats, geteld vanaf 0
    // Retourneert: of de zet gedaan is
    bool zet (int rij, int kolom);

    // Neem de laatste zet van een mens terug, met de antwoorden daarop.
    // Retourneert: of er iets terug te nemen was
    bool neemTerug ();

    // Geef de gebruiker raad.
    void geefHint ();

    // Tel de vervolgpartijen. Duurt dat misschien lang, dan volgt eerst een
    // schatting en een vraag.
    void telVervolg ();

    // Toon een schatting van het aantal vervolgpartijen.
    // Retourneert: of het tellen lang kan duren
    bool toonSchatting () const;

    // Tel de vervolgpartijen en toon het aantal en de rekentijd.
    // Parameter:
    // * metTabel: vervolgSnel in plaats van vervolg
    void toonVervolg (bool metTabel);

    // Begrijp het aantal partijen en speel een wedstrijd op dit bord.
    // Retourneert: of het antwoord begrepen is
    bool speelWedstrijd ();
};

#endif
