// toets_spel.cc: de spelregels, de clusters en het zoeken, tegen het model.

#include "tests/toets.h"
#include "tests/aqualin/hulp.h"

#include "zoek/aqualin/bewijzen.h"
#include "zoek/aqualin/stand.h"
#include "zoek/toeval.h"

using namespace std;
using Model::Loting;
using Model::Paar;
using Model::Spel;
using Model::Stand;

static const string Map = "spellen/aqualin/";

// Een spel van de opgave, voor het model.
static Spel opgave ()
{
  const Spel spel = { 4, 5, { 11, 8, 13, 14, 12, 6, 5, 9, 4, 1, 10, 15, 19,
                              16, 2, 7, 17, 0, 3, 18 }, 6,
                      { 5, 14, 7, 16, 13, 4, 12, 2, 15, 9, 17, 3, 19, 18, 6,
                        0, 1, 11, 8, 10 }, 5, { 2, 3 } };
  return spel;
}

//*************************************************************************
// De regels

TOETS (voorbeeld_van_de_opgave)
{
  Aqualin spel;
  EIS (spel.leesInSpel ((Map + "spel2.txt").c_str ()));
  EIS_STAND (spel, Model::begin (opgave ()));
  EIS_GELIJK (spel.getKleuren (), 4);
  EIS_GELIJK (spel.getVormen (), 6);
  EIS (spel.getVakje (1, 3) == Paar (2, 1));
  EIS (spel.getVakje (3, 2) == Paar (0, 5));
  EIS (spel.getVakje (0, 0) == GeenSteen);
  EIS (spel.getHand (0) == vector<Paar> ({ { 0, 4 }, { 2, 0 } }));
  EIS (spel.getHand (1) == vector<Paar> ({ { 0, 2 }, { 2, 3 }, { 1, 3 } }));
}

TOETS (volledig_bord_van_de_opgave)
{
  const vector<Paar> figuur1 = {
    { 0, 1 }, { 3, 4 }, { 3, 5 }, { 2, 1 }, { 1, 3 }, { 5, 5 },
    { 4, 3 }, { 2, 4 }, { 4, 4 }, { 0, 3 }, { 1, 2 }, { 0, 5 },
    { 0, 2 }, { 3, 2 }, { 5, 3 }, { 5, 4 }, { 1, 0 }, { 0, 0 },
    { 4, 2 }, { 4, 1 }, { 2, 3 }, { 3, 0 }, { 5, 0 }, { 2, 2 },
    { 2, 0 }, { 4, 5 }, { 2, 5 }, { 4, 0 }, { 1, 4 }, { 0, 4 },
    { 3, 1 }, { 1, 5 }, { 1, 1 }, { 5, 1 }, { 3, 3 }, { 5, 2 } };
  ostringstream bestand;
  bestand << "6 6\n";
  for (int i = 0; i < 36; i++)
    bestand << i << " ";
  bestand << "\n6\n";
  for (const Paar &steen : figuur1)
    bestand << 6 * steen.first + steen.second << " ";
  bestand << "\n36\n2 2\n";
  Aqualin spel;
  EIS (leesTekst (spel, bestand.str ()));
  EIS_GELIJK (spel.grootsteCluster (0), 3);
  EIS_GELIJK (spel.grootsteCluster (1), 5);
  EIS (spel.eindstand ());
  pair<int,int> zet (7, 7);
  long long standen = 77;
  EIS_GELIJK (spel.optScore (zet, standen), -2);
  EIS (zet == GeenSteen);
  EIS_GELIJK (standen, 1);
  zet = Paar (7, 7);
  EIS_GELIJK (spel.optScoreSnel (zet, standen), -2);
  EIS (zet == GeenSteen);
  EIS_GELIJK (standen, 1);
}

