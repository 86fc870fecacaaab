// wedstrijd.h: de computer tegen zichzelf, partijen lang, met een tabel.

#ifndef OthelloWedstrijdHVar
#define OthelloWedstrijdHVar

#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../../terminal/tabel.h"
#include "../../zoek/getaltekst.h"
#include "../../zoek/toezicht.h"
#include "../../zoek/voortgang.h"
#include "othello.h"

namespace othello
{

class Wedstrijd
{
  public:

    static const int MaxPartijen = 100000;

    // Bereid een wedstrijd voor.
    // Parameters:
    // * m, n: de aantallen rijen en kolommen van het bord
    // * partijen: het aantal partijen per paar spelers
    // * nwCsv: de tabel met puntkomma's
    Wedstrijd (int m, int n, int partijen, bool nwCsv)
    : rijen (m), kolommen (n), aantal (partijen), csv (nwCsv)
    {
    }

    // Speel alle paren van speelwijzen tegen elkaar en toon de tabel; wordt dat
    // afgebroken, dan met wat er klaar is.
    // Retourneert: false als het afgebroken is
    bool speel (zoek::Toezicht &toezicht)
    {
      bool af = true;
      try
      {
        zoek::Voortgang voortgang ("spelen", "partijen",
                                   AantalParen * aantal, &toezicht, 1);
        for (int i = 0; i < AantalParen * aantal; i++)
        {
          voortgang.toon (i);
          speelPartij (i / aantal);
        }
      }
      catch (const zoek::Afgebroken &waar)
      {
        if (uitslagen.empty () || waar.geweigerd)
          throw;
        std::cout << std::endl;
        af = false;
      }
      toon ();
      return af;
    }

  private:

    static const int Speelwijzen = 2,  // toeval en gretig
                     AantalParen = Speelwijzen * Speelwijzen;

    // Hoe de partijen van een paar afliepen.
    struct Uitslag
    {
      int gespeeld,
          zwart, wit,      // wie er won
          vast;            // uit voordat het bord vol was
      long long verschil;  // zwart min wit, over de volle borden
    };

    const int rijen, kolommen, aantal;
    const bool csv;
    std::vector<Uitslag> uitslagen;  // van elk paar dat begonnen is

    // Retourneert: of een kleur in een paar gretig speelt
    static bool isGretig (int paar, char kleur)
    {
      return (kleur == OthelloBord::Zwart ? paar / Speelwijzen
                                          : paar % Speelwijzen) != 0;
    }

    // Speel een partij van een paar en tel de uitslag.
    void speelPartij (int paar)
    {
      OthelloBord bord (rijen, kolommen);
      while (!bord.eindstand ())
        if (isGretig (paar, bord.getSpeler ()))
          bord.gretigeZet ();
        else
          bord.randomZet ();
      uitslagen.resize (static_cast<size_t> (paar) + 1);
      Uitslag &uitslag = uitslagen.back ();
      uitslag.gespeeld++;
      uitslag.zwart += bord.winnaar () == OthelloBord::Zwart ? 1 : 0;
      uitslag.wit += bord.winnaar () == OthelloBord::Wit ? 1 : 0;
      if (bord.aantalStenen (OthelloBord::Leeg) > 0)
        uitslag.vast++;
      else
        uitslag.verschil += bord.aantalStenen (OthelloBord::Zwart)
                            - bord.aantalStenen (OthelloBord::Wit);
    }

    // Toon de tabel, en wat erin staat.
    void toon () const
    {
      if (!csv)
        std::cout << "Bord " << rijen << " bij " << kolommen
                  << ", partijen per regel: " << aantal << "\n";
      const terminal::Tabel tabel ({ naam (0) },
        { "zwart", "wit", "zwart wint", "wit wint", "gelijk", "vast",
          "verschil" }, { 13, 12, 10, 8, 8, 10 }, csv);
      for (size_t paar = 0; paar < uitslagen.size (); paar++)
        toonPaar (tabel, static_cast<int> (paar));
      if (csv)
        return;
      if (uitslagen.back ().gespeeld < aantal)
        std::cout << "Afgebroken na "
                  << zoek::getalTekst (uitslagen.back ().gespeeld)
                  << " van de " << zoek::getalTekst (aantal)
                  << " partijen van de laatste regel." << std::endl;
      std::cout << "Vast: wie aan beurt was kon niet en verloor, terwijl het "
                << "bord niet vol was.\n"
                << "Verschil: zwarte min witte stenen, gemiddeld over de "
                << "volle borden." << std::endl;
    }

    // Retourneert: hoe een speelwijze heet
    static std::string naam (bool gretig)
    {
      return gretig ? "gretig" : "toeval";
    }

    // Toon de regel van een paar; het verschil is het gemiddelde.
    void toonPaar (const terminal::Tabel &tabel, int paar) const
    {
      const Uitslag &uitslag = uitslagen[static_cast<size_t> (paar)];
      const int vol = uitslag.gespeeld - uitslag.vast;
      std::ostringstream verschil;
      if (vol == 0)
        verschil << '-';
      else
        verschil << std::fixed << std::setprecision (1)
                 << static_cast<double> (uitslag.verschil) / vol;
      tabel.toon ({ naam (isGretig (paar, OthelloBord::Zwart)),
                    naam (isGretig (paar, OthelloBord::Wit)),
                    std::to_string (uitslag.zwart),
                    std::to_string (uitslag.wit),
                    std::to_string (uitslag.gespeeld - uitslag.zwart
                                    - uitslag.wit),
                    std::to_string (uitslag.vast),
                    verschil.str () });
    }
};

}

#endif
