// wedstrijd.h: computers tegen elkaar, partijen lang, met een tabel.

#ifndef OthelloWedstrijdHVar
#define OthelloWedstrijdHVar

#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/partijen.h"
#include "../../terminal/tabel.h"
#include "../../zoek/toezicht.h"
#include "../../zoek/voortgang.h"
#include "denken.h"
#include "speler.h"

namespace othello
{

class Wedstrijd
{
  public:

    static const int MaxPartijen = 100000,
                     Opening = 4;  // toevallige zetten, voor wie erom vraagt

    // Wat er gespeeld wordt.
    struct Opgave
    {
      int partijen = 0,  // van elk paar spelers
          rijen = OthelloBord::GewoneMaat, kolommen = rijen,
          opening = 0;   // toevallige zetten aan het begin
      std::vector<Speler> spelers =  // elk tegen elk, ook tegen zichzelf
        { Speler ('t'), Speler ('g') };
    };

    // Speel dit; de beste denkt nwTijd seconden over een zet (0: zonder grens).
    // De tabel is met nwCsv met puntkomma's.
    Wedstrijd (const Opgave &nwOpgave, double nwTijd, bool nwCsv)
    : opgave (nwOpgave), tijd (nwTijd), csv (nwCsv)
    {
    }

    // Speel alle paren en toon de tabel; zie terminal/partijen.h.
    void speel (zoek::Toezicht &toezicht)
    {
      const long long wie = static_cast<long long> (opgave.spelers.size ()),
                      aantal = opgave.partijen;
      terminal::speelPartijen
        (wie * wie * aantal, toezicht, [&] (long long nr, zoek::Voortgang &)
         { speelPartij (static_cast<size_t> (nr / aantal), toezicht); },
         [&] { toon (); });
    }

  private:

    // Hoe de partijen van een paar afliepen.
    struct Uitslag
    {
      int gespeeld,
          zwart, wit,      // wie er won
          vast;            // uit voordat het bord vol was
      long long verschil;  // zwart min wit, over de volle borden
    };

    const Opgave opgave;
    const double tijd;
    const bool csv;
    std::vector<Uitslag> uitslagen;  // van elk paar dat begonnen is

    // Retourneert: wie er in een paar met een kleur speelt
    const Speler &speler (size_t paar, char kleur) const
    {
      const size_t aantal = opgave.spelers.size ();
      return opgave.spelers[kleur == OthelloBord::Zwart ? paar / aantal
                                                        : paar % aantal];
    }

    // Speel een partij van een paar en tel de uitslag.
    void speelPartij (size_t paar, zoek::Toezicht &toezicht)
    {
      OthelloBord bord (opgave.rijen, opgave.kolommen);
      for (int i = 0; i < opgave.opening; i++)
        bord.randomZet ();
      while (!bord.eindstand ())
      {
        const Zet zet = kies (bord, speler (paar, bord.getSpeler ()), tijd,
                              toezicht);
        bord.doeZet (zet.first, zet.second);
      }
      uitslagen.resize (paar + 1);
      Uitslag &uitslag = uitslagen.back ();
      uitslag.gespeeld++;
      uitslag.zwart += bord.winnaar () == OthelloBord::Zwart;
      uitslag.wit += bord.winnaar () == OthelloBord::Wit;
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
        std::cout << "Bord " << opgave.rijen << " bij " << opgave.kolommen
                  << ", partijen per regel: " << opgave.partijen
                  << (opgave.opening == 0 ? "\n" : ", elk na "
                      + std::to_string (opgave.opening)
                      + " toevallige zetten\n");
      std::vector<std::string> namen;
      for (const Speler &wie : opgave.spelers)
        namen.push_back (naam (wie));
      const terminal::Tabel tabel (namen,
        { "zwart", "wit", "zwart wint", "wit wint", "gelijk", "vast",
          "verschil" }, { 13, 12, 10, 8, 8, 10 }, csv);
      for (size_t paar = 0; paar < uitslagen.size (); paar++)
        toonPaar (tabel, paar);
      if (csv)
        return;
      std::cout << "Vast: wie aan beurt was kon niet en verloor, terwijl het "
                << "bord niet vol was.\n"
                << "Verschil: zwarte min witte stenen, gemiddeld over de "
                << "volle borden." << std::endl;
    }

    // Retourneert: hoe een computer heet
    static std::string naam (const Speler &wie)
    {
      return wie.getLetter () == Speler::Sterk
        ? wie.getypt () : wie.tekst ().substr (sizeof "computer, " - 1);
    }

    // Toon de regel van een paar; het verschil is het gemiddelde.
    void toonPaar (const terminal::Tabel &tabel, size_t paar) const
    {
      const Uitslag &uitslag = uitslagen[paar];
      const int vol = uitslag.gespeeld - uitslag.vast;
      tabel.toon ({ naam (speler (paar, OthelloBord::Zwart)),
                    naam (speler (paar, OthelloBord::Wit)),
                    std::to_string (uitslag.zwart),
                    std::to_string (uitslag.wit),
                    std::to_string (uitslag.gespeeld - uitslag.zwart
                                    - uitslag.wit),
                    std::to_string (uitslag.vast),
                    vol == 0 ? "-" : terminal::Tabel::getal
                      (static_cast<double> (uitslag.verschil) / vol, 1) });
    }
};

}

#endif
