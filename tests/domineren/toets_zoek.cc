// toets_zoek.cc: alle zoeken van Domineren door de proef van tests/zoekproef.h:
// winnaar en uitslagen, en Oplosser met borden van een tot vier woorden en veel
// en weinig geheugen. De rechter is gewone minimax. Verder lege borden, borden
// met gaten, en de tijd.

#include "tests/domineren/inzicht.h"
#include "tests/zoekproef.h"
#include "spellen/domineren/zoek/oplosser.h"
#include "zoek/gedachte.h"

using namespace std;

typedef Antwoord<string> Uitkomst;

// Van alle zoekers samen: zo wordt elke band een keer uitgerekend.
static zoek::domineren::Banden &banden ()
{
  static zoek::domineren::Banden alle;
  return alle;
}

// Wint wie aan beurt is?
static bool wint (const Model &stand)
{
  static int breedte;
  static unique_ptr<Minimax> rechter;
  if (breedte != stand.breedte)
    rechter.reset (new Minimax (breedte = stand.breedte));
  return rechter->wint (stand);
}

static Model naZet (const Model &stand, const string &zet)
{
  Model na = stand;
  na.doe (zet);
  return na;
}

// Eis dat een zet wint, of dat er geen is als dat niet kan.
static Uitkomst gevonden (const Model &stand, bool gewonnen, const string &zet)
{
  EIS_GELIJK (zet.empty (), !gewonnen);
  EIS_MET (zet.empty () || !wint (naZet (stand, zet)),
           zet << " wint niet in " << stand.bestand ());
  return Uitkomst ().noemScore (gewonnen ? 1 : -1);
}

static Uitkomst winnaar (Domineren &spel)
{
  string zet = "iets";
  long long standen = -1;
  const int wie = spel.winnaar (zet, standen);
  EIS (standen >= 1 && (wie == Domineren::Vera || wie == Domineren::Herman));
  return gevonden (naar (spel), wie == spel.getSpeler (), zet);
}

// Het eerste van een bord en zijn spiegelbeelden.
static string eersteBeeld (const Model &stand)
{
  string bord = stand.bord, eerste = bord;
  const long breedte = stand.breedte;
  for (int beeld = 1; beeld < 4; beeld++)
  {
    reverse (bord.begin (), bord.end ());  // een halve slag
    if (beeld == 2)
      for (auto rij = bord.begin (); rij != bord.end (); rij += breedte)
        reverse (rij, rij + breedte);
    eerste = min (eerste, bord);
  }
  return eerste;
}

// Van elke zet wie er dan wint; van spiegelbeelden alleen de eerste.
static Uitkomst uitslagen (Domineren &spel)
{
  const Model stand = naar (spel);
  Gedachte<string> gedachte;
  spel.uitslagen (gedachte);
  const vector< Zetwaarde<string> > &alle = gedachte.zetten;
  set<string> beelden;
  size_t nr = 0;
  bool gewonnen = false;
  for (const string &zet : stand.zetten ())
    if (beelden.insert (eersteBeeld (naZet (stand, zet))).second)
    {
      EIS (nr < alle.size ());
      EIS_GELIJK (alle[nr].zet, zet);
      EIS_MET (alle[nr].zeker
               && alle[nr].waarde == (wint (naZet (stand, zet)) ? -1 : 1),
               "na " << zet << " in " << stand.bestand ());
      gewonnen = alle[nr++].waarde > 0 || gewonnen;
    }
  EIS_GELIJK (nr, alle.size ());
  return Uitkomst ().noemScore (gewonnen ? 1 : -1);
}

template <int Woorden>
static zoek::Bitbord<Woorden> vrijVan (const string &bord)
{
  zoek::Bitbord<Woorden> vrij = zoek::Bitbord<Woorden> ();
  for (size_t i = 0; i < bord.size (); i++)
    if (bord[i] == '.')
      vrij.neemOp (static_cast<int> (i));
  return vrij;
}

