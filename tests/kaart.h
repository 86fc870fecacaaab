// kaart.h: wat de toetsen die over elk spel gaan van een spel moeten weten. Elk
// spel heeft een kaart, tests/NAAM/kaart.cc, die zichzelf inschrijft; make
// linkt ze waar ze gelezen worden, en toets_spellen mist een spel zonder. De
// scripts van het fuzzen, valgrind en andere systemen krijgen haar van
// kaarten.cc.

#ifndef KaartHVar
#define KaartHVar

#include <memory>
#include <string>
#include <utility>
#include <vector>
#include "tests/bestand.h"

// Een opdracht, wat iemand dan typt, en wat er dan in de uitvoer staat.
struct Opdracht
{
  std::string regel, invoer, uitvoer;
};

// Werk op een terminal: als er staat waar "tot" van spreekt wordt er iets
// getypt, of niets: dan loopt het af, en duurt het even. Op het scherm past dan
// het patroon "beeld".
struct Werk
{
  std::string opdracht, tot, tijdens, beeld;
};

struct Kaart
{
  typedef std::pair<std::string,std::string> Paar;

  std::string spel,        // de map, in spellen/ en tests/
              programma,
              bestand;     // een spelbestand; het argument van vreemde.cc

  // Namen en inhouden: waar hieronder een @ voor zo'n naam staat komt een
  // bestand met die inhoud.
  std::vector<Paar> bestanden;

  // Zo klein dat ook een trage computer hem oplost, met --los --zetten.
  std::string stand;

  // Opdrachten die kort duren: zij lukken, of zeggen wat eraan schort. Samen
  // raken zij alles aan wat geheugen vraagt of schrijft.
  std::vector<Opdracht> kort;

  // De wijzen waarop het programma werkt, het menu eerst en dan het oplossen;
  // en van elke optie wat zij bij elke wijze is: + is aan de uitvoer te zien, o
  // zegt alleen hoe het gaat (een grens, voortgang, kleuren waar er geen zijn),
  // - wordt geweigerd, en bij een punt is het die wijze zelf, of duurt het hier
  // te lang.
  std::vector<std::string> wijzen;
  std::vector<Paar> opties;

  // Wat lang duurt, op een terminal.
  std::vector<Werk> lang;

  // Hoe het programma op een terminal begint; een spel met meer vragen dan dat
  // staat hier ook voor.
  std::string eersteVraag = "Keuze (? toont het menu): ";

  // Een opdracht, en regels die iemand daarna typt met een streep ertussen, en
  // achter een = wat er dan te lezen is: elk antwoord past op het scherm.
  std::vector<Paar> gesprekken;

  // Wat er getypt wordt, en de vraag die dan komt: Ctrl-C gaat daar terug.
  std::vector<Paar> vragen;

  // Een opdracht, wat een spel begint, een zet, en hoe dat spel stopt.
  struct { std::string opdracht, begin, zet, stopt; } partij;

  // Een bestand, een zet van de computer, hoe die er onderstreept uitziet, en
  // een zet van een mens.
  struct { std::string bestand, zet, streep, daarna; } kleur;

  // Sessies die veel van het menu raken en onder valgrind niet lang duren.
  std::vector<std::string> sessies;

  // Fuzzen: waar spelbestanden staan (patronen van de shell); kleine bestanden
  // in de map waar het menu in draait, zonder inhoud om te kopieren; waarmee
  // het menu begint; en wat klein.sh in een kopie van een map of bestand
  // verandert, zodat niets lang rekent.
  struct Vervanging { std::string waar, oud, nieuw; };
  std::string zaad;
  std::vector<Paar> kleine;
  std::vector<std::string> fuzzopties;
  std::vector<Vervanging> klein;

  Kaart (const std::string &nwSpel, const std::string &nwProgramma)
  : spel (nwSpel), programma (nwProgramma)
  {
  }
};

// Hoe afgebroken werk eruitziet: met voortgang, en na een rij van een tabel.
namespace Beeld
{
const char Bezig[] = " per seconde\r\n", CtrlC[] = "\x03",
  Afgebroken[] = "(.*\n)?[^\n]* per seconde\n"
                 "\\^C\n([^\n]+\n){1,2}\nAfgebroken na [^\n]*;[^\n]*\n",
  NaEenRij[] = "[^\n]*\n/proc[^\n]*\n\\^C\nAfgebroken na [^\n]*\n";
}

// De bestanden van een kaart, zolang dit bestaat.
class Kaartbestanden
{
  public:

    explicit Kaartbestanden (const Kaart &kaart)
    {
      for (const Kaart::Paar &bestand : kaart.bestanden)
        namen.emplace_back ("@" + bestand.first, Bestand
                              (new TijdelijkBestand (bestand.second)));
    }

    // Retourneert: een tekst met voor elke @NAAM hoe dat bestand nu heet
    std::string met (std::string tekst) const
    {
      for (const auto &een : namen)
        for (size_t i = tekst.find (een.first); i != std::string::npos;
             i = tekst.find (een.first))
          tekst.replace (i, een.first.size (), een.second->naam ());
      return tekst;
    }

  private:

    typedef std::unique_ptr<TijdelijkBestand> Bestand;

    std::vector< std::pair<std::string,Bestand> > namen;
};

// Retourneert: de kaarten die zich inschreven
inline std::vector<Kaart> &kaarten ()
{
  static std::vector<Kaart> alle;
  return alle;
}

struct Inschrijving
{
  explicit Inschrijving (const Kaart &kaart) { kaarten ().push_back (kaart); }
};

#endif
