// main.cc: het menu en de opdrachtregel van Othello.

#include <iostream>
#include <cstdlib>
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

    // Begin met een partij van twee mensen op het gewone bord.
    // Parameters:
    // * nwVragen: waarmee gevraagd wordt
    // * nwVoortgang: wie er op lang werk toeziet
    // * nwKleur: of de stenen een kleur krijgen
    Menu (Vragen &nwVragen, Voortgang &nwVoortgang, bool nwKleur)
    : vragen (nwVragen), voortgang (nwVoortgang), kleur (nwKleur),
      veranderd (false), partij (nullptr)
    {
      speel (new Partij (new OthelloBord (OthelloBord::GewoneMaat,
                                          OthelloBord::GewoneMaat)));
    }

    // Ruim de partij op.
    ~Menu ()
    {
      delete partij;
    }

    // De partij heeft een eigenaar.
    Menu (const Menu &) = delete;
    Menu &operator= (const Menu &) = delete;

    // Begin met een andere partij.
    // Parameter:
    // * nieuw: de partij; het menu ruimt haar op
    void speel (Partij *nieuw)
    {
      delete partij;
      partij = nieuw;
      partij->bord ().stelToezicht (&voortgang);
      veranderd = true;
    }

    // Begin met een andere partij, en zeg wie er spelen.
    // Parameter:
    // * nieuw: als bij speel
    void begin (Partij *nieuw)
    {
      speel (nieuw);
      toonSpelers ();
    }

    // Vraag wie er spelen, en op welk bord, en begin daarmee.
    void nieuwSpel ()
    {
      char zwart = Mens, wit = Mens;
      int rijen = OthelloBord::GewoneMaat, kolommen = rijen;
      if (!vraagSpeler ("Zwart: mens of computer (m of c): ", zwart)
          || !vraagSpeler ("Wit: mens of computer (m of c): ", wit)
          || !vraagMaat ("Aantal rijen (even, 2 t/m 20; . is 8): ", rijen)
          || !vraagMaat ("Aantal kolommen (even, 2 t/m 20; . is 8): ",
                         kolommen))
        return;
      speel (new Partij (new OthelloBord (rijen, kolommen)));
      partij->stelSpelers (zwart, wit);
    }

    // Laat de gebruiker kiezen, tot hij stopt of de invoer op is.
    void draai ()
    {
      bool verder = true, toonLijst = true;
      while (verder && !Vragen::op ())
      {
        if (toonLijst)
          toonKeuzes ();
        laatComputerZetten ();
        if (veranderd)
          toonStand ();
        if (!vragen.volgendWoord ("Keuze (? toont het menu): "))
          return;
        toonLijst = vragen.isUitleg ();
        verder = toonLijst || probeer ();
      }
    }

  private:

    // Zoveel zetten staan er hoogstens op een regel.
    static const int ZettenPerRegel = 9;

    // Met hoogstens zoveel lege vakjes, of op een bord van hoogstens zoveel
    // vakjes, worden bij elke zet ook de vervolgpartijen geteld, met een tabel
    // van zoveel bytes.
    static const int WeinigLeeg = 12, WeinigVakjes = 16,
                     TabelPerZet = 1 << 24;

    // Meer zetten dan dit staan twee aan twee, met zoveel tekens ertussen.
    static const int VeelZetten = 18, HalfScherm = 40;

    Vragen &vragen;
    Voortgang &voortgang;
    const bool kleur;
    bool veranderd;   // of het bord anders is dan het laatst getoonde
    Partij *partij;

    // Toon de keuzes.
    static void toonKeuzes ()
    {
      cout << "\n"
           << "  t. zet terugnemen                    "
           << "n. nieuw spel\n"
           << "  h. goede zet                         "
           << "b. bewaren\n"
           << "  w. waarde van elke zet               "
           << "l. een bewaard spel laden\n"
           << "  v. vervolgpartijen tellen            "
           << "p. partijen van de computer\n"
           << "  c. tegen de computer                 "
           << "s. stoppen\n"
           << "Een zet gaat met zijn nummer, of met zijn vakje: f5." << endl;
    }

    // Doe wat er getypt is, en vertel het als dat afgebroken wordt; dan vervalt
    // de rest van de regel.
    // Retourneert: false om te stoppen
    bool probeer ()
    {
      Tekst zin;
      try
      {
        return begrijp ();
      }
      catch (const Afgebroken &afgebroken)
      {
        voortgang.vertel (afgebroken, zin);
        if (afgebroken.antwoord == '\0')
          zin.toon ();
        vragen.woord ().vergeet ();
      }
      return true;
    }

    // Begrijp wat er getypt is: een zet of een andere keuze. De letter van een
    // kolom met een getal erachter is ook een vakje (f 5), behalve bij p.
    // Retourneert: false om te stoppen
    bool begrijp ()
    {
      const long long grens = 999999;
      Regel &woord = vragen.woord ();
      const char letter = woord.letter ();
      long long nummer = 0;
      int rij = 0, kolom = letter - 'a';
      if (woord.leesGetal (0, grens, nummer))
        zetNummer (static_cast<int> (nummer));
      else if (woord.leesVakje (rij, kolom))
        zet (rij, kolom);
      else if (kolom >= 0 && kolom < partij->bord ().getKolommen ()
               && letter != 'p' && woord.volgtGetal (nummer))
        zet (static_cast<int> (nummer) - 1, kolom);
      else
        return voerUit (letter);
      return true;
    }

    // Voer een keuze uit.
    // Parameter:
    // * keuze: haar letter
    // Retourneert: false om te stoppen
    bool voerUit (char keuze)
    {
      switch (keuze)
      {
        case 'n': nieuwSpel ();     break;
        case 'c': vraagComputer (); break;
        case 'p': speelPartijen (); break;
        case 'b': bewaar ();        break;
        case 'l': laad ();          break;
        case 't': neemTerug ();     break;
        case 'h': geefHint ();      break;
        case 'w': toonElkeZet ();   break;
        case 'v': telVervolg ();    break;
        case 's': break;
        default:
          vragen.weiger ("een keuze (? toont ze), of een zet zoals f5");
      }
      return keuze != 's';
    }

    // Zeg dat iets niet kan; de rest van de regel vervalt.
    // Parameter:
    // * zin: wat er niet kan, en waarom
    void meld (const Tekst &zin)
    {
      zin.toon ();
      vragen.woord ().vergeet ();
    }

    // Is het spel afgelopen, zeg dat dan, en hoe; de rest van de regel vervalt.
    // Retourneert: of het afgelopen is
    bool meldAfloop ()
    {
      Tekst zin;
      if (!partij->bord ().eindstand ())
        return false;
      zin << "Het spel is afgelopen. ";
      noemUitslag (zin);
      meld (zin);
      return true;
    }

    // Doe een genummerde zet voor de gebruiker.
    // Parameter:
    // * nummer: het nummer; een melding als er geen zet is met dat nummer
    void zetNummer (int nummer)
    {
      const int aantal = partij->bord ().aantalZetten ();
      int rij = 0, kolom = 0;
      Tekst zin;
      if (aantal == 0 || partij->bord ().geefZet (nummer, rij, kolom))
      {
        zet (rij, kolom);
        return;
      }
      zin << "Er is geen zet " << nummer << ": er "
          << (aantal == 1 ? "is " : "zijn ");
      noemAantal (zin, aantal, "zet", "zetten");
      zin << '.';
      meld (zin);
    }

    // Doe een zet voor de gebruiker, en vertel wat hij slaat; mag de zet niet,
    // dan staat in de melding waarom.
    // Parameters:
    // * rij, kolom: de plaats, geteld vanaf 0
    void zet (int rij, int kolom)
    {
      const OthelloBord &bord = partij->bord ();
      const Partij::Zet dit = { rij, kolom, Mens };
      const int slag = bord.geslagen (rij, kolom);
      const char inhoud = bord.getVakje (rij, kolom), wie = bord.getSpeler ();
      Tekst zin;
      if (partij->doe (dit))
      {
        vertelZet (dit, wie, slag);
        return;
      }
      if (meldAfloop ())
        return;
      noemVakje (zin, rij, kolom);
      if (inhoud == ' ')
      {
        zin << " ligt niet op het bord, dat loopt van A1 t/m ";
        noemVakje (zin, bord.getRijen () - 1, bord.getKolommen () - 1);
        zin << '.';
      }
      else
        zin << (inhoud == '.' ? " kan niet: een zet moet stenen slaan."
                              : " is al bezet.");
      meld (zin);
    }

    // Vertel van een zet die gedaan is wie hem deed, en wat hij slaat.
    // Parameters:
    // * zet: de zet
    // * wie: wiens zet het is, 'Z' of 'W'
    // * slag: het aantal geslagen stenen
    void vertelZet (const Partij::Zet &zet, char wie, int slag)
    {
      Tekst zin;
      zin << naamKleur (wie);
      if (zet.wie != Mens)
        zin << " (computer, " << naamSpeler (zet.wie) << ')';
      zin << " zet ";
      noemVakje (zin, zet.rij, zet.kolom);
      zin << " en slaat ";
      noemAantal (zin, slag, "steen", "stenen");
      zin << '.';
      zin.toon ();
      veranderd = true;
    }

    // Laat de computer zetten, zolang die aan beurt is.
    void laatComputerZetten ()
    {
      OthelloBord *bord = &partij->bord ();
      while (!bord->eindstand () && partij->aanZet () != Mens)
      {
        const char wie = bord->getSpeler ();
        const int ervoor = bord->aantalStenen (wie);
        partij->zetVanComputer ();
        vertelZet (partij->getZet (partij->getAantal () - 1), wie,
                   bord->aantalStenen (wie) - ervoor - 1);
      }
    }

    // Neem zetten terug; zie partij.h. Is dan de computer aan beurt, dan speelt
    // die niet meer mee: hij deed de zet weer.
    void neemTerug ()
    {
      const int aantal = partij->neemTerug ();
      Tekst zin;
      if (aantal == 0)
      {
        zin << "Er is geen zet " << (partij->gemengd () ? "van een mens " : "")
            << "om terug te nemen.";
        meld (zin);
        return;
      }
      veranderd = true;
      partij->bord ().stelToezicht (&voortgang);
      if (aantal == 1)
        zin << "Een zet";
      else
        zin << aantal << " zetten";
      zin << " teruggenomen.";
      zin.toon ();
      if (partij->aanZet () == Mens)
        return;
      partij->stelSpelers (Mens, Mens);
      cout << "De computer speelt niet meer mee; c zet hem weer aan." << endl;
    }

    // Geef de gebruiker raad.
    void geefHint ()
    {
      OthelloBord &bord = partij->bord ();
      const char *const ander = bord.getSpeler () == 'Z' ? "wit" : "zwart";
      int rij = 0, kolom = 0, tegenzetten = 0;
      Tekst zin;
      if (meldAfloop ())
        return;
      bord.hint (rij, kolom, tegenzetten);
      zin << "Goede zet: ";
      noemVakje (zin, rij, kolom);
      if (tegenzetten > 0)
        zin << ", want dan heeft " << ander << " de minste zetten: "
            << tegenzetten;
      else if (bord.aantalStenen ('.') > 1)
        zin << ", want dan kan " << ander << " niet zetten, en verliest";
      else
        zin << ", de laatste zet";
      zin << '.';
      zin.toon ();
    }

    // Toon van elke zet wat hij slaat, hoeveel antwoorden er dan zijn, en als
    // dat snel kan hoeveel vervolgpartijen.
    void toonElkeZet ()
    {
      const OthelloBord &bord = partij->bord ();
      const int vakjes = bord.getRijen () * bord.getKolommen ();
      const bool metTelling = bord.pastInTabel ()
                              && (vakjes <= WeinigVakjes
                                  || bord.aantalStenen ('.') <= WeinigLeeg);
      long long naZet[MeesteZetten];
      int nummer = 1, rij = 0, kolom = 0;
      if (meldAfloop ())
        return;
      voortgang.begin (Voortgang::tellen (false), false);
      if (metTelling)
        telPerZet (bord, TabelPerZet, naZet);
      voortgang.klaar ();
      cout << "Per zet: wat hij slaat, wat de ander dan voor zetten heeft"
           << (metTelling ? ",\nen op hoeveel manieren het dan nog kan lopen"
                          : "") << "." << endl;
      for (; bord.geefZet (nummer, rij, kolom); nummer++)
        toonZet (nummer, metTelling ? naZet[nummer - 1] : -1,
                 !metTelling && bord.aantalZetten () > VeelZetten);
    }

    // Toon de waarde van een zet.
    // Parameters:
    // * nummer: het nummer van de zet
    // * vervolg: het aantal vervolgpartijen, of -1
    // * naastElkaar: twee zetten op een regel
    void toonZet (int nummer, long long vervolg, bool naastElkaar) const
    {
      const int twee = 2;
      Partij::Zet zet = { 0, 0, Willekeurig };
      Tekst zin;
      partij->bord ().geefZet (nummer, zet.rij, zet.kolom);
      Partij erna (partij->bord ().kopieer ());
      erna.doe (zet);
      zin << "  ";
      noemVakje (zin, zet.rij, zet.kolom);
      zin << (zet.rij < 9 ? "   slaat " : "  slaat ")
          << partij->bord ().geslagen (zet.rij, zet.kolom) << ", antwoorden "
          << erna.bord ().aantalZetten ();
      if (vervolg >= 0)
      {
        zin << ", ";
        noemAantal (zin, vervolg, "vervolgpartij", "vervolgpartijen");
      }
      while (naastElkaar && nummer % twee != 0
             && zin.getLengte () < HalfScherm)
        zin << ' ';
      cout << zin.inhoud ();
      if (!naastElkaar || nummer % twee == 0
          || nummer == partij->bord ().aantalZetten ())
        cout << endl;
    }

    // Tel de vervolgpartijen. Zijn er veel, dan komt er eerst een schatting;
    // duurt het lang, dan wordt er gevraagd of het mag.
    void telVervolg ()
    {
      OthelloBord &bord = partij->bord ();
      Voortgang::Werk werk = Voortgang::tellen (bord.pastInTabel ());
      long double fout = 0;
      Tekst zin;
      if (bord.aantalStenen ('.') >= VeelLeeg)
      {
        schatPartijen (bord, voortgang, werk, fout);
        zin << "Geschat: ";
        zin.ongeveer (werk.totaal);
        zin << " vervolgpartijen, met standaardfout ";
        zin.ongeveer (fout);
        zin << '.';
        zin.toon ();
      }
      try
      {
        voortgang.begin (werk, true);
        toonVervolg (bord.vervolg ());
      }
      catch (const Afgebroken &afgebroken)
      {
        if (afgebroken.antwoord != 't')
          throw;
        voortgang.begin (werk, false);
        toonVervolg (bord.vervolgSnel ());
      }
    }

    // Toon het aantal vervolgpartijen, en hoe lang het tellen duurde.
    // Parameter:
    // * aantal: het aantal, of -1 als het te groot is
    void toonVervolg (long long aantal)
    {
      const int decimalen = 3;
      Tekst zin;
      voortgang.klaar ();
      if (aantal < 0)
        zin << "Dat kan niet: het aantal is te groot";
      else
      {
        noemAantal (zin, aantal, "vervolgpartij", "vervolgpartijen");
        zin << ", geteld in ";
        zin.komma (voortgang.seconden (), decimalen);
        zin << " seconden";
      }
      zin << '.';
      zin.toon ();
    }

    // Vraag het aantal partijen, en laat de computer die op een bord van deze
    // maten tegen zichzelf spelen.
    void speelPartijen ()
    {
      const OthelloBord &bord = partij->bord ();
      long long aantal = 0;
      if (!vragen.vraagWoord ("Hoeveel partijen per regel (1 t/m 100 000): ",
                              "een getal van 1 t/m 100 000, bijvoorbeeld 100",
                              [&] (const Regel &woord)
                              {
                                return woord.leesGetal
                                  (1, Wedstrijd::MaxPartijen, aantal);
                              }))
        return;
      voortgang.begin (Wedstrijd::werk (aantal), true);
      if (!Wedstrijd (bord.getRijen (), bord.getKolommen (),
                      static_cast<int> (aantal), voortgang).speel ())
        vragen.woord ().vergeet ();
    }

    // Vraag voor wie de computer zet, en hoe, en zeg wie er dan spelen.
    void vraagComputer ()
    {
      char wie = 'g', hoe = Gretig;
      if (!vragen.vraagLetter ("De computer speelt (z, w, b(eide) of g(een)): ",
                               "zwbg", "z (zwart), w (wit), b (beide) of "
                               "g (geen), bijvoorbeeld w", wie)
          || (wie != 'g' && !vraagSpeelwijze (hoe)))
        return;
      partij->stelSpelers (wie == 'z' || wie == 'b' ? hoe : Mens,
                           wie == 'w' || wie == 'b' ? hoe : Mens);
      toonSpelers ();
    }

    // Zeg wie er spelen.
    void toonSpelers () const
    {
      const char zwart = partij->speler ('Z'), wit = partij->speler ('W');
      cout << "Zwart: " << (zwart == Mens ? "" : "computer, ")
           << naamSpeler (zwart) << "; wit: "
           << (wit == Mens ? "" : "computer, ") << naamSpeler (wit) << "."
           << endl;
    }

    // Vraag hoe de computer speelt.
    // Parameter:
    // * hoe: wordt Willekeurig of Gretig
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraagSpeelwijze (char &hoe)
    {
      return vragen.vraagLetter ("Hoe (w(illekeurig) of g(retig)): ", "wg",
                                 "w (willekeurig) of g (gretig: slaat "
                                 "veel), bijvoorbeeld g", hoe);
    }

    // Vraag wie er met een kleur speelt.
    // Parameters:
    // * tekst: de vraag, met de naam van de kleur
    // * speler: wordt Mens, Willekeurig of Gretig
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraagSpeler (const char *tekst, char &speler)
    {
      return vragen.vraagLetter (tekst, "mc", "m (mens) of c (computer), "
                                 "bijvoorbeeld m", speler)
             && (speler == Mens || vraagSpeelwijze (speler));
    }

    // Vraag een maat van het bord; een punt is de gewone.
    // Parameters:
    // * tekst: de vraag
    // * maat: de gewone maat; wordt het antwoord
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraagMaat (const char *tekst, int &maat)
    {
      return vragen.vraagWoord (tekst, "een even getal van 2 t/m 20, "
                                "zoals 4, of een punt voor 8",
                                [&] (const Regel &woord)
                                {
                                  long long getal = maat;
                                  if (woord.letter () == '.')
                                    return true;
                                  if (!woord.leesGetal (OthelloBord::MinMaat,
                                                        OthelloBord::MaxMaat,
                                                        getal)
                                      || getal % 2 != 0)
                                    return false;
                                  maat = static_cast<int> (getal);
                                  return true;
                                });
    }

    // Vraag een naam en bewaar de partij; wat er al staat alleen als dat mag.
    void bewaar ()
    {
      Tekst naam, zin;
      char antwoord = 'j';
      if (!vragen.vraagTekst ("Naam van het bestand: ",
                              "een naam, bijvoorbeeld partij.txt", naam))
        return;
      if (!naam.eindigtOp (".txt"))
        naam << ".txt";
      if (bestaat (naam.inhoud ())
          && !vragen.vraagLetter ("Dat bestand is er al; overschrijven? "
                                  "(j of n): ", "jn", "j (ja) of n (nee), "
                                  "bijvoorbeeld j", antwoord))
        return;
      if (antwoord != 'j' || !bewaarPartij (naam.inhoud (), *partij))
        return;
      zin << "Bewaard in ";
      Regel (naam.inhoud ()).toonAlles (zin);
      zin << '.';
      zin.toon ();
    }

    // Vraag een naam, en ga verder met de partij die daar bewaard is; .txt aan
    // het eind mag weg.
    void laad ()
    {
      Tekst naam, heel;
      Partij *nieuw = nullptr;
      if (!vragen.vraagTekst ("Naam van het bestand: ",
                              "een naam, bijvoorbeeld partij.txt", naam))
        return;
      heel << naam.inhoud () << ".txt";
      nieuw = Lezer (!bestaat (naam.inhoud ()) && bestaat (heel.inhoud ())
                     ? heel.inhoud () : naam.inhoud (), cout).lees ();
      if (nieuw != nullptr)
        begin (nieuw);
    }

    // Toon het bord, de aantallen stenen, en wie aan beurt is of won.
    void toonStand ()
    {
      const OthelloBord &bord = partij->bord ();
      Tekst zin;
      veranderd = false;
      cout << endl;
      bord.afdrukken (kleur);
      zin << "Zwart (Z) " << bord.aantalStenen ('Z') << ", wit (W) "
          << bord.aantalStenen ('W') << ". ";
      if (bord.eindstand ())
        noemUitslag (zin);
      else
        zin << "Aan beurt: " << (bord.getSpeler () == 'Z' ? "zwart." : "wit.");
      zin.toon ();
      if (!bord.eindstand ())
        toonZetten ();
    }

    // Zeg wie gewonnen heeft, en hoe.
    // Parameter:
    // * zin: krijgt het erbij
    void noemUitslag (Tekst &zin) const
    {
      const OthelloBord &bord = partij->bord ();
      const int zwart = bord.aantalStenen ('Z'), wit = bord.aantalStenen ('W');
      const bool wintZwart = bord.winnaar () == 'Z';
      if (bord.winnaar () == '=')
        zin << "Gelijkspel: het bord is vol";
      else if (bord.aantalStenen ('.') > 0)
        zin << (wintZwart ? "Zwart wint: wit" : "Wit wint: zwart")
            << " kan niet zetten";
      else
        zin << (wintZwart ? "Zwart" : "Wit") << " wint met "
            << (wintZwart ? zwart : wit) << " tegen "
            << (wintZwart ? wit : zwart) << ", " << abs (zwart - wit)
            << " verschil";
      zin << '.';
    }

    // Toon de mogelijke zetten, met hun nummers.
    void toonZetten () const
    {
      int nummer = 1, rij = 0, kolom = 0;
      Tekst zin;
      zin << "Zetten:";
      for (; partij->bord ().geefZet (nummer, rij, kolom); nummer++)
      {
        if (nummer > 1 && nummer % ZettenPerRegel == 1)
          zin << "\n       ";
        zin << " " << nummer << ": ";
        noemVakje (zin, rij, kolom);
      }
      cout << zin.inhoud () << endl;
    }

    // Noem een vakje zoals op het bord, bijvoorbeeld C2.
    // Parameters:
    // * zin: krijgt het erbij
    // * rij, kolom: de plaats, geteld vanaf 0
    static void noemVakje (Tekst &zin, int rij, int kolom)
    {
      zin << static_cast<char> ('A' + kolom) << rij + 1;
    }

    // Parameter:
    // * kleur: 'Z' of 'W'
    // Retourneert: die kleur in letters
    static const char *naamKleur (char kleur)
    {
      return kleur == 'Z' ? "Zwart" : "Wit";
    }

    // Noem een aantal met zijn naam, in enkelvoud of meervoud.
    // Parameters:
    // * zin: krijgt het erbij
    // * aantal: het aantal
    // * een, meer: de naam bij 1 en bij andere aantallen
    static void noemAantal (Tekst &zin, long long aantal, const char *een,
                            const char *meer)
    {
      zin << aantal << ' ' << (aantal == 1 ? een : meer);
    }
};

