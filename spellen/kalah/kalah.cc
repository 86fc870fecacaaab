// kalah.cc: de klasse Kalah.
//
// De stand die mensen zien staat in de membervariabelen. Zetten en zoeken
// gaat met een stand van zoek/, gezien door wie aan beurt is: met weinig
// steentjes past zij in twee woorden (stelling.h), en anders is het een rij
// (ruim.h).

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../standaard.h"
#include "zoek/bewijs.h"
#include "zoek/eindspel.h"
#include "zoek/onderzoek.h"
#include "zoek/ruim.h"
#include "zoek/stelling.h"
#include "../../zoek/voortgang.h"
#include "constantes.h"
#include "kalah.h"
#include "tekening.h"

using namespace std;

namespace
{

typedef zoek::kalah::Onderzoek<zoek::kalah::Zaaier> Klein;      // zie isKlein
typedef zoek::kalah::Onderzoek<zoek::kalah::RuimeZaaier> Ruim;

const long long GewoneTabel = 40000000;  // standen die alfaBeta onthoudt

// Parameter:
// * speler: 1 of 2
// Retourneert: waar zijn kuiltjes in de rij van 14 beginnen
size_t beginVan (int speler)
{
  return speler == 1 ? 0 : PerSpeler;
}

}

//*************************************************************************

// Maak de beginstand; zie kalah.h.
Kalah::Kalah (int steentjes)
: speler (1), beginner (1), toontVoortgang (false), vakken (GewoneTabel)
{
  if (!integerInBereik ("Het aantal steentjes per kuiltje", steentjes,
                        MinSteentjes, MaxSteentjes))
  {
    cout << "Het worden er " << GewoonSteentjes << "." << endl;
    steentjes = GewoonSteentjes;
  }
  kuiltjes.assign (2 * PerSpeler, steentjes);
  kuiltjes[AantalKuiltjes] = kuiltjes[PerSpeler + AantalKuiltjes] = 0;
  begin = kuiltjes;
}

//*************************************************************************

// Maak een stand naar keuze; zie kalah.h.
bool Kalah::zetStand (const vector<int> &nwKuiltjes, int nwSpeler)
{
  if (nwKuiltjes.size () != 2 * PerSpeler
      || !integerInBereik (nwSpeler, 1, 2))
    return false;
  int ruimte = MaxTotaal;
  for (size_t i = 0; i < nwKuiltjes.size (); i++)
  {
    if (!integerInBereik (nwKuiltjes[i], 0, ruimte))
      return false;
    ruimte -= nwKuiltjes[i];
  }
  begin = kuiltjes = nwKuiltjes;
  beginner = speler = nwSpeler;
  zetten.clear ();
  ervoor.clear ();
  return true;
}

//*************************************************************************

// Geef de kuiltjes; zie kalah.h.
vector<int> Kalah::getKuiltjes () const
{
  return kuiltjes;
}

//*************************************************************************

// Geef de speler aan beurt; zie kalah.h.
int Kalah::getSpeler () const
{
  return speler;
}

//*************************************************************************

// Geef de beginstand; zie kalah.h.
vector<int> Kalah::beginKuiltjes () const
{
  return begin;
}

//*************************************************************************

// Geef wie begon; zie kalah.h.
int Kalah::beginSpeler () const
{
  return beginner;
}

//*************************************************************************

// Geef de gedane zetten; zie kalah.h.
vector<int> Kalah::gedaneZetten () const
{
  return zetten;
}

//*************************************************************************

// Geef de hoofdvariant; zie kalah.h.
vector<int> Kalah::hoofdvariant () const
{
  return variant;
}

//*************************************************************************

// Stel het tonen van voortgang in; zie kalah.h.
void Kalah::toonVoortgang (bool aan)
{
  toontVoortgang = aan;
}

//*************************************************************************

// Bepaal de grootte van de tabel; zie kalah.h.
void Kalah::zetTabel (long long nwVakken)
{
  vakken = nwVakken < 0 ? 0 : nwVakken;
}

//*************************************************************************

// Geef wat de zetten doet; zie kalah.h.
zoek::kalah::RuimeZaaier Kalah::zaaier () const
{
  return zoek::kalah::RuimeZaaier (zoek::kalah::totaalVan (kuiltjes));
}

