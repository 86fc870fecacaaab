// main.cc: de menu's en de opdrachtregel van Kalah.

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/hoofdmenu.h"
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/oplossing.h"
#include "../../terminal/rekenaar.h"
#include "../../terminal/spelmenu.h"
#include "../../zoek/gedachte.h"
#include "kalah.h"
#include "woorden.h"
#include "zoek/eindspel.h"

using namespace std;
using namespace kalah;
using zoek::kalah::Eindspel;

const int Raadtijd = 1;  // seconden denken voor raad, in het menu,
const char *const Besttijd = "2s";  // en voor een zet van de beste speler

// Wat de opdrachtregel zegt.
struct Instellingen : terminal::Instellingen
{
  int eindspel = GewoonEindspel;  // steentjes in de eindspeltabel
};

//*************************************************************************
// De menu's

// Wat Kalah het menu vertelt; zie terminal/rekenaar.h.
struct Rekenaar : terminal::Denkend<Rekenaar,Kalah>
{
  static constexpr const char *const Punten = "steentjes";
  static constexpr const char *const Voorbeeld = "voorbeelden/slag.kalah";

  // Op het bord vallen lege kuiltjes weg; de randen zijn groen.
  static constexpr const char *const Kleuren = "0:243 +:64 -:64 |:64 ";

  // Retourneert: het spel tot er gespeeld wordt
  static Spel begin () { return Spel (GewoonSteentjes); }

  // Retourneert: de regels van het spel
  static string regels ()
  {
    return
      "Wie meer dan de helft van de steentjes in de eigen kalah krijgt wint.\n"
      "Een beurt: neem een van je kuiltjes leeg en zaai, tegen de klok in,\n"
      "ook in je eigen kalah, niet in die van de ander. Komt het laatste\n"
      "steentje, na een rondje langs de ander, in een eigen kuiltje dat niet\n"
      "leeg is, zaai dan met alles daaruit verder.\n"
      "Slaan: heeft het kuiltje van de ander waar het laatste komt nu 2 of 3\n"
      "steentjes, dan zijn die voor je kalah, en net zo de kuiltjes ervoor.\n"
      "Kan iemand niet zetten, dan houdt de ander wat er in zijn kuiltjes is.\n"
      "Op het bord: de kuiltjes 1 t/m 6 van speler 1 staan onder, die van\n"
      "speler 2 boven, van rechts naar links; rechts en links staan hun\n"
      "kalahs.\n"
      "Een voorbeeld: 6 zaait kuiltje 6; het eerste komt in je kalah.\n";
  }

  // Retourneert: wie er aan beurt is, 0 of 1
  static int beurt (const Spel &spel) { return spel.getSpeler () - 1; }

  // Retourneert: hoe speler 0 of 1 heet: zij zijn genummerd vanaf 1
  static string naam (int wie) { return naamVan (wie + 1, true); }

  // Retourneert: hoe speler 0 of 1 midden in een zin heet
  static string naamInZin (int wie) { return naamVan (wie + 1); }

  // Retourneert: hoe het is afgelopen, voor onder het bord
  static string onder (const Spel &spel)
  {
    return spel.eindstand () ? terminal::inRegels (uitslag (spel)) + "\n"
                              : "";
  }

  // Denk over elke zet.
  static void denk (const Spel &spel, int diepte, Gedachte<Zet> &gedachte)
  {
    spel.denk (diepte, true, gedachte);
  }

  // Kies de zet van een computer. Goed is wat nu het meest oplevert, en best
  // wat een paar seconden denken vindt.
  static Zet kiesZet (const Spel &spel, const Speler &speler, double,
                      zoek::Toezicht &toezicht)
  {
    terminal::Sterkte sterkte;  // een beurt
    Gedachte<Zet> gedachte;
    if (speler.getLetter () == 'b')
      sterkte.lees (Besttijd);
    else if (speler.getLetter () != 'g')
      sterkte = speler.getSterkte ();
    toezicht.inTijd (sterkte.seconden (), [&]
      { spel.denk (sterkte.beurten (), false, gedachte); });
    return gedachte.variant[0];
  }

  // Retourneert: een verschil in steentjes dat de uitkomst is, in woorden
  static string uitkomst (const Spel &, int verschil)
  {
    if (verschil == 0)
      return "gelijkspel";
    return (verschil > 0 ? "winst met " : "verlies met ")
           + steentjes (abs (verschil));
  }

