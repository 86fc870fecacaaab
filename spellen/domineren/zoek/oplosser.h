// oplosser.h: wie wint een stand van domineren, als beide spelers perfect
// spelen?
//
// Dit is alfa-beta op winst en verlies:
//
//   vraag (stand): wint wie aan beurt is?
//     voor elke zet: als de ander de stand daarna niet wint, dan ja
//     anders nee
//
// Voordat een kind gevraagd wordt is er vaak al wat bekend:
//
// * een klein stuk dat precies een getal en een klasse waard is gaat van het
//   bord (zie waarden.h): een stand is wat overblijft, met een voorsprong en
//   een klasse;
// * wie volgens de banden wint (zie rekening.h) wordt niet doorzocht: eerst of
//   er een zet is waarna de speler zelf zeker wint, dan van welke zetten de
//   ander zeker wint;
// * de tabel onthoudt per stel vakjes en klasse tot welke voorsprong Vera
//   verliest en vanaf welke zij wint. Spiegelbeelden delen een vak.
//
// De volgorde van de andere kinderen volgt uit veilige en mogelijke zetten, en
// uit wat de banden waard zijn als niemand haast heeft.

#ifndef ZoekDominerenOplosserHVar
#define ZoekDominerenOplosserHVar

#include <climits>
#include <ctime>
#include "../../../zoek/kinderen.h"
#include "../../../zoek/sleuteltabel.h"
#include "../../../zoek/voortgang.h"
#include "rekening.h"
#include "veld.h"
#include "waarden.h"

namespace zoek
{
namespace domineren
{

// Een stand: de lege vakjes, en wat Vera daarnaast heeft: een voorsprong in
// achtsten van een zet, en een klasse (zie klassen.h).
template <int Woorden>
struct Stelling
{
  Bitbord<Woorden> vrij;
  short voorsprong;
  unsigned char klasse;
};

//*************************************************************************

template <int Woorden>
class Oplosser
{
  public:

    typedef Bitbord<Woorden> Bord;

    static const int Geen = -1;

    // Parameters:
    // * nwBreedte, nwHoogte: de maten van het bord
    // * geheugen: hoeveel bytes de tabellen hoogstens gebruiken
    // * seconden: hoe lang het zoeken mag duren; 0: zonder grens
    // * nwVoortgang: wie te horen krijgt hoeveel standen er bezocht zijn, of 0
    Oplosser (int nwBreedte, int nwHoogte, size_t geheugen, int seconden,
              Voortgang *nwVoortgang)
    : breedte (nwBreedte), hoogte (nwHoogte), veld (breedte, hoogte),
      waarden (veld, breedte, hoogte, geheugen / 4),
      tabel (geheugen / 4 * 3), standen (0), voortgang (nwVoortgang),
      eind (clock () + seconden * static_cast<clock_t> (CLOCKS_PER_SEC)),
      begrensd (seconden > 0), opgegeven (false)
    {
      for (int plaats = 0; plaats < breedte * hoogte; plaats++)
      {
        rijVan[plaats] = static_cast<unsigned char> (plaats / breedte);
        kolomVan[plaats] = static_cast<unsigned char> (plaats % breedte);
      }
    }

    // Zoek een winnende zet.
    // Parameters:
    // * vrij: de lege vakjes
    // * speler: wie aan beurt is
    // Retourneert: het laagste vakje van een winnende steen, of Geen
    int winnendeZet (const Bord &vrij, int speler)
    {
      const Stelling<Woorden> stelling = { vrij, 0, 0 };
      standen++;
      return doorzoek (stelling, speler);
    }

    // Wint een zet?
    // Parameters:
    // * vrij: de lege vakjes
    // * speler: wie aan beurt is
    // * plaats: het laagste vakje van een steen van die speler die past
    // Retourneert: true als die speler dan wint
    bool wintMet (const Bord &vrij, int speler, int plaats)
    {
      const int ander = 1 - speler;
      Kind kind = { { vrij, 0, 0 }, Sleutel (), plaats, 0, true };
      legSteen (kind, speler);
      maakSleutel (kind, ander);
      const Oordeel oordeel = zoekOp (kind, ander);
      return oordeel == Onbekend ? !vraag (kind, ander) : oordeel == Verloren;
    }

