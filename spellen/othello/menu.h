// menu.h: het menu van Othello; alleen main.cc gebruikt het.

#ifndef MenuHVar
#define MenuHVar

#include <cstdlib>
#include <ctime>
#include <iostream>
#include "othello.h"
#include "stapel.h"
#include "vragen.h"
#include "wedstrijd.h"
#include "woorden.h"

// Wie er spelen, op welk bord, en dan beurt na beurt, tot de gebruiker stopt
// of de invoer op is.
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

    // Met zoveel lege vakjes wordt er voor het tellen eerst geschat, met
    // zoveel proeven; verwacht men zoveel partijen, dan wordt er gevraagd.
    static const int VeelLeeg = 11, Proeven = 1000, VeelPartijen = 20000000;

    // Zoveel zetten staan er hoogstens op een regel.
    static const int ZettenPerRegel = 10;

    OthelloBord *bord;   // de stand, of nullptr als er nog geen spel is
    Stapel stapel;       // de stand voor elke zet van een mens
    char zwart, wit;     // Mens, Willekeurig of Gretig

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

    // Vervang het bord.
    // Parameter:
    // * nieuw: het nieuwe bord, of nullptr; het oude wordt opgeruimd
    void vervangBord (OthelloBord *nieuw)
    {
      delete bord;
      bord = nieuw;
    }

    // Retourneert: wie er aan zet is: Mens, Willekeurig of Gretig
    char spelerAanZet () const
    {
      return bord->getSpeler () == 'Z' ? zwart : wit;
    }

    // Toon het bord, de aantallen stenen en wie aan zet is.
    void toonStand () const
    {
      std::cout << std::endl;
      bord->afdrukken ();
      std::cout << "Zwart (Z) " << bord->aantalStenen ('Z') << ", wit (W) "
                << bord->aantalStenen ('W') << ". ";
      if (bord->eindstand ())
        toonUitslag ();
      else
        std::cout << naamKleur (bord->getSpeler ()) << " is aan zet."
                  << std::endl;
    }

    // Toon de mogelijke zetten, met hun nummers.
    void toonZetten () const
    {
      int nummer = 1, rij = 0, kolom = 0;
      std::cout << "Zetten:";
      while (bord->geefZet (nummer, rij, kolom))
      {
        if (nummer > 1 && nummer % ZettenPerRegel == 1)
          std::cout << std::endl << "       ";
        std::cout << "  " << nummer << ": ";
        toonVakje (rij, kolom);
        nummer++;
      }
      std::cout << std::endl;
    }

    // Toon wie gewonnen heeft, en hoe.
    void toonUitslag () const
    {
      const int verschil = bord->aantalStenen ('Z') - bord->aantalStenen ('W');
      const char winnaar = bord->winnaar ();
      if (bord->aantalStenen ('.') > 0)
        std::cout << naamKleur (bord->getSpeler ()) << " kan niet zetten: "
                  << (winnaar == 'Z' ? "zwart" : "wit") << " wint."
                  << std::endl;
      else if (winnaar == '=')
        std::cout << "Het bord is vol: gelijkspel." << std::endl;
      else
        std::cout << "Het bord is vol: " << (winnaar == 'Z' ? "zwart" : "wit")
                  << " wint met " << abs (verschil) << " verschil."
                  << std::endl;
    }

    // Laat de computer zetten en vertel wat hij deed.
    void computerbeurt ()
    {
      const char kleur = bord->getSpeler (), wijze = spelerAanZet ();
      const int ervoor = bord->aantalStenen (kleur);
      int rij = 0, kolom = 0;
      computerzet (*bord, wijze);
      if (bord->laatsteZet (rij, kolom))
      {
        std::cout << naamKleur (kleur) << " (computer, "
                  << naamSpeelwijze (wijze) << ") zet ";
        toonVakje (rij, kolom);
        std::cout << " en slaat ";
        toonAantal (bord->aantalStenen (kleur) - ervoor - 1, "steen", "stenen");
        std::cout << "." << std::endl;
      }
    }

    // Vraag de gebruiker wat hij wil, tot het bord verandert of hij stopt.
    void mensbeurt ()
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

    // Begrijp de keuze van de gebruiker en voer haar uit.
    // Parameter:
    // * klaar: wordt true als het bord veranderd is
    // Retourneert: of de regel begrepen is
    bool begrijpKeuze (bool &klaar)
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
        std::cout << "Er is geen zet " << getal << ": er ";
        std::cout << (bord->aantalZetten () == 1 ? "is " : "zijn ");
        toonAantal (bord->aantalZetten (), "zet", "zetten");
        std::cout << "." << std::endl;
      }
      return true;
    }

    // Voer een keuze van een letter uit.
    // Parameters:
    // * letter: de letter
    // * klaar: wordt true als het bord veranderd is
    // Retourneert: of de letter een keuze is
    bool voerUit (char letter, bool &klaar)
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
        std::cout << " ligt niet op het bord, dat loopt van A1 t/m ";
        toonVakje (bord->getRijen () - 1, bord->getKolommen () - 1);
        std::cout << "." << std::endl;
      }
      else if (inhoud == '.')
        std::cout << " kan niet: een zet moet stenen slaan." << std::endl;
      else
        std::cout << " is al bezet." << std::endl;
      return false;
    }

    // Neem de laatste zet van een mens terug, met de antwoorden daarop.
    // Retourneert: of er iets terug te nemen was
    bool neemTerug ()
    {
      if (stapel.isLeeg ())
      {
        std::cout << "Er is geen zet van een mens om terug te nemen."
                  << std::endl;
        return false;
      }
      vervangBord (stapel.haalEraf ());
      std::cout << "Teruggenomen." << std::endl;
      return true;
    }

    // Geef de gebruiker raad.
    void geefHint ()
    {
      int rij = 0, kolom = 0, tegenzetten = 0;
      if (!bord->hint (rij, kolom, tegenzetten))
      {
        std::cout << "Het spel is uit: er is geen zet." << std::endl;
        return;
      }
      std::cout << "Hint: ";
      toonVakje (rij, kolom);
      if (tegenzetten > 0)
      {
        std::cout << ", dan houdt de tegenstander ";
        toonAantal (tegenzetten, "zet", "zetten");
        std::cout << " over." << std::endl;
      }
      else if (bord->aantalStenen ('.') > 1)
        std::cout << " wint: de tegenstander kan dan niet zetten." << std::endl;
      else
        std::cout << ", de laatste zet." << std::endl;
    }

    // Tel de vervolgpartijen. Duurt dat misschien lang, dan volgt eerst een
    // schatting en een vraag.
    void telVervolg ()
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

    // Toon een schatting van het aantal vervolgpartijen.
    // Retourneert: of het tellen lang kan duren
    bool toonSchatting () const
    {
      long double fout = 0;
      const long double aantal = bord->schatVervolg (Proeven, fout);
      std::cout.precision (3);
      std::cout << "Geschat: " << aantal << " vervolgpartijen, met "
                << "standaardfout " << fout << " (" << Proeven << " proeven)."
                << std::endl;
      if (aantal + 2 * fout < VeelPartijen)
        return false;
      std::cout << "Tellen duurt ongeveer ";
      toonDuur (aantal * tijdPerPartij ());
      std::cout << "." << std::endl;
      return true;
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
        std::cout << "Dat kan niet: het bord past niet in 8 bij 8, of het "
                  << "aantal is te groot." << std::endl;
      else
      {
        toonAantal (aantal, "vervolgpartij", "vervolgpartijen");
        std::cout << ", geteld in ";
        toonDuur (static_cast<long double> (clock () - begin) / CLOCKS_PER_SEC);
        std::cout << "." << std::endl;
      }
    }

    // Begrijp het aantal partijen en speel een wedstrijd op dit bord.
    // Retourneert: of het antwoord begrepen is
    bool speelWedstrijd ()
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
};

#endif
