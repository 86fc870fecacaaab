// keur_doezet.cc: keurt doeZet en unDoeZet. De zetten komen van het model; wat
// van een zet in de rijen te zien hoort te zijn en wat op de schalen, keuren
// verschillende onderdelen.

#include "bank.h"

#include <climits>

namespace nakijk
{

namespace
{

const std::vector<int> Rijen = { Rijen0, Rijen1 };
const Masker Bijzonder = Precies | HeleRij | Volste | Gelijkop | AndereKleur;

// Doe de zet van elke plek, en kijk naar een paar dingen.
void doe (Bank &bank, const char *onderdeel, const std::vector<Plek> &plekken,
          const std::vector<int> &dingen)
{
  for (const Plek &plek : plekken)
  {
    Geval &geval = bank.metBlik (onderdeel, plek);
    geval.bewijs = true;
    geval.vraag (stapDoe (plek.zet), geeft (true, "doeZet geeft "));
    geval.ziet (geval.kijk (), dingen, na (plek));
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

// De plek na de zet van een plek, met het antwoord daarop.
Plek antwoord (const Plek &een)
{
  return plek (na (een)[0], antwoordOp (na (een)[0]));
}

// Plekken met een zet, de helft zonder dat er iets aangevuld wordt.
std::vector<Plek> ookKaal (const Bank &bank, size_t aantal)
{
  std::vector<Plek> uit = bank.voorraad.zetten (RijLeeg | RijDeels, aantal / 2,
    [] (const Plek &een) { return heeftAntwoord (een) && met (PotLeeg) (een); });
  for (const Plek &plek : bank.voorraad.zetten (RijLeeg | RijDeels, aantal / 2,
                                                heeftAntwoord))
    uit.push_back (plek);
  return uit;
}

void doeTwee (Bank &bank)
{
  for (const Plek &plek : bank.voorraad.zetten (RijLeeg | RijDeels, 30,
         [] (const Plek &een)
         {
           return heeftAntwoord (een) && zonder (Bijzonder) (een)
                  && zonder (Bijzonder) (antwoord (een));
         }))
  {
    const Plek ander = antwoord (plek);
    Geval &geval = bank.metBlik ("doeZet_beurt", plek);
    geval.plek.masker |= ander.masker;
    geval.vraag (stapDoe (plek.zet), geeft (true, "doeZet geeft "));
    geval.ziet (geval.kijk (), Rijen, na (plek));
    geval.vraag (stapDoe (ander.zet), geeft (true, "de ander doet een zet: "));
    geval.ziet (geval.kijk (), Rijen, na (ander));
  }
}

// Is dit een zet met een kleur die niet op de schaal ligt?
bool ontbreekt (const Stand &stand, const Zet &zet)
{
  return tegels (stand, zet) == 0;
}

// En een met tegels die nergens passen?
bool pastNiet (const Stand &stand, const Zet &zet)
{
  return !ontbreekt (stand, zet) && !Model::past (stand, zet.first, zet.second);
}

// De eerste zet in een stand waar iets mee is, of van een schaal te ver.
Zet eerste (const Stand &stand, bool (*is) (const Stand &, const Zet &))
{
  for (int schaal = 0; schaal < stand.M; schaal++)
    for (char kleur : { 'g', 'b' })
      if (is (stand, Zet (schaal, kleur)))
        return Zet (schaal, kleur);
  return Zet (stand.M, 'g');
}

void weiger (Bank &bank, const char *onderdeel, const Plek &plek, const Zet &zet)
{
  bank.vraagElk (onderdeel, { plek }, stapDoe (zet),
                 geeft (false, "doeZet geeft "));
}

void weigeringen (Bank &bank)
{
  for (const Plek &plek : bank.voorraad.standen (Loopt, 6))
  {
    for (int schaal : { -1, plek.stand.M, 1000, INT_MAX })
      weiger (bank, "doeZet_onzin", plek, Zet (schaal, 'g'));
    for (char kleur : { 'x', 'G', 'B', ' ', '\0', '0' })
      weiger (bank, "doeZet_onzin", plek, Zet (0, kleur));
  }
  for (const Plek &plek : bank.voorraad.standen (Loopt, 20))
    weiger (bank, "doeZet_onzin", plek, eerste (plek.stand, ontbreekt));
  for (const Plek &plek : bank.voorraad.standen (TeVeel, 30, met (Loopt)))
    weiger (bank, "doeZet_pastNiet", plek, eerste (plek.stand, pastNiet));
  for (const Plek &plek : bank.voorraad.standen (AnderVol, 30))
    for (char kleur : { 'g', 'b' })
      if (Model::past (plek.stand, 0, kleur))
        weiger (bank, "doeZet_einde", plek, Zet (0, kleur));
}

// Na een geweigerde zet is alles als ervoor: ook wie er aan de beurt is, en wat
// er terug te nemen is.
void blijft (Bank &bank)
{
  const Keur werkt = [] (const Stand &, const Antwoord &antwoord)
  {
    if (!antwoord.waar ())
      throw Onbekend { "doeZet of unDoeZet werkt niet" };
  };
  const Keur weigert = [] (const Stand &, const Antwoord &antwoord)
  {
    if (antwoord.waar ())
      throw Onbekend { "doeZet weigert de zet niet" };
  };
  bool erna = false;
  for (const Plek &plek : ookKaal (bank, 24))
  {
    const Standen midden = na (plek);
    const Stap fout = stapDoe (eerste (erna ? midden[0] : plek.stand,
                                       ontbreekt)),
               terug = stapFunctie ("unDoeZet");
    Geval &geval = bank.metBlik ("doeZet_blijft", plek);
    if (erna)
    {
      geval.plek.masker |= terugVan (plek.masker);
      geval.gedaan (plek.zet, midden);
    }
    geval.vraag (fout, weigert);
    if (erna)
      geval.vraag (terug, werkt);
    geval.zelfde (geval.begin);
    if (erna)
    {
      geval.eis ([&bank]
      {
        if (bank.uitslag ("terug_niets").status != Gegeven)
          throw Onbekend { "unDoeZet neemt ook niets terug" };
      });
      geval.vraag (terug, geeft (false, "na een zet, een geweigerde zet en een "
                                        "keer terug: unDoeZet geeft "));
    }
    else
    {
      geval.vraag (stapDoe (plek.zet), geeft (true, "doeZet geeft "));
      geval.ziet (geval.kijk (), Rijen, midden);
    }
    erna = !erna;
  }
}

//*************************************************************************

// Neem de laatste zet terug.
// Parameter:
// * toen: wat er ervoor te zien was
void neemTerug (Geval &geval, const Kijk &toen)
{
  geval.vraag (stapFunctie ("unDoeZet"), geeft (true, "unDoeZet geeft "));
  geval.zelfde (toen);
}

// Neem van elke plek een zet terug.
// Parameter:
// * weer: doe hem dan nog eens; dat kan alleen wie weer aan de beurt is
void terugEen (Bank &bank, const char *onderdeel,
               const std::vector<Plek> &plekken, bool weer)
{
  for (const Plek &plek : plekken)
  {
    Geval &geval = bank.metBlik (onderdeel, plek);
    geval.plek.masker |= terugVan (plek.masker) | (weer ? TerugBeurt : 0);
    geval.bewijs = true;
    geval.gedaan (plek.zet, na (plek));
    neemTerug (geval, geval.begin);
    if (!weer)
      continue;
    geval.vraag (stapDoe (plek.zet),
                 geeft (true, "dezelfde zet nog eens: doeZet geeft "));
    geval.ziet (geval.kijk (), Rijen, na (plek));
  }
}

// Speel tot hoogstens zes zetten, en neem ze allemaal terug.
void terugMeer (Bank &bank)
{
  for (const Plek &plek : ookKaal (bank, 24))
  {
    Geval &geval = bank.metBlik ("terug_meer", plek);
    std::vector<Kijk> heen (1, geval.begin);
    for (Plek nu = plek; nu.zet != Model::Geen && heen.size () < 7;
         nu = antwoord (nu))
    {
      geval.plek.masker |= nu.masker | TerugMeer | TerugBeurt
                           | terugVan (nu.masker);
      heen.push_back (geval.gedaan (nu.zet, na (nu)));
    }
    for (size_t i = heen.size () - 1; i-- > 0; )
      neemTerug (geval, heen[i]);
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
  doeTwee (bank);  // eerst: wie aan de beurt is laat geen getter zien
  for (const auto &een : rijen)
  {
    const bool schaal = (een.doel & (VultHeel | VultKort | PotLeeg)) != 0;
    doe (bank, een.onderdeel, bank.voorraad.zetten (een.doel, een.aantal,
                                zonder (een.niet | Hogere)),
         schaal ? std::vector<int> { Schalen } : Rijen);
  }
  doe (bank, "doeZet_volste", { plek (figuur1 (), Zet (0, 'g')) }, Rijen);
  doe (bank, "doeZet_gelijke", bank.voorraad.zetten (Hogere, 16),
       { Rijen0, Rijen1, Schalen });
  weigeringen (bank);
  bank.fase ();
}

void keurTerug (Bank &bank)
{
  terugEen (bank, "terug_kaal", bank.voorraad.zetten (PotLeeg, 30), false);
  terugEen (bank, "terug_vult", bank.voorraad.zetten (VultHeel | VultKort, 30),
            false);
  terugEen (bank, "terug_beurt", ookKaal (bank, 24), true);
  terugMeer (bank);
  bank.vraagElk ("terug_niets", bank.voorraad.standen (Loopt, 6),
                 stapFunctie ("unDoeZet"), geeft (false, "unDoeZet geeft "));
  bank.fase ();
  blijft (bank);
  bank.fase ();
}

}
