// toets_antwoorden.cc: wat het snelle zoeken van Aqualin onthoudt: de tabel van
// antwoorden, en het kenmerk waarmee stellingen samenvallen.

#include "tests/toets.h"
#include "tests/aqualin/hulp.h"

#include "spellen/aqualin/zoek/antwoorden.h"
#include "spellen/aqualin/zoek/stelling.h"
#include "zoek/toeval.h"

using namespace std;
using namespace zoek::aqualin;
using Model::Loting;
using Model::Spel;

//*************************************************************************
// De tabel

// Een vraag met een hash die al zijn bits van het nummer laat afhangen.
static Vraag vraagVan (unsigned nummer)
{
  const Vraag vraag = { zoek::Toeval::meng (nummer), nummer + 1,
                        { static_cast<int> (nummer % 11),
                          static_cast<int> (nummer % 7) },
                        nummer % 2 == 0 };
  return vraag;
}

static bool antwoordVan (unsigned nummer)
{
  return nummer % 3 == 0;
}

static bool elkPad (unsigned long long) { return true; }

TOETS (tabel_onthoudt_alles_zolang_er_plaats_is)
{
  Antwoorden tabel (1 << 24);
  const unsigned aantal = 100000;
  for (unsigned i = 0; i < aantal; i++)
    tabel.bewaar (vraagVan (i), antwoordVan (i), i);
  unsigned bekend = 0;
  for (unsigned i = 0; i < aantal; i++)
  {
    const Antwoord antwoord = tabel.zoek
      (vraagVan (i), [i] (unsigned long long pad) { return pad == i + 1; });
    if (antwoord == Open)
      continue;
    bekend++;
    EIS_GELIJK (antwoord, antwoordVan (i) ? Ja : Nee);
  }
  EIS_MET (bekend > aantal * 9 / 10, bekend);
}

TOETS (tabel_gelooft_alleen_wat_klopt)
{
  Antwoorden tabel (1 << 20);
  Vraag vraag = vraagVan (12);
  tabel.bewaar (vraag, true, 5);
  EIS (tabel.zoek (vraag, [] (unsigned long long pad) { return pad == 13; })
       == Ja);
  EIS (tabel.zoek (vraag, [] (unsigned long long) { return false; }) == Open);
  for (int i = 0; i < 2; i++)
  {
    Vraag andere = vraag;
    andere.drempel[i]++;
    EIS (tabel.zoek (andere, elkPad) == Open);
  }
  vraag.haaltNu = !vraag.haaltNu;
  EIS (tabel.zoek (vraag, elkPad) == Open);
}

TOETS (tabel_zonder_geheugen_of_pad_onthoudt_niets)
{
  Antwoorden geen (0), klein (1 << 20);
  Vraag vraag = vraagVan (12);
  geen.bewaar (vraag, true, 5);
  EIS (geen.zoek (vraag, elkPad) == Open);
  vraag.pad = 0;
  klein.bewaar (vraag, true, 5);
  EIS (klein.zoek (vraag, elkPad) == Open);
  for (unsigned i = 0; i < 8; i++)  // vier met een pad, en dan vier zonder
  {
    vraag.pad = i < 4 ? i + 1 : 0;
    vraag.drempel[0] = static_cast<int> (i % 4);
    klein.bewaar (vraag, true, 5);
  }
  for (int i = 0; i < 4; i++)
  {
    vraag.drempel[0] = i;
    EIS (klein.zoek (vraag, elkPad) == Ja);
  }
}

TOETS (kleine_tabel_bewaart_het_meeste_werk)
{
  Antwoorden tabel (4096 * 16);  // 1024 groepen van vier: groeit niet
  tabel.bewaar (vraagVan (0), true, 1 << 20);
  for (unsigned i = 1; i < 50000; i++)
    tabel.bewaar (vraagVan (i), antwoordVan (i), 1);
  EIS (tabel.zoek (vraagVan (0), [] (unsigned long long pad)
                   { return pad == 1; }) == Ja);
}

//*************************************************************************
// Het kenmerk

// De vakjes van een woord, zoveel woorden verder.
template <int Woorden>
static zoek::Bitbord<Woorden> bordVan (unsigned long long woord, int verder = 0)
{
  zoek::Bitbord<Woorden> bord = zoek::Bitbord<Woorden> ();
  for (int bit = 0; bit < 64; bit++)
    if ((woord >> bit & 1) != 0)
      bord.neemOp (64 * verder + bit);
  return bord;
}

