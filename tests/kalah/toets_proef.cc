// toets_proef.cc: Kalah door de proef van tests/spelproef.h, met het model
// ernaast: elke stand, en elke zet met haar verloop en haar verhaal. Verder de
// spelregels, elk een keer getekend, en bestanden die niet kloppen, met de
// regel waarin dat blijkt; zie ook tests/lezerproef.h.

#include "tests/kalah/hulp.h"
#include "tests/kalah/leesinzicht.h"
#include "tests/lezerproef.h"
#include "spellen/kalah/woorden.h"

using namespace std;
using Model::Stand;

//*************************************************************************
// Een zet, volgens het model

static string steentjes (int aantal)
{
  return to_string (aantal) + (aantal == 1 ? " steentje" : " steentjes");
}

// Het verhaal van een zet.
static string verhaal (const vector<Model::Stap> &stappen, int speler)
{
  const string ik = "peler " + to_string (speler),
               ander = "peler " + to_string (Model::ander (speler));
  string tekst, kuiltjes, som;
  int slagen = 0, buit = 0, rest = 0;
  for (const Model::Stap &stap : stappen)
  {
    const string van = to_string (stap.van % 7 + 1),
                 naar = "kuiltje " + to_string (stap.naar % 7 + 1);
    if (stap.soort == 's')
    {
      slagen++;
      buit += stap.aantal;
      kuiltjes += ", " + van;
      som += "+" + to_string (stap.aantal);
    }
    else if (stap.soort == 'o')
      rest += stap.aantal;
    else
      tekst += (stap.soort == 'v' ? "; daar lagen er al: verder met "
                                    + steentjes (stap.aantal)
                : "S" + ik + " zaait " + steentjes (stap.aantal)
                  + " uit kuiltje " + van) + " tot in "
        + (Model::isKalah (stap.naar) ? "de eigen kalah"
           : Model::eigenaar (stap.naar) == speler ? "het eigen " + naar
           : naar + " van s" + ander);
  }
  if (slagen > 1)
    kuiltjes.replace (kuiltjes.rfind (','), 1, " en");
  if (slagen > 0)
    tekst += (slagen > 1 ? "; slag: kuiltjes " : "; slag: kuiltje ")
      + kuiltjes.substr (2) + " van s" + ander + " ("
      + (slagen > 1 ? som.substr (1) + " = " : "") + steentjes (buit) + ")";
  return tekst + (rest == 0 ? "."
    : "; s" + ander + " kan niet zetten: s" + ik + " legt nog "
      + steentjes (rest) + " in de eigen kalah.");
}

// Eis dat een zet net zo gaat en hetzelfde oplevert als in het model.
// Retourneert: het verhaal van de zet
static string eisZet (Kalah &spel, const Stand &stand, int kuiltje)
{
  vector<int> zetten = spel.gedaneZetten ();
  const string voor = Toetsinzicht::dump (spel);
  Stand na = stand;
  const string hoort = verhaal (Model::doe (na, kuiltje), stand.speler);
  EIS_GELIJK (spel.bezwaar (kuiltje), "");
  EIS (spel.doeZet (kuiltje));
  const string verteld = spel.verhaal ();
  EIS_GELIJK (verteld, hoort);
  EIS_STAND (spel, na);
  zetten.push_back (kuiltje);
  EIS (spel.gedaneZetten () == zetten && spel.unDoeZet ());
  EIS_GELIJK (Toetsinzicht::dump (spel), voor);
  return verteld;
}

