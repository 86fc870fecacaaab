// domineren.cc: de klasse Domineren.
//
// De stand staat zo eenvoudig mogelijk in de membervariabelen. Alleen winnaar
// en uitslagen zoeken, op bitborden; zie zoek/oplosser.h.

#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <vector>
#include "../../standaard.h"
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "../../zoek/voortgang.h"
#include "domineren.h"
#include "zoek/oplosser.h"

using namespace std;

const char *const Stenen[] = { "Vv", "Hh" },  // van elke speler, per helft
           *const TweeLeeg = "..";

// Bij het zoeken, in bytes. Dat is meer dan zoek::GeheugenGrens: zo kan de
// tabel van een bord van twee woorden, zoals 9x9, nog een keer verdubbelen.
const size_t Geheugen = 1536u * 1024 * 1024;

//*************************************************************************
// Beginnen, lezen en schrijven

// Beperk een waarde tot haar grenzen, 1 en de hoogste, met een melding die haar
// noemt als zij daarbuiten is.
// Retourneert: de waarde, of de grens die het dichtstbij ligt
static int beperkt (const char *naam, int waarde, int hoogste)
{
  return integerInBereik (naam, waarde, 1, hoogste) ? waarde
         : waarde < 1 ? 1 : hoogste;
}

// Maak een leeg bord; zie domineren.h.
Domineren::Domineren (int nwBreedte, int nwHoogte)
: tijd (GewoneTijd), toezicht (0)
{
  begin (beperkt ("breedte", nwBreedte, MaxBreedte),
         beperkt ("hoogte", nwHoogte, MaxHoogte));
}

// Maak het bord leeg; zie domineren.h.
void Domineren::begin (int nwBreedte, int nwHoogte)
{
  breedte = nwBreedte;
  hoogte = nwHoogte;
  vakjes.assign (static_cast<size_t> (hoogte),
                 string (static_cast<size_t> (breedte), Leeg));
  gedaan.clear ();
}

// Lees de maten van het bord; bij een fout volgt een melding.
// Retourneert: true als dat gelukt is
static bool leesMaten (terminal::Lezer &bestand, int &breedte, int &hoogte)
{
  const string verwacht = "het vakje rechtsboven, van a1 t/m z9";
  string regel;
  if (!bestand.geopend () || !bestand.leesHeleRegel (verwacht, regel))
    return false;
  if (regel.size () != 2 || regel[0] < 'a' || regel[0] > 'z'
      || regel[1] < '1' || regel[1] > '9')
    return bestand.verkeerd ("", regel, verwacht);
  breedte = regel[0] - 'a' + 1;
  hoogte = regel[1] - '0';
  return true;
}

// Lees wie er spelen (zie domineren.h), als dat er staat, en het einde van het
// bestand; bij een fout volgt een melding.
// Retourneert: true als dat gelukt is
static bool leesSpelers (terminal::Lezer &bestand, string &spelers)
{
  const string begin = "spelers";
  string woord;
  spelers.clear ();
  if (bestand.isUit ())
    return true;
  bestand.leesWoord ("", begin, woord);
  if (woord != begin)
    return bestand.verkeerd ("", woord, "het einde van het bestand, of "
                                        + begin);
  return terminal::leesSpelers (bestand, terminal::Spelerletters, spelers)
         && bestand.uitgelezen ();
}

// Lees een stand, en wie er spelen; zie domineren.h.
bool Domineren::leesInSpel (const char *invoernaam, ostream &meldingen,
                            string &spelers)
{
  terminal::Lezer bestand (invoernaam, meldingen);
  Domineren nieuw (*this);
  if (!leesMaten (bestand, nieuw.breedte, nieuw.hoogte))
    return false;
  nieuw.begin (nieuw.breedte, nieuw.hoogte);
  if (!nieuw.leesZetten (bestand) || !leesSpelers (bestand, spelers))
    return false;
  *this = nieuw;
  return true;
}

