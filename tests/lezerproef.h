// lezerproef.h: een proef die elke lezer van spelbestanden moet doorstaan. Wat
// niet deugt wordt geweigerd met een leesbare melding, en verandert geen veld;
// ook als het bestand verandert terwijl het gelezen wordt, of rommel is.
//
//   static const Lezerproef<Aqualin, Toetsinzicht> proef (
//     { Aqualin (), begonnen () },           // een ervan met een gedane zet
//     { inhoudVan ("spel2.txt"), inhoudVan ("spel3.txt") });
//
//   static const Aangemeld aangemeld (proef);
//
// De twee bestanden zijn goed. Inzicht heeft lees en dump. Zet proef.woorden op
// false als een bestand uit regels bestaat en niet uit losse woorden. Wat er
// van een bestand niet deugt staat met de hele melding in sessies/lezen.sh.

#ifndef LezerproefHVar
#define LezerproefHVar

#include <csignal>
#include <cstdio>
#include <fstream>
#include <functional>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>
#include "tests/bestand.h"
#include "tests/spelproef.h"
#include "tests/tekst.h"
#include "tests/vangst.h"

// Een woord dat te lang, te groot of geen getal is.
inline std::vector<std::string> geenGetallen ()
{
  return { "x", "1x", "0x1", "1.0", "-", "2,", "zes", "-1", "-2147483649",
           "2147483648", "4294967297", "18446744073709551617",
           "99999999999999999999", std::string (5000, '9'),
           std::string (100000, 'z') };
}

// Een proces dat iets blijft doen tot het object verdwijnt.
class Stoorder
{
  public:

    template <typename Werk>
    explicit Stoorder (const Werk &werk)
    : kind (fork ())
    {
      if (kind == 0)
        for (;;)
          werk ();
    }

    ~Stoorder ()
    {
      kill (kind, SIGKILL);
      waitpid (kind, nullptr, 0);
    }

  private:

    Stoorder (const Stoorder &);
    Stoorder &operator= (const Stoorder &);

    pid_t kind;
};

// Schrijf een bestand in stukjes, zodat een ander er halverwege in kijkt.
inline void schrijfTraag (const std::string &naam, const std::string &inhoud)
{
  std::ofstream uit (naam.c_str (), std::ios::binary);
  for (size_t i = 0; i < inhoud.size (); i += 7)
    uit << inhoud.substr (i, 7) << std::flush;
}

// Doe met een bestand alles wat een ander ermee kan doen terwijl het gelezen
// wordt: langzaam vullen, afkappen, vervangen, leeg achterlaten en weghalen.
// Wie het al open heeft ziet nooit eerst een stuk van het een en dan een stuk
// van het ander: dat kan geen lezer merken.
// Parameters:
// * naam: het bestand
// * een, ander: wat er om en om in staat
inline void stoor (const std::string &naam, const std::string &een,
                   const std::string &ander)
{
  const std::string nieuw = naam + ".nieuw";
  schrijfTraag (naam, een);
  for (size_t rest = een.size (); rest > 0; rest /= 2)
    if (truncate (naam.c_str (), static_cast<off_t> (rest)) != 0)
      break;
  schrijfTraag (nieuw, ander);
  rename (nieuw.c_str (), naam.c_str ());
  schrijfTraag (naam, ander);
  schrijfTraag (nieuw, een);
  rename (nieuw.c_str (), naam.c_str ());
  schrijfTraag (naam, "");
  unlink (naam.c_str ());
}

//*************************************************************************

template <typename Spel, typename Inzicht>
class Lezerproef
{
  public:

    bool woorden;    // mag er overal witruimte tussen?
    size_t langste;  // zoveel tekens heeft een melding hoogstens

