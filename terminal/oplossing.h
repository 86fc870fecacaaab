// oplossing.h: los spellen op en zet de uitkomsten in een tabel.

#ifndef TerminalOplossingHVar
#define TerminalOplossingHVar

#include <ctime>
#include <string>
#include <vector>
#include "../zoek/beste.h"
#include "../zoek/getaltekst.h"
#include "../zoek/toezicht.h"
#include "hoofdprogramma.h"
#include "tabel.h"
#include "tekst.h"

namespace terminal
{

// Begin een tabel van oplossingen van spellen met deze namen, bij csv met
// puntkomma's; de kop komt op het scherm.
// Retourneert: de tabel
inline Tabel oplossingstabel (const std::vector<std::string> &namen, bool csv)
{
  return Tabel (namen, { "bestand", "score", "zet", "standen", "seconden",
                         "waarde van elke zet" }, { 6, 7, 15, 11 }, csv);
}

// Zet een oplossing op een regel van de tabel.
// Parameters:
// * tabel: de tabel
// * naam: de naam van het spel
// * score, zet: de beste score, en de eerste beste zet of geen zet
// * standen, seconden: hoeveel standen er bezocht zijn, en in welke tijd
// * zetten, waarden: elke zet, en de waarde daarvan; of geen waarden
template <typename Zet>
void toonOplossing (const Tabel &tabel, const std::string &naam, int score,
                    const Zet &zet, long long standen, double seconden,
                    const std::vector<Zet> &zetten,
                    const std::vector<int> &waarden)
{
  std::string elke;
  for (size_t i = 0; i < waarden.size (); i++)
    elke += (i == 0 ? "" : "  ") + zetTekst (zetten[i]) + " "
            + std::to_string (waarden[i]);
  tabel.toon ({ naam, std::to_string (score), zetTekst (zet),
                std::to_string (standen), Tabel::tijd (seconden), elke });
}

// Reken de stand na elke zet door. De Rekenaar zegt om welk spel het gaat; zie
// rekenmenu.h.
// Parameters:
// * spel: het spel, dat niet verandert
// * snel: zonder de hele boom af te lopen
// * standen: wordt het aantal bezochte standen, die van het spel meegeteld
// Retourneert: per zet de score erna, voor de speler aan beurt
template <typename Rekenaar>
std::vector<int> elkeZet (typename Rekenaar::Spel &spel, bool snel,
                          long long &standen)
{
  typedef typename Rekenaar::Zet Zet;
  const std::vector<Zet> zetten = Rekenaar::zetten (spel);
  std::vector<int> waarden;
  standen = 1;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    typename Rekenaar::Spel erna (spel);
    Zet antwoord;
    long long bezocht = 0;
    erna.doeZet (zetten[i].first, zetten[i].second);
    waarden.push_back (-Rekenaar::score (erna, snel, antwoord, bezocht));
    standen += bezocht;
  }
  return waarden;
}

// Los een spel op door elke zet door te rekenen, en zet de uitkomst op een
// regel van de tabel.
// Parameters:
// * naam: de naam van het spel
// * spel: het spel; na afloop in dezelfde stand
// * snel: zonder de hele boom af te lopen
// * tabel: de tabel
template <typename Rekenaar>
void losOp (const std::string &naam, typename Rekenaar::Spel &spel, bool snel,
            const Tabel &tabel)
{
  typedef typename Rekenaar::Zet Zet;
  const clock_t begin = clock ();
  const std::vector<Zet> zetten = Rekenaar::zetten (spel);
  std::vector<int> waarden;
  Zet besteZet;
  int beste = 0;
  long long standen = 0;
  if (zetten.empty ())
    beste = Rekenaar::score (spel, false, besteZet, standen);
  else
  {
    waarden = Rekenaar::waarden (spel, snel, standen);
    besteZet = zetten[zoek::eersteBeste (zetten.size (), beste, [&] (size_t i)
                                         { return waarden[i]; })];
  }
  toonOplossing (tabel, naam, beste, besteZet, standen,
                 zoek::seconden (clock () - begin), zetten, waarden);
}

// Los spellen op en zet de uitkomsten in een tabel op het scherm.
// Parameters:
// * namen: de namen van de bestanden
// * snel: zonder de hele boom af te lopen
// * csv: de tabel met puntkomma's
// * toezicht: wie er op het werk toeziet
// Retourneert: de hoogste exitcode
template <typename Rekenaar>
int losOp (const std::vector<std::string> &namen, bool snel, bool csv,
           zoek::Toezicht &toezicht)
{
  int exitcode = Gelukt;
  const Tabel tabel = oplossingstabel (namen, csv);
  for (size_t i = 0; i < namen.size (); i++)
  {
    typename Rekenaar::Spel spel;
    std::string spelers;
    spel.stelToezicht (&toezicht);
    const int code = lees (spel, namen[i], spelers);
    if (code == Gelukt)
      losOp<Rekenaar> (namen[i], spel, snel, tabel);
    else
      exitcode = code;
  }
  return exitcode;
}

}

#endif
