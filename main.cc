// main.cc: de menu's en de opdrachtregel van TegelSpel. Wat elk spel zo doet
// (vragen stellen, rekenen en de tijd erbij zetten, de tabel van --los) staat
// in terminal/.

#include <climits>
#include <ctime>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "constantes.h"
#include "tegelspel.h"
#include "terminal/hoofdprogramma.h"
#include "terminal/oplossing.h"
#include "terminal/rekenmenu.h"
#include "terminal/zettekst.h"

using namespace std;

const char Versie[] = "TegelSpel 1.0";

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  long long zaad;        // van het toeval
  long long simulaties;  // per zet, bij een goede zet
  bool stil;             // geen voortgang op stderr
  bool snel;             // --los zonder de hele boom af te lopen
};

// De keuzes van het spelmenu.
struct Spelkeuze
{
  enum { Zetten = 1, ZetDoen, ZetTerug, Beste, Goede, GoedTegenBest,
         Experiment, Stoppen, BesteSnel, ElkeZet, Omvang,
         Laatste = Omvang };
};

//*************************************************************************

// Hoe TegelSpel rekent, voor de menu's; zie terminal/rekenmenu.h.
struct Rekenaar
{
  typedef TegelSpel Spel;
  typedef pair<int,char> Zet;

  // Retourneert: hoe de score en de zet heten
  static const char *soort ()
  {
    return "Beste";
  }

  // Retourneert: wat er aan een boom schort waarvan telStanden -1 geeft
  static const char *ontelbaar ()
  {
    return "De boom is te groot om te tellen";
  }

  // Retourneert: hoeveel standen het aflopen van de boom per seconde bezoekt
  static double standenPerSeconde ()
  {
    return 2e8;
  }

  // Parameter:
  // * spel: het spel
  // Retourneert: de verschillende zetten, in volgorde
  static vector<Zet> zetten (Spel &spel)
  {
    return spel.bepaalVerschillendeZetten ();
  }

  // Bereken de score met de beste zetten van beide spelers.
  // Parameters:
  // * spel: het spel; na afloop in dezelfde stand
  // * snel: zonder de hele boom af te lopen
  // * zet: wordt de eerste beste zet
  // * standen: wordt het aantal bezochte standen
  // Retourneert: de score voor de speler aan beurt
  static int score (Spel &spel, bool snel, Zet &zet, long long &standen)
  {
    return snel ? spel.besteScoreSnel (zet, standen)
                : spel.besteScore (zet, standen);
  }
};

//*************************************************************************

// Parameters:
// * aantal: een aantal tegels
// * kleur: een kleur als bijvoeglijk naamwoord, met een spatie erna, of ""
// Retourneert: dat aantal in woorden
string tegelTekst (int aantal, const string &kleur)
{
  return to_string (aantal) + " " + kleur
         + (aantal == 1 ? "tegel" : "tegels");
}

//*************************************************************************

// Het hoofdmenu en het spelmenu.
class Menu : public terminal::Rekenmenu<Rekenaar, Spelkeuze>
{
  public:

    // Parameter:
    // * nwInstellingen: die van de opdrachtregel
    explicit Menu (const Instellingen &nwInstellingen)
    : terminal::Rekenmenu<Rekenaar, Spelkeuze> (nwInstellingen.stil),
      simulaties (static_cast<int> (nwInstellingen.simulaties))
    {
    }

    // Het hoofdmenu, tot de gebruiker stopt of de invoer op is.
    void hoofdMenu ()
    {
      long long keuze = 0;
      while (keuze != Stoppen)
      {
        cout << "\n 1. een spel inlezen\n 2. stoppen\n";
        if (!vragen.vraagGetal ("Uw keuze", Inlezen, Stoppen, keuze))
          return;
        if (keuze == Inlezen)
        {
          if (!leesSpel ("spel1.txt"))
            return;
        }
        else if (!vragen.regelOp ())
          keuze = 0;
      }
    }

  private:

    // De keuzes van het hoofdmenu.
    enum HoofdKeuze { Inlezen = 1, Stoppen };

    const int simulaties;  // per zet, bij een goede zet

    // Zet de keuzes van het spelmenu op het scherm.
    void toonKeuzes ()
    {
      cout
        << "\n 1. verschillende zetten         7. experiment\n"
           " 2. zet uitvoeren                8. stoppen met dit spel\n"
           " 3. laatste zet ongedaan maken   9. beste score, snel\n"
           " 4. beste score                 10. waarde van elke zet\n"
           " 5. goede zet                   11. omvang van de boom\n"
           " 6. score goed tegen best\n";
    }

    // Voer een keuze uit het spelmenu uit.
    // Parameter:
    // * keuze: de keuze
    void voerUit (long long keuze)
    {
      switch (keuze)
      {
        case Spelkeuze::Zetten:
          toonZetten ();
          break;
        case Spelkeuze::ZetDoen:
          vraagZet ();
          break;
        case Spelkeuze::ZetTerug:
          neemTerug ();
          break;
        case Spelkeuze::Beste: case Spelkeuze::BesteSnel:
          toonScore (keuze == Spelkeuze::BesteSnel);
          break;
        case Spelkeuze::Goede:
          toonGoedeZet ();
          break;
        case Spelkeuze::GoedTegenBest:
          toonGoedeScore ();
          break;
        case Spelkeuze::Experiment:
          spel.doeExperiment ();
          break;
        case Spelkeuze::ElkeZet:
          toonElkeZet ();
          break;
        case Spelkeuze::Omvang:
          toonOmvang ();
          break;
      }
    }

