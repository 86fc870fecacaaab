// main.cc: het menu van Othello (menu.h), de opdrachtregel en main.

#include <iostream>
#include <cstdlib>
#include <ctime>
#include "../../standaard.h"
#include "menu.h"
#include "othello.h"
#include "regel.h"
#include "stapel.h"
#include "wedstrijd.h"

using namespace std;

//*************************************************************************

// Schrijf een vakje zoals op het bord, bijvoorbeeld C2.
// Parameters:
// * rij, kolom: de plaats, geteld vanaf 0
static void toonVakje (int rij, int kolom)
{
  cout << static_cast<char> ('A' + kolom) << rij + 1;
}

//*************************************************************************

// Parameter:
// * kleur: 'Z' of 'W'
// Retourneert: die kleur in letters
static const char *naamKleur (char kleur)
{
  return kleur == 'Z' ? "Zwart" : "Wit";
}

//*************************************************************************

// Schrijf een aantal met zijn naam, in enkelvoud of meervoud.
// Parameters:
// * aantal: het aantal
// * een, meer: de naam bij 1 en bij andere aantallen
static void toonAantal (long long aantal, const char *een, const char *meer)
{
  cout << aantal << ' ' << (aantal == 1 ? een : meer);
}

//*************************************************************************

// Schrijf een duur in een eenheid die past.
// Parameter:
// * seconden: de duur
static void toonDuur (long double seconden)
{
  const long double honderdste = 0.01L, minuut = 60, uur = 60 * minuut,
                    dag = 24 * uur, jaar = 365 * dag;
  cout.precision (3);
  if (seconden < honderdste)
    cout << "minder dan " << honderdste << " seconde";
  else if (seconden < 2 * minuut)
    cout << seconden << " seconden";
  else if (seconden < 2 * uur)
    cout << seconden / minuut << " minuten";
  else if (seconden < 2 * dag)
    cout << seconden / uur << " uur";
  else if (seconden < 2 * jaar)
    cout << seconden / dag << " dagen";
  else
    cout << seconden / jaar << " jaar";
}

//*************************************************************************

// Meet hoe snel deze computer telt, aan het bord van 4 bij 4.
// Retourneert: het aantal seconden per vervolgpartij
static long double tijdPerPartij ()
{
  OthelloBord klein (4, 4);
  const clock_t begin = clock ();
  const long long aantal = klein.vervolg ();
  return static_cast<long double> (clock () - begin) / CLOCKS_PER_SEC
         / static_cast<long double> (aantal);
}

//*************************************************************************

// Maak een menu zonder spel; zie menu.h.
Menu::Menu ()
: bord (nullptr), zwart (Mens), wit (Mens), stop (false)
{
}

//*************************************************************************

// Ruim het bord op; zie menu.h.
Menu::~Menu ()
{
  delete bord;
}

//*************************************************************************

// Stel een vraag en lees een regel; zie menu.h.
void Menu::lees (const char *vraag)
{
  char letter = '\0';
  cout << vraag << flush;
  if (!regel.lees (cin))
  {
    cout << endl;
    stop = true;
  }
  else if (regel.leesLetter (letter) && letter == 'S' && regel.isOp ())
    stop = true;
  regel.opnieuw ();
}

//*************************************************************************

// Stel de volgende vraag als de regel op is; zie menu.h.
void Menu::leesVerder (const char *vraag)
{
  if (regel.isOp ())
    lees (vraag);
}

//*************************************************************************

// Meld dat de regel niet begrepen is; zie menu.h.
void Menu::nietBegrepen (const char *verwacht) const
{
  if (stop)
    return;
  cout << "Niet begrepen: ";
  regel.toon (cout);
  cout << "." << endl << "Typ " << verwacht << "." << endl;
}

//*************************************************************************

// Vraag om een kleur in te delen; zie menu.h.
void Menu::kiesSpeler (const char *vraag, char &speler)
{
  bool klaar = false;
  while (!stop && !klaar)
  {
    lees (vraag);
    klaar = !stop && begrijpSpeler (speler);
    if (!klaar)
      nietBegrepen ("m (mens), c w (computer, willekeurig), "
                    "c g (computer, gretig) of s (stoppen)");
  }
}

//*************************************************************************

