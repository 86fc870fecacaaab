// functies.h: de openbare functies van TegelSpel: hoe ze heten, en hoe brug.cc
// ze aanroept. De rechter en brug.cc maken elk hun eigen tabel van deze lijst.

#ifndef NakijkFunctiesHVar
#define NakijkFunctiesHVar

// De stappen die geen functie zijn: een nieuw object, en een bestand schrijven.
const char Nieuw[] = "constructor", Bestand[] = "bestand";
const char Spelbestand[] = "spel.txt";

// Alleen met dit getal erbij laat de zandbak de rekentijd lezen.
const unsigned NakijkSleutel = 20190426;

#define TegelSpelFuncties(Functie) \
  Functie (getSchalen, spel->getSchalen ()) \
  Functie (getPot, spel->getPot ()) \
  Functie (getInhoudSchalen, spel->getInhoudSchalen ()) \
  Functie (getInhoudRijen, spel->getInhoudRijen (a)) \
  Functie (leesInSpel, spel->leesInSpel (rest.c_str ())) \
  Functie (eindstand, spel->eindstand ()) \
  Functie (drukAf, (spel->drukAf (), string ())) \
  Functie (bepaalVerschillendeZetten, \
           spel->bepaalVerschillendeZetten ()) \
  Functie (doeZet, spel->doeZet (a, zet.second)) \
  Functie (unDoeZet, spel->unDoeZet ()) \
  Functie (besteScore, spel->besteScore (zet, aantal)) \
  Functie (bepaalGoedeZet, spel->bepaalGoedeZet (a)) \
  Functie (bepaalGoedeScore, spel->bepaalGoedeScore ()) \
  Functie (doeExperiment, (spel->doeExperiment (), string ()))

#endif
