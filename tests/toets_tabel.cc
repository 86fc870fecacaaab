// toets_tabel.cc: de twee tabellen van zoek/, transpositietabel.h en
// sleuteltabel.h (met hele sleutels), tegen std::map, ook als het geheugen
// opraakt. Beide gaan door dezelfde proeven. En wat er in zoek/ geheugen
// vraagt: Blok, ook als het opraakt, en Golf, die weer te gebruiken is. Dat
// Golf telt als het model, met elk geheugen, laat de zoekproef van TegelSpel
// zien.

#include "tests/schaars.h"

#include "zoek/geheugen.h"
#include "zoek/sleuteltabel.h"
#include "zoek/tegelspel/tellen.h"
#include "zoek/transpositietabel.h"

using namespace std;
using zoek::Blok;
using zoek::Grenzen;
using zoek::Transpositietabel;
using zoek::tegelspel::Golf;

typedef unsigned long long Getal;  // een sleutel, gemengd of niet

// Een getal van laag t/m hoog.
static int trek (mt19937_64 &bron, int laag, int hoog)
{
  return laag + static_cast<int>
    (bron () % static_cast<Getal> (hoog - laag + 1));
}

// Geheugen genoeg voor een kleine tabel, in bytes.
static const size_t Ruim = 1 << 20;

static bool gelijk (const Grenzen &a, const Grenzen &b)
{
  return a.laag == b.laag && a.hoog == b.hoog && a.zet == b.zet;
}

//*************************************************************************
// De tabellen, met dezelfde functies

// Met zoveel verschillende sleutels.
template <typename Getallen, int WaardeBits, int ZetBits>
struct Transpositie
{
  typedef Getallen Vak;
  typedef Getal Sleutel;
  static const int Waarde = WaardeBits, Zet = ZetBits;

  size_t voor;  // het geheugen dat zonder haar in gebruik was
  Transpositietabel<Vak,WaardeBits,ZetBits> tabel;
  Getal sleutels;
  bool past;    // onthoudt zij iets?

  Transpositie (size_t geheugen, Getal nwSleutels)
  : voor (Schaars::inGebruik ()), tabel (nwSleutels, geheugen),
    sleutels (nwSleutels), past (tabel.bytes () > 0)
  {
    EIS (tabel.bytes () <= geheugen);
    EIS_MET (past || !hoortTePassen (geheugen), sleutels << " sleutels in "
             << geheugen << " bytes past niet");
  }

  static size_t bytesVan (size_t vakken) { return vakken * sizeof (Vak); }

  // Is er plaats voor zoveel groepen dat het label in een vak past?
  bool hoortTePassen (size_t geheugen) const
  {
    int bits = 1;
    while (1ULL << bits < sleutels)
      bits++;
    const int label = 8 * static_cast<int> (sizeof (Vak)) - 5 - ZetBits
                      - 2 * WaardeBits;
    const size_t groepen = static_cast<size_t> (1)
                           << (bits > label ? bits - label : 0);
    return geheugen >= 4 * groepen * sizeof (Vak)
           && Schaars::vrij () >= geheugen;
  }

  // Sleutels aan het begin, aan het einde en overal.
  Getal trekSleutel (mt19937_64 &bron) const
  {
    const Getal i = bron () % 6000, nummer = i % sleutels;
    return i % 3 == 0 ? nummer : i % 3 == 1 ? sleutels - 1 - nummer
                                            : i * 1000003 % sleutels;
  }

  bool zoek (Getal sleutel, Grenzen &gevonden) const
  {
    return tabel.zoek (tabel.meng (sleutel), gevonden);
  }

  void bewaar (Getal sleutel, const Grenzen &grenzen, long long werk)
  {
    tabel.haal (tabel.meng (sleutel));
    tabel.bewaar (tabel.meng (sleutel), grenzen, werk);
    EIS_GELIJK (tabel.bytes (), Schaars::inGebruik () - voor);
  }
};

