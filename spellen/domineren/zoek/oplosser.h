// oplosser.h: wie wint een stand van domineren, als beide spelers perfect
// spelen?
//
// Dit is alfa-beta op winst en verlies:
//
//   wint (stand): wint wie aan beurt is?
//     voor elke zet: als de ander de stand daarna niet wint, dan ja
//     anders nee
//
// Voordat een kind doorzocht wordt is er vaak al wat bekend:
//
// * een klein stuk dat precies een getal en een klasse waard is gaat van het
//   bord (zie stukken.h): een stand is wat overblijft, met een voorsprong en
//   een klasse;
// * wie volgens de banden wint (zie rekening.h) wordt niet doorzocht: eerst of
//   er een zet is waarna de speler zelf zeker wint, dan van welke zetten de
//   ander zeker wint;
// * de tabel onthoudt per stel vakjes en klasse tot welke voorsprong Vera
//   verliest en vanaf welke zij wint. Spiegelbeelden delen een vak.
//
// De volgorde van de andere kinderen volgt uit mogelijke zetten, uit wat de
// banden waard zijn als niemand haast heeft, uit hoeveel de speler dan op elk
// antwoord van de ander te kort lijkt te komen (zo blijft het bewijs klein), en
// uit waarmee er op dezelfde diepte net gewonnen is: de killers. In een groot
// bewijs telt van de beste kinderen hoeveel antwoorden er echt nog open zijn.

#ifndef ZoekDominerenOplosserHVar
#define ZoekDominerenOplosserHVar

#include <climits>
#include <cstring>
#include <utility>
#include "../../../zoek/alfabeta.h"
#include "../../../zoek/sleuteltabel.h"
#include "../../../zoek/toeval.h"
#include "../../../zoek/voortgang.h"
#include "rekening.h"
#include "stukken.h"
#include "regels.h"

namespace zoek
{
namespace domineren
{

template <int Woorden>
class Oplosser
{
  public:

    typedef Bitbord<Woorden> Bord;

    // Na zoveel standen tellen de open antwoorden mee, en zijn alle banden van
    // drie er.
    static const int HeelVeelStanden = 250000;

    // Parameters:
    // * nwBreedte, nwHoogte: de maten van het bord
    // * nwBanden: de bandentabellen; blijven bestaan zolang dit object bestaat
    // * geheugen: hoeveel bytes de andere tabellen hoogstens gebruiken
    // * nwVoortgang: wie te horen krijgt hoeveel standen er bezocht zijn, of 0;
    //   breekt die het zoeken af, dan is er daarna niets meer te vragen
    // * nwStanden: krijgt de bezochte standen erbij, ook na afbreken
    Oplosser (int nwBreedte, int nwHoogte, Banden &nwBanden, size_t geheugen,
              Voortgang *nwVoortgang, long long &nwStanden)
    : regels (nwBreedte, nwHoogte), banden (nwBanden),
      stukken (regels, geheugen / 4), tabel (geheugen / 4 * 3),
      standen (nwStanden), voortgang (nwVoortgang), diepte (0)
    {
      for (int (&killer)[2] : killers)
        killer[0] = killer[1] = Losse;
    }

    // Zoek een winnende zet voor een speler op lege vakjes.
    // Retourneert: die zet, of GeenZet
    int winnendeZet (const Bord &vrij, int speler)
    {
      const Stelling stelling = { vrij, 0, 0 };
      standen++;
      return doorzoek (stelling, speler, true);
    }

    // Wint een speler op lege vakjes met een steen die past? Haar laagste vakje
    // is plaats.
    // Retourneert: true als dat zo is
    bool wintMet (const Bord &vrij, int speler, int plaats)
    {
      const int ander = 1 - speler;
      Kind kind = { { vrij, 0, 0 }, Sleutel (), plaats, 0, true };
      legSteen (kind, speler);
      maakSleutel (kind, ander);
      const Oordeel oordeel = zoekOp (kind, ander);
      return oordeel == Onbekend ? !wint (kind, ander, true)
                                  : oordeel == Verloren;
    }

