// kenmerk.h: wat er van een stelling nog toe doet.
//
// De vraag is telkens: wordt de eindscore van speler 0 minstens g? Laat K en V
// de grootste clusters van een kleur en van een vorm zijn. Die krimpen nooit.
// Is nu K - V >= g, dan doet een vorm pas iets boven K - g, en een kleur boven
// K; en anders een kleur pas boven V + g - 1, en een vorm boven V. Dit zijn de
// drempels: alleen een cluster die groter wordt dan de drempel van haar aspect
// doet iets.
//
// Een kleur (of vorm) kan nog komen op een leeg vakje als wie dat vakje vult
// dan zo'n steen heeft: nu in de hand, of eerder uit de pot. De vakjes waar de
// kleur ligt of nog kan komen vallen in gebieden uiteen. Een gebied telt mee
// als er een cluster in kan komen boven de drempel: alle stenen die er liggen,
// en van elke speler wat zij nog heeft of krijgt, zo ver als haar vakjes
// strekken. Meer is van een stelling niet nodig dan:
//
// * per cluster in een gebied dat meetelt: kleur of vorm, omvang, en de vakjes
//   waar zij nog mee kan groeien;
// * per steen in een hand: haar kleur en haar vorm, voor zover er een gebied
//   van meetelt;
// * de drempels, of de score nu gehaald wordt, en het aantal gedane zetten.
//
// Zijn die van twee stellingen gelijk, dan is ook het antwoord gelijk: een
// cluster die ooit boven de drempel komt bestaat uit clusters die hier staan
// en uit stenen die nog komen. De delen staan in een willekeurige volgorde.

#ifndef ZoekAqualinKenmerkHVar
#define ZoekAqualinKenmerkHVar

#include "../../../zoek/bitbord.h"
#include "../../../zoek/toeval.h"
#include "verloop.h"

namespace zoek
{
namespace aqualin
{

const int MaxSoorten = MaxKleuren > MaxVormen ? MaxKleuren : MaxVormen;

template <int Woorden>
class Kenmerk
{
  public:

    // Voeg een deel toe: een code, die zegt wat het is, en de vakjes die erbij
    // horen.
    void voegToe (unsigned code, const Bitbord<Woorden> &vakjes)
    {
      delen[aantal].code = code;
      delen[aantal++].vakjes = vakjes;
      unsigned long long gemengd = Toeval::meng (code);
      for (int i = 0; i < Woorden; i++)
        gemengd = Toeval::meng (gemengd + vakjes.woord (i));
      som += gemengd;
    }

    // Retourneert: een hash, die niet van de volgorde van de delen afhangt
    unsigned long long hash () const { return Toeval::meng (som); }

    // Retourneert: of een ander kenmerk dezelfde delen heeft, in welke volgorde
    //   ook; die van het andere worden van plaats verwisseld
    bool gelijkAan (Kenmerk &ander) const
    {
      if (aantal != ander.aantal || som != ander.som)
        return false;
      for (int i = 0; i < aantal; i++)
      {
        int j = i;
        while (j < aantal && !(delen[i].code == ander.delen[j].code
                               && delen[i].vakjes == ander.delen[j].vakjes))
          j++;
        if (j == aantal)
          return false;
        const Deel gevonden = ander.delen[j];
        ander.delen[j] = ander.delen[i];
        ander.delen[i] = gevonden;
      }
      return true;
    }

  private:

    struct Deel
    {
      unsigned code;
      Bitbord<Woorden> vakjes;
    };

    // Elk vakje ligt in een cluster van een kleur en in een van een vorm.
    static const int MaxDelen = AantalAspecten * MaxVakjes
                                + 2 * MaxKeuzeAantal;

    Deel delen[MaxDelen];
    int aantal = 0;
    unsigned long long som = 0;  // van de hashwaarden van de delen
};

}
}

#endif
