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

// Past een uitkomst bij de manier van rekenen die er al punten kostte? Houdt bij
// welke manieren alles nog verklaren.
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
  for (const Stand &stand : kiesBoom (zaad, aantal, omvang))
    proef ([&] (Partij &partij)
    {
      Zet zet (-1, '\0');
      long long standen = 0;
      partij.begin (stand);
      eisScore (partij, partij.beste (zet, standen));
    });
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

// Het aantal eindstanden in de boom.
long long telEinden (const Stand &stand)
{
  const std::vector<Zet> zetten = Model::verschillendeZetten (stand);
  long long einden = zetten.empty () ? 1 : 0;
  for (const Zet &zet : zetten)
    einden += telEinden (Model::naZet (stand, zet));
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
                  einden = telEinden (stand);
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
  for (const Stand &stand : kies (70, 60, Klein, Model::eindstand))
    proef ([&] (Partij &partij)
    {
      Zet zet (-1, '\0');
      long long standen = 0;
      partij.begin (stand);
      eisScore (partij, partij.beste (zet, standen));
      // Wie altijd 0 geeft hoort hier niet te slagen.
      const Stand winst = Model::uitTekening (
        "pot g\nschalen 1: g\ngg ..\n.. ..\nbeurt 0\n");
      Partij ander;
      ander.begin (winst);
      eisScore (ander, ander.beste (zet, standen));
    });
}

void besteScore_geenZet ()
{
  for (const Stand &stand : kies (71, 30, Klein, Model::eindstand))
    proef ([&] (Partij &partij)
    {
      Zet zet (0, 'g');
      long long standen = 0;
      partij.begin (stand);
      partij.beste (zet, standen);
      eisGeenZet (partij.stand (), zet, "besteZet wordt ");
    });
}

void besteScore_klein ()
{
  eisScores (72, 60, 50);
  for (int w = ZonderTeken; w < AantalWijzen; w++)
    if (bank ().nu->mislukt > 0 && (bank ().wijzen >> w & 1) != 0)
      opmerking (std::string ("rekent als ") + Wijzen[w]);
}

void besteScore_midden () { eisScores (73, 25, 1000); }

void besteScore_groot () { eisScores (74, 5, 20000); }

void besteScore_zet ()
{
  for (const Stand &stand : kiesBoom (75, 40, 500))
    proef ([&] (Partij &partij)
    {
      Zet zet (-1, '\0');
      long long standen = 0;
      partij.begin (stand);
      partij.beste (zet, standen);
      const Model::Uitslag uitslag = Model::losOp (partij.stand ());
      std::vector<Zet> goed;
      for (const std::pair<Zet,int> &waarde : uitslag.waarden)
        if (waarde.second == uitslag.score)
          goed.push_back (waarde.first);
      bool gevonden = false;
      for (const Zet &beste : goed)
        if (Model::geldig (partij.stand (), zet.first, zet.second)
            && Model::gelijkeZetten (partij.stand (), beste, zet))
          gevonden = true;
      if (!gevonden && eigenBesteZet (partij, zet))
        vervolgfout ();
      else
        eis (gevonden, (goed.size () > 1 ? "een van " : "") + tekst (goed),
             tekst (zet));
    });
}

void besteScore_onveranderd ()
{
  for (const Stand &stand : kiesBoom (76, 20, 500))
    proef ([&] (Partij &partij)
    {
      Zet zet (-1, '\0');
      long long standen = 0;
      partij.begin (stand);
      const Foto toen = partij.foto ();
      partij.beste (zet, standen);
      eisOnveranderd (partij, toen);
      eisGeldig (partij, zet);
    });
}

void besteScore_vanafNul ()
{
  for (const Stand &stand : kiesBoom (77, 10, 200))
    proef ([&] (Partij &partij)
    {
      Zet zet (-1, '\0');
      long long eerst = Begin[0];
      partij.begin (stand);
      const int score = partij.beste (zet, eerst);
      eis (eerst > 0, "een aantal groter dan 0", tekst (eerst));
      for (long long aantal : Begin)
      {
        const std::string vooraf = std::to_string (aantal);
        Partij opnieuw;
        opnieuw.begin (stand);
        const int nu = opnieuw.beste (zet, aantal);
        if ((nu != score || aantal != eerst) && bank ().loot)
          throw Overgeslagen ();
        eisGelijk (nu, score, "de score met " + vooraf + " vooraf: ");
        eisGelijk (aantal, eerst, "met " + vooraf + " vooraf: ");
      }
    });
}

void besteScore_aantal ()
{
  std::vector<bool> past (AantalManieren, true);
  std::string voorbeeld;
  for (const Stand &stand : kies (78, 6, Gewoon, onderscheidt))
    proef ([&] (Partij &partij)
    {
      Zet zet (-1, '\0');
      long long aantal = 0;
      partij.begin (stand);
      partij.beste (zet, aantal);
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
