// terugblik.h: wat elke gedane zet kostte, tegen de beste zet die er toen was.
// Er wordt van achter naar voren gekeken: wat later in het spel gevonden is,
// helpt bij wat eraan voorafging.

#ifndef TerminalTerugblikHVar
#define TerminalTerugblikHVar

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../zoek/toezicht.h"
#include "raad.h"

namespace terminal
{

// Zoveel seconden mag een terugblik duren.
const double Terugkijktijd = 10;

// Wat er van de gedane zetten bekend is, de laatste eerst. Het terugkijken vult
// dit aan: wordt het afgebroken, dan geldt wat er dan staat.
template <typename Zet>
struct Terugblik
{
  std::vector< std::pair<int,Zet> > zetten;  // wat een zet kostte, en de eerste
                                             // die toen de beste was
  std::vector<int> dieptes;  // zoveel beurten vooruit is dat geschat; 0: het is
                             // zeker; leeg: dat is het overal
};

// Kijk terug in een spel waarvan de uitkomst van elke stand te vinden is: wat
// die door een zet verandert is wat zij kostte.
// Parameters:
// * stand: het spel
// * waarde: een functie van een spel en een zet, die de eerste beste wordt, die
//   de uitkomst retourneert voor wie er aan beurt is
// * samen: wat de uitkomsten van beide spelers samen zijn
// * terug: wordt wat er bekend is
template <typename Spel, typename Zet, typename Waarde>
void rekenTerug (Spel stand, const Waarde &waarde, int samen,
                 Terugblik<Zet> &terug)
{
  Zet beste;
  int erna = waarde (stand, beste);
  while (stand.unDoeZet ())
  {
    const int ervoor = waarde (stand, beste);
    terug.zetten.push_back (std::make_pair (ervoor + erna - samen, beste));
    erna = ervoor;
  }
}

// Kijk terug in een spel waarin steeds dieper gedacht wordt, over elke zet even
// lang.
// Parameters:
// * rekenaar: rekent; punten (spel, waarde, geschat) is hoeveel een waarde telt
// * stand: het spel, met minstens een zet
// * toezicht: ziet toe
// * terug: wordt wat er bekend is
template <typename Rekenaar>
void denkTerug (Rekenaar &rekenaar, typename Rekenaar::Spel stand,
                zoek::Toezicht &toezicht,
                Terugblik<typename Rekenaar::Zet> &terug)
{
  const std::vector<typename Rekenaar::Zet> gedaan = stand.gedaneZetten ();
  for (size_t i = gedaan.size (); i-- > 0; )
  {
    Inzicht<typename Rekenaar::Zet> inzicht;
    const auto punten = [&] (size_t nummer)
    {
      return rekenaar.punten (stand, inzicht.waarden[nummer],
                              inzicht.geschat[nummer]);
    };
    size_t zet = 0;
    int hoogste = 0;
    stand.unDoeZet ();
    toezicht.inTijd (Terugkijktijd / static_cast<double> (gedaan.size ()), [&]
      { rekenaar.waarden (stand, Sterkte::MaxDiepte, inzicht); });
    while (inzicht.zetten[zet] != gedaan[i])
      zet++;
    const size_t beste = zoek::eersteBeste
      (inzicht.waarden.size (), hoogste, [&] (size_t nummer)
       { return inzicht.waarden[nummer]; });
    terug.zetten.push_back (std::make_pair (punten (beste) - punten (zet),
                                            inzicht.zetten[beste]));
    terug.dieptes.push_back (inzicht.geschat[zet] || inzicht.geschat[beste]
                             ? inzicht.diepte : 0);
  }
}

// Van de Rekenaar worden gebruikt, naast wat raad.h noemt:
//   Prijs                      waar de kosten van een zet in geteld worden
//   terugblik (spel, toezicht, terug)
//                              kijkt terug, met een van de functies hierboven
//                              of op een eigen manier
// en van het spel gedaneZetten (), de oudste eerst.
template <typename Rekenaar>
class Terugkijker
{
  public:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;

    // Kijk terug in een spel waarin minstens een zet gedaan is.
    // Parameters: nwRekenaar rekent, en nwToezicht ziet toe.
    Terugkijker (Rekenaar &nwRekenaar, const Spel &nwSpel,
                 zoek::Toezicht &nwToezicht)
    : rekenaar (nwRekenaar), spel (nwSpel), toezicht (nwToezicht),
      gedaan (nwSpel.gedaneZetten ())
    {
    }

