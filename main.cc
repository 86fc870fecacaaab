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
#include "terminal/hoofdmenu.h"
#include "terminal/hoofdprogramma.h"
#include "terminal/oplossing.h"
#include "terminal/rekenaar.h"
#include "terminal/rekenmenu.h"
#include "terminal/spelbestand.h"
#include "terminal/woorden.h"
#include "zoek/geheel.h"
#include "zoek/tegelspel/boomschets.h"

using namespace std;

//*************************************************************************
// De menu's

// Wat TegelSpel het menu vertelt; zie terminal/rekenaar.h.
struct Rekenaar : terminal::Rekenend<Rekenaar,TegelSpel>
{
  static constexpr const char *const Soort = "Beste";
  static constexpr const char *const Punt = "rij";
  static constexpr const char *const Punten = "rijen";
  static constexpr const char *const Ontelbaar =
    "De boom is te groot om te tellen";
  static constexpr const char *const Voorbeeld = "spel1.txt";
  static constexpr const char *const Kleuren = "g:16/226 b:231/21 ";

  // Retourneert: de regels van het spel
  static string regels ()
  {
    return
      "Wie aan het einde de meeste volle rijen heeft wint. Een beurt: kies\n"
      "een schaal en een kleur, g (geel) of b (blauw). Alle tegels van die\n"
      "kleur op die schaal gaan samen in een van je rijen: een lege, of een\n"
      "met alleen die kleur, en wel de volste waar ze in passen. De pot vult\n"
      "de schaal aan. Passen ze nergens, dan mag die zet niet.\n"
      "Het is uit als een speler al haar rijen vol heeft, of als wie aan\n"
      "beurt is niet kan. De score: eigen volle rijen, min die van de ander.\n"
      "Op het bord: 0: ggbb is schaal 0, met twee gele en twee blauwe tegels;\n"
      "1: gg... is rij 1 van een speler, met twee gele tegels en drie lege.\n"
      "Een voorbeeld: 0g legt de twee gele tegels van schaal 0 in die rij,\n"
      "als er geen vollere gele rij is met twee lege vakjes.\n";
  }

  // Retourneert: de verschillende zetten, in volgorde
  static vector<Zet> zetten (Spel &spel)
  {
    return spel.bepaalVerschillendeZetten ();
  }

  // Zijn twee woorden samen een zet, zoals 0 met g erachter? Ook van een schaal
  // die er niet is: dat lijkt een zet, en zijn dus geen twee keuzes.
  static bool samen (Spel &, const string &eerste, const string &tweede,
                     const string &, Zet &zet)
  {
    return eerste.size () == 1 && tweede.size () == 1
           && Spel::leesZet (eerste + tweede, zet);
  }

  // Bereken de score met de beste zetten van beide spelers.
  static int score (Spel &spel, bool snel, Zet &zet, long long &standen)
  {
    return snel ? spel.besteScoreSnel (zet, standen)
                : spel.besteScore (zet, standen);
  }

  // Bepaal de waarde van elke zet.
  static void denk (Spel &spel, int, Gedachte<Zet> &gedachte)
  {
    spel.denk (gedachte);
  }

  // Maak een reeks van beste zetten af.
  static void maakVariant (Spel stand, vector<Zet> &variant)
  {
    stand.besteReeks (variant);
  }

  // Bepaal wat elke gedane zet kostte.
  static void terugblik (Spel &spel, zoek::Toezicht &,
                         vector< Kosten<Zet> > &terug)
  {
    spel.bepaalKosten (terug);
  }

  // Kies de zet van een computer.
  static Zet kiesZet (Spel &spel, const Speler &speler, double,
                      zoek::Toezicht &)
  {
    Zet zet;
    long long standen = 0;
    if (speler.getLetter () == 'g')
      return goed (spel);
    spel.besteScoreSnel (zet, standen);
    return zet;
  }

  // Retourneert: de zet van Monte Carlo
  static Zet goed (Spel &spel) { return spel.bepaalGoedeZet (NrSimulaties); }
};

