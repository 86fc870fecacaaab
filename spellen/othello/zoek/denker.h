// denker.h: alfa-beta voor Othello, met dezelfde waarde als minimax.
//
// Elke aanroep stelt een vraag: is een stand minstens zoveel waard? Het
// antwoord is zelf ook een grens, en een paar vragen geven de waarde (zie
// alfabeta.h). De diepte neemt toe; wat een kleinere diepte leerde zegt in
// welke volgorde de zetten aan de beurt komen. Elke zet vult een vakje: reikt
// de diepte tot het laatste, dan is de waarde de uitkomst. Dat er iemand
// vastgezet wordt is dat op elke diepte.
//
// Wie de ander de minste zetten laat komt het eerst aan de beurt: dat is vaak
// de beste zet, en er is het minste aan te doorzoeken. Waar nog veel te
// doorzoeken is mag de volgorde meer kosten: daar wordt een paar zetten verder
// gekeken wat een stand waard lijkt (zie vooruit).

#ifndef ZoekOthelloDenkerHVar
#define ZoekOthelloDenkerHVar

#include <cstdlib>
#include <string>
#include <utility>
#include <vector>
#include "../../../zoek/alfabeta.h"
#include "../../../zoek/beste.h"
#include "../../../zoek/gedachte.h"
#include "../../../zoek/geheugen.h"
#include "../../../zoek/sleuteltabel.h"
#include "../../../zoek/toezicht.h"
#include "../../../zoek/voortgang.h"
#include "waardering.h"

namespace zoek
{
namespace othello
{

// De waarde van een stand waarin de ander vastzit: wie aan zet is en niet kan,
// heeft verloren, hoeveel stenen er ook liggen. Dit is meer dan elk verschil in
// stenen op een vol bord, en dan elke waardering van een stand die nog open is.
const int VastWinst = 30000;

// Zoveel van een waardering (zie waardering.h) is een steen op het einde waard,
// als vastzitten voor het hele bord telt; bepaald met partijen tegen zichzelf,
// van standen met 14 en 18 lege vakjes.
const int PerSteen = 20;

const int GrootsteBord = 20,  // rijen of kolommen
          ElkeDiepte = GrootsteBord * GrootsteBord;
const short GeenZet = -1;  // het nummer van het vakje van geen zet

// Een vakje: de rij en de kolom, geteld vanaf 0.
typedef std::pair<int,int> Plek;

// De zetten in de gedachte zijn genummerd als geefZet, maar vanaf 0. Een zekere
// waarde is de uitkomst bij het beste spel: VastWinst, -VastWinst, of het
// verschil in stenen op een vol bord.
template <int Woorden, int Breedte>
class Denker
{
  public:

    // De parameters zijn die van de functie denk, onderaan, maar in plaats van
    // toezicht en klaar nwVoortgang: die hoort hoe ver het is.
    template <typename Bord>
    Denker (const Bord &bord, int nwDiepte, bool nwElkeZet, size_t geheugen,
            Voortgang &nwVoortgang, Gedachte<Plek> &nwGedachte)
    : regels (bord.getRijen (), bord.getKolommen ()),
      waardering (regels, bord.getRijen (), bord.getKolommen ()),
      tabel (geheugen), gevraagd (nwDiepte), elkeZet (nwElkeZet),
      voortgang (nwVoortgang), gedachte (nwGedachte),
      begin (regels.lees (bord)), vakken (regels.bord ().aantal ()),
      leeg (regels.leeg (begin).aantal ())
    {
      Vakjes zetten = regels.zetten (begin);
      gedachte = Gedachte<Plek> ();
      gedachte.zeker = zetten.leeg ();
      if (gedachte.zeker)  // dan is het zo afgelopen
        gedachte.waarde = leeg > 0 ? -VastWinst : begin.verschil ();
      while (!zetten.leeg ())
        gedachte.zetten.push_back (onbekend (plekVan (zetten.neemLaagste ())));
      vindSpiegelbeelden ();
    }

