// modeltekst.h: standen van het model lezen, schrijven, tekenen en loten.

#ifndef ModeltekstHVar
#define ModeltekstHVar

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>
#include "modelregels.h"
#include "tests/toeval.h"

namespace Model
{

//*************************************************************************
// Bestanden

// Lees een getal dat binnen grenzen moet liggen, uit een woord dat uit niets
// anders bestaat.
inline bool leesTussen (std::istream &in, int laag, int hoog, int &getal)
{
  std::string woord;
  if (!(in >> woord)
      || woord.find_first_not_of ("0123456789", woord[0] == '-' ? 1 : 0)
         != std::string::npos || woord == "-")
    return false;
  const long long gelezen = std::strtoll (woord.c_str (), nullptr, 10);
  getal = static_cast<int> (gelezen);
  return gelezen >= laag && gelezen <= hoog;
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

// De tegels van een schaal of rij als letters, de gele voorop.
inline std::string tegels (const std::pair<int,int> &inhoud)
{
  return herhaal (inhoud.first, 'g') + herhaal (inhoud.second, 'b');
}

// Een invoerbestand waaruit precies deze stand te lezen is. Dat bestaat niet
// altijd: als de pot leeg is, kan een lege schaal voor een volle liggen.
inline std::string bestand (const Stand &stand)
{
  std::ostringstream uit;
  for (const std::pair<int,int> &schaal : stand.schalen)
    uit << tegels (schaal);
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
    uit << " " << tegels (schaal)
        << (schaal.first + schaal.second == 0 ? "-" : "");
  for (int rij = 0; rij < stand.K; rij++)
    for (int speler = 0; speler < 2; speler++)
    {
      const std::pair<int,int> &inhoud = op (stand.rijen[speler], rij);
      uit << (speler == 0 ? "\n" : " ") << tegels (inhoud)
          << herhaal (stand.L - inhoud.first - inhoud.second, '.');
    }
  uit << "\nbeurt " << stand.beurt << "\n";
  return uit.str ();
}

// De gele en de blauwe tegels van een woord.
inline std::pair<int,int> paarVan (const std::string &woord)
{
  return std::make_pair (std::count (woord.begin (), woord.end (), 'g'),
                         std::count (woord.begin (), woord.end (), 'b'));
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
    stand.schalen.push_back (paarVan (woord));
  stand.M = static_cast<int> (stand.schalen.size ());
  int speler = 0;
  while (in >> woord && woord != "beurt")
  {
    stand.L = static_cast<int> (woord.size ());
    stand.rijen[speler].push_back (paarVan (woord));
    speler = 1 - speler;
  }
  stand.K = static_cast<int> (stand.rijen[0].size ());
  if (dubbelepunt != ':' || speler != 0 || !(in >> stand.beurt))
    throw std::runtime_error ("onbegrijpelijke tekening:\n" + tekening);
  return stand;
}

// Wat een stand voor het verdere spel is: de volgorde van rijen en schalen telt
// niet, de kleur van een volle rij niet, wie aan beurt is komt altijd eerst, en
// wordt er niet meer aangevuld, dan ook niet welke stapels samen liggen.
inline std::string kern (const Stand &stand)
{
  std::vector<std::string> delen[3];
  for (const std::pair<int,int> &schaal : stand.schalen)
    if (!stand.pot.empty ())
      delen[0].push_back (tegels (schaal));
    else
      for (char kleur : { 'g', 'b' })
        delen[0].push_back (herhaal (aantal (schaal, kleur), kleur));
  for (int speler = 0; speler < 2; speler++)
    for (const std::pair<int,int> &rij : stand.rijen[speler])
      delen[speler == stand.beurt ? 1 : 2].push_back
        (rij.first + rij.second == stand.L ? "vol" : tegels (rij));
  std::string uit = stand.pot;
  for (std::vector<std::string> &deel : delen)
  {
    std::sort (deel.begin (), deel.end ());
    for (const std::string &stuk : deel)
      uit += stuk.empty () && &deel == delen ? "" : " " + stuk;
    uit += ";";
  }
  return uit;
}

//*************************************************************************
// Loten

// Trekt getallen en kleine spellen, op elke computer dezelfde.
class Loting : public Toeval
{
  public:

    explicit Loting (unsigned zaad) : Toeval (zaad) {}

    // Een plaats in iets van deze lengte.
    size_t plaats (size_t lengte)
    {
      return static_cast<size_t> (trek (0, static_cast<int> (lengte) - 1));
    }

    // Een pot met zoveel tegels.
    std::string pot (int tegels)
    {
      std::string letters;
      for ( ; tegels > 0; tegels--)
        letters += "gb"[trek (0, 1)];
      return letters;
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
      stand.pot = pot (trek (1, maxPot));
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