    // Retourneert: true als het zoeken is opgegeven omdat de tijd om was; wat
    //   er dan geretourneerd wordt zegt niets
    bool isOpgegeven () const
    {
      return opgegeven;
    }

    // Retourneert: het aantal standen dat tot nu toe doorzocht is
    long long aantalStanden () const
    {
      return standen;
    }

  private:

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

        // Maak de sleutel van een leeg bord.
        Sleutel ()
        : bord (), soort (0)
        {
        }

        // Parameters:
        // * nwBord: de vakjes
        // * klasse: de klasse
        // * speler: wie aan beurt is
        Sleutel (const Bord &nwBord, int klasse, int speler)
        : bord (nwBord), soort (static_cast<unsigned char>
                                  (klasse | speler << AantalSchakelaars))
        {
        }

        // Retourneert: true als de sleutels gelijk zijn
        bool operator== (const Sleutel &b) const
        {
          return bord == b.bord && soort == b.soort;
        }

        // Retourneert: 64 gemengde bits
        unsigned long long mengsel () const
        {
          return Toeval::meng (bord.mengsel () + soort);
        }

      private:

        Bord bord;
        unsigned char soort;
    };

    struct Kind
    {
      Stelling<Woorden> stelling;
      Sleutel sleutel;
      int plaats;       // van de steen die ernaar leidt; Geen: een losse zet
      int waardering;
      bool gesplitst;   // of de steen stukken van elkaar los maakte
    };

    // De kinderen die nog doorzocht moeten worden; er zijn ook losse zetten.
    typedef zoek::Kinderen<Kind, Bord::Plaatsen + AantalSchakelaars + 1>
      Kinderen;

    // Wat een speler van een stand ziet: de banden, en de stenen die alleen hij
    // nog kan leggen en die daarnaast geteld worden.
    struct Zicht
    {
      Rekening rekening;
      Bord apart;
      bool helder;       // of het bord niet te groot is
    };

    static const int TussenKijken = 256;  // standen, tot de klok weer telt
    static const int Wachtend = 4;  // kinderen, tot het geheugen ze gehaald
                                    // heeft
    static const int WegingVeilig = 3;
    static const int NietGewonnen = -2;   // er is geen winnende zet

    int breedte, hoogte;
    Veld<Woorden> veld;
    Waarden<Woorden> waarden;
    Sleuteltabel<Sleutel, Grenzen> tabel;
    Zicht mijn, zijn, los;
    unsigned char rijVan[Bord::Plaatsen], kolomVan[Bord::Plaatsen];
    long long standen;
    Voortgang *voortgang;
    clock_t eind;
    bool begrensd, opgegeven;

    // Wint wie aan beurt is?
    // Parameters:
    // * kind: een stelling waar nog niets over bekend is
    // * speler: wie aan beurt is
    // Retourneert: true als die speler wint; onbepaald na opgeven
    bool vraag (const Kind &kind, int speler)
    {
      const long long begin = standen++;
      kijkOpDeKlok ();
      if (opgegeven)
        return false;
      const bool gewonnen = doorzoek (kind.stelling, speler) != NietGewonnen;
      if (!opgegeven)
        onthoud (kind, speler, gewonnen, standen - begin);
      return gewonnen;
    }

    // Geef het op als de tijd om is, en laat zien hoe ver het is.
    void kijkOpDeKlok ()
    {
      if (standen % TussenKijken != 0)
        return;
      if (voortgang != 0)
        voortgang->toon (standen);
      opgegeven = opgegeven || (begrensd && clock () > eind);
    }

    // Maak de kinderen waar de banden en de tabel nog niets over zeggen.
    // Parameters:
    // * stelling: een stelling
    // * speler: wie aan beurt is
    // * kinderen: worden die kinderen
    // Retourneert: een winnende zet die meteen gevonden is, of NietGewonnen
    int maakKinderen (const Stelling<Woorden> &stelling, int speler,
                      Kinderen &kinderen)
    {
      const int ander = 1 - speler;
      const Bord zetten = veld.zinnig (stelling.vrij, speler);
      int gekeurd = 0,
          winst = meteen (stelling, speler, zetten);
      kinderen.aantal = 0;
      if (winst != NietGewonnen)
        return winst;
      bekijk (zijn, stelling.vrij, ander, naast (stelling, ander), true);
      if (zijn.helder)
        zijn.rekening.maakGaten ();
      for (Bord rest = zetten; !rest.leeg () && winst == NietGewonnen; )
      {
        const int plaats = rest.neemLaagste ();
        if (zijn.helder && zijn.rekening.wintNaAnder (strook (plaats, ander),
                                                      vak (plaats, ander)))
          continue;
        Kind &kind = kinderen.kind[kinderen.aantal++];
        kind.stelling = stelling;
        kind.plaats = plaats;
        legSteen (kind, speler);
        maakSleutel (kind, ander);
        winst = keur (kinderen, gekeurd, kinderen.aantal - Wachtend, ander);
      }
      if (winst == NietGewonnen)
        maakLosse (stelling, speler, kinderen);
      return winst != NietGewonnen
             ? winst : keur (kinderen, gekeurd, kinderen.aantal, ander);
    }

