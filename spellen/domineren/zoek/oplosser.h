// oplosser.h: wie wint een stand van domineren, als beide spelers perfect
// spelen?
//
// Dit is alfa-beta op winst en verlies. Een stand valt uiteen in losse stukken,
// en van elk stuk is bekend wat het elke speler minstens waard is (zie
// waarden.h). Stukken die een getal waard zijn gaan van het bord: wat
// overblijft is een stel lege vakjes en een voorsprong. Met meer voorsprong
// wint Vera zeker ook: daarom onthoudt de tabel per stel vakjes tot welke
// voorsprong Vera verliest en vanaf welke zij wint. Spiegelbeelden delen een
// vak. Wie volgens de waarden al wint of verliest wordt niet doorzocht, en zij
// geven ook de volgorde waarin de andere kinderen aan de beurt komen.

#ifndef ZoekDominerenOplosserHVar
#define ZoekDominerenOplosserHVar

#include <climits>
#include <ctime>
#include "../../../zoek/kinderen.h"
#include "../../../zoek/sleuteltabel.h"
#include "../../../zoek/voortgang.h"
#include "veld.h"
#include "waarden.h"

namespace zoek
{
namespace domineren
{

// Een stand: de lege vakjes, en wat Vera daarnaast voor staat, in achtsten van
// een zet.
template <int Woorden>
struct Stelling
{
  Bitbord<Woorden> vrij;
  int voorsprong;
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
      waarden (veld, breedte, hoogte, geheugen / 3),
      tabelVera (geheugen / 3), tabelHerman (geheugen / 3), standen (0),
      voortgang (nwVoortgang),
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
      return doorzoek (stelling, speler);
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

    // Tot welke voorsprong Vera verliest, en vanaf welke zij wint.
    struct Grenzen
    {
      short laag, hoog;
      unsigned char werk;  // zie sleuteltabel.h
    };

    typedef Sleuteltabel<Bord, Grenzen> Tabel;

    struct Kind
    {
      Stelling<Woorden> stelling;
      int plaats;       // van de steen die ernaar leidt; Geen: een losse zet
      int waardering;
    };

    // De kinderen die nog doorzocht moeten worden.
    typedef zoek::Kinderen<Kind, Bord::Plaatsen + 1> Kinderen;

    // De losse stukken van een stelling, met hun waarden.
    struct Stukkenlijst
    {
      Bord stuk[Bord::Plaatsen / 2];
      Waarde waarde[Bord::Plaatsen / 2];
      int aantal;
    };

    static const int TussenKijken = 256;  // standen, tot de klok weer telt
    static const int BijVolgorde = 3;     // de temperatuur voor de volgorde
    static const int WegingLos = 3;
    static const int NietGewonnen = -2;   // er is geen winnende zet

    int breedte, hoogte;
    Veld<Woorden> veld;
    Waarden<Woorden> waarden;
    Tabel tabelVera, tabelHerman;         // naar wie aan beurt is
    long long standen;
    Voortgang *voortgang;
    clock_t eind;
    bool begrensd, opgegeven;

