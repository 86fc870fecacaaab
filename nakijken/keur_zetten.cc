// keur_zetten.cc: keurt eindstand en bepaalVerschillendeZetten.

#include "bank.h"

namespace nakijk
{

namespace
{

const Masker Effen = RijLeeg | RijDeels, Vol = Precies | HeleRij;
const Stap Eindstand = roep ("eindstand"),
           Zetten = roep ("bepaalVerschillendeZetten");

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
Plekken ookZetten (Plekken plekken, Masker welke)
{
  for (Plek &plek : plekken)
    for (const Zet &zet : Model::verschillendeZetten (plek.stand))
      plek.masker |= vanZet (plek.stand, zet) & welke;
  return plekken;
}

// Keurt een lijst: de geldige zetten zijn er, en andere niet.
// Parameter:
// * dubbel: van gelijke zetten mag er meer dan een in staan
Keur eisZetten (bool dubbel)
{
  return [dubbel] (const Plek &plek, const Antwoord &antwoord)
  {
    const std::vector<Zet> lijst = antwoord.zetten (),
                           goed = Model::verschillendeZetten (plek.stand);
    for (const Zet &zet : lijst)
      if (!Model::geldig (plek.stand, zet.first, zet.second))
        throw Fout { tekst (goed), tekst (lijst) + ", waarvan " + tekst (zet)
                                   + " niet geldig is" };
    for (const Zet &zet : goed)
      if (!gelijkAan (plek.stand, zet, lijst)
          || (!dubbel && lijst.size () > goed.size ()))
        throw Fout { tekst (goed), tekst (lijst) };
  };
}

void laagste (const Plek &plek, const Antwoord &antwoord)
{
  const std::vector<Zet> lijst = antwoord.zetten ();
  for (const Zet &zet : lijst)
    if (isZet (plek.stand, zet))
    {
      Zet lager (0, zet.second);
      while (tegels (plek.stand, lager) != tegels (plek.stand, zet))
        lager.first++;
      if (std::find (lijst.begin (), lijst.end (), lager) == lijst.end ())
        throw Fout { tekst (Model::verschillendeZetten (plek.stand)),
                     tekst (lijst) + ", met " + tekst (zet) + " in plaats van "
                     + tekst (lager) };
    }
}

// De pot, na twee zetten die aan de rijen en schalen te zien goed gaan.
void potNaZetten (Geval &geval)
{
  const Plek eerst = geval.plek;
  Stand stand = Model::naZet (eerst.stand, eerst.zet);
  const std::vector<Zet> zetten = Model::verschillendeZetten (stand);
  Kijk kijk = geval.gedaan (eerst);
  if (!zetten.empty ())
  {
    const Plek erna = plek (stand, zetten[0]);
    geval.plek.masker |= erna.masker;
    kijk = geval.gedaan (erna);
    stand = Model::naZet (stand, erna.zet);
  }
  geval.eis ([=, &geval] { geval.eisGezien (kijk, Pot, { stand }); });
}

// De stand van de voetnoot van de opgave.
Stand voetnoot ()
{
  return Model::uitTekening ("pot -\nschalen 4: ggbb ggb\n"
                             "..... gg...\n..... .....\nbeurt 0\n");
}

}

//*************************************************************************

void keurEinde (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Speel ja = vraagt (Eindstand, geeft (true));
  bank.fase ({
    { "einde_loopt", uit.standen (Loopt, 40, metZet (Effen)),
      vraagt (Eindstand, geeft (false)), Proef::OmEnOm },
    { "einde_eigenBord", uit.standen (EigenVol, 16, zonder (AnderVol)), ja,
      Proef::OmEnOm },
    { "einde_anderBord", uit.standen (AnderVol, 16, [] (const Plek &plek)
      {
        return (plek.masker & EigenVol) == 0
               && (Model::past (plek.stand, 0, 'g')
                   || Model::past (plek.stand, 0, 'b'));
      }), ja, Proef::OmEnOm },
    { "einde_vast", uit.standen (Vast, 24), ja, Proef::OmEnOm } });
}

void keurEindeNaZet (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  bank.fase ({
    { "einde_enige", ookZetten (uit.standen (Loopt, 20, [] (const Plek &plek)
        { return metZet (Vol) (plek) && !metZet (Effen) (plek); }), Vol),
      vraagt (Eindstand, geeft (false)), Proef::OmEnOm },
    { "einde_op", uit.zetten (PotLeeg, 10, [] (const Plek &een)
      {
        return (vanStand (Model::naZet (een.stand, een.zet)) & AllesOp) != 0;
      }),
      [] (Geval &geval)
      {
        geval.gedaan (geval.plek);
        geval.plek.masker |= AllesOp;
        geval.vraag (Eindstand, geeft (true));
      } },
    { "getPot_naZetten", uit.zetten (VultHeel, 20), potNaZetten } });
}

void keurZetten (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Keur ruim = eisZetten (true), streng = eisZetten (false);
  std::vector<Proef> proeven;
  const auto voegToe = [&] (const char *onderdeel, const Plekken &plekken,
                            const Keur &keur)
  {
    const Masker niet = VultHeel | VultKort | PotLeeg | Volste | Gelijkop;
    proeven.push_back (Proef { onderdeel, ookZetten (plekken, ~niet),
                               vraagt (Zetten, keur), Proef::OmEnOm });
  };
  for (Masker soort : { RijLeeg, RijDeels, Precies, HeleRij, AndereKleur,
                        TeVeel })
    voegToe ("zetten_geldig", uit.standen (Loopt, 12, [soort] (const Plek &plek)
      {
        return zonder (Gelijk) (plek)
               && (met (soort & TeVeel) (plek) || metZet (soort) (plek));
      }), ruim);
  for (Masker soort : { Groot, Een, Ruim })
    voegToe ("zetten_maten", uit.standen (soort, 8, met (Loopt)), ruim);
  voegToe ("zetten_gelijk", { plek (figuur1 ()) }, streng);
  voegToe ("zetten_gelijk", uit.standen (Gelijk, 24, zonder (GelijkRest)),
           streng);
  voegToe ("zetten_laagste", uit.standen (Gelijk, 24), laagste);
  voegToe ("zetten_rest", { plek (voetnoot ()) }, streng);
  voegToe ("zetten_rest", uit.standen (GelijkRest, 16), streng);
  voegToe ("zetten_rest", uit.standen (LegeSchaal, 12, met (Loopt)), streng);
  proeven.push_back (Proef { "zetten_blijft", uit.standen (Loopt, 12),
                             blijft (Zetten) });
  bank.fase (proeven);
}

}
