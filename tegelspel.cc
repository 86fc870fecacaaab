// tegelspel.cc: de klasse TegelSpel: een spel lezen en tekenen, de regels, en
// het begin van al het zoeken.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk. Het zoekwerk gebeurt op een compacte stelling, die Ruimte ervan
// maakt; zie zoek/tegelspel/stelling.h.

#include <climits>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "constantes.h"
#include "standaard.h"
#include "tegelspel.h"
#include "terminal/lezer.h"
#include "terminal/scherm.h"
#include "terminal/spelbestand.h"
#include "terminal/woorden.h"
#include "terminal/tabel.h"
#include "zoek/beste.h"
#include "zoek/gedachte.h"
#include "zoek/geheel.h"
#include "zoek/geheugen.h"
#include "zoek/tegelspel/boom.h"
#include "zoek/tegelspel/experiment.h"
#include "zoek/tegelspel/oplosser.h"
#include "zoek/tegelspel/stelling.h"
#include "zoek/tegelspel/tellen.h"
#include "zoek/tegelspel/uitspelen.h"
#include "zoek/tegelspel/verwachting.h"
#include "zoek/toeval.h"
#include "zoek/voortgang.h"

using namespace std;

const int GeenRij = -1;  // als tegels nergens passen

// Retourneert: een verwijzing naar het aantal tegels van kleur 'g' of 'b' in
//   een paar (aantal geel, aantal blauw)
static int &tegelsVan (pair<int,int> &paar, char kleur)
{
  return kleur == 'g' ? paar.first : paar.second;
}

// Deze stand zoals het zoeken haar ziet. De header noemt alleen de naam, zodat
// wie hem opneemt geen namen uit zoek/ ziet.
struct TegelSpel::Ruimte : public zoek::tegelspel::Speelruimte
{
  // Maak de automaten van een stand; zie zoek/tegelspel/stelling.h.
  explicit Ruimte (const TegelSpel &spel)
  : Speelruimte (spel.pot.substr (spel.uitPot), spel.schalen, spel.perSchaal,
                 spel.rijen[spel.speler], spel.rijen[1 - spel.speler],
                 spel.perRij)
  {
  }

  // Retourneert: de eerste zet die in een spel, met deze stelling, de score
  //   haalt, volgens de zoeker; GeenZet in een eindstand
  static pair<int,char> eersteBeste (TegelSpel &spel,
                                     zoek::tegelspel::Snelzoeker &zoeker,
                                     const zoek::tegelspel::Stelling &stelling,
                                     int score)
  {
    for (const pair<int,char> &zet : spel.bepaalVerschillendeZetten ())
      if (zoeker.hoogstens (naZet (stelling, spel.zetnummer (zet)), -score))
        return zet;
    return GeenZet;
  }
};

namespace
{

// De voortgang van besteScore. Hoeveel standen het worden telt zij pas als er
// iets te tonen is: in een kleine boom kost dat evenveel als het zoeken zelf.
class Boomvoortgang : public zoek::Voortgang
{
  public:

    // Parameters:
    // * nwRuimte: het spel waar de boom bij hoort; blijft bestaan zolang dit
    //   object bestaat
    // * nwToezicht: wie er toeziet, of 0
    Boomvoortgang (const zoek::tegelspel::Speelruimte &nwRuimte,
                   Toezicht *nwToezicht)
    : Voortgang ("beste score", "standen", 0, nwToezicht), ruimte (nwRuimte)
    {
    }

  private:

    // Dat tellen gebeurt in stilte, en duurt hoogstens een seconde of twee.
    static const long long MeesteGeteld = 5000000;
    static const size_t Telgeheugen = zoek::GeheugenGrens / 2;

    const zoek::tegelspel::Speelruimte &ruimte;

    // Tel de standen in de boom.
    // Retourneert: zie zoek/voortgang.h; 0 als het er te veel zijn
    long long telTotaal () override
    {
      return zoek::tegelspel::Teller (ruimte, Telgeheugen, 0, MeesteGeteld)
        .tel ();
    }
};

}

//*************************************************************************
// Wat er op tafel ligt

