// keur_zetten.cc: keurt eindstand en bepaalVerschillendeZetten.

#include "proef.h"
#include "standen.h"

namespace nakijk
{

namespace
{

// Eis wat eindstand hoort te geven.
// Retourneert: false als zij hier een einde ziet doordat zij te weinig zetten
//   kent: dat kostte al punten
bool eisEinde (Partij &partij)
{
  const bool einde = partij.eindstand (),
             goed = Model::eindstand (partij.stand ());
  if (einde && !goed && partij.eigenEinde ())
    return false;
  eisGelijk (einde, goed);
  return true;
}

// Eis wat eindstand in een stand hoort te geven.
void eisEindstand (const std::vector<Stand> &standen)
{
  proeven (standen, [] (Partij &partij)
  {
    if (!eisEinde (partij))
      throw Overgeslagen ();
  });
}

// De stand met beide borden vol.
Stand beideVol (Stand stand)
{
  for (Paren &rijen : stand.rijen)
    rijen.assign (static_cast<size_t> (stand.K), std::make_pair (stand.L, 0));
  return stand;
}

// De stand met de borden en de beurt verwisseld, of met alleen de beurt aan
// de ander.
Stand beurtAnder (Stand stand)
{
  stand.beurt = 1 - stand.beurt;
  return stand;
}

// Past er van een speler nog iets, een vol bord niet meegerekend?
bool pastIets (const Stand &stand)
{
  for (int schaal = 0; schaal < stand.M; schaal++)
    if (Model::past (stand, schaal, 'g') || Model::past (stand, schaal, 'b'))
      return true;
  return false;
}

// Is er geen bord vol en kan alleen de ander nog zetten?
bool alleenAnderKan (const Stand &stand)
{
  return !bordVol (stand, 0) && !bordVol (stand, 1) && !pastIets (stand)
         && pastIets (beurtAnder (stand));
}

// Zijn er gelijke zetten, van schalen die in alles gelijk zijn? Als de pot nog
// niet leeg is, is dat altijd zo.
bool heeftGelijke (const Stand &stand)
{
  return !stand.pot.empty () && Model::alleZetten (stand).size ()
                                > Model::verschillendeZetten (stand).size ();
}

// Haal van een volle rij van een speler een tegel weg.
Stand metGat (Stand stand, int speler)
{
  std::pair<int,int> &rij = Model::op (stand.rijen[speler], 0);
  (rij.first > 0 ? rij.first : rij.second)--;
  return stand;
}

// De standen, en van elk ook een waarin het volle bord een gat heeft.
std::vector<Stand> ookMetGat (const std::vector<Stand> &standen)
{
  std::vector<Stand> alle = standen;
  for (const Stand &stand : standen)
    alle.push_back (metGat (stand, bordVol (stand, 0) ? 0 : 1));
  return alle;
}

// Draai een proef op de zettenlijst van standen met een zet.
void opLijst (const std::vector<Stand> &standen,
              const std::function<void (const Stand &,
                                        const std::vector<Zet> &)> &inhoud)
{
  proeven (standen, [&] (Partij &partij)
  {
    const std::vector<Zet> zetten = partij.zetten ();
    inhoud (partij.stand (), zetten);
  });
}

// Eis alle geldige zetten en geen andere, op gelijke zetten na.
void eisZetten (const Stand &stand, const std::vector<Zet> &zetten)
{
  const std::vector<Zet> goed = Model::verschillendeZetten (stand);
  for (const Zet &zet : zetten)
    eis (Model::geldig (stand, zet.first, zet.second), tekst (goed),
         tekst (zetten) + ", waarvan " + tekst (zet) + " niet geldig is");
  bool eigen = bank ().kentTeWeinig ();
  for (const Zet &zet : goed)
    eigen = eigen && (bekend (stand, zetten, { zet }).size () > 0
                      || bank ().weigert (zet));
  if (eigen && soorten (stand, zetten) != soorten (stand, goed))
    vervolgfout ();  // ook doeZet weigert wat er niet in staat
  else
    eis (soorten (stand, zetten) == soorten (stand, goed), tekst (goed),
         tekst (zetten));
}

void eisGeenGelijke (const Stand &stand, const std::vector<Zet> &zetten)
{
  for (size_t i = 0; i < zetten.size (); i++)
    for (size_t j = 0; j < i; j++)
      eis (zetten[i].second != zetten[j].second
           || Model::aantal (Model::op (stand.schalen, zetten[i].first),
                             zetten[i].second)
              != Model::aantal (Model::op (stand.schalen, zetten[j].first),
                                zetten[j].second),
           tekst (Model::verschillendeZetten (stand)),
           tekst (zetten) + ", waarvan " + tekst (zetten[j]) + " en "
           + tekst (zetten[i]) + " gelijk zijn");
}

// Eis dat elke zet in de lijst die met de laagste schaal is.
void eisLaagste (const Stand &stand, const std::vector<Zet> &zetten)
{
  for (const Zet &zet : zetten)
    for (int lager = 0; lager < zet.first && lager < stand.M; lager++)
      eis (Model::aantal (Model::op (stand.schalen, lager), zet.second)
           != Model::aantal (Model::op (stand.schalen, zet.first), zet.second),
           tekst (Model::verschillendeZetten (stand)),
           tekst (zetten) + ", met " + tekst (zet) + " in plaats van "
           + tekst (Zet (lager, zet.second)));
}

// De geldige zetten uit een lijst, de laagste schalen eerst.
std::vector<Zet> alleenGeldige (const Stand &stand,
                                const std::vector<Zet> &zetten)
{
  std::vector<Zet> lijst;
  for (const Zet &zet : gesorteerd (zetten))
    if (Model::geldig (stand, zet.first, zet.second))
      lijst.push_back (zet);
  if (lijst.empty ())
    throw Overgeslagen ();
  return lijst;
}

// Speel toevallige spellen en eis in elke stand, zoals de getters hem tonen,
// de goede eindstand.
void eisInSpel (unsigned zaad, const std::vector<Stand> &standen)
{
  Model::Loting loting (zaad);
  proeven (standen, [&] (Partij &partij)
  {
    while (eisEinde (partij) && partij.speelToevallig (loting, 1))
      ;
  });
}

}

//*************************************************************************

// Wie altijd nee zegt heeft hier niets goed: een vol bord hoort er steeds bij.
void eindstand_gewoon ()
{
  std::vector<Stand> standen = kiesMetZet (20, 40, Klein);
  for (const Stand &stand : kiesMetZet (21, 20, Gewoon))
    standen.push_back (stand);
  proeven (standen, [] (Partij &partij)
  {
    if (!eisEinde (partij))
      throw Overgeslagen ();
    Partij vol;
    vol.begin (beideVol (partij.stand ()));
    eisGelijk (vol.eindstand (), true);
  });
}

void eindstand_eigenBord ()
{
  eisEindstand (ookMetGat (kies (22, 20, Klein, [] (const Stand &s)
  {
    return bordVol (s, s.beurt) && !bordVol (s, 1 - s.beurt)
           && !Model::eindstand (metGat (s, s.beurt));
  })));
}

void eindstand_anderBord ()
{
  eisEindstand (ookMetGat (kies (23, 20, Klein, [] (const Stand &s)
  {
    return bordVol (s, 1 - s.beurt) && !bordVol (s, s.beurt) && pastIets (s);
  })));
}

void eindstand_tegelsOp ()
{
  eisInSpel (24, kies (24, 15, Klein, [] (const Stand &s)
  {
    return s.pot.empty () && s.K >= 3 && s.L >= 3 && s.M <= 3 && s.N <= 2
           && Model::volleRijen (s, 0) == 0 && Model::volleRijen (s, 1) == 0
           && !Model::eindstand (s);
  }));
}

void eindstand_pastNiet ()
{
  std::vector<Stand> standen = kies (25, 30, Klein, alleenAnderKan);
  for (size_t i = standen.size (); i-- > 0; )
    standen.push_back (beurtAnder (standen[i]));
  eisEindstand (standen);
}

void eindstand_spel ()
{
  eisInSpel (26, kiesMetZet (26, 30, Gewoon));
}

//*************************************************************************

void zetten_geldig ()
{
  opLijst ({ figuur1 () }, eisZetten);
  opLijst (kiesMetZet (30, 60, Gewoon), eisZetten);
  opLijst (kiesMetZet (31, 60, Klein), eisZetten);
}

void zetten_gelijk ()
{
  const auto keur = [] (const Stand &stand, const std::vector<Zet> &zetten)
  {
    eisGeenGelijke (stand, alleenGeldige (stand, zetten));
  };
  opLijst ({ figuur1 () }, keur);
  opLijst (kies (32, 60, Gewoon, heeftGelijke), keur);
}

void zetten_laagste ()
{
  const auto keur = [] (const Stand &stand, const std::vector<Zet> &zetten)
  {
    // Van gelijke zetten telt hier alleen de laagste die in de lijst staat.
    std::vector<Zet> eerste;
    for (const Zet &zet : alleenGeldige (stand, zetten))
    {
      std::vector<Zet> langer = eerste;
      langer.push_back (zet);
      if (soorten (stand, langer).size () > eerste.size ())
        eerste = langer;
    }
    eisLaagste (stand, eerste);
  };
  opLijst ({ figuur1 () }, keur);
  opLijst (kies (33, 60, Gewoon, heeftGelijke), keur);
}

void zetten_potLeeg ()
{
  opLijst ({ voetnoot () }, eisZetten);
  opLijst (kies (34, 60, Klein, [] (const Stand &s)
           { return s.pot.empty () && s.M > 1 && !Model::eindstand (s); }),
           eisZetten);
}

// Gelijke zetten van schalen die verder verschillen, als in de voetnoot.
void zetten_gelijkAantal ()
{
  opLijst ({ voetnoot () }, [] (const Stand &stand,
                                const std::vector<Zet> &zetten)
  {
    eisGeenGelijke (stand, alleenGeldige (stand, zetten));
  });
}

void zetten_onveranderd ()
{
  proeven (kiesMetZet (35, 30, Gewoon), [] (Partij &partij)
  {
    const Foto toen = partij.foto ();
    if (partij.zetten ().empty ())
      throw Overgeslagen ();
    eisGelijkeFoto (partij.foto (), toen);
  });
}

void zetten_eindstand ()
{
  proeven (kies (36, 30, Klein, Model::eindstand), [] (Partij &partij)
           { eisGelijk (partij.zetten (), std::vector<Zet> ()); });
}

}
