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
#include "terminal/rekenmenu.h"
#include "terminal/toezicht.h"
#include "terminal/vraag.h"
#include "zoek/getaltekst.h"

using namespace std;

const char Versie[] = "TegelSpel 1.0";

// Wat de gebruiker op de opdrachtregel vraagt.
struct Instellingen
{
  bool los, experiment,       // wat er moet gebeuren; geen van beide: het menu
       snel,                  // --los zonder de hele boom af te lopen
       csv,                   // de tabel met puntkomma's
       stil,                  // geen voortgang op stderr
       kleur;                 // kleuren op het scherm
  long long zaad,             // van het toeval
            simulaties;       // per zet, bij een goede zet
  vector<string> namen;       // van de bestanden
};

//*************************************************************************
// De menu's

// Hoe TegelSpel rekent, voor de menu's; zie terminal/rekenmenu.h.
struct Rekenaar
{
  typedef TegelSpel Spel;
  typedef pair<int,char> Zet;

  static constexpr const char *const Soort = "Beste";
  static constexpr const char *const Ontelbaar =
    "De boom is te groot om te tellen";
  static constexpr const char *const Voorbeeld = "spel1.txt";
  static constexpr const char *const Spelertekst =
    "m mens, g goede zet, b beste zet";

  // Retourneert: de verschillende zetten, in volgorde
  static vector<Zet> zetten (Spel &spel)
  {
    return spel.bepaalVerschillendeZetten ();
  }

  // Bereken de score met de beste zetten van beide spelers, bij snel zonder de
  // hele boom af te lopen. De zet wordt de eerste beste, standen het aantal
  // bezochte standen; het spel blijft in dezelfde stand.
  // Retourneert: de score voor de speler aan beurt
  static int score (Spel &spel, bool snel, Zet &zet, long long &standen)
  {
    return snel ? spel.besteScoreSnel (zet, standen)
                : spel.besteScore (zet, standen);
  }

  // Bepaal de waarde van elke zet; zie terminal/oplossing.h. Snel gaat dat voor
  // alle zetten samen.
  static vector<int> waarden (Spel &spel, bool snel, long long &standen)
  {
    Zet zet;
    vector<int> alle;
    if (!snel)
      return terminal::elkeZet<Rekenaar> (spel, snel, standen);
    spel.besteScoreSnel (zet, standen, &alle);
    return alle;
  }

  // Retourneert: de zet van speler 'g' of 'b' in een spel dat nog niet
  //   afgelopen is
  static Zet kies (Spel &spel, char speler)
  {
    Zet zet;
    long long standen = 0;
    if (speler == 'g')
      return spel.bepaalGoedeZet (NrSimulaties);
    spel.besteScoreSnel (zet, standen);
    return zet;
  }
};

// Retourneert: een aantal tegels in woorden; de kleur is een bijvoeglijk
//   naamwoord met een spatie erna, of ""
string tegelTekst (int aantal, const string &kleur)
{
  return to_string (aantal) + " " + kleur
         + (aantal == 1 ? "tegel" : "tegels");
}

// De kleuren van de tegels.
const terminal::Kleur Kleuren[] = { { 'g', "93" }, { 'b', "94" },
                                    { '\0', "" } };

// Het spelmenu.
class Spelmenu : public terminal::Rekenmenu<Rekenaar>
{
  public:

    // Maak een menu dat met nwVragen vraagt; nwToezicht ziet toe op lang werk,
    // en de instellingen zijn die van de opdrachtregel.
    Spelmenu (terminal::Vragen &nwVragen, zoek::Toezicht &nwToezicht,
              const Instellingen &instellingen)
    : terminal::Rekenmenu<Rekenaar>
        (nwVragen, keuzes (), "een keuze (? toont ze), of een zet zoals 0g",
         nwToezicht, instellingen.kleur ? Kleuren : 0),
      simulaties (static_cast<int> (instellingen.simulaties))
    {
    }

    // Vraag de maten van een nieuw spel, en begin ermee.
    // Retourneert: true als dat gelukt is
    bool nieuw ()
    {
      long long M = 3, N = 4, K = 4, L = 4;
      if (!vragen.vraagGewoon ("Aantal schalen M", 1, MaxSchalen, M)
          || !vragen.vraagGewoon ("Tegels op een schaal N", 1, MaxPerSchaal, N)
          || !vragen.vraagGewoon ("Rijen van een speler K", 1, MaxRijen, K)
          || !vragen.vraagGewoon ("Vakjes in een rij L", 1, MaxPerRij, L))
        return false;
      long long tegels = 2 * K * L;
      if (!vragen.vraagGewoon ("Tegels in de pot", 1, MeesteTegels, tegels))
        return false;
      TegelSpel spelNieuw;
      spelNieuw.nieuwSpel (static_cast<int> (M), static_cast<int> (N),
                           static_cast<int> (K), static_cast<int> (L),
                           static_cast<int> (tegels));
      begin (spelNieuw);
      return true;
    }

