// kwaliteit.cc: hoe vaak een goede zet een beste zet is.
//
// Gebruik: kwaliteit BESTAND PARTIJEN; de zaden zijn 1 t/m PARTIJEN.
//
// csv: zaad;standen;keuzes;mc10;mc100;mc1000;exact;beide;gretig;toeval, zie
// kwaliteit.h

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
  std::cout << "zaad;standen;keuzes;mc10;mc100;mc1000;exact;beide;gretig;"
               "toeval\n";
  for (unsigned zaad = 1; zaad <= partijen; zaad++)
  {
    const Telling t = speelPartij (inhoud, gemiddelden, zaad);
    std::cout << zaad << ';' << t.standen << ';' << t.keuzes << ';'
              << t.goed[0] << ';' << t.goed[1] << ';' << t.goed[2] << ';'
              << t.exact << ';' << t.beide << ';' << t.gretig << ';'
              << t.toeval << std::endl;
    if (zaad % perMelding == 0)
      meld (std::string (argv[1]) + ": partij " + std::to_string (zaad));
  }
  return terminal::sluitAf (0);
}
