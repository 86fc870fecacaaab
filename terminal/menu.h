// menu.h: een menu: een lijst van keuzes, en telkens de vraag welke het wordt.

#ifndef TerminalMenuHVar
#define TerminalMenuHVar

#include <iostream>
#include <string>
#include <vector>
#include "../zoek/toezicht.h"
#include "scherm.h"
#include "schermtoezicht.h"
#include "tekst.h"

namespace terminal
{

// Een keuze van een menu: een getal of een letter, of allebei, en wat er dan
// met het doel gebeurt. Een letter betekent in alle spellen hetzelfde.
template <typename Doel>
struct Keuze
{
  int getal;            // wat de gebruiker typt; 0 als het alleen de letter is
  char letter;          // ook goed; een spatie als het alleen het getal is
  const char *tekst;    // hoe de keuze in de lijst staat
  void (*doe) (Doel &doel);  // wat er gebeurt; 0: het menu is klaar
};

// Een menu met keuzes die iets met een doel doen. Wat een Spelmenu anders doet
// op een ogenblik dat voor alle menu's gelijk is, zoals voor een vraag, is
// virtual; een menu dat alleen kiest is er een zoals het hier staat.
template <typename Doel>
class Menu
{
  public:

    typedef std::vector< Keuze<Doel> > Keuzes;

    // Maak een menu dat met nwVragen vraagt, met deze keuzes in deze volgorde.
    Menu (Vragen &nwVragen, const Keuzes &nwKeuzes)
    : vragen (nwVragen), keuzes (nwKeuzes)
    {
    }

    // Laat kiezen wat er met het doel gebeurt, tot de gebruiker klaar is, of de
    // invoer op. De lijst komt voor de stand: die staat dan altijd boven de
    // vraag. Zonder toonLijst komt zij aan het begin pas als erom gevraagd
    // wordt. Na een ander menu komt zij opnieuw; na werk dat afgebroken is hoe
    // ver dat was.
    // Retourneert: false als de invoer op is
    bool draai (Doel &doel, bool toonLijst = true)
    {
      std::string woord;
      bool verder = true;
      toonLijst = toonLijst && !vragen.onderbroken ();
      while (verder && !vragen.isOp ())
        try
        {
          if (toonLijst)
            std::cout << lijst () << std::flush;
          toonLijst = false;
          voorVraag ();
          if (vragen.isOp () || !vragen.vraagKeuze (woord))
            return false;
          const long long nummer = vragen.keuzes ();
          const bool terug = kleineLetters (woord) == "x";
          if (terug)
            vragen.vergeetRest ();
          toonLijst = woord.empty () || woord == "?" || terug;
          verder = toonLijst || begrijp (woord, doel);
          toonLijst = toonLijst || vragen.keuzes () > nummer;
        }
        catch (const zoek::Afgebroken &waar)
        {
          vragen.vergeetRest ();
          if (!waar.geweigerd)
            std::cout << afgebrokenTekst (waar) << std::endl;
          naAfbreken ();
        }
      return !vragen.isOp ();
    }

  protected:

    Vragen &vragen;

    // Retourneert: keuzes met een getal op volgorde, en dan de andere
    static Keuzes opVolgorde (const Keuzes &alle)
    {
      const int einde = static_cast<int> (alle.size ()) + 1;  // dan de nullen
      Keuzes geordend;
      for (int getal = 1; getal <= einde; getal++)
        for (const Keuze<Doel> &keuze : alle)
          if (keuze.getal == getal % einde)
            geordend.push_back (keuze);
      return geordend;
    }

    // Zeg wat er niet kan, en waarom; de rest van de regel vervalt.
    void meld (const std::string &zin)
    {
      std::cout << inRegels (zin) << std::endl;
      vragen.vergeetRest ();
    }

    // Zet de keuzes met een getal in kolommen, en daaronder die met alleen een
    // letter: elk zoveel als er naast elkaar passen.
    // Retourneert: die, met eronder wat er nog meer getypt mag worden
    std::string lijst ()
    {
      std::vector<std::string> getallen, letters;
      for (const Keuze<Doel> &keuze : keuzes)
        (keuze.getal > 0 ? getallen : letters).push_back (keuzeTekst (keuze));
      letters.push_back ("?? regels");
      return "\n" + inKolommen (getallen) + inKolommen (letters)
             + inRegels ("x terug, Enter het gewone antwoord, Ctrl-C breekt "
                         "af, meer op een regel: " + voorbeeld ()) + "\n";
    }

  private:

    const Keuzes keuzes;

    // Retourneert: wat er bij de vraag getypt mag worden
    virtual std::string mag ()
    {
      return "een keuze (? toont ze), bijvoorbeeld 1";
    }

    // Retourneert: een regel met meer dan een antwoord, als voorbeeld
    virtual std::string voorbeeld () { return "n 4"; }

    // Doe wat er voor elke vraag moet gebeuren: de computer laten zetten, de
    // stand tekenen als zij veranderd is.
    virtual void voorVraag () {}

    // Doe wat er moet gebeuren voor een keuze met deze letter.
    virtual void voorKeuze (char) {}

    // Is het woord dat getypt is, met kleine letters, een zet, doe die dan; een
    // zet die niet mag geeft een melding.
    // Retourneert: true als het een zet is
    virtual bool leesZet (const std::string &) { return false; }

    // Er is werk afgebroken.
    virtual void naAfbreken () {}

    // De gebruiker wil stoppen met dit menu.
    // Retourneert: true als dat kan
    virtual bool magStoppen () { return true; }

    // Retourneert: hoe een keuze in de lijst staat
    static std::string keuzeTekst (const Keuze<Doel> &keuze)
    {
      const std::string getal = std::to_string (keuze.getal),
                        letter (1, keuze.letter);
      if (keuze.getal == 0)
        return letter + " " + keuze.tekst;
      const std::string tekst = (getal.size () < 2 ? " " : "") + getal + ". "
                                + keuze.tekst;
      return letter == " " ? tekst : tekst + " (" + letter + ")";
    }

    // Voer uit wat er met dit woord begint: een zet, een keuze, of de regels
    // van het spel.
    // Retourneert: false als het menu klaar is
    bool begrijp (const std::string &woord, Doel &doel)
    {
      const std::string klein = kleineLetters (woord);
      if (leesZet (klein))
        return true;
      if (klein == "??" || klein == "regels")
      {
        std::cout << opnieuwVerdeeld (Doel::regels ()) << std::flush;
        return true;
      }
      for (const Keuze<Doel> &keuze : keuzes)
        if ((keuze.getal != 0 && klein == std::to_string (keuze.getal))
            || klein == std::string (1, keuze.letter))
        {
          voorKeuze (keuze.letter);
          if (keuze.doe != 0)
            keuze.doe (doel);
          return keuze.doe != 0 || !magStoppen ();
        }
      const std::string hier = hoeHier (klein);
      if (hier.empty ())
        vragen.weiger (woord, mag ());
      else
        meld ("Dat is hier " + hier + ".");
      return true;
    }

    // Retourneert: hoe hier heet wat elders dit woord is; leeg als dat niets is
    std::string hoeHier (const std::string &woord) const
    {
      const std::string stoppen = " q quit exit stop einde ";
      char letter = '\0';
      if (woord == "undo")
        letter = 't';
      else if (stoppen.find (" " + woord + " ") != std::string::npos)
        letter = 's';
      for (const Keuze<Doel> &keuze : keuzes)
        if (keuze.letter == letter)
          return letter + (std::string (": ") + keuze.tekst);
      return woord == "help" || woord == "menu"
             ? "een ?: die toont het menu" : "";
    }
};

}

#endif
