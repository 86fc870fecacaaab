// main.cc: de menu's en de opdrachtregel van Othello.

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/hoofdmenu.h"
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/oplossing.h"
#include "../../terminal/rekenaar.h"
#include "../../terminal/spelmenu.h"
#include "../../terminal/tabel.h"
#include "../../terminal/woorden.h"
#include "../../zoek/gedachte.h"
#include "../../zoek/geheugen.h"
#include "../../zoek/getaltekst.h"
#include "othello.h"
#include "partij.h"
#include "zoek/denker.h"
#include "zoek/schatten.h"
#include "zoek/tellen.h"
#include "zoek/telling.h"

using namespace std;
using namespace othello;
using namespace zoek::othello;

// Hoe lang er in het menu gewoonlijk over een stand gedacht wordt, in seconden.
const int Zettijd = 1;

//*************************************************************************
// De menu's

// Wat Othello het menu vertelt; zie terminal/rekenaar.h.
struct Rekenaar : terminal::Denkend<Rekenaar,Partij>
{
  static constexpr const char *const Punten = "stenen";
  static constexpr const char *const Voorbeeld = "partij.txt";
  static constexpr const char *const Kleuren = "W:16/252 Z:231/238 ";

  // Retourneert: de regels van het spel
  static string regels ()
  {
    return
      "Om de beurt leg je een steen op een leeg vakje, zo dat je stenen van\n"
      "de ander insluit tussen de nieuwe en een eigen steen: op een rechte\n"
      "rij, horizontaal, verticaal of schuin, zonder gat. Al die stenen, in\n"
      "elke richting, worden van jou. Wie niets insluit mag daar niet leggen.\n"
      "Zwart begint. Is het bord vol, dan wint wie de meeste stenen heeft;\n"
      "wie niet kan terwijl er nog lege vakjes zijn heeft meteen verloren.\n"
      "Op het bord: Z is een zwarte steen, W een witte, en . een leeg vakje;\n"
      "de kolommen hebben een letter, de rijen een getal. Eronder staat elke\n"
      "zet die mag, met een nummer dat ook te typen is.\n"
      "Een voorbeeld: in Z W op D5 en E5 sluit zwart op F5 de witte steen in,\n"
      "en maakt haar zwart; typ f5.\n";
  }

  // Retourneert: hoe speler 0 of 1 heet
  static string naam (int wie) { return naamSpeler (wie); }

  // Retourneert: hoe speler 0 of 1 midden in een zin heet
  static string naamInZin (int wie)
  {
    return naamKleur (wie == 0 ? OthelloBord::Zwart : OthelloBord::Wit);
  }

  // Retourneert: de aantallen stenen, en wie er aan beurt is, met de genummerde
  //   zetten; of wie er won, en waarom
  static string onder (const Spel &spel)
  {
    const string kop = "Zetten:";
    const size_t Langst = 8,  // een zet, met haar nummer en een spatie
                 perRegel = (terminal::breedte () - kop.size ()) / Langst;
    const OthelloBord &bord = spel.bord ();
    const vector<Zet> zetten = spel.bepaalZetten ();
    string tekst = "Zwart (Z) "
      + to_string (bord.aantalStenen (OthelloBord::Zwart)) + ", wit (W) "
      + to_string (bord.aantalStenen (OthelloBord::Wit)) + ". ";
    if (zetten.empty ())
      return terminal::inRegels (tekst + afloop (spel)) + "\n";
    tekst += string ("Aan beurt: ") + naamKleur (bord.getSpeler ())
             + ".\n" + kop;
    for (size_t i = 0; i < zetten.size (); i++)
      tekst += (i > 0 && i % perRegel == 0
                ? "\n" + string (kop.size () + 1, ' ') : " ")
               + to_string (i + 1) + ": " + naamVakje (zetten[i]);
    return tekst + "\n";
  }

