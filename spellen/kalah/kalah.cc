// kalah.cc: de klasse Kalah.
//
// Hoe een zet verloopt staat in zaaien.h; wanneer het spel uit is, en wat een
// stand waard is, in zoek/afloop.h. Elke zoeker begint hier, met een stand
// gezien door wie aan beurt is: met weinig steentjes past zij in twee
// woorden (zoek/stelling.h), en anders is het een rij (zaaien.h).

#include <iostream>
#include <string>
#include <vector>
#include "../../standaard.h"
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "../../terminal/woorden.h"
#include "../../zoek/beste.h"
#include "../../zoek/gedachte.h"
#include "../../zoek/geheugen.h"
#include "../../zoek/voortgang.h"
#include "constantes.h"
#include "kalah.h"
#include "woorden.h"
#include "zaaien.h"
#include "zoek/boom.h"
#include "zoek/denker.h"
#include "zoek/eindspel.h"
#include "zoek/ineens.h"
#include "zoek/oplosser.h"
#include "zoek/stelling.h"

using namespace std;
using namespace kalah;
using namespace zoek::kalah;

//*************************************************************************
// De stand

// Maak de beginstand; zie kalah.h.
Kalah::Kalah (int steentjes)
: speler (1), toezicht (0)
{
  if (!integerInBereik ("Het aantal steentjes per kuiltje", steentjes,
                        MinSteentjes, MaxSteentjes))
  {
    cout << "Het worden er " << GewoonSteentjes << "." << endl;
    steentjes = GewoonSteentjes;
  }
  kuiltjes.assign (2 * PerSpeler, steentjes);
  kuiltjes[KalahPlaats] = kuiltjes[PerSpeler + KalahPlaats] = 0;
}

// Maak een stand naar keuze; zie kalah.h.
bool Kalah::zetStand (const vector<int> &nwKuiltjes, int nwSpeler)
{
  if (nwKuiltjes.size () != 2 * PerSpeler
      || !integerInBereik (nwSpeler, 1, 2))
    return false;
  int ruimte = MaxTotaal;
  for (int aantal : nwKuiltjes)
  {
    if (!integerInBereik (aantal, 0, ruimte))
      return false;
    ruimte -= aantal;
  }
  kuiltjes = nwKuiltjes;
  speler = nwSpeler;
  zetten.clear ();
  ervoor.clear ();
  return true;
}

// Tel de steentjes; zie kalah.h.
int Kalah::totaal () const
{
  int som = 0;
  for (int aantal : kuiltjes)
    som += aantal;
  return som;
}

//*************************************************************************
// Lezen en schrijven

namespace
{

// Lees een woord dat vast staat.
// Retourneert: zo ook hieronder: true als het klopt; anders false, met een
//   melding
bool leesVast (terminal::Lezer &lezer, const string &vast)
{
  const string mag = terminal::toonbaar (vast);
  string woord;
  return lezer.leesWoord ("", mag, woord)
         && (woord == vast || lezer.verkeerd ("", woord, mag));
}

// Lees waar een spel begint, tot en met wie er aan beurt is; klopt het, dan
// krijgt spel die stand.
bool leesBegin (terminal::Lezer &lezer, Kalah &spel)
{
  vector<int> kuiltjes (2 * PerSpeler);
  int ruimte = MaxTotaal, begint = 1;
  if (!leesVast (lezer, "Kalah") || !leesVast (lezer, "1")
      || !leesVast (lezer, "kuiltjes"))
    return false;
  for (size_t i = 0; i < kuiltjes.size (); i++)
  {
    if (!lezer.leesGetalTussen ("aantal " + to_string (i + 1)
                                + " van de veertien", 0, ruimte, kuiltjes[i]))
      return false;
    ruimte -= kuiltjes[i];
  }
  return leesVast (lezer, "begint")
         && lezer.leesGetalTussen ("wie er begint", 1, 2, begint)
         && spel.zetStand (kuiltjes, begint);
}

}

// Lees een stand in de plaats van deze; zie kalah.h.
bool Kalah::lees (terminal::Lezer &lezer)
{
  Kalah nieuw (GewoonSteentjes);
  nieuw.toezicht = toezicht;
  if (!leesBegin (lezer, nieuw))
    return false;
  *this = nieuw;
  return true;
}

