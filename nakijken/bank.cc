// bank.cc: het oordeel per onderdeel; zie bank.h.

#include "bank.h"

namespace nakijk
{

namespace
{

const int BijnaAlles = 4;   // zo vaak meer goed dan niet te zeggen
const int NaLezen = 3;      // de stappen van een nieuw object en het inlezen

// Geel en blauw verwisseld, als dat zo is.
Paren door (const Oog &oog, Paren paren)
{
  for (std::pair<int,int> &paar : paren)
    if (oog.verwisseld)
      std::swap (paar.first, paar.second);
  return paren;
}

// Wat een getter laat zien, of waarom niets.
std::string getoond (const Antwoord &antwoord, bool isPot)
{
  try
  {
    return isPot ? tekst (antwoord.woord ())
                 : tekst (gesorteerd (antwoord.paren ()));
  }
  catch (const Gevallen &fout)
  {
    return fout.reden;
  }
}

// Eis dat een getter iets laat zien.
void eisOog (const Oog &oog, const std::string &gekregen,
             const std::vector<std::string> &verwacht)
{
  for (const std::string &een : verwacht)
    if (een == gekregen)
      return;
  if (oog.zicht != Alles)
    throw Onbekend { std::string (oog.getter) + " klopt niet altijd" };
  throw Fout { std::string (oog.getter) + ": " + verwacht[0],
               std::string (oog.getter) + ": " + gekregen };
}

std::string functieVan (char letter)
{
  for (const Onderdeel &onderdeel : tabel ())
    if (letterVan (onderdeel.functie) == letter)
      return onderdeel.functie;
  return letter == 'n' ? "de constructor" : "het inlezen";
}

}

//*************************************************************************

Bank::Bank (const Programma &hetProgramma, unsigned zaad,
            const std::set<std::string> &nogLeeg)
: voorraad (zaad), pot { "getPot", Alles, false },
  schalen { "getInhoudSchalen", Alles, false },
  rijen { "getInhoudRijen", Alles, false }, eersteSpeler (0), nietVast (0),
  onvoldoende (false), programma (hetProgramma), leeg (nogLeeg)
{
  for (const Onderdeel &onderdeel : tabel ())
    uitslagen.push_back (Uitslag { &onderdeel, NietGevraagd, 0, 0, 0, 0, 0, "",
                                   false, Misser () });
}

Geval Bank::geval (const char *onderdeel, const Plek &plek) const
{
  Geval uit = { onderdeel, plek, Model::bestand (plek.stand), Script (),
                { -1, -1, { -1, -1 } }, false, nullptr, 0, false };
  uit.doe (stapFunctie ("TegelSpel"));
  uit.doe (stapBestand (uit.bestand));
  uit.doe (stapLees (Spelbestand));
  return uit;
}

Geval Bank::metBlik (const char *onderdeel, const Plek &plek) const
{
  Geval uit = geval (onderdeel, plek);
  uit.begin = kijk (uit);
  return uit;
}

Kijk Bank::kijk (Geval &geval) const
{
  Kijk uit = { -1, -1, { -1, -1 } };
  if (pot.zicht != Nooit)
    uit.pot = geval.doe (stapFunctie ("getPot"));
  if (schalen.zicht != Nooit)
    uit.schalen = geval.doe (stapFunctie ("getInhoudSchalen"));
  for (int speler = 0; speler < 2; speler++)
    if (rijen.zicht != Nooit)
      uit.rijen[speler] = geval.doe (stapRijen (eersteSpeler + speler));
  return uit;
}

Geval Bank::vraagEen (const char *onderdeel, const Plek &plek,
  const Stap &stap,
  const std::function<void (const Geval &, const Antwoord &)> &keur,
  bool eerst) const
{
  Geval uit = eerst ? metBlik (onderdeel, plek) : geval (onderdeel, plek);
  const int nummer = uit.doe (stap);
  if (!eerst)
    uit.begin = kijk (uit);
  uit.keur = [=] (const Geval &g) { keur (g, g.op (nummer)); };
  return uit;
}

Geval Bank::blijft (const char *onderdeel, const Plek &plek,
                    const Stap &stap) const
{
  Geval uit = metBlik (onderdeel, plek);
  uit.doe (stap);
  const Kijk na = kijk (uit);
  uit.keur = [this, na] (const Geval &g) { eisZelfde (g, na, g.begin); };
  return uit;
}

void Bank::eisPot (const Geval &geval, const Kijk &kijk,
                   const Stand &stand) const
{
  if (kijk.pot < 0)
    throw Onbekend { "getPot klopt niet" };
  eisOog (pot, getoond (geval.op (kijk.pot), true), { tekst (stand.pot) });
}

void Bank::eisSchalen (const Geval &geval, const Kijk &kijk,
                       const Stand &stand) const
{
  if (kijk.schalen < 0)
    throw Onbekend { "getInhoudSchalen klopt niet" };
  std::string nu;
  try { nu = tekst (geval.op (kijk.schalen).paren ()); }
  catch (const Gevallen &fout) { nu = fout.reden; }
  eisOog (schalen, nu, { tekst (door (schalen, stand.schalen)) });
}

void Bank::eisRijen (const Geval &geval, const Kijk &kijk,
                     const std::vector<Stand> &standen) const
{
  if (kijk.rijen[0] < 0)
    throw Onbekend { "getInhoudRijen klopt niet" };
  std::vector<std::string> goed;
  for (const Stand &stand : standen)
    goed.push_back (
      "speler 0: " + tekst (gesorteerd (door (rijen, stand.rijen[0])))
      + "; speler 1: " + tekst (gesorteerd (door (rijen, stand.rijen[1]))));
  eisOog (rijen, "speler 0: " + getoond (geval.op (kijk.rijen[0]), false)
          + "; speler 1: " + getoond (geval.op (kijk.rijen[1]), false), goed);
}

void Bank::eisZelfde (const Geval &geval, const Kijk &nu,
                      const Kijk &toen) const
{
  const int nieuw[] = { nu.schalen, nu.rijen[0], nu.rijen[1], nu.pot },
            oud[] = { toen.schalen, toen.rijen[0], toen.rijen[1], toen.pot };
  if (nu.schalen < 0 || nu.rijen[0] < 0)
    throw Onbekend { std::string (nu.schalen < 0 ? schalen.getter
                                                 : rijen.getter)
                     + " klopt niet" };
  for (int i = 0; i < 4; i++)
    if (nieuw[i] >= 0)
    {
      const std::string naam = i == 0 ? "schalen " : i == 3 ? "pot "
                               : "rijen van speler " + std::to_string (i - 1)
                                 + " ";
      eisGelijk (naam + getoond (geval.op (nieuw[i]), i == 3),
                 naam + getoond (geval.op (oud[i]), i == 3));
    }
}

void Bank::gedaan (const Geval &geval, int stap, const Kijk &kijk,
                   const std::vector<Stand> &standen) const
{
  try
  {
    eisGelijk (geval.op (stap).waar (), true);
    eisSchalen (geval, kijk, standen[0]);
    eisRijen (geval, kijk, standen);
  }
  catch (const Fout &)
  {
    throw Onbekend { "doeZet doet een zet niet goed" };
  }
}

//*************************************************************************

std::string Bank::waarom (Masker masker) const
{
  for (const auto &een : schuld)
    if ((een.first & masker) != 0)
      return een.second;
  return "";
}

// Staat vast dat de inzending de stand heeft die in het bestand staat?
void Bank::eisVast (const Geval &geval) const
{
  try
  {
    if (geval.begin.pot >= 0)
      eisPot (geval, geval.begin, geval.plek.stand);
    if (geval.begin.schalen >= 0)
      eisSchalen (geval, geval.begin, geval.plek.stand);
    if (geval.begin.rijen[0] >= 0)
      eisRijen (geval, geval.begin, { geval.plek.stand });
  }
  catch (const Fout &fout)
  {
    throw Onbekend { fout.gekregen.substr (0, fout.gekregen.find (':'))
                     + " laat niet zien wat in het bestand staat" };
  }
  const Masker fout = geval.plek.masker & nietVast;
  if (fout != 0)
    throw Onbekend { waarom (fout) };
}

bool Bank::staatVast (const Geval &geval) const
{
  try
  {
    eisVast (geval);
    return true;
  }
  catch (const Onbekend &)
  {
    return false;
  }
}

// Meld wat er niet goed is aan een geval van een functie.
void Bank::draaiEen (const Geval &geval, const std::string &functie) const
{
  const char eigen = letterVan (functie);
  const Script &script = geval.script;
  if (script.gestopt != 0)
  {
    if (script.gestopt == eigen || script.gestopt == 'n')
      throw Fout { "een antwoord", script.antwoorden[0].reden };
    throw Onbekend { functieVan (script.gestopt) + " houdt niet op" };
  }
  if (!geval.bestand.empty () && eigen != 'l' && geval.op (NaLezen - 1).er
      && geval.op (NaLezen - 1).inhoud == " 0")
    throw Onbekend { "leesInSpel leest de stand niet" };
  for (size_t i = 0; i < script.stappen.size (); i++)
  {
    const char soort = script.stappen[i].soort;
    if (script.antwoorden[i].er)
      continue;
    if (soort == eigen || soort == 'n')
      throw Fout { "een antwoord", script.antwoorden[i].reden };
    const bool getter = std::string ("spcr").find (soort) != std::string::npos;
    if (!getter || (i + 1 < script.stappen.size ()
                    && script.antwoorden[i + 1].reden == Antwoord ().reden
                    && !script.antwoorden[i + 1].er))
      throw Onbekend { functieVan (soort) + ": "
                       + script.antwoorden[i].reden };
  }
  try
  {
    geval.keur (geval);
  }
  catch (const Gevallen &fout)
  {
    throw Fout { "een antwoord", fout.reden };
  }
}

void Bank::oordeel (Geval &geval)
{
  Uitslag &uitslag = this->uitslag (geval.onderdeel);
  const std::string functie = uitslag.onderdeel->functie;
  for (size_t i = 0; i < geval.script.stappen.size (); i++)
    if (geval.script.stappen[i].soort == letterVan (functie))
    {
      const Antwoord &een = geval.script.antwoorden[i];
      std::string nu = een.inhoud + een.scherm;
      if (functie == "besteScore")
        nu = nu.substr (0, nu.find (' ', 1));
      if (een.er && antwoorden[functie].size () < 2)
        antwoorden[functie].insert (nu);
    }
  try
  {
    try
    {
      draaiEen (geval, functie);
      geval.uit = 1;
      geval.vast = staatVast (geval);
      uitslag.goed++;
      uitslag.vast += geval.vast ? 1 : 0;
      if (geval.bewijs)
        bewezen.insert (functie);
    }
    catch (const Fout &)
    {
      eisVast (geval);
      throw;
    }
  }
  catch (const Onbekend &niet)
  {
    geval.uit = 0;
    uitslag.onbekend++;
    if (uitslag.reden.empty ())
      uitslag.reden = niet.reden;
  }
  catch (const Fout &fout)
  {
    geval.uit = -1;
    uitslag.fout++;
    uitslag.kenmerken |= geval.plek.masker & uitslag.onderdeel->kenmerken;
    if (uitslag.heeftMisser
        && uitslag.misser.plek.grootte <= geval.plek.grootte)
      return;
    std::string scherm;
    for (const Antwoord &een : geval.script.antwoorden)
      scherm += een.scherm;
    uitslag.heeftMisser = true;
    uitslag.misser = Misser { geval.script, geval.plek, geval.bestand,
                              fout.verwacht, fout.gekregen, scherm };
  }
}

void Bank::besluit (Uitslag &uitslag)
{
  const int alle = uitslag.goed + uitslag.fout + uitslag.onbekend,
            genoeg = std::max (1, alle / 5);
  uitslag.status = uitslag.fout > 0 ? Verloren
                   : uitslag.vast >= genoeg
                     || (uitslag.goed > 0
                         && uitslag.goed >= BijnaAlles * uitslag.onbekend)
                   ? Gegeven : MetDeHand;
  if (uitslag.status != MetDeHand)
    uitslag.reden.clear ();
  const Masker erbij = uitslag.status == Gegeven ? 0
    : uitslag.status == Verloren ? uitslag.kenmerken
                                 : uitslag.onderdeel->kenmerken;
  meld (erbij, uitslag.status == MetDeHand && !uitslag.reden.empty ()
        ? uitslag.reden : std::string (uitslag.onderdeel->functie)
                          + " is fout (" + uitslag.onderdeel->regel + ")");
}

void Bank::meld (Masker kenmerken, const std::string &reden)
{
  for (Masker bit = 1; bit != 0; bit <<= 1)
    if ((kenmerken & bit) != 0 && schuld.count (bit) == 0)
      schuld[bit] = reden;
  nietVast |= kenmerken;
}

void Bank::fase (std::vector<Geval> &gevallen)
{
  std::vector<Script *> scripts;
  std::vector<std::string> volgorde;
  for (Geval &geval : gevallen)
  {
    geval.script.groep = geval.onderdeel;
    scripts.push_back (&geval.script);
    if (std::find (volgorde.begin (), volgorde.end (), geval.onderdeel)
        == volgorde.end ())
      volgorde.push_back (geval.onderdeel);
  }
  vraag (scripts);
  for (const std::string &naam : volgorde)
  {
    for (Geval &geval : gevallen)
      if (naam == geval.onderdeel)
        oordeel (geval);
    besluit (uitslag (naam));
  }
}

void Bank::vraag (const std::vector<Script *> &scripts)
{
  schermen += draaiScripts (programma, scripts);
}

Uitslag &Bank::uitslag (const std::string &onderdeel)
{
  size_t i = 0;
  while (i + 1 < uitslagen.size () && uitslagen[i].onderdeel->naam != onderdeel)
    i++;
  return uitslagen[i];
}

void Bank::zet (const std::string &onderdeel, Status status,
                const std::string &reden)
{
  uitslag (onderdeel).status = status;
  uitslag (onderdeel).reden = reden;
}

void Bank::rondAf ()
{
  std::map<std::string,int> fouten, onbekend;
  for (const Uitslag &een : uitslagen)
  {
    fouten[een.onderdeel->functie] += een.fout;
    onbekend[een.onderdeel->functie] += een.onbekend;
  }
  for (Uitslag &een : uitslagen)
  {
    const std::string functie = een.onderdeel->functie;
    const bool zelfde = antwoorden[functie].size () < 2
                        && bewezen.count (functie) == 0,
               steeds = zelfde && fouten[functie] > 0;
    if (zelfde && onbekend[functie] > 0 && een.status == Gegeven)
    {
      een.status = MetDeHand;
      een.reden = "zij geeft overal hetzelfde antwoord";
    }
    if (een.status != NietGevraagd && (leeg.count (functie) > 0 || steeds))
    {
      een.status = Verloren;
      een.reden = leeg.count (functie) > 0 ? "nog leeg"
                                           : "geeft overal hetzelfde antwoord";
      onvoldoende = onvoldoende || functie == "besteScore";
    }
  }
}

}
