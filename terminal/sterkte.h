// sterkte.h: hoe sterk een computer speelt die vooruitdenkt: een aantal
// beurten, of een tijd per zet.

#ifndef TerminalSterkteHVar
#define TerminalSterkteHVar

#include <iomanip>
#include <sstream>
#include <string>
#include "tekst.h"

namespace terminal
{

class Sterkte
{
  public:

    static const int MaxDiepte = 40, MaxSeconden = 3600;

    // Een beurt, tot er iets anders gelezen is.
    Sterkte () : diepte (1), milliseconden (0) {}

    // Lees een aantal beurten, zoals 12, of een tijd, zoals 2,5s of 2.5s; een
    // hoofdletter is hetzelfde.
    // Retourneert: true als dat er staat; anders verandert er niets
    bool lees (const std::string &getypt)
    {
      long long getal = 0;
      if (leesGetal (getypt, 1, MaxDiepte, getal))
        milliseconden = 0;
      else if (leesTijd (kleineLetters (getypt), getal))
        milliseconden = getal;
      else
        return false;
      diepte = milliseconden > 0 ? MaxDiepte : static_cast<int> (getal);
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
      const int Cijfers = 7;  // 3600 seconden, en milliseconden
      std::ostringstream tijd;
      tijd << std::setprecision (Cijfers) << seconden () << "s";
      return milliseconden > 0 ? tijd.str () : std::to_string (diepte);
    }

    // Retourneert: de sterkte in woorden
    std::string tekst () const
    {
      std::string tijd = getypt ();
      if (milliseconden == 0)
        return tijd + (diepte == 1 ? " beurt" : " beurten") + " vooruit";
      for (char &teken : tijd)
        teken = teken == '.' ? ',' : teken;
      return tijd.insert (tijd.size () - 1, 1, ' ') + " per zet";
    }

  private:

    int diepte;
    long long milliseconden;  // 0: geen grens

    // Lees een tijd.
    // Parameters:
    // * tekst: seconden, met hoogstens drie cijfers achter de komma of punt, en
    //   een s
    // * tijd: wordt de tijd in milliseconden, als true wordt geretourneerd
    // Retourneert: true als er een tijd staat van 1 ms t/m MaxSeconden
    static bool leesTijd (std::string tekst, long long &tijd)
    {
      const size_t Decimalen = 3, punt = tekst.find_first_of (",."),
                   einde = tekst.size () - 1;
      if (tekst.find_first_not_of ("0123456789,.") != einde
          || tekst[einde] != 's')
        return false;
      const size_t decimalen = punt == std::string::npos ? 0
                                                         : einde - punt - 1;
      if (punt != std::string::npos
          && (punt == 0 || decimalen == 0 || decimalen > Decimalen))
        return false;
      tekst.replace (einde, 1, Decimalen - decimalen, '0');
      if (punt != std::string::npos)
        tekst.erase (punt, 1);
      return leesGetal (tekst, 1, MaxSeconden * 1000LL, tijd);
    }
};

}

#endif