  // Zijn twee woorden samen een zet, zoals A met 2 erachter? Niet achter een
  // letter waar een diepte achter kan staan.
  static bool samen (const Spel &spel, const string &eerste,
                     const string &tweede, const string &, Zet &zet)
  {
    const bool metGetal = eerste == "h" || eerste == "w" || eerste == "r";
    return eerste.size () == 1 && !metGetal
           && leesVakje (eerste + tweede, zet)
           && spel.bord ().getVakje (zet.first, zet.second)
              != OthelloBord::Niets;
  }

  // Denk over elke zet. Na elke diepte die af is wordt de gedachte nieuw.
  static void denk (const Spel &spel, int diepte, Gedachte<Zet> &gedachte)
  {
    Gedachte<Zet> denkend;
    zoek::othello::denk (spel.bord (), diepte, true, spel.getToezicht (),
                         denkend,
                         [&] (const Gedachte<Zet> &af) { gedachte = af; });
  }

  // Kies de zet van een computer. De beste mag even lang denken als voor raad.
  static Zet kiesZet (const Spel &spel, const Speler &speler, double tijd,
                      zoek::Toezicht &toezicht)
  {
    const OthelloBord &bord = spel.bord ();
    const terminal::Sterkte &sterkte = speler.getSterkte ();
    const bool best = speler.getLetter () == 'b';
    Zet zet;
    if (speler.getLetter () != 'g')
      return denkTot (bord, best ? ElkeDiepte : sterkte.beurten (),
                      best ? tijd : sterkte.seconden (), false, toezicht)
             .variant[0];
    bord.geefZet (bord.kiesGretig (), zet.first, zet.second);
    return zet;
  }

  // Retourneert: hoeveel stenen een waarde telt, of een schatting waard is; dat
  //   iemand vastzit telt als een heel bord
  static int punten (const Spel &spel, int waarde, bool geschat)
  {
    const int vol = spel.bord ().getRijen () * spel.bord ().getKolommen (),
              stenen = geschat ? waarde / PerSteen : waarde;
    if (abs (stenen) > vol)
      return stenen > 0 ? vol : -vol;
    return stenen;
  }

  // Retourneert: hoe het met een geschatte waarde staat, in woorden
  static string standTekst (const Spel &spel, int waarde)
  {
    const int stenen = punten (spel, waarde, true);
    const string schatting = "naar schatting ";
    if (stenen == 0)
      return schatting + "gelijk";
    return schatting + terminal::aantalTekst (abs (stenen), "steen", "stenen")
           + (stenen > 0 ? " voor" : " achter");
  }

  // Retourneert: een waarde die de uitkomst is, in woorden
  static string uitkomst (const Spel &spel, int waarde)
  {
    const char ik = spel.bord ().getSpeler (),
               vast = waarde > 0 ? OthelloBord::ander (ik) : ik;
    if (waarde == 0)
      return "gelijkspel";
    const string wat = waarde > 0 ? "winst" : "verlies";
    if (abs (waarde) < VastWinst)
      return wat + " met " + to_string (abs (waarde)) + " stenen";
    return wat + ", want " + naamKleur (vast) + " komt vast te zitten (telt "
           "als " + puntTekst (abs (punten (spel, waarde, false))) + ")";
  }

  // Retourneert: zo'n waarde, in een woord
  static string kort (const Spel &spel, int waarde, bool geschat)
  {
    if (abs (waarde) < VastWinst)
      return to_string (punten (spel, waarde, geschat));
    return waarde > 0 ? "wint" : "verliest";
  }

  // Retourneert: zoveel stenen, in woorden
  static string puntTekst (long long punten)
  {
    return terminal::aantalTekst (punten, "steen", "stenen");
  }

  // Retourneert: hoe een spel dat uit is afliep, en waarom
  static string afloop (const Spel &spel)
  {
    const OthelloBord &bord = spel.bord ();
    const int wint = bord.winnaar () == OthelloBord::Wit ? 1 : 0,
      stenen[] = { bord.aantalStenen (OthelloBord::Zwart),
                   bord.aantalStenen (OthelloBord::Wit) };
    return bord.aantalStenen (OthelloBord::Leeg) > 0
      ? naam (1 - wint) + " kan niet zetten. " + naam (wint) + " wint."
      : "Het bord is vol. " + terminal::winstTekst
          (naam (wint), stenen[wint], stenen[1 - wint], "stenen");
  }
};

