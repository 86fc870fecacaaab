// exitcode.h: waarmee een programma eindigt; Slot in opties.h zegt wat het
// betekent.

#ifndef TerminalExitcodeHVar
#define TerminalExitcodeHVar

namespace terminal
{

enum Exitcode { Gelukt, SpelOnleesbaar, VerkeerdGebruik, Mislukt,
                Onderbroken = 130 };

}

#endif
