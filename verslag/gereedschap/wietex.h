// wietex.h: wie TegelSpel wint, hoe goed Monte Carlo begint, en hoe het eindigt
// als beide spelers zo goed mogelijk spelen: de getallen, de tabellen en de
// punten van de grafiek.

#ifndef WietexHVar
#define WietexHVar

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>
#include "maat.h"
#include "proeftex.h"

namespace verslag
{

class Wietex : protected Proeftex
{
  protected:

    explicit Wietex (const std::string &nwMap) : Proeftex (nwMap), alle (0) {}

    // Alle maten waarvan er potten zijn.
    void wieWint ()
    {
      const std::set<std::string> teGroot = { "5x4", "4x5", "5x5" };
      std::string regels, punten = "plaats;score;straal\n",
                  gemiddelden = "plaats;maat;gemiddelde\n";
      int plaats = 1;
      for (int N = KleinsteN; N <= GrootsteN; N++, plaats++)
      {
        regels += regels.empty () ? "" : "\\midrule\n";
        for (int M = 1; M <= GrootsteM; M++, plaats++)
        {
          const std::string naam = std::to_string (M) + "x"
                                   + std::to_string (N);
          if (teGroot.count (naam) > 0)
            continue;
          const Potten potten = telPotten (lees ("wiewint-" + naam));
          noem ("wiewint." + naam + ".", potten);
          regels += rij (maatVan (M, N), potten);
          gemiddelden += std::to_string (plaats) + ";" + naam + ";"
                         + ruw (potten.gemiddelde) + "\n";
          for (const auto &per : potten.verdeling)
            punten += std::to_string (plaats) + ";"
                      + std::to_string (per.first) + ";"
                       + ruw (GrootsteStraal
                              * std::sqrt (per.second / potten.aantal)) + "\n";
        }
      }
      zet ("wiewint.alle.potten", geheel (std::llround (alle)));
      tabel ("tabel-wiewint.tex", "lrrrrrrr@{ }lrr@{ }lrr", hoofd (), regels);
      bestanden["grafiek-wiewint.csv"] = punten;
      bestanden["grafiek-wiewint-gemiddelde.csv"] = gemiddelden;
    }

    // Hoe de spellen eindigen.
    void eindes ()
    {
      const char *const lijst[] = { "3x2-6x3-0", "5x2-10x3-0", "3x3-6x4-0",
        "3x4-6x5-0", "", "5x2-5x3-0", "3x4-3x5-0", "", "5x2-10x2-0",
        "5x2-10x4-0", "3x4-6x4-0", "", "5x2-10x3-2" };
      std::string regels;
      for (const std::string naam : lijst)
        regels += naam.empty () ? "\\midrule\n"
                                : einde (naam, lees ("einde-" + naam));
      tabel ("tabel-einde.tex", "lrrrrrrrrrrr",
             " & & & \\multicolumn{2}{c}{bord vol} & \\multicolumn{2}{c}"
             "{geen zet} & \\multicolumn{3}{c}{wie begint} & & \\\\\n"
             "maat & $K$ & $L$ & begint & ander & begint & ander & wint & "
             "remise & verliest & rijen & zetten \\\\\n", regels);
    }

  private:

    static const int KleinsteN = 2, GrootsteN = 5, GrootsteM = 5;
    static const int GrootsteStraal = 8;  // in pt, bij elke pot
    static const int Genoeg = 30;         // potten: met minder geen percentage

    double alle;  // het aantal potten van alle maten samen

    // Wat er bij een maat uit de potten volgt. Een keuze is er waar meer dan
    // een zet is; zij telt waar niet elke zet een beste is. Alles is een deel
    // van de potten, behalve wat van een ander deel is.
    struct Potten
    {
      double aantal, wint, remise, verliest, gemiddelde, marge,
             met1,              // met precies een rij gewonnen
             telt,
             goedTelt, toeval,  // van de keuzes die tellen
             verlies, meeste;   // gemiddeld over alle potten, en het meeste
      std::map<int, double> verdeling;  // per score hoe vaak
    };

