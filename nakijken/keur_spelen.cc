// keur_spelen.cc: keurt doeZet en unDoeZet, en wat er tijdens het spelen te
// zien is: in korte partijen met een zet van elke soort, en in hele partijen in
// een object, die daarna helemaal teruggenomen worden en waarna een ander spel
// gelezen wordt. Na elke zet hoort haar beeld dat te zijn van de stand die het
// model dan heeft. Van een partij telt alleen het eerste verschil, en van een
// latere alleen als dezelfde functie het in een eerdere goed deed.

#include "bank.h"

namespace
{

const size_t HelePartijen = 60, KortsteHele = 6, Antwoorden = 30;
const long long MaxLopen = 250;   // standen in een boom

// De zetten waar een korte partij mee begint.
const Keus Zettenkeus[] = {
  { "", NietVol, 32, Bijzonder | Hogere },
  { "", Precies, 16, Anders | Hogere }, { "", HeleRij, 16, Anders | Hogere },
  { "", Volste, 40, AndereKleur | Hogere },   // genoeg om te zien dat het een
  { "", Gelijkop, 12, AndereKleur | Hogere },   // op de vier keer anders gaat
  { "", AndereKleur, 24, Hogere }, { "", VultHeel, 16, Bijzonder | Hogere },
  { "", VultKort, 16, Bijzonder | Hogere },
  { "", PotLeeg, 16, Bijzonder | Hogere }, { "", Hogere, 16, Bijzonder },
  { "", PotLeeg, 10, 0, MaaktOp } };

// Wat er in een partij gebeurt, en hoe de functie heet die het doet.
enum Daad { Doe, Weiger, NeemTerug, Niets, Opnieuw, Begin };
const char *const Functies[] = { "doeZet", "doeZet", "unDoeZet", "unDoeZet",
                                 "leesInSpel" };

struct Gebeurtenis
{
  Daad soort;
  Plek plek;     // de stand ervoor, en de zet
  int stap;      // die het doet
  Beeld beeld;   // daarna
  Stand erna;    // hoe de stand dan hoort te zijn
  Beeld gelezen; // van die stand uit een bestand, als dat nodig is
  size_t als;    // die waarna het beeld hetzelfde was
  int eerder;    // zetten die al teruggenomen zijn
  bool opnieuw;  // in een spel dat als tweede gelezen is
};

enum Lengte { Kort, Weigert, Heel };

// Wat er van een partij te zeggen is.
struct Bevinding
{
  enum { Goed, Fout, Onbekend } uit = Goed;
  size_t waar = 0;               // de gebeurtenis
  std::set<Ding> dingen = {};    // wat er anders uitzag; leeg: zij weigerde
  std::vector<std::string> kan = {};   // de onderdelen waar het aan kan liggen
  ::Fout fout = {};
  // Wat alleen anders te zien was, bij het onderdeel van wie het laat zien.
  std::map<std::string,::Fout> kijkers = {};

  void mis (const std::string &goed, const std::string &nu)
  {
    uit = Fout;
    if (dingen.empty ())
      fout = { goed, nu };
  }
};

// Een partij, in een object.
struct Partij : Geval
{
  const Lengte lengte;
  std::vector<Gebeurtenis> gebeurd = {};   // het begin voorop

  Partij (const Bank &deBank, const Plek &eerste, Lengte hoeLang = Kort)
  : Geval ("doeZet_partij", eerste), lengte (hoeLang), bank (deBank),
    nu (eerste.stand)
  {
    lees (bank.voorraad);
    gebeurd.push_back ({ Begin, eerste, Lezen, kijk (bank.ogen), nu, {}, 0,
                         0, false });
  }

