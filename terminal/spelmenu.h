// spelmenu.h: het menu van een spel dat gespeeld wordt, voor zover het voor elk
// spel gelijk is: wie er spelen, tekenen wat er veranderd is, de computer laten
// zetten, zetten terugnemen, en raad geven. En het programma eromheen, met het
// hoofdmenu: begin met een nieuw spel of laad er een, en speel het.

#ifndef TerminalSpelmenuHVar
#define TerminalSpelmenuHVar

#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "../zoek/beste.h"
#include "bewaren.h"
#include "hoofdprogramma.h"
#include "menu.h"
#include "oplossing.h"
#include "raad.h"
#include "terugblik.h"

namespace terminal
{

// Wat van een Rekenaar in de meeste spellen gelijk is, van een klasse en wat
// een zet is; wat in een spel anders is zegt de Rekenaar zelf.
template <typename HetSpel, typename EenZet>
struct Gewoon
{
  typedef HetSpel Spel;
  typedef EenZet Zet;

  // Retourneert: het spel tot er gespeeld wordt
  static Spel begin () { return Spel (); }

  // Retourneert: wie er aan beurt is, 0 of 1
  static int beurt (Spel &spel) { return spel.getSpeler (); }

  // Retourneert: hoe speler 0 of 1 heet
  static std::string naam (int wie) { return "Speler " + std::to_string (wie); }

  // Retourneert: elke zet, in volgorde
  static std::vector<Zet> zetten (Spel &spel) { return spel.bepaalZetten (); }

  // Retourneert: wat er met een geldige zet gebeurt
  static std::string verhaal (Spel &spel, const Zet &zet)
  {
    return spel.verhaal (zet);
  }

  // Doe een geldige zet.
  static void doeZet (Spel &spel, const Zet &zet) { spel.doeZet (zet); }

  // Retourneert: een waarde in een woord; zie raad.h
  static std::string kort (Spel &, int waarde, bool)
  {
    return std::to_string (waarde);
  }

  // Tel niets; zie raad.h.
  static void tel (Spel &, const std::vector<Zet> &, std::vector<long long> &)
  {
  }

  // Retourneert: een zin met de zet van de snelle methode. Een spel dat steeds
  //   dieper denkt heeft die niet nodig: dat weet altijd al iets
  static std::string goedeZin (Spel &) { return ""; }

  // Retourneert: wat er onder de getekende stand komt
  static std::string onder (Spel &) { return ""; }
};

// Wat de Rekenaars van spellen die steeds een beurt dieper denken nog meer
// gemeen hebben. De Rekenaar denkt zelf, met denkVoor (spel, diepte, elkeZet,
// inzicht): over elke zet, of alleen de beste reeks.
template <typename Rekenaar, typename Spel, typename Zet>
struct Denkend : Gewoon<Spel,Zet>
{
  typedef Denkspeler Speler;

  // Bepaal de waarde van elke zet; zie raad.h.
  static void waarden (const Spel &spel, int diepte, Inzicht<Zet> &inzicht)
  {
    Rekenaar::denkVoor (spel, diepte, true, inzicht);
  }

  // Bepaal de reeks van beste zetten; zie raad.h.
  static void reeks (const Spel &spel, int diepte, Inzicht<Zet> &inzicht)
  {
    Rekenaar::denkVoor (spel, diepte, false, inzicht);
  }

