// geval.cc: aanroepen met wat eruit hoort te komen; zie geval.h.

#include "geval.h"

namespace nakijk
{

namespace
{

bool isRijen (int ding) { return ding == Rijen0 || ding == Rijen1; }

}

//*************************************************************************

Stap stapOog (const Oog &oog, int ding)
{
  return isRijen (ding) ? stapRijen (oog.eerste + ding - Rijen0)
                        : stapFunctie (oog.getter);
}

std::string toont (const Antwoord &antwoord, int ding)
{
  return ding == Aantal ? tekst (antwoord.geheel ())
         : ding == Pot ? tekst (antwoord.woord ())
         : ding == Schalen ? tekst (antwoord.paren ())
                           : tekst (gesorteerd (antwoord.paren ()));
}

std::string hoort (const Oog &oog, const Stand &stand, int ding)
{
  Paren paren = isRijen (ding) ? stand.rijen[ding - Rijen0] : stand.schalen;
  for (std::pair<int,int> &paar : paren)
    if (oog.verwisseld)
      std::swap (paar.first, paar.second);
  return ding == Aantal ? tekst (stand.M) : ding == Pot ? tekst (stand.pot)
         : tekst (isRijen (ding) ? gesorteerd (paren) : paren);
}

Standen na (const Plek &plek)
{
  return Model::mogelijkNaZet (plek.stand, plek.zet);
}

Keur geeft (bool hoort, const std::string &wat)
{
  return [=] (const Stand &, const Antwoord &antwoord)
         { eisGelijk (antwoord.waar (), hoort, wat); };
}

Geval::Geval (const Ogen &deOgen, const char *hetOnderdeel, const Plek &dePlek,
              const std::string &hetBestand, const std::string &naam)
: onderdeel (hetOnderdeel), plek (dePlek), bestand (hetBestand),
  begin { { -1, -1, -1, -1 } }, bewijs (false), uit (0), vast (false),
  ogen (deOgen)
{
  script.groep = onderdeel;
  lees (bestand, naam);
}

int Geval::doe (const Stap &stap)
{
  script.stappen.push_back (stap);
  return static_cast<int> (script.stappen.size ()) - 1;
}

int Geval::lees (const std::string &inhoud, const std::string &naam)
{
  doe (stapNieuw ());
  doe (stapBestand (inhoud));
  return doe (stapLees (naam));
}

Kijk Geval::kijk ()
{
  Kijk nu;
  for (int ding : { Pot, Schalen, Rijen0, Rijen1 })
    nu.stap[ding] = oog (ding).zicht == Nooit ? -1
                                              : doe (stapOog (oog (ding), ding));
  return nu;
}

int Geval::vraag (const Stap &stap, const Keur &keur)
{
  const int nummer = doe (stap);
  if (keur)
    eis ([=] { keur (plek.stand, op (nummer)); });
  return nummer;
}

Kijk Geval::gedaan (const Zet &zet, const Standen &standen)
{
  const int stap = doe (stapDoe (zet));
  const Kijk nu = kijk ();
  eis ([=]
  {
    try
    {
      eisGelijk (op (stap).waar (), true);
      for (int ding : { Schalen, Rijen0, Rijen1 })
        eisGezien (nu, ding, standen);
    }
    catch (const Fout &)
    {
      throw Onbekend { "doeZet doet een zet niet goed" };
    }
  });
  return nu;
}

void Geval::ziet (const Kijk &nu, const std::vector<int> &dingen,
                  const Standen &standen)
{
  for (int ding : dingen)
    eis ([=] { eisGezien (nu, ding, standen); });
}

void Geval::zelfde (const Kijk &toen)
{
  const Kijk nu = kijk ();
  for (int ding = 0; ding < Dingen; ding++)
    eis ([=]
    {
      if ((ding != Pot || nu.stap[Pot] >= 0)
          && gezien (nu, ding) != gezien (toen, ding))
        throw Fout { DingNaam[ding] + gezien (toen, ding),
                     DingNaam[ding] + gezien (nu, ding) };
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
  for (int ding : { Pot, Schalen, Rijen0, Rijen1 })
    try
    {
      if (begin.stap[ding] >= 0)
        eisGezien (begin, ding, { plek.stand });
    }
    catch (const Fout &)
    {
      throw Onbekend { std::string (oog (ding).getter)
                       + " laat niet zien wat in het bestand staat" };
    }
}

const Oog &Geval::oog (int ding) const
{
  return ding == Pot ? ogen.pot : ding == Schalen ? ogen.schalen : ogen.rijen;
}

// Wat er van een ding te zien is, of waarom niets.
std::string Geval::gezien (const Kijk &nu, int ding) const
{
  if (nu.stap[ding] < 0)
    throw Onbekend { std::string (oog (ding).getter) + " klopt niet" };
  try
  {
    return toont (op (nu.stap[ding]), ding);
  }
  catch (const Gevallen &fout)
  {
    return fout.reden;
  }
}

// Eis dat een ding is als in een van deze standen.
void Geval::eisGezien (const Kijk &nu, int ding, const Standen &standen) const
{
  const std::string dit = gezien (nu, ding),
                    eerste = hoort (oog (ding), standen[0], ding);
  for (const Stand &stand : standen)
    if (hoort (oog (ding), stand, ding) == dit)
      return;
  if (oog (ding).zicht != Alles)
    throw Onbekend { std::string (oog (ding).getter) + " klopt niet altijd" };
  throw Fout { DingNaam[ding] + eerste, DingNaam[ding] + dit };
}

}
