// stukken.h: wat is een klein stuk elke speler minstens waard?
//
// Een stuk is een stel lege vakjes dat aan elkaar hangt. Zijn grenzen (zie
// klassen.h) volgen uit die van wat er na elke zet van overblijft, en dat is
// weer een som van kleinere stukken. Elk stuk wordt een keer uitgerekend; waar
// het op het bord ligt maakt niet uit, en spiegelbeelden zijn hetzelfde waard.
// Waarden onthoudt er op zijn plaats op het bord van wat het elke speler
// minstens waard is als de ander begint, en of het precies een getal en een
// klasse waard is: dan kan het van het bord.

#ifndef ZoekDominerenStukkenHVar
#define ZoekDominerenStukkenHVar

#include "../../../zoek/bits.h"
#include "../../../zoek/sleuteltabel.h"
#include "klassen.h"
#include "regels.h"

namespace zoek
{
namespace domineren
{

// De waarde van een klein stuk, zoals elke speler het ziet: 0 is Vera, 1 is
// Herman.
struct Waarde
{
  static const int Geen = -1, TeLang = -2;

  Krap eerst[2], laatst[2];
  short getal;         // hoeveel achtsten Vera voor staat, met de klasse
  signed char klasse;  // die er precies bij hoort; Geen als het stuk anders
                       // is, TeLang als er niets over bekend is
  unsigned char werk;  // zie sleuteltabel.h
};

//*************************************************************************

class Stukken
{
  public:

    static const int Maat = 8;            // een stuk past op 8 bij 8
    static const int MeesteVakjes = 14;   // grotere kosten te veel tijd

    typedef Bitbord<1> Bord;              // van Maat bij Maat

    // Maak een tabel die hoogstens zoveel bytes gebruikt.
    explicit Stukken (size_t geheugen)
    : regels (Maat, Maat), tabel (geheugen) {}

    // Retourneert: wat een stuk, ergens op het bord van Maat bij Maat, elke
    //   speler minstens waard is
    Waarde waarde (const Bord &stuk)
    {
      const Bord sleutel = regels.gelijkvormigInHoek (stuk);
      const Waarde *const bekend = tabel.zoek (sleutel);
      if (bekend != 0)
        return *bekend;
      const Waarde nieuw = reken (sleutel);
      tabel.bewaar (sleutel, nieuw, stuk.aantal ());
      return nieuw;
    }

  private:

    Regels<1> regels;
    Sleuteltabel<Bord, Waarde> tabel;

    // Retourneert: als waarde, van een stuk dat nog niet bekend is
    Waarde reken (const Bord &stuk)
    {
      Opbouw opbouw[2];
      for (int zet = 0; zet < 2; zet++)
      {
        Bord rest = regels.stenen (stuk, zet);
        while (!rest.leeg ())
        {
          Grens erna[2];
          somVan (stuk & ~regels.steen (rest.neemLaagste (), zet), erna);
          opbouw[zet].eigenZet (krap (erna[zet].laatst));
          opbouw[1 - zet].andereZet (krap (erna[1 - zet].eerst));
        }
      }
      Waarde uit = Waarde ();
      for (int ziet = 0; ziet < 2; ziet++)
      {
        const Grens grens = opbouw[ziet].klaar ();
        uit.eerst[ziet] = krap (grens.eerst);
        uit.laatst[ziet] = krap (grens.laatst);
      }
      bepaalKlasse (uit);
      return uit;
    }

    // Bepaal of een stuk precies een getal en een klasse waard is: als wat
    // beide spelers er minstens aan hebben elkaar opheft.
    static void bepaalKlasse (Waarde &waarde)
    {
      waarde.klasse = Waarde::Geen;
      for (int k = 0; k < AantalKlassen; k++)
      {
        const int i = plaatsVan (k), vera = waarde.laatst[0].op[i];
        if (vera + waarde.laatst[1].op[i] >= 0)
        {
          waarde.getal = static_cast<short> (vera);
          waarde.klasse = static_cast<signed char> (k);
        }
      }
    }

