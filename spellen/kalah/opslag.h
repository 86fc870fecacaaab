// opslag.h: hoe een spel in een tekstbestand staat.
//
//   Kalah 1
//   kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0
//   begint 1
//   zet 6
//   zet 2
//   spelers m 12
//
// De eerste regel noemt het spel en het nummer van deze opmaak. Daarna komen de
// beginstand (van speler 1 de kuiltjes 1 t/m 6 en de kalah, dan die van speler
// 2), wie er begint, de zetten, en als het bekend is wie er spelen. Een ouder
// bestand zegt "speler 1 mens" of "speler 1 computer 12", en sluit met "einde".

#ifndef KalahOpslagHVar
#define KalahOpslagHVar

#include <climits>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/lezer.h"
#include "kalah.h"
#include "speler.h"
#include "woorden.h"

namespace kalah
{

class Opslag
{
  public:

    // Open het bestand met een naam; wat er niet klopt komt bij de meldingen.
    explicit Opslag (const std::string &naam,
                     std::ostream &meldingen = std::cerr)
    : lezer (naam.c_str (), meldingen), nieuw (GewoonSteentjes)
    {
    }

    // Lees een spel met al zijn zetten, en wie er spelen: niemand als het
    // bestand dat niet zegt.
    // Retourneert: true als het klopt; anders is er niets veranderd
    bool lees (Kalah &spel, std::vector<Speler> &spelers)
    {
      if (!lezer.geopend () || !leesBegin ()
          || !terminal::leesRegels (lezer, [&] { return leesZet (); },
               [&] (const std::string &woord) { return leesSpelers (woord); }))
        return false;
      spel = nieuw;
      spelers = wie;
      return true;
    }

    // Retourneert: hoe een spel in een bestand staat, en wie er spelen
    static std::string tekst (const Kalah &spel,
                              const std::vector<Speler> &spelers)
    {
      const Kalah begin = spel.begin ();
      std::string uit = "Kalah 1\nkuiltjes "
        + rijtje (begin.getKuiltjes (), INT_MAX)
        + "\nbegint " + std::to_string (begin.getSpeler ()) + "\n";
      for (int kuiltje : spel.gedaneZetten ())
        uit += "zet " + std::to_string (kuiltje) + "\n";
      return spelers.empty () ? uit : uit + "spelers " + spelers[0].getypt ()
                                      + " " + spelers[1].getypt () + "\n";
    }

  private:

    terminal::Lezer lezer;
    Kalah nieuw;              // het spel, voor zover het gelezen is
    std::vector<Speler> wie;  // en wie er spelen

    // Lees een woord dat vast staat.
    // Retourneert: als alles hieronder true als het klopt; anders false, met
    //   een melding
    bool leesVast (const std::string &vast)
    {
      const std::string mag = terminal::toonbaar (vast);
      std::string woord;
      return lezer.leesWoord ("", mag, woord)
             && (woord == vast || lezer.verkeerd ("", woord, mag));
    }

    // Lees tot en met wie er begint.
    bool leesBegin ()
    {
      std::vector<int> kuiltjes (2 * PerSpeler);
      int ruimte = MaxTotaal, begint = 1;
      bool goed = leesVast ("Kalah") && leesVast ("1") && leesVast ("kuiltjes");
      for (size_t i = 0; i < kuiltjes.size () && goed; i++)
      {
        goed = lezer.leesGetalTussen ("aantal " + std::to_string (i + 1)
                                      + " van de veertien", 0, ruimte,
                                      kuiltjes[i]);
        ruimte -= kuiltjes[i];
      }
      return goed && leesVast ("begint")
             && lezer.leesGetalTussen ("wie er begint", 1, 2, begint)
             && nieuw.zetStand (kuiltjes, begint);
    }

    // Lees een zet, en doe haar.
    bool leesZet ()
    {
      const std::string wat = "een zet van " + naamVan (nieuw.getSpeler ());
      int kuiltje = 0;
      return lezer.leesGetalTussen (wat, 1, AantalKuiltjes, kuiltje)
             && (nieuw.doeZet (kuiltje)
                 || lezer.verkeerd (wat, std::to_string (kuiltje),
                      nieuw.eindstand () ? "geen zet meer: het is afgelopen"
                      : "een kuiltje met steentjes, "
                        + opsomming (nieuw.bepaalZetten (), "of")));
    }

    // Lees wie er spelen, in de opmaak van nu of van toen; woord is waar die
    // regel mee begint.
    bool leesSpelers (const std::string &woord)
    {
      const std::string mag = "mens of computer";
      int nummer = 0;
      std::string soort;
      if (woord == "einde")
        return lezer.uitgelezen ();
      wie.resize (2);
      if (woord == "spelers")
        return leesSpeler (wie[0]) && leesSpeler (wie[1]);
      if (woord != "speler")
        return lezer.verkeerd ("", woord, terminal::VervolgMag);
      return lezer.leesGetalTussen ("de speler", 1, 2, nummer)
             && lezer.leesWoord ("", mag, soort)
             && (soort == "computer"
                   ? leesSpeler (wie[static_cast<size_t> (nummer - 1)])
                   : soort == "mens" || lezer.verkeerd ("", soort, mag));
    }

    // Lees een speler.
    bool leesSpeler (Speler &speler)
    {
      const std::string wat = "een speler";
      std::string woord;
      return lezer.leesWoord (wat, Speler::mag (), woord)
             && (speler.lees (woord)
                 || lezer.verkeerd (wat, woord, Speler::mag ()));
    }
};

}

#endif