  // Retourneert: hoe het met een verschil in steentjes staat, in woorden
  static string standTekst (const Spel &, int verschil)
  {
    if (verschil == 0)
      return "gelijk";
    return steentjes (abs (verschil)) + (verschil > 0 ? " voor" : " achter");
  }

  // Retourneert: zoveel steentjes, in woorden
  static string puntTekst (long long punten)
  {
    return steentjes (static_cast<int> (punten));
  }

  // Retourneert: wat er in een zin voor een zet komt die iets kost
  static string zetwoord () { return "kuiltje "; }

  // Retourneert: hoe het is afgelopen, en waarom
  static string afloop (const Spel &spel) { return uitslag (spel); }
};

// Het spelmenu.
class Kalahmenu : public terminal::Spelmenu<Kalahmenu,Rekenaar>
{
  public:

    using Spelmenu::Spelmenu;

    // Vraag welk nieuw spel; zie terminal/spelmenu.h.
    bool vraagSpel (Kalah &nieuw, bool opening)
    {
      int aantal = GewoonSteentjes, beginner = 1;
      if (!vragen.vraagGewoon ("Steentjes per kuiltje", MinSteentjes,
                               MaxSteentjes, aantal)
          || (opening && !vragen.vraagGewoon ("Wie begint", 1, 2, beginner)))
        return false;
      nieuw = Kalah (aantal);
      nieuw.zetStand (nieuw.getKuiltjes (), beginner);
      return true;
    }

    // Retourneert: de keuzes
    static Keuzes keuzes ()
    {
      return metGewone ({ { 0, '1', "t/m 6 zaaien", 0 } }, {});
    }
};

//*************************************************************************
// De opdrachtregel

// Schrijf de uitleg van de opdrachtregel; zie terminal::hoofdprogramma.
void schrijfHulp (ostream &uit)
{
  uit <<
    "Kalah: zaai, sla, en laat de computer vooruitdenken.\n"
    "\n"
    "  ./Kalah [opties]                    het menu\n"
    "  ./Kalah [opties] BESTAND            een bewaard spel verder spelen\n"
    "  ./Kalah [opties] --los BESTAND...   wie er wint, in een tabel\n"
    "      met een hoofdvariant\n"
    "\n"
    << terminal::ZettenUitleg << terminal::TijdUitleg <<
    "                  Ook voor raad in het menu (anders " << Raadtijd << ")\n"
    "  --eindspel N    bij --los: eerst een tabel van het eindspel; anders "
    << GewoonEindspel << "\n"
    "                  Van alle standen met hoogstens N steentjes in de\n"
    "                  kuiltjes, 0 t/m " << MeesteEindspel << "\n"
    << terminal::GeheugenUitleg << terminal::GewoneUitleg;
}

// Retourneert: wie er wint als het oordeel voor een speler minstens en
//   hoogstens zo is: 1, 2 of gelijk; met niet ervoor als er maar een afvalt,
//   en geen als er niets bekend is
string wintTekst (int speler, int minst, int meest, const string &geen)
{
  const string mijn = to_string (speler), ander = to_string (3 - speler);
  if (minst == meest && minst == 0)
    return "gelijk";
  if (minst == meest)
    return minst > 0 ? mijn : ander;
  if (minst == 0)
    return "niet " + ander;
  return meest == 0 ? "niet " + mijn : geen;
}

// Zet wat er sinds het begin over een stand met een naam gevonden is in de
// tabel: een regel, en met --zetten of als het niet af is een voor elk kuiltje.
void toonOplossing (const string &naam, Kalah spel,
                    const Kalah::Oplossing &oplossing, clock_t begin,
                    const Instellingen &gevraagd, const terminal::Tabel &tabel)
{
  const size_t PerDeel = 35;  // zetten; dan twee spaties, waar een regel in
                              // de tabel kan ophouden
  const int speler = spel.getSpeler ();
  const vector<int> &zetten = oplossing.zetten;
  const string geen = tabel.geen (),
               zet = spel.eindstand () ? "-" : geen;  // tot er een is
  string reeks, verschil = geen;
  for (size_t i = 0; i < zetten.size (); i++)
  {
    reeks += (i == 0 ? "" : i % PerDeel == 0 && !gevraagd.csv ? "  " : " ")
             + to_string (zetten[i]);
    spel.doeZet (zetten[i]);
  }
  if (spel.eindstand ())
    verschil = to_string (abs (spel.score ()));
  tabel.toon ({ naam,
                wintTekst (speler, oplossing.minst, oplossing.meest, geen),
                verschil, zetten.empty () ? zet : to_string (zetten[0]),
                to_string (oplossing.standen),
                to_string (oplossing.bytes / terminal::PerMiB + 1),
                tabel.duur (zoek::seconden (clock () - begin)),
                reeks.empty () ? zet : reeks });
  if (gevraagd.zetten || zetten.empty ())  // dan is het niet af
    for (const Kalah::Zetoordeel &een : oplossing.oordelen)
      tabel.toon ({ naam, wintTekst (speler, een.minst, een.meest, geen), geen,
                    to_string (een.kuiltje), geen, geen, geen, geen });
}

