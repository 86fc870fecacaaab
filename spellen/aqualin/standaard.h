// standaard.h: voor een hoofdprogramma dat standaard.h naast aqualin.h
// verwacht, zoals dat van de opgave.

#include "../../standaard.h"
