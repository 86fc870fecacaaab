// bewijs.h: schrijf het bewijs van een uitkomst van Kalah als tekst, zodat een
// ander programma het kan nagaan.
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

#ifndef ZoekKalahBewijsHVar
#define ZoekKalahBewijsHVar

#include <iostream>
#include <string>
#include <vector>
#include "../../../zoek/voortgang.h"
#include "oplosser.h"

namespace zoek
{
namespace kalah
{

class Bewijs
{
  public:

    // Parameters:
    // * nwOplosser, nwRegels: blijven bestaan zolang dit object bestaat
    // * nwBegin, nwSpeler: de stand, en wie daar aan beurt is
    // * nwEindspel: met zoveel steentjes op het bord houdt een strategie op
    // * nwVoortgang: hoort hoeveel standen er bezocht zijn
    // * nwUit: waar het bewijs heen gaat
    Bewijs (Oplosser &nwOplosser, const Regels &nwRegels,
            const Stelling &nwBegin, int nwSpeler, int nwEindspel,
            Voortgang &nwVoortgang, std::ostream &nwUit)
    : oplosser (nwOplosser), regels (nwRegels), begin (nwBegin),
      speler (nwSpeler), eindspel (nwEindspel),
      totaal (begin.opBord () + begin.mijn (KalahPlaats)
              + begin.ander (KalahPlaats)),
      voortgang (nwVoortgang), uit (nwUit), wie (0), doel (0), aantal (0),
      aantalRegels (0), som (BeginSom)
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
        zoekZetten ();
        schrijfRegels ("speler " + std::to_string (wie)
                       + (doel > 0 ? " wint" : " houdt gelijk"));
        schrijfZetten ();
      }
      uit << "einde " << aantalRegels << " " << som << "\n";
    }

  private:

    // Een stand van de strategie, gezien door wie haar speelt.
    struct Post
    {
      Stelling stand;
      unsigned char zet;   // een kuil en 1 erbij; 0: de post is vrij
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
    Voortgang &voortgang;
    std::ostream &uit;
    int wie,                       // van wie de strategie is
        doel;                      // wat zij houdt: 1 winst, 0 gelijk
    std::vector<Post> posten;      // op mengsel, of een volgende vrije plaats
    size_t aantal;                 // posten die niet vrij zijn
    std::vector<Stelling> stapel;  // nog te bekijken
    long long aantalRegels;        // hoeveel er geschreven zijn
    unsigned long long som;        // van die regels

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

    // Zoek alle zetten van de strategie.
    // Post: elke stand die kan voorkomen heeft een post met een zet
    void zoekZetten ()
    {
      posten.assign (BeginPosten, Post ());
      aantal = 0;
      legBegin ();
      while (!stapel.empty ())
      {
        const Stelling stand = stapel.back ();
        stapel.pop_back ();
        if (isBekend (stand))
          continue;
        const int kuil = oplosser.houd (stand, doel, [this]
          (const Stelling &na) { return onbekend (na); });
        neem (stand, kuil);
        legAntwoorden (regels.naZet (stand, kuil));
        voortgang.peil (oplosser.aantalStanden ()
                        + static_cast<long long> (aantal));
      }
    }

    // Schrijf de standen en de zetten van de strategie die voorkomen.
    void schrijfZetten ()
    {
      legBegin ();
      while (!stapel.empty ())
      {
        Post &post = posten[plaatsVan (stapel.back ())];
        stapel.pop_back ();
        if (post.geschreven)
          continue;
        post.geschreven = true;
        schrijfRegels (tekst (post.stand, wie).substr (1) + " "
                       + std::to_string (post.zet));
        legAntwoorden (regels.naZet (post.stand, post.zet - 1));
      }
    }

    // Leg klaar wat er aan het begin te bekijken is.
    void legBegin ()
    {
      if (wie != speler)
        legAntwoorden (begin);
      else if (!isKlaar (begin, begin.mijn (KalahPlaats)))
        stapel.push_back (begin);
    }

    // Doe iets met elke stand die na een antwoord van de ander te bekijken is;
    // na is gezien door die ander.
    template <typename Functie>
    void naAntwoorden (const Stelling &na, const Functie &functie) const
    {
      if (isKlaar (na, na.ander (KalahPlaats)))
        return;
      for (unsigned rest = na.zetten (); rest != 0; rest = zonderEerste (rest))
      {
        const Stelling stand = regels.naZet (na, eersteBit (rest));
        if (!isKlaar (stand, stand.mijn (KalahPlaats)))
          functie (stand);
      }
    }

    // Leg die standen klaar.
    void legAntwoorden (const Stelling &na)
    {
      naAntwoorden (na, [this] (const Stelling &stand)
                        { stapel.push_back (stand); });
    }

    // Retourneert: hoeveel van die standen nog geen zet hebben
    int onbekend (const Stelling &na) const
    {
      int geen = 0;
      naAntwoorden (na, [this, &geen] (const Stelling &stand)
                        { geen += isBekend (stand) ? 0 : 1; });
      return geen;
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
      const Post &post = posten[plaatsVan (stand)];
      return post.zet != 0
             && post.stand.mijn (KalahPlaats) <= stand.mijn (KalahPlaats);
    }

    // Retourneert: de plaats van de post van een stand, of van een vrije post
    size_t plaatsVan (const Stelling &stand) const
    {
      const Stelling rijen (stand.mijnRij (), stand.anderRij ());
      size_t plaats = static_cast<size_t> (rijen.mengsel ());
      for ( ; ; plaats++)
      {
        plaats &= posten.size () - 1;
        const Stelling &daar = posten[plaats].stand;
        if (posten[plaats].zet == 0
            || Stelling (daar.mijnRij (), daar.anderRij ()) == rijen)
          return plaats;
      }
    }

    // Zet een zet in de post van een stand, en verdubbel de posten als zij half
    // vol zijn.
    void neem (const Stelling &stand, int kuil)
    {
      Post &post = posten[plaatsVan (stand)];
      aantal += post.zet == 0 ? 1 : 0;
      post.stand = stand;
      post.zet = static_cast<unsigned char> (kuil + 1);
      if (2 * aantal < posten.size ())
        return;
      std::vector<Post> oud (2 * posten.size ());
      oud.swap (posten);
      for (const Post &was : oud)
        if (was.zet != 0)
          posten[plaatsVan (was.stand)] = was;
    }
};

}
}

#endif