//*************************************************************************

// Wat er op de opdrachtregel staat.
struct Opties
{
  long long zaad, partijen,    // partijen is 0 voor het menu
            rijen, kolommen;   // 0: de gewone maat
  bool hulp, versie, stil, los, csv;
  terminal::Kleurkeuze kleur;
  int bestanden;               // zoveel namen staan er vooraan in argv
};

//*************************************************************************

// Toon de hulptekst.
static void toonHulp ()
{
  cout << "Othello: sla alle stenen die je insluit; wie niet kan zetten "
       << "verliest.\n\nGebruik:\n"
       << "  ./Othello [opties]                  het menu\n"
       << "  ./Othello [opties] BESTAND          verder met een bewaard spel\n"
       << "  ./Othello [opties] --los BESTAND... een tabel met per stand de\n"
       << "      winnaar als het uit is, het aantal vervolgpartijen (met ~\n"
       << "      ervoor geschat, als tellen dagen duurt), en dat na elke zet\n"
       << "  ./Othello [opties] --partijen N     laat de computer N partijen\n"
       << "      (1 t/m 100000) tegen zichzelf spelen, voor elk paar\n"
       << "      speelwijzen\n\nOpties:\n"
       << "  --rijen M, --kolommen N\n"
       << "                  het bord van --partijen: even, 2 t/m 20, "
       << "anders 8\n"
       << "  --csv           bij --los: de tabel met puntkomma's\n"
       << "  --zaad N        begin het toeval bij N (0 t/m 2147483647); "
       << "zonder\n                  deze optie bepaalt de klok het zaad\n"
       << "  --kleur=WAT     auto: kleuren op een terminal (gewoonlijk; "
       << "niet als\n                  NO_COLOR gezet is), altijd of nooit\n"
       << "  --stil          geen voortgang van lang werk op stderr\n"
       << "  -h, --help      deze uitleg\n"
       << "  --versie        het nummer van deze versie\n"
       << "  --              hierna volgen alleen bestandsnamen\n\n"
       << "Exitcodes: 0 gelukt, 1 een bestand ontbreekt, is niet te lezen of "
       << "klopt\nniet, 2 verkeerd gebruik, 3 het geheugen is op of de uitvoer "
       << "is niet te\nschrijven, 130 onderbroken met Ctrl-C.\n";
}

