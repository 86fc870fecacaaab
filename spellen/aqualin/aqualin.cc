// aqualin.cc: de klasse Aqualin.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk; het bord is niet meer dan de rij stenen die er liggen, want de
// vulvolgorde zegt waar. Al het zoekwerk gebeurt op een Verloop, dat verloop
// ervan maakt; zie zoek/aqualin/verloop.h.

#include <climits>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../invoer/lezer.h"
#include "../../standaard.h"
#include "../../zoek/aqualin/boom.h"
#include "../../zoek/aqualin/snel.h"
#include "../../zoek/aqualin/uitspelen.h"
#include "../../zoek/aqualin/verloop.h"
#include "../../zoek/geheugen.h"
#include "../../zoek/montecarlo.h"
#include "../../zoek/toeval.h"
#include "../../zoek/voortgang.h"
#include "aqualin.h"
#include "constantes.h"

using namespace std;

namespace
{

const int GeenSoort = -1;            // de kleur en de vorm van een leeg vakje
const size_t SchermBreedte = 80;        // kolommen
const size_t KopBreedte = 2;            // het nummer van een rij
const size_t SteenBreedte = 7;          // een steen met haar twee tekens

// Parameter:
// * steen: een steen (kleur, vorm)
// Retourneert: de steen als tekst
string steenTekst (const pair<int,int> &steen)
{
  return "(" + to_string (steen.first) + "," + to_string (steen.second) + ")";
}

// Parameter:
// * getal: 0 t/m 99
// Retourneert: het getal, met zoveel ruimte als een steen inneemt
string getalTekst (int getal)
{
  const string cijfers = to_string (getal);
  return string (SteenBreedte / 2 + 1 - cijfers.size (), ' ') + cijfers
         + string (SteenBreedte / 2, ' ');
}

// Parameter:
// * regel: een regel tekst met minstens een ander teken dan een spatie
// Retourneert: de regel zonder spaties aan het eind
string zonderSpaties (const string &regel)
{
  return regel.substr (0, regel.find_last_not_of (' ') + 1);
}

// Parameter:
// * wie: 0 of 1
// Retourneert: het nummer en de naam van die speler
string spelerTekst (int wie)
{
  return wie == 0 ? "speler 0 (Brian)" : "speler 1 (Robin)";
}

}

//*************************************************************************

// Maak een object zonder spel; zie aqualin.h.
Aqualin::Aqualin ()
: hoogte (0), breedte (0), kleuren (0), vormen (0), alOpBord (0),
  uitPot (0), speler (0), toontVoortgang (false)
{
  keuzeAantal[0] = keuzeAantal[1] = 0;
}

//*************************************************************************

// Maak een toevallig spel; zie aqualin.h.
Aqualin::Aqualin (int nwHoogte, int nwBreedte, int nwVormen, int nwAlOpBord,
                  int nwKeuzeAantal[2])
: Aqualin ()
{
  if (!integerInBereik ("De hoogte", nwHoogte, 1, MaxHoogte)
      || !integerInBereik ("De breedte", nwBreedte, 1, MaxBreedte)
      || !integerInBereik ("Het aantal vormen", nwVormen, 1, MaxVormen)
      || !integerInBereik ("Het aantal stenen dat al op het bord ligt",
                           nwAlOpBord, 0, nwHoogte * nwBreedte)
      || !integerInBereik ("Het keuzeaantal van speler 0", nwKeuzeAantal[0],
                           1, MaxKeuzeAantal)
      || !integerInBereik ("Het keuzeaantal van speler 1", nwKeuzeAantal[1],
                           1, MaxKeuzeAantal))
    return;
  Aqualin nieuw;
  nieuw.hoogte = nwHoogte;
  nieuw.breedte = nwBreedte;
  nieuw.vormen = nwVormen;
  nieuw.alOpBord = nwAlOpBord;
  nieuw.keuzeAantal[0] = nwKeuzeAantal[0];
  nieuw.keuzeAantal[1] = nwKeuzeAantal[1];
  if (!integerInBereik ("Het aantal kleuren", nieuw.kleurenNodig (), 1,
                        MaxKleuren))
    return;
  nieuw.vulvolgorde = genereerRandomPermutatie (nwHoogte * nwBreedte);
  nieuw.pot = genereerRandomPermutatie (nwHoogte * nwBreedte);
  nieuw.begin ();
  *this = nieuw;
}

//*************************************************************************

// Stel het tonen van voortgang in; zie aqualin.h.
void Aqualin::toonVoortgang (bool aan)
{
  toontVoortgang = aan;
}