// Het spelmenu.
class Othellomenu : public terminal::Spelmenu<Othellomenu,Rekenaar>
{
  public:

    using Spelmenu::Spelmenu;

    // Vraag op welk bord; zie terminal/spelmenu.h.
    bool vraagSpel (Partij &nieuw, bool)
    {
      int rijen = OthelloBord::GewoneMaat, kolommen = rijen;
      if (!vraagMaat ("rijen", rijen) || !vraagMaat ("kolommen", kolommen))
        return false;
      nieuw = Partij (rijen, kolommen);
      return true;
    }

    // Retourneert: de keuzes
    static Keuzes keuzes ()
    {
      typedef Othellomenu M;
      return metGewone
        ({ { 0, 'v', "vervolgpartijen tellen",
             [] (M &m) { m.toonVervolg (); } } }, {});
    }

  private:

    // Vraag een maat van het bord.
    // Retourneert: true als er een goed antwoord is
    bool vraagMaat (const string &wat, int &maat)
    {
      const string mag = to_string (OthelloBord::MinMaat) + " t/m "
                         + to_string (OthelloBord::MaxMaat);
      return vragen.vraagOfGewoon
        ("Aantal " + wat + " (even, " + mag + ")", "een even getal van " + mag,
         to_string (maat), [&] (const string &woord)
         {
           return terminal::leesGetal (woord, OthelloBord::MinMaat,
                                       OthelloBord::MaxMaat, maat)
                  && OthelloBord::goedeMaat (maat);
         });
    }

    // Is een woord het nummer van een zet, of een vakje, doe die zet dan; zie
    // terminal/menu.h.
    bool leesZet (const string &woord) override
    {
      int nummer = 0;
      if (woord.find_first_not_of ("0123456789") != string::npos
          || !terminal::leesGetal (woord, 0, MeesteGetal, nummer))
        return Spelmenu::leesZet (woord);
      zetNummer (nummer);
      return true;
    }

    // Doe een genummerde zet voor de gebruiker; een melding als er geen zet is
    // met dat nummer.
    void zetNummer (int nummer)
    {
      const int aantal = spel.bord ().aantalZetten ();
      Zet zet;
      if (isUit ())
        return;
      if (spel.bord ().geefZet (nummer, zet.first, zet.second))
        doe (zet);
      else
        meld ("Er is geen zet " + to_string (nummer) + ": er "
              + (aantal == 1 ? "is 1 zet." : "zijn " + to_string (aantal)
                                             + " zetten."));
    }

    // Toon het aantal vervolgpartijen, met eerst een schatting, tenzij er zo
    // weinig lege vakjes zijn dat tellen niets kost. Duurt het lang, dan wordt
    // er gevraagd of het mag.
    void toonVervolg ()
    {
      const int Decimalen = 6, Weinig = 10, Proeven = 1000;
      const OthelloBord &bord = spel.bord ();
      long double schatting = 0, fout = 0;
      if (bord.aantalStenen (OthelloBord::Leeg) > Weinig)
      {
        OthelloTelling telling ("schatten", "proeven", Proeven, toezicht, 1);
        schatting = schat (bord, Proeven, fout, telling);
      }
      if (fout > 0)  // anders kwam elke proef even hoog uit
        cout << "Geschat: " << zoek::ongeveer (schatting)
             << " vervolgpartijen, met standaardfout "
             << zoek::ongeveer (fout) << '.' << endl;
      const clock_t begin = clock ();
      const long long aantal = telVervolg (schatting);
      const double duur = zoek::seconden (clock () - begin);
      if (aantal < 0)
        cout << "Dat kan niet: het aantal is te groot." << endl;
      else
        cout << zoek::getalTekst (aantal)
             << (aantal == 1 ? " vervolgpartij" : " vervolgpartijen")
             << ", geteld in " << zoek::kommaTekst (duur, Decimalen)
             << " seconden rekentijd." << endl;
    }

