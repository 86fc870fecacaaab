// omgeleid.h: geen meldingen op het scherm.

#ifndef OmgeleidHVar
#define OmgeleidHVar

#include <iostream>
#include <sstream>

// Zolang het object bestaat blijven cout en cerr stil.
class Stilte
{
  public:

    Stilte ()
    : uit (std::cout.rdbuf (nullptr)), fout (std::cerr.rdbuf (nullptr))
    {
    }

    ~Stilte ()
    {
      std::cout.rdbuf (uit);
      std::cerr.rdbuf (fout);
    }

  private:

    Stilte (const Stilte &);
    Stilte &operator= (const Stilte &);

    std::streambuf *uit, *fout;
};

#endif
