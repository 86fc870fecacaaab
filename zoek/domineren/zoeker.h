// zoeker.h: wie wint een stand van domineren, als beide spelers perfect
// spelen?
//
// Dit is alfa-beta op winst en verlies. Een stand wordt eerst vereenvoudigd
// (zie veld.h); wat overblijft is een stel lege vakjes en een voorsprong in
// zetten. Met meer voorsprong wint Vera zeker ook: daarom onthoudt de tabel
// per stel vakjes tot welke voorsprong Vera verliest en vanaf welke zij wint.
// Spiegelbeelden delen een vak. Van elk kind wordt eerst een grens bepaald
// (zie banden.h); wie zo al wint of verliest wordt niet doorzocht, en de
// grenzen geven ook de volgorde waarin de andere aan de beurt komen.

#ifndef ZoekerHVar
#define ZoekerHVar

#include <climits>
#include <ctime>
#include "../sleuteltabel.h"
#include "../voortgang.h"
#include "banden.h"
#include "veld.h"

namespace zoek
{

template <int Woorden>
class Zoeker
{
  public:

    typedef Bitbord<Woorden> Bord;

    static const int Geen = -1;

    // Parameters:
    // * nwBreedte, nwHoogte: de maten van het bord
    // * geheugen: hoeveel bytes de tabellen hoogstens gebruiken
    // * seconden: hoe lang het zoeken mag duren; 0: zonder grens
    // * nwVoortgang: wie te horen krijgt hoeveel standen er bezocht zijn, of 0
    Zoeker (int nwBreedte, int nwHoogte, size_t geheugen, int seconden,
            Voortgang *nwVoortgang)
    : breedte (nwBreedte), hoogte (nwHoogte), veld (breedte, hoogte),
      liggend (Bandentabel::van (breedte)),
      staand (Bandentabel::van (hoogte)), tabelVera (geheugen / 2),
      tabelHerman (geheugen / 2), standen (0), voortgang (nwVoortgang),
      eind (clock () + seconden * static_cast<clock_t> (CLOCKS_PER_SEC)),
      begrensd (seconden > 0), opgegeven (false)
    {
    }

    // Zoek een winnende zet.
    // Parameters:
    // * vrij: de lege vakjes
    // * speler: wie aan beurt is
    // Retourneert: het laagste vakje van een winnende steen, of Geen
    int winnendeZet (const Bord &vrij, int speler)
    {
      const Stelling<Woorden> stelling = { vrij, 0 };
      standen++;
      return zoekKind (stelling, speler);
    }

    // Retourneert: true als het zoeken is opgegeven omdat de tijd om was; wat
    //   winnendeZet dan retourneert zegt niets
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

    // Wat de grenzen over een stelling zeggen.
    enum Oordeel { Onbekend, Gewonnen, Verloren };

    // Wat er over een speler in een stelling bekend is.
    struct Kant
    {
      Voorsprong grens;
      int veilig;       // stenen op vakjes waar alleen hij nog kan leggen
    };

    // Wat er over een stel vakjes onthouden wordt.
    struct Bewezen
    {
      short laag, hoog;    // t/m laag verliest Vera, vanaf hoog wint zij
      unsigned char werk;  // zie sleuteltabel.h
    };

    struct Kind
    {
      Stelling<Woorden> stelling;
      int plaats;       // van de steen die ernaar leidt; Geen: een losse zet
      int waardering;
    };

    // De kinderen die nog doorzocht moeten worden.
    struct Kinderen
    {
      Kind kind[Bord::Plaatsen + 1];
      int aantal;
    };

    static const int TussenKijken = 256;  // standen, tot de klok weer telt
    static const int BijVolgorde = 3;     // de temperatuur voor de volgorde
    static const int WegingVeilig = 6, WegingZetten = 1,
                     WegingLos = WegingVeilig + 2 * Achtsten;
    static const int NietGewonnen = -2;   // er is geen winnende zet

    int breedte, hoogte;
    Veld<Woorden> veld;
    const Bandentabel &liggend, &staand;  // banden van rijen, van kolommen
    Sleuteltabel<Bord, Bewezen> tabelVera, tabelHerman;  // naar wie aan
                                                         // beurt is
    long long standen;
    Voortgang *voortgang;
    clock_t eind;
    bool begrensd, opgegeven;

