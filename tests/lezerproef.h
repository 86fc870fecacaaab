// lezerproef.h: een proef die elke lezer van spelbestanden moet doorstaan. Wat
// niet deugt wordt geweigerd met een leesbare melding, en verandert geen veld.
//
//   static const Lezerproef<Aqualin, Toetsinzicht> proef (
//     { Aqualin (), begonnen () },           // een ervan met een gedane zet
//     { inhoudVan ("spel2.txt"), inhoudVan ("spel3.txt") },
//     { { "0 3 1", { "hoogte", "0", "1", "10" } },
//       { "2 11 1", { "breedte", "11", "1", "10" } } });
//
//   static const Aangemeld aangemeld (proef);
//
// De twee bestanden zijn goed; de tabel noemt wat er niet deugt, met de woorden
// die de melding moet noemen. Inzicht heeft lees en dump. Zet proef.woorden op
// false als een bestand uit regels bestaat en niet uit losse woorden.

#ifndef LezerproefHVar
#define LezerproefHVar

#include <functional>
#include <string>
#include <sys/stat.h>
#include <vector>
#include "tests/bestand.h"
#include "tests/spelproef.h"
#include "tests/storing.h"
#include "tests/tekst.h"

// Een bestand dat niet deugt.
struct Slecht
{
  std::string inhoud;
  std::vector<std::string> woorden;  // horen in de melding te staan
};

// Een woord dat te lang, te groot of geen getal is.
inline std::vector<std::string> geenGetallen ()
{
  return { "x", "1x", "0x1", "1.0", "-", "2,", "zes", "-1", "-2147483649",
           "2147483648", "4294967297", "18446744073709551617",
           "99999999999999999999", std::string (5000, '9'),
           std::string (100000, 'z') };
}

// Leest ook een spel dat bewaard is.
template <typename Inzicht>
struct Bewaard : Inzicht
{
  template <typename Spel>
  static bool lees (Spel &spel, const char *naam)
  {
    std::string spelers;
    return spel.leesInSpel (naam, std::cout, spelers);
  }
};

template <typename Spel, typename Inzicht>
class Lezerproef
{
  public:

    bool woorden;  // mag er overal witruimte tussen?
    int langste;   // zoveel tekens heeft een melding hoogstens

    Lezerproef (const std::vector<Spel> &nwBegin,
                const std::vector<std::string> &nwGoed,
                const std::vector<Slecht> &nwTabel)
    : woorden (true), langste (800), begin (nwBegin), goed (nwGoed),
      tabel (nwTabel)
    {
    }

    // Eis dat een bestand geweigerd wordt.
    // Parameters:
    // * naam: de naam van het bestand
    // * noemt: woorden die in de melding horen te staan
    void eisNaam (const char *naam, const std::vector<std::string> &noemt) const
    {
      for (const Spel &een : begin)
      {
        Spel spel (een);
        const Vangst uit, fout (std::cerr);
        EIS (!Inzicht::lees (spel, naam));
        eisMelding (uit.tekst () + fout.tekst (), static_cast<size_t> (langste),
                    noemt);
        EIS_GELIJK (Inzicht::dump (spel), Inzicht::dump (een));
      }
    }

    void eisSlecht (const std::string &inhoud,
                    const std::vector<std::string> &noemt) const
    {
      try
      {
        eisNaam (TijdelijkBestand (inhoud).naam (), noemt);
      }
      catch (const ToetsMislukt &fout)
      {
        EIS_MET (false, inhoud.substr (0, 200) << ": " << fout.what ());
      }
    }

    // Wat er ook in staat wordt gelezen, geeft hetzelfde als een ander.
    void eisZelfde (const std::string &inhoud, const std::string &ander) const
    {
      EIS_MET (gelezen (inhoud) == gelezen (ander), inhoud.substr (0, 200));
    }

    // Verminkte bestanden worden gelezen of geweigerd zoals een rechter zegt.
    // Parameters:
    // * tekens: wat er in terechtkomt
    // * maak: maakt een goed bestand
    // * rechter: zegt of een inhoud deugt; krijgt het object als dat volgens
    //   de lezer zo is, en eist dan dat het ermee klopt
    void eisVerminkt (const std::string &tekens,
                      const std::function<std::string (Toeval &)> &maak,
                      const std::function<bool (const std::string &,
                                                const Spel *)> &rechter) const
    {
      Toeval toeval (11);
      Spel spel (begin[0]);
      int keren = 0;
      const int aantal = proeven (6000, 1000);
      for (int i = 0; i < aantal; i++)
      {
        std::string inhoud = maak (toeval);
        for (int keer = toeval.trek (0, 2); keer > 0; keer--)
          inhoud = vermink (inhoud, tekens, toeval);
        const std::string voor = Inzicht::dump (spel);
        const Vangst uit, fout (std::cerr);
        const bool gaat =
          Inzicht::lees (spel, TijdelijkBestand (inhoud).naam ());
        EIS_MET (rechter (inhoud, gaat ? &spel : nullptr) == gaat,
                 (gaat ? "gelezen" : "geweigerd") << ":\n" << inhoud);
        if (!gaat)
        {
          eisMelding (uit.tekst () + fout.tekst (),
                      static_cast<size_t> (langste), {});
          EIS_GELIJK (Inzicht::dump (spel), voor);
        }
        keren += gaat;
      }
      EIS_MET (keren > aantal / 10 && keren < aantal * 9 / 10, keren);
    }

