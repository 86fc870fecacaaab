// spelmenu.h: het menu van een spel dat gespeeld wordt, voor zover het voor elk
// spel gelijk is: wie er spelen, tekenen wat er veranderd is, de computer laten
// zetten, zetten terugnemen, en raad geven.

#ifndef TerminalSpelmenuHVar
#define TerminalSpelmenuHVar

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "beeld.h"
#include "bewaren.h"
#include "exitcode.h"
#include "menu.h"
#include "opties.h"
#include "raad.h"
#include "rekenaar.h"
#include "scherm.h"
#include "spelbestand.h"
#include "spelers.h"
#include "sterkte.h"
#include "tekst.h"
#include "terugblik.h"

namespace terminal
{

// Wat van de Rekenaar gebruikt wordt zegt rekenaar.h; met een speler met een
// sterkte is de tijd van de opdrachtregel hoe lang er voor raad gedacht wordt.
// Zelf is het menu van een spel, dat hiervan afgeleid is, en dat heeft:
//   VraagtSpelers              true als de opening ook vraagt wie er spelen
//   keuzes ()                  metGewone met de eigen keuzes
//   hoofdkeuzes ()             als het hoofdmenu andere heeft
//   vraagSpel (nieuw, opening) vraag de maten, en in de opening wie begint, en
//                              maak het spel; false zonder goed antwoord
template <typename Zelf, typename Rekenaar>
class Spelmenu : public Menu<Zelf>
{
  public:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;
    typedef typename Rekenaar::Speler Speler;
    typedef std::vector<Speler> Spelers;
    typedef Menu<Zelf> Basis;
    typedef typename Basis::Keuzes Keuzes;

    static const bool VraagtSpelers = true;  // tenzij Zelf anders zegt

    // Maak een menu dat met nwVragen vraagt; nwToezicht ziet toe op lang werk,
    // en nwGevraagd blijft bestaan.
    Spelmenu (Vragen &nwVragen, Schermtoezicht &nwToezicht,
              const Instellingen &nwGevraagd)
    : Basis (nwVragen, Zelf::keuzes ()), spel (Rekenaar::begin ()),
      spelers (2), tegenstanders (2), beeld (spel, nwGevraagd.kleur),
      gevraagd (nwGevraagd), toezicht (nwToezicht), raad (spel, nwToezicht)
    {
      spel.stelToezicht (&toezicht);
      tegenstanders[1].lees ("b");
    }

    // Begin met een nieuw spel, als dit weg mag en de gebruiker zegt welk. Wie
    // er spelen blijft zo, tenzij de opening dat vraagt.
    // Retourneert: true als dat gelukt is
    bool nieuw (bool opening)
    {
      Spel begonnen (spel);
      Spelers wie (spelers);
      const bool vraagtWie = opening && Zelf::VraagtSpelers;
      if (!magWeg ("Toch een nieuw spel?", false))
        return false;
      if (!static_cast<Zelf &> (*this).vraagSpel (begonnen, opening)
          || (vraagtWie && !vraagSpelers<Rekenaar> (vragen, wie)))
        return false;
      begin (begonnen, wie);
      return true;
    }

    // Begin met het spel in het bestand met deze naam, na de zetten van --na.
    // Retourneert: zie leesSpel in spelbestand.h
    Exitcode lees (const std::string &naam, const std::string &na,
                   std::ostream &meldingen)
    {
      Spel nieuw (spel);
      Spelers wie (2);  // mensen, als het bestand niets anders zegt
      const Exitcode code = leesSpel (naam, na, meldingen, nieuw, wie);
      if (code != Gelukt)
        return code;
      begin (nieuw, wie);
      return Gelukt;
    }

    // Speel het spel dat begonnen is. Past de lijst met de stand, en wie er
    // spelen, niet op het scherm, dan komt zij pas als erom gevraagd wordt.
    // Retourneert: false als de invoer op is
    bool speel ()
    {
      size_t hoog = 1;  // het zaad
      for (const char teken : this->lijst ()
                              + spelerstekst<Rekenaar> (spelers)
                              + beeld.tekst ())
        hoog += teken == '\n' ? 1 : 0;
      return this->draai (static_cast<Zelf &> (*this), hoog < hoogte ());
    }

    // Retourneert: de regels van het spel
    static std::string regels () { return Rekenaar::regels (); }