//*************************************************************************

// Parameters:
// * begin, tekst: twee teksten
// Retourneert: wat er in tekst na dat begin komt; nullptr als zij anders begint
static const char *achter (const char *begin, const char *tekst)
{
  while (*begin != '\0' && *begin == *tekst)
  {
    begin++;
    tekst++;
  }
  return *begin == '\0' ? tekst : nullptr;
}

//*************************************************************************

// Parameters:
// * een, ander: twee teksten
// Retourneert: of ze gelijk zijn
static bool gelijk (const char *een, const char *ander)
{
  const char *const rest = achter (een, ander);
  return rest != nullptr && *rest == '\0';
}

//*************************************************************************

// Maak wat er gevonden is klaar voor een melding.
// Parameters:
// * tekst: de tekst, of nullptr
// * toonbaar: krijgt haar erbij
// Retourneert: de inhoud van toonbaar
static const char *gevonden (const char *tekst, Tekst &toonbaar)
{
  if (tekst == nullptr)
    toonbaar << "niets";
  else
    Regel (tekst).toonAlles (toonbaar);
  return toonbaar.inhoud ();
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
  Tekst toonbaar;
  if (regel.verder () && regel.leesGetal (laag, hoog, getal) && regel.isOp ())
    return true;
  cerr << optie << ": gevonden " << gevonden (tekst, toonbaar)
       << ", verwacht een geheel getal van " << laag << " t/m " << hoog << "."
       << endl;
  return false;
}

