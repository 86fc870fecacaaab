// othello.h: het bord van Othello, als pointerstructuur.
//
//     ingang
//       |
//       v
//      A1 --- B1 --- C1      Elk vakje wijst naar zijn acht buren, met de
//       |  \/  |  \/  |      klok mee: linksboven, middenboven, rechtsboven,
//       |  /\  |  /\  |      rechts, rechtsonder, middenonder, linksonder,
//      A2 --- B2 --- C2      links. Buiten de rand staat een nullptr.
//
// Dit is het hele bord: er is geen array. Wie een vakje zoekt, wandelt er
// vanaf de ingang heen; wie uit richting r terug wil, neemt de richting aan
// de overkant, (r+4) modulo 8.
//
// De lege vakjes vormen daarnaast een kring, in leesvolgorde (rij voor rij):
//
//      kring <--> leeg vakje <--> leeg vakje <--> ... <--> kring
//
// Een zet haalt zijn vakje uit de kring, maar het vakje zelf onthoudt zijn
// plaats. Wie zetten in omgekeerde volgorde terugneemt, hangt elk vakje dus
// zonder zoeken terug ("dansende pointers", Knuth, "Dancing Links", 2000).
//
// Wie het zoeken wil lezen kan dat in deze volgorde doen:
//
//   zoek/lijnen      welke stenen een zet slaat, op een bord van een woord
//   zoek/stelling    een stand als twee verzamelingen bits, en een zet erin
//   zoek/telling     hoeveel er tot nu toe geteld is
//   zoek/schatten    hoeveel vervolgpartijen er ongeveer zijn
//   zoek/tellen      en precies, met een tabel
//   zoek/waardering  wat een stelling waard lijkt
//   zoek/denker      de beste zet: alfa-beta, steeds dieper

#ifndef OthelloHVar
#define OthelloHVar

#include <iostream>

class OthelloTelling;  // zie zoek/telling.h

class OthelloBord
{
  public:

    // Wat er op een vakje ligt; een kleur is ook wie er aan zet is of wint. Bij
    // winnaar is er nog Gelijk, en Niets als het spel niet uit is.
    static const char Leeg = '.', Wit = 'W', Zwart = 'Z', Gelijk = '=',
                      Niets = ' ';

    static const int MinMaat = 2,        // het kleinste aantal rijen, kolommen
                     MaxMaat = 20,       // het grootste
                     GewoneMaat = 8;     // zoals het spel in de winkel

    // Retourneert: of er zoveel rijen of kolommen kunnen zijn: een even aantal
    // van MinMaat t/m MaxMaat
    static bool goedeMaat (int aantal)
    {
      return aantal >= MinMaat && aantal <= MaxMaat && aantal % 2 == 0;
    }

    // Retourneert: de andere kleur, 'Z' of 'W'
    static char ander (char kleur) { return kleur == Zwart ? Wit : Zwart; }

    // Maak een bord met de vier beginstenen; zwart is aan zet.
    // Parameters:
    // * m, n: de aantallen rijen en kolommen; is er een geen goedeMaat, dan
    //   volgt een melding en wordt het GewoneMaat bij GewoneMaat
    OthelloBord (int m, int n);

    // Ruim alle vakjes op.
    ~OthelloBord ();

    // Een bord kopieert men met kopieer, nooit per ongeluk.
    OthelloBord (const OthelloBord &) = delete;
    OthelloBord &operator= (const OthelloBord &) = delete;

    // Maak een kopie van de hele pointerstructuur.
    // Retourneert: het nieuwe bord, dat de aanroeper moet opruimen
    OthelloBord *kopieer () const;

    // Zet een stand op het bord.
    // Parameters:
    // * vakjes: rij voor rij, rijen*kolommen tekens '.', 'W' of 'Z'
    // * aanZet: wie aan zet is, 'W' of 'Z'
    // Retourneert: false als de stand niet klopt; het bord verandert dan niet
    bool zetStand (const char *vakjes, char aanZet);

    // Retourneert: het aantal rijen van het bord
    int getRijen () const { return rijen; }

    // Retourneert: het aantal kolommen
    int getKolommen () const { return kolommen; }

    // Retourneert: wie aan zet is, 'W' of 'Z'
    char getSpeler () const { return speler; }

    // Retourneert: '.', 'W' of 'Z'; buiten het bord een spatie. Een plaats is
    // een rij en een kolom, hier en verderop geteld vanaf 0
    char getVakje (int rij, int kolom) const;

    // Retourneert: het aantal mogelijke zetten van wie aan zet is
    int aantalZetten () const;

    // Zoek een mogelijke zet op.
    // Parameters:
    // * nummer: vanaf 1, rij voor rij geteld
    // * rij, kolom: worden de plaats van die zet (als die er is)
    // Retourneert: false als er geen zet met dat nummer is
    bool geefZet (int nummer, int &rij, int &kolom) const;

    // Doe een zet: leg een steen, sla in alle richtingen, wissel de beurt.
    // Retourneert: false als de zet niet mag; het bord verandert dan niet
    bool doeZet (int rij, int kolom) { return speel (zoekVakje (rij, kolom)); }

    // Retourneert: hoeveel stenen een zet daar slaat; 0 als hij niet mag
    int geslagen (int rij, int kolom) const;

    // Retourneert: of het spel uit is: wie aan zet is kan niet zetten
    // (op een vol bord kan dat nooit)
    bool eindstand () const { return zoekZet (1) == nullptr; }