    // Denk steeds dieper, tot de waarde zeker is, of de diepte bereikt. Diepte
    // 1 komt altijd af: daar kijkt niemand. Na elke diepte die af is hoort
    // klaar, een functie, wat er dan bekend is.
    template <typename Klaar>
    void denk (const Klaar &klaar)
    {
      int diepte = 1, diepst = gevraagd;
      if (leeg <= Eindspel || diepst > leeg)
        diepst = leeg;
      if (diepst > MeesteDiepte)
        diepst = MeesteDiepte;
      gedachte.standen++;
      while (!weetAlles (diepst))
      {
        denkTot (diepte);
        maakVariant ();
        klaar (gedachte);
        voortgang.noem (std::to_string (diepte) + " van "
                        + std::to_string (diepst) + " beurten");
        diepte = diepst == leeg && isHalverwege (diepte) ? leeg : diepte + 1;
      }
    }

  private:

    typedef zoek::othello::Regels<Woorden, Breedte> Regels;
    typedef typename Regels::Stelling Stelling;
    typedef typename Regels::Vakjes Vakjes;

    // Een stelling waar een zet naar leidt, en wat de ander daar kan.
    struct Kind
    {
      Stelling stand;
      Vakjes zetten;
      int plaats;      // het nummer van het vakje van de zet
      int waardering;
    };

    // De kinderen die nog doorzocht moeten worden.
    typedef zoek::Kinderen<Kind, Breedte * Breedte> Kinderen;

    // Wat er over een stelling onthouden wordt; eerst niets. De grenzen horen
    // bij een diepte; alleen dat iemand vastgezet wordt geldt altijd.
    struct Bekend
    {
      short laag = -VastWinst, hoog = VastWinst,  // laag <= waarde <= hoog
            plaats = GeenZet;                     // van de beste zet
      unsigned char diepte = 0, werk = 0;         // werk: zie sleuteltabel.h
    };

    static const int Eindspel = 12,       // zo weinig leeg: tot het einde
                     Sprong = 8,          // zie isHalverwege
                     MeesteDiepte = Woorden > 1 ? 40 : 64,
                     Laatste = Woorden > 1 ? 4 : 5,  // leeg: zie laatste
                     TabelDiepte = 4,     // eronder kost onthouden te veel
                     EindTabel = 8,       // tot het einde: zie komtInTabel
                     KindDiepte = 6,      // vanaf hier: zie alBekend
                     EindKind = 9,        // en hier tot het einde
                     Vooruitblik = 8,     // voor de volgorde: per PerBlik hier
                     PerBlik = 4,         // voorbij een zet, zie vooruit
                     PerOneven = 4,       // zie laatste en vrijheid
                     Eerst = VastWinst + 1;  // boven elke waardering

    const Regels regels;
    const Waardering<Woorden, Breedte> waardering;
    Sleuteltabel<Stelling, Bekend> tabel;
    const int gevraagd;  // zo diep, hoogstens
    const bool elkeZet;
    Voortgang &voortgang;
    Gedachte<Plek> &gedachte;
    const Stelling begin;
    const int vakken,   // hoeveel vakjes het bord heeft
              leeg;     // en hoeveel er leeg zijn
    size_t besteNr = 0; // het nummer van de beste zet van het begin, vanaf 0
    std::vector<size_t> eender;  // van elke zet: het nummer van de eerste die
                                 // haar spiegelbeeld is, of zij zelf