// Een sleutel van twee woorden. Sleutels met hetzelfde mengsel komen in
// dezelfde groep.
struct Dubbel : pair<Getal,Getal>
{
  using pair<Getal,Getal>::pair;

  Getal mengsel () const { return first * 0x9e3779b97f4a7c15ULL >> 20; }
};

// Met zoveel verschillende eerste woorden.
struct HeleSleutels
{
  typedef Dubbel Sleutel;
  static const int Waarde = 16, Zet = 10;
  struct Inhoud
  {
    Grenzen grenzen;
    unsigned char werk;  // van de tabel
  };
  struct Vak
  {
    Sleutel sleutel;
    Inhoud inhoud;
  };

  zoek::Sleuteltabel<Dubbel,Inhoud> tabel;
  Getal sleutels;
  bool past;

  HeleSleutels (size_t geheugen, Getal nwSleutels)
  : tabel (geheugen), sleutels (nwSleutels), past (geheugen >= bytesVan (4))
  {
  }

  static size_t bytesVan (size_t vakken) { return vakken * sizeof (Vak); }

  Dubbel trekSleutel (mt19937_64 &bron) const
  {
    return { bron () % sleutels, bron () % 3 };
  }

  bool zoek (const Dubbel &sleutel, Grenzen &gevonden) const
  {
    const Inhoud *const bekend = tabel.zoek (sleutel);
    if (bekend != nullptr)
      gevonden = bekend->grenzen;
    return bekend != nullptr;
  }

  void bewaar (const Dubbel &sleutel, const Grenzen &grenzen, long long werk)
  {
    tabel.haal (sleutel);
    tabel.bewaar (sleutel, { grenzen, 0 }, werk);
  }
};

typedef Transpositie<unsigned,5,4> Smal;
typedef Transpositie<Getal,5,4> Breed;

//*************************************************************************
// De proef

// Wat er in een tabel past; soms de uitersten.
template <typename Tabel>
static Grenzen trekGrenzen (mt19937_64 &bron)
{
  const int uiterste = (1 << (Tabel::Waarde - 1)) - 1,
    soort = trek (bron, 0, 9),
    laag = soort % 3 == 0 && soort < 9 ? -uiterste
           : soort == 1 ? uiterste : trek (bron, -uiterste, uiterste);
  return { laag, soort == 2 || soort == 6 ? uiterste
                 : soort == 3 ? laag : trek (bron, laag, uiterste),
           trek (bron, 0, (1 << Tabel::Zet) - 1) };
}

// Een tabel met ernaast alles wat er ooit in ging.
template <typename Tabel>
class Proef
{
  public:

    typedef typename Tabel::Sleutel Sleutel;

    Proef (size_t geheugen, Getal sleutels, unsigned zaad)
    : tabel (geheugen, sleutels), bron (zaad)
    {
    }

    // Bewaar en zoek door elkaar. Wat net bewaard is wordt altijd gevonden.
    // Parameter:
    // * blijft: raakt nooit iets weg?
    void doe (int keer, bool blijft = false)
    {
      for ( ; keer > 0; keer--)
      {
        const Sleutel sleutel = tabel.trekSleutel (bron);
        EIS (zoekOp (sleutel) || !blijft || orakel.count (sleutel) == 0);
        if (trek (bron, 0, 2) == 0)
          continue;
        const Grenzen grenzen = trekGrenzen<Tabel> (bron);
        tabel.bewaar (sleutel, grenzen, trek (bron, 0, 20) == 0 ? LLONG_MAX
          : static_cast<long long> (bron () >> trek (bron, 1, 63)));
        orakel[sleutel] = grenzen;
        EIS_GELIJK (zoekOp (sleutel), tabel.past);
      }
    }

    // Zoek alles op wat er ooit in ging.
    // Retourneert: het deel dat er nog is
    double overgebleven () const
    {
      int gevonden = 0;
      for (const auto &geval : orakel)
        gevonden += zoekOp (geval.first);
      return gevonden / static_cast<double> (orakel.size ());
    }

    Tabel tabel;
    map<Sleutel,Grenzen> orakel;

  private:

