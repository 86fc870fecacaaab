// aqualin.cc: de klasse Aqualin: een spel lezen en tekenen, de regels, en het
// begin van al het zoeken.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk; het bord is niet meer dan de rij stenen die er liggen, want de
// vulvolgorde zegt waar. Al het zoekwerk gebeurt op een Spelverloop, dat
// daarvan gemaakt wordt; zie zoek/verloop.h.

#include <climits>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "../../standaard.h"
#include "../../terminal/lezer.h"
#include "../../terminal/spelbestand.h"
#include "../../terminal/tekst.h"
#include "../../terminal/woorden.h"
#include "../../terminal/zet.h"
#include "../../zoek/beste.h"
#include "../../zoek/geheugen.h"
#include "../../zoek/toeval.h"
#include "../../zoek/voortgang.h"
#include "aqualin.h"
#include "zoek/boom.h"
#include "zoek/clusters.h"
#include "zoek/oplosser.h"
#include "zoek/uitspelen.h"
#include "zoek/verloop.h"

using namespace std;
using zoek::aqualin::Clusters;

const size_t KopBreedte = 2,    // op het scherm: het nummer van een rij
             SteenBreedte = 7;  // en een steen met haar twee tekens

// Deze stand zoals het zoeken haar ziet. De header noemt alleen de naam, zodat
// wie hem opneemt geen namen uit zoek/ ziet.
struct Aqualin::Spelverloop : public zoek::aqualin::Verloop
{
  // Maak het verloop vanaf een stand; zie zoek/verloop.h.
  explicit Spelverloop (const Aqualin &spel)
  : Verloop (spel.breedte, spel.vulvolgorde, spel.gelegd, spel.speler,
             spel.handen, spel.inPot ())
  {
  }
};

//*************************************************************************
// Beginnen, lezen en schrijven

// Retourneert: hoeveel groepen een aantal stenen minstens vormt, als er meeste
//   (minstens 1) bij elkaar mogen
static int groepen (int stenen, int meeste)
{
  return (stenen + meeste - 1) / meeste;
}

// Maak een toevallig spel; zie aqualin.h.
Aqualin::Aqualin (int nwHoogte, int nwBreedte, int nwVormen, int nwAlOpBord,
                  int nwKeuzeAantal[2])
{
  if (!integerInBereik ("De hoogte", nwHoogte, 1, MaxHoogte)
      || !integerInBereik ("De breedte", nwBreedte, 1, MaxBreedte)
      || !integerInBereik ("Het aantal vormen", nwVormen, 1, MaxVormen)
      || !integerInBereik ("Het aantal stenen dat al op het bord ligt",
                           nwAlOpBord, 0, nwHoogte * nwBreedte)
      || !integerInBereik ("Het keuzeaantal van speler 0", nwKeuzeAantal[0],
                           1, MaxKeuzeAantal)
      || !integerInBereik ("Het keuzeaantal van speler 1", nwKeuzeAantal[1],
                           1, MaxKeuzeAantal)
      || !integerInBereik ("Het aantal kleuren",
                           groepen (nwHoogte * nwBreedte, nwVormen), 1,
                           MaxKleuren))
    return;
  hoogte = nwHoogte;
  breedte = nwBreedte;
  vormen = nwVormen;
  alOpBord = nwAlOpBord;
  keuzeAantal[0] = nwKeuzeAantal[0];
  keuzeAantal[1] = nwKeuzeAantal[1];
  vulvolgorde = genereerRandomPermutatie (hoogte * breedte);
  pot = genereerRandomPermutatie (hoogte * breedte);
  begin ();
}

// Begin het spel; zie aqualin.h.
void Aqualin::begin ()
{
  kleuren = groepen (hoogte * breedte, vormen);
  uitPot = 0;
  speler = 0;
  gelegd.clear ();
  for (int i = 0; i < alOpBord; i++)
    gelegd.push_back (pak ());
  for (int wie = 0; wie < 2; wie++)
  {
    handen[wie].clear ();
    for (int i = 0; i < keuzeAantal[wie] && uitPot < pot.size (); i++)
      handen[wie].push_back (pak ());
  }
}