// Zet van elke verschillende zet in een spel op een regel van de tabel wat zij
// gemiddeld oplevert, in simulaties en exact bij toevallig spel, en de score
// met de beste zetten; voor zover dat bekend is.
// Parameters:
// * naam: de eerste cel van elke regel, of leeg: dan is die er niet
// * gemiddelden: van de simulaties
// * geheel: waar het exacte gemiddelde en de score elk een stuk van zijn
// * toezicht, tijd: wie daarop toeziet, en hoeveel seconden elk mag duren; 0:
//   zonder grens
void toonOpbrengst (const terminal::Tabel &tabel, const string &naam,
                    TegelSpel &spel, const vector<double> &gemiddelden,
                    zoek::Geheel &geheel, Toezicht &toezicht, double tijd)
{
  const int Decimalen = 6;
  const vector< pair<int,char> > zetten = spel.bepaalVerschillendeZetten ();
  vector<double> exact;
  Gedachte<TegelSpel::Zet> gedachte;
  geheel.volgende ();
  toezicht.inTijd (tijd, [&] { exact = spel.verwachtingen (); });
  geheel.volgende ();
  toezicht.inTijd (tijd, [&] { spel.denk (gedachte); });
  for (size_t i = 0; i < zetten.size (); i++)
  {
    vector<string> cellen (naam.empty () ? 0 : 1, naam);
    cellen.push_back (terminal::zetTekst (zetten[i]));
    for (const vector<double> &lijst : { gemiddelden, exact })
      cellen.push_back (i < lijst.size ()
                        ? terminal::Tabel::getal (lijst[i], Decimalen)
                        : tabel.geen ());
    const Zetwaarde<TegelSpel::Zet> &een = gedachte.zetten[i];
    cellen.push_back (zoek::isBekend (een) ? to_string (een.waarde)
                                           : tabel.geen ());
    tabel.toon (cellen);
  }
}

// Het spelmenu.
class Tegelmenu : public terminal::Rekenmenu<Tegelmenu,Rekenaar>
{
  public:

    using Rekenmenu::Rekenmenu;

    static const int SnelleKeuze = 9;

    // Vraag de maten van een nieuw spel; zie terminal/spelmenu.h.
    bool vraagSpel (TegelSpel &nieuw, bool)
    {
      int M = 3, N = 4, K = 4, L = 4;
      if (!vragen.vraagGewoon ("Aantal schalen M", 1, MaxSchalen, M)
          || !vragen.vraagGewoon ("Tegels op een schaal N", 1, MaxPerSchaal, N)
          || !vragen.vraagGewoon ("Rijen van een speler K", 1, MaxRijen, K)
          || !vragen.vraagGewoon ("Vakjes in een rij L", 1, MaxPerRij, L))
        return false;
      int tegels = 2 * K * L;
      if (!vragen.vraagGewoon ("Tegels in de pot", 1, MeesteTegels, tegels))
        return false;
      nieuw.nieuwSpel (M, N, K, L, tegels);
      return true;
    }

    // Retourneert: de keuzes
    static Keuzes keuzes ()
    {
      typedef Tegelmenu M;
      return metGewone
        ({ { 1, ' ', "verschillende zetten", [] (M &m) { m.toonZetten (); } },
           { 2, ' ', "zet uitvoeren", [] (M &m) { m.vraagZet (); } },
           { 4, ' ', "beste score, boom",
             [] (M &m) { m.toonScore (false); } },
           { 5, ' ', "goede zet", [] (M &m) { m.toonGoedeZet (); } },
           { 6, ' ', "score goed tegen best",
             [] (M &m) { m.toonGoedeScore (); } },
           { 7, ' ', "experiment", [] (M &m) { m.spel.doeExperiment (); } },
           { SnelleKeuze, ' ', "beste score, snel",
             [] (M &m) { m.toonScore (true); } },
           { 11, ' ', "omvang van de boom", [] (M &m) { m.toonOmvang (); } } },
         { { 3, 't' }, { 8, 's' }, { 10, 'w' }, { 12, 'c' }, { 13, 'n' },
           { 14, 'b' } });
    }

    // Retourneert: de keuzes van het hoofdmenu
    static Keuzes hoofdkeuzes ()
    {
      typedef Tegelmenu M;
      return { { 1, 'l', "een spel laden", [] (M &m) { m.speelGeladen (); } },
               { 2, 's', "stoppen", 0 },
               { 0, 'n', "nieuw spel", [] (M &m) { m.speelNieuw (); } } };
    }

  private:

    static const int MeesteTegels = 200;  // in de pot van een nieuw spel

    // Zet de verschillende zetten op het scherm.
    void toonZetten ()
    {
      const vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
      const vector< pair<int,int> > schalen = spel.getInhoudSchalen ();
      cout << "Verschillende zetten: " << zetten.size () << endl;
      for (const Zet &zet : zetten)
      {
        const pair<int,int> schaal = schalen[static_cast<size_t> (zet.first)];
        cout << "  " << terminal::zetTekst (zet) << "  "
             << (zet.second == 'g'
                 ? terminal::aantalTekst (schaal.first, "gele tegel",
                                          "gele tegels")
                 : terminal::aantalTekst (schaal.second, "blauwe tegel",
                                          "blauwe tegels"))
             << endl;
      }
    }

