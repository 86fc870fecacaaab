// keur_spelen.cc: keurt doeZet en unDoeZet, en wat er tijdens het spelen te
// zien is: in korte partijen met een zet van elke soort, en in hele partijen in
// een object, die daarna helemaal teruggenomen worden en waarna een ander spel
// gelezen wordt. Na elke zet hoort haar beeld dat te zijn van de stand die het
// model dan heeft. Van een partij telt alleen het eerste verschil, en van een
// latere alleen als dezelfde functie het in een eerdere goed deed.

#include <iterator>
#include "bank.h"

namespace
{

const size_t HelePartijen = 60, KortsteHele = 6, Antwoorden = 30,
  LangeHele = 45, EenLange = 5;   // een op de vijf duurt lang
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

// Wat er in een partij gebeurt.
enum Daad { Doe, Weiger, NeemTerug, Niets, Lees };

struct Gebeurtenis
{
  Daad soort;
  Plek plek;               // de stand ervoor, en de zet
  int stap = 0;            // die het doet
  Beeld beeld = {};        // daarna
  Stand erna = {};         // hoe de stand dan hoort te zijn
  Beeld gelezen = {};      // van die stand uit een bestand, als dat nodig is
  size_t als = 0;          // die waarna het er al zo uitzag, of zij zelf
  bool opnieuw = false;    // in een spel dat als tweede gelezen is
};

enum Lengte { Kort, Weigert, Heel };

// Wat er van een partij te zeggen is.
struct Bevinding
{
  size_t waar = 0;               // tot deze gebeurtenis is alles goed
  std::set<Ding> dingen = {};    // wat er dan anders uitziet
  std::vector<std::string> kan = {};   // de onderdelen waar het aan kan liggen;
                                       // leeg: er is verder niets te zeggen
  Fout fout = {};
  // Wat alleen anders te zien was, bij het onderdeel van wie het laat zien.
  std::map<std::string,Fout> kijkers = {};
  bool anderEinde = false;   // daarom is er verder niets te zeggen
};

// Waarvan bij het oordeel over een partij nog uitgegaan wordt.
struct Aanname
{
  bool scherm;   // wat drukAf laat zien telt mee
  bool beurt;    // wie anders over het einde denkt kan de ander aan de beurt
                 // vinden
};

// In welke rij zij tegels legde, en in welke het hoort; zoals die ervoor waren.
struct Rijkeus
{
  bool teZien = false;
  char kleur = 'g';
  int aantal = 0;
  std::pair<int,int> hare = {}, goede = {};

  int eigen (const std::pair<int,int> &rij) const
  {
    return Model::aantal (rij, kleur);
  }
  int ander (const std::pair<int,int> &rij) const
  {
    return rij.first + rij.second - eigen (rij);
  }
  std::string zin (const std::pair<int,int> &rij) const
  {
    return "legt " + tekst (aantal) + (kleur == 'g' ? " geel" : " blauw")
      + (rij.first + rij.second == 0 ? " in een lege rij"
         : " in een rij met" + (rij.first > 0 ? " " + tekst (rij.first)
                                                + " geel" : "")
           + (rij.second > 0 ? " " + tekst (rij.second) + " blauw" : ""));
  }
};

// Een partij, in een object.
struct Partij : Geval
{
  const Lengte lengte;
  std::vector<Gebeurtenis> gebeurd = {};   // het begin voorop

  Partij (const Bank &deBank, const Plek &eerste, Lengte hoeLang = Kort)
  : Geval ("doeZet_partij", eerste), lengte (hoeLang), bank (deBank)
  {
    vraag ({ Nieuw });
    doe (Lees, eerste);
  }

