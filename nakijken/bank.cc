// bank.cc: het oordeel per onderdeel; zie bank.h.

#include "bank.h"

namespace nakijk
{

namespace
{

const int BijnaAlles = 4;   // zo vaak meer goed dan niet te zeggen

std::string functieVan (char letter)
{
  for (const Onderdeel &onderdeel : tabel ())
    if (letterVan (onderdeel.functie) == letter)
      return onderdeel.functie;
  return letter == 'n' ? "de constructor" : "het inlezen";
}

// Eis dat een geval van een functie tot het eind gedraaid is.
void eisGedraaid (const Geval &geval, char eigen)
{
  const Script &script = geval.script;
  if (script.gestopt != 0 && script.gestopt != eigen && script.gestopt != 'n')
    throw Onbekend { functieVan (script.gestopt) + " houdt niet op" };
  if (script.gestopt != 0)
    throw Gevallen { script.antwoorden[0].reden };
  if (!geval.bestand.empty () && eigen != 'l' && geval.op (Lezen).er
      && geval.op (Lezen).inhoud == " 0")
    throw Onbekend { "leesInSpel leest de stand niet" };
  for (size_t i = 0; i < script.stappen.size (); i++)
  {
    const char soort = script.stappen[i].soort;
    if (script.antwoorden[i].er)
      continue;
    if (soort == eigen || soort == 'n')
      throw Gevallen { script.antwoorden[i].reden };
    const bool getter = std::string ("spcr").find (soort) != std::string::npos;
    if (!getter || (i + 1 < script.stappen.size ()
                    && script.antwoorden[i + 1].reden == Antwoord ().reden
                    && !script.antwoorden[i + 1].er))
      throw Onbekend { functieVan (soort) + ": "
                       + script.antwoorden[i].reden };
  }
}

}

//*************************************************************************

Bank::Bank (const Programma &hetProgramma, unsigned zaad,
            const std::set<std::string> &nogLeeg)
: voorraad (zaad), ogen { { "getPot", Alles, false, 0 },
  { "getInhoudSchalen", Alles, false, 0 },
  { "getInhoudRijen", Alles, false, 0 } }, nietVast (0),
  onvoldoende (false), programma (hetProgramma), leeg (nogLeeg)
{
  for (const Onderdeel &onderdeel : tabel ())
    uitslagen.push_back (Uitslag { &onderdeel, NietGevraagd, 0, 0, 0, 0, 0, "",
                                   Misser () });
}

Geval &Bank::lezing (const char *onderdeel, const Plek &plek,
                     const std::string &inhoud, const std::string &naam)
{
  gevallen.emplace_back (ogen, onderdeel, plek, inhoud, naam);
  return gevallen.back ();
}

Geval &Bank::geval (const char *onderdeel, const Plek &plek)
{
  return lezing (onderdeel, plek, Model::bestand (plek.stand));
}

Geval &Bank::metBlik (const char *onderdeel, const Plek &plek)
{
  Geval &uit = geval (onderdeel, plek);
  uit.begin = uit.kijk ();
  return uit;
}

void Bank::vraagElk (const char *onderdeel, const std::vector<Plek> &plekken,
                     const Stap &stap, const Keur &keur, bool wissel)
{
  for (size_t i = 0; i < plekken.size (); i++)
  {
    const bool eerst = !wissel || i % 2 == 0;
    Geval &een = eerst ? metBlik (onderdeel, plekken[i])
                       : geval (onderdeel, plekken[i]);
    een.vraag (stap, keur);
    if (!eerst)
      een.begin = een.kijk ();
  }
}

Geval &Bank::blijft (const char *onderdeel, const Plek &plek, const Stap &stap,
                     bool naZet, const Keur &keur)
{
  Geval &uit = metBlik (onderdeel, plek);
  const Kijk toen = naZet ? uit.gedaan (plek.zet, na (plek))
                          : uit.begin;
  uit.vraag (stap, keur);
  uit.zelfde (toen);
  return uit;
}

//*************************************************************************

// Waarom staat niet vast dat de inzending de stand heeft die in het bestand
// staat, en wat daarin voorkomt goed doet?
// Retourneert: de reden, of niets
std::string Bank::onvast (const Geval &geval) const
{
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

void Bank::oordeel (Geval &geval)
{
  Uitslag &uitslag = this->uitslag (geval.onderdeel);
  const std::string functie = uitslag.onderdeel->functie,
                    los = onvast (geval);
  const char eigen = letterVan (functie);
  std::string scherm;
  for (size_t i = 0; i < geval.script.stappen.size (); i++)
  {
    const Antwoord &een = geval.script.antwoorden[i];
    std::string nu = een.inhoud + een.scherm;
    if (functie == "besteScore")
      nu = nu.substr (0, nu.find (' ', 1));
    if (geval.script.stappen[i].soort == eigen && een.er
        && antwoorden[functie].size () < 2)
      antwoorden[functie].insert (nu);
    scherm += een.scherm;
  }
  std::string niet = los;   // waarom er over een fout niets te zeggen is
  Fout fout;
  try
  {
    eisGedraaid (geval, eigen);
    geval.keur ();
    geval.uit = 1;
    geval.vast = los.empty ();
    uitslag.goed++;
    uitslag.vast += geval.vast ? 1 : 0;
    if (geval.bewijs)
      bewezen.insert (functie);
    return;
  }
  catch (const Onbekend &een)
  {
    niet = een.reden;
  }
  catch (const Gevallen &een)
  {
    fout = Fout { "een antwoord", een.reden };
  }
  catch (const Fout &een)
  {
    fout = een;
  }
  if (!niet.empty ())
  {
    uitslag.onbekend++;
    if (uitslag.reden.empty ())
      uitslag.reden = niet;
    return;
  }
  geval.uit = -1;
  uitslag.fout++;
  uitslag.kenmerken |= geval.plek.masker & uitslag.onderdeel->kenmerken;
  if (!uitslag.heeftMisser () || geval.plek.grootte < uitslag.misser.plek.grootte)
    uitslag.misser = Misser { geval.script, geval.plek, geval.bestand,
                              fout.verwacht, fout.gekregen, scherm };
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

std::deque<Geval> Bank::draai ()
{
  std::deque<Geval> uit;
  uit.swap (gevallen);
  std::vector<Script *> scripts;
  for (Geval &geval : uit)
    scripts.push_back (&geval.script);
  vraag (scripts);
  return uit;
}

std::deque<Geval> Bank::fase ()
{
  std::deque<Geval> uit = draai ();
  std::vector<std::string> volgorde;
  for (const Geval &geval : uit)
    if (std::find (volgorde.begin (), volgorde.end (), geval.onderdeel)
        == volgorde.end ())
      volgorde.push_back (geval.onderdeel);
  for (const std::string &naam : volgorde)
  {
    for (Geval &geval : uit)
      if (naam == geval.onderdeel)
        oordeel (geval);
    besluit (uitslag (naam));
  }
  return uit;
}

void Bank::vraag (const std::vector<Script *> &scripts)
{
  draaiScripts (programma, scripts);
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