    // Wint wie aan beurt is?
    // Parameters:
    // * stelling: een vereenvoudigde stelling
    // * speler: wie aan beurt is
    // Retourneert: true als die speler wint; onbepaald na opgeven
    bool wint (const Stelling<Woorden> &stelling, int speler)
    {
      const Bord sleutel = veld.gelijkvormig (stelling.vrij);
      const Oordeel bekend = uitTabel (sleutel, stelling.voorsprong, speler);
      const long long begin = standen++;
      if (bekend != Onbekend)
        return bekend == Gewonnen;
      kijkOpDeKlok ();
      if (opgegeven)
        return false;
      const bool gewonnen = zoekKind (stelling, speler) != NietGewonnen;
      if (!opgegeven)
        onthoud (sleutel, stelling.voorsprong, speler, gewonnen,
                 standen - begin);
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

    // Zoek een zet waarna de ander verliest.
    // Parameters:
    // * stelling: een stelling
    // * speler: wie aan beurt is
    // Retourneert: de plaats van die zet (Geen bij een losse zet), of
    //   NietGewonnen
    int zoekKind (const Stelling<Woorden> &stelling, int speler)
    {
      Kinderen kinderen;
      int winst = maakKinderen (stelling, speler, kinderen);
      if (winst == NietGewonnen)
        winst = zoekOp (1 - speler, kinderen);
      while (winst == NietGewonnen && kinderen.aantal > 0 && !opgegeven)
      {
        const Kind kind = neemBeste (kinderen);
        if (!wint (kind.stelling, 1 - speler) && !opgegeven)
          winst = kind.plaats;
      }
      return winst;
    }

    // Maak de kinderen; wie volgens de grenzen al wint valt af.
    // Parameters:
    // * stelling: een stelling
    // * speler: wie aan beurt is
    // * kinderen: worden de kinderen waar nog niets over bekend is
    // Retourneert: een winnende zet volgens de grenzen, of NietGewonnen
    int maakKinderen (const Stelling<Woorden> &stelling, int speler,
                      Kinderen &kinderen) const
    {
      Bord rest = veld.stenen (stelling.vrij, speler);
      const int los = speler == 0 ? stelling.voorsprong : -stelling.voorsprong;
      kinderen.aantal = 0;
      while (!rest.leeg () || los > 0)
      {
        const bool losseZet = rest.leeg ();
        Kind &kind = kinderen.kind[kinderen.aantal];
        kind.stelling = stelling;
        kind.plaats = losseZet ? +Geen : rest.neemLaagste ();
        if (losseZet)
          kind.stelling.voorsprong += speler == 0 ? -1 : 1;
        else
          legSteen (kind, speler);
        const Oordeel oordeel = beoordeel (kind, 1 - speler);
        if (oordeel == Verloren)
          return kind.plaats;
        if (oordeel == Onbekend)
          kinderen.aantal++;
        if (losseZet)
        {
          kind.waardering = -INT_MAX;
          break;
        }
      }
      return NietGewonnen;
    }

    // Leg een steen.
    // Parameters:
    // * kind: krijgt de steen op kind.plaats, en wordt vereenvoudigd
    // * speler: van wie de steen is
    void legSteen (Kind &kind, int speler) const
    {
      Bord steen;
      steen.neemOp (kind.plaats);
      steen.neemOp (kind.plaats + veld.stap (speler));
      kind.stelling.vrij = kind.stelling.vrij & ~steen;
      veld.vereenvoudig (kind.stelling);
    }

    // Bepaal met de grenzen wat er over een kind te zeggen is.
    // Parameters:
    // * kind: het kind, dat zijn waardering krijgt voor wie er net zette
    // * speler: wie er in het kind aan beurt is
    // Retourneert: het oordeel, voor die speler
    Oordeel beoordeel (Kind &kind, int speler) const
    {
      const Bord &vrij = kind.stelling.vrij;
      const int ander = 1 - speler, voor = kind.stelling.voorsprong,
                eigen = speler == 0 ? voor : -voor;
      Kant tegen, mee;
      if (wintZeker (vrij, ander, -eigen, false, tegen))
        return Verloren;
      if (wintZeker (vrij, speler, eigen, true, mee))
        return Gewonnen;
      kind.waardering = tegen.grens.waarde[BijVolgorde]
        - mee.grens.waarde[BijVolgorde]
        + WegingVeilig * (tegen.veilig - mee.veilig)
        + WegingZetten * (veld.stenen (vrij, ander).aantal ()
                          - veld.stenen (vrij, speler).aantal ())
        - WegingLos * eigen;
      return Onbekend;
    }

    // Wint een speler volgens de banden? Zijn veilige vakjes, waar alleen hij
    // nog kan leggen, doen mee in de banden of worden apart geteld.
    // Parameters:
    // * vrij: de lege vakjes
    // * speler: 0 of 1
    // * los: zijn voorsprong daarnaast
    // * begint: of hij aan beurt is
    // * kant: wordt wat er over hem bekend is; onbepaald bij true
    // Retourneert: true als hij zeker wint
    bool wintZeker (const Bord &vrij, int speler, int los, bool begint,
                    Kant &kant) const
    {
      kant.grens = inBanden (vrij, speler, begint);
      if (beslist (kant.grens, los, begint))
        return true;
      const Bord veilig = veld.bereik (vrij, speler)
                          & ~veld.bereik (vrij, 1 - speler);
      kant.veilig = veld.past (veilig, speler);
      return kant.veilig > 0
             && beslist (inBanden (vrij & ~veilig, speler, begint),
                         los + kant.veilig, begint);
    }

    // Parameters:
    // * vrij: lege vakjes
    // * speler: 0 of 1
    // * begint: of hij aan beurt is
    // Retourneert: de ondergrens volgens banden.h; zonder tabel voor deze
    //   breedte alleen dat de ander niet meer kan leggen dan er past
    Voorsprong inBanden (const Bord &vrij, int speler, bool begint) const
    {
      if (speler == 0 && liggend.bruikbaar ())
        return liggend.ondergrens (vrij, hoogte, begint);
      if (speler == 1 && staand.bruikbaar ())
        return staand.ondergrens (veld.gekanteld (vrij), breedte, begint);
      Voorsprong grens;
      const int waarde = -Achtsten * veld.past (vrij, 1 - speler);
      for (int i = 0; i < AantalTemperaturen; i++)
        grens.waarde[i] = waarde;
      return grens;
    }

    // Is een ondergrens genoeg om te winnen?
    // Parameters:
    // * grens: een ondergrens voor de voorsprong van een speler
    // * los: zijn voorsprong daarnaast
    // * begint: of hij aan beurt is
    // Retourneert: true als hij zeker wint
    static bool beslist (const Voorsprong &grens, int los, bool begint)
    {
      for (int i = 0; i < AantalTemperaturen; i++)
      {
        const int waarde = grens.waarde[i] + Achtsten * los;
        if (begint ? waarde > 0
            : waarde >= 0 && (Temperaturen[i] < 0 || waarde > Temperaturen[i]))
          return true;
      }
      return false;
    }

    // Zoek alle kinderen in de tabel op; wie daar verliest wijst een winnende
    // zet aan, wie daar wint valt af.
    // Parameters:
    // * speler: wie er in de kinderen aan beurt is
    // * kinderen: verliezen wie afvalt
    // Retourneert: een winnende zet, of NietGewonnen
    int zoekOp (int speler, Kinderen &kinderen) const
    {
      for (int i = 0; i < kinderen.aantal; i++)
      {
        const Kind &kind = kinderen.kind[i];
        const Oordeel oordeel =
          uitTabel (veld.gelijkvormig (kind.stelling.vrij),
                    kind.stelling.voorsprong, speler);
        if (oordeel == Verloren)
          return kind.plaats;
        if (oordeel == Gewonnen)
          kinderen.kind[i--] = kinderen.kind[--kinderen.aantal];
      }
      return NietGewonnen;
    }

    // Haal het hoogst gewaardeerde kind eruit.
    // Parameter:
    // * kinderen: de kinderen, minstens een
    // Retourneert: dat kind
    static Kind neemBeste (Kinderen &kinderen)
    {
      int beste = 0;
      for (int i = 1; i < kinderen.aantal; i++)
        if (kinderen.kind[i].waardering > kinderen.kind[beste].waardering)
          beste = i;
      const Kind kind = kinderen.kind[beste];
      kinderen.kind[beste] = kinderen.kind[--kinderen.aantal];
      return kind;
    }

    // Zoek op of een stelling al beslist is.
    // Parameters:
    // * sleutel: haar vakjes, of een spiegelbeeld daarvan
    // * voorsprong: haar voorsprong
    // * speler: wie aan beurt is
    // Retourneert: het oordeel, voor die speler
    Oordeel uitTabel (const Bord &sleutel, int voorsprong, int speler) const
    {
      const Bewezen *const bewezen =
        (speler == 0 ? tabelVera : tabelHerman).zoek (sleutel);
      if (bewezen == 0)
        return Onbekend;
      if (voorsprong >= bewezen->hoog)
        return speler == 0 ? Gewonnen : Verloren;
      if (voorsprong <= bewezen->laag)
        return speler == 0 ? Verloren : Gewonnen;
      return Onbekend;
    }

    // Onthoud hoe een stelling afloopt.
    // Parameters:
    // * sleutel, voorsprong, speler: als bij uitTabel
    // * gewonnen: of deze speler wint
    // * werk: het aantal standen dat ervoor bezocht is
    void onthoud (const Bord &sleutel, int voorsprong, int speler,
                  bool gewonnen, long long werk)
    {
      Sleuteltabel<Bord, Bewezen> &tabel =
        speler == 0 ? tabelVera : tabelHerman;
      const Bewezen *const eerder = tabel.zoek (sleutel);
      Bewezen bewezen = { SHRT_MIN, SHRT_MAX, 0 };
      if (eerder != 0)
        bewezen = *eerder;
      (gewonnen == (speler == 0) ? bewezen.hoog : bewezen.laag) =
        static_cast<short> (voorsprong);
      tabel.bewaar (sleutel, bewezen, werk);
    }
};

}

#endif
