// toets_zoeken.cc: wat in zoek/ voor elk spel geldt en niets onthoudt: het
// bitbord, het nulvenster, kiezen met Monte Carlo, en de voortgang. De klok
// waar de voortgang op kijkt is hier van ons: er hangt niets van de tijd af.

#include "tests/klok.h"
#include "tests/scherm.h"

#include <algorithm>
#include <cmath>
#include <ctime>

#define timespec_get kijkOpDeKlok
#define clock kijkOpDeRekenklok
#include "zoek/voortgang.h"
#undef timespec_get
#undef clock
#include "zoek/alfabeta.h"
#include "zoek/beste.h"
#include "zoek/bitbord.h"
#include "zoek/bits.h"

using namespace std;
using zoek::Voortgang;

// Toezicht dat doet wat de toets wil, en onthoudt wat er gevraagd is.
class Kijker : public zoek::Toezicht
{
  public:

    bool terminal = true, stop = false, vragen = false, mag = true;
    double denktijd = 0;  // seconden, voor een antwoord
    string vraag;         // komt op het scherm, met het antwoord
    vector<zoek::Schatting> gevraagd;

    bool opTerminal () const override { return terminal; }
    bool stopGevraagd () const override { return stop; }
    bool vraagt () const override { return vragen; }

    bool magDoor (const zoek::Schatting &schatting) override
    {
      gevraagd.push_back (schatting);
      ::klok += denktijd;
      cerr << vraag;
      return mag;
    }
};

//*************************************************************************
// Het bitbord, tegen een gewone verzameling van nummers

typedef set<int> Model;

// Hetzelfde bord, opgebouwd uit nummers.
template <int Woorden>
static zoek::Bitbord<Woorden> bordVan (const Model &model)
{
  zoek::Bitbord<Woorden> bord = zoek::Bitbord<Woorden> ();
  for (int plaats : model)
    bord.neemOp (plaats);
  return bord;
}

// Alle nummers van 0 t/m 64 * Woorden - 1 waar iets voor geldt.
template <int Woorden, typename Geldt>
static Model waar (const Geldt &geldt)
{
  Model uit;
  for (int plaats = 0; plaats < 64 * Woorden; plaats++)
    if (geldt (plaats))
      uit.insert (plaats);
  return uit;
}

// Eis dat een bord zich van buiten net zo gedraagt als het model.
template <int Woorden>
static void eisVakjes (zoek::Bitbord<Woorden> bord, const Model &model)
{
  const bool leeg = model.empty ();
  EIS (bord == bordVan<Woorden> (model));
  EIS_GELIJK (bord.leeg (), leeg);
  EIS_GELIJK (bord.aantal (), static_cast<int> (model.size ()));
  for (int plaats = 0; plaats < 64 * Woorden; plaats++)
  {
    EIS_GELIJK (bord.woord (plaats / 64) >> plaats % 64 & 1,
                model.count (plaats));
    const int lengte = 1 + plaats % 31;
    for (int i = 0; i < lengte; i++)
      EIS_GELIJK (bord.deel (plaats, lengte) >> i & 1,
                  model.count (plaats + i));
    EIS_GELIJK (bord.deel (plaats, lengte) >> lengte, 0u);
  }
  if (!leeg)
    EIS (bord.laagste () == bordVan<Woorden> ({ *model.begin () }));
  for (int plaats : model)
    EIS_GELIJK (bord.neemLaagste (), plaats);
  EIS (bord.leeg ());
}

template <int Woorden>
static void eisAlsHetModel (const Model &a, const Model &b)
{
  typedef zoek::Bitbord<Woorden> Bord;
  const Bord een = bordVan<Woorden> (a), twee = bordVan<Woorden> (b);
  eisVakjes (een, a);
  eisVakjes (een & twee, waar<Woorden> ([&] (int i)
                         { return a.count (i) * b.count (i) > 0; }));
  eisVakjes (een | twee, waar<Woorden> ([&] (int i)
                         { return a.count (i) + b.count (i) > 0; }));
  eisVakjes (~een, waar<Woorden> ([&] (int i) { return a.count (i) == 0; }));
  for (int stap = 0; stap < Bord::Plaatsen; stap++)
  {
    const Bord hoger = bordVan<Woorden> (waar<Woorden>
                         ([&] (int i) { return a.count (i - stap) > 0; })),
               lager = bordVan<Woorden> (waar<Woorden>
                         ([&] (int i) { return a.count (i + stap) > 0; }));
    EIS_MET (een << stap == hoger && een >> stap == lager, stap);
    EIS_MET (stap > 63 || (een.hoger (stap) == hoger
                           && een.lager (stap) == lager), stap);
  }
  EIS_GELIJK (een == twee, a == b);
  EIS_GELIJK (een < twee, lexicographical_compare (a.rbegin (), a.rend (),
                                                   b.rbegin (), b.rend ()));
  EIS_GELIJK (een.mengsel () == twee.mengsel (), a == b);
}