    // Retourneert: de lege vakjes na een steen van een speler, met plaats als
    //   laagste vakje, of een spiegelbeeld ervan: steeds hetzelfde
    Bord gelijkvormigNa (const Bord &vrij, int speler, int plaats) const
    {
      return regels.gelijkvormig (vrij & ~regels.steen (plaats, speler));
    }

  private:

    // Een stand: de lege vakjes, en wat Vera daarnaast heeft: een voorsprong in
    // achtsten van een zet, en een klasse (zie klassen.h).
    struct Stelling
    {
      Bord vrij;
      int voorsprong, klasse;
    };

    // Wat er over een stelling bekend is.
    enum Oordeel { Onbekend, Gewonnen, Verloren };

    // Tot welke voorsprong Vera verliest, en vanaf welke zij wint.
    struct Grenzen
    {
      short laag, hoog;
      unsigned char werk;  // zie sleuteltabel.h
    };

    // Een stelling zonder haar voorsprong, of een spiegelbeeld daarvan.
    class Sleutel
    {
      public:

        // Begin met een bord en een klasse, en deze speler aan beurt.
        void zet (const Bord &bord, int klasse, int speler)
        {
          memcpy (delen, &bord, sizeof delen);
          soort = static_cast<unsigned char>
                    (klasse | speler << AantalSchakelaars);
        }

        // Retourneert: of de sleutels gelijk zijn
        bool operator== (const Sleutel &b) const
        {
          return memcmp (delen, b.delen, sizeof delen) == 0
                 && soort == b.soort;
        }

        // Retourneert: 64 gemengde bits
        unsigned long long mengsel () const
        {
          Bord bord;
          memcpy (&bord, delen, sizeof delen);
          unsigned long long som = soort;
          for (int i = 0; i < Woorden; i++)
            som = Toeval::meng (som + bord.woord (i));
          return som;
        }

      private:

        // Van het bord, vier per woord: zo past een vak in minder bytes.
        unsigned short delen[4 * Woorden];
        unsigned char soort;
    };

    // Een stelling waar een zet naar leidt; de ander is daar aan beurt.
    struct Kind
    {
      Stelling stelling;
      Sleutel sleutel;
      int plaats;       // van de steen die ernaar leidt; Losse: een losse zet
      int waardering;
      bool perStuk;     // of elk stuk apart bekeken wordt
    };

    // Een stelling met een speler aan beurt, en wat daar zonder zoeken van te
    // zien is.
    struct Blik
    {
      const Stelling &stelling;
      const int speler;
      const bool kansrijk;                   // of hij zeker zou kunnen winnen
      const Stroken<Woorden> &mijn, &zijn;   // zoals hij en de ander haar zien
    };

    // De kinderen die nog doorzocht moeten worden; er zijn ook losse zetten.
    typedef zoek::Kinderen<Kind, Bord::Plaatsen + AantalSchakelaars + 1>
      Kinderen;

    static const int Wachtend = 2;  // kinderen, tot het geheugen ze gehaald
                                    // heeft
    static const int WegingStand = 4;  // tegenover het werk dat nog wacht
    static const int Zeker = Achtsten / 2;  // zoveel over, en het is geen werk
    static const int MeesteTekort = 2 * Achtsten;  // meer telt niet mee
    static const int Tegelijk = 8,       // zetten die met hoop meegaan, en in
                     VeelTegelijk = 16;  // een groot bewijs
    static const int Losse = -2;  // een zet naast het bord
    static const int WegingKiller = 6;  // achtsten

    // Voor weegAntwoorden, dat van de beste kinderen de open antwoorden telt.
    static const int Gewogen = 4,       // van hoogstens zoveel kinderen,
                     VeelWerk = 120,    // als er op het beste zoveel achtsten
                                        // werk wacht,
                     MeerWerk = 150,    // of waar een strook overblijft zoveel,
                     WeinigOpen = 3,    // tot er een zo weinig heeft
                     WegingOpen = 32,   // zoveel telt elk in de waardering
                     Voorrang = 1000000;  // wat geteld is gaat voor
    static const int Beslist = -1;  // in plaats van een aantal antwoorden

    // Een grotere bandentabel kost tijd: pas na zoveel standen hoort zij erbij.
    static const int VeelStanden = 4000;

