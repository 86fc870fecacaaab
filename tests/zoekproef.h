// zoekproef.h: een proef die elk zoeken moet doorstaan, zoals elke klasse
// die van spelproef.h.
//
// Een spel kent een of meer wijzen van zoeken: een functie van de klasse, of
// een zoeker uit zoek/ zelf. Een rechter, meestal het model, zegt wat eruit
// hoort te komen. Geeist wordt van elke wijze:
//
// * de score, de eerste beste zet en het aantal standen zijn die van de
//   rechter, voor zover de wijze ze noemt: in het begin, na elke zet, langs een
//   toevallige weg naar een eindstand en in het begin nog eens, steeds van
//   dezelfde zoeker;
// * dat geldt met elke grootte van de tabel, ook geen of veel te klein, en er
//   wordt nooit meer geheugen gebruikt dan mag;
// * raakt het geheugen op, dan is het antwoord hetzelfde, of, als de wijze dat
//   mag, dat het niet gaat; met meer geheugen gaat het nooit minder goed;
// * wie laat zien hoe ver het is verandert niets aan een antwoord, en een
//   zoeker die halverwege afgebroken wordt antwoordt daarna nog goed.
//
// Een spel doet mee met een klasse met alleen statische leden, die van
// Zoekbasis is afgeleid:
//
//   vector<Zet> zetten (const Stand &)       geen als het uit is
//   Stand naZet (const Stand &, const Zet &)
//   Antwoord<Zet> rechter (const Stand &)
//   bool goed (const Antwoord<Zet> &gekregen, const Antwoord<Zet> &hoort) *
//   Spel maak (const Stand &)                van de klasse, voor klasse
//   vector<Wijze> wijzen ()                  met klasse, functie en zoeker *
//   string teken (const Stand &), tekst (const Zet &)
//
// Met een * heeft zij van Zoekbasis: elk antwoord dat de wijze geeft is gelijk
// aan dat van de rechter. Waar elke winnende zet goed is zegt zij iets anders.
// Zoekt een spel tot een diepte, dan hoort die bij de Stand. Wat alleen een
// zoeker van dit spel belooft (een hoofdvariant, grenzen) eist die zoeker zelf
// als hij gevraagd wordt.
//
// Neem dit bestand op voor alles uit zoek/: het geheugen (schaars.h) en de klok
// (klok.h) zijn hier van de toets. De klok ook voor de klasse: die vraagt
// timespec_get, en krijgt die van dit bestand.

#ifndef ZoekproefHVar
#define ZoekproefHVar

#include "tests/schaars.h"
#include "tests/klok.h"
#include "zoek/voortgang.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>
#include "tests/dump.h"
#include "tests/patroon.h"
#include "tests/scherm.h"
#include "tests/spelproef.h"
#include "tests/tekst.h"
#include "tests/vangst.h"

// In de plaats van die van de bibliotheek.
extern "C" int timespec_get (timespec *tijd, int soort) noexcept
{
  return kijkOpDeKlok (tijd, soort);
}

// Wat een zoeker over een stand zegt; wat hij niet noemt blijft weg.
template <typename Zet>
struct Antwoord
{
  bool gaat = true,  // en wat hij noemt
       metScore = false, metZet = false, metStanden = false;
  int score = 0;
  Zet zet = Zet ();
  long long standen = 0;

  Antwoord &noemScore (int wat)
  {
    score = wat;
    metScore = true;
    return *this;
  }

  Antwoord &noemZet (const Zet &wat)
  {
    zet = wat;
    metZet = true;
    return *this;
  }

  Antwoord &noemStanden (long long wat)
  {
    standen = wat;
    metStanden = true;
    return *this;
  }

  // Het aantal standen van een teller: -1 als het niet gaat.
  Antwoord &noemTelling (long long wat)
  {
    gaat = wat != -1;
    return noemStanden (wat);
  }
};

// Wie vragen beantwoordt over een spel, dat hij zelf bijhoudt.
template <typename Zet>
class Zoeker
{
  public:

    virtual ~Zoeker () {}
    virtual Antwoord<Zet> vraag () = 0;
    virtual void doe (const Zet &zet) = 0;
    virtual void terug () = 0;
};

// Wat er met een wijze van zoeken kan: Hervat na afbreken, en MagWeigeren als
// er te weinig geheugen is.
enum Kunnen { Niets = 0, Hervat = 1, MagWeigeren = 2 };

