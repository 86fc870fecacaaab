// toets_automaten.cc: de automaten van zoek/tegelspel tegen het model: elke
// stand die te bereiken is heeft precies een stelling, en elke stelling weet
// van haar stand wat ze moet weten.

#include "tests/toets.h"
#include "tests/tegelspel/zoekhulp.h"

#include <set>

using namespace std;
using Model::Stand;
using Model::Zet;
using zoek::tegelspel::Bord;
using zoek::tegelspel::Speelruimte;
using zoek::tegelspel::Stelling;
using zoek::tegelspel::Voorraad;

static const char *const Kleuren = "gb";

TOETS (zetten_en_nummers)
{
  vector<bool> gezien (10, false);
  EIS_GELIJK (zoek::tegelspel::AantalZetten, 10);
  EIS_GELIJK (zoek::tegelspel::AlleZetten, 1023u);
  for (int kleur = 0; kleur < 2; kleur++)
    for (int aantal = 1; aantal <= 5; aantal++)
    {
      const int zet = zoek::tegelspel::zetVan (kleur, aantal);
      EIS (!gezien.at (static_cast<size_t> (zet)));
      gezien[static_cast<size_t> (zet)] = true;
      EIS_GELIJK (zoek::tegelspel::kleurVan (zet), kleur);
      EIS_GELIJK (zoek::tegelspel::aantalVan (zet), aantal);
    }
}

//*************************************************************************
// Wat een stelling van haar stand weet

// De tegels die nog te nemen zijn: op de schalen, en in de pot voor zover ze
// in de lege vakjes van het begin passen.
static pair<int,int> tegelsOver (const Stand &stand, int buiten)
{
  pair<int,int> over (0, 0);
  for (const pair<int,int> &schaal : stand.schalen)
  {
    over.first += schaal.first;
    over.second += schaal.second;
  }
  const string pot = stand.pot.substr (0, stand.pot.size ()
                                          - static_cast<size_t> (buiten));
  over.first += Model::tel (pot, 'g');
  over.second += Model::tel (pot, 'b');
  return over;
}

static void eisVoorraad (const Voorraad &voorraad, const Stand &stand,
                         int buiten)
{
  unsigned ligt = 0;
  for (const pair<int,int> &schaal : stand.schalen)
  {
    ligt |= schaal.first > 0 ? 1u << (schaal.first - 1) : 0;
    ligt |= schaal.second > 0 ? 1u << (4 + schaal.second) : 0;
  }
  EIS_MET (voorraad.ligt == ligt, voorraad.ligt << Model::teken (stand));
  const pair<int,int> over = tegelsOver (stand, buiten);
  EIS_MET (voorraad.geel == over.first && voorraad.blauw == over.second,
           voorraad.geel << " geel " << voorraad.blauw << " blauw"
           << Model::teken (stand));
  for (int zet = 0; zet < 10; zet++)
    EIS ((voorraad.na[zet] != nullptr) == ((ligt >> zet & 1) != 0));
}

// Vergelijk een bord met dat van een speler. Wat er op past hangt in het model
// ook van de beurt af, en is dus na te gaan door haar die te geven.
static void eisBord (const Bord &bord, Stand stand, int speler)
{
  int leeg = 0, kort = 0, tegels = 0;
  for (const pair<int,int> &rij : stand.rijen[speler])
  {
    const int inRij = rij.first + rij.second;
    leeg += inRij == 0;
    kort += inRij < stand.L && stand.L - inRij <= stand.N;
    tegels += inRij;
  }
  const int vol = Model::volleRijen (stand, speler);
  EIS_MET (bord.vol == vol && bord.leeg == leeg && bord.inEen == kort
           && bord.tegels == tegels, "speler " << speler << ": " << bord.vol
           << " " << bord.leeg << " " << bord.inEen << " " << bord.tegels
           << Model::teken (stand));
  EIS_GELIJK (bord.speelt, vol == stand.K ? 0 : zoek::tegelspel::AlleZetten);
  stand.beurt = speler;
  for (int zet = 0; zet < 10; zet++)
  {
    const char kleur = Kleuren[zet / 5];
    const int aantal = zet % 5 + 1;
    const vector<int> rijen = Model::toegestaneRijen (stand, kleur, aantal);
    bool vult = false;
    for (int rij : rijen)
      vult = vult || Model::aantal (Model::op (stand.rijen[speler], rij),
                                    kleur) + aantal == stand.L;
    const bool kan = !rijen.empty () && aantal <= stand.N;
    vult = vult && kan;
    EIS_MET ((bord.past >> zet & 1) == kan, "zet " << zet
             << " van speler " << speler << Model::teken (stand));
    EIS_MET ((bord.vult >> zet & 1) == vult, "zet " << zet << " van speler "
             << speler << Model::teken (stand));
    EIS ((bord.na[zet] != nullptr) == kan);
  }
}