TOETS (object_zonder_spel)
{
  Aqualin spel;
  pair<int,int> zet (7, 7);
  long long standen = 77;
  EIS_GELIJK (spel.getHoogte () + spel.getBreedte () + spel.getKleuren ()
              + spel.getVormen () + spel.getSpeler (), 0);
  EIS (spel.getVakje (0, 0) == GeenSteen && spel.getHand (1).empty ());
  EIS (spel.eindstand () && !spel.doeZet (0, 0) && !spel.unDoeZet ());
  EIS_GELIJK (spel.grootsteCluster (0), 0);
  EIS_GELIJK (spel.optScore (zet, standen), 0);
  EIS (zet == GeenSteen);
  EIS_GELIJK (standen, 1);
  EIS_GELIJK (spel.optScoreSnel (zet, standen), 0);
  EIS_GELIJK (spel.telStanden (), 1);
  EIS (spel.bepaalZetGrootsteCluster () == GeenSteen);
  EIS (spel.bepaalZetMonteCarlo () == GeenSteen);
  EIS_GELIJK (spel.speelUitScore (Optimaal, MonteCarlo), 0);
  Vangst vangst;
  spel.drukAf ();
  EIS (bevat (vangst.tekst (), "geen spel"));
}

TOETS (verkeerde_argumenten_geven_een_melding)
{
  Aqualin spel;
  zetOp (spel, opgave ());
  for (int wie : { -1, 2, 1000 })
  {
    Vangst vangst;
    EIS (spel.getHand (wie).empty ());
    EIS_GELIJK (spel.grootsteCluster (wie), 0);
    EIS (bevat (vangst.tekst (), to_string (wie)));
  }
  for (int algo : { -1, 0, 4 })
  {
    Vangst vangst;
    EIS_GELIJK (spel.speelUitScore (algo, 1), 0);
    EIS_GELIJK (spel.speelUitScore (1, algo), 0);
    EIS (bevat (vangst.tekst (), to_string (algo)));
  }
  EIS_STAND (spel, Model::begin (opgave ()));
}

TOETS (constructor_controleert_en_maakt_een_geldig_spel)
{
  const int verkeerd[][6] = {
    { 0, 4, 4, 0, 2, 2 }, { 11, 4, 4, 0, 2, 2 }, { 4, 0, 4, 0, 2, 2 },
    { 4, 11, 5, 0, 2, 2 }, { 4, 4, 0, 0, 2, 2 }, { 4, 4, 11, 0, 2, 2 },
    { 4, 4, 4, -1, 2, 2 }, { 4, 4, 4, 17, 2, 2 }, { 4, 4, 4, 0, 0, 2 },
    { 4, 4, 4, 0, 2, 6 }, { 4, 4, 1, 0, 2, 2 }, { 10, 10, 9, 0, 2, 2 } };
  for (const auto &geval : verkeerd)
  {
    int keuze[2] = { geval[4], geval[5] };
    Vangst vangst;
    Aqualin spel (geval[0], geval[1], geval[2], geval[3], keuze);
    EIS_GELIJK (spel.getHoogte (), 0);
    EIS (spel.eindstand ());
    EIS_MET (!vangst.tekst ().empty (), "geen melding");
  }
  int keuze[2] = { 5, 4 };
  Aqualin spel (10, 9, 9, 30, keuze);
  set<Paar> gezien;
  while (!spel.eindstand ())
  {
    const Paar steen = spel.getHand (spel.getSpeler ()).back ();
    EIS (spel.doeZet (steen.first, steen.second));
  }
  for (int rij = 0; rij < 10; rij++)
    for (int kolom = 0; kolom < 9; kolom++)
      if (spel.getVakje (rij, kolom) != GeenSteen)
        gezien.insert (spel.getVakje (rij, kolom));
  EIS (gezien.size () >= 88);
  EIS_GELIJK (spel.getKleuren (), 10);
  for (const Paar &steen : gezien)
    EIS (steen.first >= 0 && steen.first < 10 && steen.second >= 0
         && steen.second < 9);
}

//*************************************************************************
// Toevallig spelen

