// denker.h: alfa-beta voor Kalah, met dezelfde waarde als minimax.
//
// Elke aanroep vraagt of een stand minstens zoveel waard is; een paar vragen
// geven de waarde (zie alfabeta.h). De diepte neemt steeds een beurt toe: een
// kleinere zegt in welke volgorde de zetten gaan, en geeft vaak ook een grens.
// Onderaan is er meestal geen zet nodig om te weten wat die oplevert.
//
// Een zet haalt nooit iets uit een kalah. Met een oneven diepte is een stand
// dus minstens zoveel waard als met een beurt minder of meer, met een even
// diepte hoogstens zoveel. Zo geldt een grens vaak ook voor een diepte ernaast.

#ifndef ZoekKalahDenkerHVar
#define ZoekKalahDenkerHVar

#include <string>
#include <vector>
#include "../../../zoek/alfabeta.h"
#include "../../../zoek/beste.h"
#include "../../../zoek/bits.h"
#include "../../../zoek/gedachte.h"
#include "../../../zoek/sleuteltabel.h"
#include "../../../zoek/voortgang.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

const int ElkeDiepte = 255;  // de diepte van een grens die altijd geldt
const int Oneindig = 32000;  // meer dan elke waarde

// Wat er over een stand onthouden wordt; eerst niets. Een grens hoort bij een
// diepte, of bij ElkeDiepte als de horizon er niet toe deed.
struct Bekend
{
  short grens[2] = { Oneindig, -Oneindig };  // grens[1] <= waarde <= grens[0]
  unsigned char diepte[2] = { ElkeDiepte, ElkeDiepte },
                zet = GeenKuil,  // de beste
                werk = 0;        // zie sleuteltabel.h
};

// Regels zijn die van stelling.h, of RuimeRegels van ../zaaien.h.
template <typename Regels>
class Denker
{
  public:

    typedef typename Regels::Stelling Stelling;
    typedef ::Gedachte<int> Gedachte;

    // Parameters:
    // * nwRegels: doen de zetten; blijven bestaan zolang dit object bestaat
    // * geheugen: hoeveel bytes de tabel hoogstens gebruikt
    // * nwVoortgang: hoort hoe ver het is
    Denker (const Regels &nwRegels, size_t geheugen, Voortgang &nwVoortgang)
    : regels (nwRegels), tabel (geheugen), voortgang (nwVoortgang)
    {
    }

    // Denk over een stand steeds een beurt dieper.
    // Parameters:
    // * stand, diepte: welke stand, en tot welke diepte
    // * gedachte: wordt wat de grootste diepte vond die af is; valt er te
    //   denken, dan is dat minstens 1, ook als het afgebroken wordt. De eerste
    //   zet is de eerste van de beste
    void denk (const Stelling &stand, int diepte, Gedachte &gedachte)
    {
      gedachte = Gedachte ();
      gedachte.waarde = regels.waarde (stand);
      gedachte.zeker = regels.afgelopen (stand);
      int gok = gedachte.waarde;
      standen++;
      while (gedachte.diepte < diepte && !gedachte.zeker)
      {
        Gedachte nieuw;
        nieuw.diepte = gedachte.diepte + 1;
        nieuw.waarde = waarde (stand, nieuw.diepte, gok, nieuw.zeker);
        if (nieuw.zeker)
          nieuw.diepte = diepte;  // dieper verandert er niets meer
        nieuw.variant = variant (stand, nieuw.diepte, nieuw.waarde);
        nieuw.standen = standen;
        gok = gedachte.waarde;  // even en oneven dieptes lijken op elkaar
        gedachte = nieuw;
        voortgang.noem (std::to_string (gedachte.diepte) + " beurten: kuiltje "
                        + std::to_string (gedachte.variant[0]) + ", "
                        + waardeTekst (gedachte.waarde));
      }
    }

