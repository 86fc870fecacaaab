// gretig.cc: zoek de kleinste spellen waarin het gretige algoritme faalt.
//
// Gebruik: gretig MAP [AANTAL]
//
// Alle spellen die met lege borden beginnen worden bekeken, met elke stand die
// daarin ontstaat en die als spelbestand op te schrijven is. Het kleinst is de
// stand met de minste tegels in pot en schalen, dan met de minste vakjes op een
// bord, dan met de minste tegels op de borden, en dan met de kleinste boom. Er
// zijn zes vragen (of de eerste AANTAL): waar is elke gretige zet slechter dan
// een andere (1), en waar maakt hij dan een rij vol (2); hetzelfde met lege
// borden (3, 4); en waar kan het zo zijn, met lege borden, bij een van de
// gretige zetten (5, 6). Het antwoord komt in MAP/gretigVRAAG.txt.
//
// csv: spel;tegels;vakjes;spellen;gevonden;pot;M;N;K;L;zetten, met het aantal
// spellen dat bekeken is en het aantal standen van de kleinste maat waar het zo
// is, en hoe de stand ontstaat: met lege borden, uit welke pot, met welke
// zetten. Wie van de kleuren in de pot vooraan staat maakt geen verschil: dat
// is steeds geel

#include "gretig.h"
#include <set>

using namespace verslag;

namespace
{

// Retourneert: de volle rijen van speler 0 min die van speler 1
int verschil (TegelSpel &spel, int L)
{
  return volleRijen (spel.getInhoudRijen (0), L)
         - volleRijen (spel.getInhoudRijen (1), L);
}

// Bepaal met negamax de waarde van een stand.
// Parameters:
// * spel: de stand; is na afloop niet veranderd
// * L: het aantal vakjes in een rij
// * standen: wordt opgehoogd met de omvang van haar boom
int waarde (TegelSpel &spel, int L, long long &standen)
{
  const std::vector<Zet> zetten = spel.bepaalVerschillendeZetten ();
  int beste = -MaxRijen;
  standen++;
  if (zetten.empty ())
    return spel.getSpeler () == 0 ? verschil (spel, L) : -verschil (spel, L);
  for (const Zet &zet : zetten)
  {
    spel.doeZet (zet.first, zet.second);
    beste = std::max (beste, -waarde (spel, L, standen));
    spel.unDoeZet ();
  }
  return beste;
}

// Schrijf een stand op als het begin van een spel, zonder lege schalen.
// Parameters:
// * spel: de stand
// * begin: het spel waar zij in ontstond
// * stand: wordt de stand
// Retourneert: false als dat niet kan, omdat leesInSpel de schalen vult: op
//   een na is elke dan vol, en alle als er nog iets in de pot zit
bool opTeSchrijven (TegelSpel &spel, const Spelbestand &begin,
                    Spelbestand &stand)
{
  Paren schalen = spel.getInhoudSchalen ();
  const auto meer = [] (const std::pair<int,int> &a,
                        const std::pair<int,int> &b)
    { return a.first + a.second > b.first + b.second; };
  std::stable_sort (schalen.begin (), schalen.end (), meer);
  stand = begin;
  stand.pot.clear ();
  stand.M = 0;
  for (const std::pair<int,int> &schaal : schalen)
    if (schaal.first + schaal.second > 0)
    {
      if (stand.pot.size () < static_cast<size_t> (stand.M * stand.N))
        return false;
      stand.pot.append (static_cast<size_t> (schaal.first), 'g');
      stand.pot.append (static_cast<size_t> (schaal.second), 'b');
      stand.M++;
    }
  const std::string pot = spel.getPot ();
  if (!pot.empty () && stand.pot.size ()
                       < static_cast<size_t> (stand.M * stand.N))
    return false;
  stand.pot += pot;
  for (int wie = 0; wie < 2; wie++)
    stand.rijen[wie] = spel.getInhoudRijen (wie);
  stand.beurt = spel.getSpeler ();
  return stand.M > 0;
}

// Het zoeken naar het antwoord op een vraag.
class Zoektocht
{
  public:

    // Parameters:
    // * nwElke: of elke gretige zet slechter moet zijn, of een
    // * nwVol: of de gretige zet een rij vol moet maken
    // * nwLeeg: of de borden leeg moeten zijn
    Zoektocht (bool nwElke, bool nwVol, bool nwLeeg)
    : tegels (0), vakjes (0), spellen (0), elke (nwElke), vol (nwVol),
      leeg (nwLeeg), kleinste (0)
    {
    }

    // Zoek tot er een antwoord is. Met een tegel is er maar een zet. Met twee
    // tegels kan een volle rij niet verkeerd zijn: er volgt nog hoogstens een
    // zet, dus met die rij daalt de score niet, en zonder stijgt hij niet.
    // Post: de members zeggen wat er gevonden is
    void zoek ()
    {
      for (tegels = vol ? 3 : 2; ; tegels++)
        for (vakjes = 1; vakjes <= MeesteVakjes; vakjes++)
          for (int gelegd = 0; gelegd < (leeg ? 1 : 2 * vakjes); gelegd++)
          {
            zoekMaat (tegels + gelegd);
            if (!gevonden.empty ())
              return;
          }
    }

