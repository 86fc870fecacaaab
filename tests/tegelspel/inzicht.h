// inzicht.h: in een TegelSpel kijken, tot in elk veld.

#ifndef TegelSpelInzichtHVar
#define TegelSpelInzichtHVar

#include "model.h"
#include "tegelspel.h"
#include "tests/dump.h"

struct Toetsinzicht : Lezend<TegelSpel>
{
  // Dezelfde velden als TegelSpel. Krijgt de klasse er een bij, dan klopt de
  // maat niet meer, en hoort het veld ook in dump.
  struct Velden
  {
    int perSchaal, perRij;
    string pot;
    size_t uitPot;
    vector< pair<int,int> > schalen, rijen[2];
    int speler;
    vector<TegelSpel::GedaneZet> gedaan;
    zoek::Toezicht *toezicht;
  };
  static_assert (sizeof (Velden) == sizeof (TegelSpel), "zie hierboven");

  static string dump (const TegelSpel &spel)
  {
    Dump uit;
    uit.veld ("perSchaal", spel.perSchaal).veld ("perRij", spel.perRij)
       .veld ("pot", spel.pot).veld ("uitPot", spel.uitPot)
       .veld ("schalen", spel.schalen).veld ("rijen0", spel.rijen[0])
       .veld ("rijen1", spel.rijen[1]).veld ("speler", spel.speler)
       .veld ("toezicht", spel.toezicht != nullptr);
    for (const TegelSpel::GedaneZet &zet : spel.gedaan)
      uit.veld ("gedaan", zet.schaal).veld ("", zet.kleur)
         .veld ("", zet.opSchaal)
         .veld ("", zet.rij).veld ("", zet.inRij).veld ("", zet.uitPot);
    return uit.tekst ();
  }

  // De score van een stand, gezien door een speler.
  static int score (TegelSpel spel, int wie)
  {
    spel.speler = wie;
    return spel.score ();
  }

  // Het aantal lege vakjes: elke zet vult er een.
  static int leeg (const TegelSpel &spel)
  {
    int aantal = 0;
    for (const vector< pair<int,int> > &bord : spel.rijen)
      for (const pair<int,int> &rij : bord)
        aantal += spel.perRij - rij.first - rij.second;
    return aantal;
  }

  // De hele pot, met de tegels die er al uit zijn.
  static string pot (const TegelSpel &spel) { return spel.pot; }

  // De hele stand, uit de velden zelf.
  static Model::Stand stand (const TegelSpel &spel)
  {
    Model::Stand stand;
    stand.M = static_cast<int> (spel.schalen.size ());
    stand.N = spel.perSchaal;
    stand.K = static_cast<int> (spel.rijen[0].size ());
    stand.L = spel.perRij;
    stand.pot = spel.pot.substr (spel.uitPot);
    stand.schalen = spel.schalen;
    for (int wie = 0; wie < 2; wie++)
      stand.rijen[wie] = spel.rijen[wie];
    stand.beurt = spel.speler;
    return stand;
  }
};

#endif
