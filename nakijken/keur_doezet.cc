// keur_doezet.cc: keurt doeZet en unDoeZet. De zetten komen van het model; wat
// van een zet in de rijen te zien hoort te zijn en wat op de schalen, keuren
// verschillende onderdelen.

#include "bank.h"

#include <climits>

namespace nakijk
{

namespace
{

const Masker Bijzonder = Precies | HeleRij | Volste | Gelijkop | AndereKleur;
const Stap Terug = roep ("unDoeZet");
const char NietTerug[] = "unDoeZet neemt de zet niet goed terug";

// Doe de zet van de plek, en kijk naar een paar dingen.
Speel doe (const std::vector<Ding> &dingen)
{
  return [dingen] (Geval &geval)
  {
    geval.bewijs = true;
    geval.doet (geval.plek, dingen);
  };
}

// De eerste zet van de ander, waarna er maar een stand kan zijn.
Zet antwoordOp (const Stand &stand)
{
  for (const Zet &zet : Model::verschillendeZetten (stand))
    if (Model::mogelijkNaZet (stand, zet).size () == 1)
      return zet;
  return Model::Geen;
}

// Een plek met een zet, na wie een zet waarvan de rij vaststaat.
bool heeftAntwoord (const Plek &plek)
{
  return na (plek).size () == 1 && antwoordOp (na (plek)[0]) != Model::Geen;
}

// De plek na de zet van een plek, met het antwoord daarop.
Plek antwoord (const Plek &een)
{
  return plek (na (een)[0], antwoordOp (na (een)[0]));
}

// Plekken met een zet, de helft zonder dat er iets aangevuld wordt.
Plekken ookKaal (const Voorraad &voorraad, size_t aantal)
{
  Plekken uit = voorraad.zetten (RijLeeg | RijDeels, aantal / 2,
    [] (const Plek &een)
    { return heeftAntwoord (een) && met (PotLeeg) (een); });
  for (const Plek &plek : voorraad.zetten (RijLeeg | RijDeels, aantal / 2,
                                           heeftAntwoord))
    uit.push_back (plek);
  return uit;
}

// Doe een zet, en de ander ook een; neemt die van dezelfde schaal, dan moet te
// zien zijn dat er ligt wat er hoort.
void doeTwee (Geval &geval)
{
  const Plek ander = antwoord (geval.plek);
  const Kijk nu = geval.doet (geval.plek, Rijen);
  geval.eis ([nu, ander, &geval]
  {
    if (ander.zet.first == geval.plek.zet.first)
      geval.eisGezien (nu, Schalen, na (geval.plek));
  });
  geval.mits ("doeZet laat op de schalen niet liggen wat er hoort");
  geval.plek.masker |= ander.masker;
  geval.doet (ander, Rijen, "de ander doet een zet: ");
}

//*************************************************************************

// Wat er met een zet is die niet hoeft te mogen: schaal of kleur bestaat niet,
// de kleur ligt er niet, of de tegels passen nergens.
enum Soort { Onzin, Ontbreekt, PastNiet, Past };

Soort soortVan (const Stand &stand, const Zet &zet)
{
  return !isZet (stand, zet) ? Onzin : tegels (stand, zet) == 0 ? Ontbreekt
         : Model::past (stand, zet.first, zet.second) ? Past : PastNiet;
}

// Elke plek met elke zet van een soort.
Plekken met (const Plekken &plekken, Soort soort)
{
  Plekken uit;
  for (const Plek &plek : plekken)
  {
    std::vector<Zet> zetten = { Zet (-1, 'g'), Zet (1000, 'g'),
                                Zet (INT_MAX, 'g') };
    for (int schaal = 0; schaal <= plek.stand.M; schaal++)
      for (char kleur : { 'g', 'b' })
        zetten.push_back (Zet (schaal, kleur));
    for (char kleur : { 'x', 'G', 'B', ' ', '\0', '0' })
      zetten.push_back (Zet (0, kleur));
    for (const Zet &zet : zetten)
      if (soortVan (plek.stand, zet) == soort)
      {
        uit.push_back (plek);
        uit.back ().zet = zet;
      }
  }
  return uit;
}

void weiger (Geval &geval)
{
  geval.vraag (stapDoe (geval.plek.zet), geeft (false, "doeZet geeft "));
}

// Een zet die geweigerd wordt.
void geweigerd (Geval &geval, const Stand &stand)
{
  const Plekken fout = met ({ plek (stand) }, Ontbreekt);
  geval.vraag (stapDoe (fout.empty () ? Zet (stand.M, 'g') : fout[0].zet),
               geeft (false));
  geval.mits ("doeZet weigert de zet niet");
}

// Daarna is alles als ervoor, ook wie er aan de beurt is.
void blijftErna (Geval &geval)
{
  geweigerd (geval, geval.plek.stand);
  geval.zelfde (geval.begin);
  geval.doet (geval.plek, Rijen);
}

// En ook wat er terug te nemen is, als unDoeZet dat goed heeft.
Speel blijftTerug (bool goed)
{
  return [goed] (Geval &geval)
  {
    geval.plek.masker |= terugVan (geval.plek.masker);
    geval.gedaan (geval.plek);
    geweigerd (geval, na (geval.plek)[0]);
    geval.vraag (Terug, geeft (true));
    geval.mits (NietTerug);
    geval.zelfde (geval.begin);
    geval.mits (NietTerug);
    geval.vraag (Terug, [goed] (const Plek &plek, const Antwoord &antwoord)
    {
      if (!goed)
        throw Onbekend { "unDoeZet neemt ook niets terug" };
      geeft (false, "na een zet, een geweigerde zet en een keer terug: "
                    "unDoeZet geeft ") (plek, antwoord);
    });
  };
}

//*************************************************************************

// Neem de laatste zet terug.
// Parameter:
// * toen: wat er ervoor te zien was
void neemTerug (Geval &geval, const Kijk &toen)
{
  geval.vraag (Terug, geeft (true, "unDoeZet geeft "));
  geval.zelfde (toen);
}

void terugEen (Geval &geval)
{
  geval.plek.masker |= terugVan (geval.plek.masker);
  geval.bewijs = true;
  geval.gedaan (geval.plek);
  neemTerug (geval, geval.begin);
}

// Doe de zet dan nog eens; dat kan alleen wie weer aan de beurt is.
void terugBeurt (Geval &geval)
{
  terugEen (geval);
  geval.mits (NietTerug);
  geval.plek.masker |= TerugBeurt;
  geval.doet (geval.plek, Rijen, "dezelfde zet nog eens: doeZet geeft ");
}

// Speel tot hoogstens zes zetten, en neem ze allemaal terug.
void terugMeer (Geval &geval)
{
  std::vector<Kijk> heen (1, geval.begin);
  for (Plek nu = geval.plek; nu.zet != Model::Geen && heen.size () < 7;
       nu = antwoord (nu))
  {
    geval.plek.masker |= nu.masker | TerugMeer | TerugBeurt
                         | terugVan (nu.masker);
    heen.push_back (geval.gedaan (nu));
  }
  for (size_t i = heen.size () - 1; i-- > 0; )
    neemTerug (geval, heen[i]);
}

}

//*************************************************************************

void keurDoeZet (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Speel rijen = doe (Rijen), schaal = doe ({ Schalen });
  const auto doel = [&] (Masker welke, size_t aantal, Masker niet)
    { return uit.zetten (welke, aantal, zonder (niet | Hogere)); };
  bank.fase ({
    // Eerst: wie aan de beurt is laat geen getter zien.
    { "doeZet_beurt", uit.zetten (RijLeeg | RijDeels, 30, [] (const Plek &een)
      {
        const Mag gewoon = zonder (Bijzonder | LegeSchaal);
        return heeftAntwoord (een) && gewoon (een) && gewoon (antwoord (een));
      }), doeTwee },
    { "doeZet_rij", doel (RijLeeg, 16, Bijzonder), rijen },
    { "doeZet_rij", doel (RijDeels, 16, Bijzonder), rijen },
    { "doeZet_precies", doel (Precies, 16, Volste | AndereKleur), rijen },
    { "doeZet_precies", doel (HeleRij, 16, Volste | AndereKleur), rijen },
    // Genoeg om te zien dat het een op de vier keer anders gaat.
    { "doeZet_volste", doel (Volste, 40, AndereKleur), rijen },
    { "doeZet_volste", doel (Gelijkop, 12, AndereKleur), rijen },
    { "doeZet_kleur", doel (AndereKleur, 24, 0), rijen },
    { "doeZet_vult", doel (VultHeel, 30, 0), schaal },
    { "doeZet_kort", doel (VultKort, 16, 0), schaal },
    { "doeZet_kort", doel (PotLeeg, 16, 0), schaal },
    { "doeZet_volste", { plek (figuur1 (), Zet (0, 'g')) }, rijen },
    { "doeZet_gelijke", uit.zetten (Hogere, 16),
      doe ({ Rijen0, Rijen1, Schalen }) },
    { "doeZet_onzin", met (uit.standen (Loopt, 6), Onzin), weiger },
    { "doeZet_onzin", met (uit.standen (Loopt, 20), Ontbreekt), weiger },
    { "doeZet_pastNiet", met (uit.standen (TeVeel, 30, met (Loopt)), PastNiet),
      weiger },
    { "doeZet_einde", met (uit.standen (AnderVol, 30), Past), weiger } });
}

void keurTerug (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Plekken plekken = ookKaal (uit, 24);
  bank.fase ({
    { "terug_kaal", uit.zetten (PotLeeg, 30), terugEen },
    { "terug_vult", uit.zetten (VultHeel | VultKort, 30), terugEen },
    { "terug_beurt", plekken, terugBeurt },
    { "terug_meer", plekken, terugMeer },
    { "terug_niets", uit.standen (Loopt, 6),
      vraagt (Terug, geeft (false, "unDoeZet geeft ")) } });
  const bool niets = bank.uitslag ("terug_niets").status == Gegeven;
  bank.fase ({ { "doeZet_blijft", plekken, blijftErna },
               { "doeZet_blijft", plekken, blijftTerug (niets) } });
}

}
