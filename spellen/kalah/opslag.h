// opslag.h: bewaar een spel in een tekstbestand, en lees het weer in.
//
//   Kalah 1
//   kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0
//   begint 1
//   zet 6
//   zet 2
//   einde
//
// De eerste regel noemt het spel en het nummer van deze opmaak. Daarna komen
// de beginstand (van speler 1 de kuiltjes 1 t/m 6 en de kalah, dan die van
// speler 2), wie er begint, en de gespeelde zetten: een kuiltje per regel.

#ifndef KalahOpslagHVar
#define KalahOpslagHVar

#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "kalah.h"
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
    // Parameter:
    // * spel: wordt het spel, met al zijn zetten, als true wordt geretourneerd
    // Retourneert: true als het bestand een spel bevat
    bool lees (Kalah &spel) const
    {
      terminal::Lezer bestand (naam.c_str (), meldingen);
      Kalah nieuw = spel;
      if (!bestand.geopend () || !leesKop (bestand)
          || !leesBegin (bestand, nieuw) || !leesZetten (bestand, nieuw)
          || !bestand.uitgelezen ())
        return false;
      spel = nieuw;
      return true;
    }

    // Schrijf een spel naar het bestand, waarvan de naam op .kalah eindigt. Het
    // komt eerst onder een andere naam op de schijf, zodat een oud bestand pas
    // verdwijnt als het nieuwe er helemaal staat. Wat er niet lukt staat in
    // een melding.
    // Parameter:
    // * spel: het spel
    // Retourneert: true als het gelukt is
    bool bewaar (const Kalah &spel) const
    {
      if (!magBewaren ())
      {
        meldingen << "Gevonden: " << terminal::toonbaar (naam)
                  << "; verwacht: een naam die op " << Achtervoegsel ()
                  << " eindigt." << std::endl;
        return false;
      }
      const std::string nieuw = naam + ".nieuw";
      std::ofstream bestand (nieuw.c_str ());
      const bool geopend = bestand.is_open ();
      schrijf (bestand, spel);
      bestand.close ();
      if (bestand && std::rename (nieuw.c_str (), naam.c_str ()) == 0)
        return true;
      if (geopend)
        std::remove (nieuw.c_str ());
      meldingen << "Bestand " << terminal::toonbaar (naam) << " is niet te "
                << "schrijven; verwacht werd een naam\nin een map waar dat "
                << "mag, op een schijf met ruimte." << std::endl;
      return false;
    }

    // Retourneert: waar de naam van een bewaard spel op eindigt
    static const char *Achtervoegsel () { return ".kalah"; }

  private:

    std::string naam;
    std::ostream &meldingen;

    // De eerste regel: het spel, en het nummer van de opmaak.
    static const char *Kop () { return "Kalah 1"; }

    // Retourneert: true als er onder deze naam bewaard mag worden: zij eindigt
    //   goed, en bevat geen nulbyte, want daar zou zij op de schijf ophouden
    bool magBewaren () const
    {
      const std::string einde = Achtervoegsel ();
      return naam.size () > einde.size ()
             && naam.substr (naam.size () - einde.size ()) == einde
             && naam.find ('\0') == std::string::npos;
    }

    // Schrijf een spel.
    // Parameters:
    // * uit: waarheen
    // * spel: het spel
    static void schrijf (std::ostream &uit, const Kalah &spel)
    {
      const std::vector<int> kuiltjes = spel.beginKuiltjes (),
                             zetten = spel.gedaneZetten ();
      uit << Kop () << "\nkuiltjes";
      for (size_t i = 0; i < kuiltjes.size (); i++)
        uit << " " << kuiltjes[i];
      uit << "\nbegint " << spel.beginSpeler () << "\n";
      for (size_t i = 0; i < zetten.size (); i++)
        uit << "zet " << zetten[i] << "\n";
      uit << "einde\n";
    }

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

    // Lees de zetten en doe ze, t/m de regel "einde".
    // Parameters:
    // * bestand: het bestand, dat zoveel regels verder komt
    // * spel: krijgt de zetten
    // Retourneert: true als alles klopt; anders false, met een melding
    static bool leesZetten (terminal::Lezer &bestand, Kalah &spel)
    {
      std::vector<int> zet (1);
      std::string regel;
      while (bestand.leesHeleRegel (verwachteZet (spel), regel))
        if (regel == "einde")
          return true;
        else if (!ontleed (regel, "zet", zet) || !spel.doeZet (zet[0]))
          return bestand.verkeerd ("", regel, verwachteZet (spel));
      return false;
    }

    // Parameter:
    // * spel: een spel
    // Retourneert: welke regel er op dit moment van het spel mag volgen
    static std::string verwachteZet (const Kalah &spel)
    {
      if (spel.eindstand ())
        return "\"einde\", want het spel is afgelopen";
      return "\"zet\" en een kuiltje van speler "
             + std::to_string (spel.getSpeler ()) + " met steentjes ("
             + opsomming (cijfers (spel.bepaalZetten ()), "of")
             + "), of \"einde\"";
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
