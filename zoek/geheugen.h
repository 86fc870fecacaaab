// geheugen.h: een blok geheugen dat nul is tot er iets in gezet wordt.

#ifndef ZoekGeheugenHVar
#define ZoekGeheugenHVar

#include <cstdlib>
#include <utility>

namespace zoek
{

// Hoeveel geheugen een zoektabel hoogstens gebruikt, in bytes: 1 GiB.
const size_t GeheugenGrens = 1024u * 1024 * 1024;

// Een rij van eenvoudige waarden, alle nul; zie vergroot. Het besturingssysteem
// geeft pas geheugen bij het eerste gebruik: wat niet gebruikt is kost niets.
template <typename Soort>
class Blok
{
  public:

    // Maak een leeg blok.
    Blok () = default;

    Blok (const Blok &) = delete;  // het blok heeft een eigenaar
    Blok &operator= (const Blok &) = delete;

    // Geef het geheugen terug.
    ~Blok () { free (rij); }

    // Maak het blok leeg en geef het een nieuwe lengte; alle waarden zijn nul.
    // Retourneert: false als het geheugen er niet is, en dan is de lengte 0
    bool maak (size_t nwLengte)
    {
      free (rij);
      rij = static_cast<Soort *> (calloc (nwLengte, sizeof (Soort)));
      lengte = rij == 0 ? 0 : nwLengte;
      return rij != 0;
    }

    // Geef het blok een grotere lengte; de nieuwe waarden zijn onbepaald.
    // Retourneert: false als het geheugen er niet is; dan verandert er niets
    bool vergroot (size_t nwLengte)
    {
      void *const nieuw = realloc (rij, nwLengte * sizeof (Soort));
      if (nieuw == 0)
        return false;
      rij = static_cast<Soort *> (nieuw);
      lengte = nwLengte;
      return true;
    }

    // Verwissel de inhoud met die van een ander blok.
    void verwissel (Blok &blok)
    {
      std::swap (rij, blok.rij);
      std::swap (lengte, blok.lengte);
    }

    // Retourneert: het aantal waarden
    size_t aantal () const { return lengte; }

    // Retourneert: een wijzer naar de eerste waarde
    Soort *begin () const { return rij; }

    // Retourneert: waarde i, van 0 t/m aantal()-1
    Soort &operator[] (size_t i) { return rij[i]; }

  private:

    Soort *rij = 0;
    size_t lengte = 0;
};

}

#endif
