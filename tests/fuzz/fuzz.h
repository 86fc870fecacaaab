// fuzz.h: wat de doelen van libFuzzer delen.
//
// Een doel is een functie die willekeurige bytes krijgt, en afbreekt als er
// iets niet klopt: door een eis (zie tests/toets.h), of door een sanitizer.

#ifndef FuzzHVar
#define FuzzHVar

#include <cstdint>
#include <iostream>
#include <sstream>
#include <string>
#include "standaard.h"
#include "tests/bestand.cc"
#include "tests/tekst.cc"
#include "tests/toets.cc"
#include "tests/vangst.h"

// Het begin van een doel, dat de bytes als tekst krijgt.
#define DOEL(invoer) \
  static void doel (const std::string &invoer); \
  extern "C" int LLVMFuzzerTestOneInput (const uint8_t *data, size_t lengte) \
  { \
    doel (std::string (reinterpret_cast<const char *> (data), lengte)); \
    return 0; \
  } \
  static void doel (const std::string &invoer)

#endif
