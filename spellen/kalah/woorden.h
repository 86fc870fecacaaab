// woorden.h: wat er op het bord gebeurt, in woorden.

#ifndef KalahWoordenHVar
#define KalahWoordenHVar

#include <string>
#include <vector>
#include "../../terminal/tekst.h"
#include "kalah.h"

namespace kalah
{

// Parameters:
// * letters: een rij letters of cijfers
// * voegwoord: wat er voor de laatste komt
// Retourneert: die letters, zoals in "1, 3 of 5"
inline std::string opsomming (const std::string &letters,
                              const std::string &voegwoord)
{
  std::string tekst;
  for (size_t i = 0; i < letters.size (); i++)
    tekst += (i == 0 ? "" : i + 1 < letters.size () ? ", "
              : " " + voegwoord + " ") + letters[i];
  return tekst;
}

// Parameter:
// * kuiltjes: een rij kuiltjes
// Retourneert: een cijfer voor elk kuiltje
inline std::string cijfers (const std::vector<int> &kuiltjes)
{
  std::string tekst;
  for (size_t i = 0; i < kuiltjes.size (); i++)
    tekst += std::to_string (kuiltjes[i]);
  return tekst;
}

// Parameter:
// * aantal: een aantal steentjes
// Retourneert: dat aantal in woorden
inline std::string steentjes (int aantal)
{
  return std::to_string (aantal) + (aantal == 1 ? " steentje" : " steentjes");
}

// Parameter:
// * aantal: een aantal beurten
// Retourneert: dat aantal in woorden
inline std::string beurten (int aantal)
{
  return std::to_string (aantal) + (aantal == 1 ? " beurt" : " beurten");
}

// Parameter:
// * speler: 1 of 2
// Retourneert: hoe hij midden in een zin heet
inline std::string naamVan (int speler)
{
  return "speler " + std::to_string (speler);
}

// Parameter:
// * spel: een spel in een eindstand
// Retourneert: de kalahs van speler 1 en 2, na het opruimen
inline std::pair<int,int> eindKalahs (const Kalah &spel)
{
  const std::vector<int> kuiltjes = spel.opgeruimd ();
  return std::make_pair (kuiltjes[KalahPlaats],
                         kuiltjes[PerSpeler + KalahPlaats]);
}

// Parameter:
// * spel: een spel in een eindstand
// Retourneert: hoe het is afgelopen
inline std::string uitslag (const Kalah &spel)
{
  const std::pair<int,int> kalahs = eindKalahs (spel);
  const std::string een = std::to_string (kalahs.first),
                    twee = std::to_string (kalahs.second);
  if (spel.getWinnaar () == Gelijk)
    return "Gelijkspel: allebei " + steentjes (kalahs.first) + ".";
  return "Speler " + std::to_string (spel.getWinnaar ()) + " wint met "
         + (spel.getWinnaar () == 1 ? een + " tegen " + twee
                                    : twee + " tegen " + een)
         + " steentjes.";
}

// Parameter:
// * stap: een keer zaaien
// Retourneert: wat er gebeurt, als deel van een zin
inline std::string zaaiTekst (const Kalah::Stap &stap)
{
  const bool eigen = stap.naarSpeler == stap.speler;
  return (stap.soort == Kalah::Stap::Zaaien
          ? "Speler " + std::to_string (stap.speler) + " zaait "
            + steentjes (stap.aantal) + " uit kuiltje "
            + std::to_string (stap.kuiltje)
          : "; daar lagen er al: verder met " + steentjes (stap.aantal))
         + " tot in "
         + (stap.naarKuiltje == InKalah ? "de eigen kalah"
            : (eigen ? "het eigen kuiltje " : "kuiltje ")
              + std::to_string (stap.naarKuiltje)
              + (eigen ? "" : " van " + naamVan (stap.naarSpeler)));
}

// Parameter:
// * slag: de kuiltjes die geslagen worden, minstens een
// Retourneert: wat er gebeurt, als deel van een zin
inline std::string slagTekst (const std::vector<Kalah::Stap> &slag)
{
  std::vector<int> kuiltjes;
  std::string som;
  int samen = 0;
  for (size_t i = 0; i < slag.size (); i++)
  {
    kuiltjes.push_back (slag[i].kuiltje);
    som += (i == 0 ? "" : "+") + std::to_string (slag[i].aantal);
    samen += slag[i].aantal;
  }
  const bool een = slag.size () == 1;
  return (een ? "; slag: kuiltje " : "; slag: kuiltjes ")
         + opsomming (cijfers (kuiltjes), "en") + " van "
         + naamVan (slag[0].speler) + " (" + (een ? "" : som + " = ")
         + steentjes (samen) + ")";
}

// Vertel hoe een zet verloopt.
// Parameter:
// * stappen: die van Kalah::verloop
// Retourneert: een zin, in regels: elke keer zaaien, alles wat er geslagen
//   wordt, en het opruimen
inline std::string verhaal (const std::vector<Kalah::Stap> &stappen)
{
  std::string tekst;
  std::vector<Kalah::Stap> slag;
  int rest = 0, wie = 0;  // wat er opgeruimd wordt, en van wie
  for (size_t i = 0; i < stappen.size (); i++)
    if (stappen[i].soort == Kalah::Stap::Slag)
      slag.push_back (stappen[i]);
    else if (stappen[i].soort == Kalah::Stap::Opruimen)
    {
      rest += stappen[i].aantal;
      wie = stappen[i].speler;
    }
    else
      tekst += zaaiTekst (stappen[i]);
  if (!slag.empty ())
    tekst += slagTekst (slag);
  if (rest > 0)
    tekst += "; " + naamVan (3 - wie) + " kan niet zetten: " + naamVan (wie)
             + " legt nog " + steentjes (rest) + " in de eigen kalah";
  return terminal::inRegels (tekst + ".");
}

}

#endif