  // Doe iets, met een zet; opnieuw is een ander spel, de stand van een plek.
  void doe (Daad soort, const Plek &wat)
  {
    Gebeurtenis een = { soort, wat, 0, {}, nu, {}, als, eerder,
                        soort == Opnieuw || gebeurd.back ().opnieuw };
    if (soort == Doe)
    {
      een.erna = Model::naZet (nu, wat.zet);
      als = gebeurd.size ();
      gedaan.push_back (als);
    }
    else if (soort == NeemTerug)
    {
      const Gebeurtenis &vorige = gebeurd[gedaan.back ()];
      een.plek = vorige.plek;
      een.erna = vorige.plek.stand;
      een.als = als = vorige.als;
      gedaan.pop_back ();
      eerder++;
    }
    else if (soort == Opnieuw)
    {
      vraag (roep (Bestand, bank.voorraad.bestand (wat.stand)));
      een.erna = wat.stand;
      als = gebeurd.size ();
    }
    nu = een.erna;
    een.stap = vraag (soort == Doe || soort == Weiger ? stapDoe (wat.zet)
      : soort == Opnieuw ? roep ("leesInSpel", Spelbestand)
      : roep ("unDoeZet"));
    een.beeld = kijk (bank.ogen);
    gebeurd.push_back (een);
  }

  // Speel zetten, en neem ze allemaal terug.
  void speel (const Plekken &zetten)
  {
    for (const Plek &een : zetten)
      doe (Doe, een);
    while (!gedaan.empty ())
      doe (NeemTerug, plek);
  }

  // Loop met zetten de hele boom van een stand af.
  void loop (const Stand &stand)
  {
    for (const Zet &zet : Model::verschillendeZetten (stand))
    {
      doe (Doe, { stand, zet });
      loop (Model::naZet (stand, zet));
      doe (NeemTerug, plek);
    }
  }

  // Doe een zet die niet mag.
  void weiger (size_t soort)
  {
    const Zet onzin[] = { Zet (nu.M, 'g'), Zet (0, 'x'), Zet (-1, 'b') };
    Zet zet = onzin[soort / 2 % 3];
    for (int i = 0; i < 2 * nu.M && soort % 2 == 0; i++)
      if (!Model::geldig (nu, i / 2, "gb"[i % 2]))
        zet = Zet (i / 2, "gb"[i % 2]);
    doe (Weiger, { nu, zet });
  }

  // Wat is er van te zeggen?
  // Parameter:
  // * scherm: of meetelt wat drukAf laat zien
  Bevinding beoordeel (bool scherm) const
  {
    Bevinding uit;
    bool vrij = false;   // kon zij in meer dan een rij leggen?
    if (!leest () || valt (gebeurd[0].beeld)
        || !isRecht (bank.ogen, gebeurd[0].beeld, plek.stand, Einde))
      uit.uit = Bevinding::Onbekend;
    for (size_t i = 1; uit.uit == Bevinding::Goed && i < gebeurd.size (); i++)
    {
      const Gebeurtenis &een = gebeurd[i];
      const Antwoord &antwoord = op (een.stap);
      const bool mag = een.soort != Weiger && een.soort != Niets;
      const std::string wat = Functies[een.soort] + std::string (" geeft ");
      uit.waar = i;
      vrij = vrij || (een.soort == Doe && Model::mogelijkNaZet (
        een.plek.stand, een.plek.zet).size () > 1);
      if (een.soort == Doe && anderEinde (gebeurd[i - 1].beeld, een.plek.stand))
        uit.uit = Bevinding::Onbekend;
      else if (!antwoord.er)
        uit.mis (EenAntwoord, antwoord.reden);
      else if ((antwoord.inhoud != " 0") == mag)
        vergelijk (uit, een, scherm && !vrij);
      else if (een.soort == Weiger)
        uit.uit = Bevinding::Onbekend;   // zij weigert niet
      else
        uit.mis (wat + tekst (mag), wat + tekst (!mag));
    }
    if (uit.uit == Bevinding::Fout)
      uit.kan = onderdelen (uit.waar, uit.dingen);
    return uit;
  }

