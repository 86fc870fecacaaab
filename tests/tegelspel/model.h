// model.h: een naïef model van TegelSpel, de rechter van alle toetsen.
//
// Het model volgt de opgave woord voor woord en deelt geen regel met het
// programma dat het beoordeelt. Het is met opzet dom: een stand is een
// gewone kopieerbare struct, een zet maakt een nieuwe stand, en gelijke
// standen worden nooit samengenomen. Wat hier langzaam is, is duidelijk.

#ifndef ModelHVar
#define ModelHVar

#include <cctype>
#include <cstdlib>
#include <map>
#include <random>
#include <sstream>
#include <stdexcept>
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
  int M, N, K, L;      // schalen, tegels per schaal, rijen, vakjes per rij
  std::string pot;     // de eerste tegel vooraan
  Paren schalen;       // per schaal
  Paren rijen[2];      // per speler, per rij, in de volgorde van het bestand
  int beurt;           // 0 of 1

  Stand () : M (0), N (0), K (0), L (0), beurt (0) {}

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

inline bool rijVol (const Stand &stand, int speler, int rij)
{
  const std::pair<int,int> &inhoud = op (stand.rijen[speler], rij);
  return inhoud.first + inhoud.second == stand.L;
}

inline int volleRijen (const Stand &stand, int speler)
{
  int vol = 0;
  for (int rij = 0; rij < stand.K; rij++)
    if (rijVol (stand, speler, rij))
      vol++;
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
  return a.second == b.second
         && aantal (op (stand.schalen, a.first), a.second)
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

struct Uitslag
{
  int score;                                   // voor de speler aan beurt
  Zet zet;                                     // de eerste beste zet
  long long standen;                           // in de boom, wortel meegeteld
  std::vector< std::pair<Zet,int> > waarden;   // elke zet met haar waarde
};

// Loop de complete boom van verschillende zetten af.
inline Uitslag losOp (const Stand &stand)
{
  Uitslag uitslag = { 0, Geen, 1, {} };
  const std::vector<Zet> zetten = verschillendeZetten (stand);
  if (zetten.empty ())
    uitslag.score = score (stand);
  for (const Zet &zet : zetten)
  {
    const Uitslag kind = losOp (naZet (stand, zet));
    uitslag.standen += kind.standen;
    uitslag.waarden.push_back (std::make_pair (zet, -kind.score));
    if (uitslag.zet == Geen || -kind.score > uitslag.score)
    {
      uitslag.score = -kind.score;
      uitslag.zet = zet;
    }
  }
  return uitslag;
}

// Het aantal standen in de boom, maar niet verder geteld dan grens+1.
inline long long telStanden (const Stand &stand, long long grens)
{
  long long standen = 1;
  for (const Zet &zet : verschillendeZetten (stand))
    if (standen <= grens)
      standen += telStanden (naZet (stand, zet), grens - standen);
  return standen;
}

//*************************************************************************
// Toevallig spel

// De kans op elke eindscore voor de speler aan beurt.
typedef std::map<int,double> Kansen;

// De eindscores als beide spelers steeds een van de verschillende zetten
// doen, elk even waarschijnlijk: exact, door de hele boom af te lopen.
inline Kansen toevalligSpel (const Stand &stand)
{
  Kansen kansen;
  const std::vector<Zet> zetten = verschillendeZetten (stand);
  if (zetten.empty ())
    kansen[score (stand)] = 1.0;
  for (const Zet &zet : zetten)
    for (const auto &kans : toevalligSpel (naZet (stand, zet)))
      kansen[-kans.first] += kans.second / static_cast<double> (zetten.size ());
  return kansen;
}

inline double verwachting (const Kansen &kansen)
{
  double som = 0;
  for (const auto &kans : kansen)
    som += kans.first * kans.second;
  return som;
}

inline double variantie (const Kansen &kansen)
{
  double som = 0;
  for (const auto &kans : kansen)
    som += kans.first * kans.first * kans.second;
  return som - verwachting (kansen) * verwachting (kansen);
}

// De kans op elke som van n onafhankelijke trekkingen.
inline Kansen somVan (const Kansen &kansen, int n)
{
  Kansen som;
  som[0] = 1.0;
  for (int i = 0; i < n; i++)
  {
    Kansen volgende;
    for (const auto &a : som)
      for (const auto &b : kansen)
        volgende[a.first + b.first] += a.second * b.second;
    som = volgende;
  }
  return som;
}

// De kans dat een som lager is dan een grens, of ook gelijk eraan.
inline double kansOnder (const Kansen &kansen, int grens, bool ookGelijk)
{
  double som = 0;
  for (const auto &kans : kansen)
    if (kans.first < grens || (ookGelijk && kans.first == grens))
      som += kans.second;
  return som;
}

// De kans dat Monte Carlo met n simulaties per zet elk van de verschillende
// zetten kiest: de eerste van de zetten met de hoogste som van scores.
inline std::vector<double> keuzekansen (const Stand &stand, int n)
{
  std::vector<Kansen> sommen;
  for (const Zet &zet : verschillendeZetten (stand))
    sommen.push_back (somVan (toevalligSpel (naZet (stand, zet)), n));
  std::vector<double> keuze (sommen.size (), 0.0);
  for (size_t i = 0; i < sommen.size (); i++)
    for (const auto &kans : sommen[i])  // de score van de tegenstander
    {
      double samen = kans.second;
      for (size_t j = 0; j < sommen.size (); j++)
        if (j != i)  // j is slechter: haar tegenstander krijgt meer
          samen *= 1 - kansOnder (sommen[j], kans.first, j < i);
      keuze[i] += samen;
    }
  return keuze;
}

// De kans op elke eindscore voor goedeSpeler, als zij steeds kiest met n
// simulaties per zet en de ander steeds haar eerste beste zet doet.
inline Kansen goedTegenBest (const Stand &stand, int goedeSpeler, int n)
{
  Kansen kansen;
  if (eindstand (stand))
    kansen[stand.beurt == goedeSpeler ? score (stand) : -score (stand)] = 1.0;
  else if (stand.beurt != goedeSpeler)
    kansen = goedTegenBest (naZet (stand, losOp (stand).zet), goedeSpeler, n);
  else
  {
    const std::vector<Zet> zetten = verschillendeZetten (stand);
    const std::vector<double> keuze = keuzekansen (stand, n);
    for (size_t i = 0; i < zetten.size (); i++)
      for (const auto &kans : goedTegenBest (naZet (stand, zetten[i]),
                                             goedeSpeler, n))
        kansen[kans.first] += keuze[i] * kans.second;
  }
  return kansen;
}

//*************************************************************************
// Bestanden

// Lees een heel getal uit een woord dat uit niets anders bestaat.
inline bool leesGetal (std::istream &in, long long &getal)
{
  std::string woord;
  if (!(in >> woord) || woord.size () > 18)
    return false;
  const size_t begin = woord[0] == '-' ? 1 : 0;
  if (begin == woord.size ())
    return false;
  for (size_t i = begin; i < woord.size (); i++)
    if (!std::isdigit (static_cast<unsigned char> (woord[i])))
      return false;
  getal = std::atoll (woord.c_str ());
  return true;
}

// Lees een getal dat binnen grenzen moet liggen.
inline bool leesTussen (std::istream &in, int laag, int hoog, int &getal)
{
  long long gelezen = 0;
  if (!leesGetal (in, gelezen) || gelezen < laag || gelezen > hoog)
    return false;
  getal = static_cast<int> (gelezen);
  return true;
}

// Lees een stand uit de inhoud van een invoerbestand.
// Retourneert: false als die niet aan de opgave voldoet; dan is stand
// gedeeltelijk gevuld en niet te gebruiken.
inline bool lees (const std::string &bestand, Stand &stand)
{
  std::istringstream in (bestand);
  stand = Stand ();
  if (!(in >> stand.pot)
      || stand.pot.find_first_not_of ("gb") != std::string::npos
      || !leesTussen (in, 1, 5, stand.M) || !leesTussen (in, 1, 5, stand.N)
      || !leesTussen (in, 1, 10, stand.K) || !leesTussen (in, 1, 6, stand.L))
    return false;
  for (int speler = 0; speler < 2; speler++)
    for (int rij = 0; rij < stand.K; rij++)
    {
      std::pair<int,int> paar;
      if (!leesTussen (in, 0, stand.L, paar.first)
          || !leesTussen (in, 0, stand.L, paar.second)
          || (paar.first > 0 && paar.second > 0))
        return false;
      stand.rijen[speler].push_back (paar);
    }
  std::string rest;
  if (!leesTussen (in, 0, 1, stand.beurt) || (in >> rest))
    return false;
  vulSchalen (stand);
  return true;
}

// Maak een stand uit de inhoud van een invoerbestand dat goed hoort te zijn.
inline Stand standUit (const std::string &bestand)
{
  Stand stand;
  if (!lees (bestand, stand))
    throw std::runtime_error ("het model weigert dit bestand:\n" + bestand);
  return stand;
}

// Een invoerbestand waaruit precies deze stand te lezen is. Dat bestaat niet
// altijd: als de pot leeg is, kan een lege schaal voor een volle liggen.
inline std::string bestand (const Stand &stand)
{
  std::ostringstream uit;
  for (const std::pair<int,int> &schaal : stand.schalen)
    uit << herhaal (schaal.first, 'g') << herhaal (schaal.second, 'b');
  uit << stand.pot << "\n" << stand.M << " " << stand.N << "\n"
      << stand.K << " " << stand.L << "\n";
  for (int speler = 0; speler < 2; speler++)
    for (const std::pair<int,int> &rij : stand.rijen[speler])
      uit << rij.first << " " << rij.second << "\n";
  uit << stand.beurt << "\n";
  Stand terug;
  if (!lees (uit.str (), terug) || terug != stand)
    throw std::runtime_error ("deze stand past niet in een bestand");
  return uit.str ();
}

//*************************************************************************
// Tekenen, voor in een melding en in een toets

inline std::string tekst (const Zet &zet)
{
  if (zet == Geen)
    return "GeenZet";
  return "(" + std::to_string (zet.first) + "," + zet.second + ")";
}

inline std::string tekst (const std::vector<Zet> &zetten)
{
  std::string alles;
  for (const Zet &zet : zetten)
    alles += tekst (zet);
  return "[" + alles + "]";
}

inline std::string tekst (const Paren &paren)
{
  std::string alles;
  for (const std::pair<int,int> &paar : paren)
    alles += (alles.empty () ? "" : " ") + std::to_string (paar.first) + ","
             + std::to_string (paar.second);
  return "[" + alles + "]";
}

// Een tekening van de hele stand, bijvoorbeeld
//   pot gbgbbb
//   schalen 4: ggbb ggb -
//   gggg. bbb..
//   gg... .....
//   beurt 0
// Een streepje is een lege pot of schaal. De rijen van speler 0 staan links.
inline std::string teken (const Stand &stand)
{
  std::ostringstream uit;
  uit << "\npot " << (stand.pot.empty () ? "-" : stand.pot) << "\nschalen "
      << stand.N << ":";
  for (const std::pair<int,int> &schaal : stand.schalen)
    uit << " " << herhaal (schaal.first, 'g') << herhaal (schaal.second, 'b')
        << (schaal.first + schaal.second == 0 ? "-" : "");
  for (int rij = 0; rij < stand.K; rij++)
    for (int speler = 0; speler < 2; speler++)
    {
      const std::pair<int,int> &inhoud = op (stand.rijen[speler], rij);
      uit << (speler == 0 ? "\n" : " ") << herhaal (inhoud.first, 'g')
          << herhaal (inhoud.second, 'b')
          << herhaal (stand.L - inhoud.first - inhoud.second, '.');
    }
  uit << "\nbeurt " << stand.beurt << "\n";
  return uit.str ();
}

// Het aantal keren dat een letter in een woord voorkomt.
inline int tel (const std::string &woord, char letter)
{
  int keren = 0;
  for (char teken : woord)
    if (teken == letter)
      keren++;
  return keren;
}

// De stand van een tekening.
inline Stand uitTekening (const std::string &tekening)
{
  std::istringstream in (tekening);
  Stand stand;
  std::string woord;
  char dubbelepunt = 0;
  in >> woord >> stand.pot >> woord >> stand.N >> dubbelepunt;
  if (stand.pot == "-")
    stand.pot.clear ();
  std::getline (in, woord);
  std::istringstream schalen (woord);
  while (schalen >> woord)
    stand.schalen.push_back (std::make_pair (tel (woord, 'g'),
                                             tel (woord, 'b')));
  stand.M = static_cast<int> (stand.schalen.size ());
  int speler = 0;
  while (in >> woord && woord != "beurt")
  {
    stand.L = static_cast<int> (woord.size ());
    stand.rijen[speler].push_back (std::make_pair (tel (woord, 'g'),
                                                   tel (woord, 'b')));
    speler = 1 - speler;
  }
  stand.K = static_cast<int> (stand.rijen[0].size ());
  if (dubbelepunt != ':' || speler != 0 || !(in >> stand.beurt))
    throw std::runtime_error ("onbegrijpelijke tekening:\n" + tekening);
  return stand;
}

//*************************************************************************
// Loten

// Trekt getallen en kleine spellen, op elke computer dezelfde.
class Loting
{
  public:

    explicit Loting (unsigned zaad) : bron (zaad) {}

    // Een getal van laag t/m hoog.
    int trek (int laag, int hoog)
    {
      const unsigned breedte = static_cast<unsigned> (hoog - laag) + 1;
      return laag + static_cast<int> (bron () % breedte);
    }

    // Een plaats in iets van deze lengte.
    size_t plaats (size_t lengte)
    {
      return static_cast<size_t> (trek (0, static_cast<int> (lengte) - 1));
    }

    // Een klein spel in een willekeurige stand: alle afmetingen komen voor,
    // en ook lege, gedeeltelijk gevulde en volle rijen en volle borden.
    // Parameters: het grootste aantal rijen en de langste pot.
    Stand spel (int maxRijen, int maxPot)
    {
      Stand stand;
      stand.M = trek (1, 5);
      stand.N = trek (1, 5);
      stand.K = trek (1, maxRijen);
      stand.L = trek (1, 6);
      for (int tegels = trek (1, maxPot); tegels > 0; tegels--)
        stand.pot += "gb"[trek (0, 1)];
      for (int speler = 0; speler < 2; speler++)
        vulBord (stand, speler, trek (0, 9) * 10);
      stand.beurt = trek (0, 1);
      vulSchalen (stand);
      return stand;
    }

    // Een klein spel waarvan de boom hoogstens zoveel standen heeft.
    Stand spelMetBoom (int maxRijen, int maxPot, long long maxStanden)
    {
      Stand stand;
      do
        stand = spel (maxRijen, maxPot);
      while (telStanden (stand, maxStanden) > maxStanden);
      return stand;
    }

  private:

    std::mt19937 bron;

    // Geef elke rij van een bord met de gegeven kans (in procenten) tegels.
    void vulBord (Stand &stand, int speler, int procent)
    {
      for (int rij = 0; rij < stand.K; rij++)
      {
        const int tegels = trek (0, 99) < procent ? trek (1, stand.L) : 0;
        stand.rijen[speler].push_back (trek (0, 1) == 0
                                       ? std::make_pair (tegels, 0)
                                       : std::make_pair (0, tegels));
      }
    }
};

}

#endif