    Regels<Woorden> regels;
    Banden &banden;
    Stukken<Woorden> stukken;
    Sleuteltabel<Sleutel, Grenzen> tabel;
    long long &standen;
    Voortgang *voortgang;
    int diepte;                     // hoeveel zetten vooruit
    int killers[Bord::Plaatsen][2];  // per diepte: waarmee er het laatst
                                     // gewonnen is, het nieuwste voorop
    Kinderen antwoorden;             // terwijl zij geteld worden

    // Wint deze speler, die aan beurt is, een stelling waar nog niets over
    // bekend is? Zie doorzoek voor hoop.
    // Retourneert: true als dat zo is
    bool wint (const Kind &kind, int speler, bool hoop)
    {
      const long long begin = standen++;
      if (voortgang != 0)
        voortgang->peil (standen);
      diepte++;
      const bool gewonnen = doorzoek (kind.stelling, speler, hoop)
                            != GeenZet;
      diepte--;
      onthoud (kind, speler, gewonnen, standen - begin);
      return gewonnen;
    }

    // Maak kinderen van een stelling, en houd die waar de tabel en de stukken
    // nog niets over zeggen.
    // Parameters:
    // * blik: die stelling
    // * zetten, aantal: de zetten ernaartoe, en hoeveel
    // * metLosse: of er ook zetten naast het bord bij zijn
    // * kinderen: worden die kinderen
    // Retourneert: een winnende zet die meteen gevonden is, of GeenZet
    int maakKinderen (const Blik &blik, const int *zetten, int aantal,
                      bool metLosse, Kinderen &kinderen)
    {
      const int ander = 1 - blik.speler;
      int gekeurd = 0;
      kinderen.aantal = 0;
      for (int i = 0; i < aantal; i++)
      {
        Kind &kind = kinderen.kind[kinderen.aantal++];
        kind.stelling = blik.stelling;
        kind.plaats = zetten[i];
        const bool gesplitst = legSteen (kind, blik.speler);
        kind.perStuk = kind.stelling.vrij.leeg ()
                       || (gesplitst && blik.kansrijk);
        maakSleutel (kind, ander);
        const int winst = keur (kinderen, gekeurd,
                                kinderen.aantal - Wachtend, ander);
        if (winst != GeenZet)
          return winst;
      }
      const int winst = keur (kinderen, gekeurd, kinderen.aantal, ander);
      return winst == GeenZet && metLosse
        ? maakLosse (blik.stelling, blik.speler, kinderen) : winst;
    }

    // Retourneert: lege vakjes, zoals een speler ze ziet
    Stroken<Woorden> strokenVan (const Bord &vrij, int speler) const
    {
      typedef Stroken<Woorden> Uit;
      const int bits = standen < VeelStanden ? +Uit::WeinigBits
        : standen < HeelVeelStanden ? +Uit::VeelBits : +Uit::AlleBits;
      return Uit (regels, banden, vrij, speler, bits);
    }

    // Zoek een van deze zetten waarna de speler aan beurt volgens de banden
    // wint.
    // Parameters:
    // * mijn, erbij: hoe hij de stelling ziet, en wat hij daarnaast heeft
    // * kansrijk: wordt of dat zin had
    // Retourneert: de plaats van die zet, of GeenZet
    static int zoekWinst (const Stroken<Woorden> &mijn, const Grens &erbij,
                          const Bord &zetten, bool &kansrijk)
    {
      Rekening<Woorden> rekening (mijn, erbij);
      kansrijk = !rekening.isHopeloos ();
      return kansrijk && !zetten.leeg () ? rekening.zoekWinst (zetten)
                                         : GeenZet;
    }

    // Zet zetten van de speler aan beurt op volgorde van wat de banden daarna
    // waard zijn; rij krijgt hun laagste vakjes, het beste voorop.
    // Retourneert: het aantal
    int opVolgorde (const Blik &blik, Bord zetten, int *rij) const
    {
      int masten[Bord::Plaatsen], aantal = 0;
      while (!zetten.leeg ())
      {
        const int plaats = zetten.neemLaagste (), mast = mastNa (blik, plaats);
        int i = aantal++;
        for ( ; i > 0 && masten[i - 1] < mast; i--)
        {
          masten[i] = masten[i - 1];
          rij[i] = rij[i - 1];
        }
        masten[i] = mast;
        rij[i] = plaats;
      }
      return aantal;
    }

