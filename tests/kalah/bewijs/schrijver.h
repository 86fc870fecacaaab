// schrijver.h: schrijf het bewijs van een uitkomst van Kalah als tekst, zodat
// een programma dat niets van Kalah gebruikt het kan nagaan, zie controle.h. De
// zetten komen van de oplosser van Kalah zelf.
//
// Het is van elke speler die iets houdt, een bij winst en twee bij gelijk, een
// strategie: voor elke stand die tegen alle antwoorden van de ander kan
// voorkomen met hem aan beurt, een zet. Zij houdt op waar het duidelijk is:
//
// * het spel is uit;
// * hij moet gelijk houden en heeft al de helft van de steentjes in zijn kalah;
// * de eindspeltabel kent de stand; wie nagaat rekent die zelf uit.
//
// Van standen met hetzelfde op het bord staat er een in, met het minste in de
// eigen kalah: met meer halen dezelfde zetten minstens hetzelfde.

#ifndef KalahBewijsSchrijverHVar
#define KalahBewijsSchrijverHVar

#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../../spellen/kalah/zoek/eindspel.h"
#include "../../../spellen/kalah/zoek/oplosser.h"
#include "../../../zoek/voortgang.h"

namespace bewijs
{

using zoek::kalah::Oplosser;
using zoek::kalah::Regels;
using zoek::kalah::Stelling;

class Schrijver
{
  public:

    // Parameters:
    // * nwOplosser, nwRegels: blijven bestaan zolang dit object bestaat
    // * nwBegin, nwSpeler: de stand, en wie daar aan beurt is
    // * nwEindspel: met zoveel steentjes op het bord houdt een strategie op
    // * nwVoortgang: hoort hoeveel standen er bezocht zijn
    // * nwUit: waar het bewijs heen gaat
    Schrijver (Oplosser &nwOplosser, const Regels &nwRegels,
               const Stelling &nwBegin, int nwSpeler, int nwEindspel,
               zoek::Voortgang &nwVoortgang, std::ostream &nwUit)
    : oplosser (nwOplosser), regels (nwRegels), begin (nwBegin),
      speler (nwSpeler), eindspel (nwEindspel),
      totaal (begin.opBord () + begin.mijn (KalahPlaats)
              + begin.ander (KalahPlaats)),
      voortgang (nwVoortgang), uit (nwUit)
    {
    }

    // Schrijf de regels, de stand en de uitkomst, en zoek de strategieen en
    // schrijf die.
    void schrijf ()
    {
      const int uitkomst = oplosser.oordeel (begin);
      schrijfRegels ("Kalah-bewijs 1\n"
        "regels rondgang verder slag-2-3 meer-dan-de-helft\n"
        "kuiltjes" + tekst (begin, speler) + "\nbegint "
        + std::to_string (speler) + "\nuitkomst "
        + (uitkomst == 0 ? "gelijk" : "speler "
           + std::to_string (uitkomst > 0 ? speler : 3 - speler))
        + "\neindspel " + std::to_string (eindspel));
      for (wie = 1; wie <= 2; wie++)
      {
        doel = wie == speler ? uitkomst : -uitkomst;
        if (doel < 0)
          continue;
        posten.assign (BeginPosten, Post ());
        aantal = 0;
        vanBegin ([this] (const Stelling &stand) { zoek (stand); });
        schrijfRegels ("speler " + std::to_string (wie)
                       + (doel > 0 ? " wint" : " houdt gelijk"));
        vanBegin ([this] (const Stelling &stand) { schrijfZet (stand); });
      }
      uit << "einde " << aantalRegels << " " << som << "\n";
    }

  private:

    // Een stand van de strategie, gezien door wie haar speelt, en de zet daar;
    // zonder steentjes in zijn kuilen is de post vrij.
    struct Post
    {
      Stelling stand;
      int kuil;
      bool geschreven;
    };

    // De som over alle tekens, FNV-1a.
    static const unsigned long long BeginSom = 0xcbf29ce484222325ULL,
                                    Vermenger = 0x100000001b3ULL;
    static const size_t BeginPosten = 1024;

