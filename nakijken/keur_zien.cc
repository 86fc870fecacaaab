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

// Eis wat een onderdeel van een lijst vraagt: van gelijke zetten die met de
// laagste schaal, of alle geldige zetten en geen andere, en soms ook van
// gelijke maar een. Wat bij een onderdeel ervoor al fout was telt niet nog
// eens. Zetten van schalen met een andere inhoud mogen verschillend zijn: dat
// zegt het skelet.
void eisLijst (Bank &bank, const std::string &onderdeel, const Stand &stand,
               const std::vector<Zet> &lijst)
{
  const std::vector<Zet> goed = Model::verschillendeZetten (stand);
  std::set< std::pair<std::pair<int,int>,char> > alle, hare;
  const auto mis = [&] (const char *hier, const std::string &erbij = "")
  {
    if (onderdeel != hier && bank.uitslag (hier).fout > 0)
      throw Onbekend { "dat is bij een ander onderdeel al fout" };
    throw Fout { tekst (goed), tekst (lijst) + erbij };
  };
  if (onderdeel == "zetten_laagste")
  {
    for (const Zet &zet : lijst)
      for (const Zet &lager : goed)
        if (gelijkAan (stand, zet, { lager })
            && std::count (lijst.begin (), lijst.end (), lager) == 0)
          mis ("zetten_laagste", ", met " + tekst (zet) + " in plaats van "
                                 + tekst (lager));
    return;
  }
  for (const Zet &zet : lijst)
    if (!Model::geldig (stand, zet.first, zet.second))
      mis ("zetten_geldig", ", waarvan " + tekst (zet) + " niet geldig is");
  for (const Zet &zet : goed)
    if (!gelijkAan (stand, zet, lijst))
      mis ("zetten_geldig");
  if (onderdeel == "zetten_geldig" || onderdeel == "zetten_maten"
      || lijst.size () <= goed.size ())
    return;
  for (const Zet &zet : Model::alleZetten (stand))
    alle.insert ({ Model::op (stand.schalen, zet.first), zet.second });
  for (const Zet &zet : lijst)
    hare.insert ({ Model::op (stand.schalen, zet.first), zet.second });
  if (hare != alle || lijst.size () != alle.size ())
    mis ("zetten_gelijk");
  bank.vrij.insert ("noemt zetten van schalen met een andere inhoud "
                    "verschillend");
}

//*************************************************************************

// Leer hoe een ding te zien is.
void leer (Oog &oog, const Gevallen &gevallen)
{
  size_t alle = 0, mis = 0;
  bool dood = false;
  std::set<std::string> gezien;
  for (const Geval &een : gevallen)
  {
    if (!een.leest ())
      continue;
    const std::string is = een.ziet (oog, een.toont, een.plek.stand);
    alle++;
    dood = dood || een.dood (een.toont.at (oog.ding));
    gezien.insert (is);
    mis += is != oog.hoort (een.plek.stand) ? 1 : 0;
  }
  oog.zicht = dood || alle == 0 ? Blind : mis == 0 ? Recht
              : gezien.size () < 2 ? Blind
              : 2 * mis < alle ? Meestal : Scheef;
}

// Kijk naar de dingen van een functie, leer hoe zij te zien zijn, en keur dat.
// Parameter:
// * rond: kijk ook naar al het andere, om de keer ervoor of erna: waar dat
//   anders is ligt het daaraan
void kijk (Bank &bank, Gevallen gevallen, const std::vector<Ding> &dingen,
           bool rond = false)
{
  bool ervoor = false;
  for (Geval &een : gevallen)
  {
    een.lees ();
    if (rond && ervoor)
      een.toont = een.kijk (bank.ogen);
    for (Ding ding : dingen)
      een.toont[ding] = een.vraag (bank.ogen[ding].stap);
    if (rond && !ervoor)
      een.toont.merge (een.kijk (bank.ogen));
    een.vooraf = dingen[0];
    een.keur = [&] (const Geval &nu)
    {
      const Stand &stand = nu.plek.stand;
      for (Ding ding : dingen)
        if (const Oog &oog = bank.ogen[ding]; ding == Zetten)
          eisLijst (bank, nu.onderdeel, stand,
                    nu.op (nu.toont.at (ding)).zetten ());
        else
          eisGelijk (nu.ziet (oog, nu.toont, stand), oog.hoort (stand),
                     oog.naam);
    };
    ervoor = !ervoor;
  }
  bank.draai (gevallen);
  for (Ding ding : dingen)
    leer (bank.ogen[ding], gevallen);
  bank.oordeel (gevallen);
}