    int tegels, vakjes;              // de maat: in het spel, en op een bord
    long long spellen;               // hoeveel er bekeken zijn
    std::set<std::string> gevonden;  // de standen van de kleinste maat
    Spelbestand stand, begin;        // de kleinste, en waar zij uit ontstaat
    std::vector<Zet> zetten;         // en hoe

  private:

    static const int MeesteVakjes = 8;  // grotere borden zijn er te veel

    bool elke, vol, leeg;
    long long kleinste;     // de omvang van de boom van stand; 0 zonder stand
    Spelbestand nu;         // het spel dat bekeken wordt
    std::vector<Zet> weg;   // de zetten daarin tot nu toe

    // Bekijk alle spellen met zoveel tegels. Met een schaal maakt het niet uit
    // dat er meer op past dan er tegels zijn; met meer is op elke iets.
    void zoekMaat (int alle)
    {
      for (int K = 1; K <= MaxRijen; K++)
        if (vakjes % K == 0 && vakjes / K <= MaxPerRij)
          for (int M = 1; M <= MaxSchalen; M++)
            for (int N = 1; N <= MaxPerSchaal
                            && (M == 1 ? N <= alle : (M - 1) * N < alle); N++)
              for (unsigned bits = 0; bits >> (alle - 1) == 0; bits++)
              {
                nu = leegSpel (M, N, K, vakjes / K, 0, 0);
                nu.pot = "g";
                for (int i = 1; i < alle; i++)
                  nu.pot += "gb"[bits >> (i - 1) & 1];
                TegelSpel spel;
                lees (spel, nu);
                spellen++;
                speel (spel, alle - tegels);
              }
    }

    // Speel verder, langs alle wegen.
    // Parameters:
    // * spel: de stand; is na afloop niet veranderd
    // * nog: hoeveel tegels er nog op de borden moeten komen
    void speel (TegelSpel &spel, int nog)
    {
      if (nog == 0)
        bekijk (spel);
      const Paren schalen = spel.getInhoudSchalen ();
      for (const Zet &zet : nog == 0 ? std::vector<Zet> ()
                                     : spel.bepaalVerschillendeZetten ())
      {
        const std::pair<int,int> &schaal =
          schalen[static_cast<size_t> (zet.first)];
        const int erbij = zet.second == 'g' ? schaal.first : schaal.second;
        if (erbij > nog)
          continue;
        weg.push_back (zet);
        spel.doeZet (zet.first, zet.second);
        speel (spel, nog - erbij);
        spel.unDoeZet ();
        weg.pop_back ();
      }
    }

    // Bekijk een stand, en onthoud haar als het zo is en zij het kleinst is.
    void bekijk (TegelSpel &spel)
    {
      long long standen = 0;
      Spelbestand mijn;
      if (!faalt (spel, standen) || !opTeSchrijven (spel, nu, mijn))
        return;
      gevonden.insert (alsBestand (mijn));
      if (kleinste != 0 && standen >= kleinste)
        return;
      kleinste = standen;
      stand = mijn;
      begin = nu;
      zetten = weg;
    }

    // Is het zo in een stand?
    // Parameters:
    // * spel: de stand
    // * standen: wordt de omvang van haar boom, als er een keuze is
    bool faalt (TegelSpel &spel, long long &standen)
    {
      const std::vector<Zet> keuze = spel.bepaalVerschillendeZetten ();
      if (keuze.size () < 2)
        return false;
      const std::vector<int> vulling = vullingen (spel);
      if (vol && *std::max_element (vulling.begin (), vulling.end ()) < nu.L)
        return false;
      std::vector<int> lijst;
      standen = 1;
      for (const Zet &zet : keuze)
      {
        spel.doeZet (zet.first, zet.second);
        lijst.push_back (-waarde (spel, nu.L, standen));
        spel.unDoeZet ();
      }
      const int beste = *std::max_element (lijst.begin (), lijst.end ());
      size_t slechter = 0;
      const std::vector<size_t> gretig = gretigeZetten (spel);
      for (size_t zet : gretig)
        slechter += lijst[zet] < beste;
      return slechter >= (elke ? gretig.size () : 1);
    }
};

}

int main (int argc, char **argv)
{
  if (argc < 2)
    breekAf ("gebruik: gretig MAP [AANTAL]");
  const int vragen = 6, aantal = argc > 2 ? std::atoi (argv[2]) : vragen;
  std::cout << "spel;tegels;vakjes;spellen;gevonden;pot;M;N;K;L;zetten"
            << std::endl;
  for (int vraag = 1; vraag <= aantal; vraag++)
  {
    const std::string naam = "gretig" + std::to_string (vraag);
    Zoektocht tocht (vraag <= 4, vraag % 2 == 0, vraag >= 3);
    tocht.zoek ();
    schrijf (argv[1] + ("/" + naam) + ".txt", alsBestand (tocht.stand));
    const Spelbestand &begin = tocht.begin;
    std::cout << naam << ';' << tocht.tegels << ';' << tocht.vakjes << ';'
              << tocht.spellen << ';' << tocht.gevonden.size () << ';'
              << begin.pot << ';' << begin.M << ';' << begin.N << ';'
              << begin.K << ';' << begin.L << ';';
    for (size_t i = 0; i < tocht.zetten.size (); i++)
      std::cout << (i > 0 ? " " : "") << tekst (tocht.zetten[i]);
    std::cout << (tocht.zetten.empty () ? "-" : "") << std::endl;
  }
  return terminal::sluitAf (0);
}
