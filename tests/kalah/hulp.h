// hulp.h: wat de toetsen van Kalah delen: getekende standen, toevallige
// standen, het vergelijken van een object met een stand van het model, en wie
// er volgens het model wint.

#ifndef KalahHulpHVar
#define KalahHulpHVar

#include <map>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
#include "model.h"
#include "spellen/kalah/kalah.h"
#include "tests/tekst.h"
#include "tests/vangst.h"

typedef std::mt19937_64 Bron;

// Een getal van laag t/m hoog.
inline int trek (Bron &bron, int laag, int hoog)
{
  return laag + static_cast<int> (bron () % static_cast<unsigned long long>
                                              (hoog - laag + 1));
}

// Lees een tekening van het bord:
//   boven: de kuiltjes 6 t/m 1 van speler 2
//   kalahs: de kalah van speler 2, en die van speler 1
//   onder: de kuiltjes 1 t/m 6 van speler 1
inline Model::Stand getekend (int speler, const std::string &boven,
                              const std::string &kalahs,
                              const std::string &onder)
{
  Model::Stand stand = { std::vector<int> (Model::Kring, -1), speler };
  std::istringstream in (boven + " " + kalahs + " " + onder);
  for (int plaats : { 12, 11, 10, 9, 8, 7, 13, 6, 0, 1, 2, 3, 4, 5 })
    if (!(in >> stand.op (plaats)))
      throw std::runtime_error ("de tekening heeft te weinig getallen");
  std::string rest;
  if (in >> rest)
    throw std::runtime_error ("de tekening heeft te veel getallen");
  return stand;
}

// Een toevallige stand met hoogstens zoveel steentjes in een kuiltje.
inline Model::Stand toevallig (Bron &bron, int hoogste)
{
  Model::Stand stand = { std::vector<int> (Model::Kring, 0),
                         trek (bron, 1, 2) };
  const int leeg = trek (bron, 0, 9);   // van de tien kuiltjes
  for (int &aantal : stand.kuilen)
    aantal = trek (bron, 1, 10) <= leeg ? 0 : trek (bron, 0, hoogste);
  for (int kalah : { 6, 13 })
    stand.op (kalah) =
      trek (bron, 0, 1 + static_cast<int> (Model::totaal (stand)));
  return stand;
}

// Een object met een stand van het model.
inline Kalah spelMet (const Model::Stand &stand)
{
  Kalah spel (MaxSteentjes);
  if (!spel.zetStand (stand.kuilen, stand.speler))
    throw std::runtime_error ("zetStand weigert " + Model::tekst (stand));
  return spel;
}

inline std::string tekst (const std::vector<int> &getallen)
{
  std::string uit;
  for (int getal : getallen)
    uit += std::to_string (getal) + " ";
  return uit;
}

// Vergelijk alles wat een object laat zien met een stand van het model.
// Retourneert: een uitleg van het verschil; leeg als er geen is
inline std::string verschil (Kalah &spel, const Model::Stand &stand)
{
  const std::string bij = " bij " + Model::tekst (stand);
  if (spel.getKuiltjes () != stand.kuilen)
    return "de kuiltjes zijn " + tekst (spel.getKuiltjes ()) + bij;
  if (spel.getSpeler () != stand.speler)
    return "de beurt klopt niet" + bij;
  if (spel.eindstand () != Model::eindstand (stand))
    return "eindstand klopt niet" + bij;
  if (spel.getWinnaar () != Model::winnaar (stand))
    return "de winnaar is " + std::to_string (spel.getWinnaar ()) + bij;
  if (spel.score () != Model::score (stand))
    return "de score is " + std::to_string (spel.score ()) + bij;
  if (spel.bepaalZetten () != Model::zetten (stand))
    return "de zetten zijn " + tekst (spel.bepaalZetten ()) + bij;
  return "";
}

// Wie er volgens de regels wint: 1, 0 of -1 voor wie aan beurt is; bekend
// onthoudt wat er al uitgezocht is.
inline int naiefOordeel (const Model::Stand &stand,
                         std::map<std::vector<int>, int> &bekend)
{
  if (Model::eindstand (stand))
  {
    const int winnaar = Model::winnaar (stand);
    return winnaar == 0 ? 0 : winnaar == stand.speler ? 1 : -1;
  }
  std::vector<int> sleutel = stand.kuilen;
  sleutel.push_back (stand.speler);
  const auto plek = bekend.find (sleutel);
  if (plek != bekend.end ())
    return plek->second;
  int beste = -1;
  for (int kuiltje : Model::zetten (stand))
  {
    Model::Stand na = stand;
    Model::doe (na, kuiltje);
    const int waarde = -naiefOordeel (na, bekend);
    beste = waarde > beste ? waarde : beste;
  }
  bekend[sleutel] = beste;
  return beste;
}

#endif
