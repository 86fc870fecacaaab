// keur_spelen.cc: keurt doeZet en unDoeZet, en wat er tijdens het spelen te
// zien is: in korte partijen met een zet van elke soort, en in hele partijen in
// een object, die daarna helemaal teruggenomen worden en waarna een ander spel
// gelezen wordt. Na elke zet hoort haar beeld dat te zijn van de stand die het
// model dan heeft. Van een partij telt alleen het eerste verschil, en van een
// latere alleen als dezelfde functie het in een eerdere goed deed.

#include "bank.h"

#include <climits>

namespace
{

const size_t HelePartijen = 60, KortsteHele = 6, Antwoorden = 30;

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
enum Daad { Doe, Weiger, NeemTerug, Niets, Opnieuw };
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
  int als;       // die waarna het beeld hetzelfde was; -1: van het begin
  int eerder;    // zetten die al teruggenomen zijn
};

enum Lengte { Kort, Weigert, Heel };

// Een partij, in een object.
struct Partij
{
  const Bank &bank;
  Lengte lengte;
  Geval geval;
  Beeld begin;
  std::vector<Gebeurtenis> gebeurd = {};

  Partij (const Bank &deBank, const Plek &plek, Lengte hoeLang = Kort)
  : bank (deBank), lengte (hoeLang), geval { "doeZet_partij", plek, nullptr },
    nu (plek.stand)
  {
    geval.lees (bank.voorraad);
    begin = geval.kijk (bank.ogen);
  }

  // Doe iets, met een zet; opnieuw is een ander spel, de stand van een plek.
  void doe (Daad soort, const Plek &plek)
  {
    Gebeurtenis een = { soort, plek, 0, {}, nu, {}, als, eerder };
    if (soort == Doe)
    {
      gedaan.push_back ({ plek, als });
      een.erna = Model::naZet (nu, plek.zet);
      als = static_cast<int> (gebeurd.size ());
    }
    else if (soort == NeemTerug)
    {
      een.plek = gedaan.back ().first;
      een.erna = een.plek.stand;
      een.als = als = gedaan.back ().second;
      gedaan.pop_back ();
      eerder++;
    }
    else if (soort == Opnieuw)
    {
      geval.vraag (roep (Bestand, bank.voorraad.bestand (plek.stand)));
      een.erna = plek.stand;
      als = static_cast<int> (gebeurd.size ());
    }
    nu = een.erna;
    een.stap = geval.vraag (soort == Doe || soort == Weiger
      ? stapDoe (plek.zet) : soort == Opnieuw ? stappenLees ("").back ()
                                              : roep ("unDoeZet"));
    een.beeld = geval.kijk (bank.ogen);
    gebeurd.push_back (een);
  }

  // Speel zetten, en neem ze allemaal terug.
  void speel (const Plekken &zetten)
  {
    for (const Plek &een : zetten)
      doe (Doe, een);
    while (!gedaan.empty ())
      doe (NeemTerug, zetten[0]);
  }

  // Loop met zetten de hele boom van een stand af.
  void loop (const Stand &stand)
  {
    for (const Zet &zet : Model::verschillendeZetten (stand))
    {
      doe (Doe, { stand, zet, 0, 0, Boom () });
      loop (Model::naZet (stand, zet));
      doe (NeemTerug, geval.plek);
    }
  }

  // Doe een zet die niet mag.
  void weiger (int soort)
  {
    const Zet onzin[] = { Zet (nu.M, 'g'), Zet (0, 'x'), Zet (-1, 'b') };
    Zet zet = onzin[soort / 2 % 3];
    for (int i = 0; i < 2 * nu.M && soort % 2 == 0; i++)
      if (!Model::geldig (nu, i / 2, "gb"[i % 2]))
        zet = Zet (i / 2, "gb"[i % 2]);
    doe (Weiger, Plek { nu, zet, 0, 0, Boom () });
  }

  const Beeld &beeld (int nummer) const
  {
    return nummer < 0 ? begin : gebeurd[static_cast<size_t> (nummer)].beeld;
  }

  bool isRecht (const Beeld &beeld, const Stand &stand, Ding tot) const
  {
    return geval.isRecht (bank.ogen, beeld, stand, tot);
  }

