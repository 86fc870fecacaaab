// oplosser.h: bepaal de optimale score van Aqualin zonder de hele boom.
//
// Telkens is er een bewering: de eindscore van speler 0 wordt minstens g. De
// ene speler wil dat zij waar is, de ander van niet; meer dan ja of nee is er
// niet, dus zodra een zet het gewenste antwoord geeft is de stelling klaar.
//
//   minstens (stelling)
//     maakKinderen: bekijk elk kind
//       beslist zijn kenmerk de bewering? (zie kenmerk.h)
//       tabel.zoek: weet de tabel het antwoord?
//     per kind minstens (kind), tot er een het gewenste antwoord geeft
//     tabel.bewaar: onthoud het antwoord
//
// Het kenmerk zegt ook welke stenen op hetzelfde neerkomen, en is de sleutel
// van de tabel.

#ifndef ZoekAqualinOplosserHVar
#define ZoekAqualinOplosserHVar

#include <cstdlib>
#include <vector>
#include "../../../zoek/alfabeta.h"
#include "../../../zoek/voortgang.h"
#include "antwoorden.h"
#include "kenmerk.h"
#include "stelling.h"
#include "verloop.h"

namespace zoek
{
namespace aqualin
{

// Woorden: 1 als hoogte * (breedte + 1) hoogstens 64 is, anders 2.
template <int Woorden>
class Oplosser
{
  public:

    // Parameters:
    // * nwVerloop: het spel, geen eindstand; blijft bestaan zolang dit object
    //   bestaat
    // * geheugen: het aantal bytes dat de tabel hoogstens gebruikt
    // * nwVoortgang: wie te horen krijgt hoeveel standen er bezocht zijn, of 0
    Oplosser (const Verloop &nwVerloop, size_t geheugen,
              Voortgang *nwVoortgang)
    : verloop (nwVerloop), regels (nwVerloop), begin (regels.begin ()),
      ervaring (static_cast<size_t> (nwVerloop.zetten () + 1)
                << Regels<Woorden>::CodeBits),
      tabel (geheugen), grens (0), standen (0), voortgang (nwVoortgang) {}

    // Bepaal de score; zet wordt de plaats in de hand van de eerste steen die
    // haar haalt, bezocht het aantal standen dat tot nu toe bezocht is.
    // Retourneert: de eindscore voor wie aan beurt is, als beide spelers
    //   optimaal spelen
    int score (int &zet, long long &bezocht)
    {
      const bool nul = verloop.speler (0) == 0;
      const int nu = begin.grootste[0] - begin.grootste[1],
                waarde = nulvenster
                  ([this] (int g) { return haalt (begin, g) ? g : g - 1; },
                   -MaxSoorten, +MaxSoorten, nu);
      for (zet = 0; zet + 1 < verloop.keuze (0); zet++)
      {
        Stelling kind (begin);
        regels.doe (zet, kind);
        if (haalt (kind, nul ? waarde : waarde + 1) == nul)
          break;
      }
      bezocht = standen;
      return nul ? waarde : -waarde;
    }

  private:

    typedef zoek::aqualin::Stelling<Woorden> Stelling;

    // Een stelling, met de bewering erover.
    struct Knoop
    {
      Stelling stelling;
      Bewering bewering;
      Kansen kansen;
      unsigned steen;  // wat er van de steen ernaartoe telt
      int waardering;  // hoe goed zij lijkt voor wie de zet ernaartoe doet
    };

    typedef zoek::Kinderen<Knoop, MaxKeuzeAantal> Kinderen;

    const Verloop &verloop;
    const Regels<Woorden> regels;
    const Stelling begin;
    std::vector<signed char> ervaring;
    Antwoorden tabel;
    int grens;                // g: de bewering is dat die gehaald wordt
    long long standen;
    Voortgang *voortgang;

    // Retourneert: of de eindscore van speler 0 vanaf een stelling minstens g
    //   wordt
    // Post: grens is g, en wat daarvoor bewezen is staat in de tabel
    bool haalt (const Stelling &stelling, int g)
    {
      Knoop knoop;
      knoop.stelling = stelling;
      grens = g;
      const Antwoord antwoord = bekijk (knoop);
      return antwoord == Open ? minstens (knoop) : antwoord == Ja;
    }

    // Is de bewering over een stelling, die na bekijk nog open is, waar?
    // Doorzoek de kinderen, het hoogst gewaardeerde eerst, tot er een het
    // antwoord geeft dat wie aan beurt is wil; daarvan leert de ervaring.
    // Retourneert: het antwoord
    bool minstens (const Knoop &knoop)
    {
      const long long eerder = standen;
      const bool wil = verloop.speler (knoop.stelling.zet) == 0;
      signed char *geprobeerd[MaxKeuzeAantal];
      int aantal = 0;
      Kinderen kinderen;
      bool antwoord = maakKinderen (knoop, kinderen);
      while (antwoord != wil && kinderen.aantal > 0)
      {
        const Knoop kind = neemBeste (kinderen);
        geprobeerd[aantal++] = ervaringMet (kind);
        antwoord = minstens (kind);
      }
      for (int i = 0; antwoord == wil && i < aantal; i++)
        leer (*geprobeerd[i], i + 1 == aantal);
      tabel.bewaar (knoop.bewering, antwoord, standen - eerder);
      return antwoord;
    }

