// controle.h: gaat een bewijs na dat schrijver.h maakte.
//
// Elke strategie wordt nagespeeld tegen alle antwoorden van de ander. Voor een
// stand waar er een zet voor nodig is moet er een regel zijn met op het bord
// hetzelfde, en in de eigen kalah hoogstens evenveel: met meer halen dezelfde
// zetten minstens hetzelfde. Naspelen houdt op
//
// * aan het eind van het spel: dan moet de speler halen wat er beweerd wordt;
// * als hij gelijk moet houden en de helft van de steentjes heeft;
// * met zo weinig steentjes op het bord als in de kop staat. Zo'n stand wordt
//   hier uitgespeeld, tot wie aan beurt is niets meer heeft. Dat het spel
//   eerder stopt, bij meer dan de helft, maakt voor wie er wint niet uit.

#ifndef KalahBewijsControleHVar
#define KalahBewijsControleHVar

#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>
#include "stand.h"

namespace bewijs
{

class Controle
{
  public:

    // Het bewijs in nwIn hoort te gaan over deze aantallen, eerst van speler 1,
    // en over wie er begint.
    Controle (std::istream &nwIn, const std::vector<int> &aantal,
              int nwBeginner)
    : in (nwIn), begin (aantal, nwBeginner), beginner (nwBeginner)
    {
    }

    // Ga het bewijs na. Klopt het niet, dan wordt als string gegooid waarom.
    // Retourneert: wat het bewijst
    std::string keur ()
    {
      eis ("Kalah-bewijs 1");
      eis ("regels rondgang verder slag-2-3 meer-dan-de-helft");
      eis ("kuiltjes " + begin.tekst (beginner));
      eis ("begint " + std::to_string (beginner));
      const std::string uitkomst = lees ();
      const bool gelijk = uitkomst == "uitkomst gelijk";
      const int winnaar = uitkomst == "uitkomst speler 1" ? 1 : 2;
      if (!gelijk && uitkomst != "uitkomst speler " + std::to_string (winnaar))
        mislukt (nummer, "geen uitkomst: " + uitkomst);
      lees ();
      while (eindspel < MeesteEindspel
             && regel != "eindspel " + std::to_string (eindspel))
        eindspel++;
      staat ("eindspel " + std::to_string (eindspel));
      if (!tabel.maak (static_cast<size_t> (eindspel)))
        mislukt (nummer, "daar is te weinig geheugen voor");
      lees ();
      for (int wie = 1; wie <= 2; wie++)
        if (gelijk || winnaar == wie)
          keurStrategie (wie, !gelijk);
      staat ("einde " + std::to_string (nummer - 1) + " "
             + std::to_string (som));
      if (in.peek () != std::istream::traits_type::eof ())
        mislukt (nummer + 1, "verwacht het eind van het bestand");
      return uitkomst;
    }

    // Retourneert: hoeveel standen met een zet er nagespeeld zijn
    long long aantalStanden () const { return standen; }

  private:

    // Een regel van een strategie.
    struct Zet
    {
      Stand stand;
      signed char plaats;
      mutable bool gezien;
      long long regel;
    };

    // Retourneert: of de ene zet eerder bewaard wordt dan de andere
    friend bool operator< (const Zet &een, const Zet &ander)
    {
      return een.stand < ander.stand;
    }

    static const int MeesteEindspel = 24;
    static const unsigned long long BeginSom = 0xcbf29ce484222325ULL,  // FNV-1a
                                    Vermenger = 0x100000001b3ULL;

    std::istream &in;
    const Stand begin;
    const int beginner;
    std::string regel;        // de laatst gelezen
    long long nummer = 0;     // van die regel
    unsigned long long som = 0,  // van alle regels ervoor
                       straks = BeginSom;  // en met die regel erbij
    long long standen = 0;
    int eindspel = 0;         // met zoveel steentjes wordt er uitgespeeld
    Eindspel tabel;

    // De strategie die bekeken wordt.
    std::set<Zet> zetten;
    int speler = 0;
    bool wint = false;

    // Gooi wat er in een regel mis is.
    [[noreturn]] static void mislukt (long long regel, const std::string &wat)
    {
      throw "regel " + std::to_string (regel) + ": " + wat;
    }