// Lees het aantal vormen van een bord met zoveel vakjes, dat vormen wordt; bij
// een fout volgt een melding.
// Retourneert: true als er een getal staat, en niet te veel kleuren nodig zijn
static bool leesVormen (terminal::Lezer &lezer, int vakjes, int &vormen)
{
  const string wat = "het aantal vormen",
               minst = to_string (groepen (vakjes, MaxKleuren)),
               meeste = to_string (MaxKleuren);
  return lezer.leesGetalTussen (wat, 1, MaxVormen, vormen)
         && (groepen (vakjes, vormen) <= MaxKleuren
             || lezer.verkeerd (wat, to_string (vormen), "minstens " + minst
                                + ", want er zijn hoogstens " + meeste
                                + " kleuren"));
}

// Lees een permutatie van de getallen 0 t/m aantal - 1, die de rij wordt; bij
// een fout volgt een melding, die zegt wat de getallen voorstellen.
// Retourneert: true als zij klopt
static bool leesPermutatie (terminal::Lezer &lezer, const string &wat,
                            int aantal, vector<int> &rij)
{
  set<int> gezien;
  for (int i = 1; i <= aantal; i++)
  {
    const string naam = "getal " + to_string (i) + " van " + wat;
    int getal = 0;
    if (!lezer.leesGetalTussen (naam, 0, aantal - 1, getal))
      return false;
    if (!gezien.insert (getal).second)
      return lezer.verkeerd (naam, to_string (getal),
                             "een getal dat er nog niet in staat");
    rij.push_back (getal);
  }
  return true;
}

// Lees een spel, met de meldingen op het scherm; zie aqualin.h.
bool Aqualin::leesInSpel (const char *invoernaam)
{
  return terminal::leesStand (invoernaam, cout, *this);
}

// Lees een stand; zie aqualin.h. Pas als alles klopt komt er een nieuw object
// in de plaats van dit object.
bool Aqualin::lees (terminal::Lezer &lezer)
{
  Aqualin nieuw;
  nieuw.toezicht = toezicht;
  if (!lezer.leesGetalTussen ("de hoogte van het bord", 1, MaxHoogte,
                              nieuw.hoogte)
      || !lezer.leesGetalTussen ("de breedte van het bord", 1, MaxBreedte,
                                 nieuw.breedte))
    return false;
  const int vakjes = nieuw.hoogte * nieuw.breedte;
  if (!leesPermutatie (lezer, "de vulvolgorde", vakjes, nieuw.vulvolgorde)
      || !leesVormen (lezer, vakjes, nieuw.vormen)
      || !leesPermutatie (lezer, "de pot", vakjes, nieuw.pot)
      || !lezer.leesGetalTussen ("het aantal stenen dat al op het bord ligt",
                                 0, vakjes, nieuw.alOpBord)
      || !lezer.leesGetalTussen ("het keuzeaantal van speler 0", 1,
                                 MaxKeuzeAantal, nieuw.keuzeAantal[0])
      || !lezer.leesGetalTussen ("het keuzeaantal van speler 1", 1,
                                 MaxKeuzeAantal, nieuw.keuzeAantal[1]))
    return false;
  nieuw.begin ();
  *this = nieuw;
  return true;
}

// Schrijf getallen, met een spatie ertussen en zoveel op een regel.
static void schrijfRijen (ostream &uit, const vector<int> &getallen,
                          size_t perRegel)
{
  for (size_t i = 0; i < getallen.size (); i++)
    uit << getallen[i] << ((i + 1) % perRegel == 0 ? '\n' : ' ');
}

