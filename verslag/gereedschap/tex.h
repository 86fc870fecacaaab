// tex.h: maak van de csv-bestanden van de proeven de getallen en tabellen van
// het verslag.
//
// Elk getal krijgt een naam, en staat in getallen.tex als
//
//   \zetwaarde{spel1.besteScore.standen}{10\,020}
//
// zodat de tekst het met \w{spel1.besteScore.standen} kan noemen. Hier wordt
// niets gemeten: dezelfde csv-bestanden geven altijd dezelfde tekst.

#ifndef TexHVar
#define TexHVar

#include <cmath>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>
#include "wietex.h"

namespace verslag
{

// Maakt alle teksten.
class Tex : public Wietex
{
  public:

    // Parameter:
    // * nwMap: de map met de csv-bestanden
    explicit Tex (const std::string &nwMap) : Wietex (nwMap) {}

    // Retourneert: per bestandsnaam de inhoud
    std::map<std::string, std::string> maak ()
    {
      vasteGetallen ();
      for (const char *spel : { "spel1", "spel2", "spel3", "spel4", "spel5" })
      {
        oplossing (spel);
        zetten (spel);
        goedeScore (spel);
      }
      oplossing ("grootste");
      for (const char *spel : { "gretig1", "gretig2" })
        gretig (spel);
      for (const char *spel : { "spel4", "spel5" })
      {
        experiment (spel);
        groei (spel);
      }
      boomTempo ();
      kwaliteit ();
      snoei ();
      wieWint ();
      schatting ("spel5");
      schatting ("grootste");
      tabelOplossing ();
      tabelZetten ();
      bestanden["getallen.tex"] = kop () + getallen;
      return bestanden;
    }

  private:

    void vasteGetallen ()
    {
      const Rij machine = lees ("machine")[0];
      zet ("processor", machine.at ("processor"));
      zet ("compiler", machine.at ("compiler"));
      zet ("datum", dag (machine.at ("datum")));
    }

    // De uitkomsten van los.
    void oplossing (const std::string &spel)
    {
      std::map<std::string, double> standen;
      for (const Rij &rij : lees ("los-" + spel))
      {
        const std::string naam = spel + "." + rij.at ("functie") + ".";
        const long long aantal = heel (rij, "standen");
        const double seconden = getal (rij, "seconden");
        standen[rij.at ("functie")] = static_cast<double> (aantal);
        zet (naam + "standen", geheel (aantal));
        if (aantal > 0)
          zet (naam + "macht", macht (static_cast<double> (aantal)));
        zet (naam + "tijd", tijd (seconden));
        zet (naam + "tempo", driecijfers (static_cast<double> (aantal)
                                          / seconden / 1e6));
        zet (naam + "mib", geheel (heel (rij, "MiB")));
        if (!rij.at ("score").empty ())
        {
          zet (naam + "score", score (std::atoi (rij.at ("score").c_str ())));
          zet (naam + "zet", rij.at ("zet"));
        }
      }
      if (standen["telStanden"] > 0 && standen["besteScoreSnel"] > 0)
        zet (spel + ".winst", geheel (std::llround
          (standen["telStanden"] / standen["besteScoreSnel"])));
      if (standen["telStanden"] > 0 && standen["stellingen"] > 0)
        zet (spel + ".herhaling", geheel (std::llround
          (standen["telStanden"] / standen["stellingen"])));
    }

    // De waarden van de zetten, en wat bepaalGoedeZet kiest.
    void zetten (const std::string &spel)
    {
      const std::vector<Rij> rijen = lees ("zetten-" + spel);
      int beste = -100, slechtste = 100;
      long long keren = 0, goed = 0;
      for (const Rij &rij : rijen)
      {
        const int waarde = std::atoi (rij.at ("waarde").c_str ());
        beste = waarde > beste ? waarde : beste;
        slechtste = waarde < slechtste ? waarde : slechtste;
      }
      for (const Rij &rij : rijen)
      {
        keren += heel (rij, "gekozen");
        if (heel (rij, "waarde") == beste)
          goed += heel (rij, "gekozen");
      }
      zet (spel + ".zetten.aantal",
           geheel (static_cast<long long> (rijen.size ())));
      zet (spel + ".zetten.slechtste", score (slechtste));
      zet (spel + ".goedezet.keren", geheel (keren));
      zet (spel + ".goedezet.beste", procent (static_cast<double> (goed)
                                              / static_cast<double> (keren)));
    }

