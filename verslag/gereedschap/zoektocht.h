// zoektocht.h: zoek het kleinste spel waarin het gretige algoritme faalt.
//
// Alle spelbestanden worden bekeken, de kleinste eerst: eerst op het aantal
// tegels in pot en schalen, dan op het aantal vakjes van een bord. Wat er niet
// toe doet verschilt niet: de volgorde van de rijen, de kleur van een volle
// rij, lege schalen, en wie er speler 0 heet. Een tegenvoorbeeld is een spel
// waarin elke gretige zet slechter is dan een beste (ook als er gelijke zijn).
// Van de kleinste die werkelijk kunnen ontstaan blijft dat over met de minste
// tegels op de borden, dan met de kleinste boom, en dan het eerste.

#ifndef ZoektochtHVar
#define ZoektochtHVar

#include "herkomst.h"
#include "zoek/bits.h"

namespace verslag
{

using zoek::tegelspel::Stelling;

// Alles wat een rij kan bevatten; welke kleur een volle rij heeft telt niet.
inline Paren soortenRijen (int L)
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
inline void maakBorden (int K, const Paren &soorten, size_t vanaf, Paren &bord,
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
inline int waarde (const Stelling &stelling, long long &standen)
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
inline int vulling (const Paren &rijen, int L, int zet)
{
  int meeste = 0;
  for (const std::pair<int,int> &rij : rijen)
  {
    const bool geel = zoek::tegelspel::kleurVan (zet) == 0;
    const int erna = (geel ? rij.first : rij.second)
                     + zoek::tegelspel::aantalVan (zet);
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
inline bool faalt (const Spelbestand &spel, bool vol, long long &standen)
{
  Paren schalen (static_cast<size_t> (spel.M), std::make_pair (0, 0));
  size_t uitPot = 0;
  for (std::pair<int,int> &schaal : schalen)
    for (int i = 0; i < spel.N && uitPot < spel.pot.size (); i++)
      (spel.pot[uitPot++] == 'g' ? schaal.first : schaal.second)++;
  const zoek::tegelspel::Speelruimte ruimte (spel.pot.substr (uitPot), schalen,
    spel.N, spel.rijen[0], spel.rijen[1], spel.L);
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

    // Parameters:
    // * nwVol: of de gretige zet een rij vol moet maken
    // * nwLeeg: of de borden leeg moeten zijn
    Zoektocht (bool nwVol, bool nwLeeg)
    : tegels (0), vakjes (0), bekeken (0), gevonden (0), echt (0),
      vol (nwVol), leeg (nwLeeg)
    {
    }

    // Zoek tot de kleinste maat met een tegenvoorbeeld dat ontstaan kan. Met
    // een tegel is er maar een zet. Met twee tegels kan een volle rij niet
    // verkeerd zijn: er volgt nog hoogstens een zet, dus met die rij daalt de
    // score niet, en zonder die rij stijgt hij niet.
    // Post: de members zeggen wat er gevonden is
    void zoek ()
    {
      for (tegels = vol ? 3 : 2; ; tegels++)
        for (vakjes = 1; vakjes <= MeesteVakjes; vakjes++)
          if (zoekMaat ())
            return;
    }

    int tegels, vakjes;           // de maat: in het spel, en op een bord
    long long bekeken,            // spellen
              gevonden, echt;     // tegenvoorbeelden, en die ontstaan kunnen
    Spelbestand kleinste;
    Spelbestand begin;            // waar het uit ontstaat
    std::vector<Zet> zetten;      // en hoe

    static const int MeesteVakjes = 8;  // grotere borden zijn er te veel

  private:

    bool vol, leeg;
    std::pair<int,long long> maat;  // tegels en standen van de kleinste

    // Zoek alle spellen van de maat af.
    // Retourneert: true als het gretige algoritme in een ervan faalt
    bool zoekMaat ()
    {
      for (int K = 1; K <= MaxRijen; K++)
        if (vakjes % K == 0 && vakjes / K <= MaxPerRij)
        {
          const Paren soorten = leeg ? Paren (1) : soortenRijen (vakjes / K);
          std::vector<Paren> borden;
          Paren begonnen;
          maakBorden (K, soorten, 0, begonnen, borden);
          for (const Paren &eigen : borden)
            for (const Paren &ander : borden)
              zoekVoorraden (K, vakjes / K, eigen, ander);
        }
      return echt > 0;
    }

    // Zoek met deze borden alle voorraden af waarin geen schaal leeg is.
    void zoekVoorraden (int K, int L, const Paren &eigen, const Paren &ander)
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
      std::pair<int,long long> mijn (0, 0);
      bekeken++;
      if (!faalt (spel, vol, mijn.second))
        return;
      for (int wie = 0; wie < 2; wie++)
        for (const std::pair<int,int> &rij : spel.rijen[wie])
          mijn.first += rij.first + rij.second;
      gevonden++;
      Herkomst herkomst (spel);
      if (!herkomst.zoek () || (echt++ > 0 && mijn >= maat))
        return;
      maat = mijn;
      kleinste = spel;
      begin = herkomst.begin;
      zetten = herkomst.zetten;
    }
};

}

#endif
