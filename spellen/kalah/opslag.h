// opslag.h: hoe een spel in een tekstbestand staat.
//
//   Kalah 1
//   kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0
//   begint 1
//   zet 6
//   zet 2
//   speler 1 mens
//   speler 2 computer 12
//   einde
//
// De eerste regel noemt het spel en het nummer van deze opmaak. Daarna komen
// de beginstand (van speler 1 de kuiltjes 1 t/m 6 en de kalah, dan die van
// speler 2), wie er begint, en de gespeelde zetten: een kuiltje per regel. Wie
// er spelen mag ontbreken.

#ifndef KalahOpslagHVar
#define KalahOpslagHVar

#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "kalah.h"
#include "speler.h"
#include "woorden.h"

namespace kalah
{

class Opslag
{
  public:

    // Parameters:
    // * nwNaam: de naam van het bestand
    // * nwMeldingen: waar de meldingen heen gaan
    explicit Opslag (const std::string &nwNaam,
                     std::ostream &nwMeldingen = std::cerr)
    : naam (nwNaam), meldingen (nwMeldingen)
    {
    }

    // Lees een spel; wat er niet klopt staat in een melding.
    // Parameters:
    // * spel: wordt het spel, met al zijn zetten, als true wordt geretourneerd
    // * spelers: wordt dan wie er spelen; leeg als het bestand dat niet zegt
    // Retourneert: true als het bestand een spel bevat
    bool lees (Kalah &spel, std::vector<Speler> &spelers) const
    {
      terminal::Lezer bestand (naam.c_str (), meldingen);
      Kalah nieuw = spel;
      std::vector<Speler> wie;
      if (!bestand.geopend () || !leesKop (bestand)
          || !leesBegin (bestand, nieuw) || !leesRest (bestand, nieuw, wie)
          || !bestand.uitgelezen ())
        return false;
      spel = nieuw;
      spelers = wie;
      return true;
    }

    // Parameters:
    // * spel: een spel
    // * spelers: wie er spelen, of leeg
    // Retourneert: wat er in het bestand komt
    static std::string tekst (const Kalah &spel,
                              const std::vector<Speler> &spelers)
    {
      const std::vector<int> kuiltjes = spel.beginKuiltjes (),
                             zetten = spel.gedaneZetten ();
      std::ostringstream uit;
      uit << Kop () << "\nkuiltjes";
      for (size_t i = 0; i < kuiltjes.size (); i++)
        uit << " " << kuiltjes[i];
      uit << "\nbegint " << spel.beginSpeler () << "\n";
      for (size_t i = 0; i < zetten.size (); i++)
        uit << "zet " << zetten[i] << "\n";
      for (size_t i = 0; i < spelers.size (); i++)
        uit << "speler " << i + 1
            << (spelers[i].isMens () ? " mens"
                : " computer " + spelers[i].getypt ()) << "\n";
      uit << "einde\n";
      return uit.str ();
    }

    // Retourneert: waar de naam van een bewaard spel op eindigt
    static const char *Achtervoegsel () { return ".kalah"; }

  private:

    std::string naam;
    std::ostream &meldingen;

    // De eerste regel: het spel, en het nummer van de opmaak.
    static const char *Kop () { return "Kalah 1"; }

    // Lees de eerste regel.
    // Parameter:
    // * bestand: het bestand, dat een regel verder komt
    // Retourneert: true als die klopt; anders false, met een melding
    static bool leesKop (terminal::Lezer &bestand)
    {
      const std::string verwacht = terminal::toonbaar (Kop ());
      std::string regel;
      return bestand.leesHeleRegel (verwacht, regel)
             && (regel == Kop () || bestand.verkeerd ("", regel, verwacht));
    }

