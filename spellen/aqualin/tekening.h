// tekening.h: hoe een stand van Aqualin er op het scherm uitziet.

#ifndef AqualinTekeningHVar
#define AqualinTekeningHVar

#include <iostream>
#include <string>
#include <vector>

namespace aqualin
{

const size_t SchermBreedte = 80;  // kolommen
const size_t KopBreedte = 2;      // het nummer van een rij
const size_t SteenBreedte = 7;    // een steen met haar twee tekens

// Parameter:
// * getal: 0 t/m 99
// Retourneert: het getal, met zoveel ruimte als een steen inneemt
inline std::string getalTekst (int getal)
{
  const std::string cijfers = std::to_string (getal);
  return std::string (SteenBreedte / 2 + 1 - cijfers.size (), ' ') + cijfers
         + std::string (SteenBreedte / 2, ' ');
}

// Parameter:
// * wie: 0 of 1
// Retourneert: het nummer en de naam van die speler
inline std::string spelerTekst (int wie)
{
  return wie == 0 ? "speler 0 (Brian)" : "speler 1 (Robin)";
}

// Zet een regel op het scherm, zonder spaties aan het eind.
// Parameter:
// * regel: de regel, met minstens een ander teken dan een spatie
inline void drukRegelAf (const std::string &regel)
{
  std::cout << regel.substr (0, regel.find_last_not_of (' ') + 1) << '\n';
}

// Zet het bord op het scherm. Tussen de kolommen komt een spatie als het dan
// nog op het scherm past.
// Parameters:
// * vakjes: de tekst van elk vakje, rij na rij, elk SteenBreedte breed
// * breedte: het aantal kolommen, minstens 1
inline void drukBordAf (const std::vector<std::string> &vakjes, int breedte)
{
  const size_t kolommen = static_cast<size_t> (breedte);
  const std::string tussen =
    KopBreedte + kolommen * (SteenBreedte + 1) <= SchermBreedte ? " " : "";
  std::string regel (KopBreedte, ' ');
  for (int kolom = 0; kolom < breedte; kolom++)
    regel += tussen + getalTekst (kolom);
  drukRegelAf (regel);
  for (size_t i = 0; i < vakjes.size (); i += kolommen)
  {
    regel = std::to_string (i / kolommen) + std::string (KopBreedte - 1, ' ');
    for (size_t kolom = 0; kolom < kolommen; kolom++)
      regel += tussen + vakjes[i + kolom];
    drukRegelAf (regel);
  }
  std::cout << '\n';
}

// Zet een rij stenen op het scherm, zo nodig op meer regels.
// Parameters:
// * kop: wat ervoor staat
// * stenen: de stenen, als tekst
inline void drukStenenAf (const std::string &kop,
                          const std::vector<std::string> &stenen)
{
  std::string regel = kop;
  if (stenen.empty ())
    regel += "leeg";
  for (size_t i = 0; i < stenen.size (); i++)
  {
    if (regel.size () + stenen[i].size () > SchermBreedte)
    {
      drukRegelAf (regel);
      regel = std::string (kop.size (), ' ');
    }
    regel += stenen[i] + (i + 1 < stenen.size () ? " " : "");
  }
  std::cout << regel << '\n';
}

}

#endif
