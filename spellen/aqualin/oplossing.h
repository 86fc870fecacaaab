// oplossing.h: los spellen op en zet de uitkomsten in een tabel.

#ifndef AqualinOplossingHVar
#define AqualinOplossingHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "aqualin.h"
#include "zettekst.h"

namespace menu
{

class Oplossing
{
  public:

    // Zet de kop van de tabel op het scherm.
    // Parameters:
    // * namen: de namen van alle spellen die er in komen
    // * nwSnel: met optScoreSnel in plaats van optScore
    // * nwStil: geen voortgang op stderr
    Oplossing (const std::vector<std::string> &namen, bool nwSnel,
               bool nwStil)
    : snel (nwSnel), stil (nwStil), breedte (0), standen (0)
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
    // regel van de tabel.
    // Parameters:
    // * naam: de naam van het spel
    // * spel: het spel; na afloop in dezelfde stand
    void losOp (const std::string &naam, Aqualin &spel)
    {
      const clock_t begin = clock ();
      const std::vector< std::pair<int,int> > zetten =
        spel.getHand (spel.getSpeler ());
      std::pair<int,int> optZet = GeenSteen;
      std::string waarden;
      int beste = 0;
      std::cout << naam << std::string (breedte - naam.size (), ' ')
                << std::flush;
      standen = 1;
      if (zetten.empty ())
        beste = spel.optScore (optZet, standen);
      for (size_t i = 0; i < zetten.size (); i++)
      {
        const int waarde = waardeVanZet (spel, zetten[i]);
        waarden += "  " + zetTekst (zetten[i]) + " " + std::to_string (waarde);
        if (i == 0 || waarde > beste)
        {
          beste = waarde;
          optZet = zetten[i];
        }
      }
      std::cout << std::setw (7) << beste << std::setw (7)
                << zetTekst (optZet) << std::setw (21) << standen
                << std::fixed << std::setprecision (3) << std::setw (12)
                << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC
                << waarden << std::endl;
    }

  private:

    const bool snel, stil;
    size_t breedte;     // van de eerste kolom
    long long standen;  // die voor dit spel bezocht zijn

    // Reken de stand na een zet door.
    // Parameters:
    // * spel: het spel; na afloop in dezelfde stand
    // * zet: een geldige zet
    // Retourneert: de score voor wie de zet doet
    // Post: de bezochte standen zijn bij standen opgeteld
    int waardeVanZet (Aqualin &spel, const std::pair<int,int> &zet)
    {
      std::pair<int,int> antwoord = GeenSteen;
      long long bezocht = 0;
      spel.doeZet (zet.first, zet.second);
      if (!stil)
        spel.toonVoortgang (true);
      const int score = snel
        ? spel.optScoreSnel (antwoord, bezocht)
        : spel.optScore (antwoord, bezocht);
      spel.unDoeZet ();
      standen += bezocht;
      return -score;
    }
};

}

#endif