// Twee delen met dezelfde hashwaarde zijn daarom nog niet gelijk, en elk deel
// telt zo vaak als het er is.
TOETS (kenmerk_vergelijkt_de_delen_zelf)
{
  const unsigned long long codes[2] = { 5, 9 };
  const zoek::Bitbord<1> drie = bordVan<1> (1ULL << 3), vakjes[2] = { drie,
    bordVan<1> (drie.woord (0) + zoek::Toeval::meng (codes[0])
                - zoek::Toeval::meng (codes[1])) };
  Kenmerk<1> een, twee;
  for (int deel : { 0, 0, 1 })
    een.voegToe (codes[deel], vakjes[deel]);
  for (int deel : { 0, 1, 1 })
    twee.voegToe (codes[deel], vakjes[deel]);
  EIS_GELIJK (een.hash (), twee.hash ());
  EIS (!een.gelijkAan (twee));
  EIS (!twee.gelijkAan (een));
  Kenmerk<1> zelfde;
  for (int deel : { 1, 0, 0 })
    zelfde.voegToe (codes[deel], vakjes[deel]);
  EIS (een.gelijkAan (zelfde));
}

TOETS (kenmerk_vergelijkt_delen_in_elke_volgorde)
{
  const vector< zoek::Bitbord<2> > vakjes = {
    bordVan<2> (1 << 3), bordVan<2> (1, 1), bordVan<2> (1ULL << 45, 1) };
  Loting loting (10);
  for (int keer = 0; keer < 2000; keer++)
  {
    Kenmerk<2> een, ander;
    vector< pair<unsigned,size_t> > delen;
    for (int i = loting.trek (0, 6); i > 0; i--)
      delen.push_back (make_pair (static_cast<unsigned> (loting.trek (1, 2)),
                                  static_cast<size_t> (loting.trek (0, 2))));
    for (const auto &deel : delen)
      een.voegToe (deel.first, vakjes[deel.second]);
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
      ander.voegToe (deel.first, vakjes[deel.second]);
    }
    EIS_GELIJK (een.hash () == ander.hash (), !anders);
    EIS_GELIJK (een.gelijkAan (ander), !anders);
  }
}

// Het verloop van een spel vanaf het begin.
static Verloop verloopVan (const Spel &spel)
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
  return Verloop (spel.hoogte, spel.breedte, spel.vulvolgorde, spel.vormen,
                  gelegd, 0, handen, pot);
}

// Het kenmerk van een stelling met lage drempels, zodat alles meetelt.
static Kenmerk<2> kenmerkVan (const Regels<2> &regels,
                              const Stelling<2> &stelling, int zetten)
{
  Kenmerk<2> kenmerk;
  Kansen kansen;
  for (int aspect = 0; aspect < AantalAspecten; aspect++)
    regels.beschrijf (stelling, zetten, aspect, 0, kenmerk, kansen);
  regels.beschrijfHanden (stelling, kansen, kenmerk);
  return kenmerk;
}

TOETS (pad_komt_uit_waar_het_vandaan_komt)
{
  Loting loting (11);
  for (int keer = 0; keer < proeven (100, 20); keer++)
  {
    const Verloop verloop = verloopVan (loting.spelMetBoom (10, 1e300));
    const Regels<2> regels (verloop);
    Stelling<2> stelling = regels.begin ();
    for (int zet = 0; zet < verloop.zetten (); zet++)
    {
      regels.doe (zet, loting.trek (0, verloop.keuze (zet) - 1), stelling);
      Stelling<2> terug = regels.begin ();
      if (stelling.pad == 0)
        continue;
      EIS (!regels.volg (stelling.pad, zet, terug));
      if (zet + 2 <= verloop.zetten ())
        EIS (!regels.volg (stelling.pad, zet + 2, terug));
      EIS (regels.volg (stelling.pad, zet + 1, terug));
      Kenmerk<2> kenmerk = kenmerkVan (regels, terug, zet + 1);
      EIS (kenmerkVan (regels, stelling, zet + 1).gelijkAan (kenmerk));
      for (int aspect = 0; aspect < AantalAspecten; aspect++)
        for (int soort = 0; soort < MaxSoorten; soort++)
          EIS (terug.ligt[aspect][soort] == stelling.ligt[aspect][soort]);
    }
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
