// main.cc: de menu's en de opdrachtregel van Kalah. Een wedstrijd staat in
// wedstrijd.h, een bewaard spel in opslag.h; hoe een spel op het scherm komt in
// kalah.cc (het bord) en woorden.h (een zet). Wat elk spel zo doet staat in
// terminal/.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../terminal/bewaren.h"
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/spelmenu.h"
#include "../../terminal/tabel.h"
#include "../../zoek/beste.h"
#include "../../zoek/getaltekst.h"
#include "kalah.h"
#include "opslag.h"
#include "perfect.h"
#include "speler.h"
#include "wedstrijd.h"
#include "woorden.h"

using namespace std;
using namespace kalah;
using zoek::getalTekst;

const char Versie[] = "Kalah 1.0";

const long long GewoonGeheugen = 1024,      // MiB, bij het oplossen
                MeesteGeheugen = 1048576,
                PerMiB = 1024 * 1024;

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  bool stil,               // geen voortgang op stderr
       csv,                // --los met puntkomma's
       kleur,              // het bord in kleur
       metBewijs,          // schrijf het bewijs
       zetten;             // --los ook van elke zet
  long long zaad,          // van het toeval
            steentjes,     // per kuiltje, in een wedstrijd
            aantal,        // partijen in een wedstrijd
            opening,       // toevallige zetten aan het begin daarvan
            eindspel,      // steentjes in de eindspeltabel
            geheugen;      // MiB, bij het oplossen
  string bewijs;           // in dit bestand
  vector<string> woorden;  // wat er verder staat
};

//*************************************************************************

// De kleuren van het bord: lege kuiltjes vallen weg, de randen van het bord
// zijn groen.
const terminal::Kleur Kleuren[] = { { '0', "2" }, { '+', "32" },
                                    { '-', "32" }, { '|', "32" },
                                    { '\0', "" } };

//*************************************************************************

// Het spelmenu.
class Spelmenu : public terminal::Spelmenu<Kalah>
{
  public:

    // Parameters:
    // * nwVragen: waarmee gevraagd wordt
    // * nwToezicht: wie er op lang werk toeziet
    // * inKleur: of het bord kleuren krijgt
    Spelmenu (terminal::Vragen &nwVragen, zoek::Toezicht &nwToezicht,
              bool inKleur)
    : terminal::Spelmenu<Kalah>
        (nwVragen, keuzes (),
         "een kuiltje (1 t/m 6) of een keuze (? toont ze), bijvoorbeeld 3",
         nwToezicht, inKleur ? Kleuren : 0, Kalah (GewoonSteentjes)),
      ziet (nwToezicht), spelers (2)
    {
    }

    // Vraag wat er voor een nieuw spel nodig is, en begin ermee.
    // Retourneert: true als dat gelukt is
    bool nieuw ()
    {
      long long aantal = GewoonSteentjes, beginner = 1;
      vector<Speler> wie;
      if (!vragen.vraagGewoon ("Steentjes per kuiltje", MinSteentjes,
                               MaxSteentjes, aantal)
          || !vragen.vraagGewoon ("Wie begint", 1, 2, beginner)
          || !vraagSpelers (wie))
        return false;
      Kalah begonnen (static_cast<int> (aantal));
      begonnen.zetStand (begonnen.getKuiltjes (), static_cast<int> (beginner));
      begin (begonnen, wie);
      return true;
    }

    // Vraag een bestandsnaam, en begin met het spel dat daarin staat.
    // Retourneert: true als dat gelukt is
    bool laad ()
    {
      string naam;
      Kalah gelezen (GewoonSteentjes);
      vector<Speler> wie;
      if (!vragen.vraagTekst ("Naam van het bestand", "een naam, "
                              "bijvoorbeeld voorbeelden/slag.kalah", naam)
          || !Opslag (terminal::teLezen (naam, Opslag::Achtervoegsel ()),
                      cout).lees (gelezen, wie))
        return false;
      begin (gelezen, wie);
      return true;
    }

    // Begin met een spel, en zeg wie er spelen.
    // Parameters:
    // * nieuwSpel: het spel
    // * wie: wie er spelen; leeg: twee mensen
    void begin (const Kalah &nieuwSpel, const vector<Speler> &wie)
    {
      terminal::Spelmenu<Kalah>::begin (nieuwSpel);
      maakMensen ();
      if (!wie.empty ())
        spelers = wie;
      toonSpelers ();
    }

  private:

