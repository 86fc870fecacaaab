// main.cc: het menu, de tabel van lege borden en de opdrachtregel van
// Domineren.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/tekst.h"
#include "../../terminal/vraag.h"
#include "domineren.h"

using namespace std;

const char Versie[] = "Domineren 1.0";
const int GewoneTijd = 60;  // seconden per vraag wie er wint

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  long long tijd;  // seconden per vraag wie er wint; 0: zonder grens
  bool stil;       // geen voortgang op stderr
};

//*************************************************************************

// Geef een spel wat er op de opdrachtregel ingesteld is.
// Parameters:
// * spel: het spel
// * instellingen: die van de opdrachtregel
void stelIn (Domineren &spel, const Instellingen &instellingen)
{
  spel.stelTijd (static_cast<int> (instellingen.tijd));
  spel.toonVoortgang (!instellingen.stil);
}

//*************************************************************************

// Parameter:
// * speler: Vera, Herman of Onbekend
// Retourneert: hoe die in een tabel heet
string naamVan (int speler)
{
  return speler == Domineren::Onbekend ? "onbekend"
                                       : Domineren::naamVanSpeler (speler);
}

//*************************************************************************

// Het hoofdmenu en het spelmenu.
class Menu
{
  public:

    // Parameter:
    // * nwInstellingen: die van de opdrachtregel
    explicit Menu (const Instellingen &nwInstellingen)
    : instellingen (nwInstellingen), spel (1, 1), veilig (false)
    {
      speler[0] = speler[1] = Mens;
    }

    // Het hoofdmenu, tot de gebruiker stopt of de invoer op is.
    void hoofdMenu ()
    {
      long long keuze = 0;
      bool verder = true;
      while (verder && keuze != Stoppen)
      {
        cout << "\n 1. een leeg bord\n 2. een stand inlezen\n"
                     " 3. stoppen\n";
        verder = vragen.vraagGetal ("Uw keuze", LeegBord, Stoppen, keuze);
        if (verder && keuze == LeegBord)
          verder = leegBord ();
        else if (verder && keuze == Inlezen)
          verder = leesStand ();
        else if (verder && !vragen.regelOp ())
          keuze = 0;
      }
    }

    // Vraag wie de spelers zijn, en speel tot de gebruiker met het spel stopt.
    // Parameter:
    // * nieuw: het spel
    // Retourneert: false als de invoer op is
    bool speel (const Domineren &nieuw)
    {
      spel = nieuw;
      stelIn (spel, instellingen);
      cout << "\n 1. mens\n 2. computer: steeds de eerste zet\n"
                   " 3. computer: het grootste verschil in zetten\n"
                   " 4. computer: perfect\n";
      return vraagSpeler (Domineren::Vera) && vraagSpeler (Domineren::Herman)
             && (!vragen.regelOp () || spelMenu ());
    }

  private:

    enum HoofdKeuze { LeegBord = 1, Inlezen, Stoppen };
    enum Soort { Mens = 1, EersteZet, Verschil, Perfect };
    enum SpelKeuze { Zetten = 1, ZetDoen, ZetTerug, Hint, Veilig, Uitspelen,
                     SpelStoppen, ElkeZet, Laatste = ElkeZet };

    const Instellingen &instellingen;
    terminal::Vragen vragen;
    Domineren spel;
    long long speler[2];          // wat voor speler Vera is, en Herman
    bool veilig;                  // of de veilige vakjes getoond worden

    // Vraag de maten van een leeg bord en speel erop.
    // Retourneert: false als de invoer op is
    bool leegBord ()
    {
      long long breedte = 0, hoogte = 0;
      if (!vragen.vraagGetal ("Aantal kolommen", 1, Domineren::MaxBreedte,
                              breedte)
          || !vragen.vraagGetal ("Aantal rijen", 1, Domineren::MaxHoogte,
                                 hoogte))
        return false;
      return speel (Domineren (static_cast<int> (breedte),
                               static_cast<int> (hoogte)));
    }

    // Vraag de naam van een bestand en speel verder vanaf die stand.
    // Retourneert: false als de invoer op is
    bool leesStand ()
    {
      string naam;
      Domineren nieuw (1, 1);
      if (!vragen.vraagTekst ("Naam van het bestand", naam))
        return false;
      return !leesBestand (naam, nieuw) || speel (nieuw);
    }

