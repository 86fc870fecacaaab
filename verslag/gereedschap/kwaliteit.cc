// kwaliteit.cc: hoe vaak een goede zet een beste zet is.
//
// Gebruik: kwaliteit BESTAND PARTIJEN; de zaden zijn 1 t/m PARTIJEN.
//
// Elke partij wordt gespeeld zoals bij het experiment. In elke stand waar de
// keuze telt, doordat niet alle zetten dezelfde waarde hebben, kiest elke
// methode een zet, en telt of dat een beste zet is.
//
// csv: zaad;standen;keuzes;mc10;mc100;mc1000;gretig;toeval, met het aantal
// standen met minstens twee zetten, dat waar de keuze telt, en per methode het
// aantal beste zetten; bij toeval het verwachte aantal

#include "gereedschap.h"
#include "gretig.h"
#include "standaard.h"

using namespace verslag;

namespace
{

const int Simulaties[] = { 10, 100, 1000 };

// De tellingen van een partij.
struct Telling
{
  int standen, keuzes, goed[3], gretig;
  double toeval;
};

// Laat alle methoden kiezen in een stand.
// Parameters:
// * spel: de stand, met minstens twee zetten
// * telling: wordt bijgewerkt
void beoordeel (TegelSpel &spel, Telling &telling)
{
  const std::vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
  const std::vector<int> lijst = waarden (spel);
  const int beste = *std::max_element (lijst.begin (), lijst.end ());
  const int hoeveel = static_cast<int>
    (std::count (lijst.begin (), lijst.end (), beste));
  telling.standen++;
  if (hoeveel == static_cast<int> (lijst.size ()))
    return;
  telling.keuzes++;
  for (int i = 0; i < 3; i++)
  {
    const Zet zet = spel.bepaalGoedeZet (Simulaties[i]);
    for (size_t j = 0; j < zetten.size (); j++)
      if (zetten[j] == zet && lijst[j] == beste)
        telling.goed[i]++;
  }
  telling.gretig += lijst[gretigeZet (spel)] == beste ? 1 : 0;
  telling.toeval += static_cast<double> (hoeveel)
                    / static_cast<double> (lijst.size ());
}

}

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: kwaliteit BESTAND PARTIJEN");
  std::cout << "zaad;standen;keuzes;mc10;mc100;mc1000;gretig;toeval\n";
  for (int zaad = 1; zaad <= std::atoi (argv[2]); zaad++)
  {
    TegelSpel spel;
    Telling t = { 0, 0, { 0, 0, 0 }, 0, 0 };
    lees (spel, std::string (argv[1]));
    zetZaad (static_cast<unsigned long long> (zaad));
    while (!spel.eindstand ())
    {
      if (spel.bepaalVerschillendeZetten ().size () > 1)
        beoordeel (spel, t);
      const Zet zet = spel.bepaalGoedeZet (NrSimulaties);
      spel.doeZet (zet.first, zet.second);
    }
    std::cout << zaad << ';' << t.standen << ';' << t.keuzes << ';'
              << t.goed[0] << ';' << t.goed[1] << ';' << t.goed[2] << ';'
              << t.gretig << ';' << t.toeval << std::endl;
    if (zaad % 10 == 0)
      meld (std::string (argv[1]) + ": partij " + std::to_string (zaad));
  }
  return 0;
}