    // De keuzes; een cijfer is een kuiltje.
    enum Keuzes { Terug = 't', Hint = 'h', Waarde = 'w', Computer = 'c',
                  Uitspelen = 'u', Eindspel = 'e', Nieuw = 'n', Bewaren = 'b',
                  Laden = 'l', Stoppen = 's' };

    typedef vector< pair<int,int> > Waarden;  // van elk kuiltje

    static const int GewoneDiepte = 10;  // van een hint

    zoek::Toezicht &ziet;
    Perfect perfect;  // de eindspeltabel, voor alle spellen
    vector<Speler> spelers;

    // Retourneert: de keuzes
    static vector<terminal::Keuze> keuzes ()
    {
      return { { 0, '1', "kuiltje 1 zaaien; zo ook 2 t/m 6" },
               { 0, Terug, "zet terugnemen" },
               { 0, Hint, "goede zet" },
               { 0, Waarde, "waarde van elke zet" },
               { 0, Computer, "tegen de computer: wie er spelen" },
               { 0, Uitspelen, "de computer laten uitspelen" },
               { 0, Eindspel, "eindspeltabel maken" },
               { 0, Nieuw, "nieuw spel" },
               { 0, Bewaren, "bewaren" },
               { 0, Laden, "een bewaard spel laden" },
               { 0, Stoppen, "stoppen met dit spel" } };
    }

    // Voer een keuze uit.
    // Parameter:
    // * keuze: de keuze
    // Retourneert: false om met het spel te stoppen
    bool voerUit (int keuze)
    {
      if (spel.eindstand ()
          && (keuze == Hint || keuze == Waarde || keuze == Uitspelen))
        meldAfloop ();
      else
        switch (keuze)
        {
          case Terug:      neemTerug ();       break;
          case Hint:       geefHint ();        break;
          case Waarde:     toonElkeZet ();     break;
          case Computer:   kiesSpelers ();     break;
          case Uitspelen:  speelUit ();        break;
          case Eindspel:   maakEindspel ();    break;
          case Nieuw:      nieuw ();           break;
          case Bewaren:    bewaarSpel ();      break;
          case Laden:      laad ();            break;
        }
      return keuze != Stoppen;
    }

    // Meld dat iets niet kan, omdat het spel uit is.
    void meldAfloop ()
    {
      meld ("Het spel is afgelopen. " + uitslag (spel));
    }

    // Is een woord een kuiltje, zaai dat dan leeg.
    // Parameter en wat het retourneert: zie terminal/menu.h
    bool leesZet (const string &woord)
    {
      const vector<int> zetten = spel.bepaalZetten ();
      long long kuiltje = 0;
      if (!terminal::leesGetal (woord, 1, AantalKuiltjes, kuiltje))
        return false;
      if (zetten.empty ())
        meldAfloop ();
      else if (spel.verloop (static_cast<int> (kuiltje)).empty ())
        vragen.weiger (woord, "een kuiltje met steentjes ("
                       + opsomming (cijfers (zetten), "of")
                       + ") of een keuze (? toont ze), bijvoorbeeld "
                       + to_string (zetten[0]));
      else
        doeZet (static_cast<int> (kuiltje));
      return true;
    }

    // Doe een zet en vertel wat er gebeurt.
    // Parameter:
    // * kuiltje: waarmee er gezet kan worden
    void doeZet (int kuiltje)
    {
      cout << verhaal (spel.verloop (kuiltje)) << endl;
      spel.doeZet (kuiltje);
      verander ();
    }

    // Zeg onder het bord hoe het is afgelopen.
    void toonOnder ()
    {
      if (spel.eindstand ())
        cout << uitslag (spel) << endl;
    }

    // Retourneert: wie er aan beurt is, 0 of 1
    int beurt ()
    {
      return spel.getSpeler () - 1;
    }

    // Parameter:
    // * wie: 0 of 1
    // Retourneert: true als de computer voor die speler zet
    bool isComputer (int wie) const
    {
      return !spelers[static_cast<size_t> (wie)].isMens ();
    }

    // Laat de mensen alle zetten doen.
    void maakMensen ()
    {
      spelers.assign (2, Speler ());
    }

    // Vraag wie er spelen.
    // Parameter:
    // * wie: wordt wie er spelen, als true wordt geretourneerd
    // Retourneert: false als er geen goed antwoord kwam
    bool vraagSpelers (vector<Speler> &wie)
    {
      vector<Speler> nieuwe (2);
      if (!nieuwe[0].vraag (vragen, "Speler 1", true)
          || !nieuwe[1].vraag (vragen, "Speler 2", true))
        return false;
      wie = nieuwe;
      return true;
    }