// Probeer elke steen, en eis dat alleen die in de hand te leggen is.
static void eisZetten (Aqualin &spel, const Stand &stand)
{
  for (int kleur = -1; kleur <= spel.getKleuren (); kleur++)
    for (int vorm = -1; vorm <= spel.getVormen (); vorm++)
    {
      const Paar steen (kleur, vorm);
      const bool mag = count (Model::zetten (stand).begin (),
                              Model::zetten (stand).end (), steen) > 0;
      EIS_GELIJK (spel.doeZet (kleur, vorm), mag);
      if (mag)
        EIS (spel.unDoeZet ());
    }
  EIS_STAND (spel, stand);
}

TOETS (toevallig_spelen_en_alles_terugnemen)
{
  Loting loting (1);
  for (int keer = 0; keer < proeven (400, 60); keer++)
  {
    const Spel spel = loting.spelMetBoom (keer % 10 == 0 ? 10 : 5, 1e300);
    vector<Stand> verloop (1, Model::begin (spel));
    Aqualin object;
    zetOp (object, spel);
    while (!Model::eindstand (verloop.back ()))
    {
      const Stand &nu = verloop.back ();
      EIS_STAND (object, nu);
      if (keer % 10 == 1)
        eisZetten (object, nu);
      EIS (object.bepaalZetGrootsteCluster ()
           == Model::zetGrootsteCluster (nu));
      const int aantal = static_cast<int> (Model::zetten (nu).size ());
      const Paar steen = Model::zetten (nu)[static_cast<size_t>
                                              (loting.trek (0, aantal - 1))];
      EIS (object.doeZet (steen.first, steen.second));
      verloop.push_back (Model::naZet (nu, steen));
    }
    for (size_t i = verloop.size (); i-- > 0; )
    {
      EIS_STAND (object, verloop[i]);
      EIS_GELIJK (object.unDoeZet (), i > 0);
    }
  }
}

//*************************************************************************
// drukAf

// De regel die met een tekst begint.
static string regelMet (const string &uitvoer, const string &begin)
{
  istringstream in (uitvoer);
  string regel;
  while (getline (in, regel))
    if (regel.compare (0, begin.size (), begin) == 0)
      return regel;
  return "";
}

// Eis dat drukAf van elk vakje laat zien wat er ligt.
static void eisBord (Aqualin &spel, const Stand &stand)
{
  Vangst vangst;
  set<Paar> grootste[2];
  spel.drukAf ();
  for (int wie = 0; wie < 2; wie++)
    if (Model::grootste (stand, wie) > 1)
      grootste[wie] = Model::inGrootste (stand, wie);
  for (int rij = 0; rij < stand.hoogte; rij++)
  {
    const string regel = regelMet (vangst.tekst (), to_string (rij) + " ");
    size_t plaats = 1;
    for (int kolom = 0; kolom < stand.breedte; kolom++)
    {
      const Paar vakje (rij, kolom);
      string hoort;
      if (stand.bord.count (vakje) == 1)
      {
        hoort = (grootste[0].count (vakje) == 1 ? "k" : " ")
                + tekst (stand.bord.at (vakje))
                + (grootste[1].count (vakje) == 1 ? "v" : "");
      }
      else
        for (const auto &een : stand.vakjeNummer)
          if (een.second == vakje)
            hoort = " " + to_string (een.first);
      plaats = regel.find (hoort, plaats);
      EIS_MET (plaats != string::npos, "'" << hoort << "' ontbreekt in "
               << regel << "\n" << vangst.tekst ());
      plaats += hoort.size ();
    }
    EIS_MET (regel.find ('k', plaats) == string::npos
             && regel.find ('v', plaats) == string::npos, regel);
  }
  for (int wie = 0; wie < 2; wie++)
    EIS (bevat (regelMet (vangst.tekst (), "Hand van speler "
                          + to_string (wie)),
                stand.hand[wie].empty () ? "leeg"
                  : tekst (stand.hand[wie][0])));
  string alles;
  for (const char letter : vangst.tekst ())
    alles += letter == '\n' ? ' ' : letter;
  size_t plaats = alles.find ("Pot:");
  for (const Paar &steen : stand.pot)
    EIS ((plaats = alles.find (tekst (steen), plaats)) != string::npos);
}

