// toets_menu.cc: ./Kalah zoals een mens of een script het gebruikt. De
// opdrachtregel, het bewaren en de exitcodes staan in sessies/*.sh.

#include "tests/kalah/hulp.h"
#include "tests/menuproef.h"
#include "tests/spelproef.h"
#include "tests/terugblik.h"

using namespace std;

static const string Sessies = "tests/kalah/sessies/",
                    Voorbeelden = "spellen/kalah/voorbeelden/",
                    Keuze = "Keuze (? toont het menu): ";

// De antwoorden die een spel met 6 steentjes en twee mensen beginnen.
static const string Nieuw = "1\n6\n1\n", Spel = Nieuw + "m\nm\n";

// Dek af wat van de tijd en van het zoeken afhangt.
static string afgedekt (string tekst)
{
  const pair<string, string> maskers[] = {
    { "[0-9]+[.][0-9]{6}", "#.######" },
    { "voor:[ 0-9\n.]+\n", "voor: #\n" },
    { "achter:[ 0-9\n.]+\n", "achter: #\n" },
    { "gelijk:[ 0-9\n.]+\n", "gelijk: #\n" } };
  for (const pair<string, string> &masker : maskers)
    tekst = Patroon (masker.first).vervang (tekst, masker.second);
  return tekst;
}

static Menuproef maakProef ()
{
  const string speler = " (m mens, t toeval, g goed, b best, 12 of 2s) [m]: ",
    naam = "Naam van het bestand: ",
    // Hierin is het antwoord er lang voor de seconde van een hint om is.
    bijna = "2\n" + Sessies + "bijna.kalah\n";
  const vector<string> spelers =
    { "0", "-3", "1000", "41", "m1", "mm", "0s", "0.0s", "3601s", ".5s", "2.s",
      "1.2345s", "-1s", "s", "2,5,1s", "2.,5s", "1:3", "9999999999999999999s" };
  Menuproef proef ("Kalah", Sessies);
  proef.opties = { "--zaad", "1", "--stil" };
  proef.gedaan = "zaait";
  proef.afgedekt = afgedekt;
  proef.vragen = {
    { "hoofdmenu", Keuze, "", "3", { "0", "4", "1x", "h", "4 3" } },
    { "inlezen", naam, "2\n", "", { "/", "..", "/dev/null", "weg.kalah",
        "Makefile", Voorbeelden + "slag.kalah niet", string (100000, '/') } },
    { "steentjes", "Steentjes per kuiltje (3 t/m 8) [6]: ", "1\n", "6",
      { "0", "2", "9" } },
    { "wie_begint", "Wie begint (1 of 2) [1]: ", "1\n6\n", "1",
      { "0", "3" } },
    { "speler_1", "Speler 1" + speler, Nieuw, "m", spelers },
    { "speler_2", "Speler 2" + speler, Nieuw + "m\n", "m",
      { "0", "-3", "1000", "0 m" } },
    { "spel", Keuze, Spel, "s",
      { "0", "7", "-3", "11", "k", "t t", "h 0", "h -3", "h 1000",
        "w 0", "e", "c 0", "c m 41", "c m m m 6",
        "n 2", "n . . m m m 6", "l weg", "7 6", "t 6", "h 0 6", "w 2 k 6" } },
    { "leeg_kuiltje", Keuze, "2\n" + Voorbeelden + "slag.kalah\n", "s",
      { "3", "0", "7", "3 6" } },
    { "raad", Keuze, bijna, "s",
      { "h 0", "h -3", "r 41", "r 1000 6", "w 0,0s", "w 2.s", "h 3601s",
        "r .5s 3", "w 1:3", "h +" } },
    { "andere_spelers", "Speler 1" + speler, Spel + "c\n", "m", spelers },
    { "alleen_de_stand", "Alleen de stand, of met de zetten? (s of z) [z]: ",
      Spel + "b /geen/map/a\n", "s", { "zet", "0" } },
    { "afgelopen", Keuze, "2\n" + Sessies + "einde.kalah\n", "s",
      { "1", "h", "w 3", "h s", "1 s" } } };
  proef.meldingen.push_back
    ({ "Het spel is afgelopen: er is geen zet te doen." });
  proef.meldingen.push_back ({ "Er is geen zet om terug te nemen." });
  return proef;
}

static const Menuproef proef = maakProef ();

static const Aangemeld aangemeld (proef);

// Speel standen met weinig steentjes uit, met toevallige zetten, en kijk terug:
// dan komt het denken tot het einde.
TOETS (terugblik_volgt_het_model)
{
  const int Einde = 40;  // zoveel beurten duurt het nooit
  Toeval toeval (70);
  for (int keer = 0; keer < 8; keer++)
  {
    Model::Stand stand = verdeeld (toeval, 6);
    string inhoud = "Kalah 1\nkuiltjes";
    for (int aantal : stand.kuilen)
      inhoud += " " + to_string (aantal);
    const TijdelijkBestand bestand (inhoud + "\nbegint "
                                    + to_string (stand.speler) + "\n");
    long long standen = 0;
    vector<string> zetten;
    int beste = 0;
    vector<int> waarden = { Model::minimax (stand, Einde, beste, standen) };
    while (!Model::eindstand (stand))
    {
      zetten.push_back (to_string (toeval.uit (Model::zetten (stand))));
      stand = Model::naZet (stand, stoi (zetten.back ()));
      waarden.push_back (Model::minimax (stand, Einde, beste, standen));
    }
    if (!zetten.empty ())
      eisTerugblik ("Kalah", { "--stil", bestand.naam () }, "", zetten,
                    waarden);
  }
}
