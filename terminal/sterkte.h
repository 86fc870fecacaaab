// sterkte.h: hoe ver of hoe lang een computer vooruitdenkt.

#ifndef TerminalSterkteHVar
#define TerminalSterkteHVar

#include <string>
#include "../zoek/getaltekst.h"
#include "tekst.h"
#include "vraag.h"
#include "woorden.h"

namespace terminal
{

// Hoe ver een computer vooruitdenkt: een aantal beurten, of een tijd per zet.
class Sterkte
{
  public:

    static const int MaxDiepte = 40, MaxSeconden = 3600;

    // Lees een aantal beurten, zoals 12, of een tijd, zoals 2,5s of 2.5S: een
    // aantal seconden, met hoogstens drie cijfers achter de komma of punt.
    // Retourneert: true als dat er staat; anders verandert er niets
    bool lees (std::string getypt)
    {
      const size_t Decimalen = 3;
      if (leesGetal (getypt, 1, MaxDiepte, diepte))
      {
        milliseconden = 0;
        return true;
      }
      if (getypt.empty () || (getypt.back () != 's' && getypt.back () != 'S'))
        return false;
      getypt.pop_back ();
      const size_t punt = getypt.find_first_of (",.");
      const std::string heel = getypt.substr (0, punt);
      std::string deel = punt < getypt.size () ? getypt.substr (punt + 1) : "0";
      if (heel.empty () || deel.empty () || deel.size () > Decimalen
          || (heel + deel).find_first_not_of ("0123456789")
             != std::string::npos)
        return false;
      deel.resize (Decimalen, '0');
      if (!leesGetal (heel + deel, 1, MaxSeconden * 1000LL, milliseconden))
        return false;
      diepte = MaxDiepte;
      return true;
    }

    // Retourneert: wat lees goed vindt, voor in een melding
    static std::string mag ()
    {
      return "1 t/m " + std::to_string (MaxDiepte)
             + " beurten, of een tijd van 0,001s t/m "
             + std::to_string (MaxSeconden) + "s";
    }

    // Retourneert: hoeveel beurten er hoogstens vooruit gedacht wordt
    int beurten () const { return diepte; }

    // Retourneert: hoe lang dat mag duren; onder 0 is er geen grens
    double seconden () const
    {
      return milliseconden > 0 ? static_cast<double> (milliseconden) / 1000
                               : -1;
    }

    // Retourneert: de sterkte, zoals lees die leest
    std::string getypt () const
    {
      return milliseconden > 0 ? zoek::kortTekst (seconden (), 3) + "s"
                               : std::to_string (diepte);
    }

    // Retourneert: de sterkte in woorden
    std::string tekst () const
    {
      return milliseconden == 0 ? beurtenTekst (diepte) + " vooruit"
             : zoek::kortTekst (seconden (), 3) + " s per zet";
    }

  private:

    int diepte = 1;               // tot er iets anders gelezen is
    long long milliseconden = 0;  // 0: geen grens
};

// Maak een woord voor Sterkte::lees af: een s die los achter een getal op de
// regel staat hoort bij dat getal, en is geen keuze.
// Retourneert: het woord, zo nodig met de s
inline std::string metEenheid (Vragen &vragen, const std::string &woord)
{
  const bool isGetal = !woord.empty ()
    && woord.find_first_not_of (",.0123456789") == std::string::npos;
  return isGetal && kleineLetters (vragen.vooruit ()) == "s"
         ? woord + vragen.neemWoord () : woord;
}

// Neem het volgende woord op de regel voor Sterkte::lees.
// Retourneert: dat woord, zo nodig met de s die erachter staat
inline std::string neemSterkte (Vragen &vragen)
{
  const std::string woord = vragen.neemWoord ();
  return metEenheid (vragen, woord);
}

}

#endif