static void eisStelling (const Stelling &stelling, const Stand &stand,
                         int buiten)
{
  unsigned zetten = 0;
  for (const Zet &zet : Model::verschillendeZetten (stand))
    zetten |= 1u << zoekZet (stand, zet);
  EIS_MET (zettenIn (stelling) == zetten, zettenIn (stelling)
           << Model::teken (stand));
  EIS_MET (scoreVan (stelling) == Model::score (stand), scoreVan (stelling)
           << Model::teken (stand));
  eisVoorraad (*stelling.voorraad, stand, buiten);
  eisBord (*stelling.eigen, stand, stand.beurt);
  eisBord (*stelling.ander, stand, 1 - stand.beurt);
}

// Eis dat een sleutel deze stelling teruggeeft.
static void eisSleutel (const Speelruimte &ruimte, const Stelling &stelling)
{
  const unsigned long long sleutel = ruimte.sleutel (stelling);
  const Stelling terug = ruimte.stellingVan (sleutel);
  EIS (sleutel >> 63 == 0);
  EIS (terug.voorraad == stelling.voorraad && terug.eigen == stelling.eigen
       && terug.ander == stelling.ander);
}

//*************************************************************************
// Alle standen van een spel

// Loopt alle soorten standen af die te bereiken zijn, met naast elke stand de
// stelling die langs dezelfde weg ontstaat.
class Verkenning
{
  public:

    explicit Verkenning (const Stand &nwBegin)
    : begin (nwBegin), ruimte (ruimteVan (nwBegin)),
      buiten (max (0, static_cast<int> (nwBegin.pot.size ())
                      - legeVakjes (nwBegin)))
    {
    }

    // Loop alles af, of tot er zoveel soorten zijn.
    void loop (size_t grens)
    {
      bekijk (ruimte.begin (), begin, 0);
      while (!wachtend.empty () && sleutels.size () < grens)
      {
        const Wachtende eerste = wachtend.back ();
        wachtend.pop_back ();
        for (const Zet &zet : Model::verschillendeZetten (eerste.stand))
          bekijk (naZet (eerste.stelling, zoekZet (eerste.stand, zet)),
                  Model::naZet (eerste.stand, zet), eerste.diepte + 1);
      }
    }

    // Speel een toevallig spel.
    void speel (Model::Loting &loting)
    {
      Stand stand = begin;
      Stelling stelling = ruimte.begin ();
      bekijk (stelling, stand, 0);
      for (int diepte = 1; !Model::eindstand (stand); diepte++)
      {
        const vector<Zet> zetten = Model::alleZetten (stand);
        const Zet zet = zetten[loting.plaats (zetten.size ())];
        stelling = naZet (stelling, zoekZet (stand, zet));
        stand = Model::naZet (stand, zet);
        bekijk (stelling, stand, diepte);
      }
      wachtend.clear ();
    }

    size_t soorten () const { return sleutels.size (); }

  private:

    struct Wachtende
    {
      Stelling stelling;
      Stand stand;
      int diepte;
    };

    Stand begin;
    Speelruimte ruimte;
    int buiten;          // tegels van de pot die er nooit uit komen
    vector<Wachtende> wachtend;
    map<string,unsigned long long> sleutels;  // per soort
    set<unsigned long long> gebruikt;         // alle sleutels
    map< pair<int,int>, pair<int,int> > klassen;  // per twee borden

