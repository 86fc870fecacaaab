// main.cc: de menu's, de experimenten en de opdrachtregel van Aqualin. Wat elk
// spel zo doet (vragen stellen, rekenen en de tijd erbij zetten, de tabel van
// --los) staat in terminal/.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/oplossing.h"
#include "../../terminal/rekenmenu.h"
#include "../../terminal/zettekst.h"
#include "../../zoek/voortgang.h"
#include "aqualin.h"
#include "constantes.h"

using namespace std;

const char Versie[] = "Aqualin 1.0";
const int AantalExperimenten = 3;
const int AantalSpellen = 100;  // per regel van de tabel van een experiment

// De keuzes van het spelmenu.
struct Spelkeuze
{
  enum { ZetDoen = 1, ZetTerug, Beste, ZetCluster, ZetMonteCarlo,
         ClusterTegenBeste, MonteCarloTegenBeste, ClusterTegenMonteCarlo,
         Stoppen, BesteSnel, ElkeZet, Omvang, Laatste = Omvang };
};

//*************************************************************************

// Hoe Aqualin rekent, voor de menu's; zie terminal/rekenmenu.h.
struct Rekenaar
{
  typedef Aqualin Spel;
  typedef pair<int,int> Zet;

  // Retourneert: hoe de score en de zet heten
  static const char *soort ()
  {
    return "Optimale";
  }

  // Retourneert: wat er aan een boom schort waarvan telStanden -1 geeft
  static const char *ontelbaar ()
  {
    return "De boom heeft meer dan 10^18 standen";
  }

  // Retourneert: hoeveel standen het aflopen van de boom per seconde bezoekt
  static double standenPerSeconde ()
  {
    return 5e7;
  }

  // Parameter:
  // * spel: het spel
  // Retourneert: de verschillende zetten, in volgorde
  static vector<Zet> zetten (Spel &spel)
  {
    return spel.getHand (spel.getSpeler ());
  }

  // Bereken de score met de beste zetten van beide spelers.
  // Parameters en wat het retourneert: zie terminal/rekenmenu.h
  static int score (Spel &spel, bool snel, Zet &zet, long long &standen)
  {
    return snel ? spel.optScoreSnel (zet, standen)
                : spel.optScore (zet, standen);
  }
};

//*************************************************************************

// Doe een experiment, en zet de uitkomsten in een tabel op het scherm; zie
// onder het menu.
// Parameters:
// * nummer: 1 t/m AantalExperimenten
// * stil: geen voortgang op stderr
void doeExperiment (int nummer, bool stil);

//*************************************************************************

// Het hoofdmenu en het spelmenu.
class Menu : public terminal::Rekenmenu<Rekenaar, Spelkeuze>
{
  public:

    // Parameter:
    // * nwStil: geen voortgang op stderr
    explicit Menu (bool nwStil)
    : terminal::Rekenmenu<Rekenaar, Spelkeuze> (nwStil)
    {
    }

    // Het hoofdmenu, tot de gebruiker stopt of de invoer op is.
    void hoofdMenu ()
    {
      long long keuze = 0;
      bool verder = true;
      while (verder && keuze != Stoppen)
      {
        cout <<
          "\n 1. een nieuw spel\n"
          " 2. een spel inlezen\n"
          " 3. experiment 1: grootste cluster tegen optimaal\n"
          " 4. experiment 2: Monte Carlo tegen optimaal\n"
          " 5. experiment 3: grootste cluster tegen Monte Carlo\n"
          " 6. stoppen\n";
        if (!vragen.vraagGetal ("Uw keuze", Nieuw, Stoppen, keuze))
          return;
        if (keuze == Nieuw)
          verder = nieuwSpel ();
        else if (keuze == Inlezen)
          verder = leesSpel ("spel2.txt");
        else if (!vragen.regelOp ())
          keuze = 0;
        else if (keuze != Stoppen)
          doeExperiment (static_cast<int> (keuze - Inlezen), stil);
      }
    }

  private:

    // De keuzes van het hoofdmenu.
    enum HoofdKeuze { Nieuw = 1, Inlezen, Experiment1, Experiment2,
                      Experiment3, Stoppen };

