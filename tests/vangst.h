// vangst.h: opvangen wat er op het scherm komt.

#ifndef VangstHVar
#define VangstHVar

#include <iostream>
#include <sstream>
#include <string>

// Vangt op wat er naar cout gaat, zolang het object bestaat.
class Vangst
{
  public:

    Vangst () : oud (std::cout.rdbuf (opvang.rdbuf ())) {}
    ~Vangst () { std::cout.rdbuf (oud); }
    std::string tekst () const { return opvang.str (); }

  private:

    Vangst (const Vangst &);
    Vangst &operator= (const Vangst &);

    std::ostringstream opvang;
    std::streambuf *oud;
};

#endif