// Begrijp het antwoord bij kiesSpeler; zie menu.h.
bool Menu::begrijpSpeler (char &speler)
{
  char letter = '\0';
  if (!regel.leesLetter (letter))
    return false;
  if (letter == Mens && regel.isOp ())
  {
    speler = Mens;
    return true;
  }
  if (letter != 'C')
    return false;
  leesVerder ("Speelt de computer willekeurig of gretig (w of g)? ");
  if (stop || !regel.leesLetter (letter)
      || (letter != Willekeurig && letter != Gretig))
    return false;
  speler = letter;
  return regel.isOp ();
}

//*************************************************************************

// Vraag de maten van het bord en maak het; zie menu.h.
void Menu::kiesBord ()
{
  int rijen = 0, kolommen = 0;
  bool klaar = false;
  while (!stop && !klaar)
  {
    lees ("Aantal rijen (even, 2 t/m 20)? ");
    klaar = !stop && begrijpMaat (rijen);
    if (klaar)
      leesVerder ("Aantal kolommen (even, 2 t/m 20)? ");
    klaar = klaar && !stop && begrijpMaat (kolommen) && regel.isOp ();
    if (!klaar)
      nietBegrepen ("twee even getallen van 2 t/m 20, bijvoorbeeld 8 8, "
                    "of s (stoppen)");
  }
  if (!stop)
    vervangBord (new OthelloBord (rijen, kolommen));
}

//*************************************************************************

// Begrijp een maat; zie menu.h.
bool Menu::begrijpMaat (int &maat)
{
  long long getal = 0;
  if (!regel.leesGetal (getal, OthelloBord::MaxMaat)
      || getal < OthelloBord::MinMaat || getal % 2 != 0)
    return false;
  maat = static_cast<int> (getal);
  return true;
}

//*************************************************************************

// Begin een nieuw spel; zie menu.h.
void Menu::nieuwSpel ()
{
  kiesSpeler ("Zwart: mens of computer (m of c)? ", zwart);
  kiesSpeler ("Wit: mens of computer (m of c)? ", wit);
  kiesBord ();
  while (!stop && !stapel.isLeeg ())
    delete stapel.haalEraf ();
}

//*************************************************************************

// Vervang het bord; zie menu.h.
void Menu::vervangBord (OthelloBord *nieuw)
{
  delete bord;
  bord = nieuw;
}

//*************************************************************************

// Wie is er aan zet? Zie menu.h.
char Menu::spelerAanZet () const
{
  return bord->getSpeler () == 'Z' ? zwart : wit;
}

//*************************************************************************

// Toon het bord, de stenen en wie aan zet is; zie menu.h.
void Menu::toonStand () const
{
  cout << endl;
  bord->afdrukken ();
  cout << "Zwart (Z) " << bord->aantalStenen ('Z') << ", wit (W) "
       << bord->aantalStenen ('W') << ". ";
  if (bord->eindstand ())
    toonUitslag ();
  else
    cout << naamKleur (bord->getSpeler ()) << " is aan zet." << endl;
}

//*************************************************************************

// Toon de mogelijke zetten; zie menu.h.
void Menu::toonZetten () const
{
  int nummer = 1, rij = 0, kolom = 0;
  cout << "Zetten:";
  while (bord->geefZet (nummer, rij, kolom))
  {
    if (nummer > 1 && nummer % ZettenPerRegel == 1)
      cout << endl << "       ";
    cout << "  " << nummer << ": ";
    toonVakje (rij, kolom);
    nummer++;
  }
  cout << endl;
}

//*************************************************************************

// Toon wie gewonnen heeft, en hoe; zie menu.h.
void Menu::toonUitslag () const
{
  const int verschil = bord->aantalStenen ('Z') - bord->aantalStenen ('W');
  const char winnaar = bord->winnaar ();
  if (bord->aantalStenen ('.') > 0)
    cout << naamKleur (bord->getSpeler ()) << " kan niet zetten: "
         << (winnaar == 'Z' ? "zwart" : "wit") << " wint." << endl;
  else if (winnaar == '=')
    cout << "Het bord is vol: gelijkspel." << endl;
  else
    cout << "Het bord is vol: " << (winnaar == 'Z' ? "zwart" : "wit")
         << " wint met " << abs (verschil) << " verschil." << endl;
}

//*************************************************************************

// Laat de computer zetten; zie menu.h.
void Menu::computerbeurt ()
{
  const char kleur = bord->getSpeler (), wijze = spelerAanZet ();
  const int ervoor = bord->aantalStenen (kleur);
  int rij = 0, kolom = 0;
  computerzet (*bord, wijze);
  if (bord->laatsteZet (rij, kolom))
  {
    cout << naamKleur (kleur) << " (computer, " << naamSpeelwijze (wijze)
         << ") zet ";
    toonVakje (rij, kolom);
    cout << " en slaat ";
    toonAantal (bord->aantalStenen (kleur) - ervoor - 1, "steen", "stenen");
    cout << "." << endl;
  }
}