    // Denk over elke zet van een stand, steeds een beurt dieper, tot dat niets
    // meer verandert.
    // Parameters:
    // * stand, diepte: welke stand, en tot welke diepte; onder 1: een
    // * gedachte: wordt wat de grootste diepte vond die voor elke zet af is,
    //   ook als het afgebroken wordt
    void denkElkeZet (const Stelling &stand, int diepte, Gedachte &gedachte)
    {
      gedachte = Gedachte ();
      gedachte.diepte = 1;
      gedachte.waarde = regels.waarde (stand);
      gedachte.zeker = true;
      standen++;
      if (regels.afgelopen (stand))
        return;
      bool open = maakZetten (stand, gedachte);
      std::vector<int> eerder;  // de waarde van elke zet met een beurt minder
      for (const Zetwaarde &zet : gedachte.zetten)
        eerder.push_back (zet.waarde);
      while (gedachte.diepte < diepte && open)
      {
        Gedachte nieuw = gedachte;
        open = verdiep (stand, eerder, nieuw);
        nieuw.variant = variant (stand, nieuw.diepte, nieuw.waarde);
        nieuw.standen = standen;
        gedachte = nieuw;
        voortgang.noem (std::to_string (nieuw.diepte) + " van "
                        + std::to_string (diepte) + " beurten voor elke zet");
      }
    }

    // Retourneert: het aantal standen dat tot nu toe bezocht is
    long long aantalStanden () const { return standen; }

  private:

    typedef ::Zetwaarde<int> Zetwaarde;

    struct Kind
    {
      Stelling stand;
      int kuil;        // de zet die ernaar leidt
      int waardering;
    };

    typedef zoek::Kinderen<Kind, AantalKuiltjes> Kinderen;

    static const int TabelDiepte = 3,      // eronder kost onthouden te veel
                     KijkDiepte = 4,       // zie maakKinderen
                     PerSteentje = 10;     // in een waardering

    const Regels &regels;
    Sleuteltabel<Stelling, Bekend> tabel;
    long long standen = 0;
    Voortgang &voortgang;
    bool horizon = false;  // of de horizon iets uitmaakte, sinds dit false werd

    // Retourneert: een waarde in woorden
    static std::string waardeTekst (int waarde)
    {
      if (waarde == 0)
        return "gelijk";
      return std::to_string (waarde > 0 ? waarde : -waarde)
             + (waarde > 0 ? " voor" : " achter");
    }

    // Retourneert: de beste zetten van beide spelers, als kuiltje, hoogstens
    //   zoveel als de diepte; de eerste is de laagste die de waarde haalt
    std::vector<int> variant (Stelling stand, int diepte, int waarde)
    {
      std::vector<int> zetten;
      for ( ; diepte > 0 && !regels.afgelopen (stand); diepte--)
      {
        const Bekend *const bekend = zetten.empty () ? 0 : tabel.zoek (stand);
        int zet = bekend == 0 ? 0 : bekend->zet;
        if (!haalt (stand, zet, diepte, waarde))
          for (zet = 0; zet < AantalKuiltjes - 1
                        && !haalt (stand, zet, diepte, waarde); )
            zet++;
        zetten.push_back (zet + 1);
        stand = regels.naZet (stand, zet);
        waarde = -waarde;
      }
      return zetten;
    }

    // Retourneert: of een zet, 0 t/m 5, kan, en minstens zoveel waard is
    bool haalt (const Stelling &stand, int zet, int diepte, int waarde)
    {
      return (stand.zetten () >> zet & 1) != 0
             && waardeNaZet (regels.naZet (stand, zet), diepte, waarde)
                >= waarde;
    }

    // Bepaal de waarde van een stand waarin het spel niet uit is.
    // Parameters:
    // * stand, diepte: welke stand, en op welke diepte, minstens 1
    // * gok: een schatting van de waarde, die kan
    // * zeker: wordt of dieper denken daar niets aan verandert
    // Retourneert: de waarde
    int waarde (const Stelling &stand, int diepte, int gok, bool &zeker)
    {
      const int rest = stand.opBord (), voor = stand.voorsprong ();
      horizon = false;
      const int gevonden = nulvenster ([&] (int grens)
        { return minstens (stand, diepte, grens); },
        voor - rest, voor + rest, gok);
      zeker = !horizon;
      return gevonden;
    }

