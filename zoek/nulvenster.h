// nulvenster.h: vind een waarde met vragen waar alleen ja of nee op volgt.

#ifndef ZoekNulvensterHVar
#define ZoekNulvensterHVar

namespace zoek
{

// Vind de waarde van een stand met MTD(f): stel telkens de vraag of de waarde
// minstens een grens is, en laat het antwoord, dat zelf ook een grens is, de
// volgende vraag bepalen (Plaat, Schaeffer, Pijls en De Bruin, "Best-first
// fixed-depth minimax algorithms", 1996).
// Parameters:
// * toets: een functie van een grens; is haar uitkomst minstens die grens, dan
//   is de waarde minstens de uitkomst, en anders hoogstens
// * laag, hoog: laag <= waarde <= hoog
// * gok: een schatting van de waarde, van laag t/m hoog
// Retourneert: de waarde
template <typename Toets>
int nulvenster (const Toets &toets, int laag, int hoog, int gok)
{
  while (laag < hoog)
  {
    const int grens = gok == laag ? gok + 1 : gok;
    gok = toets (grens);
    if (gok < grens)
      hoog = gok;
    else
      laag = gok;
  }
  return laag;
}

}

#endif