// Schrijf de stand; zie kalah.h.
void Kalah::schrijf (ostream &uit) const
{
  uit << "Kalah 1\nkuiltjes";
  for (int aantal : kuiltjes)
    uit << ' ' << aantal;
  uit << "\nbegint " << speler << '\n';
}

//*************************************************************************
// De regels

// Is het spel uit? Zie kalah.h.
bool Kalah::eindstand () const
{
  return RuimeRegels (totaal ()).afgelopen ({ kuiltjes, speler });
}

// Geef de score voor wie aan beurt is; zie kalah.h.
int Kalah::score () const
{
  return RuimeRegels (totaal ()).waarde ({ kuiltjes, speler });
}

// Ruim op als het spel uit is; zie kalah.h.
vector<int> Kalah::opgeruimd () const
{
  if (!RuimeRegels (totaal ()).ruimtOp ({ kuiltjes, speler }))
    return kuiltjes;
  RuimeStelling na (kuiltjes, 3 - speler);
  for (int kuil = 0; kuil < AantalKuiltjes; kuil++)
    na.verhuis (kuil);
  return na.kuiltjes (3 - speler);
}

// Geef de winnaar; zie kalah.h.
int Kalah::getWinnaar () const
{
  if (!eindstand ())
    return GeenWinnaar;
  const int verschil = score ();
  return verschil == 0 ? Gelijk : verschil > 0 ? speler : 3 - speler;
}

// Ontleed een zet; zie kalah.h.
bool Kalah::leesZet (const string &tekst, Zet &zet)
{
  const int Hoogste = 9;
  return tekst.size () == 1 && terminal::leesGetal (tekst, 0, Hoogste, zet);
}

// Zeg waarom een zet niet geldig is; zie kalah.h.
string Kalah::bezwaar (Zet zet) const
{
  if (eindstand ())
    return "het spel is afgelopen";
  if (!integerInBereik (zet, 1, AantalKuiltjes))
    return "er zijn kuiltjes 1 t/m " + to_string (AantalKuiltjes);
  if (RuimeStelling (kuiltjes, speler).mijn (zet - 1) == 0)
    return "kuiltje " + to_string (zet) + " is leeg";
  return "";
}

// Bepaal de mogelijke zetten; zie kalah.h.
vector<int> Kalah::bepaalZetten () const
{
  vector<int> mogelijk;
  for (int kuiltje = 1; kuiltje <= AantalKuiltjes; kuiltje++)
    if (bezwaar (kuiltje).empty ())
      mogelijk.push_back (kuiltje);
  return mogelijk;
}

// Doe een zet, volgens zaaien.h; zie kalah.h.
bool Kalah::doeZet (int kuiltje)
{
  if (!bezwaar (kuiltje).empty ())
    return false;
  ervoor.push_back (kuiltjes);
  zetten.push_back (kuiltje);
  const RuimeStelling na = RuimeRegels (totaal ())
                           .naZet ({ kuiltjes, speler }, kuiltje - 1);
  speler = 3 - speler;
  kuiltjes = na.kuiltjes (speler);
  return true;
}

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

