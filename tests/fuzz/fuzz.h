// fuzz.h: wat de doelen van libFuzzer delen.
//
// Een doel is een functie die willekeurige bytes krijgt, en afbreekt als er
// iets niet klopt: door een eis (zie tests/toets.h), of door een sanitizer.

#ifndef FuzzHVar
#define FuzzHVar

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include "standaard.h"
#include "tests/toets.h"

// Het begin van een doel, met de naam die libFuzzer verlangt.
#define DOEL(data, lengte) \
  extern "C" int LLVMFuzzerTestOneInput (const uint8_t *data, size_t lengte)

// Een scherm waar alles van verdwijnt, zolang het object bestaat. Elke byte
// moet gewone tekst zijn: wat er van de invoer getoond wordt hoort veilig
// gemaakt te zijn.
class Scherm : public std::streambuf
{
  public:

    Scherm () : vreemd (-1), laatste ('\n'), aantal (0)
    {
      for (int i = 0; i < 2; i++)
        oud[i] = stroom (i).rdbuf (this);
    }

    ~Scherm ()
    {
      for (int i = 0; i < 2; i++)
      {
        stroom (i).rdbuf (oud[i]);
        stroom (i).clear ();
      }
    }

    // Eis dat er alleen gewone tekst kwam. (Een stroom vangt wat er gegooid
    // wordt tijdens het schrijven, dus het kan pas hier.)
    void eisGewoon () const
    {
      EIS_MET (vreemd < 0, "vreemde byte op het scherm: " << vreemd);
    }

    // Het aantal bytes, en of het laatste een nieuwe regel was.
    size_t bytes () const { return aantal; }
    bool regelIsUit () const { return laatste == '\n'; }

  protected:

    std::streamsize xsputn (const char *tekst, std::streamsize lengte)
    {
      for (std::streamsize i = 0; i < lengte; i++)
        neem (tekst[i]);
      return lengte;
    }

    int overflow (int letter)
    {
      if (letter != traits_type::eof ())
        neem (static_cast<char> (letter));
      return 0;
    }

  private:

    std::streambuf *oud[2];
    int vreemd;      // een byte die geen gewone tekst is, of -1
    char laatste;
    size_t aantal;

    static std::ostream &stroom (int i) { return i == 0 ? std::cout : std::cerr; }

    void neem (char letter)
    {
      if (letter != '\n' && (letter < ' ' || letter > '~'))
        vreemd = static_cast<unsigned char> (letter);
      laatste = letter;
      aantal++;
    }
};

// Een bestand dat alleen in het geheugen bestaat.
class Geheugenbestand
{
  public:

    Geheugenbestand () : nummer (memfd_create ("fuzz", 0))
    {
      if (nummer < 0)
        throw std::runtime_error ("geen bestand in het geheugen");
      pad = "/proc/self/fd/" + std::to_string (nummer);
    }

    ~Geheugenbestand () { close (nummer); }

    // Geef het bestand een nieuwe inhoud.
    const char *met (const void *inhoud, size_t lengte)
    {
      if (ftruncate (nummer, 0) != 0
          || pwrite (nummer, inhoud, lengte, 0)
             != static_cast<ssize_t> (lengte))
        throw std::runtime_error ("kan niet schrijven in het geheugen");
      return pad.c_str ();
    }

    const char *met (const std::string &inhoud)
    {
      return met (inhoud.data (), inhoud.size ());
    }

  private:

    Geheugenbestand (const Geheugenbestand &);
    Geheugenbestand &operator= (const Geheugenbestand &);

    int nummer;
    std::string pad;
};

// Lees een bestand met deze inhoud in een object. Een geweigerd bestand geeft
// een melding en verandert niets; een goed bestand geeft geen melding, en het
// object is daarna te bewaren en weer gelijk in te lezen.
// Parameters:
// * Inzicht: heeft lees en dump
// * oud: het object, met een spel
// * bestand: geeft het bestand van een gelezen object
template <typename Inzicht, typename Spel>
void eisLezen (const Spel &oud, const uint8_t *data, size_t lengte,
               std::string (*bestand) (const Spel &))
{
  static Geheugenbestand inhoud;
  Spel spel (oud);
  Scherm scherm;
  if (!Inzicht::lees (spel, inhoud.met (data, lengte)))
  {
    scherm.eisGewoon ();
    EIS (scherm.bytes () > 0 && scherm.bytes () < 1000);
    EIS (scherm.regelIsUit ());
    EIS_GELIJK (Inzicht::dump (spel), Inzicht::dump (oud));
    return;
  }
  Spel weer (oud);
  EIS (Inzicht::lees (weer, inhoud.met (bestand (spel))));
  EIS_GELIJK (Inzicht::dump (weer), Inzicht::dump (spel));
  EIS_GELIJK (scherm.bytes (), 0u);
}

// Draai een menu op deze invoer, tot het stopt of de invoer op is; in het
// laatste geval hoort er een nieuwe regel te volgen, tenzij de invoer midden in
// een antwoord ophoudt.
template <typename Werk>
void draaiMenu (const uint8_t *data, size_t lengte, const Werk &werk)
{
  std::istringstream invoer
    (std::string (reinterpret_cast<const char *> (data), lengte));
  std::streambuf *const oud = std::cin.rdbuf (invoer.rdbuf ());
  std::cin.clear ();
  zetZaad (1);
  {
    Scherm scherm;
    werk ();
    scherm.eisGewoon ();
    EIS (scherm.bytes () > 0);
    EIS (!std::cin.fail () || scherm.regelIsUit ()
         || (lengte > 0 && data[lengte - 1] != '\n'));
  }
  std::cin.rdbuf (oud);
}

#endif
