// toets_bewijs.cc: is van wat Kalah vindt een bewijs te schrijven dat de
// controle aanneemt, en weigert die elk bewijs waar iets aan mankeert?

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>
#include "hulp.h"
#include "spellen/kalah/kalah.h"
#include "tests/dump.h"
#include "tests/kalah/bewijs/controle.h"
#include "tests/kalah/bewijs/schrijver.h"
#include "tests/tekst.h"
#include "tests/toets.h"
#include "zoek/toezicht.h"

using namespace std;
using Model::Stand;

static const long long MiB = 1024 * 1024;

// Wat de controle van een bewijs zegt: de uitkomst, of waarom zij het weigert.
static string oordeel (const string &bewijs, const Stand &stand)
{
  istringstream in (bewijs);
  try
  {
    return bewijs::Controle (in, stand.kuilen, stand.speler).keur ();
  }
  catch (const string &mis)
  {
    return mis;
  }
}

// Het bewijs van wat het programma van een stand vindt; het klopt.
static string bewijsVan (const Stand &stand, int eindspel)
{
  ostringstream uit;
  Kalah::Oplossing oplossing;
  EIS (spelMet (stand).losOp (eindspel, 8 * MiB, oplossing));
  EIS (bewijs::schrijf (stand.kuilen, stand.speler, eindspel, 8 * MiB, nullptr,
                        uit));
  const int uitkomst = oplossing.minst;
  EIS_GELIJK (oordeel (uit.str (), stand), uitkomst == 0 ? "uitkomst gelijk"
    : "uitkomst speler " + to_string (uitkomst > 0
                             ? stand.speler : Model::ander (stand.speler)));
  return uit.str ();
}

// Zet regels achter elkaar, met een laatste regel die erbij past.
static string metEinde (vector<string> regels)
{
  unsigned long long som = 0xcbf29ce484222325ULL;
  regels.pop_back ();
  string uit;
  for (const string &regel : regels)
    uit += regel + "\n";
  for (char teken : uit)
    som = (som ^ static_cast<unsigned char> (teken)) * 0x100000001b3ULL;
  return uit + "einde " + to_string (regels.size ()) + " " + to_string (som)
         + "\n";
}

// De stand op een regel, en de zet.
static Stand standOp (const string &regel, int speler, int &kuiltje)
{
  istringstream in (regel);
  Stand stand = { vector<int> (Model::Kring), speler };
  for (int &aantal : stand.kuilen)
    in >> aantal;
  in >> kuiltje;
  EIS (static_cast<bool> (in));
  return stand;
}

//*************************************************************************

TOETS (elk_bewijs_klopt)
{
  Toeval toeval (5);
  int keren[3] = { 0, 0, 0 };
  for (int keer = 0; keer < proeven (60, 20); keer++)
  {
    const Stand stand = verdeeld (toeval, toeval.trek
      (0, keer % 30 == 0 && !kort () ? 11 : 8));
    const int uitkomst = oordeelVanModel (stand);
    const string bewijs = bewijsVan (stand, toeval.trek (0, 3)
                                            * toeval.trek (0, 2));
    EIS_GELIJK (bevat (bewijs, "\nspeler 1 wint\n")
                - bevat (bewijs, "\nspeler 2 wint\n"),
                stand.speler == 1 ? uitkomst : -uitkomst);
    keren[uitkomst + 1]++;
  }
  EIS_MET (kort () || min (keren[0], min (keren[1], keren[2])) >= 5,
           keren[0] << " " << keren[1] << " " << keren[2]);
  // De beginstand met een steentje per kuiltje, en een stand laat in een spel
  // met drie.
  for (const char *tekening : { "1 1 1 1 1 1  0 0  1 1 1 1 1 1",
                                "4 0 3 1 0 2  9 10  2 0 0 3 1 1" })
    for (int speler = 1; speler <= 2; speler++)
      for (int eindspel : { 0, 5, 9 })
        bewijsVan (getekend (speler, tekening), eindspel);
}