  // Kijk terug, over elke zet even lang; zie terugblik.h. De Rekenaar zegt met
  // punten (spel, waarde, geschat) hoeveel een waarde telt.
  static void terugblik (Spel stand, zoek::Toezicht &toezicht,
                         Terugblik<Zet> &terug)
  {
    const std::vector<Zet> gedaan = stand.gedaneZetten ();
    for (size_t i = gedaan.size (); i-- > 0; )
    {
      Inzicht<Zet> gezien;
      const auto punten = [&] (size_t nummer)
      {
        return Rekenaar::punten (stand, gezien.waarden[nummer],
                                 gezien.geschat[nummer]);
      };
      size_t zet = 0;
      int hoogste = 0;
      stand.unDoeZet ();
      toezicht.inTijd (Terugkijktijd / static_cast<double> (gedaan.size ()),
                       [&] { waarden (stand, Sterkte::MaxDiepte, gezien); });
      while (gezien.zetten[zet] != gedaan[i])
        zet++;
      const size_t beste = zoek::eersteBeste
        (gezien.waarden.size (), hoogste, [&] (size_t nummer)
         { return gezien.waarden[nummer]; });
      terug.zetten.push_back (std::make_pair (punten (beste) - punten (zet),
                                              gezien.zetten[beste]));
      terug.dieptes.push_back (gezien.geschat[zet] || gezien.geschat[beste]
                               ? gezien.diepte : 0);
    }
  }

  // Zet in het inzicht wat een gedachte over een spel vond, over elke zet of
  // alleen de beste reeks; wat zij van een zet weet noemt de zet in dit veld.
  template <typename Gedachte, typename Zetwaarde>
  static void neemOver (const Spel &spel, const Gedachte &gedachte,
                        bool elkeZet, Zet Zetwaarde::*veld,
                        Inzicht<Zet> &inzicht)
  {
    inzicht = Inzicht<Zet> ();
    inzicht.zeker = gedachte.zeker;
    inzicht.diepte = gedachte.diepte;
    inzicht.stand = Rekenaar::standTekst (spel, gedachte.waarde);
    (elkeZet ? inzicht.verder : inzicht.zetten) = gedachte.variant;
    for (const Zetwaarde &een : gedachte.zetten)
      if (elkeZet)
      {
        inzicht.zetten.push_back (een.*veld);
        inzicht.waarden.push_back (een.waarde);
        inzicht.geschat.push_back (!een.zeker);
      }
  }
};

// De Rekenaar zegt om welk spel het gaat, en hoe het rekent. In elk spel, naast
// wat Gewoon heeft:
//   Speler                     wie er zet; zie speler.h
//   Voorbeeld                  de naam van een spelbestand
//   Kleuren                    van een getekende stand; zie tekst.h
// En voor raad wat raad.h noemt. De klasse leest en schrijft wie er spelen: elk
// een letter, of met een sterkte als in speler.h twee woorden; dan is de tijd
// van de opdrachtregel hoe lang er voor raad gedacht wordt. En in Zelf:
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
      spelers (2), gevraagd (nwGevraagd), toezicht (nwToezicht),
      raad (spel, nwToezicht)
    {
      spel.stelToezicht (&toezicht);
    }

    // Begin met een nieuw spel, als de gebruiker zegt welk. Wie er spelen
    // blijft zo, tenzij de opening dat vraagt.
    // Retourneert: true als dat gelukt is
    bool nieuw (bool opening)
    {
      Spel begonnen (spel);
      Spelers wie (spelers);
      Zelf &zelf = static_cast<Zelf &> (*this);
      const bool goed = zelf.vraagSpel (begonnen, opening)
        && (!opening || !Zelf::VraagtSpelers || vraagSpelers (wie));
      if (goed)
        begin (begonnen, wie);
      return goed;
    }

    // Vraag een bestandsnaam, en begin met het spel dat daarin staat; is alleen
    // dat bestand er, dan komt het einde van een bewaard spel achter de naam.
    // Retourneert: true als dat gelukt is
    bool laad ()
    {
      std::string naam;
      if (!vragen.vraagTekst ("Naam van het bestand",
                              std::string ("een naam, bijvoorbeeld ")
                              + Rekenaar::Voorbeeld, naam))
        return false;
      if (!bestaat (naam.c_str ()) && bestaat ((naam + einde ()).c_str ()))
        naam += einde ();
      return lees (naam, "", std::cout) == Gelukt;
    }

