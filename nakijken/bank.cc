// bank.cc: het oordeel per onderdeel; zie bank.h.

#include "bank.h"
#include "bestanden.h"

namespace
{

const char AlAangerekend[] = "die crash is al aangerekend";

}

//*************************************************************************

Bank::Bank (const Zandbak &deZandbak, unsigned hetZaad,
            const std::set<std::string> &nogLeeg)
: zandbak (deZandbak), zaad (hetZaad), voorraad (hetZaad),
  ogen (rechteOgen ()), onvoldoende (false), leeg (nogLeeg)
{
  for (const std::string &regel
         : gesplitst (inhoudVan ("nakijken/onderdelen.md")))
  {
    std::vector<std::string> cel;  // de eerste is wat voor de eerste | staat
    for (const std::string &een : gesplitst (regel, '|'))
      cel.push_back (een.size () < 2 ? "" : een.substr (1, een.size () - 2));
    const int punten = cel.size () == 6 ? std::atoi (cel[3].c_str ()) : 0;
    if (punten > 0)
      uitslagen.push_back ({ cel[1], cel[2], punten, cel[4], cel[5] });
  }
}

void Bank::eisGedraaid (const Geval &geval, const std::string &eigen)
{
  const Script &script = geval.script;
  const std::string &gestopt = script.gestopt;
  if (!gestopt.empty () && gestopt != eigen && gestopt != Nieuw)
    throw Onbekend { gestopt + " geeft te vaak geen antwoord" };
  if (eigen != "leesInSpel" && geval.op (Lezen).er
      && geval.op (Lezen).inhoud == " 0")
    throw Onbekend { "leesInSpel leest de stand niet" };
  for (size_t i = 0; i < script.stappen.size (); i++)
  {
    const std::string &functie = script.stappen[i].functie;
    const Antwoord &een = script.antwoorden[i];
    const bool gooit = !een.inhoud.empty ();   // een exception: het gaat verder
    if (een.er || (gooit && functie != eigen && isGetter (functie)))
      continue;
    const Fout fout = { EenAntwoord, een.reden };
    if (functie == eigen || functie == Nieuw)
      throw fout;
    if (isFunctie (functie) && klopt (functie) && gestopt.empty ())
      this->fout (later (functie), geval, fout);
    throw Onbekend { functie + ": " + een.reden };
  }
}

void Bank::draaiElk (const std::vector<Geval *> &gevallen)
{
  std::vector<Script *> scripts;
  for (Geval *geval : gevallen)
  {
    geval->script.groep = geval->onderdeel + geval->gevolg;
    if (!scripts.empty () && scripts.back ()->groep != geval->script.groep)
    {
      draaiScripts (zandbak, scripts);
      scripts.clear ();
    }
    scripts.push_back (&geval->script);
  }
  draaiScripts (zandbak, scripts);
  for (const Geval *geval : gevallen)
    for (size_t i = 0; i < geval->script.stappen.size (); i++)
    {
      const std::string &functie = geval->script.stappen[i].functie;
      const Antwoord &een = geval->script.antwoorden[i];
      std::set<std::string> &gezien = antwoorden[functie];
      if (een.er && gezien.size () < 2)
        gezien.insert (functie == "besteScore"
                       ? een.inhoud.substr (0, een.inhoud.find (' ', 1))
                       : een.inhoud + een.scherm);
      else if (een.reden != Antwoord ().reden)   // zij kwam er niet uit
        gezien.insert (een.reden);
    }
}

void Bank::oordeel (Gevallen &gevallen)
{
  for (Geval &geval : gevallen)
    try
    {
      eisGedraaid (geval, uitslag (geval.onderdeel).functie);
      geval.keur (geval);
      goed (geval.onderdeel);
    }
    catch (const Onbekend &een)
    {
      onbekend (geval.onderdeel, een.reden);
    }
    catch (const Fout &een)
    {
      if (!geval.gevolg.empty ())
        onbekend (geval.onderdeel, geval.gevolg);
      else
        fout (geval.onderdeel, geval, een);
    }
}

void Bank::keur (Gevallen gevallen)
{
  draai (gevallen);
  oordeel (gevallen);
}

void Bank::goed (const std::string &onderdeel) { uitslag (onderdeel).goed++; }

void Bank::fout (const std::string &onderdeel, const Geval &geval,
                 const Fout &fout)
{
  Uitslag &hier = uitslag (onderdeel);
  if (fout.verwacht == EenAntwoord && hier.fout == 0
      && !crashes.insert ({ hier.functie, fout.gekregen }).second)
    return onbekend (onderdeel, AlAangerekend);
  hier.fout++;
  if (!hier.heeftMisser () || geval.plek.grootte < hier.misser.plek.grootte)
  {
    hier.misser = geval;
    hier.mis = fout;
  }
}

void Bank::onbekend (const std::string &onderdeel, const std::string &reden)
{
  Uitslag &hier = uitslag (onderdeel);
  hier.onbekend++;
  if (hier.reden.empty ())
    hier.reden = reden;
}

bool Bank::klopt (const std::string &functie) const
{
  for (const Uitslag &een : uitslagen)
    if (een.functie == functie && een.fout > 0)
      return false;
  return true;
}