namespace
{

// Retourneert: een som van getallen, zoals 2+3
string samenTekst (const vector<string> &getallen)
{
  string tekst = getallen[0];
  for (size_t i = 1; i < getallen.size (); i++)
    tekst += "+" + getallen[i];
  return tekst;
}

// Hoe een zet ging, stap voor stap; zie zaaien.h.
struct Verloop
{
  string gezaaid;         // elke keer zaaien, als zin zonder punt
  vector<string> slag;    // de kuiltjes die geslagen werden,
  vector<string> stenen;  // met hoeveel steentjes
  int buit = 0;           // en hoeveel dat er samen waren
};

// Zaai een kuiltje van een speler nog eens leeg, en houd bij hoe het gaat.
// Parameters:
// * regels, stelling: de stand voor de zet, met speler aan beurt
// * verloop: wordt hoe het gaat
// Retourneert: de stand erna
RuimeStelling volg (const RuimeRegels &regels, const RuimeStelling &stelling,
                    int speler, int kuiltje, Verloop &verloop)
{
  const string ander = naamVan (3 - speler);
  return regels.naZet (stelling, kuiltje - 1, [&]
    (int van, int aantal, int naar)
    {
      const string kuil = "kuiltje " + to_string (naar % PerSpeler + 1);
      if (van > KalahPlaats)
      {
        verloop.slag.push_back (to_string (van % PerSpeler + 1));
        verloop.stenen.push_back (to_string (aantal));
        verloop.buit += aantal;
        return;
      }
      if (verloop.gezaaid.empty ())
        verloop.gezaaid = naamVan (speler, true) + " zaait "
                          + steentjes (aantal) + " uit kuiltje "
                          + to_string (kuiltje);
      else
        verloop.gezaaid += "; daar lagen er al: verder met "
                           + steentjes (aantal);
      verloop.gezaaid += " tot in ";
      if (naar == KalahPlaats)
        verloop.gezaaid += "de eigen kalah";
      else
        verloop.gezaaid += naar < KalahPlaats ? "het eigen " + kuil
                                              : kuil + " van " + ander;
    });
}

}

// Vertel hoe de laatste zet ging; zie kalah.h.
string Kalah::verhaal () const
{
  const int wie = 3 - speler;
  const RuimeRegels regels (totaal ());
  Verloop verloop;
  const RuimeStelling na = volg (regels, { ervoor.back (), wie }, wie,
                                 zetten.back (), verloop);
  const string ander = naamVan (speler), buit = steentjes (verloop.buit);
  string tekst = verloop.gezaaid;
  if (verloop.slag.size () == 1)
    tekst += "; slag: kuiltje " + verloop.slag[0] + " van " + ander + " ("
             + buit + ")";
  else if (!verloop.slag.empty ())
    tekst += "; slag: kuiltjes " + terminal::opsomming (verloop.slag, "en")
             + " van " + ander + " (" + samenTekst (verloop.stenen) + " = "
             + buit + ")";
  if (regels.ruimtOp (na) && na.anderOpBord () > 0)
    tekst += "; " + ander + " kan niet zetten: " + naamVan (wie) + " legt nog "
             + steentjes (na.anderOpBord ()) + " in de eigen kalah";
  return tekst + ".";
}

//*************************************************************************
// Het bord op het scherm

namespace
{

// Retourneert: een getal van 0 t/m MaxTotaal, midden in een cel
string celTekst (int getal)
{
  const size_t Breedte = 5;
  const string cel = to_string (getal);
  const size_t over = Breedte - cel.size ();
  return string ((over + 1) / 2, ' ') + cel + string (over / 2, ' ');
}

// Retourneert: speler 1 of 2, en hoe het in een spel met hem staat
string spelerTekst (int wie, const Kalah &spel)
{
  const int winnaar = spel.getWinnaar ();
  const string naam = naamVan (wie);
  if (winnaar == GeenWinnaar)
    return wie == spel.getSpeler () ? naam + " (aan beurt)" : naam;
  if (winnaar == Gelijk)
    return naam + " (gelijk)";
  return naam + (winnaar == wie ? " (wint)" : " (verliest)");
}

}

// Zet het bord op het scherm; zie kalah.h.
void Kalah::drukAf () const
{
  teken (cout);
  cout << flush;
}

// Teken het bord; zie kalah.h.
void Kalah::teken (ostream &uit) const
{
  const size_t Wijd = 65;  // zo breed is het met de langste naam ernaast
  const bool past = terminal::breedte () >= Wijd;
  const string rand = " +-----+-----+-----+-----+-----+-----+-----+-----+\n",
               inspringen (10, ' '), naast (4, ' '),
               naam[] = { spelerTekst (1, *this), spelerTekst (2, *this) };
  const vector<int> na = opgeruimd ();
  string boven, onder;  // speler 2 zit aan de overkant
  for (size_t i = 0; i < AantalKuiltjes; i++)
  {
    boven = celTekst (na[PerSpeler + i]) + "|" + boven;
    onder += celTekst (na[i]) + "|";
  }
  uit << (past ? "" : inspringen + naam[1] + "\n")
      << inspringen << "6     5     4     3     2     1"
      << (past ? naast + naam[1] : "") << '\n' << rand
      << " |     |" << boven << "     |\n"
      << " |" << celTekst (na[PerSpeler + KalahPlaats])
      << "+-----+-----+-----+-----+-----+-----+"
      << celTekst (na[KalahPlaats]) << "|\n"
      << " |     |" << onder << "     |\n" << rand
      << inspringen << "1     2     3     4     5     6"
      << (past ? naast : "\n" + inspringen) << naam[0] << '\n';
}

