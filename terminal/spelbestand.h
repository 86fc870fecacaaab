// spelbestand.h: een spel in een bestand. Het begint als het spelbestand van de
// opgave, dat de klasse van het spel zelf leest en schrijft; daarachter staan
// van een bewaard spel de gedane zetten, zoals ze te typen zijn, elk op een
// regel, en wie er spelen:
//
//   zet 0g
//   spelers m b
//
// Van een klasse Spel wordt gebruikt: het type Zet, lees en schrijf voor de
// stand, leesZet, getypt en bezwaar voor een zet, doeZet, unDoeZet en
// gedaneZetten.

#ifndef TerminalSpelbestandHVar
#define TerminalSpelbestandHVar

#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include "exitcode.h"
#include "lezer.h"
#include "scherm.h"
#include "tekst.h"

namespace terminal
{

// Retourneert: waarom een zet niet geldig is, als zin; zo heet zij en dat is
//   het bezwaar
inline std::string weigering (const std::string &zet,
                              const std::string &bezwaar)
{
  return "De zet " + zet + " is niet geldig: " + bezwaar + ".";
}

// Lees wat er achter het woord zet staat, en doe die zet. Zij mag ook in twee
// woorden staan, zoals versie 1.1 haar schreef.
// Retourneert: true als de zet geldig is; anders false, met een melding
template <typename Spel>
bool leesZet (Lezer &lezer, Spel &spel)
{
  const std::string wat = "een zet", verwacht = Spel::zetvorm ();
  std::string woord, vervolg;
  typename Spel::Zet zet;
  if (!lezer.leesWoord (wat, verwacht, woord))
    return false;
  if (!Spel::leesZet (woord, zet))
  {
    const bool half = woord.size () == 1;
    if (half && !lezer.leesWoord (wat, verwacht, vervolg))
      return false;
    if (!half || !Spel::leesZet (woord + "," + vervolg, zet))
      return lezer.verkeerd (wat, half ? woord + " " + vervolg : woord,
                             verwacht);
  }
  const std::string bezwaar = spel.bezwaar (zet);
  if (!bezwaar.empty ())
    return lezer.meld (weigering (Spel::getypt (zet), bezwaar));
  return spel.doeZet (zet);
}

// Lees wie er spelen: voor elke speler een woord, of zoals versie 1.1 schreef
// waar een speler een letter is, allebei in een woord.
// Parameter:
// * spelers: speler 0 en speler 1; worden wie er staan
// Retourneert: true als het klopt; anders false, met een melding
template <typename Speler>
bool leesSpelers (Lezer &lezer, std::vector<Speler> &spelers)
{
  const std::string wat = "een speler";
  std::string woord;
  for (size_t i = 0; i < spelers.size (); i++)
  {
    if (!lezer.leesWoord (wat, Speler::mag (), woord))
      return false;
    if (i == 0 && !Speler::MetSterkte && woord.size () == 2
        && spelers[0].lees (woord.substr (0, 1))
        && spelers[1].lees (woord.substr (1)))
      return true;
    if (!spelers[i].lees (woord))
      return lezer.verkeerd (wat, woord, Speler::mag ());
  }
  return true;
}

// Lees wat er achter de stand staat, tot het einde van het bestand: zetten, die
// het spel doet, en wie er spelen, in elke volgorde.
// Retourneert: true als alles klopt; anders false, met een melding
template <typename Spel, typename Speler>
bool leesVervolg (Lezer &lezer, Spel &spel, std::vector<Speler> &spelers)
{
  const std::string mag = "het einde van het bestand, zet of spelers";
  std::string woord;
  while (!lezer.isUit ())
  {
    if (!lezer.leesWoord ("", mag, woord))
      return false;
    if (woord != "zet" && woord != "spelers")
      return lezer.verkeerd ("", woord, mag);
    if (!(woord == "zet" ? leesZet (lezer, spel)
                         : leesSpelers (lezer, spelers)))
      return false;
  }
  return true;
}

// Lees een spelbestand met een stand, en niets erachter.
// Parameters:
// * naam: van het bestand, of 0
// * meldingen: hier komt te staan wat er niet klopt
// * spel: wordt wat er staat, als true wordt geretourneerd
// Retourneert: true als alles klopt
template <typename Spel>
bool leesStand (const char *naam, std::ostream &meldingen, Spel &spel)
{
  Lezer lezer (naam, meldingen);
  Spel nieuw (spel);
  if (!lezer.geopend () || !nieuw.lees (lezer) || !lezer.uitgelezen ())
    return false;
  spel = nieuw;
  return true;
}

// Lees een spel, ook een dat bewaard is.
// Parameters:
// * naam: van het bestand
// * meldingen: hier komt te staan wat er niet klopt
// * spel, spelers: worden wat er staat, als true wordt geretourneerd; noemt het
//   bestand geen spelers, dan blijven die zoals ze zijn
// Retourneert: true als alles klopt
template <typename Spel, typename Speler>
bool leesSpelbestand (const std::string &naam, std::ostream &meldingen,
                      Spel &spel, std::vector<Speler> &spelers)
{
  Lezer lezer (naam.c_str (), meldingen);
  Spel nieuw (spel);
  std::vector<Speler> wie (spelers);
  if (!lezer.geopend () || !nieuw.lees (lezer)
      || !leesVervolg (lezer, nieuw, wie))
    return false;
  spel = nieuw;
  spelers = wie;
  return true;
}

// Doe een zet die als een woord getypt is.
// Parameters:
// * woord: de zet
// * nummer: de hoeveelste zet het is
// * spel: heeft haar gedaan, als zij kan
// * zet: wordt die zet, als het er een is
// Retourneert: wat er niet klopt, als zin; leeg als zij gedaan is
template <typename Spel>
std::string doeGetypt (const std::string &woord, size_t nummer, Spel &spel,
                       typename Spel::Zet &zet)
{
  const std::string gevonden = "gevonden " + toonbaar (woord) + " als zet "
                               + std::to_string (nummer);
  if (!Spel::leesZet (woord, zet))
    return gevonden + ", verwacht " + Spel::zetvorm () + ".";
  const std::string bezwaar = spel.bezwaar (zet);
  if (!bezwaar.empty ())
    return gevonden + ", maar " + bezwaar + ".";
  spel.doeZet (zet);
  return "";
}

// Lees een spel uit een bestand, met wie er spelen, en doe de zetten van --na;
// wat er in het bestand niet klopt staat in de meldingen.
// Parameters:
// * spel, spelers: worden wat er staat, ook als een zet van --na niet kan
// Retourneert: Gelukt of SpelOnleesbaar; als die zetten niet kunnen
//   VerkeerdGebruik, met een melding op stderr
template <typename Spel, typename Speler>
Exitcode leesSpel (const std::string &naam, const std::string &na,
                   std::ostream &meldingen, Spel &spel,
                   std::vector<Speler> &spelers)
{
  if (!leesSpelbestand (naam, meldingen, spel, spelers))
    return SpelOnleesbaar;
  std::istringstream woorden (kleineLetters (na));
  std::string woord;
  for (size_t nummer = 1; woorden >> woord; nummer++)
  {
    typename Spel::Zet zet;
    const std::string waarom = doeGetypt (woord, nummer, spel, zet);
    if (!waarom.empty ())
    {
      std::cerr << inRegels ("--na: " + waarom) << std::endl;
      return VerkeerdGebruik;
    }
  }
  return Gelukt;
}

// Schrijf een spel zoals leesSpelbestand het leest: waar het begon, de zetten
// sindsdien, en wie er spelen.
template <typename Spel, typename Speler>
void schrijfMetZetten (std::ostream &uit, const Spel &spel,
                       const std::vector<Speler> &spelers)
{
  Spel begin (spel);
  while (begin.unDoeZet ())
    continue;
  begin.schrijf (uit);
  for (const typename Spel::Zet &zet : spel.gedaneZetten ())
    uit << "zet " << Spel::getypt (zet) << '\n';
  uit << "spelers";
  for (const Speler &speler : spelers)
    uit << ' ' << speler.getypt ();
  uit << '\n';
}

}

#endif