bool Bank::regelsKloppen () const
{
  for (const char *functie : { "leesInSpel", "eindstand", "doeZet", "unDoeZet",
                               "bepaalVerschillendeZetten" })
    if (!klopt (functie))
      return false;
  for (Ding ding : { Schalen, Rijen0, Rijen1 })
    if (ogen[ding].zicht == Scheef && ogen[ding].meestal)
      return false;   // misschien leest zij die standen anders
  return true;
}

bool Bank::zietAlles () const
{
  for (Ding ding : { Schalen, Rijen0, Rijen1 })
    if (ogen[ding].zicht == Blind || !ogen[ding].meestal)
      return false;
  return true;
}

Uitslag &Bank::uitslag (const std::string &onderdeel)
{
  for (Uitslag &een : uitslagen)
    if (een.naam == onderdeel)
      return een;
  throw std::runtime_error (onderdeel + " staat niet in onderdelen.md");
}

std::string Bank::later (const std::string &functie) const
{
  const std::map<std::string,std::string> anders = {
    { "getPot", "getPot_naZetten" }, { "doeZet", "doeZet_partij" },
    { "unDoeZet", "terug_meer" }, { "besteScore", "beste_weer" } };
  return anders.count (functie) > 0 ? anders.at (functie)
    : std::find_if (uitslagen.begin (), uitslagen.end (),
                    [&] (const Uitslag &een)
                    { return een.functie == functie; })->naam;
}

void Bank::zet (const std::string &onderdeel, Status status,
                const std::string &reden)
{
  uitslag (onderdeel).status = status;
  uitslag (onderdeel).reden = reden;
}

// Wat niet te zeggen is, omdat elders iets fout is, is daar al aangerekend;
// maar wat nooit goed was omdat de functie zelf crasht is niet gegeven.
void Bank::rondAf ()
{
  struct Som { int goed = 0, fout = 0, onbekend = 0; };
  std::map<std::string,Som> sommen;
  for (const Uitslag &een : uitslagen)
  {
    Som &som = sommen[een.functie];
    som.goed += een.goed;
    som.fout += een.fout;
    som.onbekend += een.onbekend;
  }
  for (Uitslag &een : uitslagen)
  {
    const std::string functie = een.functie;
    const Som &som = sommen[functie];
    const bool zelfde = antwoorden[functie].size () < 2,
      nooit = som.goed == 0 && (zelfde || som.fout > 0),
      steeds = zelfde && som.fout + som.onbekend > 0
               && bewezen.count (functie) == 0,
      crasht = een.goed == 0 && een.reden == AlAangerekend;
    if (een.status == NietGevraagd)
    {
      een.status = een.fout > 0 || nooit || crasht ? Verloren : Gegeven;
      een.reden = nooit ? "nooit goed"
                  : crasht ? "geeft hier nooit een antwoord" : "";
    }
    if (leeg.count (functie) > 0 || steeds)
    {
      een.status = Verloren;
      een.reden = leeg.count (functie) > 0 ? "nog leeg"
                                           : "geeft overal hetzelfde antwoord";
      onvoldoende = onvoldoende || functie == "besteScore";
    }
  }
}

//*************************************************************************

void eisFalse (const Plek &, const Antwoord &antwoord)
{
  eisGelijk (antwoord.waar (), false);
}

void eisGeenZet (const Plek &plek, const Antwoord &antwoord)
{
  if (isZet (plek.stand, antwoord.zet ()))
    throw Fout { "een waarde die geen zet is", tekst (antwoord.zet ()) };
}

Gevallen gevallen (const Bank &bank, const std::vector<Vraag> &vragen)
{
  Gevallen uit;
  for (const Vraag &vraag : vragen)
    for (const Plek &plek : vraag.plekken)
    {
      Geval geval = { vraag.onderdeel, plek };
      std::vector<int> stappen;
      Beeld toen, nu;
      geval.lees (bank.voorraad);
      if (vraag.kijk == NaZet)
        geval.vraag (stapDoe (plek.zet));
      if (vraag.kijk != Niet)
        toen = geval.kijk (bank.ogen);
      for (int i = 0; i < vraag.keren; i++)
        stappen.push_back (geval.vraag (vraag.stap.functie.empty ()
                                        ? stapDoe (plek.zet) : vraag.stap));
      if (vraag.kijk > Ervoor)
        nu = geval.kijk (bank.ogen);
      const auto eis = vraag.eis;
      const bool blijft = vraag.kijk > Ervoor;
      geval.keur = [=, &bank] (const Geval &een)
      {
        if (!blijft && !een.isRecht (bank.ogen, toen, plek.stand, Scherm))
          throw Onbekend { "wat zij nodig heeft is daar fout" };
        for (int stap : stappen)
          if (eis != nullptr)
            eis (plek, een.op (stap));
        if (blijft)
          een.eisZelfde (bank.ogen, toen, nu, plek.stand);
      };
      uit.push_back (geval);
    }
  return uit;
}

void keurRustend (Bank &bank, Gevallen lijst, bool ook)
{
  Plekken plekken;
  for (const Geval &geval : lijst)
    plekken.push_back (geval.plek);
  const std::vector<bool> goed = schoon (bank, plekken);
  for (size_t i = 0; i < lijst.size (); i++)
    if (!goed[i] || !ook)
      lijst[i].gevolg = "wat zij nodig heeft is daar fout";
  std::stable_partition (lijst.begin (), lijst.end (),
    [] (const Geval &een) { return een.gevolg.empty (); });
  bank.keur (lijst);
}
