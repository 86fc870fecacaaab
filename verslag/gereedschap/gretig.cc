// gretig.cc: zoek het kleinste spel waarin het gretige algoritme faalt.
//
// Gebruik: gretig NAAM [vol]
//
// Alle spelbestanden worden bekeken, de kleinste eerst: eerst op het aantal
// tegels in pot en schalen, dan op het aantal vakjes. Van de kleinste waarin
// elke gretige zet slechter is dan een beste (ook als er gelijke zijn) blijft
// dat over met de kleinste boom, dan met de minste tegels op de borden, en dan
// het eerste. Met "vol" moet de gretige zet bovendien een rij vol maken. Wat
// overblijft komt in NAAM.txt; op het scherm komt de csv:
//
// tegels;vakjes;bekeken;gevonden
//
// met het aantal spellen dat bekeken is, en het aantal van de kleinste maat
// waarin het gretige algoritme faalt.

#include "gereedschap.h"
#include "zoek/bits.h"

using namespace verslag;
using zoek::Stelling;

namespace
{

// Alles wat een rij kan bevatten; welke kleur een volle rij heeft telt niet.
Paren soortenRijen (int L)
{
  Paren soorten;
  for (int tegels = 0; tegels <= L; tegels++)
  {
    soorten.push_back (std::make_pair (tegels, 0));
    if (tegels > 0 && tegels < L)
      soorten.push_back (std::make_pair (0, tegels));
  }
  return soorten;
}

// Maak alle borden: alle verzamelingen van K rijen.
// Parameters:
// * K, soorten: het aantal rijen, en wat erin kan liggen
// * vanaf, bord: de soort waar het vandaan gaat, en de rijen tot nu toe
// * borden: krijgt de borden
void maakBorden (int K, const Paren &soorten, size_t vanaf, Paren &bord,
                 std::vector<Paren> &borden)
{
  if (static_cast<int> (bord.size ()) == K)
    borden.push_back (bord);
  for (size_t i = vanaf; static_cast<int> (bord.size ()) < K
                         && i < soorten.size (); i++)
  {
    bord.push_back (soorten[i]);
    maakBorden (K, soorten, i, bord, borden);
    bord.pop_back ();
  }
}

// Bepaal met negamax de waarde van een stelling.
// Parameters:
// * stelling: de stelling
// * standen: wordt opgehoogd met de omvang van haar boom
int waarde (const Stelling &stelling, long long &standen)
{
  standen++;
  unsigned zetten = zettenIn (stelling);
  int beste = zetten == 0 ? scoreVan (stelling) : -MaxRijen;
  for ( ; zetten != 0; zetten = zoek::zonderEerste (zetten))
    beste = std::max (beste, -waarde
      (naZet (stelling, zoek::eersteBit (zetten)), standen));
  return beste;
}

// Hoe vol is de rij waar een zet in komt?
// Parameters:
// * rijen, L: het bord
// * zet: een zet die past
int vulling (const Paren &rijen, int L, int zet)
{
  int meeste = 0;
  for (const std::pair<int,int> &rij : rijen)
  {
    const bool geel = zoek::kleurVan (zet) == 0;
    const int erna = (geel ? rij.first : rij.second) + zoek::aantalVan (zet);
    if ((geel ? rij.second : rij.first) == 0 && erna <= L)
      meeste = std::max (meeste, erna);
  }
  return meeste;
}

// Faalt het gretige algoritme in een spel?
// Parameters:
// * spel: het spel, met speler 0 aan beurt
// * vol: of de gretige zet een rij vol moet maken
// * standen: wordt de omvang van de boom
bool faalt (const Spelbestand &spel, bool vol, long long &standen)
{
  Paren schalen (static_cast<size_t> (spel.M), std::make_pair (0, 0));
  size_t uitPot = 0;
  for (std::pair<int,int> &schaal : schalen)
    for (int i = 0; i < spel.N && uitPot < spel.pot.size (); i++)
      (spel.pot[uitPot++] == 'g' ? schaal.first : schaal.second)++;
  const zoek::Speelruimte ruimte (spel.pot.substr (uitPot), schalen, spel.N,
                                  spel.rijen[0], spel.rijen[1], spel.L);
  int volst = 0, gretig = -MaxRijen, beste = -MaxRijen;
  standen = 1;
  for (unsigned zetten = zettenIn (ruimte.begin ()); zetten != 0;
       zetten = zoek::zonderEerste (zetten))
  {
    const int zet = zoek::eersteBit (zetten);
    const int score = -waarde (naZet (ruimte.begin (), zet), standen);
    const int tegels = vulling (spel.rijen[0], spel.L, zet);
    if (tegels > volst)
      gretig = score;
    else if (tegels == volst)
      gretig = std::max (gretig, score);
    volst = std::max (volst, tegels);
    beste = std::max (beste, score);
  }
  return gretig < beste && (!vol || volst == spel.L);
}

// Het zoeken naar het kleinste spel.
class Zoektocht
{
  public:

