// toets_proef.cc: Domineren door de proef van tests/spelproef.h, waarbij elke
// stand die van het model moet zijn, en door die van tests/lezerproef.h. Verder
// weinig geheugen, en zoeken dat afgebroken wordt.

#include "tests/domineren/leesinzicht.h"
#include "tests/grens.h"
#include "tests/lezerproef.h"
#include "tests/spelproef.h"
#include "zoek/gedachte.h"

using namespace std;

// De volgorde is de alfabetische.
struct DominerenProef : Spelbasis<Domineren, string, Toetsinzicht>
{
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    const bool groot = toeval.trek (0, 29) == 0;
    const int breedte = toeval.trek (1, groot ? 26 : 8),
              hoogte = toeval.trek (1, groot ? 9 : 8);
    unique_ptr<Spel> spel (new Spel (breedte, hoogte));
    EIS_GELIJK (spel->getBreedte (), breedte);
    EIS_GELIJK (spel->getHoogte (), hoogte);
    return spel;
  }

  // Bijna de naam van een zet, ook buiten het bord en van de ander.
  static Zet kandidaat (Spel &spel, Toeval &toeval)
  {
    const char kolom = static_cast<char>
                         ('a' + toeval.trek (-1, spel.getBreedte ())),
               rij = static_cast<char>
                       ('1' + toeval.trek (-1, spel.getHoogte ()));
    const char stap = static_cast<char> (toeval.trek (1, 10) / 10 + 1);
    Zet zet = { kolom, rij, static_cast<char> (rij + stap) };
    if (toeval.trek (0, 1) == 1)
      zet = { kolom, static_cast<char> (kolom + stap), rij };
    if (toeval.trek (0, 9) == 0)
      zet[static_cast<size_t> (toeval.trek (0, 2))] =
        "az09AB \0\xff"[toeval.trek (0, 8)];
    return toeval.trek (0, 9) == 0
           ? (zet + zet).substr (0, static_cast<size_t> (toeval.trek (0, 4)))
           : zet;
  }

  // Een zet kan precies als er geen bezwaar tegen is.
  static bool doe (Spel &spel, const Zet &zet)
  {
    const string bezwaar = spel.bezwaar (zet);
    const bool gedaan = spel.doeZet (zet);
    EIS_MET (bezwaar.empty () == gedaan, zet << ": " << bezwaar);
    return gedaan;
  }

  // Zolang het niet uit is staat er niemand voor; daarna wint wie als laatste
  // legde.
  static int score (Spel spel, int wie)
  {
    return !spel.eindstand () ? 0 : spel.getSpeler () == wie ? -1 : 1;
  }

  static int langste (Spel spel)
  {
    return spel.getBreedte () * spel.getHoogte () / 2;
  }

  // Uitspelen kost het meest: dat gebeurt soms, en altijd aan het eind.
  static void bijzonder (Spel &spel)
  {
    const Model model = naar (spel);
    EIS_GELIJK (spel.getSpeler (), model.beurt);
    EIS_GELIJK (spel.legeVakjes (), model.leeg ());
    EIS (spel.bepaalZetten () == model.zetten ());
    if (spel.eindstand () ? model.leeg () > 30 : model.leeg () % 16 != 0)
      return;
    EIS_GELIJK (spel.verschilZet (), model.verschilZet ());
    EIS_MET (spel.speelEerste () == model.verloop (false), model.bestand ());
    EIS_MET (spel.speelVerschil () == model.verloop (true), model.bestand ());
  }
};

TOETS (domineren_doorstaat_de_spelproef)
{
  Spelproef<DominerenProef> (3, standenPerProef () / 4);
}

//*************************************************************************
// De lezer

static Lezerproef<Domineren, Leesinzicht> maakProef ()
{
  const string map = Voorbeelden;
  Lezerproef<Domineren, Leesinzicht> proef (
    { Domineren (2, 2), Leesinzicht::begonnen () },
    { inhoudVan (map + "spel0.in"), inhoudVan (map + "spel9.in") });
  proef.langste = 300;
  return proef;
}

static const Lezerproef<Domineren, Leesinzicht> proef = maakProef ();

TOETS (regeleinden_en_witruimte)
{
  for (const char *inhoud : { "g5\r\n2\r\na12\r\nbc1\r\n",
                              "g5  \n2\t\n a12\nbc1", "g5 2 a12 bc1",
                              "g5\n2\na12\nbc1\n\n \r\n\t\n" })
    proef.eisZelfde (inhoud, "g5\n2\na12\nbc1\n");
}

// Raakt het geheugen op terwijl de tabellen van een breedte gemaakt worden,
// dan mag er geen halve tabel blijven bestaan.
TOETS (zonder_geheugen)
{
  eisZonderGeheugen ([] { return !veraWint (6, 5); });
  eisZonderGeheugen ([] { return !veraWint (7, 5); });
  eisZonderGeheugen ([] { return Domineren (9, 9).speelVerschil ().size ()
                                 > 9; });
}

//*************************************************************************
// Afbreken

// Zoek, en breek dat af nadat het een aantal keer door mocht gaan.
// Retourneert: hoe vaak het afgebroken is
static int zoekKort (Domineren &spel, int keren)
{
  Ongeduld ongeduld (keren);
  string zet;
  long long standen = 0;
  int gegooid = 0;
  spel.stelToezicht (&ongeduld);
  for (int soort = 0; soort < 2; soort++)
    try
    {
      if (soort == 0)
        spel.winnaar (zet, standen);
      else
      {
        Gedachte<string> alle;
        spel.uitslagen (alle);
      }
    }
    catch (const zoek::Afgebroken &werk)
    {
      gegooid++;
      EIS (!werk.geweigerd && werk.eenheid == "standen");
    }
  spel.stelToezicht (nullptr);
  return gegooid;
}

// Wordt het zoeken afgebroken, na wat voor tijd ook, dan is er niets veranderd,
// en klopt het volgende antwoord.
TOETS (afgebroken_zoeken_verandert_niets)
{
  Domineren spel (7, 7);
  string zet;
  long long standen = 0;
  EIS (spel.doeZet ("d34"));
  const string eerst = Toetsinzicht::dump (spel);
  bool klaar = false;
  for (int keren = 0; !klaar; keren += 1 + keren / 3)
  {
    klaar = zoekKort (spel, keren) == 0;
    EIS_GELIJK (Toetsinzicht::dump (spel), eerst);
    EIS_GELIJK (spel.winnaar (zet, standen), +Domineren::Vera);
  }
}

// Ook wat meteen klaar is wordt afgebroken, zodat veel kleins dat wordt.
TOETS (klein_zoekwerk_is_af_te_breken)
{
  Domineren spel (2, 2);
  EIS_GELIJK (zoekKort (spel, 0), 2);
}

static const Aangemeld aangemeld (proef);
