// boomschets.h: de toestand-actie-boom van een klein spel, om te tekenen: van
// elke stand de zet erheen, wie aan beurt is, en wat zij waard is.
//
// Het is de boom die besteScore afloopt: wat een stand waard is komt met een
// min ervoor terug bij wie de zet deed, en de hoogste telt.

#ifndef ZoekTegelspelBoomschetsHVar
#define ZoekTegelspelBoomschetsHVar

#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "../../constantes.h"
#include "../getaltekst.h"
#include "../toezicht.h"
#include "../voortgang.h"

namespace zoek
{
namespace tegelspel
{

// Het Spel is TegelSpel, of iets met dezelfde functies.
template <typename Spel>
class Boomschets
{
  public:

    // Een stand in de boom.
    struct Knoop
    {
      std::pair<int,char> zet;   // erheen; in de wortel geen
      size_t ouder;              // welke knoop hem deed
      int diepte, speler,        // zetten vanaf de wortel, en wie aan beurt is
          score;                 // voor haar, met de beste zetten
      bool einde, beste;         // of het uit is, en of de zet de beste is
      size_t als;                // de eerste knoop met deze stand: deze, of een
                                 // waar al staat hoe het verder gaat
      long long verder;          // standen eronder die er niet bij staan; -1:
                                 // te veel om te tellen
    };

    // Teken de boom van een spel tot een aantal zetten diep. Na afloop is het
    // spel weer in dezelfde stand.
    // Parameters:
    // * nwSpel, hoogstens: het spel, en die diepte
    // * nwElke: of ook onder een stand die er al staat alles nog eens komt
    // * toezicht: wie erop toeziet, of 0
    Boomschets (Spel &nwSpel, int hoogstens, bool nwElke = false,
                Toezicht *toezicht = 0)
    : spel (nwSpel), elke (nwElke)
    {
      Voortgang voortgang ("tekenen", "standen", 0, toezicht);
      groei (GeenZet, 0, 0, hoogstens, voortgang);
    }

    // Retourneert: alle standen, elke voor die eronder
    const std::vector<Knoop> &knopen () const { return alle; }

    // Schrijf elke stand op een regel naar uit, met haar nummer, en verder naar
    // rechts naarmate zij dieper zit.
    void schrijf (std::ostream &uit) const
    {
      for (size_t i = 0; i < alle.size (); i++)
      {
        const Knoop &hier = alle[i];
        const std::string nummer = std::to_string (i + 1);
        uit << std::string (nummer.size () < Breedte
                            ? Breedte - nummer.size () : 0, ' ')
            << nummer << ' '
            << std::string (2 * static_cast<size_t> (hier.diepte), ' ');
        if (i == 0)
          uit << "speler " << hier.speler << " is aan beurt: " << hier.score;
        else
          uit << (hier.beste ? "* " : "  ") << hier.zet.first
              << hier.zet.second << " speler " << alle[hier.ouder].speler
              << ": " << -hier.score << " = -(" << hier.score << ")";
        uit << slot (i) << '\n';
      }
    }

  private:

    static const size_t Breedte = 4;  // van een nummer

    Spel &spel;
    const bool elke;
    std::vector<Knoop> alle;
    std::set< std::pair<std::string,size_t> > gehad;  // standen, met hun nummer

    // Retourneert: wat er achter een stand staat
    std::string slot (size_t nummer) const
    {
      const Knoop &hier = alle[nummer];
      if (hier.einde)
        return ", einde";
      if (hier.als != nummer)
        return ", verder als regel " + std::to_string (hier.als + 1);
      if (hier.verder < 0)
        return ", nog veel standen";
      if (hier.verder == 0)
        return "";
      return ", nog " + getalTekst (hier.verder)
             + (hier.verder == 1 ? " stand" : " standen");
    }

    // Retourneert: alles wat deze stand van een andere onderscheidt, als tekst
    std::string sleutel () const
    {
      std::ostringstream uit;
      uit << spel.getPot () << ' ' << spel.getSpeler ();
      for (const std::pair<int,int> &schaal : spel.getInhoudSchalen ())
        uit << ' ' << schaal.first << ',' << schaal.second;
      for (int wie = 0; wie < 2; wie++)
        for (const std::pair<int,int> &rij : spel.getInhoudRijen (wie))
          uit << ' ' << rij.first << ',' << rij.second;
      return uit.str ();
    }

    // Zet deze stand in de boom, met alles eronder.
    // Parameters:
    // * zet, ouder: hoe zij bereikt is, en van welke knoop
    // * diepte, hoogstens: haar diepte, en tot waar er getekend wordt
    // * voortgang: hoort hoeveel standen er al zijn
    // Retourneert: haar score, voor wie aan beurt is
    int groei (const std::pair<int,char> &zet, size_t ouder, int diepte,
               int hoogstens, Voortgang &voortgang)
    {
      const std::string stand = sleutel ();
      const size_t nummer = alle.size ();
      const Knoop nieuw = { zet, ouder, diepte, spel.getSpeler (), 0,
                            spel.eindstand (), false, nummer, 0 };
      alle.push_back (nieuw);
      voortgang.peil (static_cast<long long> (alle.size ()));
      const auto eerder = gehad.lower_bound (std::make_pair (stand, size_t ()));
      if (!elke && !nieuw.einde && eerder != gehad.end ()
          && eerder->first == stand && alle[eerder->second].diepte <= diepte)
      {
        alle[nummer].als = eerder->second;
        return alle[nummer].score = alle[eerder->second].score;
      }
      const int score = nieuw.einde || diepte == hoogstens
        ? blad (nummer, nieuw.einde)
        : vertakking (nummer, hoogstens, voortgang);
      gehad.insert (std::make_pair (stand, nummer));
      return alle[nummer].score = score;
    }

    // Retourneert: de score van een stand waar niets onder getekend wordt
    int blad (size_t nummer, bool einde)
    {
      std::pair<int,char> zet;
      long long bezocht = 0;
      const long long standen = einde ? 1 : spel.telStanden ();
      alle[nummer].verder = standen < 0 ? -1 : standen - 1;
      return spel.besteScoreSnel (zet, bezocht);
    }

    // Teken alles onder een stand, en zeg van elke beste zet dat hij dat is;
    // de parameters zijn als bij groei.
    // Retourneert: haar score
    int vertakking (size_t nummer, int hoogstens, Voortgang &voortgang)
    {
      const int diepte = alle[nummer].diepte + 1;
      std::vector<size_t> kinderen;
      int hoogste = 0;
      for (const std::pair<int,char> &zet : spel.bepaalVerschillendeZetten ())
      {
        kinderen.push_back (alle.size ());
        spel.doeZet (zet.first, zet.second);
        const int score = -groei (zet, nummer, diepte, hoogstens, voortgang);
        spel.unDoeZet ();
        if (kinderen.size () == 1 || score > hoogste)
          hoogste = score;
      }
      for (const size_t kind : kinderen)
        alle[kind].beste = -alle[kind].score == hoogste;
      return hoogste;
    }
};

}
}

#endif
