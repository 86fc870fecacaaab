// main.cc: de menu's en de opdrachtregel van Kalah. Wat elk spel zo doet staat
// in terminal/.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../terminal/bewaren.h"
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/spelmenu.h"
#include "../../terminal/tabel.h"
#include "../../zoek/beste.h"
#include "../../zoek/getaltekst.h"
#include "kalah.h"
#include "opslag.h"
#include "speler.h"
#include "wedstrijd.h"
#include "woorden.h"
#include "zoek/eindspel.h"

using namespace std;
using namespace kalah;
using zoek::getalTekst;
using zoek::kalah::Eindspel;

const char Versie[] = "Kalah 1.0",
           GewoneComputer[] = "8";  // beurten vooruit

const long long GewoonGeheugen = 1024,      // MiB, bij het oplossen
                MeesteGeheugen = 1048576,
                PerMiB = 1024 * 1024;

// Wat de opdrachtregel zegt.
struct Instellingen : terminal::Instellingen, Wedstrijd::Opgave
{
  bool partij = false,     // een wedstrijd, van wie er in namen staan
       metSteentjes = false,  // er is gevraagd hoeveel
       metBewijs = false;  // schrijf het bewijs
  int eindspel = GewoonEindspel;     // steentjes in de eindspeltabel
  long long geheugen = GewoonGeheugen;  // MiB, bij het oplossen
  string bewijs;           // in dit bestand
};

//*************************************************************************

// Hoe Kalah rekent, voor de menu's; zie terminal/spelmenu.h.
struct Rekenaar
{
  typedef Kalah Spel;
  typedef int Zet;
  typedef kalah::Speler Speler;

  static constexpr const char *const Voorbeeld = "voorbeelden/slag.kalah";
  static constexpr const char *const Mag =
    "een kuiltje (1 t/m 6) of een keuze (? toont ze), bijvoorbeeld 3";

  // Op het bord vallen lege kuiltjes weg; de randen zijn groen.
  static constexpr const char *const Kleuren = "0:2 +:32 -:32 |:32 ";

  // Retourneert: het spel tot er gespeeld wordt
  static Spel begin () { return Spel (GewoonSteentjes); }

  // Retourneert: wie er aan beurt is, 0 of 1
  static int beurt (const Spel &spel) { return spel.getSpeler () - 1; }

  // Retourneert: hoe speler 0 of 1 heet: zij zijn genummerd vanaf 1
  static string naam (int wie) { return naamVan (wie + 1, true); }

  // Retourneert: wat er gebeurt met een kuiltje waar een zet mee kan
  static string verhaal (const Spel &spel, Zet zet)
  {
    return spel.verhaal (zet);
  }

  // Doe een zet met een kuiltje waar dat mee kan.
  static void doeZet (Spel &spel, Zet zet) { spel.doeZet (zet); }

  // Retourneert: hoe het is afgelopen, voor onder het bord
  static string onder (const Spel &spel)
  {
    return spel.eindstand () ? uitslag (spel) + "\n" : "";
  }
};

// Het spelmenu.
class Kalahmenu : public terminal::Spelmenu<Kalahmenu,Rekenaar>
{
  public:

    using Spelmenu::Spelmenu;

    // Begin een nieuw spel, als de gebruiker zegt welk.
    // Retourneert: true als dat gelukt is
    bool nieuw ()
    {
      int aantal = GewoonSteentjes, beginner = 1;
      Spelers wie;
      if (!vragen.vraagGewoon ("Steentjes per kuiltje", MinSteentjes,
                               MaxSteentjes, aantal)
          || !vragen.vraagGewoon ("Wie begint", 1, 2, beginner)
          || !vraagSpelers (wie))
        return false;
      Kalah begonnen (aantal);
      begonnen.zetStand (begonnen.getKuiltjes (), beginner);
      begin (begonnen, wie);
      return true;
    }

    // Begin met het spel in een bestand; zie terminal/spelmenu.h.
    bool lees (const string &naam, ostream &meldingen)
    {
      Kalah gelezen (GewoonSteentjes);
      Spelers wie;
      if (!Opslag (naam, meldingen).lees (gelezen, wie))
        return false;
      begin (gelezen, wie);
      return true;
    }