//*************************************************************************

// Vraag de gebruiker wat hij wil; zie menu.h.
void Menu::mensbeurt ()
{
  bool klaar = false;
  if (!bord->eindstand ())
    toonZetten ();
  while (!stop && !klaar)
  {
    if (bord->eindstand ())
      lees ("Uit: t(erug), v(ervolg), w(edstrijd), n(ieuw) of s(top)? ");
    else
      lees ("Nummer of vakje, t(erug), v(ervolg), h(int), w(edstrijd), "
            "n(ieuw) of s(top)? ");
    if (!stop && !begrijpKeuze (klaar))
      nietBegrepen ("het nummer van een zet, een vakje zoals C2, "
                    "t (zet terugnemen),\nv (vervolgpartijen tellen), "
                    "h (hint), w 100 (100 partijen van de computer\n"
                    "tegen zichzelf), n (nieuw spel) of s (stoppen)");
  }
}

//*************************************************************************

// Begrijp de keuze van de gebruiker: een letter, een vakje of een nummer;
// zie menu.h. Geen bord heeft een kolom W.
bool Menu::begrijpKeuze (bool &klaar)
{
  const long long grens = 999999;
  long long getal = 0;
  char letter = '\0';
  int rij = -1, kolom = -1;
  if (regel.leesLetter (letter))
  {
    if (letter == 'W')
      return speelWedstrijd ();
    if (regel.isOp ())
      return voerUit (letter, klaar);
    if (!regel.leesGetal (getal, grens) || !regel.isOp ())
      return false;
    klaar = zet (static_cast<int> (getal) - 1, letter - 'A');
    return true;
  }
  if (!regel.leesGetal (getal, grens) || !regel.isOp ())
    return false;
  if (bord->geefZet (static_cast<int> (getal), rij, kolom))
    klaar = zet (rij, kolom);
  else
  {
    cout << "Er is geen zet " << getal << ": er ";
    cout << (bord->aantalZetten () == 1 ? "is " : "zijn ");
    toonAantal (bord->aantalZetten (), "zet", "zetten");
    cout << "." << endl;
  }
  return true;
}

//*************************************************************************

// Voer een keuze van een letter uit; zie menu.h.
bool Menu::voerUit (char letter, bool &klaar)
{
  if (letter == 'T')
    klaar = neemTerug ();
  else if (letter == 'V')
    telVervolg ();
  else if (letter == 'H')
    geefHint ();
  else if (letter == 'N')
  {
    nieuwSpel ();
    klaar = true;
  }
  else
    return false;
  return true;
}

//*************************************************************************

// Doe een zet voor de gebruiker; zie menu.h.
bool Menu::zet (int rij, int kolom)
{
  const char inhoud = bord->getVakje (rij, kolom);
  if (bord->geslagen (rij, kolom) > 0)
  {
    stapel.zetErop (bord->kopieer ());
    return bord->doeZet (rij, kolom);
  }
  toonVakje (rij, kolom);
  if (inhoud == ' ')
  {
    cout << " ligt niet op het bord, dat loopt van A1 t/m ";
    toonVakje (bord->getRijen () - 1, bord->getKolommen () - 1);
    cout << "." << endl;
  }
  else if (inhoud == '.')
    cout << " kan niet: een zet moet stenen slaan." << endl;
  else
    cout << " is al bezet." << endl;
  return false;
}

//*************************************************************************

// Neem de laatste zet van een mens terug; zie menu.h.
bool Menu::neemTerug ()
{
  if (stapel.isLeeg ())
  {
    cout << "Er is geen zet van een mens om terug te nemen." << endl;
    return false;
  }
  vervangBord (stapel.haalEraf ());
  cout << "Teruggenomen." << endl;
  return true;
}

//*************************************************************************

// Geef de gebruiker raad; zie menu.h.
void Menu::geefHint ()
{
  int rij = 0, kolom = 0, tegenzetten = 0;
  if (!bord->hint (rij, kolom, tegenzetten))
  {
    cout << "Het spel is uit: er is geen zet." << endl;
    return;
  }
  cout << "Hint: ";
  toonVakje (rij, kolom);
  if (tegenzetten > 0)
  {
    cout << ", dan houdt de tegenstander ";
    toonAantal (tegenzetten, "zet", "zetten");
    cout << " over." << endl;
  }
  else if (bord->aantalStenen ('.') > 1)
    cout << " wint: de tegenstander kan dan niet zetten." << endl;
  else
    cout << ", de laatste zet." << endl;
}

