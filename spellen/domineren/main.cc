// main.cc: de menu's en de opdrachtregel van Domineren.

#include <ctime>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/hoofdmenu.h"
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/oplossing.h"
#include "../../terminal/rekenaar.h"
#include "../../terminal/spelmenu.h"
#include "../../terminal/tabel.h"
#include "../../terminal/woorden.h"
#include "../../zoek/gedachte.h"
#include "domineren.h"

using namespace std;

const int GewoneMaat = 8,   // van een nieuw bord
          GewoneTijd = 60;  // seconden, voor een zet van de computer

//*************************************************************************
// De menu's

// Wat Domineren het menu vertelt; zie terminal/rekenaar.h. Een waarde is 1 als
// wie de zet doet wint, en anders -1.
struct Rekenaar : terminal::Gewoon<Domineren>
{
  typedef terminal::Letterspeler Speler;

  static constexpr const char *const Punten = "";
  static constexpr const char *const Voorbeeld = "voorbeelden/spel0.in";
  static constexpr const char *const Kleuren = "V:16/226 H:231/21 ";
  static const bool AlleenWinst = true;

  // Retourneert: het spel tot er gespeeld wordt
  static Spel begin () { return Spel (GewoneMaat, GewoneMaat); }

  // Retourneert: de regels van het spel
  static string regels ()
  {
    return
      "Om de beurt leg je een dominosteen op twee lege vakjes naast elkaar.\n"
      "Vera legt hem verticaal, Herman horizontaal. Wie niet meer kan leggen\n"
      "heeft verloren. Op een leeg bord begint Vera.\n"
      "Kolommen hebben een letter, rijen een cijfer, van onder naar boven.\n"
      "Op het bord: V boven V is een steen van Vera, H__H een van Herman, en\n"
      "___ een leeg vakje.\n"
      "Een voorbeeld: d23 is een zet van Vera in kolom d, op de rijen 2 en 3;\n"
      "cd4 is een zet van Herman op rij 4, in de kolommen c en d.\n";
  }

  // Retourneert: hoe een speler heet
  static string naam (int wie) { return Domineren::naamVanSpeler (wie); }

  // Retourneert: hoe een speler midden in een zin heet
  static string naamInZin (int wie) { return naam (wie); }

  // Bepaal van elke zet wie er dan wint, van spiegelbeelden een.
  static void denk (Spel &spel, int, Gedachte<Zet> &gedachte)
  {
    spel.uitslagen (gedachte);
  }

  // Maak een reeks van beste zetten af: wie verliest doet een goede.
  static void maakVariant (Spel stand, vector<Zet> &variant)
  {
    while (!stand.eindstand ())
    {
      string zet;
      long long standen = 0;
      stand.winnaar (zet, standen);
      variant.push_back (zet.empty () ? stand.verschilZet () : zet);
      stand.doeZet (variant.back ());
    }
  }

  // Kijk terug. Een winst telt daar 1, verlies 0.
  static void terugblik (Spel &spel, zoek::Toezicht &toezicht,
                         vector< Kosten<Zet> > &terug)
  {
    terminal::rekenTerug (spel, [] (Spel &stand, Zet &beste)
      {
        long long standen = 0;
        return stand.winnaar (beste, standen) == stand.getSpeler () ? 1 : 0;
      }, 1, toezicht, terug);
  }

  // Kies de zet van een computer, in zoveel seconden als dat kan.
  static Zet kiesZet (Spel &spel, const Speler &speler, double tijd,
                      zoek::Toezicht &)
  {
    string zet;
    long long standen = 0;
    if (speler.getLetter () == 'b'
        && spel.winnaar (zet, standen, static_cast<long long> (tijd))
           == Domineren::Onbekend)
      cout << "Wie er wint is niet bepaald: het grootste verschil telt."
           << endl;
    return zet.empty () ? spel.verschilZet () : zet;
  }

  // Retourneert: wie er bij deze waarde wint, in een woord
  static string kort (Spel &spel, int waarde, bool)
  {
    return naam (waarde > 0 ? beurt (spel) : 1 - beurt (spel));
  }

  // Retourneert: wie er bij deze waarde wint
  static string uitkomst (Spel &spel, int waarde)
  {
    return kort (spel, waarde, false) + " wint";
  }

  // Retourneert: zo vaak de winst, in woorden
  static string puntTekst (long long punten)
  {
    return to_string (punten) + " keer de winst";
  }

  // Retourneert: een zin met een winnende zet, als die binnen een seconde te
  //   vinden is, en anders, ook na Ctrl-C, met die van het grootste verschil
  static string goedeZin (Spel &spel)
  {
    string zet;
    long long standen = 0;
    int wint = Domineren::Onbekend;
    try
    {
      wint = spel.winnaar (zet, standen, 1);
    }
    catch (const zoek::Afgebroken &)
    {
      terminal::Onderbreking::vergeet ();
    }
    const string goed = zet.empty () ? spel.verschilZet () : zet;
    if (wint != Domineren::Onbekend)
      return (zet.empty () ? "Goede zet: " : "Beste zet: ") + goed + ": "
             + naam (wint) + " wint.";
    Spel erna (spel);
    erna.doeZet (goed);
    return "Goede zet: " + goed + ", volgens het grootste verschil; "
           + erna.overTekst () + " De uitkomst is niet bepaald.";
  }

