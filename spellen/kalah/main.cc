// main.cc: de menu's en de opdrachtregel van Kalah. Een wedstrijd staat in
// wedstrijd.h, een bewaard spel in opslag.h; hoe een spel op het scherm komt in
// kalah.cc (het bord) en woorden.h (een zet).

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/opdrachtregel.h"
#include "../../terminal/vraag.h"
#include "../../zoek/beste.h"
#include "kalah.h"
#include "opslag.h"
#include "perfect.h"
#include "speler.h"
#include "wedstrijd.h"
#include "woorden.h"

using namespace std;
using namespace kalah;

const char Versie[] = "Kalah 1.0";

const long long GewoonGeheugen = 1024,      // MiB, bij het oplossen
                MeesteGeheugen = 1048576,
                PerMiB = 1024 * 1024;

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  bool stil;               // geen voortgang op stderr
  long long zaad,          // van het toeval
            steentjes,     // per kuiltje, in een wedstrijd
            aantal,        // partijen in een wedstrijd
            opening,       // toevallige zetten aan het begin daarvan
            eindspel,      // steentjes in de eindspeltabel
            geheugen;      // MiB, bij het oplossen
  vector<string> woorden;  // wat er verder staat
};

//*************************************************************************

// Het hoofdmenu en het spelmenu.
class Menu
{
  public:

    // Parameter:
    // * nwStil: geen voortgang op stderr
    explicit Menu (bool nwStil)
    : stil (nwStil), spel (GewoonSteentjes)
    {
    }

    // Het hoofdmenu, tot de gebruiker stopt of de invoer op is.
    void hoofdMenu ()
    {
      long long keuze = 0;
      bool verder = true;
      while (verder && keuze != Klaar)
      {
        cout << "\n 1. een nieuw spel\n"
                " 2. een bewaard spel inlezen\n"
                " 3. een wedstrijd tussen computers\n"
                " 4. stoppen\n";
        if (!vragen.vraagGetal ("Uw keuze", Nieuw, Klaar, keuze))
          return;
        if (keuze == Nieuw)
          verder = nieuwSpel ();
        else if (keuze == Inlezen)
          verder = leesSpel ();
        else if (keuze == Tegenelkaar)
          verder = wedstrijd ();
        else if (!vragen.regelOp ())
          keuze = 0;
      }
    }

    // Het spelmenu: vraag wie er spelen, en speel tot de gebruiker met het spel
    // stopt.
    // Parameter:
    // * nwSpel: het spel
    // Retourneert: false als de invoer op is
    bool spelMenu (const Kalah &nwSpel)
    {
      spel = nwSpel;
      spel.toonVoortgang (!stil);
      bool verder = vraagSpelers ();
      while (verder)
      {
        char keuze = Stoppen;
        laatComputersZetten ();
        toonStand ();
        verder = vragen.vraagLetter ("Uw keuze", kuiltjes () + opdrachten (),
                                     mag (), keuze);
        if (verder && keuze == Stoppen)
          verder = !vragen.regelOp ();
        else if (verder)
        {
          voerUit (keuze);
          verder = !vragen.op ();
        }
      }
      return !vragen.op ();
    }

  private:

    // De keuzes van het hoofdmenu.
    enum HoofdKeuze { Nieuw = 1, Inlezen, Tegenelkaar, Klaar };

    // De keuzes van het spelmenu; een cijfer is een kuiltje.
    enum SpelKeuze { Terug = 't', Hint = 'h', Uitspelen = 'u', Wissel = 'w',
                     Eindspel = 'e', Bewaren = 'b', Stoppen = 's' };

    typedef vector< pair<int,int> > Waarden;  // van elk kuiltje

    const bool stil;
    terminal::Vragen vragen;
    Perfect perfect;  // de eindspeltabel, voor alle spellen
    Kalah spel;
    Speler spelers[2];

    // Vraag hoeveel steentjes er in elk kuiltje komen.
    // Parameter:
    // * aantal: wordt het antwoord
    // Retourneert: false als de invoer op is
    bool vraagSteentjes (long long &aantal)
    {
      return vragen.vraagGetal ("Steentjes per kuiltje", MinSteentjes,
                                MaxSteentjes, aantal);
    }

