// proeftex.h: de getallen en tabellen van de proeven die meer doen dan een spel
// oplossen: het experiment, de breedte van de boom, de kwaliteit van goede
// zetten, en wat elk idee van het snelle zoeken oplevert.

#ifndef ProeftexHVar
#define ProeftexHVar

#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>
#include "getaltekst.h"
#include "lijn.h"
#include "texwerk.h"

namespace verslag
{

class Proeftex : protected Texwerk
{
  protected:

    explicit Proeftex (const std::string &nwMap) : Texwerk (nwMap) {}

    // Het experiment: groeifactoren en een tabel.
    void experiment (const std::string &spel)
    {
      const std::vector<Rij> rijen = lees ("experiment-" + spel);
      const std::string naam = spel + ".experiment.";
      const double merkbaar = 1e-3;  // seconden: korter is vooral voorbereiding
      Lijn omvang, snel, duur, zelfde;  // zelfde: de rijen waar duur uit komt
      long long gelopen = 0;
      double langste = 0, traagste = 0;
      std::string regels;
      for (const Rij &rij : rijen)
      {
        const double terug = getal (rij, "terug"),
                     seconden = getal (rij, "seconden"),
                     snelSeconden = getal (rij, "snelseconden");
        omvang.voegToe (terug, getal (rij, "omvang"));
        snel.voegToe (terug, getal (rij, "snelstanden"));
        if (bekend (rij, "standen") && heel (rij, "taken") == 0)
        {
          gelopen = heel (rij, "terug");
          langste = seconden;
          if (seconden > merkbaar)
          {
            duur.voegToe (terug, seconden);
            zelfde.voegToe (terug, getal (rij, "omvang"));
          }
        }
        traagste = snelSeconden > traagste ? snelSeconden : traagste;
        regels += rij.at ("terug") + " & " + geheel (heel (rij, "omvang"))
          + " & " + duurVan (rij) + " & "
          + geheel (heel (rij, "snelstanden")) + " & "
          + tijd (snelSeconden) + " \\\\\n";
      }
      const Rij &heleBoom = rijen.back ();
      const double uurVoorVijfMinuten = 12;  // zoveel keer zo lang
      zet (naam + "zetten", heleBoom.at ("terug"));
      zet (naam + "taken", geheel (heel (heleBoom, "taken")));
      zet (naam + "boom", tijd (getal (heleBoom, "seconden")));
      zet (naam + "tempo", geheel (std::llround
        (getal (heleBoom, "standen") / getal (heleBoom, "seconden") / 1e6)));
      zet (naam + "uurextra", decimaal (std::log (uurVoorVijfMinuten)
                                        / std::log (omvang.factor ()), 1));
      zet (naam + "tweemaal", decimaal (std::log (2)
                                        / std::log (omvang.factor ()), 1));
      zet (naam + "perzet", decimaal (std::pow
        (getal (heleBoom, "omvang"), 1 / getal (heleBoom, "terug")), 1));
      zet (naam + "gelopen", geheel (gelopen));
      zet (naam + "langste", tijd (langste));
      zet (naam + "sneltraagste", tijd (traagste));
      zet (naam + "factor", decimaal (omvang.factor (), 2));
      zet (naam + "verklaard", decimaal (omvang.verklaard (), 3));
      zet (naam + "factorsnel", decimaal (snel.factor (), 2));
      zet (naam + "factortijd", decimaal (duur.factor (), 2));
      zet (naam + "factorzelfde", decimaal (zelfde.factor (), 2));
      tabel ("tabel-experiment-" + spel + ".tex", "rrrrr",
             " & \\multicolumn{2}{c}{besteScore} & \\multicolumn{2}{c}"
             "{besteScoreSnel} \\\\\n"
             "terug & standen & tijd & standen & tijd \\\\\n",
             regels);
    }

    // Retourneert: hoe lang besteScore over een stand van het experiment deed,
    //   met een ster als dat in taken was; anders een streepje
    static std::string duurVan (const Rij &rij)
    {
      if (!bekend (rij, "standen"))
        return "--";
      return tijd (getal (rij, "seconden"))
             + (heel (rij, "taken") > 0 ? "\\rlap{*}" : "");
    }