    // Retourneert: de keuzes van het hoofdmenu, tenzij Zelf andere heeft
    static Keuzes hoofdkeuzes ()
    {
      return { { 1, 'n', "nieuw spel", [] (Zelf &m) { m.speelNieuw (); } },
               { 2, 'l', "een spel laden",
                 [] (Zelf &m) { m.speelGeladen (); } },
               { 3, 's', "stoppen", 0 } };
    }

  protected:

    using Basis::meld;
    using Basis::vragen;

    Spel spel;              // waar het menu over gaat
    Spelers spelers;        // speler 0 en speler 1
    Spelers tegenstanders;  // wie dat worden tegen de computer, tenzij iemand
                            // iets anders zegt
    std::vector<Zet> bewaard;  // de zetten die niet verloren gaan
    Beeld<Rekenaar> beeld;     // van het spel
    const Instellingen &gevraagd;
    Schermtoezicht &toezicht;
    Raad<Rekenaar> raad;    // over het spel

    // Retourneert: de eigen keuzes van een spel en de gewone, waarvan sommige
    //   hier een getal krijgen
    static Keuzes metGewone (const Keuzes &eigen,
                             const std::vector< std::pair<int,char> > &getallen)
    {
      Keuzes alle = eigen;
      for (Keuze<Zelf> keuze : gewone ())
      {
        for (const std::pair<int,char> &getal : getallen)
          if (getal.second == keuze.letter)
            keuze.getal = getal.first;
        alle.push_back (keuze);
      }
      return Basis::opVolgorde (alle);
    }

    // Vraag, als dit spel weg mag, een bestandsnaam, en begin met het spel dat
    // daarin staat.
    // Retourneert: true als dat gelukt is
    bool laad ()
    {
      std::string naam;
      return magWeg ("Toch een ander spel?", false)
             && vraagLaden (vragen, Rekenaar::Voorbeeld, naam)
             && lees (naam, "", std::cout) == Gelukt;
    }

    // Begin met een nieuw spel, en speel het.
    void speelNieuw ()
    {
      if (nieuw (true))
        speel ();
    }

    // Laad een spel, en speel het.
    void speelGeladen ()
    {
      if (laad ())
        speel ();
    }

    // Begin met een nieuw spel, en zeg wie er spelen.
    void begin (const Spel &nieuw, const Spelers &wie)
    {
      spel = nieuw;
      spel.stelToezicht (&toezicht);
      spelers = wie;
      if (metComputer ())
        tegenstanders = wie;
      bewaard = spel.gedaneZetten ();
      verander (false);
      std::cout << spelerstekst<Rekenaar> (spelers) << std::flush;
    }

    // Retourneert: true als er een computer meespeelt
    bool metComputer () const
    {
      return !spelers[0].isMens () || !spelers[1].isMens ();
    }

    // Vraag wie er spelen, en zeg wie dat worden. Tussen twee mensen is het
    // gewone antwoord wie er het laatst tegen de computer speelden.
    void kiesSpelers ()
    {
      Spelers wie (metComputer () ? spelers : tegenstanders);
      if (!vraagSpelers<Rekenaar> (vragen, wie))
        return;
      spelers = wie;
      tegenstanders = wie;
      std::cout << spelerstekst<Rekenaar> (spelers) << std::flush;
    }

    // Retourneert: wie er aan beurt is
    const Speler &aanBeurt ()
    {
      return spelers[static_cast<size_t> (Rekenaar::beurt (spel))];
    }

    // Vraag waar het spel bewaard wordt, en doe dat, met wie er spelen.
    void bewaarSpel ()
    {
      if (bewaar (vragen, Rekenaar::Voorbeeld, spel, spelers))
        bewaard = spel.gedaneZetten ();
    }

    // Neem zetten terug, tot er weer een mens aan beurt is, en zeg welke. Zijn
    // er geen mensen, dan gaat er een zet terug, en zijn daarna beide spelers
    // mensen: anders doet de computer haar meteen weer.
    void neemTerug ()
    {
      Spel ervoor (spel);
      std::string terug;
      const bool mensen = spelers[0].isMens () || spelers[1].isMens (),
                 gemengd = spelers[0].isMens () != spelers[1].isMens ();
      do
      {
        const std::vector<Zet> gedaan = spel.gedaneZetten ();
        if (!spel.unDoeZet ())
        {
          spel = ervoor;
          meld (std::string ("Er is geen zet ")
                + (gemengd ? "van een mens " : "") + "om terug te nemen.");
          return;
        }
        terug += (terug.empty () ? "" : ", ") + Spel::getypt (gedaan.back ())
                 + " (" + Rekenaar::naamInZin (Rekenaar::beurt (spel)) + ")";
      }
      while (mensen && !aanBeurt ().isMens ());
      verander (false);
      std::cout << inRegels ("Teruggenomen: " + terug + ".") << std::endl;
      if (!mensen)
        stuurComputersWeg ();
    }