// Het geheugen dat een gebruiker krijgt; daarmee hoort het te gaan.
const long long Gewoon = -1;

template <typename Stand, typename Zet>
struct Zoekwijze
{
  typedef std::unique_ptr< Zoeker<Zet> > Nieuw;

  std::string naam;
  int kan;                           // Kunnen
  std::vector<long long> geheugens;  // bytes, van weinig naar veel; of Gewoon

  // Maak een zoeker met zoveel geheugen en deze voortgang, of nullptr.
  std::function<Nieuw (const Stand &, long long, zoek::Voortgang *)> maak;
};

// Wat elke klasse van een spel kan gebruiken.
// Parameters:
// * Spel: die klasse
// * Proef: die van spelproef.h
template <typename Spel, typename Proef, typename EenStand, typename EenZet>
struct Zoekbasis
{
  typedef EenStand Stand;
  typedef EenZet Zet;
  typedef Zoekwijze<Stand,Zet> Wijze;
  typedef typename Wijze::Nieuw Nieuw;
  typedef std::function<Antwoord<Zet> (typename Proef::Spel &)> Functie;
  typedef std::function<Antwoord<Zet> (const Stand &)> Vraagfunctie;
  typedef std::function<Vraagfunctie (const Stand &, long long,
                                      zoek::Voortgang *)> Maakfunctie;

  static bool goed (const Antwoord<Zet> &gekregen, const Antwoord<Zet> &hoort)
  {
    return (!gekregen.metScore || gekregen.score == hoort.score)
           && (!gekregen.metZet || gekregen.zet == hoort.zet)
           && (!gekregen.metStanden || gekregen.standen == hoort.standen);
  }

  // Vraagt een functie van de klasse; dat verandert geen veld.
  class Klassezoeker : public Zoeker<Zet>
  {
    public:

      Klassezoeker (const Stand &begin, bool toont, const Functie &nwFunctie)
      : spel (Spel::maak (begin)), functie (nwFunctie)
      {
        spel.stelToezicht (toont ? &gewoonToezicht () : nullptr);
      }

      Antwoord<Zet> vraag () override
      {
        const std::string voor = Proef::dump (spel);
        const Antwoord<Zet> antwoord = functie (spel);
        EIS_GELIJK (Proef::dump (spel), voor);
        return antwoord;
      }

      void doe (const Zet &zet) override { EIS (Proef::doe (spel, zet)); }
      void terug () override { EIS (Proef::terug (spel)); }

    private:

      typename Proef::Spel spel;
      Functie functie;
  };

  // Bewaart alle standen, en stelt elke vraag aan dezelfde functie.
  class Functiezoeker : public Zoeker<Zet>
  {
    public:

      Functiezoeker (const Stand &begin, const Vraagfunctie &nwFunctie)
      : standen (1, begin), functie (nwFunctie)
      {
      }

      Antwoord<Zet> vraag () override { return functie (standen.back ()); }
      void terug () override { standen.pop_back (); }
      void doe (const Zet &zet) override
      {
        standen.push_back (Spel::naZet (standen.back (), zet));
      }

    private:

      std::vector<Stand> standen;
      Vraagfunctie functie;
  };

  // Een functie van de klasse.
  static Wijze klasse (const std::string &naam, const Functie &functie)
  {
    return { naam, Niets, { Gewoon },
             [=] (const Stand &begin, long long, zoek::Voortgang *voortgang)
             { return Nieuw (new Klassezoeker (begin, voortgang != nullptr,
                                               functie)); } };
  }

  // Een functie van een stand, die onthoudt wat maak erin zet.
  static Wijze functie (const std::string &naam, int kan,
                        const std::vector<long long> &geheugens,
                        const Maakfunctie &maak)
  {
    return { naam, kan, geheugens,
             [=] (const Stand &begin, long long bytes, zoek::Voortgang *toont)
             { return Nieuw (new Functiezoeker (begin, maak (begin, bytes,
                                                             toont))); } };
  }

  // Een Soort zoeker, die onthoudt wat hij vindt.
  template <typename Soort>
  static Wijze zoeker (const std::string &naam, int kan,
                       const std::vector<long long> &geheugens)
  {
    return { naam, kan, geheugens,
             [] (const Stand &begin, long long bytes, zoek::Voortgang *toont)
             { return Nieuw (new Soort (begin, bytes, toont)); } };
  }
};

//*************************************************************************