    // Lees een stand; meldingen komen op het scherm.
    // Parameters:
    // * naam: de naam van het bestand
    // * nieuw: wordt de stand, als true wordt geretourneerd
    // Retourneert: true als dat gelukt is
    static bool leesBestand (const string &naam, Domineren &nieuw)
    {
      return nieuw.leesInSpel (naam.c_str (), cout);
    }

    // Vraag wat voor speler iemand is.
    // Parameter:
    // * wie: Vera of Herman
    // Retourneert: false als de invoer op is
    bool vraagSpeler (int wie)
    {
      return vragen.vraagGetal (wie == Domineren::Vera ? "Vera (verticaal)"
                                                       : "Herman (horizontaal)",
                                Mens, Perfect, speler[wie]);
    }

    // Het spelmenu; de computer zet vanzelf.
    // Retourneert: false als de invoer op is
    bool spelMenu ()
    {
      long long keuze = 0;
      while (keuze != SpelStoppen)
      {
        while (!spel.eindstand () && speler[spel.getSpeler ()] != Mens)
          zetVanComputer ();
        toonStand ();
        if (!vragen.vraagGetal ("Uw keuze", Zetten, Laatste, keuze))
          return false;
        if (keuze == ZetDoen)
        {
          if (!vraagZet ())
            return false;
        }
        else if (vragen.regelOp ())
          voerUit (keuze);
        else
          keuze = 0;
      }
      return true;
    }

    // Zet de stand en de keuzes op het scherm.
    void toonStand ()
    {
      cout << "\n";
      spel.drukAf ();
      const string naam = Domineren::naamVanSpeler (spel.getSpeler ());
      if (spel.eindstand ())
        cout << naam << " kan niet meer leggen: "
                  << Domineren::naamVanSpeler (1 - spel.getSpeler ())
                  << " heeft gewonnen.\n";
      else
        cout << "Aan beurt: " << naam << "\n";
      cout << "\n 1. mogelijke zetten        5. veilige vakjes "
                << (veilig ? "verbergen" : "tonen")
                << "\n 2. zet doen                6. zo uitspelen\n"
                   " 3. zet terugnemen          7. stoppen met dit spel\n"
                   " 4. hint                   8. wie er na elke zet wint\n";
    }

    // Voer een keuze uit het spelmenu uit, behalve een zet doen.
    // Parameter:
    // * keuze: de keuze
    void voerUit (long long keuze)
    {
      switch (keuze)
      {
        case Zetten:
          cout << "Mogelijke zetten:" << opEenRij (spel.bepaalZetten ())
                    << endl;
          break;
        case ZetTerug:
          neemTerug ();
          break;
        case Hint:
          geefHint ();
          break;
        case Veilig:
          veilig = !veilig;
          spel.toonVeilig (veilig);
          if (veilig)
            cout << "v: hier kan alleen Vera nog leggen, h: alleen Herman."
                      << endl;
          break;
        case ElkeZet:
          toonUitslagen ();
          break;
        case Uitspelen:
          cout << "Met steeds de eerste zet:"
                    << opEenRij (spel.speelEerste ())
                    << "\nMet het grootste verschil:"
                    << opEenRij (spel.speelVerschil ()) << endl;
          break;
      }
    }

    // Parameter:
    // * woorden: een rij woorden
    // Retourneert: die woorden, elk met een spatie ervoor, in regels van
    //   hoogstens 80 tekens
    static string opEenRij (const vector<string> &woorden)
    {
      const size_t PerRegel = 18;
      string tekst;
      for (size_t i = 0; i < woorden.size (); i++)
        tekst += (woorden.size () > PerRegel / 2 && i % PerRegel == 0 ? "\n "
                  : " ") + woorden[i];
      return woorden.empty () ? " geen" : tekst;
    }

    // Vraag een zet tot er een mogelijk is, en doe haar.
    // Retourneert: false als de invoer op is
    bool vraagZet ()
    {
      const bool vera = spel.getSpeler () == Domineren::Vera;
      const string naam = Domineren::naamVanSpeler (spel.getSpeler ());
      string zet;
      if (spel.eindstand ())
        return vragen.regelOp () ? geenZet () : true;
      while (vragen.vraagTekst ("Zet van " + naam + (vera ? ", zoals a12"
                                                          : ", zoals ab1")
                                + " (x: toch geen zet)", zet))
      {
        if (zet == "x" || spel.doeZet (zet))
          return true;
        const vector<string> zetten = spel.bepaalZetten ();
        cout << "Gevonden: " << terminal::toonbaar (zet)
                  << "; verwacht: een mogelijke zet van " << naam << ":"
                  << opEenRij (zetten) << endl;
      }
      return false;
    }