TOETS (drukAf_toont_de_stand)
{
  Loting loting (2);
  for (int keer = 0; keer < proeven (60, 15); keer++)
  {
    const Spel spel = loting.spelMetBoom (keer % 5 == 0 ? 10 : 6, 1e300);
    Stand stand = Model::begin (spel);
    Aqualin object;
    zetOp (object, spel);
    for (int i = loting.trek (0, 20); i > 0 && !Model::eindstand (stand); i--)
    {
      const Paar steen = Model::zetten (stand)[0];
      object.doeZet (steen.first, steen.second);
      stand = Model::naZet (stand, steen);
    }
    eisBord (object, stand);
  }
}

TOETS (drukAf_past_op_het_scherm)
{
  Loting loting (3);
  for (int k0 : { 1, 5 })
  {
    Aqualin spel;
    zetOp (spel, loting.spel (10, 10, 10, k0 == 1 ? 0 : 90, k0, 5));
    Vangst vangst;
    spel.drukAf ();
    istringstream in (vangst.tekst ());
    string regel;
    while (getline (in, regel))
    {
      EIS_MET (regel.size () <= 80, regel);
      EIS_MET (regel.empty () || regel.back () != ' ', "'" << regel << "'");
    }
  }
}

//*************************************************************************
// Zoeken

TOETS (optScore_en_optScoreSnel_tegen_het_model)
{
  Loting loting (4);
  for (int keer = 0; keer < proeven (320, 80); keer++)
  {
    const Spel spel = loting.spelMetBoom (keer % 4 == 0 ? 10 : 5,
                                          keer % 20 == 0 ? 20000 : 1000);
    Stand stand = Model::begin (spel);
    Aqualin object;
    zetOp (object, spel);
    if (keer % 3 == 0 && !Model::eindstand (stand))
    {
      const Paar steen = Model::zetten (stand).back ();
      stand = Model::naZet (stand, steen);
      object.doeZet (steen.first, steen.second);
    }
    const Model::Oplossing hoort = Model::losOp (stand);
    pair<int,int> zet (7, 7), snelleZet (7, 7);
    long long standen = 77, snelleStanden = 77;
    EIS_GELIJK (object.optScore (zet, standen), hoort.score);
    EIS_MET (zet == hoort.zet, tekst (zet) << Model::bestand (spel));
    EIS_GELIJK (standen, hoort.standen);
    EIS_GELIJK (object.telStanden (), hoort.standen);
    EIS_MET (object.optScoreSnel (snelleZet, snelleStanden) == hoort.score,
             "optScoreSnel hoort " << hoort.score << " te zijn in\n"
             << Model::bestand (spel));
    EIS_MET (snelleZet == hoort.zet, tekst (snelleZet)
             << Model::bestand (spel));
    EIS (snelleStanden > 0);
    EIS_STAND (object, stand);
  }
}

// Vergelijk optScoreSnel met optScore.
static void vergelijk (const Spel &spel)
{
  Aqualin object;
  pair<int,int> zet, snelleZet;
  long long standen = 0, snelleStanden = 0;
  zetOp (object, spel);
  const int score = object.optScore (zet, standen);
  EIS_MET (object.optScoreSnel (snelleZet, snelleStanden) == score,
           "hoort " << score << " te zijn in\n" << Model::bestand (spel));
  EIS_MET (zet == snelleZet, tekst (snelleZet) << ", hoort " << tekst (zet)
           << "\n" << Model::bestand (spel));
}

