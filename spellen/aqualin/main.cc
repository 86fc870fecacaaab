// main.cc: de menu's, de experimenten en de opdrachtregel van Aqualin.

#include <climits>
#include <ctime>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../terminal/hoofdmenu.h"
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/oplossing.h"
#include "../../terminal/rekenaar.h"
#include "../../terminal/rekenmenu.h"
#include "../../zoek/gedachte.h"
#include "../../zoek/geheel.h"
#include "../../zoek/klok.h"
#include "../../zoek/voortgang.h"
#include "../../zoek/wortel.h"
#include "aqualin.h"
#include "constantes.h"

using namespace std;

const int AantalExperimenten = 3;
const int AantalSpellen = 100;  // per regel van de tabel van een experiment

// Wie er spelen kan.
struct Soorten
{
  static constexpr const char *const Spelertekst =
    "m mens, t toeval, c cluster, g goed, b best";
  static const bool MetSterkte = false;
};

// Wat Aqualin het menu vertelt; zie terminal/rekenaar.h.
struct Rekenaar : terminal::Rekenend<Rekenaar,Aqualin>
{
  typedef terminal::Speler<Soorten> Speler;

  static constexpr const char *const Soort = "Optimale";
  static constexpr const char *const Punt = "punt";
  static constexpr const char *const Punten = "punten";
  static constexpr const char *const Ontelbaar =
    "De boom heeft meer dan 10^18 standen";
  static constexpr const char *const Voorbeeld = "spel2.txt";
  static constexpr const char *const Kleuren =
    "0,:231/160 1,:16/226 2,:231/21 3,:16/40 4,:16/208 5,:231/91 6,:16/51 "
    "7,:16/218 8,:231/94 9,:231/240 ";

  // Retourneert: de regels van het spel
  static string regels ()
  {
    return
      "Om de beurt leg je een steen uit je hand, en pak je een nieuwe uit de\n"
      "pot. Waar hij komt ligt vast: op het vakje met het laagste getal. Een\n"
      "steen (2,0) heeft kleur 2 en vorm 0, en er is er een van elke soort.\n"
      "Stenen die boven, onder of opzij aan elkaar grenzen zijn een cluster.\n"
      "Speler 0 (Brian) wil een grote cluster van een kleur, speler 1 (Robin)\n"
      "een van een vorm. Het is uit als wie aan beurt is geen steen meer\n"
      "heeft; de score is de eigen grootste cluster, min die van de ander.\n"
      "Op het bord: een getal is een leeg vakje, en zegt wanneer het aan de\n"
      "beurt is; een k voor een steen: in de grootste cluster van een kleur,\n"
      "een v erachter: in die van een vorm.\n"
      "Een voorbeeld: 2,0 legt die steen op het vakje met het laagste getal.\n";
  }

  // Retourneert: de verschillende zetten, in volgorde
  static vector<Zet> zetten (Spel &spel)
  {
    return spel.getHand (spel.getSpeler ());
  }

  // Zijn twee woorden samen een steen, zoals 2 met 0 erachter, of (2, met 0)?
  // Een 1 met twee antwoorden erachter is keuze 1.
  static bool samen (Spel &, const string &eerste, const string &tweede,
                     const string &derde, Zet &zet)
  {
    const string antwoord = "0123456789x";
    if (!eerste.empty () && eerste.back () == ',')
      return Spel::leesZet (eerste + tweede, zet);
    const bool keuze = eerste == "1" && !derde.empty ()
      && derde.find_first_not_of (antwoord) == string::npos;
    return eerste.size () == 1 && tweede.size () == 1 && !keuze
           && Spel::leesZet (eerste + "," + tweede, zet);
  }

  // Bereken de score met de beste zetten van beide spelers.
  static int score (Spel &spel, bool snel, Zet &zet, long long &standen)
  {
    return snel ? spel.optScoreSnel (zet, standen)
                : spel.optScore (zet, standen);
  }