    // Retourneert: true als het spel uit is, en dan met een melding
    bool isUit ()
    {
      if (spel.eindstand ())
        meld ("Het spel is afgelopen: er is geen zet te doen.");
      return spel.eindstand ();
    }

    // Doe een zet voor de gebruiker; kan zij niet, dan zegt een melding waarom.
    void probeer (const Zet &zet)
    {
      const std::string bezwaar = spel.bezwaar (zet);
      if (bezwaar.empty ())
        doe (zet);
      else
        meld (weigering (Rekenaar::zetTekst (zet), bezwaar));
    }

    // Doe een geldige zet, en vertel wat er gebeurd is.
    void doe (const Zet &zet)
    {
      verander (!aanBeurt ().isMens ());
      spel.doeZet (zet);
      std::cout << inRegels (spel.verhaal ()) << std::endl;
    }

    // Zeg wat elke gedane zet kostte.
    void kijkTerug ()
    {
      if (spel.gedaneZetten ().empty ())
        meld ("Er is nog geen zet gedaan.");
      else if (!Terugblik<Rekenaar> (spel, toezicht).toon ())
        vragen.vergeetRest ();
    }

    // Zeg wat de snelle methode zegt.
    void toonGoedeZin ()
    {
      Onderbreking::vergeet ();  // een Ctrl-C was voor het zoeken
      std::cout << inRegels (Rekenaar::goedeZin (spel)) << std::endl;
    }

    // Is een woord een zet, of samen met het volgende, doe die dan; zie menu.h.
    bool leesZet (const std::string &woord) override
    {
      Vragen verder (vragen);
      Zet zet;
      bool isZet = Spel::leesZet (woord, zet);
      if (!isZet)
      {
        const std::string tweede = kleineLetters (verder.neemWoord ()),
                          derde = kleineLetters (verder.vooruit ());
        isZet = Rekenaar::samen (spel, woord, tweede, derde, zet);
        if (isZet)
          vragen.neemWoord ();
      }
      if (isZet)
        probeer (zet);
      return isZet;
    }

  private:

    // De stand wordt anders, bij computer door een zet van hem.
    void verander (bool computer)
    {
      beeld.verander (computer);
      raad.vergeet ();
    }

    // Geef raad, als het spel niet uit is, met een functie van Raad. Wat er van
    // de zetten gevonden is blijft, tot er iets verandert: zo zegt een hint na
    // de waarden hetzelfde. Is het volgende woord op de regel een getal, dan is
    // dat voor deze keer hoe diep of hoe lang er gedacht wordt; daarachter
    // staat dan niets meer, want dat leek erbij te horen.
    void geefRaad (bool (Raad<Rekenaar>::*toon) (int, double))
    {
      const double gewoon =
        Speler::MetSterkte ? static_cast<double> (gevraagd.tijd) : 0;
      const std::string woord = vragen.vooruit (), getal = "+-.,0123456789";
      const bool eigen = Speler::MetSterkte && !woord.empty ()
                         && getal.find (woord[0]) != std::string::npos;
      Sterkte sterkte;
      if (isUit ())
        return;
      if (eigen && !sterkte.lees (neemSterkte (vragen)))
        return vragen.weiger (woord, Sterkte::mag () + ", bijvoorbeeld 12");
      if (eigen && !vragen.vooruit ().empty ())
        return vragen.weiger (vragen.vooruit (), "achter " + woord + " niets "
                              "meer, of een s van seconden, bijvoorbeeld 2s");
      if (eigen)
        raad.vergeet ();
      const bool bekend = eigen
        ? (raad.*toon) (sterkte.beurten (), sterkte.seconden ())
        : (raad.*toon) (Sterkte::MaxDiepte, gewoon);
      if (raad.isAfgebroken ())
        vragen.vergeetRest ();
      if (eigen || raad.isAfgebroken ())
        raad.vergeet ();
      if (!bekend)
        toonGoedeZin ();
    }

