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
      zet ("spel34.factor", geheel (std::llround
        (standenVan ("spel4") / standenVan ("spel3"))));
      for (const char *spel : { "gretig1", "gretig2", "gretig3", "gretig4" })
        gretig (spel);
      for (const char *spel : { "gretig1", "gretig2" })
        gretigeZetten (spel);
      for (const char *spel : { "spel4", "spel5" })
      {
        experiment (spel);
        breedte (spel);
      }
      kwaliteit ();
      snoei ();
      wieWint ();
      eindes ();
      schatting ("spel5");
      schatting ("grootste");
      tabelOplossing ();
      tabelZetten ();
      eigenSpel ();
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
        if (rij.at ("functie") == "besteScoreSnel")
          zet (spel + ".leeg", rij.at ("leeg"));
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

    // Retourneert: de omvang van de boom van een spel; 0 als die niet geteld is
    double standenVan (const std::string &spel) const
    {
      for (const Rij &rij : lees ("los-" + spel))
        if (rij.at ("functie") == "telStanden")
          return getal (rij, "standen");
      return 0;
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
        keren += heel (rij, "mc100");
        if (heel (rij, "waarde") == beste)
          goed += heel (rij, "mc100");
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
      for (const char *kolom : { "tegels", "vakjes", "bekeken", "gevonden",
                                 "echt", "M", "N", "K", "L" })
        zet (spel + "." + kolom, geheel (heel (telling, kolom)));
      zet (spel + ".pot", telling.at ("pot"));
      zet (spel + ".zetten", telling.at ("zetten"));
    }

    // De zetten in zo'n voorbeeld: de gretige en de beste.
    void gretigeZetten (const std::string &spel)
    {
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
      zet (naam + "kwart", geheel (heel (rij, "kwart")));
      const double juist = standenVan (spel);
      if (juist > 0)
        zet (naam + "ernaast", decimaal
          (std::fabs (getal (rij, "gemiddelde") - juist)
           / getal (rij, "fout"), 1));
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
          + snel.at ("leeg") + " & "
          + geheel (heel (per["telStanden"], "standen")) + " & "
          + lopen + " & " + geheel (heel (per["stellingen"], "standen")) + " & "
          + tijd (getal (per["telStanden"], "seconden")) + " & "
          + geheel (heel (snel, "standen")) + " & "
          + tijd (getal (snel, "seconden")) + " \\\\\n";
      }
      tabel ("tabel-oplossing.tex", "lrlrrrrrrr",
             " & & & & \\multicolumn{2}{c}{aflopen}"
             " & \\multicolumn{2}{c}{tellen}"
             " & \\multicolumn{2}{c}{snoeien} \\\\\n"
             "spel & score & zet & leeg & standen & tijd & stellingen & tijd & "
             "standen & tijd \\\\\n", regels);
    }

    // De zetten van de voorbeeldspellen.
    void tabelZetten ()
    {
      std::string regels;
      for (const char *spel : { "spel1", "spel3" })
      {
        const std::vector<Rij> rijen = lees (std::string ("zetten-") + spel);
        double keren = 0;
        for (const Rij &rij : rijen)
          keren += getal (rij, "mc100");
        regels += regels.empty () ? "" : "\\midrule\n";
        for (size_t i = 0; i < rijen.size (); i++)
          regels += (i == 0 ? std::string (spel) + ".txt" : "") + " & "
            + rijen[i].at ("zet") + " & "
            + score (static_cast<int> (heel (rijen[i], "waarde"))) + " & "
            + decimaal (getal (rijen[i], "gemiddelde"), 2) + " & "
            + procent (getal (rijen[i], "mc100") / keren) + " \\\\\n";
      }
      tabel ("tabel-zetten.tex", "llrrr",
             "spel & zet & waarde & gemiddeld & gekozen \\\\\n", regels);
    }

    // De zetten van spel2, met hoe vaak ze gekozen worden bij elk aantal
    // simulaties; het grootste aantal staat in een eigen bestand.
    void eigenSpel ()
    {
      std::vector<Rij> rijen = lees ("zetten-spel2");
      const std::vector<Rij> meer = lees ("zetten-meer");
      const char *const kolommen[] = { "mc10", "mc100", "mc1000", "mc10000" };
      std::map<std::string, double> keren;
      size_t beste = 0, hoogste = 0;
      for (size_t i = 0; i < rijen.size (); i++)
      {
        rijen[i].insert (meer[i].begin (), meer[i].end ());
        for (const char *kolom : kolommen)
          keren[kolom] += getal (rijen[i], kolom);
        if (heel (rijen[i], "waarde") > heel (rijen[beste], "waarde"))
          beste = i;
        if (getal (rijen[i], "gemiddelde")
            > getal (rijen[hoogste], "gemiddelde"))
          hoogste = i;
      }
      std::string regels;
      for (const Rij &rij : rijen)
      {
        regels += rij.at ("zet") + " & "
          + score (static_cast<int> (heel (rij, "waarde"))) + " & "
          + decimaal (getal (rij, "gemiddelde"), 3);
        for (const char *kolom : kolommen)
          regels += " & " + decimaal (100 * getal (rij, kolom) / keren[kolom],
                                      kolom == kolommen[3] ? 0 : 1);
        regels += " \\\\\n";
      }
      for (const char *kolom : kolommen)
        zet (std::string ("spel2.") + kolom, procent
             (getal (rijen[beste], kolom) / keren[kolom]));
      zet ("spel2.meer.keren", geheel (std::llround (keren["mc10000"])));
      zet ("spel2.exact.beste", decimaal (getal (rijen[beste], "gemiddelde"),
                                          3));
      zet ("spel2.exact.hoogste", decimaal
           (getal (rijen[hoogste], "gemiddelde"), 3));
      zet ("spel2.exact.zet", rijen[hoogste].at ("zet"));
      zet ("spel2.exact.waarde", score (static_cast<int>
                                        (heel (rijen[hoogste], "waarde"))));
      tabel ("tabel-eigen.tex", "lrrrrrr",
             " & & & \\multicolumn{4}{c}{gekozen (\\%), bij} \\\\\n"
             "zet & waarde & gemiddeld & 10 & 100 & 1000 & 10\\,000"
             " \\\\\n", regels);
    }
};

}

#endif
