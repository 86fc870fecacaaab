// breedte.cc: hoe breed een boom is, per diepte; zie breedte.h.
//
// Gebruik: breedte BESTAND
//
// csv: diepte;standen;stellingen

#include "breedte.h"

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc != 2)
    breekAf ("gebruik: breedte BESTAND");
  const std::vector<Laag> lagen = breedte (ruimteVan (leesBestand (argv[1])));
  std::cout << "diepte;standen;stellingen\n";
  for (size_t diepte = 0; diepte < lagen.size (); diepte++)
    std::cout << diepte << ';' << lagen[diepte].standen << ';'
              << lagen[diepte].stellingen << '\n';
  return terminal::sluitAf (0);
}
