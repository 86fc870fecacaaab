// domineren.cc: de klasse Domineren.
//
// De stand staat zo eenvoudig mogelijk in de membervariabelen. Alleen winnaar
// en uitslagen zoeken, op bitborden; zie zoek/oplosser.h.

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>
#include "../../standaard.h"
#include "../../terminal/lezer.h"
#include "../../terminal/spelbestand.h"
#include "../../terminal/woorden.h"
#include "../../zoek/beste.h"
#include "../../zoek/gedachte.h"
#include "../../zoek/voortgang.h"
#include "domineren.h"
#include "zoek/oplosser.h"

using namespace std;

const char *const Stenen[] = { "Vv", "Hh" },  // van elke speler, per helft
           *const TweeLeeg = "..";

// Bij het zoeken, in bytes. Dat is meer dan zoek::GeheugenGrens: zo kunnen de
// tabellen van een bord van een woord, tot 64 vakjes, nog een keer verdubbelen.
const size_t Geheugen = 1536u * 1024 * 1024;

//*************************************************************************
// Beginnen, lezen en schrijven

// Beperk een waarde tot haar grenzen, 1 en de hoogste, met een melding die haar
// noemt als zij daarbuiten is.
// Retourneert: de waarde, of de grens die het dichtstbij ligt
static int beperkt (const char *naam, int waarde, int hoogste)
{
  if (integerInBereik (naam, waarde, 1, hoogste))
    return waarde;
  return waarde < 1 ? 1 : hoogste;
}

// Maak een leeg bord; zie domineren.h.
Domineren::Domineren (int nwBreedte, int nwHoogte)
: breedte (beperkt ("breedte", nwBreedte, MaxBreedte)),
  hoogte (beperkt ("hoogte", nwHoogte, MaxHoogte)),
  vakjes (static_cast<size_t> (hoogte),
          string (static_cast<size_t> (breedte), Leeg)),
  toezicht (0)
{
}

// Geef de naam van een zet, met dit vakje linksonder.
// Retourneert: d23 is een steen van Vera op d2 en d3, cd4 een van Herman op c4
//   en d4
static string zetnaam (int kolom, int rij, int speler)
{
  const char letter = static_cast<char> ('a' + kolom),
             cijfer = static_cast<char> ('1' + rij);
  if (speler == Domineren::Vera)
    return { letter, cijfer, static_cast<char> (cijfer + 1) };
  return { letter, static_cast<char> (letter + 1), cijfer };
}

// Ontleed de naam van een zet: kolom, rij en speler worden wat zij noemt, en
// bij false iets onbruikbaars.
// Retourneert: true als dit op een bord van de grootste maten een zet is; of de
//   steen op dit bord past is niet gezegd
static bool leesZetnaam (const string &zet, int &kolom, int &rij, int &speler)
{
  if (zet.size () != 3)
    return false;
  speler = zet[1] >= '0' && zet[1] <= '9' ? Domineren::Vera
                                          : Domineren::Herman;
  kolom = zet[0] - 'a';
  rij = zet[speler == Domineren::Vera ? 1 : 2] - '1';
  return kolom >= 0 && kolom + speler < Domineren::MaxBreedte && rij >= 0
         && rij + 1 - speler < Domineren::MaxHoogte
         && zet == zetnaam (kolom, rij, speler);
}

// Lees een stand, met de meldingen op stderr; zie domineren.h.
bool Domineren::leesInSpel (const char *invoernaam)
{
  return terminal::leesStand (invoernaam, cerr, *this);
}

