// keur_doezet.cc: keurt doeZet.

#include "proef.h"
#include "standen.h"

#include <climits>

namespace nakijk
{

namespace
{

typedef std::function<bool (const Stand &, const Zet &)> ZetEis;

// Een stand met een zet daarin.
struct Geval
{
  Stand stand;
  Zet zet;
};

// Kies standen met een zet uit alle (schaal, kleur) die aan een eis voldoet.
std::vector<Geval> kiesZetten (unsigned zaad, int aantal, const Maat &maat,
                               const ZetEis &goed)
{
  std::vector<Geval> gevallen;
  kies (zaad, aantal, maat, [&] (const Stand &stand)
  {
    for (int schaal = 0; schaal < stand.M; schaal++)
      for (char kleur : { 'g', 'b' })
        if (goed (stand, Zet (schaal, kleur)))
        {
          gevallen.push_back (Geval { stand, Zet (schaal, kleur) });
          return true;
        }
    return false;
  });
  return gevallen;
}

// Is dit een van de verschillende zetten?
bool verschillend (const Stand &stand, const Zet &zet)
{
  for (const Zet &andere : Model::verschillendeZetten (stand))
    if (andere == zet)
      return true;
  return false;
}

int tegels (const Stand &stand, const Zet &zet)
{
  return Model::aantal (Model::op (stand.schalen, zet.first), zet.second);
}

// Zijn er rijen van verschillende hoogte waar de tegels in passen?
bool keusUitRijen (const Stand &stand, const Zet &zet)
{
  if (!verschillend (stand, zet))
    return false;
  std::vector<int> gevuld;
  for (const std::pair<int,int> &rij : stand.rijen[stand.beurt])
  {
    const int eigen = Model::aantal (rij, zet.second);
    if (eigen == rij.first + rij.second
        && eigen + tegels (stand, zet) <= stand.L)
      gevuld.push_back (eigen);
  }
  std::sort (gevuld.begin (), gevuld.end ());
  return gevuld.size () > 1 && gevuld.front () != gevuld.back ();
}

// Geeft dezelfde zet in dezelfde stand steeds andere rijen?
bool rijIsGeloot (const Geval &geval)
{
  const int keren = 8, spelers[2] = { nummerDoor (bank ().bril, 0),
                                      nummerDoor (bank ().bril, 1) };
  std::vector<Paren> rijen;
  for (int i = 0; i < keren; i++)
  {
    Inzending spel (bank ().lijn ());
    rijen.push_back (spel.stap ({ geval.zet }, spelers,
      Model::bestand (geval.stand)).erna[geval.stand.beurt]);
    if (rijen.back () != rijen[0])
      return true;
  }
  return false;
}

// Doe van elk geval de zet, die geldig is, en draai dan een proef.
void naZetten (const std::vector<Geval> &gevallen,
               const std::function<void (Partij &)> &inhoud)
{
  for (const Geval &geval : gevallen)
    proeven ({ geval.stand }, [&] (Partij &partij)
    {
      if (!Model::geldig (partij.stand (), geval.zet.first, geval.zet.second))
        throw Overgeslagen ();
      partij.speelGoed (geval.zet);
      inhoud (partij);
    });
}

// Eis dat elke zet geweigerd wordt, en daarna een goede zet gedaan; die heeft
// elke stand.
void eisGeweigerd (const std::vector<Geval> &gevallen)
{
  for (const Geval &geval : gevallen)
    proeven ({ geval.stand }, [&] (Partij &partij)
    {
      if (Model::geldig (partij.stand (), geval.zet.first, geval.zet.second)
          || Model::eindstand (partij.stand ()))
        throw Overgeslagen ();
      eisGelijk (partij.doe (geval.zet), false);
      partij.speelGoed ();
    });
}

// Ligt die kleur niet op die schaal?
bool ontbreekt (const Stand &stand, const Zet &zet)
{
  return !Model::eindstand (stand) && tegels (stand, zet) == 0;
}

// Ligt die kleur er wel, maar past zij nergens?
bool pastNiet (const Stand &stand, const Zet &zet)
{
  return !Model::eindstand (stand) && tegels (stand, zet) > 0
         && !Model::past (stand, zet.first, zet.second);
}

}

//*************************************************************************

void doeZet_geldig ()
{
  for (const Stand &stand : kiesMetZet (40, 30, Gewoon))
    for (const Zet &zet : Model::verschillendeZetten (stand))
      proeven ({ stand }, [&] (Partij &partij)
      {
        if (!Model::geldig (partij.stand (), zet.first, zet.second))
          throw Overgeslagen ();
        const Paren toen = partij.schalen ();
        const std::string pot = partij.pot ();
        const bool gedaan = partij.doe (zet);
        if (!gedaan && partij.bekend ({ zet }).empty ())
        {
          vervolgfout ();
          return;
        }
        eisGelijk (gedaan, true);
        const Bril &bril = bank ().bril;
        const bool anders = partij.schalen () != toen || partij.pot () != pot;
        if (!anders && (bril.zietSchalen != Alles || bril.zietPot != Alles))
          throw Overgeslagen ();
        eis (anders || !keerbaar (bril.schaal),
             "andere schalen of een andere pot", "hetzelfde als ervoor");
      });
}

void doeZet_schaalKleur ()
{
  std::vector<Geval> gevallen;
  for (const Stand &stand : kiesMetZet (41, 10, Gewoon))
  {
    const Zet goed = Model::verschillendeZetten (stand)[0];
    for (int schaal : { -1, stand.M, 1000, INT_MAX, INT_MIN })
      gevallen.push_back (Geval { stand, Zet (schaal, goed.second) });
    for (char kleur : { 'x', 'G', 'B', ' ', '\0', '0' })
      gevallen.push_back (Geval { stand, Zet (goed.first, kleur) });
  }
  eisGeweigerd (gevallen);
}

void doeZet_ontbreekt ()
{
  eisGeweigerd (kiesZetten (42, 30, Gewoon, ontbreekt));
}

void doeZet_pastNiet ()
{
  eisGeweigerd (kiesZetten (43, 40, Gewoon, pastNiet));
}

void doeZet_eindstand ()
{
  const std::vector<Geval> gevallen = kiesZetten (44, 20, Klein,
    [] (const Stand &stand, const Zet &zet)
    {
      return bordVol (stand, 1 - stand.beurt)
             && Model::past (stand, zet.first, zet.second);
    });
  for (const Geval &geval : gevallen)
    proeven ({ geval.stand }, [&] (Partij &partij)
    {
      eisGelijk (partij.doe (geval.zet), false);
      Partij goed;
      goed.begin (figuur1 ());
      eisGelijk (goed.doe (Zet (0, 'g')), true);
    });
}

void doeZet_geweigerd ()
{
  std::vector<Geval> gevallen = kiesZetten (45, 20, Gewoon, ontbreekt);
  for (const Geval &geval : kiesZetten (46, 20, Gewoon, pastNiet))
    gevallen.push_back (geval);
  for (const Stand &stand : kiesMetZet (47, 10, Gewoon))
    gevallen.push_back (Geval { stand, Zet (stand.M, 'g') });
  for (const Geval &geval : gevallen)
    proeven ({ geval.stand }, [&] (Partij &partij)
    {
      const Foto toen = partij.foto ();
      if (!partij.doe (geval.zet))
        eisGelijkeFoto (partij.foto (), toen);
      Partij goed;
      goed.begin (geval.stand);
      goed.speelGoed ();
    });
}

void doeZet_volsteRij ()
{
  // In Figuur 1 gaan de gele tegels van schaal 0 naar de rij met twee.
  const std::vector<Geval> gevallen = kiesZetten (48, 60, Gewoon, keusUitRijen);
  naZetten ({ Geval { figuur1 (), Zet (0, 'g') } }, eisRijen);
  naZetten (gevallen, eisRijen);
  if (bank ().nu->mislukt > 0 && !bank ().afgebroken)
    for (const Geval &geval : gevallen)
      bank ().loot = bank ().loot || rijIsGeloot (geval);
}

void doeZet_aanvullen ()
{
  naZetten (kiesZetten (49, 60, Gewoon,
    [] (const Stand &stand, const Zet &zet)
    {
      return verschillend (stand, zet)
             && static_cast<int> (stand.pot.size ()) >= tegels (stand, zet);
    }), eisVoorraad);
}

void doeZet_potLeeg ()
{
  naZetten (kiesZetten (50, 60, Klein,
    [] (const Stand &stand, const Zet &zet)
    {
      return verschillend (stand, zet)
             && static_cast<int> (stand.pot.size ()) < tegels (stand, zet);
    }), eisVoorraad);
}

void doeZet_beurt ()
{
  Model::Loting loting (51);
  proeven (kiesMetZet (51, 40, Gewoon), [&] (Partij &partij)
  {
    for (int i = 0; i < 3 && !Model::eindstand (partij.stand ()); i++)
    {
      const int ander = 1 - partij.stand ().beurt;
      const Paren toen = partij.rijen (ander);
      const Zet zet = partij.loot (
        loting, Model::verschillendeZetten (partij.stand ()));
      const bool gedaan = zet != Model::Geen && partij.doe (zet);
      if (!gedaan && (i == 0 || zet == Model::Geen))
        throw Overgeslagen ();
      eis (gedaan, "de beurt aan de ander", "die mag haar zet niet doen");
      eisZelfdeRijen (ander, partij.rijen (ander), toen);
      partij.neemOver (zet);
    }
  });
}

void doeZet_gelijke ()
{
  naZetten (kiesZetten (52, 40, Gewoon,
    [] (const Stand &stand, const Zet &zet)
    {
      return Model::geldig (stand, zet.first, zet.second)
             && !verschillend (stand, zet);
    }), eisVoorraad);
}

void doeZet_spel ()
{
  Model::Loting loting (53);
  proeven (kiesMetZet (53, 30, Groot), [&] (Partij &partij)
  {
    while (!Model::eindstand (partij.stand ()))
    {
      const Zet zet = partij.loot (loting,
                                   Model::alleZetten (partij.stand ()));
      if (zet == Model::Geen)
        break;
      partij.speelGoed (zet);
      eisVoorraad (partij);
      eisRijen (partij);
    }
  });
}

}