  // Las zij het spel?
  bool leest () const
  {
    return geval.op (Lezen).er && geval.op (Lezen).inhoud != " 0";
  }

  private:

    Stand nu;
    int als = -1, eerder = 0;
    std::vector< std::pair<Plek,int> > gedaan = {};   // en waar het beeld van
                                                      // ervoor te zien is
};
typedef std::deque<Partij> Partijen;

// Loot een partij tot het einde.
Plekken loot (const Bank &bank, Model::Loting &loting)
{
  Plekken uit;
  while (uit.size () < KortsteHele)
  {
    Stand stand = bank.voorraad.lang (loting);
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
  {
    alle.push_back (Partij (bank, een));
    alle.back ().speel ({ een });
  }
  for (size_t i = 0; i < Antwoorden; i++)
  {
    const Plekken &zetten = twee[i * twee.size () / Antwoorden];
    alle.push_back (Partij (bank, zetten[0]));
    alle.back ().speel (zetten);
    alle.back ().doe (Doe, zetten[0]);
  }
  for (size_t i = 1; i < eerste.size (); i += 5)
  {
    alle.push_back (Partij (bank, eerste[i], Weigert));
    alle.back ().weiger (static_cast<int> (i));
    alle.back ().doe (Doe, eerste[i]);
    alle.back ().weiger (static_cast<int> (i) + 1);
    alle.back ().doe (NeemTerug, eerste[i]);
    alle.back ().doe (Niets, eerste[i]);
  }
}

// Hele partijen, de meeste eerst tot het einde en terug; en dan een paar zetten
// en een ander spel.
void hele (const Bank &bank, Partijen &alle)
{
  Model::Loting loting (bank.zaad + 17);
  std::vector<Plekken> spellen;
  while (spellen.size () < HelePartijen)
    spellen.push_back (loot (bank, loting));
  for (size_t i = 0; i < 4 * HelePartijen / 3; i++)
  {
    const Plekken &zetten = spellen[i % HelePartijen];
    const Plek &ander = spellen[(i + 1) % HelePartijen][0];
    alle.push_back (Partij (bank, zetten[0], Heel));
    Partij &nu = alle.back ();
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
    [] (const Oog &oog) { return oog.zicht == Scheef; });
  for (Partij &partij : partijen)
    for (Gebeurtenis &een : partij.gebeurd)
      if (leest && (een.soort == Doe || een.soort == Opnieuw)
          && isTeLezen (een.erna))
      {
        partij.geval.lees (bank.voorraad.bestand (een.erna));
        een.gelezen = partij.geval.kijk (bank.ogen);
      }
}

void draaiPartijen (Bank &bank, Partijen &partijen)
{
  Gevallen gevallen;
  for (const Partij &partij : partijen)
    gevallen.push_back (partij.geval);
  bank.draai (gevallen);
  for (size_t i = 0; i < partijen.size (); i++)
    partijen[i].geval = gevallen[i];
}

//*************************************************************************

// Wat er van een partij te zeggen is.
struct Bevinding
{
  enum { Goed, Fout, Onbekend } uit = Goed;
  size_t waar = 0;               // de gebeurtenis
  std::set<Ding> dingen = {};    // wat er anders uitzag; leeg: zij weigerde
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

class Rechter
{
  public:

    explicit Rechter (const Bank &deBank) : bank (deBank), scherm (true) {}

    // Telt het scherm mee? Niet als het vaak anders is dan na het inlezen.
    void weegScherm (const Partijen &partijen)
    {
      int goed = 0, mis = 0;
      if (bank.ogen[Scherm].zicht != Blind)
        for (const Partij &partij : partijen)
          if (partij.lengte != Heel)
            (beoordeel (partij).dingen.count (Scherm) > 0 ? mis : goed)++;
      scherm = goed > mis;
    }

    Bevinding beoordeel (const Partij &partij) const
    {
      Bevinding uit;
      bool vrij = false;   // kon zij in meer dan een rij leggen?
      if (!partij.leest () || valt (partij, partij.begin)
          || !partij.isRecht (partij.begin, partij.geval.plek.stand, Einde))
        uit.uit = Bevinding::Onbekend;
      for (size_t i = 0; uit.uit == Bevinding::Goed
                         && i < partij.gebeurd.size (); i++)
      {
        const Gebeurtenis &nu = partij.gebeurd[i];
        const Antwoord &antwoord = partij.geval.op (nu.stap);
        const bool mag = nu.soort != Weiger && nu.soort != Niets;
        const std::string wat = Functies[nu.soort] + std::string (" geeft ");
        uit.waar = i;
        vrij = vrij || (nu.soort == Doe && Model::toegestaneRijen (
          nu.plek.stand, nu.plek.zet.second,
          tegels (nu.plek.stand, nu.plek.zet)).size () > 1);
        if (nu.soort == Doe && anderEinde (partij,
              partij.beeld (static_cast<int> (i) - 1), nu.plek.stand))
          uit.uit = Bevinding::Onbekend;
        else if (!antwoord.er)
          uit.mis (EenAntwoord, antwoord.reden);
        else if ((antwoord.inhoud != " 0") == mag)
          vergelijk (uit, partij, nu, vrij);
        else if (nu.soort == Weiger)
          uit.uit = Bevinding::Onbekend;   // zij weigert niet
        else
          uit.mis (wat + tekst (mag), wat + tekst (!mag));
      }
      return uit;
    }

  private:

    const Bank &bank;
    bool scherm;

    // Valt zij bij het kijken?
    static bool valt (const Partij &partij, const Beeld &beeld)
    {
      return std::any_of (beeld.stap, beeld.stap + Dingen, [&] (int stap)
                          { return stap >= 0 && partij.geval.dood (stap); });
    }

    // Denkt zij anders over het einde, en niet omdat zij de ander aan de beurt
    // vindt? Dan volgt daaruit wat doeZet doet.
    bool anderEinde (const Partij &partij, const Beeld &beeld, Stand stand)
      const
    {
      const Oog &oog = bank.ogen[Einde];
      const std::string nu = partij.geval.ziet (oog, beeld, stand);
      const bool anders = oog.zicht != Blind && nu != oog.hoort (stand);
      stand.beurt = 1 - stand.beurt;
      return anders && (oog.zicht == Scheef || nu != oog.hoort (stand));
    }

    // Hoe een ding er na een gebeurtenis uit hoort te zien; niets als dat niet
    // te zeggen is.
    std::string hoort (const Partij &partij, const Gebeurtenis &nu,
                       const Oog &oog) const
    {
      if (nu.soort != Doe && nu.soort != Opnieuw)
        return partij.geval.ziet (oog, partij.beeld (nu.als), nu.erna);
      const bool op = oog.ding == Einde
        && (vanStand (nu.erna) & AllesOp) != 0;   // dat is nooit te lezen
      return oog.zicht == Recht || op ? oog.hoort (nu.erna)
             : partij.geval.ziet (oog, nu.gelezen, nu.erna);
    }

    // Vergelijk haar beeld na een gebeurtenis met wat het hoort te zijn. Wat
    // alleen doeZet en unDoeZet veranderen is hun fout, de rest van de getter;
    // wie bij het kijken valt laat verder niets zien.
    void vergelijk (Bevinding &uit, const Partij &partij, const Gebeurtenis &nu,
                    bool vrij) const
    {
      const bool val = valt (partij, nu.beeld);
      uit.uit = val ? Bevinding::Onbekend : uit.uit;
      for (const Oog &oog : bank.ogen)
      {
        const int stap = nu.beeld.stap[oog.ding];
        if (stap < 0 || (oog.ding == Scherm && (!scherm || vrij))
            || (val && (!partij.geval.dood (stap) || partij.geval.op (stap)
                                               .reden == Antwoord ().reden)))
          continue;
        const std::string is = partij.geval.ziet (oog, nu.beeld, nu.erna),
                          goed = hoort (partij, nu, oog);
        const bool ook = oog.zicht == Scheef && is == oog.hoort (nu.erna),
          einde = oog.ding == Zetten   // daarna is er niets meer te kiezen
            && (Model::eindstand (nu.erna)
                || anderEinde (partij, nu.beeld, nu.erna)),
          stand = oog.ding == Schalen || oog.ding == Rijen0
                  || oog.ding == Rijen1 || oog.ding == Scherm;
        if (val)
          uit.kijkers[bank.later (oog.functie)] = { EenAntwoord, is.substr (1) };
        else if (goed.empty () || is == goed || ook || einde)
          continue;
        else if (is[0] == '!' || (!stand && nu.soort == Doe))
          uit.kijkers.insert ({ oog.ding == Einde
            && (vanStand (nu.erna) & AllesOp) != 0 ? "einde_op"
            : bank.later (oog.functie), { oog.naam + goed, oog.naam + is } });
        else
        {
          uit.mis (oog.naam + goed, oog.naam + is);
          uit.dingen.insert (oog.ding);
        }
      }
    }
};

//*************************************************************************

typedef std::vector<std::string> Namen;

// Waar het aan kan liggen als er na een gebeurtenis iets anders uitziet.
// Parameter:
// * dingen: wat er anders uitziet; niets als de functie iets anders zegt
Namen onderdelen (const Partij &partij, size_t nummer,
                  const std::set<Ding> &dingen)
{
  const Gebeurtenis &nu = partij.gebeurd[nummer];
  const Soorten soorten = nu.plek.soorten;
  const bool schalen = dingen.count (Schalen) + dingen.count (Pot) > 0,
    rijen = dingen.count (Rijen0) + dingen.count (Rijen1) > 0
            || (!schalen && dingen.count (Scherm) > 0);
  if (partij.lengte == Weigert)
    return { "doeZet_blijft" };
  for (size_t i = 0; partij.lengte == Heel && i <= nummer; i++)
    if (partij.gebeurd[i].soort == Opnieuw)
      return { "lees_opnieuw" };
  if (partij.lengte == Heel)
    return { nu.soort == Doe ? "doeZet_partij"
             : nu.soort == Niets ? "terug_niets" : "terug_meer" };
  if (nu.soort == NeemTerug)
    return { nu.eerder > 0 ? "terug_meer"
             : !rijen && !schalen && !dingen.empty () ? "terug_beurt"
             : (soorten & PotLeeg) != 0 ? "terug_kaal" : "terug_vult" };
  if (nu.eerder > 0)   // dezelfde zet nog eens
    return { "terug_beurt" };
  if (nummer > 0 && (dingen.empty ()
        || dingen.count (nu.plek.stand.beurt == 0 ? Rijen1 : Rijen0) > 0))
    return { "doeZet_beurt" };
  const bool kort = (soorten & (VultKort | PotLeeg)) != 0;
  if (!rijen && schalen)
    return { kort ? "doeZet_kort" : "doeZet_vult" };
  Namen lijst;
  const std::pair<Soorten,const char *> alle[] = {
    { AndereKleur, "doeZet_kleur" }, { Volste | Gelijkop, "doeZet_volste" },
    { Precies | HeleRij, "doeZet_precies" }, { Hogere, "doeZet_gelijke" } };
  for (const auto &een : alle)
    if ((soorten & een.first) != 0)
      lijst.push_back (een.second);
  if (dingen.empty () && kort)
    lijst.push_back ("doeZet_kort");
  return lijst.empty () ? Namen { "doeZet_rij" } : lijst;
}

// Reken aan wat er in partijen gevonden is. Bij een korte ligt het aan iets
// waar het ergens alleen aan liggen kan; een latere fout van een functie die
// al in een korte fout is telt niet.
void reken (Bank &bank, const Partijen &partijen, const Rechter &rechter)
{
  std::vector<Bevinding> gevonden;
  std::set<std::string> zeker, mis;   // onderdelen, en functies
  for (const Partij &partij : partijen)
  {
    gevonden.push_back (rechter.beoordeel (partij));
    const Bevinding &nu = gevonden.back ();
    if (nu.uit == Bevinding::Fout && partij.lengte == Kort)
    {
      const Namen kan = onderdelen (partij, nu.waar, nu.dingen);
      if (kan.size () == 1)
        zeker.insert (kan[0]);
    }
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
    for (size_t j = 0; j < tot; j++)
    {
      for (const std::set<Ding> &een : { std::set<Ding> { Rijen0, Rijen1 },
                                         std::set<Ding> { Schalen } })
        for (const std::string &naam : onderdelen (partij, j, een))
          goed.insert (naam);
      const Daad soort = partij.gebeurd[j].soort;
      if (soort == Doe || soort == NeemTerug)
        bank.bewezen.insert (Functies[soort]);
    }
    if (uit.uit == Bevinding::Fout)
    {
      const Gebeurtenis &nu = partij.gebeurd[uit.waar];
      const Namen kan = onderdelen (partij, uit.waar, uit.dingen);
      std::string gekozen = kan[0];
      for (const std::string &een : kan)
        if (zeker.count (een) > 0)
          gekozen = een;
      const bool gevolg = partij.lengte != Kort
        ? nu.soort != Weiger && mis.count (Functies[nu.soort]) > 0
        : gekozen == "terug_beurt" && nu.soort == Doe && !bank.klopt ("doeZet");
      goed.erase (gekozen);
      Geval geval = partij.geval;
      geval.script.stappen.resize (static_cast<size_t> (nu.stap) + 1);
      if (!gevolg)
        bank.fout (gekozen, geval, uit.fout);
    }
    else
      for (const auto &een : uit.kijkers)
        if (partij.lengte == Heel || een.first == "einde_op")
          bank.fout (een.first, partij.geval, een.second);
    for (const std::string &naam : goed)
      bank.goed (naam);
  }
}

// Wat zij niet laat zien is met de hand te geven.
void naarDeHand (Bank &bank)
{
  const std::pair<Ding,Namen> alle[] = {
    { Rijen0, { "doeZet_rij", "doeZet_precies", "doeZet_volste",
                "doeZet_kleur", "terug_kaal" } },
    { Schalen, { "doeZet_vult", "doeZet_kort", "terug_vult" } } };
  for (const auto &een : alle)
    for (const std::string &naam : een.second)
      if (bank.ogen[een.first].zicht == Blind
          && bank.ogen[Scherm].zicht == Blind && bank.uitslag (naam).fout == 0)
        bank.zet (naam, MetDeHand, "er is niet te zien wat zij doet");
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

// Elke stand van een keus, met elke zet die om een reden geweigerd hoort te
// worden.
Vraag weiger (const Bank &bank, const Keus &keus, Waarom reden)
{
  Plekken uit;
  for (const Plek &plek : bank.voorraad.standen (keus))
  {
    std::vector<Zet> zetten = { Zet (-1, 'g'), Zet (1000, 'g'),
                                Zet (INT_MAX, 'g') };
    for (int schaal = 0; schaal <= plek.stand.M; schaal++)
      for (char kleur : { 'g', 'b' })
        zetten.push_back (Zet (schaal, kleur));
    for (char kleur : { 'x', 'G', 'B', ' ', '\0', '0' })
      zetten.push_back (Zet (0, kleur));
    for (const Zet &zet : zetten)
      if (waarom (plek.stand, zet) == reden)
      {
        uit.push_back (plek);
        uit.back ().zet = zet;
      }
  }
  return { keus.onderdeel, uit, roep (""), eisFalse, 1, Ervoor };
}

}

//*************************************************************************

void keurSpelen (Bank &bank)
{
  const Plekken klein = bank.voorraad.standen ({ "", Loopt, 6 });
  bank.keur (gevallen (bank, {
    { "terug_niets", klein, roep ("unDoeZet"), eisFalse } }));
  Partijen alle;
  korte (bank, alle);
  hele (bank, alle);
  leesNa (bank, alle);
  draaiPartijen (bank, alle);
  Rechter rechter (bank);
  rechter.weegScherm (alle);
  reken (bank, alle, rechter);
  naarDeHand (bank);
  bank.keur (gevallen (bank, {
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
    bomen.push_back (Partij (bank, spel));
    bomen.back ().loop (spel.stand);
  }
  draaiPartijen (bank, bomen);
  for (size_t i = 0; i < uit.size (); i++)
  {
    const Partij &boom = bomen[i];
    uit[i] = ziet && boom.leest ()
      && boom.isRecht (boom.begin, spellen[i].stand, Scherm)
      && std::all_of (boom.gebeurd.begin (), boom.gebeurd.end (),
        [&] (const Gebeurtenis &een)
        {
          const Antwoord &nu = boom.geval.op (een.stap);
          return nu.er && nu.inhoud != " 0"
                 && boom.isRecht (een.beeld, een.erna, Scherm);
        });
  }
  return uit;
}
