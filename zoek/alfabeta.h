// alfabeta.h: waar elk zoeken met alfa-beta uit bestaat: vragen waar alleen ja
// of nee op volgt, de kinderen van een stand, en wat er van zetten te leren is.

#ifndef ZoekAlfabetaHVar
#define ZoekAlfabetaHVar

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

// Kind is een record met een veld waardering; er passen er Meeste in.
template <typename Kind, int Meeste>
struct Kinderen
{
  Kind kind[Meeste];
  int aantal;
};

// Haal het hoogst gewaardeerde kind, en het voorste daarvan, uit de kinderen,
// minstens een; het laatste komt op zijn plaats.
// Retourneert: dat kind
template <typename Kind, int Meeste>
inline Kind neemBeste (Kinderen<Kind, Meeste> &kinderen)
{
  int beste = 0;
  for (int i = 1; i < kinderen.aantal; i++)
    if (kinderen.kind[i].waardering > kinderen.kind[beste].waardering)
      beste = i;
  const Kind kind = kinderen.kind[beste];
  kinderen.kind[beste] = kinderen.kind[--kinderen.aantal];
  return kind;
}

// Leer voor de volgorde dat een zet genoeg was om een vraag te beantwoorden, of
// daarvoor tevergeefs geprobeerd is. Haar getal, van -Hoogste t/m Hoogste, gaat
// een deel van de weg naar een van de einden: wat oud is verdwijnt zo weer.
inline void leer (signed char &getal, bool genoeg)
{
  const int Hoogste = 100, Traagheid = 8, naar = genoeg ? Hoogste : -Hoogste;
  getal = static_cast<signed char> (getal + (naar - getal) / Traagheid);
}

}

#endif
