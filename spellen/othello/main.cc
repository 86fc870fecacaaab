// main.cc: het menu en de opdrachtregel van Othello.

#include <ctime>
#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/schermtoezicht.h"
#include "../../terminal/spelmenu.h"
#include "../../terminal/tekst.h"
#include "../../terminal/tweetal.h"
#include "../../terminal/vraag.h"
#include "../../zoek/getaltekst.h"
#include "othello.h"
#include "partij.h"
#include "raad.h"
#include "vervolg.h"
#include "wedstrijd.h"

using namespace std;
using namespace othello;

const char Versie[] = "Othello 1.0";

// Hoe lang er in het menu gewoonlijk over een stand gedacht wordt, in seconden.
const int Zettijd = 1;

// Wat de gebruiker op de opdrachtregel vraagt.
struct Instellingen : terminal::Instellingen
{
  int partijen = 0,                         // 0: geen wedstrijd
      rijen = OthelloBord::GewoneMaat,      // het bord daarvan
      kolommen = OthelloBord::GewoneMaat;
  bool vervolg = false;  // tel vervolgpartijen, in een tabel
};

//*************************************************************************
// Het menu

// Hoe Othello speelt, voor het menu; zie terminal/tweetal.h.
struct Rekenaar : terminal::Tweetal<Rekenaar,Partij,int>
{
  typedef othello::Speler Speler;

  static constexpr const char *const Voorbeeld = "partij.txt";
  static constexpr const char *const Mag =
    "een keuze (? toont ze), of een zet zoals f5 of zijn nummer";
  static constexpr const char *const Kleuren = "W:36 Z:31 ";

  // Retourneert: hoe speler 0 of 1 heet
  static string naam (int wie)
  {
    return wie == 0 ? "Zwart" : "Wit";
  }

  // Retourneert: wat er met een zet gebeurt
  static string verhaal (const Spel &spel, const Zet &zet)
  {
    const int slag = spel.bord ().geslagen (zet.first, zet.second);
    return naam (spel.getSpeler ()) + " zet " + naamVakje (zet) + " en slaat "
           + to_string (slag) + (slag == 1 ? " steen." : " stenen.");
  }

  // Retourneert: de aantallen stenen, en wie er aan beurt is, met de genummerde
  //   zetten; of wie er won, en waarom
  static string onder (const Spel &spel)
  {
    const size_t PerRegel = 9;
    const OthelloBord &bord = spel.bord ();
    const vector<Zet> zetten = spel.bepaalZetten ();
    string tekst = "Zwart (Z) "
      + to_string (bord.aantalStenen (OthelloBord::Zwart)) + ", wit (W) "
      + to_string (bord.aantalStenen (OthelloBord::Wit)) + ". ";
    if (zetten.empty ())
      return tekst + uitslag (bord) + "\n";
    tekst += string ("Aan beurt: ") + naamKleur (bord.getSpeler ())
             + ".\nZetten:";
    for (size_t i = 0; i < zetten.size (); i++)
      tekst += (i > 0 && i % PerRegel == 0 ? "\n        " : " ")
               + to_string (i + 1) + ": " + naamVakje (zetten[i]);
    return tekst + "\n";
  }

  // Retourneert: wie er op een bord waar het uit is gewonnen heeft, en waarom
  static string uitslag (const OthelloBord &bord)
  {
    const char wint = bord.winnaar (), ander = OthelloBord::ander (wint);
    const int verschil = bord.aantalStenen (wint) - bord.aantalStenen (ander);
    if (wint == OthelloBord::Gelijk)
      return "Gelijkspel: het bord is vol.";
    return naam (wint == OthelloBord::Wit) + " wint"
      + (bord.aantalStenen (OthelloBord::Leeg) > 0
         ? string (": ") + naamKleur (ander) + " kan niet zetten."
         : " met " + to_string (verschil) + " verschil: het bord is vol.");
  }
};

class Othellomenu : public terminal::Spelmenu<Othellomenu,Rekenaar>
{
  public:

    using Spelmenu::Spelmenu;

    // Vraag wie er spelen, en op welk bord, en begin daarmee.
    // Retourneert: true als dat gelukt is
    bool nieuw ()
    {
      Spelers wie;
      int rijen = OthelloBord::GewoneMaat, kolommen = rijen;
      if (!vraagSpelers (wie) || !vraagMaat ("rijen", rijen)
          || !vraagMaat ("kolommen", kolommen))
        return false;
      begin (Partij (rijen, kolommen), wie);
      return true;
    }