// Steentjes genoeg om rond te gaan, langs de kalah van de ander.
TOETS (de_controle_zaait_als_het_model)
{
  Toeval toeval (9);
  int rond = 0;
  for (int keer = 0; keer < 1000; keer++)
  {
    const Stand stand = toevallig (toeval, 20);
    for (int kuiltje : Model::zetten (stand))
    {
      const int plaats = Model::plaatsVan (stand.speler, kuiltje);
      const Stand na = Model::naZet (stand, kuiltje);
      if (Model::totaal (stand) > bewijs::Stand::Meeste
          || Model::eindstand (na))
        continue;
      const bewijs::Stand zij = bewijs::Stand (stand.kuilen, stand.speler)
                                  .naZet (kuiltje - 1);
      for (int i = 0; i < Model::Kring; i++)
        EIS_MET (zij.in ((i + 7 * (na.speler - 1)) % Model::Kring)
                 == na.op (i), Model::tekst (stand) << " " << kuiltje);
      rond += stand.op (plaats) >= Model::Kring;
    }
  }
  EIS_MET (rond > 100, rond);
}

// Een stand die speler 1 wint.
static const char *const Klein = "0 2 0 1 0 1  8 10  1 0 2 0 0 1";

// Zet op elke regel elke andere zet: die niet mag, of daarmee verliest, wordt
// op die regel betrapt, ook als de laatste regel weer klopt.
TOETS (een_verkeerde_zet_wordt_gevonden)
{
  int fout = 0, goed = 0;
  for (const char *tekening : { Klein, "1 0 1 0 1 1  9 10  0 1 0 2 0 1" })
  {
    const Stand begin = getekend (1, tekening);
    const vector<string> regels = regelsVan (bewijsVan (begin, 0));
    int speler = 0;
    bool wint = false;
    for (size_t i = 6; i + 1 < regels.size (); i++)
    {
      if (regels[i].compare (0, 7, "speler ") == 0)
      {
        speler = regels[i][7] - '0';
        wint = regels[i].find ("wint") != string::npos;
        continue;
      }
      int zet = 0;
      const Stand stand = standOp (regels[i], speler, zet);
      const vector<int> mag = Model::zetten (stand);
      for (int kuiltje = 0; kuiltje < 10; kuiltje++)
      {
        if (kuiltje == zet)
          continue;
        vector<string> anders = regels;
        anders[i].back () = static_cast<char> ('0' + kuiltje);
        const string antwoord = oordeel (metEinde (anders), begin);
        if (count (mag.begin (), mag.end (), kuiltje) == 0)
        {
          EIS_GELIJK (antwoord, "regel " + to_string (i + 1)
                                + ": deze zet mag niet: " + anders[i]);
          continue;
        }
        const bool houdt = -oordeelVanModel (Model::naZet (stand, kuiltje))
                           >= (wint ? 1 : 0);
        (houdt ? goed : fout)++;
        EIS_MET (houdt || antwoord.find ("regel " + to_string (i + 1)
                                         + ": hierna ") == 0,
                 anders[i] << " geeft: " << antwoord);
      }
    }
  }
  EIS_MET (fout >= 10, fout << " verkeerde, " << goed << " goede");
}

// Kap een bewijs na elk teken af, laat elke regel weg, en verander elk teken;
// verkort na elk zevende teken.
static void eisHeel (const Stand &begin)
{
  const string heel = bewijsVan (begin, 0);
  const vector<string> regels = regelsVan (heel);
  EIS_GELIJK (metEinde (regels), heel);
  for (size_t i = 0; i < heel.size (); i += kort () ? 7 : 1)
  {
    const string voor = heel.substr (0, i);
    const size_t regel = static_cast<size_t>
      (count (voor.begin (), voor.end (), '\n')) + 1;
    EIS_GELIJK (oordeel (voor, begin), "regel " + to_string (regel)
                                       + ": het bestand houdt op");
    for (char teken : string ("17 \n"))
      if (teken != heel[i])
      {
        string anders = heel;
        anders[i] = teken;
        EIS_MET (oordeel (anders, begin).find ("regel ") == 0,
                 teken << " op plaats " << i);
      }
  }
  for (size_t i = 0; i < regels.size (); i++)
  {
    vector<string> anders = regels;
    anders.erase (anders.begin () + static_cast<long> (i));
    anders.push_back ("");
    EIS_MET (oordeel (i + 1 == regels.size () ? string () : metEinde (anders),
                      begin).find ("regel ") == 0, "zonder " << regels[i]);
    anders = regels;
    anders[i] += " 0";
    EIS_MET (i + 1 == regels.size ()  // die maakt metEinde
             || oordeel (metEinde (anders), begin).find ("regel ") == 0,
             anders[i]);
  }
  EIS (oordeel (heel + "meer\n", begin).find
         ("regel " + to_string (regels.size () + 1)) == 0);
}