  // Bepaal de waarde van elke zet.
  static void denk (Spel &spel, int, Gedachte<Zet> &gedachte)
  {
    gedachte.zeker = true;
    for (const Zet &zet : zetten (spel))
      gedachte.zetten.push_back (zoek::onbekend (zet));
    zoek::Geheel geheel ("elke zet", "zet", gedachte.zetten.size (),
                         spel.getToezicht ());
    for (Zetwaarde<Zet> &een : gedachte.zetten)
    {
      geheel.volgende ();
      Spel erna (spel);
      Zet antwoord;
      long long standen = 0;
      erna.doeZet (een.zet);
      zoek::weetUitkomst (een, -erna.optScoreSnel (antwoord, standen));
      gedachte.standen += standen;
    }
  }

  // Maak een reeks van beste zetten af.
  static void maakVariant (Spel stand, vector<Zet> &variant)
  {
    while (!stand.eindstand ())
    {
      variant.push_back (stand.kiesZet (Optimaal));
      stand.doeZet (variant.back ());
    }
  }

  // Bepaal wat elke gedane zet kostte.
  static void terugblik (const Spel &spel, zoek::Toezicht &toezicht,
                         vector< Kosten<Zet> > &terug)
  {
    terminal::rekenTerug (spel, [] (Spel &stand, Zet &beste)
      {
        long long standen = 0;
        return stand.optScoreSnel (beste, standen);
      }, 0, toezicht, terug);
  }

  // Kies de zet van een computer.
  static Zet kiesZet (Spel &spel, const Speler &speler, double,
                      zoek::Toezicht &)
  {
    return spel.kiesZet (speler.getLetter () == 'c' ? GrootsteCluster
                         : speler.getLetter () == 'g' ? MonteCarlo : Optimaal);
  }

  // Retourneert: de zet van Monte Carlo
  static Zet goed (Spel &spel) { return spel.bepaalZetMonteCarlo (); }
};

//*************************************************************************
// De experimenten

// De algoritmes van speler 0 en 1 in elk experiment.
const int Algoritmes[][2] = { { GrootsteCluster, Optimaal },
                              { MonteCarlo, Optimaal },
                              { GrootsteCluster, MonteCarlo } };

// Een soort spellen: de maten, het aantal vormen en de keuzeaantallen.
struct Spelsoort
{
  int hoogte, breedte, vormen, keuzeAantal[2];
};

// Retourneert: hoe een algoritme heet
const char *algoritmeTekst (int algo)
{
  return algo == Optimaal ? "optimaal"
         : algo == MonteCarlo ? "Monte Carlo" : "grootste cluster";
}

// Zet de scores van speler 0 van een soort spellen op een regel van de tabel,
// met hoe lang het duurde sinds begin; minder dan twee hebben geen gemiddelde.
void toonRegel (const Spelsoort &soort, const vector<int> &scores,
                clock_t begin, const terminal::Tabel &tabel)
{
  const bool bekend = scores.size () > 1;
  const double aantal = static_cast<double> (scores.size ());
  double som = 0, kwadraten = 0;
  for (int score : scores)
  {
    som += score;
    kwadraten += score * score;
  }
  const double gemiddelde = som / aantal,
    variantie = (kwadraten - som * gemiddelde) / (aantal - 1),
    fout = zoek::wortel (variantie > 0 ? variantie / aantal : 0);
  tabel.toon ({ to_string (soort.hoogte), to_string (soort.breedte),
                to_string (soort.vormen), to_string (soort.keuzeAantal[0]),
                to_string (soort.keuzeAantal[1]),
                bekend ? terminal::Tabel::getal (gemiddelde, 2) : tabel.geen (),
                bekend ? terminal::Tabel::getal (fout, 3) : tabel.geen (),
                tabel.duur (zoek::seconden (clock () - begin)),
                to_string (scores.size ()) });
}

