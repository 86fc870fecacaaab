// omleiding.h: laat wat naar de ene uitvoer gaat een tijdje naar een andere
// gaan, zoals meldingen van stderr naar het scherm.

#ifndef TerminalOmleidingHVar
#define TerminalOmleidingHVar

#include <iostream>

namespace terminal
{

// De omleiding duurt zo lang als het object bestaat.
class Omleiding
{
  public:

    // Parameters:
    // * nwVan: de uitvoer die omgeleid wordt
    // * naar: waarheen
    Omleiding (std::ostream &nwVan, std::ostream &naar)
    : van (nwVan), eigen (nwVan.rdbuf (naar.rdbuf ()))
    {
    }

    Omleiding (const Omleiding &) = delete;  // een uitvoer, een omleiding
    Omleiding &operator= (const Omleiding &) = delete;

    // Herstel de uitvoer.
    ~Omleiding ()
    {
      van.rdbuf (eigen);
    }

  private:

    std::ostream &van;
    std::streambuf *eigen;  // waar de uitvoer anders heen gaat
};

}

#endif