    // Wint wie aan beurt is? Eerst de tabel, dan de kinderen.
    // Parameters:
    // * stelling: een vereenvoudigde stelling
    // * speler: wie aan beurt is
    // Retourneert: true als die speler wint; onbepaald na opgeven
    bool vraag (const Stelling<Woorden> &stelling, int speler)
    {
      const Bord sleutel = veld.gelijkvormig (stelling.vrij);
      const Oordeel bekend = uitTabel (sleutel, stelling.voorsprong, speler);
      const long long begin = standen++;
      if (bekend != Onbekend)
        return bekend == Gewonnen;
      kijkOpDeKlok ();
      if (opgegeven)
        return false;
      const bool gewonnen = doorzoek (stelling, speler) != NietGewonnen;
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
    int doorzoek (const Stelling<Woorden> &stelling, int speler)
    {
      Kinderen kinderen;
      int winst = maakKinderen (stelling, speler, kinderen);
      if (winst == NietGewonnen)
        winst = zoekOp (1 - speler, kinderen);
      while (winst == NietGewonnen && kinderen.aantal > 0 && !opgegeven)
      {
        const Kind kind = neemBeste (kinderen);
        if (!vraag (kind.stelling, 1 - speler) && !opgegeven)
          winst = kind.plaats;
      }
      return winst;
    }

    // Maak de kinderen; wie volgens de waarden al wint valt af.
    // Parameters:
    // * stelling: een stelling
    // * speler: wie aan beurt is
    // * kinderen: worden de kinderen waar nog niets over bekend is
    // Retourneert: een winnende zet volgens de waarden, of NietGewonnen
    int maakKinderen (const Stelling<Woorden> &stelling, int speler,
                      Kinderen &kinderen)
    {
      Stukkenlijst lijst;
      verdeel (stelling.vrij, lijst);
      kinderen.aantal = 0;
      for (int i = 0; i < lijst.aantal; i++)
      {
        Waarde rest = Waarde ();
        for (int j = 0; j < lijst.aantal; j++)
          if (j != i)
            telOp (rest, lijst.waarde[j]);
        for (Bord zetten = veld.stenen (lijst.stuk[i], speler);
             !zetten.leeg (); )
        {
          Kind kind = { stelling, zetten.neemLaagste (), 0 };
          const Waarde waarde = legSteen (kind, speler, lijst.stuk[i], rest);
          if (neemOp (kind, waarde, 1 - speler, kinderen) == Verloren)
            return kind.plaats;
        }
      }
      Kind kind = { stelling, Geen, 0 };
      Waarde alles = Waarde ();
      for (int i = 0; i < lijst.aantal; i++)
        telOp (alles, lijst.waarde[i]);
      if (losseZet (kind.stelling.voorsprong, speler)
          && neemOp (kind, alles, 1 - speler, kinderen) == Verloren)
        return Geen;
      return NietGewonnen;
    }

    // Verdeel een stand in losse stukken.
    // Parameters:
    // * vrij: de lege vakjes
    // * lijst: wordt de stukken met hun waarden
    void verdeel (const Bord &vrij, Stukkenlijst &lijst)
    {
      Bord rest = veld.bruikbaar (vrij);
      for (lijst.aantal = 0; !rest.leeg (); lijst.aantal++)
      {
        lijst.stuk[lijst.aantal] = veld.neemStuk (rest);
        lijst.waarde[lijst.aantal] = waarden.van (lijst.stuk[lijst.aantal]);
      }
    }

    // Leg een steen, en haal stukken die daardoor een getal waard zijn van het
    // bord.
    // Parameters:
    // * kind: krijgt de steen op kind.plaats
    // * speler: van wie de steen is
    // * stuk: het stuk waar hij in komt
    // * rest: de waarde van de andere stukken
    // Retourneert: de waarde van het kind, zonder de voorsprong
    Waarde legSteen (Kind &kind, int speler, const Bord &stuk,
                     const Waarde &rest)
    {
      Waarde som = rest;
      Bord &vrij = kind.stelling.vrij;
      Bord over = veld.bruikbaar (stuk & ~veld.steen (kind.plaats, speler));
      vrij = vrij & ~stuk;
      while (!over.leeg ())
      {
        const Bord deel = veld.neemStuk (over);
        const Waarde waarde = waarden.van (deel);
        int getal = 0;
        if (isGetal (waarde, getal))
          kind.stelling.voorsprong += getal;
        else
        {
          vrij = vrij | deel;
          telOp (som, waarde);
        }
      }
      return som;
    }

    // Doe een zet in de voorsprong: van een geheel getal gaat er een af, van
    // een breuk een deel met dezelfde noemer. In een getal zetten is nooit
    // beter dan elders, maar soms is er niets anders.
    // Parameters:
    // * voorsprong: de voorsprong van Vera, die verandert
    // * speler: wie zet
    // Retourneert: true als dat kan
    static bool losseZet (int &voorsprong, int speler)
    {
      const int eigen = speler == 0 ? voorsprong : -voorsprong;
      int prijs = 1;
      while (prijs < Achtsten && eigen % (2 * prijs) == 0)
        prijs *= 2;
      if (prijs == Achtsten && eigen <= 0)
        return false;
      voorsprong -= speler == 0 ? prijs : -prijs;
      return true;
    }

    // Neem een kind op, als de waarden niet al zeggen wie er wint.
    // Parameters:
    // * kind: het kind, dat zijn waardering krijgt voor wie er net zette
    // * waarde: de waarde van zijn stukken
    // * speler: wie er in het kind aan beurt is
    // * kinderen: krijgen het kind, als er nog niets over bekend is
    // Retourneert: het oordeel, voor die speler
    Oordeel neemOp (Kind &kind, const Waarde &waarde, int speler,
                    Kinderen &kinderen) const
    {
      const int ander = 1 - speler, vera = kind.stelling.voorsprong,
                eigen = speler == 0 ? vera : -vera;
      const Wand mee = waarde.eerst[speler] + Wand (eigen),
                 tegen = waarde.laatst[ander] + Wand (-eigen);
      if (tegen.wint (false))
        return Verloren;
      if (mee.wint (true))
        return Gewonnen;
      kind.waardering = tegen.bij (BijVolgorde) - mee.bij (BijVolgorde)
        + (speler == 0 ? -waarde.schatting : waarde.schatting)
        - WegingLos * eigen / Achtsten;
      if (kind.plaats == Geen)
        kind.waardering = -INT_MAX;
      kinderen.kind[kinderen.aantal++] = kind;
      return Onbekend;
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

    // Zoek op of een stelling al beslist is.
    // Parameters:
    // * sleutel: haar vakjes, of een spiegelbeeld daarvan
    // * voorsprong: haar voorsprong
    // * speler: wie aan beurt is
    // Retourneert: het oordeel, voor die speler
    Oordeel uitTabel (const Bord &sleutel, int voorsprong, int speler) const
    {
      const Grenzen *const grenzen =
        (speler == 0 ? tabelVera : tabelHerman).zoek (sleutel);
      if (grenzen == 0)
        return Onbekend;
      if (voorsprong >= grenzen->hoog)
        return speler == 0 ? Gewonnen : Verloren;
      if (voorsprong <= grenzen->laag)
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
      Tabel &tabel = speler == 0 ? tabelVera : tabelHerman;
      const Grenzen *const eerder = tabel.zoek (sleutel);
      Grenzen grenzen = { SHRT_MIN, SHRT_MAX, 0 };
      if (eerder != 0)
        grenzen = *eerder;
      (gewonnen == (speler == 0) ? grenzen.hoog : grenzen.laag) =
        static_cast<short> (voorsprong);
      tabel.bewaar (sleutel, grenzen, werk);
    }
};

}
}

#endif