TOETS (optScoreSnel_tegen_optScore_bij_grotere_bomen)
{
  Loting loting (5);
  for (int keer = 0; keer < proeven (600, 60); keer++)
    vergelijk (loting.spelMetBoom (keer % 2 == 0 ? 10 : 6, 1e5));
}

TOETS (optScoreSnel_bij_weinig_kleuren_of_vormen)
{
  // Weinig soorten geeft grote clusters, en gebieden die samenkomen.
  Loting loting (6);
  for (int keer = 0; keer < proeven (50, 15); keer++)
  {
    const int vormen = loting.trek (2, 4), maat = loting.trek (3, 4);
    vergelijk (loting.spel (maat, 5, vormen, loting.trek (0, 4), 2, 2));
  }
}

TOETS (optScoreSnel_bij_diepe_standen)
{
  // De paden van het begin van zo'n spel passen ruim, die van het eind niet.
  Loting loting (7);
  for (int keer = 0; keer < 20; keer++)
    vergelijk (loting.spel (10, 10, 10, loting.trek (0, 30), 1, 1));
  for (int keer = 0; keer < proeven (20, 4); keer++)
    vergelijk (loting.spel (10, 10, 10, 86, 2, loting.trek (2, 3)));
}

TOETS (optScoreSnel_bij_een_bord_van_een_en_van_twee_woorden)
{
  Loting loting (8);
  for (int keer = 0; keer < proeven (60, 10); keer++)
  {
    const int maten[][2] = { { 8, 7 }, { 7, 8 }, { 8, 8 }, { 6, 10 },
                             { 10, 6 }, { 9, 7 } };
    const int *const maat = maten[keer % 6], vakjes = maat[0] * maat[1];
    vergelijk (loting.spel (maat[0], maat[1], 8, vakjes - 14, 2, 2));
  }
}

// Eis wat van een voorbeeldspel bekend is.
static void eisBekend (const string &naam, int score, const Paar &eerste,
                       long long aantal, bool complete)
{
  Aqualin spel;
  pair<int,int> zet;
  long long standen = 0;
  EIS (spel.leesInSpel ((Map + naam).c_str ()));
  EIS_GELIJK (spel.telStanden (), aantal);
  EIS_GELIJK (spel.optScoreSnel (zet, standen), score);
  EIS_MET (zet == eerste, tekst (zet));
  EIS (standen < aantal / 10);
  if (!complete)
    return;
  EIS_GELIJK (spel.optScore (zet, standen), score);
  EIS_MET (zet == eerste, tekst (zet));
  EIS_GELIJK (standen, aantal);
}

TOETS (bekende_uitkomsten)
{
  eisBekend ("spel2.txt", 2, Paar (2, 0), 214617, true);
  eisBekend ("spel3.txt", 0, Paar (1, 2), 67108863, !kort ());
}

TOETS (beide_zetten_van_het_cursusspel_zijn_optimaal)
{
  for (const Paar &zet : { Paar (1, 2), Paar (0, 5) })
  {
    Aqualin spel;
    pair<int,int> antwoord;
    long long standen = 0;
    EIS (spel.leesInSpel ((Map + "spel3.txt").c_str ()));
    EIS (spel.doeZet (zet.first, zet.second));
    EIS_GELIJK (spel.optScoreSnel (antwoord, standen), 0);
  }
}

TOETS (telStanden_van_een_te_grote_boom)
{
  Loting loting (9);
  Aqualin spel;
  zetOp (spel, loting.spel (10, 10, 10, 0, 5, 5));
  EIS_GELIJK (spel.telStanden (), -1);
  zetOp (spel, loting.spel (10, 10, 10, 40, 2, 2));
  EIS_GELIJK (spel.telStanden (), (1LL << 60) - 1);  // 58 keuzes uit twee
}

//*************************************************************************
// De tabel