//*************************************************************************

// Geef de hoogte; zie aqualin.h.
int Aqualin::getHoogte ()
{
  return hoogte;
}

//*************************************************************************

// Geef de breedte; zie aqualin.h.
int Aqualin::getBreedte ()
{
  return breedte;
}

//*************************************************************************

// Geef het aantal kleuren; zie aqualin.h.
int Aqualin::getKleuren ()
{
  return kleuren;
}

//*************************************************************************

// Geef het aantal vormen; zie aqualin.h.
int Aqualin::getVormen ()
{
  return vormen;
}

//*************************************************************************

// Geef de steen op een vakje; zie aqualin.h.
pair<int,int> Aqualin::getVakje (int rij, int kolom)
{
  return make_pair (soortOp (0, rij, kolom), soortOp (1, rij, kolom));
}

//*************************************************************************

// Geef de hand van een speler; zie aqualin.h.
vector< pair <int,int> > Aqualin::getHand (int wie)
{
  vector< pair <int,int> > hand;
  if (integerInBereik ("Het nummer van de speler", wie, 0, 1))
    for (size_t i = 0; i < handen[wie].size (); i++)
      hand.push_back (steenVan (handen[wie][i]));
  return hand;
}

//*************************************************************************

// Geef de speler aan beurt; zie aqualin.h.
int Aqualin::getSpeler ()
{
  return speler;
}

//*************************************************************************

// Bepaal het aantal kleuren; zie aqualin.h.
int Aqualin::kleurenNodig ()
{
  return (hoogte * breedte + vormen - 1) / vormen;
}

//*************************************************************************

// Geef de kleur en de vorm van een steen; zie aqualin.h.
pair<int,int> Aqualin::steenVan (int steen)
{
  return make_pair (steen / vormen, steen % vormen);
}

//*************************************************************************

// Leg de eerste stenen neer en vul de handen; zie aqualin.h.
void Aqualin::begin ()
{
  kleuren = kleurenNodig ();
  for ( ; uitPot < static_cast<size_t> (alOpBord); uitPot++)
    gelegd.push_back (pot[uitPot]);
  for (int wie = 0; wie < 2; wie++)
    for (int i = 0; i < keuzeAantal[wie] && uitPot < pot.size (); i++)
      handen[wie].push_back (pot[uitPot++]);
}

//*************************************************************************

// Lees een spel; zie aqualin.h. Het wordt in een nieuw object gelezen, dat
// pas als alles klopt in de plaats van dit object komt.
bool Aqualin::leesInSpel (const char *invoernaam)
{
  invoer::Lezer lezer (invoernaam == 0 ? "" : invoernaam);
  Aqualin nieuw;
  if (!lezer.geopend ()
      || !lezer.leesGetalTussen ("de hoogte van het bord", 1, MaxHoogte,
                                 nieuw.hoogte)
      || !lezer.leesGetalTussen ("de breedte van het bord", 1, MaxBreedte,
                                 nieuw.breedte)
      || !nieuw.leesPermutatie (lezer, "de vulvolgorde", nieuw.vulvolgorde)
      || !nieuw.leesVormen (lezer)
      || !nieuw.leesPermutatie (lezer, "de pot", nieuw.pot)
      || !lezer.leesGetalTussen ("het aantal stenen dat al op het bord ligt",
                                 0, nieuw.hoogte * nieuw.breedte,
                                 nieuw.alOpBord)
      || !lezer.leesGetalTussen ("het keuzeaantal van speler 0", 1,
                                 MaxKeuzeAantal, nieuw.keuzeAantal[0])
      || !lezer.leesGetalTussen ("het keuzeaantal van speler 1", 1,
                                 MaxKeuzeAantal, nieuw.keuzeAantal[1])
      || !lezer.uitgelezen ())
    return false;
  nieuw.begin ();
  nieuw.toontVoortgang = toontVoortgang;
  *this = nieuw;
  return true;
}

//*************************************************************************

// Lees het aantal vormen; zie aqualin.h.
bool Aqualin::leesVormen (invoer::Lezer &lezer)
{
  if (!lezer.leesGetalTussen ("het aantal vormen", 1, MaxVormen, vormen))
    return false;
  if (kleurenNodig () <= MaxKleuren)
    return true;
  return lezer.verkeerd ("het aantal vormen", to_string (vormen),
                         "minstens "
                         + to_string ((hoogte * breedte + MaxKleuren - 1)
                                      / MaxKleuren)
                         + ", want er zijn hoogstens "
                         + to_string (MaxKleuren) + " kleuren");
}