    Oplosser &oplosser;
    const Regels &regels;
    const Stelling begin;
    const int speler, eindspel, totaal;  // totaal: alle steentjes
    zoek::Voortgang &voortgang;
    std::ostream &uit;
    int wie = 0,                   // van wie de strategie is
        doel = 0;                  // wat zij houdt: 1 winst, 0 gelijk
    std::vector<Post> posten;      // op mengsel, of een volgende vrije plaats
    size_t aantal = 0;             // posten die niet vrij zijn
    long long aantalRegels = 0;    // hoeveel er geschreven zijn
    unsigned long long som = BeginSom;  // van die regels

    // Schrijf regels, zonder het laatste einde, en neem ze op in de som.
    void schrijfRegels (std::string tekst)
    {
      uit << (tekst += "\n");
      for (char teken : tekst)
      {
        som = (som ^ static_cast<unsigned char> (teken)) * Vermenger;
        aantalRegels += teken == '\n' ? 1 : 0;
      }
    }

    // Retourneert: een stand die een speler ziet als tekst, eerst speler 1, met
    //   een spatie voor elk getal
    static std::string tekst (const Stelling &stand, int ziet)
    {
      std::string rij;
      for (int i = 0; i < 2 * PerSpeler; i++)
        rij += " " + std::to_string ((i < PerSpeler) == (ziet == 1)
                                     ? stand.mijn (i % PerSpeler)
                                     : stand.ander (i % PerSpeler));
      return rij;
    }

    // Doe iets met elke stand waar de strategie begint.
    template <typename Functie>
    void vanBegin (const Functie &functie) const
    {
      if (wie != speler)
        naAntwoorden (begin, functie);
      else if (!isKlaar (begin, begin.mijn (KalahPlaats)))
        functie (begin);
    }

    // Zoek de zetten van de strategie vanaf een stand.
    // Post: elke stand die dan kan voorkomen heeft een post
    void zoek (const Stelling &stand)
    {
      if (isBekend (stand))
        return;
      const int kuil = houd (stand);
      neem ({ stand, kuil, false });
      voortgang.peil (oplosser.aantalStanden ()
                      + static_cast<long long> (aantal));
      naAntwoorden (regels.naZet (stand, kuil), [this]
        (const Stelling &erna) { zoek (erna); });
    }

    // Kies in een stand een zet die het doel houdt: van de zetten waarvan dat
    // al bekend is die met de minste antwoorden waar nog geen zet voor is, en
    // anders de eerste waarvan het blijkt.
    // Retourneert: de zet, als kuil
    int houd (const Stelling &stand)
    {
      const std::vector<int> kuilen = opWinst (stand);
      int kuil = GeenKuil, minst = 0;
      for (int i : kuilen)
      {
        int zeker = -1, hoogst = 1, onbekend = 0;
        oplosser.verscherp (stand, i, zeker, hoogst);
        if (zeker < doel)
          continue;
        naAntwoorden (regels.naZet (stand, i), [&] (const Stelling &erna)
                      { onbekend += isBekend (erna) ? 0 : 1; });
        if (kuil == GeenKuil || onbekend < minst)
        {
          kuil = i;
          minst = onbekend;
        }
      }
      for (size_t i = 0; kuil == GeenKuil; i++)
        if (oplosser.haalt (regels.naZet (stand, kuilen[i]), doel))
          kuil = kuilen[i];
      return kuil;
    }

    // Retourneert: de kuilen die in een stand gezaaid mogen worden, wat de
    //   meeste steentjes van het bord haalt vooraan
    std::vector<int> opWinst (const Stelling &stand) const
    {
      std::vector< std::pair<int,int> > paren;
      std::vector<int> kuilen;
      for (int i = 0; i < AantalKuiltjes; i++)
        if (stand.mijn (i) > 0)
          paren.push_back ({ regels.naZet (stand, i).opBord (), -i });
      std::sort (paren.begin (), paren.end ());
      for (const std::pair<int,int> &paar : paren)
        kuilen.push_back (-paar.second);
      return kuilen;
    }

