// vangst.h: opvangen wat er op het scherm komt.

#ifndef VangstHVar
#define VangstHVar

#include <iostream>
#include <sstream>
#include <string>

// Vangt op wat er naar cout of een andere uitvoer gaat, zolang het object
// bestaat.
class Vangst
{
  public:

    explicit Vangst (std::ostream &nwVan = std::cout)
    : van (nwVan), oud (nwVan.rdbuf (opvang.rdbuf ()))
    {
    }

    ~Vangst () { van.rdbuf (oud); }
    std::string tekst () const { return opvang.str (); }

  private:

    std::ostringstream opvang;
    std::ostream &van;
    std::streambuf *oud;
};

// Vangt alles op wat er op het scherm komt, zolang het object bestaat.
struct Stilte
{
  Vangst uit, fout;
  Stilte () : fout (std::cerr) {}
  std::string tekst () const { return uit.tekst () + fout.tekst (); }
};

#endif