  // Doe iets, met een zet; Lees is een spel, de stand van een plek.
  void doe (Daad soort, const Plek &wat = {})
  {
    Gebeurtenis een = { soort, wat };
    een.opnieuw = !gebeurd.empty ()
                  && (soort == Lees || gebeurd.back ().opnieuw);
    if (soort == NeemTerug)
    {
      een.plek = gebeurd[gedaan.back ()].plek;
      gedaan.pop_back ();
    }
    else if (soort == Doe || soort == Lees)
      gedaan.push_back (gebeurd.size ());
    een.als = gedaan.back ();
    een.erna = soort == Doe ? Model::naZet (wat.stand, wat.zet)
               : soort == Lees ? wat.stand : gebeurd[een.als].erna;
    if (soort == Lees)
      vraag ({ Bestand, Model::bestand (wat.stand) });
    een.stap = vraag (soort == Lees ? Stap { "leesInSpel", Spelbestand }
                      : soort == Doe || soort == Weiger ? stapDoe (wat.zet)
                      : Stap { "unDoeZet" });
    een.beeld = kijk (bank.ogen);
    gebeurd.push_back (een);
  }

  // Speel zetten, en neem ze allemaal terug.
  void speel (const Plekken &zetten)
  {
    for (const Plek &een : zetten)
      doe (Doe, een);
    while (gedaan.size () > 1)
      doe (NeemTerug);
  }

  // Loop met zetten de hele boom van een stand af.
  void loop (const Stand &stand)
  {
    for (const Zet &zet : Model::verschillendeZetten (stand))
    {
      doe (Doe, { stand, zet });
      loop (Model::naZet (stand, zet));
      doe (NeemTerug);
    }
  }

  // Doe een zet die niet mag.
  void weiger (size_t soort)
  {
    const Stand nu = gebeurd.back ().erna;
    const Zet onzin[] = { Zet (nu.M, 'g'), Zet (0, 'x'), Zet (-1, 'b') };
    Zet zet = onzin[soort / 2 % 3];
    for (int i = 0; i < 2 * nu.M && soort % 2 == 0; i++)
      if (!Model::geldig (nu, i / 2, "gb"[i % 2]))
        zet = Zet (i / 2, "gb"[i % 2]);
    doe (Weiger, { nu, zet });
  }

  // Wat is er van te zeggen?
  Bevinding beoordeel (Aanname aanname) const
  {
    Bevinding uit;
    if (!leest () || valt (gebeurd[0].beeld) != nullptr
        || !isRecht (bank.ogen, gebeurd[0].beeld, plek.stand, Einde))
      return uit;
    while (++uit.waar < gebeurd.size ())
    {
      const Gebeurtenis &een = gebeurd[uit.waar];
      const Antwoord &antwoord = op (een.stap);
      const bool hoort = een.soort != Weiger && een.soort != Niets,
                 is = antwoord.inhoud != " 0";
      const std::string geeft = roept (een) + " geeft ";
      uit.anderEinde = een.soort == Doe && anderEinde (
        gebeurd[uit.waar - 1].beeld, een.plek.stand, aanname);
      if (uit.anderEinde)
        return uit;
      // Zij kan in meer dan een rij leggen: dat blijft te zien.
      aanname.scherm = aanname.scherm && (een.soort != Doe
        || Model::mogelijkNaZet (een.plek.stand, een.plek.zet).size () == 1);
      if (!antwoord.er)
        uit.fout = { EenAntwoord, antwoord.reden };
      else if (is != hoort && een.soort == Weiger)
        return uit;   // zij weigert niet
      else if (is != hoort)
        uit.fout = { geeft + tekst (hoort), geeft + tekst (is) };
      else if (!vergelijk (uit, een, aanname))
        return uit;
      else if (uit.dingen.empty ())
        continue;
      uit.kan = onderdelen (uit.waar, uit.dingen);
      if (const Rijkeus nu = rijkeus (uit.waar);
          nu.teZien && nu.hare != nu.goede)
        uit.fout = { nu.zin (nu.goede), nu.zin (nu.hare) };
      return uit;
    }
    return uit;
  }

