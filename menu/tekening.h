// tekening.h: hoe een stand van TegelSpel er op het scherm uitziet.

#ifndef TekeningHVar
#define TekeningHVar

#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace terminal
{

// Tegels in de vorm (aantal geel, aantal blauw).
typedef std::pair<int,int> Tegels;

// Parameter:
// * tegels: de tegels
// Retourneert: de tegels als letters, de gele voorop
inline std::string tegelTekst (const Tegels &tegels)
{
  return std::string (static_cast<size_t> (tegels.first), 'g')
         + std::string (static_cast<size_t> (tegels.second), 'b');
}

// Zet de pot op het scherm, zo nodig op meer regels.
// Parameter:
// * pot: wat er nog in de pot zit
inline void drukPotAf (const std::string &pot)
{
  const std::string kop = "Pot:     ";
  const size_t schermBreedte = 80, perRegel = schermBreedte - kop.size ();
  std::cout << kop;
  if (pot.empty ())
    std::cout << "leeg";
  for (size_t i = 0; i < pot.size (); i += perRegel)
  {
    if (i > 0)
      std::cout << '\n' << std::string (kop.size (), ' ');
    std::cout << pot.substr (i, perRegel);
  }
  std::cout << '\n';
}

// Zet de schalen op het scherm, de tegels gesorteerd.
// Parameters:
// * schalen: wat erop ligt
// * perSchaal: hoeveel er op een schaal past
inline void drukSchalenAf (const std::vector<Tegels> &schalen, int perSchaal)
{
  std::cout << "Schalen:";
  for (size_t i = 0; i < schalen.size (); i++)
    std::cout << (i > 0 ? "  " : " ") << i << ": " << std::left
              << std::setw (perSchaal) << tegelTekst (schalen[i])
              << std::right;
  std::cout << "\n\n";
}

// Zet de borden naast elkaar op het scherm.
// Parameters:
// * rijen: van beide spelers wat er in de rijen ligt
// * perRij: het aantal vakjes van een rij
inline void drukBordenAf (const std::vector<Tegels> rijen[2], int perRij)
{
  const int breedte = 16;  // van een bord, met de ruimte erna
  std::cout << std::left << std::setw (breedte) << "Speler 0:"
            << "Speler 1:\n";
  for (size_t i = 0; i < rijen[0].size (); i++)
  {
    for (int wie = 0; wie < 2; wie++)
    {
      std::string vakjes = tegelTekst (rijen[wie][i]);
      vakjes.resize (static_cast<size_t> (perRij), '.');
      std::cout << std::setw (wie == 0 ? breedte : 0)
                << std::to_string (i) + ": " + vakjes;
    }
    std::cout << '\n';
  }
  std::cout << std::right << '\n';
}

// Zet de uitslag op het scherm.
// Parameters:
// * vol0, vol1: het aantal volle rijen van speler 0 en van speler 1
inline void drukUitslagAf (int vol0, int vol1)
{
  std::cout << "Eindstand: volle rijen van speler 0: " << vol0
            << ", van speler 1: " << vol1
            << ";\nde score van speler 0 is " << vol0 - vol1 << "."
            << std::endl;
}

}

#endif
