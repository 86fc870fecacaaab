// toeval.h: het toeval van de toetsen en de modellen.

#ifndef ToetsToevalHVar
#define ToetsToevalHVar

#include <random>
#include <vector>

// Trekt getallen, op elke computer dezelfde.
class Toeval
{
  public:

    explicit Toeval (unsigned zaad) : bron (zaad) {}

    // Een getal van laag t/m hoog.
    int trek (int laag, int hoog)
    {
      return laag + static_cast<int> (bron ()
               % (static_cast<unsigned> (hoog - laag) + 1));
    }

    // Een element van een rij die niet leeg is.
    template <typename Soort>
    const Soort &uit (const std::vector<Soort> &rij)
    {
      return rij[static_cast<size_t>
                 (trek (0, static_cast<int> (rij.size ()) - 1))];
    }

  private:

    std::mt19937 bron;
};

#endif
