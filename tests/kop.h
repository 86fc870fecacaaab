// kop.h: wat de meeste toetsen insluiten; het wordt maar een keer vertaald.

#ifndef KopHVar
#define KopHVar

#include <algorithm>
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