    // Vraag wie er spelen, en zeg wie dat worden.
    void kiesSpelers ()
    {
      if (vraagSpelers (spelers))
        toonSpelers ();
    }

    // Zeg wie er spelen.
    void toonSpelers () const
    {
      cout << "Speler 1: " << spelers[0].tekst () << "; speler 2: "
           << spelers[1].tekst () << "." << endl;
    }

    // Vraag hoe diep er gedacht wordt.
    // Parameter:
    // * diepte: wordt hoeveel beurten
    // Retourneert: false als er geen goed antwoord kwam
    bool vraagDiepte (int &diepte)
    {
      long long beurten = GewoneDiepte;
      if (!vragen.vraagGewoon ("Beurten vooruit", 1, Speler::MaxDiepte,
                               beurten))
        return false;
      diepte = static_cast<int> (beurten);
      return true;
    }

    // Vraag hoe diep er gedacht wordt, en geef een beste kuiltje, en waarom.
    void geefHint ()
    {
      int diepte = 0, zet = 0;
      long long standen = 0;
      if (!vraagDiepte (diepte))
        return;
      const string wie = naamVan (spel.getSpeler ());
      if (perfect.kent (spel))
      {
        const Waarden verschillen = perfect.verschillen (spel);
        const size_t beste = besteVan (verschillen);
        cout << "Goede zet: kuiltje " << verschillen[beste].first << ". "
             << "Volgens de eindspeltabel "
             << afloop (verschillen[beste].second) << " " << wie << " dan."
             << endl;
        return;
      }
      const int waarde = spel.alfaBeta (diepte, zet, standen);
      cout << terminal::inRegels
        ("Goede zet: kuiltje " + to_string (zet) + ". Na " + beurten (diepte)
         + " met de beste zetten staat " + wie + " "
         + (waarde == 0 ? "gelijk" : steentjes (abs (waarde))
                                     + (waarde > 0 ? " voor" : " achter"))
         + ":" + variantTekst ()) << endl;
    }

    // Retourneert: de beste zetten van beide spelers, elk met een spatie ervoor
    string variantTekst () const
    {
      const size_t Langst = 30;  // zetten op een regel
      const vector<int> variant = spel.hoofdvariant ();
      string tekst;
      for (size_t i = 0; i < variant.size () && i < Langst; i++)
        tekst += " " + to_string (variant[i]);
      return tekst + (variant.size () > Langst ? " ..." : "");
    }

    // Vraag hoe diep er gedacht wordt, en toon de waarde van elk kuiltje; weet
    // de eindspeltabel het, dan ook hoe het afloopt.
    void toonElkeZet ()
    {
      int diepte = 0;
      if (!vraagDiepte (diepte))
        return;
      const Waarden waarden = spel.waardeVanZetten (diepte);
      Waarden verschillen;
      if (perfect.kent (spel))
        verschillen = perfect.verschillen (spel);
      const int beste = waarden[besteVan (waarden)].second;
      cout << "Waarde van elk kuiltje voor " << naamVan (spel.getSpeler ())
           << ", " << beurten (diepte) << " vooruit (*: de hoogste):" << endl;
      for (size_t i = 0; i < waarden.size (); i++)
        cout << "  kuiltje " << waarden[i].first << setw (5)
             << waarden[i].second
             << (waarden[i].second == beste ? " *" : "")
             << (verschillen.empty () ? ""
                 : ", " + afloop (verschillen[i].second)) << endl;
    }

    // Parameter:
    // * waarden: van elk kuiltje, minstens een
    // Retourneert: de plaats van de eerste hoogste waarde
    static size_t besteVan (const Waarden &waarden)
    {
      int hoogste = 0;
      return zoek::eersteBeste (waarden.size (), hoogste, [&] (size_t i)
                                { return waarden[i].second; });
    }

    // Parameter:
    // * verschil: hoeveel een speler aan het eind voorstaat
    // Retourneert: wat hij dan doet
    static string afloop (int verschil)
    {
      return verschil > 0 ? "wint" : verschil < 0 ? "verliest"
                                                  : "speelt gelijk";
    }