    // Vanaf hoeveel standen in de boom het ook met optScoreSnel lang kan duren.
    static constexpr double GroteBoom = 1e15;

    // Zet de keuzes van het spelmenu op het scherm.
    void toonKeuzes ()
    {
      cout <<
        "\n 1. zet uitvoeren                      "
        "7. Monte Carlo tegen optimaal\n"
        " 2. laatste zet ongedaan maken         "
        "8. grootste cluster tegen Monte Carlo\n"
        " 3. optimale score                     9. stoppen met dit spel\n"
        " 4. zet grootste cluster              10. optimale score, snel\n"
        " 5. zet Monte Carlo                   11. waarde van elke zet\n"
        " 6. grootste cluster tegen optimaal   12. omvang van de boom\n";
    }

    // Vraag de maten van een nieuw spel, en speel het.
    // Retourneert: false als de invoer op is
    bool nieuwSpel ()
    {
      long long hoogte = 0, breedte = 0, vormen = 0, alOpBord = 0,
                keuze[2] = { 0, 0 };
      if (!vragen.vraagGetal ("Hoogte van het bord", 1, MaxHoogte, hoogte)
          || !vragen.vraagGetal ("Breedte van het bord", 1, MaxBreedte,
                                 breedte)
          || !vragen.vraagGetal ("Aantal vormen",
                                 (hoogte * breedte + MaxKleuren - 1)
                                   / MaxKleuren, MaxVormen, vormen)
          || !vragen.vraagGetal ("Stenen die al op het bord liggen", 0,
                                 hoogte * breedte, alOpBord)
          || !vragen.vraagGetal ("Keuzeaantal van speler 0", 1,
                                 MaxKeuzeAantal, keuze[0])
          || !vragen.vraagGetal ("Keuzeaantal van speler 1", 1,
                                 MaxKeuzeAantal, keuze[1]))
        return false;
      if (!vragen.regelOp ())
        return true;
      int keuzeAantal[2] =
        { static_cast<int> (keuze[0]), static_cast<int> (keuze[1]) };
      return spelMenu (Aqualin (static_cast<int> (hoogte),
                                static_cast<int> (breedte),
                                static_cast<int> (vormen),
                                static_cast<int> (alOpBord), keuzeAantal));
    }

    // Vraag een zet en doe haar; een ongeldige zet geeft een melding.
    void vraagZet ()
    {
      long long kleur = 0, vorm = 0;
      if (!vragen.vraagGetal ("Kleur", 0, spel.getKleuren () - 1, kleur)
          || !vragen.vraagGetal ("Vorm", 0, spel.getVormen () - 1, vorm)
          || !vragen.regelOp ())
        return;
      const bool afgelopen = spel.eindstand ();
      const pair<int,int> steen (static_cast<int> (kleur),
                                 static_cast<int> (vorm));
      if (!spel.doeZet (steen.first, steen.second))
        cout << "De zet " << terminal::zetTekst (steen) << " is niet geldig: "
             << (afgelopen ? "het spel is afgelopen."
                 : "die steen heeft de speler aan beurt niet.") << endl;
    }

    // Mag een keuze uitgevoerd worden? Zo nodig volgt er een vraag.
    // Parameter en wat het retourneert: zie Rekenmenu
    bool mag (long long keuze)
    {
      switch (keuze)
      {
        case Spelkeuze::BesteSnel: case Spelkeuze::ElkeZet:
        case Spelkeuze::ClusterTegenBeste:
        case Spelkeuze::MonteCarloTegenBeste:
          return magSnelRekenen ();
      }
      return terminal::Rekenmenu<Rekenaar, Spelkeuze>::mag (keuze);
    }