    explicit Zoektocht (bool nwVol) : bekeken (0), gevonden (0), vol (nwVol) {}

    // Zoek alle spellen van een maat af.
    // Parameters:
    // * tegels: in pot en schalen
    // * vakjes: op een bord
    // Retourneert: true als het gretige algoritme in een ervan faalt
    bool zoekMaat (int tegels, int vakjes)
    {
      for (int K = 1; K <= MaxRijen; K++)
        if (vakjes % K == 0 && vakjes / K <= MaxPerRij)
        {
          const Paren soorten = soortenRijen (vakjes / K);
          std::vector<Paren> borden;
          Paren leeg;
          maakBorden (K, soorten, 0, leeg, borden);
          for (const Paren &eigen : borden)
            for (const Paren &ander : borden)
              zoekVoorraden (tegels, K, vakjes / K, eigen, ander);
        }
      return gevonden > 0;
    }

    long long bekeken, gevonden;
    Spelbestand kleinste;

  private:

    bool vol;
    std::pair<long long,int> maat;  // standen en tegels van de kleinste

    // Zoek met deze borden alle voorraden af waarin geen schaal leeg is.
    void zoekVoorraden (int tegels, int K, int L, const Paren &eigen,
                        const Paren &ander)
    {
      for (int M = 1; M <= MaxSchalen; M++)
        for (int N = 1; N <= MaxPerSchaal; N++)
          for (unsigned bits = 0; (M - 1) * N < tegels && bits >> tegels == 0;
               bits++)
          {
            Spelbestand spel;
            for (int i = 0; i < tegels; i++)
              spel.pot += (bits >> i & 1) == 0 ? 'g' : 'b';
            spel.M = M;
            spel.N = N;
            spel.K = K;
            spel.L = L;
            spel.beurt = 0;
            spel.rijen[0] = eigen;
            spel.rijen[1] = ander;
            bekijk (spel);
          }
    }

    // Bekijk een spel, en onthoud het als het faalt en het kleinste is.
    void bekijk (const Spelbestand &spel)
    {
      std::pair<long long,int> mijn (0, 0);
      bekeken++;
      if (!faalt (spel, vol, mijn.first))
        return;
      for (int wie = 0; wie < 2; wie++)
        for (const std::pair<int,int> &rij : spel.rijen[wie])
          mijn.second += rij.first + rij.second;
      if (gevonden++ == 0 || mijn < maat)
      {
        maat = mijn;
        kleinste = spel;
      }
    }
};

}

int main (int argc, char **argv)
{
  if (argc < 2)
    breekAf ("gebruik: gretig NAAM [vol]");
  // Met een tegel is er maar een zet. Met twee tegels kan een volle rij niet
  // verkeerd zijn: er volgt nog hoogstens een zet, dus de score wordt minstens
  // wat hij was, en zonder die rij wordt hij dat hoogstens.
  const bool vol = argc > 2;
  Zoektocht zoektocht (vol);
  for (int tegels = vol ? 3 : 2; tegels <= MaxSchalen * MaxPerSchaal; tegels++)
    for (int vakjes = 1; vakjes <= MaxRijen * MaxPerRij; vakjes++)
      if (zoektocht.zoekMaat (tegels, vakjes))
      {
        std::ofstream (argv[1] + std::string (".txt"))
          << alsBestand (zoektocht.kleinste);
        std::cout << "tegels;vakjes;bekeken;gevonden\n" << tegels << ';'
                  << vakjes << ';' << zoektocht.bekeken << ';'
                  << zoektocht.gevonden << std::endl;
        return 0;
      }
  return 1;
}
