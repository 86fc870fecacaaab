// toets.h: het kleine raamwerk waarmee alle toetsen geschreven zijn.
//
//   TOETS (naam)
//   {
//     EIS (voorwaarde);  // toont van een vergelijking beide kanten
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
#include <type_traits>
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
    ~ToetsMislukt () noexcept override;
    const char *what () const noexcept override { return waarom.c_str (); }

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

// Vergelijkt een eis twee waarden, zoals in EIS (a == b), dan knipt Ontleed
// haar in tweeen: << gaat voor ==, zodat er (Ontleed () << a) == b staat, en
// beide waarden te tonen zijn. In al het andere zijn het gewone voorwaarden.
#ifdef __clang__
#pragma clang diagnostic ignored "-Woverloaded-shift-op-parentheses"
#endif

// Hoe een waarde te tonen is; wat niet te schrijven is heeft geen tekst.
template <typename A>
auto toon (std::ostream &uit, const A &waarde, int)
  -> decltype (static_cast<void> (uit << waarde))
{
  uit << waarde;
}
template <typename A>
void toon (std::ostream &uit, const A &, long)
{
  uit << "iets anders";
}

// Waar twee waarden voor het vergelijken naartoe gaan: getallen naar een soort.
template <typename A, typename B, bool = std::is_arithmetic<A>::value
                                         && std::is_arithmetic<B>::value>
struct Samen
{
  typedef const A &Een;
  typedef const B &Ander;
};
template <typename A, typename B>
struct Samen<A, B, true>
{
  typedef typename std::common_type<A, B>::type Een, Ander;
};

template <typename A, typename B>
struct Vergelijking
{
  bool waar;
  const A &links;
  const B &rechts;
  explicit operator bool () const { return waar; }
};

template <typename A>
struct Links
{
  const A &waarde;
  explicit operator bool () const { return static_cast<bool> (waarde); }

#define VERGELIJK(teken) \
  template <typename B> \
  Vergelijking<A, B> operator teken (const B &rechts) const \
  { \
    typedef Samen<A, B> Soort; \
    return { static_cast<typename Soort::Een> (waarde) \
             teken static_cast<typename Soort::Ander> (rechts), \
             waarde, rechts }; \
  }
  VERGELIJK (==)
  VERGELIJK (!=)
  VERGELIJK (<)
  VERGELIJK (<=)
  VERGELIJK (>)
  VERGELIJK (>=)
#undef VERGELIJK
};

struct Ontleed
{
  template <typename A>
  Links<A> operator<< (const A &waarde) const { return { waarde }; }
};

void eis (bool waar, const char *tekst, const char *bestand, int regel);

template <typename A>
void eis (const Links<A> &een, const char *tekst, const char *bestand,
          int regel)
{
  eis (static_cast<bool> (een), tekst, bestand, regel);
}

template <typename A, typename B>
void eis (const Vergelijking<A, B> &een, const char *tekst,
          const char *bestand, int regel)
{
  if (een.waar)
    return;
  std::ostringstream melding;
  melding << "niet waar: " << tekst << ": ";
  toon (melding, een.links, 0);
  toon (melding << " en ", een.rechts, 0);
  mislukt (bestand, regel, melding.str ());
}

#define EIS(voorwaarde) \
  eis (Ontleed () << voorwaarde, #voorwaarde, __FILE__, __LINE__)

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
