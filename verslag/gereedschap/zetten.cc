// zetten.cc: de waarde van elke zet, wat toevallig spel erna gemiddeld
// oplevert, en hoe vaak bepaalGoedeZet hem kiest.
//
// Gebruik: zetten BESTAND KEREN [SIMULATIES...]; de zaden zijn 1 t/m KEREN.
//
// csv: zet;waarde;vulling;keren;gemiddelde en per aantal simulaties een kolom
// mcN, het deel van de keren; in vulling staat hoe vol de rij erna is

#include "gemiddelde.h"
#include "gretig.h"
#include "zoek/geheel.h"
#include <map>

using namespace verslag;

int main (int argc, char **argv)
{
  if (argc < 3)
    breekAf ("gebruik: zetten BESTAND KEREN [SIMULATIES...]");
  const int keren = std::atoi (argv[2]);
  Toezicht toezicht;
  TegelSpel spel;
  const Spelbestand inhoud = leesBestand (argv[1]);
  lees (spel, inhoud);
  spel.stelToezicht (&toezicht);
  Gemiddelden gemiddelden (inhoud);
  const std::vector<int> lijst = waarden (spel), vol = vullingen (spel);
  const std::vector<double> exact =
    gemiddelden.perZet (spel, gemiddelden.begin ());
  std::vector< std::map<Zet,int> > gekozen;
  zoek::Geheel geheel ("simulaties", "keer",
                       static_cast<size_t> (keren * (argc - 3)),
                       &toezicht);
  std::cout << "zet;waarde;vulling;keren;gemiddelde";
  for (int i = 3; i < argc; i++)
  {
    std::cout << ";mc" << argv[i];
    gekozen.push_back (std::map<Zet,int> ());
    for (int zaad = 1; zaad <= keren; zaad++)
    {
      geheel.volgende ();
      zetZaad (static_cast<unsigned long long> (zaad));
      gekozen.back ()[spel.bepaalGoedeZet (std::atoi (argv[i]))]++;
    }
  }
  std::cout << '\n';
  const std::vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
  for (size_t i = 0; i < zetten.size (); i++)
  {
    std::cout << tekst (zetten[i]) << ';' << lijst[i] << ';' << vol[i] << ';'
              << keren << ';' << exact[i] + 0.0;  // geen -0
    for (std::map<Zet,int> &aantal : gekozen)
      std::cout << ';' << static_cast<double> (aantal[zetten[i]]) / keren;
    std::cout << '\n';
  }
  return terminal::sluitAf (0);
}
