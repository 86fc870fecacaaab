// snoei.cc: wat elk idee van de snelle zoeker oplevert.
//
// Gebruik: snoei BESTAND SECONDEN; een variant die langer duurt wordt
// afgebroken.
//
// De varianten zijn de zoeker van het programma zelf, met een idee minder, en
// een kale alfa-beta. Alle varianten moeten dezelfde score geven als
// besteScoreSnel: anders breekt dit programma af. Ze worden om de beurt
// gemeten, in ronden, zodat wie voorop gaat geen voordeel heeft. Er komen
// ronden bij tot van elke variant de middelste helft van de tijden minder dan
// een tiende van de mediaan uit elkaar ligt, of tot het er genoeg zijn.
//
// csv: variant;standen;microseconden;spreiding;ronden;deel;deeltijd, met de
// mediaan van de tijden, de breedte van hun middelste helft als deel daarvan,
// en de standen en de tijd als deel van die met alle ideeen; nan waar
// afgebroken is

#include "gereedschap.h"
#include "zoek/bits.h"
#include "zoek/geheugen.h"
#include "zoek/tegelspel/oplosser.h"
#include <csignal>
#include <functional>
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

// Een variant, met wat de ronden opleverden; geen tijden als hij afgebroken is.
struct Variant
{
  std::string naam;
  std::function<int (long long &standen)> zoek;  // retourneert de score
  long long standen;
  std::vector<double> tijden;
};

// Een meting, zoals het proces van een variant haar doorgeeft.
struct Meting
{
  int score;
  long long standen;
  double seconden;
};

// Meet een variant een keer. Wat te kort duurt wordt in die meting herhaald.
Meting meetEen (const Variant &variant)
{
  const double meetbaar = 0.1;
  Meting meting = { 0, 0, 0 };
  const auto zoek = [&] { meting.score = variant.zoek (meting.standen); };
  int keren = 1;
  double totaal = meetKeer (zoek, keren);
  while (totaal < meetbaar)
    totaal = meetKeer (zoek, keren *= 2);
  meting.seconden = totaal / keren;
  return meting;
}

// Meet een variant in een eigen proces, zodat hij afgebroken kan worden. Dat
// doet een wekker: met een grens aan de rekentijd (RLIMIT_CPU) gaat clock ()
// onder Linux nog maar met stappen van enkele milliseconden.
// Parameters:
// * variant: krijgt er een tijd bij; wie afgebroken wordt verliest ze alle
// * verwacht: de score die eruit moet komen
// * seconden: wat een meting hoogstens mag duren
void meetVariant (Variant &variant, int verwacht, unsigned seconden)
{
  int pijp[2], status = 0;
  Meting meting = { 0, 0, 0 };
  if (pipe (pijp) != 0)
    breekAf ("er is geen pijp te maken");
  const pid_t kind = fork ();
  if (kind == 0)
  {
    alarm (seconden);
    meting = meetEen (variant);
    _exit (write (pijp[1], &meting, sizeof meting) != sizeof meting);
  }
  close (pijp[1]);
  const bool klaar = read (pijp[0], &meting, sizeof meting) == sizeof meting;
  close (pijp[0]);
  waitpid (kind, &status, 0);
  if (!klaar && !(WIFSIGNALED (status) && WTERMSIG (status) == SIGALRM))
    breekAf (variant.naam + " mislukt");
  if (!klaar)
    variant.tijden.clear ();
  else if (meting.score != verwacht)
    breekAf (variant.naam + " geeft een andere score");
  else
    variant.tijden.push_back (meting.seconden);
  variant.standen = meting.standen;
}

// Maak een variant met de zoeker van het programma.
// Parameters:
// * naam: hoe hij heet
// * ruimte: het spel
// * geheugen: voor de tabel; 0 is zonder tabel
template <unsigned Ideeen>
Variant metZoeker (const std::string &naam, const Speelruimte &ruimte,
                   size_t geheugen = zoek::GeheugenGrens)
{
  return Variant { naam, [&ruimte, geheugen] (long long &standen)
  {
    zoek::tegelspel::Oplosser<unsigned long long, Ideeen> zoeker
      (ruimte, geheugen);
    const int score = zoeker.score (ruimte.begin ());
    standen = zoeker.aantalStanden ();
    return score;
  }, 0, {} };
}