template <int Woorden>
static void eisToevallige ()
{
  mt19937 toeval (Woorden);
  for (int keer = 0; keer < proeven (100, 20); keer++)
  {
    Model een, ander;
    for (auto i = toeval () % 4 * toeval () % 60; i > 0; i--)
      een.insert (static_cast<int> (toeval () % (64 * Woorden)));
    ander = een;
    if (keer % 3 > 0)
      ander.insert (static_cast<int> (toeval () % (64 * Woorden)));
    if (keer % 3 > 1 && !een.empty ())
      ander.erase (*een.begin ());
    eisAlsHetModel<Woorden> (een, ander);
    eisAlsHetModel<Woorden> (ander, een);
  }
}

TOETS (bord_van_een_tot_vier_woorden_als_het_model)
{
  eisToevallige<1> ();
  eisToevallige<2> ();
  eisToevallige<4> ();
}

TOETS (laatste_bit)
{
  for (int bit = 0; bit < 64; bit++)
    for (unsigned long long rest : { 0ULL, 1ULL, (1ULL << bit) - 1 })
      EIS_GELIJK (zoek::laatsteBit (1ULL << bit | (rest & ((1ULL << bit) - 1))),
                  bit);
}

//*************************************************************************
// Het nulvenster

// Hoe er geantwoord wordt: met de waarde zelf, met de zwakste grens die nog
// een antwoord is, of met iets daartussen.
enum Antwoord { Exact, Zwak, Ertussen };

TOETS (nulvenster_vindt_elke_waarde)
{
  mt19937 bron (1);
  for (Antwoord soort : { Exact, Zwak, Ertussen })
    for (int laag = -12; laag <= 12; laag++)
      for (int hoog = laag; hoog <= 12; hoog++)
        for (int waarde = laag; waarde <= hoog; waarde++)
          for (int gok = laag; gok <= hoog; gok++)
          {
            int vragen = 0, onder = laag, boven = hoog;
            const int gevonden = zoek::nulvenster
              ([&] (int grens)
               {
                 EIS_MET (grens > onder && grens <= boven, "de vraag " << grens
                          << " is al beantwoord of kan niet");
                 vragen++;
                 int antwoord = waarde;
                 const int zwak = waarde >= grens ? grens : grens - 1;
                 if (soort == Zwak)
                   antwoord = zwak;
                 if (soort == Ertussen && zwak != waarde)
                   antwoord = min (zwak, waarde) + static_cast<int> (bron ()
                     % static_cast<unsigned> (abs (zwak - waarde) + 1));
                 if (antwoord >= grens)
                   onder = antwoord;
                 else
                   boven = antwoord;
                 return antwoord;
               }, laag, hoog, gok);
            EIS_MET (gevonden == waarde, gevonden << " in plaats van "
                     << waarde << ", van " << laag << " t/m " << hoog);
            EIS (vragen <= hoog - laag);
            EIS (soort != Exact || vragen <= 2 + (gok != waarde));
          }
}

//*************************************************************************
// Monte Carlo

TOETS (hoogste_gemiddelde_is_de_eerste_hoogste)
{
  mt19937 bron (2);
  for (int proef = 0; proef < 3000; proef++)
  {
    const size_t mogelijkheden = 1 + bron () % 6;
    const int pogingen = 1 + static_cast<int> (bron () % 4),
              midden = static_cast<int> (bron () % 21) - 10;
    vector< vector<int> > scores (mogelijkheden);
    vector<long long> sommen (mogelijkheden, 0);
    for (size_t i = 0; i < mogelijkheden; i++)
      for (int j = 0; j < pogingen; j++)
      {
        scores[i].push_back (midden + static_cast<int> (bron () % 3));
        sommen[i] += scores[i].back ();
      }
    size_t verwacht = 0;
    for (size_t i = 1; i < mogelijkheden; i++)
      if (sommen[i] > sommen[verwacht])
        verwacht = i;
    vector<size_t> gedaan (mogelijkheden, 0);
    const size_t gekozen = zoek::hoogsteGemiddelde
      ("", nullptr, mogelijkheden, pogingen,
       [&] (size_t i) { return scores.at (i).at (gedaan.at (i)++); });
    EIS_GELIJK (gekozen, verwacht);
    for (size_t aantal : gedaan)
      EIS_GELIJK (aantal, static_cast<size_t> (pogingen));
  }
}

