// main.cc: het menu, de tabel van lege borden en de opdrachtregel van
// Domineren.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../../terminal/hoofdmenu.h"
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/speler.h"
#include "../../terminal/spelmenu.h"
#include "../../terminal/tabel.h"
#include "../../terminal/tekst.h"
#include "../../terminal/toezicht.h"
#include "../../terminal/vraag.h"
#include "../../zoek/getaltekst.h"
#include "domineren.h"

using namespace std;

const char Versie[] = "Domineren 1.0";

// De kleuren van de stenen.
const terminal::Kleur Kleuren[] = { { 'V', "93" }, { 'H', "94" },
                                    { '\0', "" } };

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  int tijd;     // seconden per vraag wie er wint; 0: zonder grens
  bool stil,    // geen voortgang op stderr
       kleur,   // kleuren op het scherm
       csv,     // --los met puntkomma's
       zetten;  // --los ook van elke zet
};

//*************************************************************************
// De menu's

// Wat een speler kan zijn; zie terminal/speler.h.
struct Soorten
{
  typedef Domineren Spel;

  static constexpr const char *const Spelertekst =
    "m mens, e eerste zet, v verschil, p perfect";
};

typedef terminal::Speler<Soorten> Speler;

// Het spelmenu.
class Spelmenu : public terminal::Spelmenu<Domineren,Speler>
{
  public:

    // Parameters:
    // * nwVragen: waarmee gevraagd wordt
    // * nwToezicht: wie er op het zoeken toeziet
    // * instellingen: die van de opdrachtregel
    Spelmenu (terminal::Vragen &nwVragen, zoek::Toezicht &nwToezicht,
              const Instellingen &instellingen)
    : terminal::Spelmenu<Domineren,Speler>
        (nwVragen, keuzes (), "een keuze (? toont ze), of een zet zoals a12 "
         "of ab1", nwToezicht, instellingen.kleur ? Kleuren : 0,
         Domineren (GewoneMaat, GewoneMaat), "voorbeelden/spel0.in"),
      tijd (instellingen.tijd), veilig (false)
    {
      spel.stelTijd (tijd);
    }

    // Begin met de stand in een bestand; zie terminal/spelmenu.h.
    bool lees (const string &naam, ostream &meldingen)
    {
      string wie;
      Domineren gelezen (spel);
      if (!gelezen.leesInSpel (naam.c_str (), meldingen, wie))
        return false;
      begin (gelezen, Spelers (wie.begin (), wie.end ()));
      return true;
    }

    // Vraag de maten van een leeg bord en wie er spelen, en begin ermee.
    // Retourneert: true als dat gelukt is
    bool nieuw ()
    {
      Spelers wie;
      long long breedte = spel.getBreedte (), hoogte = spel.getHoogte ();
      if (!vragen.vraagGewoon ("Aantal kolommen", 1, Domineren::MaxBreedte,
                               breedte)
          || !vragen.vraagGewoon ("Aantal rijen", 1, Domineren::MaxHoogte,
                                  hoogte)
          || !vraagSpelers (wie))
        return false;
      Domineren leeg (static_cast<int> (breedte), static_cast<int> (hoogte));
      leeg.stelTijd (tijd);
      leeg.toonVeilig (veilig);
      begin (leeg, wie);
      return true;
    }

  private:

    static const int GewoneMaat = 8;  // van een nieuw bord

    // De keuzes; die van een letter alleen heten naar die letter.
    enum Keuzes { Zetten = 1, ZetDoen, ZetTerug, Hint, Veilig, Uitspelen,
                  Stoppen, ElkeZet, Computer = 'c', Nieuw = 'n', Bewaren = 'b',
                  Laden = 'l' };

    // Wat een computer kan zijn: de letters van Domineren::Spelers.
    enum Soort { EersteZet = 'e', Perfect = 'p' };

    const int tijd;  // seconden per vraag wie er wint; 0: zonder grens
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

    // Lijkt een woord op een zet, zoals a12 of ab1? Dan wordt het die zet, met
    // kleine letters.
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

    // Lijkt een woord op een zet, doe die dan als zij kan; zie
    // terminal/menu.h.
    bool leesZet (const string &woord)
    {
      string zet = woord;
      if (!lijktZet (zet))
        return false;
      probeerZet (zet, "");
      return true;
    }

    // Retourneert: wat de speler aan beurt typen mag
    string zetZoals ()
    {
      return "een zet van " + Domineren::naamVanSpeler (spel.getSpeler ())
             + ", bijvoorbeeld " + spel.bepaalZetten ()[0];
    }