// Schrijf de stand; zie aqualin.h. De stenen op het bord en in de handen staan
// vooraan in de pot. Is die leeg, dan is een keuzeaantal hoeveel stenen een
// hand nog heeft, tenzij er nog geen zet gedaan is, of de hand leeg is: dan
// blijft het wat het was.
void Aqualin::schrijf (ostream &uit) const
{
  const bool beginstand = gedaneZetten ().empty ();
  vector<int> volgorde;
  vector< pair<int,int> > stenen = gelegd;
  for (int wie = 0; wie < 2; wie++)
    stenen.insert (stenen.end (), handen[wie].begin (), handen[wie].end ());
  for (const pair<int,int> &steen : stenen)
    volgorde.push_back (steen.first * vormen + steen.second);
  volgorde.insert (volgorde.end (), pot.begin ()
                   + static_cast<long> (volgorde.size ()), pot.end ());
  if (speler != 0 || (handen[0].empty () && !handen[1].empty ()))
    uit.setstate (ios::failbit);
  uit << hoogte << ' ' << breedte << '\n';
  schrijfRijen (uit, vulvolgorde, static_cast<size_t> (breedte));
  uit << vormen << '\n';
  schrijfRijen (uit, volgorde, volgorde.size ());
  uit << gelegd.size () << '\n';
  for (int wie = 0; wie < 2; wie++)
    uit << (beginstand || handen[wie].empty ()
            ? keuzeAantal[wie] : static_cast<int> (handen[wie].size ()))
        << (wie == 0 ? ' ' : '\n');
}

//*************************************************************************
// De regels

// Geef de steen op een vakje; zie aqualin.h.
pair<int,int> Aqualin::getVakje (int rij, int kolom)
{
  if (!integerInBereik (rij, 0, hoogte - 1)
      || !integerInBereik (kolom, 0, breedte - 1))
    return GeenSteen;
  const size_t nummer = static_cast<size_t>
    (vulvolgorde[static_cast<size_t> (rij * breedte + kolom)]);
  return nummer < gelegd.size () ? gelegd[nummer] : GeenSteen;
}

// Geef de hand van een speler; zie aqualin.h.
vector< pair <int,int> > Aqualin::getHand (int wie)
{
  if (!integerInBereik ("Het nummer van de speler", wie, 0, 1))
    return vector< pair <int,int> > ();
  return handen[wie];
}

// Neem een steen uit de pot; zie aqualin.h.
pair<int,int> Aqualin::pak ()
{
  const int nummer = pot[uitPot++];
  return make_pair (nummer / vormen, nummer % vormen);
}

// Geef de stenen in de pot; zie aqualin.h.
vector< pair<int,int> > Aqualin::inPot () const
{
  vector< pair<int,int> > stenen;
  for (Aqualin spel (*this); spel.uitPot < pot.size (); )
    stenen.push_back (spel.pak ());
  return stenen;
}

// Geef de grootste cluster van een speler; zie aqualin.h.
int Aqualin::grootsteCluster (int wie)
{
  if (!integerInBereik ("Het nummer van de speler", wie, 0, 1))
    return 0;
  return Clusters (Spelverloop (*this)).grootste ().omvang[wie];
}

// Geef de omvang van een nieuwe cluster; zie aqualin.h.
int Aqualin::nieuweCluster (int kleur, int vorm)
{
  const int vakje = static_cast<int> (gelegd.size ());
  Aqualin erna (*this);
  erna.doeZet (kleur, vorm);
  return Clusters (Spelverloop (erna)).omvang (speler, vakje);
}

// Ontleed een zet; zie aqualin.h.
bool Aqualin::leesZet (const string &tekst, Zet &zet)
{
  const string cijfers = "0123456789";
  string deel = tekst;
  if (deel.size () > 2 && deel[0] == '(' && deel.back () == ')')
    deel = deel.substr (1, deel.size () - 2);
  if (deel.size () != 3 || deel[1] != ','
      || cijfers.find (deel[0]) == string::npos
      || cijfers.find (deel[2]) == string::npos)
    return false;
  zet = Zet (deel[0] - '0', deel[2] - '0');
  return true;
}