    // Vul eender: is het begin zijn eigen spiegelbeeld, dan is een zet net
    // zoveel waard als de zet waar zij dan komt te liggen.
    void vindSpiegelbeelden ()
    {
      for (size_t i = 0; i < gedachte.zetten.size (); i++)
        eender.push_back (i);
      for (int hoe = 1; hoe < Regels::Spiegelingen; hoe++)
        if (regels.isSpiegelbeeld (begin, hoe))
          for (size_t i = 0; i < eender.size (); i++)
          {
            const Plek daar = plekVan
              (regels.gespiegeld (plaatsVan (gedachte.zetten[i].zet), hoe));
            for (size_t eerste = 0; eerste < eender[i]; eerste++)
              if (gedachte.zetten[eerste].zet == daar)
                eender[i] = eerste;
          }
    }

    // Retourneert: of deze diepte genoeg leert voor de volgorde tot het einde
    bool isHalverwege (int diepte) const
    {
      return diepte + Sprong >= leeg || 2 * diepte >= leeg;
    }

    // Retourneert: de stelling na een zet op een plaats, en wat de ander daar
    //   kan; nog niet gewaardeerd
    Kind kindNa (const Stelling &stand, int plaats) const
    {
      Kind kind;
      kind.stand = regels.naZet (stand, plaats);
      kind.zetten = regels.zetten (kind.stand);
      kind.plaats = plaats;
      kind.waardering = 0;
      return kind;
    }

    // Retourneert: waar het vakje met een nummer ligt
    static Plek plekVan (int plaats)
    {
      return { plaats / Breedte, plaats % Breedte };
    }

    // Retourneert: het nummer van het vakje op een plek
    static int plaatsVan (const Plek &plek)
    {
      return Regels::nummer (plek.first, plek.second);
    }

    // Retourneert: of er niets meer te vinden is, tot de grootste diepte
    bool weetAlles (int diepst) const
    {
      bool zeker = gedachte.zeker;
      for (const Zetwaarde<Plek> &zet : gedachte.zetten)
        zeker = zeker && (!elkeZet || zet.zeker);
      return zeker || gedachte.diepte >= diepst;
    }

    // Bepaal wat de zetten van het begin op een diepte waard zijn; de beste van
    // de vorige diepte gaat voor.
    void denkTot (int diepte)
    {
      bool genoeg = false;
      for (size_t gedaan = 0; gedaan < gedachte.zetten.size () && !genoeg;
           gedaan++)
      {
        const size_t nummer = volgendeZet (diepte);
        Zetwaarde<Plek> &zet = gedachte.zetten[nummer];
        if (eender[nummer] != nummer)  // die ging voor: zie volgendeZet
          neemOver (zet, gedachte.zetten[eender[nummer]]);
        else if (!zet.zeker || zet.hoogstens)
          bepaalZet (zet, diepte, gedaan == 0);
        zet.diepte = diepte;
        kiesBeste (nummer);
        genoeg = !elkeZet && gedachte.waarde == VastWinst;
      }
      if (elkeZet)  // ook als alles verliest
        kiesEerste ();
      gedachte.zeker = gedachte.zetten[besteNr].zeker;
    }

    // Neem over wat er bekend is van een zet die eender is.
    static void neemOver (Zetwaarde<Plek> &zet, const Zetwaarde<Plek> &van)
    {
      zet.waarde = van.waarde;
      zet.zeker = van.zeker;
      zet.hoogstens = van.hoogstens;
    }

    // Retourneert: het nummer van de zet die op een diepte aan de beurt is: de
    //   beste, en dan wat het meeste waard leek; van wat eender is de eerste
    size_t volgendeZet (int diepte) const
    {
      const int Meer = VastWinst + 1;
      int hoogste = 0;
      return eersteBeste (gedachte.zetten.size (), hoogste, [&] (size_t i)
        {
          const Zetwaarde<Plek> &zet = gedachte.zetten[i];
          return zet.diepte == diepte ? -Meer
                 : i == besteNr ? +Meer : zet.waarde;
        });
    }

