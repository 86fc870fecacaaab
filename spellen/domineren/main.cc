// main.cc: de menu's en de opdrachtregel van Domineren.

#include <ctime>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/oplossing.h"
#include "../../terminal/speler.h"
#include "../../terminal/spelmenu.h"
#include "../../terminal/tabel.h"
#include "../../terminal/tekst.h"
#include "domineren.h"

using namespace std;

const int GewoneMaat = 8,   // van een nieuw bord
          GewoneTijd = 60;  // seconden, voor een zet van de computer

//*************************************************************************
// De menu's

// Hoe Domineren rekent, voor de menu's; zie terminal/spelmenu.h.
struct Rekenaar : terminal::Gewoon<Domineren,string>
{
  typedef terminal::Letterspeler Speler;

  static constexpr const char *const Voorbeeld = "voorbeelden/spel0.in";
  static constexpr const char *const Kleuren = "V:16/226 H:231/21 ";
  static constexpr const char *const Prijs = "1: de winst";

  // Retourneert: het spel tot er gespeeld wordt
  static Spel begin () { return Spel (GewoneMaat, GewoneMaat); }

  // Retourneert: hoe een speler heet
  static string naam (int wie) { return Domineren::naamVanSpeler (wie); }

  // Retourneert: wat er met een mogelijke zet gebeurt
  static string verhaal (const Spel &spel, const Zet &zet)
  {
    Spel erna (spel);
    erna.doeZet (zet);
    return naam (1 - erna.getSpeler ()) + " legt " + zet + "; "
           + overTekst (erna);
  }

  // Retourneert: een zet als tekst
  static string zetTekst (const Zet &zet) { return zet; }

  // Bepaal van elke zet wie er dan wint, van spiegelbeelden een; zie
  // terminal/raad.h. De waarde is 1 als wie aan beurt is wint, en anders -1.
  static void waarden (Spel &spel, int, terminal::Inzicht<Zet> &inzicht)
  {
    const int wie = spel.getSpeler ();
    vector<Domineren::Uitslag> uit;
    long long standen = 0;
    terminal::doeEnNeemOver ([&] { spel.uitslagen (standen, uit); }, [&]
      {
        for (const Domineren::Uitslag &een : uit)
        {
          inzicht.zetten.push_back (een.zet);
          inzicht.ook.push_back (static_cast<size_t> (een.spiegels));
          if (een.winnaar != Domineren::Onbekend)
            inzicht.waarden.push_back (een.winnaar == wie ? 1 : -1);
        }
        inzicht.zulke = "spiegelbeelden";
      });
  }

  // Bepaal een reeks van beste zetten: wie verliest doet een goede; zie
  // terminal/raad.h.
  static void reeks (const Spel &spel, int, terminal::Inzicht<Zet> &inzicht)
  {
    Spel stand (spel);
    while (!stand.eindstand ())
    {
      string zet;
      long long standen = 0;
      stand.winnaar (zet, standen);
      inzicht.zetten.push_back (zet.empty () ? stand.verschilZet () : zet);
      stand.doeZet (inzicht.zetten.back ());
    }
  }

  // Kijk terug; zie terminal/terugblik.h. Een winst telt daar 1, verlies 0.
  static void terugblik (Spel spel, zoek::Toezicht &,
                         terminal::Terugblik<Zet> &terug)
  {
    terminal::rekenTerug (spel, [] (Spel &stand, Zet &beste)
      {
        long long standen = 0;
        return stand.winnaar (beste, standen) == stand.getSpeler () ? 1 : 0;
      }, 1, terug);
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
    Spel erna (spel);
    erna.doeZet (goed);
    return wint == Domineren::Onbekend
      ? "Goede zet: " + goed + ", volgens het grootste verschil; "
        + overTekst (erna) + " De uitkomst is niet bepaald."
      : (zet.empty () ? "Goede zet: " : "Beste zet: ") + goed + ": "
        + naam (wint) + " wint.";
  }

  // Retourneert: wie er in een eindstand wint, en waarom
  static string afloop (Spel &spel)
  {
    const string wie = naam (beurt (spel)), winnaar = naam (1 - beurt (spel));
    const int over = spel.aantalZetten (1 - beurt (spel));
    return wie + " kan niet zetten. " + winnaar + " wint, en heeft nog "
           + zettenTekst (over) + ".";
  }

  // Retourneert: een aantal zetten in woorden
  static string zettenTekst (int aantal)
  {
    return aantal == 0 ? "geen zet"
      : to_string (aantal) + (aantal == 1 ? " zet" : " zetten");
  }

  // Retourneert: hoeveel zetten er in een stand nog zijn, van wie aan beurt is
  //   het eerst
  static string overTekst (Spel &stand)
  {
    const int aanBeurt = stand.getSpeler (), ander = 1 - aanBeurt;
    return naam (aanBeurt) + " heeft dan nog "
           + zettenTekst (stand.aantalZetten (aanBeurt)) + ", " + naam (ander)
           + " " + to_string (stand.aantalZetten (ander)) + ".";
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

  private:

    // Lijkt een woord op een zet, zoals a12 of ab1, doe die dan als zij kan;
    // zie terminal/menu.h.
    bool leesZet (const string &zet)
    {
      const string cijfers = "0123456789",
                   letters = "abcdefghijklmnopqrstuvwxyz";
      if (zet.size () != 3 || letters.find (zet[0]) == string::npos
          || (letters + cijfers).find (zet[1]) == string::npos
          || cijfers.find (zet[2]) == string::npos)
        return false;
      const string waarom = spel.bezwaar (zet);
      if (waarom.empty ())
      {
        doe (zet);
        return true;
      }
      meld ("De zet " + zet + " kan niet: " + waarom + ".");
      if (!spel.eindstand ())
        cout << "Typ een zet van " << Rekenaar::naam (spel.getSpeler ())
             << ", bijvoorbeeld " << spel.bepaalZetten ()[0] << "." << endl;
      return true;
    }

    // Kies de zet van een computer; zie terminal/spelmenu.h.
    string kiesZet (char letter)
    {
      string zet;
      long long standen = 0;
      if (letter == 'b' && spel.winnaar (zet, standen, gevraagd.tijd)
                           == Domineren::Onbekend)
        cout << "Wie er wint is niet bepaald: het grootste verschil telt."
             << endl;
      return zet.empty () ? spel.verschilZet () : zet;
    }
};

//*************************************************************************
// De opdrachtregel

// Los standen uit bestanden op en zet de uitkomsten in een tabel op het scherm:
// per stand een regel, of een voor elke zet, met de standen en de tijd van
// allemaal samen. Is de tijd om, dan is onbekend wie wint. De parameter is wat
// er op de opdrachtregel staat.
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
      vector<Domineren::Uitslag> uit;
      long long standen = 0;
      spel.uitslagen (standen, uit, gevraagd.tijd,
                      gevraagd.zetten && !spel.eindstand ());
      const double seconden = zoek::seconden (clock () - begin);
      for (const Domineren::Uitslag &uitslag : uit)
        tabel.toon ({ naam, Domineren::naamVanSpeler (spel.getSpeler ()),
                      Domineren::naamVanSpeler (uitslag.winnaar),
                      uitslag.zet.empty () ? "-" : uitslag.zet,
                      to_string (standen), tabel.duur (seconden) });
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