//*************************************************************************

// Staat hier een optie met een waarde erachter, na een isteken of een spatie?
// Parameters:
// * naam: de optie
// * argv: de opdrachtregel
// * i: de plaats daarin; wordt die van de waarde, als de optie er staat
// * waarde: wordt dan de waarde, of nullptr
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

//*************************************************************************

// Lees het woord achter --kleur; gaat dat niet, dan volgt een melding.
// Parameters:
// * woord: wat erachter staat, of nullptr
// * opties: onthoudt het
// Retourneert: of het gelukt is
static bool leesKleur (const char *woord, Opties &opties)
{
  const char *const namen[] = { "auto", "altijd", "nooit" };
  const int aantal = 3;
  int i = 0;
  Tekst toonbaar;
  while (i < aantal && (woord == nullptr || !gelijk (woord, namen[i])))
    i++;
  if (i < aantal)
    opties.kleur = static_cast<terminal::Kleurkeuze> (i);
  else
    cerr << "--kleur: gevonden " << gevonden (woord, toonbaar)
         << ", verwacht auto, altijd of nooit." << endl;
  return i < aantal;
}

//*************************************************************************

// Lees een optie met een waarde erachter.
// Parameters:
// * argv: de opdrachtregel
// * i: de plaats van de optie; wordt die van de waarde
// * opties: onthoudt de waarde
// Retourneert: false, na een melding, als de optie of de waarde niet klopt
static bool leesOptie (char *argv[], int &i, Opties &opties)
{
  const char *const namen[] = { "--zaad", "--partijen", "--rijen",
                                "--kolommen" };
  long long *const getallen[] = { &opties.zaad, &opties.partijen,
                                  &opties.rijen, &opties.kolommen };
  const long long laag[] = { 0, 1, OthelloBord::MinMaat,
                             OthelloBord::MinMaat },
                  hoog[] = { 2147483647, Wedstrijd::MaxPartijen,
                             OthelloBord::MaxMaat, OthelloBord::MaxMaat };
  const int aantal = 4;
  const char *waarde = nullptr;
  int j = 0;
  Tekst toonbaar;
  for (j = 0; j < aantal; j++)
    if (isOptie (namen[j], argv, i, waarde))
      return leesGetal (namen[j], waarde, laag[j], hoog[j], *getallen[j]);
  if (isOptie ("--kleur", argv, i, waarde))
    return leesKleur (waarde, opties);
  cerr << "onbekende optie " << gevonden (argv[i], toonbaar)
       << "; --help noemt de opties die er zijn." << endl;
  return false;
}