  // Waar het aan kan liggen als er na een gebeurtenis iets anders uitziet.
  // Parameter:
  // * dingen: wat er anders uitziet; niets als de functie iets anders zegt
  std::vector<std::string> onderdelen (size_t nummer,
                                       const std::set<Ding> &dingen) const
  {
    const Gebeurtenis &een = gebeurd[nummer];
    const Soorten soorten = een.plek.soorten;
    const bool schalen = dingen.count (Schalen) + dingen.count (Pot) > 0,
      rijen = dingen.count (Rijen0) + dingen.count (Rijen1) > 0
              || (!schalen && dingen.count (Scherm) > 0);
    if (lengte == Weigert)
      return { "doeZet_blijft" };
    if (lengte == Heel)
      return { een.opnieuw ? "lees_opnieuw"
               : een.soort == Doe ? "doeZet_partij"
               : een.soort == Niets ? "terug_niets" : "terug_meer" };
    if (een.soort == NeemTerug)
    {
      const char *const naam = !rijen && !schalen && !dingen.empty ()
        ? "terug_beurt" : (soorten & PotLeeg) != 0 || (rijen && !schalen)
        ? "terug_kaal" : "terug_vult";
      return een.eerder > 0 ? std::vector<std::string> { "terug_meer", naam }
                            : std::vector<std::string> { naam };
    }
    if (een.eerder > 0)   // dezelfde zet nog eens
      return { "terug_beurt" };
    if (nummer > 1 && (dingen.empty ()
          || dingen.count (een.plek.stand.beurt == 0 ? Rijen1 : Rijen0) > 0))
      return { "doeZet_beurt" };
    const bool kort = (soorten & (VultKort | PotLeeg)) != 0;
    if (!rijen && schalen)
      return { kort ? "doeZet_kort" : "doeZet_vult" };
    std::vector<std::string> lijst;
    const std::pair<Soorten,const char *> alle[] = {
      { AndereKleur, "doeZet_kleur" }, { Volste | Gelijkop, "doeZet_volste" },
      { Precies | HeleRij, "doeZet_precies" }, { Hogere, "doeZet_gelijke" } };
    for (const auto &[soort, naam] : alle)
      if ((soorten & soort) != 0)
        lijst.push_back (naam);
    if (dingen.empty () && kort)
      lijst.push_back ("doeZet_kort");
    if (lijst.empty ())
      lijst.push_back ("doeZet_rij");
    return lijst;
  }

  private:

  const Bank &bank;
  Stand nu;
  size_t als = 0;
  int eerder = 0;
  std::vector<size_t> gedaan = {};   // de zetten die nog staan

  // Valt zij bij het kijken?
  bool valt (const Beeld &beeld) const
  {
    return std::any_of (beeld.stap, beeld.stap + Dingen,
                        [&] (int stap) { return stap >= 0 && dood (stap); });
  }

  // Denkt zij anders over het einde, en niet omdat zij de ander aan de beurt
  // vindt? Dan volgt daaruit wat doeZet doet.
  bool anderEinde (const Beeld &beeld, Stand stand) const
  {
    const Oog &oog = bank.ogen[Einde];
    const std::string is = ziet (oog, beeld, stand);
    const bool anders = oog.zicht != Blind && is != oog.hoort (stand);
    stand.beurt = 1 - stand.beurt;
    return anders && (oog.zicht != Recht || is != oog.hoort (stand));
  }

  // Hoe een ding er na een gebeurtenis uit hoort te zien; niets als dat niet
  // te zeggen is.
  std::string hoort (const Gebeurtenis &een, const Oog &oog) const
  {
    if (een.soort != Doe && een.soort != Opnieuw)
      return ziet (oog, gebeurd[een.als].beeld, een.erna);
    const bool op = oog.ding == Einde
      && (vanStand (een.erna) & AllesOp) != 0;   // dat is nooit te lezen
    return oog.zicht == Recht || op ? oog.hoort (een.erna)
           : ziet (oog, een.gelezen, een.erna);
  }

