// taken.h: loop een boom die voor een keer te groot is in delen af, op alle
// processors of op meer computers. Elk deel is een taak: de boom onder de
// stand na een rij zetten, voor een eigen aanroep van het programma.
//
//   --verdeel   verdeelt de boom: telkens wordt de grootste taak vervangen door
//               een taak per zet, tot het er genoeg zijn
//   --taak      loopt de boom van een taak af, en schrijft een uitkomst
//   --samen     vouwt de uitkomsten met negamax tot die van het hele spel
//   --keur      noemt de bestanden waarin geen hele uitkomst staat
//
// Een uitkomst is een regel met puntkomma's:
//
//   vingerafdruk;zetten;score;zet;standen;seconden;som
//
// De vingerafdruk is van het spel zoals het ingelezen is, de score van wie na
// de zetten aan beurt is, de zet de eerste beste. De som is van al het andere:
// zo valt op dat een regel veranderd is.

#ifndef BoomTakenHVar
#define BoomTakenHVar

#include <ctime>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "../constantes.h"
#include "../tegelspel.h"
#include "../terminal/oplossing.h"
#include "../terminal/scherm.h"
#include "../terminal/speler.h"
#include "../terminal/spelbestand.h"
#include "../terminal/tabel.h"
#include "../terminal/tekst.h"
#include "../zoek/klok.h"
#include "../zoek/toezicht.h"
#include "../zoek/voortgang.h"

class Taken
{
  public:

    // Begin met een spel. Meldingen gaan naar nwMeldingen; nwToezicht, of 0,
    // ziet toe.
    Taken (const TegelSpel &nwSpel, std::ostream &nwMeldingen,
           zoek::Toezicht *nwToezicht = 0)
    : spel (nwSpel), meldingen (nwMeldingen), toezicht (nwToezicht)
    {
      std::ostringstream tekst;
      spel.stelToezicht (toezicht);
      spel.schrijf (tekst);
      if (!tekst)  // deze stand past niet in een spelbestand
      {
        tekst.clear ();
        spel.teken (tekst);
      }
      const std::string mens = terminal::Letterspeler ().getypt ();
      tekst << "spelers " << mens << mens << '\n';  // zoals 1.1 bewaarde: wat
                                                    // toen liep is nog goed
      vingerafdruk = somVan (tekst.str ());
    }

    // Verdeel de boom in minstens dit aantal taken, als er zoveel zijn, en
    // schrijf ze naar uit, de grootste eerst: de zetten, een puntkomma en de
    // omvang.
    // Retourneert: true als het gelukt is; anders false, met een melding
    bool verdeel (long long aantal, std::ostream &uit)
    {
      Takenlijst taken;
      zoek::Voortgang voortgang ("--verdeel", "taken", aantal, toezicht, 1);
      if (!voegToe (Zetten (), taken))
        return ontelbaar ();
      while (static_cast<long long> (taken.size ()) < aantal
             && -taken.begin ()->first > 1)
      {
        const Zetten grootste = taken.begin ()->second;
        taken.erase (taken.begin ());
        for (const Zet &zet : standNa (grootste).bepaalVerschillendeZetten ())
        {
          Zetten deel = grootste;
          deel.push_back (zet);
          if (!voegToe (deel, taken))
            return ontelbaar ();
        }
        voortgang.peil (static_cast<long long> (taken.size ()));
      }
      for (const Takenlijst::value_type &taak : taken)
        uit << zettenTekst (taak.second) << ';' << -taak.first << '\n';
      return true;
    }

    // Loop de boom van een taak af, met de zetten zoals verdeel ze schrijft, en
    // schrijf haar uitkomst naar uit.
    // Retourneert: true als het gelukt is; anders false, met een melding
    bool doe (const std::string &tekst, std::ostream &uit)
    {
      const int Decimalen = 3;  // van de seconden: meer telt bij een taak niet
      Uitkomst uitkomst = Uitkomst ();
      const std::string waarom = leesZetten (tekst, uitkomst.zetten);
      if (!waarom.empty ())
        return fout ("--taak: " + waarom);
      TegelSpel stand = standNa (uitkomst.zetten);
      const clock_t begin = clock ();
      uitkomst.score = stand.besteScore (uitkomst.zet, uitkomst.standen);
      uitkomst.seconden = zoek::seconden (clock () - begin);
      const Zetten beste (uitkomst.zet == GeenZet ? 0 : 1, uitkomst.zet);
      const std::string regel = vingerafdruk + ";"
        + zettenTekst (uitkomst.zetten) + ";" + std::to_string (uitkomst.score)
        + ";" + zettenTekst (beste) + ";" + std::to_string (uitkomst.standen)
        + ";" + terminal::Tabel::getal (uitkomst.seconden, Decimalen);
      uit << regel << ';' << somVan (regel) << '\n';
      return true;
    }