    // Vul een gedachte met elke zet van een stand waarin het spel niet uit is,
    // een beurt vooruit.
    // Retourneert: of dieper denken nog iets verandert
    bool maakZetten (const Stelling &stand, Gedachte &gedachte)
    {
      bool open = false;
      for (unsigned rest = stand.zetten (); rest != 0;
           rest = zonderEerste (rest))
      {
        const Stelling na = regels.naZet (stand, eersteBit (rest));
        Zetwaarde zet = onbekend (eersteBit (rest) + 1);
        zet.waarde = -regels.waarde (na);
        zet.zeker = regels.afgelopen (na);
        zet.diepte = 1;
        if (gedachte.zetten.empty () || zet.waarde > gedachte.waarde)
        {
          gedachte.waarde = zet.waarde;
          gedachte.variant.assign (1, zet.zet);
        }
        gedachte.zetten.push_back (zet);
        open = open || !zet.zeker;
      }
      gedachte.zeker = !open;
      gedachte.standen = standen;
      return open;
    }

    // Ga bij elke zet van een stand een beurt dieper. De hoogste waarde is
    // zeker als die van de eerste beste zet dat is, en geen andere meer haalt.
    // Een gok is wat er een beurt eerder was: even en oneven dieptes lijken op
    // elkaar.
    // Parameters:
    // * stand: welke stand, waarin het spel niet uit is
    // * eerder: wat elke zet een beurt eerder waard was; schuift een beurt op
    // * gedachte: wat er gevonden was; wordt dat van een beurt dieper
    // Retourneert: of er een zet is die nog niet zeker is
    bool verdiep (const Stelling &stand, std::vector<int> &eerder,
                  Gedachte &gedachte)
    {
      bool open = false;
      const int diepte = gedachte.diepte++;  // na de zet
      const size_t eerste = eersteBeste
        (gedachte.zetten.size (), gedachte.waarde, [&] (size_t i)
         {
           Zetwaarde &zet = gedachte.zetten[i];
           const int gok = -eerder[i];
           eerder[i] = zet.waarde;
           zet.diepte = gedachte.diepte;
           if (!zet.zeker)
             zet.waarde = -waarde (regels.naZet (stand, zet.zet - 1), diepte,
                                   gok, zet.zeker);
           open = open || !zet.zeker;
           return zet.waarde;
         });
      horizon = !gedachte.zetten[eerste].zeker;
      // Dat een andere niet meer haalt staat al vast; de vraag zegt in horizon
      // of dat van de diepte afhangt.
      for (const Zetwaarde &zet : gedachte.zetten)
        if (!horizon && !zet.zeker)
          minstens (regels.naZet (stand, zet.zet - 1), diepte,
                    -gedachte.waarde);
      gedachte.zeker = !horizon;
      return open;
    }

    // Vraag het over een kind; diepte en grens zijn van de stand ervoor.
    // Retourneert: als minstens, voor de speler die de zet deed
    int waardeNaZet (const Stelling &kind, int diepte, int grens)
    {
      const bool uit = regels.afgelopen (kind);
      if (!uit && diepte > 1)
        return -minstens (kind, diepte - 1, 1 - grens);
      standen++;
      horizon = horizon || !uit;
      return -regels.waarde (kind);
    }

    // Is een stand waarin het spel niet uit is, met een diepte van minstens 1,
    // minstens een grens waard?
    // Retourneert: een getal; is het minstens de grens, dan is de stand
    //   minstens dat getal waard, en anders hoogstens
    // Post: horizon wordt true als dat van de diepte afhangt
    int minstens (const Stelling &stand, int diepte, int grens)
    {
      const long long begin = standen++;
      if (diepte == 1)
        return laatsteBeurt (stand, grens);
      voortgang.peil (standen);
      const Bekend *const oud = diepte < TabelDiepte ? 0 : tabel.zoek (stand);
      Bekend bekend = oud == 0 ? Bekend () : *oud;
      int waarde = 0;
      if (oud != 0 && beslist (bekend, diepte, grens, waarde))
        return waarde;
      const bool ervoor = horizon;
      waarde = doorzoek (stand, diepte, grens, bekend);
      if (diepte >= TabelDiepte && (!horizon || diepte < ElkeDiepte))
      {
        const bool ja = waarde >= grens;
        bekend.grens[ja] = static_cast<short> (waarde);
        bekend.diepte[ja] =
          static_cast<unsigned char> (horizon ? diepte : ElkeDiepte);
        tabel.bewaar (stand, bekend, standen - begin);
      }
      horizon = horizon || ervoor;
      return waarde;
    }