    Lezerproef (const std::vector<Spel> &nwBegin,
                const std::vector<std::string> &nwGoed)
    : woorden (true), langste (800), begin (nwBegin), goed (nwGoed)
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
        const Stilte scherm;
        EIS (!Inzicht::lees (spel, naam));
        eisMelding (scherm.tekst (), langste, noemt);
        for (const std::string &regel : regelsVan (scherm.tekst ()))
          EIS_MET (regel.size () <= 80, "te breed: " << regel);
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
      const int aantal = proeven (3000, 1000);
      for (int i = 0; i < aantal; i++)
      {
        std::string inhoud = maak (toeval);
        for (int keer = toeval.trek (0, 2); keer > 0; keer--)
          inhoud = vermink (inhoud, tekens, toeval);
        const std::string voor = Inzicht::dump (spel);
        const Stilte scherm;
        const bool gaat =
          Inzicht::lees (spel, TijdelijkBestand (inhoud).naam ());
        EIS_MET (rechter (inhoud, gaat ? &spel : nullptr) == gaat,
                 (gaat ? "gelezen" : "geweigerd") << ":\n" << inhoud);
        if (!gaat)
        {
          eisMelding (scherm.tekst (), langste, {});
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
      const struct
      {
        const char *naam;
        bool mee;
        void (Lezerproef::*eis) () const;
      } alle[] = {
        { "lees_namen", true, &Lezerproef::eisNamen },
        { "lees_elk_woord", woorden, &Lezerproef::eisElkWoord },
        { "lees_witruimte", woorden, &Lezerproef::eisWitruimte },
        { "lees_bestand_dat_verandert", true, &Lezerproef::eisHeelOfNiet },
        { "lees_pijp", true, &Lezerproef::eisPijp },
        { "lees_rommel", true, &Lezerproef::eisRommel } };
      for (const auto &een : alle)
        if (een.mee)
          Aanmelding (een.naam, [this, een] { (this->*een.eis) (); });
    }

  private:

    std::vector<Spel> begin;
    std::vector<std::string> goed;

    // Lees een spel; hoe het is hangt niet af van het spel dat er was.
    std::string gelezen (const std::string &inhoud) const
    {
      std::string gezien;
      for (Spel spel : begin)
      {
        const Stilte scherm;
        EIS_MET (Inzicht::lees (spel, TijdelijkBestand (inhoud).naam ()),
                 scherm.tekst () << inhoud.substr (0, 200));
        EIS_GELIJK (scherm.tekst (), "");
        EIS (gezien.empty () || Inzicht::dump (spel) == gezien);
        gezien = Inzicht::dump (spel);
      }
      return gezien;
    }

    // Namen waar geen spel in staat, ook apparaten waar geen einde aan komt, en
    // een vreemde naam waar dat wel zo is.
    void eisNamen () const
    {
      eisNaam ("dit-is-er-niet.txt", { "dit-is-er-niet.txt" });
      eisNaam ("/tmp", { "/tmp" });
      eisNaam (std::string (100000, 'a').c_str (), {});
      for (const char *naam : { "", "map/die/er/niet/is/spel1.txt", ".", "/",
                                "/proc/self/exe", "/proc/self/mem",
                                "/dev/zero", "/dev/urandom", "/dev/null" })
        eisNaam (naam, {});
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

    // Lees steeds een bestand waar een ander twee spellen in zet. Elke keer is
    // het gelezen spel een van de twee en is het stil, of het is geweigerd met
    // een melding en er is niets veranderd.
    void eisHeelOfNiet () const
    {
      const TijdelijkeMap map;
      const std::string naam = map.pad ("spel");
      std::vector<std::string> mag;
      for (const std::string &inhoud : goed)
        mag.push_back (gelezen (inhoud));
      const Stoorder stoorder ([&] { stoor (naam, goed[0], goed[1]); });
      Spel spel (begin[0]);
      for (int i = 0; i < proeven (1000, 200); i++)
      {
        const std::string voor = Inzicht::dump (spel);
        const Stilte scherm;
        const bool lukt = Inzicht::lees (spel, naam.c_str ());
        const std::string na = Inzicht::dump (spel), melding = scherm.tekst ();
        EIS_MET (lukt ? na == mag[0] || na == mag[1] : na == voor,
                 (lukt ? "gelezen" : "geweigerd") << ", en nu\n" << na);
        EIS_MET (melding.empty () == lukt, "de melding is " << melding);
      }
    }

    // Een pijp waarin iemand traag een spel schrijft en dan ophoudt: een heel
    // spel wordt gelezen, en een half spel geweigerd.
    void eisPijp () const
    {
      const TijdelijkeMap map;
      const std::string naam = map.pad ("pijp"), &inhoud = goed[0],
                        hoort = gelezen (inhoud);
      EIS_GELIJK (mkfifo (naam.c_str (), 0600), 0);
      for (const bool heel : { true, false })
      {
        const Stoorder stoorder
          ([&]
           {
             std::ofstream pijp (naam.c_str (), std::ios::binary);
             pijp << inhoud.substr (0, inhoud.size () / 2) << std::flush;
             usleep (20000);
             if (heel)
               pijp << inhoud.substr (inhoud.size () / 2) << std::flush;
             pijp.close ();
             pause ();
           });
        const Stilte stilte;
        Spel spel (begin[0]);
        EIS_GELIJK (Inzicht::lees (spel, naam.c_str ()), heel);
        EIS_GELIJK (Inzicht::dump (spel),
                    heel ? hoort : Inzicht::dump (begin[0]));
      }
    }

    // Rommel van een miljoen bytes.
    void eisRommel () const
    {
      const size_t veel = 1000000;
      std::string gemengd (veel, ' '), getallen;
      for (size_t i = 0; i < veel; i++)
        gemengd[i] = static_cast<char> (i * i * 2654435761u >> 13);
      while (getallen.size () < veel)
        getallen += "1 ";
      for (const std::string &inhoud
           : { gemengd, getallen, std::string (veel, '\n'),
               std::string (veel, '\0'), std::string (veel, 'g'),
               std::string (veel, 'a'), std::string (veel, '9') })
        eisNaam (TijdelijkBestand (inhoud).naam (), {});
    }
};

#endif
