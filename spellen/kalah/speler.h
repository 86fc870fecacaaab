// speler.h: wie er voor een speler zet: een mens, of een computer die een
// aantal beurten of een aantal seconden vooruit denkt.

#ifndef KalahSpelerHVar
#define KalahSpelerHVar

#include <iomanip>
#include <sstream>
#include <string>
#include "../../terminal/tekst.h"
#include "../../terminal/vraag.h"
#include "kalah.h"
#include "woorden.h"

namespace kalah
{

class Speler
{
  public:

    static const int MaxDiepte = 40, MaxSeconden = 3600;

    // Een mens, of een computer met een vaste diepte of tijd; zie hieronder.
    explicit Speler (int nwDiepte = 0, long long nwMilliseconden = 0)
    : diepte (nwDiepte), milliseconden (nwMilliseconden)
    {
    }

    // Lees wie er zet.
    // Parameters:
    // * getypt: m voor een mens, of voor een computer een diepte, zoals 12, of
    //   een tijd per zet, zoals 2,5s of 2.5s; een hoofdletter is hetzelfde
    // * ookMens: of het een mens mag zijn
    // Retourneert: true als dat er staat; anders verandert er niets
    bool lees (const std::string &getypt, bool ookMens)
    {
      const std::string tekst = terminal::kleineLetters (getypt);
      long long getal = 0;
      if (ookMens && tekst == "m")
        *this = Speler ();
      else if (terminal::leesGetal (tekst, 1, MaxDiepte, getal))
        *this = Speler (static_cast<int> (getal));
      else if (leesTijd (tekst, getal))
        *this = Speler (0, getal);
      else
        return false;
      return true;
    }

    // Vraag wie er zet; wie zegt om welke speler het gaat, en ookMens of het
    // een mens mag zijn.
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraag (terminal::Vragen &vragen, const std::string &wie,
                bool ookMens = true)
    {
      const std::string bereik = "1 t/m " + std::to_string (MaxDiepte);
      return vragen.vraagWoord
        (wie + (ookMens ? " (m mens; computer: " : " (") + bereik
         + " beurten, of 2,5s): ",
         (ookMens ? "m (mens), " : "") + magComputer () + ", bijvoorbeeld 12",
         [&] (const std::string &woord) { return lees (woord, ookMens); });
    }

    // Retourneert: wat lees van een computer goed vindt, voor in een melding
    static std::string magComputer ()
    {
      return "1 t/m " + std::to_string (MaxDiepte)
             + " beurten, of een tijd van 0,001s t/m "
             + std::to_string (MaxSeconden) + "s";
    }

    // Retourneert: true als dit een mens is
    bool isMens () const { return diepte == 0 && milliseconden == 0; }

    // Retourneert: wie er zet, zoals lees het leest
    std::string getypt () const
    {
      const int Cijfers = 7;  // 3600 seconden, en milliseconden
      std::ostringstream tijd;
      tijd << std::setprecision (Cijfers)
           << static_cast<double> (milliseconden) / 1000 << "s";
      return isMens () ? "m" : diepte > 0 ? std::to_string (diepte)
                                          : tijd.str ();
    }

    // Retourneert: wie er zet, in woorden
    std::string tekst () const
    {
      std::string woord = getypt ();
      if (isMens ())
        return "mens";
      if (diepte > 0)
        return "computer, " + beurten (diepte) + " vooruit";
      for (char &teken : woord)
        teken = teken == '.' ? ',' : teken;
      woord.insert (woord.size () - 1, 1, ' ');
      return "computer, " + woord + " per zet";
    }

    // Laat een computer denken over een spel dat niet uit is; na afloop is de
    // stand dezelfde.
    // Retourneert: het kuiltje van de beste zet
    int denk (Kalah &spel) const
    {
      int zet = 0, gehaald = 0;
      long long standen = 0;
      if (diepte > 0)
        spel.alfaBeta (diepte, zet, standen);
      else
        spel.denkna (static_cast<double> (milliseconden) / 1000, MaxDiepte,
                     zet, gehaald, standen);
      return zet;
    }

  private:

    int diepte;               // voor een computer met een vaste diepte
    long long milliseconden;  // voor een computer met een vaste tijd

    // Lees een tijd.
    // Parameters:
    // * tekst: seconden, met hoogstens drie cijfers achter de komma of punt, en
    //   een s
    // * tijd: wordt de tijd in milliseconden, als true wordt geretourneerd
    // Retourneert: true als er een tijd staat van 1 ms t/m MaxSeconden
    static bool leesTijd (const std::string &tekst, long long &tijd)
    {
      const size_t Decimalen = 3, punt = tekst.find_first_of (",.");
      if (tekst.empty () || tekst[tekst.size () - 1] != 's'
          || tekst.find_first_not_of ("0123456789,.") != tekst.size () - 1)
        return false;
      std::string cijfers = tekst.substr (0, tekst.size () - 1);
      size_t decimalen = 0;
      if (punt != std::string::npos)
      {
        decimalen = cijfers.size () - punt - 1;
        cijfers.erase (punt, 1);
        if (punt == 0 || decimalen == 0 || decimalen > Decimalen)
          return false;
      }
      cijfers += std::string (Decimalen - decimalen, '0');
      return terminal::leesGetal (cijfers, 1, MaxSeconden * 1000LL, tijd);
    }
};

}

#endif
