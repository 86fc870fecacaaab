// woorden.h: wat er op het bord gebeurt, in woorden.

#ifndef KalahWoordenHVar
#define KalahWoordenHVar

#include <string>
#include <vector>
#include "../../terminal/tekst.h"
#include "kalah.h"

namespace kalah
{

// Retourneert: een rij getallen, zoals "1, 3 of 5" met het voegwoord of
inline std::string opsomming (const std::vector<int> &getallen,
                              const std::string &voegwoord)
{
  std::string tekst;
  for (size_t i = 0; i < getallen.size (); i++)
    tekst += (i == 0 ? "" : i + 1 < getallen.size () ? ", "
              : " " + voegwoord + " ") + std::to_string (getallen[i]);
  return tekst;
}

// Retourneert: hoogstens zoveel van een rij getallen, met spaties ertussen, en
//   puntjes als er meer zijn
inline std::string rijtje (const std::vector<int> &getallen, size_t hoogstens)
{
  std::string tekst;
  for (size_t i = 0; i < getallen.size () && i < hoogstens; i++)
    tekst += (i == 0 ? "" : " ") + std::to_string (getallen[i]);
  return tekst + (getallen.size () > hoogstens ? " ..." : "");
}

// Retourneert: een aantal steentjes, in woorden
inline std::string steentjes (int aantal)
{
  return std::to_string (aantal) + (aantal == 1 ? " steentje" : " steentjes");
}

// Retourneert: een aantal beurten, in woorden
inline std::string beurten (int aantal)
{
  return std::to_string (aantal) + (aantal == 1 ? " beurt" : " beurten");
}

// Retourneert: hoe speler 1 of 2 heet, midden in een zin of aan het begin
inline std::string naamVan (int speler, bool begin = false)
{
  return (begin ? "Speler " : "speler ") + std::to_string (speler);
}

// Retourneert: de kalahs van speler 1 en 2, na het opruimen
inline std::vector<int> eindKalahs (const Kalah &spel)
{
  const std::vector<int> na = spel.opgeruimd ();
  return { na[KalahPlaats], na[PerSpeler + KalahPlaats] };
}

// Retourneert: hoe een spel in een eindstand is afgelopen, en waarom
inline std::string uitslag (const Kalah &spel)
{
  const std::vector<int> kalahs = eindKalahs (spel);
  const int winnaar = spel.getWinnaar ();
  const size_t een = winnaar == 2 ? 1 : 0;
  const bool helft = 2 * spel.getKuiltjes ()[KalahPlaats + PerSpeler * een]
                     > spel.totaal ();
  return (helft ? "" : naamVan (spel.getSpeler (), true)
                       + " kan niet zetten. ")
         + (winnaar == Gelijk
              ? "Gelijkspel: allebei " + steentjes (kalahs[0])
              : naamVan (winnaar, true) + " wint met "
                + std::to_string (kalahs[een]) + " tegen "
                + std::to_string (kalahs[1 - een]) + " steentjes")
         + (helft ? ": meer dan de helft." : ".");
}

// Retourneert: wat er bij een keer zaaien gebeurt, als deel van een zin
inline std::string zaaiTekst (const Kalah::Stap &stap)
{
  const bool eigen = stap.naarSpeler == stap.speler;
  return (stap.soort == Kalah::Stap::Zaaien
          ? naamVan (stap.speler, true) + " zaait " + steentjes (stap.aantal)
            + " uit kuiltje " + std::to_string (stap.kuiltje)
          : "; daar lagen er al: verder met " + steentjes (stap.aantal))
         + " tot in "
         + (stap.naarKuiltje == InKalah ? "de eigen kalah"
            : (eigen ? "het eigen kuiltje " : "kuiltje ")
              + std::to_string (stap.naarKuiltje)
              + (eigen ? "" : " van " + naamVan (stap.naarSpeler)));
}

// Retourneert: welke kuiltjes er geslagen worden, als deel van een zin
inline std::string slagTekst (const std::vector<Kalah::Stap> &slag)
{
  std::vector<int> kuiltjes;
  std::string som;
  int samen = 0;
  for (const Kalah::Stap &stap : slag)
  {
    som += (kuiltjes.empty () ? "" : "+") + std::to_string (stap.aantal);
    kuiltjes.push_back (stap.kuiltje);
    samen += stap.aantal;
  }
  const bool een = slag.size () == 1;
  return (een ? "; slag: kuiltje " : "; slag: kuiltjes ")
         + opsomming (kuiltjes, "en") + " van " + naamVan (slag[0].speler)
         + " (" + (een ? "" : som + " = ") + steentjes (samen) + ")";
}

// Retourneert: hoe een zet met de stappen van Kalah::verloop gaat, als zin, in
//   regels: elke keer zaaien, alles wat er geslagen wordt, en het opruimen
inline std::string verhaal (const std::vector<Kalah::Stap> &stappen)
{
  std::string tekst;
  std::vector<Kalah::Stap> slag;
  int rest = 0;  // wat er opgeruimd wordt
  for (const Kalah::Stap &stap : stappen)
    if (stap.soort == Kalah::Stap::Slag)
      slag.push_back (stap);
    else if (stap.soort == Kalah::Stap::Opruimen)
      rest += stap.aantal;
    else
      tekst += zaaiTekst (stap);
  if (!slag.empty ())
    tekst += slagTekst (slag);
  if (rest > 0)
  {
    const int wie = stappen[0].speler;
    tekst += "; " + naamVan (3 - wie) + " kan niet zetten: " + naamVan (wie)
             + " legt nog " + steentjes (rest) + " in de eigen kalah";
  }
  return terminal::inRegels (tekst + ".");
}

}

#endif