// Lees de zetten en doe ze; zie domineren.h.
template <typename Lezer>
bool Domineren::leesZetten (Lezer &bestand)
{
  const long long Meeste = MaxBreedte * MaxHoogte / 2;
  const string mag = "een aantal zetten, van 0 t/m " + to_string (Meeste);
  string regel;
  long long aantal = 0;
  if (!bestand.leesHeleRegel (mag, regel))
    return false;
  if (!terminal::leesGetal (regel, 0, Meeste, aantal))
    return bestand.verkeerd ("", regel, mag);
  for (long long nr = 1; nr <= aantal; nr++)
  {
    const string
      vorm = getSpeler () == Vera ? "een letter en twee rijen, zoals a12"
                                  : "twee kolommen en een cijfer, zoals ab1",
      verwacht = "zet " + to_string (nr) + ", van "
                 + naamVanSpeler (getSpeler ()) + ": " + vorm;
    Steen steen = { 0, 0 };
    int speler = Vera;
    if (!bestand.leesHeleRegel (verwacht, regel))
      return false;
    if (!leesZetnaam (regel, steen, speler) || speler != getSpeler ())
      return bestand.verkeerd ("", regel, verwacht);
    if (!doeZet (regel))
      return bestand.verkeerd ("", regel, "een zet op twee lege vakjes van "
                                          "het bord");
  }
  return true;
}

// Schrijf het spel; zie domineren.h.
void Domineren::schrijf (ostream &uit, const string &spelers)
{
  uit << static_cast<char> ('a' + breedte - 1) << hoogte << '\n'
      << gedaan.size () << '\n';
  for (const string &zet : gedaneZetten ())
    uit << zet << '\n';
  if (!spelers.empty ())
    uit << "spelers " << spelers << '\n';
}

//*************************************************************************
// De regels, en uitspelen

// Geef de naam van een zet; zie domineren.h.
string Domineren::zetnaam (const Steen &steen, int speler)
{
  const char kolom = static_cast<char> ('a' + steen.kolom),
             rij = static_cast<char> ('1' + steen.rij);
  if (speler == Vera)
    return { kolom, rij, static_cast<char> (rij + 1) };
  return { kolom, static_cast<char> (kolom + 1), rij };
}

// Ontleed de naam van een zet; zie domineren.h.
bool Domineren::leesZetnaam (const string &zet, Steen &steen, int &speler)
{
  if (zet.size () != 3)
    return false;
  speler = zet[1] >= '0' && zet[1] <= '9' ? Vera : Herman;
  steen.kolom = zet[0] - 'a';
  steen.rij = zet[speler == Vera ? 1 : 2] - '1';
  return steen.kolom >= 0 && steen.kolom + speler < MaxBreedte
         && steen.rij >= 0 && steen.rij + 1 - speler < MaxHoogte
         && zet == zetnaam (steen, speler);
}

// Zet tekens op de vakjes van een steen; zie domineren.h.
void Domineren::leg (const Steen &steen, int speler, const char *tekens)
{
  for (int helft = 0; helft < 2; helft++)
    vakje (steen.kolom + helft * speler, steen.rij + helft * (1 - speler)) =
      tekens[helft];
}

// Bepaal alle stenen die passen; zie domineren.h.
vector<Domineren::Steen> Domineren::stenen (int speler)
{
  vector<Steen> passend;
  for (int kolom = 0; kolom < breedte; kolom++)
    for (int rij = 0; rij < hoogte; rij++)
    {
      const Steen steen = { kolom, rij };
      if (past (steen, speler))
        passend.push_back (steen);
    }
  return passend;
}

// Bepaal de mogelijke zetten; zie domineren.h.
vector<string> Domineren::bepaalZetten ()
{
  vector<string> namen;
  for (const Steen &steen : stenen (getSpeler ()))
    namen.push_back (zetnaam (steen, getSpeler ()));
  return namen;
}

// Waarom kan een zet niet? Zie domineren.h.
string Domineren::bezwaar (const string &zet)
{
  const string aanBeurt = naamVanSpeler (getSpeler ());
  Steen steen = { 0, 0 };
  int speler = Vera;
  if (eindstand ())
    return "het spel is afgelopen";
  if (!leesZetnaam (zet, steen, speler))
    return "een steen ligt op twee vakjes naast elkaar, zoals a12 of ab1";
  if (speler != getSpeler ())
    return "die is van " + naamVanSpeler (speler) + ", en " + aanBeurt
           + " is aan beurt";
  if (steen.kolom + speler >= breedte || steen.rij + 1 - speler >= hoogte)
    return "daar houdt het bord op";
  return past (steen, speler) ? "" : "daar ligt al een steen";
}

