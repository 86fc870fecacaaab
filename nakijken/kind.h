// kind.h: een programma in een eigen proces, met grenzen aan tijd, geheugen en
// uitvoer, en zo mogelijk in een zandbak (zie zandbak.h).

#ifndef NakijkKindHVar
#define NakijkKindHVar

#include <sys/types.h>
#include "zandbak.h"

namespace nakijk
{

// Hoe laat het is, in seconden, op een klok die niet verspringt.
double nu ();

struct Grenzen
{
  int seconden;      // rekentijd
  int wandtijd;      // zo lang mag het samen niets doen, terwijl er op
                     // gewacht wordt
  long long bytes;   // geheugen; 0 is zonder grens
  long long scherm;  // bytes op het scherm, en in een bestand
};

struct Afloop
{
  std::string scherm, antwoorden;  // wat er kwam
  bool gelukt;              // exitcode 0
  bool teLang;              // door een grens aan de tijd gestopt
  std::string reden;        // leeg, of waardoor het afgebroken is
};

// Een kind. Het leest zijn vragen van filedescriptor 3, tot het eind, en
// schrijft antwoorden naar 4; het scherm (1 en 2) wordt opgevangen en stdin is
// leeg. Andere descriptors krijgt het niet mee. Het verdwijnt, met alles wat het
// startte, met het object, en ook als de ouder zelf verdwijnt.
class Kind
{
  public:

    Kind (const Zandbak &zandbak, const std::vector<std::string> &opdracht,
          const Grenzen &grenzen, const std::string &deVragen = "");
    Kind (const Kind &) = delete;
    Kind &operator= (const Kind &) = delete;
    ~Kind ();

    // Wacht hoogstens zo lang op antwoorden, scherm of het einde, en stuur
    // vragen.
    // Retourneert: of er iets kwam
    bool leesPijpen (int milliseconden);

    // Loopt het kind nog, en binnen zijn grenzen?
    bool leeft () const;
    bool voorbij ();   // de wandtijd is op

    // Sluit de vragen, wacht kort tot het kind eindigt, en ruim het op.
    Afloop sluit ();

  private:

    Grenzen grens;
    std::string vragen, scherm, antwoorden;
    size_t gestuurd;          // zoveel bytes van de vragen
    int vraagPijp, antwoordPijp, schermPijp;
    pid_t nummer;
    double gekeken, gewacht;  // sinds wanneer, en hoe lang al
    int uitstel, stil;        // seconden erbij; keren dat het niet rekende

    bool afgelopen () const;
    bool teVeel () const;
    void stuur ();
    void leesPijp (int &pijp, std::string &waar);
    std::string waardoor (int status, bool opTijd, bool &teLang) const;
};

// Draai een programma tot het eindigt.
Afloop draai (const Zandbak &zandbak, const std::vector<std::string> &opdracht,
              const Grenzen &grenzen, const std::string &vragen = "");

}

#endif