    mt19937_64 bron;

    // Retourneert: of er iets over deze sleutel bekend is; dan is het precies
    // wat er het laatst in ging, en anders is er niets veranderd.
    bool zoekOp (const Sleutel &sleutel) const
    {
      const Grenzen geen = { 99, 98, 97 };
      Grenzen gevonden = geen;
      const bool bekend = tabel.zoek (sleutel, gevonden);
      EIS (!bekend || orakel.count (sleutel) == 1);
      EIS (gelijk (gevonden, bekend ? orakel.at (sleutel) : geen));
      return bekend;
    }
};

// Een soort tabel met alle maten: nooit meer geheugen dan er mag zijn, en met
// veel plaats blijft bijna alles.
// Parameter:
// * sleutels: hoeveel verschillende
template <typename Tabel>
static void eisAlleMaten (const vector<Getal> &sleutels)
{
  unsigned zaad = 0;
  for (Getal verschillend : sleutels)
    for (size_t vakken : { 0u, 1u, 2u, 3u, 4u, 7u, 16u, 100u, 1000u, 5000u,
                           12000u, 12288u, 100000u })
    {
      const size_t geheugen = Tabel::bytesVan (vakken) + zaad % 2,
                   voor = Schaars::inGebruik ();
      const Schaars schaars (voor + geheugen);
      Proef<Tabel> proef (geheugen, verschillend, zaad++);
      proef.doe (proeven (4000, 500), vakken >= 4 && verschillend == 1);
      const double over = proef.overgebleven ();
      EIS (proef.tabel.past || over <= 0);
      EIS_MET (vakken < 100000 || !proef.tabel.past || over > 0.8,
               over << " over van " << verschillend << " sleutels");
      EIS_GELIJK (schaars.geweigerd (), 0);
      EIS_MET (schaars.piek () <= voor + geheugen, schaars.piek () - voor
               << " bytes waar er " << geheugen << " mochten");
    }
}

static const vector<Getal> Aantallen =
  { 1, 2, 3, 100, 8192, 8193, 1234567, 1ULL << 40, 1ULL << 63 };

TOETS (tabel_van_32_bits) { eisAlleMaten<Smal> (Aantallen); }
TOETS (tabel_van_64_bits) { eisAlleMaten<Breed> (Aantallen); }
TOETS (tabel_met_kleine_waarden)
{
  eisAlleMaten< Transpositie<unsigned,2,1> > (Aantallen);
}
TOETS (tabel_met_grote_waarden)
{
  eisAlleMaten< Transpositie<Getal,8,7> > (Aantallen);
  eisAlleMaten< Transpositie<Getal,16,10> > (Aantallen);
}
TOETS (tabel_met_hele_sleutels)
{
  eisAlleMaten<HeleSleutels> ({ 1, 20, 3000, 1000000 });
}

// Een tabel begint klein, en neemt niet veel meer dan wat erin gaat vraagt.
template <typename Tabel>
static void eisGroei (int keer)
{
  const size_t voor = Schaars::inGebruik ();
  Proef<Tabel> proef (size_t (1) << 28, 1 << 20, 3);
  proef.doe (10);
  const size_t begin = Schaars::inGebruik () - voor;
  EIS_MET (begin <= Tabel::bytesVan (4096), begin);
  proef.doe (keer);
  const size_t meeste = max (size_t (8192), 4 * proef.orakel.size ()),
               nu = Schaars::inGebruik () - voor;
  EIS_MET (nu >= 2 * begin && nu <= Tabel::bytesVan (meeste), nu << " bytes na "
           << proef.orakel.size () << " sleutels");
  EIS_MET (proef.overgebleven () > 0.9, proef.overgebleven ());
}

TOETS (tabel_groeit_mee_met_wat_er_in_gaat)
{
  eisGroei<Smal> (20000);
  for (int keer : { 4000, 40000, proeven (150000, 40000) })
    eisGroei<HeleSleutels> (keer);
}