// Maak een object zonder spel; zie tegelspel.h. Ook dan heeft een rij een
// vakje: het zoeken deelt door hun aantal.
TegelSpel::TegelSpel ()
: perSchaal (0), perRij (1), uitPot (0), speler (0), toezicht (0)
{
}

// Geef het aantal schalen; zie tegelspel.h.
int TegelSpel::getSchalen ()
{
  return static_cast<int> (schalen.size ());
}

// Geef wat er nog in de pot zit; zie tegelspel.h.
string TegelSpel::getPot ()
{
  return pot.substr (uitPot);
}

// Geef de inhoud van de schalen; zie tegelspel.h.
vector< pair <int,int> > TegelSpel::getInhoudSchalen ()
{
  return schalen;
}

// Geef de inhoud van de rijen van een speler; zie tegelspel.h.
vector< pair <int,int> > TegelSpel::getInhoudRijen (int wie)
{
  if (!integerInBereik ("Het nummer van de speler", wie, 0, 1))
    return vector< pair <int,int> > ();
  return rijen[wie];
}

//*************************************************************************
// Lezen, bewaren en een nieuw spel

// Lees zoveel rijen (aantal) van speler wie, met perRij vakjes, en voeg ze bij
// rijen; bij een fout volgt een melding.
// Retourneert: true als ze kloppen
static bool leesRijen (terminal::Lezer &lezer, int wie, int aantal, int perRij,
                       vector< pair<int,int> > &rijen)
{
  for (int i = 0; i < aantal; i++)
  {
    const string waar = " in rij " + to_string (i) + " van speler "
                        + to_string (wie);
    pair<int,int> rij;
    if (!lezer.leesGetalTussen ("het aantal gele tegels" + waar, 0, perRij,
                                rij.first)
        || !lezer.leesGetalTussen ("het aantal blauwe tegels" + waar, 0, perRij,
                                   rij.second))
      return false;
    if (rij.first > 0 && rij.second > 0)
      return lezer.verkeerd ("de tegels" + waar, to_string (rij.first) + " "
                             + to_string (rij.second),
                             "tegels van hoogstens een kleur");
    rijen.push_back (rij);
  }
  return true;
}

// Lees een spel, met de meldingen op het scherm; zie tegelspel.h.
bool TegelSpel::leesInSpel (const char* invoernaam)
{
  return terminal::leesStand (invoernaam, cout, *this);
}

// Lees een stand; zie tegelspel.h. Pas als alles klopt komt er een nieuw object
// in de plaats van dit object.
bool TegelSpel::lees (terminal::Lezer &lezer)
{
  TegelSpel nieuw;
  int aantalSchalen = 0, aantalRijen = 0;
  nieuw.toezicht = toezicht;
  if (!lezer.leesWoord ("de pot", "een rij letters g en b", nieuw.pot))
    return false;
  const size_t fout = nieuw.pot.find_first_not_of ("gb");
  if (fout != string::npos)
    return lezer.verkeerd ("letter " + to_string (fout + 1) + " van de pot",
                           nieuw.pot.substr (fout, 1), "g of b");
  if (!lezer.leesGetalTussen ("M, het aantal schalen", 1, MaxSchalen,
                              aantalSchalen)
      || !lezer.leesGetalTussen ("N, het aantal tegels op een schaal", 1,
                                 MaxPerSchaal, nieuw.perSchaal)
      || !lezer.leesGetalTussen ("K, het aantal rijen van een speler", 1,
                                 MaxRijen, aantalRijen)
      || !lezer.leesGetalTussen ("L, het aantal vakjes in een rij", 1,
                                 MaxPerRij, nieuw.perRij)
      || !leesRijen (lezer, 0, aantalRijen, nieuw.perRij, nieuw.rijen[0])
      || !leesRijen (lezer, 1, aantalRijen, nieuw.perRij, nieuw.rijen[1])
      || !lezer.leesGetalTussen ("de speler aan beurt", 0, 1, nieuw.speler))
    return false;
  nieuw.schalen.resize (static_cast<size_t> (aantalSchalen));
  nieuw.vulAan ();
  *this = nieuw;
  return true;
}