    // Vraag een zet en doe haar; een ongeldige zet geeft een melding.
    void vraagZet ()
    {
      int schaal = 0;
      string kleur;
      if (!isUit ()
          && vragen.vraagGetal ("Schaal", 0, spel.getSchalen () - 1, schaal)
          && vragen.vraagWoord ("Kleur (g of b): ", "g (geel) of b (blauw), "
                                "bijvoorbeeld g", [&] (const string &woord)
                                {
                                  kleur = terminal::kleineLetters (woord);
                                  return kleur == "g" || kleur == "b";
                                }))
        probeer (Zet (schaal, kleur[0]));
    }

    // Bepaal een goede zet en zet haar op het scherm, met wat elke zet
    // oplevert, voor zover dat vlug te vinden is.
    void toonGoedeZet ()
    {
      const double Vlug = 0.5;
      vector<double> gemiddelden;
      const Zet zet = spel.bepaalGoedeZet (gevraagd.simulaties, gemiddelden);
      toonGemiddeldBeste ("Goede zet", zet, gevraagd.simulaties);
      if (gemiddelden.size () <= 1)
        return;
      const terminal::Tabel tabel
        ({ "(0,g)" }, { "zet", "simulaties", "toevallig", "score" },
         { 12, 12, 7 }, false);
      tabel.toonKop ();
      zoek::Geheel geheel ("opbrengst", "deel", 2, &toezicht);
      toonOpbrengst (tabel, "", spel, gemiddelden, geheel, toezicht, Vlug);
    }

    // Bereken de score van een goede tegen een beste speler en zet haar op het
    // scherm.
    void toonGoedeScore ()
    {
      const clock_t begin = clock ();
      const int score = spel.bepaalGoedeScore ();
      cout << terminal::inRegels
        ("Score met goede zetten, tegen beste zetten van de ander: "
         + to_string (score)) << "\nTijd: ";
      toonSeconden (clock () - begin);
    }
};

//*************************************************************************
// De opdrachtregel

// Schrijf de uitleg van de opdrachtregel; zie terminal::hoofdprogramma.
void schrijfHulp (ostream &uit)
{
  uit <<
    "TegelSpel: speel het tegelspel en reken het door.\n"
    "\n"
    "  ./TegelSpel [opties]                      het menu\n"
    "  ./TegelSpel [opties] BESTAND              speel dit spel\n"
    "      ook een spel dat met keuze 14 bewaard is\n"
    "  ./TegelSpel [opties] --los BESTAND...     de beste score, in een tabel\n"
    "      met de eerste beste zet, het aantal standen in de complete boom\n"
    "      en de rekentijd\n"
    "  ./TegelSpel [opties] --goed BESTAND...    wat elke zet oplevert\n"
    "      gemiddeld in simulaties, exact bij toevallig spel, en met de beste\n"
    "      zetten\n"
    "  ./TegelSpel [opties] --experiment BESTAND de proef van de opgave\n"
    "  ./TegelSpel [opties] --teken BESTAND      de boom, als tekst\n"
    "      met --diepte N tot N zetten diep; een kleine anders helemaal\n"
    "\n"
    "  --snel          bij --los: met alfa-beta en een transpositietabel\n"
    "                  Met dezelfde scores, maar veel minder standen\n"
    << terminal::ZettenUitleg << terminal::DiepteUitleg
    << terminal::TijdUitleg <<
    "                  Ook bij --goed; bij --experiment per boom: wat naar\n"
    "                  verwachting langer duurt blijft weg; anders "
    << TegelSpel::ExperimentTijd << "\n"
    << terminal::GewoneUitleg <<
    "  --simulaties N  speel voor een goede zet N spellen per zet uit\n"
    "                  Bij keuze 5 en bij --goed\n"
    "                  Minstens 1; anders " << NrSimulaties << "\n";
}

// Doe het experiment van de opgave met een spel.
// Retourneert: de exitcode
int doeExperiment (const terminal::Instellingen &gevraagd)
{
  const bool vraagt = terminal::isTerminal (0) && terminal::isTerminal (1);
  terminal::Vragen vragen (false);
  terminal::Schermtoezicht toezicht (gevraagd.stil, vraagt ? &vragen : 0);
  TegelSpel spel;
  vector<Rekenaar::Speler> spelers (2);  // doen er hier niet toe
  if (!terminal::leesSpelbestand (gevraagd.namen[0], cerr, spel, spelers))
    return terminal::SpelOnleesbaar;
  spel.stelToezicht (&toezicht);
  terminal::toonZaad (gevraagd);
  spel.toonExperiment (gevraagd.csv, static_cast<double> (gevraagd.tijd));
  return terminal::Gelukt;
}

