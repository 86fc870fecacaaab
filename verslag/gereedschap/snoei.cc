// snoei.cc: wat elk idee van de snelle zoeker oplevert.
//
// Gebruik: snoei BESTAND SECONDEN; een variant die met herhaald meten en al
// langer duurt wordt afgebroken.
//
// De varianten zijn de zoeker van het programma zelf, met een idee minder, en
// een kale alfa-beta. Alle varianten moeten dezelfde score geven als
// besteScoreSnel: anders breekt dit programma af.
//
// csv: variant;standen;seconden, met nan waar afgebroken is

#include "gereedschap.h"
#include "zoek/bits.h"
#include "zoek/geheugen.h"
#include "zoek/tegelspel/oplosser.h"
#include <csignal>
#include <sys/wait.h>

using namespace verslag;
using zoek::tegelspel::Speelruimte;
using zoek::tegelspel::Stelling;

namespace
{

// Een kale alfa-beta: geen tabel, geen volgorde, het volle venster.
class Kaal
{
  public:

    Kaal () : standen (0) {}

    // Parameters:
    // * stelling: een stelling
    // * alfa, beta: het venster
    // Retourneert: de score, als die in het venster ligt
    int score (const Stelling &stelling, int alfa, int beta)
    {
      standen++;
      unsigned zetten = zettenIn (stelling);
      if (zetten == 0)
        return scoreVan (stelling);
      int beste = -MaxRijen - 1;
      for ( ; zetten != 0 && beste < beta; zetten = zoek::zonderEerste (zetten))
      {
        const int waarde =
          -score (naZet (stelling, zoek::eersteBit (zetten)), -beta,
                  -std::max (alfa, beste));
        beste = std::max (beste, waarde);
      }
      return beste;
    }

    long long aantalStanden () const { return standen; }

  private:

    long long standen;
};

unsigned meesteSeconden;  // wat een variant hoogstens mag duren

// Doe een variant in een eigen proces, zodat hij afgebroken kan worden. Dat doet
// een wekker: met een grens aan de rekentijd (RLIMIT_CPU) gaat clock () onder
// Linux nog maar met stappen van enkele milliseconden.
// Parameters:
// * naam: de naam van de variant
// * verwacht: de score die eruit moet komen
// * variant: een functie (standen) met de score als uitkomst
template <typename Variant>
void meetVariant (const std::string &naam, int verwacht,
                  const Variant &variant)
{
  const pid_t kind = fork ();
  if (kind == 0)
  {
    alarm (meesteSeconden);
    long long standen = 0;
    int score = 0;
    const double seconden = meet ([&] { score = variant (standen); });
    if (score != verwacht)
      breekAf (naam + " geeft een andere score");
    std::cout << naam << ';' << standen << ';' << tijdTekst (seconden)
              << std::endl;
    _exit (0);
  }
  int status = 0;
  waitpid (kind, &status, 0);
  if (WIFSIGNALED (status) && WTERMSIG (status) == SIGALRM)
    std::cout << naam << ";nan;nan" << std::endl;
  else if (status != 0)
    breekAf (naam + " mislukt");
  meld (naam);
}

// Doe een variant van de zoeker van het programma.
// Parameters:
// * naam, verwacht: als hierboven
// * ruimte: het spel
// * geheugen: voor de tabel; 0 is zonder tabel
template <unsigned Ideeen>
void meetZoeker (const std::string &naam, int verwacht,
                 const Speelruimte &ruimte, size_t geheugen)
{
  meetVariant (naam, verwacht, [&] (long long &standen)
  {
    zoek::tegelspel::Oplosser<unsigned long long, Ideeen> zoeker (ruimte, geheugen);
    const int score = zoeker.score (ruimte.begin ());
    standen = zoeker.aantalStanden ();
    return score;
  });
}

// Zoek de score zonder te gokken: vraag van onderaf of het meer kan zijn.
// Parameters: als hierboven
void meetZonderGok (int verwacht, const Speelruimte &ruimte)
{
  meetVariant ("zondergok", verwacht, [&] (long long &standen)
  {
    zoek::tegelspel::Oplosser<unsigned long long> zoeker (ruimte, zoek::GeheugenGrens);
    int score = -MaxRijen;
    while (score < MaxRijen && !zoeker.hoogstens (ruimte.begin (), score))
      score++;
    standen = zoeker.aantalStanden ();
    return score;
  });
}

}

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: snoei BESTAND SECONDEN");
  meesteSeconden = static_cast<unsigned> (std::atoi (argv[2]));
  const Speelruimte ruimte = ruimteVan (leesBestand (argv[1]));
  TegelSpel spel;
  Zet zet;
  long long standen = 0;
  lees (spel, std::string (argv[1]));
  const int score = spel.besteScoreSnel (zet, standen);
  const size_t alles = zoek::GeheugenGrens;
  std::cout << "variant;standen;seconden" << std::endl;
  meetZoeker<zoek::tegelspel::AlleIdeeen> ("alles", score, ruimte, alles);
  meetZoeker<zoek::tegelspel::AlleIdeeen & ~zoek::tegelspel::EerstOpzoeken>
    ("zonderopzoeken", score, ruimte, alles);
  meetZoeker<zoek::tegelspel::AlleIdeeen & ~zoek::tegelspel::TabelZetEerst>
    ("zondertabelzet", score, ruimte, alles);
  meetZoeker<zoek::tegelspel::AlleIdeeen & ~zoek::tegelspel::Waarderen>
    ("zonderwaarderen", score, ruimte, alles);
  meetZoeker<zoek::tegelspel::AlleIdeeen & ~zoek::tegelspel::Begrenzen>
    ("zondergrenzen", score, ruimte, alles);
  meetZonderGok (score, ruimte);
  meetZoeker<0u> ("alleentabel", score, ruimte, alles);
  meetZoeker<zoek::tegelspel::AlleIdeeen> ("zondertabel", score, ruimte, 0);
  meetVariant ("kaal", score, [&] (long long &aantal)
  {
    Kaal kaal;
    const int uitkomst =
      kaal.score (ruimte.begin (), -MaxRijen - 1, MaxRijen + 1);
    aantal = kaal.aantalStanden ();
    return uitkomst;
  });
  return terminal::sluitAf (0);
}