    // Vraag wat er voor een nieuw spel nodig is, en speel het.
    // Retourneert: false als de invoer op is
    bool nieuwSpel ()
    {
      long long aantal = 0, beginner = 1;
      if (!vraagSteentjes (aantal)
          || !vragen.vraagGetal ("Wie begint", 1, 2, beginner))
        return false;
      Kalah nieuw (static_cast<int> (aantal));
      nieuw.zetStand (nieuw.getKuiltjes (), static_cast<int> (beginner));
      return spelMenu (nieuw);
    }

    // Vraag een bestandsnaam, en speel het spel dat daarin staat verder.
    // Retourneert: false als de invoer op is
    bool leesSpel ()
    {
      string naam;
      Kalah nieuw (GewoonSteentjes);
      if (!vragen.vraagTekst ("Naam van het bestand (bijvoorbeeld "
                              "voorbeelden/slag.kalah)", naam))
        return false;
      return !Opslag (naam, cout).lees (nieuw) || spelMenu (nieuw);
    }

    // Vraag wat er voor een wedstrijd nodig is, en speel hem.
    // Retourneert: false als de invoer op is
    bool wedstrijd ()
    {
      long long aantal = 0, partijen = 0, opening = 0;
      Speler een, twee;
      if (!vraagSteentjes (aantal) || !een.vraag (vragen, "Speler 1", false)
          || !twee.vraag (vragen, "Speler 2", false)
          || !vragen.vraagGetal ("Aantal partijen", 1, Wedstrijd::MaxAantal,
                                 partijen)
          || !vragen.vraagGetal ("Toevallige zetten aan het begin", 0,
                                 Wedstrijd::MaxOpening, opening))
        return false;
      if (vragen.regelOp ())
        Wedstrijd (static_cast<int> (aantal), static_cast<int> (opening), een,
                   twee, stil).speel (static_cast<int> (partijen));
      return true;
    }

    // Vraag wie er spelen.
    // Retourneert: false als dat niet afkwam, en dan verandert er niets
    bool vraagSpelers ()
    {
      Speler een, twee;
      cout << "\nWie spelen er? Een mens is m; een getal is de computer, "
              "die zoveel beurten\nvooruit denkt; een tijd zoals 2.5s is "
              "de computer, met zoveel seconden per zet.\n";
      if (!een.vraag (vragen, "Speler 1", true)
          || !twee.vraag (vragen, "Speler 2", true) || !vragen.regelOp ())
        return false;
      spelers[0] = een;
      spelers[1] = twee;
      return true;
    }

    // Zet de stand en de keuzes op het scherm.
    void toonStand () const
    {
      cout << "\n";
      spel.drukAf ();
      cout << (spel.eindstand () ? uitslag (spel) + "\n\n" : "\n")
           << " 1 t/m 6. dat kuiltje zaaien    u. de computer laten "
              "uitspelen\n"
              " t. zet terugnemen              w. andere spelers\n"
              " h. hint                        b. spel bewaren\n"
              " e. eindspeltabel maken         s. stoppen met dit spel\n";
    }

    // Retourneert: de kuiltjes die nu gekozen kunnen worden
    string kuiltjes () const
    {
      return cijfers (spel.bepaalZetten ());
    }

    // Retourneert: de andere keuzes die er nu zijn
    string opdrachten () const
    {
      return spel.eindstand () ? "tbs" : "theuwbs";
    }

    // Retourneert: alle keuzes, zoals ze in de vraag staan
    string mag () const
    {
      return (spel.eindstand () ? ""
              : "kuiltje " + opsomming (kuiltjes (), "of") + ", of ")
             + opsomming (opdrachten (), "of");
    }

    // Voer een keuze uit, behalve stoppen. Staat er meer op de regel dan erbij
    // hoort, of komt er geen goed antwoord, dan gebeurt er niets.
    // Parameter:
    // * keuze: een kuiltje dat mag, of een andere keuze die mag
    void voerUit (char keuze)
    {
      switch (keuze)
      {
        case Terug:
          if (vragen.regelOp ())
            neemTerug ();
          break;
        case Hint:
          geefHint ();
          break;
        case Uitspelen:
          speelUit ();
          break;
        case Wissel:
          vraagSpelers ();
          break;
        case Eindspel:
          maakEindspel ();
          break;
        case Bewaren:
          bewaar ();
          break;
        default:
          if (vragen.regelOp ())
            doeZet (keuze - '0');
      }
    }