  // Vergelijk haar beeld na een gebeurtenis met wat het hoort te zijn. Wat
  // alleen doeZet en unDoeZet veranderen is hun fout, de rest van de getter;
  // wie bij het kijken valt laat verder niets zien.
  void vergelijk (Bevinding &uit, const Gebeurtenis &een, bool scherm) const
  {
    const bool val = valt (een.beeld),
      allesOp = (vanStand (een.erna) & AllesOp) != 0;
    uit.uit = val ? Bevinding::Onbekend : uit.uit;
    for (const Oog &oog : bank.ogen)
    {
      const int stap = een.beeld.stap[oog.ding];
      if (stap < 0 || (oog.ding == Scherm && !scherm)
          || (val && (!dood (stap)
                      || op (stap).reden == Antwoord ().reden)))
        continue;
      const std::string is = ziet (oog, een.beeld, een.erna),
                        goed = hoort (een, oog);
      const bool ook = oog.zicht != Recht && is == oog.hoort (een.erna),
        einde = oog.ding == Zetten   // daarna is er niets meer te kiezen
          && (Model::eindstand (een.erna) || anderEinde (een.beeld, een.erna)),
        stand = oog.ding == Schalen || oog.ding == Rijen0
                || oog.ding == Rijen1 || oog.ding == Scherm;
      const std::string later = bank.later (oog.stap.functie);
      if (val)
        uit.kijkers[later] = { EenAntwoord, is.substr (1) };
      else if (goed.empty () || is == goed || ook || einde)
        continue;
      else if (is[0] == '!' || (!stand && een.soort == Doe))
        uit.kijkers.insert ({ oog.ding == Einde && allesOp ? "einde_op" : later,
                              { oog.naam + goed, oog.naam + is } });
      else
      {
        uit.mis (oog.naam + goed, oog.naam + is);
        uit.dingen.insert (oog.ding);
      }
    }
  }
};
typedef std::deque<Partij> Partijen;

//*************************************************************************

// Loot een partij tot het einde.
Plekken lootPartij (const Bank &bank, Model::Loting &loting)
{
  Plekken uit;
  while (uit.size () < KortsteHele)
  {
    Stand stand = loot (loting, 8, 60, bank.voorraad.beurt);
    uit.clear ();
    while (!Model::eindstand (stand))
    {
      const std::vector<Zet> zetten = Model::alleZetten (stand);
      uit.push_back (plek (stand, zetten[loting.plaats (zetten.size ())]));
      stand = Model::naZet (stand, uit.back ().zet);
    }
  }
  return uit;
}

// Korte partijen: een zet en terug; een zet, een antwoord, terug en nog eens;
// en een zet met een geweigerde ervoor en erna.
void korte (const Bank &bank, Partijen &alle)
{
  Plekken eerste = { plek (figuur1 (), Zet (0, 'g')) };
  std::vector<Plekken> twee;
  for (const Keus &keus : Zettenkeus)
    eerste = samen (eerste, bank.voorraad.zetten (keus));
  for (const Plek &een : bank.voorraad.zetten (
         { "", NietVol, 10 * Antwoorden, Bijzonder }))
  {
    const Stand erna = Model::naZet (een.stand, een.zet);
    const std::vector<Zet> zetten = Model::verschillendeZetten (erna);
    if (!zetten.empty () && (vanZet (erna, zetten[0]) & Bijzonder) == 0)
      twee.push_back ({ een, plek (erna, zetten[0]) });
  }
  for (const Plek &een : eerste)
    alle.emplace_back (bank, een).speel ({ een });
  for (size_t i = 0; i < Antwoorden; i++)
  {
    const Plekken &zetten = twee[i * twee.size () / Antwoorden];
    Partij &nu = alle.emplace_back (bank, zetten[0]);
    nu.speel (zetten);
    nu.doe (Doe, zetten[0]);
  }
  for (size_t i = 1; i < eerste.size (); i += 5)
  {
    Partij &nu = alle.emplace_back (bank, eerste[i], Weigert);
    nu.weiger (i);
    nu.doe (Doe, eerste[i]);
    nu.weiger (i + 1);
    nu.doe (NeemTerug, eerste[i]);
    nu.doe (Niets, eerste[i]);
  }
}

// Hele partijen, de meeste eerst tot het einde en terug; en dan een paar zetten
// en een ander spel.
void hele (const Bank &bank, Partijen &alle)
{
  Model::Loting loting (bank.zaad + 17);
  std::vector<Plekken> spellen;
  while (spellen.size () < HelePartijen)
    spellen.push_back (lootPartij (bank, loting));
  for (size_t i = 0; i < 4 * HelePartijen / 3; i++)
  {
    const Plekken &zetten = spellen[i % HelePartijen];
    const Plek &ander = spellen[(i + 1) % HelePartijen][0];
    Partij &nu = alle.emplace_back (bank, zetten[0], Heel);
    if (i < HelePartijen)
    {
      nu.speel (zetten);
      nu.doe (Niets, zetten[0]);
    }
    for (size_t j = 0; j < KortsteHele / 2; j++)
      nu.doe (Doe, zetten[j]);
    nu.doe (Opnieuw, ander);
    nu.doe (Niets, ander);
    nu.doe (Doe, ander);
  }
}

// Laat wie na het inlezen iets anders laat zien dan hoort aan het eind elke
// stand lezen die zij bereikte.
void leesNa (const Bank &bank, Partijen &partijen)
{
  const bool leest = std::any_of (bank.ogen.begin (), bank.ogen.end (),
    [] (const Oog &oog) { return oog.zicht != Recht && oog.zicht != Blind; });
  for (Partij &partij : partijen)
    for (Gebeurtenis &een : partij.gebeurd)
      if (leest && (een.soort == Doe || een.soort == Opnieuw))
        try
        {
          partij.lees (bank.voorraad.bestand (een.erna));
          een.gelezen = partij.kijk (bank.ogen);
        }
        catch (const std::runtime_error &) {}   // zij past niet in een bestand
}

// Telt het scherm mee? Niet als het vaak anders is dan na het inlezen.
bool teltScherm (const Bank &bank, const Partijen &partijen)
{
  int goed = 0, mis = 0;
  if (bank.ogen[Scherm].zicht != Blind)
    for (const Partij &partij : partijen)
      if (partij.lengte != Heel)
        (partij.beoordeel (true).dingen.count (Scherm) > 0 ? mis : goed)++;
  return goed > mis;
}

// Reken aan wat er in partijen gevonden is. Bij een korte ligt het aan iets
// waar het ergens alleen aan liggen kan; een latere fout van een functie die
// al in een korte fout is telt niet.
void reken (Bank &bank, const Partijen &partijen)
{
  const bool scherm = teltScherm (bank, partijen);
  std::vector<Bevinding> gevonden;
  std::set<std::string> zeker, mis;   // onderdelen, en functies
  for (const Partij &partij : partijen)
  {
    gevonden.push_back (partij.beoordeel (scherm));
    if (partij.lengte == Kort && gevonden.back ().kan.size () == 1)
      zeker.insert (gevonden.back ().kan[0]);
  }
  for (size_t i = 0; i < partijen.size (); i++)
  {
    const Partij &partij = partijen[i];
    const Bevinding &uit = gevonden[i];
    std::set<std::string> goed;
    if (i > 0 && partijen[i - 1].lengte != partij.lengte)
      for (const char *functie : { "doeZet", "unDoeZet" })
        if (!bank.klopt (functie))
          mis.insert (functie);
    const size_t tot = uit.uit == Bevinding::Goed ? partij.gebeurd.size ()
                                                  : uit.waar;
    for (size_t j = 1; j < tot; j++)
      for (const std::set<Ding> &een : { std::set<Ding> { Rijen0, Rijen1 },
                                         std::set<Ding> { Schalen } })
        for (const std::string &naam : partij.onderdelen (j, een))
          goed.insert (naam);
    if (uit.uit == Bevinding::Fout)
    {
      const Gebeurtenis &nu = partij.gebeurd[uit.waar];
      std::string gekozen = uit.kan[0];
      for (const std::string &een : uit.kan)
        if (zeker.count (een) > 0)
          gekozen = een;
      const bool gevolg = partij.lengte != Kort
        ? nu.soort != Weiger && mis.count (Functies[nu.soort]) > 0
        : gekozen == "terug_beurt" && nu.soort == Doe && !bank.klopt ("doeZet");
      goed.erase (gekozen);
      Geval geval = partij;
      geval.stappen.resize (static_cast<size_t> (nu.stap) + 1);
      if (!gevolg)
        bank.fout (gekozen, geval, uit.fout);
    }
    else
      for (const auto &[onderdeel, fout] : uit.kijkers)
        if (partij.lengte == Heel || onderdeel == "einde_op")
          bank.fout (onderdeel, partij, fout);
    for (const std::string &naam : goed)
      bank.goed (naam);
  }
}

// Wat zij niet laat zien is met de hand te geven.
void naarDeHand (Bank &bank)
{
  for (const Uitslag &een : bank.uitslagen)
    for (const auto &[ding, woord] : { std::make_pair (Rijen0, "rijen"),
                                       { Schalen, "schalen" } })
      if (een.is (woord) && een.fout == 0
          && bank.hoeveel ({ ding, Scherm }, Blind) == 2)
        bank.zet (een.naam, MetDeHand, "er is niet te zien wat zij doet");
}

//*************************************************************************

// Wat er met een zet is die niet hoeft te mogen: schaal of kleur bestaat niet,
// de kleur ligt er niet, of de tegels passen nergens.
enum Waarom { Onzin, Ontbreekt, PastNiet, Past };

Waarom waarom (const Stand &stand, const Zet &zet)
{
  return !isZet (stand, zet) ? Onzin : tegels (stand, zet) == 0 ? Ontbreekt
         : Model::past (stand, zet.first, zet.second) ? Past : PastNiet;
}

void eisFalse (const Plek &, const Antwoord &antwoord)
{
  eisGelijk (tekst (antwoord.waar ()), tekst (false));
}

// Elke stand van een keus, met elke zet die om een reden geweigerd hoort te
// worden.
Vraag weiger (const Bank &bank, const Keus &keus, Waarom reden)
{
  Plekken uit;
  for (const Plek &plek : bank.voorraad.standen (keus))
    for (int schaal : { -1, 1000, INT_MAX, 0, 1, 2, 3, 4, 5 })
      for (char kleur : { 'g', 'b', 'x', 'G', 'B', ' ', '\0', '0' })
        if (waarom (plek.stand, { schaal, kleur }) == reden)
        {
          uit.push_back (plek);
          uit.back ().zet = { schaal, kleur };
        }
  return { keus.onderdeel, uit, roep (""), eisFalse, 1, Ervoor };
}

}

