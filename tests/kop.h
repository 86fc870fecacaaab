// kop.h: wat elke toets insluit, en in make test elk menu, zonder het te
// zeggen: test.mk zet het ervoor, zodat het maar een keer vertaald wordt.

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

// Wat bijna elke toets gebruikt staat, eenmaal vertaald, in hoofd.cc en
// vectoren.cc.
extern template class std::vector<int>;
extern template class std::vector<std::string>;
extern template class std::vector< std::pair<int,int> >;
extern template void eis (const Links<bool> &, const char *, const char *, int);
extern template void eis (const Vergelijking<int, int> &, const char *,
                          const char *, int);
extern template void eis (const Vergelijking<std::string, std::string> &,
                          const char *, const char *, int);
extern template void eisGelijk (const int &, const int &, const char *,
                                const char *, int);
extern template void eisGelijk (const bool &, const bool &, const char *,
                                const char *, int);
extern template void eisGelijk (const std::string &, const std::string &,
                                const char *, const char *, int);

#endif