    // Zoek een zet waarna de speler volgens de banden wint: eerst zetten binnen
    // een band, want dat is het snelst bekeken.
    // Parameters:
    // * stelling, speler: als bij maakKinderen
    // * zetten: de stenen om uit te kiezen
    // Retourneert: die zet, of NietGewonnen
    int meteen (const Stelling<Woorden> &stelling, int speler,
                const Bord &zetten)
    {
      Rekening &rekening = mijn.rekening;
      bekijk (mijn, stelling.vrij, speler, naast (stelling, speler), false);
      if (!mijn.helder)
        return NietGewonnen;
      rekening.maakGaten ();
      for (int ronde = 0; ronde < 3; ronde++)
      {
        if (ronde == 1)
          rekening.maakRuimeGaten ();
        for (Bord rest = zetten; !rest.leeg (); )
        {
          const int plaats = rest.neemLaagste (),
                    i = strook (plaats, speler), j = vak (plaats, speler),
                    tekort = Achtsten * (veld.steen (plaats, speler)
                                         & mijn.apart).aantal ();
          if (ronde == 0 ? rekening.wintIn (i, j, tekort)
              : ronde == 1 ? rekening.wintNaast (i, j, tekort)
                           : rekening.wintTussen (i, j, tekort))
            return plaats;
        }
      }
      return NietGewonnen;
    }

    // Parameters:
    // * plaats: een vakje
    // * speler: 0 of 1
    // Retourneert: in welke strook van die speler het ligt
    int strook (int plaats, int speler) const
    {
      return (speler == 0 ? rijVan : kolomVan)[plaats];
    }

    // Als hierboven: waar in die strook.
    int vak (int plaats, int speler) const
    {
      return (speler == 0 ? kolomVan : rijVan)[plaats];
    }

    // Parameters:
    // * stelling: een stelling
    // * speler: 0 of 1
    // Retourneert: wat die speler heeft naast de vakjes
    static Grens naast (const Stelling<Woorden> &stelling, int speler)
    {
      const int eigen = speler == 0 ? stelling.voorsprong
                                    : -stelling.voorsprong;
      const Grens uit =
        { samen (grensVanNul ().eerst, eigen, stelling.klasse),
          samen (grensVanNul ().laatst, eigen, stelling.klasse) };
      return uit;
    }

    // Bekijk vakjes in banden. Wat alleen deze speler kan leggen ligt apart,
    // zoveel als er naast elkaar past.
    // Parameters:
    // * zicht: wordt wat de speler ziet
    // * vrij: lege vakjes
    // * speler: 0 of 1
    // * erbij: wat hij daarnaast heeft
    // * metEerst: zie rekening.h
    void bekijk (Zicht &zicht, const Bord &vrij, int speler, Grens erbij,
                 bool metEerst)
    {
      const int lengte = speler == 0 ? breedte : hoogte,
                aantal = speler == 0 ? hoogte : breedte;
      unsigned stroken[Rekening::MeesteStroken];
      zicht.apart = veld.vol (veld.veilig (vrij, speler), speler);
      const int extra = Achtsten * zicht.apart.aantal () / 2;
      const Bord rest = vrij & ~zicht.apart,
                 bord = speler == 0 ? rest : veld.gekanteld (rest);
      for (int i = 0; i < aantal; i++)
        stroken[i] = bord.deel (i * lengte, lengte);
      schuif (erbij.eerst, extra);
      schuif (erbij.laatst, extra);
      zicht.helder = zicht.rekening.begin (stroken, aantal, erbij, metEerst);
    }

