// main.cc: het menu en de opdrachtregel van Othello.

#include <iostream>
#include <cstdlib>
#include <ctime>
#include "../../terminal/programma.h"
#include "../../standaard.h"
#include "othello.h"
#include "stapel.h"
#include "vragen.h"
#include "wedstrijd.h"

using namespace std;
using namespace othello;

//*************************************************************************

// Het menu: wie er spelen, op welk bord, en dan beurt na beurt, tot de
// gebruiker stopt of de invoer op is.
class Menu : private Vragen
{
  public:

    // Maak een menu zonder spel.
    Menu ()
    : bord (nullptr), zwart (Mens), wit (Mens)
    {
    }

    // Ruim het bord op.
    ~Menu ()
    {
      delete bord;
    }

    // Het bord heeft een eigenaar.
    Menu (const Menu &) = delete;
    Menu &operator= (const Menu &) = delete;

    // Speel tot de gebruiker stopt of de invoer op is.
    void draai ()
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

  private:

    static const char Mens = 'M';   // of de computer: zie wedstrijd.h

    // Met zoveel lege vakjes wordt er voor het tellen eerst geschat, met
    // zoveel proeven; verwacht men zoveel partijen, dan wordt er gevraagd.
    static const int VeelLeeg = 11, Proeven = 1000, VeelPartijen = 20000000;

    // Zoveel zetten staan er hoogstens op een regel.
    static const int ZettenPerRegel = 10;

    OthelloBord *bord;   // de stand, of nullptr als er nog geen spel is
    Stapel stapel;       // de stand voor elke zet van een mens
    char zwart, wit;     // Mens, Willekeurig of Gretig

    // Vraag de gebruiker wat hij wil, tot het bord verandert of hij stopt.
    void mensbeurt ()
    {
      const bool uit = bord->eindstand ();
      bool veranderd = false;
      if (!uit)
        toonZetten ();
      while (!stop && !veranderd)
        vraag (uit ? "Uit: t(erug), v(ervolg), w(edstrijd), n(ieuw) of "
                     "s(top)? "
                   : "Nummer of vakje, t(erug), v(ervolg), h(int), "
                     "w(edstrijd), n(ieuw) of s(top)? ",
               "het nummer van een zet, een vakje zoals C2, "
               "t (zet terugnemen),\nv (vervolgpartijen tellen), "
               "h (hint), w 100 (100 partijen van de computer\n"
               "tegen zichzelf), n (nieuw spel) of s (stoppen)",
               [&] { return begrijpKeuze (veranderd); });
    }

    // Begrijp de keuze van de gebruiker en voer haar uit.
    // Parameter:
    // * veranderd: wordt true als het bord veranderd is
    // Retourneert: of de regel begrepen is
    bool begrijpKeuze (bool &veranderd)
    {
      const long long grens = 999999;
      long long getal = 0;
      char letter = '\0';
      const bool metLetter = regel.leesLetter (letter);
      if (metLetter && (letter == 'W' || regel.isOp ()))
        return voerUit (letter, veranderd);
      if (!regel.leesGetal (getal, grens) || !regel.isOp ())
        return false;
      veranderd = metLetter ? zet (static_cast<int> (getal) - 1, letter - 'A')
                            : zetNummer (static_cast<int> (getal));
      return true;
    }

    // Voer een keuze van een letter uit; een s om te stoppen is er dan al uit.
    // Parameters:
    // * letter: de letter
    // * veranderd: wordt true als het bord veranderd is
    // Retourneert: of de letter een keuze is
    bool voerUit (char letter, bool &veranderd)
    {
      if (letter == 'T')
        veranderd = neemTerug ();
      else if (letter == 'V')
        telVervolg ();
      else if (letter == 'H')
        geefHint ();
      else if (letter == 'W')
        speelWedstrijd ();
      else if (letter == 'N')
      {
        nieuwSpel ();
        veranderd = true;
      }
      else
        return false;
      return true;
    }

    // Doe een genummerde zet voor de gebruiker.
    // Parameter:
    // * nummer: het nummer; een melding als er geen zet is met dat nummer
    // Retourneert: of de zet gedaan is
    bool zetNummer (int nummer)
    {
      const int aantal = bord->aantalZetten ();
      int rij = 0, kolom = 0;
      if (bord->geefZet (nummer, rij, kolom))
        return zet (rij, kolom);
      cout << "Er is geen zet " << nummer << ": er "
           << (aantal == 1 ? "is " : "zijn ");
      toonAantal (aantal, "zet", "zetten");
      cout << "." << endl;
      return false;
    }

    // Doe een zet voor de gebruiker, en leg de stand ervoor op de stapel;
    // mag de zet niet, dan staat in de melding waarom.
    // Parameters:
    // * rij, kolom: de plaats, geteld vanaf 0
    // Retourneert: of de zet gedaan is
    bool zet (int rij, int kolom)
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

    // Neem de laatste zet van een mens terug, met de antwoorden daarop.
    // Retourneert: of er iets terug te nemen was
    bool neemTerug ()
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

