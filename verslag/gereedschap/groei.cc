// groei.cc: hoe snel het werk groeit met het aantal zetten dat je vooruitkijkt,
// in veel partijen van een spel.
//
// Gebruik: groei BESTAND PARTIJEN; de zaden zijn 1 t/m PARTIJEN.
//
// Elke partij gaat zoals bij het experiment: uitspelen met goede zetten, en dan
// steeds een zet terug. Door de logaritme van de omvang van elke boom gaat de
// rechte lijn met de kleinste kwadraten; de factor is de groei per zet daarvan.
//
// csv: zaad;zetten;begin;factor;perzet;snelfactor;laat;vroeg;sneller. De lijn
// is begin keer factor tot de macht zetten terug; perzet is de omvang van de
// hele boom tot de macht 1 / zetten; snelfactor is de factor van
// besteScoreSnel; laat en vroeg zijn de groei per zet in de helft van de zetten
// bij het einde en in die bij het begin, en sneller is 1 als die bij het begin
// groter is

#include "gereedschap.h"
#include <cmath>

using namespace verslag;

namespace
{

// Een rechte lijn door logaritmen van punten op x = 1, 2, 3, ...
struct Lijn
{
  double begin, factor;  // de waarde op x is begin keer factor tot de macht x
};

// Parameter:
// * waarden: de waarde op elke x, boven 0
// Retourneert: de lijn met de kleinste kwadraten
Lijn lijnDoor (const std::vector<double> &waarden)
{
  const double n = static_cast<double> (waarden.size ()), midden = (n + 1) / 2;
  double gemiddeld = 0, xy = 0, xx = 0;
  for (size_t i = 0; i < waarden.size (); i++)
  {
    const double x = static_cast<double> (i) + 1 - midden;
    gemiddeld += std::log (waarden[i]) / n;
    xy += x * std::log (waarden[i]);
    xx += x * x;
  }
  const Lijn lijn = { std::exp (gemiddeld - xy / xx * midden),
                      std::exp (xy / xx) };
  return lijn;
}

// Retourneert: de groei per stap, van waarde van tot waarde tot
double groeiPerStap (const std::vector<double> &waarden, size_t van, size_t tot)
{
  return std::pow (waarden[tot] / waarden[van],
                   1 / static_cast<double> (tot - van));
}

}

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: groei BESTAND PARTIJEN");
  std::cout << "zaad;zetten;begin;factor;perzet;snelfactor;laat;"
               "vroeg;sneller" << std::endl;
  for (unsigned zaad = 1; zaad <= static_cast<unsigned> (std::atoi (argv[2]));
       zaad++)
  {
    TegelSpel spel;
    Zet zet;
    std::vector<double> omvang, snel;
    lees (spel, std::string (argv[1]));
    speelUit (spel, zaad);
    while (spel.unDoeZet ())
    {
      long long standen = 0;
      spel.besteScoreSnel (zet, standen);
      omvang.push_back (static_cast<double> (spel.telStanden ()));
      snel.push_back (static_cast<double> (standen));
    }
    const Lijn lijn = lijnDoor (omvang);
    const size_t laatste = omvang.size () - 1, midden = laatste / 2;
    const double laat = groeiPerStap (omvang, 0, midden),
                 vroeg = groeiPerStap (omvang, midden, laatste);
    std::cout << zaad << ';' << omvang.size () << ';' << lijn.begin << ';'
              << lijn.factor << ';' << std::pow
                (omvang.back (), 1 / static_cast<double> (omvang.size ()))
              << ';' << lijnDoor (snel).factor << ';' << laat << ';' << vroeg
              << ';' << (vroeg > laat) << std::endl;
  }
  return terminal::sluitAf (0);
}
