// zandbak.h: draai een programma dat niet te vertrouwen is, met grenzen aan
// tijd, geheugen en uitvoer, en met bubblewrap in een leeg bestandssysteem met
// alleen wat hier genoemd wordt: geen netwerk, geen andere processen, geen
// rechten.

#ifndef NakijkZandbakHVar
#define NakijkZandbakHVar

#include <string>
#include <utility>
#include <vector>

// Is bubblewrap te gebruiken? Wordt een keer nagegaan.
bool heeftZandbak ();

const char ZonderZandbak[] = "ONBESCHERMD nagekeken: bubblewrap is er niet of "
  "werkt niet (apt-get install bubblewrap)";

// Hoe laat het is, in seconden, op een klok die niet verspringt.
double nu ();

// Het programma draait in een lege map. Wat het ziet staat daarnaast, met en
// zonder zandbak: wat hier x heet is ../x.
struct Zandbak
{
  std::string map;           // een map om in te werken
  // Wat er te lezen is: (pad buiten, naam binnen).
  std::vector< std::pair<std::string,std::string> > leesbaar;
  // De naam van een map in map voor wat een compiler of een uitpakker maakt:
  // die ziet heel /usr, en mag zelf processen maken. Een ander heeft er geen.
  std::string schrijfbaar = "";
  bool proc = false;   // ziet het zichzelf in /proc? Anderen zijn daar niet
};

const char GebruikteTeVeel[] = "gebruikte te veel geheugen";

struct Grenzen
{
  int seconden;      // rekentijd
  int wandtijd;      // zo lang mag het niets doen
  long long bytes;   // geheugen
  long long scherm;  // bytes op het scherm, en in een bestand
  int zwijgtijd = 0; // rekentijd zonder nieuw antwoord; 0: zonder grens
  long long echt = 0;   // geheugen dat het echt gebruikt; 0: zonder grens
};

struct Afloop
{
  std::string scherm;       // wat er kwam
  std::string antwoorden;   // wat het naar filedescriptor 4 schreef
  bool gelukt;              // exitcode 0
  bool teLang;              // door een grens aan de tijd gestopt, of door ons
  std::string reden;        // waardoor het eindigde
};

// Draai een programma tot het eindigt, met alles wat het startte; het verdwijnt
// ook als wij verdwijnen. Het leest vragen van filedescriptor 3, en stdin is
// leeg.
Afloop draai (const Zandbak &zandbak, const std::vector<std::string> &opdracht,
              const Grenzen &grenzen, const std::string &vragen = "");

#endif
