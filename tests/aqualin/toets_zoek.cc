// toets_zoek.cc: alle zoeken van Aqualin door de proef van tests/zoekproef.h:
// de functies van de klasse, en Oplosser van zoek/ met veel, weinig en geen
// geheugen. Verder wat die proef niet kan zien: wat Oplosser onthoudt, de tabel
// van antwoorden en het kenmerk waarmee stellingen samenvallen; en hoeveel
// standen er nog te tellen zijn.

#include "tests/aqualin/hulp.h"
#include "tests/aqualin/inzicht.h"
#include "tests/zoekproef.h"

#include "zoek/toeval.h"
#include "spellen/aqualin/zoek/oplosser.h"

using namespace std;
namespace za = zoek::aqualin;
using Model::Loting;
using Model::Paar;
using Model::Stand;
using za::Antwoorden;
using za::Kenmerk;
using za::Verloop;

typedef Antwoord<Paar> Uitkomst;

// Het verloop van een spel vanaf een stand.
static Verloop verloopVan (const Stand &stand)
{
  return Verloop (stand.spel.breedte, stand.spel.vulvolgorde, stand.gelegd,
                  stand.speler, stand.hand, stand.pot);
}

//*************************************************************************
// De wijzen van zoeken

static Uitkomst optScore (Aqualin &spel)
{
  Paar zet (7, 7);
  long long standen = 77;
  const int score = spel.optScore (zet, standen);
  return Uitkomst ().noemScore (score).noemZet (zet).noemStanden (standen);
}

static Uitkomst optScoreSnel (Aqualin &spel)
{
  Paar zet (7, 7);
  long long standen = -77;
  const int score = spel.optScoreSnel (zet, standen);
  EIS (standen > 0);
  return Uitkomst ().noemScore (score).noemZet (zet);
}

static Uitkomst telStanden (Aqualin &spel)
{
  return Uitkomst ().noemTelling (spel.telStanden ());
}

struct AqualinZoek
: Zoekbasis< AqualinZoek, Spelbasis<Aqualin,Paar,Toetsinzicht>, Stand, Paar >
{
  static vector<Zet> zetten (const Stand &stand)
  {
    return Model::zetten (stand);
  }

  static Stand naZet (const Stand &stand, const Zet &zet)
  {
    return Model::naZet (stand, zet);
  }

  static Uitkomst rechter (const Stand &stand)
  {
    const auto hoort = Model::losOp (stand);
    return Uitkomst ().noemScore (hoort.score).noemZet (hoort.zet)
                      .noemStanden (hoort.standen);
  }

  static string teken (const Stand &stand) { return ::teken (stand); }
  static string tekst (const Zet &zet) { return ::tekst (zet); }

  static Aqualin maak (const Stand &begin)
  {
    Aqualin spel;
    zetOp (spel, begin);
    return spel;
  }

  // Een Oplosser per stand, die alles tweemaal moet zeggen. Hij zwijgt over een
  // bord dat hem te groot is.
  template <int Woorden>
  static Vraagfunctie oplosser (const Stand &, long long bytes,
                                zoek::Voortgang *voortgang)
  {
    const size_t geheugen = bytes == Gewoon ? zoek::GeheugenGrens
                                            : static_cast<size_t> (bytes);
    string vorige;
    shared_ptr<const Verloop> verloop;
    shared_ptr< za::Oplosser<Woorden> > zoeker;
    return [=] (const Stand &nu) mutable
    {
      const Model::Spel &spel = nu.spel;
      if (Model::eindstand (nu)
          || spel.hoogte * (spel.breedte + 1) > 64 * Woorden)
        return Uitkomst ();
      if (vorige != teken (nu))
      {
        vorige = teken (nu);
        zoeker.reset ();  // twee samen is te veel geheugen
        verloop.reset (new Verloop (verloopVan (nu)));
        zoeker.reset
          (new za::Oplosser<Woorden> (*verloop, geheugen, voortgang));
      }
      int zet = -1, nogEens = -1;
      long long bezocht = 0;
      const int score = zoeker->score (zet, bezocht);
      EIS (zoeker->score (nogEens, bezocht) == score && nogEens == zet);
      return Uitkomst ().noemScore (score).noemZet
        (Model::zetten (nu)[static_cast<size_t> (zet)]);
    };
  }

  static vector<Wijze> wijzen ()
  {
    const vector<long long> geheugens = { 0, 65535, 65536, 131072, Gewoon };
    return { klasse ("optScore", optScore),
             klasse ("optScoreSnel", optScoreSnel),
             klasse ("telStanden", telStanden),
             functie ("Oplosser 1", Hervat, geheugens, oplosser<1>),
             functie ("Oplosser 2", Hervat, geheugens, oplosser<2>) };
  }
};

