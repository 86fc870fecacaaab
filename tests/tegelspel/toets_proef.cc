// toets_proef.cc: TegelSpel door de proef van tests/spelproef.h, waarbij elke
// stand, elke zet en elke tekening die van het model moeten zijn.

#include "tests/spelproef.h"
#include "tests/tegelspel/hulp.h"
#include "tests/tegelspel/inzicht.h"

using namespace std;
using Model::Stand;

// Wat er onder de borden staat: wie er aan beurt is, of wie er won.
static string slot (const Stand &stand)
{
  const int een = Model::volleRijen (stand, 0),
            twee = Model::volleRijen (stand, 1);
  if (!Model::eindstand (stand))
    return "Aan beurt: speler " + to_string (stand.beurt) + "\n";
  const string winnaar = "peler " + to_string (een > twee ? 0 : 1),
    waarom = een == stand.K || twee == stand.K
             ? "\n\nHet bord van s" + winnaar + " is vol. "
             : "\n\nSpeler " + to_string (stand.beurt) + " kan niet zetten. ";
  if (een == twee)
    return waarom + "Gelijkspel: allebei " + to_string (een)
           + (een == 1 ? " volle rij.\n" : " volle rijen.\n");
  return waarom + "S" + winnaar + " wint met "
         + to_string (max (een, twee)) + " tegen " + to_string (min (een, twee))
         + " volle rijen: score " + to_string (abs (een - twee)) + ".\n";
}

// Eis dat een tekening de hele stand toont, en op het scherm past.
static void eisTekening (TegelSpel &spel, const Stand &stand)
{
  Vangst vangst;
  spel.drukAf ();
  const string tekening = vangst.tekst ();
  string zonderWit;
  for (char letter : tekening)
    if (!isspace (static_cast<unsigned char> (letter)))
      zonderWit += letter;
  for (const string &regel : regelsVan (tekening))
    EIS_MET (regel.size () <= 80, "te breed: " << regel);
  EIS_MET (bevat (zonderWit, stand.pot) && bevat (tekening, slot (stand)),
           tekening);
  for (int rij = 0; rij < stand.K; rij++)
  {
    string verwacht;
    for (const Model::Paren &bord : stand.rijen)
    {
      const string tegels = Model::tegels (Model::op (bord, rij));
      verwacht += to_string (rij) + ":" + tegels
        + string (static_cast<size_t> (stand.L) - tegels.size (), '.');
    }
    EIS_MET (bevat (zonderWit, verwacht), verwacht << " in\n" << tekening);
  }
  for (int schaal = 0; schaal < stand.M; schaal++)
    EIS_MET (bevat (tekening, to_string (schaal) + ": "
                    + Model::tegels (Model::op (stand.schalen, schaal))),
             tekening);
}

struct TegelSpelProef : Spelbasis<TegelSpel, pair<int,char>, Toetsinzicht>
{
  // Wie het inleest wil zien hoe ver het is, en wil dat daarna nog.
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    Model::Loting loting (static_cast<unsigned> (toeval.trek (0, 1 << 30)));
    unique_ptr<Spel> spel (new Spel);
    spel->stelToezicht (&gewoonToezicht ());
    const int rijen = toeval.trek (0, 3) == 0 ? 10 : 4;
    zetOp (*spel, loting.spel (rijen, 10 << toeval.trek (1, 4)));
    EIS (bevat (Toetsinzicht::dump (*spel), "toezicht: 1\n"));
    return spel;
  }

  static vector<Zet> zetten (Spel &spel)
  {
    return spel.bepaalVerschillendeZetten ();
  }

  // Op schaal, en dan 'g' voor 'b'.
  static bool eerder (const Spel &, const Zet &a, const Zet &b)
  {
    return a.first < b.first
           || (a.first == b.first && a.second == 'g' && b.second == 'b');
  }

  static Zet kandidaat (Spel &spel, Toeval &toeval)
  {
    return Zet (toeval.trek (-1, spel.getSchalen ()),
                "gbGB \0"[toeval.trek (0, 5)]);
  }

  // Ook een zet die gelijk is aan een uit de lijst hoort te lukken.
  static bool hoort (Spel &spel, const Zet &zet, const vector<Zet> &)
  {
    return Model::geldig (Toetsinzicht::stand (spel), zet.first, zet.second);
  }

  // De tegels gaan in een van de rijen waar ze in mogen.
  static bool doe (Spel &spel, const Zet &zet)
  {
    const Stand voor = Toetsinzicht::stand (spel);
    if (!spel.doeZet (zet.first, zet.second))
      return false;
    const Stand na = Toetsinzicht::stand (spel);
    const vector<Stand> mag = Model::mogelijkNaZet (voor, zet);
    EIS_MET (find (mag.begin (), mag.end (), na) != mag.end (),
             Model::tekst (zet) << " maakt" << Model::teken (na) << "van"
             << Model::teken (voor));
    return true;
  }

  static int hoogste (const Spel &spel)
  {
    return Toetsinzicht::stand (spel).K;
  }

  // Alles wat te zien is klopt; elke geldige zet lukt en is terug te nemen, ook
  // een die gelijk is aan een uit de lijst, en elke andere wordt geweigerd.
  static void bijzonder (Spel &spel)
  {
    const Stand stand = Toetsinzicht::stand (spel);
    EIS_STAND (spel, stand);
    eisTekening (spel, stand);
    for (int schaal : { INT_MIN, -1, 0, 1, 2, 3, 4, 5, INT_MAX })
      for (char kleur : { 'g', 'b', 'G', '\0', '\xff' })
      {
        const bool gedaan = doe (spel, Zet (schaal, kleur));
        EIS_MET (Model::geldig (stand, schaal, kleur) == gedaan, "zet ("
                 << schaal << "," << kleur << ") in" << Model::teken (stand));
        EIS (!gedaan || spel.unDoeZet ());
      }
  }
};

TOETS (tegelspel_doorstaat_de_spelproef)
{
  Spelproef<TegelSpelProef> (1, standenPerProef ());
}

TOETS (model_kent_het_voorbeeld_van_de_opgave)
{
  EIS_GELIJK (Model::losOp (Model::standUit (inhoudVan ("spel1.txt"))).standen,
              10020);
}