// Doe een zet; zie domineren.h.
bool Domineren::doeZet (const string &zet)
{
  Steen steen = { 0, 0 };
  int speler = Vera;
  if (!leesZetnaam (zet, steen, speler) || speler != getSpeler ()
      || !past (steen, speler))
    return false;
  leg (steen, speler, Stenen[speler]);
  gedaan.push_back (steen);
  return true;
}

// Neem de laatste zet terug; zie domineren.h.
bool Domineren::unDoeZet ()
{
  if (gedaan.empty ())
    return false;
  const Steen steen = gedaan.back ();
  gedaan.pop_back ();
  leg (steen, getSpeler (), TweeLeeg);
  return true;
}

// Kies de zet met het grootste verschil; zie domineren.h.
string Domineren::verschilZet ()
{
  const int speler = getSpeler ();
  string beste;
  int meeste = -1;
  for (const Steen &steen : stenen (speler))
  {
    leg (steen, speler, Stenen[speler]);
    const int verschil = abs (aantalZetten (Vera) - aantalZetten (Herman));
    leg (steen, speler, TweeLeeg);
    if (verschil > meeste)
    {
      meeste = verschil;
      beste = zetnaam (steen, speler);
    }
  }
  return beste;
}

// Speel het spel uit; zie domineren.h.
vector<string> Domineren::speelUit (bool verschil)
{
  vector<string> verloop;
  Domineren spel (*this);
  while (!spel.eindstand ())
  {
    verloop.push_back (verschil ? spel.verschilZet ()
                                : spel.bepaalZetten ()[0]);
    spel.doeZet (verloop.back ());
  }
  verloop.push_back (naamVanSpeler (1 - spel.getSpeler ()));
  return verloop;
}

//*************************************************************************
// Zoeken

// Bepaal wie wint bij perfect spel; zie domineren.h.
int Domineren::winnaar (string &besteZet, long long &aantalStanden)
{
  vector<Uitslag> uit;
  zoekUit (false, aantalStanden, uit);
  uit.push_back ({ "", Onbekend, 0 });  // als de tijd om was de enige
  besteZet = uit[0].zet;
  return uit[0].winnaar;
}

// Ziet toe zonder dat iemand het merkt, zodat er ook zonder toezicht een grens
// aan de tijd kan zijn.
struct StilToezicht : Toezicht
{
  // Retourneert: dat er niets te zien is
  bool toont () const { return false; }
};

// Zoek, met borden van zoveel woorden als er nodig zijn; zie domineren.h.
void Domineren::zoekUit (bool elkeZet, long long &aantalStanden,
                         vector<Uitslag> &uit)
{
  const int PerWoord = 64, aantalVakjes = breedte * hoogte;
  StilToezicht stil;
  aantalStanden = 0;
  Toezicht &ziet = toezicht == 0 ? stil : *toezicht;
  ziet.inTijd (tijd, [&]
  {
    aantalVakjes <= PerWoord ? zoekMet<1> (elkeZet, ziet, aantalStanden, uit)
      : aantalVakjes <= 2 * PerWoord
        ? zoekMet<2> (elkeZet, ziet, aantalStanden, uit)
        : zoekMet<4> (elkeZet, ziet, aantalStanden, uit);
  });
}

// Retourneert: de bandentabellen, van elk zoeken dat dit programma nog doet
static zoek::domineren::Banden &banden ()
{
  static zoek::domineren::Banden alle;
  return alle;
}