    // Vraag tot hoeveel steentjes de eindspeltabel moet gaan, en maak haar.
    void maakEindspel ()
    {
      long long aantal = 0;
      if (!vragen.vraagGetal ("Steentjes op het bord, hoogstens", 0,
                              Perfect::MeesteSteentjes, aantal))
        return;
      const int steentjes = static_cast<int> (aantal);
      if (perfect.maak (steentjes, &ziet))
        cout << "Met hoogstens " << aantal << " steentjes op het bord zijn er "
             << getalTekst (Perfect::standen (steentjes))
             << " standen.\nDaar speelt de computer nu perfect, en weten h en "
                "w wie er wint." << endl;
      else
        cout << "Het geheugen is te klein voor "
             << getalTekst (Kalah::eindspelBytes (steentjes))
             << " bytes; er is nu geen eindspeltabel." << endl;
    }

    // Vraag hoe de computer denkt die voor de mensen zet, en speel het spel
    // uit.
    void speelUit ()
    {
      Speler computer;
      if (!computer.vraag (vragen, "De computer", false))
        return;
      while (!spel.eindstand ())
        zet (isComputer (beurt ()) ? aanBeurt () : computer);
    }

    // Bewaar het spel, met de zetten en wie er spelen.
    void bewaarSpel ()
    {
      terminal::bewaar (vragen, Opslag::Achtervoegsel (),
                        Opslag::tekst (spel, spelers));
    }

    // Retourneert: wie er aan beurt is
    const Speler &aanBeurt ()
    {
      return spelers[static_cast<size_t> (beurt ())];
    }

    // Laat de computer die aan beurt is een zet doen, en vertel welke.
    void zetVanComputer ()
    {
      zet (aanBeurt ());
    }

    // Laat een computer een zet doen, en vertel welke. Een eindspel dat in de
    // tabel staat speelt hij perfect.
    // Parameter:
    // * computer: hoe die denkt
    void zet (const Speler &computer)
    {
      if (!perfect.kent (spel))
        doeZet (computer.denk (spel));
      else
      {
        const Waarden verschillen = perfect.verschillen (spel);
        doeZet (verschillen[besteVan (verschillen)].first);
      }
    }
};

//*************************************************************************

// Het hoofdmenu.
class Hoofdmenu : public terminal::Menu
{
  public:

    // Parameters:
    // * nwVragen: waarmee gevraagd wordt
    // * nwToezicht: wie er op lang werk toeziet
    // * nwSpelmenu: het spelmenu
    Hoofdmenu (terminal::Vragen &nwVragen, zoek::Toezicht &nwToezicht,
               Spelmenu &nwSpelmenu)
    : Menu (nwVragen, keuzes (), "1 t/m 4, n, l of s, bijvoorbeeld 1"),
      toezicht (nwToezicht), spelmenu (nwSpelmenu)
    {
    }

  private:

    enum Keuzes { Nieuw = 1, Inlezen, Tegenelkaar, Klaar };

    zoek::Toezicht &toezicht;
    Spelmenu &spelmenu;

    // Retourneert: de keuzes
    static vector<terminal::Keuze> keuzes ()
    {
      return { { Nieuw, 'n', "een nieuw spel" },
               { Inlezen, 'l', "een bewaard spel laden" },
               { Tegenelkaar, ' ', "een wedstrijd tussen computers" },
               { Klaar, 's', "stoppen" } };
    }

    // Voer een keuze uit.
    // Parameter:
    // * keuze: de keuze
    // Retourneert: false om te stoppen
    bool voerUit (int keuze)
    {
      if (keuze == Tegenelkaar)
        wedstrijd ();
      else if ((keuze == Nieuw ? spelmenu.nieuw ()
                               : keuze == Inlezen && spelmenu.laad ())
               && spelmenu.draai ())
        toonKeuzes ();
      return keuze != Klaar;
    }

    // Vraag wat er voor een wedstrijd nodig is, en speel hem.
    void wedstrijd ()
    {
      long long aantal = GewoonSteentjes, partijen = 0,
                opening = Wedstrijd::GewoneOpening;
      Speler een, twee;
      if (vragen.vraagGewoon ("Steentjes per kuiltje", MinSteentjes,
                              MaxSteentjes, aantal)
          && een.vraag (vragen, "Speler 1", false)
          && twee.vraag (vragen, "Speler 2", false)
          && vragen.vraagGetal ("Aantal partijen", 1, Wedstrijd::MaxAantal,
                                partijen)
          && vragen.vraagGewoon ("Toevallige zetten aan het begin", 0,
                                 Wedstrijd::MaxOpening, opening))
        if (!Wedstrijd (static_cast<int> (aantal), static_cast<int> (opening),
                        een, twee, toezicht)
             .speel (static_cast<int> (partijen)))
          vragen.vergeetRest ();
    }
};

//*************************************************************************