    // Zet de verschillende zetten op het scherm.
    void toonZetten ()
    {
      const vector< pair<int,char> > zetten =
        spel.bepaalVerschillendeZetten ();
      const vector< pair<int,int> > schalen = spel.getInhoudSchalen ();
      cout << "Verschillende zetten: " << zetten.size () << endl;
      for (size_t i = 0; i < zetten.size (); i++)
      {
        const pair<int,int> schaal =
          schalen[static_cast<size_t> (zetten[i].first)];
        const bool geel = zetten[i].second == 'g';
        cout << "  " << terminal::zetTekst (zetten[i]) << "  "
             << (geel ? tegelTekst (schaal.first, "gele ")
                      : tegelTekst (schaal.second, "blauwe ")) << endl;
      }
    }

    // Vraag een zet en doe haar; een ongeldige zet geeft een melding.
    void vraagZet ()
    {
      long long schaal = 0;
      char kleur = 'g';
      if (vragen.vraagGetal ("Schaal", 0, spel.getSchalen () - 1, schaal)
          && vragen.vraagLetter ("Kleur", "gb", "g voor geel, b voor blauw",
                                 kleur)
          && vragen.regelOp ())
        doeZet (static_cast<int> (schaal), kleur);
    }

    // Doe een zet; een ongeldige zet geeft een melding.
    // Parameters:
    // * schaal: een schaal die bestaat
    // * kleur: 'g' of 'b'
    void doeZet (int schaal, char kleur)
    {
      const pair<int,int> inhoud =
        spel.getInhoudSchalen ()[static_cast<size_t> (schaal)];
      const int aantal = kleur == 'g' ? inhoud.first : inhoud.second;
      const bool afgelopen = spel.eindstand ();
      if (spel.doeZet (schaal, kleur))
        return;
      cout << "De zet " << terminal::zetTekst (make_pair (schaal, kleur))
           << " is niet geldig:\n";
      if (afgelopen)
        cout << "het spel is afgelopen.";
      else if (aantal == 0)
        cout << "op die schaal ligt geen tegel van die kleur.";
      else
        cout << "er is geen rij waar " << tegelTekst (aantal, "")
             << " van die kleur "
             << (aantal == 1 ? "in past." : "samen in passen.");
      cout << endl;
    }

    // Bepaal een goede zet en zet haar op het scherm.
    void toonGoedeZet ()
    {
      cout << "Goede zet: "
           << terminal::zetTekst (spel.bepaalGoedeZet (simulaties)) << endl;
    }

    // Bereken de score van een goede tegen een beste speler en zet haar op het
    // scherm.
    void toonGoedeScore ()
    {
      const clock_t begin = clock ();
      const int score = spel.bepaalGoedeScore ();
      cout << "Score met goede zetten, tegen beste zetten van de ander: "
           << score << "\nTijd: ";
      toonSeconden (clock () - begin);
    }
};

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm; zie terminal::toonSlot.
void toonHulp ()
{
  cout <<
    "TegelSpel: speel het tegelspel en reken het door.\n"
    "\n"
    "Gebruik:\n"
    "  ./TegelSpel [opties]                  het menu\n"
    "  ./TegelSpel [opties] BESTAND          meteen dit spel spelen\n"
    "  ./TegelSpel [opties] --los BESTAND... een tabel met per spel de beste\n"
    "      score, de eerste beste zet, het aantal standen in de complete\n"
    "      boom, de tijd en de waarde van elke zet\n"
    "  ./TegelSpel [opties] --experiment BESTAND\n"
    "      het experiment van de opgave\n"
    "\n"
    "Opties:\n"
    << terminal::ZaadUitleg <<
    "  --simulaties N  speel voor een goede zet (keuze 5) N spellen per zet\n"
    "                  uit, minstens 1; anders " << NrSimulaties << "\n"
    "  --snel          los op met alfa-beta en een transpositietabel: met\n"
    "                  dezelfde scores, maar veel minder standen\n";
}

//*************************************************************************

// Doe het experiment, of begin met het menu.
// Parameters:
// * namen: een bestandsnaam, of geen
// * experiment: of het experiment gedaan moet worden
// * instellingen: die van de opdrachtregel
// Retourneert: de exitcode
int speel (const vector<string> &namen, bool experiment,
           const Instellingen &instellingen)
{
  TegelSpel spel;
  Menu menu (instellingen);
  const int code = namen.empty () ? terminal::Gelukt
                                  : terminal::lees (spel, namen[0]);
  if (code != terminal::Gelukt)
    return code;
  terminal::toonZaad (instellingen.zaad);
  spel.toonVoortgang (!instellingen.stil);
  if (experiment)
    spel.doeExperiment ();
  else if (namen.empty () || menu.spelMenu (spel))
    menu.hoofdMenu ();
  return terminal::Gelukt;
}

//*************************************************************************

// Controleer de opdrachtregel en start wat zij vraagt.
// Parameter:
// * regel: de opdrachtregel, waar de opties uit gehaald worden
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  Instellingen instellingen =
    { terminal::beginToeval (regel), NrSimulaties, regel.optie ("--stil"),
      regel.optie ("--snel") };
  const bool los = regel.optie ("--los"),
             experiment = regel.optie ("--experiment");
  regel.optieGetal ("--simulaties", 1, INT_MAX, instellingen.simulaties);
  const vector<string> namen = regel.bestanden ();
  terminal::keurOpties (regel, los, instellingen.snel, experiment,
                        namen.size ());
  if (experiment && namen.empty ())
    regel.fout ("--experiment: verwacht een bestandsnaam");
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (!los)
    return speel (namen, experiment, instellingen);
  return terminal::Oplossing<Rekenaar> (instellingen.snel, instellingen.stil)
    .losOp (namen);
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