    // Als opVolgorde, maar in de volgorde van het bord, en zonder zetten die
    // volgens de banden zeker verliezen.
    int zonderVerlies (const Blik &blik, Bord zetten, int *rij) const
    {
      const Rekening<Woorden,true> weerwoord = weerwoordOp (blik);
      int aantal = 0;
      while (!zetten.leeg ())
      {
        rij[aantal] = zetten.neemLaagste ();
        aantal += weerwoord.wintNaAnder (rij[aantal]) ? 0 : 1;
      }
      return aantal;
    }

    // Retourneert: wat de ander zeker wint na een zet van de speler aan beurt
    Rekening<Woorden,true> weerwoordOp (const Blik &blik) const
    {
      return { blik.zijn, naast (blik.stelling, 1 - blik.speler) };
    }

    // Retourneert: wat de banden waard zijn na een steen van de speler aan
    //   beurt als niemand haast heeft, en meer voor een zet die op deze diepte
    //   al elders won; wat niet bekend is (isHelder) telt als nul
    int mastNa (const Blik &blik, int plaats) const
    {
      const int *const killer = killers[diepte];
      return (plaats == killer[0] || plaats == killer[1] ? WegingKiller : 0)
             + blik.mijn.mastNaEigen (plaats) - blik.zijn.mastNaAnder (plaats);
    }

    // Retourneert: wat een speler heeft naast de vakjes van een stelling
    static Grens naast (const Stelling &stelling, int speler)
    {
      const int eigen = speler == 0 ? stelling.voorsprong
                                    : -stelling.voorsprong;
      return { samen (grensVanNul ().eerst, eigen, stelling.klasse),
               samen (grensVanNul ().laatst, eigen, stelling.klasse) };
    }

    // Leg een steen van een speler op kind.plaats, en haal stukken die daardoor
    // precies een getal en een klasse waard zijn van het bord.
    // Retourneert: true als de steen stukken van elkaar los maakte, of als er
    //   een van het bord ging
    bool legSteen (Kind &kind, int speler)
    {
      const Bord steen = regels.steen (kind.plaats, speler);
      Stelling &na = kind.stelling;
      na.vrij = regels.bruikbaar (na.vrij & ~steen);
      Bord rest = na.vrij, rand = steen.metBuren (regels.stap (0)) & rest;
      int aantal = 0, weg = 0;
      for ( ; !rand.leeg (); aantal++)
      {
        const Bord stuk = regels.neemStuk (rest, rand.laagste ());
        Waarde waarde;
        rand = rand & ~stuk;
        if (!stukken.isPrecies (stuk, waarde))
          continue;
        weg++;
        na.vrij = na.vrij & ~stuk;
        na.voorsprong += waarde.getal;
        na.klasse ^= waarde.klasse;
      }
      return aantal > 1 || weg > 0;
    }

    // Zet bij de kinderen van een stelling ook die van zetten van deze speler
    // naast het bord.
    // Retourneert: als maakKinderen
    int maakLosse (const Stelling &stelling, int speler, Kinderen &kinderen)
    {
      int gekeurd = kinderen.aantal;
      for (int i = 0; i <= AantalSchakelaars; i++)
      {
        Kind &kind = kinderen.kind[kinderen.aantal];
        kind = { stelling, Sleutel (), Losse, -INT_MAX, true };
        if (!losseZet (kind.stelling, i, speler == 0 ? 1 : -1))
          continue;
        maakSleutel (kind, 1 - speler);
        kinderen.aantal++;
      }
      return keur (kinderen, gekeurd, kinderen.aantal, 1 - speler);
    }