    // Geeft wat er bekend is antwoord op een vraag? Dan wordt waarde dat.
    // Retourneert: true als dat zo is
    // Post: als bij minstens
    bool beslist (const Bekend &bekend, int diepte, int grens, int &waarde)
    {
      const bool ja = bekend.grens[1] >= grens, ikLaatst = diepte % 2 != 0;
      const int van = bekend.diepte[ja];
      const bool ernaast = van == diepte - 1 || van == diepte + 1;
      if ((!ja && bekend.grens[0] >= grens)
          || (van != diepte && van != ElkeDiepte
              && !(ernaast && ja == ikLaatst)))
        return false;
      waarde = bekend.grens[ja];
      horizon = horizon || van != ElkeDiepte;
      return true;
    }

    // Maak de kinderen van een vraag, met een schatting van hoe goed zij zijn:
    // de voorsprong, of vanaf KijkDiepte die na het beste antwoord; en liever
    // een zet dicht bij de kalah, met veel eigen steentjes op het bord. De kuil
    // eerst gaat voor, als die er is.
    void maakKinderen (const Stelling &stand, int diepte, int eerst,
                       Kinderen &kinderen)
    {
      kinderen.aantal = 0;
      for (unsigned rest = stand.zetten (); rest != 0;
           rest = zonderEerste (rest))
      {
        Kind &kind = kinderen.kind[kinderen.aantal++];
        kind.kuil = eersteBit (rest);
        kind.stand = regels.naZet (stand, kind.kuil);
        if (diepte > TabelDiepte)
          tabel.haal (kind.stand);
        const int voor = diepte < KijkDiepte || regels.afgelopen (kind.stand)
                         ? regels.waarde (kind.stand)
                         : laatsteBeurt (kind.stand, Oneindig);
        kind.waardering = kind.kuil == eerst ? PerSteentje * Oneindig
          : kind.kuil + kind.stand.anderOpBord () - PerSteentje * voor;
      }
    }

    // Beantwoord een vraag door de kinderen te doorzoeken; bekend krijgt de
    // beste zet.
    // Retourneert: het antwoord; horizon zegt of het van de diepte afhangt
    int doorzoek (const Stelling &stand, int diepte, int grens, Bekend &bekend)
    {
      Kinderen kinderen;
      int beste = -Oneindig;
      bool ergens = false;
      maakKinderen (stand, diepte, bekend.zet, kinderen);
      while (kinderen.aantal > 0 && beste < grens)
      {
        const Kind kind = neemBeste (kinderen);
        horizon = false;
        const int waarde = waardeNaZet (kind.stand, diepte, grens);
        ergens = ergens || horizon;
        if (waarde > beste)
        {
          beste = waarde;
          bekend.zet = static_cast<unsigned char> (kind.kuil);
        }
      }
      horizon = beste >= grens ? horizon : ergens;
      return beste;
    }

    // Beantwoord een vraag op diepte 1. Alleen zetten die meer dan een steentje
    // kunnen opleveren hoeven gedaan te worden.
    // Retourneert, en post: als bij minstens
    int laatsteBeurt (const Stelling &stand, int grens)
    {
      int winst = 0;
      unsigned rest = regels.kansrijk (stand, winst);
      int beste = stand.voorsprong () + winst;
      horizon = horizon || beste >= grens || rest != stand.zetten ();
      for ( ; rest != 0 && beste < grens; rest = zonderEerste (rest))
      {
        const int waarde =
          waardeNaZet (regels.naZet (stand, eersteBit (rest)), 1, grens);
        beste = waarde > beste ? waarde : beste;
      }
      return beste;
    }
};

}
}

#endif
