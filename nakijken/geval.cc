// geval.cc: aanroepen met wat eruit hoort te komen; zie geval.h.

#include "geval.h"

namespace nakijk
{

namespace
{

// Wat een getter laat zien, of waarom niets.
std::string getoond (const Antwoord &antwoord, char soort)
{
  try
  {
    return soort == 'p' ? tekst (antwoord.woord ())
           : tekst (soort == 'r' ? gesorteerd (antwoord.paren ())
                                 : antwoord.paren ());
  }
  catch (const Gevallen &fout)
  {
    return fout.reden;
  }
}

// Eis dat een getter een van deze dingen laat zien.
void eisOog (const Oog &oog, const std::string &gekregen,
             const std::vector<std::string> &verwacht)
{
  if (std::find (verwacht.begin (), verwacht.end (), gekregen)
      != verwacht.end ())
    return;
  if (oog.zicht != Alles)
    throw Onbekend { std::string (oog.getter) + " klopt niet altijd" };
  throw Fout { std::string (oog.getter) + ": " + verwacht[0],
               std::string (oog.getter) + ": " + gekregen };
}

// Eis dat er gekeken is.
void eisBlik (const Oog &oog, int stap)
{
  if (stap < 0)
    throw Onbekend { std::string (oog.getter) + " klopt niet" };
}

// De rijen van beide spelers.
std::string beide (const std::string &een, const std::string &twee)
{
  return "speler 0: " + een + "; speler 1: " + twee;
}

}

//*************************************************************************

Paren Oog::door (Paren paren) const
{
  for (std::pair<int,int> &paar : paren)
    if (verwisseld)
      std::swap (paar.first, paar.second);
  return paren;
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
  begin { -1, -1, { -1, -1 } }, bewijs (false), uit (0), vast (false),
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
  Kijk nu = { -1, -1, { -1, -1 } };
  if (ogen.pot.zicht != Nooit)
    nu.pot = doe (stapFunctie ("getPot"));
  if (ogen.schalen.zicht != Nooit)
    nu.schalen = doe (stapFunctie ("getInhoudSchalen"));
  for (int speler = 0; speler < 2; speler++)
    if (ogen.rijen.zicht != Nooit)
      nu.rijen[speler] = doe (stapRijen (ogen.rijen.eerste + speler));
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
      eisSchalen (nu, standen[0]);
      eisRijen (nu, standen);
    }
    catch (const Fout &)
    {
      throw Onbekend { "doeZet doet een zet niet goed" };
    }
  });
  return nu;
}

void Geval::toont (const Standen &standen, bool rijen, bool schalen)
{
  const Kijk nu = kijk ();
  if (rijen)
    eis ([=] { eisRijen (nu, standen); });
  if (schalen)
    eis ([=] { eisSchalen (nu, standen[0]); });
}

void Geval::toontPot (const Kijk &nu, const Stand &stand)
{
  eis ([=] { eisPot (nu, stand); });
}

void Geval::zelfde (const Kijk &toen)
{
  const Kijk nu = kijk ();
  eis ([=] { eisZelfde (nu, toen); });
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
  try
  {
    if (begin.pot >= 0)
      eisPot (begin, plek.stand);
    if (begin.schalen >= 0)
      eisSchalen (begin, plek.stand);
    if (begin.rijen[0] >= 0)
      eisRijen (begin, { plek.stand });
  }
  catch (const Fout &fout)
  {
    throw Onbekend { fout.gekregen.substr (0, fout.gekregen.find (':'))
                     + " laat niet zien wat in het bestand staat" };
  }
}

void Geval::eisPot (const Kijk &nu, const Stand &stand) const
{
  eisBlik (ogen.pot, nu.pot);
  eisOog (ogen.pot, getoond (op (nu.pot), 'p'), { tekst (stand.pot) });
}

void Geval::eisSchalen (const Kijk &nu, const Stand &stand) const
{
  eisBlik (ogen.schalen, nu.schalen);
  eisOog (ogen.schalen, getoond (op (nu.schalen), 'c'),
          { tekst (ogen.schalen.door (stand.schalen)) });
}

void Geval::eisRijen (const Kijk &nu, const Standen &standen) const
{
  eisBlik (ogen.rijen, nu.rijen[0]);
  std::vector<std::string> goed;
  for (const Stand &stand : standen)
    goed.push_back (
      beide (tekst (gesorteerd (ogen.rijen.door (stand.rijen[0]))),
             tekst (gesorteerd (ogen.rijen.door (stand.rijen[1])))));
  eisOog (ogen.rijen, beide (getoond (op (nu.rijen[0]), 'r'),
                             getoond (op (nu.rijen[1]), 'r')), goed);
}

void Geval::eisZelfde (const Kijk &nu, const Kijk &toen) const
{
  const struct { const char *naam; char soort; int nu, toen; } dingen[] = {
    { "schalen ", 'r', nu.schalen, toen.schalen },
    { "rijen van speler 0 ", 'r', nu.rijen[0], toen.rijen[0] },
    { "rijen van speler 1 ", 'r', nu.rijen[1], toen.rijen[1] },
    { "pot ", 'p', nu.pot, toen.pot } };
  eisBlik (ogen.schalen, nu.schalen);
  eisBlik (ogen.rijen, nu.rijen[0]);
  for (const auto &ding : dingen)
    if (ding.nu >= 0)
      eisGelijk (ding.naam + getoond (op (ding.nu), ding.soort),
                 ding.naam + getoond (op (ding.toen), ding.soort));
}

}