    // Retourneert: de keuzes
    static Keuzes keuzes ()
    {
      typedef Othellomenu M;
      return
        { { 0, 't', "zet terugnemen", [] (M &m) { m.neemTerug (); } },
          { 0, 'h', "goede zet",
            [] (M &m) { m.geefRaad (MetGelijke, &Raad::besteZet); } },
          { 0, 'w', "waarde van elke zet",
            [] (M &m) { m.geefRaad (ElkeZet, &Raad::elkeZet); } },
          { 0, 'r', "reeks van beste zetten",
            [] (M &m) { m.geefRaad (DeBeste, &Raad::reeks); } },
          { 0, 'v', "vervolgpartijen tellen", [] (M &m) { m.telVervolg (); } },
          { 0, 'c', "tegen de computer", [] (M &m) { m.kiesSpelers (); } },
          { 0, 'n', "nieuw spel", [] (M &m) { m.nieuw (); } },
          { 0, 'b', "bewaren", [] (M &m) { m.bewaarSpel (); } },
          { 0, 'l', "een bewaard spel laden", [] (M &m) { m.laad (); } },
          { 0, 'p', "partijen van de computer",
            [] (M &m) { m.speelPartijen (); } },
          { 0, 's', "stoppen", 0 } };
    }

  private:

    // Seconden om over een stand te denken; 0: geen grens.
    const double tijd = static_cast<double> (gevraagd.tijd);

    // Vraag een maat van het bord.
    // Retourneert: true als er een goed antwoord is
    bool vraagMaat (const string &wat, int &maat)
    {
      return vragen.vraagOfGewoon
        ("Aantal " + wat + " (even, 2 t/m 20)", "een even getal van 2 t/m 20",
         to_string (maat), [&] (const string &woord)
         {
           return terminal::leesGetal (woord, 2, OthelloBord::MaxMaat, maat)
                  && maat % 2 == 0;
         });
    }

    // Is er een zet getypt, doe die dan: zijn nummer, of zijn vakje, waarin ook
    // een spatie mag staan (f 5), behalve na een p; zie terminal/menu.h.
    bool leesZet (const string &woord)
    {
      const int Meer = 999999;  // is geen getal meer
      const bool los = woord.size () == 1
                       && terminal::kleineLetters (woord) != "p";
      int nummer = 0;
      Zet vakje;
      if (leesVakje (los ? woord + vragen.vooruit () : woord, vakje)
          && (!los || vakje.second < spel.bord ().getKolommen ()))
      {
        if (los)
          vragen.neemWoord ();
        zet (vakje);
      }
      else if (woord.find_first_not_of ("0123456789") == string::npos
               && terminal::leesGetal (woord, 0, Meer, nummer))
        zetNummer (nummer);
      else
        return false;
      return true;
    }

    // Doe een genummerde zet voor de gebruiker; een melding als er geen zet is
    // met dat nummer.
    void zetNummer (int nummer)
    {
      const int aantal = spel.bord ().aantalZetten ();
      Zet zet;
      if (isUit ())
        return;
      if (spel.bord ().geefZet (nummer, zet.first, zet.second))
        doe (zet);
      else
        meld ("Er is geen zet " + to_string (nummer) + ": er "
              + (aantal == 1 ? "is 1 zet." : "zijn " + to_string (aantal)
                                             + " zetten."));
    }

    // Doe een zet voor de gebruiker op een vakje, en vertel wat hij slaat; mag
    // de zet niet, dan staat in de melding waarom.
    void zet (const Zet &vakje)
    {
      const OthelloBord &bord = spel.bord ();
      const char inhoud = bord.getVakje (vakje.first, vakje.second);
      if (isUit ())
        return;
      if (bord.geslagen (vakje.first, vakje.second) > 0)
        doe (vakje);
      else
        meld (naamVakje (vakje)
              + (inhoud == OthelloBord::Niets
                 ? " ligt niet op het bord, dat loopt van A1 t/m "
                   + naamVakje ({ bord.getRijen () - 1,
                                  bord.getKolommen () - 1 }) + "."
                 : inhoud == OthelloBord::Leeg
                 ? " kan niet: een zet moet stenen slaan." : " is al bezet."));
    }

    // Laat de computer zetten, op een kopie van het bord; zijn zet is wat daar
    // niet meer leeg is.
    void zetVanComputer ()
    {
      const Spel kopie (spel.bord ());
      zetComputer (kopie.bord (), aanBeurt (), tijd, toezicht);
      for (const Zet &zet : spel.bepaalZetten ())
        if (kopie.bord ().getVakje (zet.first, zet.second)
            != OthelloBord::Leeg)
          return doe (zet);
    }

