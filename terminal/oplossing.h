// oplossing.h: los spellen op en zet de uitkomsten in een tabel.

#ifndef TerminalOplossingHVar
#define TerminalOplossingHVar

#include <ctime>
#include <string>
#include <vector>
#include "../zoek/getaltekst.h"
#include "../zoek/klok.h"
#include "hoofdprogramma.h"
#include "tabel.h"

namespace terminal
{

// Begin een tabel van oplossingen van spellen met deze namen, bij csv met
// puntkomma's; de kop komt op het scherm.
// Retourneert: de tabel
inline Tabel oplossingstabel (const std::vector<std::string> &namen, bool csv)
{
  return Tabel (namen, { "bestand", "score", "zet", "standen", "seconden" },
                { 10, 7, 14, 12 }, csv);
}

// Zet de oplossing van het spel met een naam op een regel van de tabel: de
// beste score, de eerste beste zet of geen zet, als tekst, hoeveel standen er
// bezocht zijn, en in hoeveel seconden.
inline void toonOplossing (const Tabel &tabel, const std::string &naam,
                           const std::string &score, const std::string &zet,
                           long long standen, double seconden)
{
  tabel.toon ({ naam, score, zet, std::to_string (standen),
                tabel.duur (seconden) });
}

// Los een spel op, en zet de uitkomst op een regel van de tabel; bij snel
// zonder de hele boom af te lopen. De Rekenaar zegt om welk spel het gaat; zie
// spelmenu.h. Is de tijd van het toezicht om, dan staat er hoe ver het kwam,
// met de beste zet tot nu toe.
// Parameters:
// * tabel, naam: als bij toonOplossing
// * spel: het spel; na afloop in dezelfde stand
// * zet: waar de stand na ontstond, als tekst, en dan is de score die van wie
//   haar deed; leeg: de stand van het bestand, met de eerste beste zet
template <typename Rekenaar>
void losOp (const Tabel &tabel, const std::string &naam,
            typename Rekenaar::Spel &spel, bool snel,
            const std::string &zet = "")
{
  typename Rekenaar::Zet beste;
  long long standen = 0;
  const clock_t begin = clock ();
  beste.first = -1;  // nog geen
  std::string score = "onbekend", eerste;
  try
  {
    const int gevonden = Rekenaar::score (spel, snel, beste, standen);
    score = std::to_string (zet.empty () ? gevonden : -gevonden);
    eerste = zetTekst (beste);
  }
  catch (const zoek::Afgebroken &waar)
  {
    if (!waar.tijdOm)
      throw;
    standen = waar.aantal;
    if (zet.empty () && !waar.bekend.empty ())
      score = waar.bekend;
    eerste = beste.first < 0 ? "-" : zetTekst (beste);
  }
  toonOplossing (tabel, naam, score, zet.empty () ? eerste : zet, standen,
                 zoek::seconden (clock () - begin));
}

// Los de spellen van de opdrachtregel op en zet de uitkomsten in een tabel op
// het scherm. Met een regel per zet krijgt elke zet een gelijk deel van de tijd
// die er nog is; zonder grens is dat deel 0 of minder, en dus ook geen grens.
// Retourneert: de hoogste exitcode
template <typename Rekenaar>
int losOp (const Instellingen &gevraagd)
{
  typedef typename Rekenaar::Spel Spel;
  const Tabel tabel = oplossingstabel (gevraagd.namen, gevraagd.csv);
  Schermtoezicht toezicht (gevraagd.stil);
  Spel leeg;
  leeg.stelToezicht (&toezicht);
  return vanElk (gevraagd.namen, leeg, [&] (const std::string &naam, Spel &spel)
    {
      const double tijd = static_cast<double> (gevraagd.tijd), minst = 0.001;
      const zoek::Klok klok;
      toezicht.geefTijd (tijd);
      if (!gevraagd.zetten)
        return losOp<Rekenaar> (tabel, naam, spel, gevraagd.snel);
      const auto zetten = Rekenaar::zetten (spel);
      for (size_t i = 0; i < zetten.size (); i++)
      {
        const double deel = (tijd - klok.seconden ())
                            / static_cast<double> (zetten.size () - i);
        Spel erna (spel);
        Rekenaar::doeZet (erna, zetten[i]);
        toezicht.geefTijd (tijd > 0 && deel < minst ? minst : deel);
        losOp<Rekenaar> (tabel, naam, erna, gevraagd.snel,
                         zetTekst (zetten[i]));
      }
    });
}

}

#endif