// Retourneert: alle varianten van een spel
std::vector<Variant> varianten (const Speelruimte &ruimte)
{
  using namespace zoek::tegelspel;
  return {
    metZoeker<AlleIdeeen> ("alles", ruimte),
    metZoeker<AlleIdeeen & ~Waarderen> ("zonderwaarderen", ruimte),
    metZoeker<AlleIdeeen & ~Leren> ("zonderleren", ruimte),
    metZoeker<AlleIdeeen & ~MeerVragen> ("zondermeervragen", ruimte),
    metZoeker<AlleIdeeen & ~Vooruitzien> ("zondervooruitzien", ruimte),
    metZoeker<AlleIdeeen & ~EerstOpzoeken> ("zonderopzoeken", ruimte),
    metZoeker<AlleIdeeen & ~TabelZetEerst> ("zondertabelzet", ruimte),
    metZoeker<AlleIdeeen> ("zondertabel", ruimte, 0),
    Variant { "kaal", [&ruimte] (long long &standen)
    {
      Kaal kaal;
      const int score =
        kaal.score (ruimte.begin (), -MaxRijen - 1, MaxRijen + 1);
      standen = kaal.aantalStanden ();
      return score;
    }, 0, {} } };
}

// Sorteer de tijden van een variant.
// Retourneert: de breedte van de middelste helft, als deel van de mediaan; 0
//   zonder tijden
double spreiding (Variant &variant)
{
  std::vector<double> &tijden = variant.tijden;
  const size_t n = tijden.size ();
  std::sort (tijden.begin (), tijden.end ());
  return n == 0 ? 0 : (tijden[n - 1 - n / 4] - tijden[n / 4]) / tijden[n / 2];
}

// Meet alle varianten in ronden.
// Parameters:
// * alle: krijgen hun tijden
// * score, seconden: als bij meetVariant
// Retourneert: het aantal ronden
int meetRonden (std::vector<Variant> &alle, int score, unsigned seconden)
{
  const int minstens = 7, hoogstens = 25;
  const double klein = 0.1;
  for (int ronde = 1; ; ronde++)
  {
    double meeste = 0;
    for (Variant &variant : alle)
    {
      if (ronde == 1 || !variant.tijden.empty ())
        meetVariant (variant, score, seconden);
      meeste = std::max (meeste, spreiding (variant));
    }
    if (ronde == hoogstens || (ronde >= minstens && meeste < klein))
      return ronde;
  }
}

// Schrijf de regel van een variant.
// Parameters:
// * variant, ronden: de variant, en in hoeveel ronden er gemeten is
// * standen, tijd: die met alle ideeen
void schrijf (Variant &variant, int ronden, long long standen, double tijd)
{
  std::cout << variant.naam << ';';
  if (variant.tijden.empty ())
  {
    std::cout << "nan;nan;nan;" << ronden << ";nan;nan" << std::endl;
    return;
  }
  const double breed = spreiding (variant),
               mijn = variant.tijden[variant.tijden.size () / 2];
  std::cout << variant.standen << ';' << micro (mijn) << ';' << breed << ';'
            << ronden << ';' << static_cast<double> (variant.standen)
                                / static_cast<double> (standen)
            << ';' << mijn / tijd << std::endl;
}

}

int main (int argc, char **argv)
{
  if (argc != 3)
    breekAf ("gebruik: snoei BESTAND SECONDEN");
  const unsigned seconden = static_cast<unsigned> (std::atoi (argv[2]));
  const Speelruimte ruimte = ruimteVan (leesBestand (argv[1]));
  TegelSpel spel;
  Zet zet;
  long long standen = 0;
  lees (spel, std::string (argv[1]));
  const int score = spel.besteScoreSnel (zet, standen);
  std::vector<Variant> alle = varianten (ruimte);
  const int ronden = meetRonden (alle, score, seconden);
  const std::vector<double> &tijden = alle[0].tijden;
  if (tijden.empty ())
    breekAf ("ook met alle ideeen duurt het te lang");
  std::cout << "variant;standen;microseconden;spreiding;ronden;deel;deeltijd"
            << std::endl;
  for (Variant &variant : alle)
    schrijf (variant, ronden, alle[0].standen, tijden[tijden.size () / 2]);
  return terminal::sluitAf (0);
}