    // Bekijk een stelling, en tel haar: beslist haar kenmerk, of anders de
    // tabel? De knoop krijgt haar bewering en kansen.
    // Retourneert: het antwoord, of Open
    Antwoord bekijk (Knoop &knoop)
    {
      const int zet = knoop.stelling.zet,
                Drempels = 32;  // ruim meer dan elke drempel
      Bewering &bewering = knoop.bewering;
      Kenmerk<Woorden> kenmerk;
      const int kleur = knoop.stelling.grootste[0],
                vorm = knoop.stelling.grootste[1];
      standen++;
      if (voortgang != 0)
        voortgang->peil (standen);
      bewering.haaltNu = kleur - vorm >= grens;
      bewering.drempel[0] = bewering.haaltNu ? kleur : vorm + grens - 1;
      bewering.drempel[1] = bewering.haaltNu ? kleur - grens : vorm;
      if (!beschrijf (knoop.stelling, bewering, kenmerk, knoop.kansen))
        return bewering.haaltNu ? Ja : Nee;
      bewering.pad = knoop.stelling.pad;
      const int ernaast = ((zet * Drempels + bewering.drempel[0]) * Drempels
                           + bewering.drempel[1]) * 2
                          + (bewering.haaltNu ? 1 : 0);
      bewering.hash = Toeval::meng
        (kenmerk.hash () + static_cast<unsigned long long> (ernaast));
      return tabel.zoek (bewering, [&] (unsigned long long pad)
      {
        Stelling stelling (begin);
        Kenmerk<Woorden> ander;
        Kansen kansen;
        return regels.volg (pad, zet, stelling)
               && beschrijf (stelling, bewering, ander, kansen)
               && kenmerk.gelijkAan (ander);
      });
    }

    // Beschrijf een stelling, met de drempels en de stand van zaken van de
    // bewering: het lege kenmerk wordt het hare, en kansen wat er nog kan
    // gebeuren; zie kenmerk.h.
    // Retourneert: false als er niets meer verandert aan of de score gehaald
    //   wordt, en dan is het kenmerk niet af
    bool beschrijf (const Stelling &stelling, const Bewering &bewering,
                    Kenmerk<Woorden> &kenmerk, Kansen &kansen) const
    {
      const int eerst = bewering.haaltNu ? 1 : 0,  // wie iets moet veranderen
                dan = 1 - eerst;
      regels.beschrijf (stelling, eerst, bewering.drempel[eerst], kenmerk,
                        kansen);
      if (kansen.telt[eerst] == 0)
        return false;
      regels.beschrijf (stelling, dan, bewering.drempel[dan], kenmerk, kansen);
      regels.beschrijfHanden (stelling, kansen, kenmerk);
      return true;
    }

    // Retourneert: de ervaring met de zet naar een kind: de hoeveelste zet het
    //   is, en wat er van de steen telt
    signed char *ervaringMet (const Knoop &kind)
    {
      return &ervaring[(static_cast<size_t> (kind.stelling.zet)
                        << Regels<Woorden>::CodeBits) + kind.steen];
    }

    // Maak de kinderen van een stelling waarvan de bewering open is. Een steen
    // die op hetzelfde neerkomt als een eerdere wordt overgeslagen.
    // Retourneert: het antwoord dat wie aan beurt is wil, als een kind dat
    //   geeft; anders het andere
    bool maakKinderen (const Knoop &knoop, Kinderen &kinderen)
    {
      const int wie = verloop.speler (knoop.stelling.zet), perRuimte = 2;
      const Hand &hand = knoop.stelling.handen[wie];
      kinderen.aantal = 0;
      for (int i = 0; i < hand.aantal; i++)
      {
        const unsigned mijn = regels.watTelt (hand.steen[i], knoop.kansen);
        int j = 0;
        while (regels.watTelt (hand.steen[j], knoop.kansen) != mijn)
          j++;
        if (j < i)
          continue;
        Knoop &kind = kinderen.kind[kinderen.aantal];
        kind.stelling = knoop.stelling;
        regels.doe (i, kind.stelling);
        const Antwoord antwoord = bekijk (kind);
        if (antwoord == (wie == 0 ? Ja : Nee))
          return wie == 0;
        if (antwoord != Open)
          continue;
        const int voor0 = kind.kansen.ruimte[0] - kind.kansen.ruimte[1];
        kind.steen = mijn;
        kind.waardering = (wie == 0 ? voor0 : -voor0) * perRuimte
                          + *ervaringMet (kind);
        kinderen.aantal++;
      }
      return wie != 0;
    }
};

}
}

#endif