    // Tel de vervolgpartijen, waar er naar schatting zoveel zijn: met vervolg,
    // of als dat lang duurt en het bord daarin past met een tabel.
    // Retourneert: het aantal; -1 als het te groot is
    long long telVervolg (long double schatting)
    {
      const long double Lang = 3e7L;  // zoveel telt vervolg er in seconden
      const Partij kopie (spel);      // wordt het afgebroken, dan blijft spel
      const int rijen = kopie.bord ().getRijen (),
                kolommen = kopie.bord ().getKolommen ();
      OthelloTelling telling ("tellen", "partijen", schatting, toezicht);
      return schatting > Lang && rijen <= Teller::MaxMaat
             && kolommen <= Teller::MaxMaat
        ? Teller (rijen, kolommen, zoek::GeheugenGrens, telling)
            .tel (kopie.bord ())
        : kopie.bord ().vervolg (&telling);
    }
};

//*************************************************************************
// De opdrachtregel

// Schrijf de uitleg van de opdrachtregel; zie terminal::hoofdprogramma.
void schrijfHulp (ostream &uit)
{
  uit <<
    "Othello: sla alle stenen die je insluit; wie niet kan zetten verliest.\n"
    "\n"
    "  ./Othello [opties]                   het menu\n"
    "  ./Othello [opties] BESTAND           verder met een bewaard spel\n"
    "  ./Othello [opties] --los BESTAND...  wie er wint, in een tabel\n"
    "      met hoeveel, en de beste zet\n"
    "\n"
    << terminal::ZettenUitleg << terminal::TijdUitleg <<
    "                  Ook voor raad en de computer in het menu (anders "
    << Zettijd << ")\n"
    << terminal::GeheugenUitleg << terminal::GewoneUitleg;
}

// Retourneert: wie er na een zet van een kleur wint, of gelijk; of geen, als
//   dat niet bekend is
string winnaarVan (const Zetwaarde<Zet> &zet, char kleur, const string &geen)
{
  if (!zet.zeker)
    return geen;
  if (zet.waarde == 0)
    return "gelijk";
  return naamKleur (zet.waarde > 0 ? kleur : OthelloBord::ander (kleur));
}

// Retourneert: met hoeveel stenen die wint, of vast als de ander niet meer kan;
//   tussen haakjes een schatting voor wie de zet doet
string scoreVan (const Partij &partij, const Zetwaarde<Zet> &zet)
{
  const int verschil = abs (zet.waarde);
  if (!zet.zeker)
    return "(" + to_string (Rekenaar::punten (partij, zet.waarde, true)) + ")";
  return verschil == VastWinst ? "vast" : to_string (verschil);
}

// Zet wat er van een partij gevonden is in de tabel: een regel, en daaronder de
// andere zetten, als dat gevraagd is.
// Parameters:
// * naam, partij, wat: hoe zij heet, en wat er bekend is
// * begin: wanneer het zoeken begon
// * gevraagd, tabel: wat de opdrachtregel zegt, en de tabel
void toonOplossing (const string &naam, const Partij &partij,
                    const Gedachte<Zet> &wat, clock_t begin,
                    const terminal::Instellingen &gevraagd,
                    const terminal::Tabel &tabel)
{
  const bool uit = wat.zetten.empty ();
  Zetwaarde<Zet> einde;
  zoek::weetUitkomst (einde, wat.waarde);
  const Zetwaarde<Zet> &beste = uit ? einde
                                 : zoek::waardeVan (wat, wat.variant[0]);
  const char wie = partij.bord ().getSpeler ();
  const string beurt = uit ? "-" : naamKleur (wie);
  tabel.toon ({ naam, beurt, winnaarVan (beste, wie, tabel.geen ()),
                scoreVan (partij, beste), uit ? "-" : naamVakje (beste.zet),
                to_string (wat.standen),
                tabel.duur (zoek::seconden (clock () - begin)) });
  for (const Zetwaarde<Zet> &zet : wat.zetten)
    if (gevraagd.zetten && &zet != &beste)
      tabel.toon ({ naam, beurt, winnaarVan (zet, wie, tabel.geen ()),
                    scoreVan (partij, zet), naamVakje (zet.zet), tabel.geen (),
                    tabel.geen () });
}