// Retourneert: tegels (aantal geel, aantal blauw) als letters, de gele voorop
static string lettersVan (const pair<int,int> &tegels)
{
  return string (static_cast<size_t> (tegels.first), 'g')
         + string (static_cast<size_t> (tegels.second), 'b');
}

// Schrijf de stand; zie tegelspel.h. De schalen staan er niet bij: lees vult ze
// weer uit de pot, dus wat erop ligt staat daar vooraan.
void TegelSpel::schrijf (ostream &uit) const
{
  string tegels;
  bool vol = true;  // of elke schaal tot hier vol is
  for (const pair<int,int> &schaal : schalen)
  {
    const string letters = lettersVan (schaal);
    if (!vol && !letters.empty ())
      uit.setstate (ios::failbit);
    vol = letters.size () == static_cast<size_t> (perSchaal);
    tegels += letters;
  }
  tegels += pot.substr (uitPot);
  if (tegels.empty ())
    uit.setstate (ios::failbit);
  uit << (gedaan.empty () ? pot : tegels) << '\n' << schalen.size () << ' '
      << perSchaal << '\n' << rijen[0].size () << ' ' << perRij << '\n';
  for (int i = 0; i < 2; i++)
    for (const pair<int,int> &rij : rijen[i])
      uit << rij.first << ' ' << rij.second << '\n';
  uit << speler << '\n';
}

// Begin een nieuw spel; zie tegelspel.h.
void TegelSpel::nieuwSpel (int M, int N, int K, int L, int aantal)
{
  TegelSpel nieuw;
  int geel = aantal / 2;
  nieuw.toezicht = toezicht;
  for (int over = aantal; over > 0; over--)
  {
    const bool isGeel = randomGetal (1, over) <= geel;
    nieuw.pot += isGeel ? 'g' : 'b';
    geel -= isGeel ? 1 : 0;
  }
  nieuw.perSchaal = N;
  nieuw.perRij = L;
  for (int i = 0; i < 2; i++)
    nieuw.rijen[i].resize (static_cast<size_t> (K));
  nieuw.schalen.resize (static_cast<size_t> (M));
  nieuw.vulAan ();
  *this = nieuw;
}

//*************************************************************************
// Vertellen en tekenen

// Retourneert: een aantal tegels in woorden; de kleur is een bijvoeglijk
//   naamwoord met een spatie erna, of ""
static string tegelTekst (int aantal, const string &kleur)
{
  return terminal::aantalTekst (aantal, kleur + "tegel", kleur + "tegels");
}

// Vertel wat de laatste zet deed; zie tegelspel.h.
string TegelSpel::verhaal ()
{
  if (gedaan.empty ())
    return "";
  const GedaneZet &zet = gedaan.back ();
  const int wie = 1 - speler;
  pair<int,int> opSchaal = zet.opSchaal,
                inRij = rijen[wie][static_cast<size_t> (zet.rij)];
  const string erbij = pot.substr (zet.uitPot, uitPot - zet.uitPot);
  ostringstream tekst;
  tekst << "Speler " << wie << " legt "
        << tegelTekst (tegelsVan (opSchaal, zet.kleur),
                       zet.kleur == 'g' ? "gele " : "blauwe ")
        << " van schaal " << zet.schaal << " in rij " << zet.rij << " ("
        << tegelsVan (inRij, zet.kleur) << " van " << perRij << "); ";
  if (erbij.empty ())
    tekst << "de pot is leeg";
  else
    tekst << "op schaal " << zet.schaal
          << (erbij.size () == 1 ? " komt" : " komen");
  for (const char tegel : erbij)
    tekst << ' ' << tegel;
  tekst << '.';
  return tekst.str ();
}

// Teken de borden, met per speler haar rijen, naast elkaar.
static void tekenBorden (ostream &uit, const vector< pair<int,int> > rijen[2],
                         int perRij)
{
  const int breedte = 16;  // van een bord, met de ruimte erna
  uit << left << setw (breedte) << "Speler 0:" << "Speler 1:\n";
  for (size_t i = 0; i < rijen[0].size (); i++)
  {
    for (int wie = 0; wie < 2; wie++)
    {
      string vakjes = lettersVan (rijen[wie][i]);
      vakjes.resize (static_cast<size_t> (perRij), '.');
      uit << setw (wie == 0 ? breedte : 0) << to_string (i) + ": " + vakjes;
    }
    uit << '\n';
  }
  uit << right << '\n';
}

