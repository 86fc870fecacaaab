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
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
#include "lijn.h"

namespace verslag
{

//*************************************************************************
// Getallen als tekst

// Retourneert: een geheel getal met een spatie per drie cijfers
inline std::string geheel (long long getal)
{
  std::string cijfers = std::to_string (getal < 0 ? -getal : getal), uit;
  for (size_t i = 0; i < cijfers.size (); i++)
  {
    if (i > 0 && (cijfers.size () - i) % 3 == 0 && cijfers.size () > 4)
      uit += "\\,";
    uit += cijfers[i];
  }
  return getal < 0 ? "\\ensuremath{-" + uit + "}" : uit;
}

// Retourneert: een getal met een decimale komma
inline std::string decimaal (double getal, int decimalen)
{
  char buffer[60];
  std::snprintf (buffer, sizeof buffer, "%.*f", decimalen, std::fabs (getal));
  std::string uit = buffer;
  const size_t punt = uit.find ('.');
  const std::string voor = geheel (std::atoll (uit.substr (0, punt).c_str ()));
  uit = voor + (punt == std::string::npos ? "" : "{,}"
                                               + uit.substr (punt + 1));
  return getal < 0 && std::atof (buffer) > 0 ? "\\ensuremath{-" + uit + "}"
                                             : uit;
}

// Retourneert: een positief getal in drie cijfers
inline std::string driecijfers (double getal)
{
  return decimaal (getal, getal < 0.9995 ? 3 : getal < 9.995 ? 2
                          : getal < 99.95 ? 1 : 0);
}

// Retourneert: een score met haar teken
inline std::string score (int getal)
{
  return getal == 0 ? "0" : "\\ensuremath{" + std::string (getal > 0 ? "+"
         : "-") + std::to_string (std::abs (getal)) + "}";
}

// Retourneert: een groot getal met een macht van tien
inline std::string macht (double getal)
{
  const int orde = static_cast<int> (std::floor (std::log10 (getal)));
  return "\\ensuremath{" + decimaal (getal / std::pow (10, orde), 1)
         + "\\cdot 10^{" + std::to_string (orde) + "}}";
}

// Retourneert: een tijd met een eenheid die erbij past
inline std::string tijd (double seconden)
{
  return seconden < 0.9995e-3 ? decimaal (seconden * 1e6, 0) + "~\\textmu s"
    : seconden < 0.9995 ? driecijfers (seconden * 1e3) + "~ms"
    : driecijfers (seconden) + "~s";
}

// Retourneert: een datum (jaar-maand-dag) zoals je haar uitspreekt
inline std::string dag (const std::string &datum)
{
  const char *const maanden[] = { "januari", "februari", "maart", "april",
    "mei", "juni", "juli", "augustus", "september", "oktober", "november",
    "december" };
  int jaar = 0, maand = 0, dagVanMaand = 0;
  if (std::sscanf (datum.c_str (), "%d-%d-%d", &jaar, &maand, &dagVanMaand)
        != 3 || maand < 1 || maand > 12)
    throw std::runtime_error (datum + " is geen datum");
  return std::to_string (dagVanMaand) + " " + maanden[maand - 1] + " "
         + std::to_string (jaar);
}

// Retourneert: een deel van een geheel in procenten
inline std::string procent (double deel, int decimalen = 1)
{
  return decimaal (100 * deel, decimalen) + "\\,\\%";
}

//*************************************************************************

// Een csv-bestand: per rij de velden, op de naam van de kolom.
typedef std::map<std::string, std::string> Rij;

inline std::vector<Rij> leesCsv (const std::string &naam)
{
  std::ifstream in (naam.c_str ());
  std::string regel, veld;
  std::vector<std::string> kolommen;
  std::vector<Rij> rijen;
  if (!std::getline (in, regel))
    throw std::runtime_error (naam + " is leeg of ontbreekt");
  std::istringstream kop (regel);
  while (std::getline (kop, veld, ';'))
    kolommen.push_back (veld);
  while (std::getline (in, regel))
  {
    std::istringstream velden (regel);
    rijen.push_back (Rij ());
    for (const std::string &kolom : kolommen)
    {
      veld.clear ();
      std::getline (velden, veld, ';');
      rijen.back ()[kolom] = veld;
    }
  }
  return rijen;
}

inline double getal (const Rij &rij, const std::string &kolom)
{
  return std::atof (rij.at (kolom).c_str ());
}

inline long long heel (const Rij &rij, const std::string &kolom)
{
  return std::atoll (rij.at (kolom).c_str ());
}

inline bool bekend (const Rij &rij, const std::string &kolom)
{
  return rij.at (kolom) != "nan";
}

//*************************************************************************

// Maakt alle teksten.
class Tex
{
  public:

    // Parameter:
    // * nwMap: de map met de csv-bestanden
    explicit Tex (const std::string &nwMap) : map (nwMap) {}

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
      kwaliteit ();
      snoei ();
      schatting ("spel5");
      schatting ("grootste");
      tabelOplossing ();
      tabelZetten ();
      bestanden["getallen.tex"] = kop () + getallen;
      return bestanden;
    }

