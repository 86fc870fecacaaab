// voortgang.h: het toezicht op lang tellen, voor wie aan het scherm zit: een
// regel op stderr die zegt hoe ver het is, een vraag als het lang gaat duren,
// en Ctrl-C breekt het af. Met dezelfde woorden als zoek/voortgang.h, maar met
// alleen de headers die de opgave van Othello toelaat.

#ifndef OthelloVoortgangHVar
#define OthelloVoortgangHVar

#include <ctime>
#include <iostream>
#include "../../terminal/onderbreking.h"
#include "vragen.h"
#include "zoek/toezicht.h"

namespace othello
{

using zoek::othello::Afgebroken;

// De regel komt hoogstens eens per seconde, en verdwijnt op een terminal als
// het werk klaar is. Werk van minder dan twee seconden toont niets.
class Voortgang : public zoek::othello::Toezicht
{
  public:

    // Wat er geteld gaat worden.
    struct Werk
    {
      const char *wat,         // welk werk het is
                 *eenheid,     // wat er geteld wordt
                 *gedaan;      // en wat daarmee gedaan is
      int tussen;              // om de hoeveel stappen er gekeken wordt
      long double totaal,      // hoeveel het er ongeveer worden; 0: onbekend
                  hoogstens;   // en met de onzekerheid erbij
      bool metTabel;           // of het ook met een tabel kan
    };

    // Parameter:
    // * metTabel: of het ook met een tabel kan
    // Retourneert: het tellen van vervolgpartijen, nog niet geschat
    static Werk tellen (bool metTabel)
    {
      const int vaakGenoeg = 10000;  // voor wat snel telt
      const Werk dit = { "Tellen", "partijen", "geteld", vaakGenoeg, 0, 0,
                         metTabel };
      return dit;
    }

    // Er is nog geen werk.
    // Parameters:
    // * nwStil: toon niets op stderr
    // * nwTerminal: of stderr een terminal is, waarop een regel te wissen is
    // * nwVragen: waarmee gevraagd wordt of lang werk door mag; nullptr: dat
    //   mag altijd
    Voortgang (bool nwStil, bool nwTerminal, Vragen *nwVragen)
    : stil (nwStil), opTerminal (nwTerminal), vragen (nwVragen),
      werk (), tikken (0), begonnen (0), laatst (0), gevraagd (true),
      getoond (false)
    {
    }

    // Begin met werk.
    // Parameters:
    // * nwWerk: het werk
    // * magVragen: of er gevraagd mag worden of het door mag
    void begin (const Werk &nwWerk, bool magVragen)
    {
      werk = nwWerk;
      beginTellen (werk.tussen);
      gevraagd = !magVragen || vragen == nullptr || werk.totaal <= 0;
      tikken = clock ();
      begonnen = time (nullptr);
      laatst = begonnen + Stilte;
    }

    // Het werk is klaar: wis de regel.
    void klaar ()
    {
      if (getoond && opTerminal)
        std::cerr << EenOmhoog << Wis << std::flush;
      getoond = false;
    }

    // Retourneert: de rekentijd sinds het begin, in seconden
    double seconden () const
    {
      return static_cast<double> (clock () - tikken) / CLOCKS_PER_SEC;
    }

    // Zeg hoe ver werk was dat afgebroken is.
    // Parameters:
    // * afgebroken: wat er gegooid werd
    // * zin: krijgt het erbij, op een regel van zichzelf
    void vertel (const Afgebroken &afgebroken, Tekst &zin) const
    {
      zin << "\nAfgebroken na ";
      zin.duur (afgebroken.seconden);
      zin << ", ";
      zin.ongeveer (afgebroken.aantal);
      zin << ' ' << werk.eenheid << ' ' << werk.gedaan
          << "; nog geen antwoord.";
    }

  private:

    static const time_t Stilte = 2;  // seconden; de klok kapt ze af

    // Wat een terminal doet met de regel waar de cursor staat.
    static constexpr const char *EenOmhoog = "\033[A", *Wis = "\r\033[K";

