// toets_kans.cc: het toeval en alles wat erop steunt. Elk zaad staat vast, dus
// elke toets geeft altijd dezelfde uitkomst; de grenzen zijn zo ruim dat
// een goed programma ze met een ander zaad ook haalt.

#include "tests/tegelspel/hulp.h"
#include "tests/tegelspel/inzicht.h"

#include "standaard.h"
#include "zoek/toeval.h"

using namespace std;
using Model::Stand;
using Model::Zet;

// Doe de eerste zet, als er een is, zodat er iets terug te nemen is.
static void doeEersteZet (TegelSpel &spel)
{
  for (const Zet &zet : spel.bepaalVerschillendeZetten ())
    if (spel.doeZet (zet.first, zet.second))
      return;
}

//*************************************************************************
// randomGetal, en de generator eronder

TOETS (generator_is_SplitMix64)
{
  zoek::Toeval toeval (1234567);  // de gepubliceerde reeks bij dit zaad
  EIS_GELIJK (toeval.bits (), 6457827717110365317ULL);
  EIS_GELIJK (toeval.bits (), 3203168211198807973ULL);
  EIS_GELIJK (toeval.bits (), 9817491932198370423ULL);
  EIS_GELIJK (toeval.bits (), 4593380528125082431ULL);
  EIS_GELIJK (toeval.bits (), 16408922859458223821ULL);
}

TOETS (dezelfde_getallen_op_elke_computer)
{
  zetZaad (1);
  for (int getal : { 56, 74, 97, 44, 44, 76, 87, 52, 28, 79, 40, 60 })
    EIS_GELIJK (randomGetal (0, 99), getal);
  zetZaad (20240226);
  for (int getal : { 28, 87, 70, 43, 58, 62, 65, 45, 45, 43, 64, 29 })
    EIS_GELIJK (randomGetal (0, 99), getal);
  zetZaad (1);
  for (int getal : { 285879788, 1055624609, 2022941422, -238975344 })
    EIS_GELIJK (randomGetal (INT_MIN, INT_MAX), getal);
  zetZaad (1);
  for (int getal : { 1216681713, 2085212530, 1884091953 })
    EIS_GELIJK (randomGetal (-5, INT_MAX - 4), getal);
}

TOETS (getallen_blijven_binnen_de_grenzen)
{
  zetZaad (5);
  EIS_GELIJK (randomGetal (7, 7), 7);
  EIS_GELIJK (randomGetal (INT_MAX, INT_MAX), INT_MAX);
  EIS_GELIJK (randomGetal (INT_MIN, INT_MIN), INT_MIN);
  for (const auto &tussen : { make_pair (-3, 4), make_pair (4, -3),
                              make_pair (INT_MIN, INT_MAX) })
  {
    const int min = std::min (tussen.first, tussen.second),
              max = std::max (tussen.first, tussen.second),
              rand = max / 20;  // binnen zoveel van elke grens komt er een
    bool laag = false, hoog = false;
    for (int i = 0; i < 10000; i++)
    {
      const int getal = randomGetal (tussen.first, tussen.second);
      EIS_MET (getal >= min && getal <= max, getal);
      laag = laag || getal <= min + rand;
      hoog = hoog || getal >= max - rand;
    }
    EIS (laag && hoog);
  }
}

TOETS (een_groot_bereik_heeft_geen_voorkeur)
{
  // Van de 2^32 mogelijke trekkingen gaan er 4 op elke 3 getallen. Wie de
  // ene die over is niet weggooit, kiest een van die drie twee keer zo vaak:
  // bij delen met rest in het onderste derde deel, bij schalen om de drie.
  for (bool rest : { false, true })
  {
    Model::Keuzetoets toets;
    zetZaad (10);
    toets.tel (vector<double> (3, 1.0 / 3), 30000, [rest]
      {
        const long long getal = randomGetal (INT_MIN, INT_MAX - (1 << 30));
        return static_cast<size_t> (rest ? (getal - INT_MIN) % 3
                                         : (getal - INT_MIN) >> 30);
      });
    toets.eisGewoon ();
  }
}

// De kleuren in de pot van een nieuw spel wisselen elkaar af zoals bij toeval:
// de helft van de keren.
TOETS (de_pot_van_een_nieuw_spel_is_toevallig)
{
  TegelSpel spel;
  string potten;
  zetZaad (3);
  for (int keer = 0; keer < 300; keer++)
  {
    spel.nieuwSpel (1, 1, 1, 1, 100);
    potten += Toetsinzicht::pot (spel);
  }
  int wissels = 0;
  for (size_t i = 1; i < potten.size (); i++)
    wissels += potten[i] != potten[i - 1];
  EIS_MET (abs (2 * wissels - 30000) < 1500, wissels);
}

//*************************************************************************
// bepaalGoedeZet

TOETS (zonder_simulaties_een_melding_en_de_eerste_zet)
{
  TegelSpel spel;
  EIS (spel.leesInSpel ("spel3.txt"));
  for (int aantal : { 0, -1, INT_MIN })
  {
    Vangst vangst;
    EIS_GELIJK (Model::tekst (spel.bepaalGoedeZet (aantal)), "(0,b)");
    EIS_MET (bevat (vangst.tekst (), to_string (aantal)), vangst.tekst ());
  }
}