    // Tel de stukken van lege vakjes op: som wordt wat zij samen elke speler
    // minstens waard zijn.
    void somVan (const Bord &vrij, Grens som[2])
    {
      Bord rest = regels.bruikbaar (vrij);
      som[0] = som[1] = grensVanNul ();
      for (bool eerste = true; !rest.leeg (); eerste = false)
      {
        const Waarde deel = waarde (regels.neemStuk (rest, rest.laagste ()));
        for (int ziet = 0; ziet < 2; ziet++)
        {
          const Grens grens = { ruim (deel.eerst[ziet]),
                                ruim (deel.laatst[ziet]) };
          if (eerste)
            som[ziet] = grens;
          else
            telOp (som[ziet], grens);
        }
      }
    }
};

//*************************************************************************

template <int Woorden>
class Waarden
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Maak lege tabellen, die hoogstens zoveel bytes gebruiken, bij regels die
    // blijven bestaan.
    Waarden (const Regels<Woorden> &nwRegels, size_t geheugen)
    : regels (nwRegels), stukken (geheugen / 2), tabel (geheugen / 2) {}

    // Bepaal de waarde van een stuk van een stand.
    // Retourneert: false als het stuk te groot is, en de waarde onbekend
    bool zoek (const Bord &stuk, Waarde &waarde)
    {
      if (stuk.aantal () > Stukken::MeesteVakjes)
        return false;
      const Waarde *const bekend = tabel.zoek (stuk);
      waarde = bekend != 0 ? *bekend : reken (stuk);
      if (bekend == 0)
        tabel.bewaar (stuk, waarde, stuk.aantal ());
      return waarde.klasse != Waarde::TeLang;
    }

    // Is een stuk precies een getal en een klasse waard, voor Vera? Ook een
    // groot stuk is dat, als maar een speler er nog in kan leggen.
    // Retourneert: true als dat zo is; dan zegt waarde welke
    bool isPrecies (const Bord &stuk, Waarde &waarde)
    {
      if (zoek (stuk, waarde))
        return waarde.klasse != Waarde::Geen;
      if (!regels.stenen (stuk, 0).leeg () && !regels.stenen (stuk, 1).leeg ())
        return false;
      waarde.klasse = 0;
      waarde.getal = static_cast<short>
        (Achtsten * (regels.past (stuk, 0) - regels.past (stuk, 1)));
      return true;
    }

  private:

    const Regels<Woorden> &regels;
    Stukken stukken;
    Sleuteltabel<Bord, Waarde> tabel;

    // Retourneert: de waarde van een klein stuk
    Waarde reken (const Bord &stuk)
    {
      Waarde waarde = Waarde ();
      Stukken::Bord los;
      waarde.klasse = Waarde::TeLang;
      return losVan (stuk, los) ? stukken.waarde (los) : waarde;
    }

    // Leg een stuk linksonder op een bord van Stukken, dat los wordt.
    // Retourneert: false als het daar niet op past
    bool losVan (const Bord &stuk, Stukken::Bord &los) const
    {
      unsigned rijen[Regels<Woorden>::MeesteStroken] = { }, alle = 0;
      const int aantal = regels.inStroken (stuk, 0, rijen);
      int onder = 0;
      while (rijen[onder] == 0)
        onder++;
      for (int rij = onder; rij < aantal; rij++)
        alle |= rijen[rij];
      const int links = eersteBit (alle);
      los = Stukken::Bord ();
      for (int rij = onder; rij < aantal; rij++)
        if (rij - onder < Stukken::Maat)
          los = los | Stukken::Bord::van (rijen[rij] >> links)
                      << ((rij - onder) * Stukken::Maat);
        else if (rijen[rij] != 0)
          return false;
      return alle >> links >> Stukken::Maat == 0;
    }
};

}
}

#endif