template <typename Spel>
class Zoekproef
{
  public:

    typedef typename Spel::Stand Stand;
    typedef typename Spel::Zet Zet;
    typedef typename Spel::Wijze Wijze;
    typedef std::function<Antwoord<Zet> (const Stand &)> Rechter;

    explicit Zoekproef (unsigned zaad)
    : nietGegaan (0), geweigerd (0), afgebroken (0), getoond (0), toeval (zaad),
      beurt (0), wijzen (Spel::wijzen ())
    {
    }

    // Vraag alles over een spel, in elke wijze en met elk geheugen.
    // Parameters:
    // * begin: het begin van het spel
    // * rechter: wie zegt wat eruit hoort te komen
    // * deel: van wijzen en geheugens alleen elke zoveelste; steeds andere
    void bekijk (const Stand &begin, const Rechter &rechter = Spel::rechter,
                 size_t deel = 1)
    {
      maakVragen (begin, rechter);
      for (const auto &wijze : wijzen)
      {
        bool ging = false;
        for (long long geheugen : wijze.geheugens)
          if (beurt++ % deel == 0)
          {
            const size_t voor = Schaars::inGebruik ();
            const Schaars schaars (SIZE_MAX);
            const bool gaat = stelVragen (wijze, begin, geheugen, nullptr);
            eis (gaat || ((wijze.kan & MagWeigeren) != 0 && geheugen >= 0
                          && !ging), wijze, geheugen, "het gaat niet");
            eis (geheugen < 0 || schaars.piek () - voor
                                 <= static_cast<size_t> (geheugen),
                 wijze, geheugen, "er is te veel geheugen gebruikt");
            ging = gaat;
          }
        eis (ging || deel > 1, wijze, 0, "het gaat nooit");
      }
    }

    // Vraag hetzelfde als het geheugen opraakt: zoveel bytes zijn er.
    void eisSchaars (const Stand &begin, const std::vector<size_t> &bytes,
                     const Rechter &rechter = Spel::rechter)
    {
      maakVragen (begin, rechter);
      vragen.erase (vragen.begin () + 1, vragen.end () - 1);
      vragen.back ().terug = 0;
      for (const auto &wijze : wijzen)
        for (size_t over : bytes)
        {
          const Schaars schaars (Schaars::inGebruik () + over);
          const bool gaat = stelVragen (wijze, begin, wijze.geheugens.back (),
                                        nullptr);
          eis (gaat || ((wijze.kan & MagWeigeren) != 0
                        && schaars.geweigerd () > 0),
               wijze, static_cast<long long> (over), "het gaat niet");
          geweigerd += schaars.geweigerd ();
        }
    }

    // Vraag hetzelfde met een voortgang die steeds getoond wordt, en met een
    // die het zoeken een paar keer afbreekt.
    void eisVoortgang (const Stand &begin)
    {
      maakVragen (begin, Spel::rechter);
      for (const auto &wijze : wijzen)
        for (int keren : { 0, 3 })
          if (keren == 0 || (wijze.kan & Hervat) != 0)
            for (long long geheugen : { wijze.geheugens.front (),
                                        wijze.geheugens.back () })
              eisVoortgang (wijze, begin, geheugen, keren);
    }

    int nietGegaan;  // hoe vaak een zoeker te weinig geheugen had
    int geweigerd;   // stukken geheugen, door eisSchaars
    int afgebroken;  // vragen, door eisVoortgang
    int getoond;     // regels, door eisVoortgang

  private:

    // Hetzelfde, op een wijze. Elke regel begint met een kleine letter. Alles
    // wat er getoond is is weer gewist; wordt het zoeken afgebroken, dan blijft
    // de laatste regel staan.
    void eisVoortgang (const Wijze &wijze, const Stand &begin,
                       long long geheugen, int keren)
    {
      const Vangst uit;
      const Scherm scherm;
      kijkduur = 1;
      {
        struct : zoek::Toezicht
        {
          mutable int keren;
          bool stopGevraagd () const override { return keren-- > 0; }
          bool opTerminal () const override { return true; }
        } afbreker;
        afbreker.keren = keren;
        zoek::Voortgang voortgang ("zoeken", "standen", 0, &afbreker,
                                   toeval.trek (1, 20));
        eis (stelVragen (wijze, begin, geheugen, &voortgang)
             || (wijze.kan & MagWeigeren) != 0, wijze, geheugen,
             "met voortgang gaat het niet");
      }
      kijkduur = 0;
      getoond += scherm.keren ();
      EIS_GELIJK (uit.tekst (), "");
      if (keren == 0)
        EIS_GELIJK (scherm.beeld (), "");
      EIS_MET (!bevat (scherm.alles (), "nog -"), "meer dan alles");
      const Patroon hoofdletter ("(\n|\033\\[K)[A-Z]");
      const std::string alles = "\n" + scherm.alles ();
      EIS_GELIJK (hoofdletter.vervang (alles, "een hoofdletter"), alles);
    }