    // Bepaal wat een zet van het begin op een diepte waard is. Is het niet de
    // eerste, en ook niet de beste, dan hoeft dat maar een grens te zijn.
    void bepaalZet (Zetwaarde<Plek> &zet, int diepte, bool eerste)
    {
      const Kind kind = kindNa (begin, plaatsVan (zet.zet));
      const int grens = gedachte.waarde + 1;
      const auto toets = [this, &kind, diepte] (int vanaf)
      {
        return waardeNaZet (kind, leeg, diepte, vanaf);
      };
      const bool precies = eerste || elkeZet;
      const int laag = precies ? -VastWinst : toets (grens);
      zet.hoogstens = laag < grens && laag > -VastWinst;
      zet.waarde = zet.hoogstens ? laag
                   : nulvenster (toets, laag, +VastWinst,
                                 precies ? gokVan (zet, diepte) : laag);
      zet.zeker = diepte == leeg || zet.waarde == VastWinst
                  || zet.waarde == -VastWinst;
    }

    // Retourneert: de eerste gok naar de waarde van een zet op een diepte: wat
    //   zij op de vorige waard was; aan het einde hoeveel stenen dat is
    int gokVan (const Zetwaarde<Plek> &zet, int diepte) const
    {
      return diepte == leeg ? zet.waarde / PerSteen : zet.waarde;
    }

    // Neem een zet waarvan de waarde nu bekend is als de beste, als hij dat is:
    // van gelijke de eerste. Verliest alles, dan blijft het de beste van de
    // vorige diepte.
    void kiesBeste (size_t nummer)
    {
      const Zetwaarde<Plek> &zet = gedachte.zetten[nummer],
                      &tot = gedachte.zetten[besteNr];
      if (gedachte.variant.empty ()
          || (!zet.hoogstens
              && (zet.waarde > tot.waarde
                  || (zet.waarde == tot.waarde && nummer < besteNr
                      && zet.waarde > -VastWinst))))
      {
        besteNr = nummer;
        gedachte.variant = { zet.zet };  // de hele komt als de diepte af is
      }
      gedachte.waarde = gedachte.zetten[besteNr].waarde;
      gedachte.diepte = zet.diepte;
    }

    // Neem de eerste zet met de hoogste waarde als de beste.
    void kiesEerste ()
    {
      besteNr = eersteBeste
        (gedachte.zetten.size (), gedachte.waarde, [&] (size_t i)
         { return gedachte.zetten[i].waarde; });
      gedachte.variant.assign (1, gedachte.zetten[besteNr].zet);
    }

    // Zoek bij de waarde van het begin de beste zetten van beide spelers.
    void maakVariant ()
    {
      int diepte = gedachte.diepte, open = leeg, waarde = gedachte.waarde;
      Kind kind = kindNa (begin, plaatsVan (gedachte.variant[0]));
      gedachte.variant.resize (1);
      while (diepte > 1 && !kind.zetten.leeg ())
      {
        diepte--;
        open--;
        waarde = -waarde;
        kind = kindNa (kind.stand, besteZet (kind, open, diepte, waarde));
        gedachte.variant.push_back (plekVan (kind.plaats));
      }
    }

    // Retourneert: de plaats van een zet die op een diepte zoveel waard is als
    //   het kind zelf; eerst de zet die in de tabel staat
    int besteZet (const Kind &kind, int open, int diepte, int waarde)
    {
      const Bekend *const bekend = tabel.zoek (kind.stand);
      Vakjes zetten = kind.zetten;
      int plaats = bekend == nullptr ? GeenZet : bekend->plaats;
      while (plaats == GeenZet
             || waardeNaZet (kindNa (kind.stand, plaats), open, diepte, waarde)
                < waarde)
        plaats = zetten.neemLaagste ();
      return plaats;
    }

