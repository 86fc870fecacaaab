// main.cc: het menu en de opdrachtregel van Othello.

#include <iostream>
#include <ctime>
#include "../../terminal/kleur.h"
#include "../../terminal/onderbreking.h"
#include "../../terminal/programma.h"
#include "../../standaard.h"
#include "los.h"
#include "opslag.h"
#include "partij.h"
#include "voortgang.h"
#include "vragen.h"
#include "wedstrijd.h"

using namespace std;
using namespace othello;

//*************************************************************************

// Het menu: een partij, en telkens een zet of een andere keuze, tot de
// gebruiker stopt of de invoer op is.
class Menu
{
  public:

    // Begin met een partij van twee mensen op het gewone bord; de stenen
    // krijgen een kleur of niet.
    Menu (Vragen &nwVragen, Voortgang &nwVoortgang, bool nwKleur)
    : vragen (nwVragen), voortgang (nwVoortgang), inKleur (nwKleur),
      veranderd (false), partij (nullptr)
    {
      begin (new Partij (new OthelloBord (OthelloBord::GewoneMaat,
                                          OthelloBord::GewoneMaat)));
    }

    // Ruim de partij op.
    ~Menu () { delete partij; }

    // De partij heeft een eigenaar.
    Menu (const Menu &) = delete;
    Menu &operator= (const Menu &) = delete;

    // Begin met een andere partij, die het menu opruimt.
    void begin (Partij *nieuw)
    {
      delete partij;
      partij = nieuw;
      bord ().stelToezicht (&voortgang);
      veranderd = true;
    }

    // Zeg wie er spelen.
    void toonSpelers () const
    {
      cout << "Zwart: " << naamSpeler (partij->speler (OthelloBord::Zwart))
           << ". Wit: " << naamSpeler (partij->speler (OthelloBord::Wit))
           << "." << endl;
    }

    // Vraag wie er spelen, en op welk bord, en begin daarmee.
    void nieuwSpel ()
    {
      char zwart = Mens, wit = Mens;
      int rijen = OthelloBord::GewoneMaat, kolommen = rijen;
      if (vraagSpelers (zwart, wit)
          && vraagMaat ("Aantal rijen (even, 2 t/m 20; . is 8): ", rijen)
          && vraagMaat ("Aantal kolommen (even, 2 t/m 20; . is 8): ",
                        kolommen))
      {
        begin (new Partij (new OthelloBord (rijen, kolommen), zwart, wit));
        toonSpelers ();
      }
    }

    // Laat de gebruiker kiezen, tot hij stopt of de invoer op is. Wordt lang
    // werk afgebroken, dan vervalt de rest van de regel.
    void draai ()
    {
      bool verder = true, toonLijst = true;
      while (verder && cin)
      {
        if (toonLijst)
          toonKeuzes ();
        laatComputerZetten ();
        if (veranderd)
          toonStand ();
        if (!vragen.volgendWoord ("Keuze (? toont het menu): "))
          return;
        toonLijst = vragen.isUitleg ();
        try
        {
          verder = toonLijst || begrijp ();
        }
        catch (const Afgebroken &afgebroken)
        {
          if (afgebroken.antwoord == '\0')
            cout << voortgang.hoeVer (afgebroken) << endl;
          vragen.regel ().vergeet ();
        }
      }
    }

  private:

    // Zoveel zetten staan er hoogstens op een regel.
    static const int ZettenPerRegel = 9;

    // Met hoogstens zoveel lege vakjes worden bij elke zet ook de
    // vervolgpartijen geteld, met een tabel van zoveel bytes.
    static const int WeinigLeeg = 12, TabelPerZet = 1 << 24;

    Vragen &vragen;
    Voortgang &voortgang;
    const bool inKleur;
    bool veranderd;  // of het bord anders is dan het laatst getoonde
    Partij *partij;

    // Retourneert: het bord zoals het nu is
    OthelloBord &bord () const { return partij->bord (); }

    // Toon de keuzes.
    static void toonKeuzes ()
    {
      cout <<
        "\n  t. zet terugnemen                    n. nieuw spel\n"
        "  h. goede zet                         b. bewaren\n"
        "  w. waarde van elke zet               l. een bewaard spel laden\n"
        "  v. vervolgpartijen tellen            p. partijen van de computer\n"
        "  c. tegen de computer                 s. stoppen\n"
        "Een zet gaat met zijn nummer, of met zijn vakje: f5." << endl;
    }

