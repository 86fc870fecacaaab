// prijs.cc: wat een zet kost met terugnemen, en wat met een kopie.
//
// Gebruik: prijs BESTAND
//
// De hele boom wordt vier keer afgelopen: met de klasse TegelSpel, die een zet
// doet en terugneemt (terugnemen) of eerst zichzelf kopieert (kopie), en met
// de drie getallen van de zoeker, waarvan een zet een nieuw drietal maakt
// (drietal) of het ene drietal verandert en weer herstelt (herstel). Elke
// manier bepaalt in elke stand de verschillende zetten, en verder niets.
//
// csv: manier;standen;microseconden;nanoseconden, met in nanoseconden de
// rekentijd per stand

#include "gereedschap.h"
#include "zoek/bits.h"

using namespace verslag;
using zoek::tegelspel::Stelling;

namespace
{

// Loop de boom af met doeZet en unDoeZet.
// Retourneert: het aantal standen
long long terugnemen (TegelSpel &spel)
{
  long long standen = 1;
  for (const Zet &zet : spel.bepaalVerschillendeZetten ())
  {
    spel.doeZet (zet.first, zet.second);
    standen += terugnemen (spel);
    spel.unDoeZet ();
  }
  return standen;
}

// Loop de boom af met voor elke zet een kopie.
// Retourneert: het aantal standen
long long kopie (TegelSpel &spel)
{
  long long standen = 1;
  for (const Zet &zet : spel.bepaalVerschillendeZetten ())
  {
    TegelSpel erna (spel);
    erna.doeZet (zet.first, zet.second);
    standen += kopie (erna);
  }
  return standen;
}

// Loop de boom af met voor elke zet een nieuw drietal.
// Retourneert: het aantal standen
long long drietal (const Stelling &stelling)
{
  long long standen = 1;
  for (unsigned zetten = zettenIn (stelling); zetten != 0;
       zetten = zoek::zonderEerste (zetten))
    standen += drietal (naZet (stelling, zoek::eersteBit (zetten)));
  return standen;
}

// Loop de boom af met een drietal dat na elke zet weer wordt wat het was.
// Retourneert: het aantal standen
long long herstel (Stelling &stelling)
{
  long long standen = 1;
  for (unsigned zetten = zettenIn (stelling); zetten != 0;
       zetten = zoek::zonderEerste (zetten))
  {
    const Stelling voor = stelling;
    stelling = naZet (stelling, zoek::eersteBit (zetten));
    standen += herstel (stelling);
    stelling = voor;
  }
  return standen;
}

// Meet een manier, en schrijf haar regel.
template <typename Manier>
void schrijf (const char *naam, const Manier &manier)
{
  long long standen = 0;
  const double seconden = meet ([&] { standen = manier (); });
  std::cout << naam << ';' << standen << ';' << micro (seconden) << ';'
            << seconden * 1e9 / static_cast<double> (standen) << std::endl;
}

}

int main (int argc, char **argv)
{
  if (argc != 2)
    breekAf ("gebruik: prijs BESTAND");
  TegelSpel spel;
  lees (spel, std::string (argv[1]));
  const zoek::tegelspel::Speelruimte ruimte = ruimteVan (leesBestand (argv[1]));
  Stelling begin = ruimte.begin ();
  std::cout << "manier;standen;microseconden;nanoseconden" << std::endl;
  schrijf ("terugnemen", [&] { return terugnemen (spel); });
  schrijf ("kopie", [&] { return kopie (spel); });
  schrijf ("drietal", [&] { return drietal (begin); });
  schrijf ("herstel", [&] { return herstel (begin); });
  return terminal::sluitAf (0);
}