// Los een spel op; zie toonOplossing. Het toezicht let op de tijd.
// Retourneert: de exitcode; lukt het niet, dan met een melding
int los (const string &naam, const Kalah &spel, const Instellingen &gevraagd,
         const terminal::Tabel &tabel, zoek::Toezicht &toezicht)
{
  const clock_t begin = clock ();
  const long long geheugen = static_cast<long long> (geheugenVan (gevraagd));
  Kalah::Oplossing oplossing;
  bool gelukt = true;
  try
  {
    toezicht.inTijd (static_cast<double> (gevraagd.tijd), [&]
      { gelukt = spel.losOp (gevraagd.eindspel, geheugen, oplossing,
                             gevraagd.zetten); });
  }
  catch (const zoek::Afgebroken &)
  {
    cerr << endl;  // op een terminal staat er ^C
    toonOplossing (naam, spel, oplossing, begin, gevraagd, tabel);
    throw;
  }
  if (!gelukt)
    cerr << "Oplossen lukt niet: het geheugen is op." << endl;
  else
    toonOplossing (naam, spel, oplossing, begin, gevraagd, tabel);
  return gelukt ? terminal::Gelukt : terminal::Mislukt;
}

// Los de bewaarde spellen van de opdrachtregel op.
// Retourneert: de hoogste exitcode
int losBestandenOp (const Instellingen &gevraagd)
{
  const terminal::Tabel tabel
    (gevraagd.namen, { "bestand", "wint", "verschil", "zet", "standen", "MiB",
                       "seconden", "hoofdvariant" }, { 10, 9, 5, 12, 6, 10 },
     gevraagd.csv);
  return terminal::vanElk<Rekenaar> (gevraagd, &tabel,
    [&] (const string &naam, Kalah &spel, zoek::Toezicht &toezicht) -> int
    {
      if (spel.totaal () <= MeesteKlein)
        return los (naam, spel, gevraagd, tabel, toezicht);
      cerr << "Bestand " << terminal::toonbaar (naam) << ":\n  gevonden een "
              "stand van " << spel.totaal () << " steentjes, verwacht "
              "hoogstens " << MeesteKlein << " om op te lossen." << endl;
      return terminal::SpelOnleesbaar;
    });
}

// Lees de opties en de namen in wens, en meld wat niet bij elkaar hoort.
void leesOpties (terminal::Opdrachtregel &regel, Instellingen &wens)
{
  const bool tabel = regel.optieGetal ("--eindspel", 0, MeesteEindspel,
                                       wens.eindspel);
  terminal::leesGeheugen (regel, wens);
  terminal::keurOpties (regel, wens, "", true);
  if (tabel && !wens.los)
    regel.fout ("--eindspel hoort bij --los");
  const long long bytes =
    static_cast<long long> (Eindspel::bouwBytes (wens.eindspel)),
    nodig = bytes / terminal::PerMiB + 1;
  if (nodig > wens.geheugen)
    regel.fout ("--eindspel " + to_string (wens.eindspel) + " vraagt "
                + to_string (nodig) + " MiB, maar --geheugen is "
                + to_string (wens.geheugen));
}

// Controleer de opdrachtregel en start wat zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  Instellingen gevraagd;
  terminal::leesGewone (regel, gevraagd);
  leesOpties (regel, gevraagd);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (!gevraagd.metTijd && !gevraagd.los)
    gevraagd.tijd = Raadtijd;
  return gevraagd.los ? losBestandenOp (gevraagd)
         : terminal::speel<Kalahmenu> (gevraagd);
}

// Het hoofdprogramma, met de opdrachtregel.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, schrijfHulp, "Kalah", start);
}