//*************************************************************************

// Lees een optie zonder waarde erachter.
// Parameters:
// * optie: de optie
// * opties: onthoudt haar
// Retourneert: false als het geen optie is zonder waarde
static bool leesVlag (const char *optie, Opties &opties)
{
  const char *const namen[] = { "-h", "--help", "--versie", "--stil", "--los",
                                "--csv" };
  bool *const vlaggen[] = { &opties.hulp, &opties.hulp, &opties.versie,
                            &opties.stil, &opties.los, &opties.csv };
  const int aantal = 6;
  int i = 0;
  while (i < aantal && !gelijk (optie, namen[i]))
    i++;
  if (i < aantal)
    *vlaggen[i] = true;
  return i < aantal;
}

//*************************************************************************

// Controleer of de opties bij elkaar passen.
// Parameter:
// * opties: wat er op de opdrachtregel staat
// Retourneert: false, na een melding, als er iets niet klopt
static bool keurOpties (const Opties &opties)
{
  const char *melding = nullptr;
  if (opties.rijen % 2 != 0 || opties.kolommen % 2 != 0
      || (opties.rijen + opties.kolommen > 0 && opties.partijen == 0))
    melding = "--rijen en --kolommen horen bij --partijen, en moeten even zijn";
  else if (opties.los && opties.partijen > 0)
    melding = "--los en --partijen gaan niet samen";
  else if (opties.csv && !opties.los)
    melding = "--csv hoort bij --los";
  else if (opties.los && opties.bestanden == 0)
    melding = "--los: verwacht minstens een bestandsnaam";
  else if (!opties.los && opties.bestanden > (opties.partijen > 0 ? 0 : 1))
    melding = opties.partijen > 0 ? "--partijen gaat zonder bestandsnaam"
                                  : "verwacht hoogstens een bestandsnaam";
  if (melding != nullptr)
    cerr << melding << "." << endl;
  return melding == nullptr;
}