// Lees een stand; zie domineren.h.
bool Domineren::lees (terminal::Lezer &lezer)
{
  const string waar = "het vakje rechtsboven, van a1 t/m z9";
  string hoek;
  int aantal = 0;
  if (!lezer.leesWoord ("", waar, hoek))
    return false;
  if (hoek.size () != 2 || hoek[0] < 'a' || hoek[0] > 'z' || hoek[1] < '1'
      || hoek[1] > '9')
    return lezer.verkeerd ("", hoek, waar);
  if (!lezer.leesGetalTussen ("het aantal zetten", 0,
                              MaxBreedte * MaxHoogte / 2, aantal))
    return false;
  Domineren nieuw (hoek[0] - 'a' + 1, hoek[1] - '0');
  nieuw.toezicht = toezicht;
  for (int nr = 1; nr <= aantal; nr++)
  {
    const string verwacht = "zet " + to_string (nr) + ", van "
      + naamVanSpeler (nieuw.getSpeler ()) + ": twee lege vakjes "
      + (nieuw.getSpeler () == Vera ? "boven elkaar, zoals a12"
                                    : "naast elkaar, zoals ab1");
    string zet;
    if (!lezer.leesWoord ("", verwacht, zet))
      return false;
    if (!nieuw.doeZet (zet))
      return lezer.verkeerd ("", zet, verwacht);
  }
  *this = nieuw;
  return true;
}

// Schrijf de stand; zie domineren.h.
void Domineren::schrijf (ostream &uit) const
{
  uit << static_cast<char> ('a' + breedte - 1) << hoogte << '\n'
      << gedaan.size () << '\n';
  for (const string &zet : gedaan)
    uit << zet << '\n';
}

//*************************************************************************
// De regels, en uitspelen

// Bepaal de mogelijke zetten; zie domineren.h.
vector<string> Domineren::bepaalZetten ()
{
  vector<string> zetten;
  for (int kolom = 0; kolom < breedte; kolom++)
    for (int rij = 0; rij < hoogte; rij++)
      if (past (kolom, rij, getSpeler ()))
        zetten.push_back (zetnaam (kolom, rij, getSpeler ()));
  return zetten;
}

// Tel de zetten van een speler; zie domineren.h.
int Domineren::aantalZetten (int speler)
{
  int aantal = 0;
  for (int kolom = 0; kolom < breedte; kolom++)
    for (int rij = 0; rij < hoogte; rij++)
      aantal += past (kolom, rij, speler) ? 1 : 0;
  return aantal;
}

// Waarom kan een zet niet? Zie domineren.h.
string Domineren::bezwaar (const string &zet)
{
  const string aanBeurt = naamVanSpeler (getSpeler ());
  int kolom = 0, rij = 0, speler = Vera;
  if (eindstand ())
    return "het spel is afgelopen";
  if (!leesZetnaam (zet, kolom, rij, speler))
    return "een steen ligt op twee vakjes naast elkaar, zoals a12 of ab1";
  if (speler != getSpeler ())
    return "die is van " + naamVanSpeler (speler) + ", en " + aanBeurt
           + " is aan beurt";
  if (kolom + speler >= breedte || rij + 1 - speler >= hoogte)
    return "daar houdt het bord op";
  return past (kolom, rij, speler) ? "" : "daar ligt al een steen";
}

// Kijk of een tekst de vorm van een zet heeft; zie domineren.h.
bool Domineren::leesZet (const string &tekst, Zet &zet)
{
  const string cijfers = "0123456789", letters = "abcdefghijklmnopqrstuvwxyz";
  if (tekst.size () != 3 || letters.find (tekst[0]) == string::npos
      || (letters + cijfers).find (tekst[1]) == string::npos
      || cijfers.find (tekst[2]) == string::npos)
    return false;
  zet = tekst;
  return true;
}

// Vertel wat de laatste zet deed; zie domineren.h.
string Domineren::verhaal ()
{
  return naamVanSpeler (1 - getSpeler ()) + " legt " + gedaan.back () + "; "
         + overTekst ();
}

// Tel de zetten die er nog zijn; zie domineren.h.
string Domineren::overTekst ()
{
  const int wie = getSpeler (), mijn = aantalZetten (wie),
            ander = aantalZetten (1 - wie);
  if (mijn == 0 && ander == 0)
    return "geen van beiden heeft nog een zet.";
  const string over = mijn == 0 ? "geen zet"
                      : terminal::aantalTekst (mijn, "zet", "zetten");
  return naamVanSpeler (wie) + " heeft dan nog " + over + ", "
         + naamVanSpeler (1 - wie) + " "
         + (ander == 0 ? "geen" : to_string (ander)) + ".";
}

