// terugblik.h: wat elke gedane zet kostte, tegen de beste zet die er toen was.
// Er wordt van achter naar voren gekeken: wat later in het spel gevonden is,
// helpt bij wat eraan voorafging.

#ifndef TerminalTerugblikHVar
#define TerminalTerugblikHVar

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../zoek/toezicht.h"
#include "raad.h"

namespace terminal
{

// Zoveel seconden mag een terugblik duren.
const double Terugkijktijd = 10;

// Wat er van de gedane zetten bekend is, de laatste eerst. Het terugkijken vult
// dit aan: wordt het afgebroken, dan geldt wat er dan staat.
template <typename Zet>
struct Terugblik
{
  std::vector< std::pair<int,Zet> > zetten;  // wat een zet kostte, en de eerste
                                             // die toen de beste was
  std::vector<int> dieptes;  // zoveel beurten vooruit is dat geschat; 0: het is
                             // zeker; leeg: dat is het overal
};

// Kijk terug in een spel waarvan de uitkomst van elke stand te vinden is: wat
// die door een zet verandert is wat zij kostte.
// Parameters:
// * stand: het spel
// * waarde: een functie van een spel en een zet, die de eerste beste wordt, die
//   de uitkomst retourneert voor wie er aan beurt is
// * samen: wat de uitkomsten van beide spelers samen zijn
// * terug: wordt wat er bekend is
template <typename Spel, typename Zet, typename Waarde>
void rekenTerug (Spel stand, const Waarde &waarde, int samen,
                 Terugblik<Zet> &terug)
{
  Zet beste;
  int erna = waarde (stand, beste);
  while (stand.unDoeZet ())
  {
    const int ervoor = waarde (stand, beste);
    terug.zetten.push_back (std::make_pair (ervoor + erna - samen, beste));
    erna = ervoor;
  }
}

// Retourneert: een zet zoals zij te typen is, met wat zij kostte en welke beter
//   was; in de terugblik staat dat op deze plek, als het bekend is
template <typename Rekenaar, typename Zet>
std::string kostTekst (const Zet &zet, const Terugblik<Zet> &terug, size_t plek)
{
  const std::string tekst = teTypen (Rekenaar::zetTekst (zet));
  if (plek >= terug.zetten.size ())
    return tekst + " ?";
  const bool geschat = !terug.dieptes.empty () && terug.dieptes[plek] > 0;
  const std::string kosten = "-" + std::to_string (terug.zetten[plek].first);
  return terug.zetten[plek].first == 0 ? tekst
         : tekst + " " + (geschat ? "(" + kosten + ")" : kosten) + ": "
           + teTypen (Rekenaar::zetTekst (terug.zetten[plek].second));
}

// Zet op het scherm wat elke gedane zet kostte, in paren van beide spelers
// vanaf het eerste waarvan iets bekend is, en wat dat samen is.
// Parameters:
// * namen: hoe wie de eerste zet deed heet, en de ander
// * gedaan, terug: de zetten, en wat er bekend is
template <typename Rekenaar, typename Zet>
void toonTerugblik (const std::string (&namen)[2],
                    const std::vector<Zet> &gedaan, const Terugblik<Zet> &terug)
{
  const size_t weg = gedaan.size () - terug.zetten.size ();
  std::vector<std::string> paren, cellen[2];
  long long som[2] = { 0, 0 };
  int minst = 0;
  for (const int diepte : terug.dieptes)
    minst = diepte > 0 && (minst == 0 || diepte < minst) ? diepte : minst;
  for (size_t i = weg / 2 * 2; i < gedaan.size (); i++)
  {
    const size_t plek = gedaan.size () - 1 - i;
    som[i % 2] += i < weg ? 0 : terug.zetten[plek].first;
    cellen[i % 2].push_back (kostTekst<Rekenaar> (gedaan[i], terug, plek));
    if (i % 2 == 0)
      paren.push_back (std::to_string (i / 2 + 1) + ". ");
  }
  cellen[1].resize (paren.size ());
  vulUit (paren, true);
  vulUit (cellen[0], false);
  for (size_t i = 0; i < paren.size (); i++)
    paren[i] += cellen[0][i] + "  " + cellen[1][i];
  std::cout << inRegels (std::string ("Wat elke zet kostte (")
                         + Rekenaar::Prijs + "), en welke beter was. "
                         + namen[0] + " staat eerst."
                         + (minst == 0 ? "" : " Tussen haakjes: geschat, na "
                            "minstens " + beurtenTekst (minst) + "."))
            << "\n" << inKolommen (paren, false)
            << (weg == 0 ? "" : "Niet bekeken, zo ver kwam het: "
                + (weg == 1 ? "de eerste beurt"
                   : "de eerste " + std::to_string (weg) + " beurten") + ".\n")
            << (terug.zetten.empty () ? ""
                : "Samen: " + namen[0] + ": " + std::to_string (som[0]) + ", "
                  + namen[1] + ": " + std::to_string (som[1]) + ".\n")
            << std::flush;
}

// Kijk terug in een spel waarin minstens een zet gedaan is, en toon wat er
// bekend is.
// Parameters:
// * Rekenaar: rekent. Daarvan worden, naast wat raad.h noemt, gebruikt: Prijs,
//   waar kosten in geteld worden, en terugblik (spel, toezicht, terug), die
//   terugkijkt
// * spel: het spel; gedaneZetten () zijn de zetten, de oudste eerst
// * toezicht: ziet toe
// Retourneert: false als het met Ctrl-C afgebroken is
template <typename Rekenaar>
bool kijkTerug (typename Rekenaar::Spel spel, zoek::Toezicht &toezicht)
{
  const double tijd = Rekenaar::Speler::MetSterkte ? 0 : Terugkijktijd;
  const std::vector<typename Rekenaar::Zet> gedaan = spel.gedaneZetten ();
  const int eerst = (Rekenaar::beurt (spel) + static_cast<int>
                                                (gedaan.size ())) % 2;
  Terugblik<typename Rekenaar::Zet> terug;
  const bool af = komtAf (toezicht, tijd, [&]
    { Rekenaar::terugblik (spel, toezicht, terug); });
  toonTerugblik<Rekenaar> ({ Rekenaar::naam (eerst),
                             Rekenaar::naam (1 - eerst) }, gedaan, terug);
  return af;
}

}

#endif
