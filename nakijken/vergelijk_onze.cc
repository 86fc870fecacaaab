// vergelijk_onze.cc: zie vergelijk_onze.h.

#include "vergelijk_onze.h"
#include "tegelspel.h"

#include <ctime>
#include <stdexcept>

Onze::Onze (const std::string &pad)
: spel (new TegelSpel)
{
  if (!spel->leesInSpel (pad.c_str ()))
    throw std::invalid_argument ("SPEL=" + pad + " is geen spel zoals de "
                                 "opgave het wil");
}

Onze::~Onze () {}

void Onze::naar (const std::vector<Zet> &gedaan)
{
  for (; aantal > 0; aantal--)
    spel->unDoeZet ();
  for (const Zet &zet : gedaan)
    if (spel->doeZet (zet.first, zet.second))
      aantal++;
}

long long Onze::standen () { return spel->telStanden (); }

int Onze::score ()
{
  std::pair<int,char> zet;
  long long bezocht = 0;
  return spel->besteScoreSnel (zet, bezocht);
}

std::vector<Onze::Waarde> Onze::zetten ()
{
  std::vector<Waarde> uit;
  for (const Zet &zet : spel->bepaalVerschillendeZetten ())
  {
    spel->doeZet (zet.first, zet.second);
    uit.push_back ({ zet, -score (), standen () });
    spel->unDoeZet ();
  }
  return uit;
}

void Onze::teken () { spel->drukAf (); }

double Onze::duur ()
{
  const clock_t lang = CLOCKS_PER_SEC / 20;   // zo lang wordt er gemeten
  std::pair<int,char> zet;
  long long bezocht = 0;
  int keren = 0;
  const clock_t begin = clock ();
  while (keren == 0 || clock () - begin < lang)
  {
    spel->besteScore (zet, bezocht);
    keren++;
  }
  return static_cast<double> (clock () - begin) / CLOCKS_PER_SEC / keren;
}