//*************************************************************************
// Vooruitdenken

namespace
{

// Zoek met minimax, als Kalah::minimax; er ziet iemand toe, of 0. De eerste
// beurt gaat apart, omdat alleen daar de zet telt. HaarRegels doen de zetten,
// zoals ook hieronder: Regels van zoek/stelling.h als dat kan, anders
// RuimeRegels van zaaien.h.
template <typename HaarRegels>
int minimaxMet (const Kalah &spel, Toezicht *toezicht, int diepte,
                int &besteZet, long long &aantalStanden)
{
  zoek::Voortgang voortgang ("minimax", "standen", 0, toezicht);
  const HaarRegels regels (spel.totaal ());
  Boom<HaarRegels> boom = { regels, voortgang, 1 };
  const typename HaarRegels::Stelling stelling (spel.getKuiltjes (),
                                                spel.getSpeler ());
  const vector<int> mogelijk = spel.bepaalZetten ();
  int beste = spel.score ();
  besteZet = GeenZet;
  if (diepte > 0 && !mogelijk.empty ())
  {
    const size_t eerste = zoek::eersteBeste
      (mogelijk.size (), beste, [&] (size_t i)
       {
         return -zoek::kalah::minimax
           (boom, regels.naZet (stelling, mogelijk[i] - 1), diepte - 1);
       });
    besteZet = mogelijk[eerste];
  }
  aantalStanden = boom.standen;
  return beste;
}

// Zoek met alfa-beta in een keer, als Kalah::alfaBeta, in een spel dat niet
// uit is. Als het lukt wordt waarde de score; aantalStanden wordt ook anders
// hoeveel er bezocht zijn.
// Retourneert: false als er te veel standen zijn; dan is steeds een beurt
//   dieper denken minder werk
template <typename HaarRegels>
bool denkIneens (const Kalah &spel, int diepte, int &besteZet, int &waarde,
                 long long &aantalStanden)
{
  const int Meeste = 5000;  // standen
  const HaarRegels regels (spel.totaal ());
  zoek::kalah::Ineens<HaarRegels> ineens (regels, Meeste);
  int kuil = GeenKuil;
  const bool gelukt = ineens.zoek (typename HaarRegels::Stelling
    (spel.getKuiltjes (), spel.getSpeler ()), diepte, kuil, waarde);
  besteZet = kuil + 1;
  aantalStanden = ineens.aantalStanden ();
  return gelukt;
}

// Zoek met alfa-beta, als Kalah::denk; er ziet iemand toe, of 0.
// Retourneert: het aantal bezochte standen
template <typename HaarRegels>
long long denkMet (const Kalah &spel, Toezicht *toezicht, int diepte,
                   bool elkeZet, Gedachte<int> &gedachte)
{
  zoek::Voortgang voortgang ("denken", "standen", 0, toezicht);
  const HaarRegels regels (spel.totaal ());
  Denker<HaarRegels> denker (regels, zoek::GeheugenGrens, voortgang);
  const typename HaarRegels::Stelling stelling (spel.getKuiltjes (),
                                                spel.getSpeler ());
  if (elkeZet)
    denker.denkElkeZet (stelling, diepte, gedachte);
  else
    denker.denk (stelling, diepte, gedachte);
  return denker.aantalStanden ();
}

}

// Zoek met minimax; zie kalah.h.
int Kalah::minimax (int diepte, int &besteZet, long long &aantalStanden)
{
  return (totaal () <= MeesteKlein ? minimaxMet<Regels>
                                   : minimaxMet<RuimeRegels>)
    (*this, toezicht, diepte, besteZet, aantalStanden);
}