TOETS (hoogste_gemiddelde_telt_verder_dan_een_int)
{
  const auto probeer = [] (size_t i) { return i == 1 ? INT_MAX : 1; };
  EIS_GELIJK (zoek::hoogsteGemiddelde ("", nullptr, 2, 3, probeer), 1u);
}

//*************************************************************************
// De duur

TOETS (duur_in_woorden)
{
  const pair<double,const char *> gevallen[] = {
    { 0, "0 seconden" }, { 0.25, "0,25 seconden" }, { 1, "1 seconde" },
    { 59.94, "59,9 seconden" }, { 119, "119 seconden" }, { 120, "2 minuten" },
    { 300, "5 minuten" }, { 7100, "118 minuten" }, { 7200, "2 uur" },
    { 12345, "3,43 uur" }, { 100000, "27,8 uur" }, { 172800, "2 dagen" },
    { 700 * 86400.0, "700 dagen" }, { 731 * 86400.0, "2 jaar" },
    { 1000 * 365.25 * 86400, "1 000 jaar" }, { 1e15, "31,7 miljoen jaar" } };
  for (const auto &geval : gevallen)
    EIS_GELIJK (zoek::duurTekst (geval.first), geval.second);
}

TOETS (getallen_in_groepen_van_drie)
{
  const pair<long long,const char *> gevallen[] = {
    { 0, "0" }, { 999, "999" }, { 1000, "1 000" }, { -1000, "-1 000" },
    { -100, "-100" }, { 198040465, "198 040 465" },
    { LLONG_MAX, "9 223 372 036 854 775 807" },
    { LLONG_MIN, "-9 223 372 036 854 775 808" } };
  for (const auto &geval : gevallen)
    EIS_GELIJK (zoek::getalTekst (geval.first), geval.second);
}

TOETS (ongeveer_drie_cijfers)
{
  const pair<double,const char *> gevallen[] = {
    { 0, "0" }, { 0.004, "0" }, { 0.5, "0,5" }, { 1.234, "1,23" },
    { 9.999, "10" }, { 99.96, "100" }, { 123.4, "123" }, { 999.6, "1 000" },
    { 1234, "1 200" }, { 98765, "98 800" }, { 999900, "1 miljoen" },
    { 1.1e6, "1,1 miljoen" }, { 198040465, "198 miljoen" },
    { 999.7e6, "1 miljard" }, { 2.1e9, "2,1 miljard" },
    { 2471100877301.0, "2,47 biljoen" }, { 8e18, "8 triljoen" },
    { 999e18, "999 triljoen" }, { 9.996e20, "1 x 10^21" },
    { 1e30, "1 x 10^30" }, { 6.074e54, "6,07 x 10^54" },
    { INFINITY, "ontelbaar veel" }, { NAN, "ontelbaar veel" } };
  for (const auto &geval : gevallen)
    EIS_GELIJK (zoek::ongeveer (geval.first), geval.second);
}

//*************************************************************************
// De voortgang

static const double Tik = 1.0 / 64;  // seconden tussen twee keer tonen

// Werk met een voortgang, een scherm en een kijker.
struct Werk
{
  const Scherm scherm;
  Kijker kijker;
  double begin;
  unique_ptr<Voortgang> voortgang;

  explicit Werk (long long totaal, bool vragen = false, double nwBegin = 100)
  : begin (klok = nwBegin)
  {
    kijker.vragen = vragen;
    voortgang.reset (new Voortgang ("werk", "dingen", totaal, &kijker));
  }

  // Werk tot zoveel seconden na het begin, met zoveel per seconde.
  void tot (double seconden, double tempo = 1e6)
  {
    for ( ; klok < begin + seconden - 1e-9; klok += Tik)
      voortgang->peil (static_cast<long long> ((klok - begin) * tempo));
  }

