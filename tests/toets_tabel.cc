// toets_tabel.cc: de Transpositietabel tegen std::map, ook als het geheugen
// opraakt.

#include "tests/toets.h"
#include "tests/schaars.h"

#include <climits>
#include <map>
#include <random>
#include <set>
#include <vector>
#include "zoek/transpositietabel.h"

using namespace std;
using zoek::Grenzen;
using zoek::Transpositietabel;

typedef unsigned long long Getal;  // een sleutel, gemengd of niet

// Een getal van laag t/m hoog.
static int trek (mt19937_64 &bron, int laag, int hoog)
{
  return laag + static_cast<int>
    (bron () % static_cast<Getal> (hoog - laag + 1));
}

//*************************************************************************
// Transpositietabel: het mengen

// Geheugen genoeg voor een kleine tabel, in bytes.
static const size_t Ruim = 1 << 20;

// Meng elke sleutel: er moeten verschillende getallen van k bits uit komen.
static void eisEenOpEen (int bits, Getal aantalSleutels)
{
  Transpositietabel<Getal,5,4> tabel;
  EIS (tabel.maak (aantalSleutels, Ruim));
  vector<bool> gezien (static_cast<size_t> (1) << bits, false);
  for (Getal sleutel = 0; sleutel < aantalSleutels; sleutel++)
  {
    const Getal gemengd = tabel.meng (sleutel);
    EIS_MET (gemengd < gezien.size (), sleutel << " wordt " << gemengd
             << " bij " << bits << " bits");
    EIS_MET (!gezien[static_cast<size_t> (gemengd)], gemengd
             << " komt twee keer voor bij " << bits << " bits");
    gezien[static_cast<size_t> (gemengd)] = true;
  }
}

TOETS (mengen_is_een_op_een_voor_alle_korte_sleutels)
{
  eisEenOpEen (1, 1);
  for (int bits = 1; bits <= 16; bits++)
  {
    eisEenOpEen (bits, 1ULL << bits);
    eisEenOpEen (bits, (1ULL << bits) - (bits > 1 ? 1 : 0));
    eisEenOpEen (bits, (1ULL << (bits - 1)) + 1);
  }
}

// Meng de sleutels die alleen in twaalf bits, vanaf een plaats, verschillen.
static void eisDoorsnede (const Transpositietabel<Getal,5,4> &tabel, int bits,
                          int plaats, Getal basis)
{
  set<Getal> gezien;
  const Getal breed = 1ULL << 12;
  for (Getal deel = 0; deel < breed; deel++)
  {
    const Getal sleutel =
      (basis & ~((breed - 1) << plaats)) | deel << plaats;
    const Getal gemengd = tabel.meng (sleutel);
    EIS_MET (gemengd >> bits == 0, sleutel << " wordt " << gemengd);
    EIS_MET (gezien.insert (gemengd).second, gemengd << " komt twee keer voor"
             << " bij " << bits << " bits vanaf plaats " << plaats);
  }
}

TOETS (mengen_is_een_op_een_voor_lange_sleutels)
{
  mt19937_64 bron (1);
  for (int bits = 17; bits <= 63; bits += kort () ? 23 : 1)
  {
    Transpositietabel<Getal,5,4> tabel;
    EIS (tabel.maak (1ULL << bits, static_cast<size_t> (1) << 24));
    const Getal basis = bron () >> (64 - bits);
    for (int plaats : { 0, bits / 3, bits - 12 })
      eisDoorsnede (tabel, bits, plaats, basis);
  }
}

//*************************************************************************
// Transpositietabel: onthouden

static bool gelijk (const Grenzen &a, const Grenzen &b)
{
  return a.laag == b.laag && a.hoog == b.hoog && a.zet == b.zet;
}

// Een tabel met ernaast alles wat er ooit in ging.
template <typename Vak, int WaardeBits, int ZetBits>
class Proef
{
  public:

    Proef (Getal nwAantalSleutels, size_t nwGeheugen, unsigned zaad)
    : aantalSleutels (nwAantalSleutels), geheugen (nwGeheugen), bron (zaad)
    {
      past = tabel.maak (aantalSleutels, geheugen);
      EIS (tabel.bytes () <= geheugen);
      EIS_GELIJK (past, tabel.bytes () > 0);
      EIS_MET (past || !hoortTePassen (), aantalSleutels << " sleutels in "
               << geheugen << " bytes past niet");
      for (int i = 0; i < 6000; i++)
        sleutels.push_back (trekSleutel (i));
    }

