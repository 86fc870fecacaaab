// keur_zetten.cc: keurt eindstand en bepaalVerschillendeZetten.

#include "bank.h"

namespace nakijk
{

namespace
{

const Masker Effen = RijLeeg | RijDeels, Vol = Precies | HeleRij;

// Heeft de stand een zet met een van deze kenmerken, en alleen zulke zetten?
bool heeftZet (const Stand &stand, Masker doel, bool alleen)
{
  bool een = false, elke = true;
  for (const Zet &zet : Model::alleZetten (stand))
  {
    const bool past = (vanZet (stand, zet) & doel) != 0;
    een = een || past;
    elke = elke && past;
  }
  return een && (elke || !alleen);
}

// Vraag eindstand in plekken; de helft voor er iets anders gevraagd is.
void vraagEinde (Bank &bank, std::vector<Geval> &gevallen,
                 const char *onderdeel, std::vector<Plek> plekken, bool hoort)
{
  for (size_t i = 0; i < plekken.size (); i++)
    gevallen.push_back (bank.vraagEen (onderdeel, plekken[i],
      stapFunctie ("eindstand"), [hoort] (const Geval &, const Antwoord &einde)
      { eisGelijk (einde.waar (), hoort); }, i % 2 == 0));
}

// De geldige zetten in de lijst zijn er, en andere niet; elke soort zo vaak als
// hoogstens mag.
void eisZetten (const Stand &stand, const std::vector<Zet> &lijst, bool dubbel)
{
  const std::vector<Zet> goed = Model::verschillendeZetten (stand);
  for (const Zet &zet : lijst)
    if (!Model::geldig (stand, zet.first, zet.second))
      throw Fout { tekst (goed), tekst (lijst) + ", waarvan " + tekst (zet)
                                 + " niet geldig is" };
  if (soorten (stand, lijst) != soorten (stand, goed)
      || (!dubbel && lijst.size () > goed.size ()))
    throw Fout { tekst (goed), tekst (lijst) };
}

// Vraag de lijst van zetten in plekken.
void vraagZetten (Bank &bank, std::vector<Geval> &gevallen,
  const char *onderdeel, const std::vector<Plek> &plekken,
  const std::function<void (const Stand &, const std::vector<Zet> &)> &keur)
{
  for (size_t i = 0; i < plekken.size (); i++)
  {
    Plek waar = plekken[i];
    for (const Zet &zet : Model::verschillendeZetten (waar.stand))
      waar.masker |= vanZet (waar.stand, zet) & ~(VultHeel | VultKort | PotLeeg
                                                  | Volste | Gelijkop);
    gevallen.push_back (bank.vraagEen (onderdeel, waar,
      stapFunctie ("bepaalVerschillendeZetten"),
      [keur] (const Geval &g, const Antwoord &lijst)
      { keur (g.plek.stand, lijst.zetten ()); }, i % 2 == 0));
  }
}

void eisLaagste (const Stand &stand, const std::vector<Zet> &lijst)
{
  for (const Zet &zet : lijst)
    for (int lager = 0; lager < zet.first && zet.first < stand.M; lager++)
      if (Model::aantal (Model::op (stand.schalen, lager), zet.second)
          == tegels (stand, zet)
          && std::find (lijst.begin (), lijst.end (), Zet (lager, zet.second))
             == lijst.end ())
        throw Fout { tekst (Model::verschillendeZetten (stand)),
                     tekst (lijst) + ", met " + tekst (zet) + " in plaats van "
                     + tekst (Zet (lager, zet.second)) };
}

}

//*************************************************************************

void keurEinde (Bank &bank)
{
  std::vector<Geval> gevallen;
  vraagEinde (bank, gevallen, "einde_loopt",
    bank.voorraad.kies (Loopt, 40, false, [] (const Plek &plek)
    { return heeftZet (plek.stand, Effen, false); }), false);
  vraagEinde (bank, gevallen, "einde_eigenBord",
    bank.voorraad.kies (EigenVol, 16, false, [] (const Plek &plek)
    { return (plek.masker & AnderVol) == 0; }), true);
  vraagEinde (bank, gevallen, "einde_anderBord",
    bank.voorraad.kies (AnderVol, 16, false, [] (const Plek &plek)
    {
      return (plek.masker & EigenVol) == 0
             && (Model::past (plek.stand, 0, 'g')
                 || Model::past (plek.stand, 0, 'b'));
    }), true);
  vraagEinde (bank, gevallen, "einde_vast", bank.voorraad.kies (Vast, 24), true);
  bank.fase (gevallen);
}

void keurEindeNaZet (Bank &bank)
{
  std::vector<Geval> gevallen;
  std::vector<Plek> plekken = bank.voorraad.kies (Loopt, 20, false,
    [] (const Plek &plek) { return heeftZet (plek.stand, Vol, true); });
  for (Plek &plek : plekken)
    for (const Zet &zet : Model::alleZetten (plek.stand))
      plek.masker |= vanZet (plek.stand, zet) & Vol;
  vraagEinde (bank, gevallen, "einde_enige", plekken, false);
  for (const Plek &plek : bank.voorraad.kies (PotLeeg, 10, true,
         [] (const Plek &een)
         {
           return (vanStand (Model::naZet (een.stand, een.zet)) & AllesOp) != 0;
         }))
  {
    Geval geval = bank.metBlik ("einde_op", plek);
    const int zet = geval.doe (stapDoe (plek.zet));
    const Kijk na = bank.kijk (geval);
    const int stap = geval.doe (stapFunctie ("eindstand"));
    geval.keur = [&bank, zet, na, stap] (const Geval &g)
    {
      bank.gedaan (g, zet, na, Model::mogelijkNaZet (g.plek.stand, g.plek.zet));
      eisGelijk (g.op (stap).waar (), true);
    };
    gevallen.push_back (geval);
  }
  // De pot, na twee zetten die aan de rijen en schalen te zien goed gaan.
  for (const Plek &plek : bank.voorraad.kies (VultHeel, 20, true))
  {
    Geval geval = bank.metBlik ("getPot_naZetten", plek);
    const Stand een = Model::naZet (plek.stand, plek.zet);
    const std::vector<Zet> zetten = Model::verschillendeZetten (een);
    const int zet = geval.doe (stapDoe (plek.zet));
    const Kijk na = bank.kijk (geval);
    if (!zetten.empty ())
      geval.plek.masker |= plek.masker | nakijk::plek (een, zetten[0]).masker;
    const int twee = zetten.empty () ? -1 : geval.doe (stapDoe (zetten[0]));
    const Kijk kijk = zetten.empty () ? na : bank.kijk (geval);
    geval.keur = [&bank, een, zetten, zet, na, twee, kijk] (const Geval &g)
    {
      bank.gedaan (g, zet, na, Model::mogelijkNaZet (g.plek.stand, g.plek.zet));
      if (twee >= 0)
        bank.gedaan (g, twee, kijk, Model::mogelijkNaZet (een, zetten[0]));
      bank.eisPot (g, kijk, twee < 0 ? een : Model::naZet (een, zetten[0]));
    };
    gevallen.push_back (geval);
  }
  bank.fase (gevallen);
}

void keurZetten (Bank &bank)
{
  std::vector<Geval> gevallen;
  const auto streng = [] (const Stand &stand, const std::vector<Zet> &lijst)
                      { eisZetten (stand, lijst, false); };
  const auto ruim = [] (const Stand &stand, const std::vector<Zet> &lijst)
                    { eisZetten (stand, lijst, true); };
  for (Masker soort : { RijLeeg, RijDeels, Precies, HeleRij, AndereKleur,
                        TeVeel })
    vraagZetten (bank, gevallen, "zetten_geldig",
      bank.voorraad.kies (Loopt, 12, false, [soort] (const Plek &plek)
      {
        return (plek.masker & Gelijk) == 0
               && (soort == TeVeel ? (plek.masker & TeVeel) != 0
                                   : heeftZet (plek.stand, soort, false));
      }), ruim);
  for (Masker soort : { Groot, Een, Ruim })
    vraagZetten (bank, gevallen, "zetten_maten",
      bank.voorraad.kies (soort, 8, false, [] (const Plek &plek)
      { return (plek.masker & Loopt) != 0; }), ruim);
  vraagZetten (bank, gevallen, "zetten_gelijk", { plek (figuur1 ()) }, streng);
  vraagZetten (bank, gevallen, "zetten_gelijk",
    bank.voorraad.kies (Gelijk, 24, false, [] (const Plek &plek)
    { return (plek.masker & GelijkRest) == 0; }), streng);
  vraagZetten (bank, gevallen, "zetten_laagste",
               bank.voorraad.kies (Gelijk, 24), eisLaagste);
  vraagZetten (bank, gevallen, "zetten_rest", { plek (voetnoot ()) }, streng);
  vraagZetten (bank, gevallen, "zetten_rest",
               bank.voorraad.kies (GelijkRest, 16), streng);
  vraagZetten (bank, gevallen, "zetten_rest",
    bank.voorraad.kies (LegeSchaal, 12, false, [] (const Plek &plek)
    { return (plek.masker & Loopt) != 0; }), streng);
  for (const Plek &een : bank.voorraad.kies (Loopt, 12))
    gevallen.push_back (bank.blijft ("zetten_blijft", een,
                          stapFunctie ("bepaalVerschillendeZetten")));
  bank.fase (gevallen);
}

}
