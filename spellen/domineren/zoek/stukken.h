// stukken.h: wat is een klein stuk elke speler minstens waard?
//
// Een stuk is een stel lege vakjes dat aan elkaar hangt. Zijn grenzen (zie
// klassen.h) volgen uit die van wat er na elke zet van overblijft, en dat is
// weer een som van kleinere stukken. Waar het op het bord ligt maakt niet uit,
// en spiegelbeelden zijn hetzelfde waard: elk stuk wordt een keer uitgerekend,
// in de hoek, en daarna is het op elke plaats waar het lag meteen te vinden. Is
// het precies een getal en een klasse waard, dan kan het van het bord.

#ifndef ZoekDominerenStukkenHVar
#define ZoekDominerenStukkenHVar

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

template <int Woorden>
class Stukken
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Maak een lege tabel, die hoogstens zoveel bytes gebruikt, bij regels die
    // blijven bestaan.
    Stukken (const Regels<Woorden> &nwRegels, size_t geheugen)
    : regels (nwRegels), tabel (geheugen) {}

    // Bepaal de waarde van een stuk van een stand.
    // Retourneert: false als het stuk te groot is, en de waarde onbekend
    bool zoek (const Bord &stuk, Waarde &waarde)
    {
      if (stuk.aantal () > MeesteVakjes)
        return false;
      waarde = waardeVan (stuk);
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

    static const int MeesteVakjes = 14,  // grotere kosten te veel tijd
                     Langste = 8;        // en langere ook

    const Regels<Woorden> &regels;
    Sleuteltabel<Bord, Waarde> tabel;

    // Retourneert: de waarde van een klein stuk; zij wordt alleen uitgerekend
    //   waar het in een hoek ligt
    Waarde waardeVan (const Bord &stuk)
    {
      const Waarde *const bekend = tabel.zoek (stuk);
      if (bekend != 0)
        return *bekend;
      const Bord inHoek = regels.gelijkvormigInHoek (stuk);
      const Waarde nieuw = stuk == inHoek ? reken (stuk) : waardeVan (inHoek);
      tabel.bewaar (stuk, nieuw, stuk.aantal ());
      return nieuw;
    }

    // Retourneert: evenzo, van een stuk dat nog niet bekend is
    Waarde reken (const Bord &stuk)
    {
      Opbouw opbouw[2];
      Waarde uit = Waarde ();
      uit.klasse = Waarde::TeLang;
      for (Bord rest = stuk; !rest.leeg (); )
      {
        const int plaats = rest.neemLaagste ();
        if (regels.strook (plaats, 0) >= Langste
            || regels.strook (plaats, 1) >= Langste)
          return uit;
      }
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
        const Waarde deel =
          waardeVan (regels.neemStuk (rest, rest.laagste ()));
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

}
}

#endif