// Een bewijs van gelijkspel, met regels van beide spelers, en een van winst.
TOETS (wat_niet_heel_is_wordt_geweigerd)
{
  eisHeel (getekend (1, "0 1 0 0 2 0  0 1  0 0 0 2 0 0"));
  eisHeel (getekend (1, "0 0 0 0 0 1  8 10  1 0 0 0 0 1"));
}

TOETS (andere_regels_of_een_ander_begin_wordt_geweigerd)
{
  const Stand begin = getekend (1, Klein), ander = getekend (2, Klein),
              elders = getekend (1, "0 2 0 1 0 1  8 10  1 0 2 0 1 0");
  const string heel = bewijsVan (begin, 2);
  EIS (oordeel (heel, ander).find ("regel 4: ") == 0);
  EIS (oordeel (heel, elders).find ("regel 3: ") == 0);
  for (size_t i = 0; i < 6; i++)
  {
    vector<string> anders = regelsVan (heel);
    anders[i] += "9";
    EIS_MET (oordeel (metEinde (anders), begin).find
               ("regel " + to_string (i + 1) + ": ") == 0, anders[i]);
  }
}

//*************************************************************************
// Wat er over elke zet bewezen is

// Van de stand zelf is bewezen wat uit haar zetten volgt, ook onderweg.
static void eisWaar (const Stand &stand, const Kalah::Oplossing &oplossing)
{
  vector<int> zetten;
  int minst = -1, meest = -1;
  for (const Kalah::Zetoordeel &zet : oplossing.oordelen)
  {
    zetten.push_back (zet.kuiltje);
    minst = max (minst, zet.minst);
    meest = max (meest, zet.meest);
    const int echt = -oordeelVanModel (Model::naZet (stand, zet.kuiltje));
    EIS_MET (zet.minst <= echt && echt <= zet.meest, zet.kuiltje << " bij "
             << Model::tekst (stand));
  }
  EIS (zetten == Model::zetten (stand));
  EIS (zetten.empty ()
       || (minst == oplossing.minst && meest == oplossing.meest));
}

TOETS (van_elke_zet_klopt_wat_bewezen_is)
{
  Toeval toeval (6);
  int afgebroken = 0;
  for (int keer = 0; keer < proeven (100, 15); keer++)
  {
    const Stand stand = verdeeld (toeval, toeval.trek (0, 8));
    Kalah::Oplossing oplossing;
    Kalah spel = spelMet (stand);
    EIS (spel.losOp (2, MiB, oplossing));
    eisWaar (stand, oplossing);
    EIS_GELIJK (oplossing.minst, oplossing.meest);
    EIS (spel.losOp (2, MiB, oplossing, true));
    eisWaar (stand, oplossing);
    for (const Kalah::Zetoordeel &zet : oplossing.oordelen)
      EIS_GELIJK (zet.minst, zet.meest);
    for (int geduld : { 0, 1 })  // 0: al bij de eindspeltabel
    {
      Ongeduld stopper (geduld);
      spel.stelToezicht (&stopper);
      try
      {
        oplossing.oordelen.clear ();
        spel.losOp (2, MiB, oplossing);
      }
      catch (const zoek::Afgebroken &)
      {
        eisWaar (stand, oplossing);
        afgebroken += geduld;
      }
    }
  }
  EIS_MET (afgebroken >= proeven (10, 1), afgebroken);
}