struct DominerenZoek
: Zoekbasis< DominerenZoek, Spelbasis<Domineren,string,Toetsinzicht>, Model,
             string >
{
  static vector<Zet> zetten (const Stand &stand) { return stand.zetten (); }

  static Stand naZet (const Stand &stand, const Zet &zet)
  {
    return ::naZet (stand, zet);
  }

  static Uitkomst rechter (const Stand &stand)
  {
    return Uitkomst ().noemScore (wint (stand) ? 1 : -1);
  }

  static string teken (const Stand &stand) { return " in " + stand.bestand (); }
  static string tekst (const Zet &zet) { return zet; }

  static Domineren maak (const Stand &begin) { return naar (begin); }

  // Zwijgt over een bord dat te groot is.
  template <int Woorden>
  static Vraagfunctie oplosser (const Stand &begin, long long geheugen,
                                zoek::Voortgang *voortgang)
  {
    if (begin.breedte * begin.hoogte > 64 * Woorden)
      return [] (const Stand &) { return Uitkomst (); };
    const auto standen = make_shared<long long> (0);
    const auto zoeker = make_shared< zoek::domineren::Oplosser<Woorden> >
      (begin.breedte, begin.hoogte, banden (), static_cast<size_t> (geheugen),
       voortgang, *standen);
    return [zoeker, standen] (const Stand &stand)
    {
      const int nr = zoeker->winnendeZet (vrijVan<Woorden> (stand.bord),
                                          stand.beurt);
      const string zet = Model::zetnaam (nr % stand.breedte, nr / stand.breedte,
                                         stand.beurt);
      return gevonden (stand, nr >= 0, nr >= 0 ? zet : "");
    };
  }

  static vector<Wijze> wijzen ()
  {
    const vector<long long> geheugens = { 0, 1 << 13, 1 << 17, 1 << 26 };
    return { klasse ("winnaar", winnaar),
             klasse ("uitslagen", uitslagen),
             functie ("Oplosser 1", Niets, geheugens, oplosser<1>),
             functie ("Oplosser 2", Niets, geheugens, oplosser<2>),
             functie ("Oplosser 4", Niets, geheugens, oplosser<4>) };
  }
};

typedef Zoekproef<DominerenZoek> Proef;

//*************************************************************************
// De proef

// Een stand met hoogstens een aantal lege vakjes, gevuld met toevallige zetten;
// ook als de speler aan beurt vastloopt blijft het een echte stand.
static Model gevuld (int breedte, int hoogte, int leeg, Toeval &toeval)
{
  return Model::toevallig (breedte, hoogte, (breedte * hoogte - leeg + 1) / 2,
                           toeval);
}

TOETS (elk_zoeken_volgt_minimax)
{
  Toeval toeval (11);
  Proef proef (11);
  for (int i = 0; i < proeven (150, 20); i++)
    proef.bekijk (gevuld (toeval.trek (1, 7), toeval.trek (1, 7),
                          toeval.trek (8, 17), toeval),
                  DominerenZoek::rechter, 4);
  for (int i = 0; i < proeven (5, 2); i++)
    proef.bekijk (gevuld (toeval.trek (5, 8), toeval.trek (5, 8), 24, toeval),
                  DominerenZoek::rechter, 5);
}

// Borden van twee en van vier woorden, en te breed voor banden van rijen; op
// het laatst is er nog een hoek over.
TOETS (elk_zoeken_van_grote_borden_volgt_minimax)
{
  const int maten[][2] = { { 26, 9 }, { 26, 3 }, { 10, 7 }, { 9, 9 },
                           { 15, 9 }, { 26, 2 }, { 13, 5 }, { 8, 8 } };
  Toeval toeval (13);
  Proef proef (13);
  for (int i = 0; i < proeven (40, 6); i++)
    proef.bekijk (gevuld (maten[i % 8][0], maten[i % 8][1], 1, toeval)
                    .eerder (3 + i % 3));
}

TOETS (als_het_geheugen_opraakt)
{
  Toeval toeval (16);
  Proef proef (16);
  for (int i = 0; i < proeven (2, 1); i++)
    proef.eisSchaars (gevuld (5, 5, 20, toeval), { 0, 1 << 13, 1 << 16 });
  EIS_MET (proef.geweigerd > 0, proef.geweigerd);
}

TOETS (met_voortgang)
{
  Toeval toeval (17);
  Proef proef (17);
  for (int i = 0; i < proeven (4, 1); i++)
    proef.eisVoortgang (gevuld (5, 5, 18, toeval));
}

//*************************************************************************
// Bijzondere borden

// Een bord met toevallige gaten, en een strook waar maar een speler kan leggen:
// zo hangt veel van losse zetten af.
static string metGaten (int breedte, int hoogte, Toeval &toeval)
{
  const int strook = toeval.trek (0, 2);
  string bord;
  for (int i = 0; i < breedte * hoogte; i++)
  {
    const int ver = strook == 1 ? i % breedte : i / breedte;
    bord += strook == 0 || ver > 1 ? ".#"[toeval.trek (0, 99) >= 45]
            : ".#"[ver == 1 || toeval.trek (0, 7) == 0];
  }
  return bord;
}

