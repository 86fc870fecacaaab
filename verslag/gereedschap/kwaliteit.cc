// kwaliteit.cc: hoe vaak een goede zet een beste zet is.
//
// Gebruik: kwaliteit BESTAND SPELLEN
//
// Elk spel is dat van BESTAND met een andere pot: dezelfde tegels, op de
// schalen en in de pot, in een volgorde die het zaad bepaalt, 1 t/m SPELLEN.
// Van elk is er een partij.
//
// csv: zaad;standen;keuzes;toeval;gretig;mc10;mc100;mc1000;exact;meer;oneindig;
// voorsprong;fout;beide, zie Telling in kwaliteit.h. Meer is mc1000 min mc100,
// oneindig exact min mc1000, voorsprong mc1000 min gretig, en fout wat met
// mc1000 niet goed is

#include "kwaliteit.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: kwaliteit BESTAND SPELLEN");
  const unsigned spellen = static_cast<unsigned> (std::atoi (argv[2]));
  const Spelbestand inhoud = leesBestand (argv[1]);
  std::cout << "zaad;standen;keuzes;toeval;gretig;mc10;mc100;mc1000;exact;"
               "meer;oneindig;voorsprong;fout;beide\n";
  for (unsigned zaad = 1; zaad <= spellen; zaad++)
  {
    const Telling t = speelPartij (geschud (inhoud, zaad), zaad);
    std::cout << zaad << ';' << t.standen << ';' << t.keuzes << ';'
              << t.toeval << ';' << t.gretig << ';' << t.goed[0] << ';'
              << t.goed[1] << ';' << t.goed[2] << ';' << t.exact << ';'
              << t.goed[2] - t.goed[1] << ';' << t.exact - t.goed[2] << ';'
              << t.goed[2] - t.gretig << ';' << t.keuzes - t.goed[2] << ';'
              << t.beide << std::endl;
    meld (std::string (argv[1]) + ": spel " + std::to_string (zaad));
  }
  return terminal::sluitAf (0);
}