    // Een vraag aan een zoeker, na zoveel zetten terug en dan deze zet.
    struct Vraag
    {
      int terug;
      bool heeftZet;
      Zet zet;
      Stand stand;
      Antwoord<Zet> hoort;
    };

    Toeval toeval;
    size_t beurt;  // hoeveel wijzen en geheugens er aan de beurt waren
    std::vector<Wijze> wijzen;
    std::vector<Vraag> vragen;

    void voegToe (int terug, const Zet *zet, const Stand &stand,
                  const Rechter &rechter)
    {
      vragen.push_back ({ terug, zet != nullptr, zet == nullptr ? Zet () : *zet,
                          stand, rechter (stand) });
    }

    // Het begin, elke zet, een toevallige weg naar het einde, en het begin.
    void maakVragen (const Stand &begin, const Rechter &rechter)
    {
      vragen.clear ();
      voegToe (0, nullptr, begin, rechter);
      int terug = 0;
      std::vector<Zet> zetten = Spel::zetten (begin);
      for (const Zet &zet : zetten)
      {
        voegToe (terug, &zet, Spel::naZet (begin, zet), rechter);
        terug = 1;
      }
      Stand stand = begin;
      for (int diepte = 0; !zetten.empty (); diepte++)
      {
        const Zet zet = toeval.uit (zetten);
        stand = Spel::naZet (stand, zet);
        voegToe (diepte == 0 ? terug : 0, &zet, stand, rechter);
        zetten = Spel::zetten (stand);
        terug = diepte == 0 ? 1 : terug + 1;
      }
      vragen.push_back (vragen[0]);
      vragen.back ().terug = terug;
    }

    void eis (bool waar, const Wijze &wijze, long long geheugen,
              const std::string &wat) const
    {
      EIS_MET (waar, wijze.naam << " met " << geheugen << " bytes: " << wat
               << Spel::teken (vragen[0].stand));
    }

    // Stel alle vragen.
    // Retourneert: of de eerste een antwoord kreeg; anders is er te weinig
    //   geheugen
    bool stelVragen (const Wijze &wijze, const Stand &begin,
                     long long geheugen, zoek::Voortgang *voortgang)
    {
      const auto zoeker = wijze.maak (begin, geheugen, voortgang);
      bool gaat = true;
      for (size_t i = 0; i < vragen.size () && gaat; i++)
      {
        for (int n = vragen[i].terug; n > 0; n--)
          zoeker->terug ();
        if (vragen[i].heeftZet)
          zoeker->doe (vragen[i].zet);
        gaat = stelVraag (*zoeker, wijze, geheugen, vragen[i]);
      }
      nietGegaan += gaat ? 0 : 1;
      return gaat;
    }

    // Stel een vraag, zo nodig nog eens als het zoeken afgebroken is.
    bool stelVraag (Zoeker<Zet> &zoeker, const Wijze &wijze,
                    long long geheugen, const Vraag &vraag)
    {
      for ( ; ; )
        try
        {
          const Antwoord<Zet> antwoord = zoeker.vraag ();
          if (antwoord.gaat)
            EIS_MET (Spel::goed (antwoord, vraag.hoort), wijze.naam << " met "
                     << geheugen << " bytes geeft " << tekst (antwoord)
                     << ", verwacht was " << tekst (vraag.hoort)
                     << Spel::teken (vraag.stand));
          return antwoord.gaat;
        }
        catch (const zoek::Afgebroken &)
        {
          afgebroken++;
        }
    }

    static std::string tekst (const Antwoord<Zet> &antwoord)
    {
      return (antwoord.metScore ? std::to_string (antwoord.score) + " " : "")
        + (antwoord.metZet ? Spel::tekst (antwoord.zet) + " " : "")
        + (antwoord.metStanden ? std::to_string (antwoord.standen) : "");
    }
};

#endif
