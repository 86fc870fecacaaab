// vervolg.h: vervolgpartijen tellen voor wie aan het scherm zit, samen en na
// elke zet.

#ifndef OthelloVervolgHVar
#define OthelloVervolgHVar

#include <vector>
#include "../../zoek/toezicht.h"
#include "partij.h"
#include "zoek/telling.h"

namespace othello
{

class Vervolgpartijen
{
  public:

    // Schat het aantal, als er zo veel lege vakjes zijn dat tellen lang kan
    // duren; de stand blijft zoals zij is.
    Vervolgpartijen (const Partij &nwPartij, zoek::Toezicht &nwToezicht)
    : partij (nwPartij), toezicht (nwToezicht), schatting (0), fout (0)
    {
      const int Proeven = 1000;
      if (isKlein ())
        return;
      OthelloTelling telling ("schatten", "proeven", Proeven, toezicht, 1);
      schatting = partij.bord ().schatVervolg (Proeven, fout, &telling);
    }

    // Tel alle vervolgpartijen.
    // Retourneert: het aantal; -1 als het te groot is
    long long tel () const { return tel (partij.bord ()); }

    // Retourneert: de vervolgpartijen na elke zet, die geteld worden
    std::vector<long long> telElkeZet () const
    {
      std::vector<long long> aantallen;
      for (const Zet &zet : partij.bepaalZetten ())
      {
        Partij erna (partij.bord ());
        erna.doeZet (zet.first, zet.second);
        aantallen.push_back (tel (erna.bord ()));
      }
      return aantallen;
    }

    // Retourneert: of er zo weinig lege vakjes zijn dat tellen niets kost
    bool isKlein () const
    {
      const int Weinig = 10;
      return partij.bord ().aantalStenen (OthelloBord::Leeg) <= Weinig;
    }

    // Retourneert: de schatting, of nul als er geen is
    long double geschat () const { return schatting; }

    // Retourneert: de standaardfout daarvan
    long double standaardfout () const { return fout; }

  private:

    const Partij &partij;
    zoek::Toezicht &toezicht;
    long double schatting, fout;

    // Tel de vervolgpartijen van een bord, met vervolg, of als dat lang duurt
    // en het bord daarin past met een tabel.
    // Retourneert: het aantal; -1 als het te groot is
    long long tel (OthelloBord &bord) const
    {
      OthelloTelling telling ("tellen", "partijen", schatting, toezicht);
      const long double Lang = 3e7L;  // zoveel telt vervolg er in seconden
      return schatting > Lang && bord.pastInTabel ()
        ? bord.vervolgSnel (OthelloBord::GewoonGeheugen, &telling)
        : bord.vervolg (&telling);
    }
};

}

#endif
