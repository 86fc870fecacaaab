// bewijs.h: schrijf het bewijs van een uitkomst van Kalah als tekst, zodat een
// ander programma het kan nagaan.
//
// Het is van elke speler die iets houdt een strategie: voor elke stand die
// tegen alle antwoorden van de ander kan voorkomen met hem aan beurt, een zet.
// Dat er gelijk uitkomt zijn er twee, een van elke speler; dat iemand wint is
// er een. Een strategie gaat niet verder waar het duidelijk is:
//
// * het spel is uit;
// * hij moet gelijk houden en heeft al de helft van de steentjes in zijn kalah,
//   waar nooit iets uit gaat;
// * er liggen zo weinig steentjes op het bord dat de eindspeltabel ze kent. Wie
//   nagaat rekent die standen zelf uit.
//
// Hoe meer er in de eigen kalah ligt, hoe beter: dezelfde zetten halen dan
// minstens hetzelfde. Van standen die alleen in de kalahs verschillen staat er
// daarom een in, die met het minste in de eigen kalah. Zo zijn het voor drie
// steentjes per kuiltje twee keer een miljoen standen in plaats van een
// veelvoud.

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
    // * nwOplosser: zegt welke zetten goed zijn; blijft bestaan zolang dit
    //   object bestaat
    // * nwZaaier: doet de zetten; evenzo
    // * nwKuiltjes, nwSpeler: de stand, als in gezienDoor
    // * nwEindspel: met zoveel steentjes op het bord gaat een strategie niet
    //   verder
    // * nwVoortgang: hoort hoeveel standen er bezocht zijn, of 0
    Bewijs (Oplosser &nwOplosser, const Zaaier &nwZaaier,
            const std::vector<int> &nwKuiltjes, int nwSpeler, int nwEindspel,
            Voortgang *nwVoortgang)
    : oplosser (nwOplosser), zaaier (nwZaaier), kuiltjes (nwKuiltjes),
      speler (nwSpeler), totaal (0), eindspel (nwEindspel),
      voortgang (nwVoortgang), doel (0), aantal (0), regels (0), som (BeginSom)
    {
      for (size_t i = 0; i < kuiltjes.size (); i++)
        totaal += kuiltjes[i];
    }

    // Zoek de strategieen en schrijf ze.
    // Parameter:
    // * uit: waarheen
    // Post: is er niet te schrijven, dan weet uit dat
    void schrijf (std::ostream &uit)
    {
      const Stelling begin = gezienDoor<Stelling> (kuiltjes, speler);
      const int uitkomst = oplosser.oordeel (begin);
      schrijfKop (uitkomst, uit);
      for (int wie = 1; wie <= 2; wie++)
      {
        doel = wie == speler ? uitkomst : -uitkomst;
        if (doel < 0)
          continue;
        zoekZetten (begin, wie == speler);
        schrijfRegel ("speler " + std::to_string (wie)
                      + (doel > 0 ? " wint" : " houdt gelijk"), uit);
        schrijfZetten (begin, wie, uit);
      }
      uit << "einde " << regels << " " << som << "\n";
    }

  private:

    // Een stand van de strategie, gezien door wie haar speelt.
    struct Post
    {
      Stelling stand;      // leeg: de post is vrij
      unsigned char zet;   // een kuil en 1 erbij; 0 als die nog niet bekend is
      bool geschreven;
    };

    // De som over alle tekens, FNV-1a.
    static const unsigned long long BeginSom = 0xcbf29ce484222325ULL,
                                    Vermenger = 0x100000001b3ULL;
    static const size_t BeginPosten = 1024;

    Oplosser &oplosser;
    const Zaaier &zaaier;
    const std::vector<int> kuiltjes;
    const int speler;
    int totaal;                    // hoeveel steentjes er zijn
    const int eindspel;
    Voortgang *voortgang;
    int doel;                      // wat de strategie houdt: 1 winst, 0 gelijk
    std::vector<Post> posten;      // op mengsel, of een volgende vrije plaats
    size_t aantal;                 // posten die niet vrij zijn
    std::vector<Stelling> stapel;  // nog te bekijken
    long long regels;              // hoeveel er geschreven zijn
    unsigned long long som;        // van die regels

    // Schrijf een regel, en tel hem op bij de som.
    // Parameters:
    // * tekst: de regel
    // * uit: waarheen
    void schrijfRegel (const std::string &tekst, std::ostream &uit)
    {
      uit << tekst << "\n";
      regels++;
      for (size_t i = 0; i <= tekst.size (); i++)
        som = (som ^ static_cast<unsigned char>
                       (i < tekst.size () ? tekst[i] : '\n')) * Vermenger;
    }

    // Schrijf de regels, de stand en wat er bewezen wordt.
    // Parameters:
    // * uitkomst: van wie aan beurt is
    // * uit: waarheen
    void schrijfKop (int uitkomst, std::ostream &uit)
    {
      std::string stand = "kuiltjes";
      for (size_t i = 0; i < kuiltjes.size (); i++)
        stand += " " + std::to_string (kuiltjes[i]);
      schrijfRegel ("Kalah-bewijs 1", uit);
      schrijfRegel ("regels rondgang verder slag-2-3 meer-dan-de-helft", uit);
      schrijfRegel (stand, uit);
      schrijfRegel ("begint " + std::to_string (speler), uit);
      schrijfRegel (uitkomst == 0 ? "uitkomst gelijk" : "uitkomst speler "
                    + std::to_string (uitkomst > 0 ? speler : 3 - speler), uit);
      schrijfRegel ("eindspel " + std::to_string (eindspel), uit);
    }

    // Schrijf de standen en de zetten van een strategie, vanaf het begin en
    // alleen wat daar nog van voorkomt. Een regel is een stand als bij
    // gezienDoor, en het kuiltje.
    // Parameters:
    // * begin: de stand, gezien door wie aan beurt is
    // * wie: wiens strategie het is
    // * uit: waarheen
    void schrijfZetten (const Stelling &begin, int wie, std::ostream &uit)
    {
      legKlaar (begin, wie == speler);
      while (!stapel.empty ())
      {
        Post &post = posten[plaatsVan (stapel.back ())];
        stapel.pop_back ();
        if (post.geschreven)
          continue;
        post.geschreven = true;
        std::string regel;
        for (int i = 0; i < 2 * PerSpeler; i++)
          regel += std::to_string ((i < PerSpeler) == (wie == 1)
                                   ? post.stand.mijn (i % PerSpeler)
                                   : post.stand.ander (i % PerSpeler)) + " ";
        schrijfRegel (regel + std::to_string (post.zet), uit);
        legAntwoorden (zaaier.naZet (post.stand, post.zet - 1));
      }
    }

    // Zoek alle zetten van een strategie.
    // Parameters:
    // * begin: de stand, gezien door wie aan beurt is
    // * mijn: of dat wie de strategie speelt is
    // Post: elke stand die kan voorkomen heeft een post met een zet
    void zoekZetten (const Stelling &begin, bool mijn)
    {
      posten.assign (BeginPosten, Post ());
      aantal = 0;
      legKlaar (begin, mijn);
      while (!stapel.empty ())
      {
        const Stelling stand = stapel.back ();
        stapel.pop_back ();
        if (isBekend (stand))
          continue;
        const int kuil = oplosser.houd (stand, doel, [this]
          (const Stelling &na) { return onbekend (na); });
        neem (stand, kuil);
        legAntwoorden (zaaier.naZet (stand, kuil));
        if (voortgang != 0)
          voortgang->toon (oplosser.aantalStanden ()
                           + static_cast<long long> (aantal));
      }
    }

    // Leg klaar wat er bij een begin te bekijken is.
    // Parameters:
    // * begin, mijn: als bij zoekZetten
    void legKlaar (const Stelling &begin, bool mijn)
    {
      if (!mijn)
        legAntwoorden (begin);
      else if (!isKlaar (begin, begin.mijn (KalahPlaats)))
        stapel.push_back (begin);
    }

    // Leg de standen klaar die na elk antwoord van de ander te bekijken zijn.
    // Parameter:
    // * na: een stand, gezien door die ander
    void legAntwoorden (const Stelling &na)
    {
      if (isKlaar (na, na.ander (KalahPlaats)))
        return;
      for (unsigned rest = na.zetten (); rest != 0; rest = zonderEerste (rest))
      {
        const Stelling stand = zaaier.naZet (na, eersteBit (rest));
        if (!isKlaar (stand, stand.mijn (KalahPlaats)))
          stapel.push_back (stand);
      }
    }

    // Parameter:
    // * na: een stand, gezien door de ander
    // Retourneert: na hoeveel antwoorden er een stand komt zonder zet
    int onbekend (const Stelling &na) const
    {
      int uit = 0;
      if (!isKlaar (na, na.ander (KalahPlaats)))
        for (unsigned rest = na.zetten (); rest != 0;
             rest = zonderEerste (rest))
        {
          const Stelling stand = zaaier.naZet (na, eersteBit (rest));
          if (!isKlaar (stand, stand.mijn (KalahPlaats)) && !isBekend (stand))
            uit++;
        }
      return uit;
    }

    // Parameters:
    // * stand: een stand
    // * kalah: hoeveel wie de strategie speelt in zijn kalah heeft
    // Retourneert: of de strategie hier niet verder gaat
    bool isKlaar (const Stelling &stand, int kalah) const
    {
      return zaaier.afgelopen (stand) || (doel == 0 && 2 * kalah >= totaal)
             || stand.mijnOpBord () + stand.anderOpBord () <= eindspel;
    }

    // Parameter:
    // * stand: een stand met wie de strategie speelt aan beurt
    // Retourneert: of er een post is met een zet die er ook hier voldoet
    bool isBekend (const Stelling &stand) const
    {
      const Post &post = posten[plaatsVan (stand)];
      return post.zet != 0
             && post.stand.mijn (KalahPlaats) <= stand.mijn (KalahPlaats);
    }

    // Parameter:
    // * stand: een stand, niet leeg
    // Retourneert: de plaats van haar post, of van een vrije post
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

    // Zet een zet in de post van een stand, en verdubbel de posten als zij
    // half vol zijn.
    // Parameters:
    // * stand: een stand die nog niet bekend is
    // * kuil: de zet
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
      for (size_t i = 0; i < oud.size (); i++)
        if (oud[i].zet != 0)
          posten[plaatsVan (oud[i].stand)] = oud[i];
    }
};

}
}

#endif
