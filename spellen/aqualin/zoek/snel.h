// snel.h: bepaal de optimale score van Aqualin zonder de hele boom.
//
// Elke aanroep stelt een vraag: wordt de eindscore van speler 0 minstens g? De
// spelers proberen die vraag met ja en met nee te beantwoorden; meer dan ja of
// nee is er niet, dus zodra een zet het gewenste antwoord geeft is de stand
// klaar. Het kenmerk van een stand (zie kenmerk.h) beslist vaak meteen, zegt
// welke stenen op hetzelfde neerkomen, en is de sleutel van de tabel.

#ifndef ZoekAqualinSnelHVar
#define ZoekAqualinSnelHVar

#include "../../../zoek/nulvenster.h"
#include "../../../zoek/voortgang.h"
#include "bewijzen.h"
#include "kenmerk.h"
#include "stand.h"
#include "verloop.h"

namespace zoek
{
namespace aqualin
{

// Woorden: 1 als hoogte * (breedte + 1) hoogstens 64 is, anders 2.
template <int Woorden>
class Snel
{
  public:

    // Parameters:
    // * nwVerloop: het spel, geen eindstand; blijft bestaan zolang dit object
    //   bestaat
    // * geheugen: het aantal bytes dat de tabel hoogstens gebruikt
    // * nwVoortgang: wie te horen krijgt hoeveel standen er bezocht zijn, of 0
    Snel (const Verloop &nwVerloop, size_t geheugen, Voortgang *nwVoortgang)
    : verloop (nwVerloop), regels (nwVerloop), wortel (regels.begin ()),
      bewijzen (geheugen), grens (0), standen (0), voortgang (nwVoortgang)
    {
    }

    // Retourneert: de eindscore voor wie aan beurt is, als beide spelers
    //   optimaal spelen
    int score ()
    {
      const int uiterste = MaxSoorten,
                nu = wortel.grootste[0] - wortel.grootste[1],
                waarde = nulvenster ([this] (int g)
                                     { return haalt (g) ? g : g - 1; },
                                     -uiterste, uiterste, nu);
      return verloop.speler (0) == 0 ? waarde : -waarde;
    }