    // Begrijp wat er getypt is: een zet of een andere keuze. De letter van een
    // kolom met een getal erachter is ook een vakje (f 5), behalve bij p.
    // Retourneert: false om te stoppen
    bool begrijp ()
    {
      const char *const woord = vragen.regel ().woord ();
      const char letter = letterVan (woord);
      int nummer = 0, rij = 0, kolom = letter - 'a';
      if (leesGetal (woord, 0, MaxGetal, nummer))
        zetNummer (nummer);
      else if (leesVakje (woord, rij, kolom))
        zet (rij, kolom);
      else if (kolom >= 0 && kolom < bord ().getKolommen () && letter != 'p'
               && vragen.regel ().volgtGetal (nummer))
        zet (nummer - 1, kolom);
      else
        return voerUit (letter);
      return true;
    }

    // Voer de keuze met deze letter uit.
    // Retourneert: false om te stoppen
    bool voerUit (char keuze)
    {
      switch (keuze)
      {
        case 'n': nieuwSpel ();     break;
        case 'c': kiesSpelers ();   break;
        case 'p': speelPartijen (); break;
        case 'b': bewaar ();        break;
        case 'l': laad ();          break;
        case 't': neemTerug ();     break;
        case 'h': geefHint ();      break;
        case 'w': toonElkeZet ();   break;
        case 'v': telVervolg ();    break;
        case 's': break;
        default:
          vragen.meld (Tekst () << "Niet begrepen: "
                                << toonbaar (vragen.regel ().woord ())
                                << ". Typ een keuze (? toont ze), of een zet "
                                << "zoals f5.");
      }
      return keuze != 's';
    }

    // Is het spel afgelopen, zeg dat dan, en hoe; de rest van de regel vervalt.
    // Retourneert: of het afgelopen is
    bool meldAfloop ()
    {
      if (!bord ().eindstand ())
        return false;
      vragen.meld (Tekst () << "Het spel is afgelopen. " << uitslag ());
      return true;
    }

    // Doe een genummerde zet voor de gebruiker; een melding als er geen zet is
    // met dat nummer.
    void zetNummer (int nummer)
    {
      const int aantal = bord ().aantalZetten ();
      int rij = 0, kolom = 0;
      if (aantal == 0 || bord ().geefZet (nummer, rij, kolom))
        zet (rij, kolom);
      else
        vragen.meld (Tekst () << "Er is geen zet " << nummer << ": er "
                              << (aantal == 1 ? "is " : "zijn ")
                              << aantalTekst (aantal, "zet", "zetten") << '.');
    }

    // Doe een zet voor de gebruiker op een plaats, geteld vanaf 0, en vertel
    // wat hij slaat; mag de zet niet, dan staat in de melding waarom.
    void zet (int rij, int kolom)
    {
      const Partij::Zet dit = { rij, kolom, Mens };
      const char inhoud = bord ().getVakje (rij, kolom);
      const int slag = partij->doe (dit);
      Tekst zin;
      if (slag > 0)
        vertelZet (slag);
      else if (!meldAfloop ())
      {
        zin << naamVakje (rij, kolom);
        if (inhoud == OthelloBord::Niets)
          zin << " ligt niet op het bord, dat loopt van A1 t/m "
              << naamVakje (bord ().getRijen () - 1,
                            bord ().getKolommen () - 1) << '.';
        else
          zin << (inhoud == OthelloBord::Leeg
                  ? " kan niet: een zet moet stenen slaan."
                  : " is al bezet.");
        vragen.meld (zin);
      }
    }

    // Vertel van de laatste zet wie hem deed, en hoeveel stenen hij sloeg.
    void vertelZet (int slag)
    {
      const Partij::Zet &zet = partij->getZet (partij->getAantal () - 1);
      cout << naamKleur (OthelloBord::ander (bord ().getSpeler ()), true);
      if (zet.wie != Mens)
        cout << " (" << naamSpeler (zet.wie) << ')';
      cout << " zet " << naamVakje (zet.rij, zet.kolom) << " en slaat "
           << aantalTekst (slag, "steen", "stenen") << '.' << endl;
      veranderd = true;
    }

    // Laat de computer zetten, zolang die aan beurt is.
    void laatComputerZetten ()
    {
      while (!bord ().eindstand () && partij->aanZet () != Mens)
        vertelZet (partij->zetVanComputer ());
    }