// Zet de stand op het scherm; zie tegelspel.h.
void TegelSpel::drukAf ()
{
  teken (cout);
  cout << flush;
}

// Teken de stand; zie tegelspel.h.
void TegelSpel::teken (ostream &uit)
{
  const string kop = "Pot:     ", over = getPot ();
  const size_t perRegel = terminal::breedte () - kop.size ();
  if (schalen.empty ())
  {
    uit << "Er is nog geen spel ingelezen.\n";
    return;
  }
  uit << kop << (over.empty () ? "leeg" : over.substr (0, perRegel)) << '\n';
  for (size_t i = perRegel; i < over.size (); i += perRegel)
    uit << string (kop.size (), ' ') << over.substr (i, perRegel) << '\n';
  uit << "Schalen:";
  for (size_t i = 0; i < schalen.size (); i++)
    uit << (i > 0 ? "  " : " ") << i << ": " << left
        << setw (i + 1 < schalen.size () ? perSchaal : 0)
        << lettersVan (schalen[i]) << right;
  uit << "\n\n";
  tekenBorden (uit, rijen, perRij);
  uit << (eindstand () ? terminal::inRegels (afloop ())
          : "Aan beurt: speler " + to_string (speler)) << '\n';
}

// Zeg hoe het afliep; zie tegelspel.h.
string TegelSpel::afloop ()
{
  if (schalen.empty ())
    return "Er is nog geen spel.";
  const int vol[] = { volleRijen (0), volleRijen (1) },
            winnaar = vol[0] > vol[1] ? 0 : 1,
            alle = static_cast<int> (rijen[0].size ());
  return (vol[0] < alle && vol[1] < alle
          ? "Speler " + to_string (speler) + " kan niet zetten. "
          : "Het bord van speler " + to_string (winnaar) + " is vol. ")
         + terminal::winstTekst ("Speler " + to_string (winnaar), vol[winnaar],
                                 vol[1 - winnaar],
                                 vol[0] == 1 && vol[1] == 1
                                 ? "volle rij" : "volle rijen");
}

//*************************************************************************
// De regels

// Tel de volle rijen van een speler; zie tegelspel.h.
int TegelSpel::volleRijen (int wie)
{
  int vol = 0;
  for (const pair<int,int> &rij : rijen[wie])
    vol += rij.first + rij.second == perRij ? 1 : 0;
  return vol;
}

// Bepaal de score van de stand zoals zij is; zie tegelspel.h.
int TegelSpel::score ()
{
  return volleRijen (speler) - volleRijen (1 - speler);
}

// Is het spel afgelopen? Zie tegelspel.h.
bool TegelSpel::eindstand ()
{
  return bepaalVerschillendeZetten ().empty ();
}

// Kies de rij waar tegels in gelegd worden; zie tegelspel.h. Dezelfde regel
// staat in zoek/tegelspel/bord.h, voor rijen zonder volgorde: Borden::naZet.
int TegelSpel::kiesRij (char kleur, int aantal)
{
  const char anders = kleur == 'g' ? 'b' : 'g';
  int gekozen = GeenRij, meeste = -1;
  for (size_t i = 0; i < rijen[speler].size (); i++)
  {
    pair<int,int> &rij = rijen[speler][i];
    const int tegels = tegelsVan (rij, kleur);
    if (tegelsVan (rij, anders) == 0 && tegels + aantal <= perRij
        && tegels > meeste)
    {
      gekozen = static_cast<int> (i);
      meeste = tegels;
    }
  }
  return gekozen;
}

// Geef de gedane zetten; zie tegelspel.h.
vector< pair<int,char> > TegelSpel::gedaneZetten () const
{
  vector< pair<int,char> > zetten;
  for (const GedaneZet &zet : gedaan)
    zetten.push_back (make_pair (zet.schaal, zet.kleur));
  return zetten;
}

