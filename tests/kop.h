// kop.h: wat elke toets insluit, zonder dat te zeggen: test.mk zet het ervoor,
// zodat het maar een keer vertaald wordt.

#ifndef KopHVar
#define KopHVar

#include <algorithm>
#include <cctype>
#include <climits>
#include <cmath>
#include <fstream>
#include <iomanip>
#include <map>
#include <memory>
#include <random>
#include <set>
#include "tests/bestand.h"
#include "tests/patroon.h"
#include "tests/tekst.h"
#include "tests/toets.h"
#include "tests/vangst.h"

#endif
