// terugblik.h: wat elke gedane zet kostte, tegen de beste zet die er toen was,
// en waar de uitslag keerde. Er wordt van achter naar voren gekeken: wat later
// in het spel gevonden is, helpt bij wat eraan voorafging.

#ifndef TerminalTerugblikHVar
#define TerminalTerugblikHVar

#include <iostream>
#include <string>
#include <vector>
#include "../zoek/gedachte.h"
#include "../zoek/toezicht.h"
#include "raad.h"
#include "rekenaar.h"
#include "scherm.h"

namespace terminal
{

// Kijkt terug in een spel waarin minstens een zet gedaan is; wat van de
// Rekenaar gebruikt wordt zegt rekenaar.h.
template <typename Rekenaar>
class Terugblik
{
  public:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;

    // Kijk terug in een spel; nwToezicht ziet toe, en blijft bestaan.
    Terugblik (const Spel &nwSpel, zoek::Toezicht &nwToezicht)
    : spel (nwSpel), toezicht (nwToezicht), gedaan (spel.gedaneZetten ()),
      eerst ((Rekenaar::beurt (spel) + static_cast<int> (gedaan.size ())) % 2)
    {
    }

    // Kijk terug, en zet op het scherm wat er bekend is: een regel voor elke
    // zet die iets kostte, en wat dat samen is.
    // Retourneert: false als het met Ctrl-C afgebroken is
    bool toon ()
    {
      const double tijd = Rekenaar::Speler::MetSterkte ? 0 : Terugkijktijd;
      const bool af = komtAf (toezicht, tijd, [&]
        { Rekenaar::terugblik (spel, toezicht, terug); });
      for (size_t nummer = weg (); nummer < gedaan.size (); nummer++)
        if (zoek::prijsVan (kosten (nummer)) > 0)
          std::cout << inRegels (regel (nummer)) << '\n';
      std::cout << inRegels (rest ()) << '\n';
      if (!terug.empty ())
        std::cout << inRegels (sommen ()) << '\n';
      if (af)
        toonKeer ();
      std::cout << std::flush;
      return af;
    }

  private:

    Spel spel;
    zoek::Toezicht &toezicht;
    const std::vector<Zet> gedaan;     // de zetten, de oudste eerst
    const int eerst;                   // wie de eerste daarvan deed, 0 of 1
    std::vector< Kosten<Zet> > terug;  // wat er bekend is, de laatste eerst

    // Retourneert: hoeveel van de eerste zetten er niet bekeken zijn
    size_t weg () const { return gedaan.size () - terug.size (); }

    // Retourneert: wat een zet kostte die bekeken is; genummerd vanaf 0
    const Kosten<Zet> &kosten (size_t nummer) const
    {
      return terug[gedaan.size () - 1 - nummer];
    }

    // Retourneert: wie een zet deed, 0 of 1
    int speler (size_t nummer) const
    {
      return (eerst + static_cast<int> (nummer % 2)) % 2;
    }

    // Retourneert: welke zet het is, en van wie
    std::string wie (size_t nummer) const
    {
      return "zet " + std::to_string (nummer + 1) + ", "
             + Rekenaar::naamInZin (speler (nummer));
    }

    // Retourneert: wat een zet kostte, en welke beter was
    std::string regel (size_t nummer) const
    {
      const Kosten<Zet> &een = kosten (nummer);
      return wie (nummer) + ": "
             + Raad<Rekenaar>::zetnaam (gedaan[nummer])
             + (Rekenaar::AlleenWinst ? " gaf de winst weg" : " kostte "
                + Rekenaar::puntTekst (zoek::prijsVan (een)))
             + (een.diepte == 0 ? "" : ", geschat na "
                                       + beurtenTekst (een.diepte))
             + "; beter was " + Rekenaar::zetTekst (een.variant[0]);
    }

    // Retourneert: hoeveel zetten er niets kostten, en hoeveel er niet bekeken
    //   zijn
    std::string rest () const
    {
      size_t niets = 0;
      for (const Kosten<Zet> &een : terug)
        niets += zoek::prijsVan (een) == 0 ? 1 : 0;
      std::string tekst;
      if (niets == gedaan.size ())
        tekst = "Geen zet kostte iets.";
      else if (niets == 0 && weg () == 0)
        tekst = "Elke zet kostte iets.";
      else if (niets == 1)
        tekst = "1 zet kostte niets.";
      else if (niets > 1)
        tekst = std::to_string (niets) + " zetten kostten niets.";
      if (weg () > 0)
        tekst += (tekst.empty () ? "" : " ") + zoVer ();
      return tekst;
    }

    // Retourneert: welke zetten er niet bekeken zijn, minstens een
    std::string zoVer () const
    {
      if (weg () == 1)
        return "De eerste zet is niet bekeken.";
      return "De eerste " + std::to_string (weg ()) + " zetten zijn niet "
             "bekeken.";
    }

    // Retourneert: wat de zetten van elke speler samen kostten
    std::string sommen () const
    {
      long long som[2] = { 0, 0 };
      bool geschat[2] = { false, false };
      for (size_t nummer = weg (); nummer < gedaan.size (); nummer++)
      {
        som[speler (nummer)] += zoek::prijsVan (kosten (nummer));
        geschat[speler (nummer)] = geschat[speler (nummer)]
                                   || kosten (nummer).diepte > 0;
      }
      std::string tekst = "Samen: ";
      for (int i = 0; i < 2; i++)
      {
        const int nu = (eerst + i) % 2;
        if (i > 0)
          tekst += "; ";
        tekst += Rekenaar::naamInZin (nu)
                 + (geschat[nu] ? ": naar schatting " : ": ")
                 + (som[nu] == 0 ? "niets" : Rekenaar::puntTekst (som[nu]));
      }
      return tekst + ".";
    }

    // Retourneert: of een waarde winst is (1), verlies (-1), of gelijk (0)
    static int teken (int waarde)
    {
      return (waarde > 0 ? 1 : 0) - (waarde < 0 ? 1 : 0);
    }

    // Zeg bij welke zet de uitslag het laatst veranderde, als dat zeker is, en
    // hoe het met de beste zetten verder was gegaan.
    void toonKeer ()
    {
      size_t nummer = gedaan.size ();
      const auto keert = [&] (const Kosten<Zet> &een)
      {
        return een.diepte == 0 && teken (een.beste) != teken (een.waarde);
      };
      while (nummer > weg () && !keert (kosten (nummer - 1)))
        nummer--;
      if (nummer == weg ())
        return;
      nummer--;
      Spel stand (spel);
      for (size_t i = nummer; i < gedaan.size (); i++)
        stand.unDoeZet ();
      std::vector<Zet> reeks = kosten (nummer).variant;
      komtAf (toezicht, 1, [&]
        { Rekenaar::maakVariant (naZetten (stand, reeks), reeks); });
      std::cout << inRegels ("De uitslag keerde bij " + wie (nummer)
                             + "; met de beste zetten bleef het "
                             + (kosten (nummer).beste > 0 ? "winst:"
                                                          : "gelijk:")) << '\n'
                << Raad<Rekenaar>::opEenRij (reeks, nummer + 1);
    }
};

}

#endif
