// schaars.h: geheugen dat op kan raken. Wie dit bestand opneemt krijgt
// zoek/geheugen.h met andere functies in de plaats van calloc, realloc en
// free: die tellen hoeveel er in gebruik is, weigeren wat boven een grens komt,
// en vullen nieuw geheugen dat niet nul hoeft te zijn met onzin.
//
// Neem dit bestand op voor alles uit zoek/, maar na de klasse van een spel. De
// naamruimte zoek heet daarna anders: zo kan het programma met een spel gelinkt
// worden, dat het gewone geheugen heeft.

#ifndef SchaarsHVar
#define SchaarsHVar

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <stdexcept>

class Schaars
{
  public:

    // Zolang het object bestaat geldt een grens, in bytes.
    explicit Schaars (size_t grens)
    {
      stand ().grens = grens;
      stand ().piek = stand ().inGebruik;
      stand ().geweigerd = 0;
    }
    ~Schaars () { stand ().grens = SIZE_MAX; }

    // Het meeste dat in gebruik was, en het aantal weigeringen, sinds het
    // begin van dit object.
    size_t piek () const { return stand ().piek; }
    int geweigerd () const { return stand ().geweigerd; }

    // Hoeveel er nu in gebruik is.
    static size_t inGebruik () { return stand ().inGebruik; }

    // Hoeveel er nog bij mag.
    static size_t vrij () { return stand ().grens - stand ().inGebruik; }

    // In de plaats van calloc, realloc en free.
    static void *nul (size_t aantal, size_t bytes)
    {
      if (!mag (aantal * bytes))
        return nullptr;
      void *const blok = std::calloc (aantal, bytes);
      stand ().lengten[blok] = aantal * bytes;
      return blok;
    }
    static void *groter (void *blok, size_t bytes)
    {
      const size_t oud = blok == nullptr ? 0 : stand ().lengten.at (blok);
      if (bytes < oud)
        throw std::logic_error ("een blok wordt kleiner");
      if (!mag (bytes - oud))
        return nullptr;
      stand ().lengten.erase (blok);
      void *const nieuw = std::realloc (blok, bytes);
      std::memset (static_cast<char *> (nieuw) + oud, 0xa5, bytes - oud);
      stand ().lengten[nieuw] = bytes;
      return nieuw;
    }
    static void weg (void *blok)
    {
      if (blok == nullptr)
        return;
      stand ().inGebruik -= stand ().lengten.at (blok);
      stand ().lengten.erase (blok);
      std::free (blok);
    }

  private:

    struct Stand
    {
      std::map<void *, size_t> lengten;
      size_t grens, inGebruik, piek;
      int geweigerd;
    };

    Schaars (const Schaars &);
    Schaars &operator= (const Schaars &);

    static Stand &stand ()
    {
      static Stand enige = { {}, SIZE_MAX, 0, 0, 0 };
      return enige;
    }

    // Mag er zoveel bij? Zo ja, dan is het meegeteld.
    static bool mag (size_t erbij)
    {
      Stand &nu = stand ();
      if (nu.inGebruik + erbij > nu.grens)
      {
        nu.geweigerd++;
        return false;
      }
      nu.inGebruik += erbij;
      nu.piek = nu.inGebruik > nu.piek ? nu.inGebruik : nu.piek;
      return true;
    }
};

#ifdef GeheugenHVar
#error "schaars.h hoort voor zoek/geheugen.h"
#endif
#include "zoek/geheel.h"
#include "zoek/toezicht.h"
namespace zoekschaars  // wat gegooid wordt en wie er toeziet is hetzelfde
{
using namespace zoek;
using zoek::Stilte;  // vangst.h heeft er ook een
}
#define zoek zoekschaars
#define calloc Schaars::nul
#define realloc Schaars::groter
#define free Schaars::weg
#include "zoek/geheugen.h"
#undef calloc
#undef realloc
#undef free

#endif