// Zet van elke zet in de spellen van de opdrachtregel in een tabel wat zij
// oplevert; alles van een spel samen duurt hoogstens zo lang als gevraagd is.
// Retourneert: de hoogste exitcode
int toonGemiddelden (const terminal::Instellingen &gevraagd)
{
  const size_t delen = 3;
  const double tijd = static_cast<double> (gevraagd.tijd) / delen;
  const terminal::Tabel tabel
    (gevraagd.namen, { "bestand", "zet", "simulaties", "toevallig", "score" },
     { 7, 12, 12, 7 }, gevraagd.csv);
  terminal::toonZaad (gevraagd);
  return terminal::vanElk<Rekenaar> (gevraagd, &tabel, [&]
    (const string &naam, TegelSpel &spel, Toezicht &toezicht)
  {
    vector<double> gemiddelden;
    zoek::Geheel geheel ("opbrengst", "deel", delen, &toezicht);
    geheel.volgende ();
    toezicht.inTijd (tijd, [&]
      { spel.bepaalGoedeZet (gevraagd.simulaties, gemiddelden); });
    toonOpbrengst (tabel, naam, spel, gemiddelden, geheel, toezicht, tijd);
    return terminal::Gelukt;
  });
}

// Teken de boom van het spel van de opdrachtregel: tot de diepte die gevraagd
// is, of anders een kleine helemaal, en van een grote het begin.
// Retourneert: de hoogste exitcode
int tekenBoom (const terminal::Instellingen &gevraagd)
{
  const long long heel = 200;  // standen
  const int begin = 2;         // zetten
  return terminal::vanElk<Rekenaar> (gevraagd, 0, [&]
    (const string &, TegelSpel &spel, Toezicht &toezicht)
  {
    const long long standen = spel.telStanden ();
    const bool klein = standen >= 0 && standen <= heel;
    int diepte = gevraagd.diepte;
    if (diepte == 0)
      diepte = klein ? INT_MAX : begin;
    zoek::tegelspel::Boomschets<TegelSpel> (spel, diepte, false, &toezicht)
      .schrijf (cout);
    if (gevraagd.diepte == 0 && !klein)
      cout << "Dit is het begin van een grote boom; --diepte N tekent meer.\n";
    return terminal::Gelukt;
  });
}

// Retourneert: welke optie iets anders vraagt dan het menu of --los; of leeg
string watAnders (bool experiment, bool tekent, bool goed)
{
  if (experiment)
    return "--experiment";
  if (tekent)
    return "--teken";
  return goed ? "--goed" : "";
}

// Lees de opties en de namen, en meld wat niet bij elkaar hoort.
// Retourneert: als watAnders
string leesOpties (terminal::Opdrachtregel &regel,
                   terminal::Instellingen &gevraagd)
{
  gevraagd.simulaties = NrSimulaties;
  terminal::leesGewone (regel, gevraagd);
  const bool simulaties = regel.optieGetal ("--simulaties", 1, INT_MAX,
                                            gevraagd.simulaties),
             experiment = regel.optie ("--experiment"),
             goed = regel.optie ("--goed");
  if (experiment && !gevraagd.metTijd)
    gevraagd.tijd = TegelSpel::ExperimentTijd;
  gevraagd.snel = regel.optie ("--snel");
  gevraagd.tekent = regel.optie ("--teken");
  regel.optieGetal ("--diepte", 1, INT_MAX, gevraagd.diepte);
  const string anders = watAnders (experiment, gevraagd.tekent, goed);
  terminal::keurOpties (regel, gevraagd, anders, experiment || goed);
  if (simulaties && (gevraagd.los || experiment || gevraagd.tekent))
    regel.fout ("--simulaties hoort bij het menu en bij --goed");
  const bool gemeld = regel.meldEerste
    ({ { (experiment || gevraagd.tekent) && goed,
         anders + " en --goed gaan niet samen" },
       { experiment && gevraagd.tekent,
         "--experiment en --teken gaan niet samen" },
       { !anders.empty () && gevraagd.namen.empty (),
         anders + ": verwacht een bestandsnaam" } });
  if (!gemeld && (experiment || gevraagd.tekent))
    terminal::keurAantal (regel, gevraagd.namen.size (), 1);
  return anders;
}

// Controleer de opdrachtregel en start wat zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  terminal::Instellingen gevraagd;
  const string anders = leesOpties (regel, gevraagd);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (anders == "--experiment")
    return doeExperiment (gevraagd);
  if (anders == "--goed")
    return toonGemiddelden (gevraagd);
  if (anders == "--teken")
    return tekenBoom (gevraagd);
  if (gevraagd.los)
    return terminal::losBestandenOp<Rekenaar> (gevraagd);
  return terminal::speel<Tegelmenu> (gevraagd);
}

// Het hoofdprogramma, met de opdrachtregel.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, schrijfHulp, "TegelSpel", start);
}