    // Meld dat er geen zet te doen is.
    // Retourneert: true
    static bool geenZet ()
    {
      cout << "Het spel is afgelopen: er is geen zet te doen."
                << endl;
      return true;
    }

    // Neem zetten terug tot er weer een mens aan beurt is.
    void neemTerug ()
    {
      int aantal = 0;
      bool mens = false;
      while (!mens && spel.unDoeZet ())
      {
        aantal++;
        mens = speler[spel.getSpeler ()] == Mens;
      }
      cout << (aantal == 0 ? "Er is geen zet om terug te nemen."
                    : aantal == 1 ? "Een zet teruggenomen."
                    : to_string (aantal) + " zetten teruggenomen.")
                << endl;
      if (!mens && aantal > 0)
        speler[0] = speler[1] = Mens;  // anders speelt de computer meteen weer
    }

    // Zeg van elke zet wie er dan wint met perfect spel.
    void toonUitslagen ()
    {
      long long standen = 0;
      if (spel.eindstand ())
      {
        geenZet ();
        return;
      }
      const vector<Domineren::Uitslag> uitslagen = spel.uitslagen (standen);
      toonNaZet (uitslagen, Domineren::Vera);
      toonNaZet (uitslagen, Domineren::Herman);
      toonNaZet (uitslagen, Domineren::Onbekend);
      cout << "Van spiegelbeelden staat er een. Doorzochte standen: "
           << standen << endl;
    }

    // Toon de zetten waarna iemand wint, als die er zijn.
    // Parameters:
    // * uitslagen: wie er wint na elke zet
    // * wie: Vera, Herman of Onbekend
    static void toonNaZet (const vector<Domineren::Uitslag> &uitslagen,
                           int wie)
    {
      vector<string> zetten;
      for (size_t i = 0; i < uitslagen.size (); i++)
        if (uitslagen[i].winnaar == wie)
          zetten.push_back (uitslagen[i].zet);
      if (!zetten.empty ())
        cout << (wie == Domineren::Onbekend ? "Niet op tijd bekend"
                 : "Dan wint " + Domineren::naamVanSpeler (wie))
             << ":" << opEenRij (zetten) << "\n";
    }

    // Laat de computer een zet doen en zeg welke.
    void zetVanComputer ()
    {
      const long long soort = speler[spel.getSpeler ()];
      string zet;
      long long standen = 0;
      int wint = spel.getSpeler ();
      if (soort == EersteZet)
        zet = spel.bepaalZetten ()[0];
      else if (soort == Perfect)
        wint = spel.winnaar (zet, standen);
      if (zet.empty ())
        zet = spel.verschilZet ();
      cout << Domineren::naamVanSpeler (spel.getSpeler ()) << " speelt "
                << zet << (wint == Domineren::Onbekend
                           ? ", zonder te weten wie er wint." : ".")
                << endl;
      spel.doeZet (zet);
    }

    // Zeg wie er wint met perfect spel, en wat een goede zet is.
    void geefHint ()
    {
      string zet;
      long long standen = 0;
      const clock_t begin = clock ();
      if (spel.eindstand ())
      {
        geenZet ();
        return;
      }
      const int wint = spel.winnaar (zet, standen);
      if (wint == Domineren::Onbekend)
        cout << "Na " << instellingen.tijd << " seconden is nog niet "
                     "bekend wie er wint; --tijd staat langer zoeken toe.";
      else
        cout << Domineren::naamVanSpeler (wint)
                  << " wint met perfect spel.";
      cout << "\n" << (zet.empty () ? "Volgens het grootste verschil: "
                                         : "Een winnende zet: ")
                << (zet.empty () ? spel.verschilZet () : zet)
                << "\nDoorzochte standen: " << standen << ", in "
                << fixed << setprecision (3)
                << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC
                << " seconden" << endl;
    }
};

//*************************************************************************

// Wie wint elk leeg bord?
class Tabel
{
  public:

    // Reken alle borden door en toon de tabellen.
    // Parameters:
    // * nwGrootste: de grootste maat van een bord
    // * nwInstellingen: die van de opdrachtregel
    Tabel (int nwGrootste, const Instellingen &nwInstellingen)
    : grootste (nwGrootste), instellingen (nwInstellingen)
    {
      for (int rijen = 1; rijen <= grootste; rijen++)
        for (int kolommen = 1; kolommen <= grootste; kolommen++)
          reken (kolommen, rijen);
      toon ("Wie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman,"
            " ?: onbekend", winnaars);
      toon ("Doorzochte standen, voor beide beginners samen", standen);
      toon ("Seconden, voor beide beginners samen", seconden);
    }

  private:

    int grootste;
    const Instellingen &instellingen;
    vector<string> winnaars, standen, seconden;  // per bord

    // Reken een leeg bord door, met elk van beide spelers als beginner.
    // Parameters:
    // * kolommen, rijen: de maten van het bord
    void reken (int kolommen, int rijen)
    {
      const clock_t begin = clock ();
      long long veraStanden = 0, hermanStanden = 0;
      Domineren spel (kolommen, rijen), gekanteld (rijen, kolommen);
      const int vera = winnaar (spel, veraStanden);
      // Herman begint: kantel het bord en verwissel de spelers.
      const int ander = winnaar (gekanteld, hermanStanden);
      const int herman = ander == Domineren::Onbekend ? ander : 1 - ander;
      ostringstream tijd;
      tijd << fixed << setprecision (2)
           << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
      winnaars.push_back (letter (vera, herman));
      standen.push_back (to_string (veraStanden + hermanStanden));
      seconden.push_back (tijd.str ());
    }

    // Parameters:
    // * spel: een leeg bord
    // * aantal: wordt het aantal doorzochte standen
    // Retourneert: wie er wint als Vera begint
    int winnaar (Domineren &spel, long long &aantal) const
    {
      string zet;
      stelIn (spel, instellingen);
      return spel.winnaar (zet, aantal);
    }

    // Parameters:
    // * vera, herman: wie er wint als Vera begint, en als Herman begint
    // Retourneert: de letter voor in de tabel
    static string letter (int vera, int herman)
    {
      if (vera == Domineren::Onbekend || herman == Domineren::Onbekend)
        return "?";
      if (vera == herman)
        return vera == Domineren::Vera ? "V" : "H";
      return vera == Domineren::Vera ? "1" : "2";
    }

    // Toon een tabel: rijen omlaag, kolommen naar rechts.
    // Parameters:
    // * kop: wat er in staat
    // * cellen: de inhoud
    void toon (const string &kop,
               const vector<string> &cellen) const
    {
      size_t breedte = 1;
      for (size_t i = 0; i < cellen.size (); i++)
        if (cellen[i].size () > breedte)
          breedte = cellen[i].size ();
      const int wijd = static_cast<int> (breedte) + 1;
      cout << kop << ":\n\n    ";
      for (int k = 1; k <= grootste; k++)
        cout << setw (wijd) << k;
      for (size_t i = 0; i < cellen.size (); i++)
      {
        if (i % static_cast<size_t> (grootste) == 0)
          cout << "\n" << setw (4)
                    << i / static_cast<size_t> (grootste) + 1;
        cout << setw (wijd) << cellen[i];
      }
      cout << "\n" << endl;
    }
};

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm; zie toonSlot.
void toonHulp ()
{
  cout <<
    "Domineren: leg dominostenen en reken uit wie er wint.\n"
    "\n"
    "Gebruik:\n"
    "  ./Domineren [opties]              het menu\n"
    "  ./Domineren [opties] BESTAND      speel verder vanaf deze stand\n"
    "  ./Domineren [opties] --tabel N    wie wint elk leeg bord tot N bij N\n"
    "                                    (1 t/m 9), met standen en seconden\n"
    "  ./Domineren [opties] --los BESTAND...   een tabel met per stand wie er\n"
    "      wint, een winnende zet, het aantal doorzochte standen en de tijd\n"
    "\n"
    "Opties:\n"
    "  --tijd S        zoek hoogstens S seconden naar wie er wint (0: zonder\n"
    "                  grens); anders " << GewoneTijd << "\n"
    "  --zetten        bij --los: ook wie er na elke zet wint; van zetten die\n"
    "                  elkaars spiegelbeeld zijn alleen de eerste\n";
}

