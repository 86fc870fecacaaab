// voortgang.h: laat bij lang werk op stderr zien dat het opschiet, vraag of het
// door mag als het nog lang duurt, en breek het af als dat moet.

#ifndef ZoekVoortgangHVar
#define ZoekVoortgangHVar

#include <climits>
#include <iostream>
#include <string>
#include "geheel.h"
#include "getaltekst.h"
#include "klok.h"
#include "toezicht.h"

namespace zoek
{

// Een regel op stderr, op een terminal eens per seconde in de plaats van de
// vorige, tot het werk klaar is, en elders eens per tien seconden. Zij is
// telkens heel: wordt het werk afgebroken, dan gaat het scherm eronder verder.
// De eerste komt na twee seconden; op een terminal na een halve al "bezig".
// Hoort het werk bij een geheel (geheel.h), dan gaat de regel daarover.
class Voortgang
{
  public:

    // Begin met werk dat zo heet, waarbij er nwTotaal van een eenheid (in het
    // meervoud) geteld worden; 0: onbekend; onder 0: er komt geen eind aan. Na
    // elke nwTussen wordt er op de klok gekeken. nwToezicht ziet toe; is dat 0,
    // dan gebeurt er niets.
    Voortgang (const std::string &nwWat, const char *nwEenheid,
               long long nwTotaal, Toezicht *nwToezicht,
               long long nwTussen = VaakGenoeg)
    : wat (nwWat), eenheid (nwEenheid), totaal (nwTotaal),
      toezicht (nwToezicht), tussen (nwTussen),
      kijkBij (nwToezicht == 0 ? LLONG_MAX : 0),
      gevraagd (nwToezicht == 0 || !nwToezicht->vraagt ()
                || nwToezicht->heeftGrens ())
    {
    }

    Voortgang (const Voortgang &) = delete;  // er is maar een regel
    Voortgang &operator= (const Voortgang &) = delete;

    // Wis wat er staat.
    virtual ~Voortgang () { wis (); }

    // Noem het werk anders, bijvoorbeeld omdat er al iets bekend is.
    void noem (const std::string &nwWat) { wat = nwWat; }

    // Toon hoe ver het is, als er weer een seconde om is; vraag een keer of het
    // door mag. Moet het werk stoppen, dan wordt Afgebroken gegooid. Het
    // aantal dat geteld is wordt nooit minder.
    void peil (long long aantal)
    {
      if (aantal >= kijkBij)  // de rest is te veel om hier in te voegen
        kijk (aantal);
    }

  protected:

    // Bepaal hoeveel het er worden, pas als het nodig is: het mag tijd kosten.
    // Retourneert: het aantal; 0: onbekend; onder 0: er komt geen eind aan
    virtual long long telTotaal () { return totaal; }

  private:

    static const long long VaakGenoeg = 10000;  // voor wat snel telt
    static const int Elke = 1;     // seconden tussen regels op een terminal
    static const int Zelden = 10;  // en elders
    static constexpr double Denktijd = 0.5;  // en voor de eerste "bezig"
    static const size_t Breedte = 79;  // een langere regel slaat om

    // Wat een terminal doet met de regel van de cursor; en met te lange.
    static constexpr const char *EenOmhoog = "\033[A", *Wis = "\r\033[K",
                                *Afkappen = "\033[?7l", *Omslaan = "\033[?7h";

    std::string wat;
    const char *eenheid;
    long long totaal;
    Toezicht *toezicht;
    long long tussen, kijkBij;
    Klok klok;             // sinds het begin
    int toonNa = Stilte;   // na hoeveel seconden de volgende regel komt
    bool gevraagd,         // of het door mag
         geteld = false,   // of het totaal bepaald is
         staat = false;    // of er een regel staat

    // Wis wat er staat, als dat kan: er komt iets anders op het scherm. Na
    // Ctrl-C niet, want op een terminal staat ^C eronder.
    void wis ()
    {
      if (!staat || !toezicht->opTerminal () || toezicht->stopGevraagd ())
        return;
      std::cerr << EenOmhoog << Wis << std::flush;
      staat = false;
    }

    // Zeg op een terminal waar nog niets staat dat er gedacht wordt.
    void toonDenken ()
    {
      const Geheel *const geheel = toezicht->getGeheel ();
      if (!staat && toezicht->opTerminal () && toezicht->toont ())
        schrijf (geheel != 0 ? geheel->tekst (0) : wat + ": bezig ...");
    }