//*************************************************************************

// Lees een permutatie en controleer haar; zie aqualin.h.
bool Aqualin::leesPermutatie (invoer::Lezer &lezer, const string &wat,
                              vector<int> &rij)
{
  const int aantal = hoogte * breedte;
  vector<bool> gezien (static_cast<size_t> (aantal), false);
  for (int i = 1; i <= aantal; i++)
  {
    const string getalNaam = "getal " + to_string (i) + " van " + wat;
    int getal = 0;
    if (!lezer.leesGetalTussen (getalNaam, 0, aantal - 1, getal))
      return false;
    if (gezien[static_cast<size_t> (getal)])
      return lezer.verkeerd (getalNaam, to_string (getal),
                             "een getal dat er nog niet in staat");
    gezien[static_cast<size_t> (getal)] = true;
    rij.push_back (getal);
  }
  return true;
}

//*************************************************************************

// Geef de kleur of de vorm op een vakje; zie aqualin.h.
int Aqualin::soortOp (int wie, int rij, int kolom)
{
  if (!integerInBereik (rij, 0, hoogte - 1)
      || !integerInBereik (kolom, 0, breedte - 1))
    return GeenSoort;
  const size_t plaats = static_cast<size_t>
    (vulvolgorde[static_cast<size_t> (rij * breedte + kolom)]);
  if (plaats >= gelegd.size ())
    return GeenSoort;
  const pair<int,int> steen = steenVan (gelegd[plaats]);
  return wie == 0 ? steen.first : steen.second;
}

//*************************************************************************