typedef Zoekproef<AqualinZoek> Proef;

//*************************************************************************
// De proef

TOETS (elk_zoeken_volgt_het_model)
{
  Loting loting (4);
  Proef proef (4);
  for (int keer = 0; keer < proeven (120, 30); keer++)
    proef.bekijk (loting.spelMetBoom (keer % 4 == 0 ? 10 : 5,
                                      keer % 20 == 0 ? 20000 : 700));
}

// De uitslag volgens de complete boom; voor het model is zij te groot.
static Uitkomst volgensBoom (const Stand &stand)
{
  Aqualin spel;
  zetOp (spel, stand);
  return optScore (spel);
}

// De klasse is vlugger dan wat hier vertaald is: in elke stand moet zij het met
// zichzelf eens zijn, en sommige gaan door de proef.
TOETS (elk_zoeken_van_grotere_bomen_volgt_de_boom)
{
  Loting loting (5);
  Proef proef (5);
  int beurt = 0;
  const auto bekijk = [&] (const Stand &stand)
  {
    Aqualin spel;
    zetOp (spel, stand);
    EIS_MET (AqualinZoek::goed (optScoreSnel (spel), optScore (spel)),
             teken (stand));
    if (beurt++ % 32 == 0)
      proef.bekijk (stand, volgensBoom, 4);
  };
  for (int keer = 0; keer < proeven (200, 60); keer++)
    bekijk (loting.spelMetBoom (keer % 2 == 0 ? 10 : 6, 100000));
  for (int keer = 0; keer < proeven (25, 12); keer++)
  {
    // Weinig soorten geeft grote clusters, en gebieden die samenkomen.
    const int vormen = loting.trek (2, 4), hoogte = loting.trek (3, 4);
    bekijk (loting.spel (hoogte, 5, vormen, loting.trek (0, 4), 2, 2));
    // De paden van het begin van zo'n spel passen ruim, die van het eind niet.
    bekijk (loting.spel (10, 10, 10, loting.trek (0, 30), 1, 1));
    if (keer % 3 == 0)
      bekijk (loting.spel (10, 10, 10, 86, 2, loting.trek (2, 3)));
    // Net wel en net niet in een woord.
    for (const Paar &maat : { Paar (8, 7), Paar (7, 8), Paar (8, 8),
                              Paar (6, 10), Paar (10, 6), Paar (9, 7) })
      bekijk (loting.spel (maat.first, maat.second, 8,
                           maat.first * maat.second - 14, 2, 2));
  }
}

// Zodra er veel te onthouden is groeit de tabel, als dat kan.
TOETS (als_het_geheugen_opraakt)
{
  Loting loting (6);
  Proef proef (6);
  for (int keer = 0; keer < proeven (2, 1); keer++)
    proef.eisSchaars (loting.spel (4, 5, 5, 2, 2, 2),
                      { 0, 65535, 65536, 100000, 200000, 400000 }, volgensBoom);
  EIS_MET (proef.geweigerd > proeven (4, 2), proef.geweigerd);
}

TOETS (met_voortgang_en_afgebroken)
{
  Loting loting (7);
  Proef proef (7);
  for (int keer = 0; keer < proeven (60, 10); keer++)
    proef.eisVoortgang (loting.spelMetBoom (5, 2000));
  EIS_MET (proef.afgebroken > proeven (150, 20), proef.afgebroken);
}

// Wie nog eens hetzelfde vraagt krijgt het antwoord meestal uit de tabel.
TOETS (oplosser_onthoudt_wat_hij_vond)
{
  Loting loting (8);
  long long eerst = 0, daarna = 0, bezocht = 0;
  for (int keer = 0; keer < 10; keer++)
  {
    const Verloop verloop = verloopVan (loting.spel (4, 5, 5, 2, 2, 2));
    za::Oplosser<1> oplosser (verloop, zoek::GeheugenGrens, nullptr);
    int zet = 0;
    oplosser.score (zet, bezocht);
    eerst += bezocht;
    oplosser.score (zet, bezocht);
    daarna += bezocht;
  }
  EIS_MET (daarna - eerst < eerst / 20, eerst << " en " << daarna);
}