    // Retourneert: de keuzes
    static Keuzes keuzes ()
    {
      typedef Kalahmenu M;
      return
        { { 0, '1', "kuiltje 1 zaaien; zo ook 2 t/m 6", 0 },
          { 0, 't', "zet terugnemen", [] (M &m) { m.neemTerug (); } },
          { 0, 'h', "goede zet", [] (M &m) { m.raad (&M::geefHint); } },
          { 0, 'w', "waarde van elke zet",
            [] (M &m) { m.raad (&M::toonElkeZet); } },
          { 0, 'r', "reeks van beste zetten",
            [] (M &m) { m.raad (&M::toonReeks); } },
          { 0, 'c', "tegen de computer: wie er spelen",
            [] (M &m) { m.kiesSpelers (); } },
          { 0, 'u', "de computer laten uitspelen",
            [] (M &m) { m.speelUit (); } },
          { 0, 'e', "eindspeltabel maken", [] (M &m) { m.maakEindspel (); } },
          { 0, 'n', "nieuw spel", [] (M &m) { m.nieuw (); } },
          { 0, 'b', "bewaren", [] (M &m) { m.bewaarSpel (); } },
          { 0, 'l', "een bewaard spel laden", [] (M &m) { m.laad (); } },
          { 0, 's', "stoppen met dit spel", 0 } };
    }

  private:

    typedef vector< pair<int,int> > Waarden;  // van elk kuiltje

    static const size_t LangsteVariant = 30;  // zetten op het scherm

    Eindspel eindspel;  // de tabel, voor alle spellen

    // Retourneert: true als het spel uit is, en dan met een melding
    bool isUit ()
    {
      if (spel.eindstand ())
        meld ("Het spel is afgelopen. " + uitslag (spel));
      return spel.eindstand ();
    }

    // Is een woord een kuiltje, zaai dat dan leeg; zie terminal/menu.h.
    bool leesZet (const string &woord)
    {
      const vector<int> zetten = spel.bepaalZetten ();
      int kuiltje = 0;
      if (!terminal::leesGetal (woord, 1, AantalKuiltjes, kuiltje))
        return false;
      if (isUit ())
        return true;
      if (!spel.kanZetten (kuiltje))
        vragen.weiger (woord, "een kuiltje met steentjes ("
                       + opsomming (zetten, "of")
                       + ") of een keuze (? toont ze), bijvoorbeeld "
                       + to_string (zetten[0]));
      else
        doe (kuiltje);
      return true;
    }

    // Vraag met welke sterkte er vooruitgedacht wordt, als het spel niet uit
    // is, en geef daarmee raad.
    void raad (void (Kalahmenu::*geef) (const terminal::Sterkte &))
    {
      terminal::Sterkte sterkte;
      if (!isUit () && vragen.vraagOfGewoon
            ("Hoe ver (1 t/m 40 beurten, of 2,5s)", terminal::Sterkte::mag (),
             "0,5s",
             [&] (const string &woord) { return sterkte.lees (woord); }))
        (this->*geef) (sterkte);
    }

    // Doe werk, een functie, in de tijd van een sterkte. Met Ctrl-C stopt het,
    // met een melding; dan, en als de tijd om is, telt wat er al gevonden is.
    // Retourneert: true als het niet met Ctrl-C is afgebroken
    template <typename Werk>
    bool probeer (const terminal::Sterkte &sterkte, const Werk &werk)
    {
      try
      {
        toezicht.inTijd (sterkte.seconden (), werk);
        return true;
      }
      catch (const zoek::Afgebroken &waar)
      {
        meld (terminal::afgebrokenTekst (waar) + "\nTot nu toe:");
        return false;
      }
    }

    // Denk met een sterkte vooruit. De gedachte wordt wat er gevonden is,
    // minstens een beurt diep; of als de eindspeltabel het al weet de beste
    // zetten tot het einde.
    // Retourneert: als probeer
    bool denk (const terminal::Sterkte &sterkte, Kalah::Gedachte &gedachte)
    {
      int zet = 0;
      long long standen = 0;
      gedachte = { 0, 0, true, {} };
      for (Kalah na (spel); !na.verschillen (eindspel).empty ();
           na.doeZet (gedachte.zetten.back ()))
        gedachte.zetten.push_back (besteVan (na.verschillen (eindspel)).first);
      if (!gedachte.zetten.empty ())
        return true;
      const bool af = probeer (sterkte, [&]
        { spel.alfaBeta (sterkte.beurten (), zet, standen); });
      gedachte = spel.laatsteGedachte ();
      return af;
    }