//*************************************************************************

// Tel de vervolgpartijen, zo nodig na een schatting; zie menu.h.
void Menu::telVervolg ()
{
  char letter = 'J';
  bool goed = bord->aantalStenen ('.') < VeelLeeg || !toonSchatting ();
  while (!stop && !goed)
  {
    lees ("Toch tellen (j = ja, t = ja, met een tabel, n = nee; "
          "Ctrl-C breekt af)? ");
    goed = !stop && regel.leesLetter (letter) && regel.isOp ()
           && (letter == 'J' || letter == 'T' || letter == 'N');
    if (!goed)
      nietBegrepen ("j, t, n of s (stoppen)");
  }
  if (!stop && letter != 'N')
    toonVervolg (letter == 'T');
}

//*************************************************************************

// Toon een schatting van het aantal vervolgpartijen; zie menu.h.
bool Menu::toonSchatting () const
{
  long double fout = 0;
  const long double aantal = bord->schatVervolg (Proeven, fout);
  cout.precision (3);
  cout << "Geschat: " << aantal << " vervolgpartijen, met standaardfout "
       << fout << " (" << Proeven << " proeven)." << endl;
  if (aantal + 2 * fout < VeelPartijen)
    return false;
  cout << "Tellen duurt ongeveer ";
  toonDuur (aantal * tijdPerPartij ());
  cout << "." << endl;
  return true;
}

//*************************************************************************

// Tel de vervolgpartijen en toon het aantal; zie menu.h.
void Menu::toonVervolg (bool metTabel)
{
  const clock_t begin = clock ();
  const long long aantal = metTabel ? bord->vervolgSnel ()
                                    : bord->vervolg ();
  if (aantal < 0)
    cout << "Dat kan niet: het bord past niet in 8 bij 8, of het aantal "
         << "is te groot." << endl;
  else
  {
    toonAantal (aantal, "vervolgpartij", "vervolgpartijen");
    cout << ", geteld in ";
    toonDuur (static_cast<long double> (clock () - begin) / CLOCKS_PER_SEC);
    cout << "." << endl;
  }
}

//*************************************************************************

// Begrijp het aantal partijen en speel een wedstrijd; zie menu.h.
bool Menu::speelWedstrijd ()
{
  long long aantal = 0;
  leesVerder ("Hoeveel partijen (1 t/m 100000)? ");
  if (stop)
    return true;
  if (!regel.leesGetal (aantal, Wedstrijd::MaxPartijen) || aantal < 1
      || !regel.isOp ())
  {
    nietBegrepen ("w met een aantal partijen van 1 t/m 100000");
    return true;
  }
  Wedstrijd (bord->getRijen (), bord->getKolommen (),
             static_cast<int> (aantal)).speel ();
  return true;
}

//*************************************************************************

// Speel tot de gebruiker stopt of de invoer op is; zie menu.h.
void Menu::draai ()
{
  nieuwSpel ();
  while (!stop)
  {
    toonStand ();
    if (bord->eindstand () || spelerAanZet () == Mens)
      mensbeurt ();
    else
      computerbeurt ();
  }
}

//*************************************************************************

// Wat er op de opdrachtregel staat.
struct Opties
{
  long long zaad, partijen,    // partijen is 0 voor het menu
            rijen, kolommen;
  bool hulp, versie;
};

//*************************************************************************

// Toon de hulptekst.
static void toonHulp ()
{
  cout << "Othello: sla alle stenen die je insluit; wie niet kan zetten "
       << "verliest.\n\n"
       << "  ./Othello                  speel, via een menu\n"
       << "  ./Othello --partijen N     laat de computer N partijen (1 t/m\n"
       << "                             100000) tegen zichzelf spelen, voor\n"
       << "                             elk paar speelwijzen\n\n"
       << "  --rijen M, --kolommen N    het bord van die partijen: even,\n"
       << "                             2 t/m 20, gewoonlijk 8\n"
       << "  --zaad Z                   herhaal het toeval van een eerdere\n"
       << "                             keer; anders kiest de klok\n"
       << "  --versie                   toon de versie\n"
       << "  --help                     toon deze tekst\n\n"
       << "Exitcode: 0 als alles goed ging, 2 bij een onbekende of foute "
       << "optie.\n";
}