  // Waar het aan kan liggen als er na een gebeurtenis iets anders uitziet.
  // Parameter:
  // * dingen: wat er anders uitziet; niets als de functie iets anders zegt
  std::vector<std::string> onderdelen (size_t nummer,
                                       const std::set<Ding> &dingen) const
  {
    const Gebeurtenis &een = gebeurd[nummer];
    const Soorten soorten = een.plek.soorten, kort = VultKort | PotLeeg;
    const bool schalen = dingen.count (Schalen) + dingen.count (Pot) > 0,
      rijen = dingen.count (Rijen0) + dingen.count (Rijen1) > 0
              || (!schalen && dingen.count (Scherm) > 0),
      al = gebeurd[nummer - 1].soort == NeemTerug;
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
      return al ? std::vector<std::string> { "terug_meer", naam }
                : std::vector<std::string> { naam };
    }
    if (al)   // dezelfde zet nog eens
      return { "terug_beurt" };
    if (nummer > 1 && (dingen.empty ()
          || dingen.count (een.plek.stand.beurt == 0 ? Rijen1 : Rijen0) > 0))
      return { "doeZet_beurt" };
    if (!rijen && schalen)
      return { (soorten & kort) != 0 ? "doeZet_kort" : "doeZet_vult" };
    if (const Rijkeus nu = rijkeus (nummer); nu.teZien && nu.hare != nu.goede)
      return { nu.ander (nu.hare) > 0 ? "doeZet_kleur"
               : nu.eigen (nu.hare) > nu.eigen (nu.goede) ? "doeZet_rij"
               : (soorten & (Precies | HeleRij)) != 0   // die werd vol
                 && !bank.klopt ("einde_enige") ? "doeZet_precies"
               : "doeZet_volste" };
    std::vector<std::string> lijst;
    const std::pair<Soorten,const char *> alle[] = {
      { AndereKleur, "doeZet_kleur" }, { Volste | Gelijkop, "doeZet_volste" },
      { Precies | HeleRij, "doeZet_precies" }, { Hogere, "doeZet_gelijke" },
      { dingen.empty () ? kort : 0, "doeZet_kort" } };
    for (const auto &[soort, naam] : alle)
      if ((soorten & soort) != 0)
        lijst.push_back (naam);
    if (lijst.empty ())
      lijst.push_back ("doeZet_rij");
    return lijst;
  }

  // De functie die een gebeurtenis doet.
  const std::string &roept (const Gebeurtenis &een) const
  {
    return stappen[static_cast<size_t> (een.stap)].functie;
  }

  private:

  const Bank &bank;
  std::vector<size_t> gedaan = {};   // het spel, en de zetten die nog staan

  // De rij waarin zij bij een zet de tegels legde, zoals hij ervoor was: als
  // er bij wie aan de beurt was een rij anders is, en die er voller van werd.
  Rijkeus rijkeus (size_t nummer) const
  {
    const Gebeurtenis &een = gebeurd[nummer];
    const Stand &stand = een.plek.stand;
    Rijkeus uit;
    const auto beeld = een.beeld.find (stand.beurt == 0 ? Rijen0 : Rijen1);
    if (een.soort != Doe || beeld == een.beeld.end ()
        || bank.ogen[beeld->first].zicht != Recht || !op (beeld->second).er)
      return uit;
    const Paren ervoor = gesorteerd (stand.rijen[stand.beurt]);
    Paren erna, weg, erbij;
    try
    {
      erna = gesorteerd (op (beeld->second).paren ());
    }
    catch (const Fout &) {}
    std::set_difference (ervoor.begin (), ervoor.end (), erna.begin (),
                         erna.end (), std::back_inserter (weg));
    std::set_difference (erna.begin (), erna.end (), ervoor.begin (),
                         ervoor.end (), std::back_inserter (erbij));
    uit.kleur = een.plek.zet.second;
    uit.aantal = tegels (stand, een.plek.zet);
    uit.teZien = weg.size () == 1 && erbij.size () == 1
      && uit.eigen (erbij[0]) > uit.eigen (weg[0])
      && uit.ander (erbij[0]) == uit.ander (weg[0]);
    if (uit.teZien)
      uit.hare = weg[0];
    uit.goede = Model::op (stand.rijen[stand.beurt],
      Model::toegestaneRijen (stand, uit.kleur, uit.aantal)[0]);
    return uit;
  }

  // Waarbij viel zij bij het kijken? Of niets.
  const Oog *valt (const Beeld &beeld) const
  {
    for (const auto &[ding, stap] : beeld)
      if (dood (stap) && op (stap).reden != Antwoord ().reden)
        return &bank.ogen[ding];
    return nullptr;
  }