    // Retourneert: hoe het volgens een gedachte gaat met wie aan beurt is
    string standTekst (const Kalah::Gedachte &gedachte) const
    {
      const string wie = naamVan (spel.getSpeler ());
      const int verschil = abs (gedachte.waarde);
      if (gedachte.zeker)
        return naamVan (spel.getSpeler (), true) + " "
               + afloop (gedachte.waarde) + " dan"
               + (verschil == 0 ? "." : ", met een verschil van "
                                        + steentjes (verschil) + ".");
      return "Na " + beurten (gedachte.diepte) + " met de beste zetten staat "
             + wie + " " + (verschil == 0 ? "gelijk." : steentjes (verschil)
                            + (gedachte.waarde > 0 ? " voor." : " achter."));
    }

    // Geef een goede zet en waarom, of de beste als het einde te overzien is,
    // en de zetten waarvan met weer zo'n sterkte blijkt dat zij even goed zijn.
    void geefHint (const terminal::Sterkte &sterkte)
    {
      Kalah::Gedachte gedachte;
      Waarden waarden = spel.verschillen (eindspel);
      vector<int> even;
      if (!waarden.empty ())
      {
        const pair<int,int> beste = besteVan (waarden);
        cout << "Beste zet: kuiltje " << beste.first
             << ". Volgens de eindspeltabel " << afloop (beste.second) << " "
             << naamVan (spel.getSpeler ()) << " dan." << endl;
        return;
      }
      if (denk (sterkte, gedachte))
        probeer (sterkte, [&]
          { spel.waardeVanZetten (gedachte.diepte, waarden); });
      for (const pair<int,int> &zet : waarden)
        if (zet.second == gedachte.waarde && zet.first != gedachte.zetten[0])
          even.push_back (zet.first);
      cout << terminal::inRegels
        ((gedachte.zeker ? "Beste zet: kuiltje " : "Goede zet: kuiltje ")
         + to_string (gedachte.zetten[0]) + ". " + standTekst (gedachte)
         + (even.empty () ? ""
            : " Even goed: " + opsomming (even, "en") + "."))
           << "\nHoofdvariant: " << rijtje (gedachte.zetten, LangsteVariant)
           << endl;
    }

    // Toon de beste zetten van beide spelers, zo ver als er gedacht is, of met
    // de eindspeltabel tot het einde.
    void toonReeks (const terminal::Sterkte &sterkte)
    {
      const size_t PerRegel = 12;
      Kalah::Gedachte gedachte;
      Kalah na (spel);
      denk (sterkte, gedachte);
      for (int zet : gedachte.zetten)
        na.doeZet (zet);
      cout << "Beste reeks, met " << naamVan (spel.getSpeler ())
           << " aan beurt:";
      for (size_t i = 0; i < gedachte.zetten.size (); i++)
        cout << (i % PerRegel == 0 ? "\n" : "") << setw (4) << i + 1 << ". "
             << gedachte.zetten[i];
      cout << "\n" << (gedachte.zeker ? uitslag (na) : standTekst (gedachte))
           << endl;
    }

    // Toon de waarde van elk kuiltje, en hoe het afloopt als de eindspeltabel
    // dat weet. Het denken gaat steeds een beurt dieper, tot de sterkte of tot
    // dat niets meer verandert.
    void toonElkeZet (const terminal::Sterkte &sterkte)
    {
      Waarden waarden;
      int diepte = 0;
      probeer (sterkte, [&]
        {
          for (bool af = false; !af && diepte < sterkte.beurten (); diepte++)
          {
            Waarden nieuw;
            af = spel.waardeVanZetten (diepte + 1, nieuw);
            waarden = nieuw;
          }
        });
      const Waarden verschillen = spel.verschillen (eindspel);
      const int beste = besteVan (waarden).second;
      cout << "Waarde van elk kuiltje voor " << naamVan (spel.getSpeler ())
           << ", in steentjes\nvoor op de ander na " << beurten (diepte)
           << " (*: de hoogste):" << endl;
      for (size_t i = 0; i < waarden.size (); i++)
        cout << "  kuiltje " << waarden[i].first << setw (5)
             << waarden[i].second
             << (waarden[i].second == beste ? " *" : "")
             << (verschillen.empty () ? ""
                 : ", " + afloop (verschillen[i].second)) << endl;
    }