// Een vraag met een hash die al zijn bits van het nummer laat afhangen.
static zoek::Vraag vraagVan (unsigned nummer)
{
  const zoek::Vraag vraag = { zoek::Toeval::meng (nummer), nummer + 1,
                              { static_cast<int> (nummer % 11),
                                static_cast<int> (nummer % 7) },
                              nummer % 2 == 0 };
  return vraag;
}

static bool antwoordVan (unsigned nummer)
{
  return nummer % 3 == 0;
}

TOETS (tabel_onthoudt_alles_zolang_er_plaats_is)
{
  zoek::Bewijzen tabel (1 << 24);
  const unsigned aantal = 100000;
  for (unsigned i = 0; i < aantal; i++)
    tabel.bewaar (vraagVan (i), antwoordVan (i), i);
  unsigned bekend = 0;
  for (unsigned i = 0; i < aantal; i++)
  {
    bool antwoord = false;
    if (!tabel.zoek (vraagVan (i), [i] (unsigned long long pad)
                     { return pad == i + 1; }, antwoord))
      continue;
    bekend++;
    EIS_GELIJK (antwoord, antwoordVan (i));
  }
  EIS_MET (bekend > aantal * 9 / 10, bekend);
}

TOETS (tabel_gelooft_alleen_wat_klopt)
{
  zoek::Bewijzen tabel (1 << 20);
  zoek::Vraag vraag = vraagVan (12);
  bool antwoord = false;
  tabel.bewaar (vraag, true, 5);
  EIS (tabel.zoek (vraag, [] (unsigned long long pad) { return pad == 13; },
                   antwoord) && antwoord);
  EIS (!tabel.zoek (vraag, [] (unsigned long long) { return false; },
                    antwoord));
  const auto alles = [] (unsigned long long) { return true; };
  for (int i = 0; i < 2; i++)
  {
    zoek::Vraag andere = vraag;
    andere.drempel[i]++;
    EIS (!tabel.zoek (andere, alles, antwoord));
  }
  vraag.haaltNu = !vraag.haaltNu;
  EIS (!tabel.zoek (vraag, alles, antwoord));
}

TOETS (tabel_zonder_geheugen_of_pad_onthoudt_niets)
{
  zoek::Bewijzen geen (0), klein (1 << 20);
  zoek::Vraag vraag = vraagVan (12);
  bool antwoord = false;
  const auto alles = [] (unsigned long long) { return true; };
  geen.bewaar (vraag, true, 5);
  EIS (!geen.zoek (vraag, alles, antwoord));
  vraag.pad = 0;
  klein.bewaar (vraag, true, 5);
  EIS (!klein.zoek (vraag, alles, antwoord));
  for (unsigned i = 0; i < 8; i++)  // vier met een pad, en dan vier zonder
  {
    vraag.pad = i < 4 ? i + 1 : 0;
    vraag.drempel[0] = static_cast<int> (i % 4);
    klein.bewaar (vraag, true, 5);
  }
  for (int i = 0; i < 4; i++)
  {
    vraag.drempel[0] = i;
    EIS (klein.zoek (vraag, alles, antwoord));
  }
}

TOETS (kleine_tabel_bewaart_het_meeste_werk)
{
  zoek::Bewijzen tabel (4096 * 16);  // 1024 groepen van vier: groeit niet
  bool antwoord = false;
  tabel.bewaar (vraagVan (0), true, 1 << 20);
  for (unsigned i = 1; i < 50000; i++)
    tabel.bewaar (vraagVan (i), antwoordVan (i), 1);
  EIS (tabel.zoek (vraagVan (0), [] (unsigned long long pad)
                   { return pad == 1; }, antwoord) && antwoord);
}

//*************************************************************************
// Het kenmerk

