// proef.cc: de middelen van proef.h.

#include "proef.h"
#include "bestanden.h"

namespace nakijk
{

namespace
{

// Het aantal tegels van een kleur dat op de borden ligt.
int opBorden (const Stand &stand, char kleur)
{
  int som = 0;
  for (const Paren &rijen : stand.rijen)
    for (const std::pair<int,int> &rij : rijen)
      som += Model::aantal (rij, kleur);
  return som;
}

bool binnenGrenzen (const Paren &paren, int hoogstens)
{
  for (const std::pair<int,int> &paar : paren)
    if (paar.first < 0 || paar.second < 0
        || paar.first + paar.second > hoogstens)
      return false;
  return true;
}

// Kan deze stand, als verwacht volgens de regels is? Er is geen tegel bij
// gekomen of kwijt, en niets is te vol.
bool kan (const Stand &stand, const Stand &verwacht)
{
  for (char kleur : { 'g', 'b' })
    if (inVoorraad (stand, kleur) != inVoorraad (verwacht, kleur)
        || opBorden (stand, kleur) != opBorden (verwacht, kleur))
      return false;
  for (int speler = 0; speler < 2; speler++)
    if (stand.rijen[speler].size () != verwacht.rijen[speler].size ()
        || !binnenGrenzen (stand.rijen[speler], stand.L))
      return false;
  return stand.schalen.size () == verwacht.schalen.size ()
         && binnenGrenzen (stand.schalen, stand.N)
         && stand.pot.find_first_not_of ("gb") == std::string::npos;
}

}

//*************************************************************************

Partij::Partij ()
: inzending (bank ().lijn ()), verdwaald (false)
{
  roep ("TegelSpel ()");
}

// Onthoud een aanroep, en wat er in het menu voor te typen is.
Inzending &Partij::roep (const std::string &aanroep, const std::string &keuze)
{
  Misser &misser = bank ().misser;
  if (!bank ().gedaan.empty ())
    misser.zetten.push_back (bank ().gedaan);
  bank ().gedaan.clear ();
  misser.aanroep = aanroep;
  misser.keuze = keuze;
  return inzending;
}

bool Partij::lees (const std::string &inhoud)
{
  Stand gelezen;
  standen.clear ();
  verdwaald = !Model::lees (inhoud, gelezen);
  standen.push_back (gelezen);
  inhoudNu = inhoud;
  bank ().gedaan.clear ();
  bank ().misser.bestand = inhoud;
  bank ().misser.zetten.clear ();
  toonStand ();
  return roep (std::string ("leesInSpel (\"") + Spelbestand + "\")")
         .leesInhoud (inhoud);
}

bool Partij::leesNaam (const std::string &naam)
{
  return roep ("leesInSpel (\"" + naam + "\")").leesInSpel (naam);
}

void Partij::begin (const Stand &stand)
{
  if (!lees (Model::bestand (stand)))
    throw Overgeslagen ();
  standen.back () = gezien (stand);
  toonStand ();
  if (Model::eindstand (standen.back ()) != Model::eindstand (stand))
    throw Overgeslagen ();
}

void Partij::volg (const Zet &zet)
{
  verdwaald = verdwaald || !Model::geldig (stand (), zet.first, zet.second);
  if (!verdwaald)
    standen.push_back (Model::naZet (stand (), zet));
  toonStand ();
}

void Partij::volgTerug ()
{
  if (!verdwaald && standen.size () > 1)
    standen.pop_back ();
  toonStand ();
}

void Partij::toonStand () const
{
  bank ().misser.stand = verdwaald ? "" : tekening (stand ());
}

template <typename Soort>
Soort Partij::zie (const std::string &getter, Zicht &zicht, const Soort &niets,
                   const std::function<Soort ()> &vraag)
{
  const std::string &functie = bank ().nu->onderdeel.functie;
  if (functie == getter || functie == "TegelSpel")
    return vraag ();
  if (zicht == Niets)
    return niets;
  try
  {
    return vraag ();
  }
  catch (const Gevallen &fout)
  {
    zicht = fout.dood ? Niets : Soms;
    if (fout.dood)
      throw;
    return niets;
  }
}

std::string Partij::pot ()
{
  return zie<std::string> ("getPot", bank ().bril.zietPot, GeenPot, [this]
    { return roep ("getPot ()").getPot (); });
}

Paren Partij::schalen ()
{
  return zie<Paren> ("getInhoudSchalen", bank ().bril.zietSchalen, GeenParen,
    [this] { return roep ("getInhoudSchalen ()").getInhoudSchalen (); });
}

Paren Partij::rijen (int speler)
{
  return zie<Paren> ("getInhoudRijen", bank ().bril.zietRijen, GeenParen,
    [=] { return rijenMet (nummerDoor (bank ().bril, speler)); });
}

Paren Partij::rijenMet (int nummer)
{
  return roep ("getInhoudRijen (" + std::to_string (nummer) + ")")
         .getInhoudRijen (nummer);
}

std::string Partij::drukAf ()
{
  roep ("drukAf ()").drukAf ();
  return bank ().lijn ().scherm ();
}

std::vector<Zet> Partij::zetten ()
{
  return roep ("bepaalVerschillendeZetten ()", "1")
         .bepaalVerschillendeZetten ();
}

bool Partij::doe (const Zet &zet)
{
  std::string keuze = "2 " + std::to_string (zet.first) + " ";
  keuze += zet.second > ' ' ? zet.second : '?';
  const bool gelukt = roep ("doeZet (" + std::to_string (zet.first) + ", "
                            + tekst (zet.second) + ")", keuze).doeZet (zet);
  bank ().gedaan = gelukt ? keuze : "";
  return gelukt;
}

bool Partij::terug ()
{
  const bool gelukt = roep ("unDoeZet ()", "3").unDoeZet ();
  bank ().gedaan = gelukt ? "3" : "";
  return gelukt;
}

Beste Partij::beste (long long vooraf, const Zet &zet)
{
  Beste uit = { 0, zet, vooraf };
  uit.score = roep ("besteScore (besteZet, aantalStanden)", "4")
              .besteScore (uit.zet, uit.standen);
  return uit;
}

Zet Partij::goedeZet (int simulaties)
{
  return roep ("bepaalGoedeZet (" + std::to_string (simulaties) + ")", "5")
         .bepaalGoedeZet (simulaties);
}

std::string Partij::experiment ()
{
  roep ("doeExperiment ()", "7").doeExperiment ();
  return bank ().lijn ().scherm ();
}

void Partij::speelGoed (const Zet &zet)
{
  const bool gedaan = doe (zet);
  if (!gedaan && bank ().kentTeWeinig ())
    throw Overgeslagen ();
  eisGelijk (gedaan, true);
  volg (zet);
}

void Partij::speelGoed ()
{
  const std::vector<Zet> zetten = Model::verschillendeZetten (stand ());
  size_t i = 0;
  while (i + 1 < zetten.size () && bank ().kentTeWeinig () && !doe (zetten[i]))
    i++;
  if (bank ().gedaan.empty ())
    speelGoed (zetten[i]);
  else
    volg (zetten[i]);
}

void Partij::speel (const Zet &zet)
{
  if (!doe (zet))
    throw Overgeslagen ();
  neemOver (zet);
}

void Partij::neemOver (const Zet &zet)
{
  volg (zet);
  standen.back () = gezien (stand ());
  toonStand ();
}

bool Partij::eigenEinde ()
{
  return bank ().kentTeWeinig () && zetten ().empty ();
}

std::vector<Zet> Partij::bekend (const std::vector<Zet> &keus)
{
  return bank ().kentTeWeinig () ? nakijk::bekend (stand (), zetten (), keus)
                                 : keus;
}

Zet Partij::loot (Model::Loting &loting, const std::vector<Zet> &keus)
{
  const std::vector<Zet> over = bekend (keus);
  return over.empty () ? Model::Geen : over[loting.plaats (over.size ())];
}

bool Partij::speelToevallig (Model::Loting &loting, int aantal)
{
  for (int i = 0; i < aantal; i++)
  {
    const std::vector<Zet> keus = Model::verschillendeZetten (stand ());
    const Zet zet = keus.empty () ? Model::Geen : loot (loting, keus);
    if (zet == Model::Geen)
      return false;
    speel (zet);
  }
  return true;
}

Stand Partij::gezien (const Stand &verwacht)
{
  const Bril &bril = bank ().bril;
  Stand stand = verwacht;
  bool duidelijk = true;
  const std::string dePot = pot ();
  const Paren deSchalen = schalen ();
  if (dePot != GeenPot)
    stand.pot = potDoor (bril, dePot);
  if (deSchalen != GeenParen && keerbaar (bril.schaal))
    stand.schalen = vervorm (deSchalen, bril.schaal);
  else if (deSchalen != GeenParen)
    duidelijk = deSchalen == vervorm (verwacht.schalen, bril.schaal);
  for (int speler = 0; speler < 2; speler++)
  {
    const Paren nu = gesorteerd (rijen (speler));
    if (nu == GeenParen || nu == rijenDoor (bril, verwacht.rijen[speler]))
      continue;
    duidelijk = duidelijk && keerbaar (bril.rij) && !bril.zonderLaatste;
    stand.rijen[speler] = vervorm (nu, bril.rij);
  }
  if (duidelijk && kan (stand, verwacht))
    return stand;
  if (bril.zietPot != Alles)
    stand.pot = verwacht.pot;
  if (bril.zietSchalen != Alles)
    stand.schalen = verwacht.schalen;
  for (int speler = 0; bril.zietRijen != Alles && speler < 2; speler++)
    stand.rijen[speler] = verwacht.rijen[speler];
  if (!duidelijk || !kan (stand, verwacht) || !gedraagtZich (inzending, stand))
    throw Overgeslagen ();
  return stand;
}

Foto Partij::foto ()
{
  Foto foto;
  foto.pot = pot ();
  foto.schalen = schalen ();
  for (int speler = 0; speler < 2; speler++)
    foto.rijen[speler] = gesorteerd (rijen (speler));
  foto.zetten = gesorteerd (zetten ());
  foto.eindstand = eindstand ();
  return foto;
}

//*************************************************************************

void proef (const std::function<void (Partij &)> &inhoud)
{
  Bank &nu = bank ();
  if (nu.afgebroken)
    return;
  nu.nu->proeven++;
  nu.misser = Misser ();
  nu.gedaan.clear ();
  nu.vervolg = false;
  try
  {
    Partij partij;
    inhoud (partij);
    nu.nu->vervolg += nu.vervolg ? 1 : 0;
  }
  catch (const Overgeslagen &)
  {
    nu.nu->proeven--;
    nu.nu->overgeslagen++;
  }
  catch (const Mislukt &fout)
  {
    nu.misser.verwacht = fout.verwacht;
    nu.misser.gekregen = fout.gekregen;
    nu.mis ();
  }
  catch (const Gevallen &fout) { nu.val (fout); }
}

void proeven (const std::vector<Stand> &standen,
              const std::function<void (Partij &)> &inhoud)
{
  for (const Stand &stand : standen)
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      inhoud (partij);
    });
}

