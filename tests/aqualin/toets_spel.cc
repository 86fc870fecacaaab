// toets_spel.cc: de spelregels, de clusters en de tekening, tegen het model.

#include "tests/toets.h"
#include "tests/aqualin/hulp.h"
#include "tests/aqualin/inzicht.h"

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

// Hoe lang de kop ook is: geen regel is te lang, en niet korter dan nodig.
TOETS (een_rij_stenen_vult_het_scherm)
{
  Aqualin spel;
  const vector<int> stenen (50, 3);
  zetOp (spel, opgave ());
  for (size_t kop = 0; kop < 10; kop++)
  {
    Vangst vangst;
    Toetsinzicht::drukStenenAf (spel, string (kop, '-'), stenen);
    const vector<string> regels = regelsVan (vangst.tekst ());
    const size_t passen = (80 - kop + 1) / 6;
    EIS_GELIJK (regels.size (), (stenen.size () + passen - 1) / passen);
    EIS_GELIJK (regels[0].size (), kop + 6 * passen - 1);
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