// Zet op het scherm hoe het programma te gebruiken is.
void toonGebruik ()
{
  cout <<
    "Kalah: zaai, sla, en laat de computer vooruitdenken.\n"
    "\n"
    "Gebruik:\n"
    "  ./Kalah [opties]                    het menu\n"
    "  ./Kalah [opties] BESTAND            een bewaard spel verder spelen\n"
    "  ./Kalah [opties] --partij 1:D 2:D   computers tegen elkaar, met een\n"
    "      tabel; D is een aantal beurten vooruit (1 t/m 40), of een tijd per\n"
    "      zet (0.001s t/m 3600s), bijvoorbeeld --partij 1:12 2:2.5s\n"
    "  ./Kalah [opties] --los [BESTAND...] wie wint er bij perfect spel, van\n"
    "      de beginstand of van een bewaard spel, met een hoofdvariant; van\n"
    "      meer spellen komt er een tabel. Onderweg staat van elk kuiltje wat\n"
    "      bewezen is: + wint, = gelijk, - verliest, > en < minstens en\n"
    "      hoogstens gelijk, ? nog niets\n"
    "\n"
    "Een bewaard spel is een tekstbestand, hier met twee zetten; wie er\n"
    "spelen mag ontbreken:\n"
    "  Kalah 1                                spel en versie van de opmaak\n"
    "  kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0   beginstand: kuiltjes 1 t/m 6\n"
    "  begint 1                               en kalah van speler 1 en 2\n"
    "  zet 6\n"
    "  zet 2\n"
    "  speler 1 mens                          of computer, met wat D kan zijn\n"
    "  speler 2 computer 12\n"
    "  einde\n"
    "\n";
}

//*************************************************************************

// Zet de opties op het scherm.
void toonOpties ()
{
  cout <<
    "Opties bij --partij en --los:\n"
    "  --steentjes N   hoeveel er in elk kuiltje liggen, 3 t/m 8; anders 6\n"
    "\n"
    "Opties bij --partij:\n"
    "  --aantal N      hoeveel partijen, 1 t/m 100000; anders 1\n"
    "  --opening N     elke partij begint met N toevallige zetten, 0 t/m 10;\n"
    "                  anders 4. Elke opening wordt twee keer gespeeld: eerst\n"
    "                  begint speler 1, dan speler 2\n"
    "\n"
    "Opties bij --los:\n"
    "  --bewijs NAAM   schrijf de zetten die de uitkomst bewijzen in een\n"
    "                  bestand; make bewijs gaat dat van de beginstand na\n"
    "  --csv           de tabel met puntkomma's, en de hele hoofdvariant\n"
    "  --eindspel N    maak eerst een tabel van alle standen met hoogstens N\n"
    "                  steentjes in de kuiltjes, 0 t/m 30; anders 18\n"
    "  --geheugen N    gebruik hoogstens N MiB; anders 1024\n"
    "  --zetten        zoek ook uit wie er na elke eerste zet wint\n"
    "\n"
    "Opties:\n" << terminal::ZaadUitleg;
}

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm; zie toonSlot.
void toonHulp ()
{
  toonGebruik ();
  toonOpties ();
}

//*************************************************************************

// Lees wie er in een wedstrijd spelen.
// Parameters:
// * regel: de opdrachtregel, voor de meldingen
// * woorden: zoals 1:12 en 2:2.5s
// * spelers: worden speler 1 en 2
// Post: wat er niet klopt is gemeld
void leesSpelers (terminal::Opdrachtregel &regel, const vector<string> &woorden,
                  Speler spelers[2])
{
  bool genoemd[2] = { false, false };
  if (woorden.size () != 2)
    regel.fout ("--partij: gevonden " + to_string (woorden.size ())
                + " spelers, verwacht er twee, zoals 1:12 2:2.5s");
  for (size_t i = 0; i < woorden.size (); i++)
  {
    const string wie = woorden[i].substr (0, 2);
    const size_t nummer = wie == "2:" ? 1 : 0;
    if ((wie != "1:" && wie != "2:") || genoemd[nummer]
        || !spelers[nummer].lees (woorden[i].substr (2), false))
      regel.fout ("--partij: gevonden " + terminal::toonbaar (woorden[i])
                  + ", verwacht 1: en 2:, elk met " + Speler::magComputer ());
    genoemd[nummer] = true;
  }
}

//*************************************************************************