// Zeg op stderr, als de uitkomst van een partij niet bepaald is, waarom dat zo
// is, en wat er wel bekend is.
// Parameters:
// * naam, partij, wat: als bij toonOplossing
// * reden: wat er toen gebeurde: daarom hield het zoeken op
void zegWaarom (const string &naam, const Partij &partij,
                const Gedachte<Zet> &wat, const string &reden)
{
  const int leeg = partij.bord ().aantalStenen (OthelloBord::Leeg);
  if (!wat.zeker)
    cerr << terminal::inRegels
      (terminal::toonbaar (naam) + ": de uitkomst is niet bepaald. "
       + to_string (leeg) + " vakjes zijn leeg, en na "
       + terminal::aantalTekst (wat.diepte, "beurt", "beurten")
       + " vooruit " + reden + ". " + naamSpeler (partij.getSpeler ())
       + " staat dan " + Rekenaar::standTekst (partij, wat.waarde) + ".")
         << endl;
}

// Los een partij op, en toon wat er van bekend is.
// Retourneert: de exitcode
int los (const string &naam, const Partij &partij,
         const terminal::Instellingen &gevraagd, const terminal::Tabel &tabel,
         zoek::Toezicht &toezicht)
{
  const clock_t begin = clock ();
  Gedachte<Zet> wat;
  bool opTijd = true;
  try
  {
    opTijd = toezicht.inTijd (static_cast<double> (gevraagd.tijd), [&]
      {
        denk (partij.bord (), ElkeDiepte, gevraagd.zetten, &toezicht, wat,
              [] (const Gedachte<Zet> &) {}, geheugenVan (gevraagd));
      });
  }
  catch (const zoek::Afgebroken &)
  {
    cerr << endl;  // op een terminal staat er ^C
    toonOplossing (naam, partij, wat, begin, gevraagd, tabel);
    zegWaarom (naam, partij, wat, "werd het zoeken afgebroken");
    throw;
  }
  toonOplossing (naam, partij, wat, begin, gevraagd, tabel);
  zegWaarom (naam, partij, wat,
             opTijd ? "houdt het zoeken op zo'n bord op"
                    : "was de tijd om");
  return terminal::Gelukt;
}

// Los de partijen van de opdrachtregel op, in een tabel.
// Retourneert: de hoogste exitcode
int losBestandenOp (const terminal::Instellingen &gevraagd)
{
  const terminal::Tabel tabel
    (gevraagd.namen, { "bestand", "beurt", "winnaar", "score", "zet",
                       "standen", "seconden" }, { 7, 10, 8, 6, 13, 11 },
     gevraagd.csv);
  return terminal::vanElk<Rekenaar> (gevraagd, &tabel,
    [&] (const string &naam, Partij &partij, zoek::Toezicht &toezicht)
    {
      return los (naam, partij, gevraagd, tabel, toezicht);
    });
}

// Controleer de opdrachtregel en start wat zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  terminal::Instellingen gevraagd;
  terminal::leesGewone (regel, gevraagd);
  if (!gevraagd.metTijd && !gevraagd.los)
    gevraagd.tijd = Zettijd;
  terminal::leesGeheugen (regel, gevraagd);
  terminal::keurOpties (regel, gevraagd, "", true);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  return gevraagd.los ? losBestandenOp (gevraagd)
         : terminal::speel<Othellomenu> (gevraagd, true);
}

// Het hoofdprogramma, met de opdrachtregel.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, schrijfHulp, "Othello", start);
}
