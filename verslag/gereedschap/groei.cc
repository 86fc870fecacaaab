// groei.cc: hoe snel de boom groeit, over veel partijen.
//
// Gebruik: groei BESTAND PARTIJEN; de zaden zijn 1 t/m PARTIJEN.
//
// Elke partij wordt gespeeld zoals bij het experiment. Door de logaritmen van
// de omvang van de boom, tegen het aantal teruggenomen zetten, gaat de lijn
// met de kleinste kwadraten; haar helling geeft de groeifactor per zet.
//
// csv: zaad;zetten;factor

#include "gereedschap.h"
#include "lijn.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: groei BESTAND PARTIJEN");
  TegelSpel spel;
  lees (spel, std::string (argv[1]));
  std::cout << "zaad;zetten;factor" << std::endl;
  for (int zaad = 1; zaad <= std::atoi (argv[2]); zaad++)
  {
    const int aantal = static_cast<int>
      (speelUit (spel, static_cast<unsigned> (zaad)).size ());
    Lijn lijn;
    for (int terug = 1; terug <= aantal; terug++)
    {
      spel.unDoeZet ();
      lijn.voegToe (terug, static_cast<double> (spel.telStanden ()));
    }
    std::cout << zaad << ';' << aantal << ';' << lijn.factor () << std::endl;
    meld ("groei: partij " + std::to_string (zaad));
  }
  return terminal::sluitAf (0);
}