    // Lees de beginstand en wie er begint.
    // Parameters:
    // * bestand: het bestand, dat twee regels verder komt
    // * spel: krijgt die stand
    // Retourneert: true als alles klopt; anders false, met een melding
    static bool leesBegin (terminal::Lezer &bestand, Kalah &spel)
    {
      const std::string
        stand = "\"kuiltjes\" en veertien aantallen steentjes, samen hoogstens "
                + std::to_string (MaxTotaal),
        speler = "\"begint 1\" of \"begint 2\"";
      std::vector<int> kuiltjes (2 * PerSpeler), begint (1);
      std::string regel;
      if (!bestand.leesHeleRegel (stand, regel))
        return false;
      if (!ontleed (regel, "kuiltjes", kuiltjes)
          || !spel.zetStand (kuiltjes, 1))
        return bestand.verkeerd ("", regel, stand);
      return bestand.leesHeleRegel (speler, regel)
             && ((ontleed (regel, "begint", begint)
                  && spel.zetStand (kuiltjes, begint[0]))
                 || bestand.verkeerd ("", regel, speler));
    }

    // Lees de zetten en doe ze, en wie er spelen, t/m de regel "einde".
    // Parameters:
    // * bestand: het bestand, dat zoveel regels verder komt
    // * spel: krijgt de zetten
    // * spelers: leeg; wordt wie er spelen
    // Retourneert: true als alles klopt; anders false, met een melding
    static bool leesRest (terminal::Lezer &bestand, Kalah &spel,
                          std::vector<Speler> &spelers)
    {
      std::vector<int> zet (1);
      std::string regel;
      while (bestand.leesHeleRegel (verwacht (spel, spelers.size ()), regel))
        if (regel == "einde" && spelers.size () != 1)
          return true;
        else if (!(spelers.empty () && ontleed (regel, "zet", zet)
                   && spel.doeZet (zet[0]))
                 && !leesSpeler (regel, spelers))
          return bestand.verkeerd ("", regel,
                                   verwacht (spel, spelers.size ()));
      return false;
    }

    // Parameters:
    // * spel: een spel
    // * spelers: hoeveel spelers er al genoemd zijn
    // Retourneert: welke regel er dan mag volgen
    static std::string verwacht (const Kalah &spel, size_t spelers)
    {
      const std::string einde = "\"einde\"",
        speler = "\"speler " + std::to_string (spelers + 1) + "\" en \"mens\" "
                 "of \"computer\" met ";
      if (spelers == 2)
        return einde;
      if (spelers == 1)
        return speler + Speler::magComputer ();
      if (spel.eindstand ())
        return einde + " (of eerst " + speler
               + "een sterkte), want het spel is afgelopen";
      return "\"zet\" en een kuiltje van speler "
             + std::to_string (spel.getSpeler ()) + " met steentjes ("
             + opsomming (cijfers (spel.bepaalZetten ()), "of") + "), "
             + speler + "een sterkte, of " + einde;
    }

    // Lees een regel die zegt wie een speler is.
    // Parameters:
    // * regel: de regel
    // * spelers: wie er al genoemd zijn; krijgt er een bij
    // Retourneert: true als de regel klopt
    static bool leesSpeler (const std::string &regel,
                            std::vector<Speler> &spelers)
    {
      std::istringstream in (regel);
      std::string woord, nummer, soort, sterkte, over;
      Speler speler;
      in >> woord >> nummer >> soort >> sterkte >> over;
      if (spelers.size () == 2 || woord != "speler" || !over.empty ()
          || nummer != std::to_string (spelers.size () + 1)
          || !(soort == "mens" ? sterkte.empty ()
               : soort == "computer" && speler.lees (sterkte, false)))
        return false;
      spelers.push_back (speler);
      return true;
    }

    // Ontleed een regel met een woord en getallen.
    // Parameters:
    // * regel: de regel
    // * woord: het woord
    // * getallen: worden de getallen, elk van 0 t/m MaxTotaal; hoeveel het
    //   er zijn staat vast
    // Retourneert: true als de regel klopt
    static bool ontleed (const std::string &regel, const std::string &woord,
                         std::vector<int> &getallen)
    {
      std::istringstream in (regel);
      std::string stuk;
      long long getal = 0;
      if (!(in >> stuk) || stuk != woord)
        return false;
      for (size_t i = 0; i < getallen.size (); i++)
      {
        if (!(in >> stuk) || !terminal::leesGetal (stuk, 0, MaxTotaal, getal))
          return false;
        getallen[i] = static_cast<int> (getal);
      }
      return !(in >> stuk);
    }
};

}

#endif