    // Speel het spel, tot de gebruiker ermee stopt; dan volgt een eindstand
    // nog een keer.
    // Retourneert: false als de invoer op is
    bool draai ()
    {
      const bool verder = Menu::draai ();
      if (verder && spel.eindstand ())
      {
        verander ();
        toonStand ();
      }
      return verder;
    }

  private:

    static const int MeesteTegels = 200,  // in de pot van een nieuw spel
                     LaatsteCijfer = 9;

    const int simulaties;  // per zet, bij een goede zet

    // De keuzes; die van een letter alleen hebben haar als getal.
    enum Keuzes { Zetten = 1, ZetDoen, ZetTerug, Beste, Goede, GoedTegenBest,
                  Experiment, Stoppen, BesteSnel, ElkeZet, Omvang, Computer,
                  Nieuw, Bewaren, Laden = 'l' };

    // Retourneert: de keuzes
    static vector<terminal::Keuze> keuzes ()
    {
      return { { Zetten, ' ', "verschillende zetten" },
               { ZetDoen, ' ', "zet uitvoeren, of meteen: 0g" },
               { ZetTerug, 't', "zet terugnemen" },
               { Beste, ' ', "beste score, hele boom" },
               { Goede, 'h', "goede zet" },
               { GoedTegenBest, ' ', "score goed tegen best" },
               { Experiment, ' ', "experiment" },
               { Stoppen, 's', "stoppen met dit spel" },
               { BesteSnel, ' ', "beste score, snel" },
               { ElkeZet, 'w', "waarde van elke zet" },
               { Omvang, ' ', "omvang van de boom" },
               { Computer, 'c', "tegen de computer" },
               { Nieuw, 'n', "nieuw spel" },
               { Bewaren, 'b', "bewaren" },
               { 0, 'l', "een ander spel laden" } };
    }

    // Voer een keuze uit.
    // Retourneert: false om met het spel te stoppen
    bool voerUit (int keuze)
    {
      switch (keuze)
      {
        case Zetten:         toonZetten ();                    break;
        case ZetDoen:        vraagZet ();                      break;
        case ZetTerug:       neemTerug ();                     break;
        case Beste:          toonScore (false);                break;
        case BesteSnel:      toonScore (true);                 break;
        case Goede:
          toonGemiddeldBeste ("Goede zet", spel.bepaalGoedeZet (simulaties),
                              simulaties);
          break;
        case GoedTegenBest:  toonGoedeScore ();                break;
        case Experiment:     spel.doeExperiment ();            break;
        case ElkeZet:        toonElkeZet ();                   break;
        case Omvang:         toonOmvang ();                    break;
        case Computer:       kiesSpelers ();                   break;
        case Nieuw:          nieuw ();                         break;
        case Bewaren:        bewaarSpel ();                    break;
        case Laden:          laad ();                          break;
      }
      return keuze != Stoppen;
    }

    // Is een woord een zet, zoals 0g, (0,g), of 0 met g erachter, doe die dan.
    // Retourneert: zie terminal/menu.h
    bool leesZet (const string &woord)
    {
      const string erna = terminal::kleineLetters (vragen.vooruit ()),
                   letters = terminal::kleineLetters (woord);
      string zet;
      for (size_t i = 0; i < letters.size (); i++)
        if (string ("(,)").find (letters[i]) == string::npos)
          zet += letters[i];
      const bool apart = zet.size () == 1 && (erna == "g" || erna == "b");
      if (apart)
        zet += erna;
      long long schaal = 0;
      if (zet.size () != 2 || (zet[1] != 'g' && zet[1] != 'b')
          || !terminal::leesGetal (zet.substr (0, 1), 0, LaatsteCijfer, schaal)
          || (apart && schaal >= spel.getSchalen ()))
        return false;
      if (apart)
        vragen.slaOver ();
      doeZet (static_cast<int> (schaal), zet[1]);
      return true;
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
      if (!isUit ()
          && vragen.vraagGetal ("Schaal", 0, spel.getSchalen () - 1, schaal)
          && vragen.vraagLetter ("Kleur (g of b)", "gb",
                                 "g (geel) of b (blauw)", kleur))
        doeZet (static_cast<int> (schaal), kleur);
    }

