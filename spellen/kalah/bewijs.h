// bewijs.h: los een stand op en zet op het scherm wie er wint, en hoe.

#ifndef KalahBewijsHVar
#define KalahBewijsHVar

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>
#include "kalah.h"

namespace kalah
{

const long long PerMiB = 1024 * 1024;

class Bewijs
{
  public:

    // Parameters:
    // * nwEindspel: van hoeveel steentjes er een eindspeltabel komt
    // * nwGeheugen: hoeveel MiB er hoogstens gebruikt worden
    // * nwStil: geen voortgang op stderr
    Bewijs (int nwEindspel, long long nwGeheugen, bool nwStil)
    : eindspel (nwEindspel), geheugen (nwGeheugen), stil (nwStil)
    {
    }

    // Meld het als een stand te veel steentjes heeft om op te lossen.
    // Parameter:
    // * spel: de stand
    // Retourneert: true als dat zo is
    static bool teGroot (const Kalah &spel)
    {
      const std::vector<int> kuiltjes = spel.getKuiltjes ();
      int steentjes = 0;
      for (size_t i = 0; i < kuiltjes.size (); i++)
        steentjes += kuiltjes[i];
      if (steentjes > MeesteKlein)
        std::cerr << "Gevonden: een stand van " << steentjes
                  << " steentjes; verwacht: hoogstens " << MeesteKlein
                  << " om op te lossen." << std::endl;
      return steentjes > MeesteKlein;
    }

    // Los een stand op en zet de uitkomst op het scherm.
    // Parameter:
    // * spel: de stand, niet teGroot; speelt na afloop verder tot een
    //   eindstand
    // Retourneert: false als het geheugen op is; dan is dat gemeld
    bool losOp (Kalah &spel) const
    {
      const clock_t begin = clock ();
      Kalah::Oplossing oplossing;
      const long long tabel = Kalah::eindspelBytes (eindspel);
      const int wie = spel.getSpeler ();
      std::cout << "eindspeltabel  hoogstens " << eindspel
                << " steentjes op het bord: " << tabel << " bytes"
                << std::endl;
      spel.toonVoortgang (!stil);
      if (!spel.losOp (eindspel, geheugen * PerMiB, oplossing))
      {
        std::cerr << "Oplossen lukt niet: het geheugen is op." << std::endl;
        return false;
      }
      const double tijd = static_cast<double> (clock () - begin)
                          / CLOCKS_PER_SEC;
      std::cout << "uitkomst       " << uitkomstTekst (oplossing.uitkomst, wie)
                << "\nhoofdvariant  " << speelUit (spel, oplossing.zetten)
                << "\nstanden        " << oplossing.standen
                << "\ngeheugen       " << tabel + oplossing.tabelBytes
                << " bytes\nseconden       " << std::fixed
                << std::setprecision (2) << tijd << std::endl;
      return true;
    }

  private:

    static const size_t PerRegel = 30;         // zetten van de hoofdvariant
    const std::string Inspringen = "\n               ";

    const int eindspel;
    const long long geheugen;
    const bool stil;

    // Parameters:
    // * uitkomst: voor wie aan beurt is, als in Kalah::Oplossing
    // * wie: wie aan beurt is
    // Retourneert: de uitkomst in woorden
    static std::string uitkomstTekst (int uitkomst, int wie)
    {
      if (uitkomst == 0)
        return "gelijk";
      return "speler " + std::to_string (uitkomst > 0 ? wie : 3 - wie)
             + " wint";
    }

    // Doe zetten tot het spel uit is.
    // Parameters:
    // * spel: het spel, dat verandert
    // * zetten: de zetten
    // Retourneert: de zetten, elk met een spatie ervoor, op regels van
    //   PerRegel, en daaronder hoe het afloopt
    std::string speelUit (Kalah &spel, const std::vector<int> &zetten) const
    {
      std::string tekst;
      for (size_t i = 0; i < zetten.size () && spel.doeZet (zetten[i]); i++)
        tekst += (i > 0 && i % PerRegel == 0 ? Inspringen : " ")
                 + std::to_string (zetten[i]);
      return tekst + "\nvoorsprong     " + std::to_string (spel.score ())
             + " voor speler " + std::to_string (spel.getSpeler ());
    }
};

}

#endif
