// getallen.cc: maak de getallen en tabellen van het verslag; zie tex.h.
//
// Gebruik: getallen MAP, met de map van de csv-bestanden, waar ook de .tex-
// bestanden in komen.

#include "gereedschap.h"
#include "tex.h"

int main (int argc, char **argv)
{
  if (argc != 2)
  {
    std::cerr << "gebruik: getallen MAP" << std::endl;
    return 1;
  }
  try
  {
    for (const auto &bestand : verslag::Tex (argv[1]).maak ())
      verslag::schrijf (std::string (argv[1]) + "/" + bestand.first,
                        bestand.second);
  }
  catch (const std::exception &fout)
  {
    std::cerr << fout.what () << std::endl;
    return 1;
  }
  return terminal::sluitAf (0);
}
