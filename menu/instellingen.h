// instellingen.h: wat de gebruiker op de opdrachtregel instelt.

#ifndef InstellingenHVar
#define InstellingenHVar

namespace terminal
{

struct Instellingen
{
  long long zaad;        // van het toeval
  long long simulaties;  // per zet, bij een goede zet
  bool stil;             // geen voortgang op stderr
  bool snel;             // --los zonder de hele boom af te lopen
};

}

#endif