// Eis dat een stand in alles is als in het model, met elke zet en wat geen zet
// is.
// Retourneert: de verhalen van alle zetten
static string eisStand (Kalah &spel, const Stand &stand)
{
  const vector<int> mogelijk = Model::zetten (stand),
                    punten = Model::punten (stand);
  string verhalen;
  EIS_STAND (spel, stand);
  for (int kuiltje : { INT_MIN, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 14, INT_MAX })
    if (count (mogelijk.begin (), mogelijk.end (), kuiltje) > 0)
      verhalen += eisZet (spel, stand, kuiltje);
    else
      EIS_MET (!spel.doeZet (kuiltje) && !spel.bezwaar (kuiltje).empty (),
               kuiltje << " bij " << Model::tekst (stand));
  const int winnaar = Model::winnaar (stand);
  const vector<int> ruim = spel.opgeruimd ();
  EIS (winnaar >= 0 ? ruim[6] == punten[0] && ruim[13] == punten[1]
                    : ruim == stand.kuilen);
  if (winnaar >= 0)
    EIS_GELIJK (kalah::uitslag (spel),
      (Model::meerDanDeHelft (stand)
       ? "Speler " + to_string (winnaar) + " heeft meer dan de helft. "
       : "Speler " + to_string (stand.speler) + " kan niet zetten. ")
      + (winnaar == 0 ? "Gelijkspel: allebei " + steentjes (punten[0]) + "."
      : "Speler " + to_string (winnaar) + " wint met "
        + to_string (max (punten[0], punten[1])) + " tegen "
        + to_string (min (punten[0], punten[1])) + " steentjes: score "
        + to_string (abs (punten[0] - punten[1])) + "."));
  EIS_STAND (spel, stand);
  return verhalen;
}

//*************************************************************************
// Toevallige standen en spellen

TOETS (toevallige_standen_van_heel_weinig_tot_heel_veel_steentjes)
{
  Toeval toeval (1);
  string alles;
  for (int i = 0; i < proeven (10000, 500); i++)
  {
    const int hoogste[] = { 3, 6, 8, 20, 60, 250 };
    Stand stand = toevallig (toeval, hoogste[i % 6]);
    for (int plaats = 0; plaats < Model::Kring && i % 10 == 9; plaats++)
      stand.op (plaats) = toeval.trek (0, plaats == i / 10 % 14 ? 3000 : 500);
    Kalah spel = spelMet (stand);
    alles += eisStand (spel, stand);
  }
  for (const char *zin : { "verder met", "slag: kuiltje ", " en 1 van",
                           "kan niet zetten", "zaait 1 s", "nog 1 s" })
  {
    int keren = 0;
    for (size_t i = alles.find (zin); i != string::npos;
         i = alles.find (zin, i + 1))
      keren++;
    EIS_MET (keren >= proeven (10, 1), zin << " komt " << keren << " keer");
  }
}

// Een zet is een kuiltje.
struct KalahProef : Spelbasis<Kalah, int, Toetsinzicht>
{
  // De beginstand, of een stand naar keuze met weinig of veel steentjes.
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    unique_ptr<Spel> spel (new Spel (toeval.trek (3, 8)));
    const int meeste = toeval.trek (0, 3) == 0 ? proeven (40, 12) : 6;
    const Stand stand = toevallig (toeval, meeste);
    if (toeval.trek (0, 1) == 1)
      EIS (spel->zetStand (stand.kuilen, stand.speler));
    return spel;
  }

  static Zet kandidaat (Spel &, Toeval &toeval)
  {
    return toeval.trek (-1, 9) == 9 ? toeval.trek (-1000000, 1000000)
                                    : toeval.trek (-1, 8);
  }

  // Het verschil van de kalahs, voor speler 1 (nummer 0) of 2.
  static int score (const Spel &spel, int wie)
  {
    return spel.getSpeler () == wie + 1 ? spel.score ()
                                        : -Model::score (standVan (spel));
  }

  static int hoogste (const Spel &spel)
  {
    return Model::totaal (standVan (spel));
  }

  // Van een speler brengt minstens elke zesde keer zaaien een steentje in de
  // kalah.
  static int langste (const Spel &spel) { return 10 + 6 * hoogste (spel); }

  typedef terminal::Denkspeler Speler;

  static string speler (Toeval &toeval)
  {
    const vector<string> wie = { "m", "t", "g", "b", "1", "12", "40", "0.001s",
                                 "2.5s", "3600s", "1234.567s", "M", "2,5S" };
    return toeval.uit (wie);
  }

  // Elke zet is die van het model, en dus elke stand; er raakt geen steentje
  // zoek.
  static void bijzonder (Spel &spel)
  {
    Spel begin (spel);
    while (begin.unDoeZet ())
      continue;
    EIS_GELIJK (hoogste (begin), hoogste (spel));
    eisStand (spel, standVan (spel));
  }
};

