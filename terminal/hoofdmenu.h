// hoofdmenu.h: het hoofdmenu: begin met een nieuw spel of laad er een, en speel
// het.

#ifndef TerminalHoofdmenuHVar
#define TerminalHoofdmenuHVar

#include <iostream>
#include <vector>
#include "hoofdprogramma.h"
#include "menu.h"
#include "schermtoezicht.h"

namespace terminal
{

// Het menu boven een Spelmenu, waarvan lees, nieuw, laad en draai gebruikt
// worden. Een programma mag er eigen keuzes bij zetten.
template <typename Spelmenu>
class Hoofdmenu : public Menu< Hoofdmenu<Spelmenu> >
{
  public:

    typedef Menu<Hoofdmenu> Basis;
    typedef typename Basis::Keuzes Keuzes;

    using Basis::vragen;

    // Maak een menu met deze keuzes, dat met nwVragen vraagt, boven het
    // spelmenu; nwToezicht ziet toe op wat een eigen keuze doet.
    Hoofdmenu (Vragen &nwVragen, zoek::Toezicht &nwToezicht,
               const Keuzes &nwKeuzes, Spelmenu &nwSpelmenu)
    : Basis (nwVragen, nwKeuzes, "een keuze (? toont ze), bijvoorbeeld 1"),
      toezicht (nwToezicht), spelmenu (nwSpelmenu)
    {
    }

    // Retourneert: wie er op lang werk toeziet
    zoek::Toezicht &getToezicht () { return toezicht; }

    // Begin met een nieuw spel, en speel het.
    void nieuw () { speel (spelmenu.nieuw ()); }

    // Laad een spel, en speel het.
    void laad () { speel (spelmenu.laad ()); }

  private:

    zoek::Toezicht &toezicht;
    Spelmenu &spelmenu;

    // Speel het spel, als het begonnen is.
    void speel (bool begonnen)
    {
      if (begonnen && spelmenu.draai ())
        this->toonKeuzes ();
    }
};

// Speel het spel in een bestand, als er een genoemd is, en daarna wat het
// hoofdmenu zegt.
// Parameters:
// * gevraagd: wat er op de opdrachtregel staat; zie hoofdprogramma.h
// * keuzes: die van het hoofdmenu
// Retourneert: de exitcode
template <typename Spelmenu, typename Gevraagd>
int speel (const Gevraagd &gevraagd,
           const typename Hoofdmenu<Spelmenu>::Keuzes &keuzes)
{
  const bool metBestand = !gevraagd.namen.empty ();
  Vragen vragen;
  Schermtoezicht toezicht (gevraagd.stil, &vragen);
  Spelmenu spelmenu (vragen, toezicht, gevraagd);
  if (metBestand && !spelmenu.lees (gevraagd.namen[0], std::cerr))
    return SpelOnleesbaar;
  toonZaad (gevraagd.zaad);
  if (!metBestand || spelmenu.draai ())
    Hoofdmenu<Spelmenu> (vragen, toezicht, keuzes, spelmenu).draai ();
  return Gelukt;
}

}

#endif