// Een oplosser onthoudt: de ene stand mag de andere niet bederven.
TOETS (een_oplosser_voor_veel_borden_met_gaten)
{
  Toeval toeval (15);
  for (int keer = 0; keer < 6; keer++)
  {
    const int breedte = 5 + keer % 3, hoogte = 7 - keer % 3;
    long long standen = 0;
    zoek::domineren::Oplosser<1> oplosser (breedte, hoogte, banden (), 1 << 20,
                                           nullptr, standen);
    for (int i = 0; i < proeven (300, 30); i++)
    {
      const string bord = metGaten (breedte, hoogte, toeval);
      Minimax rechter (breedte);
      for (int wie = 0; wie < 2; wie++)
        EIS_MET ((oplosser.winnendeZet (vrijVan<1> (bord), wie) >= 0)
                 == rechter.wint (bord, wie),
                 breedte << " breed, " << wie << " begint: " << bord);
    }
  }
}

// Wint Vera, als zij begint? De oplosser doet alsof er eerder al zoveel standen
// bezocht waren; bezocht krijgt erbij wat er nu bezocht wordt.
static bool veraWintNa (long long eerder, int breedte, int hoogte,
                        const string &bord, long long &bezocht)
{
  long long standen = eerder;
  zoek::domineren::Oplosser<1> oplosser (breedte, hoogte, banden (), 1 << 22,
                                         nullptr, standen);
  const bool wint = oplosser.winnendeZet (vrijVan<1> (bord), 0) >= 0;
  bezocht += standen - eerder;
  return wint;
}

// In een groot bewijs zoekt een oplosser anders; hier meteen. Eis dat het op
// zestien vierkante borden, waar van elke honderd vakjes er zoveel leeg zijn,
// hetzelfde bewijst als een klein.
// Retourneert: hoeveel standen het grote bezocht
static long long grootBewijs (int maat, int leeg)
{
  Toeval toeval (19);
  long long klein = 0, groot = 0;
  const long long veel = zoek::domineren::Oplosser<1>::HeelVeelStanden;
  for (int i = 0; i < 16; i++)
  {
    string bord;
    for (int vak = 0; vak < maat * maat; vak++)
      bord += ".#"[toeval.trek (0, 99) >= leeg];
    EIS_MET (veraWintNa (0, maat, maat, bord, klein)
             == veraWintNa (veel, maat, maat, bord, groot), bord);
  }
  return groot;
}

// Hoeveel standen het zijn zegt hoe er gezocht wordt. Is het aantal stroken
// even, dan gaan er meer zetten mee (anders 40 239), en worden de antwoorden
// geteld waar veel werk wacht (nergens: 44 101; overal: 32 114, maar dan kost
// het meer). Is het oneven, dan gaan er niet meer zetten mee (anders 3 758).
TOETS (een_groot_bewijs_bewijst_hetzelfde)
{
  const long long even = grootBewijs (8, 82), oneven = grootBewijs (7, 90);
  EIS_MET (even > 38000 && even < 39500, even);
  EIS_MET (oneven > 3900 && oneven < 4200, oneven);
}

// Wie wint een leeg bord: 1 wie begint, 2 de ander, V Vera, H Herman; rijen
// omlaag, kolommen naar rechts (Breuker, Uiterwijk en Van den Herik, 2000).
TOETS (lege_borden)
{
  const char *const tabel[] = { "2HHHHHHH", "V11HV11H", "V11HHHHH",
                                "VVV1V1VH", "VHVH2HHH", "V1V1V1VH",
                                "V1VHVH1H", "VVVVVVV1" };
  const int grootste = proeven (7, 5);
  for (int rijen = 1; rijen <= grootste; rijen++)
    for (int kolommen = 1; kolommen <= grootste; kolommen++)
    {
      const char letter = "2HV1"[2 * veraWint (kolommen, rijen)
                                 + veraWint (rijen, kolommen)];
      EIS_MET (letter == tabel[rijen - 1][kolommen - 1],
               kolommen << " bij " << rijen << ": " << letter);
    }
}

TOETS (na_de_tijd_is_de_winnaar_onbekend)
{
  Domineren spel (9, 9);
  string zet = "iets";
  long long standen = 0;
  Gedachte<string> bekend;
  kijkduur = 0.1;
  EIS_GELIJK (spel.winnaar (zet, standen, 1), Domineren::Onbekend);
  EIS_GELIJK (zet, "");
  EIS (standen > 1);
  spel.uitslagen (bekend, 1);
  kijkduur = 0;
  EIS (bekend.standen > 1 && !zoek::isBekend (bekend.zetten.at (0)));
  EIS_GELIJK (spel.legeVakjes (), 81);
}
