// woorden.h: aantallen, opsommingen en de uitslag in woorden.

#ifndef TerminalWoordenHVar
#define TerminalWoordenHVar

#include <string>
#include <vector>

namespace terminal
{

// Retourneert: een aantal dingen in woorden, met hun naam in het enkelvoud of
//   in het meervoud
inline std::string aantalTekst (long long aantal, const std::string &een,
                                const std::string &meer)
{
  return std::to_string (aantal) + " " + (aantal == 1 ? een : meer);
}

// Retourneert: een aantal beurten, in woorden
inline std::string beurtenTekst (int aantal)
{
  return aantalTekst (aantal, "beurt", "beurten");
}

// Retourneert: woorden op een rij, zoals "a, b en c" met het voegwoord en
inline std::string opsomming (const std::vector<std::string> &woorden,
                              const std::string &voegwoord)
{
  std::string tekst;
  for (size_t i = 0; i < woorden.size (); i++)
  {
    if (i > 0)
      tekst += i + 1 < woorden.size () ? ", " : " " + voegwoord + " ";
    tekst += woorden[i];
  }
  return tekst;
}

// Retourneert: hoe het afliep in een zin: een naam wint, met de hoogste van
//   twee aantallen, of het is gelijk; geteld worden dingen
inline std::string winstTekst (const std::string &naam, int hoogste,
                               int laagste, const std::string &dingen)
{
  const std::string hoog = std::to_string (hoogste);
  if (hoogste == laagste)
    return "Gelijkspel: allebei " + hoog + " " + dingen + ".";
  return naam + " wint met " + hoog + " tegen " + std::to_string (laagste) + " "
         + dingen + ": score " + std::to_string (hoogste - laagste) + ".";
}

}

#endif