  private:

    static const int SecondenPerUur = 3600;

    std::string map, getallen;
    std::map<std::string, std::string> bestanden;

    std::vector<Rij> lees (const std::string &naam) const
    {
      return leesCsv (map + "/" + naam + ".csv");
    }

    // Geef een getal een naam.
    void zet (const std::string &naam, const std::string &waarde)
    {
      getallen += "\\zetwaarde{" + naam + "}{" + waarde + "}\n";
    }

    // Bewaar een tabel.
    // Parameters:
    // * naam: de naam van het bestand
    // * kolommen: de kolommen van LaTeX
    // * hoofd, rijen: de regels, met \\ aan het eind
    void tabel (const std::string &naam, const std::string &kolommen,
                const std::string &hoofd, const std::string &rijen)
    {
      bestanden[naam] = kop () + "\\begin{tabular}{" + kolommen
        + "}\n\\toprule\n" + hoofd + "\\midrule\n" + rijen
        + "\\bottomrule\n\\end{tabular}%\n";
    }

    // Retourneert: de regel die zegt waar en wanneer gemeten is
    std::string kop () const
    {
      const Rij machine = lees ("machine")[0];
      return "% Gemaakt door make experimenten: " + machine.at ("processor")
             + "; " + machine.at ("compiler") + "; " + machine.at ("datum")
             + "\n";
    }

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

    // Het experiment: groeifactoren en een tabel.
    void experiment (const std::string &spel)
    {
      const std::vector<Rij> rijen = lees ("experiment-" + spel);
      const std::string naam = spel + ".experiment.";
      const double merkbaar = 1e-3;  // seconden: korter is vooral voorbereiding
      Lijn omvang, snel, duur;
      long long gelopen = 0;
      double langste = 0, traagste = 0, lopend = 0;
      std::string regels;
      for (const Rij &rij : rijen)
      {
        const double terug = getal (rij, "terug"),
                     seconden = getal (rij, "seconden"),
                     snelSeconden = getal (rij, "snelseconden");
        omvang.voegToe (terug, getal (rij, "omvang"));
        snel.voegToe (terug, getal (rij, "snelstanden"));
        if (bekend (rij, "standen"))
        {
          gelopen = heel (rij, "terug");
          langste = seconden;
          lopend = getal (rij, "standen");
          if (seconden > merkbaar)
            duur.voegToe (terug, seconden);
        }
        traagste = snelSeconden > traagste ? snelSeconden : traagste;
        regels += rij.at ("terug") + " & " + geheel (heel (rij, "omvang"))
          + " & " + (bekend (rij, "standen") ? tijd (seconden) : "--") + " & "
          + geheel (heel (rij, "snelstanden")) + " & "
          + tijd (snelSeconden) + " \\\\\n";
      }
      const double perSeconde = lopend / langste,
        uren = getal (rijen.back (), "omvang") / perSeconde / SecondenPerUur,
        uurVoorVijfMinuten = 12;  // zoveel keer zo lang
      zet (naam + "zetten", rijen.back ().at ("terug"));
      zet (naam + "tempo", geheel (std::llround (perSeconde / 1e6)));
      zet (naam + "uren", driecijfers (uren));
      zet (naam + "uurextra", decimaal (std::log (uurVoorVijfMinuten)
                                        / std::log (omvang.factor ()), 1));
      zet (naam + "gelopen", geheel (gelopen));
      zet (naam + "langste", tijd (langste));
      zet (naam + "sneltraagste", tijd (traagste));
      zet (naam + "factor", decimaal (omvang.factor (), 2));
      zet (naam + "verklaard", decimaal (omvang.verklaard (), 3));
      zet (naam + "factorsnel", decimaal (snel.factor (), 2));
      zet (naam + "factortijd", decimaal (duur.factor (), 2));
      tabel ("tabel-experiment-" + spel + ".tex", "rrrrr",
             " & \\multicolumn{2}{c}{besteScore} & \\multicolumn{2}{c}"
             "{besteScoreSnel} \\\\\n"
             "terug & standen & tijd & standen & tijd \\\\\n",
             regels);
    }

    // De groeifactor over veel partijen.
    void groei (const std::string &spel)
    {
      double som = 0, laagste = 1e9, hoogste = 0;
      long long kortste = 1000, langste = 0;
      const std::vector<Rij> rijen = lees ("groei-" + spel);
      for (const Rij &rij : rijen)
      {
        const double factor = getal (rij, "factor");
        const long long zetten = heel (rij, "zetten");
        som += factor;
        laagste = factor < laagste ? factor : laagste;
        hoogste = factor > hoogste ? factor : hoogste;
        kortste = zetten < kortste ? zetten : kortste;
        langste = zetten > langste ? zetten : langste;
      }
      const std::string naam = spel + ".groei.";
      zet (naam + "partijen", geheel (static_cast<long long> (rijen.size ())));
      zet (naam + "gemiddelde", decimaal (som
           / static_cast<double> (rijen.size ()), 2));
      zet (naam + "laagste", decimaal (laagste, 2));
      zet (naam + "hoogste", decimaal (hoogste, 2));
      zet (naam + "kortste", geheel (kortste));
      zet (naam + "langste", geheel (langste));
    }