  // Hetzelfde, als het werk voor die tijd afgebroken moet worden.
  zoek::Afgebroken breekAf (double seconden)
  {
    try
    {
      tot (seconden);
    }
    catch (const zoek::Afgebroken &waar)
    {
      return waar;
    }
    throw ToetsMislukt ("niet afgebroken");
  }
};

TOETS (voortgang_zwijgt_onder_de_twee_seconden)
{
  for (double begin = 1000; begin < 1001; begin += 1.0 / 16)
  {
    Werk werk (100 * 1000 * 1000, false, begin);
    werk.kijker.terminal = false;
    werk.tot (2);
    EIS_MET (werk.scherm.alles ().empty (), "begonnen op " << begin << ": "
             << werk.scherm.alles ());
    werk.tot (2 + 2 * Tik);
    EIS_GELIJK (werk.scherm.keren (), 1);
  }
}

// Wat een terminal na zoveel seconden laat zien, van zoveel werk met dit tempo
// en deze naam: na een halve seconde dat er gedacht wordt, na twee hoe ver het
// is, op een regel die niet omslaat, want dan is zij niet te wissen; wat niet
// te schatten is zegt eenmaal hoe het af te breken is, als er iemand is om dat
// te doen.
static const struct
{
  long long totaal;
  bool vragen;
  double tempo;
  string naam;
  double tot;
  int keren;  // hoeveel regels er geweest zijn
  string beeld;
} Beelden[] = {
  { 100 * 1000 * 1000, false, 1e6, "werk", 0.5, 0, "" },
  { 100 * 1000 * 1000, false, 1e6, "werk", 0.5 + 2 * Tik, 1,
    "werk: bezig ...\n" },
  { 100 * 1000 * 1000, false, 1e6, "werk", 1.5, 1, "werk: bezig ...\n" },
  { 640 * 1000 * 1000, false, 4e6, "werk", 4 + Tik, 4,
    "werk: 2,5 %, nog 2,6 minuten; 4 miljoen dingen per seconde\n" },
  { 640 * 1000 * 1000, false, 4e6, "werk", 155 + Tik, 155,
    "werk: 96,9 %, nog 5 seconden; 4 miljoen dingen per seconde\n" },
  { -1, false, 1e6, "ander werk", 5 + Tik, 5,
    "ander werk: 5 miljoen dingen; 1 miljoen per seconde\n" },
  { 0, false, 1e6, string (60, 'x'), 4 + Tik, 4,
    string (60, 'x') + ": 4 miljoen dingen;\n" },
  { 0, true, 1e6, "werk", 5 + Tik, 5,
    "werk: 5 miljoen dingen; 1 miljoen per seconde\n" } };

// En alles is weer te wissen, ook op een smal scherm. Gaat het werk anders
// heten, dan blijft wat er stond tot de volgende seconde.
TOETS (voortgang_laat_zien_hoe_ver_het_is)
{
  for (const auto &hoort : Beelden)
  {
    Werk werk (hoort.totaal, hoort.vragen, 500.5);
    werk.tot (hoort.tot - 1, hoort.tempo);
    const string voor = werk.scherm.beeld ();
    werk.voortgang->noem (hoort.naam);
    EIS_GELIJK (werk.scherm.beeld (), voor);
    werk.tot (hoort.tot, hoort.tempo);
    EIS_GELIJK (werk.scherm.beeld (), hoort.beeld);
    EIS_GELIJK (werk.scherm.keren (), hoort.keren);
    const string smal = werk.scherm.beeld (20);
    EIS_MET (regelsVan (smal).size () == regelsVan (hoort.beeld).size (),
             smal);
    werk.voortgang.reset ();
    EIS_GELIJK (werk.scherm.beeld (), "");
    EIS_GELIJK (werk.scherm.beeld (20), "");
    Terminal erna (20);  // daar slaat een lange regel weer om
    erna.ontvang (werk.scherm.alles () + string (30, 'x'));
    EIS_GELIJK (regelsVan (erna.beeld ()).size (), 2u);
  }
}

TOETS (voortgang_van_snel_werk_wist_niets)
{
  Werk werk (10);
  werk.voortgang->peil (1);
  werk.voortgang->peil (10);
  werk.voortgang.reset ();
  EIS_GELIJK (werk.scherm.alles (), "");
}