    // Stel de vraag van minstens over een kind; open (hoeveel vakjes er leeg
    // zijn), diepte en grens zijn van de stand ervoor.
    // Retourneert: als minstens, voor de speler die de zet deed
    int waardeNaZet (const Kind &kind, int open, int diepte, int grens)
    {
      if (diepte == open && open <= Laatste + 1)
      {
        const Vakjes nog = regels.leeg (kind.stand);
        return -laatste (kind.stand, nog, regels.oneven (nog), 1 - grens);
      }
      if (!kind.zetten.leeg () && diepte > 1)
        return -minstens (kind.stand, kind.zetten, open - 1, diepte - 1,
                          1 - grens);
      gedachte.standen++;
      return kind.zetten.leeg () ? +VastWinst
                                 : -waardering.waarde (kind.stand, kind.zetten);
    }

    // Retourneert: wat de tabel van een stelling weet; van de grenzen alleen
    //   wat op deze diepte ook geldt
    Bekend bekendOp (const Stelling &stand, int diepte) const
    {
      const Bekend *const oud = tabel.zoek (stand);
      Bekend bekend = oud == nullptr ? Bekend () : *oud;
      if (bekend.diepte != diepte && bekend.laag < VastWinst)
        bekend.laag = -VastWinst;
      if (bekend.diepte != diepte && bekend.hoog > -VastWinst)
        bekend.hoog = VastWinst;
      return bekend;
    }

    // Vlak voor het einde zijn er te veel standen om ze te onthouden: nog eens
    // doorzoeken is daar sneller dan in het geheugen kijken.
    // Retourneert: of een stand in de tabel komt; open en diepte zijn als bij
    //   minstens
    static bool komtInTabel (int open, int diepte)
    {
      return diepte >= (diepte == open ? EindTabel : TabelDiepte);
    }

    // Retourneert: of het loont de kinderen van een stand op te zoeken
    static bool zoektKinderen (int open, int diepte)
    {
      return diepte >= (diepte == open ? EindKind : KindDiepte);
    }

    // Is een stand met deze zetten, minstens een, en zoveel open vakjes, met
    // minstens 1 zet vooruit denken, minstens een grens waard?
    // Retourneert: een getal; is het minstens de grens, dan is de stand
    //   minstens dat getal waard, en anders hoogstens
    int minstens (const Stelling &stand, const Vakjes &zetten, int open,
                  int diepte, int grens)
    {
      const long long ervoor = gedachte.standen++;
      const bool metTabel = komtInTabel (open, diepte);
      Bekend bekend = metTabel ? bekendOp (stand, diepte) : Bekend ();
      voortgang.peil (gedachte.standen);
      if (bekend.laag >= grens)
        return bekend.laag;
      if (bekend.hoog < grens)
        return bekend.hoog;
      const int waarde = doorzoek (stand, zetten, open, diepte, grens,
                                   bekend.plaats);
      if (metTabel)
      {
        (waarde >= grens ? bekend.laag : bekend.hoog) =
          static_cast<short> (waarde);
        bekend.diepte = static_cast<unsigned char> (diepte);
        tabel.bewaar (stand, bekend, gedachte.standen - ervoor);
      }
      return waarde;
    }

    // Beantwoord een vraag over een stand waar nog maar een paar vakjes leeg
    // zijn, tot het einde. Elk daarvan proberen is sneller dan eerst bepalen
    // wat er mag, en wat het beste lijkt; wat in een kwart van het bord ligt
    // met een oneven aantal gaat voor. Wat de zet op het laatste vakje slaat
    // zegt al hoe het afloopt: het volle bord wordt daarna niet bezocht.
    // Parameters:
    // * stand, nog: de stand, en welke vakjes er leeg zijn; alleen als de vraag
    //   over een vol bord gaat geen
    // * oneven: die kwarten
    // * grens: als bij minstens
    // Retourneert: het antwoord
    int laatste (const Stelling &stand, const Vakjes &nog,
                 const Vakjes &oneven, int grens)
    {
      Vakjes eerst = nog & oneven, daarna = nog & ~oneven;
      int beste = -VastWinst;
      gedachte.standen++;
      if (nog.leeg ())
        return stand.verschil ();
      while (beste < grens && !(eerst | daarna).leeg ())
      {
        Vakjes &beurt = eerst.leeg () ? daarna : eerst;
        const Vakjes zet = beurt.laagste ();
        const int plaats = beurt.neemLaagste ();
        const Vakjes slag = regels.geslagen (stand, plaats);
        if (slag.leeg ())
          continue;
        const Vakjes over = nog ^ zet;
        const int waarde = over.leeg ()
          ? 2 * (stand.mijn () | slag | zet).aantal () - vakken
          : -laatste (Regels::naSlag (stand, zet, slag), over,
                      oneven ^ regels.kwart (plaats), 1 - grens);
        beste = waarde > beste ? waarde : beste;
      }
      return beste;
    }