    // Op een vol bord wint wie de meeste stenen heeft; is er nog plaats, dan
    // heeft wie aan zet is en niet kan meteen verloren.
    // Retourneert: 'Z', 'W', '=' bij gelijkspel, ' ' als het nog niet uit is
    char winnaar () const;

    // Retourneert: het aantal vakjes met een inhoud, 'W', 'Z' of '.'
    int aantalStenen (char kleur) const;

    // Tel alle vervolgpartijen: de rijen van zetten tot het spel uit is. Een
    // eindstand telt voor 1; een andere volgorde is een andere partij.
    // Recursief; het bord is na afloop weer als ervoor.
    // Parameter:
    // * telling: wie er meetelt, of nullptr; die kan het tellen afbreken met
    //   een exception, en dan zijn er zetten gedaan
    // Retourneert: het aantal vervolgpartijen
    long long vervolg (OthelloTelling *telling = nullptr);

    // Retourneert: het nummer van de zet die de meeste stenen slaat, de eerste
    //   als er meer zijn; 0 als er geen is
    int kiesGretig () const;

    // Doe een willekeurige zet; alle zetten zijn even waarschijnlijk. Als er
    // geen zet is, gebeurt er niets.
    void randomZet ();

    // Doe de zet die de meeste stenen slaat, de eerste als er meer zijn. Als
    // er geen zet is, gebeurt er niets.
    void gretigeZet () { speel (zoekZet (kiesGretig ())); }

    // Toon het bord, met letters bij de kolommen en nummers bij de rijen.
    void afdrukken () const;

    // Teken het bord net zo, maar in deze stroom.
    void teken (std::ostream &uit) const;

  private:

    enum Richting
    {
      LinksBoven, MiddenBoven, RechtsBoven, Rechts,
      RechtsOnder, MiddenOnder, LinksOnder, Links, AantalRichtingen
    };

    struct Vakje
    {
      char inhoud;                      // '.', 'W' of 'Z'
      Vakje *buren[AantalRichtingen];   // nullptr buiten de rand
      Vakje *vorigLeeg, *volgendLeeg;   // de plaats in de kring
      int slagrichting[AantalRichtingen],  // hier liggen minstens twee
          aantalSlagrichtingen;            // vakjes: hier kan een slag zijn
    };

    // Meer stenen dan dit slaat een zet nooit; er is ook plaats voor wat
    // ingesloten verzamelt in een richting waar niets te slaan is.
    static const int MaxSlag = AantalRichtingen * (MaxMaat - 2);

    int rijen, kolommen;
    char speler;        // wie aan zet is, 'W' of 'Z'
    Vakje *ingang;      // het vakje linksboven, A1
    Vakje kring;        // begin en eind van de kring van lege vakjes

    friend struct Toetsinzicht;  // de toetsen vergelijken alle velden

    // Maak twee vakjes elkaars buren, heen en terug; bij nullptr gebeurt er
    // niets. De richting is die van het ene vakje naar het andere.
    static void verbind (Vakje *vakje, int richting, Vakje *buur);

    // Maak een leeg vakje, en verbind het met de buren die er al zijn: links,
    // en drie erboven; nullptr buiten de rand.
    static Vakje *maakVakje (Vakje *links, Vakje *boven);

    // Leg de vakjes van het hele bord aan; ingang wijst daarna naar A1.
    void bouw ();

    // Retourneert: het volgende vakje in leesvolgorde (rij voor rij), of
    // nullptr na het laatste
    static Vakje *volgend (const Vakje *vakje);

    // Rijg de lege vakjes opnieuw tot een kring, in leesvolgorde.
    void maakKring ();

    // Wandel vanaf de ingang naar een plaats.
    // Retourneert: het vakje daar; nullptr buiten het bord
    Vakje *zoekVakje (int rij, int kolom) const;

    // Verzamel in slag de stenen die wie aan zet is in een richting insluit,
    // als hij een steen op een vakje legt. Blijkt de rij stenen van de ander
    // niet ingesloten, dan staat zij daar wel al in.
    // Retourneert: het aantal ingesloten stenen
    int ingesloten (const Vakje *vakje, int richting, Vakje *slag[]) const;

    // Verzamel in slag alle stenen die een zet op een leeg vakje slaat.
    // Retourneert: het aantal, hoogstens MaxSlag; 0 als de zet niet mag
    int verzamel (const Vakje *vakje, Vakje *slag[]) const;

    // Retourneert: of wie aan zet is op een leeg vakje mag zetten
    bool mag (const Vakje *vakje) const;

    // Doe een zet op een leeg vakje, en onthoud in slag de stenen die hij
    // slaat.
    // Retourneert: als verzamel; mag de zet niet, dan verandert het bord niet
    int doe (Vakje *vakje, Vakje *slag[]);

    // Neem de zet terug die als laatste met doe is gedaan, en die zoveel
    // stenen sloeg.
    void neemTerug (Vakje *vakje, Vakje *slag[], int aantal);

    // Zoek een mogelijke zet op; de eerste heeft nummer 1.
    // Retourneert: het vakje van die zet, of nullptr als die er niet is
    Vakje *zoekZet (int nummer) const;

    // Doe een zet op een vakje, of geen bij nullptr.
    // Retourneert: of de zet mag
    bool speel (Vakje *vakje);
};

#endif
