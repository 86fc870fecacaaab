// zin.h: herken een declaratie aan de vorm van haar woorden.

#ifndef KeuringZinHVar
#define KeuringZinHVar

#include <cctype>
#include <string>
#include <vector>
#include "tests/woorden.h"

typedef std::vector<Woord> Zin;  // de woorden van een declaratie

// Begint een pad in de map van Othello met een van deze woorden?
inline bool isVanOthello (const std::string &pad,
                          const std::vector<std::string> &delen)
{
  for (const std::string &deel : delen)
    if (pad.compare (0, 16 + deel.size (), "spellen/othello/" + deel) == 0)
      return true;
  return false;
}

// Is dit een bestand van het bord of de stapel van Othello? Daarvoor laat de
// opgave weinig headers toe.
inline bool isOthelloklasse (const std::string &pad)
{
  return isVanOthello (pad, { "othello.", "stapel." });
}

// Is dit het bord, de stapel of het zoeken van Othello? Daar gaat de opgave van
// Othello over, en niet over het scherm.
inline bool isOthellokern (const std::string &pad)
{
  return isOthelloklasse (pad) || isVanOthello (pad, { "zoek/" });
}

inline bool isKlassewoord (const std::string &woord)
{
  return woord == "class" || woord == "struct" || woord == "union";
}

// De declaratie zonder wat er na template tussen < en > staat.
inline Zin zonderSjabloon (const Zin &zin)
{
  size_t begin = 0;
  while (begin < zin.size () && zin[begin].tekst == "template")
  {
    int diepte = 0;
    do
    {
      begin++;
      if (begin < zin.size ())
        diepte += (zin[begin].tekst == "<") - (zin[begin].tekst == ">");
    }
    while (begin < zin.size () && diepte > 0);
    begin++;
  }
  if (begin >= zin.size ())
    return Zin ();
  return Zin (zin.begin () + static_cast<long> (begin), zin.end ());
}

// Staat er na dit haakje een parameterlijst, en geen beginwaarde zoals in
// "const Zet Geen (-1, 'x');" of een functiewijzer?
inline bool isParameterlijst (const Zin &zin, size_t haak)
{
  if (haak + 1 >= zin.size ())
    return false;
  const std::string &volgend = zin[haak + 1].tekst;
  return volgend != "*" && volgend != "\"" && volgend != "-"
         && !std::isdigit (static_cast<unsigned char> (volgend[0]));
}

// De plaats van het haakje waarmee een parameterlijst begint, of het eind
// als dit geen functie is.
inline size_t eersteHaak (const Zin &zin)
{
  for (size_t i = 0; i < zin.size (); i++)
  {
    if (zin[i].tekst == "=" && (i == 0 || zin[i - 1].tekst != "operator"))
      return zin.size ();
    if (zin[i].tekst == "operator")
    {
      i++;  // de operator zelf; bij () hoort de volgende haak
      while (i + 1 < zin.size () && (zin[i + 1].tekst != "("
                                     || zin[i].tekst == "("))
        i++;
      continue;
    }
    if (zin[i].tekst == "(" && i > 0)
      return isParameterlijst (zin, i) ? i : zin.size ();
  }
  return zin.size ();
}

// Is de accolade een beginwaarde in de lijst achter een constructor?
inline bool isBeginwaarde (const Zin &zin, size_t haak)
{
  size_t dubbelepunt = haak;
  while (dubbelepunt < zin.size () && zin[dubbelepunt].tekst != ":")
    dubbelepunt++;
  const std::string &laatste = zin.back ().tekst;
  return dubbelepunt < zin.size ()
         && (std::isalnum (static_cast<unsigned char> (laatste[0]))
             || laatste[0] == '_');
}

// Wat voor blok begint er na deze woorden?
inline std::string soortBlok (const Zin &zin)
{
  if (zin.empty ())
    return "";
  if (zin[0].tekst == "namespace" || zin[0].tekst == "extern"
      || (zin.size () > 1 && zin[1].tekst == "namespace"))
    return "namespace";
  const Zin kaal = zonderSjabloon (zin);
  const size_t haak = eersteHaak (kaal);
  if (haak < kaal.size ())
    return isBeginwaarde (kaal, haak) ? "" : "functie";
  for (const Woord &deel : kaal)
    if (deel.tekst == "enum" || deel.tekst == "=")
      return "";
    else if (isKlassewoord (deel.tekst))
      return deel.tekst;
  return "";
}

// De naam van een klasse.
inline std::string naamVan (const Zin &zin)
{
  for (size_t i = 0; i + 1 < zin.size (); i++)
    if (isKlassewoord (zin[i].tekst))
      return zin[i + 1].tekst;
  return "zonder naam";
}

// Een klasse, struct of enum zonder variabele erachter?
inline bool isTypeAlleen (const Zin &zin)
{
  return zin.empty () || isKlassewoord (zin[0].tekst) || zin[0].tekst == "enum";
}

// Een constante, of een wijzer die zelf constant is?
inline bool isConstant (const Zin &zin)
{
  bool constant = false;
  for (size_t i = 0; i < zin.size () && zin[i].tekst != "="; i++)
    if (zin[i].tekst == "const" || zin[i].tekst == "constexpr")
      constant = true;
    else if (zin[i].tekst == "*")
      constant = false;
  return constant;
}

// Eindigt een declaratie op = default of = delete?
inline bool isVanzelf (const Zin &zin)
{
  return zin.back ().tekst == "default" || zin.back ().tekst == "delete";
}

#endif
