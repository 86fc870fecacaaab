// nakijk.cc: het hoofdprogramma van het nakijken; zie README.md.

#include "alle.h"
#include "bestanden.h"
#include "kaart.h"

#include <iostream>
#include <unistd.h>

namespace
{

using namespace nakijk;

const char Gebruik[] =
  "Gebruik: nakijk --thuis MAP --proef OBJECT [opties] MAP\n"
  "Kijk de inzending in MAP na; meestal via make nakijken.\n"
  "  --thuis MAP         de map van dit project\n"
  "  --proef OBJECT      het object met de onderdelen\n"
  "  --compiler NAAM     waarmee gebouwd wordt (g++)\n"
  "  --vlaggen TEKST     vlaggen voor de compiler (-O2)\n"
  "  --uit MAP           waar de spelbestanden van missers komen\n"
  "  --csv               een regel per inzending in plaats van de kaart\n"
  "  --kop               zet boven die regels een regel met koppen\n"
  "  --grondig           keur ook het geheugengebruik\n"
  "  --zonder-snelheid   meet de snelheid niet\n"
  "  --alle              MAP is een map met inzendingen\n"
  "Exitcodes: 0 er is nagekeken, 1 dat ging mis, 2 verkeerd gebruik.\n";

struct Opdracht
{
  Gereedschap gereedschap;
  Wensen wensen;
  std::string map, uit;
  bool csv, kop, alle, help;
};

// Lees de opdrachtregel.
// Retourneert: een bezwaar, of niets
std::string lees (const std::vector<std::string> &woorden, Opdracht &opdracht)
{
  const std::vector< std::pair<std::string,std::string *> > teksten = {
    { "--thuis", &opdracht.gereedschap.thuis },
    { "--proef", &opdracht.gereedschap.proef },
    { "--compiler", &opdracht.gereedschap.compiler },
    { "--vlaggen", &opdracht.gereedschap.vlaggen },
    { "--uit", &opdracht.uit } };
  const std::vector< std::pair<std::string,bool *> > vlaggen = {
    { "--csv", &opdracht.csv }, { "--kop", &opdracht.kop },
    { "--grondig", &opdracht.wensen.grondig }, { "--alle", &opdracht.alle },
    { "--help", &opdracht.help } };
  for (size_t i = 0; i < woorden.size (); i++)
  {
    bool bekend = woorden[i] == "--zonder-snelheid";
    if (bekend)
      opdracht.wensen.snelheid = false;
    for (const auto &vlag : vlaggen)
      if (woorden[i] == vlag.first)
        bekend = *vlag.second = true;
    for (const auto &tekst : teksten)
      if (woorden[i] == tekst.first)
      {
        if (++i == woorden.size ())
          return woorden[i - 1] + ": er volgt niets op";
        *tekst.second = woorden[i];
        bekend = true;
        break;
      }
    if (!bekend && woorden[i].substr (0, 2) == "--")
      return "onbekende optie " + woorden[i];
    if (!bekend && !opdracht.map.empty ())
      return "meer dan een map: " + woorden[i];
    if (!bekend)
      opdracht.map = woorden[i];
  }
  return "";
}

// Maak de map voor de uitvoer, als die nodig is.
// Retourneert: een bezwaar, of niets
std::string maakUitvoermap (Opdracht &opdracht)
{
  if (opdracht.uit.empty ())
  {
    if (!opdracht.csv || opdracht.alle)
      opdracht.uit = nieuweMap ();
    return "";
  }
  const size_t laatste = opdracht.uit.find_last_not_of ('/'),
               streep = opdracht.uit.rfind ('/', laatste);
  const std::string ouder = absoluut (
    streep == std::string::npos ? "." : opdracht.uit.substr (0, streep + 1));
  if ((ouder + "/").find (absoluut (opdracht.map) + "/") == 0)
    return "de uitvoer mag niet in de map van de inzending komen";
  maakMap (opdracht.uit);
  opdracht.uit = absoluut (opdracht.uit);
  return "";
}

// Maak alle paden absoluut en controleer ze.
// Retourneert: een bezwaar, of niets
std::string controleer (Opdracht &opdracht)
{
  Gereedschap &gereedschap = opdracht.gereedschap;
  if (opdracht.map.empty ())
    return "noem de map die nagekeken moet worden (INZENDING=map of MAP=map)";
  if (!isMap (opdracht.map))
    return opdracht.map + " is geen map";
  gereedschap.thuis = absoluut (gereedschap.thuis);
  gereedschap.proef = absoluut (gereedschap.proef);
  if (!isMap (gereedschap.thuis) || !isBestand (gereedschap.proef))
    return "noem met --thuis en --proef waar het nakijken staat";
  return maakUitvoermap (opdracht);
}

// Kijk een inzending na.
void keurEen (const Opdracht &opdracht)
{
  const Keuring keuring = keur (opdracht.map, absoluut (opdracht.map),
                                opdracht.gereedschap, opdracht.wensen);
  const std::string scherm = kaart (keuring, opdracht.uit);
  if (opdracht.csv)
    std::cout << (opdracht.kop ? csvKop () : "") << csv (keuring);
  else
  {
    std::cout << scherm;
    if (namenIn (opdracht.uit).empty ())
      rmdir (opdracht.uit.c_str ());
    else
      std::cout << "De spelbestanden staan in " << opdracht.uit << ".\n"
                << "Naspelen: ga naar die map en typ "
                   "PAD/NAAR/TegelSpel < NAAM.invoer\n";
  }
}

// Kijk alle mappen in een map na.
// Retourneert: de exitcode
int keurMap (const Opdracht &opdracht)
{
  std::vector<std::string> namen;
  for (const std::string &naam : namenIn (opdracht.map))
    if (isMap (opdracht.map + "/" + naam))
      namen.push_back (naam);
  const auto uitMap = [&] (const std::string &naam)
  {
    return opdracht.uit + "/" + naam;
  };
  std::string alles = csvKop ();
  const bool goed = keurAlle (namen, [&] (const std::string &naam)
    {
      maakMap (uitMap (naam));
      const Keuring keuring = keur (naam,
                                    absoluut (opdracht.map + "/" + naam),
                                    opdracht.gereedschap, opdracht.wensen);
      schrijf (uitMap (naam) + "/kaart", kaart (keuring, uitMap (naam)));
      schrijf (uitMap (naam) + "/punten.csv", csv (keuring));
    },
    [&] (const std::string &naam)
    {
      std::cerr << "nagekeken: " << naam << std::endl;
    });
  for (const std::string &naam : namen)
    alles += inhoudVan (uitMap (naam) + "/punten.csv");
  schrijf (opdracht.uit + "/punten.csv", alles);
  if (opdracht.csv)
    std::cout << alles.substr (opdracht.kop ? 0 : csvKop ().size ());
  else
    std::cout << tabelVan (alles) << "\nDe kaarten staan in " << opdracht.uit
              << "/*/kaart, de punten in punten.csv.\n";
  return goed ? 0 : 1;
}

}

//*************************************************************************

int main (int argc, char **argv)
{
  Opdracht opdracht = { { "g++", "-O2", ".", "" }, { true, false }, "", "",
                        false, false, false, false };
  try
  {
    std::string bezwaar =
      lees (std::vector<std::string> (argv + 1, argv + argc), opdracht);
    if (opdracht.help)
    {
      std::cout << Gebruik;
      return 0;
    }
    if (bezwaar.empty ())
      bezwaar = controleer (opdracht);
    if (!bezwaar.empty ())
    {
      std::cerr << "nakijk: " << bezwaar << "\n";
      return 2;
    }
    if (opdracht.alle)
      return keurMap (opdracht);
    keurEen (opdracht);
  }
  catch (const std::exception &fout)
  {
    std::cerr << "nakijk: " << fout.what () << "\n";
    return 1;
  }
  return 0;
}