// Speel voor een experiment toevallige spellen van een soort uit, en zet de
// uitkomst op een regel van de tabel; wordt het afgebroken, of is de tijd om,
// dan die van de spellen tot dan toe. De andere parameters zijn als bij
// doeExperiment.
void speelSoort (int nummer, zoek::Toezicht &toezicht, Spelsoort soort,
                 const terminal::Tabel &tabel)
{
  const int *const algo = Algoritmes[nummer - 1];
  const zoek::Klok klok;
  const clock_t begin = clock ();
  vector<int> scores;
  bool afgebroken = false;
  try
  {
    zoek::Voortgang voortgang ("spelen", "partijen", AantalSpellen, &toezicht,
                               1);
    for (int klaar = 0; klaar < AantalSpellen; klaar++)
    {
      voortgang.peil (klaar);
      scores.push_back (Aqualin (soort.hoogte, soort.breedte, soort.vormen, 0,
                                 soort.keuzeAantal)
                          .speelUitScore (algo[0], algo[1]));
    }
  }
  catch (const zoek::Afgebroken &waar)
  {
    if (!waar.tijdOm && (scores.empty () || waar.geweigerd))
      throw;
    afgebroken = !waar.tijdOm;
  }
  if (afgebroken)
    cerr << endl;  // op een terminal staat er ^C
  if (scores.size () > 1 || toezicht.tijdOm ())
    toonRegel (soort, scores, begin, tabel);
  if (afgebroken)
    throw zoek::Afgebroken { klok.seconden (),
                             static_cast<long long> (scores.size ()),
                             "van de " + to_string (AantalSpellen)
                             + " partijen", false, false, "" };
}

// Doe een experiment, 1 t/m AantalExperimenten, en zet de uitkomsten in een
// tabel op het scherm; toezicht is wie er op het werk toeziet, en csv is met
// puntkomma's, zonder iets eromheen. Een regel krijgt tijd seconden; 0: zonder
// grens. Alle spellen beginnen met een leeg bord.
void doeExperiment (int nummer, zoek::Toezicht &toezicht, bool csv = false,
                    double tijd = 0)
{
  const vector<Spelsoort>
    klein = { { 4, 4, 4, { 2, 2 } }, { 4, 5, 4, { 2, 2 } },
              { 3, 5, 5, { 2, 2 } }, { 4, 4, 4, { 3, 2 } } },
    groot = { { 10, 10, 10, { 5, 5 } } };
  if (!csv)
    cout << terminal::inRegels
      ("Experiment " + to_string (nummer) + ": speler 0 speelt "
       + algoritmeTekst (Algoritmes[nummer - 1][0]) + ", speler 1 "
       + algoritmeTekst (Algoritmes[nummer - 1][1]) + ";") << "\n"
         << "de score van speler 0, gemiddeld over " << AantalSpellen
         << " toevallige spellen\n" << endl;
  const terminal::Tabel tabel
    ({ "10" }, { "h", "b", "v", "k0", "k1", "gemiddelde", "standaardfout",
                 "seconden", "spellen" },
     { 3, 3, 4, 3, 13, 15, 12, 9 }, csv);
  const vector<Spelsoort> &soorten =
    nummer == AantalExperimenten ? groot : klein;
  zoek::Geheel geheel ("experiment", "regel", soorten.size (), &toezicht);
  tabel.toonKop ();
  for (const Spelsoort &soort : soorten)
  {
    geheel.volgende ();
    toezicht.geefTijd (tijd);
    speelSoort (nummer, toezicht, soort, tabel);
  }
}

//*************************************************************************
// De menu's

// Het spelmenu.
class Aqualinmenu : public terminal::Rekenmenu<Aqualinmenu,Rekenaar>
{
  public:

    using Rekenmenu::Rekenmenu;

    static const int SnelleKeuze = 10;