//*************************************************************************

// Geef de stand, gezien door wie aan beurt is; zie kalah.h.
zoek::kalah::RuimeKuilen Kalah::stand () const
{
  return zoek::kalah::gezienDoor<zoek::kalah::RuimeKuilen> (kuiltjes, speler);
}

//*************************************************************************

// Is het spel uit? Zie kalah.h.
bool Kalah::eindstand () const
{
  return zaaier ().afgelopen (stand ());
}

//*************************************************************************

// Geef de score voor wie aan beurt is; zie kalah.h.
int Kalah::score () const
{
  return zaaier ().waarde (stand ());
}

//*************************************************************************

// Geef de winnaar; zie kalah.h.
int Kalah::getWinnaar () const
{
  if (!eindstand ())
    return GeenWinnaar;
  const int verschil = score ();
  return verschil == 0 ? Gelijk : verschil > 0 ? speler : 3 - speler;
}

//*************************************************************************

// Bepaal de mogelijke zetten; zie kalah.h.
vector<int> Kalah::bepaalZetten () const
{
  vector<int> mogelijk;
  for (int kuiltje = 1; kuiltje <= AantalKuiltjes; kuiltje++)
    if (kanZetten (kuiltje))
      mogelijk.push_back (kuiltje);
  return mogelijk;
}

//*************************************************************************

// Doe een zet; zie kalah.h.
bool Kalah::doeZet (int kuiltje)
{
  if (!kanZetten (kuiltje))
    return false;
  const zoek::kalah::RuimeKuilen na = zaaier ().naZet (stand (), kuiltje - 1);
  ervoor.push_back (kuiltjes);
  zetten.push_back (kuiltje);
  speler = 3 - speler;
  for (int i = 0; i < PerSpeler; i++)
  {
    kuiltjes[beginVan (speler) + static_cast<size_t> (i)] = na.mijn (i);
    kuiltjes[beginVan (3 - speler) + static_cast<size_t> (i)] = na.ander (i);
  }
  return true;
}

//*************************************************************************

// Neem de laatste zet terug; zie kalah.h.
bool Kalah::unDoeZet ()
{
  if (zetten.empty ())
    return false;
  kuiltjes = ervoor.back ();
  ervoor.pop_back ();
  zetten.pop_back ();
  speler = 3 - speler;
  return true;
}

//*************************************************************************

// Geef het aantal in een kuiltje; zie kalah.h.
int Kalah::inKuiltje (int wie, int kuiltje) const
{
  return kuiltjes[beginVan (wie) + static_cast<size_t> (kuiltje - 1)];
}

//*************************************************************************

// Bepaal of een zet mag; zie kalah.h.
bool Kalah::kanZetten (int kuiltje) const
{
  return integerInBereik (kuiltje, 1, AantalKuiltjes) && !eindstand ()
         && inKuiltje (speler, kuiltje) > 0;
}

//*************************************************************************

// Bepaal hoe een zet verloopt; zie kalah.h.
vector<Kalah::Stap> Kalah::verloop (int kuiltje) const
{
  vector<Stap> stappen;
  if (!kanZetten (kuiltje))
    return stappen;
  const zoek::kalah::RuimeKuilen na = zaaier ().naZet
    (stand (), kuiltje - 1,
     [this, &stappen] (zoek::kalah::RuimeZaaier::Gebeurtenis wat, int van, int aantal,
                       int naar)
     { stappen.push_back (stapVan (static_cast<Stap::Soort> (wat), van,
                                   aantal, naar)); });
  if (zaaier ().waarde (na) != na.voorsprong ())
    for (int i = 0; i < AantalKuiltjes; i++)
      if (na.ander (i) > 0)
        stappen.push_back (stapVan (Stap::Opruimen, i, na.ander (i),
                                    AantalKuiltjes));
  return stappen;
}

//*************************************************************************

// Maak een stap; zie kalah.h.
Kalah::Stap Kalah::stapVan (Stap::Soort soort, int van, int aantal,
                            int naar) const
{
  const Stap stap =
    { soort, van < PerSpeler ? speler : 3 - speler, van % PerSpeler + 1,
      aantal, naar < PerSpeler ? speler : 3 - speler,
      naar == AantalKuiltjes ? InKalah : naar % PerSpeler + 1 };
  return stap;
}