    // Vraag een zet tot er een mogelijk is, en doe haar.
    void vraagZet ()
    {
      if (isUit ())
        return;
      const string vraag = spel.getSpeler () == Domineren::Vera
        ? "Zet van Vera, zoals a12: " : "Zet van Herman, zoals ab1: ";
      string zet;
      while (vragen.vraagWoord (vraag, zetZoals (), [&] (const string &woord)
                                { return lijktZet (zet = woord); })
             && !probeerZet (zet, "; x gaat terug"))
        continue;
    }

    // Doe een zet, of wat erop lijkt; kan zij niet, dan volgt een melding met
    // de uitweg erachter, en vervalt de rest van de regel.
    // Retourneert: false als zij niet kan
    bool probeerZet (const string &zet, const string &uitweg)
    {
      const string waarom = spel.bezwaar (zet);
      if (waarom.empty ())
      {
        doe (zet, "");
        return true;
      }
      meld ("De zet " + zet + " kan niet: " + waarom + ".");
      if (!spel.eindstand ())
        cout << "Typ " << zetZoals () << uitweg << "." << endl;
      return false;
    }

    // Doe een mogelijke zet, en vertel het; in de zin komt achter de zet nog
    // hoe zij gevonden is.
    void doe (const string &zet, const string &hoe)
    {
      const string wie = Domineren::naamVanSpeler (spel.getSpeler ());
      spel.doeZet (zet);
      verander ();
      cout << terminal::inRegels (wie + " legt " + zet + hoe + "; "
                                  + overTekst (spel)) << endl;
    }

    // Retourneert: een aantal zetten in woorden
    static string zettenTekst (int aantal)
    {
      return aantal == 0 ? "geen zet"
        : to_string (aantal) + (aantal == 1 ? " zet" : " zetten");
    }

    // Retourneert: hoeveel zetten er in een stand nog zijn, van wie aan beurt
    //   is het eerst
    static string overTekst (Domineren &stand)
    {
      const int aanBeurt = stand.getSpeler (), ander = 1 - aanBeurt;
      return Domineren::naamVanSpeler (aanBeurt) + " heeft dan nog "
             + zettenTekst (stand.aantalZetten (aanBeurt)) + ", "
             + Domineren::naamVanSpeler (ander) + " "
             + to_string (stand.aantalZetten (ander)) + ".";
    }

    // Retourneert: woorden, elk met een spatie ervoor, in regels van hoogstens
    //   80 tekens
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

    // Vertel hoe een spel verdergaat.
    // Parameters:
    // * hoe: met welke zetten
    // * zetten: die zetten, en als laatste woord wie er wint
    // Retourneert: een regel, of meer als het veel zetten zijn
    static string verloop (const string &hoe, vector<string> zetten)
    {
      const string winnaar = zetten.back ();
      zetten.pop_back ();
      return hoe + " wint " + winnaar + ":" + opEenRij (zetten) + "\n";
    }

    // Zet op het scherm hoe het met twee manieren van kiezen verdergaat.
    void toonUitspelen ()
    {
      cout << verloop ("Met steeds de eerste zet", spel.speelEerste ())
           << verloop ("Met het grootste verschil", spel.speelVerschil ())
           << flush;
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
      const int ander = 1 - spel.getSpeler (),
                over = spel.aantalZetten (ander);
      const string wie = Domineren::naamVanSpeler (spel.getSpeler ()),
                   winnaar = Domineren::naamVanSpeler (ander);
      if (veilig)
        cout << "v: hier kan alleen Vera nog leggen, h: alleen Herman.\n";
      if (spel.eindstand ())
        cout << winnaar << " wint: " << wie << " kan niet meer leggen, en "
             << winnaar
             << (over == 0 ? " ook niet" : " heeft nog " + zettenTekst (over))
             << "." << endl;
      else
        cout << "Aan beurt: " << wie << endl;
    }

    // Zeg van elke zet wie er dan wint met perfect spel.
    void toonUitslagen ()
    {
      long long standen = 0;
      if (isUit ())
        return;
      const vector<Domineren::Uitslag> uitslagen = spel.uitslagen (standen);
      toonNaZet (uitslagen, Domineren::Vera, "Dan wint Vera:");
      toonNaZet (uitslagen, Domineren::Herman, "Dan wint Herman:");
      toonNaZet (uitslagen, Domineren::Onbekend, "Niet op tijd bekend:");
      cout << "Van spiegelbeelden staat er een. Doorzochte standen: "
           << zoek::getalTekst (standen) << endl;
    }

    // Toon de zetten waarna iemand wint, met een kop ervoor, als die er zijn.
    static void toonNaZet (const vector<Domineren::Uitslag> &uitslagen,
                           int wie, const char *kop)
    {
      vector<string> namen;
      for (const Domineren::Uitslag &uitslag : uitslagen)
        if (uitslag.winnaar == wie)
          namen.push_back (uitslag.zet);
      if (!namen.empty ())
        cout << kop << opEenRij (namen) << "\n";
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
        cout << "Na " << tijd << " seconden is nog niet "
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
           << zoek::kommaTekst (zoek::seconden (clock () - begin), Decimalen)
           << " seconden" << endl;
    }