    // Leg een steen, en haal stukken die daardoor precies een getal en een
    // klasse waard zijn van het bord.
    // Parameters:
    // * kind: krijgt de steen op kind.plaats
    // * speler: van wie de steen is
    void legSteen (Kind &kind, int speler)
    {
      const Bord steen = veld.steen (kind.plaats, speler);
      Stelling<Woorden> &na = kind.stelling;
      na.vrij = veld.bruikbaar (na.vrij & ~steen);
      Bord rand = veld.rondom (steen) & na.vrij;
      int aantal = 0, weg = 0;
      for ( ; !rand.leeg (); aantal++)
      {
        const Bord stuk = veld.stukVan (na.vrij, rand.laagste (), rand,
                                        Stukken::MeesteVakjes);
        int getal = 0, klasse = 0;
        rand = rand & ~stuk;
        if (!waarden.isPrecies (stuk, getal, klasse))
          continue;
        weg++;
        na.vrij = na.vrij & ~stuk;
        na.voorsprong = static_cast<short> (na.voorsprong + getal);
        na.klasse = static_cast<unsigned char> (na.klasse ^ klasse);
      }
      kind.gesplitst = aantal > 1 || weg > 0;
    }

    // Maak kinderen van zetten naast het bord: in een schakelaar van de klasse,
    // en in de voorsprong. In een getal zetten is nooit beter dan elders, maar
    // soms is er niets anders.
    // Parameters:
    // * stelling, speler: als bij maakKinderen
    // * kinderen: krijgen die kinderen erbij
    void maakLosse (const Stelling<Woorden> &stelling, int speler,
                    Kinderen &kinderen)
    {
      Kind kind = { stelling, Sleutel (), Geen, -INT_MAX, true };
      for (int i = 0; i < AantalSchakelaars; i++)
        if ((stelling.klasse >> i & 1) != 0)
        {
          const int uitslag = speler == 0 ? Uitslag[i] : -Uitslag[i];
          kind.stelling.klasse =
            static_cast<unsigned char> (stelling.klasse ^ 1 << i);
          kind.stelling.voorsprong =
            static_cast<short> (stelling.voorsprong + uitslag);
          maakSleutel (kind, 1 - speler);
          kinderen.kind[kinderen.aantal++] = kind;
        }
      kind.stelling = stelling;
      if (losseZet (kind.stelling.voorsprong, speler))
      {
        maakSleutel (kind, 1 - speler);
        kinderen.kind[kinderen.aantal++] = kind;
      }
    }

    // Doe een zet in de voorsprong: van een geheel getal gaat er een af, van
    // een breuk een deel met dezelfde noemer.
    // Parameters:
    // * voorsprong: de voorsprong van Vera, die verandert
    // * speler: wie zet
    // Retourneert: true als dat kan
    static bool losseZet (short &voorsprong, int speler)
    {
      const int eigen = speler == 0 ? voorsprong : -voorsprong;
      int prijs = 1;
      while (prijs < Achtsten && eigen % (2 * prijs) == 0)
        prijs *= 2;
      if (prijs == Achtsten && eigen <= 0)
        return false;
      voorsprong = static_cast<short> (speler == 0 ? voorsprong - prijs
                                                   : voorsprong + prijs);
      return true;
    }

    // Keur de volgende kinderen; wie volgens de tabel of de banden wint valt
    // af.
    // Parameters:
    // * kinderen: de kinderen
    // * gekeurd: hoeveel er gekeurd zijn en blijven; groeit
    // * tot: keur er zoveel; de laatste zijn nog onderweg in het geheugen
    // * speler: wie er in de kinderen aan beurt is
    // Retourneert: de zet naar een kind dat verliest, of NietGewonnen
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
      return NietGewonnen;
    }

    // Is een kind al beslist?
    // Parameters:
    // * kind: het kind
    // * speler: wie er aan beurt is
    // Retourneert: het oordeel, voor die speler
    Oordeel zoekOp (const Kind &kind, int speler)
    {
      const int voorsprong = kind.stelling.voorsprong;
      const Grenzen *const grenzen = tabel.zoek (kind.sleutel);
      if (grenzen != 0 && voorsprong >= grenzen->hoog)
        return speler == 0 ? Gewonnen : Verloren;
      if (grenzen != 0 && voorsprong <= grenzen->laag)
        return speler == 0 ? Verloren : Gewonnen;
      return kind.gesplitst ? oordeelPerStuk (kind.stelling, speler) : Onbekend;
    }

