// functies.h: de openbare functies van TegelSpel: hoe ze heten, wat ze geven
// (Geeft in script.h), en hoe brug.cc ze aanroept. De rechter en brug.cc maken
// elk hun eigen tabel van deze lijst.

#ifndef NakijkFunctiesHVar
#define NakijkFunctiesHVar

// De stappen die geen functie zijn: een nieuw object, en een bestand schrijven.
const char Nieuw[] = "constructor", Bestand[] = "bestand";
const char Spelbestand[] = "spel.txt";

#define TegelSpelFuncties(Functie) \
  Functie (getSchalen, Geheel, spel->getSchalen ()) \
  Functie (getPot, Woord, spel->getPot ()) \
  Functie (getInhoudSchalen, Aantallen, spel->getInhoudSchalen ()) \
  Functie (getInhoudRijen, Aantallen, spel->getInhoudRijen (a)) \
  Functie (leesInSpel, Waar, spel->leesInSpel (rest.c_str ())) \
  Functie (eindstand, Waar, spel->eindstand ()) \
  Functie (drukAf, Niets, (spel->drukAf (), Leeg ())) \
  Functie (bepaalVerschillendeZetten, Zetten, \
           spel->bepaalVerschillendeZetten ()) \
  Functie (doeZet, Waar, spel->doeZet (a, zet.second)) \
  Functie (unDoeZet, Waar, spel->unDoeZet ()) \
  Functie (besteScore, Gezocht, spel->besteScore (zet, aantal)) \
  Functie (bepaalGoedeZet, EenZet, spel->bepaalGoedeZet (a)) \
  Functie (bepaalGoedeScore, Geheel, spel->bepaalGoedeScore ()) \
  Functie (doeExperiment, Niets, (spel->doeExperiment (), Leeg ()))

#endif
