// wedstrijd.h: partijen van computers tegen elkaar, met een tabel. Elke opening
// komt twee keer voor: eerst begint speler 1, dan speler 2.

#ifndef KalahWedstrijdHVar
#define KalahWedstrijdHVar

#include <ctime>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/partijen.h"
#include "../../terminal/tabel.h"
#include "../../zoek/toezicht.h"
#include "../../zoek/voortgang.h"
#include "kalah.h"
#include "speler.h"
#include "woorden.h"

namespace kalah
{

class Wedstrijd
{
  public:

    static const int MaxAantal = 100000, MaxOpening = 10, GewoneOpening = 4;

    // Wat er gespeeld wordt.
    struct Opgave
    {
      int steentjes = GewoonSteentjes,  // per kuiltje, in de beginstand
          aantal = 1,                   // partijen
          opening = GewoneOpening;      // toevallige zetten vooraf
      Speler spelers[2];                // computers
    };

    // Speel dit; nwToezicht ziet toe.
    Wedstrijd (const Opgave &nwOpgave, zoek::Toezicht &nwToezicht)
    : opgave (nwOpgave), toezicht (nwToezicht)
    {
    }

    // Speel de partijen en toon de tabel, bij csv met puntkomma's en zonder
    // woorden eromheen; zie terminal/partijen.h.
    void speel (bool csv = false)
    {
      std::vector<int> zetten;
      for (int i = 0; i < 2 && !csv; i++)
        std::cout << "Speler " << i + 1 << ": " << opgave.spelers[i].tekst ()
                  << (i == 0 ? "\n" : "\n\n");
      const terminal::Tabel tabel
        ({}, { "partij", "begint", "wint", "zetten", "kalahs", "seconden 1",
               "seconden 2", "opening" }, { 7, 7, 7, 9, 11, 11 }, csv);
      terminal::speelPartijen
        (opgave.aantal, toezicht, [&] (long long nr, zoek::Voortgang &voortgang)
         {
           if (nr % 2 == 0)
             zetten = trekOpening ();
           speelPartij (static_cast<int> (nr), zetten, tabel, voortgang);
         },
         [&]
         {
           if (!csv)
             toonSom (tabel);
         });
    }

  private:

    const Opgave opgave;
    zoek::Toezicht &toezicht;
    int gewonnen[3] = {},     // partijen: gelijk, door speler 1, door 2
        beginnerWint = 0;     // hoeveel door wie begon
    long long kalahs[2] = {};  // alle steentjes die speler 1 en 2 haalden
    double seconden[2] = {};   // hoe lang speler 1 en 2 nadachten

    // Retourneert: de zetten van een toevallige opening; een zet waarmee het
    //   spel uit is doet niet mee, en is er geen andere dan wordt zij korter
    std::vector<int> trekOpening () const
    {
      Kalah spel (opgave.steentjes);
      for (int i = 0; i < opgave.opening; i++)
      {
        std::vector<int> zetten;
        for (int kuiltje : spel.bepaalZetten ())
        {
          Kalah na (spel);
          na.doeZet (kuiltje);
          if (!na.eindstand ())
            zetten.push_back (kuiltje);
        }
        if (!zetten.empty ())
          spel.doeZet (terminal::toevallige (zetten));
      }
      return spel.gedaneZetten ();
    }

    // Speel een partij, met een nummer vanaf 0 en deze opening, toon haar in de
    // tabel en tel haar mee; zie terminal/partijen.h.
    void speelPartij (int nummer, const std::vector<int> &begin,
                      const terminal::Tabel &tabel, zoek::Voortgang &voortgang)
    {
      const int beginner = nummer % 2 + 1;
      Kalah spel (opgave.steentjes);
      double tijd[2] = { 0, 0 };
      spel.zetStand (spel.getKuiltjes (), beginner);
      spel.stelToezicht (&toezicht);
      for (int kuiltje : begin)
        spel.doeZet (kuiltje);
      while (!spel.eindstand ())
      {
        const int wie = spel.getSpeler () - 1;
        const clock_t voor = clock ();
        spel.doeZet (kies (opgave.spelers[wie], spel, toezicht));
        tijd[wie] += zoek::seconden (clock () - voor);
      }
      const std::vector<int> uit = eindKalahs (spel);
      const int winnaar = spel.getWinnaar ();
      voortgang.wis ();
      tabel.toon ({ std::to_string (nummer + 1), std::to_string (beginner),
                    winnaar == Gelijk ? "gelijk" : std::to_string (winnaar),
                    std::to_string (spel.gedaneZetten ().size ()),
                    std::to_string (uit[0]) + "-" + std::to_string (uit[1]),
                    tabel.duur (tijd[0]), tabel.duur (tijd[1]),
                    rijtje (begin) });
      gewonnen[winnaar]++;
      beginnerWint += winnaar == beginner;
      for (int i = 0; i < 2; i++)
      {
        kalahs[i] += uit[static_cast<size_t> (i)];
        seconden[i] += tijd[i];
      }
    }

    // Toon de sommen van de tabel.
    void toonSom (const terminal::Tabel &tabel) const
    {
      tabel.toon ({ "samen", "", "", "", std::to_string (kalahs[0]) + "-"
                                         + std::to_string (kalahs[1]),
                    tabel.duur (seconden[0]), tabel.duur (seconden[1]) });
      std::cout << "\nSpeler 1 wint " << gewonnen[1] << " keer, speler 2 "
                << gewonnen[2] << " keer, en " << gewonnen[Gelijk]
                << " keer is het gelijk.\nWie begint wint " << beginnerWint
                << " keer." << std::endl;
    }
};

}

#endif