    // Doe een zet met een schaal en kleur 'g' of 'b'; een ongeldige zet geeft
    // een melding.
    void doeZet (int schaal, char kleur)
    {
      const pair<int,char> zet (schaal, kleur);
      const int schalen = spel.getSchalen ();
      pair<int,int> inhoud;
      if (schaal < schalen)
        inhoud = spel.getInhoudSchalen ()[static_cast<size_t> (schaal)];
      const int aantal = kleur == 'g' ? inhoud.first : inhoud.second;
      const string waarom = spel.eindstand () ? "het spel is afgelopen"
        : schaal >= schalen ? "er is geen schaal " + to_string (schaal)
        : aantal == 0 ? "op die schaal ligt geen tegel van die kleur"
        : "er is geen rij waar " + tegelTekst (aantal, "") + " van die kleur "
          + (aantal == 1 ? "in past" : "samen in passen");
      if (TegelSpel (spel).doeZet (schaal, kleur))
        doe (zet);
      else
        meld ("De zet " + terminal::zetTekst (zet) + " is niet geldig: "
              + waarom + ".");
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

// Retourneert: de keuzes van het hoofdmenu
vector<terminal::Keuze> hoofdkeuzes ()
{
  return { { 1, 'l', "een spel laden" },
           { 2, 's', "stoppen" },
           { 0, 'n', "nieuw spel" } };
}

//*************************************************************************
// De opdrachtregel

// Zet de uitleg van de opdrachtregel op het scherm; zie terminal::toonSlot.
void toonHulp ()
{
  cout <<
    "TegelSpel: speel het tegelspel en reken het door.\n"
    "\n"
    "Gebruik:\n"
    "  ./TegelSpel [opties]                  het menu\n"
    "  ./TegelSpel [opties] BESTAND          meteen dit spel spelen; ook een\n"
    "      spel dat met keuze 14 bewaard is\n"
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
    "  --csv           bij --los: de tabel met puntkomma's\n"
    "  --snel          los op met alfa-beta en een transpositietabel: met\n"
    "                  dezelfde scores, maar veel minder standen\n";
}

// Haal alles van de opdrachtregel, wat een waarde heeft eerst: die kan op een
// optie lijken. Wat er niet klopt wordt gemeld.
// Retourneert: wat er gevraagd wordt
Instellingen leesInstellingen (terminal::Opdrachtregel &regel)
{
  Instellingen gevraagd = Instellingen ();
  gevraagd.zaad = terminal::beginToeval (regel);
  gevraagd.simulaties = NrSimulaties;
  regel.optieGetal ("--simulaties", 1, INT_MAX, gevraagd.simulaties);
  gevraagd.kleur = terminal::leesKleur (regel);
  gevraagd.los = regel.optie ("--los");
  gevraagd.experiment = regel.optie ("--experiment");
  gevraagd.snel = regel.optie ("--snel");
  gevraagd.csv = regel.optie ("--csv");
  gevraagd.stil = regel.optie ("--stil");
  gevraagd.namen = regel.bestanden ();
  return gevraagd;
}

// Speel het spel in een bestand, als er een genoemd is, en daarna wat het menu
// zegt.
// Retourneert: de exitcode
int speel (const Instellingen &gevraagd)
{
  const bool metBestand = !gevraagd.namen.empty ();
  terminal::Vragen vragen;
  terminal::Toezicht toezicht (gevraagd.stil, &vragen);
  Spelmenu spelmenu (vragen, toezicht, gevraagd);
  if (metBestand && !spelmenu.lees (gevraagd.namen[0], cerr))
    return terminal::SpelOnleesbaar;
  terminal::toonZaad (gevraagd.zaad);
  if (!metBestand || spelmenu.draai ())
    terminal::Hoofdmenu<Spelmenu> (vragen, hoofdkeuzes (), spelmenu).draai ();
  return terminal::Gelukt;
}

// Doe het experiment van de opgave met een spel.
// Retourneert: de exitcode
int doeExperiment (const Instellingen &gevraagd)
{
  terminal::Toezicht toezicht (gevraagd.stil);
  TegelSpel spel;
  string spelers;
  const int code = terminal::lees (spel, gevraagd.namen[0], spelers);
  if (code != terminal::Gelukt)
    return code;
  spel.stelToezicht (&toezicht);
  terminal::toonZaad (gevraagd.zaad);
  spel.doeExperiment ();
  return terminal::Gelukt;
}

// Controleer de opdrachtregel en start wat zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  const Instellingen gevraagd = leesInstellingen (regel);
  const size_t bestanden = gevraagd.namen.size ();
  terminal::keurOpties (regel, gevraagd.los, gevraagd.snel, gevraagd.csv,
                        gevraagd.experiment, bestanden);
  if (gevraagd.experiment && bestanden == 0)
    regel.fout ("--experiment: verwacht een bestandsnaam");
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (gevraagd.experiment)
    return doeExperiment (gevraagd);
  if (!gevraagd.los)
    return speel (gevraagd);
  terminal::Toezicht toezicht (gevraagd.stil);
  return terminal::losOp<Rekenaar> (gevraagd.namen, gevraagd.snel, gevraagd.csv,
                                    toezicht);
}

// Het hoofdprogramma, met de opdrachtregel.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, toonHulp, Versie, start);
}