    void bekijk (const Stelling &stelling, const Stand &stand, int diepte)
    {
      const unsigned long long sleutel = ruimte.sleutel (stelling);
      const auto nieuw =
        sleutels.insert (make_pair (soortVan (stand), sleutel));
      EIS_MET (nieuw.first->second == sleutel, "twee stellingen voor"
               << Model::teken (stand));
      if (!nieuw.second)
        return;
      EIS_MET (gebruikt.insert (sleutel).second, "de stelling is niet alleen"
               " van" << Model::teken (stand));
      eisSleutel (ruimte, stelling);
      EIS (diepte <= ruimte.langsteSpel ());
      eisStelling (stelling, stand, buiten);
      eisKlasse (stelling);
      const Wachtende wachtende = { stelling, stand, diepte };
      wachtend.push_back (wachtende);
    }

    // Twee borden leggen vast hoeveel tegels er over zijn, en op een veelvoud
    // van een rij na ook hoeveel gele: daar rekent de sleutel van oplosser.h
    // op.
    void eisKlasse (const Stelling &stelling)
    {
      const Voorraad &voorraad = *stelling.voorraad;
      const pair<int,int>
        borden (stelling.eigen->nummer, stelling.ander->nummer),
        klasse (voorraad.geel + voorraad.blauw,
                voorraad.geel % ruimte.perRij ());
      EIS (klassen.insert (make_pair (borden, klasse)).first->second
           == klasse);
    }
};

TOETS (elke_stand_van_kleine_spellen_heeft_haar_stelling)
{
  Model::Loting loting (31);
  size_t soorten = 0, vol = 0;
  for (int i = 0; i < proeven (600, 60); i++)
  {
    Verkenning verkenning (loting.spel (3, 16));
    verkenning.loop (2000);
    soorten += verkenning.soorten ();
    vol += verkenning.soorten () < 2000;
  }
  EIS_MET (soorten > static_cast<size_t> (proeven (20000, 1000)), soorten);
  EIS (vol > static_cast<size_t> (proeven (500, 50)));  // meestal is dat alles
}

TOETS (lange_spellen_blijven_in_hun_automaten)
{
  Model::Loting loting (32);
  for (int i = 0; i < proeven (60, 8); i++)
  {
    Verkenning verkenning (loting.spel (10, 200));
    for (int keer = 0; keer < 10; keer++)
      verkenning.speel (loting);
  }
}

// Een toevallige pot.
static string pot (int tegels, unsigned zaad)
{
  Model::Loting loting (zaad);
  string letters;
  while (tegels-- > 0)
    letters += Kleuren[loting.trek (0, 1)];
  return letters;
}

TOETS (grootste_spel_past_in_de_sleutel)
{
  const Stand stand = leegSpel (5, 5, 10, 6, pot (160, 1));
  const Speelruimte ruimte = ruimteVan (stand);
  EIS_GELIJK (ruimte.langsteSpel (), 120);
  EIS_GELIJK (ruimte.alleBorden ().aantal (), 11748);
  const Stelling laatste =
    { ruimte.alleVoorraden ().op (ruimte.alleVoorraden ().aantal () - 1),
      ruimte.alleBorden ().op (11747), ruimte.alleBorden ().op (11746) };
  eisSleutel (ruimte, laatste);
  Model::Loting loting (2);
  Verkenning verkenning (stand);
  for (int keer = 0; keer < proeven (20, 2); keer++)
    verkenning.speel (loting);
}

TOETS (nummers_wijzen_naar_zichzelf)
{
  Model::Loting loting (33);
  for (int i = 0; i < 30; i++)
  {
    const Speelruimte ruimte = ruimteVan (loting.spel (10, 60));
    for (int n = 0; n < ruimte.alleBorden ().aantal (); n++)
      EIS_GELIJK (ruimte.alleBorden ().op (n)->nummer, n);
    for (int n = 0; n < ruimte.alleVoorraden ().aantal (); n++)
      EIS_GELIJK (ruimte.alleVoorraden ().op (n)->nummer, n);
  }
}

TOETS (automaten_zijn_te_verhuizen)
{
  const Stand stand = leegSpel (2, 3, 4, 4, pot (30, 5));
  Speelruimte ruimte = ruimteVan (stand);
  const unsigned long long sleutel = ruimte.sleutel (ruimte.begin ());
  const Stelling voor = ruimte.begin ();
  const Speelruimte verhuisd (move (ruimte));
  EIS (verhuisd.stellingVan (sleutel).voorraad == voor.voorraad);
  EIS (naZet (verhuisd.begin (), 0).ander == voor.eigen->na[0]);
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