// Bepaal de verschillende zetten; zie tegelspel.h.
vector< pair<int,char> > TegelSpel::bepaalVerschillendeZetten ()
{
  const string kleuren = "gb";
  vector< pair<int,char> > zetten;
  bool gezien[2][MaxPerSchaal + 1] = { { false } };
  const int aantalRijen = static_cast<int> (rijen[0].size ());
  if (volleRijen (0) == aantalRijen || volleRijen (1) == aantalRijen)
    return zetten;
  for (size_t schaal = 0; schaal < schalen.size (); schaal++)
    for (size_t k = 0; k < kleuren.size (); k++)
    {
      const int aantal = tegelsVan (schalen[schaal], kleuren[k]);
      if (aantal > 0 && !gezien[k][aantal]
          && kiesRij (kleuren[k], aantal) != GeenRij)
      {
        gezien[k][aantal] = true;
        zetten.push_back (make_pair (static_cast<int> (schaal), kleuren[k]));
      }
    }
  return zetten;
}

// Ontleed een zet; zie tegelspel.h.
bool TegelSpel::leesZet (const string &tekst, Zet &zet)
{
  string deel = tekst;
  if (deel.size () > 2 && deel[0] == '(' && deel.back () == ')')
    deel = deel.substr (1, deel.size () - 2);
  if (deel.size () == 3 && deel[1] == ',')
    deel.erase (1, 1);
  if (deel.size () != 2 || deel[0] < '0' || deel[0] > '9'
      || (deel[1] != 'g' && deel[1] != 'b'))
    return false;
  zet = Zet (deel[0] - '0', deel[1]);
  return true;
}

// Geef een zet zoals zij te typen is; zie tegelspel.h.
string TegelSpel::getypt (const Zet &zet)
{
  return to_string (zet.first) + zet.second;
}

// Zeg waarom een zet niet geldig is; zie tegelspel.h.
string TegelSpel::bezwaar (const Zet &zet)
{
  if (eindstand ())
    return "het spel is afgelopen";
  if (!integerInBereik (zet.first, 0, getSchalen () - 1))
    return "er is geen schaal " + to_string (zet.first);
  const bool isKleur = zet.second == 'g' || zet.second == 'b';
  const int aantal = !isKleur ? 0
    : tegelsVan (schalen[static_cast<size_t> (zet.first)], zet.second);
  if (aantal == 0)
    return "op die schaal ligt geen tegel van die kleur";
  if (kiesRij (zet.second, aantal) == GeenRij)
    return "er is geen rij waar " + tegelTekst (aantal, "") + " van die kleur "
           + (aantal == 1 ? "in past" : "samen in passen");
  return "";
}

// Doe een zet; zie tegelspel.h.
bool TegelSpel::doeZet (int schaal, char kleur)
{
  if (!bezwaar (Zet (schaal, kleur)).empty ())
    return false;
  pair<int,int> &vanSchaal = schalen[static_cast<size_t> (schaal)];
  const int aantal = tegelsVan (vanSchaal, kleur),
            rij = kiesRij (kleur, aantal);
  pair<int,int> &inRij = rijen[speler][static_cast<size_t> (rij)];
  const GedaneZet zet = { schaal, kleur, vanSchaal, rij, inRij, uitPot };
  gedaan.push_back (zet);
  tegelsVan (vanSchaal, kleur) = 0;
  tegelsVan (inRij, kleur) += aantal;
  vulAan ();
  speler = 1 - speler;
  return true;
}

// Vul de schalen aan uit de pot; zie tegelspel.h.
void TegelSpel::vulAan ()
{
  for (pair<int,int> &schaal : schalen)
    while (uitPot < pot.size () && schaal.first + schaal.second < perSchaal)
      tegelsVan (schaal, pot[uitPot++])++;
}

// Neem de laatste zet terug; zie tegelspel.h.
bool TegelSpel::unDoeZet ()
{
  if (gedaan.empty ())
    return false;
  const GedaneZet &zet = gedaan.back ();
  speler = 1 - speler;
  schalen[static_cast<size_t> (zet.schaal)] = zet.opSchaal;
  rijen[speler][static_cast<size_t> (zet.rij)] = zet.inRij;
  uitPot = zet.uitPot;
  gedaan.pop_back ();
  return true;
}

//*************************************************************************
// Zoeken