    // Doe een zet naast het bord, van Vera (mee is 1) of Herman (-1): in
    // schakelaar i van de klasse, of voorbij de laatste in de voorsprong. In
    // een getal zetten is nooit beter dan elders, maar soms is er niets anders:
    // van een geheel getal gaat er een af, van een breuk een deel met dezelfde
    // noemer.
    // Retourneert: true als dat kan; anders zegt de stelling daarna niets
    static bool losseZet (Stelling &stelling, int i, int mee)
    {
      const int eigen = mee * stelling.voorsprong;
      int prijs = 1;
      if (i < AantalSchakelaars)
      {
        stelling.voorsprong += mee * Uitslag[i];
        stelling.klasse ^= 1 << i;
        return (stelling.klasse >> i & 1) == 0;
      }
      while (prijs < Achtsten && eigen % (2 * prijs) == 0)
        prijs *= 2;
      stelling.voorsprong -= mee * prijs;
      return prijs < Achtsten || eigen > 0;
    }

    // Keur kinderen tot zover, met deze speler aan beurt; wie volgens de tabel
    // of de banden wint valt af. Hoeveel er gekeurd zijn en blijven groeit;
    // kinderen na tot zijn nog onderweg in het geheugen.
    // Retourneert: de zet naar een kind dat verliest, of GeenZet
    int keur (Kinderen &kinderen, int &gekeurd, int tot, int speler)
    {
      while (gekeurd < tot)
      {
        const Oordeel oordeel = zoekOp (kinderen.kind[gekeurd], speler);
        if (oordeel == Verloren)
          return kinderen.kind[gekeurd].plaats;
        if (oordeel == Onbekend)
          gekeurd++;
        else
        {
          kinderen.kind[gekeurd] = kinderen.kind[--kinderen.aantal];
          tot--;
        }
      }
      return GeenZet;
    }

    // Is een kind al beslist?
    // Retourneert: het oordeel, voor de speler aan beurt
    Oordeel zoekOp (const Kind &kind, int speler)
    {
      const int voorsprong = kind.stelling.voorsprong;
      const Grenzen *const grenzen = tabel.zoek (kind.sleutel);
      if (grenzen != 0 && voorsprong >= grenzen->hoog)
        return speler == 0 ? Gewonnen : Verloren;
      if (grenzen != 0 && voorsprong <= grenzen->laag)
        return speler == 0 ? Verloren : Gewonnen;
      return kind.perStuk ? oordeelPerStuk (kind.stelling, speler) : Onbekend;
    }

    // Verliest de speler aan beurt volgens de grenzen van elk stuk apart?
    // Retourneert: Verloren als dat zo is; Gewonnen als er niets meer op het
    //   bord ligt en dat niet zo is; anders Onbekend
    Oordeel oordeelPerStuk (const Stelling &stelling, int speler)
    {
      const int ander = 1 - speler;
      Klassen som = naast (stelling, ander).laatst;
      for (Bord rest = stelling.vrij; !rest.leeg (); )
      {
        const Bord stuk = regels.neemStuk (rest, rest.laagste ());
        const Grens erbij = { som, som };
        Waarde waarde;
        if (stukken.zoek (stuk, waarde))
        {
          som = Spreiding (som).plus (waarde.laatst[ander]);
          continue;
        }
        const Stroken<Woorden> los = strokenVan (stuk, ander);
        if (los.isHelder ())
          som = Rekening<Woorden> (los, erbij).laatst ();
        else
          schuif (som, -Achtsten * regels.past (stuk, speler));
      }
      if (som.van[0] >= 0)
        return Verloren;
      return stelling.vrij.leeg () ? Gewonnen : Onbekend;
    }

    // Maak de sleutel van een kind met deze speler aan beurt, en laat haar vak
    // alvast halen.
    void maakSleutel (Kind &kind, int speler) const
    {
      kind.sleutel.zet (regels.gelijkvormig (kind.stelling.vrij),
                        kind.stelling.klasse, speler);
      tabel.haal (kind.sleutel);
    }

    // Retourneert: hoeveel zetten er met hoop tegelijk meegaan. In een groot
    //   bewijs zijn dat er meer, maar niet als er van zijn stroken (mijn) bij
    //   banden van twee een overblijft: dan wordt het bewijs er langer van
    int tegelijk (const Stroken<Woorden> &mijn) const
    {
      return standen >= HeelVeelStanden && mijn.isGepaard () ? +VeelTegelijk
                                                             : +Tegelijk;
    }

