// geval.cc: aanroepen met wat eruit hoort te komen; zie geval.h.

#include "geval.h"

namespace nakijk
{

Ogen rechteOgen ()
{
  return { { Schalen, "schalen: ", "getInhoudSchalen" },
           { Rijen0, "rijen van speler 0: ", "getInhoudRijen", 0 },
           { Rijen1, "rijen van speler 1: ", "getInhoudRijen", 1 },
           { Pot, "pot: ", "getPot" }, { Aantal, "", "getSchalen" } };
}

Stap Oog::stap () const
{
  return speler < 0 ? roep (getter) : roep (getter, speler);
}

std::string Oog::toont (const Antwoord &antwoord) const
{
  return ding == Aantal ? tekst (antwoord.geheel ())
         : ding == Pot ? tekst (antwoord.woord ())
         : ding == Schalen ? tekst (antwoord.paren ())
                           : tekst (gesorteerd (antwoord.paren ()));
}

std::string Oog::hoort (const Stand &stand) const
{
  if (ding == Aantal || ding == Pot)
    return ding == Pot ? tekst (stand.pot) : tekst (stand.M);
  Paren paren = ding == Schalen ? stand.schalen : stand.rijen[ding - Rijen0];
  for (std::pair<int,int> &paar : paren)
    if (verwisseld)
      std::swap (paar.first, paar.second);
  return tekst (ding == Schalen ? paren : gesorteerd (paren));
}

Standen na (const Plek &plek)
{
  return Model::mogelijkNaZet (plek.stand, plek.zet);
}

Keur geeft (bool hoort, const std::string &wat)
{
  return [=] (const Plek &, const Antwoord &antwoord)
         { eisGelijk (antwoord.waar (), hoort, wat); };
}

//*************************************************************************

Geval::Geval (const Ogen &deOgen, const std::string &hetOnderdeel,
              const Plek &dePlek)
: onderdeel (hetOnderdeel), plek (dePlek), ogen (deOgen)
{
  script.groep = onderdeel;
}

int Geval::lees (const std::string &inhoud, const std::string &naam)
{
  if (script.stappen.empty ())
    bestand = inhoud;
  int nummer = 0;
  for (const Stap &stap : stappenLees (inhoud, naam))
    nummer = vraag (stap);
  return nummer;
}

Kijk Geval::kijk ()
{
  Kijk nu;
  for (Ding ding : { Pot, Schalen, Rijen0, Rijen1 })
    if (ogen[ding].zicht != Nooit)
      nu.stap[ding] = vraag (ogen[ding].stap ());
  return nu;
}

int Geval::vraag (const Stap &stap, const Keur &keur)
{
  const int nummer = static_cast<int> (script.stappen.size ());
  script.stappen.push_back (stap);
  if (keur)
    eis ([=] { keur (plek, op (nummer)); });
  return nummer;
}

Kijk Geval::gedaan (const Plek &een)
{
  const int stap = vraag (stapDoe (een.zet));
  const Kijk nu = kijk ();
  eis ([=]
  {
    try
    {
      eisGelijk (op (stap).waar (), true);
      for (Ding ding : { Schalen, Rijen0, Rijen1 })
        eisGezien (nu, ding, na (een));
    }
    catch (const Fout &)
    {
      throw Onbekend { "doeZet doet een zet niet goed" };
    }
  });
  return nu;
}

void Geval::doet (const Plek &een, const std::vector<Ding> &dingen,
                  const std::string &wat)
{
  vraag (stapDoe (een.zet), geeft (true, wat));
  ziet (dingen, na (een));
}

void Geval::ziet (const std::vector<Ding> &dingen, const Standen &standen)
{
  const Kijk nu = kijk ();
  eis ([=]
  {
    for (Ding ding : dingen)
      eisGezien (nu, ding, standen);
  });
}

void Geval::zelfde (const Kijk &toen)
{
  const Kijk nu = kijk ();
  eis ([=]
  {
    for (Ding ding : { Schalen, Rijen0, Rijen1, Pot })
      if ((ding != Pot || nu.stap[Pot] >= 0)
          && gezien (nu, ding) != gezien (toen, ding))
        throw Fout { ogen[ding].naam + gezien (toen, ding),
                     ogen[ding].naam + gezien (nu, ding) };
  });
}

const Antwoord &Geval::op (int nummer) const
{
  return script.antwoorden[static_cast<size_t> (nummer)];
}

void Geval::keur () const
{
  for (const std::function<void ()> &een : eisen)
    een ();
}

void Geval::eisBegin () const
{
  for (Ding ding : { Pot, Schalen, Rijen0, Rijen1 })
    try
    {
      if (begin.stap[ding] >= 0)
        eisGezien (begin, ding, { plek.stand });
    }
    catch (const Fout &)
    {
      throw Onbekend { ogen[ding].getter
                       + " laat niet zien wat in het bestand staat" };
    }
}

// Wat er van een ding te zien is, of waarom niets.
std::string Geval::gezien (const Kijk &nu, Ding ding) const
{
  const Oog &oog = ogen[ding];
  if (nu.stap[ding] < 0)
    throw Onbekend { oog.getter + " klopt niet" };
  try
  {
    return oog.toont (op (nu.stap[ding]));
  }
  catch (const Gevallen &fout)
  {
    return fout.reden;
  }
}

// Eis dat een ding is als in een van deze standen.
void Geval::eisGezien (const Kijk &nu, Ding ding, const Standen &standen) const
{
  const Oog &oog = ogen[ding];
  const std::string dit = gezien (nu, ding);
  for (const Stand &stand : standen)
    if (oog.hoort (stand) == dit)
      return;
  if (oog.zicht != Alles)
    throw Onbekend { oog.getter + " klopt niet altijd" };
  throw Fout { oog.naam + oog.hoort (standen[0]), oog.naam + dit };
}

Speel vraagt (const Stap &stap, const Keur &keur)
{
  return [=] (Geval &geval) { geval.vraag (stap, keur); };
}

Speel blijft (const Stap &stap, bool naZet, const Keur &keur)
{
  return [=] (Geval &geval)
  {
    const Kijk toen = naZet ? geval.gedaan (geval.plek) : geval.begin;
    geval.vraag (stap, keur);
    geval.zelfde (toen);
  };
}

}