// Zeg waarom een zet niet geldig is; zie aqualin.h.
string Aqualin::bezwaar (const Zet &zet) const
{
  string hand;
  for (const pair<int,int> &steen : handen[speler])
  {
    if (steen == zet)
      return "";
    hand += " " + getypt (steen);
  }
  if (hand.empty ())
    return "het spel is afgelopen";
  return "speler " + to_string (speler) + " heeft" + hand;
}

// Doe een zet; zie aqualin.h.
bool Aqualin::doeZet (int kleur, int vorm)
{
  vector< pair<int,int> > &hand = handen[speler];
  size_t plaats = 0;
  while (plaats < hand.size () && hand[plaats] != make_pair (kleur, vorm))
    plaats++;
  if (plaats == hand.size ())
    return false;
  gelegd.push_back (hand[plaats]);
  hand.erase (hand.begin () + static_cast<long> (plaats));
  if (uitPot < pot.size ())
    hand.push_back (pak ());
  speler = 1 - speler;
  return true;
}

// Neem de laatste zet terug; zie aqualin.h. Het spel begint opnieuw, en doet
// alle andere zetten weer.
bool Aqualin::unDoeZet ()
{
  vector< pair<int,int> > zetten = gedaneZetten ();
  if (zetten.empty ())
    return false;
  zetten.pop_back ();
  begin ();
  for (const pair<int,int> &steen : zetten)
    doeZet (steen.first, steen.second);
  return true;
}

//*************************************************************************
// Zoeken

// Tel de standen in de boom; zie aqualin.h.
long long Aqualin::telStanden ()
{
  return Spelverloop (*this).telStanden ();
}

// Loop de complete boom af; zie aqualin.h. De wortel wordt hier behandeld,
// omdat alleen daar de zet en de volgorde van de zetten tellen.
int Aqualin::optScore (pair<int,int> &optZet, long long &aantalStanden)
{
  const Spelverloop spel (*this);
  zoek::Voortgang voortgang ("optimale score", "standen",
                             spel.telStanden (), toezicht);
  zoek::aqualin::Boom boom (spel, voortgang);
  const zoek::aqualin::Grootste nu = Clusters (spel).grootste ();
  zoek::aqualin::Hand eigen = spel.hand (speler),
                      ander = spel.hand (1 - speler);
  int beste = scoreVan (nu, speler);
  optZet = GeenSteen;
  if (!eindstand ())
  {
    const size_t eerste = zoek::eersteBeste
      (handen[speler].size (), beste, [&] (size_t i)
       { return boom.scoreNa (0, eigen, ander, nu, static_cast<int> (i)); });
    optZet = handen[speler][eerste];
  }
  aantalStanden = boom.aantalStanden ();
  return beste;
}

// Bepaal de optimale score snel; zie aqualin.h.
int Aqualin::optScoreSnel (pair<int,int> &optZet, long long &aantalStanden)
{
  if (eindstand ())
    return optScore (optZet, aantalStanden);
  const Spelverloop spel (*this);
  zoek::Voortgang voortgang ("optimale score, snel", "standen", 0, toezicht);
  int zet = 0;
  const int beste = hoogte * spel.rijBits () <= zoek::Bitbord<1>::Plaatsen
    ? zoek::aqualin::Oplosser<1> (spel, zoek::GeheugenGrens, &voortgang)
        .score (zet, aantalStanden)
    : zoek::aqualin::Oplosser<2> (spel, zoek::GeheugenGrens, &voortgang)
        .score (zet, aantalStanden);
  optZet = handen[speler][static_cast<size_t> (zet)];
  return beste;
}

// Bepaal de zet die de grootste cluster geeft; zie aqualin.h. Clusters krimpen
// nooit: dat is de zet met de grootste cluster om de nieuwe steen.
pair<int,int> Aqualin::bepaalZetGrootsteCluster ()
{
  const vector< pair<int,int> > &hand = handen[speler];
  int grootste = 0;
  if (hand.empty ())
    return GeenSteen;
  const size_t eerste = zoek::eersteBeste
    (hand.size (), grootste, [&] (size_t i)
     { return nieuweCluster (hand[i].first, hand[i].second); });
  return hand[eerste];
}