void vervolgfout ()
{
  bank ().vervolg = true;
}

void opmerking (const std::string &tekst)
{
  bank ().nu->opmerkingen.push_back (tekst);
}

std::string voorbeeld (const std::string &naam)
{
  return inhoudVan (bank ().thuis + "/" + naam);
}

void eisGelijkeFoto (const Foto &nu, const Foto &toen)
{
  eisGelijk (nu.pot, toen.pot, "getPot ");
  eisGelijk (nu.schalen, toen.schalen, "getInhoudSchalen ");
  for (int speler = 0; speler < 2; speler++)
    eisGelijk (nu.rijen[speler], toen.rijen[speler],
               "rijen van speler " + std::to_string (speler) + ": ");
  eisGelijk (nu.zetten, toen.zetten, "zetten: ");
  eisGelijk (nu.eindstand, toen.eindstand, "eindstand ");
}

void eisVoorraad (Partij &partij)
{
  const Bril &bril = bank ().bril;
  const std::string pot = partij.pot ();
  const bool ziet = eisZicht (bril.zietPot, pot,
                              potDoor (bril, partij.stand ().pot));
  const Paren schalen = partij.schalen ();
  if (!eisZicht (bril.zietSchalen, schalen,
                 vervorm (partij.stand ().schalen, bril.schaal)) && !ziet)
    throw Overgeslagen ();
}

void eisRijen (Partij &partij)
{
  for (int speler = 0; speler < 2; speler++)
    eisZelfdeRijen (speler, gesorteerd (partij.rijen (speler)),
                    rijenDoor (bank ().bril,
                               partij.stand ().rijen[speler]));
}

void eisZelfdeRijen (int speler, const Paren &nu, const Paren &toen)
{
  if (nu == GeenParen
      || !eisZicht (bank ().bril.zietRijen, nu, toen,
                    "rijen van speler " + std::to_string (speler) + ": "))
    throw Overgeslagen ();
}

void eisGeldig (Partij &partij, const Zet &zet)
{
  const bool goed = Model::geldig (partij.stand (), zet.first, zet.second);
  if (!goed && partij.eigenEinde ())
    throw Overgeslagen ();
  eis (goed, "een geldige zet", "de ongeldige zet " + tekst (zet));
}

void eisGeenZet (const Stand &stand, const Zet &zet, const std::string &wat)
{
  eis (zet.first < 0 || zet.first >= stand.M
       || (zet.second != 'g' && zet.second != 'b'),
       wat + "een waarde die geen zet is", wat + tekst (zet));
}

}