    // Parameters:
    // * deel, geheel: twee aantallen
    // Retourneert: hun verhouding, of 0 als er niets is
    static double verhouding (double deel, double geheel)
    {
      return geheel > 0 ? deel / geheel : 0;
    }

    // Parameter:
    // * rijen: een rij per pot; zie wiewint.cc
    static Potten telPotten (const std::vector<Rij> &rijen)
    {
      const double zekerheid = 1.96;  // 95% van een normale verdeling
      Potten p = Potten ();
      double kwadraten = 0;
      p.aantal = static_cast<double> (rijen.size ());
      for (const Rij &rij : rijen)
      {
        const double score = getal (rij, "score"),
                     zetten = getal (rij, "zetten"),
                     besten = getal (rij, "besten"),
                     verlies = getal (rij, "verlies");
        const bool telt = besten < zetten;
        p.wint += score > 0;
        p.remise += score == 0;
        p.verliest += score < 0;
        p.met1 += score == 1;
        p.gemiddelde += score;
        kwadraten += score * score;
        p.telt += telt;
        p.goedTelt += telt && verlies == 0;
        p.toeval += telt ? besten / zetten : 0;
        p.verlies += verlies;
        p.meeste = std::max (p.meeste, verlies);
        p.verdeling[static_cast<int> (score)]++;
      }
      p.gemiddelde = verhouding (p.gemiddelde, p.aantal);
      p.marge = p.aantal > 1 ? zekerheid * std::sqrt
        ((kwadraten / p.aantal - p.gemiddelde * p.gemiddelde)
         / (p.aantal - 1)) : 0;
      return p;
    }

    // Geef de getallen van een maat een naam.
    // Parameters:
    // * naam: het begin van elke naam
    // * p: de potten, die bij alle geteld worden
    void noem (const std::string &naam, const Potten &p)
    {
      alle += p.aantal;
      zet (naam + "potten", geheel (std::llround (p.aantal)));
      zet (naam + "wint", metMarge (p.wint, p.aantal));
      zet (naam + "remise", metMarge (p.remise, p.aantal));
      zet (naam + "verliest", metMarge (p.verliest, p.aantal));
      zet (naam + "met1", geheel (std::llround (p.met1)));
      zet (naam + "won", geheel (std::llround (p.wint)));
      zet (naam + "telt", geheel (std::llround (p.telt)));
      zet (naam + "goedtelt", metMarge (p.goedTelt, p.telt));
      zet (naam + "toeval", kaal (p.toeval, p.telt) + "\\,\\%");
      zet (naam + "verlies", decimaal (verhouding (p.verlies, p.aantal), 2));
      zet (naam + "meeste", geheel (std::llround (p.meeste)));
    }