// Waar geen terminal is blijft elke regel staan, zonder stuurtekens, en komt er
// om de tien seconden een.
TOETS (voortgang_in_een_bestand_is_gewone_tekst)
{
  Werk werk (0);
  werk.kijker.terminal = false;
  werk.tot (25);
  werk.voortgang.reset ();
  EIS_GELIJK (werk.scherm.keren (), 3);  // na 2, 12 en 22 seconden
  EIS (werk.scherm.alles ().find_first_of ("\r\033") == string::npos);
}

TOETS (voortgang_zonder_toezicht_doet_niets)
{
  Werk werk (10);
  werk.voortgang.reset (new Voortgang ("werk", "dingen", 10, nullptr));
  werk.tot (60);
  EIS_GELIJK (werk.scherm.alles (), "");
}

TOETS (voortgang_breekt_af_als_dat_moet)
{
  Werk werk (0);
  werk.tot (1);
  werk.kijker.stop = true;
  const zoek::Afgebroken waar = werk.breekAf (2);
  EIS_MET (waar.seconden >= 1 && waar.seconden < 1.1, waar.seconden);
  EIS_MET (waar.aantal >= 1000000 && waar.aantal < 1100000, waar.aantal);
  EIS_GELIJK (waar.eenheid, "dingen");
  EIS (!waar.geweigerd && !waar.tijdOm);
}

// Met een grens aan de tijd wordt er niet gevraagd of het door mag. Wat er
// staat wordt gewist, want er is geen ^C.
TOETS (voortgang_breekt_af_als_de_tijd_om_is)
{
  for (double grens : { 0.5, 1.0, 7.25 })
  {
    Werk werk (20 * 1000 * 1000);
    werk.tot (3);  // wat voorbij is telt niet mee
    werk.kijker.vragen = true;
    werk.kijker.geefTijd (grens);
    werk.begin = klok;
    werk.voortgang.reset (new Voortgang ("werk", "dingen", 1 << 30,
                                         &werk.kijker));
    const zoek::Afgebroken waar = werk.breekAf (10);
    werk.voortgang.reset ();
    EIS_MET (waar.seconden >= grens && waar.seconden < grens + 4 * Tik,
             waar.seconden);
    EIS (waar.tijdOm && !waar.geweigerd);
    EIS_GELIJK (werk.kijker.gevraagd.size (), 0u);
    EIS_GELIJK (werk.scherm.beeld (), "");
    werk.kijker.geefTijd (0);
    EIS (!werk.kijker.heeftGrens ());
    werk.voortgang.reset (new Voortgang ("werk", "dingen", 0, &werk.kijker));
    werk.tot (20);
  }
}

// Wie de klok terugzet maakt geen grens langer: er wordt ondertussen gerekend.
TOETS (klok_die_teruggezet_wordt_loopt_door)
{
  klok = 5000;
  zoek::Klok sinds;
  klok += 2.5;
  EIS_GELIJK (sinds.seconden (), 2.5);
  teruggezet = 3600;
  EIS_GELIJK (sinds.seconden (), 2.5);
  sinds.zet (1.5);
  klok += 1;
  EIS_GELIJK (sinds.seconden (), 2.5);
  Werk werk (1 << 30, false, klok);
  werk.kijker.geefTijd (4);
  werk.tot (1);
  teruggezet += 3600;
  const zoek::Afgebroken waar = werk.breekAf (10);
  EIS_MET (waar.tijdOm && waar.seconden >= 4 && waar.seconden < 4 + 4 * Tik,
           waar.seconden);
  teruggezet = 0;
}

// Wie wacht terwijl een ander programma rekent, wacht ook.
TOETS (klok_loopt_ook_zonder_te_rekenen)
{
  klok = 5000;
  zoek::Klok sinds;
  gewacht = klok += 2;
  EIS_GELIJK (sinds.seconden (), 2.0);
  sinds.zet (1.5);
  gewacht = klok += 1;
  EIS_GELIJK (sinds.seconden (), 2.5);
  gewacht = 0;
}