    // Retourneert: hoe een speler heet
    string naamSpeler (int wie) const
    {
      return Domineren::naamVanSpeler (wie);
    }

    // Retourneert: wie er aan beurt is
    int beurt () { return spel.getSpeler (); }

    // Laat de computer een zet doen, en vertel welke.
    void zetVanComputer ()
    {
      const char hoe = aanBeurt ().getLetter ();
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

// Retourneert: de keuzes van het hoofdmenu
vector<terminal::Keuze> hoofdkeuzes ()
{
  return { { 1, 'n', "een leeg bord" },
           { 2, 'l', "een stand laden" },
           { 3, 's', "stoppen" } };
}

//*************************************************************************
// Zonder menu: --tabel en --los

// Wie wint elk leeg bord?
class Tabel
{
  public:

    // Parameters:
    // * nwGrootste: de grootste maat van een bord
    // * nwInstellingen: die van de opdrachtregel
    Tabel (int nwGrootste, const Instellingen &nwInstellingen)
    : grootste (nwGrootste), tijd (nwInstellingen.tijd),
      toezicht (nwInstellingen.stil),
      winnaars (plek (grootste, grootste) + 1,
                static_cast<int> (Domineren::Onbekend)),
      standen (winnaars.size (), "-"), seconden (standen)
    {
    }

    // Reken alle borden door, de kleine eerst, en toon de tabellen; wordt het
    // werk afgebroken, dan ook, met wat er af is.
    void maak ()
    {
      try
      {
        for (int lang = 1; lang <= grootste; lang++)
          for (int kort = 1; kort <= lang; kort++)
          {
            reken (lang, kort);
            if (kort < lang)
              reken (kort, lang);
          }
      }
      catch (const zoek::Afgebroken &)
      {
        cout << "\n";
        toonAlles ();
        throw;
      }
      toonAlles ();
    }

  private:

    const int grootste, tijd;
    terminal::Toezicht toezicht;
    vector<int> winnaars;               // per bord, als Vera begint
    vector<string> standen, seconden;   // evenzo

    // Retourneert: de plaats van een bord in de vectoren
    size_t plek (int kolommen, int rijen) const
    {
      return static_cast<size_t> ((rijen - 1) * grootste + kolommen - 1);
    }

    // Toon de tabellen.
    void toonAlles () const
    {
      vector<string> letters;
      for (int rijen = 1; rijen <= grootste; rijen++)
        for (int kolommen = 1; kolommen <= grootste; kolommen++)
          letters.push_back (letter (kolommen, rijen));
      toon ("Wie wint? 1: wie begint, 2: de ander, V: Vera, H: Herman,"
            " ?: onbekend", letters);
      toon ("Doorzochte standen als Vera begint; begint Herman: op het"
            " gekantelde bord", standen);
      toon ("Seconden, evenzo", seconden);
    }

    // Reken een leeg bord door, met Vera als beginner.
    void reken (int kolommen, int rijen)
    {
      const clock_t begin = clock ();
      const size_t hier = plek (kolommen, rijen);
      Domineren spel (kolommen, rijen);
      string zet;
      long long doorzocht = 0;
      ostringstream duur;
      spel.stelTijd (tijd);
      spel.stelToezicht (&toezicht);
      winnaars[hier] = spel.winnaar (zet, doorzocht);
      standen[hier] = to_string (doorzocht);
      duur << fixed << setprecision (2) << zoek::seconden (clock () - begin);
      seconden[hier] = duur.str ();
    }

    // Retourneert: de letter van een bord. Begint Herman, dan is het alsof Vera
    //   op het gekantelde bord begint.
    string letter (int kolommen, int rijen) const
    {
      const int vera = winnaars[plek (kolommen, rijen)],
                gekanteld = winnaars[plek (rijen, kolommen)];
      if (vera == Domineren::Onbekend || gekanteld == Domineren::Onbekend)
        return "?";
      if (vera == gekanteld)
        return vera == Domineren::Vera ? "1" : "2";
      return vera == Domineren::Vera ? "V" : "H";
    }

    // Toon een tabel met een kop: rijen omlaag, kolommen naar rechts.
    void toon (const string &kop, const vector<string> &cellen) const
    {
      const size_t perRij = static_cast<size_t> (grootste);
      size_t breedte = 1;
      for (const string &cel : cellen)
        if (cel.size () > breedte)
          breedte = cel.size ();
      const int wijd = static_cast<int> (breedte) + 1;
      cout << kop << ":\n\n    ";
      for (int k = 1; k <= grootste; k++)
        cout << setw (wijd) << k;
      for (size_t i = 0; i < cellen.size (); i++)
      {
        if (i % perRij == 0)
          cout << "\n" << setw (4) << i / perRij + 1;
        cout << setw (wijd) << cellen[i];
      }
      cout << "\n" << endl;
    }
};

// Los een stand op, en zet de uitkomst met de naam van het bestand op een regel
// van de tabel; met zetten ook wie er na elke zet wint.
void losOp (const string &naam, Domineren &spel, bool zetten,
            const terminal::Tabel &tabel)
{
  const clock_t begin = clock ();
  string zet, elke;
  long long standen = 0, meer = 0;
  const string wint = Domineren::naamVanSpeler (spel.winnaar (zet, standen));
  if (zetten)
    for (const Domineren::Uitslag &uitslag : spel.uitslagen (meer))
      elke += (elke.empty () ? "" : "  ") + uitslag.zet + " "
              + Domineren::naamVanSpeler (uitslag.winnaar);
  vector<string> cellen =
    { naam, Domineren::naamVanSpeler (spel.getSpeler ()), wint,
      zet.empty () ? "-" : zet, to_string (standen + meer),
      terminal::Tabel::tijd (zoek::seconden (clock () - begin)) };
  if (zetten)
    cellen.push_back (elke);
  tabel.toon (cellen);
}

// Los standen uit bestanden op en zet de uitkomsten in een tabel op het scherm.
// Retourneert: de hoogste exitcode
int losOp (const vector<string> &namen, const Instellingen &instellingen)
{
  int exitcode = terminal::Gelukt;
  terminal::Toezicht toezicht (instellingen.stil);
  vector<string> koppen = { "bestand", "beurt", "winnaar", "zet", "standen",
                            "seconden" };
  if (instellingen.zetten)
    koppen.push_back ("wie er na elke zet wint");
  const terminal::Tabel tabel (namen, koppen, { 8, 10, 6, 14, 12 },
                               instellingen.csv);
  for (const string &naam : namen)
  {
    Domineren spel (1, 1);
    string wie;
    const int code = terminal::lees (spel, naam, wie);
    spel.stelTijd (instellingen.tijd);
    spel.stelToezicht (&toezicht);
    if (code == terminal::Gelukt)
      losOp (naam, spel, instellingen.zetten, tabel);
    else
      exitcode = code;
  }
  return exitcode;
}

//*************************************************************************
// De opdrachtregel

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
    "                  grens); anders " << Domineren::GewoneTijd << "\n"
    "  --csv           bij --los: de tabel met puntkomma's\n"
    "  --zaad N        heeft hier geen gevolg: dit spel kent geen toeval\n"
    "  --zetten        bij --los: ook wie er na elke zet wint; van zetten die\n"
    "                  elkaars spiegelbeeld zijn alleen de eerste\n";
}

// Begin met een stand uit een bestand, als er een naam is, of met het menu.
// Retourneert: de exitcode
int speel (const vector<string> &namen, const Instellingen &instellingen)
{
  terminal::Vragen vragen;
  terminal::Toezicht toezicht (instellingen.stil, &vragen);
  Spelmenu spelmenu (vragen, toezicht, instellingen);
  if (!namen.empty () && !spelmenu.lees (namen[0], cerr))
    return terminal::SpelOnleesbaar;
  if (namen.empty () || spelmenu.draai ())
    terminal::Hoofdmenu<Spelmenu> (vragen, hoofdkeuzes (), spelmenu).draai ();
  return terminal::Gelukt;
}

// Controleer de opdrachtregel, waar de opties uit gehaald worden, en start wat
// zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  const int Dag = 24 * 60 * 60;
  long long tijd = Domineren::GewoneTijd, grootste = 0;
  const bool stil = regel.optie ("--stil"), kleur = terminal::leesKleur (regel),
             los = regel.optie ("--los"), csv = regel.optie ("--csv"),
             zetten = regel.optie ("--zetten");
  terminal::beginToeval (regel);
  regel.optieGetal ("--tijd", 0, Dag, tijd);
  const bool tabel =
    regel.optieGetal ("--tabel", 1, Domineren::MaxHoogte, grootste);
  const Instellingen instellingen = { static_cast<int> (tijd), stil, kleur, csv,
                                      zetten };
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
    return losOp (namen, instellingen);
  if (!tabel)
    return speel (namen, instellingen);
  Tabel (static_cast<int> (grootste), instellingen).maak ();
  return terminal::Gelukt;
}

// Het hoofdprogramma, met de opdrachtregel als parameters.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, toonHulp, Versie, start);
}