//*************************************************************************

// Parameters:
// * een, ander: twee teksten
// Retourneert: of ze gelijk zijn
static bool gelijk (const char *een, const char *ander)
{
  while (*een != '\0' && *een == *ander)
  {
    een++;
    ander++;
  }
  return *een == *ander;
}

//*************************************************************************

// Lees het getal achter een optie; gaat dat niet, dan volgt een melding.
// Parameters:
// * optie: de optie, voor de melding
// * tekst: wat erachter staat, of nullptr
// * laag, hoog: de grenzen
// * getal: wordt het getal
// Retourneert: of het gelukt is
static bool leesGetal (const char *optie, const char *tekst, long long laag,
                       long long hoog, long long &getal)
{
  Regel regel;
  if (tekst != nullptr)
    regel.neem (tekst);
  if (regel.leesGetal (getal, hoog) && regel.isOp () && getal >= laag)
    return true;
  cerr << "Na " << optie << " hoort een getal van " << laag << " t/m "
       << hoog;
  if (tekst != nullptr)
  {
    cerr << ", niet ";
    regel.toon (cerr);
  }
  cerr << "." << endl;
  return false;
}

//*************************************************************************

// Lees een optie met een getal erachter.
// Parameters:
// * optie, tekst: de optie en wat erachter staat (of nullptr)
// * opties: onthoudt het getal
// Retourneert: false, na een melding, als de optie of het getal niet klopt
static bool leesOptie (const char *optie, const char *tekst, Opties &opties)
{
  const long long grootste = 0x7fffffffffffffffLL;
  Regel onbekend;
  if (gelijk (optie, "--zaad"))
    return leesGetal (optie, tekst, 0, grootste, opties.zaad);
  if (gelijk (optie, "--partijen"))
    return leesGetal (optie, tekst, 1, Wedstrijd::MaxPartijen,
                      opties.partijen);
  if (gelijk (optie, "--rijen"))
    return leesGetal (optie, tekst, OthelloBord::MinMaat,
                      OthelloBord::MaxMaat, opties.rijen);
  if (gelijk (optie, "--kolommen"))
    return leesGetal (optie, tekst, OthelloBord::MinMaat,
                      OthelloBord::MaxMaat, opties.kolommen);
  onbekend.neem (optie);
  cerr << "Onbekende optie ";
  onbekend.toon (cerr);
  cerr << "; zie ./Othello --help." << endl;
  return false;
}

//*************************************************************************

// Lees de opdrachtregel.
// Parameters:
// * argc, argv: zoals main ze krijgt
// * opties: wordt wat er staat
// Retourneert: false, na een melding, als er iets niet klopt
static bool leesOpties (int argc, char *argv[], Opties &opties)
{
  bool metMaat = false;
  int i = 1;
  while (i < argc)
  {
    if (gelijk (argv[i], "--help"))
      opties.hulp = true;
    else if (gelijk (argv[i], "--versie"))
      opties.versie = true;
    else
    {
      metMaat = metMaat || gelijk (argv[i], "--rijen")
                || gelijk (argv[i], "--kolommen");
      if (!leesOptie (argv[i], argv[i + 1], opties))
        return false;
      i++;
    }
    i++;
  }
  if (opties.rijen % 2 == 0 && opties.kolommen % 2 == 0
      && (!metMaat || opties.partijen > 0))
    return true;
  cerr << "--rijen en --kolommen horen bij --partijen, en moeten even zijn."
       << endl;
  return false;
}

//*************************************************************************

// Lees de opdrachtregel en doe wat er gevraagd wordt.
int main (int argc, char *argv[])
{
  Opties opties = { static_cast<long long> (time (nullptr)), 0,
                    OthelloBord::GewoneMaat, OthelloBord::GewoneMaat,
                    false, false };
  if (!leesOpties (argc, argv, opties))
    return 2;
  if (opties.hulp || opties.versie)
  {
    if (opties.hulp)
      toonHulp ();
    else
      cout << "Othello 1.0" << endl;
    return 0;
  }
  zetZaad (static_cast<unsigned long long> (opties.zaad));
  cout << "Othello, toeval met --zaad " << opties.zaad << "." << endl;
  if (opties.partijen > 0)
    Wedstrijd (static_cast<int> (opties.rijen),
               static_cast<int> (opties.kolommen),
               static_cast<int> (opties.partijen)).speel ();
  else
    Menu ().draai ();
  return 0;
}