// Zoek met alfa-beta; zie kalah.h.
int Kalah::alfaBeta (int diepte, int &besteZet, long long &aantalStanden)
{
  Gedachte<Zet> gedachte;
  int waarde = 0;
  long long eerder = 0;
  bool gelukt = false;
  if (diepte > 0 && !eindstand ())
    gelukt = (totaal () <= MeesteKlein ? denkIneens<Regels>
                                       : denkIneens<RuimeRegels>)
      (*this, diepte, besteZet, waarde, eerder);
  if (gelukt)
  {
    aantalStanden = eerder;
    return waarde;
  }
  aantalStanden = eerder + denk (diepte, false, gedachte);
  besteZet = gedachte.variant.empty () ? GeenZet : gedachte.variant[0];
  return gedachte.waarde;
}

// Denk steeds een beurt dieper; zie kalah.h.
long long Kalah::denk (int diepte, bool elkeZet,
                       Gedachte<Zet> &gedachte) const
{
  return (totaal () <= MeesteKlein ? denkMet<Regels> : denkMet<RuimeRegels>)
    (*this, toezicht, diepte, elkeZet, gedachte);
}

//*************************************************************************
// Wie er wint

namespace
{

// Zet in een oplossing wat er tot nu toe bewezen is, van elke zet in de
// stelling en dus ook van de stand, en hoeveel standen en bytes dat kostte.
void verscherp (const Oplosser &oplosser, const Stelling &stelling,
                Kalah::Oplossing &oplossing)
{
  int beste = -1;  // meer dan dit wordt geen zet
  for (Kalah::Zetoordeel &zet : oplossing.oordelen)
  {
    oplosser.verscherp (stelling, zet.kuiltje - 1, zet.minst, zet.meest);
    if (zet.minst > oplossing.minst)
      oplossing.minst = zet.minst;
    beste = zet.meest > beste ? zet.meest : beste;
  }
  if (!oplossing.oordelen.empty () && beste < oplossing.meest)
    oplossing.meest = beste;
  oplossing.standen = oplosser.aantalStanden ();
  oplossing.bytes += static_cast<long long> (oplosser.bytes ());
}

// Bepaal wie er wint, als Kalah::losOp; de oplossing klopt ook als het
// afgebroken wordt.
void vindOplossing (Oplosser &oplosser, const Regels &regels,
                    const Stelling &stelling, bool alleZetten,
                    Kalah::Oplossing &oplossing)
{
  try
  {
    oplossing.minst = oplossing.meest = oplosser.oordeel (stelling);
    oplossing.zetten = oplosser.variant (stelling);
    for (Kalah::Zetoordeel &zet : oplossing.oordelen)
      if (alleZetten)
        zet.minst = zet.meest =
          -oplosser.oordeel (regels.naZet (stelling, zet.kuiltje - 1));
  }
  catch (const zoek::Afgebroken &)
  {
    verscherp (oplosser, stelling, oplossing);
    throw;
  }
  verscherp (oplosser, stelling, oplossing);
}

}

// Bepaal wie er wint; zie kalah.h.
bool Kalah::losOp (int eindspel, long long geheugen, Oplossing &oplossing,
                   bool alleZetten) const
{
  if (!integerInBereik ("De eindspeltabel", eindspel, 0, MeesteEindspel))
    return false;
  Eindspel tabel;
  oplossing = Oplossing ();
  oplossing.bytes = static_cast<long long> (Eindspel::bouwBytes (eindspel));
  for (int kuiltje : bepaalZetten ())
    oplossing.oordelen.push_back ({ kuiltje, -1, 1 });
  if (totaal () > MeesteKlein || oplossing.bytes > geheugen
      || !tabel.maak (eindspel, toezicht))
    return false;
  zoek::Voortgang voortgang ("oplossen", "standen", 0, toezicht);
  const Regels regels (totaal ());
  const Stelling stelling (kuiltjes, speler);
  Oplosser oplosser (regels, tabel, totaal (),
                     static_cast<size_t> (geheugen - oplossing.bytes),
                     voortgang);
  vindOplossing (oplosser, regels, stelling, alleZetten, oplossing);
  return true;
}