    // Beantwoord een vraag door de kinderen te doorzoeken.
    // Parameters:
    // * stand, zetten, open, diepte, grens: als bij minstens
    // * plaats: van de zet die voorgaat, of GeenZet; wordt die van de beste
    // Retourneert: het antwoord
    int doorzoek (const Stelling &stand, const Vakjes &zetten, int open,
                  int diepte, int grens, short &plaats)
    {
      Kinderen kinderen;
      int beste = -VastWinst - 1;
      maakKinderen (stand, zetten, open, diepte, plaats, kinderen);
      if (zoektKinderen (open, diepte))
        beste = alBekend (kinderen, diepte, grens, plaats);
      while (kinderen.aantal > 0 && beste < grens)
      {
        const Kind kind = neemBeste (kinderen);
        const int waarde = waardeNaZet (kind, open, diepte, grens);
        if (waarde > beste)
        {
          beste = waarde;
          plaats = static_cast<short> (kind.plaats);
        }
      }
      return beste;
    }

    // Haal de kinderen waarvan de tabel het antwoord al weet eruit, tot er een
    // genoeg is.
    // Parameters:
    // * kinderen: die van een stand
    // * diepte, grens: als bij minstens, van die stand
    // * plaats: wordt die van de beste daarvan, als er een is
    // Retourneert: het antwoord van die kinderen samen
    int alBekend (Kinderen &kinderen, int diepte, int grens,
                  short &plaats) const
    {
      int beste = -VastWinst - 1;
      for (int i = 0; i < kinderen.aantal && beste < grens; )
      {
        const Kind &kind = kinderen.kind[i];
        const Bekend bekend = bekendOp (kind.stand, diepte - 1);
        const int laag = -bekend.hoog,  // voor wie de zet doet
                  hoog = -bekend.laag;
        if (laag < grens && hoog >= grens)
        {
          i++;
          continue;
        }
        const int waarde = laag >= grens ? laag : hoog;
        if (waarde > beste)
        {
          beste = waarde;
          plaats = static_cast<short> (kind.plaats);
        }
        kinderen.kind[i] = kinderen.kind[--kinderen.aantal];
      }
      return beste;
    }

    // Kijk een aantal zetten vooruit hoeveel een kind waard lijkt: daarmee komt
    // wat het beste lijkt het eerst aan de beurt.
    // Die standen worden alleen gewaardeerd, en tellen niet mee.
    // Parameters:
    // * kind: met nul of meer zetten
    // * blik: het aantal
    // * laag, hoog: daarbuiten hoeft het antwoord alleen maar een grens te zijn
    // Retourneert: wat het waard lijkt, voor wie in het kind aan zet is
    int vooruit (const Kind &kind, int blik, int laag, int hoog) const
    {
      Vakjes over = kind.zetten;
      if (over.leeg ())
        return -VastWinst;
      if (blik == 0)
        return waardering.waarde (kind.stand, over);
      while (!over.leeg () && laag < hoog)
      {
        const Kind na = kindNa (kind.stand, over.neemLaagste ());
        const int waarde = -vooruit (na, blik - 1, -hoog, -laag);
        laag = waarde > laag ? waarde : laag;
      }
      return laag;
    }

