// tekening.h: hoe een stand van Kalah er op het scherm uitziet.

#ifndef KalahTekeningHVar
#define KalahTekeningHVar

#include <iostream>
#include <string>
#include <vector>
#include "constantes.h"

namespace kalah
{

const size_t CelBreedte = 5;  // van een kuiltje

// Parameter:
// * getal: 0 t/m MaxTotaal
// Retourneert: het getal, midden in een cel
inline std::string celTekst (int getal)
{
  const std::string cijfers = std::to_string (getal);
  const size_t links = (CelBreedte - cijfers.size () + 1) / 2;
  return std::string (links, ' ') + cijfers
         + std::string (CelBreedte - cijfers.size () - links, ' ');
}

// Parameters:
// * wie: 1 of 2
// * beurt: wie aan beurt is
// * winnaar: wie er gewonnen heeft, Gelijk, of GeenWinnaar
// Retourneert: de speler, en hoe het met hem staat
inline std::string spelerTekst (int wie, int beurt, int winnaar)
{
  const std::string speler = "speler " + std::to_string (wie);
  if (winnaar == GeenWinnaar)
    return speler + (wie == beurt ? " (aan beurt)" : "");
  return speler + (winnaar == Gelijk ? " (gelijk)"
                   : winnaar == wie ? " (wint)" : " (verliest)");
}

// Zet het bord op het scherm.
// Parameters:
// * kuiltjes: de 14 aantallen, als in kalah.h
// * beurt, winnaar: als bij spelerTekst
inline void drukBordAf (const std::vector<int> &kuiltjes, int beurt,
                        int winnaar)
{
  const size_t aantal = AantalKuiltjes;
  std::string lijn, nummers[2], rijen[2];
  for (size_t i = 0; i < aantal; i++)
  {
    const size_t boven = aantal - 1 - i;  // speler 2 zit aan de overkant
    lijn += std::string (CelBreedte, '-') + "+";
    nummers[0] += celTekst (static_cast<int> (i + 1)) + " ";
    nummers[1] += celTekst (static_cast<int> (boven + 1)) + " ";
    rijen[0] += celTekst (kuiltjes[i]) + "|";
    rijen[1] += celTekst (kuiltjes[aantal + 1 + boven]) + "|";
  }
  const std::string leeg (CelBreedte, ' '), streep (CelBreedte, '-'),
                    rand = " +" + streep + "+" + lijn + streep + "+\n",
                    marge (CelBreedte + 3, ' ');
  std::cout << marge << nummers[1] << ' ' << spelerTekst (2, beurt, winnaar)
            << '\n' << rand
            << " |" << leeg << '|' << rijen[1] << leeg << "|\n"
            << " |" << celTekst (kuiltjes[2 * aantal + 1]) << '+' << lijn
            << celTekst (kuiltjes[aantal]) << "|\n"
            << " |" << leeg << '|' << rijen[0] << leeg << "|\n"
            << rand << marge << nummers[0] << ' '
            << spelerTekst (1, beurt, winnaar) << std::endl;
}

}

#endif