// Bepaal een zet met Monte Carlo; zie aqualin.h.
pair<int,int> Aqualin::bepaalZetMonteCarlo ()
{
  if (eindstand ())
    return GeenSteen;
  const Spelverloop spel (*this);
  const Clusters begin (spel);
  zoek::Toeval toeval (static_cast<unsigned> (randomGetal (0, INT_MAX)));
  const size_t eerste = zoek::hoogsteGemiddelde
    ("zet Monte Carlo", toezicht, handen[speler].size (), NrSimulaties,
     [&] (size_t i)
     {
       return zoek::aqualin::speelUit (spel, begin, static_cast<int> (i),
                                       toeval);
     });
  return handen[speler][eerste];
}

// Kies een zet met een algoritme; zie aqualin.h.
pair<int,int> Aqualin::kiesZet (int algo)
{
  pair<int,int> zet = GeenSteen;
  long long standen = 0;
  if (algo == GrootsteCluster)
    zet = bepaalZetGrootsteCluster ();
  else if (algo == MonteCarlo)
    zet = bepaalZetMonteCarlo ();
  else
    optScoreSnel (zet, standen);
  return zet;
}

// Speel het spel uit; zie aqualin.h.
int Aqualin::speelUitScore (int algo1, int algo2)
{
  if (!integerInBereik ("Het algoritme van de speler aan beurt", algo1,
                        Optimaal, MonteCarlo)
      || !integerInBereik ("Het algoritme van de ander", algo2, Optimaal,
                           MonteCarlo))
    return 0;
  Aqualin spel (*this);
  while (!spel.eindstand ())
  {
    const pair<int,int> zet =
      spel.kiesZet (spel.speler == speler ? algo1 : algo2);
    spel.doeZet (zet.first, zet.second);
  }
  return spel.grootsteCluster (speler) - spel.grootsteCluster (1 - speler);
}

//*************************************************************************
// Op het scherm

// Retourneert: het nummer en de naam van speler 0 of 1
static string spelerTekst (int wie)
{
  return wie == 0 ? "speler 0 (Brian)" : "speler 1 (Robin)";
}

// Retourneert: een getal van 0 t/m 99, met zoveel ruimte als een steen inneemt
static string getalTekst (int getal)
{
  const string cijfers = to_string (getal);
  return string (SteenBreedte / 2 + 1 - cijfers.size (), ' ') + cijfers
         + string (SteenBreedte / 2, ' ');
}

// Schrijf een regel, met minstens een ander teken dan een spatie, zonder
// spaties aan het eind.
static void schrijfRegel (ostream &uit, const string &regel)
{
  uit << regel.substr (0, regel.find_last_not_of (' ') + 1) << '\n';
}

// Vertel wat de laatste zet deed; zie aqualin.h. Een hand is vol zolang er
// stenen in de pot zijn: is zij dat niet meer, dan is er niets gepakt.
string Aqualin::verhaal ()
{
  const int wie = 1 - speler, laatste = static_cast<int> (gelegd.size ()) - 1;
  const pair<int,int> steen = gelegd.back ();
  const vector< pair<int,int> > &hand = handen[wie];
  int vakje = 0;
  while (vulvolgorde[static_cast<size_t> (vakje)] != laatste)
    vakje++;
  ostringstream tekst;
  tekst << "Speler " << wie << " legt " << terminal::zetTekst (steen)
        << " in rij " << vakje / breedte << ", kolom " << vakje % breedte
        << (wie == 0 ? " (kleur " : " (vorm ")
        << (wie == 0 ? steen.first : steen.second) << ": cluster van "
        << Clusters (Spelverloop (*this)).omvang (wie, laatste) << ")";
  if (hand.size () == static_cast<size_t> (keuzeAantal[wie]))
    tekst << " en pakt " << terminal::zetTekst (hand.back ()) << ".";
  else
    tekst << "; de pot is leeg.";
  return tekst.str ();
}

