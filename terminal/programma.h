// programma.h: het begin en het eind van elk hoofdprogramma. Ook zonder
// geheugen, en als de uitvoer niet geschreven kan worden, hoort een programma
// te zeggen wat er mis is en met een exitcode te eindigen.

#ifndef TerminalProgrammaHVar
#define TerminalProgrammaHVar

#include <cstdlib>
#include <iostream>

namespace terminal
{

// De exitcode als het geheugen op is of de uitvoer niet te schrijven is.
const int Mislukt = 3;

// Meld dat het geheugen op is en eindig.
inline void geheugenOp ()
{
  std::cerr << "\nHet geheugen is op." << std::endl;
  std::exit (Mislukt);
}

// Eindig omdat niemand een exception ving. Meestal is dat std::bad_alloc, of er
// was geen geheugen om er een te gooien. Elke andere is een fout van het
// programma, en hoort niet op een gebrek aan geheugen te lijken.
inline void nietGevangen ()
{
  try
  {
    if (std::current_exception () != 0)
      throw;
  }
  catch (const std::bad_alloc &)
  {
  }
  catch (...)
  {
    std::cerr << "\nEr zit een fout in het programma." << std::endl;
    std::abort ();
  }
  geheugenOp ();
}

// Zorg dat het programma met geheugenOp eindigt als het geheugen op is: waar
// new het niet krijgt (een exception zou zelf ook geheugen nodig hebben), en
// waar iemand std::bad_alloc gooit. Dit hoort de eerste opdracht van main te
// zijn.
inline void bewaakGeheugen ()
{
  std::set_new_handler (geheugenOp);
  std::set_terminate (nietGevangen);
}

// Schrijf alle uitvoer weg. Dit hoort de laatste opdracht van main te zijn.
// Retourneert: de exitcode waarmee het programma zou eindigen; of Mislukt, met
//   een melding op stderr, als niet alle uitvoer te schrijven was
inline int sluitAf (int exitcode)
{
  if (std::cout.flush ())
    return exitcode;
  std::cerr << "De uitvoer is niet te schrijven." << std::endl;
  return Mislukt;
}

}

#endif
