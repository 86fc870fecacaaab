// raad.h: wat de beste zet is, wat elke zet waard is, en hoe het met de beste
// zetten verdergaat; en wat er bekend is als het werk stopt.

#ifndef TerminalRaadHVar
#define TerminalRaadHVar

#include <iostream>
#include <string>
#include <vector>
#include "../zoek/beste.h"
#include "../zoek/toezicht.h"
#include "onderbreking.h"
#include "schermtoezicht.h"
#include "tekst.h"

namespace terminal
{

// Maak cellen even breed, met spaties, bij voor aan het begin.
inline void vulUit (std::vector<std::string> &cellen, bool voor)
{
  size_t breed = 0;
  for (const std::string &cel : cellen)
    breed = cel.size () > breed ? cel.size () : breed;
  for (std::string &cel : cellen)
    cel.insert (voor ? 0 : cel.size (), breed - cel.size (), ' ');
}

// Zet cellen even breed naast elkaar, of met onder onder elkaar.
// Retourneert: de regels
inline std::string inKolommen (std::vector<std::string> cellen,
                               bool onder)
{
  vulUit (cellen, false);
  const size_t perRegel = onder || cellen.empty ()
                          ? 1 : Breedte / (cellen[0].size () + 2);
  std::string tekst;
  for (size_t i = 0; i < cellen.size (); i++)
  {
    tekst += "  " + cellen[i];
    if ((i + 1) % perRegel == 0 || i + 1 == cellen.size ())
      tekst = tekst.substr (0, tekst.find_last_not_of (' ') + 1) + "\n";
  }
  return tekst;
}

// Van de Rekenaar worden gebruikt, naast wat spelmenu.h al noemt:
//   waarden (spel, zetten, waarden)  maakt van zetten de zetten, en zet elke
//                                    waarde voor wie aan beurt is achteraan,
//                                    zodra zij bekend is
//   reeks (spel, zetten)             zet net zo de reeks van beste zetten
//                                    achteraan
//   zetTekst (zet)                   een zet als tekst
//   uitkomst (spel, waarde)          een waarde in woorden, en
//   kort (spel, waarde)              in een woord
//   snel (spel)                      een zin met de zet van de snelle methode
//   afloop (spel)                    een zin over een eindstand
template <typename Rekenaar>
class Raad
{
  public:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;

    // Geef raad over een spel dat nog niet uit is; nwToezicht ziet toe.
    Raad (const Spel &nwSpel, zoek::Toezicht &nwToezicht)
    : spel (nwSpel), toezicht (nwToezicht)
    {
    }

    // Zeg wat de beste zet is, en welke even goed zijn. Kost dat te veel tijd,
    // dan wat daarvan bekend is; is dat niets, of geen winst, dan ook wat de
    // snelle methode zegt.
    void toonHint ()
    {
      const int Kort = 1;  // seconde
      const bool af = reken (Kort);
      if (waarden.empty ())
        return toonSnel ();
      const size_t beste = besteVan ();
      std::string even;
      size_t gelijk = 0;
      for (size_t i = beste + 1; i < zetten.size (); i++)
        if (waarden[i] == waarden[beste] && ++gelijk <= MeesteGelijk)
          even += (gelijk > 1 ? ", " : "") + Rekenaar::zetTekst (zetten[i]);
      if (gelijk > MeesteGelijk)
        even += ", en nog " + std::to_string (gelijk - MeesteGelijk);
      std::cout << inRegels
        ((af ? "Beste zet: " : "Tot nu toe, na " + eerste () + ": ")
         + Rekenaar::zetTekst (zetten[beste]) + ": "
         + Rekenaar::uitkomst (spel, waarden[beste]) + "."
         + (af && zetten.size () == 1 ? " Een andere zet is er niet."
            : af && gelijk + 1 == zetten.size () ? " Elke zet is even goed."
            : gelijk > 0 ? " Even goed: " + even + "." : "")) << std::endl;
      if (!af && waarden[beste] <= 0)
        toonSnel ();
    }