// Nummer een zet; zie tegelspel.h.
int TegelSpel::zetnummer (const pair<int,char> &zet)
{
  return zoek::tegelspel::zetVan
    (zet.second == 'g' ? zoek::tegelspel::Geel : zoek::tegelspel::Blauw,
     tegelsVan (schalen[static_cast<size_t> (zet.first)], zet.second));
}

// Loop de complete boom af; zie tegelspel.h. De wortel wordt hier behandeld,
// omdat alleen daar de zet en de volgorde van de zetten tellen; de recursie
// staat in zoek/tegelspel/boom.h.
int TegelSpel::besteScore (pair<int,char> &besteZet, long long &aantalStanden)
{
  const Ruimte ruimte (*this);
  const zoek::tegelspel::Stelling begin = ruimte.begin ();
  Boomvoortgang voortgang (ruimte, toezicht);
  zoek::tegelspel::Boom boom (voortgang);
  int beste = score ();
  besteZet = GeenZet;
  for (const pair<int,char> &zet : bepaalVerschillendeZetten ())
  {
    const zoek::tegelspel::Stelling erna = naZet (begin, zetnummer (zet));
    const int waarde = -boom.besteScore (erna.voorraad, erna.eigen,
                                         erna.ander);
    if (besteZet == GeenZet || waarde > beste)
    {
      beste = waarde;
      besteZet = zet;
    }
  }
  aantalStanden = boom.aantalStanden ();
  return beste;
}

// Bepaal de beste score snel; zie tegelspel.h. De eerste beste zet en de waarde
// van elke zet kosten dan weinig meer: wat de score bewijst begrenst ze alle,
// en staat nog in de tabel.
int TegelSpel::besteScoreSnel (pair<int,char> &besteZet,
                               long long &aantalStanden,
                               Gedachte<Zet> *gedachte)
{
  const Ruimte ruimte (*this);
  const vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  zoek::Voortgang voortgang ("beste score, snel", "standen", 0, toezicht);
  zoek::tegelspel::Snelzoeker zoeker (ruimte, &voortgang);
  int beste = 0;
  besteZet = GeenZet;
  try
  {
    beste = zoeker.score (ruimte.begin ());
    besteZet = Ruimte::eersteBeste (*this, zoeker, ruimte.begin (), beste);
  }
  catch (zoek::Afgebroken &werk)
  {
    const zoek::Grenzen bekend = zoeker.bekend (ruimte.begin ());
    for (const pair<int,char> &zet : zetten)
      if (zetnummer (zet) == bekend.zet)
        besteZet = zet;
    if (bekend.laag > -MaxRijen || bekend.hoog < MaxRijen)
      werk.bekend = to_string (bekend.laag)
        + (bekend.laag < bekend.hoog ? ".." + to_string (bekend.hoog) : "");
    throw;
  }
  if (gedachte != 0)
    for (Zetwaarde<Zet> &een : gedachte->zetten)
      zoek::weetUitkomst (een, -zoeker.score (naZet (ruimte.begin (),
                                                     zetnummer (een.zet))));
  aantalStanden = zoeker.aantalStanden ();
  return beste;
}

// Geef de zetten die aan een zet gelijk zijn; zie tegelspel.h.
vector<TegelSpel::Zet> TegelSpel::gelijkeZetten (const Zet &zet) const
{
  vector<Zet> gelijk;
  pair<int,int> deze = schalen[static_cast<size_t> (zet.first)];
  for (size_t i = 0; i < schalen.size (); i++)
  {
    pair<int,int> andere = schalen[i];
    const Zet ander (static_cast<int> (i), zet.second);
    if (ander != zet && tegelsVan (andere, zet.second)
                        == tegelsVan (deze, zet.second))
      gelijk.push_back (ander);
  }
  return gelijk;
}

// Bepaal de score na elke verschillende zet; zie tegelspel.h.
void TegelSpel::denk (Gedachte<Zet> &gedachte)
{
  Zet zet;
  gedachte.zeker = true;
  for (const Zet &verschillend : bepaalVerschillendeZetten ())
  {
    gedachte.zetten.push_back (zoek::onbekend (verschillend));
    gedachte.zetten.back ().ook = gelijkeZetten (verschillend);
  }
  gedachte.waarde = besteScoreSnel (zet, gedachte.standen, &gedachte);
}