    // Retourneert: het eerste kuiltje met de hoogste waarde, en die waarde; er
    //   is er minstens een
    static pair<int,int> besteVan (const Waarden &waarden)
    {
      int hoogste = 0;
      return waarden[zoek::eersteBeste (waarden.size (), hoogste,
                     [&] (size_t i) { return waarden[i].second; })];
    }

    // Retourneert: wat een speler doet die aan het eind zoveel voorstaat
    static string afloop (int verschil)
    {
      return verschil == 0 ? "speelt gelijk"
                           : verschil > 0 ? "wint" : "verliest";
    }

    // Maak de eindspeltabel, tot hoeveel steentjes de gebruiker zegt.
    void maakEindspel ()
    {
      int steentjes = 0;
      if (!vragen.vraagGetal ("Steentjes op het bord, hoogstens", 0,
                              MeesteVlot, steentjes))
        return;
      if (eindspel.maak (steentjes, &toezicht))
        cout << "Met hoogstens " << steentjes
             << " steentjes op het bord zijn er "
             << getalTekst (static_cast<long long>
                              (Eindspel::bytes (steentjes)))
             << " standen.\nDaar speelt de computer nu perfect, en weten h en "
                "w wie er wint." << endl;
      else
        cout << "Het geheugen is te klein voor "
             << getalTekst (static_cast<long long>
                              (Eindspel::bouwBytes (steentjes)))
             << " bytes; er is nu geen eindspeltabel." << endl;
    }

    // Speel het spel uit, met een computer die voor de mensen zet.
    void speelUit ()
    {
      Speler computer;
      if (isUit ()
          || !computer.vraag (vragen, "De computer", GewoneComputer))
        return;
      while (!spel.eindstand ())
        zet (aanBeurt ().isMens () ? computer : aanBeurt ());
    }

    // Bewaar het spel, met de zetten en wie er spelen.
    void bewaarSpel () { bewaarTekst (Opslag::tekst (spel, spelers)); }

    // Laat de computer die aan beurt is een zet doen.
    void zetVanComputer () { zet (aanBeurt ()); }

    // Laat een computer een zet doen, en vertel welke; wat in de eindspeltabel
    // staat speelt hij perfect.
    void zet (const Speler &computer)
    {
      const Waarden verschillen = spel.verschillen (eindspel);
      doe (verschillen.empty () ? kies (computer, spel, toezicht)
                                : besteVan (verschillen).first);
    }
};

//*************************************************************************

typedef terminal::Hoofdmenu<Kalahmenu> Hoofdmenu;

// Vraag wat er voor een wedstrijd nodig is, en speel haar.
void speelWedstrijd (Hoofdmenu &menu)
{
  terminal::Vragen &vragen = menu.vragen;
  Wedstrijd::Opgave wens;
  if (vragen.vraagGewoon ("Steentjes per kuiltje", MinSteentjes, MaxSteentjes,
                          wens.steentjes)
      && wens.spelers[0].vraag (vragen, "Speler 1", GewoneComputer)
      && wens.spelers[1].vraag (vragen, "Speler 2", GewoneComputer)
      && vragen.vraagGetal ("Aantal partijen", 1, Wedstrijd::MaxAantal,
                            wens.aantal)
      && vragen.vraagGewoon ("Toevallige zetten aan het begin", 0,
                             Wedstrijd::MaxOpening, wens.opening)
      && !Wedstrijd (wens, menu.getToezicht ()).speel ())
    vragen.vergeetRest ();
}

// Retourneert: de keuzes van het hoofdmenu
Hoofdmenu::Keuzes hoofdkeuzes ()
{
  return { { 1, 'n', "een nieuw spel", [] (Hoofdmenu &m) { m.nieuw (); } },
           { 2, 'l', "een bewaard spel laden",
             [] (Hoofdmenu &m) { m.laad (); } },
           { 3, ' ', "een wedstrijd tussen computers", speelWedstrijd },
           { 4, 's', "stoppen", 0 } };
}

//*************************************************************************
// De opdrachtregel