TOETS (telStanden_rond_de_grootste_long_long)
{
  Loting loting (10);
  Aqualin spel;
  int groot = 0, klein = 0;
  for (int hand0 = 2; hand0 <= 5; hand0++)
    for (int hand1 = 2; hand1 <= 5; hand1++)
      for (int stenen = 12; stenen <= 100; stenen += stenen < 70 ? 1 : 10)
      {
        const Stand stand
          = loting.spel (10, 10, 10, 100 - stenen, hand0, hand1);
        const long long aantal = Model::omvang (stand);
        zetOp (spel, stand);
        EIS_MET (spel.telStanden () == aantal, spel.telStanden ()
                 << ", verwacht " << aantal << teken (stand));
        (aantal < 0 ? groot : klein)++;
      }
  EIS (groot > 100 && klein > 100);
}

//*************************************************************************
// De tabel van antwoorden

// Een bewering met een hash die al zijn bits van het nummer laat afhangen.
static za::Bewering beweringVan (unsigned nummer)
{
  return { zoek::Toeval::meng (nummer), nummer + 1,
           { static_cast<int> (nummer % 11), static_cast<int> (nummer % 7) },
           nummer % 2 == 0 };
}

static bool elkPad (unsigned long long) { return true; }
static bool geenPad (unsigned long long) { return false; }

// Alles blijft bekend zolang er plaats is, en alleen wat gevraagd is.
TOETS (tabel_onthoudt_alles_en_gelooft_alleen_wat_klopt)
{
  Antwoorden tabel (1 << 24);
  const unsigned aantal = 100000;
  for (unsigned i = 0; i < aantal; i++)
    tabel.bewaar (beweringVan (i), i % 3 == 0, i);
  unsigned bekend = 0;
  for (unsigned i = 0; i < aantal; i++)
  {
    za::Bewering andere[3] = { beweringVan (i), beweringVan (i),
                               beweringVan (i) };
    const za::Antwoord antwoord = tabel.zoek
      (andere[0], [i] (unsigned long long pad) { return pad == i + 1; });
    EIS (antwoord == za::Open || antwoord == (i % 3 == 0 ? za::Ja : za::Nee));
    bekend += antwoord != za::Open;
    EIS (tabel.zoek (andere[0], geenPad) == za::Open);
    andere[0].drempel[0]++;
    andere[1].drempel[1]++;
    andere[2].haaltNu = !andere[2].haaltNu;
    for (const za::Bewering &bewering : andere)
      EIS (tabel.zoek (bewering, elkPad) == za::Open);
  }
  EIS_MET (bekend > aantal * 9 / 10, bekend);
}

TOETS (tabel_zonder_geheugen_of_pad_onthoudt_niets)
{
  Antwoorden geen (0), klein (1 << 20);
  za::Bewering bewering = beweringVan (12);
  geen.bewaar (bewering, true, 5);
  EIS (geen.zoek (bewering, elkPad) == za::Open);
  bewering.pad = 0;
  klein.bewaar (bewering, true, 5);
  EIS (klein.zoek (bewering, elkPad) == za::Open);
  for (unsigned i = 0; i < 8; i++)  // vier met een pad, en dan vier zonder
  {
    bewering.pad = i < 4 ? i + 1 : 0;
    bewering.drempel[0] = static_cast<int> (i % 4);
    klein.bewaar (bewering, true, 5);
  }
  for (bewering.drempel[0] = 0; bewering.drempel[0] < 4; bewering.drempel[0]++)
    EIS (klein.zoek (bewering, elkPad) == za::Ja);
}

TOETS (kleine_tabel_bewaart_het_meeste_werk)
{
  Antwoorden tabel (4096 * 16);  // 1024 groepen van vier: groeit niet
  tabel.bewaar (beweringVan (0), true, 1 << 20);
  for (unsigned i = 1; i < 50000; i++)
    tabel.bewaar (beweringVan (i), i % 3 == 0, 1);
  EIS (tabel.zoek (beweringVan (0), [] (unsigned long long pad)
                   { return pad == 1; }) == za::Ja);
}

TOETS (tabel_die_niet_kan_groeien_gaat_verder)
{
  const Schaars schaars (Schaars::inGebruik () + 4096 * 16);
  Antwoorden tabel (1 << 24);
  int bekend = 0;
  for (unsigned i = 0; i < 50000; i++)
    tabel.bewaar (beweringVan (i), true, i);
  for (unsigned i = 0; i < 50000; i++)
    bekend += tabel.zoek (beweringVan (i), elkPad) == za::Ja;
  EIS_GELIJK (schaars.geweigerd (), 1);
  EIS_MET (bekend > 2048 && bekend <= 4096, bekend);
}