    // Vouw alle uitkomsten tot die van het hele spel, en zet haar in een tabel
    // als die van --los; de seconden zijn die van alle taken samen.
    // Parameters:
    // * in: de uitkomsten, in willekeurige volgorde
    // * naam: de naam van het spel
    // * csv: de tabel met puntkomma's
    // Retourneert: true als het gelukt is; anders false, met een melding: de
    //   eerste uitkomst die verkeerd is of ontbreekt, of dat de omvang niet
    //   klopt of niet te tellen is
    bool voegSamen (std::istream &in, const std::string &naam, bool csv)
    {
      Uitkomst alles = Uitkomst ();
      const long long omvang = spel.telStanden ();
      if (omvang < 0)
        return ontelbaar ();
      if (!leesUitkomsten (in) || !vouw (alles))
        return false;
      if (alles.standen != omvang)
        return fout ("De taken tellen samen " + zoek::getalTekst (alles.standen)
                     + " standen, en dat moeten er " + zoek::getalTekst (omvang)
                     + " zijn.");
      const terminal::Tabel tabel = terminal::scoretabel ({ naam }, csv);
      tabel.toonKop ();
      tabel.toon
        ({ naam, std::to_string (alles.score), terminal::zetTekst (alles.zet),
           std::to_string (alles.standen),
           tabel.duur (alles.seconden) });
      return true;
    }

    // Retourneert: true als in een bestand de hele uitkomst van een taak staat
    //   en verder niets; false ook als er geen bestand zo heet
    static bool isHeel (const std::string &naam)
    {
      std::ifstream in (naam.c_str (), std::ios::binary);
      std::string regel;
      std::getline (in, regel);
      const size_t som = regel.rfind (';');
      return in.good () && in.peek () == std::ifstream::traits_type::eof ()
             && som != std::string::npos
             && regel.substr (som + 1) == somVan (regel.substr (0, som));
    }

  private:

    typedef std::pair<int,char> Zet;
    typedef std::vector<Zet> Zetten;

    // Wat er van een deel van de boom bekend is. In een verzameling komt elk
    // deel vlak voor de delen die erin liggen.
    struct Uitkomst
    {
      Zetten zetten;      // ernaartoe
      int score;          // voor wie daar aan beurt is
      Zet zet;            // de eerste beste daar, of GeenZet
      long long standen;  // in het deel
      double seconden;    // rekentijd
    };

    // Retourneert: true als de ene uitkomst voor de andere komt
    friend bool operator< (const Uitkomst &een, const Uitkomst &ander)
    {
      return een.zetten < ander.zetten;
    }

    // Delen van de boom: min hun omvang, want zo staat het grootste vooraan, en
    // de zetten ernaartoe.
    typedef std::set< std::pair<long long,Zetten> > Takenlijst;

    typedef std::set<Uitkomst> Uitkomsten;
    typedef Uitkomsten::const_iterator Plaats;

    // Wat er in een regel van een uitkomst staat.
    enum Veld { Vingerafdruk, Pad, Score, BesteZet, Standen, Seconden, Som,
                AantalVelden };

    static const size_t LangsteRegel = 2000;  // tekens, van een uitkomst

    TegelSpel spel;
    std::ostream &meldingen;
    zoek::Toezicht *const toezicht;
    std::string vingerafdruk;
    Uitkomsten uitkomsten;

    // Bereken een som die met elke letter van een tekst verandert (FNV-1a).
    // Retourneert: de som, in zestien cijfers
    static std::string somVan (const std::string &tekst)
    {
      const unsigned long long begin = 14695981039346656037ULL,
                               maal = 1099511628211ULL;
      const int cijfers = 16;
      unsigned long long som = begin;
      for (const char letter : tekst)
        som = (som ^ static_cast<unsigned char> (letter)) * maal;
      std::ostringstream uit;
      uit << std::hex << std::setfill ('0') << std::setw (cijfers) << som;
      return uit.str ();
    }

    // Retourneert: een rij zetten als tekst, zoals 0 b 1 g
    static std::string zettenTekst (const Zetten &zetten)
    {
      std::string tekst;
      for (size_t i = 0; i < zetten.size (); i++)
        tekst += (i == 0 ? "" : " ") + std::to_string (zetten[i].first) + " "
                 + zetten[i].second;
      return tekst;
    }

    // Retourneert: hoe de taak met deze zetten in een melding heet
    static std::string naamVan (const Zetten &zetten)
    {
      return "\"" + zettenTekst (zetten) + "\"";
    }

    // Meld wat er mis is.
    // Retourneert: false
    bool fout (const std::string &tekst)
    {
      meldingen << terminal::inRegels (tekst) << std::endl;
      return false;
    }

    // Meld dat de boom te groot is.
    // Retourneert: false
    bool ontelbaar () { return fout ("De boom is te groot om te tellen."); }

    // Retourneert: het spel na deze geldige zetten
    TegelSpel standNa (const Zetten &zetten)
    {
      TegelSpel stand (spel);
      for (const Zet &zet : zetten)
        stand.doeZet (zet.first, zet.second);
      return stand;
    }

    // Voeg de taak na deze zetten bij de taken.
    // Retourneert: false als zij te groot is om te tellen
    bool voegToe (const Zetten &zetten, Takenlijst &taken)
    {
      const long long standen = standNa (zetten).telStanden ();
      taken.insert (std::make_pair (-standen, zetten));
      return standen >= 0;
    }

