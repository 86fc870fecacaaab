// model.h: Othello met een array van tekens, zo recht toe recht aan mogelijk:
// elke zet maakt een nieuwe stand. De rechter in alle toetsen; deelt geen
// regel met het programma.

#ifndef OthelloModelHVar
#define OthelloModelHVar

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace Model
{

typedef std::pair<int,int> Plek;   // rij, kolom

struct Stand
{
  int m, n;
  std::string vakjes;   // rij voor rij
  char speler;
};

// Het teken op een plek; een spatie buiten het bord.
inline char op (const Stand &stand, int rij, int kolom)
{
  if (rij < 0 || rij >= stand.m || kolom < 0 || kolom >= stand.n)
    return ' ';
  return stand.vakjes[static_cast<size_t> (rij * stand.n + kolom)];
}

inline Stand begin (int m, int n)
{
  Stand stand = { m, n, std::string (static_cast<size_t> (m * n), '.'), 'Z' };
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      stand.vakjes[static_cast<size_t> ((m / 2 - 1 + i) * n + n / 2 - 1 + j)]
        = i == j ? 'W' : 'Z';
  return stand;
}

inline char ander (char kleur)
{
  return kleur == 'Z' ? 'W' : 'Z';
}

// De stenen die een zet slaat; geen als de zet niet mag.
inline std::vector<Plek> slag (const Stand &stand, int rij, int kolom)
{
  std::vector<Plek> alle;
  if (op (stand, rij, kolom) != '.')
    return alle;
  for (int dr = -1; dr <= 1; dr++)
    for (int dk = -1; dk <= 1; dk++)
    {
      std::vector<Plek> rijtje;
      int r = rij + dr, k = kolom + dk;
      while ((dr != 0 || dk != 0) && op (stand, r, k) == ander (stand.speler))
      {
        rijtje.push_back (Plek (r, k));
        r += dr;
        k += dk;
      }
      if (op (stand, r, k) == stand.speler)
        alle.insert (alle.end (), rijtje.begin (), rijtje.end ());
    }
  return alle;
}

inline std::vector<Plek> zetten (const Stand &stand)
{
  std::vector<Plek> alle;
  for (int rij = 0; rij < stand.m; rij++)
    for (int kolom = 0; kolom < stand.n; kolom++)
      if (!slag (stand, rij, kolom).empty ())
        alle.push_back (Plek (rij, kolom));
  return alle;
}

inline Stand na (Stand stand, const Plek &zet)
{
  std::vector<Plek> stenen = slag (stand, zet.first, zet.second);
  stenen.push_back (zet);
  for (const Plek &plek : stenen)
    stand.vakjes[static_cast<size_t> (plek.first * stand.n + plek.second)]
      = stand.speler;
  stand.speler = ander (stand.speler);
  return stand;
}

inline int aantal (const Stand &stand, char kleur)
{
  int som = 0;
  for (char teken : stand.vakjes)
    som += teken == kleur ? 1 : 0;
  return som;
}

inline char winnaar (const Stand &stand)
{
  if (!zetten (stand).empty ())
    return ' ';
  if (aantal (stand, '.') > 0)
    return ander (stand.speler);
  const int verschil = aantal (stand, 'Z') - aantal (stand, 'W');
  return verschil == 0 ? '=' : verschil > 0 ? 'Z' : 'W';
}

// Wat een stand met het beste spel van beide waard is voor wie aan zet is: een
// verschil in stenen, of Vast als de ander vast komt te zitten.
const int Vast = 30000;
inline int uitkomst (const Stand &stand)
{
  const std::vector<Plek> alle = zetten (stand);
  int beste = -Vast;
  if (alle.empty () && aantal (stand, '.') == 0)
    return aantal (stand, stand.speler) - aantal (stand, ander (stand.speler));
  for (const Plek &zet : alle)
    beste = std::max (beste, -uitkomst (na (stand, zet)));
  return beste;
}

// Het aantal rijen zetten tot het uit is, of van precies zoveel.
inline long long vervolg (const Stand &stand, int diepte = -1)
{
  const std::vector<Plek> alle = zetten (stand);
  long long som = 0;
  if (diepte == 0 || (diepte < 0 && alle.empty ()))
    return 1;
  for (const Plek &zet : alle)
    som += vervolg (na (stand, zet), diepte - 1);
  return som;
}

}

#endif