    // De breedte van de boom per diepte.
    void breedte (const std::string &spel)
    {
      const std::vector<Rij> rijen = lees ("breedte-" + spel);
      const std::string naam = spel + ".breedte.";
      const size_t begin = 10;  // de groei tot hier heet die van het begin
      size_t breedst = 0, meeste = 0;
      for (size_t i = 0; i < rijen.size (); i++)
      {
        if (getal (rijen[i], "standen") > getal (rijen[breedst], "standen"))
          breedst = i;
        if (heel (rijen[i], "stellingen") > heel (rijen[meeste], "stellingen"))
          meeste = i;
      }
      zet (naam + "diepste", rijen.back ().at ("diepte"));
      zet (naam + "breedst", rijen[breedst].at ("diepte"));
      zet (naam + "standen", macht (getal (rijen[breedst], "standen")));
      zet (naam + "herhaling", geheel (std::llround
        (getal (rijen[breedst], "standen")
         / getal (rijen[breedst], "stellingen"))));
      zet (naam + "meeste", rijen[meeste].at ("diepte"));
      zet (naam + "stellingen", geheel (heel (rijen[meeste], "stellingen")));
      zet (naam + "begin", rijen[begin].at ("diepte"));
      zet (naam + "beginfactor", decimaal (std::pow
        (getal (rijen[begin], "standen"), 1.0 / begin), 1));
    }

    // Een deel met zijn foutmarge.
    struct Deel
    {
      double deel, marge;
    };

    // Bepaal welk deel van de keuzes goed is, of hoeveel het ene deel groter is
    // dan het andere. De partijen zijn onafhankelijk, de standen in een partij
    // niet: de fout komt uit de spreiding tussen partijen (de schatter van een
    // verhouding).
    // Parameters:
    // * rijen: een rij per partij
    // * methode: de kolom
    // * min: de kolom die ervan afgaat, of leeg
    static Deel deelGoed (const std::vector<Rij> &rijen,
                          const std::string &methode,
                          const std::string &min = "")
    {
      const double zekerheid = 1.96;  // 95% van een normale verdeling
      const double n = static_cast<double> (rijen.size ());
      const auto goedIn = [&] (const Rij &rij)
        {
          return getal (rij, methode) - (min.empty () ? 0 : getal (rij, min));
        };
      double goed = 0, keuzes = 0, kwadraten = 0;
      for (const Rij &rij : rijen)
      {
        goed += goedIn (rij);
        keuzes += getal (rij, "keuzes");
      }
      const double deel = keuzes > 0 ? goed / keuzes : 0;
      for (const Rij &rij : rijen)
      {
        const double rest = goedIn (rij) - deel * getal (rij, "keuzes");
        kwadraten += rest * rest;
      }
      const Deel uitkomst =
        { deel, zekerheid * std::sqrt (kwadraten * n / (n - 1)) / keuzes };
      return uitkomst;
    }