    // Maak de kinderen van een stand, met een schatting van hoe goed zij zijn.
    // Zet er een de ander vast, dan is dat het enige.
    // Parameters:
    // * stand, zetten, open, diepte: als bij minstens
    // * eerst: de plaats van de zet die voorgaat, of GeenZet
    // * kinderen: worden de kinderen
    void maakKinderen (const Stelling &stand, Vakjes zetten, int open,
                       int diepte, int eerst, Kinderen &kinderen) const
    {
      const Vakjes oneven = diepte == open
        ? regels.oneven (regels.leeg (stand)) : Vakjes ();
      const int blik = (diepte - Vooruitblik) / PerBlik;
      const bool opzoeken = zoektKinderen (open, diepte);
      kinderen.aantal = 0;
      while (!zetten.leeg ())
      {
        Kind kind = kindNa (stand, zetten.neemLaagste ());
        if (kind.zetten.leeg ())
        {
          kinderen.kind[0] = kind;
          kinderen.aantal = 1;
          return;
        }
        if (opzoeken)
          tabel.haal (kind.stand);
        if (kind.plaats == eerst)
          kind.waardering = Eerst;
        else if (blik > 0)
          kind.waardering = -vooruit (kind, blik, -VastWinst, +VastWinst);
        else
          kind.waardering = (oneven.deel (kind.plaats, 1) > 0 ? PerOneven : 0)
                            - waardering.vrijheid (kind.stand, kind.zetten);
        kinderen.kind[kinderen.aantal++] = kind;
      }
    }
};

// Denk na over een bord.
// Parameters:
// * bord: een OthelloBord
// * diepte: hoeveel zetten er hoogstens vooruit gedacht wordt, vanaf 1; een
//   eindspel wordt altijd helemaal uitgezocht
// * elkeZet: of het om de waarde van elke zet gaat, en anders om de beste
// * toezicht: wie er toeziet, of 0; die kan het denken afbreken
// * gedachte: wordt wat er van het bord bekend is, zodra dat bekend is; dus ook
//   als het denken afgebroken wordt
// * klaar: een functie van een gedachte: wat er bekend is na elke diepte die
//   af is
// * geheugen: hoeveel bytes de tabel hoogstens neemt
template <typename Bord, typename Klaar>
void denk (const Bord &bord, int diepte, bool elkeZet, Toezicht *toezicht,
           Gedachte<Plek> &gedachte, const Klaar &klaar,
           size_t geheugen = GeheugenGrens)
{
  static_assert (Bord::MaxMaat <= GrootsteBord, "dan past het niet");
  const int klein = 8, tussenKijken = 1024,  // standen
            perWoord = 64,
            woorden = (GrootsteBord * GrootsteBord + perWoord - 1) / perWoord;
  Voortgang voortgang ("denken", "standen", 0, toezicht, tussenKijken);
  if (bord.getRijen () <= klein && bord.getKolommen () <= klein)
    Denker<1, klein> (bord, diepte, elkeZet, geheugen, voortgang, gedachte)
      .denk (klaar);
  else
    Denker<woorden, GrootsteBord> (bord, diepte, elkeZet, geheugen, voortgang,
                                   gedachte).denk (klaar);
}

// Denk hoogstens zoveel seconden na over een bord; 0 of minder: zonder grens.
// De andere parameters zijn als bij denk.
// Retourneert: wat er dan bekend is
template <typename Bord>
Gedachte<Plek> denkTot (const Bord &bord, int diepte, double seconden,
                        bool elkeZet, Toezicht &toezicht,
                        size_t geheugen = GeheugenGrens)
{
  Gedachte<Plek> gedachte;
  toezicht.inTijd (seconden, [&]
    {
      denk (bord, diepte, elkeZet, &toezicht, gedachte,
            [] (const Gedachte<Plek> &) {}, geheugen);
    });
  return gedachte;
}

}
}

#endif