    // Lees de zetten van een taak uit tekst; spaties tellen niet.
    // Parameter:
    // * zetten: krijgt ze erbij, tot waar het klopt
    // Retourneert: wat er niet klopt; leeg als ze in dit spel te doen zijn
    std::string leesZetten (const std::string &tekst, Zetten &zetten) const
    {
      TegelSpel stand (spel);
      std::istringstream tekens (tekst);
      for (std::string woord = "  "; tekens >> woord[0]; woord = "  ")
      {
        Zet zet;
        tekens >> woord[1];
        const std::string waarom =
          terminal::doeGetypt (woord, zetten.size () + 1, stand, zet);
        if (!waarom.empty ())
          return waarom;
        zetten.push_back (zet);
      }
      return "";
    }

    // Lees alle uitkomsten; een lege regel telt niet.
    // Retourneert: true als elk klopt; anders false, met een melding
    bool leesUitkomsten (std::istream &in)
    {
      std::string regel, waarom;
      long long nummer = 0;
      uitkomsten.clear ();
      terminal::Onderbreking::wacht (true);
      for ( ; waarom.empty () && terminal::leesRegel (in, LangsteRegel, regel);
           nummer++)
        if (!terminal::zonderRand (regel).empty ())
          waarom = neem (terminal::zonderRand (regel));
      terminal::Onderbreking::wacht (false);
      return waarom.empty ()
             || fout ("Regel " + std::to_string (nummer) + waarom);
    }

    // Lees de regel van een uitkomst, en neem haar op als dat deel van de boom
    // er nog niet bij is. De beste zet, als zij er een heeft, wordt achter haar
    // zetten gelezen.
    // Retourneert: wat er niet klopt; leeg als zij klopt
    std::string neem (const std::string &regel)
    {
      std::vector<std::string> velden;
      std::istringstream delen (regel);
      for (std::string deel; std::getline (delen, deel, ';'); )
        velden.push_back (deel);
      if (velden.size () != AantalVelden)
        return ": gevonden " + terminal::toonbaar (regel)
               + ", verwacht een regel van --taak.";
      const std::string taak = ", taak " + terminal::toonbaar (velden[Pad])
                               + ": ",
                        inhoud = regel.substr (0, regel.rfind (';'));
      if (velden[Som] != somVan (inhoud))
        return taak + "de regel is veranderd sinds --taak haar schreef.";
      if (velden[Vingerafdruk] != vingerafdruk)
        return taak + "hoort bij een ander spel, of bij dit spel voordat het "
                      "veranderde.";
      Uitkomst uitkomst = { Zetten (), 0, GeenZet, 0, 0 };
      const std::string zetfout =
        leesZetten (velden[Pad] + " " + velden[BesteZet], uitkomst.zetten);
      if (!zetfout.empty ())
        return taak + zetfout;
      std::istringstream (velden[Score] + " " + velden[Standen] + " "
                          + velden[Seconden])
        >> uitkomst.score >> uitkomst.standen >> uitkomst.seconden;
      if (!velden[BesteZet].empty () && !uitkomst.zetten.empty ())
      {
        uitkomst.zet = uitkomst.zetten.back ();
        uitkomst.zetten.pop_back ();
      }
      return uitkomsten.insert (uitkomst).second ? ""
             : taak + "staat er dubbel.";
    }

    // Bepaal de uitkomst van een deel, dat zijn zetten al heeft en verder nul
    // is, uit die van de taken erin; andere mogen daar niet in liggen.
    // Retourneert: true als het gelukt is; anders false, met een melding
    bool vouw (Uitkomst &deel)
    {
      Plaats plaats = uitkomsten.lower_bound (deel);
      if (!ligtIn (plaats, deel.zetten))
        return fout ("De uitkomst van taak " + naamVan (deel.zetten)
                     + " ontbreekt.");
      if (plaats->zetten == deel.zetten)
      {
        deel = *plaats++;
        return !ligtIn (plaats, deel.zetten)
               || fout ("Taak " + naamVan (plaats->zetten) + " ligt in taak "
                        + naamVan (deel.zetten) + ": die telt dubbel.");
      }
      deel.standen = 1;
      deel.score = -MaxRijen - 1;  // minder dan elke
      for (const Zet &zet
           : standNa (deel.zetten).bepaalVerschillendeZetten ())
      {
        Uitkomst kind = Uitkomst ();
        kind.zetten = deel.zetten;
        kind.zetten.push_back (zet);
        if (!vouw (kind))
          return false;
        if (-kind.score > deel.score)
        {
          deel.score = -kind.score;
          deel.zet = zet;
        }
        deel.standen += kind.standen;
        deel.seconden += kind.seconden;
      }
      return true;
    }

    // Retourneert: true als op deze plaats een uitkomst staat uit het deel van
    //   de boom na deze zetten
    bool ligtIn (Plaats plaats, const Zetten &zetten) const
    {
      if (plaats == uitkomsten.end ())
        return false;
      Zetten eerste = plaats->zetten;
      eerste.resize (zetten.size (), GeenZet);
      return eerste == zetten;
    }
};

#endif
