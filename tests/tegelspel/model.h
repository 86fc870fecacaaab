// model.h: het hele model van TegelSpel: de regels, de kansen, en standen lezen,
// schrijven, tekenen en loten.

#ifndef ModelHVar
#define ModelHVar

#include "modelkansen.h"
#include "modelregels.h"
#include "modeltekst.h"

#endif