    // Doe een zet en vertel wat er gebeurt.
    // Parameter:
    // * kuiltje: waarmee er gezet kan worden
    void doeZet (int kuiltje)
    {
      cout << verhaal (spel.verloop (kuiltje)) << flush;
      spel.doeZet (kuiltje);
    }

    // Neem zetten terug tot er weer een mens aan beurt is. Zijn er geen mensen,
    // dan gaat er een zet terug, en worden beide spelers een mens: anders doet
    // de computer hem meteen weer.
    void neemTerug ()
    {
      const bool mensen = spelers[0].isMens () || spelers[1].isMens ();
      const size_t aantal = aantalTerug (mensen);
      if (aantal == 0)
      {
        cout << "Er is geen zet " << (mensen ? "van een mens " : "")
             << "om terug te nemen." << endl;
        return;
      }
      for (size_t i = 0; i < aantal; i++)
        spel.unDoeZet ();
      if (!mensen)
        spelers[0] = spelers[1] = Speler ();
      cout << (aantal == 1 ? "Een zet teruggenomen."
               : to_string (aantal) + " zetten teruggenomen.")
           << (mensen ? "" : " Beide spelers zijn nu mensen.") << endl;
    }

    // Parameter:
    // * mensen: of er mensen spelen
    // Retourneert: hoeveel zetten er terug moeten; 0 als dat niet kan
    size_t aantalTerug (bool mensen) const
    {
      const size_t gedaan = spel.gedaneZetten ().size (),
                   eerste = static_cast<size_t> (spel.beginSpeler ()) - 1;
      for (size_t i = 1; i <= gedaan; i++)
        if (!mensen || spelers[(eerste + gedaan - i) % 2].isMens ())
          return i;
      return 0;
    }