// Speel een wedstrijd.
// Parameters:
// * regel: de opdrachtregel, voor de meldingen
// * instellingen: wat daar staat
// Retourneert: de exitcode
int speelWedstrijd (terminal::Opdrachtregel &regel,
                    const Instellingen &instellingen)
{
  Speler spelers[2];
  leesSpelers (regel, instellingen.woorden, spelers);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  terminal::Toezicht toezicht (instellingen.stil);
  terminal::toonZaad (instellingen.zaad);
  return Wedstrijd (static_cast<int> (instellingen.steentjes),
                    static_cast<int> (instellingen.opening), spelers[0],
                    spelers[1], toezicht)
         .speel (static_cast<int> (instellingen.aantal))
         ? static_cast<int> (terminal::Gelukt)
         : terminal::Onderbreking::Exitcode;
}

//*************************************************************************

// Lost standen op, voor --los.
class Losser
{
  public:

    // Parameters:
    // * nwInstellingen: wat er op de opdrachtregel staat
    explicit Losser (const Instellingen &nwInstellingen)
    : instellingen (nwInstellingen), toezicht (nwInstellingen.stil),
      eindspel (static_cast<int> (nwInstellingen.eindspel)), seconden (0)
    {
    }

    // Los op wat de opdrachtregel noemt: bewaarde spellen, of een beginstand.
    // Retourneert: de hoogste exitcode
    int losOp ()
    {
      vector<string> namen = instellingen.woorden;
      int exitcode = terminal::Gelukt;
      if (namen.empty ())
        namen.push_back ("beginstand");
      if (namen.size () == 1 && !instellingen.csv)
        return losEenOp (namen[0]);
      const terminal::Tabel tabel
        (namen, { "bestand", "wint", "zet", "standen", "seconden",
                  "hoofdvariant" }, { 6, 5, 13, 10 }, instellingen.csv);
      for (size_t i = 0; i < namen.size (); i++)
      {
        Kalah spel (static_cast<int> (instellingen.steentjes));
        int code = lees (namen[i], spel);
        if (code == terminal::Gelukt)
          code = los (spel);
        if (code == terminal::Gelukt)
          toonRegel (namen[i], spel.getSpeler (), tabel);
        exitcode = code > exitcode ? code : exitcode;
      }
      return exitcode;
    }

  private:

    const Instellingen &instellingen;
    terminal::Toezicht toezicht;
    const int eindspel;          // steentjes in de eindspeltabel
    Kalah::Oplossing oplossing;  // de laatste
    double seconden;             // hoe lang die duurde

    // Lees een stand.
    // Parameters:
    // * naam: de naam van het bestand, als er een op de opdrachtregel staat
    // * spel: een beginstand; wordt de stand
    // Retourneert: de exitcode
    int lees (const string &naam, Kalah &spel) const
    {
      vector<Speler> spelers;
      if (!instellingen.woorden.empty ()
          && !Opslag (naam).lees (spel, spelers))
        return terminal::SpelOnleesbaar;
      const vector<int> kuiltjes = spel.getKuiltjes ();
      int aantal = 0;
      for (size_t i = 0; i < kuiltjes.size (); i++)
        aantal += kuiltjes[i];
      if (aantal <= MeesteKlein)
        return terminal::Gelukt;
      cerr << "Bestand " << terminal::toonbaar (naam) << ":\n  gevonden een "
           << "stand van " << aantal << " steentjes, verwacht hoogstens "
           << MeesteKlein << " om op te lossen." << endl;
      return terminal::SpelOnleesbaar;
    }

    // Los een stand op.
    // Parameter:
    // * spel: de stand
    // Retourneert: de exitcode
    // Post: oplossing en seconden zijn die van deze stand, en het bewijs is
    //   geschreven als de opdrachtregel er om vraagt
    int los (Kalah &spel)
    {
      const clock_t begin = clock ();
      spel.stelToezicht (&toezicht);
      const bool gelukt = instellingen.metBewijs ? metBewijs (spel)
                                                 : losOp (spel, 0);
      seconden = static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
      return gelukt ? static_cast<int> (terminal::Gelukt) : terminal::Mislukt;
    }

    // Los een stand op.
    // Parameters:
    // * spel: de stand
    // * bewijs: waar het bewijs heen gaat, of 0
    // Retourneert: false, met een melding, als er te weinig geheugen is
    // Post: oplossing is die van deze stand
    bool losOp (const Kalah &spel, ostream *bewijs)
    {
      const bool gelukt =
        spel.losOp (eindspel, instellingen.geheugen * PerMiB, oplossing,
                    bewijs, instellingen.zetten);
      if (!gelukt)
        cerr << "Oplossen lukt niet: het geheugen is op." << endl;
      return gelukt;
    }