    // Hoe goed een goede zet is: een tabel, en een csv voor de grafiek.
    void kwaliteit ()
    {
      std::string regels;
      std::string punten = "simulaties";
      std::map<std::string, std::string> lijn;
      std::vector<Rij> alle;
      const char *const methoden[] = { "toeval", "gretig", "mc10", "mc100",
                                       "mc1000", "exact" };
      for (const char *spel : { "spel1", "spel2", "spel3", "spel4", "spel5",
                                "alle" })
      {
        const std::string naam = spel;
        std::vector<Rij> rijen = alle;
        if (naam != "alle")
        {
          rijen = lees ("kwaliteit-" + naam);
          alle.insert (alle.end (), rijen.begin (), rijen.end ());
        }
        double standen = 0, keuzes = 0, fout = 0, beide = 0;
        for (const Rij &rij : rijen)
        {
          standen += getal (rij, "standen");
          keuzes += getal (rij, "keuzes");
          fout += getal (rij, "keuzes") - getal (rij, "mc1000");
          beide += getal (rij, "beide");
        }
        regels += (naam == "alle" ? "\\midrule\nalle" : naam + ".txt")
          + " & " + geheel (std::llround (standen)) + " & "
          + geheel (std::llround (keuzes));
        zet ("kwaliteit." + naam + ".standen",
             geheel (std::llround (standen)));
        zet ("kwaliteit." + naam + ".keuzes", geheel (std::llround (keuzes)));
        zet ("kwaliteit." + naam + ".partijen",
             geheel (static_cast<long long> (rijen.size ())));
        zet ("kwaliteit." + naam + ".fout", geheel (std::llround (fout)));
        zet ("kwaliteit." + naam + ".beide", procent (beide / fout, 0));
        const Deel meer = deelGoed (rijen, "mc1000", "mc100");
        zet ("kwaliteit." + naam + ".meer", decimaal (100 * meer.deel, 1)
             + "~\\ensuremath{\\pm}~" + decimaal (100 * meer.marge, 1));
        punten += ";" + naam + ";" + naam + "fout";
        for (const char *methode : methoden)
        {
          const Deel deel = deelGoed (rijen, methode);
          const std::string waarde = decimaal (100 * deel.deel, 1),
                            marge = decimaal (100 * deel.marge, 1);
          regels += " & " + waarde + " \\ensuremath{\\pm} " + marge;
          zet ("kwaliteit." + naam + "." + methode, waarde + "\\,\\%");
          zet ("kwaliteit." + naam + "." + methode + ".marge",
               marge + "\\,\\%");
          lijn[methode] += ";" + ruw (100 * deel.deel) + ";"
                           + ruw (100 * deel.marge);
        }
        regels += " \\\\\n";
      }
      tabel ("tabel-kwaliteit.tex", "lrrrrrrrr",
             "spel & standen & keuzes & toeval & gretig & 10 & 100 & "
             "1000 & exact \\\\\n", regels);
      bestanden["grafiek-kwaliteit.csv"] = punten + "\n10" + lijn["mc10"]
        + "\n100" + lijn["mc100"] + "\n1000" + lijn["mc1000"] + "\n10000"
        + lijn["exact"] + "\n";
    }

    // Retourneert: een getal zoals het in een csv hoort
    static std::string ruw (double waarde)
    {
      char buffer[40];
      std::snprintf (buffer, sizeof buffer, "%.3f", waarde);
      return buffer;
    }

    // Wat de ideeën van de snelle zoeker opleveren die een rij verdienen.
    void snoei ()
    {
      const char *const spellen[] = { "spel4", "spel5", "groter" };
      const char *const varianten[][2] =
        { { "alles", "alle ideeën samen" },
          { "zonderwaarderen", "zonder waardering van zetten" },
          { "zonderleren", "zonder ervaring" },
          { "zondermeervragen", "eerst vragen of het gelijk blijft" },
          { "zondergrenzen", "zonder grenzen vooraf" },
          { "zondertabel", "zonder transpositietabel" },
          { "kaal", "kale alfa-beta" } };
      std::map<std::string, std::map<std::string, Rij> > uit;
      double spreiding = 0;
      for (const char *spel : spellen)
        for (const Rij &rij : lees (std::string ("snoei-") + spel))
          uit[spel][rij.at ("variant")] = rij;
      std::string regels;
      for (const char *const *variant : varianten)
      {
        regels += variant[1];
        for (const char *spel : spellen)
        {
          const Rij &rij = uit[spel].at (variant[0]);
          const std::string naam = std::string ("snoei.") + spel + "."
                                   + variant[0] + ".";
          if (!bekend (rij, "standen"))
          {
            zet (naam + "factor", "?");
            regels += " & -- & --";
            continue;
          }
          const double factor = getal (rij, "standen")
                                / getal (uit[spel]["alles"], "standen");
          spreiding = std::max (spreiding, (getal (rij, "hoogste")
                        - getal (rij, "laagste")) / getal (rij, "seconden"));
          zet (naam + "factor", driecijfers (factor));
          regels += " & " + geheel (heel (rij, "standen")) + " & "
                    + tijd (getal (rij, "seconden"));
        }
        regels += " \\\\\n";
      }
      zet ("snoei.spreiding", procent (spreiding, 0));
      tabel ("tabel-snoei.tex", "lrrrrrr",
             " & \\multicolumn{2}{c}{spel4.txt} & \\multicolumn{2}{c}"
             "{spel5.txt} & \\multicolumn{2}{c}{groter.txt} \\\\\n"
             "variant & standen & tijd & standen & tijd & standen & tijd"
             " \\\\\n", regels);
    }
};

}

#endif