// Een keer, en alleen als het lang duurt.
TOETS (voortgang_vraagt_of_lang_werk_door_mag)
{
  for (const auto &geval : vector< pair<long long,size_t> >
         { { 9 * 1000 * 1000, 0 }, { 0, 0 }, { 20 * 1000 * 1000, 1 },
           { -1, 1 } })
  {
    Werk werk (geval.first, true);
    werk.tot (5);
    EIS_GELIJK (werk.kijker.gevraagd.size (), geval.second);
    if (geval.second == 0)
      continue;
    const zoek::Schatting schatting = werk.kijker.gevraagd[0];
    EIS_MET (schatting.tempo > 0.9e6 && schatting.tempo < 1.1e6,
             schatting.tempo);
    EIS_MET (geval.first < 0 ? schatting.seconden < 0
             : schatting.seconden > 18 && schatting.seconden < 21,
             schatting.seconden);
  }
}

TOETS (wachten_op_een_antwoord_is_geen_werk)
{
  Werk werk (100 * 1000 * 1000, true);
  werk.kijker.denktijd = 1000;
  werk.tot (1);
  EIS_GELIJK (werk.kijker.gevraagd.size (), 1u);
  werk.begin += 1000;
  werk.tot (5 + Tik);
  EIS_GELIJK (werk.scherm.beeld (),
              "werk: 5,0 %, nog 95 seconden; 1 miljoen dingen per seconde\n");
  werk.kijker.stop = true;
  const zoek::Afgebroken waar = werk.breekAf (6);
  EIS_MET (waar.seconden >= 5 && waar.seconden < 5.1, waar.seconden);
}

// Werk waar geen eind aan komt, al is dat pas later te zien.
struct Eindeloos : Voortgang
{
  using Voortgang::Voortgang;
  long long telTotaal () override { return -1; }
};

// De regel ervoor gaat weg, de vraag zelf niet.
TOETS (een_vraag_blijft_op_het_scherm)
{
  Werk werk (0, true);
  werk.kijker.vraag = "Doorgaan? j\n";
  werk.voortgang.reset (new Eindeloos ("werk", "dingen", 0, &werk.kijker));
  werk.tot (3);
  EIS_MET (werk.scherm.beeld ().find ("Doorgaan? j\nwerk: ") == 0,
           werk.scherm.beeld ());
  werk.voortgang.reset ();
  EIS_GELIJK (werk.scherm.beeld (), "Doorgaan? j\n");
}

TOETS (voortgang_stopt_als_het_niet_door_mag)
{
  Werk werk (-1, true);
  werk.kijker.mag = false;
  EIS (werk.breekAf (5).geweigerd);
}

// Stukken duren niet even lang: wat van een stuk klaar is zegt hoe lang dat nog
// duurt, en de stukken die nog komen duren zo lang als gemiddeld.
TOETS (een_geheel_van_ongelijke_stukken)
{
  Kijker kijker;
  klok = 1000;
  zoek::Geheel geheel ("bezig", "bestand", 3, &kijker);
  geheel.volgende ();
  EIS_GELIJK (geheel.tekst (0), "bezig: bestand 1 van 3");
  klok += 10;  // dit stuk duurt 20, en dan komen er nog twee van 20
  EIS_GELIJK (geheel.tekst (.5), "bezig: bestand 1 van 3, nog 51 seconden");
  klok += 10;
  geheel.volgende ();
  klok += 1;   // dit duurt 64, en dan komt er een van 42
  EIS_GELIJK (geheel.tekst (1. / 64),
              "bezig: bestand 2 van 3, nog 106 seconden");
  EIS_GELIJK (geheel.tekst (0), "bezig: bestand 2 van 3, nog 40 seconden");
  klok += 30;  // langer dan het vorige
  EIS_GELIJK (geheel.tekst (0), "bezig: bestand 2 van 3, nog 26 seconden");
  zoek::Geheel binnen ("zetten", "zet", 2, &kijker);
  binnen.volgende ();  // de helft daarvan is een kwart van het stuk
  EIS_GELIJK (binnen.tekst (.5),
              "bezig: bestand 2 van 3, nog 2,77 minuten");
}

TOETS (monte_carlo_meldt_elke_poging)
{
  const Scherm scherm;
  Kijker kijker;
  string laatste;
  int over = 300000;
  klok = 100;
  zoek::hoogsteGemiddelde ("spelen", &kijker, 3, 100000, [&] (size_t)
                           {
                             klok += 1e-4;
                             if (--over == 0)
                               laatste = scherm.beeld ();
                             return 0;
                           });
  EIS_MET (scherm.keren () >= 25 && scherm.keren () <= 30, scherm.keren ());
  EIS_MET (laatste.find ("spelen: 9") == 0, laatste);
}