    // Tel de vervolgpartijen. Duurt dat misschien lang, dan volgt eerst een
    // schatting en een vraag.
    void telVervolg ()
    {
      char letter = 'J';
      if (bord->aantalStenen ('.') >= VeelLeeg && toonSchatting ())
        vraag ("Toch tellen (j = ja, t = ja, met een tabel, n = nee; "
               "Ctrl-C breekt af)? ", "j, t, n of s (stoppen)",
               [&]
               {
                 return regel.leesLetter (letter) && regel.isOp ()
                        && (letter == 'J' || letter == 'T' || letter == 'N');
               });
      if (!stop && letter != 'N')
        toonVervolg (letter == 'T');
    }

    // Toon een schatting van het aantal vervolgpartijen.
    // Retourneert: of het tellen lang kan duren
    bool toonSchatting () const
    {
      long double fout = 0;
      const long double aantal = bord->schatVervolg (Proeven, fout);
      cout.precision (3);
      cout << "Geschat: " << aantal << " vervolgpartijen, met "
           << "standaardfout " << fout << " (" << Proeven << " proeven)."
           << endl;
      if (aantal + 2 * fout < VeelPartijen)
        return false;
      cout << "Tellen duurt ongeveer ";
      toonDuur (aantal * tijdPerPartij ());
      cout << "." << endl;
      return true;
    }

    // Meet hoe snel deze computer telt, aan het bord van 4 bij 4.
    // Retourneert: het aantal seconden per vervolgpartij
    static long double tijdPerPartij ()
    {
      OthelloBord klein (4, 4);
      const clock_t begin = clock ();
      const long long aantal = klein.vervolg ();
      return secondenSinds (begin) / static_cast<long double> (aantal);
    }

    // Tel de vervolgpartijen en toon het aantal en de rekentijd.
    // Parameter:
    // * metTabel: vervolgSnel in plaats van vervolg
    void toonVervolg (bool metTabel)
    {
      const clock_t begin = clock ();
      const long long aantal = metTabel ? bord->vervolgSnel ()
                                        : bord->vervolg ();
      if (aantal < 0)
      {
        cout << "Dat kan niet: het bord past niet in 8 bij 8, of het "
             << "aantal is te groot." << endl;
        return;
      }
      toonAantal (aantal, "vervolgpartij", "vervolgpartijen");
      cout << ", geteld in ";
      toonDuur (secondenSinds (begin));
      cout << "." << endl;
    }

    // Geef de gebruiker raad.
    void geefHint ()
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

    // Vraag het aantal partijen en speel een wedstrijd op dit bord.
    void speelWedstrijd ()
    {
      long long aantal = 0;
      leesVerder ("Hoeveel partijen (1 t/m 100000)? ");
      if (stop)
        return;
      if (regel.leesGetal (aantal, Wedstrijd::MaxPartijen) && aantal >= 1
          && regel.isOp ())
        Wedstrijd (bord->getRijen (), bord->getKolommen (),
                   static_cast<int> (aantal)).speel ();
      else
        nietBegrepen ("w met een aantal partijen van 1 t/m 100000");
    }

    // Begin een nieuw spel: deel de kleuren in en kies het bord.
    void nieuwSpel ()
    {
      int rijen = 0, kolommen = 0;
      kiesSpeler ("Zwart: mens of computer (m of c)? ", zwart);
      kiesSpeler ("Wit: mens of computer (m of c)? ", wit);
      kiesMaten (rijen, kolommen);
      if (!stop)
        vervangBord (new OthelloBord (rijen, kolommen));
      while (!stop && !stapel.isLeeg ())
        delete stapel.haalEraf ();
    }

    // Vraag om een kleur in te delen, tot het antwoord goed is.
    // Parameters:
    // * tekst: de vraag, met de naam van de kleur
    // * speler: wordt Mens, Willekeurig of Gretig
    void kiesSpeler (const char *tekst, char &speler)
    {
      vraag (tekst, "m (mens), c w (computer, willekeurig), "
                    "c g (computer, gretig) of s (stoppen)",
             [&] { return begrijpSpeler (speler); });
    }

    // Begrijp het antwoord bij kiesSpeler.
    // Parameter:
    // * speler: als bij kiesSpeler
    // Retourneert: of het begrepen is
    bool begrijpSpeler (char &speler)
    {
      char letter = '\0';
      if (!regel.leesLetter (letter) || (letter != Mens && letter != 'C'))
        return false;
      if (letter == 'C')
      {
        leesVerder ("Speelt de computer willekeurig of gretig (w of g)? ");
        if (stop || !regel.leesLetter (letter)
            || (letter != Willekeurig && letter != Gretig))
          return false;
      }
      speler = letter;
      return regel.isOp ();
    }