    // Zet op het scherm wat elke zet kostte, en wat dat samen is; zo ver als
    // het kwam.
    // Retourneert: false als het met Ctrl-C afgebroken is
    bool toon ()
    {
      const double tijd = Rekenaar::Speler::MetSterkte ? 0 : Terugkijktijd;
      const bool af = komtAf ([&] { toezicht.inTijd (tijd, [&]
        { rekenaar.terugblik (spel, toezicht, terug); }); });
      const size_t weg = gedaan.size () - terug.zetten.size ();
      std::cout << inRegels (std::string ("Wat elke zet kostte (")
                             + Rekenaar::Prijs + "), en welke beter was; "
                             + naamVan (0) + " eerst, dan " + naamVan (1) + "."
                             + schatting ())
                << "\n" << inKolommen (paren (), false)
                << (weg == 0 ? "" : "Zo ver kwam het: niet bekeken "
                    + (weg == 1 ? "is de eerste zet" : "zijn de eerste "
                                  + std::to_string (weg) + " zetten") + ".\n")
                << "Samen: " << som (0) << ", " << som (1) << "." << std::endl;
      return af;
    }

  private:

    Rekenaar &rekenaar;
    Spel spel;
    zoek::Toezicht &toezicht;
    const std::vector<Zet> gedaan;
    Terugblik<Zet> terug;

    // Retourneert: wie de eerste zet deed, of met 1 de tweede
    std::string naamVan (size_t nummer)
    {
      return Rekenaar::naam ((Rekenaar::beurt (spel) + static_cast<int>
                              (gedaan.size () + nummer)) % 2);
    }

    // Retourneert: true als bekend is wat een zet kostte; de plek daarvan in
    //   de terugblik wordt plek
    bool isBekend (size_t nummer, size_t &plek) const
    {
      plek = gedaan.size () - 1 - nummer;
      return plek < terug.zetten.size ();
    }

    // Retourneert: hoe ver er vooruitgedacht is, als er iets geschat is; met
    //   een spatie ervoor
    std::string schatting () const
    {
      int minst = 0;
      for (const int diepte : terug.dieptes)
        minst = diepte > 0 && (minst == 0 || diepte < minst) ? diepte : minst;
      return minst == 0 ? "" : " Tussen haakjes: geschat, na minstens "
                               + beurtenTekst (minst) + ".";
    }

    // Retourneert: een zet, met wat zij kostte, en welke beter was
    std::string zetTekst (size_t nummer) const
    {
      size_t plek = 0;
      std::string tekst = Rekenaar::getypt (gedaan[nummer]);
      if (!isBekend (nummer, plek))
        return tekst + " ?";
      const int kosten = terug.zetten[plek].first;
      const bool geschat = !terug.dieptes.empty () && terug.dieptes[plek] > 0;
      const std::string prijs = "-" + std::to_string (kosten);
      return kosten == 0 ? tekst
        : tekst + " " + (geschat ? "(" + prijs + ")" : prijs) + " "
          + Rekenaar::getypt (terug.zetten[plek].second);
    }

    // Retourneert: de zetten, genummerd, in paren van beide spelers, vanaf het
    //   eerste waarvan iets bekend is
    std::vector<std::string> paren () const
    {
      std::vector<std::string> nummers, cellen[2];
      for (size_t i = (gedaan.size () - terug.zetten.size ()) / 2 * 2;
           i < gedaan.size (); i++)
      {
        if (i % 2 == 0)
          nummers.push_back (std::to_string (i / 2 + 1) + ". ");
        cellen[i % 2].push_back (zetTekst (i));
      }
      cellen[1].resize (nummers.size ());
      vulUit (nummers, true);
      vulUit (cellen[0], false);
      for (size_t i = 0; i < nummers.size (); i++)
        nummers[i] += cellen[0][i] + "  " + cellen[1][i];
      return nummers;
    }

    // Retourneert: wat de zetten kostten van wie de eerste deed, of met 1 de
    //   tweede, met zijn naam
    std::string som (size_t wie)
    {
      long long samen = 0;
      size_t plek = 0;
      for (size_t i = wie; i < gedaan.size (); i += 2)
        samen += isBekend (i, plek) ? terug.zetten[plek].first : 0;
      return naamVan (wie) + ": " + std::to_string (samen);
    }
};

}

#endif
