// toets_proef.cc: TegelSpel door de proef van tests/spelproef.h, waarbij elke
// stand, elke zet, elk verhaal en elke tekening die van het model moeten zijn,
// en door die van tests/lezerproef.h. Verder een pot van een miljoen tegels.

#include "standaard.h"
#include "tests/lezerproef.h"
#include "tests/spelproef.h"
#include "tests/tegelspel/hulp.h"
#include "tests/tegelspel/leesinzicht.h"

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
  string uit = waarom + "S" + winnaar + " wint met "
    + to_string (max (een, twee)) + " tegen " + to_string (min (een, twee))
    + " volle rijen: score " + to_string (abs (een - twee)) + ".\n";
  if (uit.size () > 80 + 3)  // met tien rijen is dit te lang voor een regel
    uit[waarom.size () - 1] = '\n';
  return uit;
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

// Wat verhaal hoort te zeggen, volgens het model.
static string verhaal (const Stand &stand, const Model::Zet &zet)
{
  const Stand erna = Model::naZet (stand, zet);
  const size_t wie = static_cast<size_t> (stand.beurt),
               uitPot = stand.pot.size () - erna.pot.size ();
  const pair<int,int> schaal = Model::op (stand.schalen, zet.first);
  const bool geel = zet.second == 'g';
  const int aantal = geel ? schaal.first : schaal.second;
  size_t rij = 0;
  while (stand.rijen[wie][rij] == erna.rijen[wie][rij])
    rij++;
  const pair<int,int> nu = erna.rijen[wie][rij];
  string tekst = "Speler " + to_string (stand.beurt) + " legt "
    + to_string (aantal) + (geel ? " gele " : " blauwe ")
    + (aantal == 1 ? "tegel" : "tegels") + " van schaal "
    + to_string (zet.first) + " in rij " + to_string (rij) + " ("
    + to_string (nu.first + nu.second) + " van " + to_string (stand.L) + "); ";
  if (uitPot == 0)
    return tekst + "de pot is leeg.";
  tekst += "op schaal " + to_string (zet.first)
           + (uitPot == 1 ? " komt" : " komen");
  for (char tegel : stand.pot.substr (0, uitPot))
    tekst += string (" ") + tegel;
  return tekst + ".";
}

struct TegelSpelProef : Spelbasis<TegelSpel, pair<int,char>, Toetsinzicht>
{
  // Een nieuw spel, of een uit een bestand: wie het inleest wil zien hoe ver
  // het is, en wil dat daarna nog.
  static unique_ptr<Spel> nieuw (Toeval &toeval)
  {
    Model::Loting loting (static_cast<unsigned> (toeval.trek (0, 1 << 30)));
    unique_ptr<Spel> spel (new Spel);
    spel->stelToezicht (&gewoonToezicht ());
    const int rijen = toeval.trek (0, 3) == 0 ? 10 : 4;
    zetOp (*spel, loting.spel (rijen, 10 << toeval.trek (1, 4)));
    EIS (bevat (Toetsinzicht::dump (*spel), "toezicht: 1\n"));
    if (toeval.trek (0, 3) == 0)
      maakNieuw (*spel, toeval);
    return spel;
  }

  // Begin een nieuw spel met andere maten; wat er gedaan was is weg.
  static void maakNieuw (Spel &spel, Toeval &toeval)
  {
    const int M = toeval.trek (1, MaxSchalen),
              N = toeval.trek (1, MaxPerSchaal),
              K = toeval.trek (1, MaxRijen), L = toeval.trek (1, MaxPerRij),
              aantal = toeval.trek (1, 200);
    if (!spel.eindstand ())
      EIS (doe (spel, zetten (spel)[0]));
    spel.nieuwSpel (M, N, K, L, aantal);
    const string pot = Toetsinzicht::pot (spel);
    EIS_GELIJK (pot.size (), static_cast<size_t> (aantal));
    EIS_GELIJK (count (pot.begin (), pot.end (), 'g'), aantal / 2);
    EIS_STAND (spel, Model::leegSpel (M, N, K, L, pot));
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
    for (const Zet &zet : Model::alleZetten (stand))
    {
      EIS (spel.doeZet (zet));
      EIS_GELIJK (spel.verhaal (), verhaal (stand, zet));
      EIS (spel.unDoeZet ());
    }
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

//*************************************************************************
// De lezer

static const string Nul = string (1, '\0');

static const Lezerproef<TegelSpel, Leesinzicht> proef (
  { TegelSpel (), Leesinzicht::begonnen () },
  { inhoudVan ("spel1.txt"), inhoudVan ("spel3.txt") });

// Elke grens, tegen het model.
TOETS (verminkte_bestanden)
{
  proef.eisVerminkt
    ("gbxGB0123456789- \n\t\r." + Nul,
     [] (Toeval &toeval)
     {
       Model::Loting loting (static_cast<unsigned> (toeval.trek (0, 1 << 30)));
       return Model::bestand (loting.spel (4, 12));
     },
     [] (const string &inhoud, const TegelSpel *spel)
     {
       Stand stand;
       if (!Model::lees (inhoud, stand))
         return false;
       EIS (spel == nullptr || Toetsinzicht::stand (*spel) == stand);
       return true;
     });
}

// Achter het spelbestand van de opgave staat niets.
TOETS (een_spelbestand_heeft_geen_zetten)
{
  const string spel = "ggbbgg 2 2 2 3 0 0 0 0 0 0 0 0 1\n";
  TegelSpel ander;
  const Stilte stilte;
  EIS (leesTekst (ander, spel) && !leesTekst (ander, spel + "zet 0 g"));
}

//*************************************************************************
// Een pot van een miljoen tegels

TOETS (pot_van_een_miljoen_tegels)
{
  const size_t veel = 1000000;
  string pot (veel, 'g'), leeg;
  for (size_t i = 0; i < veel; i += 3)
    pot[i] = 'b';
  for (int i = 0; i < 20; i++)
    leeg += "0 0\n";
  TegelSpel spel;
  EIS (leesTekst (spel, pot + "\n5 5\n10 6\n" + leeg + "0\n"));
  const string begin = Toetsinzicht::dump (spel);
  EIS (spel.getPot () == pot.substr (25));
  int zetten = 0;
  for ( ; !spel.eindstand (); zetten++)
  {
    const Model::Zet zet = spel.bepaalGoedeZet (1);
    EIS (spel.doeZet (zet.first, zet.second));
  }
  EIS (zetten > 20 && spel.getPot ().size () > veel - 25 - 120);
  Model::Zet zet;
  long long standen = 0, bezocht = 0;
  for (int i = 0; i < 6; i++)
    EIS (spel.unDoeZet ());
  const int score = spel.besteScore (zet, standen);
  EIS_GELIJK (spel.telStanden (), standen);
  EIS_GELIJK (spel.besteScoreSnel (zet, bezocht), score);
  Vangst vangst;
  spel.drukAf ();
  EIS (vangst.tekst ().size () > veel - 25 - 120);
  while (spel.unDoeZet ())
    continue;
  EIS (Toetsinzicht::dump (spel) == begin);
}

static const Aangemeld aangemeld (proef);
