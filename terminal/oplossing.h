// oplossing.h: los spellen op en zet de uitkomsten in een tabel.

#ifndef TerminalOplossingHVar
#define TerminalOplossingHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>
#include "../zoek/beste.h"
#include "hoofdprogramma.h"
#include "zettekst.h"

namespace terminal
{

// De Rekenaar zegt om welk spel het gaat; zie rekenmenu.h.
template <typename Rekenaar>
class Oplossing
{
  public:

    // Parameters:
    // * nwSnel: zonder de hele boom af te lopen
    // * nwStil: geen voortgang op stderr
    Oplossing (bool nwSnel, bool nwStil)
    : snel (nwSnel), stil (nwStil), breedte (0), standen (0)
    {
    }

    // Los spellen op en zet de uitkomsten in een tabel op het scherm.
    // Parameter:
    // * namen: de namen van de bestanden
    // Retourneert: de hoogste exitcode
    int losOp (const std::vector<std::string> &namen)
    {
      int exitcode = Gelukt;
      toonKop (namen);
      for (size_t i = 0; i < namen.size (); i++)
      {
        Spel spel;
        spel.toonVoortgang (!stil);
        const int code = lees (spel, namen[i]);
        if (code == Gelukt)
          losOp (namen[i], spel);
        else if (code > exitcode)
          exitcode = code;
      }
      return exitcode;
    }

  private:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;

    const bool snel, stil;
    size_t breedte;     // van de eerste kolom
    long long standen;  // die voor dit spel bezocht zijn

    // Zet de kop van de tabel op het scherm.
    // Parameter:
    // * namen: de namen van alle spellen die er in komen
    void toonKop (const std::vector<std::string> &namen)
    {
      const std::string kop = "bestand";
      breedte = kop.size ();
      for (size_t i = 0; i < namen.size (); i++)
        if (namen[i].size () > breedte)
          breedte = namen[i].size ();
      std::cout << kop << std::string (breedte - kop.size (), ' ')
                << "  score    zet              standen    seconden"
                << "  waarde van elke zet" << std::endl;
    }

    // Los een spel op door elke zet door te rekenen, en zet de uitkomst op een
    // regel van de tabel; pas dan, want de voortgang wist de regel waarop zij
    // staat.
    // Parameters:
    // * naam: de naam van het spel
    // * spel: het spel; na afloop in dezelfde stand
    void losOp (const std::string &naam, Spel &spel)
    {
      const clock_t begin = clock ();
      const std::vector<Zet> zetten = Rekenaar::zetten (spel);
      Zet besteZet;
      std::string waarden;
      int beste = 0;
      standen = 1;
      if (zetten.empty ())
        beste = Rekenaar::score (spel, false, besteZet, standen);
      else
        besteZet = zetten[zoek::eersteBeste
          (zetten.size (), beste, [&] (size_t i)
           {
             const int waarde = waardeVanZet (spel, zetten[i]);
             waarden += "  " + zetTekst (zetten[i]) + " "
                        + std::to_string (waarde);
             return waarde;
           })];
      std::cout << naam << std::string (breedte - naam.size (), ' ')
                << std::setw (7) << beste << std::setw (7)
                << zetTekst (besteZet) << std::setw (21) << standen
                << std::fixed << std::setprecision (3) << std::setw (12)
                << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC
                << waarden << std::endl;
    }

    // Reken de stand na een zet door.
    // Parameters:
    // * spel: het spel; na afloop in dezelfde stand
    // * zet: een geldige zet
    // Retourneert: de score voor wie de zet doet
    // Post: de bezochte standen zijn bij standen opgeteld
    int waardeVanZet (Spel &spel, const Zet &zet)
    {
      Zet antwoord;
      long long bezocht = 0;
      spel.doeZet (zet.first, zet.second);
      const int score = Rekenaar::score (spel, snel, antwoord, bezocht);
      spel.unDoeZet ();
      standen += bezocht;
      return -score;
    }
};

}

#endif