TOETS (kenmerk_vergelijkt_delen_in_elke_volgorde)
{
  typedef zoek::Kenmerk<2> Kenmerk;
  const vector< zoek::Vakken<2> > vakken = {
    zoek::vak<2> (3), zoek::vak<2> (64), zoek::vak<2> (109) };
  Loting loting (10);
  for (int keer = 0; keer < 2000; keer++)
  {
    Kenmerk een, ander;
    vector< pair<unsigned,size_t> > delen;
    for (int i = loting.trek (0, 6); i > 0; i--)
      delen.push_back (make_pair (static_cast<unsigned> (loting.trek (1, 2)),
                                  static_cast<size_t> (loting.trek (0, 2))));
    for (const auto &deel : delen)
      een.voegToe (deel.first, vakken[deel.second]);
    const vector<int> volgorde = loting.permutatie (static_cast<int>
                                                      (delen.size ()));
    const bool anders = keer % 2 == 0 && !delen.empty ();
    for (int i : volgorde)
    {
      pair<unsigned,size_t> deel = delen[static_cast<size_t> (i)];
      if (anders && i == 0 && keer % 4 == 0)
        deel.first = 3;
      else if (anders && i == 0)
        deel.second = (deel.second + 1) % 3;
      ander.voegToe (deel.first, vakken[deel.second]);
    }
    EIS_GELIJK (een.hash () == ander.hash (), !anders);
    EIS_GELIJK (een.gelijkAan (ander), !anders);
  }
}

// Het verloop van een spel vanaf het begin.
static zoek::Verloop verloopVan (const Spel &spel)
{
  vector<int> gelegd, handen[2], pot;
  for (size_t i = 0; i < spel.pot.size (); i++)
    if (static_cast<int> (gelegd.size ()) < spel.alOpBord)
      gelegd.push_back (spel.pot[i]);
    else if (static_cast<int> (handen[0].size ()) < spel.keuzeAantal[0])
      handen[0].push_back (spel.pot[i]);
    else if (static_cast<int> (handen[1].size ()) < spel.keuzeAantal[1])
      handen[1].push_back (spel.pot[i]);
    else
      pot.push_back (spel.pot[i]);
  return zoek::Verloop (spel.hoogte, spel.breedte, spel.vulvolgorde,
                        spel.vormen, gelegd, 0, handen, pot);
}

// Het kenmerk van een stand met lage drempels, zodat alles meetelt.
static zoek::Kenmerk<2> kenmerkVan (const zoek::Standen<2> &standen,
                                    const zoek::Stand<2> &stand, int zetten)
{
  zoek::Kenmerk<2> kenmerk;
  zoek::Kansen kansen;
  for (int aspect = 0; aspect < zoek::AantalAspecten; aspect++)
    standen.beschrijf (stand, zetten, aspect, 0, kenmerk, kansen);
  standen.beschrijfHanden (stand, kansen, kenmerk);
  return kenmerk;
}

TOETS (pad_komt_uit_waar_het_vandaan_komt)
{
  Loting loting (11);
  for (int keer = 0; keer < proeven (100, 20); keer++)
  {
    const zoek::Verloop verloop = verloopVan (loting.spelMetBoom (10, 1e300));
    const zoek::Standen<2> standen (verloop);
    zoek::Stand<2> stand = standen.begin ();
    for (int zet = 0; zet < verloop.zetten (); zet++)
    {
      standen.doe (zet, loting.trek (0, verloop.keuze (zet) - 1), stand);
      zoek::Stand<2> terug = standen.begin ();
      if (stand.pad == 0)
        continue;
      EIS (!standen.volg (stand.pad, zet, terug));
      if (zet + 2 <= verloop.zetten ())
        EIS (!standen.volg (stand.pad, zet + 2, terug));
      EIS (standen.volg (stand.pad, zet + 1, terug));
      zoek::Kenmerk<2> kenmerk = kenmerkVan (standen, terug, zet + 1);
      EIS (kenmerkVan (standen, stand, zet + 1).gelijkAan (kenmerk));
      for (int aspect = 0; aspect < zoek::AantalAspecten; aspect++)
        for (int soort = 0; soort < zoek::MaxSoorten; soort++)
          EIS (terug.ligt[aspect][soort] == stand.ligt[aspect][soort]);
    }
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
