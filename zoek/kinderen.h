// kinderen.h: de kinderen van een stand die nog doorzocht moeten worden.

#ifndef ZoekKinderenHVar
#define ZoekKinderenHVar

namespace zoek
{

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

}

#endif