// Na een weigering wordt niet nog eens om geheugen gevraagd.
template <typename Tabel>
static void eisZonderGroei (size_t vakken, double minstens)
{
  const size_t voor = Schaars::inGebruik ();
  const Schaars schaars (voor + Tabel::bytesVan (vakken));
  Proef<Tabel> proef (Tabel::bytesVan (64 * vakken), 1ULL << 40, 4);
  proef.doe (30000);
  EIS_GELIJK (schaars.geweigerd (), 1);
  EIS_GELIJK (Schaars::inGebruik () - voor, Tabel::bytesVan (vakken));
  EIS (proef.overgebleven () > minstens);
}

TOETS (tabel_die_niet_mag_groeien_werkt_door)
{
  eisZonderGroei<Breed> (4096, 0.4);
  eisZonderGroei<Breed> (8192, 0.4);
  eisZonderGroei<HeleSleutels> (4096, 0.15);
}

TOETS (tabel_zonder_geheugen_onthoudt_niets)
{
  const Schaars schaars (Schaars::inGebruik ());
  Proef<Smal> smal (Ruim, 1 << 20, 5);
  EIS (!smal.tabel.past);
  smal.doe (1000);
  Proef<HeleSleutels> hele (Ruim, 1 << 20, 5);
  hele.tabel.past = false;
  hele.doe (1000);
}

// In een volle groep van vier wijkt het vak met het minste werk; wie er al in
// staat verdringt niemand.
// Parameters:
// * sleutels: vijf sleutels voor dezelfde groep
template <typename Tabel>
static void eisMinsteWerkWijkt (const typename Tabel::Sleutel (&sleutels)[5])
{
  const long long werk[] = { 1000000, 30, LLONG_MAX, 5000 };
  mt19937_64 bron (6);
  Tabel tabel (Tabel::bytesVan (4), 64);
  Grenzen gevonden;
  for (int i = 0; i < 4; i++)
    tabel.bewaar (sleutels[i], trekGrenzen<Tabel> (bron), werk[i]);
  tabel.bewaar (sleutels[0], trekGrenzen<Tabel> (bron), 1);
  for (int i = 0; i < 4; i++)
    EIS (tabel.zoek (sleutels[i], gevonden));
  tabel.bewaar (sleutels[0], trekGrenzen<Tabel> (bron), 1000000);
  tabel.bewaar (sleutels[4], trekGrenzen<Tabel> (bron), 0);
  for (int i = 0; i <= 4; i++)
    EIS_MET (tabel.zoek (sleutels[i], gevonden) == (i != 1), i);
}

TOETS (minste_werk_wijkt_uit_een_volle_groep)
{
  eisMinsteWerkWijkt<Breed> ({ 3, 17, 42, 63, 50 });
  eisMinsteWerkWijkt<HeleSleutels> ({ { 7, 0 }, { 7, 1 }, { 7, 2 }, { 7, 3 },
                                      { 7, 4 } });
}

//*************************************************************************
// Het mengen van de Transpositietabel

// Meng de sleutels die alleen in een paar bits, vanaf een plaats, verschillen:
// er moeten verschillende getallen van zoveel bits uit komen.
// Parameters:
// * bits, wijd: hoe lang een sleutel is, en hoeveel bits er verschillen
// * basis: de andere bits
static void eisEenOpEen (int bits, int wijd, int plaats, Getal basis)
{
  const Transpositietabel<Getal,5,4> tabel
    (1ULL << bits, static_cast<size_t> (1) << 24);
  const Getal stap = 1ULL << plaats, aantal = 1ULL << wijd;
  set<Getal> gezien;
  EIS (tabel.bytes () > 0);
  for (Getal deel = 0; deel < aantal; deel++)
  {
    const Getal gemengd =
      tabel.meng ((basis & ~((aantal - 1) * stap)) | deel * stap);
    EIS_MET (gemengd >> bits == 0 && gezien.insert (gemengd).second,
             gemengd << " bij " << bits << " bits vanaf plaats " << plaats);
  }
}