//*************************************************************************

// Lees de opdrachtregel.
// Parameters:
// * argc, argv: zoals main ze krijgt; de namen van bestanden komen vooraan,
//   vanaf argv[1]
// * opties: wordt wat er staat
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
    else if (!leesVlag (argv[i], opties) && !leesOptie (argv, i, opties))
      return false;
  return keurOpties (opties);
}

//*************************************************************************

// Begin met het menu.
// Parameters:
// * opties: wat er op de opdrachtregel staat
// * naam: de naam van een bewaard spel, of nullptr
// Retourneert: de exitcode
static int speel (const Opties &opties, const char *naam)
{
  Vragen vragen;
  Voortgang voortgang (opties.stil, terminal::isTerminal (2), &vragen);
  Menu menu (vragen, voortgang, terminal::metKleur (opties.kleur));
  Partij *partij = nullptr;
  if (naam != nullptr)
    partij = Lezer (naam, cerr).lees ();
  if (naam != nullptr && partij == nullptr)
    return 1;
  cout << "Zaad: " << opties.zaad << " (herhaal met --zaad " << opties.zaad
       << ")" << endl;
  if (naam != nullptr)
    menu.begin (partij);
  else
    menu.nieuwSpel ();
  menu.draai ();
  return 0;
}

//*************************************************************************

