// keur_zetten.cc: keurt eindstand en bepaalVerschillendeZetten.

#include "bank.h"

namespace nakijk
{

namespace
{

const Masker Effen = RijLeeg | RijDeels, Vol = Precies | HeleRij;

// Heeft de stand een zet met een van deze kenmerken?
Mag metZet (Masker doel)
{
  return [doel] (const Plek &plek)
  {
    for (const Zet &zet : Model::alleZetten (plek.stand))
      if ((vanZet (plek.stand, zet) & doel) != 0)
        return true;
    return false;
  };
}

// Plekken met deze kenmerken van hun zetten erbij.
std::vector<Plek> ookZetten (std::vector<Plek> plekken, Masker welke)
{
  for (Plek &plek : plekken)
    for (const Zet &zet : Model::verschillendeZetten (plek.stand))
      plek.masker |= vanZet (plek.stand, zet) & welke;
  return plekken;
}

// De geldige zetten in de lijst zijn er, en andere niet.
// Parameter:
// * dubbel: van gelijke zetten mag er meer dan een in staan
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

void streng (const Stand &stand, const Antwoord &antwoord)
{
  eisZetten (stand, antwoord.zetten (), false);
}

void ruim (const Stand &stand, const Antwoord &antwoord)
{
  eisZetten (stand, antwoord.zetten (), true);
}

void laagste (const Stand &stand, const Antwoord &antwoord)
{
  const std::vector<Zet> lijst = antwoord.zetten ();
  for (const Zet &zet : lijst)
    for (int lager = 0; lager < zet.first && zet.first < stand.M; lager++)
      if (tegels (stand, Zet (lager, zet.second)) == tegels (stand, zet)
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
  const Voorraad &uit = bank.voorraad;
  const struct { const char *onderdeel; std::vector<Plek> plekken; bool hoort; }
  vragen[] = {
    { "einde_loopt", uit.standen (Loopt, 40, metZet (Effen)), false },
    { "einde_eigenBord", uit.standen (EigenVol, 16, zonder (AnderVol)), true },
    { "einde_anderBord", uit.standen (AnderVol, 16, [] (const Plek &plek)
      {
        return (plek.masker & EigenVol) == 0
               && (Model::past (plek.stand, 0, 'g')
                   || Model::past (plek.stand, 0, 'b'));
      }), true },
    { "einde_vast", uit.standen (Vast, 24), true } };
  for (const auto &een : vragen)
    bank.vraagElk (een.onderdeel, een.plekken, stapFunctie ("eindstand"),
                   geeft (een.hoort), true);
  bank.fase ();
}

void keurEindeNaZet (Bank &bank)
{
  bank.vraagElk ("einde_enige",
    ookZetten (bank.voorraad.standen (Loopt, 20, [] (const Plek &plek)
               { return metZet (Vol) (plek) && !metZet (Effen) (plek); }), Vol),
    stapFunctie ("eindstand"), geeft (false), true);
  for (const Plek &plek : bank.voorraad.zetten (PotLeeg, 10,
         [] (const Plek &een)
         {
           return (vanStand (Model::naZet (een.stand, een.zet)) & AllesOp) != 0;
         }))
  {
    Geval &geval = bank.metBlik ("einde_op", plek);
    geval.gedaan (plek.zet, na (plek));
    geval.vraag (stapFunctie ("eindstand"), geeft (true));
  }
  // De pot, na twee zetten die aan de rijen en schalen te zien goed gaan.
  for (const Plek &plek : bank.voorraad.zetten (VultHeel, 20))
  {
    Geval &geval = bank.metBlik ("getPot_naZetten", plek);
    Stand stand = Model::naZet (plek.stand, plek.zet);
    Kijk kijk = geval.gedaan (plek.zet, na (plek));
    const std::vector<Zet> zetten = Model::verschillendeZetten (stand);
    if (!zetten.empty ())
    {
      const Plek erna = nakijk::plek (stand, zetten[0]);
      geval.plek.masker |= erna.masker;
      kijk = geval.gedaan (erna.zet, na (erna));
      stand = Model::naZet (stand, erna.zet);
    }
    geval.ziet (kijk, { Pot }, { stand });
  }
  bank.fase ();
}

void keurZetten (Bank &bank)
{
  struct Vraag
  {
    const char *onderdeel;
    std::vector<Plek> plekken;
    void (*keur) (const Stand &, const Antwoord &);
  };
  const Voorraad &uit = bank.voorraad;
  std::vector<Vraag> vragen;
  for (Masker soort : { RijLeeg, RijDeels, Precies, HeleRij, AndereKleur,
                        TeVeel })
    vragen.push_back (Vraag { "zetten_geldig",
      uit.standen (Loopt, 12, [soort] (const Plek &plek)
      {
        return zonder (Gelijk) (plek)
               && (met (soort & TeVeel) (plek) || metZet (soort) (plek));
      }), ruim });
  for (Masker soort : { Groot, Een, Ruim })
    vragen.push_back (Vraag { "zetten_maten",
                              uit.standen (soort, 8, met (Loopt)), ruim });
  for (const Vraag &een : {
         Vraag { "zetten_gelijk", { plek (figuur1 ()) }, streng },
         { "zetten_gelijk", uit.standen (Gelijk, 24, zonder (GelijkRest)),
           streng },
         { "zetten_laagste", uit.standen (Gelijk, 24), laagste },
         { "zetten_rest", { plek (voetnoot ()) }, streng },
         { "zetten_rest", uit.standen (GelijkRest, 16), streng },
         { "zetten_rest", uit.standen (LegeSchaal, 12, met (Loopt)), streng } })
    vragen.push_back (een);
  for (const Vraag &een : vragen)
    bank.vraagElk (een.onderdeel,
                   ookZetten (een.plekken, ~(VultHeel | VultKort | PotLeeg
                                             | Volste | Gelijkop)),
                   stapFunctie ("bepaalVerschillendeZetten"), een.keur, true);
  for (const Plek &een : uit.standen (Loopt, 12))
    bank.blijft ("zetten_blijft", een,
                 stapFunctie ("bepaalVerschillendeZetten"));
  bank.fase ();
}

}