    // Vraag hoe diep een hint moet zijn, en geef hem: de waarde van elk
    // kuiltje, en als de eindspeltabel dat weet ook hoe het afloopt.
    void geefHint ()
    {
      long long diepte = 0;
      if (!vragen.vraagGetal ("Beurten vooruit", 1, Speler::MaxDiepte, diepte)
          || !vragen.regelOp ())
        return;
      const Waarden waarden =
        spel.waardeVanZetten (static_cast<int> (diepte));
      Waarden verschillen;
      if (perfect.kent (spel))
        verschillen = perfect.verschillen (spel);
      const int beste = waarden[besteVan (waarden)].second;
      cout << "Waarde van elk kuiltje voor " << naamVan (spel.getSpeler ())
           << ", " << beurten (static_cast<int> (diepte))
           << " vooruit (*: de hoogste):" << endl;
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

    // Vraag tot hoeveel steentjes de eindspeltabel moet gaan, zeg hoe groot
    // zij wordt, en maak haar als dat mag.
    void maakEindspel ()
    {
      long long aantal = 0;
      char antwoord = 'n';
      if (!vragen.vraagGetal ("Steentjes op het bord, hoogstens", 0,
                              Perfect::MeesteSteentjes, aantal))
        return;
      const int steentjes = static_cast<int> (aantal);
      cout << "Dat zijn " << Perfect::standen (steentjes)
           << " standen; het maken vraagt "
           << Kalah::eindspelBytes (steentjes) << " bytes." << endl;
      if (!vragen.vraagLetter ("Maken?", "jn", "j of n", antwoord)
          || !vragen.regelOp () || antwoord == 'n')
        return;
      if (perfect.maak (steentjes, stil))
        cout << "Met hoogstens " << aantal << " steentjes op het bord "
                "speelt de computer nu perfect,\nen weet een hint wie er "
                "wint." << endl;
      else
        cout << "Zoveel geheugen is er niet; er is nu geen eindspeltabel.\n";
    }

    // Vraag hoe de computer denkt die voor de mensen zet, en speel het spel
    // uit.
    void speelUit ()
    {
      Speler computer;
      if (!computer.vraag (vragen, "De computer", false)
          || !vragen.regelOp ())
        return;
      while (!spel.eindstand ())
      {
        zetVanComputer (computer);
        laatComputersZetten ();
      }
    }

    // Vraag een naam en bewaar het spel.
    void bewaar ()
    {
      const string einde = Opslag::Achtervoegsel ();
      string naam;
      if (!vragen.vraagTekst ("Naam van het bestand (eindigt op " + einde + ")",
                              naam))
        return;
      if (Opslag (naam, cout).bewaar (spel))
        cout << "Bewaard in " << terminal::toonbaar (naam) << "." << endl;
    }

    // Laat de computers zetten tot er een mens aan beurt is, of het spel uit.
    void laatComputersZetten ()
    {
      while (!spel.eindstand () && !spelers[spel.getSpeler () - 1].isMens ())
        zetVanComputer (spelers[spel.getSpeler () - 1]);
    }

    // Toon het bord en laat een computer een zet doen.
    // Parameter:
    // * computer: hoe die denkt
    void zetVanComputer (const Speler &computer)
    {
      cout << endl;
      spel.drukAf ();
      if (perfect.kent (spel))
      {
        const Waarden verschillen = perfect.verschillen (spel);
        const size_t beste = besteVan (verschillen);
        cout << "Speler " << spel.getSpeler () << " kent het eindspel, en "
             << afloop (verschillen[beste].second) << "." << endl;
        doeZet (verschillen[beste].first);
      }
      else
        doeZet (zetNaDenken (computer));
    }

    // Laat een computer nadenken, en vertel wat hij dacht.
    // Parameter:
    // * computer: hoe die denkt
    // Retourneert: het kuiltje dat hij kiest
    int zetNaDenken (const Speler &computer)
    {
      const size_t Langst = 30;  // zetten op een regel
      const Speler::Gedachte gedachte = computer.denk (spel);
      const vector<int> variant = spel.hoofdvariant ();
      cout << "Speler " << spel.getSpeler () << " denkt "
           << beurten (gedachte.diepte) << " vooruit: waarde "
           << gedachte.waarde << ", " << gedachte.standen << " standen, "
           << fixed << setprecision (3) << gedachte.seconden
           << " seconden.\nVerwacht verloop:";
      for (size_t i = 0; i < variant.size () && i < Langst; i++)
        cout << " " << variant[i];
      cout << (variant.size () > Langst ? " ..." : "") << endl;
      return gedachte.zet;
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
    "  ./Kalah [opties] --los [BESTAND]    wie wint er bij perfect spel, van\n"
    "      de beginstand of van een bewaard spel; met een hoofdvariant\n"
    "\n"
    "Een bewaard spel is een tekstbestand, hier met twee zetten:\n"
    "  Kalah 1                                spel en versie van de opmaak\n"
    "  kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0   beginstand: kuiltjes 1 t/m 6\n"
    "  begint 1                               en kalah van speler 1 en 2\n"
    "  zet 6\n"
    "  zet 2\n"
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
    "  --eindspel N    maak eerst een tabel van alle standen met hoogstens N\n"
    "                  steentjes in de kuiltjes, 0 t/m 30; anders 18\n"
    "  --geheugen N    gebruik hoogstens N MiB; anders 1024\n"
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
  terminal::toonZaad (instellingen.zaad);
  Wedstrijd (static_cast<int> (instellingen.steentjes),
             static_cast<int> (instellingen.opening), spelers[0], spelers[1],
             instellingen.stil)
    .speel (static_cast<int> (instellingen.aantal));
  return terminal::Gelukt;
}

//*************************************************************************

// Lees een bewaard spel van de opdrachtregel.
// Parameters:
// * namen: een bestandsnaam, of geen, en dan verandert er niets
// * spel: wordt het spel
// Retourneert: de exitcode
int lees (const vector<string> &namen, Kalah &spel)
{
  if (namen.empty ())
    return terminal::Gelukt;
  return terminal::leescode (Opslag (namen[0]).lees (spel), namen[0]);
}

//*************************************************************************

// Parameters:
// * uitkomst: voor wie aan beurt is, als in Kalah::Oplossing
// * wie: wie aan beurt is
// Retourneert: de uitkomst in woorden
string uitkomstTekst (int uitkomst, int wie)
{
  return uitkomst == 0 ? "gelijk"
                       : naamVan (uitkomst > 0 ? wie : 3 - wie) + " wint";
}

//*************************************************************************

// Doe zetten tot het spel uit is.
// Parameters:
// * spel: het spel, dat verandert
// * zetten: de zetten
// Retourneert: de zetten, elk met een spatie ervoor, op regels van PerRegel, en
//   daaronder hoe het afloopt
string speelUit (Kalah &spel, const vector<int> &zetten)
{
  const size_t PerRegel = 30, Inspringen = 15;
  string tekst;
  for (size_t i = 0; i < zetten.size () && spel.doeZet (zetten[i]); i++)
    tekst += (i > 0 && i % PerRegel == 0 ? "\n" + string (Inspringen, ' ')
                                         : " ") + to_string (zetten[i]);
  return tekst + "\nvoorsprong     " + to_string (spel.score ()) + " voor "
         + naamVan (spel.getSpeler ());
}

//*************************************************************************

// Los een stand op, en zet op het scherm wie er wint, en hoe.
// Parameters:
// * spel: de stand, met hoogstens MeesteKlein steentjes; speelt na afloop
//   verder tot een eindstand
// * instellingen: wat er op de opdrachtregel staat
// Retourneert: de exitcode
int losStandOp (Kalah &spel, const Instellingen &instellingen)
{
  const clock_t begin = clock ();
  const int eindspel = static_cast<int> (instellingen.eindspel),
            wie = spel.getSpeler ();
  const long long tabel = Kalah::eindspelBytes (eindspel);
  Kalah::Oplossing oplossing;
  cout << "eindspeltabel  hoogstens " << eindspel
       << " steentjes op het bord: " << tabel << " bytes" << endl;
  spel.toonVoortgang (!instellingen.stil);
  if (!spel.losOp (eindspel, instellingen.geheugen * PerMiB, oplossing))
  {
    cerr << "Oplossen lukt niet: het geheugen is op." << endl;
    return terminal::Mislukt;
  }
  const double tijd = static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
  cout << "uitkomst       " << uitkomstTekst (oplossing.uitkomst, wie)
       << "\nhoofdvariant  " << speelUit (spel, oplossing.zetten)
       << "\nstanden        " << oplossing.standen
       << "\ngeheugen       " << tabel + oplossing.tabelBytes
       << " bytes\nseconden       " << fixed << setprecision (2) << tijd
       << endl;
  return terminal::Gelukt;
}

//*************************************************************************

// Los op wat de opdrachtregel noemt: een bewaard spel, of een beginstand.
// Parameter:
// * instellingen: wat er op de opdrachtregel staat
// Retourneert: de exitcode
int losOp (const Instellingen &instellingen)
{
  Kalah spel (static_cast<int> (instellingen.steentjes));
  const int code = lees (instellingen.woorden, spel);
  if (code != terminal::Gelukt)
    return code;
  const vector<int> kuiltjes = spel.getKuiltjes ();
  int aantal = 0;
  for (size_t i = 0; i < kuiltjes.size (); i++)
    aantal += kuiltjes[i];
  if (aantal <= MeesteKlein)
    return losStandOp (spel, instellingen);
  cerr << "Gevonden: een stand van " << aantal
       << " steentjes; verwacht: hoogstens " << MeesteKlein
       << " om op te lossen." << endl;
  return terminal::SpelOnleesbaar;
}

//*************************************************************************

// Begin met een bewaard spel, of met het menu.
// Parameter:
// * instellingen: wat er op de opdrachtregel staat
// Retourneert: de exitcode
int speel (const Instellingen &instellingen)
{
  Menu menu (instellingen.stil);
  Kalah spel (GewoonSteentjes);
  const int code = lees (instellingen.woorden, spel);
  if (code != terminal::Gelukt)
    return code;
  terminal::toonZaad (instellingen.zaad);
  if (instellingen.woorden.empty () || menu.spelMenu (spel))
    menu.hoofdMenu ();
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
  if (partij && los)
    regel.fout ("gevonden --partij en --los, verwacht een van beide");
  if (tafel && !partij && !los)
    regel.fout ("--steentjes hoort bij --partij en --los");
  if ((keer || begin) && !partij)
    regel.fout ("--aantal en --opening horen bij --partij");
  if ((tabel || ruimte) && !los)
    regel.fout ("--eindspel en --geheugen horen bij --los");
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
    { regel.optie ("--stil"), terminal::beginToeval (regel), GewoonSteentjes, 1,
      Wedstrijd::GewoneOpening, GewoonEindspel, GewoonGeheugen, {} };
  const bool partij = regel.optie ("--partij"), los = regel.optie ("--los");
  leesOpties (regel, partij, los, instellingen);
  instellingen.woorden = regel.bestanden ();
  if (partij)
    return speelWedstrijd (regel, instellingen);
  terminal::keurAantal (regel, instellingen.woorden.size (), 1);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  return los ? losOp (instellingen) : speel (instellingen);
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