    // Lees de volgende regel.
    // Retourneert: die regel
    const std::string &lees ()
    {
      som = straks;
      nummer++;
      if (!std::getline (in, regel) || in.eof ())
        mislukt (nummer, "het bestand houdt op");
      for (char teken : regel + "\n")
        straks = (straks ^ static_cast<unsigned char> (teken)) * Vermenger;
      return regel;
    }

    // Eis dat de regel die gelezen is deze tekst heeft.
    void staat (const std::string &tekst) const
    {
      if (regel != tekst)
        mislukt (nummer, "gevonden " + regel + ", verwacht " + tekst);
    }

    // Eis dat de volgende regel deze tekst heeft.
    void eis (const std::string &tekst)
    {
      lees ();
      staat (tekst);
    }

    // Lees een strategie en speel haar na: van wie zij is, en of hij daarmee
    // wint. De kop ervan is al gelezen, en na afloop ook de regel erna.
    void keurStrategie (int wie, bool moetWinnen)
    {
      staat ("speler " + std::to_string (wie)
             + (moetWinnen ? " wint" : " houdt gelijk"));
      speler = wie;
      wint = moetWinnen;
      zetten.clear ();
      const long long kop = nummer;
      while (lees ()[0] >= '0' && regel[0] <= '9')
        leesZet ();
      bekijk (begin, beginner == speler, kop);
      for (const Zet &zet : zetten)
        if (!zet.gezien)
          mislukt (zet.regel, "deze stand komt niet voor");
    }

    // Lees de stand en de zet op de regel die gelezen is.
    void leesZet ()
    {
      std::istringstream getallen (regel);
      std::vector<int> aantal (Stand::Plaatsen);
      int kuiltje = 0, over = begin.totaal ();
      for (int &hier : aantal)
      {
        getallen >> hier;
        if (hier < 0 || hier > over)
          mislukt (nummer, "geen stand: " + regel);
        over -= hier;
      }
      getallen >> kuiltje;
      const Stand stand (aantal, speler);
      if (over > 0
          || stand.tekst (speler) + " " + std::to_string (kuiltje) != regel)
        mislukt (nummer, "geen stand en een zet: " + regel);
      if (kuiltje < 1 || kuiltje > Stand::Kalah || stand.uit ()
          || stand.in (kuiltje - 1) == 0)
        mislukt (nummer, "deze zet mag niet: " + regel);
      if (!zetten.insert ({ stand, static_cast<signed char> (kuiltje - 1),
                            false, nummer }).second)
        mislukt (nummer, "dit bord staat er al: " + regel);
    }

    // Ga na dat de speler in een stand, met hem zelf aan beurt of niet, na de
    // zet van een regel houdt wat er beweerd wordt: is er een zet voor nodig,
    // dan met die, een keer; en is de ander aan beurt, dan na elk antwoord.
    void bekijk (const Stand &stand, bool zelf, long long van)
    {
      const int kalah = stand.in (zelf ? Stand::Kalah : Stand::Plaatsen - 1);
      if (!wint && 2 * kalah >= stand.totaal ())
        return;
      if (stand.uit () || stand.opBord (0) + stand.opBord (Stand::Ander)
                          <= eindspel)
        oordeel (stand, zelf,
                 stand.beslist () ? 0 : tabel.verschil (stand), van);
      else if (zelf)
      {
        const auto zet = zetten.find ({ stand, 0, false, 0 });
        if (zet == zetten.end () || zet->stand.in (Stand::Kalah) > kalah)
          mislukt (van, "hierna is er geen zet voor " + stand.tekst (speler));
        if (zet->gezien)
          return;
        zet->gezien = true;
        standen++;
        bekijk (zet->stand.naZet (zet->plaats), false, zet->regel);
      }
      else
        for (int i = 0; i < Stand::Kalah; i++)
          if (stand.in (i) > 0)
            bekijk (stand.naZet (i), true, van);
    }

    // Eis dat de speler haalt wat er beweerd wordt, als wie aan beurt is nog
    // zoveel meer krijgt; zie bekijk.
    void oordeel (const Stand &stand, bool zelf, int meer, long long van) const
    {
      const int aanBeurt = stand.voorsprong () + meer,
                mijn = zelf ? aanBeurt : -aanBeurt;
      if (mijn < 0 || (mijn == 0 && wint))
        mislukt (van, "hierna haalt speler " + std::to_string (speler)
                 + (wint ? " geen winst: " : " geen gelijkspel: ")
                 + stand.tekst (zelf ? speler : 3 - speler));
    }
};

}

#endif