    // Neem zetten terug; zie partij.h. Is dan de computer aan beurt, dan speelt
    // die niet meer mee: hij deed de zet weer.
    void neemTerug ()
    {
      const int aantal = partij->neemTerug ();
      if (aantal == 0)
      {
        vragen.meld (Tekst () << "Er is geen zet "
                              << (partij->gemengd () ? "van een mens " : "")
                              << "om terug te nemen.");
        return;
      }
      veranderd = true;
      bord ().stelToezicht (&voortgang);
      cout << (aantal == 1 ? Tekst () << "Een zet"
                           : Tekst () << aantal << " zetten")
           << " teruggenomen." << endl;
      if (partij->aanZet () != Mens)
      {
        partij->stelSpelers (Mens, Mens);
        cout << "De computer speelt niet meer mee; c zet hem weer aan." << endl;
      }
    }

    // Geef de gebruiker raad.
    void geefHint ()
    {
      const char *const tegenstander
        = naamKleur (OthelloBord::ander (bord ().getSpeler ()));
      int rij = 0, kolom = 0, tegenzetten = 0;
      if (meldAfloop ())
        return;
      bord ().hint (rij, kolom, tegenzetten);
      cout << "Goede zet: " << naamVakje (rij, kolom);
      if (tegenzetten > 0)
        cout << ", want dan heeft " << tegenstander
             << " de minste zetten: " << tegenzetten;
      else if (bord ().aantalStenen (OthelloBord::Leeg) > 1)
        cout << ", want dan kan " << tegenstander
             << " niet zetten, en verliest";
      else
        cout << ", de laatste zet";
      cout << '.' << endl;
    }

    // Toon van elke zet wat hij slaat, hoeveel antwoorden er dan zijn, en als
    // dat snel kan hoeveel vervolgpartijen.
    void toonElkeZet ()
    {
      const bool metTelling =
        bord ().pastInTabel ()
        && bord ().aantalStenen (OthelloBord::Leeg) <= WeinigLeeg;
      Partij::Zet zet = { 0, 0, Willekeurig };
      int nummer = 1;
      if (meldAfloop ())
        return;
      cout << "Per zet: wat hij slaat, wat de ander dan voor zetten heeft"
           << (metTelling ? ",\nen op hoeveel manieren het dan nog kan lopen"
                          : "") << "." << endl;
      voortgang.begin (Voortgang::tellen (false));
      for (; bord ().geefZet (nummer, zet.rij, zet.kolom); nummer++)
        toonZet (zet, metTelling);
    }

    // Toon wat een zet doet, en desgewenst op hoeveel manieren het dan nog kan
    // lopen.
    void toonZet (const Partij::Zet &zet, bool metTelling)
    {
      Partij erna (bord ().kopieer ());
      Tekst zin;
      erna.doe (zet);
      zin << "  " << naamVakje (zet.rij, zet.kolom)
          << (zet.rij < 9 ? "   slaat " : "  slaat ")
          << bord ().geslagen (zet.rij, zet.kolom) << ", antwoorden "
          << erna.bord ().aantalZetten ();
      if (metTelling)
        zin << ", " << aantalTekst (erna.bord ().vervolgSnel (TabelPerZet),
                                    "vervolgpartij", "vervolgpartijen");
      voortgang.klaar ();
      cout << zin << endl;
    }

    // Tel de vervolgpartijen. Zijn er veel, dan komt er eerst een schatting;
    // duurt het lang, dan wordt er gevraagd of het mag.
    void telVervolg ()
    {
      Voortgang::Werk werk = Voortgang::tellen (bord ().pastInTabel ());
      long double fout = 0;
      if (bord ().aantalStenen (OthelloBord::Leeg) >= VeelLeeg)
      {
        fout = schatPartijen (bord (), voortgang, werk);
        if (fout > 0)  // anders zijn het er zo weinig dat zij geteld zijn
          cout << "Geschat: " << ongeveer (werk.totaal)
               << " vervolgpartijen, met standaardfout " << ongeveer (fout)
               << '.' << endl;
      }
      try
      {
        voortgang.begin (werk);
        toonVervolg (bord ().vervolg ());
      }
      catch (const Afgebroken &afgebroken)
      {
        if (afgebroken.antwoord != 't')
          throw;
        werk.hoogstens = 0;
        voortgang.begin (werk);
        toonVervolg (bord ().vervolgSnel ());
      }
    }