//*************************************************************************

void keurSpelen (Bank &bank)
{
  const Plekken klein = bank.voorraad.standen ({ "", Loopt, 6 });
  bank.keur (bank.gevallen ({
    { "terug_niets", klein, roep ("unDoeZet"), eisFalse } }));
  Partijen alle;
  korte (bank, alle);
  hele (bank, alle);
  leesNa (bank, alle);
  bank.draai (alle);
  reken (bank, alle);
  naarDeHand (bank);
  bank.keur (bank.gevallen ({
    weiger (bank, { "doeZet_onzin", Loopt, 6 }, Onzin),
    weiger (bank, { "doeZet_onzin", Loopt, 20 }, Ontbreekt),
    weiger (bank, { "doeZet_pastNiet", TeVeel, 30, 0, Loopt }, PastNiet),
    weiger (bank, { "doeZet_einde", AnderVol, 30 }, Past) }));
}

std::vector<bool> schoon (Bank &bank, const Plekken &spellen)
{
  std::vector<bool> uit (spellen.size (), bank.regelsKloppen ());
  if (bank.regelsKloppen ())
    return uit;
  const bool ziet = bank.ogen[Einde].zicht != Blind
    && bank.ogen[Zetten].zicht != Blind
    && (bank.zietAlles ()
        || (bank.klopt ("doeZet") && bank.klopt ("unDoeZet")));
  Partijen bomen;
  for (const Plek &spel : spellen)
  {
    Partij &boom = bomen.emplace_back (bank, spel);
    if (spel.boom.standen <= MaxLopen)
      boom.loop (spel.stand);
  }
  bank.draai (bomen);
  for (size_t i = 0; i < uit.size (); i++)
  {
    const Partij &boom = bomen[i];
    uit[i] = ziet && boom.plek.boom.standen <= MaxLopen
      && std::all_of (boom.gebeurd.begin (), boom.gebeurd.end (),
        [&] (const Gebeurtenis &een)
        {
          const Antwoord &nu = boom.op (een.stap);
          return nu.er && nu.inhoud != " 0"
                 && boom.isRecht (bank.ogen, een.beeld, een.erna, Scherm);
        });
  }
  return uit;
}
