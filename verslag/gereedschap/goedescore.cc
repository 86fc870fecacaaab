// goedescore.cc: hoe bepaalGoedeScore afloopt, en waar de goede speler haar
// eerste fout maakt.
//
// Gebruik: goedescore BESTAND KEREN; de zaden zijn 1 t/m KEREN.
//
// Een echte keuze van haar is een stand waarin niet elke zet even goed is; een
// fout is een zet die minder waard is dan een beste.
//
// csv: zaad;score;keuzes;fouten;keuze1;keuze2;keuze3;later;geen;weg, met in
// keuzes en fouten hoeveel zij er maakt. Van keuze1 t/m geen is er een 1: bij
// welke echte keuze zij de eerste fout maakt, of geen. In weg staan de zetten
// die eraan voorafgaan, van beide spelers, of een streepje

#include "gereedschap.h"

using namespace verslag;

namespace
{

// Een partij van goede tegen beste zetten.
struct Partij
{
  int score,        // voor de goede speler
      keuzes,       // haar echte keuzes
      fouten,       // en de fouten daarbij
      keuze;        // bij welke echte keuze de eerste is; 0 is geen
  std::string weg;  // de zetten ervoor
};

// Bekijk een zet van de goede speler.
// Parameters:
// * spel, zet: de stand en de zet
// * keuzes: wordt opgehoogd als dit een echte keuze is
// Retourneert: true als de zet een fout is
bool isFout (TegelSpel &spel, const Zet &zet, int &keuzes)
{
  const std::vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
  const std::vector<int> lijst = waarden (spel);
  const int beste = *std::max_element (lijst.begin (), lijst.end ());
  if (*std::min_element (lijst.begin (), lijst.end ()) < beste)
    keuzes++;
  return lijst[static_cast<size_t>
    (std::find (zetten.begin (), zetten.end (), zet) - zetten.begin ())]
    < beste;
}

// Speel een spel uit zoals bepaalGoedeScore.
// Parameters:
// * spel: het begin; wordt uitgespeeld
// * L: het aantal vakjes in een rij
Partij speel (TegelSpel &spel, int L)
{
  Partij partij = { 0, 0, 0, 0, "-" };
  const int wie = spel.getSpeler ();
  for (std::string weg; !spel.eindstand (); )
  {
    Zet zet;
    long long standen = 0;
    if (spel.getSpeler () != wie)
      spel.besteScoreSnel (zet, standen);
    else
    {
      zet = spel.bepaalGoedeZet (NrSimulaties);
      if (isFout (spel, zet, partij.keuzes) && partij.fouten++ == 0)
      {
        partij.keuze = partij.keuzes;
        partij.weg = weg.empty () ? "-" : weg;
      }
    }
    spel.doeZet (zet.first, zet.second);
    weg += (weg.empty () ? "" : " ") + tekst (zet);
  }
  partij.score = volleRijen (spel.getInhoudRijen (wie), L)
                 - volleRijen (spel.getInhoudRijen (1 - wie), L);
  return partij;
}

}

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: goedescore BESTAND KEREN");
  TegelSpel begin;
  lees (begin, std::string (argv[1]));
  const int L = leesBestand (argv[1]).L, keuzes = 3;
  std::cout << "zaad;score;keuzes;fouten;keuze1;keuze2;keuze3;later;geen;"
               "weg" << std::endl;
  for (int zaad = 1; zaad <= std::atoi (argv[2]); zaad++)
  {
    TegelSpel spel (begin);
    zetZaad (static_cast<unsigned long long> (zaad));
    const int score = begin.bepaalGoedeScore ();
    zetZaad (static_cast<unsigned long long> (zaad));
    const Partij partij = speel (spel, L);
    if (partij.score != score)
      breekAf ("bepaalGoedeScore speelt een andere partij");
    std::cout << zaad << ';' << score << ';' << partij.keuzes << ';'
              << partij.fouten;
    for (int keuze = 1; keuze <= keuzes; keuze++)
      std::cout << ';' << (partij.keuze == keuze);
    std::cout << ';' << (partij.keuze > keuzes) << ';' << (partij.keuze == 0)
              << ';' << partij.weg << std::endl;
  }
  return terminal::sluitAf (0);
}