    // Schrijf de zetten van de strategie vanaf een stand, elk een keer.
    void schrijfZet (const Stelling &stand)
    {
      Post &post = posten[plaatsVan (stand)];
      if (post.geschreven)
        return;
      post.geschreven = true;
      schrijfRegels (tekst (post.stand, wie).substr (1) + " "
                     + std::to_string (post.kuil + 1));
      naAntwoorden (regels.naZet (post.stand, post.kuil), [this]
        (const Stelling &erna) { schrijfZet (erna); });
    }

    // Doe iets met elke stand die na een antwoord van de ander te bekijken is;
    // na is gezien door die ander.
    template <typename Functie>
    void naAntwoorden (const Stelling &na, const Functie &functie) const
    {
      if (isKlaar (na, na.ander (KalahPlaats)))
        return;
      for (int kuil = AantalKuiltjes - 1; kuil >= 0; kuil--)
        if (na.mijn (kuil) > 0)
        {
          const Stelling stand = regels.naZet (na, kuil);
          if (!isKlaar (stand, stand.mijn (KalahPlaats)))
            functie (stand);
        }
    }

    // Retourneert: of de strategie in een stand ophoudt, met zoveel in de kalah
    //   van wie haar speelt
    bool isKlaar (const Stelling &stand, int kalah) const
    {
      return regels.afgelopen (stand) || (doel == 0 && 2 * kalah >= totaal)
             || stand.opBord () <= eindspel;
    }

    // Retourneert: of er een post is met een zet die in een stand voldoet
    bool isBekend (const Stelling &stand) const
    {
      const Stelling &daar = posten[plaatsVan (stand)].stand;
      return !daar.isLeeg ()
             && daar.mijn (KalahPlaats) <= stand.mijn (KalahPlaats);
    }

    // Retourneert: de plaats van de post van een stand, of van een vrije post
    size_t plaatsVan (const Stelling &stand) const
    {
      const Stelling bord (stand.mijnRij (), stand.anderRij ());
      size_t plaats = static_cast<size_t> (bord.mengsel ());
      for ( ; ; plaats++)
      {
        plaats &= posten.size () - 1;
        const Stelling &daar = posten[plaats].stand;
        if (daar.isLeeg ()
            || Stelling (daar.mijnRij (), daar.anderRij ()) == bord)
          return plaats;
      }
    }

    // Zet een post neer, en verdubbel de posten als zij half vol zijn.
    void neem (const Post &post)
    {
      Post &daar = posten[plaatsVan (post.stand)];
      aantal += daar.stand.isLeeg () ? 1 : 0;
      daar = post;
      if (2 * aantal < posten.size ())
        return;
      std::vector<Post> oud (2 * posten.size ());
      oud.swap (posten);
      for (const Post &was : oud)
        if (!was.stand.isLeeg ())
          posten[plaatsVan (was.stand)] = was;
    }
};

// Los een stand van niet te veel steentjes op, en schrijf het bewijs ervan.
// Parameters:
// * kuiltjes, speler: de aantallen, eerst die van speler 1, en wie er begint
// * meeste: hoeveel steentjes op het bord er in de eindspeltabel staan
// * geheugen: hoeveel bytes er hoogstens gebruikt worden
// * toezicht: op het werk, of 0
// * uit: waar het bewijs heen gaat
// Retourneert: false als dat geheugen te weinig is, of er niet is
inline bool schrijf (const std::vector<int> &kuiltjes, int speler, int meeste,
                     size_t geheugen, Toezicht *toezicht, std::ostream &uit)
{
  typedef zoek::kalah::Eindspel Tabel;
  const Stelling begin (kuiltjes, speler);
  int totaal = 0;
  for (int aantal : kuiltjes)
    totaal += aantal;
  const Regels regels (totaal);
  const unsigned long long nodig = Tabel::bouwBytes (meeste);
  Tabel eindspel;
  if (nodig > geheugen || !eindspel.maak (meeste, toezicht))
    return false;
  zoek::Voortgang voortgang ("bewijs", "standen", 0, toezicht);
  Oplosser oplosser (regels, eindspel, totaal,
                     geheugen - static_cast<size_t> (nodig), voortgang);
  Schrijver (oplosser, regels, begin, speler, meeste, voortgang, uit)
    .schrijf ();
  return true;
}

}

#endif