    // Voer een keuze uit het spelmenu uit.
    // Parameter:
    // * keuze: de keuze
    void voerUit (long long keuze)
    {
      switch (keuze)
      {
        case Spelkeuze::ZetDoen:
          vraagZet ();
          break;
        case Spelkeuze::ZetTerug:
          neemTerug ();
          break;
        case Spelkeuze::Beste: case Spelkeuze::BesteSnel:
          toonScore (keuze == Spelkeuze::BesteSnel);
          break;
        case Spelkeuze::ZetCluster:
          toonZet ("grootste cluster", spel.bepaalZetGrootsteCluster ());
          break;
        case Spelkeuze::ZetMonteCarlo:
          toonZet ("Monte Carlo", spel.bepaalZetMonteCarlo ());
          break;
        case Spelkeuze::ClusterTegenBeste:
          toonUitScore (GrootsteCluster, Optimaal);
          break;
        case Spelkeuze::MonteCarloTegenBeste:
          toonUitScore (MonteCarlo, Optimaal);
          break;
        case Spelkeuze::ClusterTegenMonteCarlo:
          toonUitScore (GrootsteCluster, MonteCarlo);
          break;
        case Spelkeuze::ElkeZet:
          toonElkeZet ();
          break;
        case Spelkeuze::Omvang:
          toonOmvang ();
          break;
      }
    }

    // Zet een zet op het scherm.
    // Parameters:
    // * soort: hoe zij gekozen is
    // * zet: de zet
    static void toonZet (const char *soort, const pair<int,int> &zet)
    {
      cout << "Zet " << soort << ": " << terminal::zetTekst (zet) << endl;
    }

    // Vraag of het rekenen door mag gaan, als ook optScoreSnel lang kan duren.
    // Retourneert: true als het kort duurt of door mag gaan
    bool magSnelRekenen ()
    {
      const long long standen = spel.telStanden ();
      if (standen >= 0 && static_cast<double> (standen) <= GroteBoom)
        return vragen.regelOp ();
      cout << "De boom is erg groot (keuze " << Spelkeuze::Omvang
           << "); hoe lang dit duurt is niet te zeggen." << endl;
      return magDoorgaan ();
    }

    // Speel het spel uit en zet de score op het scherm.
    // Parameters:
    // * algo1, algo2: de algoritmes van de speler aan beurt en van de ander
    void toonUitScore (int algo1, int algo2)
    {
      const clock_t begin = clock ();
      const int score = spel.speelUitScore (algo1, algo2);
      cout << "Score voor de speler aan beurt: " << score << "\nTijd: ";
      toonSeconden (clock () - begin);
    }
};

//*************************************************************************

// Een soort spellen: de maten, het aantal vormen en de keuzeaantallen.
struct Soort
{
  int hoogte, breedte, vormen, keuzeAantal[2];
};

//*************************************************************************

// Parameters:
// * nummer: van een experiment
// * speler: 0 of 1
// Retourneert: het algoritme waarmee die speler dat experiment speelt
int algoritme (int nummer, int speler)
{
  if (speler == 0)
    return nummer == 2 ? MonteCarlo : GrootsteCluster;
  return nummer == 3 ? MonteCarlo : Optimaal;
}

//*************************************************************************

// Parameter:
// * algo: een algoritme
// Retourneert: hoe het heet
const char *algoritmeTekst (int algo)
{
  return algo == Optimaal ? "optimaal"
         : algo == MonteCarlo ? "Monte Carlo" : "grootste cluster";
}

//*************************************************************************

// Trek een vierkantswortel met de methode van Newton.
// Parameter:
// * getal: minstens 0
// Retourneert: de vierkantswortel
double vierkantswortel (double getal)
{
  const int meesteStappen = 200;
  double vorige = 0, nu = getal > 1 ? getal : 1;
  for (int i = 0; i < meesteStappen && nu != vorige; i++)
  {
    vorige = nu;
    nu = (vorige + getal / vorige) / 2;
  }
  return nu;
}

//*************************************************************************

// Speel toevallige spellen van een soort uit, en zet de uitkomst op een regel
// van de tabel.
// Parameters:
// * nummer, stil: als bij doeExperiment
// * soort: de soort spellen
void speelSoort (int nummer, bool stil, Soort soort)
{
  const clock_t begin = clock ();
  double som = 0, kwadraten = 0;
  {
    zoek::Voortgang voortgang ("experiment", "spellen", AantalSpellen, 1);
    for (int i = 0; i < AantalSpellen; i++)
    {
      Aqualin spel (soort.hoogte, soort.breedte, soort.vormen, 0,
                    soort.keuzeAantal);
      const int score = spel.speelUitScore (algoritme (nummer, 0),
                                            algoritme (nummer, 1));
      som += score;
      kwadraten += score * score;
      if (!stil)
        voortgang.toon (i + 1);
    }
  }
  const double aantal = AantalSpellen, gemiddelde = som / aantal,
    variantie = (kwadraten - som * gemiddelde) / (aantal - 1),
    fout = vierkantswortel (variantie > 0 ? variantie / aantal : 0);
  cout << setw (2) << soort.hoogte << setw (3) << soort.breedte << setw (3)
       << soort.vormen << setw (4) << soort.keuzeAantal[0] << setw (3)
       << soort.keuzeAantal[1] << fixed << setprecision (2) << setw (13)
       << gemiddelde << setprecision (3) << setw (15) << fout << setw (12)
       << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC << endl;
}