    // Zet een regel op stderr, in een keer: nooit half. Een terminal zet hem in
    // de plaats van de vorige, en kapt hem af, hoe smal hij ook is: een regel
    // die omslaat is niet te wissen.
    void schrijf (std::string regel)
    {
      if (toezicht->opTerminal ())
        regel = std::string (staat ? EenOmhoog : "") + Afkappen + Wis
                + regel.substr (0, Breedte) + "\n" + Omslaan;
      else
        regel += "\n";
      std::cerr << regel << std::flush;
      staat = true;
    }

    // Kijk op de klok: doe wat peil met dit aantal belooft.
    void kijk (long long aantal)
    {
      kijkBij = aantal + tussen;
      const bool tijdOm = toezicht->tijdOm ();
      if (tijdOm || toezicht->stopGevraagd ())
        throw Afgebroken { klok.seconden (), aantal, eenheid, false, tijdOm,
                           "" };
      if (!gevraagd)
        vraagOfHetMag (aantal);
      Geheel *const geheel = toezicht->getGeheel ();
      const double nu = geheel != 0 ? geheel->seconden () : klok.seconden ();
      int &na = geheel != 0 ? geheel->toonNa () : toonNa;
      if (nu >= Denktijd)
        toonDenken ();
      if (nu < na || !toezicht->toont ())
        return;
      na = static_cast<int> (nu) + (toezicht->opTerminal () ? Elke : Zelden);
      toonRegel (static_cast<double> (aantal), nu);
    }

    // Retourneert: welk deel van een stuk van een geheel er klaar is, voor
    //   zover dat bekend is
    double deelVan (const Geheel &geheel, double aantal)
    {
      if (aantal > 0 && aantal <= alles ())
        return aantal / alles ();
      return toezicht->heeftGrens () && !geheel.isBegrensd ()
             ? toezicht->deelVanTijd () : 0;
    }

    // Retourneert: hoeveel het er worden, als telTotaal
    double alles ()
    {
      if (!geteld)
        totaal = telTotaal ();
      geteld = true;
      return static_cast<double> (totaal);
    }

    // Schat zodra dat kan, uit het aantal, hoe lang het nog duurt; is dat lang,
    // vraag dan of het door mag, en houd anders op.
    void vraagOfHetMag (long long aantal)
    {
      const double gemeten = klok.seconden ();
      if (gemeten < Schatting::Meettijd)
        return;
      gevraagd = true;
      if (totaal == 0)
        toonDenken ();  // telTotaal kan ook duren
      const double nu = static_cast<double> (aantal), tempo = nu / gemeten,
                   over = alles () - nu;
      const Schatting schatting = { totaal < 0 ? -1 : over / tempo, alles (),
                                    tempo, eenheid, "" };
      if (totaal != 0
          && (totaal < 0 || schatting.seconden > Schatting::KortGenoeg))
      {
        wis ();
        if (!toezicht->magDoor (schatting))
          throw Afgebroken { klok.seconden (), aantal, eenheid, true, false,
                             "" };
      }
      // Het tellen van het totaal en het wachten op antwoord tellen niet mee.
      klok.zet (gemeten);
      toonNa = static_cast<int> (gemeten) + Stilte;
    }

    // Zet op stderr hoe ver het met dit aantal is na zoveel seconden.
    void toonRegel (double aantal, double seconden)
    {
      const double tempo = aantal / seconden, procenten = 100;
      const Geheel *const geheel = toezicht->getGeheel ();
      std::string regel = wat + ": ";
      if (geheel != 0)
        regel = geheel->tekst (deelVan (*geheel, aantal));
      else if (aantal > 0 && aantal <= alles ())  // erboven: als dat geschat is
        regel += kommaTekst (procenten * aantal / alles (),
                             procenten * aantal < alles () ? 4 : 1)
                 + " %, nog " + duurTekst ((alles () - aantal) / tempo) + "; "
                 + ongeveer (tempo) + " " + eenheid + " per seconde";
      else
        regel += (!toezicht->heeftGrens () ? "" : "nog hoogstens "
                  + duurTekst (toezicht->overigeTijd ()) + "; ")
                 + ongeveer (aantal) + " " + eenheid + "; " + ongeveer (tempo)
                 + " per seconde";
      schrijf (regel);
    }
};

}

#endif