    // Toon het aantal vervolgpartijen, of -1 als het te groot is, en hoe lang
    // het tellen duurde.
    void toonVervolg (long long aantal)
    {
      const int decimalen = 3;
      voortgang.klaar ();
      if (aantal < 0)
        cout << "Dat kan niet: het aantal is te groot." << endl;
      else
        cout << aantalTekst (aantal, "vervolgpartij", "vervolgpartijen")
             << ", geteld in " << kommaTekst (voortgang.seconden (), decimalen)
             << " seconden." << endl;
    }

    // Vraag het aantal partijen, en laat de computer die op een bord van deze
    // maten tegen zichzelf spelen.
    void speelPartijen ()
    {
      int aantal = 0;
      const auto lees = [&] (const char *woord)
      {
        return leesGetal (woord, 1, Wedstrijd::MaxPartijen, aantal);
      };
      if (vragen.vraagWoord ("Hoeveel partijen per regel (1 t/m 100 000): ",
                             "een getal van 1 t/m 100 000, bijvoorbeeld 100",
                             lees)
          && !Wedstrijd (bord ().getRijen (), bord ().getKolommen (), aantal,
                         voortgang).speel ())
        vragen.regel ().vergeet ();
    }

    // Vraag wie er spelen, en zeg wie dat worden.
    void kiesSpelers ()
    {
      char zwart = Mens, wit = Mens;
      if (!vraagSpelers (zwart, wit))
        return;
      partij->stelSpelers (zwart, wit);
      toonSpelers ();
    }

    // Vraag wie er met zwart en met wit spelen: Mens, Willekeurig of Gretig.
    // Retourneert: of er voor allebei een antwoord is
    bool vraagSpelers (char &zwart, char &wit)
    {
      return vraagSpeler ("Zwart (m mens, w willekeurig, g gretig): ", zwart)
             && vraagSpeler ("Wit (m mens, w willekeurig, g gretig): ", wit);
    }

    // Vraag wie er met een kleur speelt. De opgave laat kiezen tussen een mens
    // en een computer: na een c volgt de vraag hoe die speelt.
    // Parameters en wat het retourneert: als bij vraagSpelers
    bool vraagSpeler (const char *vraag, char &speler)
    {
      return vragen.vraagLetter (vraag, "mwgc", "m, w, g, of c (computer), "
                                 "bijvoorbeeld m", speler)
             && (speler != 'c'
                 || vragen.vraagLetter ("Hoe (w willekeurig, g gretig): ",
                                        "wg", "w of g, bijvoorbeeld g",
                                        speler));
    }

    // Vraag een maat van het bord; met een punt blijft zij gewoon.
    bool vraagMaat (const char *tekst, int &maat)
    {
      const auto lees = [&] (const char *woord)
      {
        return gelijk (woord, ".") || isMaat (woord, maat);
      };
      return vragen.vraagWoord (tekst, "een even getal van 2 t/m 20, "
                                "zoals 4, of een punt voor 8", lees);
    }

    // Vraag een naam en bewaar de partij; wat er al staat alleen als dat mag.
    void bewaar ()
    {
      Tekst naam;
      char antwoord = 'j';
      if (!vragen.vraagNaam (naam))
        return;
      if (naam.inhoud ()[naam.getLengte () - 1] != '/'  // een map: geen einde
          && !eindigtOp (naam.inhoud (), ".txt"))
        naam << ".txt";
      if (bestaat (naam.inhoud ())
          && !vragen.vraagLetter ("Dat bestand is er al; overschrijven? "
                                  "(j of n): ", "jn", "j (ja) of n (nee), "
                                  "bijvoorbeeld j", antwoord))
        antwoord = 'n';
      if (!cin)
        return;
      if (antwoord != 'j')
      {
        cout << "Niet bewaard." << endl;
        return;
      }
      if (bewaarPartij (naam.inhoud (), *partij))
        cout << "Bewaard in " << toonbaar (naam.inhoud ()) << '.' << endl;
    }

    // Vraag een naam, en ga verder met de partij die daar bewaard is; .txt aan
    // het eind mag weg.
    void laad ()
    {
      Tekst naam, heel;
      Partij *nieuw = nullptr;
      if (!vragen.vraagNaam (naam))
        return;
      heel << naam << ".txt";
      nieuw = Lezer (!bestaat (naam.inhoud ()) && bestaat (heel.inhoud ())
                     ? heel.inhoud () : naam.inhoud (), cout).lees ();
      if (nieuw == nullptr)
        return;
      begin (nieuw);
      toonSpelers ();
    }