    // Retourneert: de keuzes die elk spel heeft
    static Keuzes gewone ()
    {
      typedef Zelf M;
      return
        { { 0, 't', "zet terugnemen", [] (M &m) { m.neemTerug (); } },
          { 0, 'h', "hint",
            [] (M &m) { m.geefRaad (&Raad<Rekenaar>::toonHint); } },
          { 0, 'w', "waarde van elke zet",
            [] (M &m) { m.geefRaad (&Raad<Rekenaar>::toonElkeZet); } },
          { 0, 'r', "beste reeks",
            [] (M &m) { m.geefRaad (&Raad<Rekenaar>::toonReeks); } },
          { 0, 'a', "wat elke zet kostte", [] (M &m) { m.kijkTerug (); } },
          { 0, 'c', "tegen de computer", [] (M &m) { m.kiesSpelers (); } },
          { 0, 'n', "nieuw spel", [] (M &m) { m.nieuw (false); } },
          { 0, 'b', "bewaren", [] (M &m) { m.bewaarSpel (); } },
          { 0, 'l', "laden", [] (M &m) { m.laad (); } },
          { 0, 'z', "de stand", [] (M &m) { m.beeld.tekenWeer (); } },
          { 0, 's', "stoppen", 0 } };
    }

    // Retourneert: zie menu.h
    std::string mag () override
    {
      const std::vector<Zet> zetten = Rekenaar::zetten (spel);
      return "een keuze (? toont ze), "
        + (zetten.empty () ? "bijvoorbeeld n"
           : "of een zet zoals " + Spel::getypt (zetten[0]));
    }

    // Retourneert: zie menu.h; hoogstens twee zetten, en een h: zeven tekens
    std::string voorbeeld () override
    {
      const size_t Langst = 5;
      Spel erna (spel);
      std::string tekst;
      for (int i = 0; i < 2 && !erna.eindstand (); i++)
      {
        const Zet eerste = Rekenaar::zetten (erna)[0];
        const std::string zet = Spel::getypt (eerste);
        tekst += (tekst + zet).size () <= Langst ? zet + " " : "";
        erna.doeZet (eerste);
      }
      return tekst + (tekst.empty () ? "t t" : "h");
    }

    // Laat de mensen alle zetten doen.
    void stuurComputersWeg ()
    {
      spelers = Spelers (2);
      std::cout << "De computer speelt niet meer mee; c zet hem weer aan."
                << std::endl;
    }

    // Laat de computer zetten tot er een mens aan beurt is, of het spel uit, en
    // teken dan de stand, tenzij er nog iets op de regel staat.
    void voorVraag () override
    {
      while (!spel.eindstand () && !aanBeurt ().isMens ())
      {
        if (aanBeurt ().getLetter () == 't')
          doe (toevallige (Rekenaar::zetten (spel)));
        else
          doe (Rekenaar::kiesZet (spel, aanBeurt (),
                                  static_cast<double> (gevraagd.tijd),
                                  toezicht));
      }
      if (vragen.vooruit ().empty ())
        beeld.toon ();
    }

    // Teken de stand voor de laatste keuze op de regel, als die haar niet
    // verandert: een antwoord komt eronder; en voor het stoppen.
    void voorKeuze (char letter) override
    {
      if (letter == 's'
          || (vragen.vooruit ().empty ()
              && std::string ("tnlz").find (letter) == std::string::npos))
        beeld.toon ();
    }

    // Zijn er zetten die niet bewaard zijn, stel dan de vraag of die weg mogen;
    // met ookUit ook van een spel dat uit is. Een script, waar niemand bij zit,
    // krijgt die vraag niet.
    // Retourneert: true als zij weg mogen
    bool magWeg (const std::string &vraag, bool ookUit)
    {
      bool ja = true;
      if (spel.gedaneZetten () == bewaard || !isTerminal (0)
          || (!ookUit && spel.eindstand ()))
        return true;
      std::cout << "Er zijn zetten die niet bewaard zijn; b bewaart ze."
                << std::endl;
      return vragen.vraagJa (vraag, ja) && ja;
    }

    // Retourneert: zie menu.h; wat weg mag wordt niet nog eens gevraagd
    bool magStoppen () override
    {
      if (!magWeg ("Toch stoppen met dit spel?", true))
        return false;
      bewaard = spel.gedaneZetten ();
      return true;
    }

    // Er is werk afgebroken: was dat van de computer, dan begint hij anders
    // meteen opnieuw. Wat er al gezet is staat nog niet op het scherm.
    void naAfbreken () override
    {
      if (!spel.eindstand () && !aanBeurt ().isMens ())
        stuurComputersWeg ();
      beeld.toon ();
    }
};

}

#endif