    // Zoek in een stelling een zet waarna de ander verliest. Met hoop, als de
    // speler aan beurt naar verwachting wint, gaan er steeds een paar mee, de
    // beste voorop; zonder hoop alle zetten die niet zeker verliezen.
    // Retourneert: de plaats van die zet (Losse bij een losse zet), of
    //   GeenZet
    int doorzoek (const Stelling &stelling, int speler, bool hoop)
    {
      const Bord zetten = regels.zinnig (stelling.vrij, speler);
      int rij[Bord::Plaatsen], aantal = 0, deel = 0;
      for (int van = 0; ; van += deel)
      {
        const Stroken<Woorden> mijn = strokenVan (stelling.vrij, speler);
        bool kansrijk = false;
        int winst = zoekWinst (mijn, naast (stelling, speler),
                               van == 0 ? zetten : Bord (), kansrijk);
        if (winst != GeenZet)
          return winst;
        const Stroken<Woorden> zijn = strokenVan (stelling.vrij, 1 - speler);
        const Blik blik = { stelling, speler, kansrijk, mijn, zijn };
        if (van == 0)
          aantal = hoop ? opVolgorde (blik, zetten, rij)
                        : zonderVerlies (blik, zetten, rij);
        deel = hoop ? tegelijk (mijn) : aantal;
        const bool laatste = aantal - van <= deel;
        winst = doorzoek (blik, hoop, rij + van,
                          laatste ? aantal - van : deel, laatste);
        if (winst != GeenZet || laatste)
          return winst;
      }
    }

    // Doorzoek een deel van de kinderen van een stelling.
    // Parameters:
    // * blik: de stelling
    // * hoop: als hierboven
    // * zetten, aantal: de zetten naar dat deel, en hoeveel
    // * metLosse: of er ook zetten naast het bord bij zijn
    // Retourneert: als hierboven
    int doorzoek (const Blik &blik, bool hoop, const int *zetten, int aantal,
                  bool metLosse)
    {
      Kinderen kinderen;
      int winst = maakKinderen (blik, zetten, aantal, metLosse, kinderen);
      if (winst != GeenZet)
        return winst;
      if (hoop)
        schrap (blik, kinderen);
      for (int i = 0; i < kinderen.aantal; i++)
        if (kinderen.kind[i].plaats != Losse)
          kinderen.kind[i].waardering = waardeer (blik, kinderen.kind[i]);
      if (hoop && standen >= HeelVeelStanden)
        winst = weegAntwoorden (blik, kinderen);
      while (winst == GeenZet && kinderen.aantal > 0)
      {
        const Kind kind = neemBeste (kinderen);
        if (!wint (kind, 1 - blik.speler, !hoop))
        {
          int *const killer = killers[diepte];
          winst = kind.plaats;
          if (killer[0] != winst)
            killer[1] = killer[0];
          killer[0] = winst;
        }
        hoop = false;  // valt de beste zet tegen, dan is er weinig hoop meer
      }
      return winst;
    }

    // Tel, als er op het beste kind veel werk wacht, van de beste kinderen de
    // antwoorden die nog open zijn: wie er het minst heeft gaat voor. Een kind
    // dat zo beslist blijkt valt af.
    // Parameters:
    // * blik: de stelling
    // * kinderen: met hun waardering; losse zetten zijn het minst waard
    // Retourneert: een winnende zet die zo gevonden is, of GeenZet
    int weegAntwoorden (const Blik &blik, Kinderen &kinderen)
    {
      const int veel = blik.mijn.isGepaard () ? +VeelWerk : +MeerWerk;
      for (int n = 0; n < Gewogen && n < kinderen.aantal; )
      {
        Kind &kind = kinderen.kind[n];
        for (int i = n + 1; i < kinderen.aantal; i++)
          if (kinderen.kind[i].waardering > kind.waardering)
            std::swap (kind, kinderen.kind[i]);
        if (kind.plaats == Losse
            || (n == 0 && werkNa (kind.stelling, blik.speler) < veel))
          return GeenZet;
        const int open = openIn (kind.stelling, 1 - blik.speler);
        if (open == 0)
          return kind.plaats;
        if (open == Beslist)
        {
          kind = kinderen.kind[--kinderen.aantal];
          continue;
        }
        kind.waardering += Voorrang - WegingOpen * open;
        n = open <= WeinigOpen ? +Gewogen : n + 1;
      }
      return GeenZet;
    }