    const bool stil, opTerminal;
    Vragen *const vragen;
    Werk werk;
    clock_t tikken;           // bij het begin
    time_t begonnen, laatst;  // van het werk, en van de laatste regel
    bool gevraagd,            // of het door mag
         getoond;             // of er een regel staat

    // Houd op. De regel blijft staan: op een terminal staat er ^C onder.
    // Parameter:
    // * antwoord: van de gebruiker; nul na Ctrl-C
    void breekAf (char antwoord)
    {
      const Afgebroken afgebroken = { seconden (), geteld, antwoord };
      getoond = false;
      throw afgebroken;
    }

    // Kijk of het door mag, en toon hoe ver het is; zie zoek/toezicht.h.
    void kijk ()
    {
      const double meettijd = 0.1;  // seconden, voor een schatting
      const time_t nu = time (nullptr);
      if (terminal::Onderbreking::stopGevraagd ())
        breekAf ('\0');
      if (!gevraagd && seconden () >= meettijd)
        vraag ();
      if (nu <= laatst || stil)
        return;
      laatst = nu;
      toonRegel (static_cast<double> (nu - begonnen));
    }

    // Gaat het lang duren, vraag dan of het door mag, en houd anders op. Er
    // wordt gevraagd als het lang kan duren: met de onzekerheid van de
    // schatting erbij.
    void vraag ()
    {
      const double kortGenoeg = 10;  // seconden
      const double gemeten = seconden (), tempo = geteld / gemeten;
      char antwoord = 'n';
      gevraagd = true;
      if ((werk.hoogstens - geteld) / tempo <= kortGenoeg)
        return;
      toonSchatting (tempo);
      if (!(werk.metTabel
            ? vragen->vraagLetter ("Toch tellen? (j, t met tabel, of n): ",
                                   "jtn", "j (ja), t (ja, met een tabel) of "
                                   "n (nee), bijvoorbeeld j",
                                   antwoord)
            : vragen->vraagLetter ("Toch doorgaan? (j of n): ", "jn",
                                   "j (ja) of n (nee), bijvoorbeeld j",
                                   antwoord)) || antwoord != 'j')
        breekAf (antwoord);
      tikken = clock () - static_cast<clock_t> (gemeten * CLOCKS_PER_SEC);
      begonnen = time (nullptr);
      laatst = begonnen + Stilte;
    }

    // Zeg hoe lang het nog duurt.
    // Parameter:
    // * tempo: hoeveel er per seconde geteld wordt
    void toonSchatting (double tempo) const
    {
      const long double eeuwig = 1e21L;  // seconden
      const long double nog = (werk.totaal - geteld) / tempo;
      Tekst zin, slot;
      zin << "Dit duurt ";
      if (nog < eeuwig)
      {
        zin << "ongeveer ";
        zin.duur (nog > 0 ? nog : 0);
      }
      else
        zin << "te lang om af te wachten";
      zin << ": ";
      zin.ongeveer (werk.totaal);
      zin << ' ' << werk.eenheid << ',';
      slot.ongeveer (tempo);
      slot << " per seconde. Ctrl-C breekt af.";
      zin.toon ();
      slot.toon ();
    }

    // Zet de regel op stderr, op een terminal in de plaats van de vorige.
    // Parameter:
    // * duur: de tijd sinds het begin, in seconden
    void toonRegel (double duur)
    {
      const int decimalen = 4;
      const double honderd = 100, tempo = geteld / duur;
      Tekst regel;
      if (opTerminal)
        regel << (getoond ? EenOmhoog : "") << Wis;
      regel << werk.wat << ": ";
      if (geteld < werk.totaal)
      {
        regel.komma (static_cast<double> (honderd * geteld / werk.totaal),
                     decimalen);
        regel << " %, nog ";
        regel.duur ((werk.totaal - geteld) / tempo);
      }
      else
      {
        regel.ongeveer (geteld);
        regel << ' ' << werk.eenheid;
      }
      regel << "; ";
      regel.ongeveer (tempo);
      regel << ' ' << werk.eenheid << " per seconde\n";
      std::cerr << regel.inhoud () << std::flush;  // in een keer: nooit half
      getoond = true;
    }
};

}

#endif