// Tel een cluster; zie aqualin.h.
int Aqualin::telCluster (int wie, int rij, int kolom, vector<bool> &bezocht)
{
  const int buren[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  const size_t vakje = static_cast<size_t> (rij * breedte + kolom);
  int aantal = 1;
  if (bezocht[vakje])
    return 0;
  bezocht[vakje] = true;
  for (int i = 0; i < 4; i++)
  {
    const int buurRij = rij + buren[i][0], buurKolom = kolom + buren[i][1];
    if (soortOp (wie, buurRij, buurKolom) == soortOp (wie, rij, kolom))
      aantal += telCluster (wie, buurRij, buurKolom, bezocht);
  }
  return aantal;
}

//*************************************************************************

// Bepaal de grootste clusters; zie aqualin.h. Wat na een cluster bezocht is en
// ervoor nog niet, is die cluster.
int Aqualin::zoekGrootste (int wie, vector<bool> &in)
{
  vector<bool> bezocht (vulvolgorde.size (), false);
  int grootste = 0;
  in = bezocht;
  for (int rij = 0; rij < hoogte; rij++)
    for (int kolom = 0; kolom < breedte; kolom++)
    {
      if (soortOp (wie, rij, kolom) == GeenSoort)
        continue;
      const vector<bool> ervoor = bezocht;
      const int aantal = telCluster (wie, rij, kolom, bezocht);
      if (aantal > grootste)
        in.assign (in.size (), false);
      if (aantal > grootste)
        grootste = aantal;
      for (size_t i = 0; aantal == grootste && i < in.size (); i++)
        in[i] = in[i] || bezocht[i] != ervoor[i];
    }
  return grootste;
}

//*************************************************************************

// Geef de grootste cluster van een speler; zie aqualin.h.
int Aqualin::grootsteCluster (int wie)
{
  vector<bool> in;
  if (!integerInBereik ("Het nummer van de speler", wie, 0, 1))
    return 0;
  return zoekGrootste (wie, in);
}

//*************************************************************************

// Bepaal de score van de stand zoals hij is; zie aqualin.h.
int Aqualin::score ()
{
  return grootsteCluster (speler) - grootsteCluster (1 - speler);
}

//*************************************************************************

// Is het spel afgelopen? Zie aqualin.h.
bool Aqualin::eindstand ()
{
  return handen[speler].empty ();
}

//*************************************************************************

// Zet de stand op het scherm; zie aqualin.h.
void Aqualin::drukAf ()
{
  if (vulvolgorde.empty ())
  {
    cout << "Er is nog geen spel." << endl;
    return;
  }
  drukBordAf ();
  cout << "Grootste cluster: " << grootsteCluster (0) << " van een kleur (k), "
       << grootsteCluster (1) << " van een vorm (v)\n";
  drukStenenAf ("Hand van " + spelerTekst (0) + ": ", handen[0], 0);
  drukStenenAf ("Hand van " + spelerTekst (1) + ": ", handen[1], 0);
  drukStenenAf ("Pot: ", pot, uitPot);
  if (eindstand ())
    cout << "Eindstand: de score van speler 0 is "
         << grootsteCluster (0) - grootsteCluster (1) << "." << endl;
  else
    cout << "Aan beurt: " << spelerTekst (speler) << ", op vakje "
         << gelegd.size () << endl;
}

//*************************************************************************

// Zet het bord op het scherm; zie aqualin.h. Tussen de kolommen komt een
// spatie als het dan nog op het scherm past.
void Aqualin::drukBordAf ()
{
  const bool ruim = KopBreedte
    + static_cast<size_t> (breedte) * (SteenBreedte + 1) <= SchermBreedte;
  const string tussen = ruim ? " " : "";
  vector<bool> in[2];
  for (int wie = 0; wie < 2; wie++)
    if (zoekGrootste (wie, in[wie]) < 2)
      in[wie].assign (in[wie].size (), false);  // dan valt er niets te zien
  string kop (KopBreedte, ' ');
  for (int kolom = 0; kolom < breedte; kolom++)
    kop += tussen + getalTekst (kolom);
  cout << zonderSpaties (kop) << '\n';
  for (int rij = 0; rij < hoogte; rij++)
  {
    string regel = to_string (rij) + string (KopBreedte - 1, ' ');
    for (int kolom = 0; kolom < breedte; kolom++)
      regel += tussen + vakjeTekst (rij, kolom, in);
    cout << zonderSpaties (regel) << '\n';
  }
  cout << '\n';
}

//*************************************************************************

// Geef een vakje als tekst: de steen met een k en een v als zij in een
// grootste cluster ligt, of de plaats in de vulvolgorde; zie aqualin.h.
string Aqualin::vakjeTekst (int rij, int kolom, const vector<bool> in[2])
{
  const size_t vakje = static_cast<size_t> (rij * breedte + kolom);
  const pair<int,int> steen = getVakje (rij, kolom);
  if (steen == GeenSteen)
    return getalTekst (vulvolgorde[vakje]);
  return (in[0][vakje] ? "k" : " ") + steenTekst (steen)
         + (in[1][vakje] ? "v" : " ");
}

//*************************************************************************

// Zet een rij stenen op het scherm, zo nodig op meer regels; zie aqualin.h.
void Aqualin::drukStenenAf (const string &kop, const vector<int> &stenen,
                            size_t eerste)
{
  string regel = kop;
  if (eerste >= stenen.size ())
    regel += "leeg";
  for (size_t i = eerste; i < stenen.size (); i++)
  {
    const string steen = steenTekst (steenVan (stenen[i]));
    if (regel.size () + steen.size () > SchermBreedte)
    {
      cout << regel.substr (0, regel.size () - 1) << '\n';
      regel = string (kop.size (), ' ');
    }
    regel += steen + (i + 1 < stenen.size () ? " " : "");
  }
  cout << regel << '\n';
}

//*************************************************************************

// Doe een zet; zie aqualin.h.
bool Aqualin::doeZet (int kleur, int vorm)
{
  vector<int> &hand = handen[speler];
  size_t plaats = 0;
  while (plaats < hand.size ()
         && steenVan (hand[plaats]) != make_pair (kleur, vorm))
    plaats++;
  if (plaats == hand.size ())
    return false;
  const GedaneZet zet = { plaats, uitPot < pot.size () };
  gelegd.push_back (hand[plaats]);
  hand.erase (hand.begin () + static_cast<long> (plaats));
  if (zet.getrokken)
    hand.push_back (pot[uitPot++]);
  gedaan.push_back (zet);
  speler = 1 - speler;
  return true;
}

//*************************************************************************

// Neem de laatste zet terug; zie aqualin.h.
bool Aqualin::unDoeZet ()
{
  if (gedaan.empty ())
    return false;
  const GedaneZet &zet = gedaan.back ();
  vector<int> &hand = handen[1 - speler];
  if (zet.getrokken)
  {
    uitPot--;
    hand.pop_back ();
  }
  hand.insert (hand.begin () + static_cast<long> (zet.plaats),
               gelegd.back ());
  gelegd.pop_back ();
  gedaan.pop_back ();
  speler = 1 - speler;
  return true;
}

//*************************************************************************

// Maak van deze stand een verloop; zie aqualin.h.
zoek::Verloop Aqualin::verloop ()
{
  const vector<int> rest (pot.begin () + static_cast<long> (uitPot),
                          pot.end ());
  return zoek::Verloop (hoogte, breedte, vulvolgorde, vormen, gelegd,
                        speler, handen, rest);
}

//*************************************************************************

// Tel de standen in de boom; zie aqualin.h.
long long Aqualin::telStanden ()
{
  return verloop ().telStanden ();
}

//*************************************************************************

// Loop de complete boom af; zie aqualin.h. De wortel wordt hier behandeld,
// omdat alleen daar de zet en de volgorde van de zetten tellen.
int Aqualin::optScore (pair<int,int> &optZet, long long &aantalStanden)
{
  const zoek::Verloop spel = verloop ();
  zoek::Voortgang voortgang ("optScore", "standen", spel.telStanden ());
  zoek::Boom boom (spel, toontVoortgang ? &voortgang : 0);
  int beste = score ();
  optZet = GeenSteen;
  for (int i = 0; i < spel.begin ().hand[speler].aantal; i++)
  {
    const int waarde = boom.scoreNaZet (i);
    if (i == 0 || waarde > beste)
    {
      beste = waarde;
      optZet = steenVan (handen[speler][static_cast<size_t> (i)]);
    }
  }
  aantalStanden = 1 + boom.aantalStanden ();
  return beste;
}

//*************************************************************************

// Bepaal de optimale score snel; zie aqualin.h.
int Aqualin::optScoreSnel (pair<int,int> &optZet, long long &aantalStanden)
{
  if (eindstand ())
    return optScore (optZet, aantalStanden);
  const zoek::Verloop spel = verloop ();
  zoek::Voortgang voortgang ("optScoreSnel", "standen", 0);
  zoek::Voortgang *const horer = toontVoortgang ? &voortgang : 0;
  if (hoogte * (breedte + 1) <= zoek::WoordBits)
  {
    zoek::Snel<1> klein (spel, zoek::GeheugenGrens, horer);
    return zoekSnel (klein, optZet, aantalStanden);
  }
  zoek::Snel<2> groot (spel, zoek::GeheugenGrens, horer);
  return zoekSnel (groot, optZet, aantalStanden);
}

//*************************************************************************

// Laat een zoeker de score en de eerste zet bepalen; zie aqualin.h.
template <typename Zoeker>
int Aqualin::zoekSnel (Zoeker &zoeker, pair<int,int> &optZet,
                       long long &aantalStanden)
{
  const int beste = zoeker.score ();
  const size_t zet = static_cast<size_t> (zoeker.eersteZet (beste));
  optZet = steenVan (handen[speler][zet]);
  aantalStanden = zoeker.aantalStanden ();
  return beste;
}

//*************************************************************************

// Bepaal de zet die de grootste cluster geeft; zie aqualin.h.
pair<int,int> Aqualin::bepaalZetGrootsteCluster ()
{
  const vector< pair<int,int> > hand = getHand (speler);
  pair<int,int> gekozen = GeenSteen, beste (0, 0);
  const int wie = speler;
  size_t vakje = 0;
  while (vakje < vulvolgorde.size ()
         && vulvolgorde[vakje] != static_cast<int> (gelegd.size ()))
    vakje++;
  for (size_t i = 0; i < hand.size (); i++)
  {
    vector<bool> bezocht (vulvolgorde.size (), false);
    doeZet (hand[i].first, hand[i].second);
    const int grootste = grootsteCluster (wie),
      nieuwe = telCluster (wie, static_cast<int> (vakje) / breedte,
                           static_cast<int> (vakje) % breedte, bezocht);
    unDoeZet ();
    if (make_pair (grootste, nieuwe) > beste)
    {
      beste = make_pair (grootste, nieuwe);
      gekozen = hand[i];
    }
  }
  return gekozen;
}

//*************************************************************************

// Bepaal een zet met Monte Carlo; zie aqualin.h.
pair<int,int> Aqualin::bepaalZetMonteCarlo ()
{
  if (eindstand ())
    return GeenSteen;
  const zoek::Verloop spel = verloop ();
  const zoek::Uitspelen uitspelen (spel);
  const size_t zetten = handen[speler].size ();
  zoek::Toeval toeval (static_cast<unsigned> (randomGetal (0, INT_MAX)));
  zoek::Voortgang voortgang
    ("bepaalZetMonteCarlo", "spellen",
     static_cast<long long> (zetten) * NrSimulaties);
  return steenVan (handen[speler][zoek::hoogsteGemiddelde
    (zetten, NrSimulaties,
     [&uitspelen, &toeval] (size_t i)
     { return uitspelen.scoreNaZet (static_cast<int> (i), toeval); },
     toontVoortgang ? &voortgang : 0)]);
}

//*************************************************************************

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

//*************************************************************************

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
