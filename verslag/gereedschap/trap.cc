// trap.cc: wat elk idee oplevert, van de opgave tot de oplosser.
//
// Gebruik: trap SECONDEN BESTAND...
//
// Elk spel wordt opgelost met elke trede van zoek/tegelspel/trap, die elk een
// idee meer hebben dan die ervoor (trede 4 begint opnieuw, zonder geheugen), en
// met besteScoreSnel, de bovenste. Alle treden moeten dezelfde score en zet
// geven: anders breekt dit programma af. Wat langer duurt dan SECONDEN wordt
// afgebroken.
//
// csv: naam;nummer;trede;standen;microseconden, met in naam SPEL.TREDE, en in
// nummer het hoeveelste spel het is. Waar afgebroken is staat nan; hoe groot de
// hele boom is, die de eerste twee treden aflopen, is bekend

#include "gereedschap.h"

// De treden zelf, die elk een programma zijn.
#define main trede1Main
#include "zoek/tegelspel/trap/trede1.cc"
#undef main
#define main trede2Main
#include "zoek/tegelspel/trap/trede2.cc"
#undef main
#define main trede3Main
#include "zoek/tegelspel/trap/trede3.cc"
#undef main
#define main trede4Main
#include "zoek/tegelspel/trap/trede4.cc"
#undef main
#define main trede5Main
#include "zoek/tegelspel/trap/trede5.cc"
#undef main
#define main bovenMain
#include "zoek/tegelspel/trap/boven.cc"
#undef main

using namespace verslag;

namespace
{

typedef trap::Antwoord (*Trede) (trap::Spel &spel, Toezicht &toezicht);

const Trede Treden[] = { trede1::losOp, trede2::losOp, trede3::losOp,
                         trede4::losOp, trede5::losOp, boven::losOp };
const int AantalTreden = sizeof Treden / sizeof Treden[0],
          HeleBoom = 2;  // zoveel treden lopen de hele boom af

// Los een spel een keer op met een trede.
// Parameters:
// * antwoord: wordt wat zij vindt
// * duur: wordt de rekentijd
// Retourneert: false als het langer duurt dan deze seconden
bool losOp (Trede trede, const trap::Spel &spel, double seconden,
            trap::Antwoord &antwoord, double &duur)
{
  trap::Spel bezig (spel);
  Toezicht toezicht (false);
  const double begin = rekentijd ();
  const bool af = toezicht.inTijd (seconden, [&]
    { antwoord = trede (bezig, toezicht); }, &antwoord.standen);
  duur = rekentijd () - begin;
  return af;
}

// Meet een trede: de mediaan van een paar keer, of een keer als het lang duurt.
// Parameters: als bij losOp
// Retourneert: als losOp
bool meetTrede (Trede trede, const trap::Spel &spel, double seconden,
                trap::Antwoord &antwoord, double &duur)
{
  const double lang = 0.5;
  std::vector<double> tijden;
  do
  {
    if (!losOp (trede, spel, seconden, antwoord, duur))
      return false;
    tijden.push_back (duur);
  }
  while (duur < lang && tijden.size () < 9);
  std::sort (tijden.begin (), tijden.end ());
  duur = tijden[tijden.size () / 2];
  return true;
}

// Los een spel op met alle treden, en schrijf van elk een regel.
// Parameters:
// * naam, nummer: het bestand, en het hoeveelste het is
// * seconden: hoe lang een trede mag duren
void klim (const std::string &naam, int nummer, double seconden)
{
  trap::Spel spel;
  if (!trap::lees (naam.c_str (), spel))
    breekAf (naam + " is niet te lezen");
  Zet zet;
  long long standen = 0;
  const int score = spel.stand.besteScoreSnel (zet, standen);
  for (int i = 0; i < AantalTreden; i++)
  {
    trap::Antwoord antwoord = { 0, GeenZet, 0 };
    double duur = 0;
    const bool af = meetTrede (Treden[i], spel, seconden, antwoord, duur);
    if (af && (antwoord.score != score || antwoord.zet != zet))
      breekAf (naam + ": trede " + std::to_string (i + 1)
               + " geeft een ander antwoord");
    std::cout << naamVan (naam) << '.' << i + 1 << ';' << nummer << ';' << i + 1
              << ';';
    if (af || i < HeleBoom)
      std::cout << (af ? antwoord.standen : spel.stand.telStanden ()) << ';';
    else
      std::cout << "nan;";
    std::cout << (af ? std::to_string (micro (duur)) : "nan") << std::endl;
    meld (naam + ": trede " + std::to_string (i + 1));
  }
}

}

int main (int argc, char **argv)
{
  if (argc < 3)
    breekAf ("gebruik: trap SECONDEN BESTAND...");
  std::cout << "naam;nummer;trede;standen;microseconden" << std::endl;
  for (int i = 2; i < argc; i++)
    klim (argv[i], i - 1, std::atof (argv[1]));
  return terminal::sluitAf (0);
}
