// herkomst.h: kan een stand ontstaan in een spel dat met lege borden begint?

#ifndef HerkomstHVar
#define HerkomstHVar

#include <map>
#include "gereedschap.h"

namespace verslag
{

// Zoekt een spel dat met lege borden begint, en de zetten daarin die tot een
// stand leiden.
class Herkomst
{
  public:

    // Parameter:
    // * spel: de stand
    explicit Herkomst (const Spelbestand &spel)
    : begin (spel)
    {
      TegelSpel stand;
      lees (stand, spel);
      doel = beeld (stand);
      gelegd = 0;
      for (int wie = 0; wie < 2; wie++)
        for (std::pair<int,int> &rij : begin.rijen[wie])
        {
          gelegd += rij.first + rij.second;
          rij = std::make_pair (0, 0);
        }
    }

    // Zoek, over alle potten met evenveel tegels als er in de stand zijn. Wie
    // er begint doet er niet toe: alleen wie in de stand aan beurt is.
    // Retourneert: true als de stand ontstaan kan; pot en zetten zeggen hoe
    bool zoek ()
    {
      const size_t tegels = begin.pot.size () + static_cast<size_t> (gelegd);
      for (unsigned bits = 0; bits >> tegels == 0; bits++)
        for (begin.beurt = 0; begin.beurt < 2; begin.beurt++)
        {
          begin.pot.clear ();
          for (size_t i = 0; i < tegels; i++)
            begin.pot += "gb"[bits >> i & 1];
          if (speel (gelezen (begin), gelegd))
            return true;
        }
      return false;
    }

    Spelbestand begin;        // het spel met lege borden
    std::vector<Zet> zetten;  // van het begin tot de stand

  private:

    // Wat een stand tot die stand maakt, op de volgorde van schalen en rijen
    // na, en op de kleur van volle rijen na.
    struct Beeld
    {
      std::string pot;
      Paren schalen, rijen[2];
      int speler;

      bool operator== (const Beeld &ander) const
      {
        return pot == ander.pot && schalen == ander.schalen
               && rijen[0] == ander.rijen[0] && rijen[1] == ander.rijen[1]
               && speler == ander.speler;
      }
    };

    Beeld doel;
    int gelegd;  // tegels op de borden van de stand

    // Retourneert: een spel; wat een keer gelezen is wordt onthouden, want dat
    //   lezen kost het meeste werk
    static TegelSpel &gelezen (const Spelbestand &spel)
    {
      static std::map<std::string, TegelSpel> alle;
      const auto plaats = alle.insert
        (std::make_pair (alsBestand (spel), TegelSpel ()));
      if (plaats.second)
        lees (plaats.first->second, spel);
      return plaats.first->second;
    }

    // Retourneert: het beeld van een stand
    Beeld beeld (TegelSpel &spel) const
    {
      Beeld uit = { spel.getPot (), spel.getInhoudSchalen (),
                    { spel.getInhoudRijen (0), spel.getInhoudRijen (1) },
                    spel.getSpeler () };
      std::sort (uit.schalen.begin (), uit.schalen.end ());
      for (Paren &rijen : uit.rijen)
      {
        for (std::pair<int,int> &rij : rijen)
          if (rij.second == begin.L)
            std::swap (rij.first, rij.second);
        std::sort (rijen.begin (), rijen.end ());
      }
      return uit;
    }

    // Speel verder tot er zoveel tegels bij gelegd zijn, langs alle wegen.
    // Retourneert: true als de stand gevonden is; de zetten zijn dan bewaard
    bool speel (TegelSpel &spel, int nog)
    {
      if (nog == 0)
        return beeld (spel) == doel;
      for (const Zet &zet : spel.bepaalVerschillendeZetten ())
      {
        const std::pair<int,int> schaal =
          spel.getInhoudSchalen ()[static_cast<size_t> (zet.first)];
        const int tegels = zet.second == 'g' ? schaal.first : schaal.second;
        if (tegels > nog)
          continue;
        zetten.push_back (zet);
        spel.doeZet (zet.first, zet.second);
        const bool gevonden = speel (spel, nog - tegels);
        spel.unDoeZet ();
        if (gevonden)
          return true;
        zetten.pop_back ();
      }
      return false;
    }
};

}

#endif