    // De verdeling van bepaalGoedeScore.
    void goedeScore (const std::string &spel)
    {
      const std::vector<Rij> rijen = lees ("goedescore-" + spel);
      const std::string naam = spel + ".goedescore.";
      double keren = 0, som = 0, meest = 0;
      int vaakst = 0;
      for (const Rij &rij : rijen)
      {
        const double aantal = getal (rij, "aantal");
        keren += aantal;
        som += aantal * getal (rij, "score");
        if (aantal > meest)
        {
          meest = aantal;
          vaakst = static_cast<int> (heel (rij, "score"));
        }
      }
      for (const Rij &rij : rijen)
        zet (naam + "deel" + rij.at ("score"),
             procent (getal (rij, "aantal") / keren));
      zet (naam + "keren", geheel (std::llround (keren)));
      zet (naam + "gemiddelde", decimaal (som / keren, 2));
      zet (naam + "vaakst", score (vaakst));
      zet (naam + "vaakstdeel", procent (meest / keren));
      zet (naam + "laagste", score (static_cast<int>
                                    (heel (rijen.front (), "score"))));
      zet (naam + "hoogste", score (static_cast<int>
                                    (heel (rijen.back (), "score"))));
    }

    // Een voorbeeld waarin het gretige algoritme faalt.
    void gretig (const std::string &spel)
    {
      const Rij telling = lees (spel)[0];
      for (const char *kolom : { "tegels", "vakjes", "bekeken", "gevonden" })
        zet (spel + "." + kolom, geheel (heel (telling, kolom)));
      zet (spel + ".standen",
           geheel (heel (lees ("los-" + spel)[0], "standen")));
      const std::vector<Rij> rijen = lees ("zetten-" + spel);
      size_t beste = 0, gretige = 0;
      for (size_t i = 0; i < rijen.size (); i++)
      {
        if (heel (rijen[i], "waarde") > heel (rijen[beste], "waarde"))
          beste = i;
        if (heel (rijen[i], "vulling") > heel (rijen[gretige], "vulling"))
          gretige = i;
      }
      zet (spel + ".gretig", rijen[gretige].at ("zet"));
      zet (spel + ".gretigscore", score (static_cast<int>
                                         (heel (rijen[gretige], "waarde"))));
      zet (spel + ".beter", rijen[beste].at ("zet"));
      zet (spel + ".beterscore", score (static_cast<int>
                                        (heel (rijen[beste], "waarde"))));
    }

    // De schatting van de omvang van een boom.
    void schatting (const std::string &spel)
    {
      const Rij rij = lees ("schat-" + spel)[0];
      const std::string naam = spel + ".schatting.";
      zet (naam + "partijen", geheel (heel (rij, "partijen")));
      zet (naam + "gemiddelde", macht (getal (rij, "gemiddelde")));
      zet (naam + "fout", macht (getal (rij, "fout")));
      zet (naam + "orde", "\\ensuremath{10^{" + std::to_string
           (std::lround (std::log10 (getal (rij, "gemiddelde")))) + "}}");
      zet (naam + "lengte", decimaal (getal (rij, "lengte"), 0));
    }

    // De uitkomsten van alle voorbeeldspellen.
    void tabelOplossing ()
    {
      std::string regels;
      for (const char *spel : { "spel1", "spel2", "spel3", "spel4", "spel5" })
      {
        std::map<std::string, Rij> per;
        for (const Rij &rij : lees (std::string ("los-") + spel))
          per[rij.at ("functie")] = rij;
        const Rij &snel = per["besteScoreSnel"];
        const std::string lopen =
          per.count ("besteScore") > 0
          ? tijd (getal (per["besteScore"], "seconden"))
          : duurVan (lees (std::string ("experiment-") + spel).back ());
        regels += std::string (spel) + ".txt & "
          + score (static_cast<int> (heel (snel, "score"))) + " & "
          + snel.at ("zet") + " & "
          + geheel (heel (per["telStanden"], "standen")) + " & "
          + lopen + " & " + geheel (heel (per["stellingen"], "standen")) + " & "
          + tijd (getal (per["telStanden"], "seconden")) + " & "
          + geheel (heel (snel, "standen")) + " & "
          + tijd (getal (snel, "seconden")) + " \\\\\n";
      }
      tabel ("tabel-oplossing.tex", "lrlrrrrrr",
             " & & & \\multicolumn{2}{c}{aflopen} & \\multicolumn{2}{c}{tellen}"
             " & \\multicolumn{2}{c}{snoeien} \\\\\n"
             "spel & score & zet & standen & tijd & stellingen & tijd & "
             "standen & tijd \\\\\n", regels);
    }

    // De zetten van de voorbeeldspellen.
    void tabelZetten ()
    {
      std::string regels;
      for (const char *spel : { "spel1", "spel3", "spel2" })
      {
        const std::vector<Rij> rijen = lees (std::string ("zetten-") + spel);
        double keren = 0;
        for (const Rij &rij : rijen)
          keren += getal (rij, "gekozen");
        regels += regels.empty () ? "" : "\\midrule\n";
        for (size_t i = 0; i < rijen.size (); i++)
          regels += (i == 0 ? std::string (spel) + ".txt" : "") + " & "
            + rijen[i].at ("zet") + " & "
            + score (static_cast<int> (heel (rijen[i], "waarde"))) + " & "
            + procent (getal (rijen[i], "gekozen") / keren) + " \\\\\n";
      }
      tabel ("tabel-zetten.tex", "llrr",
             "spel & zet & waarde & gekozen \\\\\n", regels);
    }
};

}

#endif