// Bepaal een reeks van beste zetten; zie tegelspel.h. Alles gebeurt met een
// zoeker, die van elke stelling in de reeks onthoudt wat hij weet.
int TegelSpel::besteReeks (vector< pair<int,char> > &reeks)
{
  const Ruimte ruimte (*this);
  zoek::Voortgang voortgang ("reeks", "standen", 0, toezicht);
  zoek::tegelspel::Snelzoeker zoeker (ruimte, &voortgang);
  zoek::tegelspel::Stelling stelling = ruimte.begin ();
  TegelSpel spel (*this);
  const int beste = zoeker.score (stelling);
  for (int nu = beste; !spel.eindstand (); nu = -nu)
  {
    const pair<int,char> zet = Ruimte::eersteBeste (spel, zoeker, stelling, nu);
    reeks.push_back (zet);
    stelling = naZet (stelling, spel.zetnummer (zet));
    spel.doeZet (zet.first, zet.second);
  }
  return beste;
}

// Bepaal wat elke zet kostte; zie tegelspel.h. Een zoeker, van de stand waar
// het spel begon, doet alles: van een latere stand onthoudt hij wat er bij een
// eerdere weer komt.
void TegelSpel::bepaalKosten (vector< Kosten<Zet> > &kosten)
{
  TegelSpel spel (*this);
  while (spel.unDoeZet ())
    continue;
  const Ruimte ruimte (spel);
  vector<zoek::tegelspel::Stelling> ervoor;
  zoek::tegelspel::Stelling stelling = ruimte.begin ();
  for (const pair<int,char> &zet : gedaneZetten ())
  {
    ervoor.push_back (stelling);
    stelling = naZet (stelling, spel.zetnummer (zet));
    spel.doeZet (zet.first, zet.second);
  }
  zoek::Geheel geheel ("nabeschouwing", "zet", ervoor.size (), toezicht);
  zoek::Voortgang voortgang ("beste score, snel", "standen", 0, toezicht);
  zoek::tegelspel::Snelzoeker zoeker (ruimte, &voortgang);
  geheel.volgende ();
  int erna = zoeker.score (stelling);
  for (size_t i = ervoor.size (); i-- > 0; )
  {
    const int beste = zoeker.score (ervoor[i]);
    spel.unDoeZet ();
    kosten.push_back ({ beste, -erna,
                        { Ruimte::eersteBeste (spel, zoeker, ervoor[i],
                                               beste) }, 0 });
    erna = beste;
    geheel.volgende ();
  }
}

// Tel de standen in de boom; zie tegelspel.h.
long long TegelSpel::telStanden ()
{
  const Ruimte ruimte (*this);
  zoek::Voortgang voortgang ("omvang", "verschillende standen", 0, toezicht);
  return zoek::tegelspel::Teller (ruimte, zoek::GeheugenGrens, &voortgang)
    .tel ();
}

// Bepaal een goede zet met Monte Carlo; zie tegelspel.h.
pair<int,char> TegelSpel::bepaalGoedeZet (int nrSimulaties)
{
  vector<double> gemiddelden;
  return bepaalGoedeZet (nrSimulaties, gemiddelden);
}

// Bepaal een goede zet, met de gemiddelden; zie tegelspel.h.
pair<int,char> TegelSpel::bepaalGoedeZet (int nrSimulaties,
                                          vector<double> &gemiddelden)
{
  const vector< pair<int,char> > zetten = bepaalVerschillendeZetten ();
  if (zetten.empty ())
    return GeenZet;
  if (!integerInBereik ("Het aantal simulaties", nrSimulaties, 1, INT_MAX))
    return zetten[0];
  const Ruimte ruimte (*this);
  zoek::Toeval toeval (static_cast<unsigned> (randomGetal (0, INT_MAX)));
  return zetten[zoek::hoogsteGemiddelde
    ("goede zet", toezicht, zetten.size (), nrSimulaties, [&] (size_t i)
     {
       return -zoek::tegelspel::speelUit
         (naZet (ruimte.begin (), zetnummer (zetten[i])), toeval);
     }, &gemiddelden)];
}

