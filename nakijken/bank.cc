// bank.cc: het oordeel per onderdeel; zie bank.h.

#include "bank.h"

namespace nakijk
{

namespace
{

const int BijnaAlles = 4;   // zo vaak meer goed dan niet te zeggen
const size_t GenoegFout = 3;   // om er een oorzaak uit af te leiden

// Eis dat een geval van een functie tot het eind gedraaid is.
void eisGedraaid (const Geval &geval, const std::string &eigen)
{
  const Script &script = geval.script;
  const std::string &gestopt = script.gestopt;
  if (!gestopt.empty () && gestopt != eigen && gestopt != Nieuw)
    throw Onbekend { gestopt + " houdt niet op" };
  if (eigen != "leesInSpel" && geval.op (Lezen).er
      && geval.op (Lezen).inhoud == " 0")
    throw Onbekend { "leesInSpel leest de stand niet" };
  for (size_t i = 0; i < script.stappen.size (); i++)
  {
    const std::string &functie = script.stappen[i].functie;
    if (script.antwoorden[i].er)
      continue;
    if (functie == eigen || functie == Nieuw)
      throw Fout { "een antwoord", script.antwoorden[i].reden };
    if (!isGetter (functie) || (i + 1 < script.stappen.size ()
        && script.antwoorden[i + 1].reden == Antwoord ().reden
        && !script.antwoorden[i + 1].er))
      throw Onbekend { functie + ": " + script.antwoorden[i].reden };
  }
}

}

//*************************************************************************

Bank::Bank (const Zandbak &deZandbak, unsigned zaad,
            const std::set<std::string> &nogLeeg)
: zandbak (deZandbak), voorraad (zaad), ogen (rechteOgen ()),
  onvoldoende (false), leeg (nogLeeg)
{
  for (const Onderdeel &onderdeel : tabel ())
    uitslagen.push_back (Uitslag { &onderdeel, NietGevraagd, 0, 0, 0, 0, 0, "",
                                   Misser () });
}

//*************************************************************************

// Waarom staat niet vast dat de inzending de stand heeft die in het bestand
// staat, en wat daarin voorkomt goed doet?
// Retourneert: de reden, of niets
std::string Bank::onvast (const Geval &geval) const
{
  if (!geval.script.gestopt.empty ())
    return geval.script.gestopt + " geeft te vaak geen antwoord";
  try
  {
    geval.eisBegin ();
  }
  catch (const Onbekend &niet)
  {
    return niet.reden;
  }
  for (const auto &een : schuld)
    if ((een.first & geval.plek.masker) != 0)
      return een.second;
  return "";
}

// Komt een geval goed uit?
void Bank::probeer (Geval &geval)
{
  const std::string functie = uitslag (geval.onderdeel).onderdeel->functie;
  for (size_t i = 0; i < geval.script.stappen.size (); i++)
  {
    const Antwoord &een = geval.script.antwoorden[i];
    std::string nu = een.inhoud + een.scherm;
    if (functie == "besteScore")
      nu = nu.substr (0, nu.find (' ', 1));
    if (geval.script.stappen[i].functie == functie && een.er
        && antwoorden[functie].size () < 2)
      antwoorden[functie].insert (nu);
  }
  try
  {
    eisGedraaid (geval, functie);
    geval.keur ();
    geval.uit = 1;
    if (geval.bewijs)
      bewezen.insert (functie);
  }
  catch (const Onbekend &een)
  {
    geval.reden = een.reden;
  }
  catch (const Fout &een)
  {
    geval.fout = een;
    geval.uit = -1;
  }
}

// Heeft elke fout van een functie een kenmerk dat bij een van haar onderdelen
// nog gekeurd wordt, en dat nooit voorkomt waar zij het goed doet, bij een
// onderdeel dat kenmerken keurt? Dan is dat de oorzaak.
void Bank::verklaar (const std::deque<Geval> &gevallen)
{
  std::map< std::string,std::vector<Masker> > fout, goed;
  oorzaken.clear ();
  for (const Geval &geval : gevallen)
  {
    const Onderdeel &deel = *uitslag (geval.onderdeel).onderdeel;
    if (geval.uit != 0 && onvast (geval).empty ()
        && (geval.uit < 0 || deel.kenmerken != 0))
      (geval.uit < 0 ? fout : goed)[deel.functie].push_back (geval.plek.masker);
  }
  for (const Uitslag &een : uitslagen)
  {
    const std::string &functie = een.onderdeel->functie;
    Masker deel = 0, alles = een.onderdeel->kenmerken;
    for (Masker masker : fout[functie])
      deel |= masker & alles;
    for (Masker masker : goed[functie])
      deel &= ~masker;
    for (Masker masker : fout[functie])
      alles = (masker & deel) != 0 ? alles : 0;
    if (alles != 0 && een.status != Gegeven
        && fout[functie].size () >= GenoegFout
        && goed[functie].size () >= fout[functie].size ())
      oorzaken[functie] |= deel;
  }
}

// Tel een geval mee bij zijn onderdeel.
void Bank::tel (Geval &geval)
{
  Uitslag &uitslag = this->uitslag (geval.onderdeel);
  const Onderdeel &onderdeel = *uitslag.onderdeel;
  const Masker oorzaak = oorzaken[onderdeel.functie];
  const std::string los = onvast (geval);
  if (geval.uit == 1)
  {
    geval.vast = los.empty ();
    uitslag.goed++;
    uitslag.vast += geval.vast ? 1 : 0;
    return;
  }
  for (const Onderdeel &ander : tabel ())
    if (geval.uit == -1 && (onderdeel.kenmerken & oorzaak) == 0
        && ander.functie == onderdeel.functie
        && (ander.kenmerken & oorzaak) != 0)   // daar wordt zij aangerekend
      geval.reden = onderdeel.functie + " is fout (" + ander.regel + ")";
  if (geval.uit == -1 && !los.empty ())
    geval.reden = los;
  if (!geval.reden.empty ())
  {
    geval.uit = 0;
    uitslag.onbekend++;
    if (uitslag.reden.empty ())
      uitslag.reden = geval.reden;
    return;
  }
  uitslag.fout++;
  uitslag.kenmerken |= oorzaak != 0 ? oorzaak
                       : geval.plek.masker & onderdeel.kenmerken;
  if (!uitslag.heeftMisser ()
      || geval.plek.grootte < uitslag.misser.plek.grootte)
    uitslag.misser = Misser { geval.script, geval.plek, geval.fout };
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
  // Wat onbekend bleef om een bekende oorzaak is daarmee niet verdacht.
  const Masker eigen = uitslag.onderdeel->kenmerken,
               oorzaak = oorzaken[uitslag.onderdeel->functie],
    erbij = uitslag.status == Gegeven ? 0
            : uitslag.status == Verloren ? uitslag.kenmerken
            : oorzaak == 0 || (eigen & oorzaak) != 0 ? eigen : 0;
  meld (erbij, uitslag.status == MetDeHand && !uitslag.reden.empty ()
        ? uitslag.reden : std::string (uitslag.onderdeel->functie)
                          + " is fout (" + uitslag.onderdeel->regel + ")");
}

void Bank::meld (Masker kenmerken, const std::string &reden)
{
  for (Masker bit = 1; bit != 0; bit <<= 1)
    if ((kenmerken & bit) != 0 && schuld.count (bit) == 0)
      schuld[bit] = reden;
  voorraad.mijd |= kenmerken;
}

std::deque<Geval> Bank::draai (const std::vector<Proef> &proeven) const
{
  std::deque<Geval> gevallen;
  std::vector<Script *> scripts;
  for (const Proef &proef : proeven)
    for (size_t i = 0; i < proef.plekken.size (); i++)
    {
      const bool later = proef.blik == Proef::OmEnOm && i % 2 != 0;
      Geval &een = gevallen.emplace_back (ogen, proef.onderdeel,
                                          proef.plekken[i]);
      if (een.plek.stand.M > 0)
        een.lees (Model::bestand (een.plek.stand));
      if (!later && proef.blik != Proef::Niet)
        een.begin = een.kijk ();
      proef.speel (een);
      if (later)
        een.begin = een.kijk ();
      scripts.push_back (&een.script);
    }
  draaiScripts (zandbak, scripts);
  return gevallen;
}

std::deque<Geval> Bank::fase (const std::vector<Proef> &proeven)
{
  std::deque<Geval> uit = draai (proeven);
  std::set<std::string> klaar;
  for (Geval &geval : uit)
    probeer (geval);
  verklaar (uit);
  for (const Geval &eerste : uit)
    if (klaar.insert (eerste.onderdeel).second)
    {
      for (Geval &geval : uit)
        if (geval.onderdeel == eerste.onderdeel)
          tel (geval);
      besluit (uitslag (eerste.onderdeel));
    }
  return uit;
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