  // Denkt zij anders over het einde, en niet omdat zij de ander aan de beurt
  // vindt? Dan volgt daaruit wat doeZet doet.
  bool anderEinde (const Beeld &beeld, Stand stand,
                   const Aanname &aanname) const
  {
    const Oog &oog = bank.ogen[Einde];
    const std::string is = ziet (oog, beeld, stand);
    const bool anders = oog.zicht != Blind && is != oog.hoort (stand);
    stand.beurt = 1 - stand.beurt;
    return anders && (oog.zicht != Recht || !aanname.beurt
                      || is != oog.hoort (stand));
  }

  // Vergelijk haar beeld na een gebeurtenis met wat het hoort te zijn. Wat
  // alleen doeZet en unDoeZet veranderen is hun fout, de rest van de getter.
  // Retourneert: false als zij bij het kijken valt: dan is er niets te zien
  bool vergelijk (Bevinding &uit, const Gebeurtenis &een,
                  const Aanname &aanname) const
  {
    const bool allesOp = (vanStand (een.erna) & AllesOp) != 0;
    if (const Oog *const bij = valt (een.beeld))
    {
      uit.kijkers[bank.later (bij->stap.functie)]
        = { EenAntwoord, op (een.beeld.at (bij->ding)).reden };
      return false;
    }
    for (const Oog &oog : bank.ogen)
    {
      const std::string is = ziet (oog, een.beeld, een.erna),
        recht = oog.hoort (een.erna),
        // zonder pot en schalen is er geen bestand
        goed = &gebeurd[een.als] != &een
          ? ziet (oog, gebeurd[een.als].beeld, een.erna)
          : oog.zicht == Recht || (oog.ding == Einde && allesOp) ? recht
          : ziet (oog, een.gelezen, een.erna);
      const bool stand = oog.ding == Schalen || oog.ding == Rijen0
                         || oog.ding == Rijen1 || oog.ding == Scherm;
      if (een.beeld.count (oog.ding) == 0
          || (oog.ding == Scherm && !aanname.scherm)
          || goed.empty () || is == goed
          || (oog.zicht != Recht && is == recht)
          || (oog.ding == Zetten   // daarna is er niets meer te kiezen
              && (Model::eindstand (een.erna)
                  || anderEinde (een.beeld, een.erna, aanname))))
        continue;
      const Fout fout = { oog.naam + goed, oog.naam + is };
      if (is[0] == '!' || (!stand && een.soort == Doe))
        uit.kijkers.insert ({ oog.ding == Einde && allesOp ? "einde_op"
                              : bank.later (oog.stap.functie), fout });
      else if (uit.dingen.insert (oog.ding).second && uit.dingen.size () == 1)
        uit.fout = fout;
    }
    return true;
  }
};
typedef std::deque<Partij> Partijen;

//*************************************************************************

// Loot een partij tot het einde, van minstens zoveel zetten.
Plekken lootPartij (const Bank &bank, Model::Loting &loting, size_t minstens)
{
  Plekken uit;
  while (uit.size () < minstens)
  {
    Stand stand = bank.voorraad.looEen (loting, 10, 60);
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
    nu.doe (NeemTerug);
    nu.doe (Niets);
  }
}