//*************************************************************************

// Een stand met een andere tegel vooraan, of een andere rij van een speler.
Stand veranderd (Stand stand, int speler)
{
  std::string alles = Model::bestand (stand);
  alles[0] = alles[0] == 'g' ? 'b' : 'g';
  if (speler < 0)
    return Model::standUit (alles);
  std::pair<int,int> &rij = Model::op (stand.rijen[speler], 0);
  int &aantal = rij.second > 0 ? rij.second : rij.first;
  aantal += aantal > 0 ? -1 : 1;
  return stand;
}

// Twee standen die ergens verschillen horen er anders uit te zien.
void keurScherm (Bank &bank)
{
  Gevallen gevallen;
  for (int speler : { -1, 0, 1 })
    for (const Plek &plek : bank.voorraad.standen ({ "", Loopt, 12 }))
    {
      Geval &geval = gevallen.emplace_back (
        speler < 0 ? "drukAf_toont" : "drukAf_borden", plek);
      geval.lees ();
      const int een = geval.vraag ({ "drukAf" });
      geval.lees (Model::bestand (veranderd (plek.stand, speler)));
      const int twee = geval.vraag ({ "drukAf" });
      geval.keur = [=] (const Geval &nu)
      {
        const std::string &scherm = nu.op (een).scherm;
        if (scherm.find_first_not_of (" \t\r\n") == std::string::npos)
          throw Fout { "een stand op het scherm", "niets" };
        if (scherm == nu.op (twee).scherm)
          throw Fout { "iets anders op het scherm dan bij een andere stand",
                       "precies hetzelfde" };
      };
    }
  bank.keur (gevallen);
  if (bank.klopt ("drukAf") && !bank.zietAlles ())
    bank.ogen[Scherm].zicht = Scheef;   // anders is het niet nodig
}

}

//*************************************************************************

void keurZien (Bank &bank)
{
  const Voorraad &hare = bank.voorraad;
  const Plekken loopt = hare.standen ({ "", Loopt, 12 });
  Gevallen alles = vanKeuzes (hare, Allerlei);
  const std::pair<const char *,std::vector<Ding>> getters[] = {
    { "getSchalen", { Aantal } }, { "getPot_gelezen", { Pot } },
    { "schalen_gelezen", { Schalen } },
    { "rijen_gelezen", { Rijen0, Rijen1 } } };
  for (const auto &[onderdeel, dingen] : getters)
  {
    for (Geval &geval : alles)
    {
      const auto &[geel, blauw] = geval.plek.stand.schalen.back ();
      geval.onderdeel = dingen[0] == Schalen
                        && geel + blauw < geval.plek.stand.N
                        ? "schalen_kleinePot" : onderdeel;
    }
    kijk (bank, alles, dingen);
  }
  kijk (bank, vanKeuzes (hare, Einden), { Einde }, true);
  kijk (bank, vanZetten (hare), { Zetten }, true);
  keurScherm (bank);
  bank.keur (bank.gevallen ({
    { "zetten_blijft", loopt, bank.ogen[Zetten].stap, nullptr, 1, Erom },
    { "drukAf_blijft", loopt, { "drukAf" }, nullptr, 1, Erom } }));
}
