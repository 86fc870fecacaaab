// onderzoek.h: zoek vanuit een stand van Kalah zoals mensen haar zien.

#ifndef ZoekKalahOnderzoekHVar
#define ZoekKalahOnderzoekHVar

#include <utility>
#include <vector>
#include "../../../zoek/voortgang.h"
#include "boom.h"
#include "denker.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

// Parameters:
// * kuiltjes: de kuilen en de kalah van speler 1, en dan die van speler 2
// * speler: 1 of 2
// Retourneert: dezelfde stand, gezien door die speler
template <typename Stelling>
Stelling gezienDoor (const std::vector<int> &kuiltjes, int speler)
{
  const size_t helft = kuiltjes.size () / 2;
  return Stelling (&kuiltjes[speler == 1 ? 0 : helft],
                   &kuiltjes[speler == 1 ? helft : 0]);
}

// Parameter:
// * kuiltjes: als hierboven
// Retourneert: hoeveel steentjes er in het spel zijn
inline int totaalVan (const std::vector<int> &kuiltjes)
{
  int som = 0;
  for (size_t i = 0; i < kuiltjes.size (); i++)
    som += kuiltjes[i];
  return som;
}

// Zaaier is Zaaier van stelling.h, of RuimeZaaier. Zetten zijn hier de
// kuiltjes 1 t/m 6; 0 als er niet te zetten is.
template <typename Zaaier>
class Onderzoek
{
  public:

    // Parameters:
    // * kuiltjes, speler: de stand, als bij gezienDoor, en wie aan beurt is
    // * nwVoortgang: wie te horen krijgt hoe ver het is, of 0
    Onderzoek (const std::vector<int> &kuiltjes, int speler,
               Voortgang *nwVoortgang)
    : zaaier (totaalVan (kuiltjes)),
      stand (gezienDoor<typename Zaaier::Stelling> (kuiltjes, speler)),
      voortgang (nwVoortgang)
    {
    }

    // Zoek met minimax. De wortel wordt hier behandeld, omdat alleen daar de
    // zet telt.
    // Parameters:
    // * diepte: hoeveel beurten er vooruit gedacht wordt; onder 1: geen
    // * besteZet: wordt de eerste beste zet
    // * standen: wordt het aantal bezochte standen, deze meegeteld
    // Retourneert: de waarde voor wie aan beurt is
    int minimax (int diepte, int &besteZet, long long &standen) const
    {
      Boom<Zaaier> boom (zaaier, voortgang);
      int beste = zaaier.waarde (stand);
      besteZet = 0;
      for (unsigned rest = diepte < 1 ? 0 : mogelijk (); rest != 0;
           rest = zonderEerste (rest))
      {
        const int kuil = eersteBit (rest),
          waarde = -boom.waarde (zaaier.naZet (stand, kuil), diepte - 1);
        if (besteZet == 0 || waarde > beste)
        {
          beste = waarde;
          besteZet = kuil + 1;
        }
      }
      standen = 1 + boom.aantalStanden ();
      return beste;
    }

    // Zoek met alfa-beta.
    // Parameters:
    // * seconden: hoe lang het mag duren, of ZonderTijdgrens
    // * diepte: hoeveel beurten er hoogstens vooruit gedacht wordt
    // * vakken: hoeveel standen de tabel hoogstens onthoudt
    // * standen: wordt het aantal bezochte standen, deze meegeteld
    // Retourneert: wat er gevonden is, met in de variant kuiltjes 1 t/m 6
    Gedachte denk (double seconden, int diepte, long long vakken,
                   long long &standen) const
    {
      Denker<Zaaier> denker (zaaier, static_cast<size_t> (vakken), seconden,
                             voortgang);
      Gedachte gedachte = denker.denk (stand, diepte);
      for (size_t i = 0; i < gedachte.variant.size (); i++)
        gedachte.variant[i]++;
      standen = denker.aantalStanden ();
      return gedachte;
    }

    // Bepaal wat elke zet waard is.
    // Parameters:
    // * diepte: hoeveel beurten er vooruit gedacht wordt, de zet meegeteld
    // * vakken: als bij denk
    // Retourneert: elke zet met haar waarde, oplopend
    std::vector< std::pair<int,int> > waarden (int diepte,
                                               long long vakken) const
    {
      Denker<Zaaier> denker (zaaier, static_cast<size_t> (vakken),
                             ZonderTijdgrens, voortgang);
      std::vector< std::pair<int,int> > uit;
      for (unsigned rest = mogelijk (); rest != 0; rest = zonderEerste (rest))
      {
        const int kuil = eersteBit (rest);
        uit.push_back (std::make_pair
          (kuil + 1, -denker.denk (zaaier.naZet (stand, kuil), diepte - 1)
                        .waarde));
      }
      return uit;
    }

  private:

    Zaaier zaaier;
    typename Zaaier::Stelling stand;
    Voortgang *voortgang;

    // Retourneert: de zetten, als bitrij; geen als het spel uit is
    unsigned mogelijk () const
    {
      return zaaier.afgelopen (stand) ? 0 : stand.zetten ();
    }
};

}
}

#endif
