// main.cc: het menu, de tabel van lege borden en de opdrachtregel van
// Domineren.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../../terminal/bewaren.h"
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/spelmenu.h"
#include "../../terminal/tabel.h"
#include "../../terminal/tekst.h"
#include "../../terminal/toezicht.h"
#include "../../terminal/vraag.h"
#include "../../zoek/getaltekst.h"
#include "domineren.h"

using namespace std;

const char Versie[] = "Domineren 1.0";
const int GewoneTijd = 60;  // seconden per vraag wie er wint

// De kleuren van de stenen.
const terminal::Kleur Kleuren[] = { { 'V', "93" }, { 'H', "94" },
                                    { '\0', "" } };

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  long long tijd;  // seconden per vraag wie er wint; 0: zonder grens
  bool stil;       // geen voortgang op stderr
  bool kleur;      // kleuren op het scherm
};

//*************************************************************************

// Geef een spel wat er op de opdrachtregel ingesteld is.
// Parameters:
// * spel: het spel
// * toezicht: wie er op het zoeken toeziet
// * instellingen: die van de opdrachtregel
void stelIn (Domineren &spel, zoek::Toezicht &toezicht,
             const Instellingen &instellingen)
{
  spel.stelTijd (static_cast<int> (instellingen.tijd));
  spel.stelToezicht (&toezicht);
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

// Parameter:
// * aantal: een aantal zetten
// Retourneert: dat aantal in woorden
string zettenTekst (int aantal)
{
  return aantal == 0 ? "geen zet"
    : to_string (aantal) + (aantal == 1 ? " zet" : " zetten");
}

//*************************************************************************

// Het spelmenu.
class Spelmenu : public terminal::Spelmenu<Domineren>
{
  public:

    // Parameters:
    // * nwVragen: waarmee gevraagd wordt
    // * nwToezicht: wie er op het zoeken toeziet
    // * nwInstellingen: die van de opdrachtregel
    Spelmenu (terminal::Vragen &nwVragen, zoek::Toezicht &nwToezicht,
              const Instellingen &nwInstellingen)
    : terminal::Spelmenu<Domineren>
        (nwVragen, keuzes (), "een keuze (? toont ze), of een zet zoals a12 "
         "of ab1", nwToezicht, nwInstellingen.kleur ? Kleuren : 0,
         Domineren (GewoneMaat, GewoneMaat)),
      toezicht (nwToezicht), instellingen (nwInstellingen), spelers ("mm"),
      veilig (false)
    {
    }

    // Begin met een spel, en zeg wie er spelen.
    // Parameters:
    // * nieuw: het spel
    // * wie: een letter voor elke speler, of leeg: twee mensen
    void begin (const Domineren &nieuw, const string &wie)
    {
      terminal::Spelmenu<Domineren>::begin (nieuw);
      stelIn (spel, toezicht, instellingen);
      spel.toonVeilig (veilig);
      maakMensen ();
      if (!wie.empty ())
        spelers = wie;
      toonSpelers ();
    }

    // Vraag de maten van een leeg bord en wie er spelen, en begin ermee.
    // Retourneert: true als dat gelukt is
    bool nieuw ()
    {
      string wie = spelers;
      long long breedte = spel.getBreedte (), hoogte = spel.getHoogte ();
      if (!vragen.vraagGewoon ("Aantal kolommen", 1, Domineren::MaxBreedte,
                               breedte)
          || !vragen.vraagGewoon ("Aantal rijen", 1, Domineren::MaxHoogte,
                                  hoogte)
          || !vraagSpelers (wie))
        return false;
      begin (Domineren (static_cast<int> (breedte),
                        static_cast<int> (hoogte)), wie);
      return true;
    }

    // Vraag de naam van een bestand, en begin met de stand die daarin staat.
    // Retourneert: true als dat gelukt is
    bool laad ()
    {
      string naam, wie;
      Domineren gelezen (spel);
      if (!vragen.vraagTekst ("Naam van het bestand", "een naam, "
                              "bijvoorbeeld voorbeelden/spel0.in", naam)
          || !gelezen.leesInSpel (terminal::teLezen (naam, ".in").c_str (),
                                  cout, wie))
        return false;
      begin (gelezen, wie);
      return true;
    }

  private:

    static const int GewoneMaat = 8;  // van een nieuw bord

    // De keuzes; die van een letter alleen heten naar die letter.
    enum Keuzes { Zetten = 1, ZetDoen, ZetTerug, Hint, Veilig, Uitspelen,
                  Stoppen, ElkeZet, Computer = 'c', Nieuw = 'n', Bewaren = 'b',
                  Laden = 'l' };

    // Wat een speler kan zijn, in de volgorde van Domineren::Spelers.
    enum Soort { Mens, EersteZet, Verschil, Perfect, AantalSoorten };
    static const char *const Soorten[AantalSoorten];

    zoek::Toezicht &toezicht;
    const Instellingen &instellingen;
    string spelers;  // een letter voor Vera en een voor Herman
    bool veilig;     // of de veilige vakjes getoond worden

    // Retourneert: de keuzes
    static vector<terminal::Keuze> keuzes ()
    {
      return { { Zetten, ' ', "mogelijke zetten" },
               { ZetDoen, ' ', "zet doen, of meteen: a12" },
               { ZetTerug, 't', "zet terugnemen" },
               { Hint, 'h', "goede zet" },
               { Veilig, ' ', "veilige vakjes wel of niet tonen" },
               { Uitspelen, ' ', "zo uitspelen" },
               { Stoppen, 's', "stoppen met dit spel" },
               { ElkeZet, 'w', "wie er na elke zet wint" },
               { 0, Computer, "tegen de computer" },
               { 0, Nieuw, "nieuw spel: een leeg bord" },
               { 0, Bewaren, "bewaren" },
               { 0, Laden, "een andere stand laden" } };
    }

    // Voer een keuze uit.
    // Parameter:
    // * keuze: de keuze
    // Retourneert: false om met het spel te stoppen
    bool voerUit (int keuze)
    {
      switch (keuze)
      {
        case Zetten:     toonZetten ();            break;
        case ZetDoen:    vraagZet ();              break;
        case ZetTerug:   neemTerug ();             break;
        case Hint:       geefHint ();              break;
        case Veilig:     wisselVeilig ();          break;
        case Uitspelen:  toonUitspelen ();         break;
        case ElkeZet:    toonUitslagen ();         break;
        case Computer:   kiesSpelers ();           break;
        case Nieuw:      nieuw ();                 break;
        case Bewaren:    bewaarSpel ();            break;
        case Laden:      laad ();                  break;
      }
      return keuze != Stoppen;
    }

    // Lijkt een woord op een zet, zoals a12 of ab1?
    // Parameter:
    // * woord: het woord; wordt de zet, met kleine letters
    // Retourneert: true als het op een zet lijkt
    static bool lijktZet (string &woord)
    {
      const string cijfers = "0123456789",
                   klein = terminal::kleineLetters (woord);
      if (klein.size () != 3 || klein[0] < 'a' || klein[0] > 'z'
          || cijfers.find (klein[2]) == string::npos
          || ((klein[1] < 'a' || klein[1] > 'z')
              && cijfers.find (klein[1]) == string::npos))
        return false;
      woord = klein;
      return true;
    }

    // Lijkt een woord op een zet, doe die dan als zij kan.
    // Parameter en wat het retourneert: zie terminal/menu.h
    bool leesZet (const string &woord)
    {
      string zet = woord;
      if (!lijktZet (zet))
        return false;
      probeerZet (zet);
      return true;
    }

    // Vraag een zet tot er een mogelijk is, en doe haar.
    void vraagZet ()
    {
      if (isUit ())
        return;
      const string
        zoals = spel.getSpeler () == Domineren::Vera ? "zoals a12"
                                                     : "zoals ab1",
        naam = Domineren::naamVanSpeler (spel.getSpeler ());
      string zet;
      while (vragen.vraagWoord ("Zet van " + naam + ", " + zoals + ": ",
                                "een zet van " + naam + ", bijvoorbeeld "
                                + spel.bepaalZetten ()[0],
                                [&] (const string &woord)
                                { return lijktZet (zet = woord); })
             && !probeerZet (zet))
        continue;
    }

    // Doe een zet; kan zij niet, dan volgt een melding, en vervalt de rest van
    // de regel.
    // Parameter:
    // * zet: wat op een zet lijkt
    // Retourneert: false als zij niet kan
    bool probeerZet (const string &zet)
    {
      const string waarom = spel.bezwaar (zet);
      if (waarom.empty ())
        doe (zet, "");
      else
        meld ("De zet " + zet + " kan niet: " + waarom + ".");
      if (!waarom.empty () && !spel.eindstand ())
        cout << "Typ een zet van " << Domineren::naamVanSpeler
                                        (spel.getSpeler ())
             << ", bijvoorbeeld " << spel.bepaalZetten ()[0] << "." << endl;
      return waarom.empty ();
    }

    // Doe een mogelijke zet, en vertel het.
    // Parameters:
    // * zet: de zet
    // * hoe: wat er in de zin achter komt
    void doe (const string &zet, const string &hoe)
    {
      const int wie = spel.getSpeler ();
      spel.doeZet (zet);
      verander ();
      cout << terminal::inRegels
                (Domineren::naamVanSpeler (wie) + " legt " + zet + hoe + "; "
                 + overTekst (spel)) << endl;
    }

    // Parameter:
    // * stand: een stand
    // Retourneert: hoeveel zetten er nog zijn, van wie aan beurt is het eerst
    static string overTekst (Domineren &stand)
    {
      const int aanBeurt = stand.getSpeler (), ander = 1 - aanBeurt;
      return Domineren::naamVanSpeler (aanBeurt) + " heeft dan nog "
             + zettenTekst (stand.aantalZetten (aanBeurt)) + ", "
             + Domineren::naamVanSpeler (ander) + " "
             + to_string (stand.aantalZetten (ander)) + ".";
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

    // Zet de mogelijke zetten op het scherm.
    void toonZetten ()
    {
      cout << "Mogelijke zetten:" << opEenRij (spel.bepaalZetten ()) << endl;
    }

    // Zet op het scherm hoe het met twee manieren van kiezen verdergaat.
    void toonUitspelen ()
    {
      cout << "Met steeds de eerste zet:" << opEenRij (spel.speelEerste ())
           << "\nMet het grootste verschil:"
           << opEenRij (spel.speelVerschil ()) << endl;
    }

    // Toon de veilige vakjes, of juist niet meer.
    void wisselVeilig ()
    {
      veilig = !veilig;
      spel.toonVeilig (veilig);
      verander ();
    }

    // Zeg onder de stand wie er aan beurt is, of wie er gewonnen heeft.
    void toonOnder ()
    {
      const int wie = spel.getSpeler (), over = spel.aantalZetten (1 - wie);
      if (veilig)
        cout << "v: hier kan alleen Vera nog leggen, h: alleen Herman.\n";
      if (spel.eindstand ())
        cout << Domineren::naamVanSpeler (1 - wie) << " wint: "
             << Domineren::naamVanSpeler (wie) << " kan niet meer leggen, en "
             << Domineren::naamVanSpeler (1 - wie)
             << (over == 0 ? " ook niet" : " heeft nog " + zettenTekst (over))
             << "." << endl;
      else
        cout << "Aan beurt: " << Domineren::naamVanSpeler (wie) << endl;
    }

    // Zeg van elke zet wie er dan wint met perfect spel.
    void toonUitslagen ()
    {
      long long standen = 0;
      if (isUit ())
        return;
      const vector<Domineren::Uitslag> uitslagen = spel.uitslagen (standen);
      toonNaZet (uitslagen, Domineren::Vera);
      toonNaZet (uitslagen, Domineren::Herman);
      toonNaZet (uitslagen, Domineren::Onbekend);
      cout << "Van spiegelbeelden staat er een. Doorzochte standen: "
           << zoek::getalTekst (standen) << endl;
    }

    // Toon de zetten waarna iemand wint, als die er zijn.
    // Parameters:
    // * uitslagen: wie er wint na elke zet
    // * wie: Vera, Herman of Onbekend
    static void toonNaZet (const vector<Domineren::Uitslag> &uitslagen,
                           int wie)
    {
      vector<string> namen;
      for (size_t i = 0; i < uitslagen.size (); i++)
        if (uitslagen[i].winnaar == wie)
          namen.push_back (uitslagen[i].zet);
      if (!namen.empty ())
        cout << (wie == Domineren::Onbekend ? "Niet op tijd bekend"
                 : "Dan wint " + Domineren::naamVanSpeler (wie))
             << ":" << opEenRij (namen) << "\n";
    }

    // Zeg wie er wint met perfect spel, en wat een goede zet is.
    void geefHint ()
    {
      const int Decimalen = 3;
      string zet;
      long long standen = 0;
      const clock_t begin = clock ();
      if (isUit ())
        return;
      const int wint = spel.winnaar (zet, standen);
      if (wint == Domineren::Onbekend)
        cout << "Na " << instellingen.tijd << " seconden is nog niet "
                "bekend wie er wint; --tijd staat langer zoeken toe.\n";
      else
        cout << Domineren::naamVanSpeler (wint)
             << " wint met perfect spel.\n";
      const string goed = zet.empty () ? spel.verschilZet () : zet;
      Domineren erna (spel);
      erna.doeZet (goed);
      cout << (zet.empty () ? "Volgens het grootste verschil: "
                            : "Een winnende zet: ")
           << goed << "; " << overTekst (erna) << "\nDoorzochte standen: "
           << zoek::getalTekst (standen) << ", in "
           << zoek::kommaTekst (static_cast<double> (clock () - begin)
                                / CLOCKS_PER_SEC, Decimalen)
           << " seconden" << endl;
    }

    // Zeg wie er spelen.
    void toonSpelers () const
    {
      if (isComputer (0) || isComputer (1))
        for (int i = 0; i < 2; i++)
          cout << Domineren::naamVanSpeler (i) << " is " << Soorten[soort (i)]
               << ".\n";
      else
        cout << "De computer speelt niet mee; c zet hem aan.\n";
    }

    // Vraag wie er spelen, en zeg wie dat worden.
    void kiesSpelers ()
    {
      if (vraagSpelers (spelers))
        toonSpelers ();
    }

    // Vraag wie er spelen.
    // Parameter:
    // * wie: een letter voor elke speler; wordt het antwoord, als true wordt
    //   geretourneerd
    // Retourneert: true als er voor allebei een antwoord is
    bool vraagSpelers (string &wie)
    {
      string nieuweSpelers = wie;
      if (vragen.vooruit ().empty ())
        for (int i = 0; i < AantalSoorten; i++)
          cout << (i == 0 ? "\n " : " ") << i + 1 << ". " << Soorten[i] << "\n";
      for (size_t i = 0; i < 2; i++)
        if (!vraagSpeler (i == Domineren::Vera ? "Vera (verticaal)"
                                               : "Herman (horizontaal)",
                          nieuweSpelers[i]))
          return false;
      wie = nieuweSpelers;
      return true;
    }

    // Vraag wat voor speler iemand is.
    // Parameters:
    // * naam: hoe die heet
    // * letter: wat voor speler het is; wordt het antwoord, als true wordt
    //   geretourneerd
    // Retourneert: true als er een antwoord is
    bool vraagSpeler (const string &naam, char &letter)
    {
      string alle;
      for (int i = 0; i < AantalSoorten; i++)
        alle += to_string (i + 1) + " (" + Soorten[i]
               + (i + 1 < AantalSoorten ? "), " : "),");
      return vragen.vraagWoord
        (naam + " (1 t/m 4; . is " + to_string (nummer (letter) + 1) + "): ",
         alle + " of een punt voor " + to_string (nummer (letter) + 1),
         [&] (const string &woord)
         {
           long long keuze = 0;
           if (terminal::leesGetal (woord, 1, AantalSoorten, keuze))
             letter = Domineren::Spelers ()[keuze - 1];
           return keuze > 0 || woord == ".";
         });
    }

    // Parameter:
    // * letter: uit Domineren::Spelers
    // Retourneert: welke soort speler dat is
    static int nummer (char letter)
    {
      int i = 0;
      while (Domineren::Spelers ()[i] != letter)
        i++;
      return i;
    }

    // Parameter:
    // * wie: Vera of Herman
    // Retourneert: wat voor speler die is
    int soort (int wie) const
    {
      return nummer (spelers[static_cast<size_t> (wie)]);
    }

    // Bewaar het spel, met wie er spelen.
    void bewaarSpel ()
    {
      ostringstream tekst;
      spel.schrijf (tekst, spelers);
      terminal::bewaar (vragen, ".in", tekst.str ());
    }

    // Retourneert: wie er aan beurt is
    int beurt ()
    {
      return spel.getSpeler ();
    }

    // Parameter:
    // * wie: Vera of Herman
    // Retourneert: true als de computer voor die speler zet
    bool isComputer (int wie) const
    {
      return soort (wie) != Mens;
    }

    // Laat de mensen alle zetten doen.
    void maakMensen ()
    {
      spelers = string (2, Domineren::Spelers ()[Mens]);
    }

    // Laat de computer een zet doen, en vertel welke.
    void zetVanComputer ()
    {
      const int hoe = soort (spel.getSpeler ());
      string zet;
      long long standen = 0;
      int wint = spel.getSpeler ();
      if (hoe == EersteZet)
        zet = spel.bepaalZetten ()[0];
      else if (hoe == Perfect)
        wint = spel.winnaar (zet, standen);
      if (zet.empty ())
        zet = spel.verschilZet ();
      doe (zet, wint == Domineren::Onbekend
                ? ", zonder te weten wie er wint" : "");
    }
};

//*************************************************************************

// Hoe elke soort speler heet.
const char *const Spelmenu::Soorten[] =
  { "mens", "computer: steeds de eerste zet",
    "computer: het grootste verschil in zetten", "computer: perfect" };

//*************************************************************************

// Het hoofdmenu.
class Hoofdmenu : public terminal::Menu
{
  public:

    // Parameters:
    // * nwVragen: waarmee gevraagd wordt
    // * nwSpelmenu: het spelmenu
    Hoofdmenu (terminal::Vragen &nwVragen, Spelmenu &nwSpelmenu)
    : Menu (nwVragen, keuzes (), "een keuze: 1 (of n), 2 (of l) of 3 (of s)"),
      spelmenu (nwSpelmenu)
    {
    }

  private:

    enum Keuzes { LeegBord = 1, Inlezen, Stoppen };

    Spelmenu &spelmenu;

    // Retourneert: de keuzes
    static vector<terminal::Keuze> keuzes ()
    {
      return { { LeegBord, 'n', "een leeg bord" },
               { Inlezen, 'l', "een stand laden" },
               { Stoppen, 's', "stoppen" } };
    }

    // Voer een keuze uit.
    // Parameter:
    // * keuze: de keuze
    // Retourneert: false om te stoppen
    bool voerUit (int keuze)
    {
      if (keuze != Stoppen
          && (keuze == LeegBord ? spelmenu.nieuw () : spelmenu.laad ())
          && spelmenu.draai ())
        toonKeuzes ();
      return keuze != Stoppen;
    }
};

//*************************************************************************

// Wie wint elk leeg bord?
class Tabel
{
  public:

    // Parameters:
    // * nwGrootste: de grootste maat van een bord
    // * nwInstellingen: die van de opdrachtregel
    Tabel (int nwGrootste, const Instellingen &nwInstellingen)
    : grootste (nwGrootste), instellingen (nwInstellingen),
      toezicht (nwInstellingen.stil)
    {
    }

    // Reken alle borden door en toon de tabellen; wordt het werk afgebroken,
    // dan ook, met wat er af is.
    void maak ()
    {
      try
      {
        for (int rijen = 1; rijen <= grootste; rijen++)
          for (int kolommen = 1; kolommen <= grootste; kolommen++)
            reken (kolommen, rijen);
      }
      catch (const zoek::Afgebroken &)
      {
        toonAlles ();
        throw;
      }
      toonAlles ();
    }

  private:

    int grootste;
    const Instellingen &instellingen;
    terminal::Toezicht toezicht;
    vector<string> winnaars, standen, seconden;  // per bord

    // Toon de tabellen.
    void toonAlles () const
    {
      toon ("Wie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman,"
            " ?: onbekend", winnaars);
      toon ("Doorzochte standen, voor beide beginners samen", standen);
      toon ("Seconden, voor beide beginners samen", seconden);
    }

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
    int winnaar (Domineren &spel, long long &aantal)
    {
      string zet;
      stelIn (spel, toezicht, instellingen);
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
    "  ./Domineren [opties] BESTAND      speel verder vanaf deze stand, of\n"
    "                                    met een spel dat bewaard is\n"
    "  ./Domineren [opties] --tabel N    wie wint elk leeg bord tot N bij N\n"
    "                                    (1 t/m 9), met standen en seconden\n"
    "  ./Domineren [opties] --los BESTAND...   een tabel met per stand wie er\n"
    "      wint, een winnende zet, het aantal doorzochte standen en de tijd\n"
    "\n"
    "Opties:\n"
    "  --tijd S        zoek hoogstens S seconden naar wie er wint (0: zonder\n"
    "                  grens); anders " << GewoneTijd << "\n"
    "  --csv           bij --los: de tabel met puntkomma's\n"
    "  --zaad N        heeft hier geen gevolg: dit spel kent geen toeval\n"
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
  terminal::Vragen vragen;
  terminal::Toezicht toezicht (instellingen.stil, &vragen);
  Spelmenu spelmenu (vragen, toezicht, instellingen);
  Domineren spel (1, 1);
  string wie;
  const int code = namen.empty () ? terminal::Gelukt
                                  : terminal::lees (spel, namen[0], wie);
  if (code != terminal::Gelukt)
    return code;
  if (!namen.empty ())
  {
    spelmenu.begin (spel, wie);
    spelmenu.draai ();
  }
  if (!vragen.op ())
    Hoofdmenu (vragen, spelmenu).draai ();
  return terminal::Gelukt;
}

//*************************************************************************

// Los een stand op, en zet de uitkomst op een regel van de tabel.
// Parameters:
// * naam: de naam van het bestand
// * spel: de stand
// * zetten: of er ook staat wie er na elke zet wint
// * tabel: de tabel
void losOp (const string &naam, Domineren &spel, bool zetten,
            const terminal::Tabel &tabel)
{
  const clock_t begin = clock ();
  string zet, elke;
  long long standen = 0, meer = 0;
  const int wint = spel.winnaar (zet, standen);
  if (zetten)
  {
    const vector<Domineren::Uitslag> uitslagen = spel.uitslagen (meer);
    for (size_t i = 0; i < uitslagen.size (); i++)
      elke += (i == 0 ? "" : "  ") + uitslagen[i].zet + " "
              + naamVan (uitslagen[i].winnaar);
  }
  vector<string> cellen =
    { naam, naamVan (spel.getSpeler ()), naamVan (wint),
      zet.empty () ? "-" : zet, to_string (standen + meer),
      terminal::Tabel::tijd (static_cast<double> (clock () - begin)
                             / CLOCKS_PER_SEC) };
  if (zetten)
    cellen.push_back (elke);
  tabel.toon (cellen);
}

//*************************************************************************

// Los standen op en zet de uitkomsten in een tabel op het scherm.
// Parameters:
// * namen: de namen van de bestanden
// * zetten: of er ook staat wie er na elke zet wint
// * csv: de tabel met puntkomma's
// * instellingen: die van de opdrachtregel
// Retourneert: de hoogste exitcode
int losOp (const vector<string> &namen, bool zetten, bool csv,
           const Instellingen &instellingen)
{
  int exitcode = terminal::Gelukt;
  terminal::Toezicht toezicht (instellingen.stil);
  vector<string> koppen = { "bestand", "beurt", "winnaar", "zet", "standen",
                            "seconden" };
  if (zetten)
    koppen.push_back ("wie er na elke zet wint");
  const terminal::Tabel tabel (namen, koppen, { 8, 10, 6, 14, 12 }, csv);
  for (size_t i = 0; i < namen.size (); i++)
  {
    Domineren spel (1, 1);
    string wie;
    const int code = terminal::lees (spel, namen[i], wie);
    stelIn (spel, toezicht, instellingen);
    if (code == terminal::Gelukt)
      losOp (namen[i], spel, zetten, tabel);
    else
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
  Instellingen instellingen = { GewoneTijd, regel.optie ("--stil"),
                                terminal::leesKleur (regel) };
  long long grootste = 0;
  const bool los = regel.optie ("--los"), csv = regel.optie ("--csv"),
             zetten = regel.optie ("--zetten");
  terminal::beginToeval (regel);
  regel.optieGetal ("--tijd", 0, Dag, instellingen.tijd);
  const bool tabel =
    regel.optieGetal ("--tabel", 1, Domineren::MaxHoogte, grootste);
  const vector<string> namen = regel.bestanden ();
  if (los && tabel)
    regel.fout ("--los en --tabel gaan niet samen");
  else if (zetten && !los)
    regel.fout ("--zetten hoort bij --los");
  else if (tabel && !csv)
    terminal::keurAantal (regel, namen.size (), 0);
  else
    terminal::keurOpties (regel, los, false, csv, false, namen.size ());
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (los)
    return losOp (namen, zetten, csv, instellingen);
  if (!tabel)
    return speel (namen, instellingen);
  Tabel (static_cast<int> (grootste), instellingen).maak ();
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