    // Bewaar en zoek door elkaar.
    void doe (int keer)
    {
      for ( ; keer > 0; keer--)
      {
        const Getal sleutel = sleutels[static_cast<size_t>
          (trek (bron, 0, static_cast<int> (sleutels.size ()) - 1))];
        tabel.haal (tabel.meng (sleutel));
        zoekOp (sleutel);
        if (trek (bron, 0, 2) > 0)
          bewaar (sleutel);
      }
    }

    // Zoek alles op wat er ooit in ging.
    // Retourneert: het deel dat er nog is
    double overgebleven ()
    {
      int gevonden = 0;
      for (const auto &geval : orakel)
        gevonden += zoekOp (geval.first);
      return static_cast<double> (gevonden)
             / static_cast<double> (orakel.size ());
    }

    bool onthoudt () const { return past; }
    size_t bytes () const { return tabel.bytes (); }

  private:

    Transpositietabel<Vak,WaardeBits,ZetBits> tabel;
    Getal aantalSleutels;
    size_t geheugen;
    bool past;
    vector<Getal> sleutels;
    map<Getal,Grenzen> orakel;
    mt19937_64 bron;

    // Is er plaats voor zoveel groepen dat het label in een vak past?
    bool hoortTePassen () const
    {
      int bits = 1;
      while (1ULL << bits < aantalSleutels)
        bits++;
      const int label = 8 * static_cast<int> (sizeof (Vak)) - 5 - ZetBits
                        - 2 * WaardeBits;
      const size_t groepen = static_cast<size_t> (1)
                             << (bits > label ? bits - label : 0);
      return geheugen >= (groepen == 1 ? 1 : 4) * groepen * sizeof (Vak);
    }

    // Sleutels aan het begin, aan het einde en overal.
    Getal trekSleutel (int i)
    {
      const Getal nummer = static_cast<Getal> (i) % aantalSleutels;
      return i % 3 == 0 ? nummer : i % 3 == 1 ? aantalSleutels - 1 - nummer
                                              : bron () % aantalSleutels;
    }

    Grenzen trekGrenzen ()
    {
      const int uiterste = (1 << (WaardeBits - 1)) - 1;
      Grenzen grenzen = { trek (bron, -uiterste, uiterste), uiterste,
                          trek (bron, 0, (1 << ZetBits) - 1) };
      grenzen.hoog = trek (bron, grenzen.laag, uiterste);
      switch (trek (bron, 0, 9))
      {
        case 0: grenzen.laag = -uiterste; break;
        case 1: grenzen.hoog = uiterste; break;
        case 2: grenzen.hoog = grenzen.laag = -uiterste; break;
        case 3: grenzen.hoog = grenzen.laag = uiterste; break;
      }
      return grenzen;
    }

    // Retourneert: of er iets over deze sleutel bekend is; dan is het precies
    // wat er het laatst in ging.
    bool zoekOp (Getal sleutel) const
    {
      Grenzen gevonden = { 99, 98, 97 };
      if (!tabel.zoek (tabel.meng (sleutel), gevonden))
      {
        const Grenzen zoals = { 99, 98, 97 };
        EIS (gelijk (gevonden, zoals));
        return false;
      }
      const auto geval = orakel.find (sleutel);
      EIS_MET (geval != orakel.end (), "sleutel " << sleutel << " van "
               << aantalSleutels << " is er nooit in gegaan");
      EIS_MET (gelijk (gevonden, geval->second), "sleutel " << sleutel
               << ": " << gevonden.laag << " " << gevonden.hoog << " "
               << gevonden.zet << ", verwacht was " << geval->second.laag
               << " " << geval->second.hoog << " " << geval->second.zet);
      return true;
    }

    void bewaar (Getal sleutel)
    {
      const Grenzen grenzen = trekGrenzen ();
      const long long werk = trek (bron, 0, 20) == 0 ? LLONG_MAX
        : static_cast<long long> (bron () >> trek (bron, 1, 63));
      tabel.bewaar (tabel.meng (sleutel), grenzen, werk);
      orakel[sleutel] = grenzen;
      EIS (tabel.bytes () <= geheugen);
      EIS_GELIJK (zoekOp (sleutel), past);
    }
};

// Een soort tabel met alle maten.
template <typename Vak, int WaardeBits, int ZetBits>
static void eisAlleMaten ()
{
  unsigned zaad = 0;
  for (Getal aantalSleutels : { 1ULL, 2ULL, 3ULL, 100ULL, 8192ULL, 8193ULL,
                                1234567ULL, 1ULL << 40, 1ULL << 63 })
    for (size_t vakken : { 0u, 1u, 2u, 3u, 4u, 7u, 16u, 1000u, 100000u })
    {
      const size_t geheugen = vakken * sizeof (Vak) + (zaad % 2);
      const size_t voor = Schaars::inGebruik ();
      const Schaars schaars (voor + geheugen);
      Proef<Vak,WaardeBits,ZetBits> proef (aantalSleutels, geheugen, zaad++);
      proef.doe (proeven (3000, 500));
      const double over = proef.overgebleven ();
      EIS (proef.onthoudt () || over <= 0);
      EIS_MET (vakken < 100000 || !proef.onthoudt () || over > 0.8,
               over << " over van " << aantalSleutels << " sleutels");
      EIS_GELIJK (schaars.geweigerd (), 0);
      EIS (schaars.piek () <= voor + geheugen);
    }
}