    // Vraag de maten van het bord, tot het antwoord goed is.
    // Parameters:
    // * rijen, kolommen: worden die maten, als er niet gestopt wordt
    void kiesMaten (int &rijen, int &kolommen)
    {
      vraag ("Aantal rijen (even, 2 t/m 20)? ",
             "twee even getallen van 2 t/m 20, bijvoorbeeld 8 8, "
             "of s (stoppen)",
             [&]
             {
               if (!begrijpMaat (rijen))
                 return false;
               leesVerder ("Aantal kolommen (even, 2 t/m 20)? ");
               return !stop && begrijpMaat (kolommen) && regel.isOp ();
             });
    }

    // Begrijp een maat.
    // Parameter:
    // * maat: wordt het aantal rijen of kolommen
    // Retourneert: of het begrepen is
    bool begrijpMaat (int &maat)
    {
      long long getal = 0;
      if (!regel.leesGetal (getal, OthelloBord::MaxMaat)
          || getal < OthelloBord::MinMaat || getal % 2 != 0)
        return false;
      maat = static_cast<int> (getal);
      return true;
    }

    // Vervang het bord.
    // Parameter:
    // * nieuw: het nieuwe bord; het oude wordt opgeruimd
    void vervangBord (OthelloBord *nieuw)
    {
      delete bord;
      bord = nieuw;
    }

    // Laat de computer zetten en vertel wat hij deed.
    void computerbeurt ()
    {
      const char kleur = bord->getSpeler (), wijze = spelerAanZet ();
      const int ervoor = bord->aantalStenen (kleur);
      int rij = 0, kolom = 0;
      computerzet (*bord, wijze);
      bord->laatsteZet (rij, kolom);
      cout << naamKleur (kleur) << " (computer, " << naamSpeelwijze (wijze)
           << ") zet ";
      toonVakje (rij, kolom);
      cout << " en slaat ";
      toonAantal (bord->aantalStenen (kleur) - ervoor - 1, "steen", "stenen");
      cout << "." << endl;
    }

    // Retourneert: wie er aan zet is: Mens, Willekeurig of Gretig
    char spelerAanZet () const
    {
      return bord->getSpeler () == 'Z' ? zwart : wit;
    }

    // Toon het bord, de aantallen stenen en wie aan zet is.
    void toonStand () const
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

    // Toon wie gewonnen heeft, en hoe.
    void toonUitslag () const
    {
      const int verschil = bord->aantalStenen ('Z') - bord->aantalStenen ('W');
      const char winnaar = bord->winnaar ();
      const bool vol = bord->aantalStenen ('.') == 0;
      if (vol)
        cout << "Het bord is vol: ";
      else
        cout << naamKleur (bord->getSpeler ()) << " kan niet zetten: ";
      if (winnaar == '=')
        cout << "gelijkspel";
      else
        cout << (winnaar == 'Z' ? "zwart" : "wit") << " wint";
      if (vol && winnaar != '=')
        cout << " met " << abs (verschil) << " verschil";
      cout << "." << endl;
    }

    // Toon de mogelijke zetten, met hun nummers.
    void toonZetten () const
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

    // Schrijf een vakje zoals op het bord, bijvoorbeeld C2.
    // Parameters:
    // * rij, kolom: de plaats, geteld vanaf 0
    static void toonVakje (int rij, int kolom)
    {
      cout << static_cast<char> ('A' + kolom) << rij + 1;
    }

    // Parameter:
    // * kleur: 'Z' of 'W'
    // Retourneert: die kleur in letters
    static const char *naamKleur (char kleur)
    {
      return kleur == 'Z' ? "Zwart" : "Wit";
    }

    // Schrijf een aantal met zijn naam, in enkelvoud of meervoud.
    // Parameters:
    // * aantal: het aantal
    // * een, meer: de naam bij 1 en bij andere aantallen
    static void toonAantal (long long aantal, const char *een,
                            const char *meer)
    {
      cout << aantal << ' ' << (aantal == 1 ? een : meer);
    }

    // Parameter:
    // * begin: een tijdstip van clock
    // Retourneert: de rekentijd sindsdien, in seconden
    static long double secondenSinds (clock_t begin)
    {
      return static_cast<long double> (clock () - begin) / CLOCKS_PER_SEC;
    }

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
};

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
       << "optie,\n3 als het geheugen op is of de uitvoer niet te schrijven "
       << "is.\n";
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
  Regel regel (tekst == nullptr ? "" : tekst);
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
  cerr << "Onbekende optie ";
  Regel (optie).toon (cerr);
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
  terminal::bewaakGeheugen ();
  if (!leesOpties (argc, argv, opties))
    return 2;
  if (opties.hulp || opties.versie)
  {
    if (opties.hulp)
      toonHulp ();
    else
      cout << "Othello 1.0" << endl;
    return terminal::sluitAf (0);
  }
  zetZaad (static_cast<unsigned long long> (opties.zaad));
  cout << "Othello, toeval met --zaad " << opties.zaad << "." << endl;
  if (opties.partijen > 0)
    Wedstrijd (static_cast<int> (opties.rijen),
               static_cast<int> (opties.kolommen),
               static_cast<int> (opties.partijen)).speel ();
  else
    Menu ().draai ();
  return terminal::sluitAf (0);
}
