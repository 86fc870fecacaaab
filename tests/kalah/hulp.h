// hulp.h: wat de toetsen van Kalah delen: getekende en toevallige standen, en
// het vergelijken van een object met een stand van het model.

#ifndef KalahHulpHVar
#define KalahHulpHVar

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>
#include "model.h"
#include "spellen/kalah/kalah.h"
#include "tests/spelproef.h"
#include "tests/tekst.h"

// Lees een tekening van het bord: de kuiltjes 6 t/m 1 van speler 2, zijn kalah
// en die van speler 1, en de kuiltjes 1 t/m 6 van speler 1.
inline Model::Stand getekend (int speler, const std::string &tekening)
{
  Model::Stand stand = { std::vector<int> (Model::Kring, -1), speler };
  std::istringstream in (tekening);
  for (int plaats : { 12, 11, 10, 9, 8, 7, 13, 6, 0, 1, 2, 3, 4, 5 })
    in >> stand.op (plaats);
  std::string rest;
  if (!in || in >> rest)
    throw std::runtime_error ("geen veertien getallen: " + tekening);
  return stand;
}

// Een toevallige stand met hoogstens zoveel steentjes in een kuiltje.
inline Model::Stand toevallig (Toeval &toeval, int hoogste)
{
  Model::Stand stand = { std::vector<int> (Model::Kring), toeval.trek (1, 2) };
  const int leeg = toeval.trek (0, 9);   // van de tien kuiltjes
  for (int &aantal : stand.kuilen)
    aantal = toeval.trek (1, 10) <= leeg ? 0 : toeval.trek (0, hoogste);
  for (int kalah : { 6, 13 })
    stand.op (kalah) = toeval.trek (0, 1 + Model::totaal (stand));
  return stand;
}

// Een stand met zoveel steentjes op het bord, soms op een paar plaatsen, en
// kalahs waarmee het nog alle kanten op kan.
inline Model::Stand verdeeld (Toeval &toeval, int steentjes)
{
  Model::Stand stand = { std::vector<int> (Model::Kring), toeval.trek (1, 2) };
  std::vector<int> plaatsen;
  for (int i = toeval.trek (1, 12); i > 0; i--)
    plaatsen.push_back (Model::plaatsVan (toeval.trek (1, 2),
                                          toeval.trek (1, 6)));
  for (int i = 0; i < steentjes; i++)
    stand.op (toeval.uit (plaatsen))++;
  stand.op (6) = toeval.trek (0, 20);
  stand.op (13) = std::max (0, stand.op (6) + toeval.trek (-steentjes / 2,
                                                           steentjes / 2));
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

inline Model::Stand standVan (const Kalah &spel)
{
  return { spel.getKuiltjes (), spel.getSpeler () };
}

// Wie er volgens het model wint: 1, 0 of -1 voor wie aan beurt is.
inline int oordeelVanModel (const Model::Stand &stand)
{
  static std::unordered_map<std::string, int> bekend;
  if (Model::eindstand (stand))
  {
    const int winnaar = Model::winnaar (stand);
    return winnaar == 0 ? 0 : winnaar == stand.speler ? 1 : -1;
  }
  std::string sleutel (stand.kuilen.begin (), stand.kuilen.end ());
  sleutel += static_cast<char> (stand.speler);
  const auto plek = bekend.find (sleutel);
  if (plek != bekend.end ())
    return plek->second;
  int beste = -1;
  for (int kuiltje : Model::zetten (stand))
    beste = std::max (beste, -oordeelVanModel (Model::naZet (stand, kuiltje)));
  return bekend[sleutel] = beste;
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
inline std::string verschil (const Kalah &spel, const Model::Stand &stand)
{
  const bool gelijk = spel.getKuiltjes () == stand.kuilen
    && spel.getSpeler () == stand.speler
    && spel.eindstand () == Model::eindstand (stand)
    && spel.getWinnaar () == Model::winnaar (stand)
    && spel.score () == Model::score (stand)
    && spel.bepaalZetten () == Model::zetten (stand);
  return gelijk ? "" : Model::tekst (standVan (spel))
    + ", winnaar " + std::to_string (spel.getWinnaar ()) + ", score "
    + std::to_string (spel.score ()) + ", zetten "
    + tekst (spel.bepaalZetten ()) + "klopt niet bij " + Model::tekst (stand);
}

#endif
