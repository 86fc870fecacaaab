// oplossing.h: los spellen uit bestanden op, en zet in een tabel wat eruit komt.

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

// De kolommen van een tabel, als bij Tabel.
struct Kolommen
{
  std::vector<std::string> koppen;  // de eerste is die van het bestand
  std::vector<size_t> breedten;
};

// Een spel dat opgelost wordt: waar zijn regels komen, en hoe lang het duurt.
class Losregels
{
  public:

    // Begin nu; elke regel komt in nwTabel, die blijft bestaan, en noemt nwNaam.
    Losregels (const Tabel &nwTabel, const std::string &nwNaam)
    : tabel (nwTabel), naam (nwNaam), begin (clock ())
    {
    }

    // Retourneert: de naam van het spel
    const std::string &getNaam () const { return naam; }

    // Retourneert: de rekentijd sinds het begin of de vorige regel, als cel
    std::string tijd () const
    {
      return Tabel::tijd (zoek::seconden (clock () - begin));
    }

    // Zet een regel in de tabel: de naam, met deze cellen erachter.
    void toon (std::vector<std::string> cellen)
    {
      cellen.insert (cellen.begin (), naam);
      tabel.toon (cellen);
      begin = clock ();
    }

  private:

    const Tabel &tabel;
    const std::string naam;
    clock_t begin;
};

// Los de spellen van de opdrachtregel op, en zet de uitkomsten in een tabel op
// het scherm.
// Parameters:
// * gevraagd: wat er op de opdrachtregel staat
// * kolommen: die van de tabel
// * leeg: waar elk spel een kopie van is voor het gelezen wordt; noemt de
//   opdrachtregel geen bestand, dan wordt dit opgelost, als beginstand
// * los: een functie van een spel, het toezicht en de Losregels, die het spel
//   oplost, zijn regels toont, en de exitcode retourneert
// Retourneert: de hoogste exitcode
template <typename Spel, typename Los>
int losOp (const Instellingen &gevraagd, const Kolommen &kolommen, Spel leeg,
           const Los &los)
{
  const std::string begin = "beginstand";
  const bool geen = gevraagd.namen.empty ();
  const Tabel tabel (geen ? std::vector<std::string> (1, begin)
                          : gevraagd.namen,
                     kolommen.koppen, kolommen.breedten, gevraagd.csv);
  Schermtoezicht toezicht (gevraagd.stil);
  const auto doe = [&] (const std::string &naam, Spel &spel)
  {
    Losregels regels (tabel, naam);
    return los (spel, toezicht, regels);
  };
  leeg.stelToezicht (&toezicht);
  return geen ? doe (begin, leeg) : vanElk (gevraagd.namen, leeg, doe);
}

// Retourneert: de kolommen van een tabel met de score van elk spel: de beste
//   score, de eerste beste zet, hoeveel standen er bezocht zijn, en in hoeveel
//   seconden
inline Kolommen scorekolommen ()
{
  return { { "bestand", "score", "zet", "standen", "seconden" },
           { 10, 7, 15, 11 } };
}

// Bereken de score van een spel, en toon haar regel; bij snel zonder de hele
// boom af te lopen. De Rekenaar zegt om welk spel het gaat; zie spelmenu.h. Is
// de tijd van het toezicht om, dan staat er hoe ver het kwam, met de beste zet
// tot nu toe.
// Parameters:
// * spel: het spel; na afloop in dezelfde stand
// * zet: waar de stand na ontstond, als tekst, en dan is de score die van wie
//   haar deed; leeg: de stand van het bestand, met de eerste beste zet
template <typename Rekenaar>
void losScore (typename Rekenaar::Spel &spel, bool snel, Losregels &regels,
               const std::string &zet = "")
{
  typename Rekenaar::Zet beste;
  long long standen = 0;
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
  regels.toon ({ score, zet.empty () ? eerste : zet, std::to_string (standen),
                 regels.tijd () });
}

// Los de spellen van de opdrachtregel op, met een tabel van hun scores. Met een
// regel per zet krijgt elke zet een gelijk deel van de tijd die er nog is;
// zonder grens is dat deel 0 of minder, en dus ook geen grens.
// Retourneert: de hoogste exitcode
template <typename Rekenaar>
int losOp (const Instellingen &gevraagd)
{
  typedef typename Rekenaar::Spel Spel;
  const auto los = [&] (Spel &spel, zoek::Toezicht &toezicht, Losregels &regels)
  {
    const double tijd = static_cast<double> (gevraagd.tijd), minst = 0.001;
    const zoek::Klok klok;
    toezicht.geefTijd (tijd);
    if (!gevraagd.zetten)
      losScore<Rekenaar> (spel, gevraagd.snel, regels);
    const auto zetten = Rekenaar::zetten (spel);
    for (size_t i = 0; gevraagd.zetten && i < zetten.size (); i++)
    {
      const double deel = (tijd - klok.seconden ())
                          / static_cast<double> (zetten.size () - i);
      Spel erna (spel);
      Rekenaar::doeZet (erna, zetten[i]);
      toezicht.geefTijd (tijd > 0 && deel < minst ? minst : deel);
      losScore<Rekenaar> (erna, gevraagd.snel, regels, zetTekst (zetten[i]));
    }
    return Gelukt;
  };
  return losOp (gevraagd, scorekolommen (), Spel (), los);
}

}

#endif