    // Toon het bord, de aantallen stenen, en wie aan beurt is of won.
    void toonStand ()
    {
      veranderd = false;
      cout << endl;
      bord ().afdrukken (inKleur);
      cout << "Zwart (Z) " << bord ().aantalStenen (OthelloBord::Zwart)
           << ", wit (W) " << bord ().aantalStenen (OthelloBord::Wit) << ". ";
      if (bord ().eindstand ())
        cout << uitslag () << endl;
      else
      {
        cout << "Aan beurt: " << naamKleur (bord ().getSpeler ()) << '.'
             << endl;
        toonZetten ();
      }
    }

    // Retourneert: wie gewonnen heeft, en hoe
    Tekst uitslag () const
    {
      const char wint = bord ().winnaar (), ander = OthelloBord::ander (wint);
      const int meeste = bord ().aantalStenen (wint),
                minste = bord ().aantalStenen (ander);
      Tekst zin;
      if (wint == OthelloBord::Gelijk)
        return zin << "Gelijkspel: het bord is vol.";
      zin << naamKleur (wint, true) << " wint";
      if (bord ().aantalStenen (OthelloBord::Leeg) > 0)
        return zin << ": " << naamKleur (ander) << " kan niet zetten.";
      return zin << " met " << meeste << " tegen " << minste << ", "
                 << meeste - minste << " verschil.";
    }

    // Toon de mogelijke zetten, met hun nummers.
    void toonZetten () const
    {
      int nummer = 1, rij = 0, kolom = 0;
      cout << "Zetten:";
      for (; bord ().geefZet (nummer, rij, kolom); nummer++)
        cout << (nummer > 1 && nummer % ZettenPerRegel == 1 ? "\n        "
                                                            : " ")
             << nummer << ": " << naamVakje (rij, kolom);
      cout << endl;
    }
};

//*************************************************************************
// De opdrachtregel

// Wat er op de opdrachtregel staat.
struct Opties
{
  int stil, los, csv,                // of ze er staan
      zaad, partijen,                // partijen is 0 voor het menu
      rijen, kolommen,               // 0: de gewone maat
      bestanden;                     // zoveel namen staan er vooraan in argv
  terminal::Kleurkeuze kleur;
};

// Een optie: haar naam, waar zij onthouden wordt, en de grenzen van het getal
// erachter; hoog is 0 als er niets achter hoort.
struct Optie
{
  const char *naam;
  int *waarde, laag, hoog;
};

const int MaxZaad = 2147483647;

// Toon de hulptekst.
static void toonHulp ()
{
  cout <<
    "Othello: sla alle stenen die je insluit; wie niet kan zetten verliest.\n"
    "\nGebruik:\n"
    "  ./Othello [opties]                  het menu\n"
    "  ./Othello [opties] BESTAND          verder met een bewaard spel\n"
    "  ./Othello [opties] --los BESTAND... een tabel met per stand de\n"
    "      winnaar als het uit is, het aantal vervolgpartijen (met ~\n"
    "      ervoor geschat, als tellen dagen duurt), en dat na elke zet\n"
    "  ./Othello [opties] --partijen N     laat de computer N partijen\n"
    "      (1 t/m 100000) tegen zichzelf spelen, voor elk paar\n"
    "      speelwijzen\n"
    "\nOpties:\n"
    "  --rijen M, --kolommen N\n"
    "                  het bord van --partijen: even, 2 t/m 20, anders 8\n"
    "  --csv           bij --los: de tabel met puntkomma's\n"
    "  --zaad N        begin het toeval bij N (0 t/m 2147483647); zonder\n"
    "                  deze optie bepaalt de klok het zaad\n"
    "  --kleur=WAT     auto: kleuren op een terminal (gewoonlijk; niet als\n"
    "                  NO_COLOR gezet is), altijd of nooit\n"
    "  --stil          geen voortgang van lang werk op stderr\n"
    "  -h, --help      deze uitleg\n"
    "  --versie        het nummer van deze versie\n"
    "  --              hierna volgen alleen bestandsnamen\n"
    "\nExitcodes: 0 gelukt, 1 een bestand ontbreekt, is niet te lezen of\n"
    "klopt niet, 2 verkeerd gebruik, 3 het geheugen is op of de uitvoer is\n"
    "niet te schrijven, 130 onderbroken met Ctrl-C.\n";
}

