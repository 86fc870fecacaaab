// modelregels.h: een naïef model van TegelSpel, de rechter van alle toetsen.
//
// Het model volgt de opgave woord voor woord en deelt geen regel met het
// programma dat het beoordeelt. Het is met opzet dom: een stand is een
// gewone kopieerbare struct, een zet maakt een nieuwe stand, en gelijke
// standen worden nooit samengenomen. Wat hier langzaam is, is duidelijk.

#ifndef ModelregelsHVar
#define ModelregelsHVar

#include <string>
#include <utility>
#include <vector>

namespace Model
{

typedef std::pair<int,char> Zet;                 // (schaal, kleur)
typedef std::vector< std::pair<int,int> > Paren; // (geel, blauw) per stuk

const Zet Geen (-1, '\0');  // de zet die er niet is

struct Stand
{
  // Schalen, tegels per schaal, rijen, vakjes per rij.
  int M = 0, N = 0, K = 0, L = 0;
  std::string pot;     // de eerste tegel vooraan
  Paren schalen;       // per schaal
  Paren rijen[2];      // per speler, per rij, in de volgorde van het bestand
  int beurt = 0;       // 0 of 1

  static Zet geen () { return Geen; }

  bool operator== (const Stand &b) const
  {
    return M == b.M && N == b.N && K == b.K && L == b.L && pot == b.pot
           && schalen == b.schalen && rijen[0] == b.rijen[0]
           && rijen[1] == b.rijen[1] && beurt == b.beurt;
  }
  bool operator!= (const Stand &b) const { return !(*this == b); }
};

// Het paar van een schaal of rij, en een stuk tekst van n gelijke tekens.
inline std::pair<int,int> &op (Paren &paren, int plaats)
{
  return paren[static_cast<size_t> (plaats)];
}

inline const std::pair<int,int> &op (const Paren &paren, int plaats)
{
  return paren[static_cast<size_t> (plaats)];
}

inline std::string herhaal (int n, char letter)
{
  return std::string (static_cast<size_t> (n), letter);
}

//*************************************************************************
// De regels

// Het aantal tegels van een kleur in een schaal of rij.
inline int aantal (const std::pair<int,int> &paar, char kleur)
{
  return kleur == 'g' ? paar.first : paar.second;
}

inline int volleRijen (const Stand &stand, int speler)
{
  int vol = 0;
  for (const std::pair<int,int> &rij : stand.rijen[speler])
    vol += rij.first + rij.second == stand.L;
  return vol;
}

// De rijen van de speler aan beurt waar zoveel tegels van deze kleur in mogen:
// leeg of met alleen deze kleur, ze passen er allemaal in, en van die rijen
// degene die het verst gevuld zijn. Dat kunnen er meer zijn; elk ervan mag.
inline std::vector<int> toegestaneRijen (const Stand &stand, char kleur,
                                         int tegels)
{
  const char andere = kleur == 'g' ? 'b' : 'g';
  std::vector<int> beste;
  int verst = -1;
  for (int rij = 0; rij < stand.K; rij++)
  {
    const std::pair<int,int> &inhoud = op (stand.rijen[stand.beurt], rij);
    const int gevuld = aantal (inhoud, kleur);
    if (aantal (inhoud, andere) > 0 || gevuld + tegels > stand.L)
      continue;
    if (gevuld > verst)
    {
      verst = gevuld;
      beste.clear ();
    }
    if (gevuld == verst)
      beste.push_back (rij);
  }
  return beste;
}

// Heeft de speler aan beurt tegels van deze kleur op deze schaal die in een
// van haar rijen passen? (Of het spel al uit is, telt hier niet mee.)
inline bool past (const Stand &stand, int schaal, char kleur)
{
  const int tegels = aantal (op (stand.schalen, schaal), kleur);
  return tegels > 0 && !toegestaneRijen (stand, kleur, tegels).empty ();
}

inline bool eindstand (const Stand &stand)
{
  if (volleRijen (stand, 0) == stand.K || volleRijen (stand, 1) == stand.K)
    return true;
  for (int schaal = 0; schaal < stand.M; schaal++)
    if (past (stand, schaal, 'g') || past (stand, schaal, 'b'))
      return false;
  return true;
}

inline bool geldig (const Stand &stand, int schaal, char kleur)
{
  return schaal >= 0 && schaal < stand.M && (kleur == 'g' || kleur == 'b')
         && !eindstand (stand) && past (stand, schaal, kleur);
}

// Alle geldige zetten, ook de gelijke; op schaal, en dan 'g' voor 'b'.
inline std::vector<Zet> alleZetten (const Stand &stand)
{
  std::vector<Zet> zetten;
  if (eindstand (stand))
    return zetten;
  for (int schaal = 0; schaal < stand.M; schaal++)
    for (int k = 0; k < 2; k++)
      if (past (stand, schaal, "gb"[k]))
        zetten.push_back (Zet (schaal, "gb"[k]));
  return zetten;
}

// Twee zetten zijn gelijk als de kleur en het aantal tegels gelijk zijn.
inline bool gelijkeZetten (const Stand &stand, const Zet &a, const Zet &b)
{
  return a.second == b.second && aantal (op (stand.schalen, a.first), a.second)
            == aantal (op (stand.schalen, b.first), b.second);
}

// De verschillende zetten: van gelijke alleen die met de laagste schaal.
inline std::vector<Zet> verschillendeZetten (const Stand &stand)
{
  std::vector<Zet> verschillend;
  for (const Zet &zet : alleZetten (stand))
  {
    bool nieuw = true;
    for (const Zet &eerder : verschillend)
      if (gelijkeZetten (stand, eerder, zet))
        nieuw = false;
    if (nieuw)
      verschillend.push_back (zet);
  }
  return verschillend;
}

// Zo heten zij voor kansen.h.
inline std::vector<Zet> zetten (const Stand &stand)
{
  return verschillendeZetten (stand);
}

// Vul een schaal aan uit de pot, van voren af, tot er N op liggen of de pot
// leeg is.
inline void vulAan (Stand &stand, int schaal)
{
  std::pair<int,int> &inhoud = op (stand.schalen, schaal);
  while (inhoud.first + inhoud.second < stand.N && !stand.pot.empty ())
  {
    if (stand.pot[0] == 'g')
      inhoud.first++;
    else
      inhoud.second++;
    stand.pot.erase (0, 1);
  }
}

// Vul alle schalen van een nieuw spel uit de pot.
inline void vulSchalen (Stand &stand)
{
  for (int schaal = 0; schaal < stand.M; schaal++)
  {
    stand.schalen.push_back (std::make_pair (0, 0));
    vulAan (stand, schaal);
  }
}

// Een nieuw spel met deze maten, lege borden en deze pot.
inline Stand leegSpel (int M, int N, int K, int L, const std::string &pot)
{
  Stand stand;
  stand.M = M;
  stand.N = N;
  stand.K = K;
  stand.L = L;
  stand.pot = pot;
  for (Paren &rijen : stand.rijen)
    rijen.resize (static_cast<size_t> (K));
  vulSchalen (stand);
  return stand;
}

// De stand na een geldige zet waarbij de tegels in de gegeven rij gaan.
inline Stand naZetInRij (Stand stand, const Zet &zet, int rij)
{
  std::pair<int,int> &schaal = op (stand.schalen, zet.first);
  std::pair<int,int> &doel = op (stand.rijen[stand.beurt], rij);
  int &vanSchaal = zet.second == 'g' ? schaal.first : schaal.second;
  int &naarRij = zet.second == 'g' ? doel.first : doel.second;
  naarRij += vanSchaal;
  vanSchaal = 0;
  vulAan (stand, zet.first);
  stand.beurt = 1 - stand.beurt;
  return stand;
}

// Alle standen die na een geldige zet mogen ontstaan: een per toegestane rij.
inline std::vector<Stand> mogelijkNaZet (const Stand &stand, const Zet &zet)
{
  std::vector<Stand> mogelijk;
  const int tegels = aantal (op (stand.schalen, zet.first), zet.second);
  for (int rij : toegestaneRijen (stand, zet.second, tegels))
    mogelijk.push_back (naZetInRij (stand, zet, rij));
  return mogelijk;
}

// De stand na een geldige zet, met de tegels in de eerste toegestane rij.
inline Stand naZet (const Stand &stand, const Zet &zet)
{
  const int tegels = aantal (op (stand.schalen, zet.first), zet.second);
  return naZetInRij (stand, zet,
                     toegestaneRijen (stand, zet.second, tegels)[0]);
}

// De score voor de speler aan beurt: haar volle rijen min die van de ander.
inline int score (const Stand &stand)
{
  return volleRijen (stand, stand.beurt) - volleRijen (stand, 1 - stand.beurt);
}

//*************************************************************************
// De boom

// Het aantal standen in de boom, maar niet verder geteld dan grens+1.
inline long long telStanden (const Stand &stand, long long grens)
{
  long long standen = 1;
  for (const Zet &zet : verschillendeZetten (stand))
    if (standen <= grens)
      standen += telStanden (naZet (stand, zet), grens - standen);
  return standen;
}

}

#endif