// Hoe het programma te gebruiken is.
const char Gebruik[] =
  "Kalah: zaai, sla, en laat de computer vooruitdenken.\n"
  "\n"
  "Gebruik:\n"
  "  ./Kalah [opties]                    het menu\n"
  "  ./Kalah [opties] BESTAND            een bewaard spel verder spelen\n"
  "  ./Kalah [opties] --partij 1:D 2:D   computers tegen elkaar, met een\n"
  "      tabel; D is een aantal beurten vooruit (1 t/m 40), of een tijd per\n"
  "      zet (0.001s t/m 3600s), bijvoorbeeld --partij 1:12 2:2.5s\n"
  "  ./Kalah [opties] --los BESTAND...   wie wint er bij perfect spel, van\n"
  "      bewaarde spellen, of met --steentjes van een beginstand, met een\n"
  "      hoofdvariant, in een tabel. Onderweg staat van elk kuiltje wat\n"
  "      bewezen is: + wint, = gelijk, - verliest, > en < minstens en\n"
  "      hoogstens gelijk, ? nog niets\n"
  "\n"
  "Een bewaard spel is een tekstbestand, hier met twee zetten; wie er\n"
  "spelen mag ontbreken:\n"
  "  Kalah 1                                spel en versie van de opmaak\n"
  "  kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0   beginstand: kuiltjes 1 t/m 6\n"
  "  begint 1                               en kalah van speler 1 en 2\n"
  "  zet 6\n"
  "  zet 2\n"
  "  spelers m 12                           m (mens), of wat D kan zijn\n"
  "\n"
  "Opties bij --partij en --los:\n"
  "  --steentjes N   hoeveel er in elk kuiltje liggen, 3 t/m 8; bij --partij\n"
  "                  anders 6\n"
  "  --csv           de tabel met puntkomma's\n"
  "\n"
  "Opties bij --partij:\n"
  "  --aantal N      hoeveel partijen, 1 t/m 100000; anders 1\n"
  "  --opening N     elke partij begint met N toevallige zetten, 0 t/m 10;\n"
  "                  anders 4. Elke opening wordt twee keer gespeeld: eerst\n"
  "                  begint speler 1, dan speler 2\n"
  "\n"
  "Opties bij --los:\n"
  "  --bewijs NAAM   schrijf de zetten die de uitkomst bewijzen in een\n"
  "                  bestand; make bewijs gaat dat van de beginstand na\n"
  "  --eindspel N    maak eerst een tabel van alle standen met hoogstens N\n"
  "                  steentjes in de kuiltjes, 0 t/m 30 (met --bewijs 24);\n"
  "                  anders 18\n"
  "  --geheugen N    gebruik hoogstens N MiB; anders 1024\n"
  "  --tijd N        hoogstens N seconden per stand, en dan wat er bewezen\n"
  "                  is; 0 (gewoonlijk) is zonder grens\n"
  "  --zetten        zoek ook uit wie er na elke eerste zet wint: een regel\n"
  "                  voor elk kuiltje\n"
  "\n"
  "Opties:\n";

// Zet de uitleg van de opdrachtregel op het scherm; zie toonSlot.
void toonHulp () { cout << Gebruik << terminal::ZaadUitleg; }

// Lees wie er in een wedstrijd spelen, uit namen zoals 1:12 en 2:2.5s; meld
// bij de opdrachtregel wat er niet klopt.
void leesSpelers (terminal::Opdrachtregel &regel, Instellingen &gevraagd)
{
  bool genoemd[2] = { false, false };
  const size_t aantal = gevraagd.namen.size ();
  if (aantal != 2)
    regel.fout ("--partij: gevonden " + to_string (aantal)
                + (aantal == 1 ? " speler" : " spelers")
                + ", verwacht er twee, zoals 1:12 2:2.5s");
  for (const string &woord : gevraagd.namen)
  {
    const string wie = woord.substr (0, 2);
    const size_t nummer = wie == "2:" ? 1 : 0;
    if ((wie != "1:" && wie != "2:") || genoemd[nummer]
        || !gevraagd.spelers[nummer].lees (woord.substr (2), false))
      regel.fout ("--partij: gevonden " + terminal::toonbaar (woord)
                  + ", verwacht 1: en 2:, elk met t, g, b, "
                  + terminal::Sterkte::mag ());
    genoemd[nummer] = true;
  }
}