    // Een deel met zijn foutmarge.
    struct Deel
    {
      double deel, marge;
    };

    // Bepaal welk deel van de keuzes goed is. De partijen zijn onafhankelijk,
    // de standen in een partij niet: de fout komt uit de spreiding tussen
    // partijen (de schatter van een verhouding).
    // Parameters:
    // * rijen: een rij per partij
    // * methode: de kolom
    static Deel deelGoed (const std::vector<Rij> &rijen,
                          const std::string &methode)
    {
      const double zekerheid = 1.96;  // 95% van een normale verdeling
      const double n = static_cast<double> (rijen.size ());
      double goed = 0, keuzes = 0, kwadraten = 0;
      for (const Rij &rij : rijen)
      {
        goed += getal (rij, methode);
        keuzes += getal (rij, "keuzes");
      }
      const double deel = keuzes > 0 ? goed / keuzes : 0;
      for (const Rij &rij : rijen)
      {
        const double rest = getal (rij, methode)
                            - deel * getal (rij, "keuzes");
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
                                       "mc1000" };
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
        double standen = 0, keuzes = 0;
        for (const Rij &rij : rijen)
        {
          standen += getal (rij, "standen");
          keuzes += getal (rij, "keuzes");
        }
        regels += (naam == "alle" ? "\\midrule\nalle" : naam + ".txt")
          + " & " + geheel (std::llround (standen)) + " & "
          + geheel (std::llround (keuzes));
        zet ("kwaliteit." + naam + ".standen",
             geheel (std::llround (standen)));
        zet ("kwaliteit." + naam + ".keuzes", geheel (std::llround (keuzes)));
        zet ("kwaliteit." + naam + ".partijen",
             geheel (static_cast<long long> (rijen.size ())));
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
      tabel ("tabel-kwaliteit.tex", "lrrrrrrr",
             "spel & standen & keuzes & toeval & gretig & 10 & 100 & "
             "1000 \\\\\n", regels);
      bestanden["grafiek-kwaliteit.csv"] = punten + "\n10" + lijn["mc10"]
        + "\n100" + lijn["mc100"] + "\n1000" + lijn["mc1000"] + "\n";
    }

    // Retourneert: een getal zoals het in een csv hoort
    static std::string ruw (double waarde)
    {
      char buffer[40];
      std::snprintf (buffer, sizeof buffer, "%.3f", waarde);
      return buffer;
    }

    // Wat elk idee van de snelle zoeker oplevert.
    void snoei ()
    {
      const char *const spellen[] = { "spel4", "spel5", "groter" };
      const char *const varianten[][2] =
        { { "alles", "alle ideeën samen" },
          { "zonderopzoeken", "zonder eerst op te zoeken" },
          { "zondertabelzet", "zonder de zet uit de tabel" },
          { "zonderwaarderen", "zonder waardering van zetten" },
          { "zondergrenzen", "zonder grenzen vooraf" },
          { "zondergok", "zonder gok vooraf" },
          { "zondertabel", "zonder transpositietabel" },
          { "alleentabel", "alleen de transpositietabel" },
          { "kaal", "kale alfa-beta" } };
      std::map<std::string, std::map<std::string, Rij> > uit;
      for (const char *spel : spellen)
        for (const Rij &rij : lees (std::string ("snoei-") + spel))
          uit[spel][rij.at ("variant")] = rij;
      std::string regels;
      for (const char *const *variant : varianten)
      {
        regels += variant[1];
        for (const char *spel : spellen)
        {
          const Rij &rij = uit[spel][variant[0]];
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
          zet (naam + "standen", geheel (heel (rij, "standen")));
          zet (naam + "tijd", tijd (getal (rij, "seconden")));
          zet (naam + "factor", driecijfers (factor));
          regels += " & " + geheel (heel (rij, "standen")) + " & "
                    + tijd (getal (rij, "seconden"));
        }
        regels += " \\\\\n";
      }
      tabel ("tabel-snoei.tex", "lrrrrrr",
             " & \\multicolumn{2}{c}{spel4.txt} & \\multicolumn{2}{c}"
             "{spel5.txt} & \\multicolumn{2}{c}{groter.txt} \\\\\n"
             "variant & standen & tijd & standen & tijd & standen & tijd"
             " \\\\\n", regels);
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
        const bool gelopen = per.count ("besteScore") > 0;
        regels += std::string (spel) + ".txt & "
          + score (static_cast<int> (heel (snel, "score"))) + " & "
          + snel.at ("zet") + " & "
          + geheel (heel (per["telStanden"], "standen")) + " & "
          + (gelopen ? tijd (getal (per["besteScore"], "seconden")) : "--")
          + " & " + geheel (heel (per["stellingen"], "standen")) + " & "
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