// Doe wat er zonder menu gevraagd wordt: --los of --partijen.
// Parameters:
// * opties: wat er op de opdrachtregel staat
// * namen: de bestanden
// Retourneert: de exitcode
static int reken (const Opties &opties, char *namen[])
{
  const long long gewoon = OthelloBord::GewoneMaat,
                  rijen = opties.rijen > 0 ? opties.rijen : gewoon,
                  kolommen = opties.kolommen > 0 ? opties.kolommen : gewoon;
  Voortgang voortgang (opties.stil, terminal::isTerminal (2), nullptr);
  Tekst zin;
  try
  {
    if (opties.los)
      return Tabel (opties.csv, voortgang).toon (namen, opties.bestanden)
             ? 0 : 1;
    cout << "Zaad: " << opties.zaad << " (herhaal met --zaad " << opties.zaad
         << ")" << endl;
    voortgang.begin (Wedstrijd::werk (opties.partijen), false);
    return Wedstrijd (static_cast<int> (rijen), static_cast<int> (kolommen),
                      static_cast<int> (opties.partijen), voortgang).speel ()
           ? 0 : static_cast<int> (terminal::Onderbreking::Exitcode);
  }
  catch (const Afgebroken &afgebroken)
  {
    voortgang.vertel (afgebroken, zin);
    cerr << zin.inhoud () << endl;
    return terminal::Onderbreking::Exitcode;
  }
}

//*************************************************************************

// Lees de opdrachtregel en doe wat er gevraagd wordt.
// Parameters:
// * argc, argv: de opdrachtregel
// Retourneert: de exitcode
int main (int argc, char *argv[])
{
  const long long zaden = 2147483647;
  Opties opties = { static_cast<long long> (time (nullptr)) % zaden, 0, 0, 0,
                    false, false, false, false, false, terminal::KleurAuto,
                    0 };
  terminal::bewaakGeheugen ();
  terminal::Onderbreking::luister ();
  if (!leesOpties (argc, argv, opties))
    return 2;
  if (opties.hulp)
    toonHulp ();
  else if (opties.versie)
    cout << "Othello 1.0" << endl;
  else
  {
    zetZaad (static_cast<unsigned long long> (opties.zaad));
    return terminal::sluitAf (opties.los || opties.partijen > 0
      ? reken (opties, argv + 1)
      : speel (opties, opties.bestanden > 0 ? argv[1] : nullptr));
  }
  return terminal::sluitAf (0);
}