// Retourneert: wie er wint als het oordeel voor een speler minstens en
//   hoogstens zo is: 1, 2 of gelijk; met niet ervoor als er maar een afvalt
string wintTekst (int speler, int minst, int meest)
{
  const string mijn = to_string (speler), ander = to_string (3 - speler);
  return minst == meest ? (minst == 0 ? "gelijk" : minst > 0 ? mijn : ander)
         : minst == 0 ? "niet " + ander : meest == 0 ? "niet " + mijn
                                                     : "onbekend";
}

// Zet wat er in zoveel seconden over een stand met een naam gevonden is in de
// tabel: een regel, en met --zetten of als het niet af is een voor elk kuiltje.
void toonOplossing (const string &naam, Kalah spel,
                    const Kalah::Oplossing &oplossing, double seconden,
                    const Instellingen &gevraagd, const terminal::Tabel &tabel)
{
  const size_t PerDeel = 35,  // zetten, waar een regel ophoudt
               Kolommen = 8;
  const int speler = spel.getSpeler ();
  const vector<int> &zetten = oplossing.zetten;
  string reeks, verschil;
  for (size_t i = 0; i < zetten.size (); i++)
    reeks += (i == 0 ? "" : i % PerDeel == 0 && !gevraagd.csv ? "  " : " ")
             + to_string (zetten[i]);
  for (int zet : zetten)
    spel.doeZet (zet);
  if (spel.eindstand ())
    verschil = to_string (abs (spel.score ()));
  tabel.toon ({ naam, wintTekst (speler, oplossing.minst, oplossing.meest),
                verschil, zetten.empty () ? "-" : to_string (zetten[0]),
                to_string (oplossing.standen),
                to_string (oplossing.bytes / PerMiB + 1),
                tabel.duur (seconden), reeks });
  if (gevraagd.zetten || zetten.empty ())  // dan is het niet af
    for (const Kalah::Zetoordeel &zet : oplossing.oordelen)
    {
      vector<string> cellen = { naam, wintTekst (speler, zet.minst, zet.meest),
                                "", to_string (zet.kuiltje) };
      cellen.resize (gevraagd.csv ? Kolommen : cellen.size ());
      tabel.toon (cellen);
    }
}

// Los een spel op, en schrijf zo nodig het bewijs; zie toonOplossing.
// Retourneert: de exitcode; lukt het niet, dan met een melding
int los (const string &naam, Kalah &spel, const Instellingen &gevraagd,
         const terminal::Tabel &tabel)
{
  const clock_t begin = clock ();
  terminal::Schermtoezicht toezicht (gevraagd.stil);
  terminal::Uitvoerbestand bestand (gevraagd.bewijs);
  ostream *const bewijs = gevraagd.metBewijs ? &bestand.stroom () : 0;
  Kalah::Oplossing oplossing;
  bool af = false, gelukt = bewijs == 0 || *bewijs;
  const auto toon = [&]
  {
    toonOplossing (naam, spel, oplossing, zoek::seconden (clock () - begin),
                   gevraagd, tabel);
  };
  spel.stelToezicht (&toezicht);
  if (!gelukt)
    return bestand.maakAf (cerr) ? terminal::Gelukt : terminal::Mislukt;
  try
  {
    af = toezicht.inTijd (static_cast<double> (gevraagd.tijd), [&]
      { gelukt = spel.losOp (gevraagd.eindspel, gevraagd.geheugen * PerMiB,
                             oplossing, bewijs, gevraagd.zetten); });
  }
  catch (const zoek::Afgebroken &)
  {
    cerr << endl;  // op een terminal staat er ^C
    toon ();
    throw;
  }
  if (!gelukt)
    cerr << "Oplossen lukt niet: het geheugen is op." << endl;
  else
    toon ();
  if (gelukt && !af && bewijs != 0)
    cerr << "De tijd is om: het bewijs is niet af, en niet geschreven." << endl;
  return gelukt && (!af || bewijs == 0 || bestand.maakAf (cerr))
         ? terminal::Gelukt : terminal::Mislukt;
}