    // Geef raad, als het spel niet uit is; wordt het denken afgebroken, dan met
    // wat er bekend is.
    // Parameters:
    // * soort: van welke zetten daar de waarde voor nodig is
    // * tekst: een functie van Raad, die de raad retourneert
    void geefRaad (Vraagsoort soort, string (Raad::*tekst) () const)
    {
      Raad raad (spel.bord ());
      if (isUit ())
        return;
      try
      {
        raad.denk (ElkeDiepte, tijd, soort, toezicht);
      }
      catch (const zoek::Afgebroken &waar)
      {
        cout << terminal::afgebrokenTekst (waar) << "\nTot nu toe:\n";
      }
      cout << (raad.*tekst) () << flush;
    }

    // Tel de vervolgpartijen, en als dat niets kost ook na elke zet. Zijn er
    // veel, dan komt er eerst een schatting; duurt het lang, dan wordt er
    // gevraagd of het mag.
    void telVervolg ()
    {
      const int Decimalen = 6;
      Vervolgpartijen telling (spel, toezicht);
      if (telling.standaardfout () > 0)  // anders is er maar een mogelijkheid
        cout << "Geschat: " << zoek::ongeveer (telling.geschat ())
             << " vervolgpartijen, met standaardfout "
             << zoek::ongeveer (telling.standaardfout ()) << '.' << endl;
      const clock_t begin = clock ();
      const long long aantal = telling.tel ();
      const double duur = zoek::seconden (clock () - begin);
      if (aantal < 0)
        cout << "Dat kan niet: het aantal is te groot." << endl;
      else
        cout << zoek::getalTekst (aantal)
             << (aantal == 1 ? " vervolgpartij" : " vervolgpartijen")
             << ", geteld in " << zoek::kommaTekst (duur, Decimalen)
             << " seconden." << endl;
      if (telling.isKlein () && !spel.eindstand ())
      {
        telling.telElkeZet ();
        toonNaElkeZet (telling.elkeZet ());
      }
    }

    // Toon bij elke zet het aantal vervolgpartijen erna.
    void toonNaElkeZet (const vector<long long> &aantallen)
    {
      const vector<Zet> zetten = spel.bepaalZetten ();
      vector<string> woorden;
      for (size_t i = 0; i < zetten.size (); i++)
        woorden.push_back (naamVakje (zetten[i]) + " "
                           + zoek::getalTekst (aantallen[i]));
      cout << "Na elke zet:\n" << terminal::inKolommen (woorden, false)
           << flush;
    }

    // Vraag het aantal partijen, en laat de computer die op een bord van deze
    // maten tegen zichzelf spelen.
    void speelPartijen ()
    {
      int aantal = 0;
      if (vragen.vraagGetal ("Hoeveel partijen per regel", 1,
                             Wedstrijd::MaxPartijen, aantal)
          && !Wedstrijd (spel.bord ().getRijen (), spel.bord ().getKolommen (),
                         aantal, {}, tijd, false).speel (toezicht))
        vragen.vergeetRest ();
    }
};

//*************************************************************************
// De opdrachtregel

// Zet de uitleg van de opdrachtregel op het scherm; zie toonSlot.
void toonHulp ()
{
  cout <<
    "Othello: sla alle stenen die je insluit; wie niet kan zetten verliest.\n"
    "\n"
    "Gebruik:\n"
    "  ./Othello [opties]                  het menu\n"
    "  ./Othello [opties] BESTAND          verder met een bewaard spel\n"
    "  ./Othello [opties] --los BESTAND... een tabel met per stand wie er\n"
    "      wint, met hoeveel, en de beste zet\n"
    "  ./Othello [opties] --vervolg BESTAND...   een tabel met per stand het\n"
    "      aantal vervolgpartijen (met ~ ervoor geschat, als tellen dagen\n"
    "      duurt), en dat na elke zet\n"
    "  ./Othello [opties] --partijen N [COMPUTER...]\n"
    "      laat elk paar computers (zoals t, g, b, 6 of 2s; anders t en g)\n"
    "      N partijen spelen (1 t/m " << Wedstrijd::MaxPartijen << "); wie ze"
    " noemt, laat elke partij\n"
    "      met " << Wedstrijd::Opening << " toevallige zetten beginnen\n"
    "\n"
    "Opties:\n"
    "  --rijen M, --kolommen N\n"
    "                  het bord van --partijen: even, 2 t/m 20, anders 8\n"
    "  --tijd S        denk hoogstens S seconden over een stand (0: zonder\n"
    "                  grens); anders " << Zettijd
    << ", en bij --los zonder grens\n"
    "  --zetten        bij --los: ook een regel voor elke zet\n"
    "  --csv           elke tabel met puntkomma's\n"
    << terminal::ZaadUitleg;
}

