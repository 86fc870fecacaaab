// inzicht.h: in een Aqualin kijken, tot in elk veld.

#ifndef AqualinInzichtHVar
#define AqualinInzichtHVar

#include "model.h"
#include "spellen/aqualin/aqualin.h"
#include "tests/dump.h"

struct Toetsinzicht : Lezend<Aqualin>
{
  // Dezelfde velden als Aqualin. Krijgt de klasse er een bij, dan klopt de
  // maat niet meer, en hoort het veld ook in dump.
  struct Velden
  {
    int hoogte, breedte, kleuren, vormen, alOpBord, keuzeAantal[2];
    vector<int> vulvolgorde, pot;
    size_t uitPot;
    vector<Model::Paar> gelegd, handen[2];
    int speler;
    zoek::Toezicht *toezicht;
  };
  static_assert (sizeof (Velden) == sizeof (Aqualin), "zie hierboven");

  static string dump (const Aqualin &spel)
  {
    Dump uit;
    uit.veld ("hoogte", spel.hoogte).veld ("breedte", spel.breedte)
       .veld ("kleuren", spel.kleuren).veld ("vormen", spel.vormen)
       .veld ("alOpBord", spel.alOpBord)
       .veld ("keuzeAantal0", spel.keuzeAantal[0])
       .veld ("keuzeAantal1", spel.keuzeAantal[1])
       .veld ("vulvolgorde", spel.vulvolgorde).veld ("pot", spel.pot)
       .veld ("uitPot", spel.uitPot).veld ("gelegd", spel.gelegd)
       .veld ("hand0", spel.handen[0]).veld ("hand1", spel.handen[1])
       .veld ("speler", spel.speler)
       .veld ("toezicht", spel.toezicht != nullptr);
    return uit.tekst ();
  }

  // De score van een stand, gezien door een speler.
  static int score (Aqualin spel, int wie)
  {
    return spel.grootsteCluster (wie) - spel.grootsteCluster (1 - wie);
  }

  static void tekenStenen (Aqualin &spel, const string &kop,
                           const vector<Model::Paar> &stenen)
  {
    spel.tekenStenen (cout, kop, stenen);
  }

  static int vakjes (const Aqualin &spel) { return spel.hoogte * spel.breedte; }

  static int leeg (const Aqualin &spel)
  {
    return vakjes (spel) - static_cast<int> (spel.gelegd.size ());
  }

  // Het spel zoals het begon.
  static Model::Spel spel (const Aqualin &spel)
  {
    return { spel.hoogte, spel.breedte, spel.vulvolgorde, spel.vormen, spel.pot,
             spel.alOpBord, { spel.keuzeAantal[0], spel.keuzeAantal[1] } };
  }

  static string bestand (const Aqualin &object)
  {
    return Model::bestand (spel (object));
  }
};

#endif