  // Retourneert: wie er in een eindstand wint, en waarom
  static string afloop (Spel &spel)
  {
    const int winnaar = 1 - beurt (spel), over = spel.aantalZetten (winnaar);
    return naam (1 - winnaar) + " kan niet zetten. " + naam (winnaar) + " wint"
           + (over == 0 ? "." : ", en heeft nog "
              + terminal::aantalTekst (over, "zet", "zetten") + ".");
  }

  // Retourneert: wie er aan beurt is, of wie er gewonnen heeft
  static string onder (Spel &spel)
  {
    return (spel.eindstand () ? afloop (spel)
            : "Aan beurt: " + naam (beurt (spel))) + "\n";
  }
};

// Het spelmenu.
class Domineermenu : public terminal::Spelmenu<Domineermenu,Rekenaar>
{
  public:

    using Spelmenu::Spelmenu;

    // Vraag de maten van een leeg bord; zie terminal/spelmenu.h.
    bool vraagSpel (Domineren &nieuw, bool)
    {
      int breedte = spel.getBreedte (), hoogte = spel.getHoogte ();
      if (!vragen.vraagGewoon ("Aantal kolommen", 1, Domineren::MaxBreedte,
                               breedte)
          || !vragen.vraagGewoon ("Aantal rijen", 1, Domineren::MaxHoogte,
                                  hoogte))
        return false;
      nieuw = Domineren (breedte, hoogte);
      return true;
    }

    // Retourneert: de keuzes
    static Keuzes keuzes () { return metGewone ({}, {}); }
};

//*************************************************************************
// De opdrachtregel

// Zoek wie er in een spel wint, in zoveel seconden; de gedachte krijgt een zet
// die wint, of een lege.
void zoekWinnaar (Domineren &spel, long long tijd, Gedachte<string> &gedachte)
{
  string zet;
  const int winnaar = spel.winnaar (zet, gedachte.standen, tijd);
  gedachte.zetten.push_back (zoek::onbekend (zet));
  if (winnaar != Domineren::Onbekend)
    zoek::weetUitkomst (gedachte.zetten[0],
                        winnaar == spel.getSpeler () ? 1 : -1);
}

// Los standen uit bestanden op en zet de uitkomsten in een tabel op het scherm:
// per stand een regel, of een voor elke zet, met de standen en de tijd van
// allemaal samen. Is de tijd om, dan is niet bekend wie wint. De parameter is
// wat er op de opdrachtregel staat.
// Retourneert: de hoogste exitcode
int losBestandenOp (const terminal::Instellingen &gevraagd)
{
  const terminal::Tabel tabel
    (gevraagd.namen, { "bestand", "beurt", "winnaar", "zet", "standen",
                       "seconden" }, { 8, 10, 6, 14, 12 }, gevraagd.csv);
  return terminal::vanElk<Rekenaar> (gevraagd, &tabel,
    [&] (const string &naam, Domineren &spel, zoek::Toezicht &)
    {
      const clock_t begin = clock ();
      const int wie = spel.getSpeler ();
      Gedachte<string> gedachte;
      if (gevraagd.zetten && !spel.eindstand ())
        spel.uitslagen (gedachte, gevraagd.tijd);
      else
        zoekWinnaar (spel, gevraagd.tijd, gedachte);
      const double seconden = zoek::seconden (clock () - begin);
      for (const Zetwaarde<string> &een : gedachte.zetten)
      {
        string wint = tabel.geen (), zet = wint;
        if (zoek::isBekend (een))
        {
          wint = Domineren::naamVanSpeler (een.waarde > 0 ? wie : 1 - wie);
          zet = "-";  // tot er een is
        }
        if (!een.zet.empty ())
          zet = een.zet;
        tabel.toon ({ naam, Domineren::naamVanSpeler (wie), wint, zet,
                      to_string (gedachte.standen), tabel.duur (seconden) });
      }
      return terminal::Gelukt;
    });
}

// Schrijf de uitleg van de opdrachtregel; zie terminal::hoofdprogramma.
void schrijfHulp (ostream &uit)
{
  uit <<
    "Domineren: leg dominostenen en reken uit wie er wint.\n"
    "\n"
    "  ./Domineren [opties]                  het menu\n"
    "  ./Domineren [opties] BESTAND          speel verder vanaf deze stand\n"
    "      of met een spel dat bewaard is\n"
    "  ./Domineren [opties] --los BESTAND... wie er wint, in een tabel\n"
    "      met een winnende zet, het aantal doorzochte standen en de tijd\n"
    "\n"
    << terminal::ZettenUitleg << terminal::TijdUitleg <<
    "                  Ook voor een zet van de computer in het menu (anders "
    << GewoneTijd << ")\n"
    << terminal::GewoneUitleg;
}

// Controleer de opdrachtregel en start wat zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  terminal::Instellingen gevraagd;
  terminal::leesGewone (regel, gevraagd);
  if (!gevraagd.metTijd && !gevraagd.los)
    gevraagd.tijd = GewoneTijd;
  terminal::keurOpties (regel, gevraagd, "", true);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  return gevraagd.los ? losBestandenOp (gevraagd)
         : terminal::speel<Domineermenu> (gevraagd);
}

// Het hoofdprogramma, met de opdrachtregel.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, schrijfHulp, "Domineren", start);
}