    // Vraag de maten van een nieuw spel; zie terminal/spelmenu.h.
    bool vraagSpel (Aqualin &nieuw, bool)
    {
      int hoogte = 4, breedte = 5, alOpBord = 0, keuzeAantal[2] = { 3, 3 };
      if (!vragen.vraagGewoon ("Hoogte van het bord", 1, MaxHoogte, hoogte)
          || !vragen.vraagGewoon ("Breedte van het bord", 1, MaxBreedte,
                                  breedte))
        return false;
      int vormen = breedte;
      if (!vragen.vraagGewoon ("Aantal vormen",
                               (hoogte * breedte + MaxKleuren - 1)
                                 / MaxKleuren, MaxVormen, vormen)
          || !vragen.vraagGewoon ("Stenen die al op het bord liggen", 0,
                                  hoogte * breedte, alOpBord)
          || !vragen.vraagGewoon ("Keuzeaantal van speler 0", 1,
                                  MaxKeuzeAantal, keuzeAantal[0])
          || !vragen.vraagGewoon ("Keuzeaantal van speler 1", 1,
                                  MaxKeuzeAantal, keuzeAantal[1]))
        return false;
      nieuw = Aqualin (hoogte, breedte, vormen, alOpBord, keuzeAantal);
      return true;
    }

    // Retourneert: de keuzes
    static Keuzes keuzes ()
    {
      typedef Aqualinmenu M;
      return metGewone
        ({ { 1, ' ', "zet uitvoeren", [] (M &m) { m.vraagZet (); } },
           { 3, ' ', "optimale score, boom",
             [] (M &m) { m.toonScore (false); } },
           { 4, ' ', "zet grootste cluster",
             [] (M &m) { m.toonZetCluster (); } },
           { 5, ' ', "zet Monte Carlo",
             [] (M &m) { m.toonGemiddeldBeste ("Zet Monte Carlo",
                                               m.spel.bepaalZetMonteCarlo (),
                                               NrSimulaties); } },
           { 6, ' ', "cluster/optimaal",
             [] (M &m) { m.toonUitScore (GrootsteCluster, Optimaal); } },
           { 7, ' ', "Monte Carlo/optimaal",
             [] (M &m) { m.toonUitScore (MonteCarlo, Optimaal); } },
           { 8, ' ', "cluster/Monte Carlo",
             [] (M &m) { m.toonUitScore (GrootsteCluster, MonteCarlo); } },
           { SnelleKeuze, ' ', "optimale score, snel",
             [] (M &m) { m.toonScore (true); } },
           { 12, ' ', "omvang van de boom", [] (M &m) { m.toonOmvang (); } } },
         { { 2, 't' }, { 9, 's' }, { 11, 'w' }, { 13, 'c' }, { 14, 'n' },
           { 15, 'b' } });
    }

    // Retourneert: de keuzes van het hoofdmenu
    static Keuzes hoofdkeuzes ()
    {
      typedef Aqualinmenu M;
      return { { 1, 'n', "nieuw spel", [] (M &m) { m.speelNieuw (); } },
               { 2, 'l', "een spel laden", [] (M &m) { m.speelGeladen (); } },
               { 3, ' ', "exp. 1: cluster tegen optimaal",
                 [] (M &m) { doeExperiment (1, m.toezicht); } },
               { 4, ' ', "exp. 2: Monte Carlo tegen optimaal",
                 [] (M &m) { doeExperiment (2, m.toezicht); } },
               { 5, ' ', "exp. 3: cluster tegen Monte Carlo",
                 [] (M &m) { doeExperiment (3, m.toezicht); } },
               { 6, 's', "stoppen", 0 } };
    }

  private:

    // Vraag een zet en doe haar; een ongeldige zet geeft een melding.
    void vraagZet ()
    {
      int kleur = 0, vorm = 0;
      if (!isUit ()
          && vragen.vraagGetal ("Kleur", 0, spel.getKleuren () - 1, kleur)
          && vragen.vraagGetal ("Vorm", 0, spel.getVormen () - 1, vorm))
        probeer (make_pair (kleur, vorm));
    }

