// kleur.h: kleur de stenen en tegels van een getekende stand. De letters
// blijven staan: er hangt niets van de kleur af.

#ifndef TerminalKleurHVar
#define TerminalKleurHVar

#include <string>

namespace terminal
{

// Een teken en de code van zijn kleur op een terminal, zoals "33".
struct Kleur
{
  char teken;
  const char *code;
};

// Kleur de tekens van een tekening. Alleen woorden die uit gekleurde tekens en
// punten bestaan tellen mee, dus de letter b van "bord" blijft zoals zij is;
// ook lijnen scheiden woorden.
// Parameters:
// * tekening: de tekening
// * kleuren: de tekens en hun kleuren, tot een met teken nul
// Retourneert: de tekening, met de codes erin
inline std::string gekleurd (const std::string &tekening, const Kleur *kleuren)
{
  const std::string Tussen = " \n|_";
  std::string tekens = ".", uit;
  for (const Kleur *kleur = kleuren; kleur->teken != '\0'; kleur++)
    tekens += kleur->teken;
  for (size_t begin = 0; begin < tekening.size (); )
  {
    size_t eind = tekening.find_first_of (Tussen, begin);
    eind = eind == std::string::npos ? tekening.size () : eind + 1;
    const std::string woord = tekening.substr (begin, eind - begin);
    const bool alle = woord.find_first_not_of (tekens + Tussen)
                      == std::string::npos;
    for (size_t i = 0; i < woord.size (); )
    {
      size_t j = woord.find_first_not_of (woord[i], i);  // wat gelijk is samen
      j = j == std::string::npos ? woord.size () : j;
      const Kleur *kleur = kleuren;
      while (kleur->teken != '\0' && kleur->teken != woord[i])
        kleur++;
      uit += alle && kleur->teken != '\0'
        ? "\033[" + std::string (kleur->code) + "m" + woord.substr (i, j - i)
          + "\033[0m"
        : woord.substr (i, j - i);
      i = j;
    }
    begin = eind;
  }
  return uit;
}

}

#endif