TOETS (mengen_is_een_op_een)
{
  mt19937_64 bron (1);
  for (int bits = 0; bits <= 63; bits += bits < 16 || !kort () ? 1 : 23)
    for (int plaats : { 0, bits / 3, bits - 12 })
      if (bits > 16)
        eisEenOpEen (bits, 12, plaats, bron () >> (64 - bits));
      else if (plaats == 0)
        eisEenOpEen (bits, bits, 0, 0);
}

//*************************************************************************
// Blok

TOETS (blok_is_nul_ook_als_het_eerder_gebruikt_is)
{
  Blok<int> blok;
  EIS_GELIJK (blok.aantal (), 0u);
  for (size_t lengte : { 1u, 1000u, 10u, 5000u, 1000u })
  {
    EIS (blok.maak (lengte));
    EIS_GELIJK (blok.aantal (), lengte);
    for (size_t i = 0; i < lengte; i++)
    {
      EIS_GELIJK (blok[i], 0);
      blok[i] = -7;
    }
  }
}

TOETS (blok_vergroten_houdt_wat_er_was)
{
  Blok<int> blok;
  EIS (blok.maak (3));
  for (int i = 0; i < 3; i++)
    blok[static_cast<size_t> (i)] = 100 + i;
  EIS (blok.vergroot (4000));
  EIS_GELIJK (blok.aantal (), 4000u);
  for (int i = 0; i < 3; i++)
    EIS_GELIJK (blok.begin ()[i], 100 + i);
  blok[3999] = 1;
}

TOETS (blok_verwisselen)
{
  Blok<int> een, twee;
  EIS (een.maak (5));
  een[4] = 44;
  een.verwissel (twee);
  EIS_GELIJK (een.aantal (), 0u);
  EIS (een.begin () == nullptr);
  EIS_GELIJK (twee.aantal (), 5u);
  EIS_GELIJK (twee[4], 44);
  EIS (een.maak (2));
  een[1] = 11;
  een.verwissel (twee);
  EIS_GELIJK (een[4], 44);
  EIS_GELIJK (twee[1], 11);
}

TOETS (blok_zonder_geheugen)
{
  const size_t voor = Schaars::inGebruik ();
  {
    const Schaars schaars (voor + 100 * sizeof (int));
    Blok<int> blok;
    EIS (!blok.maak (101));
    EIS_GELIJK (blok.aantal (), 0u);
    EIS (blok.maak (100));
    blok[99] = 99;
    EIS (!blok.vergroot (101));
    EIS_GELIJK (blok.aantal (), 100u);
    EIS_GELIJK (blok[99], 99);
    EIS_GELIJK (schaars.geweigerd (), 2);
  }
  EIS_GELIJK (Schaars::inGebruik (), voor);
}

//*************************************************************************
// Golf

// Eis dat een golf precies dit bevat; daarna is zij leeg.
static void eisInhoud (Golf &golf, const map<Getal,Getal> &verwacht)
{
  map<Getal,Getal> gevonden;
  EIS (golf.haalLeeg ([&] (Getal sleutel, Getal aantal)
  {
    EIS_MET (gevonden.count (sleutel) == 0, sleutel << " staat er dubbel");
    gevonden[sleutel] = aantal;
    return true;
  }));
  EIS_GELIJK (gevonden.size (), verwacht.size ());
  EIS (gevonden == verwacht);
  EIS (golf.haalLeeg ([] (Getal, Getal) { return false; }));
}

// Wat er uitgenomen is neemt geen plaats meer in: golf na golf past in een
// geheugen waar er een in past.
TOETS (golf_is_weer_te_gebruiken)
{
  const size_t begin = 48 * 1024;
  size_t ruimte = begin;
  Golf golf;
  for (Getal keer = 0; keer < 50; keer++)
  {
    map<Getal,Getal> orakel;
    for (Getal i = 0; i < 400; i++)
    {
      EIS_MET (golf.telOp (1000 * keer + i, i + 1, ruimte), keer);
      orakel[1000 * keer + i] = i + 1;
    }
    eisInhoud (golf, orakel);
  }
}
