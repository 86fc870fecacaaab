// keur_beste.cc: keurt besteScore. Het aantal standen wordt niet gekeurd,
// maar vergeleken met wat verschillende manieren van tellen opleveren.

#include "eigen.h"
#include "proef.h"
#include "standen.h"

#include <climits>

namespace nakijk
{

namespace
{

const long long Begin[] = { 0, 1000000, -7 };  // van aantalStanden

// Past een uitkomst bij de manier van rekenen die er al punten kostte? Houdt
// bij welke manieren alles nog verklaren.
bool volgensWijze (const std::vector<EigenKnoop> &bomen,
                   const std::function<bool (const EigenKnoop &, Wijze)> &past)
{
  unsigned passend = 0;
  for (int w = ZonderTeken; w < AantalWijzen; w++)
    for (const EigenKnoop &boom : bomen)
      if (past (boom, static_cast<Wijze> (w)))
        passend |= 1u << w;
  bank ().wijzen &= passend;
  return bank ().verloor ("besteScore_klein") && bank ().wijzen != 0;
}

// Eis dat een score klopt, of anders volgt uit de eigen regels.
void eisScore (const Partij &partij, int score)
{
  const int goed = Model::losOp (partij.stand ()).score;
  if (score == goed)
    return;
  std::vector<EigenKnoop> bomen = eigenBomen (partij);
  bool eigen = false;
  for (const EigenKnoop &boom : bomen)
    eigen = eigen || score == eigenBeste (boom);
  bomen.push_back (goedeBoom (partij.stand ()));
  if (eigen || volgensWijze (bomen, [score] (const EigenKnoop &boom, Wijze w)
                             { return beste (boom, w) == score; }))
    vervolgfout ();
  else
    eisGelijk (score, goed);
}

// Eis dat de score klopt, in standen met een boom van hoogstens een omvang.
void eisScores (unsigned zaad, int aantal, long long omvang)
{
  proeven (kiesBoom (zaad, aantal, omvang), [] (Partij &partij)
           { eisScore (partij, partij.beste ().score); });
}

// Is een zet een beste zet volgens de eigen regels van de inzending?
bool eigenBesteZet (const Partij &partij, const Zet &zet)
{
  const auto isBeste = [&] (const EigenKnoop &boom, Wijze wijze)
  {
    if (boom.kinderen.empty ())  // dan hoort er geen zet te zijn
      return !Model::geldig (partij.stand (), zet.first, zet.second);
    for (const std::pair<Zet,EigenKnoop> &kind : boom.kinderen)
    {
      const int waarde = beste (kind.second, wijze, 1);
      if (kind.first == zet && (wijze == ZonderTeken ? waarde : -waarde)
                               == beste (boom, wijze))
        return true;
    }
    return false;
  };
  std::vector<EigenKnoop> bomen = eigenBomen (partij);
  for (const EigenKnoop &boom : bomen)
    if (isBeste (boom, Normaal))
      return true;
  bomen.push_back (goedeBoom (partij.stand ()));
  return volgensWijze (bomen, isBeste);
}

// Het aantal eindstanden in een boom.
long long telEinden (const EigenKnoop &knoop)
{
  long long einden = knoop.kinderen.empty () ? 1 : 0;
  for (const std::pair<Zet,EigenKnoop> &kind : knoop.kinderen)
    einden += telEinden (kind.second);
  return einden;
}

// De manieren van tellen, van gewoon naar bijzonder.
const char *const Manieren[] = {
  "de complete boom, met de wortel",
  "de complete boom, zonder de wortel",
  "de boom waarin gelijke zetten niet samengaan",
  "de boom waarin gelijke zetten niet samengaan, zonder de wortel",
  "alleen de eindstanden",
  "alleen de standen die geen eindstand zijn",
  "minder standen dan de boom heeft: er wordt gesnoeid of onthouden",
  "een aantal dat niet te verklaren is" };
const size_t AantalManieren = 8;

// Welke manieren passen bij een aantal in een stand?
std::vector<bool> passend (const Stand &stand, long long aantal)
{
  const long long boom = Model::losOp (stand).standen,
                  alles = telAlles (stand, LLONG_MAX),
                  einden = telEinden (goedeBoom (stand));
  return { aantal == boom, aantal == boom - 1, aantal == alles,
           aantal == alles - 1, aantal == einden, aantal == boom - einden,
           aantal > 0 && aantal < boom, true };
}

// Is een aantal op verschillende manieren ook echt verschillend?
bool onderscheidt (const Stand &stand)
{
  const long long boom = Model::telStanden (stand, 500);
  const long long alles = telAlles (stand, 10000);
  return boom > 50 && boom <= 500 && alles > boom + 20 && alles <= 10000;
}

}

//*************************************************************************

void besteScore_eindstand ()
{
  proeven (kies (70, 60, Klein, Model::eindstand), [] (Partij &partij)
  {
    eisScore (partij, partij.beste ().score);
    // Wie altijd 0 geeft hoort hier niet te slagen.
    const Stand winst = Model::uitTekening (
      "pot g\nschalen 1: g\ngg ..\n.. ..\nbeurt 0\n");
    Partij ander;
    ander.begin (winst);
    eisScore (ander, ander.beste ().score);
  });
}

void besteScore_geenZet ()
{
  proeven (kies (71, 30, Klein, Model::eindstand), [] (Partij &partij)
  {
    eisGeenZet (partij.stand (), partij.beste (0, Zet (0, 'g')).zet,
                "besteZet wordt ");
  });
}

void besteScore_klein ()
{
  eisScores (72, 60, 50);
  for (int w = ZonderTeken; w < AantalWijzen; w++)
    if (bank ().nu->mislukt > 0 && bank ().wijzen != AlleWijzen
        && (bank ().wijzen >> w & 1) != 0)
      opmerking (std::string ("rekent als ") + Wijzen[w]);
}

void besteScore_midden () { eisScores (73, 25, 1000); }

void besteScore_groot () { eisScores (74, 5, 20000); }

void besteScore_zet ()
{
  proeven (kiesBoom (75, 40, 500), [] (Partij &partij)
  {
    const Zet zet = partij.beste ().zet;
    const Model::Uitslag uitslag = Model::losOp (partij.stand ());
    std::vector<Zet> goed;
    for (const std::pair<Zet,int> &waarde : uitslag.waarden)
      if (waarde.second == uitslag.score)
        goed.push_back (waarde.first);
    const bool gevonden = !bekend (partij.stand (), { zet }, goed).empty ();
    if (!gevonden && eigenBesteZet (partij, zet))
      vervolgfout ();
    else
      eis (gevonden, (goed.size () > 1 ? "een van " : "") + tekst (goed),
           tekst (zet));
  });
}

void besteScore_onveranderd ()
{
  proeven (kiesBoom (76, 20, 500), [] (Partij &partij)
  {
    const Foto toen = partij.foto ();
    const Zet zet = partij.beste ().zet;
    eisOnveranderd (partij, toen);
    eisGeldig (partij, zet);
  });
}

void besteScore_vanafNul ()
{
  for (const Stand &stand : kiesBoom (77, 10, 200))
    proef ([&] (Partij &partij)
    {
      partij.begin (stand);
      const Beste eerst = partij.beste ();
      eis (eerst.standen > 0, "een aantal groter dan 0",
           tekst (eerst.standen));
      for (long long aantal : Begin)
      {
        const std::string vooraf = std::to_string (aantal) + " vooraf: ";
        Partij opnieuw;
        opnieuw.begin (stand);
        const Beste nu = opnieuw.beste (aantal);
        if ((nu.score != eerst.score || nu.standen != eerst.standen)
            && bank ().loot)
          throw Overgeslagen ();
        eisGelijk (nu.score, eerst.score, "de score met " + vooraf);
        eisGelijk (nu.standen, eerst.standen, "met " + vooraf);
      }
    });
}

void besteScore_aantal ()
{
  std::vector<bool> past (AantalManieren, true);
  std::string voorbeeld;
  proeven (kies (78, 6, Gewoon, onderscheidt), [&] (Partij &partij)
  {
    const long long aantal = partij.beste ().standen;
    const std::vector<bool> nu = passend (partij.stand (), aantal);
    for (size_t i = 0; i < AantalManieren; i++)
      past[i] = past[i] && nu[i];
    if (voorbeeld.empty () && !nu[0])
      voorbeeld = "; bijvoorbeeld " + std::to_string (aantal)
                  + " waar de boom er "
                  + std::to_string (Model::losOp (partij.stand ()).standen)
                  + " heeft";
  });
  size_t manier = 0;
  while (!past[manier])
    manier++;
  opmerking ("aantalStanden telt " + std::string (Manieren[manier])
             + voorbeeld);
}

}