TOETS (kalah_doorstaat_de_spelproef)
{
  Spelproef<KalahProef> (2, standenPerProef () / 2);
}

//*************************************************************************
// Maken en opzetten

TOETS (beginstand)
{
  for (int aantal : { INT_MIN, -1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 6000, INT_MAX })
  {
    const bool goed = aantal >= 3 && aantal <= 8;
    Vangst vangst;
    Kalah spel (aantal);
    const Stand stand = Model::begin (goed ? aantal : 6);
    eisStand (spel, stand);
    EIS (!spel.unDoeZet ());
    if (goed)
      EIS_GELIJK (vangst.tekst (), "");
    else
      eisMelding (vangst.tekst (), 200, { to_string (aantal), "3", "8", "6" });
  }
}

TOETS (zetStand_neemt_alleen_wat_kan)
{
  vector< vector<int> > standen = {
    vector<int> (14, 0), { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 },
    { 0, 0, 0, 0, 0, 10000, 0, 0, 0, 0, 0, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10000 },
    { 715, 715, 714, 714, 714, 714, 714, 714, 714, 714, 714, 714, 715, 715 } };
  const size_t goed = standen.size ();
  standen.insert (standen.end (), {
    {}, vector<int> (13, 1), vector<int> (15, 1), vector<int> (14, INT_MAX),
    { 5001, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5000 },
    { INT_MAX, 1, INT_MAX, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { INT_MAX, INT_MIN, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { 715, 715, 715, 714, 714, 714, 714, 714, 714, 714, 714, 714, 715, 715 } });
  for (size_t plaats = 0; plaats < 14; plaats++)
    for (int aantal : { -1, INT_MIN, 10001, INT_MAX })
    {
      standen.push_back (standen[0]);
      standen.back ()[plaats] = aantal;
    }
  for (size_t i = 0; i < standen.size (); i++)
    for (int speler : { 1, 2, INT_MIN, -1, 0, 3, INT_MAX })
    {
      Kalah spel (4);
      EIS (spel.doeZet (1) && spel.doeZet (2));
      const string voor = Toetsinzicht::dump (spel);
      const bool mag = i < goed && (speler == 1 || speler == 2);
      EIS_MET (spel.zetStand (standen[i], speler) == mag, tekst (standen[i]));
      EIS (mag || Toetsinzicht::dump (spel) == voor);
      if (!mag)
        continue;
      EIS (spel.gedaneZetten ().empty () && !spel.unDoeZet ());
      EIS_STAND (spel, Stand ({ standen[i], speler }));
    }
}

//*************************************************************************
// De regels, getekend: speler 2 boven van rechts naar links, dan de kalahs

struct Zetgeval
{
  const char *naam;
  int speler;
  const char *voor;  // zie getekend
  int kuiltje;
  const char *na;
};

static const Zetgeval Zetgevallen[] = {
  { "zaaien tegen de klok in", 1, "0 0 0 4 4 4  0 0  0 0 0 5 0 1", 4,
    "0 0 0 4 5 5  0 1  0 0 0 0 1 2" },
  { "speler 2 ook", 2, "1 0 5 0 0 0  0 0  4 4 4 0 0 0", 4,
    "2 1 0 0 0 0  1 0  5 5 4 0 0 0" },
  { "veertien steentjes uit kuiltje 6 eindigen in de eigen kalah", 1,
    "0 1 1 1 1 1  0 0  0 2 0 3 0 14", 6, "1 2 2 2 2 2  0 2  1 3 1 4 1 1" },
  { "dertien steentjes eindigen in hun eigen kuiltje", 1,
    "1 1 1 1 1 1  9 0  0 0 13 0 0 0", 3, "2 2 2 2 2 2  9 1  1 1 1 1 1 1" },
  { "de kalah van de ander wordt overgeslagen", 2,
    "8 0 0 0 0 0  3 4  3 3 3 3 3 3", 6, "0 0 0 0 0 1  4 4  4 4 4 4 4 4" },
  { "geen extra beurt in de eigen kalah", 1, "1 1 1 1 1 1  0 0  1 1 1 1 1 1", 6,
    "1 1 1 1 1 1  0 1  1 1 1 1 1 0" },
  { "eigen leeg kuiltje doet niets", 1, "4 4 4 4 4 4  0 0  1 0 1 1 1 1", 1,
    "4 4 4 4 4 4  0 0  0 1 1 1 1 1" },
  { "ook niet na een rondgang", 1, "4 4 4 4 4 4  0 0  0 0 0 0 0 9", 6,
    "5 5 5 5 5 5  0 1  1 1 0 0 0 0" },
  { "eigen gevuld kuiltje zonder rondgang doet niets", 1,
    "4 4 4 4 4 4  0 0  2 1 1 0 0 0", 1, "4 4 4 4 4 4  0 0  0 2 2 0 0 0" },
  { "na een rondgang: 10 uit 6 valt het laatst in 3; verder met 3", 1,
    "4 4 4 4 4 4  0 0  0 0 2 1 1 10", 6, "5 5 5 5 5 5  0 1  1 1 0 2 2 1" },
  { "8 uit 6 eindigt in 1; 2 eindigt in 3; 3 eindigt in 6; leeg: niets", 1,
    "4 4 4 4 4 4  0 0  1 3 2 1 1 8", 6, "5 5 5 5 5 5  0 1  0 4 0 2 2 1" },
  { "8 uit 6 maakt 13 van 1; dat eindigt in 1 zelf, dat dan leeg was", 1,
    "0 0 0 0 0 0  0 0  12 0 0 0 0 8", 6, "2 2 2 2 2 2  0 2  1 1 1 1 1 1" },
  { "8 uit 6 eindigt in 1; 8 eindigt bij de ander in kuiltje 2: slag", 1,
    "0 0 0 0 1 0  9 0  7 0 0 0 0 8", 6, "1 1 1 1 0 0  9 7  0 1 1 1 1 1" },
  // Twee rondgangen: 26 eindigt in kuiltje 1, waar al een steentje lag. Dan
  // gaat het verder met 2, met 3 en met 3, en worden er twee maal 3 geslagen.
  { "het beginkuiltje telt na 26 steentjes als gevuld", 1,
    "0 0 0 0 0 0  0 0  26 0 0 0 0 0", 1, "2 2 2 2 0 0  0 9  0 3 0 3 3 0" },
  { "slag van twee", 1, "4 4 4 4 4 1  0 0  1 0 0 0 0 2", 6,
    "4 4 4 4 4 0  0 3  1 0 0 0 0 0" },
  { "slag van drie", 1, "4 4 4 4 4 2  0 0  1 0 0 0 0 2", 6,
    "4 4 4 4 4 0  0 4  1 0 0 0 0 0" },
  { "geen slag van een", 1, "4 4 4 4 4 0  0 0  1 0 0 0 0 2", 6,
    "4 4 4 4 4 1  0 1  1 0 0 0 0 0" },
  { "geen slag van vier", 1, "4 4 4 4 4 3  0 0  1 0 0 0 0 2", 6,
    "4 4 4 4 4 4  0 1  1 0 0 0 0 0" },
  { "geen slag van vijf", 1, "4 4 4 4 4 4  0 0  1 0 0 0 0 2", 6,
    "4 4 4 4 4 5  0 1  1 0 0 0 0 0" },
  { "geen slag van eenendertig", 1, "4 4 4 4 4 30  0 0  1 0 0 0 0 2", 6,
    "4 4 4 4 4 31  0 1  1 0 0 0 0 0" },
  { "het voorbeeld van de opgave: het vierde kuiltje van de ander wordt 2, en "
    "de kuiltjes ervoor zijn 3 en 2; het eerste wordt 4 en blijft", 1,
    "5 5 1 2 1 3  0 0  1 0 0 0 0 5", 6, "5 5 0 0 0 4  0 8  1 0 0 0 0 0" },
  { "achter het laatste steentje telt niet mee, ook al ligt er 2", 1,
    "5 5 2 1 9 3  0 0  1 0 0 0 0 4", 6, "5 5 2 0 10 4  0 3  1 0 0 0 0 0" },
  { "slag van alle zes", 1, "1 2 1 2 1 2  0 0  1 0 0 0 0 7", 6,
    "0 0 0 0 0 0  0 16  1 0 0 0 0 0" },
  { "slag houdt op bij de eigen kuiltjes: daar worden het er 2 en 3", 1,
    "9 9 9 9 9 1  0 2  0 0 0 4 1 2", 4, "9 9 9 9 9 0  0 5  0 0 0 0 2 3" },
  { "meer dan de helft wint, en het bord blijft liggen", 1,
    "2 2 2 2 2 1  0 12  0 0 0 0 0 1", 6, "2 2 2 2 2 1  0 13  0 0 0 0 0 0" },
  { "speler 2 kan niet zetten; speler 1 ruimt 7 steentjes op", 1,
    "0 0 0 0 0 0  9 4  0 3 0 4 0 1", 6, "0 0 0 0 0 0  9 5  0 3 0 4 0 0" },
  { "speler 1 zaait zich leeg, maar speler 2 is aan beurt en kan zetten", 1,
    "1 0 0 0 0 0  4 4  0 0 0 0 0 1", 6, "1 0 0 0 0 0  4 5  0 0 0 0 0 0" } };

TOETS (zetten_getekend)
{
  for (const Zetgeval &geval : Zetgevallen)
  {
    const Stand voor = getekend (geval.speler, geval.voor),
                na = getekend (3 - geval.speler, geval.na);
    Kalah spel = spelMet (voor);
    eisZet (spel, voor, geval.kuiltje);
    EIS (spel.doeZet (geval.kuiltje));
    EIS_MET (verschil (spel, na) == "", geval.naam << ": "
             << verschil (spel, na));
  }
}

struct Eindgeval
{
  const char *naam;
  int speler;
  const char *tekening;
  int winnaar, score;
};

static const Eindgeval Eindgevallen[] = {
  { "meer dan de helft", 2, "2 2 2 2 2 1  0 13  0 0 0 0 0 0", 1, -13 },
  { "precies de helft is nog niet genoeg", 2, "2 2 2 2 2 2  0 12  0 0 0 0 0 0",
    -1, -12 },
  { "de helft van een oneven aantal", 1, "1 0 0 0 0 0  2 3  1 0 0 0 0 0", -1,
    1 },
  { "net meer, speler 1", 1, "1 0 0 0 0 0  1 4  1 0 0 0 0 0", 1, 3 },
  { "net meer, speler 2", 1, "1 0 0 0 0 0  4 1  1 0 0 0 0 0", 2, -3 },
  { "wie niet kan zetten laat de ander opruimen", 2,
    "0 0 0 0 0 0  9 5  0 3 0 4 0 0", 1, 9 - 12 },
  { "alleen wie aan beurt is telt", 2, "1 0 0 0 0 0  4 5  0 0 0 0 0 0", -1,
    -1 },
  { "geen opruimen na meer dan de helft", 1, "3 0 0 0 0 0  1 9  0 0 0 0 0 0", 1,
    8 },
  { "gelijkspel", 2, "0 0 0 0 0 0  8 5  1 0 2 0 0 0", 0, 0 },
  { "niets", 1, "0 0 0 0 0 0  0 0  0 0 0 0 0 0", 0, 0 } };

TOETS (einden_getekend)
{
  for (const Eindgeval &geval : Eindgevallen)
  {
    const Stand stand = getekend (geval.speler, geval.tekening);
    Kalah spel = spelMet (stand);
    eisStand (spel, stand);
    EIS_MET (spel.getWinnaar () == geval.winnaar
             && spel.score () == geval.score
             && spel.eindstand () == (geval.winnaar >= 0), geval.naam);
  }
}

//*************************************************************************
// Bestanden, die kloppen en niet

//*************************************************************************
// Het programma ertegenover

// De woorden van een tekst, zonder nullen voor een getal of achter een punt.
static vector<string> zonderNullen (const string &tekst)
{
  vector<string> woorden = woordenVan (Patroon ("[.]0s").vervang (tekst, "s"));
  for (string &woord : woorden)
    while (woord[0] == '0' && woord.size () > 1 && isdigit (woord[1]))
      woord.erase (0, 1);
  return woorden;
}

// Lees een bestand. Wat er gelezen is staat er zo, op nullen voor een getal na;
// anders noemt de melding een regel, en is er niets veranderd.
// Retourneert: het nummer van die regel, of een punt
static string gelezen (const string &inhoud)
{
  const Patroon regel (", regel ([0-9]+):");
  ostringstream melding;
  Kalah spel = Leesinzicht::begonnen ();
  Spelers spelers (2);
  if (terminal::leesSpelbestand (TijdelijkBestand (inhoud).naam (), melding,
                                 spel, spelers))
  {
    EIS_GELIJK (melding.str (), "");
    const size_t plek = inhoud.find ("spelers");
    const string weer = Toetsinzicht::bestand (spel, spelers);
    EIS_MET (zonderNullen (weer.substr (0, weer.find ("spelers")))
             == zonderNullen (inhoud.substr (0, plek)), inhoud);
    for (size_t i = 0; plek != string::npos && i < 2; i++)
    {
      terminal::Denkspeler speler;
      EIS (speler.lees (woordenVan (inhoud.substr (plek)).at (i + 1)));
      EIS_GELIJK (spelers[i].getypt (), speler.getypt ());
    }
    return ".";
  }
  if (bevat (melding.str (), "niet geldig"))
    eisMelding (melding.str (), 400, { "De zet ", " is niet geldig: " });
  else
    eisMelding (melding.str (), 400, { "gevonden", ", verwacht" });
  EIS_GELIJK (Toetsinzicht::dump (spel),
              Toetsinzicht::dump (Leesinzicht::begonnen ()));
  return regel.zoek (melding.str ()).at (1);
}

// In sessies/bytes.txt staat per teken op een regel wat er gebeurt als het weg
// is, als het bestand er ophoudt, en als er elk van zeven andere tekens staat;
// VERNIEUW=1 in de omgeving schrijft het opnieuw.
TOETS (elke_byte_van_een_kort_spel_weg_of_anders)
{
  const string bestand = "tests/kalah/sessies/bytes.txt",
    heel = "Kalah 1\nkuiltjes 0 0 0 0 0 1 3 0 0 0 0 0 2 1\nbegint 1\nzet 6\n"
           "spelers m 2.5s\n";
  string uit;
  for (size_t i = 0; i < heel.size (); i++)
  {
    string tekst = heel;
    uit += gelezen (tekst.erase (i, 1)) + gelezen (heel.substr (0, i));
    for (const char nieuw : { 'x', ' ', '\n', '0', '9', '\0', '-' })
    {
      tekst = heel;
      tekst[i] = nieuw;
      uit += gelezen (tekst);
    }
    uit += heel[i] == '\n' ? "\n" : " ";
  }
  EIS_GELIJK (gelezen (heel), ".");
  if (getenv ("VERNIEUW") != nullptr)
    ofstream (bestand.c_str ()) << uit;
  EIS_GELIJK (uit, inhoudVan (bestand));
}

//*************************************************************************
// De proef van elke lezer

static Lezerproef<Kalah, Leesinzicht> maakProef ()
{
  const string map = "spellen/kalah/voorbeelden/";
  Lezerproef<Kalah, Leesinzicht> proef (
    { Kalah (6), Leesinzicht::begonnen () },
    { inhoudVan (map + "zaaien.kalah"), inhoudVan (map + "slag.kalah") });
  proef.woorden = false;
  proef.langste = 400;
  return proef;
}

static const Lezerproef<Kalah, Leesinzicht> proef = maakProef ();

static const Aangemeld aangemeld (proef);