// Bepaal wat toevallig spel na elke zet oplevert; zie tegelspel.h.
vector<double> TegelSpel::verwachtingen ()
{
  const Ruimte ruimte (*this);
  zoek::Voortgang voortgang ("toevallig spel", "verschillende standen", 0,
                             toezicht);
  zoek::tegelspel::Verwachting verwachting (ruimte, &voortgang);
  vector<double> lijst;
  for (const pair<int,char> &zet : bepaalVerschillendeZetten ())
    lijst.push_back (-verwachting.van (naZet (ruimte.begin (),
                                              zetnummer (zet))));
  return lijst;
}

// Speel het spel uit, goed tegen best; zie tegelspel.h.
int TegelSpel::bepaalGoedeScore ()
{
  TegelSpel spel (*this);
  while (!spel.eindstand ())
  {
    pair<int,char> zet;
    long long standen = 0;
    if (spel.speler == speler)
      zet = spel.bepaalGoedeZet (NrSimulaties);
    else
      spel.besteScoreSnel (zet, standen);
    spel.doeZet (zet.first, zet.second);
  }
  return spel.speler == speler ? spel.score () : -spel.score ();
}

//*************************************************************************
// Het experiment

// Zet op een regel van de tabel hoeveel standen besteScore en besteScoreSnel in
// dit spel bezoeken, en hoe lang dat duurt, voor zover dat bekend is. Van
// besteScore is het eerste de omvang van de boom, ook als hij niet af kwam.
// Parameters:
// * terug: hoeveel zetten er teruggenomen zijn, en zo het nummer van de rij
// * proef: zegt of de boom afgelopen wordt
static void toonRij (TegelSpel &spel, size_t terug,
                     zoek::tegelspel::Experiment<TegelSpel> &proef,
                     const terminal::Tabel &tabel)
{
  pair<int,char> zet;
  long long standen = 0, snelStanden = 0;
  const long long omvang = proef.omvang (spel, terug);
  const double duur = proef.loopAf (spel, terug,
                                    [&] { spel.besteScore (zet, standen); }),
    snelDuur = proef.meet ([&] { spel.besteScoreSnel (zet, snelStanden); });
  const auto cel = [&] (bool bekend, const string &tekst)
                   { return bekend ? tekst : tabel.geen (); };
  tabel.toon ({ to_string (terug), cel (omvang >= 0, to_string (omvang)),
                cel (duur != proef.NietAf, tabel.duur (duur)),
                cel (snelDuur != proef.NietAf, to_string (snelStanden)),
                cel (snelDuur != proef.NietAf, tabel.duur (snelDuur)) });
}

// Doe het experiment van het verslag; zie tegelspel.h.
void TegelSpel::doeExperiment ()
{
  toonExperiment (false);
}

// Doe het experiment van het verslag; zie tegelspel.h.
void TegelSpel::toonExperiment (bool csv, double tijd)
{
  Toezicht stil (false);
  TegelSpel spel (*this);
  spel.gedaan.clear ();  // verder terug gaat het niet
  while (!spel.eindstand ())
  {
    const pair<int,char> zet = spel.bepaalGoedeZet (NrSimulaties);
    spel.doeZet (zet.first, zet.second);
  }
  if (!csv)
    cout << "Aantal goede zetten tot de eindstand: " << spel.gedaan.size ()
         << "\nBij een - is de boom niet afgelopen, of niet te tellen.\n"
         << terminal::inRegels ("Snel zoeken kan een stand vaker bezoeken; "
                                "snelstanden telt elke keer.") << endl;
  const terminal::Tabel tabel ({}, { "terug", "standen", "seconden",
                                     "snelstanden", "snelseconden" },
                               { 14, 13, 14, 14 }, csv);
  tabel.toonKop ();
  if (toezicht == 0)
    spel.toezicht = &stil;
  zoek::tegelspel::Experiment<TegelSpel> proef (*spel.toezicht, tijd);
  zoek::Geheel geheel ("experiment", "rij", spel.gedaan.size (), spel.toezicht);
  for (size_t terug = 1; spel.unDoeZet (); terug++)
  {
    geheel.volgende ();
    toonRij (spel, terug, proef, tabel);
  }
}
