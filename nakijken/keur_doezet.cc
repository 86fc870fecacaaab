// keur_doezet.cc: keurt doeZet en unDoeZet. De zetten komen van het model; wat
// van een zet in de rijen te zien hoort te zijn en wat op de schalen, keuren
// verschillende onderdelen.

#include "bank.h"

#include <climits>

namespace nakijk
{

namespace
{

typedef std::vector<Stand> Standen;
const Masker Bijzonder = Precies | HeleRij | Volste | Gelijkop | AndereKleur;

Standen na (const Plek &plek)
{
  return Model::mogelijkNaZet (plek.stand, plek.zet);
}

// Eis dat een zet gedaan wordt.
void eisGedaan (const Geval &geval, int stap)
{
  eisGelijk (geval.op (stap).waar (), true, "doeZet geeft ");
}

// Doe de zet van elke plek, en kijk naar de rijen, de schalen of allebei.
void doe (Bank &bank, std::vector<Geval> &gevallen, const char *onderdeel,
          const std::vector<Plek> &plekken, bool rijen, bool schalen)
{
  for (const Plek &plek : plekken)
  {
    Geval geval = bank.metBlik (onderdeel, plek);
    const int zet = geval.doe (stapDoe (plek.zet));
    const Kijk kijk = bank.kijk (geval);
    geval.bewijs = true;
    geval.keur = [=, &bank] (const Geval &g)
    {
      eisGedaan (g, zet);
      if (rijen)
        bank.eisRijen (g, kijk, na (g.plek));
      if (schalen)
        bank.eisSchalen (g, kijk, na (g.plek)[0]);
    };
    gevallen.push_back (geval);
  }
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

// Plekken met een zet, de helft zonder dat er iets aangevuld wordt.
std::vector<Plek> ookKaal (const Bank &bank, size_t aantal)
{
  std::vector<Plek> uit;
  for (bool kaal : { true, false })
    for (const Plek &plek : bank.voorraad.kies (RijLeeg | RijDeels, aantal / 2,
           true, [kaal] (const Plek &een)
           {
             return heeftAntwoord (een)
                    && (!kaal || (een.masker & PotLeeg) != 0);
           }))
      uit.push_back (plek);
  return uit;
}

void doeTwee (Bank &bank, std::vector<Geval> &gevallen)
{
  for (const Plek &plek : bank.voorraad.kies (RijLeeg | RijDeels, 30, true,
         [] (const Plek &een)
         {
           return heeftAntwoord (een) && (Bijzonder & (een.masker
             | vanZet (na (een)[0], antwoordOp (na (een)[0])))) == 0;
         }))
  {
    const Stand midden = na (plek)[0];
    const Plek ander = nakijk::plek (midden, antwoordOp (midden));
    Geval geval = bank.metBlik ("doeZet_beurt", plek);
    geval.plek.masker |= ander.masker;
    const int een = geval.doe (stapDoe (plek.zet));
    const Kijk tussen = bank.kijk (geval);
    const int twee = geval.doe (stapDoe (ander.zet));
    const Kijk kijk = bank.kijk (geval);
    geval.keur = [=, &bank] (const Geval &g)
    {
      eisGedaan (g, een);
      bank.eisRijen (g, tussen, { midden });
      eisGelijk (g.op (twee).waar (), true, "de ander doet een zet: ");
      bank.eisRijen (g, kijk, na (ander));
    };
    gevallen.push_back (geval);
  }
}

// Een zet die niet past, of Model::Geen.
Zet pastNiet (const Stand &stand)
{
  for (int schaal = 0; schaal < stand.M; schaal++)
    for (char kleur : { 'g', 'b' })
      if (tegels (stand, Zet (schaal, kleur)) > 0
          && !Model::past (stand, schaal, kleur))
        return Zet (schaal, kleur);
  return Model::Geen;
}

// Een zet met een kleur die niet op de schaal ligt.
Zet ontbreekt (const Stand &stand)
{
  for (int schaal = 0; schaal < stand.M; schaal++)
    for (char kleur : { 'g', 'b' })
      if (tegels (stand, Zet (schaal, kleur)) == 0)
        return Zet (schaal, kleur);
  return Zet (stand.M, 'g');
}

void weiger (Bank &bank, std::vector<Geval> &gevallen, const char *onderdeel,
             const Plek &plek, const Zet &zet)
{
  gevallen.push_back (bank.vraagEen (onderdeel, plek, stapDoe (zet),
    [] (const Geval &, const Antwoord &gedaan)
    { eisGelijk (gedaan.waar (), false, "doeZet geeft "); }));
}

void weigeringen (Bank &bank, std::vector<Geval> &gevallen)
{
  const char vreemd[] = { 'x', 'G', 'B', ' ', '\0', '0' };
  for (const Plek &plek : bank.voorraad.kies (Loopt, 6))
  {
    for (int schaal : { -1, plek.stand.M, 1000, INT_MAX })
      weiger (bank, gevallen, "doeZet_onzin", plek, Zet (schaal, 'g'));
    for (char kleur : vreemd)
      weiger (bank, gevallen, "doeZet_onzin", plek, Zet (0, kleur));
  }
  for (const Plek &plek : bank.voorraad.kies (Loopt, 20))
    weiger (bank, gevallen, "doeZet_onzin", plek, ontbreekt (plek.stand));
  const auto loopt = [] (const Plek &plek)
                     { return (plek.masker & Loopt) != 0; };
  for (const Plek &plek : bank.voorraad.kies (TeVeel, 30, false, loopt))
    weiger (bank, gevallen, "doeZet_pastNiet", plek, pastNiet (plek.stand));
  for (const Plek &plek : bank.voorraad.kies (AnderVol, 30))
    for (char kleur : { 'g', 'b' })
      if (Model::past (plek.stand, 0, kleur))
        weiger (bank, gevallen, "doeZet_einde", plek, Zet (0, kleur));
}

// Na een geweigerde zet is alles als ervoor: ook wie er aan de beurt is, en wat
// er terug te nemen is.
void blijft (Bank &bank, std::vector<Geval> &gevallen)
{
  size_t nummer = 0;
  for (const Plek &plek : ookKaal (bank, 24))
  {
    const Stand midden = na (plek)[0];
    const bool eerst = nummer++ % 2 == 0;
    Geval geval = bank.metBlik ("doeZet_blijft", plek);
    geval.plek.masker |= eerst ? 0 : terugVan (plek.masker);
    if (eerst)
    {
      const int fout = geval.doe (stapDoe (ontbreekt (plek.stand)));
      const Kijk kijk = bank.kijk (geval);
      const int zet = geval.doe (stapDoe (plek.zet));
      const Kijk erna = bank.kijk (geval);
      geval.keur = [=, &bank] (const Geval &g)
      {
        if (g.op (fout).waar ())
          throw Onbekend { "doeZet weigert de zet niet" };
        bank.eisZelfde (g, kijk, g.begin);
        eisGedaan (g, zet);
        bank.eisRijen (g, erna, { midden });
      };
    }
    else
    {
      const int zet = geval.doe (stapDoe (plek.zet));
      const Kijk kijk = bank.kijk (geval);
      const int fout = geval.doe (stapDoe (ontbreekt (midden)));
      const int terug = geval.doe (stapFunctie ("unDoeZet"));
      const Kijk erna = bank.kijk (geval);
      const int weer = geval.doe (stapFunctie ("unDoeZet"));
      geval.keur = [=, &bank] (const Geval &g)
      {
        bank.gedaan (g, zet, kijk, { midden });
        if (g.op (fout).waar () || !g.op (terug).waar ())
          throw Onbekend { "doeZet of unDoeZet werkt niet" };
        bank.eisZelfde (g, erna, g.begin);
        if (bank.uitslag ("terug_niets").status != Gegeven)
          throw Onbekend { "unDoeZet neemt ook niets terug" };
        eisGelijk (g.op (weer).waar (), false,
                   "na een zet, een geweigerde zet en een keer terug: unDoeZet "
                   "geeft ");
      };
    }
    gevallen.push_back (geval);
  }
}

//*************************************************************************

// Neem van elke plek een zet terug.
// Parameter:
// * weer: doe hem dan nog eens; dat kan alleen wie weer aan de beurt is
void terugEen (Bank &bank, std::vector<Geval> &gevallen, const char *onderdeel,
               const std::vector<Plek> &plekken, bool weer)
{
  for (const Plek &plek : plekken)
  {
    Geval geval = bank.metBlik (onderdeel, plek);
    geval.plek.masker |= terugVan (plek.masker) | (weer ? TerugBeurt : 0);
    const int zet = geval.doe (stapDoe (plek.zet));
    const Kijk kijk = bank.kijk (geval);
    const int terug = geval.doe (stapFunctie ("unDoeZet"));
    const Kijk erna = bank.kijk (geval);
    const int nogEens = weer ? geval.doe (stapDoe (plek.zet)) : -1;
    const Kijk slot = weer ? bank.kijk (geval) : erna;
    geval.bewijs = true;
    geval.keur = [=, &bank] (const Geval &g)
    {
      bank.gedaan (g, zet, kijk, na (g.plek));
      eisGelijk (g.op (terug).waar (), true, "unDoeZet geeft ");
      bank.eisZelfde (g, erna, g.begin);
      if (!weer)
        return;
      eisGelijk (g.op (nogEens).waar (), true, "dezelfde zet nog eens: doeZet "
                                               "geeft ");
      bank.eisRijen (g, slot, na (g.plek));
    };
    gevallen.push_back (geval);
  }
}

// Speel tot hoogstens zes zetten, en neem ze allemaal terug.
void terugMeer (Bank &bank, std::vector<Geval> &gevallen)
{
  for (const Plek &plek : ookKaal (bank, 24))
  {
    Geval geval = bank.metBlik ("terug_meer", plek);
    Standen standen (1, plek.stand);
    std::vector<int> zetten, terug;
    std::vector<Kijk> heen (1, geval.begin), weer;
    for (Zet zet = plek.zet; zet != Model::Geen && zetten.size () < 6;
         zet = antwoordOp (standen.back ()))
    {
      const Plek nu = nakijk::plek (standen.back (), zet);
      geval.plek.masker |= nu.masker | TerugMeer | TerugBeurt
                           | terugVan (nu.masker);
      zetten.push_back (geval.doe (stapDoe (zet)));
      heen.push_back (bank.kijk (geval));
      standen.push_back (na (nu)[0]);
    }
    for (size_t i = 0; i < zetten.size (); i++)
    {
      terug.push_back (geval.doe (stapFunctie ("unDoeZet")));
      weer.push_back (bank.kijk (geval));
    }
    geval.keur = [=, &bank] (const Geval &g)
    {
      for (size_t i = 0; i < zetten.size (); i++)
        bank.gedaan (g, zetten[i], heen[i + 1], { standen[i + 1] });
      for (size_t i = 0; i < zetten.size (); i++)
      {
        eisGelijk (g.op (terug[i]).waar (), true, "unDoeZet geeft ");
        bank.eisZelfde (g, weer[i], heen[zetten.size () - 1 - i]);
      }
    };
    gevallen.push_back (geval);
  }
}

}

//*************************************************************************

void keurDoeZet (Bank &bank)
{
  const struct
  {
    const char *onderdeel;
    Masker doel;
    size_t aantal;
    Masker niet;
  } rijen[] = { { "doeZet_rij", RijLeeg, 16, Bijzonder },
    { "doeZet_rij", RijDeels, 16, Bijzonder },
    { "doeZet_precies", Precies, 16, Volste | AndereKleur },
    { "doeZet_precies", HeleRij, 16, Volste | AndereKleur },
    // Genoeg om te zien dat het een op de vier keer anders gaat.
    { "doeZet_volste", Volste, 40, AndereKleur },
    { "doeZet_volste", Gelijkop, 12, AndereKleur },
    { "doeZet_kleur", AndereKleur, 24, 0 }, { "doeZet_vult", VultHeel, 30, 0 },
    { "doeZet_kort", VultKort, 16, 0 }, { "doeZet_kort", PotLeeg, 16, 0 } };
  std::vector<Geval> gevallen;
  doeTwee (bank, gevallen);  // eerst: wie aan de beurt is laat geen getter zien
  for (const auto &een : rijen)
  {
    const Masker niet = een.niet | Hogere;
    const bool schaal = (een.doel & (VultHeel | VultKort | PotLeeg)) != 0;
    doe (bank, gevallen, een.onderdeel,
         bank.voorraad.kies (een.doel, een.aantal, true, [niet] (const Plek &plek)
                             { return (plek.masker & niet) == 0; }),
         !schaal, schaal);
  }
  doe (bank, gevallen, "doeZet_volste", { plek (figuur1 (), Zet (0, 'g')) }, true,
       false);
  doe (bank, gevallen, "doeZet_gelijke", bank.voorraad.kies (Hogere, 16, true),
       true, true);
  weigeringen (bank, gevallen);
  bank.fase (gevallen);
}

void keurTerug (Bank &bank)
{
  std::vector<Geval> gevallen;
  terugEen (bank, gevallen, "terug_kaal",
            bank.voorraad.kies (PotLeeg, 30, true), false);
  terugEen (bank, gevallen, "terug_vult",
            bank.voorraad.kies (VultHeel | VultKort, 30, true), false);
  terugEen (bank, gevallen, "terug_beurt", ookKaal (bank, 24), true);
  terugMeer (bank, gevallen);
  for (const Plek &plek : bank.voorraad.kies (Loopt, 6))
    gevallen.push_back (bank.vraagEen ("terug_niets", plek,
      stapFunctie ("unDoeZet"), [] (const Geval &, const Antwoord &terug)
      { eisGelijk (terug.waar (), false, "unDoeZet geeft "); }));
  bank.fase (gevallen);
  gevallen.clear ();
  blijft (bank, gevallen);
  bank.fase (gevallen);
}

}
