// kwaliteit.cc: hoe vaak een goede zet een beste zet is.
//
// Gebruik: kwaliteit BESTAND PARTIJEN; de zaden zijn 1 t/m PARTIJEN.
//
// csv: zaad;standen;keuzes;toeval;gretig;mc10;mc100;mc1000;exact;meer;oneindig;
// fout;beide, zie Telling in kwaliteit.h. Meer is mc1000 min mc100, oneindig
// exact min mc1000, en fout wat met mc1000 niet goed is

#include "kwaliteit.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: kwaliteit BESTAND PARTIJEN");
  const unsigned partijen = static_cast<unsigned> (std::atoi (argv[2])),
                 perMelding = 10;
  const Spelbestand inhoud = leesBestand (argv[1]);
  Gemiddelden gemiddelden (inhoud);
  std::cout << "zaad;standen;keuzes;toeval;gretig;mc10;mc100;mc1000;exact;"
               "meer;oneindig;fout;beide\n";
  for (unsigned zaad = 1; zaad <= partijen; zaad++)
  {
    const Telling t = speelPartij (inhoud, gemiddelden, zaad);
    std::cout << zaad << ';' << t.standen << ';' << t.keuzes << ';'
              << t.toeval << ';' << t.gretig << ';' << t.goed[0] << ';'
              << t.goed[1] << ';' << t.goed[2] << ';' << t.exact << ';'
              << t.goed[2] - t.goed[1] << ';' << t.exact - t.goed[2] << ';'
              << t.keuzes - t.goed[2] << ';' << t.beide << std::endl;
    if (zaad % perMelding == 0)
      meld (std::string (argv[1]) + ": partij " + std::to_string (zaad));
  }
  return terminal::sluitAf (0);
}
