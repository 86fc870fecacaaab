// vervolg.h: vervolgpartijen tellen voor wie aan het scherm zit, samen en na
// elke zet; en een tabel daarvan.

#ifndef OthelloVervolgHVar
#define OthelloVervolgHVar

#include <climits>
#include <ctime>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/schermtoezicht.h"
#include "../../terminal/tabel.h"
#include "../../zoek/getaltekst.h"
#include "../../zoek/toezicht.h"
#include "partij.h"
#include "telling.h"

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
      Telling telling ("schatten", "proeven", Proeven, 1, toezicht);
      schatting = partij.bord ().schatVervolg (Proeven, fout, &telling);
    }

    // Tel alle vervolgpartijen.
    // Retourneert: het aantal; -1 als het te groot is
    long long tel () const
    {
      Telling telling ("tellen", "partijen", schatting, VaakGenoeg, toezicht);
      return tel (partij.bord (), telling);
    }

    // Tel de vervolgpartijen na elke zet; zie elkeZet.
    // Retourneert: het aantal samen; -1 als het te groot is
    long long telElkeZet ()
    {
      Telling telling ("tellen", "partijen", schatting, VaakGenoeg, toezicht);
      long long som = 0;
      for (const Zet &zet : partij.bepaalZetten ())
      {
        Partij erna (partij.bord ());
        erna.doeZet (zet.first, zet.second);
        naZet.push_back (tel (erna.bord (), telling));
        som = som < 0 || naZet.back () < 0 || naZet.back () > LLONG_MAX - som
          ? -1 : som + naZet.back ();
      }
      return naZet.empty () ? 1 : som;
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

    // Retourneert: de aantallen na elke zet, die geteld zijn
    const std::vector<long long> &elkeZet () const { return naZet; }

  private:

    static const int VaakGenoeg = 10000;  // kijken, voor wat snel telt

    const Partij &partij;
    zoek::Toezicht &toezicht;
    long double schatting, fout;
    std::vector<long long> naZet;

    // Tel de vervolgpartijen van een bord, met een telling: met vervolg, of als
    // dat lang duurt en het bord daarin past met een tabel.
    // Retourneert: het aantal; -1 als het te groot is
    long long tel (OthelloBord &bord, Telling &telling) const
    {
      const long double Lang = 3e7L;  // zoveel telt vervolg er in seconden
      return schatting > Lang && bord.pastInTabel ()
        ? bord.vervolgSnel (OthelloBord::GewoonGeheugen, &telling)
        : bord.vervolg (&telling);
    }
};

// Zet het aantal vervolgpartijen van een stand, samen en na elke zet, op regels
// van een tabel; zijn het er te veel om te tellen, dan een schatting.
inline void toonVervolg (const std::string &naam, const Partij &partij,
                         const terminal::Tabel &tabel,
                         zoek::Toezicht &toezicht)
{
  const long double TeVeel = 1e12L;  // tellen zou dagen duren
  const clock_t begin = clock ();
  const std::string beurt = naamKleur (partij.bord ().getSpeler ());
  const std::vector<Zet> zetten = partij.bepaalZetten ();
  Vervolgpartijen telling (partij, toezicht);
  std::ostringstream aantal;
  const long long som = telling.geschat () < TeVeel ? telling.telElkeZet ()
                                                    : -1;
  if (som < 0)
    aantal << "~" << std::scientific << std::setprecision (2)
           << telling.geschat ();
  else
    aantal << som;
  tabel.toon ({ naam, beurt, "-", aantal.str (),
                tabel.duur (zoek::seconden (clock () - begin)) });
  for (size_t i = 0; i < telling.elkeZet ().size (); i++)
    tabel.toon ({ naam, beurt, naamVakje (zetten[i]),
                  std::to_string (telling.elkeZet ()[i]), "-" });
}

// Zet van partijen uit bestanden de vervolgpartijen in een tabel op het scherm.
// Retourneert: de hoogste exitcode
inline int toonVervolg (const terminal::Instellingen &gevraagd)
{
  terminal::Schermtoezicht toezicht (gevraagd.stil);
  const terminal::Tabel tabel (gevraagd.namen, { "bestand", "beurt", "zet",
                                                 "vervolgpartijen",
                                                 "seconden" },
                               { 7, 6, 20, 12 }, gevraagd.csv);
  return terminal::vanElk (gevraagd.namen, Partij (),
    [&] (const std::string &naam, const Partij &partij)
    { toonVervolg (naam, partij, tabel, toezicht); });
}

}

#endif