// Retourneert: wat er gevonden is, klaar voor een melding; nullptr is niets
static Tekst gevonden (const char *tekst)
{
  return tekst == nullptr ? Tekst () << "niets" : toonbaar (tekst);
}

// Staat op plaats i een optie met deze naam en een waarde erachter, na een
// isteken of een spatie? Dan wordt i de plaats van die waarde; nullptr als zij
// ontbreekt.
// Retourneert: of de optie er staat
static bool isOptie (const char *naam, char *argv[], int &i,
                     const char *&waarde)
{
  const char *const rest = achter (naam, argv[i]);
  if (rest == nullptr || (*rest != '\0' && *rest != '='))
    return false;
  waarde = *rest == '=' ? rest + 1 : argv[i + 1];
  if (*rest == '\0' && waarde != nullptr)
    i++;
  return true;
}

// Onthoud een optie, met de waarde erachter, of nullptr.
// Retourneert: false, na een melding, als die niet klopt
static bool onthoud (const Optie &optie, const char *waarde)
{
  if (optie.hoog == 0)
    *optie.waarde = 1;
  else if (waarde == nullptr
           || !leesGetal (waarde, optie.laag, optie.hoog, *optie.waarde))
  {
    cerr << optie.naam << ": gevonden " << gevonden (waarde)
         << ", verwacht een geheel getal van " << optie.laag << " t/m "
         << optie.hoog << "." << endl;
    return false;
  }
  return true;
}

// Onthoud de kleur, met het woord achter --kleur, of nullptr.
// Retourneert: false, na een melding, als dat niet klopt
static bool leesKleur (const char *woord, terminal::Kleurkeuze &kleur)
{
  const char *const namen[] = { "auto", "altijd", "nooit" };
  const int aantal = 3;
  int i = 0;
  for (i = 0; woord != nullptr && i < aantal; i++)
    if (gelijk (woord, namen[i]))
    {
      kleur = static_cast<terminal::Kleurkeuze> (i);
      return true;
    }
  cerr << "--kleur: gevonden " << gevonden (woord)
       << ", verwacht auto, altijd of nooit." << endl;
  return false;
}

// Onthoud de optie op plaats i, met de waarde erachter als die erbij hoort; i
// wordt de plaats daarvan.
// Retourneert: false, na een melding, als de optie of de waarde niet klopt
static bool leesOptie (char *argv[], int &i, Opties &opties)
{
  const int minst = OthelloBord::MinMaat, meest = OthelloBord::MaxMaat;
  const Optie alle[] = { { "--stil", &opties.stil, 0, 0 },
    { "--los", &opties.los, 0, 0 }, { "--csv", &opties.csv, 0, 0 },
    { "--zaad", &opties.zaad, 0, MaxZaad },
    { "--partijen", &opties.partijen, 1, Wedstrijd::MaxPartijen },
    { "--rijen", &opties.rijen, minst, meest },
    { "--kolommen", &opties.kolommen, minst, meest } };
  const char *waarde = nullptr;
  for (const Optie &optie : alle)
    if (optie.hoog == 0 ? gelijk (optie.naam, argv[i])
                        : isOptie (optie.naam, argv, i, waarde))
      return onthoud (optie, waarde);
  if (isOptie ("--kleur", argv, i, waarde))
    return leesKleur (waarde, opties.kleur);
  cerr << "onbekende optie " << gevonden (argv[i])
       << "; --help noemt de opties die er zijn." << endl;
  return false;
}

// Retourneert: of de opties bij elkaar passen; zo niet, na een melding
static bool keurOpties (const Opties &opties)
{
  Tekst melding;
  if (opties.rijen % 2 != 0 || opties.kolommen % 2 != 0
      || (opties.rijen + opties.kolommen > 0 && opties.partijen == 0))
    melding << "--rijen en --kolommen horen bij --partijen, en moeten even "
            << "zijn";
  else if (opties.los != 0 && opties.partijen > 0)
    melding << "--los en --partijen gaan niet samen";
  else if (opties.csv > opties.los)
    melding << "--csv hoort bij --los";
  else if (opties.los > opties.bestanden)
    melding << "--los: verwacht minstens een bestandsnaam";
  else if (opties.los == 0 && opties.bestanden > (opties.partijen > 0 ? 0 : 1))
    melding << "gevonden " << aantalTekst (opties.bestanden, "bestandsnaam",
                                           "bestandsnamen")
            << ", verwacht " << (opties.partijen > 0 ? "geen"
                                                     : "hoogstens een");
  if (melding.getLengte () > 0)
    cerr << melding << "." << endl;
  return melding.getLengte () == 0;
}