    // Geef de getallen van een reeks eindes een naam.
    // Parameters:
    // * maat: M x N - K x L - voorsprong
    // * rijen: een rij per pot; zie einde.cc
    // Retourneert: een rij van de tabel
    std::string einde (const std::string &maat, const std::vector<Rij> &rijen)
    {
      const double n = static_cast<double> (rijen.size ());
      double vol[2] = { 0, 0 }, vast[2] = { 0, 0 }, gewonnen[2] = { 0, 0 },
             volMet1 = 0, samen[2] = { 0, 0 }, zetten = 0, potLeeg = 0;
      for (const Rij &rij : rijen)
      {
        const double waarde = getal (rij, "waarde");
        for (int wie = 0; wie < 2; wie++)
        {
          vol[wie] += heel (rij, "vol") == wie;
          vast[wie] += heel (rij, "vast") == wie;
          gewonnen[wie] += wie == 0 ? waarde > 0 : waarde < 0;
          samen[wie] += getal (rij, "rijen" + std::to_string (wie));
        }
        volMet1 += heel (rij, "vol") >= 0 && (waarde == 1 || waarde == -1);
        zetten += getal (rij, "zetten");
        potLeeg += heel (rij, "pot") == 0;
      }
      const std::string naam = "einde." + maat + ".";
      zet (naam + "vol", metMarge (vol[0], n));
      zet (naam + "volmet1", volMet1 == vol[0] + vol[1] ? "altijd"
                                                        : "niet altijd");
      zet (naam + "vast", metMarge (vast[0] + vast[1], n));
      zet (naam + "wint", metMarge (gewonnen[0], n));
      zet (naam + "verliest", metMarge (gewonnen[1], n));
      zet (naam + "volander", metMarge (vol[1], n));
      zet (naam + "potleeg", geheel (std::llround (potLeeg)));
      const std::string na = maat.substr (4);  // M x N en een streepje ervoor
      std::string uit = "$" + maat.substr (0, 1) + "\\times "
        + maat.substr (2, 1) + "$" + (maat.back () == '0' ? "" : "*") + " & "
        + na.substr (0, na.find ('x')) + " & "
        + na.substr (na.find ('x') + 1, 1);
      for (double deel : { vol[0], vol[1], vast[0], vast[1], gewonnen[0],
                           n - gewonnen[0] - gewonnen[1], gewonnen[1] })
        uit += " & " + decimaal (100 * deel / n, 0);
      return uit + " & " + decimaal (samen[0] / n, 1) + "--"
             + decimaal (samen[1] / n, 1) + " & " + decimaal (zetten / n, 0)
             + " \\\\\n";
    }

    // Retourneert: de marge (95%) van een deel van een geheel; ook van niets of
    //   alles is die niet 0 (Agresti en Coull)
    static double marge (double stuk, double alles)
    {
      const double zekerheid = 1.96, erbij = 2,
                   n = alles + 2 * erbij, p = (stuk + erbij) / n;
      return zekerheid * std::sqrt (p * (1 - p) / n);
    }

    // Retourneert: een deel van een geheel in procenten, met zijn marge
    static std::string metMarge (double stuk, double alles)
    {
      return kaal (stuk, alles) + "~\\ensuremath{\\pm}~"
             + decimaal (100 * marge (stuk, alles), 0) + "\\,\\%";
    }

    static std::string hoofd ()
    {
      return " & & & & \\multicolumn{3}{c}{wie begint} & & & "
             "\\multicolumn{5}{c}{de eerste zet} \\\\\n"
             "maat & $K$ & $L$ & pot & wint & remise & verliest"
             " & \\multicolumn{2}{c}{gemiddeld} & telt & "
             "\\multicolumn{2}{c}{goed} & toeval & verlies \\\\\n";
    }

    // Retourneert: een rij van de tabel
    static std::string rij (const Maat &maat, const Potten &p)
    {
      std::string uit = "$" + std::to_string (maat.M) + "\\times "
        + std::to_string (maat.N) + "$";
      for (int getal : { maat.K, maat.L, maat.tegels })
        uit += " & " + std::to_string (getal);
      for (double stuk : { p.wint, p.remise, p.verliest })
        uit += " & " + kaal (stuk, p.aantal);
      return uit + " & " + decimaal (p.gemiddelde, 2) + " & "
        + "\\ensuremath{\\pm} " + decimaal (p.marge, 2)
        + " & " + geheel (std::llround (p.telt)) + " & "
        + kaal (p.goedTelt, p.telt) + " & "
        + (p.telt < Genoeg ? "" : "\\ensuremath{\\pm} "
           + decimaal (100 * marge (p.goedTelt, p.telt), 0))
        + " & " + kaal (p.toeval, p.telt) + " & "
        + decimaal (verhouding (p.verlies, p.aantal), 2) + " \\\\\n";
    }

    // Retourneert: een deel van een geheel in procenten, zonder het teken
    //   ervan; een streepje als het geheel te klein is
    static std::string kaal (double stuk, double alles)
    {
      return alles < Genoeg ? "--" : decimaal (100 * stuk / alles, 0);
    }
};

}

#endif
