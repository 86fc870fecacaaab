// trede5.cc: alfa-beta en het geheugen samen.
//
// Nieuw: stel alleen vragen waar ja of nee op volgt: haalt deze stelling de
// grens? Het antwoord is zelf een grens, onder of boven, en zo komt het in het
// geheugen. Met een paar vragen ligt de score vast. Een zet die een rij vol
// maakt is vaak goed, en komt eerst: hoe eerder er ja is, hoe minder werk.
//
// Verder gaat ../oplosser.h: een tabel die niet groter wordt dan mag,
// vooruitzien of wie achterstaat het nog inhaalt (../inhalen.h), en een betere
// volgorde van de zetten (../volgorde.h).

#include "../../alfabeta.h"
#include "../../bits.h"
#include "geheugen.h"
#include "gemeen.h"

namespace trede5
{

using namespace trap;
using namespace zoek::tegelspel;

// Wat er bij elke vraag hetzelfde is.
struct Zoektocht
{
  const Speelruimte &ruimte;
  Geheugen &geheugen;
  Bezoekteller &teller;
};

// Vraag of de score van een stelling minstens een grens is.
// Retourneert: is dat zo, dan een getal vanaf de grens dat de score minstens
//   is; anders een eronder dat zij hoogstens is
static int vraag (const Stelling &stelling, int grens, const Zoektocht &tocht)
{
  const unsigned zetten = zettenIn (stelling), vult = stelling.eigen->vult;
  tocht.teller.tel ();
  if (zetten == 0)
    return scoreVan (stelling);
  const Weetje &weetje = tocht.geheugen.van (tocht.ruimte.sleutel (stelling));
  if (weetje.laag >= grens)
    return weetje.laag;
  if (weetje.hoog < grens)
    return weetje.hoog;
  int beste = -MaxRijen;
  for (unsigned deel : { zetten & vult, zetten & ~vult })
    for ( ; deel != 0 && beste < grens; deel = zoek::zonderEerste (deel))
    {
      const Stelling erna = naZet (stelling, zoek::eersteBit (deel));
      const int score = -vraag (erna, 1 - grens, tocht);
      if (score > beste)
        beste = score;
    }
  if (beste >= grens)
    weetje.laag = beste;
  else
    weetje.hoog = beste;
  return beste;
}

// Retourneert: het antwoord voor een spel; nulvenster (../../alfabeta.h) stelt
//   vragen tot de score vastligt, vanaf een gok: na de eerste zet de beste tot
//   nu toe, want is een zet niet beter, dan is een vraag genoeg; hoeveel
//   slechter hij is doet er niet toe
static Antwoord losOp (Spel &spel, Toezicht &toezicht)
{
  const Speelruimte ruimte = ruimteVan (spel);
  Geheugen geheugen;
  Bezoekteller teller (toezicht);
  const Zoektocht tocht = { ruimte, geheugen, teller };
  return kies (spel, teller, [&] (const Zet &zet, int beste)
  {
    const Stelling erna = naZet (spel, ruimte.begin (), zet);
    const int gok = beste < -MaxRijen ? 0 : -beste;
    return -zoek::nulvenster ([&] (int grens)
                              { return vraag (erna, grens, tocht); },
                              -MaxRijen, -beste, gok);
  });
}

}

// Los een spel op; zie gemeen.h.
int main (int argc, char **argv)
{
  return trap::draai (argc, argv, "5 allebei", false, trede5::losOp);
}
