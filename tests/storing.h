// storing.h: wat een spelklasse moet verdragen: bestanden die veranderen
// terwijl zij gelezen worden, rommel, en geheugen dat op raakt.

#ifndef StoringHVar
#define StoringHVar

#include <csignal>
#include <cstdio>
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>
#include "tests/bestand.h"
#include "tests/grens.h"
#include "tests/toets.h"
#include "tests/vangst.h"

// Een proces dat iets blijft doen tot het object verdwijnt.
class Stoorder
{
  public:

    template <typename Werk>
    explicit Stoorder (const Werk &werk)
    : kind (fork ())
    {
      if (kind == 0)
        for (;;)
          werk ();
    }

    ~Stoorder ()
    {
      kill (kind, SIGKILL);
      waitpid (kind, nullptr, 0);
    }

  private:

    Stoorder (const Stoorder &);
    Stoorder &operator= (const Stoorder &);

    pid_t kind;
};

// Schrijf een bestand in stukjes, zodat een ander er halverwege in kijkt.
inline void schrijfTraag (const std::string &naam, const std::string &inhoud)
{
  std::ofstream uit (naam.c_str (), std::ios::binary);
  for (size_t i = 0; i < inhoud.size (); i += 7)
    uit << inhoud.substr (i, 7) << std::flush;
}

// Doe met een bestand alles wat een ander ermee kan doen terwijl het gelezen
// wordt: langzaam vullen, afkappen, vervangen, leeg achterlaten en weghalen.
// Wie het al open heeft ziet nooit eerst een stuk van het een en dan een stuk
// van het ander: dat kan geen lezer merken.
// Parameters:
// * naam: het bestand
// * een, ander: wat er om en om in staat
inline void stoor (const std::string &naam, const std::string &een,
                   const std::string &ander)
{
  const std::string nieuw = naam + ".nieuw";
  schrijfTraag (naam, een);
  for (size_t rest = een.size (); rest > 0; rest /= 2)
    if (truncate (naam.c_str (), static_cast<off_t> (rest)) != 0)
      break;
  schrijfTraag (nieuw, ander);
  rename (nieuw.c_str (), naam.c_str ());
  schrijfTraag (naam, ander);
  schrijfTraag (nieuw, een);
  rename (nieuw.c_str (), naam.c_str ());
  schrijfTraag (naam, "");
  unlink (naam.c_str ());
}

// Lees steeds een bestand waar een ander twee spellen in zet. Elke keer is het
// gelezen spel een van de twee en is het stil, of het is geweigerd met een
// melding en er is niets veranderd.
// Parameters:
// * Inzicht: heeft lees en dump
// * leeg: een object, dat telkens opnieuw gebruikt wordt
// * een, ander: de inhoud van twee spelbestanden
template <typename Inzicht, typename Spel>
void eisHeelOfNiet (const Spel &leeg, const std::string &een,
                    const std::string &ander)
{
  const TijdelijkeMap map;
  const std::string naam = map.pad ("spel");
  std::vector<std::string> mag;
  for (const std::string *inhoud : { &een, &ander })
  {
    Spel spel (leeg);
    EIS (Inzicht::lees (spel, TijdelijkBestand (*inhoud).naam ()));
    mag.push_back (Inzicht::dump (spel));
  }
  const Stoorder stoorder ([&] { stoor (naam, een, ander); });
  Spel spel (leeg);
  for (int i = 0; i < proeven (2000, 200); i++)
  {
    const std::string voor = Inzicht::dump (spel);
    const Vangst uit, fout (std::cerr);
    const bool gelezen = Inzicht::lees (spel, naam.c_str ());
    const std::string na = Inzicht::dump (spel),
                      melding = uit.tekst () + fout.tekst ();
    EIS_MET (gelezen ? na == mag[0] || na == mag[1] : na == voor,
             (gelezen ? "gelezen" : "geweigerd") << ", en nu\n" << na);
    EIS_MET (melding.empty () == gelezen, "de melding is " << melding);
  }
}

// Een pijp waarin iemand traag een spel schrijft en dan ophoudt: een heel spel
// wordt gelezen, en een half spel geweigerd.
template <typename Inzicht, typename Spel>
void eisPijp (const Spel &leeg, const std::string &inhoud)
{
  const TijdelijkeMap map;
  const std::string naam = map.pad ("pijp");
  EIS_GELIJK (mkfifo (naam.c_str (), 0600), 0);
  Spel gelezen (leeg);
  EIS (Inzicht::lees (gelezen, TijdelijkBestand (inhoud).naam ()));
  for (const bool heel : { true, false })
  {
    const Stoorder stoorder
      ([&]
       {
         std::ofstream pijp (naam.c_str (), std::ios::binary);
         pijp << inhoud.substr (0, inhoud.size () / 2) << std::flush;
         usleep (20000);
         if (heel)
           pijp << inhoud.substr (inhoud.size () / 2) << std::flush;
         pijp.close ();
         pause ();
       });
    const Stilte stilte;
    Spel spel (leeg);
    EIS_GELIJK (Inzicht::lees (spel, naam.c_str ()), heel);
    EIS_GELIJK (Inzicht::dump (spel), Inzicht::dump (heel ? gelezen : leeg));
  }
}

// Rommel van een miljoen bytes, en apparaten waar geen einde aan komt.
template <typename Inzicht, typename Spel>
void eisRommel (const Spel &leeg)
{
  const size_t veel = 1000000;
  std::string gemengd (veel, ' ');
  for (size_t i = 0; i < veel; i++)
    gemengd[i] = static_cast<char> (i * i * 2654435761u >> 13);
  std::string getallen;
  while (getallen.size () < veel)
    getallen += "1 ";
  const Stilte stilte;
  for (const std::string &inhoud
       : { gemengd, getallen, std::string (veel, '\n'),
           std::string (veel, '\0'), std::string (veel, 'g'),
           std::string (veel, 'a'), std::string (veel, '9') })
  {
    Spel spel (leeg);
    EIS (!Inzicht::lees (spel, TijdelijkBestand (inhoud).naam ()));
    EIS_GELIJK (Inzicht::dump (spel), Inzicht::dump (leeg));
  }
  for (const char *naam : { "/dev/zero", "/dev/urandom", "/dev/null", "/",
                            "/proc/self/mem", "" })
  {
    Spel spel (leeg);
    EIS_MET (!Inzicht::lees (spel, naam), naam);
    EIS_GELIJK (Inzicht::dump (spel), Inzicht::dump (leeg));
  }
}

// Voer iets uit met steeds meer geheugen, van niets tot ruim genoeg. Het is
// altijd goed, of het geheugen is op, en dan is het daarna zonder grens goed.
// Parameters:
// * werk: retourneert of het goed is
// * genoeg: met zoveel KiB raakt het geheugen nooit meer op
template <typename Werk>
void eisZonderGeheugen (const Werk &werk, size_t genoeg = 4000000)
{
  if (!GrensWerkt)
    return;
  Uitkomst uitkomst = GeheugenOp;
  for (size_t kibi = 0; kibi < 4000000; kibi += kibi / 4 + 16)
  {
    uitkomst = metGrens (kibi * 1024, werk, werk);
    EIS_MET (uitkomst == Goed || (uitkomst == GeheugenOp && kibi < genoeg),
             "met " << kibi << " KiB: "
             << (uitkomst == NietGoed ? "verkeerd" : "afgebroken"));
  }
  EIS_GELIJK (uitkomst, Goed);
}

#endif