// Los de bewaarde spellen van de opdrachtregel op, of een beginstand.
// Retourneert: de hoogste exitcode
int losOp (const Instellingen &gevraagd)
{
  vector<string> namen = gevraagd.namen;
  int exitcode = terminal::Gelukt;
  if (namen.empty ())
    namen.push_back ("beginstand");
  const terminal::Tabel tabel
    (namen, { "bestand", "wint", "verschil", "zet", "standen", "MiB",
              "seconden", "hoofdvariant" }, { 10, 9, 5, 12, 6, 11 },
     gevraagd.csv);
  for (const string &naam : namen)
  {
    Kalah spel (gevraagd.steentjes);
    vector<Speler> spelers;
    int code = terminal::SpelOnleesbaar;
    const bool klopt = gevraagd.namen.empty ()
                       || Opslag (naam).lees (spel, spelers);
    if (klopt && spel.totaal () <= MeesteKlein)
      code = los (naam, spel, gevraagd, tabel);
    else if (klopt)
      cerr << "Bestand " << terminal::toonbaar (naam) << ":\n  gevonden een "
              "stand van " << spel.totaal () << " steentjes, verwacht "
              "hoogstens " << MeesteKlein << " om op te lossen." << endl;
    exitcode = code > exitcode ? code : exitcode;
  }
  return exitcode;
}

// Lees de opties met een waarde, en meld wat niet bij elkaar hoort.
void leesOpties (terminal::Opdrachtregel &regel, Instellingen &wens)
{
  wens.metBewijs = regel.optieTekst ("--bewijs", "de naam van een bestand",
                                     wens.bewijs);
  const int meeste = wens.metBewijs ? MeesteVlot : MeesteEindspel;
  const bool beide = wens.partij || wens.los,
    keer = regel.optieGetal ("--aantal", 1, Wedstrijd::MaxAantal, wens.aantal),
    begin = regel.optieGetal ("--opening", 0, Wedstrijd::MaxOpening,
                              wens.opening),
    tabel = regel.optieGetal ("--eindspel", 0, meeste, wens.eindspel),
    ruimte = regel.optieGetal ("--geheugen", 1, MeesteGeheugen, wens.geheugen);
  wens.metSteentjes = regel.optieGetal ("--steentjes", MinSteentjes,
                                        MaxSteentjes, wens.steentjes);
  if (wens.partij && wens.los)
    regel.fout ("gevonden --partij en --los, verwacht een van beide");
  if ((wens.metSteentjes || wens.csv) && !beide)
    regel.fout ("--steentjes en --csv horen bij --partij en --los");
  if ((keer || begin) && !wens.partij)
    regel.fout ("--aantal en --opening horen bij --partij");
  if ((tabel || ruimte || wens.metTijd || wens.metBewijs || wens.zetten)
      && !wens.los)
    regel.fout ("--bewijs, --eindspel, --geheugen, --tijd en --zetten horen "
                "bij --los");
  const long long nodig =
    static_cast<long long> (Eindspel::bouwBytes (wens.eindspel)) / PerMiB + 1;
  if (nodig > wens.geheugen)
    regel.fout ("--eindspel " + to_string (wens.eindspel) + " vraagt "
                + to_string (nodig) + " MiB, maar --geheugen is "
                + to_string (wens.geheugen));
}

// Lees de opdrachtregel, en start wat zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  Instellingen gevraagd;
  terminal::leesGewone (regel, gevraagd);
  gevraagd.partij = regel.optie ("--partij");
  leesOpties (regel, gevraagd);
  gevraagd.namen = regel.bestanden ();
  if (gevraagd.partij)
    leesSpelers (regel, gevraagd);
  else if (!gevraagd.los || gevraagd.metBewijs)
    terminal::keurAantal (regel, gevraagd.namen.size (), 1);
  if (gevraagd.los && gevraagd.namen.empty () != gevraagd.metSteentjes)
    regel.fout ("--los: verwacht minstens een bestandsnaam, of --steentjes "
                "voor een beginstand");
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (!gevraagd.partij)
    return gevraagd.los ? losOp (gevraagd)
           : terminal::speel<Kalahmenu> (gevraagd, hoofdkeuzes ());
  terminal::Schermtoezicht toezicht (gevraagd.stil);
  terminal::toonZaad (gevraagd);
  return Wedstrijd (gevraagd, toezicht).speel (gevraagd.csv)
         ? terminal::Gelukt : terminal::Onderbroken;
}

// Het hoofdprogramma, met de opdrachtregel.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, toonHulp, Versie, start);
}