TOETS (tabel_van_32_bits) { eisAlleMaten<unsigned,5,4> (); }
TOETS (tabel_van_64_bits) { eisAlleMaten<Getal,5,4> (); }
TOETS (tabel_met_kleine_waarden) { eisAlleMaten<unsigned,2,1> (); }
TOETS (tabel_met_grote_waarden) { eisAlleMaten<Getal,8,7> (); }
TOETS (tabel_met_heel_grote_waarden) { eisAlleMaten<Getal,16,10> (); }

TOETS (tabel_begint_klein_en_groeit)
{
  Proef<unsigned,5,4> proef (1 << 20, Ruim, 3);
  const size_t begin = proef.bytes ();
  EIS_MET (begin <= 1024 * 4 * sizeof (unsigned), begin);
  proef.doe (9000);
  EIS_MET (proef.bytes () >= 2 * begin, proef.bytes ());
  EIS_MET (proef.bytes () <= Ruim / 4, proef.bytes () << " voor 4000 sleutels");
  EIS (proef.overgebleven () > 0.8);
}

TOETS (tabel_die_niet_mag_groeien_werkt_door)
{
  for (size_t vakken : { 4096u, 8192u })
  {
    const Schaars schaars (Schaars::inGebruik () + vakken * sizeof (Getal));
    Proef<Getal,5,4> proef (1ULL << 40, 64 * vakken * sizeof (Getal), 4);
    proef.doe (20000);
    EIS_GELIJK (schaars.geweigerd (), 1);  // na een weigering niet weer
    EIS_GELIJK (proef.bytes (), vakken * sizeof (Getal));
    EIS (proef.overgebleven () > 0.4);
  }
}

TOETS (tabel_zonder_geheugen_onthoudt_niets)
{
  const Schaars schaars (Schaars::inGebruik ());
  Transpositietabel<unsigned,5,4> tabel;
  EIS (!tabel.maak (1 << 20, Ruim));
  EIS_GELIJK (tabel.bytes (), 0u);
  Grenzen grenzen = { 1, 2, 3 };
  for (Getal sleutel = 0; sleutel < 1 << 20; sleutel += 4099)
  {
    tabel.haal (tabel.meng (sleutel));
    tabel.bewaar (tabel.meng (sleutel), grenzen, 100);
    EIS (!tabel.zoek (tabel.meng (sleutel), grenzen));
  }
}

TOETS (tabel_is_na_maak_weer_leeg)
{
  Transpositietabel<unsigned,5,4> tabel;
  Grenzen grenzen = { -3, 4, 9 };
  EIS (tabel.maak (5000, 400));
  for (Getal sleutel = 0; sleutel < 5000; sleutel++)
    tabel.bewaar (tabel.meng (sleutel), grenzen, 1);
  EIS (tabel.maak (5000, 40000));
  for (Getal sleutel = 0; sleutel < 5000; sleutel++)
    EIS (!tabel.zoek (tabel.meng (sleutel), grenzen));
}

TOETS (minste_werk_wijkt_uit_een_volle_groep)
{
  const int aantal = 4;
  const long long werk[aantal] = { 1000000, 30, LLONG_MAX, 5000 };
  const Getal sleutels[aantal + 1] = { 3, 17, 42, 63, 50 };
  Transpositietabel<Getal,5,4> tabel;
  EIS (tabel.maak (64, aantal * sizeof (Getal)));
  for (int i = 0; i < aantal; i++)
  {
    const Grenzen grenzen = { -i, i, i };
    tabel.bewaar (tabel.meng (sleutels[i]), grenzen, werk[i]);
  }
  Grenzen grenzen = { 7, 8, 9 };
  tabel.bewaar (tabel.meng (sleutels[0]), grenzen, werk[0]);  // niets wijkt
  for (int i = 0; i < aantal; i++)
    EIS (tabel.zoek (tabel.meng (sleutels[i]), grenzen));
  tabel.bewaar (tabel.meng (sleutels[aantal]), grenzen, 0);
  for (int i = 0; i <= aantal; i++)
    EIS_MET (tabel.zoek (tabel.meng (sleutels[i]), grenzen) == (i != 1), i);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