//*************************************************************************

// Doe een experiment; zie boven het menu. Alle spellen beginnen met een leeg
// bord.
void doeExperiment (int nummer, bool stil)
{
  const Soort klein[] = { { 4, 4, 4, { 2, 2 } }, { 4, 5, 4, { 2, 2 } },
                          { 3, 5, 5, { 2, 2 } }, { 4, 4, 4, { 3, 2 } } },
              groot = { 10, 10, 10, { 5, 5 } };
  cout << "Experiment " << nummer << ": speler 0 speelt "
       << algoritmeTekst (algoritme (nummer, 0)) << ", speler 1 "
       << algoritmeTekst (algoritme (nummer, 1))
       << ";\nde score van speler 0, gemiddeld over " << AantalSpellen
       << " toevallige spellen\n\n"
       << " h  b  v  k0 k1   gemiddelde  standaardfout    seconden" << endl;
  if (nummer == 3)
    speelSoort (nummer, stil, groot);
  else
    for (size_t i = 0; i < sizeof klein / sizeof klein[0]; i++)
      speelSoort (nummer, stil, klein[i]);
}

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm; zie terminal::toonSlot.
void toonHulp ()
{
  cout <<
    "Aqualin: speel het spel en reken het door.\n"
    "\n"
    "Gebruik:\n"
    "  ./Aqualin [opties]                  het menu\n"
    "  ./Aqualin [opties] BESTAND          meteen dit spel spelen\n"
    "  ./Aqualin [opties] --los BESTAND... een tabel met per spel de optimale\n"
    "      score, de eerste optimale zet, het aantal standen in de complete\n"
    "      boom, de tijd en de waarde van elke zet\n"
    "  ./Aqualin [opties] --experiment N   experiment 1, 2 of 3:\n"
    "      1  grootste cluster tegen optimaal\n"
    "      2  Monte Carlo tegen optimaal\n"
    "      3  grootste cluster tegen Monte Carlo\n"
    "\n"
    "Opties:\n"
    << terminal::ZaadUitleg <<
    "  --snel          los op zonder de hele boom af te lopen: met dezelfde\n"
    "                  scores, maar veel minder standen\n";
}

//*************************************************************************

// Doe een experiment, of begin met het menu.
// Parameters:
// * namen: een bestandsnaam, of geen
// * experiment: het nummer van het experiment; 0 voor het menu
// * zaad: van het toeval
// * stil: geen voortgang op stderr
// Retourneert: de exitcode
int speel (const vector<string> &namen, int experiment, long long zaad,
           bool stil)
{
  Aqualin spel;
  Menu menu (stil);
  const int code = namen.empty () ? terminal::Gelukt
                                  : terminal::lees (spel, namen[0]);
  if (code != terminal::Gelukt)
    return code;
  terminal::toonZaad (zaad);
  if (experiment > 0)
    doeExperiment (experiment, stil);
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
  const long long zaad = terminal::beginToeval (regel);
  const bool stil = regel.optie ("--stil"), snel = regel.optie ("--snel"),
             los = regel.optie ("--los");
  long long nummer = 0;
  const bool experiment = regel.optieGetal
    ("--experiment", 1, AantalExperimenten, nummer);
  const vector<string> namen = regel.bestanden ();
  terminal::keurOpties (regel, los, snel, experiment, namen.size ());
  if (experiment)
    terminal::keurAantal (regel, namen.size (), 0);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (los)
    return terminal::Oplossing<Rekenaar> (snel, stil).losOp (namen);
  return speel (namen, static_cast<int> (nummer), zaad, stil);
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