    // Los een stand op, en schrijf het bewijs.
    // Parameter:
    // * spel: de stand
    // Retourneert: false, met een melding, als dat niet kan
    // Post: oplossing is die van deze stand
    bool metBewijs (const Kalah &spel)
    {
      terminal::Uitvoerbestand bestand (instellingen.bewijs);
      return bestand.stroom () ? losOp (spel, &bestand.stroom ())
                                 && bestand.maakAf (cerr)
                               : bestand.maakAf (cerr);
    }

    // Los een stand op, en zet op het scherm wie er wint, en hoe.
    // Parameter:
    // * naam: zie lees
    // Retourneert: de exitcode
    int losEenOp (const string &naam)
    {
      const int Decimalen = 2;
      const long long tabel = Kalah::eindspelBytes (eindspel);
      Kalah spel (static_cast<int> (instellingen.steentjes));
      int code = lees (naam, spel);
      if (code != terminal::Gelukt)
        return code;
      cout << "eindspeltabel  hoogstens " << eindspel
           << " steentjes op het bord: " << tabel << " bytes" << endl;
      try
      {
        code = los (spel);
      }
      catch (const zoek::Afgebroken &)
      {
        cout << "\n" << oordelen ();
        throw;
      }
      if (code != terminal::Gelukt)
        return code;
      const int wint = winnaar (spel.getSpeler ());
      cout << "uitkomst       "
           << (wint == Gelijk ? "gelijk" : naamVan (wint) + " wint") << "\n"
           << oordelen () << "hoofdvariant  " << speelUit (spel)
           << "\nstanden        " << oplossing.standen
           << "\ngeheugen       " << tabel + oplossing.tabelBytes
           << " bytes\nseconden       " << fixed << setprecision (Decimalen)
           << seconden << endl;
      return code;
    }

    // Retourneert: van elke zet wat er over bewezen is, op regels
    string oordelen () const
    {
      const char *const woorden[] = { "verliest", "gelijk", "wint" };
      string tekst;
      for (size_t i = 0; i < oplossing.oordelen.size (); i++)
      {
        const Kalah::Zetoordeel &zet = oplossing.oordelen[i];
        tekst += "kuiltje " + to_string (zet.kuiltje) + "      "
                 + (zet.minst == zet.meest ? woorden[zet.minst + 1]
                    : zet.minst == 0 ? "minstens gelijk"
                    : zet.meest == 0 ? "hoogstens gelijk"
                                     : "nog onbekend") + "\n";
      }
      return tekst;
    }

    // Parameter:
    // * wie: wie er in de opgeloste stand aan beurt is
    // Retourneert: wie er wint, of Gelijk
    int winnaar (int wie) const
    {
      return oplossing.uitkomst == 0 ? Gelijk
             : oplossing.uitkomst > 0 ? wie : 3 - wie;
    }

    // Doe de zetten van de oplossing, tot het spel uit is.
    // Parameter:
    // * spel: de stand, die verandert
    // Retourneert: de zetten, elk met een spatie ervoor, op regels van
    //   PerRegel, en daaronder hoe het afloopt
    string speelUit (Kalah &spel) const
    {
      const size_t PerRegel = 30, Inspringen = 15;
      const vector<int> &zetten = oplossing.zetten;
      string tekst;
      for (size_t i = 0; i < zetten.size () && spel.doeZet (zetten[i]); i++)
        tekst += (i > 0 && i % PerRegel == 0 ? "\n" + string (Inspringen, ' ')
                                             : " ") + to_string (zetten[i]);
      const int wint = spel.getWinnaar ();
      return tekst + "\nvoorsprong     " + to_string (abs (spel.score ()))
             + (wint == Gelijk ? "" : " voor " + naamVan (wint));
    }

    // Zet de oplossing op een regel van de tabel.
    // Parameters:
    // * naam: de naam van de stand
    // * wie: wie er aan beurt is
    // * tabel: de tabel; zonder puntkomma's alleen met het begin van de
    //   hoofdvariant
    void toonRegel (const string &naam, int wie,
                    const terminal::Tabel &tabel) const
    {
      const size_t Langst = 6;
      const vector<int> &zetten = oplossing.zetten;
      const int wint = winnaar (wie);
      string variant;
      for (size_t i = 0; i < zetten.size ()
                         && (i < Langst || instellingen.csv); i++)
        variant += (i == 0 ? "" : " ") + to_string (zetten[i]);
      if (zetten.size () > Langst && !instellingen.csv)
        variant += " ...";
      tabel.toon ({ naam, wint == Gelijk ? "gelijk" : to_string (wint),
                    zetten.empty () ? "geen" : to_string (zetten[0]),
                    to_string (oplossing.standen),
                    terminal::Tabel::tijd (seconden), variant });
    }
};

