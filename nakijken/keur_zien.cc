// keur_zien.cc: keurt wat een inzending van een stand laat zien die uit een
// bestand komt: de getters, eindstand, bepaalVerschillendeZetten en drukAf. Dat
// bepaalt ook waarop bij het spelen te letten is.

#include "bank.h"

namespace nakijk
{

namespace
{

// Wat er van een lijst zetten gevraagd wordt: dat er geen ontbreekt en elk mag;
// ook dat er geen gelijke in staan; of dat van gelijke de laagste erin staat.
enum Lijst { GeenLijst, Geldig, Enkel, Laagste };

// Een plek en het onderdeel waar zij bij hoort.
struct Vraag
{
  std::string onderdeel;
  Plek plek;
  Lijst lijst = GeenLijst;
};
typedef std::vector<Vraag> Vragen;

void ook (Vragen &vragen, const std::string &onderdeel, const Plekken &plekken,
          Lijst lijst = GeenLijst)
{
  for (const Plek &een : plekken)
    vragen.push_back (Vraag { onderdeel, een, lijst });
}

// Eis dat de geldige zetten in een lijst staan, en geen andere.
void eisGeldig (const Stand &stand, const std::vector<Zet> &lijst)
{
  const std::vector<Zet> goed = Model::verschillendeZetten (stand);
  for (const Zet &zet : lijst)
    if (!Model::geldig (stand, zet.first, zet.second))
      throw Fout { tekst (goed), tekst (lijst) + ", waarvan " + tekst (zet)
                                 + " niet geldig is" };
  for (const Zet &zet : goed)
    if (!gelijkAan (stand, zet, lijst))
      throw Fout { tekst (goed), tekst (lijst) };
}

// Noemt de lijst zetten van schalen met een andere inhoud verschillend, zoals
// het skelet zegt?
bool volgensSkelet (const Stand &stand, const std::vector<Zet> &lijst)
{
  std::set< std::pair<std::pair<int,int>,char> > alle, hare;
  for (const Zet &zet : Model::alleZetten (stand))
    alle.insert ({ Model::op (stand.schalen, zet.first), zet.second });
  for (const Zet &zet : lijst)
    hare.insert ({ Model::op (stand.schalen, zet.first), zet.second });
  return hare == alle && lijst.size () == alle.size ();
}

// Eis dat er van gelijke zetten maar een in de lijst staat.
// Parameter:
// * bank: onthoudt of zij het skelet volgt
void eisEnkel (Bank &bank, const Stand &stand, const std::vector<Zet> &lijst)
{
  const std::vector<Zet> goed = Model::verschillendeZetten (stand);
  if (lijst.size () <= goed.size ())
    return;
  if (!volgensSkelet (stand, lijst))
    throw Fout { tekst (goed), tekst (lijst) };
  bank.vrij.insert ("noemt zetten van schalen met een andere inhoud "
                    "verschillend");
}

void eisLaagste (const Stand &stand, const std::vector<Zet> &lijst)
{
  for (const Zet &zet : lijst)
    if (isZet (stand, zet))
    {
      Zet lager (0, zet.second);
      while (tegels (stand, lager) != tegels (stand, zet))
        lager.first++;
      if (std::find (lijst.begin (), lijst.end (), lager) == lijst.end ())
        throw Fout { tekst (Model::verschillendeZetten (stand)), tekst (lijst)
          + ", met " + tekst (zet) + " in plaats van " + tekst (lager) };
    }
}

// Eis wat er van een lijst gevraagd wordt. Wat bij een onderdeel ervoor al fout
// was telt niet nog eens.
void eisLijst (Bank &bank, const Vraag &vraag, const Stand &stand,
               const std::vector<Zet> &lijst)
{
  std::string eerder = "zetten_geldig";
  try
  {
    if (vraag.lijst == Laagste)
      return eisLaagste (stand, lijst);
    eisGeldig (stand, lijst);
    eerder = "zetten_gelijk";
    if (vraag.lijst == Enkel)
      eisEnkel (bank, stand, lijst);
  }
  catch (const Fout &)
  {
    if (vraag.onderdeel != eerder && vraag.lijst != Laagste
        && bank.uitslag (eerder).fout > 0)
      throw Onbekend { "dat is bij een ander onderdeel al fout" };
    throw;
  }
}

//*************************************************************************

// De stand zoals haar getters die laten zien.
Stand getoond (const Bank &bank, const Geval &geval, const Beeld &beeld)
{
  Stand stand = geval.plek.stand;
  const auto neem = [&] (Ding ding, Paren &paren, int hoogste)
  {
    if (beeld.stap[ding] < 0 || bank.ogen[ding].zicht == Recht)
      return;
    const Paren nu = geval.op (beeld.stap[ding]).paren ();
    bool past = nu.size () == paren.size ();
    for (const std::pair<int,int> &paar : nu)
      past = past && paar.first >= 0 && paar.second >= 0
             && paar.first + paar.second <= hoogste;
    paren = past ? nu : paren;
  };
  try
  {
    neem (Schalen, stand.schalen, stand.N);
    neem (Rijen0, stand.rijen[0], stand.L);
    neem (Rijen1, stand.rijen[1], stand.L);
    if (beeld.stap[Pot] >= 0)
      stand.pot = geval.op (beeld.stap[Pot]).woord ();
  }
  catch (const Fout &) {}
  return stand;
}

// Eis dat een antwoord goed is in een stand.
void eisIn (Bank &bank, const Vraag &vraag, const Geval &geval,
            const std::vector<Ding> &dingen, int eerste, const Stand &stand)
{
  for (size_t i = 0; i < dingen.size (); i++)
  {
    const Oog &oog = bank.ogen[dingen[i]];
    const Antwoord &antwoord = geval.op (eerste + static_cast<int> (i));
    const std::string goed = oog.hoort (stand),
                      nu = oog.toont (antwoord, stand);
    if (vraag.lijst != GeenLijst)
      eisLijst (bank, vraag, stand, antwoord.zetten ());
    else if (nu != goed)
      throw Fout { oog.naam + goed, oog.naam + nu };
  }
}

// Hetzelfde in de stand uit het bestand. Wat in de stand die haar getters laten
// zien wel klopt, en een lijst waar eindstand fout is, is hier geen fout: dat
// ligt aan een ander.
void eisHier (Bank &bank, const Vraag &vraag, const Geval &geval,
              const std::vector<Ding> &dingen, int eerste, const Beeld &beeld)
{
  const Stand &stand = geval.plek.stand;
  const Oog &einde = bank.ogen[Einde];
  try
  {
    eisIn (bank, vraag, geval, dingen, eerste, stand);
  }
  catch (const Fout &fout)
  {
    if (vraag.lijst != GeenLijst && einde.zicht == Scheef
        && geval.ziet (einde, beeld, stand) != einde.hoort (stand))
      throw Onbekend { "eindstand is daar fout" };
    const Stand anders = getoond (bank, geval, beeld);
    if (anders == stand || dingen[0] < Einde)
      throw;
    try
    {
      eisIn (bank, vraag, geval, dingen, eerste, anders);
    }
    catch (const Fout &)
    {
      throw fout;
    }
    throw Onbekend { "de getters laten een andere stand zien" };
  }
}

// Leer hoe dingen te zien zijn.
// Retourneert: hoe vaak er iets anders te zien was
int leer (Bank &bank, const Gevallen &gevallen, const std::vector<Ding> &dingen,
          const std::vector<int> &eerste)
{
  int mis = 0;
  for (size_t i = 0; i < dingen.size (); i++)
  {
    Oog &oog = bank.ogen[dingen[i]];
    int alle = 0, recht = 0;
    bool dood = false;
    std::set<std::string> gezien;
    for (size_t j = 0; j < gevallen.size (); j++)
    {
      const Geval &een = gevallen[j];
      const int stap = eerste[j] + static_cast<int> (i);
      if (!een.op (Lezen).er || een.op (Lezen).inhoud == " 0")
        continue;
      const std::string is = oog.toont (een.op (stap), een.plek.stand);
      alle++;
      dood = dood || een.dood (stap);
      recht += is == oog.hoort (een.plek.stand) ? 1 : 0;
      gezien.insert (is);
    }
    mis += alle - recht;
    oog.zicht = dood || alle == 0 ? Blind : recht == alle ? Recht
                : gezien.size () < 2 ? Blind : Scheef;
    oog.meestal = 2 * recht > alle;
  }
  return mis;
}

// Kijk in elke plek naar dingen; keur dat, en leer hoe zij te zien zijn.
// Parameters:
// * dingen: van een functie
// * rond: kijk ook naar al het andere, om de keer ervoor of erna
// * alleen: leer alleen
// Retourneert: hoe vaak er iets anders te zien was
int kijk (Bank &bank, const Vragen &vragen, const std::vector<Ding> &dingen,
          bool rond = false, bool alleen = false)
{
  Gevallen gevallen;
  std::vector<int> eerste;
  for (const Vraag &vraag : vragen)
  {
    Geval een = { vraag.onderdeel, vraag.plek, nullptr };
    Beeld beeld;
    een.lees (bank.voorraad);
    if (rond && eerste.size () % 2 != 0)
      beeld = een.kijk (bank.ogen);
    const int nu = static_cast<int> (een.script.stappen.size ());
    for (Ding ding : dingen)
      een.vraag (bank.ogen[ding].stap ());
    if (rond && eerste.size () % 2 == 0)
      beeld = een.kijk (bank.ogen);
    een.keur = [=, &bank] (const Geval &geval)
               { eisHier (bank, vraag, geval, dingen, nu, beeld); };
    gevallen.push_back (een);
    eerste.push_back (nu);
  }
  bank.draai (gevallen);
  const int mis = leer (bank, gevallen, dingen, eerste);
  if (!alleen)
    bank.oordeel (gevallen);
  return mis;
}

//*************************************************************************

// Plekken om met de getters naar te kijken: van alles, en van elke soort.
Plekken allerlei (const Voorraad &uit)
{
  Plekken plekken = uit.standen (Alles, 40);
  for (Soorten soort : { LegeSchaal, Groot, AnderVol, EigenVol })
    for (const Plek &een : uit.standen (soort, 8))
      plekken.push_back (een);
  for (const Plek &een : uit.zetten (RijLeeg | RijDeels, 20,
         [] (const Plek &plek)
         { return Model::volleRijen (plek.stand, 0)
                  + Model::volleRijen (plek.stand, 1) == 0; }))
    plekken.push_back (een);
  return plekken;
}

// Heeft de stand een zet van een van deze soorten?
Mag metZet (Soorten doel)
{
  return [doel] (const Plek &plek)
  {
    for (const Zet &zet : Model::alleZetten (plek.stand))
      if ((vanZet (plek.stand, zet) & doel) != 0)
        return true;
    return false;
  };
}

Vragen vanEinde (const Voorraad &uit)
{
  const Soorten ruim = RijLeeg | RijDeels, vol = Precies | HeleRij;
  Vragen vragen;
  ook (vragen, "einde_loopt", uit.standen (Loopt, 40, metZet (ruim)));
  ook (vragen, "einde_eigenBord", uit.standen (EigenVol, 16,
                                               zonder (AnderVol)));
  ook (vragen, "einde_anderBord", uit.standen (AnderVol, 16,
    [] (const Plek &plek)
    {
      return (plek.soorten & EigenVol) == 0
             && (Model::past (plek.stand, 0, 'g')
                 || Model::past (plek.stand, 0, 'b'));
    }));
  ook (vragen, "einde_vast", uit.standen (Vast, 24));
  ook (vragen, "einde_enige", uit.standen (Loopt, 20, [=] (const Plek &plek)
    { return metZet (vol) (plek) && !metZet (ruim) (plek); }));
  return vragen;
}

//*************************************************************************

// De stand van de voetnoot van de opgave.
Stand voetnoot ()
{
  return Model::uitTekening ("pot -\nschalen 4: ggbb ggb\n"
                             "..... gg...\n..... .....\nbeurt 0\n");
}

Vragen vanZetten (const Voorraad &uit)
{
  Vragen vragen;
  for (Soorten soort : { RijLeeg, RijDeels, Precies, HeleRij, AndereKleur,
                       TeVeel })
    ook (vragen, "zetten_geldig", uit.standen (Loopt, 12,
      [soort] (const Plek &plek)
      {
        return zonder (Gelijk) (plek)
               && (soort == TeVeel ? met (soort) : metZet (soort)) (plek);
      }), Geldig);
  for (Soorten soort : { Groot, Een, Ruim })
    ook (vragen, "zetten_maten", uit.standen (soort, 8, met (Loopt)), Geldig);
  ook (vragen, "zetten_gelijk", { plek (figuur1 ()) }, Enkel);
  ook (vragen, "zetten_gelijk", uit.standen (Gelijk, 24, zonder (GelijkRest)),
       Enkel);
  ook (vragen, "zetten_laagste", uit.standen (Gelijk, 24, zonder (GelijkRest)),
       Laagste);
  ook (vragen, "zetten_rest", { plek (voetnoot ()) }, Enkel);
  ook (vragen, "zetten_rest", uit.standen (GelijkRest, 16), Enkel);
  ook (vragen, "zetten_rest", uit.standen (LegeSchaal, 12, met (Loopt)),
       Enkel);
  return vragen;
}

//*************************************************************************

// Twee standen die ergens verschillen horen er anders uit te zien.
// Parameter:
// * ander: de andere stand
Geval toontAnders (const Bank &bank, const char *onderdeel, const Plek &plek,
                   const Stand &ander)
{
  Geval geval = { onderdeel, plek, nullptr };
  geval.lees (bank.voorraad);
  const int een = geval.vraag (roep ("drukAf"));
  const int gelezen = geval.lees (bank.voorraad.bestand (ander)),
            twee = geval.vraag (roep ("drukAf"));
  geval.keur = [=] (const Geval &nu)
  {
    const std::string &scherm = nu.op (een).scherm;
    if (!nu.op (gelezen).waar ())
      throw Onbekend { "leesInSpel leest de stand niet" };
    if (scherm.find_first_not_of (" \t\r\n") == std::string::npos)
      throw Fout { "een stand op het scherm", "niets" };
    if (scherm == nu.op (twee).scherm)
      throw Fout { "iets anders op het scherm dan bij een andere stand",
                   "precies hetzelfde" };
  };
  return geval;
}

Stand andereTegel (const Stand &stand)
{
  std::string alles = Model::bestand (stand);
  alles[0] = alles[0] == 'g' ? 'b' : 'g';
  return Model::standUit (alles);
}

Stand andereRij (Stand stand, int speler)
{
  std::pair<int,int> &rij = Model::op (stand.rijen[speler], 0);
  rij = rij.first > 0 ? std::make_pair (rij.first - 1, 0)
        : rij.second > 0 ? std::make_pair (0, rij.second - 1)
                         : std::make_pair (1, 0);
  return stand;
}

// Een functie waarna alles er hetzelfde uitziet.
Geval blijft (const Bank &bank, const char *onderdeel, const Plek &plek,
              const Stap &stap)
{
  Geval geval = { onderdeel, plek, nullptr };
  geval.lees (bank.voorraad);
  const Beeld toen = geval.kijk (bank.ogen);
  geval.vraag (stap);
  const Beeld nu = geval.kijk (bank.ogen);
  geval.keur = [=, &bank] (const Geval &een)
               { een.eisZelfde (bank.ogen, toen, nu, plek.stand); };
  return geval;
}

void keurScherm (Bank &bank)
{
  Gevallen gevallen;
  const Plekken plekken = bank.voorraad.standen (Loopt, 12);
  for (const Plek &een : plekken)
    gevallen.push_back (toontAnders (bank, "drukAf_toont", een,
                                     andereTegel (een.stand)));
  for (int speler : { 0, 1 })
    for (const Plek &een : plekken)
      gevallen.push_back (toontAnders (bank, "drukAf_borden", een,
                                       andereRij (een.stand, speler)));
  bank.keur (gevallen);
  if (bank.klopt ("drukAf") && !bank.zietAlles ())
    bank.ogen[Scherm].zicht = Scheef;   // anders is het niet nodig
}

// Leest zij elk bestand op dezelfde manier anders: altijd dezelfde beurt, of
// de pot van achter naar voren? Dan krijgt zij verder standen waarbij dat niet
// uitmaakt; een beurt wordt haar hier aangerekend, een pot bij de getters.
void leerLezen (Bank &bank)
{
  const auto mis = [&] (const Voorraad &voorraad)
  {
    const Voorraad vorige = bank.voorraad;
    bank.voorraad = voorraad;
    const int uit = kijk (bank, vanEinde (voorraad), { Einde }, false, true)
      + kijk (bank, vanZetten (voorraad), { Zetten }, false, true);
    bank.voorraad = vorige;
    return uit;
  };
  const int nu = mis (bank.voorraad);
  if (nu == 0)
    return;
  const Voorraad om (bank.zaad, -1, true);
  for (int beurt : { 0, 1 })
  {
    const Voorraad vast (bank.zaad, beurt), anders (bank.zaad, 1 - beurt);
    if (4 * mis (vast) > nu || mis (anders) < nu)
      continue;
    Vragen vragen;
    ook (vragen, "lees_goed", anders.standen (Loopt, 12));
    kijk (bank, vragen, { Zetten });
    bank.voorraad = vast;
    return;
  }
  if (4 * mis (om) <= nu)
    bank.voorraad = om;
}

}

//*************************************************************************

void keurZien (Bank &bank)
{
  const Voorraad recht = bank.voorraad;
  leerLezen (bank);
  const Voorraad hare = bank.voorraad;
  Vragen pot, schalen, rijen, aantal;
  for (const Plek &een : allerlei (recht))
  {
    const std::pair<int,int> &laatste = een.stand.schalen.back ();
    ook (aantal, "getSchalen", { een });
    ook (pot, "getPot_gelezen", { een });
    ook (schalen, laatste.first + laatste.second < een.stand.N
         ? "schalen_kleinePot" : "schalen_gelezen", { een });
    ook (rijen, "rijen_gelezen", { een });
  }
  bank.voorraad = recht;
  kijk (bank, aantal, { Aantal });
  kijk (bank, pot, { Pot });
  kijk (bank, schalen, { Schalen });
  kijk (bank, rijen, { Rijen0, Rijen1 });
  bank.voorraad = hare;
  kijk (bank, pot, { Pot }, false, true);
  kijk (bank, schalen, { Schalen }, false, true);
  for (Ding ding : { Pot, Schalen, Rijen0 })
    if (bank.ogen[ding].zicht != Blind)
      bank.bewezen.insert ("leesInSpel");
  kijk (bank, vanEinde (hare), { Einde }, true);
  kijk (bank, vanZetten (hare), { Zetten }, true);
  keurScherm (bank);
  for (Ding ding : { Zetten, Scherm })
  {
    Gevallen gevallen;
    for (const Plek &een : hare.standen (Loopt, 12))
      gevallen.push_back (blijft (bank, ding == Zetten ? "zetten_blijft"
                                  : "drukAf_blijft", een,
                                  bank.ogen[ding].stap ()));
    bank.keur (gevallen);
  }
}

}