//*************************************************************************

// Past de stand in twee woorden? Zie kalah.h.
bool Kalah::isKlein () const
{
  return zoek::kalah::totaalVan (kuiltjes) <= zoek::kalah::Kuilen::MeesteSteentjes;
}

//*************************************************************************

// Zoek met minimax; zie kalah.h.
int Kalah::minimax (int diepte, int &besteZet, long long &aantalStanden)
{
  zoek::Voortgang voortgang ("minimax", "standen", 0);
  zoek::Voortgang *const toon = toontVoortgang ? &voortgang : 0;
  return isKlein ()
    ? Klein (kuiltjes, speler, toon).minimax (diepte, besteZet, aantalStanden)
    : Ruim (kuiltjes, speler, toon).minimax (diepte, besteZet, aantalStanden);
}

//*************************************************************************

// Zoek met alfa-beta; zie kalah.h.
int Kalah::alfaBeta (int diepte, int &besteZet, long long &aantalStanden)
{
  int gehaald = 0;
  return denk (zoek::kalah::ZonderTijdgrens, diepte, besteZet, gehaald, aantalStanden);
}

//*************************************************************************

// Zoek met alfa-beta zolang er tijd is; zie kalah.h.
int Kalah::denkna (double seconden, int maxDiepte, int &besteZet, int &diepte,
                   long long &aantalStanden)
{
  return denk (seconden > 0 ? seconden : 0, maxDiepte < 1 ? 1 : maxDiepte,
               besteZet, diepte, aantalStanden);
}

//*************************************************************************

// Zoek met alfa-beta; zie kalah.h.
int Kalah::denk (double seconden, int maxDiepte, int &besteZet, int &diepte,
                 long long &standen)
{
  zoek::Voortgang voortgang ("alfaBeta", "standen", 0);
  zoek::Voortgang *const toon = toontVoortgang ? &voortgang : 0;
  const zoek::kalah::Gedachte gedachte = isKlein ()
    ? Klein (kuiltjes, speler, toon).denk (seconden, maxDiepte, vakken, standen)
    : Ruim (kuiltjes, speler, toon).denk (seconden, maxDiepte, vakken, standen);
  variant = gedachte.variant;
  besteZet = variant.empty () ? GeenZet : variant[0];
  diepte = gedachte.diepte;
  return gedachte.waarde;
}

//*************************************************************************

// Bepaal wat elke zet waard is; zie kalah.h.
vector< pair<int,int> > Kalah::waardeVanZetten (int diepte)
{
  zoek::Voortgang voortgang ("waardeVanZetten", "standen", 0);
  zoek::Voortgang *const toon = toontVoortgang ? &voortgang : 0;
  return isKlein ()
    ? Klein (kuiltjes, speler, toon).waarden (diepte, vakken)
    : Ruim (kuiltjes, speler, toon).waarden (diepte, vakken);
}

//*************************************************************************

// Bepaal wie er wint; zie kalah.h.
bool Kalah::losOp (int eindspel, long long geheugen,
                   Oplossing &oplossing) const
{
  if (!integerInBereik ("De eindspeltabel", eindspel, 0, MeesteEindspel)
      || !isKlein () || eindspelBytes (eindspel) > geheugen)
    return false;
  zoek::kalah::Bewijs bewijs;
  if (!zoek::kalah::bewijsStand (kuiltjes, speler, eindspel,
                          static_cast<size_t> (geheugen), toontVoortgang,
                          bewijs))
    return false;
  oplossing.uitkomst = bewijs.uitkomst;
  oplossing.zetten = bewijs.zetten;
  oplossing.standen = bewijs.standen;
  oplossing.tabelBytes = bewijs.tabelBytes;
  return true;
}

//*************************************************************************

// Bepaal wat een eindspeltabel aan geheugen vraagt; zie kalah.h.
long long Kalah::eindspelBytes (int eindspel)
{
  return static_cast<long long> (zoek::kalah::Eindspel::bouwBytes (eindspel));
}

//*************************************************************************

// Zet het bord op het scherm; zie kalah.h.
void Kalah::drukAf () const
{
  kalah::drukBordAf (kuiltjes, speler, getWinnaar ());
}
