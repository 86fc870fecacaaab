// inzicht.h: in een Domineren kijken, tot in elk veld.

#ifndef DominerenInzichtHVar
#define DominerenInzichtHVar

#include "spellen/domineren/domineren.h"
#include "tests/dump.h"

struct Toetsinzicht
{
  // Dezelfde velden als Domineren. Krijgt de klasse er een bij, dan klopt de
  // maat niet meer, en hoort het veld ook in dump.
  struct Velden
  {
    int breedte, hoogte;
    vector<string> vakjes;
    vector<Domineren::Steen> gedaan;
    bool toontVeilig;
    int tijd;
    zoek::Toezicht *toezicht;
  };
  static_assert (sizeof (Velden) == sizeof (Domineren), "zie hierboven");

  static bool lees (Domineren &spel, const char *naam)
  {
    return spel.leesInSpel (naam);
  }

  // De gedane zetten, de oudste eerst.
  static vector<string> gedaan (const Domineren &spel)
  {
    vector<string> zetten;
    for (const Domineren::Steen &steen : spel.gedaan)
    {
      const char kolom = static_cast<char> ('a' + steen.kolom),
                 rij = static_cast<char> ('1' + steen.rij);
      zetten.push_back ({ kolom, rij, static_cast<char> (rij + 1) });
      if (zetten.size () % 2 == 0)
        zetten.back () = { kolom, static_cast<char> (kolom + 1), rij };
    }
    return zetten;
  }

  static string dump (const Domineren &spel)
  {
    Dump uit;
    uit.veld ("breedte", spel.breedte).veld ("hoogte", spel.hoogte)
       .veld ("vakjes", spel.vakjes).veld ("toontVeilig", spel.toontVeilig)
       .veld ("tijd", spel.tijd).veld ("toezicht", spel.toezicht != nullptr);
    for (const Domineren::Steen &steen : spel.gedaan)
      uit.veld ("gedaan", steen.kolom).veld ("", steen.rij);
    return uit.tekst ();
  }
};

#endif
