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
class Voortgang : public OthelloToezicht
{
  public:

    // Wat er geteld gaat worden.
    struct Werk
    {
      const char *wat,         // welk werk het is
                 *eenheid;     // wat er geteld wordt
      int tussen;              // om de hoeveel stappen er gekeken wordt
      long double totaal,      // hoeveel het er ongeveer worden; 0: onbekend
                  hoogstens;   // en met de onzekerheid erbij; 0: het mag door,
                               // hoe lang het ook duurt
      bool metTabel;           // of het ook met een tabel kan
    };

    // Retourneert: het tellen van vervolgpartijen, nog niet geschat, dat ook
    // met een tabel kan of niet
    static Werk tellen (bool metTabel)
    {
      const int vaakGenoeg = 10000;  // voor wat snel telt
      return Werk { "tellen", "partijen", vaakGenoeg, 0, 0, metTabel };
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
    void begin (const Werk &nwWerk)
    {
      werk = nwWerk;
      beginTellen (werk.tussen);
      gevraagd = vragen == nullptr || werk.hoogstens <= 0;
      zetKlok (0);
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

    // Retourneert: hoe ver werk was dat afgebroken is, op een regel van
    // zichzelf
    Tekst hoeVer (const Afgebroken &afgebroken) const
    {
      return Tekst () << "\nAfgebroken na " << duurTekst (afgebroken.seconden)
                      << " en " << ongeveer (afgebroken.aantal) << ' '
                      << werk.eenheid << "; nog niet af.";
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

    // Zet de klok, voor werk dat al zoveel seconden gerekend heeft.
    void zetKlok (double gerekend)
    {
      tikken = clock () - static_cast<clock_t> (gerekend * CLOCKS_PER_SEC);
      begonnen = time (nullptr);
      laatst = begonnen + Stilte;
    }

    // Houd op. De regel blijft staan: op een terminal staat er ^C onder.
    // Parameter:
    // * antwoord: van de gebruiker; nul na Ctrl-C
    void breekAf (char antwoord)
    {
      getoond = false;
      throw Afgebroken { seconden (), geteld, antwoord };
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

    // Kan het lang gaan duren, met de onzekerheid van de schatting erbij, vraag
    // dan of het door mag, en houd anders op.
    void vraag ()
    {
      const double kortGenoeg = 10,  // seconden
                   gemeten = seconden (), tempo = geteld / gemeten;
      const bool tabel = werk.metTabel;
      char antwoord = 'n';
      gevraagd = true;
      if ((werk.hoogstens - geteld) / tempo <= kortGenoeg)
        return;
      toonSchatting (tempo);
      vragen->vraagLetter (tabel ? "Toch tellen? (j, t met tabel, of n): "
                                 : "Toch doorgaan? (j of n): ",
                           tabel ? "jtn" : "jn",
                           tabel ? "j (ja), t (ja, met een tabel) of n (nee), "
                                   "bijvoorbeeld j"
                                 : "j (ja) of n (nee), bijvoorbeeld j",
                           antwoord);
      if (antwoord != 'j')
        breekAf (antwoord);
      zetKlok (gemeten);
    }

    // Zeg hoe lang het nog duurt, als er zoveel per seconde geteld wordt.
    void toonSchatting (double tempo) const
    {
      const long double nog = (werk.totaal - geteld) / tempo;
      std::cout << "Dit duurt ongeveer " << duurTekst (nog < 0 ? 0 : nog)
                << ": " << ongeveer (werk.totaal) << ' ' << werk.eenheid
                << ",\n" << ongeveer (tempo)
                << " per seconde. Ctrl-C breekt af." << std::endl;
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
        regel << kommaTekst (static_cast<double> (honderd * geteld
                                                  / werk.totaal), decimalen)
              << " %, nog " << duurTekst ((werk.totaal - geteld) / tempo);
      else
        regel << ongeveer (geteld) << ' ' << werk.eenheid;
      regel << "; " << ongeveer (tempo) << ' ' << werk.eenheid
            << " per seconde\n";
      std::cerr << regel << std::flush;  // in een keer: nooit half
      getoond = true;
    }
};

}

#endif