// Zeg hoe het afliep; zie aqualin.h.
string Aqualin::afloop ()
{
  const int grootste[] = { grootsteCluster (0), grootsteCluster (1) },
            winnaar = grootste[0] > grootste[1] ? 0 : 1;
  return (gelegd.size () == pot.size () ? "Het bord is vol. "
          : "Speler " + to_string (speler) + " heeft geen steen meer. ")
         + terminal::winstTekst ("Speler " + to_string (winnaar),
                                 grootste[winnaar], grootste[1 - winnaar],
                                 "als grootste cluster");
}

// Zet de stand op het scherm; zie aqualin.h.
void Aqualin::drukAf ()
{
  teken (cout);
  cout << flush;
}

// Teken de stand; zie aqualin.h.
void Aqualin::teken (ostream &uit)
{
  if (vulvolgorde.empty ())
  {
    uit << "Er is nog geen spel.\n";
    return;
  }
  tekenBord (uit);
  uit << "Grootste cluster: " << grootsteCluster (0) << " van een kleur (k), "
      << grootsteCluster (1) << " van een vorm (v)\n";
  for (int wie = 0; wie < 2; wie++)
    tekenStenen (uit, "Hand van " + spelerTekst (wie) + ": ", handen[wie]);
  tekenStenen (uit, "Pot: ", inPot ());
  if (eindstand ())
    uit << terminal::inRegels (afloop ()) << '\n';
  else
    uit << "Aan beurt: " << spelerTekst (speler) << ", op vakje "
        << gelegd.size () << '\n';
}

// Retourneert: een steen zoals zij op een vakje van het bord staat: met een k
//   of een v als zij in een grootste cluster van haar kleur of vorm ligt
static string steenTekst (const pair<int,int> &steen, int vakje,
                          const Clusters &clusters)
{
  char merken[] = { 'k', 'v' };
  for (int wie = 0; wie < 2; wie++)
  {
    const int omvang = clusters.omvang (wie, vakje);
    if (omvang == 1 || omvang < clusters.grootste ().omvang[wie])
      merken[wie] = ' ';
  }
  return merken[0] + terminal::zetTekst (steen) + merken[1];
}

// Teken het bord; zie aqualin.h.
void Aqualin::tekenBord (ostream &uit)
{
  const Clusters clusters ((Spelverloop (*this)));
  const size_t gewoon = static_cast<size_t> (breedte) * (SteenBreedte + 1);
  const string tussen = KopBreedte + gewoon <= terminal::breedte () ? " " : "";
  string regel (KopBreedte, ' ');
  for (int kolom = 0; kolom < breedte; kolom++)
    regel += tussen + getalTekst (kolom);
  schrijfRegel (uit, regel);
  for (int rij = 0; rij < hoogte; rij++)
  {
    regel = to_string (rij) + string (KopBreedte - 1, ' ');
    for (int kolom = 0; kolom < breedte; kolom++)
    {
      const pair<int,int> steen = getVakje (rij, kolom);
      const int vakje =
        vulvolgorde[static_cast<size_t> (rij * breedte + kolom)];
      regel += tussen + (steen == GeenSteen ? getalTekst (vakje)
                         : steenTekst (steen, vakje, clusters));
    }
    schrijfRegel (uit, regel);
  }
}

// Teken stenen; zie aqualin.h.
void Aqualin::tekenStenen (ostream &uit, const string &kop,
                           const vector< pair<int,int> > &stenen)
{
  string regel = kop + (stenen.empty () ? "leeg" : "");
  for (const pair<int,int> &steen : stenen)
  {
    const string tekst = getypt (steen);
    if (regel.size () + tekst.size () > terminal::breedte ())
    {
      schrijfRegel (uit, regel);
      regel = string (kop.size (), ' ');
    }
    regel += tekst + " ";
  }
  schrijfRegel (uit, regel);
}