// Onthoud wat er op de opdrachtregel staat; de namen van bestanden komen
// vooraan, vanaf argv[1].
// Retourneert: false, na een melding, als er iets niet klopt
static bool leesOpties (int argc, char *argv[], Opties &opties)
{
  bool alleenNamen = false;
  int i = 0;
  for (i = 1; i < argc; i++)
    if (alleenNamen || argv[i][0] != '-' || argv[i][1] == '\0')
    {
      opties.bestanden++;
      argv[opties.bestanden] = argv[i];
    }
    else if (gelijk (argv[i], "--"))
      alleenNamen = true;
    else if (!leesOptie (argv, i, opties))
      return false;
  return keurOpties (opties);
}

// Retourneert: of deze optie op de opdrachtregel staat, voor een --
static bool staatEr (int argc, char *argv[], const char *naam)
{
  int i = 1;
  while (i < argc && !gelijk (argv[i], naam) && !gelijk (argv[i], "--"))
    i++;
  return i < argc && gelijk (argv[i], naam);
}

// Zeg hoe hetzelfde toeval terugkomt.
static void toonZaad (int zaad)
{
  cout << "Zaad: " << zaad << " (herhaal met --zaad " << zaad << ")" << endl;
}

// Begin met het menu, en de partij in een bestand; of een nieuwe, als de naam
// nullptr is.
// Retourneert: de exitcode
static int speel (const Opties &opties, const char *naam)
{
  Vragen vragen;
  Voortgang voortgang (opties.stil != 0, terminal::isTerminal (2), &vragen);
  Menu menu (vragen, voortgang, terminal::metKleur (opties.kleur));
  Partij *partij = nullptr;
  if (naam != nullptr)
  {
    partij = Lezer (naam, cerr).lees ();
    if (partij == nullptr)
      return 1;
  }
  toonZaad (opties.zaad);
  if (partij == nullptr)
    menu.nieuwSpel ();
  else
  {
    menu.begin (partij);
    menu.toonSpelers ();
  }
  menu.draai ();
  return 0;
}

// Doe wat er zonder menu gevraagd wordt: --los met deze bestanden, of
// --partijen.
// Retourneert: de exitcode
static int reken (const Opties &opties, char *namen[])
{
  const int gewoon = OthelloBord::GewoneMaat,
            afgebroken = terminal::Onderbreking::Exitcode;
  Voortgang voortgang (opties.stil != 0, terminal::isTerminal (2), nullptr);
  try
  {
    if (opties.los != 0)
      return Tabel (opties.csv != 0, voortgang).toon (namen, opties.bestanden)
             ? 0 : 1;
    toonZaad (opties.zaad);
    return Wedstrijd (opties.rijen > 0 ? opties.rijen : gewoon,
                      opties.kolommen > 0 ? opties.kolommen : gewoon,
                      opties.partijen, voortgang).speel () ? 0 : afgebroken;
  }
  catch (const Afgebroken &hier)
  {
    cerr << voortgang.hoeVer (hier) << endl;
    return afgebroken;
  }
}

// Lees de opdrachtregel en doe wat er gevraagd wordt; bij uitleg of de versie
// doet de rest er niet toe.
// Retourneert: de exitcode
int main (int argc, char *argv[])
{
  Opties opties = Opties ();
  int exitcode = 0;
  terminal::bewaakGeheugen ();
  terminal::Onderbreking::luister ();
  opties.zaad = static_cast<int> (time (nullptr) % MaxZaad);
  if (staatEr (argc, argv, "--help") || staatEr (argc, argv, "-h"))
    toonHulp ();
  else if (staatEr (argc, argv, "--versie"))
    cout << "Othello 1.0" << endl;
  else if (!leesOpties (argc, argv, opties))
    return 2;
  else
  {
    zetZaad (static_cast<unsigned long long> (opties.zaad));
    exitcode = opties.los != 0 || opties.partijen > 0
      ? reken (opties, argv + 1)
      : speel (opties, opties.bestanden > 0 ? argv[1] : nullptr);
  }
  return terminal::sluitAf (exitcode);
}