    // Parameter:
    // * beste: de uitkomst van score
    // Retourneert: de plaats in de hand van de eerste steen die haar haalt
    int eersteZet (int beste)
    {
      const bool nul = verloop.speler (0) == 0;
      int plaats = 0;
      grens = nul ? beste : 1 - beste;
      while (plaats + 1 < verloop.keuze (0) && naZet (plaats) != nul)
        plaats++;
      return plaats;
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const
    {
      return standen;
    }

  private:

    enum Antwoord { Nee, Ja, Open };

    // Een stand waarover de vraag nog open is.
    struct Knoop
    {
      Stand<Woorden> stand;
      Vraag vraag;
      Kansen kansen;
    };

    const Verloop &verloop;
    const Standen<Woorden> regels;
    const Stand<Woorden> wortel;
    Bewijzen bewijzen;
    int grens;                // g: de vraag is of die gehaald wordt
    long long standen;
    Voortgang *voortgang;

    // Parameter:
    // * g: een score
    // Retourneert: of de eindscore van speler 0 minstens g wordt
    bool haalt (int g)
    {
      Knoop knoop;
      grens = g;
      knoop.stand = wortel;
      const Antwoord antwoord = bekijk (0, knoop);
      return antwoord == Open ? doorzoek (0, knoop) : antwoord == Ja;
    }

    // Parameter:
    // * plaats: een plaats in de hand van wie in de wortel aan beurt is
    // Retourneert: of de eindscore van speler 0 na die zet minstens grens is
    bool naZet (int plaats)
    {
      Knoop kind;
      kind.stand = wortel;
      regels.doe (0, plaats, kind.stand);
      const Antwoord antwoord = bekijk (1, kind);
      return antwoord == Open ? doorzoek (1, kind) : antwoord == Ja;
    }

    // Bekijk een stand: beslist haar kenmerk, of anders de tabel?
    // Parameters:
    // * zet: hoeveel zetten er gedaan zijn
    // * knoop: de stand; krijgt haar vraag en kansen
    // Retourneert: het antwoord, of Open
    Antwoord bekijk (int zet, Knoop &knoop)
    {
      const Stand<Woorden> &stand = knoop.stand;
      Vraag &vraag = knoop.vraag;
      Kenmerk<Woorden> kenmerk;
      const int kleur = stand.grootste[0], vorm = stand.grootste[1];
      standen++;
      if (voortgang != 0)
        voortgang->toon (standen);
      vraag.haaltNu = kleur - vorm >= grens;
      vraag.drempel[0] = vraag.haaltNu ? kleur : vorm + grens - 1;
      vraag.drempel[1] = vraag.haaltNu ? kleur - grens : vorm;
      if (!beschrijf (stand, zet, vraag, kenmerk, knoop.kansen))
        return vraag.haaltNu ? Ja : Nee;
      vraag.pad = stand.pad;
      vraag.hash = Toeval::meng (kenmerk.hash ()
        + static_cast<unsigned long long> ((zet * 32 + vraag.drempel[0]) * 32
            + vraag.drempel[1]) * 2 + (vraag.haaltNu ? 1 : 0));
      bool antwoord = false;
      const bool bekend = bewijzen.zoek
        (vraag, [this, zet, &vraag, &kenmerk] (unsigned long long pad)
         { return klopt (pad, zet, vraag, kenmerk); }, antwoord);
      return !bekend ? Open : antwoord ? Ja : Nee;
    }

    // Beschrijf een stand; zie kenmerk.h.
    // Parameters:
    // * stand, zet: de stand en het aantal gedane zetten
    // * vraag: de drempels en de stand van zaken
    // * kenmerk: een leeg kenmerk; wordt dat van de stand
    // * kansen: worden wat er nog kan gebeuren
    // Retourneert: false als er niets meer verandert aan of de score gehaald
    //   wordt, en dan is het kenmerk niet af
    bool beschrijf (const Stand<Woorden> &stand, int zet, const Vraag &vraag,
                    Kenmerk<Woorden> &kenmerk, Kansen &kansen) const
    {
      const int eerst = vraag.haaltNu ? 1 : 0;  // wie er iets moet veranderen
      regels.beschrijf (stand, zet, eerst, vraag.drempel[eerst], kenmerk,
                        kansen);
      if (kansen.telt[eerst] == 0)
        return false;
      regels.beschrijf (stand, zet, 1 - eerst, vraag.drempel[1 - eerst],
                        kenmerk, kansen);
      regels.beschrijfHanden (stand, kansen, kenmerk);
      return true;
    }

    // Parameters:
    // * pad: een pad uit de tabel
    // * zet, vraag, kenmerk: van de stand die gezocht wordt; de drempels en de
    //   stand van zaken zijn die van het vak
    // Retourneert: of het pad bij een stand met hetzelfde kenmerk uitkomt
    bool klopt (unsigned long long pad, int zet, const Vraag &vraag,
                const Kenmerk<Woorden> &kenmerk) const
    {
      Stand<Woorden> stand (wortel);
      Kenmerk<Woorden> ander;
      Kansen kansen;
      return regels.volg (pad, zet, stand)
             && beschrijf (stand, zet, vraag, ander, kansen)
             && kenmerk.gelijkAan (ander);
    }

    // Beantwoord de vraag over een stand door haar kinderen te doorzoeken.
    // Parameters:
    // * zet: hoeveel zetten er gedaan zijn
    // * knoop: de stand
    // Retourneert: het antwoord, dat ook in de tabel komt
    bool doorzoek (int zet, const Knoop &knoop)
    {
      const bool wil = verloop.speler (zet) == 0;
      const long long ervoor = standen;
      Knoop kinderen[MaxKeuzeAantal];
      int aantal = 0;
      bool antwoord = maakKinderen (zet, knoop, kinderen, aantal);
      while (antwoord != wil && aantal > 0)
      {
        int eerste = 0;
        for (int i = 1; i < aantal; i++)
          if (waardering (kinderen[i].kansen, wil)
              > waardering (kinderen[eerste].kansen, wil))
            eerste = i;
        antwoord = doorzoek (zet + 1, kinderen[eerste]);
        kinderen[eerste] = kinderen[--aantal];
      }
      bewijzen.bewaar (knoop.vraag, antwoord, standen - ervoor);
      return antwoord;
    }

    // Maak de kinderen waarover de vraag open is. Een steen die op hetzelfde
    // neerkomt als een eerdere wordt overgeslagen.
    // Parameters:
    // * zet, knoop: als bij doorzoek
    // * kinderen: worden die kinderen
    // * aantal: wordt hun aantal
    // Retourneert: het antwoord dat wie aan beurt is wil, als een kind dat
    //   geeft; anders het andere
    bool maakKinderen (int zet, const Knoop &knoop, Knoop *kinderen,
                       int &aantal)
    {
      const int wie = verloop.speler (zet);
      const Hand &hand = knoop.stand.handen.hand[wie];
      for (int i = 0; i < hand.aantal; i++)
      {
        const unsigned mijn = regels.watTelt (hand.steen[i], knoop.kansen);
        int j = 0;
        while (regels.watTelt (hand.steen[j], knoop.kansen) != mijn)
          j++;
        if (j < i)
          continue;
        Knoop &kind = kinderen[aantal];
        kind.stand = knoop.stand;
        regels.doe (zet, i, kind.stand);
        const Antwoord antwoord = bekijk (zet + 1, kind);
        if (antwoord == (wie == 0 ? Ja : Nee))
          return wie == 0;
        if (antwoord == Open)
          aantal++;
      }
      return wie != 0;
    }

    // Parameters:
    // * kansen: die van een kind
    // * nul: of speler 0 aan beurt is
    // Retourneert: hoe goed het kind voor haar lijkt
    static int waardering (const Kansen &kansen, bool nul)
    {
      const int verschil = kansen.ruimte[0] - kansen.ruimte[1];
      return nul ? verschil : -verschil;
    }
};

}
}

#endif