// Begin met de partij in een bestand, als er een naam is, of met een nieuwe.
// Retourneert: de exitcode
int speel (const Instellingen &gevraagd)
{
  terminal::Vragen vragen;
  terminal::Schermtoezicht toezicht (gevraagd.stil, &vragen);
  Othellomenu menu (vragen, toezicht, gevraagd);
  if (!gevraagd.namen.empty () && !menu.lees (gevraagd.namen[0], cerr))
    return terminal::SpelOnleesbaar;
  terminal::toonZaad (gevraagd);
  if (gevraagd.namen.empty ())
    menu.nieuw ();
  menu.draai ();
  return terminal::Gelukt;
}

// Haal een maat van het bord van de opdrachtregel; een oneven maat, en een maat
// zonder wedstrijd, wordt gemeld.
void leesMaat (terminal::Opdrachtregel &regel, const string &naam, bool mag,
               int &maat)
{
  if (regel.optieGetal (naam, OthelloBord::MinMaat, OthelloBord::MaxMaat, maat)
      && (!mag || maat % 2 != 0))
    regel.fout (naam + " hoort bij --partijen, en moet even zijn");
}

// Meld wat er van de opties niet samengaat.
void keur (terminal::Opdrachtregel &regel, const Instellingen &gevraagd)
{
  const bool partijen = gevraagd.partijen > 0;
  if (gevraagd.los + gevraagd.vervolg + partijen > 1)
    regel.fout ("--los, --vervolg en --partijen gaan niet samen");
  else if (gevraagd.vervolg && gevraagd.namen.empty ())
    regel.fout ("--vervolg: verwacht minstens een bestandsnaam");
  else
    terminal::keurOpties (regel, gevraagd, gevraagd.vervolg ? "--vervolg"
                                           : partijen ? "--partijen" : "",
                          !gevraagd.vervolg);
}

// Speel een wedstrijd; de namen zijn wie er spelen. Wie er geen computer is
// wordt gemeld.
// Retourneert: de exitcode
int speelWedstrijd (terminal::Opdrachtregel &regel,
                    const Instellingen &gevraagd)
{
  vector<Speler> wie;
  for (const string &naam : gevraagd.namen)
  {
    wie.push_back (Speler ());
    if (!wie.back ().lees (naam, false))
      regel.fout ("--partijen: gevonden " + terminal::toonbaar (naam)
                  + ", verwacht een computer: " + Speler::mag (false));
  }
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  terminal::Schermtoezicht toezicht (gevraagd.stil);
  terminal::toonZaad (gevraagd);
  return Wedstrijd (gevraagd.rijen, gevraagd.kolommen, gevraagd.partijen, wie,
                    static_cast<double> (gevraagd.tijd), gevraagd.csv)
           .speel (toezicht) ? terminal::Gelukt
                             : terminal::Onderbroken;
}

// Controleer de opdrachtregel, waar de opties uit gehaald worden, en start wat
// zij vraagt.
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  Instellingen gevraagd;
  gevraagd.tijd = -1;
  terminal::leesGewone (regel, gevraagd);
  if (gevraagd.tijd < 0)
    gevraagd.tijd = gevraagd.los ? 0 : Zettijd;
  gevraagd.vervolg = regel.optie ("--vervolg");
  const bool partijen = regel.optieGetal
    ("--partijen", 1, Wedstrijd::MaxPartijen, gevraagd.partijen);
  leesMaat (regel, "--rijen", partijen, gevraagd.rijen);
  leesMaat (regel, "--kolommen", partijen, gevraagd.kolommen);
  gevraagd.namen = regel.bestanden ();
  keur (regel, gevraagd);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  if (gevraagd.los)
    return losOp (gevraagd);
  if (gevraagd.vervolg)
    return toonVervolg (gevraagd);
  return partijen ? speelWedstrijd (regel, gevraagd) : speel (gevraagd);
}

// Het hoofdprogramma, met de opdrachtregel als parameters.
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, toonHulp, Versie, start);
}