    // Begin met het spel in het bestand met deze naam, na de zetten van --na.
    // Retourneert: zie leesSpel in oplossing.h
    Exitcode lees (const std::string &naam, const std::string &na,
                   std::ostream &meldingen)
    {
      Spel nieuw (spel);
      Spelers wie (2);  // mensen, als het bestand niets anders zegt
      std::string letters, woord;
      size_t nummer = 0;
      const Exitcode code = leesSpel (naam, na, meldingen, nieuw, letters);
      if (code != Gelukt)
        return code;
      if (!Speler::MetSterkte)
        letters.insert (letters.size () / 2, " ");
      for (std::istringstream woorden (letters); woorden >> woord; nummer++)
        wie[nummer].lees (woord);
      begin (nieuw, wie);
      return Gelukt;
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

    // Speel het spel dat begonnen is. Past de lijst met de stand, en wie er
    // spelen, niet op het scherm, dan komt zij pas als erom gevraagd wordt.
    // Retourneert: false als de invoer op is
    bool speel ()
    {
      size_t hoog = 1;  // het zaad
      for (const char teken : this->lijst () + spelerstekst () + beeld ())
        hoog += teken == '\n' ? 1 : 0;
      return this->draai (static_cast<Zelf &> (*this), hoog < Hoogte);
    }

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
    bool veranderd = true;  // of de stand anders is dan de laatste getekende
    std::string vorige;     // de tekening voor de laatste zet, als die van de
                            // computer was
    const Instellingen &gevraagd;
    Schermtoezicht &toezicht;
    Raad<Rekenaar> raad;    // over het spel

    // Retourneert: de eigen keuzes van een spel en de gewone, waarvan sommige
    //   hier een getal krijgen; eerst de getallen, op volgorde
    static Keuzes metGewone (const Keuzes &eigen,
                             const std::vector< std::pair<int,char> > &getallen)
    {
      Keuzes alle = eigen, geordend;
      for (Keuze<Zelf> keuze : gewone ())
      {
        for (const std::pair<int,char> &getal : getallen)
          if (getal.second == keuze.letter)
            keuze.getal = getal.first;
        alle.push_back (keuze);
      }
      const int einde = static_cast<int> (alle.size ()) + 1;  // dan de nullen
      for (int getal = 1; getal <= einde; getal++)
        for (const Keuze<Zelf> &keuze : alle)
          if (keuze.getal == getal % einde)
            geordend.push_back (keuze);
      return geordend;
    }

    // Begin met een nieuw spel, en zeg wie er spelen.
    void begin (const Spel &nieuw, const Spelers &wie)
    {
      spel = nieuw;
      spel.stelToezicht (&toezicht);
      spelers = wie;
      verander ("");
      std::cout << spelerstekst () << std::flush;
    }

    // Vraag wie er spelen: dat worden deze, als true wordt geretourneerd. Wie
    // het al zijn is het gewone antwoord.
    // Retourneert: false als er geen goed antwoord kwam
    bool vraagSpelers (Spelers &wie)
    {
      return wie[0].vraag (vragen, Rekenaar::naam (0))
             && wie[1].vraag (vragen, Rekenaar::naam (1));
    }

    // Vraag wie er spelen, en zeg wie dat worden.
    void kiesSpelers ()
    {
      Spelers wie (spelers);
      if (!vraagSpelers (wie))
        return;
      spelers = wie;
      std::cout << spelerstekst () << std::flush;
    }

    // Retourneert: wie er aan beurt is
    const Speler &aanBeurt ()
    {
      return spelers[static_cast<size_t> (Rekenaar::beurt (spel))];
    }

    // Vraag waar het spel bewaard wordt, en doe dat, met wie er spelen.
    void bewaarSpel ()
    {
      bewaar (vragen, einde (), spel, spelers[0].getypt ()
              + (Speler::MetSterkte ? " " : "") + spelers[1].getypt ());
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
        terug += (terug.empty () ? "" : ", ")
                 + teTypen (Rekenaar::zetTekst (gedaan.back ())) + " ("
                 + Rekenaar::naam (Rekenaar::beurt (spel)) + ")";
      }
      while (mensen && !aanBeurt ().isMens ());
      verander ("");
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

    // Doe een geldige zet, en vertel wat er gebeurt.
    void doe (const Zet &zet)
    {
      std::cout << inRegels (Rekenaar::verhaal (spel, zet)) << std::endl;
      verander (aanBeurt ().isMens () ? "" : tekening ());
      Rekenaar::doeZet (spel, zet);
    }

    // Zeg wat elke gedane zet kostte.
    void kijkTerug ()
    {
      if (spel.gedaneZetten ().empty ())
        meld ("Er is nog geen zet gedaan.");
      else if (!terminal::kijkTerug<Rekenaar> (spel, toezicht))
        vragen.vergeetRest ();
    }

    // Zeg wat de snelle methode zegt.
    void toonGoedeZin ()
    {
      Onderbreking::vergeet ();  // een Ctrl-C was voor het zoeken
      std::cout << inRegels (Rekenaar::goedeZin (spel)) << std::endl;
    }

    // Teken de stand als zij veranderd is.
    void toonStand ()
    {
      if (veranderd)
        std::cout << beeld () << std::flush;
      veranderd = false;
    }

  private:

    // De stand wordt anders; nwVorige wordt de tekening van nu, of leeg.
    void verander (const std::string &nwVorige)
    {
      veranderd = true;
      vorige = nwVorige;
      raad.vergeet ();
    }

    // Retourneert: wat een computer met deze letter, niet t, zet; het spel is
    //   niet uit
    virtual Zet kiesZet (char letter) = 0;

    // Retourneert: hoe de stand getekend wordt
    std::string tekening ()
    {
      std::ostringstream beeld;
      std::streambuf *const scherm = std::cout.rdbuf (beeld.rdbuf ());
      spel.drukAf ();
      std::cout.rdbuf (scherm);
      return beeld.str ();
    }

    // Geef raad, als het spel niet uit is, met een functie van Raad. Wat er van
    // de zetten gevonden is blijft, tot er iets verandert: zo zegt een hint na
    // de waarden hetzelfde. Is het volgende woord op de regel een getal, dan is
    // dat voor deze keer hoe diep of hoe lang er gedacht wordt.
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
      if (eigen && !sterkte.lees (vragen.neemWoord ()))
        return vragen.weiger (woord, Sterkte::mag () + ", bijvoorbeeld 12");
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

    // Retourneert: waar de naam van een bewaard spel op eindigt
    static std::string einde ()
    {
      const std::string voorbeeld = Rekenaar::Voorbeeld;
      return voorbeeld.substr (voorbeeld.rfind ('.'));
    }

    // Retourneert: de keuzes die elk spel heeft
    static Keuzes gewone ()
    {
      typedef Zelf M;
      return
        { { 0, 't', "zet terugnemen", [] (M &m) { m.neemTerug (); } },
          { 0, 'h', "hint: de beste zet",
            [] (M &m) { m.geefRaad (&Raad<Rekenaar>::toonHint); } },
          { 0, 'w', "waarde per zet",
            [] (M &m) { m.geefRaad (&Raad<Rekenaar>::toonElkeZet); } },
          { 0, 'r', "beste reeks",
            [] (M &m) { m.geefRaad (&Raad<Rekenaar>::toonReeks); } },
          { 0, 'a', "wat zetten kostten", [] (M &m) { m.kijkTerug (); } },
          { 0, 'c', "tegen de computer", [] (M &m) { m.kiesSpelers (); } },
          { 0, 'n', "nieuw spel", [] (M &m) { m.nieuw (false); } },
          { 0, 'b', "bewaren", [] (M &m) { m.bewaarSpel (); } },
          { 0, 'l', "een spel laden", [] (M &m) { m.laad (); } },
          { 0, 'z', "de stand tekenen", [] (M &m) { m.veranderd = true; } },
          { 0, 's', "stoppen", 0 } };
    }

    // Retourneert: wie er spelen, op een of twee regels
    std::string spelerstekst () const
    {
      return inRegels (Rekenaar::naam (0) + ": " + spelers[0].tekst () + ". "
                       + Rekenaar::naam (1) + ": " + spelers[1].tekst ())
             + ".\n";
    }

    // Retourneert: de getekende stand, zo nodig in kleur, met wat eronder komt
    std::string beeld ()
    {
      const std::string stand = tekening ();
      return "\n" + (gevraagd.kleur
                     ? gekleurd (stand, Rekenaar::Kleuren, vorige)
                     : stand) + Rekenaar::onder (spel)
             + (spel.eindstand () ? "n nieuw spel, t terug, a wat elke zet "
                                    "kostte\n" : "");
    }

    // Retourneert: zie menu.h
    std::string mag ()
    {
      const std::vector<Zet> zetten = Rekenaar::zetten (spel);
      return "een keuze (? toont ze), "
        + (zetten.empty () ? "bijvoorbeeld n"
           : "of een zet zoals " + teTypen (Rekenaar::zetTekst (zetten[0])));
    }

    // Retourneert: zie menu.h; hoogstens twee zetten, en een h: zeven tekens
    std::string voorbeeld ()
    {
      const size_t Langst = 5;
      Spel erna (spel);
      std::string tekst;
      for (int i = 0; i < 2 && !erna.eindstand (); i++)
      {
        const Zet eerste = Rekenaar::zetten (erna)[0];
        const std::string zet = teTypen (Rekenaar::zetTekst (eerste));
        tekst += (tekst + zet).size () <= Langst ? zet + " " : "";
        Rekenaar::doeZet (erna, eerste);
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
    void voorVraag ()
    {
      while (!spel.eindstand () && !aanBeurt ().isMens ())
      {
        const char letter = aanBeurt ().getLetter ();
        doe (letter == 't' ? toevallige (Rekenaar::zetten (spel))
                           : kiesZet (letter));
      }
      if (vragen.vooruit ().empty ())
        toonStand ();
    }

    // Teken de stand voor de laatste keuze op de regel, als die haar niet
    // verandert: een antwoord komt eronder; en voor het stoppen.
    void voorKeuze (char letter)
    {
      if (letter == 's'
          || (vragen.vooruit ().empty ()
              && std::string ("tnlz").find (letter) == std::string::npos))
        toonStand ();
    }

    // Er is werk afgebroken: was dat van de computer, dan begint hij anders
    // meteen opnieuw. Wat er al gezet is staat nog niet op het scherm.
    void naAfbreken ()
    {
      if (!spel.eindstand () && !aanBeurt ().isMens ())
        stuurComputersWeg ();
      toonStand ();
    }
};

// Speel het spel in een bestand, als er op de opdrachtregel een genoemd is, of
// met meteen een nieuw spel, en daarna wat het hoofdmenu zegt.
// Retourneert: de exitcode
template <typename Spelmenu>
int speel (const Instellingen &gevraagd, bool meteen = false)
{
  const bool metBestand = !gevraagd.namen.empty ();
  Vragen vragen;
  Schermtoezicht toezicht (gevraagd.stil, &vragen);
  Spelmenu spelmenu (vragen, toezicht, gevraagd);
  const Exitcode code = !metBestand ? Gelukt
    : spelmenu.lees (gevraagd.namen[0], gevraagd.na, std::cerr);
  if (code != Gelukt)
    return code;
  toonZaad (gevraagd);
  if (!(metBestand || (meteen && spelmenu.nieuw (true))) || spelmenu.speel ())
    Menu<Spelmenu> (vragen, Spelmenu::hoofdkeuzes ()).draai (spelmenu);
  return Gelukt;
}

}

#endif
