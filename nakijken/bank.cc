// bank.cc: de bank waarop een inzending ligt; zie bank.h.

#include "bank.h"
#include "standen.h"

#include <cstdlib>

namespace nakijk
{

namespace
{

const long long MaxGeheugen = 2LL << 30, MaxScherm = 64LL << 20;
const size_t MaxMissers = 3;    // die van een onderdeel bewaard worden
const size_t MaxTekst = 600;    // van wat er kwam
const int MaxGevallen = 3;      // zo vaak mag een onderdeel afbreken
const int GeduldigTot = 2;      // zo vaak mag een inzending te lang duren
const int Ongeduldig = 2;       // daarna is de tijd zoveel maal zo kort
const int Bijna = 8;            // zo vaak verklaard, tegen een keer niet
const int MaxLeer = 20;         // en zo vaak bij het leren van de bril
const int LeerStanden = 12;
const unsigned LeerZaad = 90;

Bank *huidige = nullptr;

// Wie deze rekentijd krijgt mag zo lang niets doen.
int wandtijd (int seconden) { return 2 * seconden + 3; }

// De laatste regel met letters van een scherm.
std::string laatsteRegel (const std::string &scherm)
{
  std::istringstream in (scherm);
  std::string regel, laatste;
  while (std::getline (in, regel))
    if (regel.find_first_not_of (" \t\r") != std::string::npos)
      laatste = regel;
  return laatste.substr (0, 160);
}

// Hoe groot een misser is: de kleinste legt het beste uit.
size_t omvang (const Misser &misser)
{
  size_t groot = misser.bestand.size () + misser.aanroep.size ();
  for (const std::string &zet : misser.zetten)
    groot += 3 * zet.size ();
  return groot;
}

// Klopt een getter, ook als hij een exception gooit?
bool kloptVeilig (const Kijker &klopt, Inzending &spel, const Stand &stand)
{
  try
  {
    return klopt (spel, stand);
  }
  catch (const Gevallen &fout)
  {
    if (fout.dood)
      throw;
    return false;
  }
}

}

//*************************************************************************

Bank &bank () { return *huidige; }

Bank::Bank (const Zandbak &deZandbak, const std::string &hetProgramma,
            const std::string &deThuismap, bool grondig)
: bril (HelderBril), wijzen (AlleWijzen), nu (nullptr), afgebroken (false),
  thuis (deThuismap), vervolg (false), loot (false), zandbak (deZandbak),
  programma (hetProgramma), geheugen (grondig), grenzen {}, gevallen (0),
  keerTeLang (0), antwoordt (false)
{
  huidige = this;
}

void Bank::start (std::unique_ptr<Lijn> &welke)
{
  if (!welke || welke->dood ())
    welke.reset (new Lijn (zandbak, programma, grenzen));
}

Lijn &Bank::lijn ()
{
  start (eerste);
  return *eerste;
}

Lijn &Bank::tweedeLijn ()
{
  start (tweede);
  return *tweede;
}

void Bank::sluit (std::unique_ptr<Lijn> &welke)
{
  if (welke && !welke->dood ())
  {
    const Afloop afloop = welke->sluit ();
    nu->rekentijd += afloop.rekentijd;
    if (geheugen)
      schermen += afloop.scherm;
    if (!afloop.gelukt && nu->reden.empty () && !geheugen)
      nu->opmerkingen.push_back ("na afloop: " + afloop.reden);
  }
  welke.reset ();
}

Uitslag Bank::keur (const Onderdeel &onderdeel)
{
  Uitslag uitslag = nietGedraaid (onderdeel);
  const int seconden = keerTeLang < GeduldigTot ? onderdeel.seconden
    : (onderdeel.seconden + Ongeduldig - 1) / Ongeduldig;
  grenzen = Grenzen { geheugen ? 4 * seconden : seconden,
                      keerTeLang < GeduldigTot ? wandtijd (seconden) : seconden,
                      geheugen ? 0 : MaxGeheugen, MaxScherm };
  nu = &uitslag;
  afgebroken = false;
  gevallen = 0;
  if (!stuk.empty () && onderdeel.functie != "bouwen")
  {
    uitslag.proeven = uitslag.mislukt = 1;
    uitslag.reden = stuk;
    klaar.push_back (uitslag);
    return uitslag;
  }
  try
  {
    onderdeel.keur ();
  }
  catch (const Gevallen &fout) { val (fout); }
  sluit (eerste);
  sluit (tweede);
  if (uitslag.teLang && onderdeel.functie != "snelheid")
    keerTeLang++;
  // Verklaren haar regels bijna alle afwijkingen, dan ook de andere.
  uitslag.goed = (uitslag.mislukt == 0
                  || (uitslag.reden.empty () && onderdeel.zoekt ()
                      && uitslag.vervolg >= Bijna * uitslag.mislukt))
                 && uitslag.proeven > 0
                 && uitslag.proeven >= uitslag.overgeslagen;
  nu = nullptr;
  klaar.push_back (uitslag);
  return uitslag;
}

// Wat een misser zegt: van missers die hetzelfde zeggen blijft de kleinste.
std::string soortVan (const Misser &misser)
{
  return misser.aanroep.substr (0, misser.aanroep.find ('(')) + misser.scherm;
}

void Bank::mis ()
{
  nu->mislukt++;
  for (std::string *deel : { &misser.verwacht, &misser.gekregen })
    if (deel->size () > MaxTekst)
      *deel = deel->substr (0, MaxTekst) + " ...";
  misser.scherm = eerste ? laatsteRegel (eerste->scherm ()) : "";
  for (Misser &oud : nu->missers)
    if (soortVan (oud) == soortVan (misser))
    {
      if (omvang (misser) < omvang (oud))
        oud = misser;
      return;
    }
  if (nu->missers.size () < MaxMissers)
    nu->missers.push_back (misser);
}

void Bank::val (const Gevallen &fout)
{
  std::string reden = fout.reden;
  if (reden.find ("SIGABRT") != std::string::npos && eerste)
    reden += ": " + laatsteRegel (eerste->scherm ());
  if (fout.dood && eerste && geheugen)
    schermen += eerste->scherm ();
  misser.verwacht.clear ();
  misser.gekregen = reden;
  mis ();
  nu->reden = reden;
  nu->teLang = nu->teLang || fout.teLang;
  valNeer (fout);
}

// Een proces dat niet antwoordt is weg; wie te vaak valt krijgt er geen meer.
void Bank::valNeer (const Gevallen &fout)
{
  if (fout.dood)
    eerste.reset ();
  afgebroken = fout.teLang || ++gevallen >= (antwoordt ? MaxGevallen : 1);
}

bool Bank::leest (const Stand &stand)
{
  if (afgebroken)
    return true;
  try
  {
    Inzending proef (lijn ());
    return proef.leesInhoud (Model::bestand (stand));
  }
  catch (const Gevallen &fout)
  {
    valNeer (fout);
    return false;
  }
}

bool Bank::verloor (const std::string &naam) const
{
  return std::any_of (klaar.begin (), klaar.end (), [&] (const Uitslag &uitslag)
    { return uitslag.onderdeel.naam == naam && !uitslag.goed; });
}

bool Bank::kentTeWeinig () const
{
  return halfGoed ("eindstand_gewoon") || halfGoed ("zetten_geldig")
         || halfGoed ("doeZet_geldig");
}

bool Bank::halfGoed (const std::string &naam) const
{
  return std::any_of (klaar.begin (), klaar.end (), [&] (const Uitslag &uitslag)
    { return uitslag.onderdeel.naam == naam && !uitslag.goed
             && 2 * uitslag.mislukt < uitslag.proeven; });
}

bool Bank::weigert (const Zet &zet)
{
  Inzending spel (lijn ());
  return spel.leesInhoud (misser.bestand) && !spel.doeZet (zet);
}

bool Bank::magEigen () const
{
  int goed = 0, alles = 0;
  bool fout = false;
  for (const Uitslag &uitslag : klaar)
  {
    const std::string &functie = uitslag.onderdeel.functie;
    const int punten = uitslag.onderdeel.punten;
    if (!uitslag.onderdeel.zoekt () && punten > 0)
      fout = fout || !uitslag.goed;
    if (functie == "eindstand" || functie == "bepaalVerschillendeZetten"
        || functie == "doeZet")
    {
      goed += uitslag.goed ? punten : 0;
      alles += punten;
    }
  }
  return fout && 2 * goed >= alles;
}

//*************************************************************************

bool gedraagtZich (Inzending &spel, const Stand &stand)
{
  if (Model::eindstand (stand) != spel.eindstand ())
    return false;
  const std::vector<Zet> goed = Model::verschillendeZetten (stand);
  const std::vector<Zet> lijst = spel.bepaalVerschillendeZetten ();
  return Model::eindstand (stand)
         || (bekend (stand, lijst, goed).size () == goed.size ()
             && std::all_of (lijst.begin (), lijst.end (), [&] (const Zet &zet)
                { return Model::geldig (stand, zet.first, zet.second); }));
}

// In hoeveel van de standen om van te leren klopt een getter? Soms is in
// minstens de helft. Een getter die het programma laat stoppen laat niets zien.
Zicht Bank::past (const Kijker &klopt)
{
  int gezien = 0, goed = 0;
  for (const Stand &stand : kiesAlles (LeerZaad, LeerStanden, Gewoon))
  {
    bool gelezen = false;
    try
    {
      if (afgebroken)
        return Niets;
      Inzending spel (lijn ());
      gelezen = spel.leesInhoud (Model::bestand (stand));
      antwoordt = true;
      gezien += gelezen ? 1 : 0;
      goed += gelezen && klopt (spel, stand) ? 1 : 0;
    }
    catch (const Gevallen &fout)
    {
      if (gelezen && !fout.dood)
        continue;
      if (fout.dood)
        eerste.reset ();
      afgebroken = fout.teLang || ++gevallen >= MaxLeer
                   || (!antwoordt && gevallen > 1);
      if (!antwoordt)
        stuk = "leest geen enkel spel: " + fout.reden;
      return Niets;
    }
  }
  return gezien == 0 || 2 * goed < gezien ? Niets
         : goed < gezien ? Soms : Alles;
}

// Kies de eerste van een aantal keuzes die altijd past, of anders de eerste
// die soms past, of keus 0, de goede.
Zicht Bank::leer (int keuzes, const std::function<void (int)> &kies,
                  const Kijker &klopt)
{
  Zicht beste = Niets;
  int besteKeus = 0;
  for (int keus = 0; keus < keuzes && beste != Alles; keus++)
  {
    kies (keus);
    const Zicht zicht = past (klopt);
    if (zicht > beste)
    {
      beste = zicht;
      besteKeus = keus;
    }
  }
  kies (besteKeus);
  return beste;
}

// Speel spellen tot het einde. Gedraagt zij zich steeds zoals het hoort, dan
// ligt het aan de getter als die niet altijd klopt.
void Bank::leerInSpel (const std::vector<std::pair<Zicht *,Kijker>> &getters)
{
  if (afgebroken)
    return;
  Model::Loting loting (LeerZaad);
  std::vector<Stand> standen = kiesAlles (LeerZaad, LeerStanden, Gewoon);
  const std::vector<Stand> klein = kiesAlles (LeerZaad, LeerStanden, Klein);
  standen.insert (standen.end (), klein.begin (), klein.end ());
  std::vector<bool> mis (getters.size (), false);
  try
  {
    for (Stand stand : standen)
    {
      Inzending spel (lijn ());
      if (!spel.leesInhoud (Model::bestand (stand)))
        continue;
      while (true)
      {
        if (!gedraagtZich (spel, stand))
          return;
        for (size_t i = 0; i < getters.size (); i++)
          mis[i] = mis[i] || !kloptVeilig (getters[i].second, spel, stand);
        const std::vector<Zet> zetten = Model::verschillendeZetten (stand);
        if (zetten.empty ())
          break;
        const Zet zet = zetten[loting.plaats (zetten.size ())];
        if (!spel.doeZet (zet))
          return;
        stand = Model::naZet (stand, zet);
      }
    }
  }
  catch (const Gevallen &) { eerste.reset (); return; }
  for (size_t i = 0; i < getters.size (); i++)
    if (mis[i])
      *getters[i].first = std::min (*getters[i].first, Soms);
}

void Bank::leerBril ()
{
  Uitslag leeg = nietGedraaid (Onderdeel ());
  nu = &leeg;
  grenzen = Grenzen { 5, wandtijd (1), geheugen ? 0 : MaxGeheugen, MaxScherm };
  const auto kiesPot = [this] (int a) { bril.potAchterstevoren = a == 1; };
  const auto kiesSchaal = [this] (int a)
                          { bril.schaal = static_cast<Vorm> (a); };
  const Kijker pot = [this] (Inzending &spel, const Stand &stand)
    { return spel.getPot () == potDoor (bril, stand.pot); };
  const Kijker schalen = [this] (Inzending &spel, const Stand &stand)
    {
      return spel.getInhoudSchalen () == vervorm (stand.schalen, bril.schaal);
    };
  const Kijker rijen = [this] (Inzending &spel, const Stand &stand)
    {
      for (int speler = 0; speler < 2; speler++)
        if (gesorteerd (spel.getInhoudRijen (nummerDoor (bril, speler)))
            != rijenDoor (bril, stand.rijen[speler]))
          return false;
      return true;
    };
  bril.zietPot = leer (2, kiesPot, pot);
  bril.zietSchalen = leer (AantalVormen, kiesSchaal, schalen);
  // Wie de schalen anders vult, maar niets kwijtraakt, laat dat gewoon zien.
  if ((bril.zietPot != Alles || bril.zietSchalen != Alles)
      && past ([] (Inzending &spel, const Stand &stand)
      {
        Stand gezien = stand;
        gezien.pot = spel.getPot ();
        gezien.schalen = spel.getInhoudSchalen ();
        return gezien.pot.size () == stand.pot.size ()
               && inVoorraad (gezien, 'g') == inVoorraad (stand, 'g')
               && inVoorraad (gezien, 'b') == inVoorraad (stand, 'b');
      }) == Alles)
  {
    kiesPot (0);
    kiesSchaal (0);
    bril.zietPot = bril.zietSchalen = Alles;
  }
  bril.zietRijen = leer (6 * AantalVormen, [this] (int a)
  {
    bril.speler = a % 3;
    bril.rij = static_cast<Vorm> (a / 3 % AantalVormen);
    bril.zonderLaatste = a >= 3 * AantalVormen;
  }, rijen);
  leerInSpel ({ { &bril.zietPot, pot }, { &bril.zietSchalen, schalen },
                { &bril.zietRijen, rijen } });
  sluit (eerste);
  if (antwoordt)
    stuk.clear ();
  afgebroken = false;
  nu = nullptr;
}

}