//*************************************************************************
// Het kenmerk

// Twee delen met dezelfde hashwaarde zijn daarom nog niet gelijk, en elk deel
// telt zo vaak als het er is.
TOETS (kenmerk_vergelijkt_de_delen_zelf)
{
  zoek::Bitbord<1> vakjes[2] = { zoek::Bitbord<1>::van (8),
    zoek::Bitbord<1>::van (8 + zoek::Toeval::meng (5) - zoek::Toeval::meng (9))
  };
  Kenmerk<1> een, twee, zelfde;
  for (int deel : { 0, 0, 1 })
    een.voegToe (deel == 0 ? 5 : 9, vakjes[deel]);
  for (int deel : { 0, 1, 1 })
    twee.voegToe (deel == 0 ? 5 : 9, vakjes[deel]);
  for (int deel : { 1, 0, 0 })
    zelfde.voegToe (deel == 0 ? 5 : 9, vakjes[deel]);
  EIS_GELIJK (een.hash (), twee.hash ());
  EIS (!een.gelijkAan (twee) && !twee.gelijkAan (een));
  EIS (een.gelijkAan (zelfde));
}

// Deel i heeft code i % 3 en het vakje van i / 3; code 2 komt alleen in een
// kenmerk dat anders is.
TOETS (kenmerk_vergelijkt_delen_in_elke_volgorde)
{
  vector< zoek::Bitbord<2> > vakjes (3);
  vakjes[0].neemOp (3);
  vakjes[1].neemOp (64);
  vakjes[2].neemOp (109);
  Loting loting (10);
  for (int keer = 0; keer < 2000; keer++)
  {
    Kenmerk<2> een, ander;
    vector<size_t> delen (static_cast<size_t> (loting.trek (0, 6)));
    const bool anders = keer % 2 == 0 && !delen.empty ();
    for (size_t &deel : delen)
    {
      deel = static_cast<size_t> (loting.trek (0, 1) + 3 * loting.trek (0, 2));
      een.voegToe (static_cast<unsigned> (deel % 3), vakjes[deel / 3]);
    }
    if (anders)
      delen[0] = keer % 4 == 0 ? delen[0] / 3 * 3 + 2 : (delen[0] + 3) % 9;
    for (int i : loting.permutatie (static_cast<int> (delen.size ())))
    {
      const size_t deel = delen[static_cast<size_t> (i)];
      ander.voegToe (static_cast<unsigned> (deel % 3), vakjes[deel / 3]);
    }
    EIS_GELIJK (een.hash () == ander.hash (), !anders);
    EIS_GELIJK (een.gelijkAan (ander), !anders);
  }
}

// Het kenmerk van een stelling met lage drempels, zodat alles meetelt.
static Kenmerk<2> kenmerkVan (const za::Regels<2> &regels,
                              const za::Stelling<2> &stelling)
{
  Kenmerk<2> kenmerk;
  za::Kansen kansen;
  for (int aspect = 0; aspect < za::AantalAspecten; aspect++)
    regels.beschrijf (stelling, aspect, 0, kenmerk, kansen);
  regels.beschrijfHanden (stelling, kansen, kenmerk);
  return kenmerk;
}

TOETS (pad_komt_uit_waar_het_vandaan_komt)
{
  Loting loting (11);
  for (int keer = 0; keer < proeven (100, 20); keer++)
  {
    const Verloop verloop = verloopVan (loting.spelMetBoom (10));
    const za::Regels<2> regels (verloop);
    za::Stelling<2> stelling = regels.begin ();
    for (int zet = 0; zet < verloop.zetten (); zet++)
    {
      regels.doe (loting.trek (0, verloop.keuze (zet) - 1), stelling);
      za::Stelling<2> terug = regels.begin ();
      if (stelling.pad == 0)
        continue;
      EIS (!regels.volg (stelling.pad, zet, terug));
      if (zet + 2 <= verloop.zetten ())
        EIS (!regels.volg (stelling.pad, zet + 2, terug));
      EIS (regels.volg (stelling.pad, zet + 1, terug));
      Kenmerk<2> kenmerk = kenmerkVan (regels, terug);
      EIS (kenmerkVan (regels, stelling).gelijkAan (kenmerk));
      EIS_GELIJK (terug.zet, stelling.zet);
      for (int aspect = 0; aspect < za::AantalAspecten; aspect++)
        for (int soort = 0; soort < za::MaxSoorten; soort++)
          EIS (terug.ligt[aspect][soort] == stelling.ligt[aspect][soort]);
    }
  }
}