    // Bepaal de zet die de grootste cluster geeft en zet haar op het scherm,
    // met waarom.
    void toonZetCluster ()
    {
      if (isUit ())
        return;
      const pair<int,int> zet = spel.bepaalZetGrootsteCluster ();
      const int wie = spel.getSpeler ();
      Aqualin erna (spel);
      erna.doeZet (zet.first, zet.second);
      cout << "Zet grootste cluster: " << terminal::zetTekst (zet) << "\n"
           << terminal::inRegels
        (string ("Geen andere steen geeft een grotere ")
         + (wie == 0 ? "kleurcluster" : "vormcluster") + ": die wordt "
         + to_string (erna.grootsteCluster (wie)) + " (nu "
         + to_string (spel.grootsteCluster (wie)) + ").") << endl;
    }

    // Speel het spel uit en zet de score op het scherm: de speler aan beurt met
    // het ene algoritme, de ander met het andere.
    void toonUitScore (int algo1, int algo2)
    {
      const clock_t begin = clock ();
      const int score = spel.speelUitScore (algo1, algo2);
      cout << terminal::inRegels
        ("Score: " + to_string (score) + " voor de speler aan beurt ("
         + algoritmeTekst (algo1) + " tegen " + algoritmeTekst (algo2) + ")")
           << "\nTijd: ";
      toonSeconden (clock () - begin);
    }
};

//*************************************************************************
// De opdrachtregel

// Schrijf de uitleg van de opdrachtregel; zie terminal::hoofdprogramma.
void schrijfHulp (ostream &uit)
{
  uit <<
    "Aqualin: speel het spel en reken het door.\n"
    "\n"
    "  ./Aqualin [opties]                  het menu\n"
    "  ./Aqualin [opties] BESTAND          speel dit spel\n"
    "      ook een spel dat met keuze 15 bewaard is\n"
    "  ./Aqualin [opties] --los BESTAND... de optimale score, in een tabel\n"
    "      met de eerste optimale zet, het aantal standen in de complete boom\n"
    "      en de rekentijd\n"
    "  ./Aqualin [opties] --experiment N   experiment 1, 2 of 3 van de opgave\n"
    "      1: grootste cluster tegen optimaal\n"
    "      2: Monte Carlo tegen optimaal\n"
    "      3: grootste cluster tegen Monte Carlo\n"
    "\n"
    "  --snel          bij --los: zonder de hele boom af te lopen\n"
    "                  Met dezelfde scores, maar veel minder standen\n"
    << terminal::ZettenUitleg << terminal::DiepteUitleg
    << terminal::TijdUitleg <<
    "                  Bij --experiment per regel: dan de spellen tot dan toe\n"
    << terminal::GewoneUitleg;
}

// Controleer de opdrachtregel en start wat zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  terminal::Instellingen gevraagd;
  int nummer = 0;  // van een experiment
  terminal::leesGewone (regel, gevraagd);
  gevraagd.snel = regel.optie ("--snel");
  regel.optieGetal ("--diepte", 1, INT_MAX, gevraagd.diepte);
  const bool experiment = regel.optieGetal
    ("--experiment", 1, AantalExperimenten, nummer);
  terminal::keurOpties (regel, gevraagd, experiment ? "--experiment" : "",
                        experiment);
  if (experiment)
    terminal::keurAantal (regel, gevraagd.namen.size (), 0);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  terminal::Schermtoezicht toezicht (gevraagd.stil);
  if (gevraagd.los)
    return terminal::losBestandenOp<Rekenaar> (gevraagd);
  if (!experiment)
    return terminal::speel<Aqualinmenu> (gevraagd);
  terminal::toonZaad (gevraagd);
  doeExperiment (nummer, toezicht, gevraagd.csv,
                 static_cast<double> (gevraagd.tijd));
  return terminal::Gelukt;
}

// Het hoofdprogramma, met de opdrachtregel.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, schrijfHulp, "Aqualin", start);
}
