// toets.h: het kleine raamwerk waarmee alle toetsen geschreven zijn.
//
//   TOETS (naam)
//   {
//     EIS (voorwaarde);
//     EIS_GELIJK (gekregen, verwacht);
//     EIS_MET (voorwaarde, "uitleg" << met << "waarden");
//   }
//
// Een toets eindigt bij de eerste eis waaraan niet is voldaan; de volgende
// toets gaat gewoon door. Een argument op de opdrachtregel kiest de toetsen
// waarvan de naam dat stuk tekst bevat. De laatste regel van de uitvoer is
// "N passed, N failed"; de exitcode is 1 als er een mislukt of er geen draait.
// Het hoofdprogramma staat in hoofd.cc.

#ifndef ToetsHVar
#define ToetsHVar

#include <cstdlib>
#include <exception>
#include <functional>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

// Moet het kort? Dan is de omgevingsvariabele KORT gezet, omdat alles traag
// is (onder een sanitizer): de grootste spellen blijven dan weg.
inline bool kort ()
{
  return std::getenv ("KORT") != nullptr;
}

// Van de ene of de andere lengte van een reeks proeven.
inline int proeven (int lang, int korter)
{
  return kort () ? korter : lang;
}

//*************************************************************************

// Zet een toets op de lijst van dit programma. Wat hier geen inhoud heeft staat
// in toets.cc, en wordt zo maar een keer vertaald.
struct Aanmelding
{
  Aanmelding (const std::string &naam, const std::function<void ()> &functie);
  Aanmelding (const char *naam, void (*functie) ());
};

// Meldt alle toetsen van een proef aan, zoals die van lezerproef.h.
struct Aangemeld
{
  template <typename Proef>
  explicit Aangemeld (const Proef &een) { een.meldAan (); }
};

// Wat er gegooid wordt als niet aan een eis is voldaan.
class ToetsMislukt : public std::exception
{
  public:
    explicit ToetsMislukt (const std::string &tekst) : waarom (tekst) {}
    ~ToetsMislukt () noexcept;
    const char *what () const noexcept { return waarom.c_str (); }

  private:
    std::string waarom;
};

#define TOETS(naam) \
  static void toets_##naam (); \
  static const Aanmelding aanmelding_##naam (#naam, toets_##naam); \
  static void toets_##naam ()

// Meld dat niet aan een eis is voldaan. Wat mislukt staat in functies, en niet
// in de macro's: dat vertaalt sneller.
void mislukt (const char *bestand, int regel, const std::string &uitleg);

#define EIS_MET(voorwaarde, uitleg) \
  do { \
    if (!(voorwaarde)) \
    { \
      std::ostringstream tekst_; \
      tekst_ << uitleg; \
      mislukt (__FILE__, __LINE__, tekst_.str ()); \
    } \
  } while (false)

void eis (bool waar, const char *tekst, const char *bestand, int regel);

#define EIS(voorwaarde) \
  eis (static_cast<bool> (voorwaarde), #voorwaarde, __FILE__, __LINE__)

// Vergelijk twee waarden en toon ze allebei als ze verschillen.
template <typename A, typename B>
void eisGelijk (const A &gekregen, const B &verwacht, const char *tekst,
                const char *bestand, int regel)
{
  if (gekregen == verwacht)
    return;
  std::ostringstream melding;
  melding << tekst << " is " << gekregen << ", verwacht was " << verwacht;
  mislukt (bestand, regel, melding.str ());
}

#define EIS_GELIJK(gekregen, verwacht) \
  eisGelijk (gekregen, verwacht, #gekregen, __FILE__, __LINE__)

// Meld het verschil tussen twee standen, als dat er is.
void eisGeen (const std::string &verschil, const char *bestand, int regel);

// Eis dat een object precies deze stand van het model laat zien. De functie
// verschil van dat spel geeft een uitleg; leeg als er geen verschil is.
#define EIS_STAND(spel, stand) \
  eisGeen (verschil (spel, stand), __FILE__, __LINE__)

// Draai de toetsen en meld wat mislukt.
int draaiToetsen (int argc, char **argv);

#endif
