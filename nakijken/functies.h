// functies.h: de openbare functies van TegelSpel: hoe ze heten, en hoe brug.cc
// ze aanroept. De rechter en brug.cc maken elk hun eigen tabel van deze lijst.

#ifndef NakijkFunctiesHVar
#define NakijkFunctiesHVar

// De stappen die geen functie zijn: een nieuw object, een bestand schrijven, de
// hele boom van haar eigen zetten aflopen, en tellen wat er na een spel aan
// geheugen blijft staan.
const char Nieuw[] = "constructor", Bestand[] = "bestand", Loop[] = "boom",
           Lek[] = "lek";
const char Spelbestand[] = "spel.txt";

// Alleen met dit getal erbij laat de zandbak de rekentijd lezen.
const unsigned NakijkSleutel = 20190426;

// Hoe die gelopen wordt: met unDoeZet na elke zet, elke zet in een nieuw
// object, of met unDoeZet en zonder te letten op wat doeZet zegt.
enum Manier { MetTerug, MetNieuw, OokGeweigerd, Lopen };
// Na elke stand van een boom: hierna komen geen zetten meer.
const int NaZetten = -1000;

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