// Zoek met borden van een aantal woorden; zie domineren.h.
template <int Woorden>
void Domineren::zoekMet (bool elkeZet, Toezicht &ziet,
                         long long &aantalStanden, vector<Uitslag> &uit)
{
  const long long TussenKijken = 256;  // standen, tot de klok weer telt
  const int wie = getSpeler (), Geen = zoek::domineren::GeenZet;
  const string werk = elkeZet ? "elke zet" : "winnaar",
               grens = tijd > 0 ? ", max " + to_string (tijd) + " s" : "";
  zoek::Voortgang voortgang (werk + grens, "standen", 0, &ziet, TussenKijken);
  voortgang.peil (0);  // ook tussen veel kleine zoekvragen is er te stoppen
  zoek::domineren::Oplosser<Woorden> oplosser
    (breedte, hoogte, banden (), Geheugen, &voortgang, aantalStanden);
  zoek::Bitbord<Woorden> vrij = zoek::Bitbord<Woorden> ();
  for (int nr = 0; nr < breedte * hoogte; nr++)
    if (isLeeg (nr % breedte, nr / breedte))
      vrij.neemOp (nr);
  if (elkeZet)
    zoekElke (oplosser, vrij, voortgang, uit);
  else
  {
    const int nr = oplosser.winnendeZet (vrij, wie);
    uit.push_back ({ nr == Geen ? "" : zetnaam ({ nr % breedte, nr / breedte },
                                                wie),
                     nr == Geen ? 1 - wie : wie, 0 });
  }
}

// Zoek wie er na elke zet wint; zie domineren.h.
template <typename Oplosser, typename Bord, typename Voortgang>
void Domineren::zoekElke (Oplosser &oplosser, const Bord &vrij,
                          Voortgang &voortgang, vector<Uitslag> &uit)
{
  const int wie = getSpeler ();
  multiset<Bord> gezien;  // na een zet, of een spiegelbeeld daarvan
  vector<int> plaatsen;   // van de eerste zet bij elk
  for (const Steen &steen : stenen (wie))
  {
    plaatsen.push_back (steen.rij * breedte + steen.kolom);
    const Bord na = oplosser.gelijkvormigNa (vrij, wie, plaatsen.back ());
    if (gezien.count (na) == 0)
      uit.push_back ({ zetnaam (steen, wie), Onbekend, 0 });
    else
      plaatsen.pop_back ();
    gezien.insert (na);
  }
  for (size_t i = 0; i < plaatsen.size (); i++)
  {
    voortgang.noem (string ("elke zet") + ", " + to_string (i + 1) + " van "
                    + to_string (plaatsen.size ()));
    uit[i].spiegels = static_cast<int> (gezien.count
      (oplosser.gelijkvormigNa (vrij, wie, plaatsen[i]))) - 1;
    uit[i].winnaar = oplosser.wintMet (vrij, wie, plaatsen[i]) ? wie : 1 - wie;
  }
}

//*************************************************************************
// Op het scherm

// Teken een vakje; zie domineren.h.
string Domineren::tekening (int kolom, int rij, size_t breed)
{
  const char teken = vakje (kolom, rij);
  const bool boven = teken == Stenen[Vera][1],
             rechts = teken == Stenen[Herman][1];
  string tekst (breed, boven ? ' ' : '_');
  tekst[0] = rechts ? '_' : '|';
  if (teken != Leeg)
    tekst[breed / 2] = boven ? Stenen[Vera][0]
                             : rechts ? Stenen[Herman][0] : teken;
  return tekst;
}

// Zet de stand op het scherm, een regel per rij, zodat ook een hoog bord met
// het menu op een scherm past; zie domineren.h.
void Domineren::drukAf ()
{
  const int WijdeKolommen = 18;  // met brede vakjes
  const size_t breed = breedte <= WijdeKolommen ? 4 : 2;
  string kop (breed / 2 + 2, ' '), lijn (3, ' ');
  for (int kolom = 0; kolom < breedte; kolom++)
  {
    kop += string (kolom == 0 ? 1 : breed - 1, ' ')
           + static_cast<char> ('a' + kolom);
    lijn += (kolom == 0 ? ' ' : '_') + string (breed - 1, '_');
  }
  cout << kop << "\n" << lijn << "\n";
  for (int rij = hoogte - 1; rij >= 0; rij--)
  {
    cout << " " << rij + 1 << " ";
    for (int kolom = 0; kolom < breedte; kolom++)
      cout << tekening (kolom, rij, breed);
    cout << "| " << rij + 1 << "\n";
  }
  cout << kop << endl;
}