// Hele partijen, de meeste eerst tot het einde en terug; en dan een paar zetten
// en een ander spel.
void hele (const Bank &bank, Partijen &alle)
{
  Model::Loting loting (bank.zaad + 17);
  std::vector<Plekken> spellen;
  while (spellen.size () < HelePartijen)
    spellen.push_back (lootPartij (bank, loting, spellen.size () % EenLange == 0
                                                 ? LangeHele : KortsteHele));
  for (size_t i = 0; i < 4 * HelePartijen / 3; i++)
  {
    const Plekken &zetten = spellen[i % HelePartijen];
    const Plek &ander = spellen[(i + 1) % HelePartijen][0];
    Partij &nu = alle.emplace_back (bank, zetten[0], Heel);
    if (i < HelePartijen)
    {
      nu.speel (zetten);
      nu.doe (Niets);
    }
    for (size_t j = 0; j < KortsteHele / 2; j++)
      nu.doe (Doe, zetten[j]);
    nu.doe (Lees, ander);
    nu.doe (Niets);
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
    for (size_t i = 1; leest && i < partij.gebeurd.size (); i++)
      if (Gebeurtenis &een = partij.gebeurd[i]; een.als == i)
        try
        {
          partij.lees (Model::bestand (een.erna));
          een.gelezen = partij.kijk (bank.ogen);
        }
        catch (const std::runtime_error &) {}   // zij past niet in een bestand
}

// Oordeel over elke partij.
std::vector<Bevinding> bevindingen (const Partijen &partijen,
                                    const Aanname &aanname)
{
  std::vector<Bevinding> uit;
  for (const Partij &een : partijen)
    uit.push_back (een.beoordeel (aanname));
  return uit;
}

// Reken aan wat er in partijen gevonden is. Bij een korte ligt het aan iets
// waar het ergens alleen aan liggen kan; een latere fout van een functie die
// al in een korte fout is telt niet. Het scherm telt niet mee als het in korte
// vaak anders is dan na het inlezen.
void reken (Bank &bank, const Partijen &partijen)
{
  int scherm = 0;
  if (bank.ogen[Scherm].zicht != Blind)
    for (const Partij &partij : partijen)
      if (partij.lengte != Heel)
        scherm += partij.beoordeel ({ true, true }).dingen.count (Scherm) > 0
                  ? -1 : 1;
  std::vector<Bevinding> gevonden = bevindingen (partijen,
                                                 { scherm > 0, true });
  // Wie ergens zeker anders over het einde denkt doet dat overal.
  if (std::any_of (gevonden.begin (), gevonden.end (),
                   [] (const Bevinding &een) { return een.anderEinde; }))
    gevonden = bevindingen (partijen, { scherm > 0, false });
  std::set<std::string> zeker, mis;   // onderdelen, en functies
  for (size_t i = 0; i < partijen.size (); i++)
    if (partijen[i].lengte == Kort && gevonden[i].kan.size () == 1)
      zeker.insert (gevonden[i].kan[0]);
  for (size_t i = 0; i < partijen.size (); i++)
  {
    const Partij &partij = partijen[i];
    const Bevinding &uit = gevonden[i];
    std::set<std::string> goed;
    if (i > 0 && partijen[i - 1].lengte != partij.lengte)
      for (const char *functie : { "doeZet", "unDoeZet" })
        if (!bank.klopt (functie))
          mis.insert (functie);
    for (size_t j = 1; j < uit.waar; j++)
      for (const std::set<Ding> &een : { std::set<Ding> { Rijen0, Rijen1 },
                                         std::set<Ding> { Schalen } })
        for (const std::string &naam : partij.onderdelen (j, een))
          goed.insert (naam);
    if (!uit.kan.empty ())
    {
      const Gebeurtenis &nu = partij.gebeurd[uit.waar];
      std::string gekozen = uit.kan[0];
      for (const std::string &een : uit.kan)
        if (zeker.count (een) > 0)
          gekozen = een;
      // Wie een spel leest vergeet de zetten van het vorige, ook als unDoeZet
      // verder niet goed is.
      const bool gevolg = nu.opnieuw && nu.soort == Niets
        ? !bank.klopt ("terug_niets")
        : partij.lengte != Kort
        ? nu.soort != Weiger && mis.count (partij.roept (nu)) > 0
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
      bank.uitslag (naam).goed++;
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
      {
        Plek een = plek;
        een.zet = { schaal, kleur };
        if (reden == (!isZet (plek.stand, een.zet) ? Onzin
                      : tegels (plek.stand, een.zet) == 0 ? Ontbreekt
                      : Model::past (plek.stand, schaal, kleur) ? Past
                      : PastNiet))
          uit.push_back (een);
      }
  return { keus.onderdeel, uit, {}, eisFalse, 1, Ervoor };
}

}

//*************************************************************************

void keurSpelen (Bank &bank)
{
  const Plekken klein = bank.voorraad.standen ({ "", Loopt, 6 });
  bank.keur (bank.gevallen ({
    { "terug_niets", klein, { "unDoeZet" }, eisFalse } }));
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