    // Tel de zetten van de speler aan beurt in een stelling, die nog niet
    // beslist zijn.
    // Retourneert: dat aantal; Beslist als hij wint
    int openIn (const Stelling &stelling, int speler)
    {
      const Bord zetten = regels.zinnig (stelling.vrij, speler);
      const Stroken<Woorden> mijn = strokenVan (stelling.vrij, speler);
      int rij[Bord::Plaatsen];
      bool kansrijk = false;
      if (zoekWinst (mijn, naast (stelling, speler), zetten, kansrijk)
          != GeenZet)
        return Beslist;
      const Stroken<Woorden> zijn = strokenVan (stelling.vrij, 1 - speler);
      const Blik blik = { stelling, speler, kansrijk, mijn, zijn };
      const int aantal = zonderVerlies (blik, zetten, rij);
      return maakKinderen (blik, rij, aantal, true, antwoorden) == GeenZet
             ? antwoorden.aantal : +Beslist;
    }

    // Haal uit de kinderen wat volgens de banden zeker verliest.
    void schrap (const Blik &blik, Kinderen &kinderen) const
    {
      const Rekening<Woorden,true> weerwoord = weerwoordOp (blik);
      for (int i = kinderen.aantal - 1; i >= 0; i--)
      {
        Kind &kind = kinderen.kind[i];
        if (kind.plaats != Losse && weerwoord.wintNaAnder (kind.plaats))
          kind = kinderen.kind[--kinderen.aantal];
      }
    }

    // Schat hoe goed een kind van een stelling is voor wie de steen ernaartoe
    // legde.
    // Retourneert: de waardering
    int waardeer (const Blik &blik, const Kind &kind) const
    {
      const Bord &vrij = kind.stelling.vrij;
      return WegingStand * (regels.stenen (vrij, blik.speler).aantal ()
                            - regels.stenen (vrij, 1 - blik.speler).aantal ()
                            + mastNa (blik, kind.plaats))
             - werkNa (kind.stelling, blik.speler);
    }

    // Schat hoeveel werk het is om te bewijzen dat de ander, die in deze
    // stelling aan beurt is, verliest: op elk antwoord van hem hoeveel de
    // speler dan te kort lijkt te komen.
    // Retourneert: die schatting, in achtsten; 0 als het bord te groot is
    int werkNa (const Stelling &stelling, int speler) const
    {
      const Stroken<Woorden> stroken = strokenVan (stelling.vrij, speler);
      if (!stroken.isHelder ())
        return 0;
      const int extra = stroken.los () + (speler == 0 ? stelling.voorsprong
                                                      : -stelling.voorsprong);
      int werk = 0;
      Bord rest = regels.zinnig (stelling.vrij, 1 - speler);
      while (!rest.leeg ())
      {
        const int tekort = Zeker - extra
                           - stroken.mastNaAnder (rest.neemLaagste ());
        if (tekort > 0)
          werk += tekort < MeesteTekort ? tekort : +MeesteTekort;
      }
      return werk;
    }

    // Onthoud of de speler aan beurt een stelling wint, en hoeveel standen
    // (werk) er daarvoor bezocht zijn.
    void onthoud (const Kind &kind, int speler, bool gewonnen, long long werk)
    {
      const Grenzen *const eerder = tabel.zoek (kind.sleutel);
      Grenzen grenzen = { SHRT_MIN, SHRT_MAX, 0 };
      if (eerder != 0)
        grenzen = *eerder;
      (gewonnen == (speler == 0) ? grenzen.hoog : grenzen.laag) =
        static_cast<short> (kind.stelling.voorsprong);
      tabel.bewaar (kind.sleutel, grenzen, werk);
    }
};

}
}

#endif
