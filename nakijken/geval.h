// geval.h: een rij aanroepen in een stand die uit een bestand komt, met wat
// eruit hoort te komen. Het komt goed uit, fout, of het is niet te zeggen.

#ifndef NakijkGevalHVar
#define NakijkGevalHVar

#include "script.h"
#include "standen.h"

namespace nakijk
{

const int Lezen = 2;   // de stap van een geval die het bestand leest

typedef std::vector<Stand> Standen;
typedef std::function<void (const Plek &, const Antwoord &)> Keur;

// Hoe vaak een getter in zijn eigen onderdeel liet zien wat er hoort te staan.
// Wie het nooit goed doet wordt verder niet gevraagd.
enum Zicht { Nooit, Soms, Alles };

// Wat er te zien is.
enum Ding : size_t { Schalen, Rijen0, Rijen1, Pot, Dingen, Aantal = Dingen };
const std::vector<Ding> Rijen = { Rijen0, Rijen1 };

// Hoe er naar een ding gekeken wordt.
struct Oog
{
  Ding ding;
  std::string naam, getter;   // het ding op de kaart, en de functie
  int speler = -1;            // die de functie krijgt; of -1
  bool verwisseld = false;    // geel en blauw
  Zicht zicht = Alles;

  Stap stap () const
  {
    return speler < 0 ? roep (getter) : roep (getter, speler);
  }

  // Het antwoord als tekst.
  std::string toont (const Antwoord &antwoord) const
  {
    return ding == Aantal ? tekst (antwoord.geheel ())
           : ding == Pot ? tekst (antwoord.woord ())
           : ding == Schalen ? tekst (antwoord.paren ())
                             : tekst (gesorteerd (antwoord.paren ()));
  }

  // Wat het van een stand hoort te zijn.
  std::string hoort (const Stand &stand) const
  {
    if (ding == Aantal || ding == Pot)
      return ding == Pot ? tekst (stand.pot) : tekst (stand.M);
    Paren paren = ding == Schalen ? stand.schalen : stand.rijen[ding - Rijen0];
    for (std::pair<int,int> &paar : paren)
      if (verwisseld)
        std::swap (paar.first, paar.second);
    return tekst (ding == Schalen ? paren : gesorteerd (paren));
  }
};

// Van elk ding, en dan van Aantal.
typedef std::vector<Oog> Ogen;
inline Ogen rechteOgen ()
{
  return { { Schalen, "schalen: ", "getInhoudSchalen" },
           { Rijen0, "rijen van speler 0: ", "getInhoudRijen", 0 },
           { Rijen1, "rijen van speler 1: ", "getInhoudRijen", 1 },
           { Pot, "pot: ", "getPot" }, { Aantal, "", "getSchalen" } };
}

// Van elk ding de stap waarin ernaar gekeken wordt; -1 als dat niet gebeurt.
struct Kijk { int stap[Dingen] = { -1, -1, -1, -1 }; };

// Waarom er niets over een geval te zeggen is.
struct Onbekend { std::string reden; };

// Eis dat twee waarden gelijk zijn.
template <typename Soort>
void eisGelijk (const Soort &gekregen, const Soort &verwacht,
                const std::string &wat = "")
{
  if (gekregen != verwacht)
    throw Fout { wat + tekst (verwacht), wat + tekst (gekregen) };
}

// De standen die er na de zet van een plek mogen zijn.
inline Standen na (const Plek &plek)
{
  return Model::mogelijkNaZet (plek.stand, plek.zet);
}

// Keurt een antwoord dat waar of niet waar is.
inline Keur geeft (bool hoort, const std::string &wat = "")
{
  return [=] (const Plek &, const Antwoord &antwoord)
         { eisGelijk (antwoord.waar (), hoort, wat); };
}

class Geval
{
  public:

    Geval (const Ogen &deOgen, const std::string &hetOnderdeel,
           const Plek &dePlek)
    : onderdeel (hetOnderdeel), plek (dePlek), ogen (deOgen)
    {
      script.groep = onderdeel;
    }
    Geval (const Geval &) = delete;
    Geval &operator= (const Geval &) = delete;

    const std::string onderdeel;
    Plek plek;
    Script script;
    Kijk begin;               // de stand na het inlezen
    bool bewijs = false;      // wat leeg is kan dit niet goed doen
    int uit = 0;              // 1 goed, -1 fout, 0 niet te zeggen
    Fout fout = {};           // wat er fout is
    std::string reden;        // of waarom er niets te zeggen is
    bool vast = false;        // komt er niets in voor wat niet vaststaat?

    // Een nieuw object dat een bestand leest.
    // Retourneert: het nummer van de stap die leest
    int lees (const std::string &inhoud, const std::string &naam = Spelbestand)
    {
      int nummer = 0;
      for (const Stap &stap : stappenLees (inhoud, naam))
        nummer = vraag (stap);
      return nummer;
    }

