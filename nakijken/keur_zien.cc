// keur_zien.cc: keurt wat een inzending van een stand laat zien die uit een
// bestand komt: de getters, eindstand, bepaalVerschillendeZetten en drukAf. Dat
// bepaalt ook waarop bij het spelen te letten is.

#include "bank.h"

namespace
{

// De standen waarin naar alles, naar eindstand en naar de zetten gekeken wordt.
const std::vector<Keus> Allerlei = {
  { "", Alles, 40 }, { "", LegeSchaal, 8 }, { "", Groot, 8 },
  { "", AnderVol, 8 }, { "", EigenVol, 8 }, { "", NietVol, 20, VolleRij } },
Einden = {
  { "einde_loopt", NietVol, 40 }, { "einde_eigenBord", EigenVol, 16, AnderVol },
  { "einde_anderBord", AnderVol, 16, EigenVol, KanNog },
  { "einde_vast", Vast, 24 }, { "einde_enige", Precies | HeleRij, 20,
                                NietVol } },
Zettenlijsten = {
  { "zetten_geldig", RijLeeg, 12, Gelijk },
  { "zetten_geldig", RijDeels, 12, Gelijk },
  { "zetten_geldig", Precies, 12, Gelijk },
  { "zetten_geldig", HeleRij, 12, Gelijk },
  { "zetten_geldig", AndereKleur, 12, Gelijk },
  { "zetten_geldig", TeVeel, 12, Gelijk, Loopt },
  { "zetten_maten", Groot, 8, 0, Loopt }, { "zetten_maten", Een, 8, 0, Loopt },
  { "zetten_maten", Ruim, 8, 0, Loopt },
  { "zetten_gelijk", Gelijk, 24, GelijkRest },
  { "zetten_laagste", Gelijk, 24, GelijkRest },
  { "zetten_rest", GelijkRest, 16 }, { "zetten_rest", LegeSchaal, 12, 0,
                                       Loopt } };

// Een geval van elke stand van een aantal keuzes.
Gevallen vanKeuzes (const Voorraad &uit, const std::vector<Keus> &keuzes)
{
  Gevallen alle;
  for (const Keus &keus : keuzes)
    for (const Plek &een : uit.standen (keus))
      alle.push_back ({ keus.onderdeel, een });
  return alle;
}

// Met de standen van de opgave.
Gevallen vanZetten (const Voorraad &uit)
{
  const Stand voetnoot = Model::uitTekening (
    "pot -\nschalen 4: ggbb ggb\n..... gg...\n..... .....\nbeurt 0\n");
  Gevallen alle = vanKeuzes (uit, Zettenlijsten);
  alle.push_back ({ "zetten_gelijk", plek (figuur1 ()) });
  alle.push_back ({ "zetten_rest", plek (voetnoot) });
  return alle;
}

//*************************************************************************

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

// Eis dat er van gelijke zetten maar een in de lijst staat.
// Retourneert: of zij meer zetten noemt: die van schalen met een andere inhoud,
// zoals het skelet zegt
bool eisEnkel (const Stand &stand, const std::vector<Zet> &lijst)
{
  const std::vector<Zet> goed = Model::verschillendeZetten (stand);
  std::set< std::pair<std::pair<int,int>,char> > alle, hare;
  if (lijst.size () <= goed.size ())
    return false;
  for (const Zet &zet : Model::alleZetten (stand))
    alle.insert ({ Model::op (stand.schalen, zet.first), zet.second });
  for (const Zet &zet : lijst)
    hare.insert ({ Model::op (stand.schalen, zet.first), zet.second });
  if (hare != alle || lijst.size () != alle.size ())
    throw Fout { tekst (goed), tekst (lijst) };
  return true;
}

void eisLaagste (const Stand &stand, const std::vector<Zet> &lijst)
{
  const std::vector<Zet> goed = Model::verschillendeZetten (stand);
  for (const Zet &zet : lijst)
    for (const Zet &lager : goed)
      if (gelijkAan (stand, zet, { lager })
          && std::count (lijst.begin (), lijst.end (), lager) == 0)
        throw Fout { tekst (goed), tekst (lijst) + ", met " + tekst (zet)
                                   + " in plaats van " + tekst (lager) };
}

// Eis wat een onderdeel van een lijst vraagt. Wat bij een onderdeel ervoor al
// fout was telt niet nog eens.
void eisLijst (Bank &bank, const std::string &onderdeel, const Stand &stand,
               const std::vector<Zet> &lijst)
{
  std::string eerder = "zetten_geldig";
  if (onderdeel == "zetten_laagste")
    return eisLaagste (stand, lijst);
  try
  {
    eisGeldig (stand, lijst);
    if (onderdeel == eerder || onderdeel == "zetten_maten")
      return;
    eerder = "zetten_gelijk";
    if (eisEnkel (stand, lijst))
      bank.vrij.insert ("noemt zetten van schalen met een andere inhoud "
                        "verschillend");
  }
  catch (const Fout &)
  {
    if (onderdeel != eerder && bank.uitslag (eerder).fout > 0)
      throw Onbekend { "dat is bij een ander onderdeel al fout" };
    throw;
  }
}

//*************************************************************************

// Eis dat een functie goed laat zien wat er is. Waar zij iets anders leest, of
// een lijst waar eindstand fout is, ligt aan een ander.
// Parameter:
// * rond: al het andere, als daarnaar gekeken is
void eisGezien (Bank &bank, const Geval &geval, const std::vector<Ding> &dingen,
                const Beeld &rond)
{
  const Stand &stand = geval.plek.stand;
  try
  {
    for (Ding ding : dingen)
    {
      const Oog &oog = bank.ogen[ding];
      if (ding == Zetten)
        eisLijst (bank, geval.onderdeel, stand,
                  geval.op (geval.toont.stap[ding]).zetten ());
      else
        eisGelijk (geval.ziet (oog, geval.toont, stand), oog.hoort (stand),
                   oog.naam);
    }
  }
  catch (const Fout &)
  {
    if (dingen[0] >= Einde
        && !geval.isRecht (bank.ogen, rond, stand, dingen[0]))
      throw Onbekend { "wat zij nodig heeft is daar fout" };
    throw;
  }
}

// Leer hoe een ding te zien is.
// Retourneert: hoe vaak er iets anders te zien was
int leer (Oog &oog, const Gevallen &gevallen)
{
  int alle = 0, recht = 0;
  bool dood = false;
  std::set<std::string> gezien;
  for (const Geval &een : gevallen)
  {
    if (!een.leest ())
      continue;
    const std::string is = een.ziet (oog, een.toont, een.plek.stand);
    alle++;
    dood = dood || een.dood (een.toont.stap[oog.ding]);
    recht += is == oog.hoort (een.plek.stand) ? 1 : 0;
    gezien.insert (is);
  }
  oog.zicht = dood || alle == 0 ? Blind : recht == alle ? Recht
              : gezien.size () < 2 ? Blind
              : 2 * recht > alle ? Meestal : Scheef;
  return alle - recht;
}

// Leer alleen hoe iets te zien is, keur het ook, of kijk daarbij ook naar al
// het andere, om de keer ervoor of erna.
enum Hoe { Leer, Keur, KeurRond };

// Kijk naar de dingen van een functie, in standen uit een voorraad.
// Retourneert: hoe vaak er iets anders te zien was
int kijk (Bank &bank, const Voorraad &voorraad, Gevallen gevallen,
          const std::vector<Ding> &dingen, Hoe hoe)
{
  bool ervoor = false;
  int mis = 0;
  for (Geval &een : gevallen)
  {
    Beeld rond;
    een.lees (voorraad);
    if (hoe == KeurRond && ervoor)
      rond = een.kijk (bank.ogen);
    for (Ding ding : dingen)
      een.toont.stap[ding] = een.vraag (bank.ogen[ding].stap);
    if (hoe == KeurRond && !ervoor)
      rond = een.kijk (bank.ogen);
    een.keur = [&, rond] (const Geval &nu)
               { eisGezien (bank, nu, dingen, rond); };
    ervoor = !ervoor;
  }
  bank.draai (gevallen);
  for (Ding ding : dingen)
    mis += leer (bank.ogen[ding], gevallen);
  if (hoe != Leer)
    bank.oordeel (gevallen);
  return mis;
}

//*************************************************************************

// Twee standen die ergens verschillen horen er anders uit te zien.
// Parameter:
// * ander: de andere stand
Geval toontAnders (const Bank &bank, const char *onderdeel, const Plek &plek,
                   const Stand &ander)
{
  Geval geval = { onderdeel, plek };
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
  int &aantal = rij.second > 0 ? rij.second : rij.first;
  aantal += aantal > 0 ? -1 : 1;
  return stand;
}

void keurScherm (Bank &bank)
{
  Gevallen gevallen;
  const Plekken plekken = bank.voorraad.standen ({ "", Loopt, 12 });
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
  const auto mis = [&] (const Voorraad &uit)
  {
    const int einden = kijk (bank, uit, vanKeuzes (uit, Einden), { Einde },
                             Leer);
    return einden + kijk (bank, uit, vanZetten (uit), { Zetten }, Leer);
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
    kijk (bank, bank.voorraad,
          vanKeuzes (anders, { { "lees_goed", Loopt, 12 } }), { Zetten }, Keur);
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
  const Voorraad recht = bank.voorraad, &hare = bank.voorraad;
  leerLezen (bank);
  const Plekken loopt = hare.standen ({ "", Loopt, 12 });
  Gevallen alles = vanKeuzes (recht, Allerlei);
  const std::pair<const char *,std::vector<Ding>> getters[] = {
    { "getSchalen", { Aantal } }, { "getPot_gelezen", { Pot } },
    { "schalen_gelezen", { Schalen } },
    { "rijen_gelezen", { Rijen0, Rijen1 } } };
  for (const auto &[onderdeel, dingen] : getters)
  {
    for (Geval &geval : alles)
    {
      const Stand &stand = geval.plek.stand;
      const std::pair<int,int> &laatste = stand.schalen.back ();
      geval.onderdeel = dingen[0] == Schalen
                        && laatste.first + laatste.second < stand.N
                        ? "schalen_kleinePot" : onderdeel;
    }
    kijk (bank, recht, alles, dingen, Keur);
    kijk (bank, hare, alles, dingen, Leer);
  }
  kijk (bank, hare, vanKeuzes (hare, Einden), { Einde }, KeurRond);
  kijk (bank, hare, vanZetten (hare), { Zetten }, KeurRond);
  keurScherm (bank);
  bank.keur (bank.gevallen ({
    { "zetten_blijft", loopt, bank.ogen[Zetten].stap, nullptr, 1, Erom },
    { "drukAf_blijft", loopt, roep ("drukAf"), nullptr, 1, Erom } }));
}
