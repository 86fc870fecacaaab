// wietex.h: wie TegelSpel wint, en hoe goed Monte Carlo begint: de getallen, de
// tabel en de punten van de grafiek.

#ifndef WietexHVar
#define WietexHVar

#include <cmath>
#include <map>
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

    // Alle maten; een maat zonder potten blijft uit de tabel en de grafiek.
    void wieWint ()
    {
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
          const Potten potten = telPotten (lees ("wiewint-" + naam));
          noem ("wiewint." + naam + ".", potten);
          if (potten.aantal == 0)
            continue;
          regels += rij (maatVan (M, N), potten);
          gemiddelden += std::to_string (plaats) + ";" + naam + ";"
                         + ruw (potten.gemiddelde) + "\n";
          for (const auto &per : potten.verdeling)
            punten += std::to_string (plaats) + ";"
                      + std::to_string (per.first) + ";" + ruw (GrootsteStraal * std::sqrt
                                   (per.second / potten.aantal)) + "\n";
        }
      }
      zet ("wiewint.alle.potten", geheel (std::llround (alle)));
      tabel ("tabel-wiewint.tex", "lrrrrrrrr@{ }lrrrrr", hoofd (), regels);
      bestanden["grafiek-wiewint.csv"] = punten;
      bestanden["grafiek-wiewint-gemiddelde.csv"] = gemiddelden;
    }

  private:

    static const int KleinsteN = 2, GrootsteN = 5, GrootsteM = 5;
    static const int GrootsteStraal = 6;  // in pt, bij elke pot

    double alle;  // het aantal potten van alle maten samen

    // Wat er bij een maat uit de potten volgt. Een keuze is er waar meer dan
    // een zet is; zij telt waar niet elke zet een beste is. Alles is een deel
    // van de potten, behalve wat van een ander deel is.
    struct Potten
    {
      double aantal, wint, remise, verliest, gemiddelde, marge,
             met1,              // met precies een rij gewonnen
             keuze, enige,      // enige: het deel van de keuzes
             telt, goed,        // goed: van alle potten
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
        const bool telt = besten < zetten, goed = verlies == 0;
        p.wint += score > 0;
        p.remise += score == 0;
        p.verliest += score < 0;
        p.met1 += score == 1;
        p.gemiddelde += score;
        kwadraten += score * score;
        p.keuze += zetten > 1;
        p.enige += zetten > 1 && besten == 1;
        p.telt += telt;
        p.goed += goed;
        p.goedTelt += telt && goed;
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

    // Geef de getallen van een maat een naam; zonder potten een vraagteken.
    // Parameters:
    // * naam: het begin van elke naam
    // * p: de potten, die bij alle geteld worden
    void noem (const std::string &naam, const Potten &p)
    {
      const std::pair<const char *, std::string> lijst[] = {
        { "potten", geheel (std::llround (p.aantal)) },
        { "wint", deel (p.wint, p.aantal) },
        { "remise", deel (p.remise, p.aantal) },
        { "verliest", deel (p.verliest, p.aantal) },
        { "met1", deel (p.met1, p.aantal) },
        { "hoogstens", procent (hoogstens (p.aantal)) },
        { "enige", deel (p.enige, p.keuze) },
        { "telt", deel (p.telt, p.aantal) },
        { "goed", deel (p.goed, p.aantal) },
        { "goedtelt", deel (p.goedTelt, p.telt) },
        { "toeval", deel (p.toeval, p.telt) },
        { "verlies", decimaal (verhouding (p.verlies, p.aantal), 2) },
        { "meeste", geheel (std::llround (p.meeste)) } };
      alle += p.aantal;
      for (const auto &een : lijst)
        zet (naam + een.first, p.aantal > 0 ? een.second : "?");
    }

    // Parameter:
    // * aantal: het aantal potten
    // Retourneert: wat zo goed als zeker (95%) niet vaker gebeurt, als het in
    //   geen van die potten gebeurd is
    static double hoogstens (double aantal)
    {
      const double onzeker = 0.05;
      return 1 - std::pow (onzeker, 1 / aantal);
    }

    // Retourneert: een deel van een geheel in procenten, of een streepje
    static std::string deel (double stuk, double alles)
    {
      return alles > 0 ? procent (stuk / alles) : "--";
    }

    static std::string hoofd ()
    {
      return " & & & & & \\multicolumn{3}{c}{wie begint} & & & "
             "\\multicolumn{5}{c}{de eerste zet} \\\\\n"
             "maat & $K$ & $L$ & pot & potten & wint & remise & verliest"
             " & \\multicolumn{2}{c}{gemiddeld} & enige & telt & goed &"
             " toeval & verlies \\\\\n";
    }

    // Retourneert: een rij van de tabel
    static std::string rij (const Maat &maat, const Potten &p)
    {
      std::string uit = "$" + std::to_string (maat.M) + "\\times "
        + std::to_string (maat.N) + "$";
      for (int getal : { maat.K, maat.L, maat.tegels })
        uit += " & " + std::to_string (getal);
      uit += " & " + geheel (std::llround (p.aantal));
      for (double stuk : { p.wint, p.remise, p.verliest })
        uit += " & " + kaal (stuk, p.aantal);
      return uit + " & " + decimaal (p.gemiddelde, 2) + " & "
        + (p.marge > 0 ? "\\ensuremath{\\pm} " + decimaal (p.marge, 2) : "")
        + " & " + kaal (p.enige, p.keuze) + " & "
        + kaal (p.telt, p.aantal) + " & " + kaal (p.goedTelt, p.telt) + " & "
        + kaal (p.toeval, p.telt) + " & "
        + decimaal (verhouding (p.verlies, p.aantal), 2) + " \\\\\n";
    }

    // Als deel, zonder het teken van procenten.
    static std::string kaal (double stuk, double alles)
    {
      return alles > 0 ? decimaal (100 * stuk / alles, 1) : "--";
    }
};

}

#endif
