// aqualin.cc: de klasse Aqualin.
//
// De stand die mensen zien staat in de membervariabelen, zo eenvoudig
// mogelijk; het bord is niet meer dan de rij stenen die er liggen, want de
// vulvolgorde zegt waar. Al het zoekwerk gebeurt op een Verloop, dat verloop
// ervan maakt; zie zoek/verloop.h.

#include <climits>
#include <iostream>
#include "../../terminal/zettekst.h"
#include "../../standaard.h"
#include "zoek/boom.h"
#include "zoek/oplosser.h"
#include "zoek/uitspelen.h"
#include "zoek/verloop.h"
#include "../../zoek/beste.h"
#include "../../zoek/montecarlo.h"
#include "../../zoek/toeval.h"
#include "../../zoek/voortgang.h"
#include "aqualin.h"
#include "cluster.h"
#include "spelbestand.h"
#include "tekening.h"

using namespace std;

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

// Geef de steen op een vakje; zie aqualin.h.
pair<int,int> Aqualin::getVakje (int rij, int kolom)
{
  if (!integerInBereik (rij, 0, hoogte - 1)
      || !integerInBereik (kolom, 0, breedte - 1))
    return GeenSteen;
  const size_t plaats = static_cast<size_t>
    (vulvolgorde[static_cast<size_t> (rij * breedte + kolom)]);
  return plaats < gelegd.size () ? steenVan (gelegd[plaats]) : GeenSteen;
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

// Lees een spel, met de meldingen op het scherm; zie aqualin.h.
bool Aqualin::leesInSpel (const char *invoernaam)
{
  return leesInSpel (invoernaam, cout);
}

//*************************************************************************

// Lees een spel; zie aqualin.h. Pas als het hele bestand klopt komt er een
// nieuw object in de plaats van dit object.
bool Aqualin::leesInSpel (const char *invoernaam, ostream &meldingen)
{
  aqualin::Spelbestand::Gegevens gelezen;
  if (!aqualin::Spelbestand (invoernaam, meldingen).lees (gelezen))
    return false;
  Aqualin nieuw;
  nieuw.hoogte = gelezen.hoogte;
  nieuw.breedte = gelezen.breedte;
  nieuw.vormen = gelezen.vormen;
  nieuw.alOpBord = gelezen.alOpBord;
  nieuw.keuzeAantal[0] = gelezen.keuzeAantal[0];
  nieuw.keuzeAantal[1] = gelezen.keuzeAantal[1];
  nieuw.vulvolgorde = gelezen.vulvolgorde;
  nieuw.pot = gelezen.pot;
  nieuw.begin ();
  nieuw.toontVoortgang = toontVoortgang;
  *this = nieuw;
  return true;
}

//*************************************************************************

// Geef per vakje de kleur of de vorm; zie aqualin.h.
vector<int> Aqualin::soorten (int wie)
{
  vector<int> per;
  for (int rij = 0; rij < hoogte; rij++)
    for (int kolom = 0; kolom < breedte; kolom++)
    {
      const pair<int,int> steen = getVakje (rij, kolom);
      per.push_back (wie == 0 ? steen.first : steen.second);
    }
  return per;
}

//*************************************************************************

// Geef de grootste cluster van een speler; zie aqualin.h.
int Aqualin::grootsteCluster (int wie)
{
  return integerInBereik ("Het nummer van de speler", wie, 0, 1)
         ? aqualin::Clusters (breedte, soorten (wie)).grootste () : 0;
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
  drukStenenAf ("Hand van " + aqualin::spelerTekst (0) + ": ", handen[0], 0);
  drukStenenAf ("Hand van " + aqualin::spelerTekst (1) + ": ", handen[1], 0);
  drukStenenAf ("Pot: ", pot, uitPot);
  if (eindstand ())
    cout << "Eindstand: de score van speler 0 is "
         << grootsteCluster (0) - grootsteCluster (1) << "." << endl;
  else
    cout << "Aan beurt: " << aqualin::spelerTekst (speler) << ", op vakje "
         << gelegd.size () << endl;
}

//*************************************************************************

// Zet het bord op het scherm; zie aqualin.h. Een steen krijgt een k of een v
// als zij in een grootste cluster van haar kleur of vorm ligt; een leeg vakje
// toont zijn plaats in de vulvolgorde.
void Aqualin::drukBordAf ()
{
  const aqualin::Clusters kleur (breedte, soorten (0)),
                          vorm (breedte, soorten (1));
  vector<string> vakjes;
  for (int i = 0; i < hoogte * breedte; i++)
  {
    const pair<int,int> steen = getVakje (i / breedte, i % breedte);
    if (steen == GeenSteen)
      vakjes.push_back (aqualin::getalTekst
                          (vulvolgorde[static_cast<size_t> (i)]));
    else
      vakjes.push_back ((kleur.inGrootste (i) ? "k" : " ")
                        + terminal::zetTekst (steen)
                        + (vorm.inGrootste (i) ? "v" : " "));
  }
  aqualin::drukBordAf (vakjes, breedte);
}

//*************************************************************************

// Zet een rij stenen op het scherm; zie aqualin.h.
void Aqualin::drukStenenAf (const string &kop, const vector<int> &stenen,
                            size_t eerste)
{
  vector<string> teksten;
  for (size_t i = eerste; i < stenen.size (); i++)
    teksten.push_back (terminal::zetTekst (steenVan (stenen[i])));
  aqualin::drukStenenAf (kop, teksten);
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
zoek::aqualin::Verloop Aqualin::verloop ()
{
  const vector<int> rest (pot.begin () + static_cast<long> (uitPot),
                          pot.end ());
  return zoek::aqualin::Verloop (hoogte, breedte, vulvolgorde, vormen, gelegd,
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
  const zoek::aqualin::Verloop spel = verloop ();
  zoek::Voortgang voortgang ("optScore", "standen", spel.telStanden ());
  zoek::aqualin::Boom boom (spel, toontVoortgang ? &voortgang : 0);
  int beste = score ();
  optZet = GeenSteen;
  if (!eindstand ())
    optZet = steenVan (handen[speler][zoek::eersteBeste
      (handen[speler].size (), beste,
       [&boom] (size_t i) { return boom.scoreNaZet (static_cast<int> (i)); })]);
  aantalStanden = 1 + boom.aantalStanden ();
  return beste;
}

//*************************************************************************

// Bepaal de optimale score snel; zie aqualin.h.
int Aqualin::optScoreSnel (pair<int,int> &optZet, long long &aantalStanden)
{
  if (eindstand ())
    return optScore (optZet, aantalStanden);
  const zoek::aqualin::Verloop spel = verloop ();
  zoek::Voortgang voortgang ("optScoreSnel", "standen", 0);
  int zet = 0;
  const bool klein = spel.bordBits () <= zoek::Bitbord<1>::Plaatsen;
  const int beste =
    (klein ? zoek::aqualin::scoreEnZet<1> : zoek::aqualin::scoreEnZet<2>)
      (spel, toontVoortgang ? &voortgang : 0, zet, aantalStanden);
  optZet = steenVan (handen[speler][static_cast<size_t> (zet)]);
  return beste;
}

//*************************************************************************

// Bepaal de zet die de grootste cluster geeft; zie aqualin.h.
pair<int,int> Aqualin::bepaalZetGrootsteCluster ()
{
  const vector< pair<int,int> > hand = getHand (speler);
  if (hand.empty ())
    return GeenSteen;
  const int wie = speler;
  size_t vakje = 0;
  while (vulvolgorde[vakje] != static_cast<int> (gelegd.size ()))
    vakje++;
  pair<int,int> beste;
  return hand[zoek::eersteBeste (hand.size (), beste, [&] (size_t i)
  {
    doeZet (hand[i].first, hand[i].second);
    const aqualin::Clusters clusters (breedte, soorten (wie));
    unDoeZet ();
    return make_pair (clusters.grootste (),
                      clusters.om (static_cast<int> (vakje)));
  })];
}

//*************************************************************************

// Bepaal een zet met Monte Carlo; zie aqualin.h.
pair<int,int> Aqualin::bepaalZetMonteCarlo ()
{
  if (eindstand ())
    return GeenSteen;
  const zoek::aqualin::Verloop spel = verloop ();
  const zoek::aqualin::Uitspelen uitspelen (spel);
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