    // Verander een teken van een tekst of een regel, of wat erna komt.
    // Parameters:
    // * tekens: waar een nieuw teken uit komt
    static std::string vermink (std::string tekst, const std::string &tekens,
                                Toeval &toeval)
    {
      const size_t plaats = static_cast<size_t>
        (toeval.trek (0, static_cast<int> (tekst.size ())));
      const char letter = tekens[static_cast<size_t>
        (toeval.trek (0, static_cast<int> (tekens.size ()) - 1))];
      const size_t begin = tekst.rfind ('\n', plaats) + 1,
                   lengte = tekst.find ('\n', begin) + 1 - begin;
      switch (toeval.trek (0, 6))
      {
        case 0: return tekst.substr (0, plaats) + "\n";
        case 1: return tekst + tekst.substr (plaats);
        case 2: return tekst.insert (plaats, 1, letter);
        case 3: return tekst.insert (begin, tekst, begin, lengte);
        case 4: return tekst.erase (begin, lengte);
        case 5: return tekst.replace (plaats, 1, 1, letter);
        default: return tekst.replace (plaats, 1, "") + "\n";
      }
    }

    // Meld alle toetsen aan. Het object moet tot na draaiToetsen blijven
    // bestaan.
    void meldAan () const
    {
      Aanmelding ("lees_tabel_van_wat_niet_deugt", [this]
        {
          for (const Slecht &geval : tabel)
            eisSlecht (geval.inhoud, geval.woorden);
        });
      Aanmelding ("lees_namen", [this] { eisNamen (); });
      if (woorden)
        Aanmelding ("lees_elk_woord", [this] { eisElkWoord (); });
      if (woorden)
        Aanmelding ("lees_witruimte", [this] { eisWitruimte (); });
      Aanmelding ("lees_bestand_dat_verandert", [this]
        { eisHeelOfNiet<Inzicht> (begin[0], goed[0], goed[1]); });
      Aanmelding ("lees_pijp", [this]
        { eisPijp<Inzicht> (begin[0], goed[0]); });
      Aanmelding ("lees_rommel", [this] { eisRommel<Inzicht> (begin[0]); });
    }

  private:

    std::vector<Spel> begin;
    std::vector<std::string> goed;
    std::vector<Slecht> tabel;

    std::string gelezen (const std::string &inhoud) const
    {
      Spel spel (begin.back ());
      const Vangst uit, fout (std::cerr);
      EIS_MET (Inzicht::lees (spel, TijdelijkBestand (inhoud).naam ()),
               uit.tekst () << fout.tekst () << inhoud.substr (0, 200));
      EIS_GELIJK (uit.tekst () + fout.tekst (), "");
      return Inzicht::dump (spel);
    }

    // Namen waar geen spel in staat, en een vreemde naam waar dat wel zo is.
    void eisNamen () const
    {
      eisNaam ("dit-is-er-niet.txt", { "dit-is-er-niet.txt" });
      eisNaam ("/tmp", { "/tmp" });
      for (const std::string &naam : { std::string (),
             std::string ("map/die/er/niet/is/spel1.txt"), std::string ("."),
             std::string ("/proc/self/exe"), std::string (100000, 'a') })
        eisNaam (naam.c_str (), {});
      const TijdelijkeMap map;
      const std::string vreemd = map.pad ("een map/sp\xc3\xa9l 1 .txt");
      EIS_GELIJK (mkdir (map.pad ("een map").c_str (), 0700), 0);
      map.schrijf ("een map/sp\xc3\xa9l 1 .txt", goed[0]);
      Spel spel (begin.back ());
      EIS (Inzicht::lees (spel, vreemd.c_str ()));
      EIS_GELIJK (Inzicht::dump (spel), gelezen (goed[0]));
    }

    // Elk woord moet er staan, en een getal zijn dat past.
    void eisElkWoord () const
    {
      const std::vector<std::string> alle = woordenVan (goed[0]);
      std::string tot;
      for (size_t i = 0; i < alle.size (); i++)
      {
        std::string rest;
        for (size_t j = i + 1; j < alle.size (); j++)
          rest += " " + alle[j];
        eisSlecht (tot, { "gevonden", "einde", "verwacht" });
        eisSlecht (tot + "\n", { "gevonden", "einde", "verwacht" });
        for (const std::string &woord : geenGetallen ())
          eisSlecht (tot + woord + rest, { "gevonden", "verwacht" });
        tot += alle[i] + " ";
      }
      eisZelfde (tot, goed[0]);
      for (const char *extra : { "7", "\n\n einde", "\n-1" })
        eisSlecht (tot + extra, { "gevonden", "verwacht",
                                  woordenVan (extra)[0] });
      eisSlecht (tot + std::string (1, '\0'), { "gevonden" });
      eisSlecht (tot + std::string (100000, 'q'), { "gevonden" });
    }

    void eisWitruimte () const
    {
      for (const char *einde : { "\r\n", "\n\n\n", " \t \n", " ", "\t", "\r",
                                 "\v\f\n" })
      {
        std::string nieuw = "\n\r\n  \t";
        for (char letter : goed[0])
          nieuw += letter == '\n' ? einde : std::string (1, letter);
        eisZelfde (nieuw, goed[0]);
      }
      eisZelfde (goed[0].substr (0, goed[0].find_last_not_of (" \n") + 1),
                 goed[0]);
      eisZelfde (goed[0] + " \t\r\n\n" + std::string (100000, ' '), goed[0]);
    }
};

#endif