//*************************************************************************

// Begin met een stand uit een bestand, of met het menu.
// Parameters:
// * namen: een bestandsnaam, of geen
// * instellingen: die van de opdrachtregel
// Retourneert: de exitcode
int speel (const vector<string> &namen,
           const Instellingen &instellingen)
{
  Menu menu (instellingen);
  Domineren spel (1, 1);
  const int code = namen.empty () ? terminal::Gelukt
                                  : terminal::lees (spel, namen[0]);
  if (code != terminal::Gelukt)
    return code;
  if (namen.empty () || menu.speel (spel))
    menu.hoofdMenu ();
  return terminal::Gelukt;
}

//*************************************************************************

// Los een stand op, en zet de uitkomst op een regel van de tabel; pas dan, want
// de voortgang wist de regel waarop zij staat.
// Parameters:
// * naam: wat er in de eerste kolom komt
// * spel: de stand
// * zetten: of er ook staat wie er na elke zet wint
void losOp (const string &naam, Domineren &spel, bool zetten)
{
  const clock_t begin = clock ();
  string zet, elke;
  long long standen = 0, meer = 0;
  const int wint = spel.winnaar (zet, standen);
  if (zetten)
  {
    const vector<Domineren::Uitslag> uitslagen = spel.uitslagen (meer);
    for (size_t i = 0; i < uitslagen.size (); i++)
      elke += "  " + uitslagen[i].zet + " " + naamVan (uitslagen[i].winnaar);
  }
  cout << naam << setw (8) << naamVan (spel.getSpeler ()) << setw (10)
       << naamVan (wint) << setw (6) << (zet.empty () ? "-" : zet)
       << setw (14) << standen + meer << fixed << setprecision (3)
       << setw (12) << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC
       << elke << endl;
}

//*************************************************************************

// Los standen op en zet de uitkomsten in een tabel op het scherm.
// Parameters:
// * namen: de namen van de bestanden
// * zetten: of er ook staat wie er na elke zet wint
// * instellingen: die van de opdrachtregel
// Retourneert: de hoogste exitcode
int losOp (const vector<string> &namen, bool zetten,
           const Instellingen &instellingen)
{
  const string kop = "bestand";
  size_t breedte = kop.size ();
  int exitcode = terminal::Gelukt;
  for (size_t i = 0; i < namen.size (); i++)
    breedte = namen[i].size () > breedte ? namen[i].size () : breedte;
  cout << kop << string (breedte - kop.size (), ' ')
       << "   beurt   winnaar   zet       standen    seconden"
       << (zetten ? "  wie er na elke zet wint" : "") << endl;
  for (size_t i = 0; i < namen.size (); i++)
  {
    Domineren spel (1, 1);
    const int code = terminal::lees (spel, namen[i]);
    stelIn (spel, instellingen);
    if (code == terminal::Gelukt)
      losOp (namen[i] + string (breedte - namen[i].size (), ' '), spel, zetten);
    else if (code > exitcode)
      exitcode = code;
  }
  return exitcode;
}

//*************************************************************************

// Controleer de opdrachtregel en start wat zij vraagt.
// Parameter:
// * regel: de opdrachtregel, waar de opties uit gehaald worden
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  const int Dag = 24 * 60 * 60;
  Instellingen instellingen = { GewoneTijd, regel.optie ("--stil") };
  long long grootste = 0;
  const bool los = regel.optie ("--los"), zetten = regel.optie ("--zetten");
  regel.optieGetal ("--tijd", 0, Dag, instellingen.tijd);
  const bool tabel =
    regel.optieGetal ("--tabel", 1, Domineren::MaxHoogte, grootste);
  const vector<string> namen = regel.bestanden ();
  if (los && tabel)
    regel.fout ("--los en --tabel gaan niet samen");
  else if (zetten && !los)
    regel.fout ("--zetten hoort bij --los");
  else if (los && namen.empty ())
    regel.fout ("--los: verwacht minstens een bestandsnaam");
  else if (!los)
    terminal::keurAantal (regel, namen.size (), tabel ? 0 : 1);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (los)
    return losOp (namen, zetten, instellingen);
  if (!tabel)
    return speel (namen, instellingen);
  Tabel (static_cast<int> (grootste), instellingen);
  return terminal::Gelukt;
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
