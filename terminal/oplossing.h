// oplossing.h: los spellen uit bestanden op, en zet de uitkomsten in een tabel.

#ifndef TerminalOplossingHVar
#define TerminalOplossingHVar

#include <ctime>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../zoek/geheel.h"
#include "../zoek/klok.h"
#include "exitcode.h"
#include "opties.h"
#include "spelbestand.h"
#include "tabel.h"
#include "zet.h"

namespace terminal
{

// Lees de spellen van de opdrachtregel, met de meldingen op stderr, en doe dan
// iets met elk dat klopt. De Rekenaar zegt om welk spel het gaat; zie
// rekenaar.h.
// Parameters:
// * gevraagd: wat er op de opdrachtregel staat
// * tabel: krijgt haar kop, als er een spel klopt; 0: er is geen tabel
// * doe: een functie van een naam, het spel, dat mag veranderen, en het
//   toezicht, die een exitcode retourneert
// Retourneert: de hoogste exitcode
template <typename Rekenaar, typename Doe>
int vanElk (const Instellingen &gevraagd, const Tabel *tabel, const Doe &doe)
{
  typedef typename Rekenaar::Spel Spel;
  Schermtoezicht toezicht (gevraagd.stil);
  std::vector< std::pair<std::string,Spel> > spellen;
  std::vector<typename Rekenaar::Speler> spelers (2);  // doen er niet toe
  int hoogste = Gelukt;
  const auto onthoud = [&] (int code)
  {
    hoogste = code > hoogste ? code : hoogste;
    return code == Gelukt;
  };
  for (const std::string &naam : gevraagd.namen)
  {
    Spel spel (Rekenaar::begin ());
    spel.stelToezicht (&toezicht);
    if (onthoud (leesSpel (naam, gevraagd.na, std::cerr, spel, spelers)))
      spellen.push_back (std::make_pair (naam, spel));
  }
  if (tabel != 0 && !spellen.empty ())
    tabel->toonKop ();
  zoek::Geheel geheel ("bezig", "bestand", spellen.size (), &toezicht);
  for (std::pair<std::string,Spel> &een : spellen)
  {
    geheel.volgende ();
    onthoud (doe (een.first, een.second, toezicht));
  }
  return hoogste;
}

// Maak een tabel voor de scores van spellen met deze namen: de beste score, de
// eerste beste zet, hoeveel standen er bezocht zijn, en in hoeveel seconden;
// csv: met puntkomma's.
// Retourneert: de tabel
inline Tabel scoretabel (const std::vector<std::string> &namen, bool csv)
{
  return Tabel (namen, { "bestand", "score", "zet", "standen", "seconden" },
                { 10, 7, 14, 12 }, csv);
}

// Bereken de score van een spel, en zet haar op een regel van de tabel; bij
// snel zonder de hele boom af te lopen; zie rekenaar.h. Is de tijd van het
// toezicht om, of breekt Ctrl-C het af, dan staat er hoe ver het kwam, met de
// beste zet tot nu toe; na Ctrl-C gaat het afbreken daarna verder.
// Parameters:
// * tabel, naam: een scoretabel, en hoe het spel heet
// * spel: het spel; na afloop in dezelfde stand
// * zet: waar de stand na ontstond, als tekst, en dan is de score die van wie
//   haar deed; leeg: de stand van het bestand, met de eerste beste zet
template <typename Rekenaar>
void losScore (const Tabel &tabel, const std::string &naam,
               typename Rekenaar::Spel &spel, bool snel,
               const std::string &zet = "")
{
  typename Rekenaar::Zet beste (-1, 0);  // nog geen
  long long standen = 0;
  const clock_t begin = clock ();
  const auto toon = [&] (const std::string &score, const std::string &eerste)
  {
    tabel.toon ({ naam, score, zet.empty () ? eerste : zet,
                  std::to_string (standen),
                  tabel.duur (zoek::seconden (clock () - begin)) });
  };
  try
  {
    const int score = Rekenaar::score (spel, snel, beste, standen);
    toon (std::to_string (zet.empty () ? score : -score), zetTekst (beste));
  }
  catch (const zoek::Afgebroken &waar)
  {
    standen = waar.aantal;
    if (!waar.tijdOm)
      std::cerr << std::endl;  // op een terminal staat er ^C
    toon (zet.empty () && !waar.bekend.empty () ? waar.bekend : tabel.geen (),
          isGeenZet (beste) ? tabel.geen () : zetTekst (beste));
    if (!waar.tijdOm)
      throw;
  }
}

// Zet van elk pad van zoveel zetten, of minder als het spel eerder uit is, op
// een regel de zetten en het aantal standen in de boom daar, als dat te tellen
// is. De som is, met de standen onderweg erbij, het aantal van het spel zelf.
// Parameters:
// * spel, diepte: het spel, en hoeveel zetten
// * pad: hoe het spel hier gekomen is, met achter elke zet een spatie
// * csv: of er een puntkomma voor het aantal komt
template <typename Rekenaar>
void toonPaden (typename Rekenaar::Spel &spel, int diepte,
                const std::string &pad, bool csv)
{
  const auto zetten = Rekenaar::zetten (spel);
  if (diepte == 0 || zetten.empty ())
  {
    const long long standen = spel.telStanden ();
    std::cout << (csv ? zonderRand (pad) + ";" : pad)
              << (standen < 0 ? Tabel::geen (csv) : std::to_string (standen))
              << std::endl;
  }
  else
    for (const auto &zet : zetten)
    {
      typename Rekenaar::Spel erna (spel);
      erna.doeZet (zet);
      toonPaden<Rekenaar>
        (erna, diepte - 1, pad + Rekenaar::Spel::getypt (zet) + " ", csv);
    }
}

// Los de spellen van de opdrachtregel op, met een tabel van hun scores. Met een
// diepte wordt er niets opgelost, maar geteld; zie toonPaden. Met een regel per
// zet, en een voor een spel dat uit is, krijgt elke zet een gelijk
// deel van de tijd die er nog is; zonder grens is dat deel 0 of minder, en dus
// ook geen grens.
// Retourneert: de hoogste exitcode
template <typename Rekenaar>
int losBestandenOp (const Instellingen &gevraagd)
{
  typedef typename Rekenaar::Spel Spel;
  if (gevraagd.diepte > 0)
    return vanElk<Rekenaar> (gevraagd, 0, [&]
      (const std::string &, Spel &spel, zoek::Toezicht &)
    {
      std::cout << (gevraagd.csv ? "zetten;standen\n" : "");
      toonPaden<Rekenaar> (spel, gevraagd.diepte, "", gevraagd.csv);
      return Gelukt;
    });
  const Tabel tabel = scoretabel (gevraagd.namen, gevraagd.csv);
  return vanElk<Rekenaar> (gevraagd, &tabel, [&]
    (const std::string &naam, Spel &spel, zoek::Toezicht &toezicht)
  {
    const double tijd = static_cast<double> (gevraagd.tijd), minst = 0.001;
    const zoek::Klok klok;
    const auto zetten = Rekenaar::zetten (spel);
    toezicht.geefTijd (tijd);
    if (!gevraagd.zetten || zetten.empty ())
      losScore<Rekenaar> (tabel, naam, spel, gevraagd.snel);
    zoek::Geheel geheel ("oplossen", "zet", zetten.size (),
                         gevraagd.zetten ? &toezicht : 0);
    for (size_t i = 0; gevraagd.zetten && i < zetten.size (); i++)
    {
      geheel.volgende ();
      const double deel = (tijd - klok.seconden ())
                          / static_cast<double> (zetten.size () - i);
      Spel erna (spel);
      erna.doeZet (zetten[i]);
      toezicht.geefTijd (tijd > 0 && deel < minst ? minst : deel);
      losScore<Rekenaar> (tabel, naam, erna, gevraagd.snel,
                          zetTekst (zetten[i]));
    }
    return Gelukt;
  });
}

}

#endif