    // Verliest wie aan beurt is volgens de grenzen van elk stuk apart?
    // Parameters:
    // * stelling: een stelling
    // * speler: wie aan beurt is
    // Retourneert: Verloren als dat zo is; Gewonnen als er niets meer op het
    //   bord ligt en dat niet zo is; anders Onbekend
    Oordeel oordeelPerStuk (const Stelling<Woorden> &stelling, int speler)
    {
      const int ander = 1 - speler;
      Klassen som = naast (stelling, ander).laatst;
      for (Bord rest = stelling.vrij; !rest.leeg (); )
      {
        const Bord stuk = veld.neemStuk (rest);
        const Grens erbij = { som, som };
        Waarde waarde;
        if (waarden.zoek (stuk, waarde))
          som = Spreiding (som).plus (waarde.laatst[ander]);
        else
        {
          bekijk (los, stuk, ander, erbij, false);
          if (los.helder)
            som = los.rekening.laatst ();
          else
            schuif (som, -Achtsten * veld.past (stuk, speler));
        }
      }
      if (som.van[0] >= 0)
        return Verloren;
      return stelling.vrij.leeg () ? Gewonnen : Onbekend;
    }

    // Maak de sleutel van een kind, en laat haar vak alvast halen.
    // Parameters:
    // * kind: krijgt zijn sleutel
    // * speler: wie er aan beurt is
    void maakSleutel (Kind &kind, int speler) const
    {
      kind.sleutel = Sleutel (veld.gelijkvormig (kind.stelling.vrij),
                              kind.stelling.klasse, speler);
      tabel.haal (kind.sleutel);
    }

    // Zoek een zet waarna de ander verliest.
    // Parameters:
    // * stelling: een stelling
    // * speler: wie aan beurt is
    // Retourneert: de plaats van die zet (Geen bij een losse zet), of
    //   NietGewonnen
    int doorzoek (const Stelling<Woorden> &stelling, int speler)
    {
      Kinderen kinderen;
      int winst = maakKinderen (stelling, speler, kinderen);
      for (int i = 0; winst == NietGewonnen && i < kinderen.aantal; i++)
        if (kinderen.kind[i].plaats != Geen)
          kinderen.kind[i].waardering = waardeer (kinderen.kind[i], speler);
      while (winst == NietGewonnen && kinderen.aantal > 0 && !opgegeven)
      {
        const Kind kind = neemBeste (kinderen);
        if (!vraag (kind, 1 - speler) && !opgegeven)
          winst = kind.plaats;
      }
      return winst;
    }

    // Schat hoe goed een kind is, met wat mijn en zijn van de stelling weten.
    // Parameters:
    // * kind: het kind, met een steen
    // * speler: wie de steen legde
    // Retourneert: de waardering
    int waardeer (const Kind &kind, int speler) const
    {
      const int ander = 1 - speler;
      const Bord &vrij = kind.stelling.vrij;
      int som = WegingVeilig * (veld.past (veld.veilig (vrij, speler), speler)
                                - veld.past (veld.veilig (vrij, ander), ander))
                + veld.stenen (vrij, speler).aantal ()
                - veld.stenen (vrij, ander).aantal ();
      if (mijn.helder)
        som += mijn.rekening.mastNaEigen (strook (kind.plaats, speler),
                                          vak (kind.plaats, speler));
      if (zijn.helder)
        som -= zijn.rekening.mastNaAnder (strook (kind.plaats, ander),
                                          vak (kind.plaats, ander));
      return som;
    }

    // Onthoud hoe een stelling afloopt.
    // Parameters:
    // * kind: de stelling
    // * speler: wie aan beurt is
    // * gewonnen: of deze speler wint
    // * werk: het aantal standen dat ervoor bezocht is
    void onthoud (const Kind &kind, int speler, bool gewonnen, long long werk)
    {
      const Grenzen *const eerder = tabel.zoek (kind.sleutel);
      Grenzen grenzen = { SHRT_MIN, SHRT_MAX, 0 };
      if (eerder != 0)
        grenzen = *eerder;
      (gewonnen == (speler == 0) ? grenzen.hoog : grenzen.laag) =
        kind.stelling.voorsprong;
      tabel.bewaar (kind.sleutel, grenzen, werk);
    }
};

}
}

#endif
