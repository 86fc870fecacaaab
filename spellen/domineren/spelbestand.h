// spelbestand.h: lees een stand uit een tekstbestand: het vakje rechtsboven,
// het aantal zetten en de zetten, elk op een regel.

#ifndef SpelbestandHVar
#define SpelbestandHVar

#include <string>
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "domineren.h"
#include "zetnaam.h"

namespace domineren
{

// Van elke fout volgt een melding.
class Spelbestand
{
  public:

    // Parameters:
    // * naam: de naam van het bestand
    // * meldingen: waar de meldingen heen gaan
    Spelbestand (const char *naam, std::ostream &meldingen)
    : bestand (naam, meldingen)
    {
    }

    // Lees de maten van het bord.
    // Parameters:
    // * breedte, hoogte: worden die maten
    // Retourneert: true als dat gelukt is
    bool leesMaten (int &breedte, int &hoogte)
    {
      const std::string verwacht = "het vakje rechtsboven, van a1 t/m z9";
      std::string regel;
      if (!bestand.geopend () || !bestand.leesHeleRegel (verwacht, regel))
        return false;
      if (regel.size () != 2 || regel[0] < 'a' || regel[0] > 'z'
          || regel[1] < '1' || regel[1] > '9')
        return bestand.verkeerd ("", regel, verwacht);
      breedte = regel[0] - 'a' + 1;
      hoogte = regel[1] - '0';
      return true;
    }

    // Lees de zetten, na de maten, en dan het einde van het bestand.
    // Parameter:
    // * spel: een leeg bord van die maten, waarop de zetten gedaan worden
    // Retourneert: true als dat gelukt is
    bool leesZetten (Domineren &spel)
    {
      const long long Meeste = Domineren::MaxBreedte * Domineren::MaxHoogte;
      const std::string verwacht = "een aantal zetten, vanaf 0";
      std::string regel;
      long long aantal = 0;
      if (!bestand.leesHeleRegel (verwacht, regel))
        return false;
      if (!terminal::leesGetal (regel, 0, Meeste, aantal))
        return bestand.verkeerd ("", regel, verwacht + " t/m "
                                            + std::to_string (Meeste));
      for (long long nr = 1; nr <= aantal; nr++)
        if (!leesZet (spel, nr))
          return false;
      return bestand.uitgelezen ();
    }

  private:

    terminal::Lezer bestand;

    // Lees een zet en doe haar.
    // Parameters:
    // * spel: het spel
    // * nr: de hoeveelste zet het is, vanaf 1
    // Retourneert: true als dat gelukt is
    bool leesZet (Domineren &spel, long long nr)
    {
      const bool vera = spel.getSpeler () == Domineren::Vera;
      const std::string
        vorm = vera ? "een letter en twee rijen, zoals a12"
                    : "twee kolommen en een cijfer, zoals ab1",
        verwacht = "zet " + std::to_string (nr) + ", van "
          + Domineren::naamVanSpeler (spel.getSpeler ()) + ": " + vorm;
      std::string regel;
      int kolom = 0, rij = 0;
      bool verticaal = false;
      if (!bestand.leesHeleRegel (verwacht, regel))
        return false;
      if (!leesZetnaam (regel, kolom, rij, verticaal) || verticaal != vera)
        return bestand.verkeerd ("", regel, verwacht);
      if (!spel.doeZet (regel))
        return bestand.verkeerd ("", regel, "een zet op twee lege vakjes van "
                                            "het bord");
      return true;
    }
};

}

#endif