    // Kijk met elke getter die iets kan laten zien.
    Kijk kijk ()
    {
      Kijk nu;
      for (Ding ding : { Pot, Schalen, Rijen0, Rijen1 })
        if (ogen[ding].zicht != Nooit)
          nu.stap[ding] = vraag (ogen[ding].stap ());
      return nu;
    }

    // Voeg een eis toe; zij gelden in deze volgorde.
    void eis (const std::function<void ()> &een) { eisen.push_back (een); }

    // Een stap, en wat er over zijn antwoord te zeggen is, of niets.
    // Retourneert: het nummer van de stap
    int vraag (const Stap &stap, const Keur &keur = nullptr)
    {
      const int nummer = static_cast<int> (script.stappen.size ());
      script.stappen.push_back (stap);
      if (keur)
        eis ([=] { keur (plek, op (nummer)); });
      return nummer;
    }

    // Doe een zet, die goed hoort te gaan.
    // Parameter:
    // * dingen: wat er aan te zien is
    // Retourneert: wat er dan te zien is
    Kijk doet (const Plek &een, const std::vector<Ding> &dingen,
               const std::string &wat = "doeZet geeft ")
    {
      const int stap = vraag (stapDoe (een.zet));
      const Kijk nu = kijk ();
      eis ([=]
      {
        eisGelijk (op (stap).waar (), true, wat);
        for (Ding ding : dingen)
          eisGezien (nu, ding, na (een));
      });
      return nu;
    }

    // Gaat het mis met de laatste eis, dan valt er niets te zeggen.
    void mits (const std::string &waarom)
    {
      eisen.back () = [een = eisen.back (), waarom]
      {
        try
        {
          een ();
        }
        catch (const Fout &)
        {
          throw Onbekend { waarom };
        }
      };
    }

    // Doe een zet; gaat dat niet goed, dan valt er niets te zeggen.
    Kijk gedaan (const Plek &een)
    {
      const Kijk nu = doet (een, { Schalen, Rijen0, Rijen1 });
      mits ("doeZet doet een zet niet goed");
      return nu;
    }

    // Kijk: alles is als toen.
    void zelfde (const Kijk &toen)
    {
      const Kijk nu = kijk ();
      eis ([=]
      {
        for (Ding ding : { Schalen, Rijen0, Rijen1, Pot })
          if ((ding != Pot || nu.stap[Pot] >= 0)
              && gezien (nu, ding) != gezien (toen, ding))
            throw Fout { ogen[ding].naam + gezien (toen, ding),
                         ogen[ding].naam + gezien (nu, ding) };
      });
    }

    const Antwoord &op (int nummer) const
    {
      return script.antwoorden[static_cast<size_t> (nummer)];
    }

    void keur () const
    {
      for (const std::function<void ()> &een : eisen)
        een ();
    }

    // Eis dat getters na het inlezen laten zien wat in het bestand staat.
    void eisBegin () const
    {
      for (Ding ding : { Pot, Schalen, Rijen0, Rijen1 })
        try
        {
          if (begin.stap[ding] >= 0)
            eisGezien (begin, ding, { plek.stand });
        }
        catch (const Fout &)
        {
          throw Onbekend { ogen[ding].getter
                           + " laat niet zien wat in het bestand staat" };
        }
    }

    // Eis dat een ding is als in een van deze standen.
    void eisGezien (const Kijk &nu, Ding ding, const Standen &standen) const
    {
      const Oog &oog = ogen[ding];
      const std::string dit = gezien (nu, ding);
      for (const Stand &stand : standen)
        if (oog.hoort (stand) == dit)
          return;
      if (oog.zicht != Alles)
        throw Onbekend { oog.getter + " klopt niet altijd" };
      throw Fout { oog.naam + oog.hoort (standen[0]), oog.naam + dit };
    }

  private:

    const Ogen &ogen;
    std::vector< std::function<void ()> > eisen;

    // Wat er van een ding te zien is, of waarom niets.
    std::string gezien (const Kijk &nu, Ding ding) const
    {
      if (nu.stap[ding] < 0)
        throw Onbekend { ogen[ding].getter + " klopt niet" };
      try
      {
        return ogen[ding].toont (op (nu.stap[ding]));
      }
      catch (const Fout &een)
      {
        return een.gekregen;
      }
    }
};

// Wat er in een geval gebeurt: een aanroep; of een aanroep waarna alles
// hetzelfde hoort te zijn, eventueel nadat de zet van de plek gedaan is.
typedef std::function<void (Geval &)> Speel;

inline Speel vraagt (const Stap &stap, const Keur &keur)
{
  return [=] (Geval &geval) { geval.vraag (stap, keur); };
}

inline Speel blijft (const Stap &stap, bool naZet = false,
                     const Keur &keur = nullptr)
{
  return [=] (Geval &geval)
  {
    const Kijk toen = naZet ? geval.gedaan (geval.plek) : geval.begin;
    geval.vraag (stap, keur);
    geval.zelfde (toen);
  };
}

}

#endif