// Doe een zet; zie domineren.h.
bool Domineren::doeZet (const string &zet)
{
  int kolom = 0, rij = 0, speler = Vera;
  if (!leesZetnaam (zet, kolom, rij, speler) || speler != getSpeler ()
      || !past (kolom, rij, speler))
    return false;
  leg (kolom, rij, speler, Stenen[speler]);
  gedaan.push_back (zet);
  return true;
}

// Neem de laatste zet terug; zie domineren.h.
bool Domineren::unDoeZet ()
{
  int kolom = 0, rij = 0, speler = Vera;
  if (gedaan.empty ())
    return false;
  leesZetnaam (gedaan.back (), kolom, rij, speler);
  leg (kolom, rij, speler, TweeLeeg);
  gedaan.pop_back ();
  return true;
}

// Kies de zet met het grootste verschil; zie domineren.h.
string Domineren::verschilZet ()
{
  const vector<string> zetten = bepaalZetten ();
  int meeste = 0;
  return zetten.empty () ? "" : zetten[zoek::eersteBeste
    (zetten.size (), meeste, [&] (size_t i)
     {
       doeZet (zetten[i]);
       const int verschil = abs (aantalZetten (Vera) - aantalZetten (Herman));
       unDoeZet ();
       return verschil;
     })];
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
int Domineren::winnaar (string &besteZet, long long &aantalStanden,
                        long long tijd)
{
  Gedachte<Zet> gedachte;
  vind (gedachte, tijd, false);
  aantalStanden = gedachte.standen;
  besteZet = "";
  if (gedachte.zetten.empty ())
    return Onbekend;
  besteZet = gedachte.zetten[0].zet;
  return gedachte.zetten[0].waarde > 0 ? getSpeler () : 1 - getSpeler ();
}

// Bepaal wie wint na elke zet; zie domineren.h.
void Domineren::uitslagen (Gedachte<Zet> &gedachte, long long tijd)
{
  vind (gedachte, tijd, true);
}

// Retourneert: de bandentabellen, van elk zoeken dat dit programma nog doet
static zoek::domineren::Banden &banden ()
{
  static zoek::domineren::Banden alle;
  return alle;
}

// Zoek wie er na elke zet van een spel wint, als uitslagen, met een oplosser
// voor de lege vakjes vrij; de voortgang noemt de hoeveelste zet het is.
template <int Woorden>
static void zoekElke (Domineren &spel,
                      zoek::domineren::Oplosser<Woorden> &oplosser,
                      const zoek::Bitbord<Woorden> &vrij,
                      zoek::Voortgang &voortgang, Gedachte<string> &gedachte)
{
  int kolom = 0, rij = 0, wie = spel.getSpeler ();
  vector<int> plaatsen;  // van de zetten die geen spiegelbeeld zijn
  vector< zoek::Bitbord<Woorden> > erna;
  for (const string &zet : spel.bepaalZetten ())
  {
    leesZetnaam (zet, kolom, rij, wie);
    const int plaats = rij * spel.getBreedte () + kolom;
    const zoek::Bitbord<Woorden> na =
      oplosser.gelijkvormigNa (vrij, wie, plaats);
    size_t i = 0;
    while (i < erna.size () && !(erna[i] == na))
      i++;
    if (i < erna.size ())
    {
      gedachte.zetten[i].ook.push_back (zet);
      continue;
    }
    plaatsen.push_back (plaats);
    erna.push_back (na);
    gedachte.zetten.push_back (zoek::onbekend (zet));
  }
  for (size_t i = 0; i < plaatsen.size (); i++)
  {
    voortgang.noem (string ("elke zet") + ", " + to_string (i + 1) + " van "
                    + to_string (plaatsen.size ()));
    const bool wint = oplosser.wintMet (vrij, wie, plaatsen[i]);
    zoek::weetUitkomst (gedachte.zetten[i], wint ? 1 : -1);
  }
}

// Zoek, als Domineren::vind, met borden van een aantal woorden; vakjes is elk
// vakje, rij na rij.
template <int Woorden>
static void zoekMet (Domineren &spel, const string &vakjes,
                     zoek::Voortgang &voortgang, bool elkeZet,
                     Gedachte<string> &gedachte)
{
  const int wie = spel.getSpeler (), breedte = spel.getBreedte ();
  zoek::domineren::Oplosser<Woorden> oplosser
    (breedte, spel.getHoogte (), banden (), Geheugen, &voortgang,
     gedachte.standen);
  zoek::Bitbord<Woorden> vrij = zoek::Bitbord<Woorden> ();
  for (size_t nr = 0; nr < vakjes.size (); nr++)
    if (vakjes[nr] == TweeLeeg[0])
      vrij.neemOp (static_cast<int> (nr));
  if (elkeZet)
    return zoekElke (spel, oplosser, vrij, voortgang, gedachte);
  const int nr = oplosser.winnendeZet (vrij, wie);
  const bool wint = nr != zoek::domineren::GeenZet;
  gedachte.zetten.push_back (zoek::onbekend
    (wint ? zetnaam (nr % breedte, nr / breedte, wie) : string ()));
  zoek::weetUitkomst (gedachte.zetten[0], wint ? 1 : -1);
}

// Zoek, met borden van zoveel woorden als er nodig zijn; zie domineren.h.
void Domineren::vind (Gedachte<Zet> &gedachte, long long tijd, bool elkeZet)
{
  const long long TussenKijken = 256;  // standen, tot de klok weer telt
  const int PerWoord = 64, aantalVakjes = breedte * hoogte;
  const string werk = elkeZet ? "elke zet" : "winnaar",
               grens = tijd > 0 ? ", max " + to_string (tijd) + " s" : "";
  Toezicht stil (false);  // zodat er ook dan een grens aan de tijd kan zijn
  string alle;
  for (const string &rij : vakjes)
    alle += rij;
  gedachte = Gedachte<Zet> ();
  gedachte.zeker = true;
  Toezicht &ziet = toezicht == 0 ? stil : *toezicht;
  ziet.inTijd (static_cast<double> (tijd), [&]
  {
    zoek::Voortgang voortgang (werk + grens, "standen", 0, &ziet, TussenKijken);
    voortgang.peil (0);  // ook tussen veel kleine zoekvragen is er te stoppen
    const auto zoekt = aantalVakjes <= PerWoord ? zoekMet<1>
      : aantalVakjes <= 2 * PerWoord ? zoekMet<2> : zoekMet<4>;
    zoekt (*this, alle, voortgang, elkeZet, gedachte);
  });
}

//*************************************************************************
// Op het scherm

// Teken een vakje, met dit teken erin: zijn linkerlijn en dan zijn inhoud. Waar
// een steen over de rand ligt is geen lijn.
// Retourneert: de tekening, zo breed als gevraagd
static string tekening (char teken, size_t breed)
{
  const bool boven = teken == Stenen[Domineren::Vera][1],
             rechts = teken == Stenen[Domineren::Herman][1];
  string tekst (breed, boven ? ' ' : '_');
  tekst[0] = rechts ? '_' : '|';
  if (boven)
    teken = Stenen[Domineren::Vera][0];
  if (rechts)
    teken = Stenen[Domineren::Herman][0];
  if (teken != TweeLeeg[0])
    tekst[breed / 2] = teken;
  return tekst;
}

// Zet de stand op het scherm; zie domineren.h.
void Domineren::drukAf ()
{
  teken (cout);
  cout << flush;
}

// Teken de stand, een regel per rij, zodat ook een hoog bord met het menu op
// een scherm past; zie domineren.h.
void Domineren::teken (ostream &uit)
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
  uit << kop << "\n" << lijn << "\n";
  for (int rij = hoogte - 1; rij >= 0; rij--)
  {
    uit << " " << rij + 1 << " ";
    for (int kolom = 0; kolom < breedte; kolom++)
      uit << tekening (vakje (kolom, rij), breed);
    uit << "| " << rij + 1 << "\n";
  }
  uit << kop << "\n";
}
