// vervolg.h: wat er in een bewaard spel achter het spelbestand staat: de
// zetten, en wie er spelen.

#ifndef TerminalVervolgHVar
#define TerminalVervolgHVar

#include <string>
#include "lezer.h"

namespace terminal
{

// Lees wie er spelen, achter het woord spelers; de parameters zijn als bij
// leesVervolg. In oude bestanden hebben computers nog andere letters: e (steeds
// de eerste zet), v (het grootste verschil), p (perfect) en o (optimaal).
// Retourneert: true als het klopt; anders false, met een melding
inline bool leesSpelers (Lezer &lezer, const std::string &letters,
                         const std::string &mag, std::string &spelers)
{
  const std::string wat = "de spelers", oud = "evpo", nu = "tgbb";
  std::string woord;
  if (!lezer.leesWoord (wat, mag, woord))
    return false;
  spelers = woord;
  for (char &letter : spelers)
    if (oud.find (letter) != std::string::npos)
      letter = nu[oud.find (letter)];
  return (spelers.size () == 2
          && spelers.find_first_not_of (letters) == std::string::npos)
         || lezer.verkeerd (wat, woord, mag);
}

// Wat er in een bewaard spel achter het spelbestand mag staan.
const char VervolgMag[] = "het einde van het bestand, zet of spelers";

// Lees wat er achter het spelbestand staat, tot het einde van het bestand.
// Parameters:
// * lezer: het bestand
// * leesZet: een functie die leest wat er achter "zet" staat en die zet doet;
//   zij retourneert false, met een melding, als dat niet kan
// * leesAnders: net zo, van wat er achter een ander woord staat, haar parameter
// Retourneert: true als alles klopt; anders false, met een melding
template <typename LeesZet, typename LeesAnders>
bool leesRegels (Lezer &lezer, const LeesZet &leesZet,
                 const LeesAnders &leesAnders)
{
  std::string woord;
  while (!lezer.op ())
    if (!lezer.leesWoord ("", VervolgMag, woord)
        || !(woord == "zet" ? leesZet () : leesAnders (woord)))
      return false;
  return true;
}

// Lees de zetten en wie er spelen, tot het einde van het bestand.
// Parameters:
// * lezer, leesZet: als bij leesRegels
// * letters: wat een speler kan zijn, als letters
// * mag: die letters, met wat ze betekenen, voor de melding
// * spelers: wordt een letter per speler, of leeg als die er niet staan
// Retourneert: true als alles klopt; anders false, met een melding
template <typename LeesZet>
bool leesVervolg (Lezer &lezer, const std::string &letters,
                  const std::string &mag, std::string &spelers,
                  const LeesZet &leesZet)
{
  spelers.clear ();
  return leesRegels (lezer, leesZet, [&] (const std::string &woord)
    {
      return woord == "spelers" ? leesSpelers (lezer, letters, mag, spelers)
                                : lezer.verkeerd ("", woord, VervolgMag);
    });
}

}

#endif
