// waarden.h: wat zijn de kleine stukken van een stand waard?
//
// Van elk klein stuk, op zijn plaats op het bord, staat hier wat het elke
// speler minstens waard is als de ander begint (zie klassen.h, stukken.h), en
// of het precies een getal en een klasse waard is: dan kan het van het bord.

#ifndef ZoekDominerenWaardenHVar
#define ZoekDominerenWaardenHVar

#include "../../../zoek/sleuteltabel.h"
#include "klassen.h"
#include "stukken.h"
#include "veld.h"

namespace zoek
{
namespace domineren
{

// De waarde van een klein stuk.
struct Waarde
{
  static const int Geen = -1, TeLang = -2;

  Krap laatst[2];      // per speler
  short getal;         // hoeveel achtsten Vera voor staat, met de klasse
  signed char klasse;  // die er precies bij hoort; Geen als het stuk anders
                       // is, TeLang als er niets over bekend is
  unsigned char werk;  // zie sleuteltabel.h
};

//*************************************************************************

template <int Woorden>
class Waarden
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Maak lege tabellen, die hoogstens zoveel bytes gebruiken, voor een veld
    // dat blijft bestaan.
    Waarden (const Veld<Woorden> &nwVeld, size_t geheugen)
    : veld (nwVeld), stukken (geheugen / 2), tabel (geheugen / 2) {}

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
    // Retourneert: true als dat zo is; getal en klasse worden die waarde
    bool isPrecies (const Bord &stuk, int &getal, int &klasse)
    {
      Waarde waarde;
      if (zoek (stuk, waarde))
      {
        getal = waarde.getal;
        klasse = waarde.klasse;
        return klasse != Waarde::Geen;
      }
      if (!veld.stenen (stuk, 0).leeg () && !veld.stenen (stuk, 1).leeg ())
        return false;
      getal = Achtsten * (veld.past (stuk, 0) - veld.past (stuk, 1));
      klasse = 0;
      return true;
    }

  private:

    const Veld<Woorden> &veld;
    Stukken stukken;
    Sleuteltabel<Bord, Waarde> tabel;

    // Bereken de waarde van een klein stuk. Het is precies een getal en een
    // klasse waard als wat beide spelers er minstens aan hebben elkaar opheft.
    // Retourneert: de waarde
    Waarde reken (const Bord &stuk)
    {
      Waarde waarde = Waarde ();
      Stukken::Bord los;
      waarde.klasse = Waarde::TeLang;
      if (!losVan (stuk, los))
        return waarde;
      const Stukken::Beeld beeld = stukken.waarde (los);
      waarde.klasse = Waarde::Geen;
      for (int speler = 0; speler < 2; speler++)
        waarde.laatst[speler] = beeld.laatst[speler];
      for (int k = 0; k < AantalKlassen; k++)
      {
        const int i = plaatsVan (k), vera = beeld.laatst[0].op[i];
        if (vera + beeld.laatst[1].op[i] >= 0)
        {
          waarde.getal = static_cast<short> (vera);
          waarde.klasse = static_cast<signed char> (k);
        }
      }
      return waarde;
    }

    // Leg een stuk linksonder op een bord van Stukken, dat los wordt.
    // Retourneert: false als het daar niet op past
    bool losVan (const Bord &stuk, Stukken::Bord &los) const
    {
      unsigned rijen[Veld<Woorden>::MeesteStroken] = { }, alle = 0;
      const int aantal = veld.inStroken (stuk, 0, rijen);
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