//*************************************************************************

// Begin met een bewaard spel, of met het menu.
// Parameter:
// * instellingen: wat er op de opdrachtregel staat
// Retourneert: de exitcode
int speel (const Instellingen &instellingen)
{
  terminal::Vragen vragen;
  terminal::Toezicht toezicht (instellingen.stil, &vragen);
  Spelmenu spelmenu (vragen, toezicht, instellingen.kleur);
  Kalah spel (GewoonSteentjes);
  vector<Speler> spelers;
  const vector<string> &namen = instellingen.woorden;
  if (!namen.empty () && !Opslag (namen[0]).lees (spel, spelers))
    return terminal::SpelOnleesbaar;
  terminal::toonZaad (instellingen.zaad);
  if (!namen.empty ())
  {
    spelmenu.begin (spel, spelers);
    spelmenu.draai ();
  }
  if (!vragen.op ())
    Hoofdmenu (vragen, toezicht, spelmenu).draai ();
  return terminal::Gelukt;
}

//*************************************************************************

// Lees de opties met een getal, en meld wat niet bij elkaar hoort.
// Parameters:
// * regel: de opdrachtregel
// * partij, los: of er om een wedstrijd of een oplossing gevraagd is
// * instellingen: krijgt wat er achter de opties staat
void leesOpties (terminal::Opdrachtregel &regel, bool partij, bool los,
                 Instellingen &instellingen)
{
  const bool
    tafel = regel.optieGetal ("--steentjes", MinSteentjes, MaxSteentjes,
                              instellingen.steentjes),
    keer = regel.optieGetal ("--aantal", 1, Wedstrijd::MaxAantal,
                             instellingen.aantal),
    begin = regel.optieGetal ("--opening", 0, Wedstrijd::MaxOpening,
                              instellingen.opening),
    tabel = regel.optieGetal ("--eindspel", 0, MeesteEindspel,
                              instellingen.eindspel),
    ruimte = regel.optieGetal ("--geheugen", 1, MeesteGeheugen,
                               instellingen.geheugen);
  instellingen.metBewijs = regel.optieTekst
    ("--bewijs", "de naam van een bestand", instellingen.bewijs);
  if (partij && los)
    regel.fout ("gevonden --partij en --los, verwacht een van beide");
  if (tafel && !partij && !los)
    regel.fout ("--steentjes hoort bij --partij en --los");
  if ((keer || begin) && !partij)
    regel.fout ("--aantal en --opening horen bij --partij");
  if ((tabel || ruimte || instellingen.csv || instellingen.metBewijs
       || instellingen.zetten) && !los)
    regel.fout ("--bewijs, --csv, --eindspel, --geheugen en --zetten horen bij "
                "--los");
  if (instellingen.csv && instellingen.zetten)
    regel.fout ("--zetten hoort niet bij --csv");
  const long long nodig =
    Kalah::eindspelBytes (static_cast<int> (instellingen.eindspel))
    / PerMiB + 1;
  if (nodig > instellingen.geheugen)
    regel.fout ("--eindspel " + to_string (instellingen.eindspel) + " vraagt "
                + to_string (nodig) + " MiB, maar --geheugen is "
                + to_string (instellingen.geheugen));
}

//*************************************************************************

// Controleer de opdrachtregel en start wat zij vraagt.
// Parameter:
// * regel: de opdrachtregel, waar de opties uit gehaald worden
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  Instellingen instellingen =
    { regel.optie ("--stil"), regel.optie ("--csv"),
      terminal::leesKleur (regel), false, regel.optie ("--zetten"),
      terminal::beginToeval (regel), GewoonSteentjes, 1,
      Wedstrijd::GewoneOpening, GewoonEindspel, GewoonGeheugen, "", {} };
  const bool partij = regel.optie ("--partij"), los = regel.optie ("--los");
  leesOpties (regel, partij, los, instellingen);
  instellingen.woorden = regel.bestanden ();
  if (partij)
    return speelWedstrijd (regel, instellingen);
  if (!los || instellingen.metBewijs || instellingen.zetten)
    terminal::keurAantal (regel, instellingen.woorden.size (), 1);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  return los ? Losser (instellingen).losOp () : speel (instellingen);
}

//*************************************************************************

// Het hoofdprogramma.
// Parameters:
// * argc, argv: de opdrachtregel
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, toonHulp, Versie, start);
}