TOETS (simulaties_kiezen_elke_verschillende_zet_even_vaak)
{
  // Hoe vaak elke zet de beste lijkt na een paar simulaties, is exact uit te
  // rekenen als elke verschillende zet daarin even waarschijnlijk is. Bij
  // gelijke gemiddelden telt de eerste zet.
  Model::Loting loting (12);
  TegelSpel spel;
  zetZaad (1);
  for (int n : { 1, 2, 5 })
  {
    Model::Keuzetoets toets;
    while (toets.vrijheid < proeven (100, 8))
    {
      const Stand stand = loting.spelMetBoom (3, 14, 400);
      const vector<double> kansen = Model::keuzekansen (stand, n);
      if (count_if (kansen.begin (), kansen.end (),
                    [] (double kans) { return kans > 0.1; }) < 2)
        continue;
      const vector<Zet> zetten = Model::verschillendeZetten (stand);
      zetOp (spel, stand);
      toets.tel (kansen, 400, [&]
        {
          return static_cast<size_t>
            (find (zetten.begin (), zetten.end (), spel.bepaalGoedeZet (n))
             - zetten.begin ());
        });
      EIS_STAND (spel, stand);
    }
    toets.eisGewoon ();
  }
}

//*************************************************************************
// bepaalGoedeScore

TOETS (goede_score_tegen_de_exacte_verwachting)
{
  Model::Loting loting (13);
  TegelSpel spel;
  zetZaad (2);
  double afwijking = 0, spreiding = 0;
  // Meestal staat de uitkomst zo goed als vast; ga door tot er genoeg spellen
  // geweest zijn waarbij dat niet zo is.
  for (int onzekere = 0; onzekere < proeven (12, 1); )
  {
    zetOp (spel, loting.spelMetBoom (3, 14, 300));
    doeEersteZet (spel);
    const Stand stand = Toetsinzicht::stand (spel);
    const string voor = Toetsinzicht::dump (spel);
    const Model::Kansen kansen
      = Model::goedTegenBest (stand, stand.beurt, NrSimulaties);
    const int hoogstens = Model::losOp (stand).score;
    const bool onzeker = Model::variantie (kansen) > 0.05;
    onzekere += onzeker;
    for (int keer = 0; keer < (onzeker ? 40 : 2); keer++)
    {
      const int score = spel.bepaalGoedeScore ();
      EIS_MET (score <= hoogstens, score << " is meer dan de beste score "
               << hoogstens << Model::teken (stand));
      EIS_MET (kansen.count (score) == 1, score << " kan niet in"
               << Model::teken (stand));
      EIS_MET (kansen.at (score) > 1e-9, score << " kan bijna niet in"
               << Model::teken (stand));
      afwijking += score - Model::verwachting (kansen);
      spreiding += Model::variantie (kansen);
    }
    EIS_GELIJK (Toetsinzicht::dump (spel), voor);
  }
  EIS_MET (spreiding > 1 && abs (afwijking) < 5 * sqrt (spreiding),
           "som van de afwijkingen " << afwijking << ", standaardafwijking "
           << sqrt (spreiding));
}

// De verwachting na elke zet is die van het model, dat alle partijen afloopt;
// de gemiddelden van de simulaties liggen erbij in de buurt, en kiezen de zet.
TOETS (gemiddelden_en_verwachtingen_zijn_die_van_het_model)
{
  const int Simulaties = 4000;
  Model::Loting loting (32);
  for (int i = 0; i < (kort () ? 100 : 500); i++)
  {
    const Stand stand = loting.spelMetBoom (2, 25, 3000);
    const vector<Zet> zetten = Model::verschillendeZetten (stand);
    TegelSpel spel;
    vector<double> gemiddelden;
    zetOp (spel, stand);
    zetZaad (static_cast<unsigned long long> (i));
    const Zet gekozen = spel.bepaalGoedeZet (Simulaties, gemiddelden);
    const vector<double> exact = spel.verwachtingen ();
    EIS_GELIJK (exact.size (), zetten.size ());
    EIS_GELIJK (gemiddelden.size (), zetten.size ());
    for (size_t z = 0; z < zetten.size (); z++)
    {
      const double hoort = -Model::verwachting
        (Model::toevalligSpel (Model::naZet (stand, zetten[z])));
      EIS_MET (fabs (exact[z] - hoort) < 1e-9, Model::teken (stand));
      EIS_MET (fabs (gemiddelden[z] - hoort) < 0.3, Model::teken (stand));
    }
    const auto hoogste = max_element (gemiddelden.begin (), gemiddelden.end ());
    EIS (gekozen == (zetten.empty () ? GeenZet : zetten[static_cast<size_t>
                                       (hoogste - gemiddelden.begin ())]));
  }
  EIS (TegelSpel ().verwachtingen ().empty ());
}
