// inzicht.h: in een TegelSpel kijken, tot in elk veld.

#ifndef TegelSpelInzichtHVar
#define TegelSpelInzichtHVar

#include "tegelspel.h"
#include "tests/dump.h"

struct Toetsinzicht
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
    bool toontVoortgang;
  };
  static_assert (sizeof (Velden) == sizeof (TegelSpel), "zie hierboven");

  static bool lees (TegelSpel &spel, const char *naam)
  {
    return spel.leesInSpel (naam);
  }

  static string dump (const TegelSpel &spel)
  {
    Dump uit;
    uit.veld ("perSchaal", spel.perSchaal).veld ("perRij", spel.perRij)
       .veld ("pot", spel.pot).veld ("uitPot", spel.uitPot)
       .veld ("schalen", spel.schalen).veld ("rijen0", spel.rijen[0])
       .veld ("rijen1", spel.rijen[1]).veld ("speler", spel.speler)
       .veld ("toontVoortgang", spel.toontVoortgang);
    for (const TegelSpel::GedaneZet &zet : spel.gedaan)
      uit.veld ("gedaan", zet.schaal).veld ("", zet.opSchaal)
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

  static int rijen (const TegelSpel &spel)
  {
    return static_cast<int> (spel.rijen[0].size ());
  }

  // Het spelbestand van een spel zonder gedane zetten: de tegels op de schalen
  // staan weer voor de pot.
  static string bestand (const TegelSpel &spel)
  {
    string tekst = spel.pot + "\n" + to_string (spel.schalen.size ()) + " "
      + to_string (spel.perSchaal) + "\n" + to_string (rijen (spel)) + " "
      + to_string (spel.perRij) + "\n";
    for (const vector< pair<int,int> > &bord : spel.rijen)
      for (const pair<int,int> &rij : bord)
        tekst += to_string (rij.first) + " " + to_string (rij.second) + "\n";
    return tekst + to_string (spel.speler) + "\n";
  }
};

#endif
