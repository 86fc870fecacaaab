// constantes.h: de grenzen van het spel.

#ifndef ConstantesHVar
#define ConstantesHVar

#include <utility>

const int MaxSchalen = 5;
const int MaxPerSchaal = 5;
const int MaxRijen = 10;
const int MaxPerRij = 6;
const int NrSimulaties = 100;
const std::pair<int,char> GeenZet = std::make_pair (-1, '\0');

#endif
