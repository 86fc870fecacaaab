// texwerk.h: getallen een naam geven en tabellen bewaren, voor LaTeX.

#ifndef TexwerkHVar
#define TexwerkHVar

#include <map>
#include <string>
#include <vector>
#include "csv.h"

namespace verslag
{

class Texwerk
{
  protected:

    // Parameter:
    // * nwMap: de map met de csv-bestanden
    explicit Texwerk (const std::string &nwMap) : map (nwMap) {}

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
      bestanden[naam] = kop () + "\\begin{tabular}[t]{" + kolommen
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
};

}

#endif