    // Zeg van elke zet hoe het afloopt.
    void toonElkeZet ()
    {
      const bool af = reken (0);
      if (waarden.empty ())
        return toonSnel ();
      const int hoogste = waarden[besteVan ()];
      std::vector<std::string> cellen, korte;
      for (size_t i = 0; i < zetten.size (); i++)
      {
        cellen.push_back (Rekenaar::zetTekst (zetten[i]));
        korte.push_back ("  " + Rekenaar::kort (spel, waarden[i]));
      }
      vulUit (cellen, false);
      vulUit (korte, true);
      for (size_t i = 0; i < zetten.size (); i++)
        cellen[i] += korte[i] + (waarden[i] == hoogste ? " *" : "  ");
      std::cout << (af ? "Uitkomst na elke zet (*: de beste)\n"
                       : "Uitkomst na " + eerste ()
                         + " (*: de beste tot nu toe)\n")
                << inKolommen (cellen, cellen.size () <= Weinig) << std::flush;
    }

    // Toon de reeks van beste zetten, tot het einde van het spel.
    void toonReeks ()
    {
      Spel stand (spel);
      std::vector<std::string> cellen;
      const bool af = probeer ([&] { Rekenaar::reeks (spel, zetten); });
      if (zetten.empty ())
        return toonSnel ();
      for (const Zet &zet : zetten)
      {
        cellen.push_back (std::to_string (cellen.size () + 1) + ". "
                          + Rekenaar::zetTekst (zet));
        Rekenaar::doeZet (stand, zet);
      }
      std::cout << (af ? "Met de beste zetten gaat het zo verder:\n"
                       : "Tot nu toe, met de beste zetten:\n")
                << inKolommen (cellen, false)
                << (af ? Rekenaar::afloop (stand) + "\n" : "") << std::flush;
    }

    // Zeg wat de snelle methode zegt.
    void toonSnel ()
    {
      Onderbreking::vergeet ();  // een Ctrl-C was voor het zoeken
      std::cout << inRegels (Rekenaar::snel (spel)) << std::endl;
    }

    // Doe werk, een functie; stopt het, dan volgt hoe ver het was.
    // Retourneert: true als het af is
    template <typename Werk>
    bool probeer (const Werk &werk)
    {
      try
      {
        werk ();
        return true;
      }
      catch (const zoek::Afgebroken &waar)
      {
        if (waar.geweigerd)
          throw;
        std::cout << afgebrokenTekst (waar) << std::endl;
        return false;
      }
    }

  private:

    static const size_t MeesteGelijk = 8,  // zoveel noemt een hint er
                        Weinig = 10;       // zoveel zetten passen onder elkaar

    Spel spel;
    zoek::Toezicht &toezicht;
    std::vector<Zet> zetten;   // waarvan de waarde bekend is, of de reeks
    std::vector<int> waarden;
    size_t aantal = 0;         // hoeveel zetten er zijn

    // Bepaal de waarde van elke zet, in zoveel seconden; 0: zonder grens.
    // Retourneert: true als zij van elke zet bekend is
    bool reken (double seconden)
    {
      bool af = false;
      probeer ([&]
      {
        af = toezicht.inTijd (seconden, [&]
          { Rekenaar::waarden (spel, zetten, waarden); });
      });
      aantal = zetten.size ();
      zetten.resize (waarden.size ());
      return af;
    }

    // Retourneert: de eerste zet met de hoogste waarde
    size_t besteVan () const
    {
      int hoogste = 0;
      return zoek::eersteBeste (waarden.size (), hoogste,
                                [&] (size_t i) { return waarden[i]; });
    }

    // Retourneert: van welke zetten de waarde bekend is, als dat niet alle zijn
    std::string eerste () const
    {
      return "de eerste " + std::to_string (zetten.size ()) + " van de "
             + std::to_string (aantal) + " zetten";
    }
};

}

#endif
