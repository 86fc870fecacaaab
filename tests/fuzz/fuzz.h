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

// Lees een bestand met deze inhoud in een object. Een geweigerd bestand geeft
// een melding en verandert niets; een goed bestand geeft geen melding, en het
// object is daarna te bewaren en weer gelijk in te lezen.
// Parameters:
// * Inzicht: heeft lees en dump
// * oud: het object, met een spel
// * bestand: geeft het bestand van een gelezen object
template <typename Inzicht, typename Spel>
void eisLezen (const Spel &oud, const std::string &invoer,
               std::string (*bestand) (const Spel &))
{
  static TijdelijkBestand inhoud;
  Spel spel (oud);
  const Vangst uit, fout (std::cerr);
  if (!Inzicht::lees (spel, inhoud.met (invoer)))
  {
    eisLeesbaar (uit.tekst () + fout.tekst (), 1000);
    EIS_GELIJK (Inzicht::dump (spel), Inzicht::dump (oud));
    return;
  }
  Spel weer (oud);
  EIS (Inzicht::lees (weer, inhoud.met (bestand (spel))));
  EIS_GELIJK (Inzicht::dump (weer), Inzicht::dump (spel));
  EIS_GELIJK (uit.tekst () + fout.tekst (), "");
}

// Draai een menu op deze invoer, tot het stopt of de invoer op is; in het
// laatste geval hoort er een nieuwe regel te volgen, tenzij de invoer midden in
// een antwoord ophoudt. Er komt alleen gewone tekst op het scherm.
template <typename Werk>
void draaiMenu (const std::string &invoer, const Werk &werk)
{
  std::istringstream in (invoer);
  std::streambuf *const oud = std::cin.rdbuf (in.rdbuf ());
  std::cin.clear ();
  zetZaad (1);
  {
    const Vangst uit, fout (std::cerr);
    werk ();
    const std::string alles = fout.tekst () + uit.tekst ();
    eisGewoon (alles);
    EIS (!alles.empty ());
    EIS (!std::cin.fail () || eindigtOp (alles, "\n")
         || (!invoer.empty () && invoer.back () != '\n'));
  }
  std::cin.rdbuf (oud);
}

#endif
