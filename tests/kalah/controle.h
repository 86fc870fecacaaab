// controle.h: gaat een bewijs na dat Kalah met --bewijs schreef. Van het
// programma komt hier niets: de regels zijn die van model.h.
//
// Elke strategie wordt nagespeeld tegen alle antwoorden van de ander. Voor een
// stand waar er een zet voor nodig is moet er een regel zijn met op het bord
// hetzelfde, en in de eigen kalah hoogstens evenveel: met meer in die kalah
// halen dezelfde zetten minstens hetzelfde. Naspelen houdt op
//
// * aan het eind van het spel: dan moet de speler halen wat er beweerd wordt;
// * als hij gelijk moet houden en de helft van de steentjes heeft: uit een
//   kalah gaat nooit iets weg;
// * met zo weinig steentjes op het bord als in de kop staat. Zo'n stand wordt
//   hier uitgespeeld, tot wie aan beurt is niets meer heeft. Dat het spel
//   eerder stopt, bij meer dan de helft, maakt voor wie er wint niet uit.
//
// Ieder spel houdt op, dus is dit genoeg.

#ifndef KalahControleHVar
#define KalahControleHVar

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>
#include "model.h"

namespace Controle
{

// Wat er aan een bewijs mankeert.
inline std::runtime_error fout (long long regel, const std::string &wat)
{
  return std::runtime_error ("regel " + std::to_string (regel) + ": " + wat);
}

//*************************************************************************

// Hoeveel wie aan beurt is nog meer krijgt dan de ander, als er uitgespeeld
// wordt. Wat bekend is blijft in een tabel met een byte per stand.
class Uitspelen
{
  public:

    // Parameter:
    // * nwMeeste: hoeveel steentjes er hoogstens op het bord liggen
    explicit Uitspelen (int nwMeeste)
    : meeste (nwMeeste), keuzes (Kuilen + 1)
    {
      for (size_t i = 0; i <= Kuilen; i++)
        for (size_t n = 0; n <= static_cast<size_t> (meeste) + 1; n++)
          keuzes[i].push_back (n == 0 ? 0 : i == 0 ? 1
                               : keuzes[i][n - 1] + keuzes[i - 1][n]);
      bekend = static_cast<unsigned char *>
        (std::calloc (keuzes[Kuilen][static_cast<size_t> (meeste) + 1], 1));
      if (bekend == nullptr)
        throw std::bad_alloc ();
    }

    Uitspelen (const Uitspelen &) = delete;
    Uitspelen &operator= (const Uitspelen &) = delete;

    ~Uitspelen ()
    {
      std::free (bekend);
    }

    int steentjes () const
    {
      return meeste;
    }

    int verschil (const Model::Stand &stand)
    {
      const int ander = Model::ander (stand.speler);
      if (Model::opBord (stand, stand.speler) == 0)
        return -Model::opBord (stand, ander);
      const size_t plaats = nummer (stand);
      if (bekend[plaats] != 0)
        return bekend[plaats] - Nul;
      int beste = -Nul;
      for (int kuiltje = 1; kuiltje <= 6; kuiltje++)
        if (stand.op (Model::plaatsVan (stand.speler, kuiltje)) > 0)
        {
          const int kalah = Model::KalahVan[stand.speler];
          Model::Stand na = stand;
          Model::doe (na, kuiltje);
          beste = std::max (beste, na.op (kalah) - stand.op (kalah)
                                   - verschil (na));
        }
      bekend[plaats] = static_cast<unsigned char> (beste + Nul);
      return beste;
    }

  private:

    static const size_t Kuilen = 12;
    static const int Nul = 100;  // zo staat 0 in de tabel

    int meeste;
    // Hoeveel verdelingen van minder dan n steentjes er over i kuilen zijn.
    std::vector< std::vector<size_t> > keuzes;
    unsigned char *bekend;  // 0: nog niet; wat niet gebruikt wordt kost niets

    // Een eigen nummer voor elk bord, gezien door wie aan beurt is: hoeveel
    // er in de volgorde van het woordenboek voor komen, tel na tel.
    size_t nummer (const Model::Stand &stand) const
    {
      size_t uit = 0, samen = 0;
      for (size_t i = 0; i < Kuilen; i++)
      {
        const int speler = i < 6 ? stand.speler : Model::ander (stand.speler);
        samen += static_cast<size_t> (stand.op
          (Model::plaatsVan (speler, static_cast<int> (i % 6) + 1)));
        uit += keuzes[i + 1][samen];
      }
      return uit;
    }
};

//*************************************************************************

// Een bewijs, regel na regel.
class Bewijs
{
  public:

    // Parameters:
    // * nwIn: het bewijs
    // * nwBegin: van deze stand
    Bewijs (std::istream &nwIn, const Model::Stand &nwBegin)
    : in (nwIn), begin (nwBegin), nummer (0), som (0xcbf29ce484222325ULL),
      standen (0)
    {
    }

    // Ga het bewijs na.
    // Retourneert: wat het bewijst
    // Post: klopt het niet, dan is er een runtime_error gegooid
    std::string keur ()
    {
      std::string stand = "kuiltjes";
      for (int aantal : begin.kuilen)
        stand += " " + std::to_string (aantal);
      verwacht ("Kalah-bewijs 1");
      verwacht ("regels rondgang verder slag-2-3 meer-dan-de-helft");
      verwacht (stand);
      verwacht ("begint " + std::to_string (begin.speler));
      const std::string uitkomst = lees ();
      int winnaar = -1;
      for (int wie = 0; wie <= 2; wie++)
        if (uitkomst == (wie == 0 ? "uitkomst gelijk"
                                  : "uitkomst speler " + std::to_string (wie)))
          winnaar = wie;
      if (winnaar < 0)
        throw fout (nummer, "geen uitkomst: " + uitkomst);
      Uitspelen uitspelen (leesEindspel ());
      lees ();
      for (int wie = 1; wie <= 2; wie++)
        if (winnaar == 0 || winnaar == wie)
          keurStrategie (wie, winnaar == wie, uitspelen);
      keurEinde ();
      return uitkomst;
    }

    // Retourneert: hoeveel standen met een zet er nagespeeld zijn
    long long aantalStanden () const
    {
      return standen;
    }

  private:

    // Een regel van een strategie; wat er op het bord ligt is de sleutel, en
    // wat dan nog rest ligt in de kalah van de ander.
    struct Zet
    {
      long long regel;
      short kalah;
      signed char kuiltje;
      bool gezien;
    };

    typedef std::unordered_map<std::string, Zet> Zetten;  // op het bord

    static const int MeesteEindspel = 24, MeesteSteentjes = 127;

    std::istream &in;
    const Model::Stand begin;
    std::string regel;        // de laatst gelezen
    long long nummer;         // van die regel
    unsigned long long som,   // van alle regels ervoor, FNV-1a
                       straks;  // en met die regel erbij
    long long standen;

    // De strategie die bekeken wordt.
    Zetten zetten;
    std::vector<Zetten::value_type *> stapel;
    int speler;
    bool wint;

    // Retourneert: de volgende regel
    const std::string &lees ()
    {
      if (nummer > 0)
        som = straks;
      nummer++;
      if (!std::getline (in, regel) || in.eof ())
        throw fout (nummer, "het bestand houdt op");
      straks = som;
      for (char teken : regel + "\n")
        straks = (straks ^ static_cast<unsigned char> (teken))
                 * 0x100000001b3ULL;
      return regel;
    }

    void verwacht (const std::string &tekst)
    {
      if (lees () != tekst)
        throw fout (nummer, "gevonden " + regel + ", verwacht " + tekst);
    }

    int leesEindspel ()
    {
      for (int aantal = 0; aantal <= MeesteEindspel; aantal++)
        if (aantal == 0 ? lees () == "eindspel 0"
                        : regel == "eindspel " + std::to_string (aantal))
          return aantal;
      throw fout (nummer, "geen eindspel van 0 t/m "
                  + std::to_string (MeesteEindspel) + ": " + regel);
    }

    // De regel die nu gelezen is hoort de laatste te zijn.
    void keurEinde ()
    {
      const std::string einde = "einde " + std::to_string (nummer - 1) + " "
                                + std::to_string (som);
      if (regel != einde)
        throw fout (nummer, "gevonden " + regel + ", verwacht " + einde);
      if (in.peek () != EOF)
        throw fout (nummer + 1, "verwacht het eind van het bestand");
    }

    // Lees een strategie en speel haar na; de kop ervan is al gelezen.
    // Post: de regel erna is gelezen
    void keurStrategie (int wie, bool moetWinnen, Uitspelen &uitspelen)
    {
      const std::string kop = "speler " + std::to_string (wie)
                              + (moetWinnen ? " wint" : " houdt gelijk");
      if (regel != kop)
        throw fout (nummer, "gevonden " + regel + ", verwacht " + kop);
      speler = wie;
      wint = moetWinnen;
      zetten.clear ();
      const long long eerste = nummer;
      while (isdigit (static_cast<unsigned char> (lees ()[0])))
        leesZet ();
      bekijk (begin, eerste, uitspelen);
      while (!stapel.empty ())
      {
        const Zetten::value_type &zet = *stapel.back ();
        stapel.pop_back ();
        Model::Stand na = standVan (zet);
        Model::doe (na, zet.second.kuiltje);
        bekijk (na, zet.second.regel, uitspelen);
        standen++;
      }
      for (const Zetten::value_type &paar : zetten)
        if (!paar.second.gezien)
          throw fout (paar.second.regel, "deze stand komt niet voor");
    }

    // Lees de stand en de zet op een regel.
    void leesZet ()
    {
      std::istringstream getallen (regel);
      Model::Stand stand = { std::vector<int> (Model::Kring), speler };
      std::string schoon;
      int kuiltje = 0;
      for (int &aantal : stand.kuilen)
      {
        getallen >> aantal;
        schoon += std::to_string (aantal) + " ";
        if (aantal < 0 || aantal > MeesteSteentjes)
          throw fout (nummer, "geen stand: " + regel);
      }
      getallen >> kuiltje;
      if (!getallen || schoon + std::to_string (kuiltje) != regel
          || Model::totaal (stand) != Model::totaal (begin))
        throw fout (nummer, "geen stand en een zet: " + regel);
      const std::vector<int> mag = Model::zetten (stand);
      if (std::find (mag.begin (), mag.end (), kuiltje) == mag.end ())
        throw fout (nummer, "deze zet mag niet: " + regel);
      const Zet zet =
        { nummer, static_cast<short> (stand.op (Model::KalahVan[speler])),
          static_cast<signed char> (kuiltje), false };
      if (!zetten.insert ({ sleutel (stand), zet }).second)
        throw fout (nummer, "dit bord staat er al: " + regel);
    }

    // De stand van een regel.
    Model::Stand standVan (const Zetten::value_type &zet) const
    {
      Model::Stand stand = { std::vector<int> (Model::Kring), speler };
      for (int i = 0; i < 12; i++)
        stand.op (i < 6 ? i : i + 1) = zet.first[static_cast<size_t> (i)];
      stand.op (Model::KalahVan[speler]) = zet.second.kalah;
      stand.op (Model::KalahVan[Model::ander (speler)]) =
        Model::totaal (begin) - Model::totaal (stand);
      return stand;
    }

    // Wat er op het bord ligt; de kalahs tellen niet mee.
    static std::string sleutel (const Model::Stand &stand)
    {
      std::string uit;
      for (int plaats = 0; plaats < Model::Kring; plaats++)
        if (!Model::isKalah (plaats))
          uit += static_cast<char> (stand.op (plaats));
      return uit;
    }

    // Ga na dat de speler in een stand houdt wat er beweerd wordt; is er een
    // zet voor nodig, leg die dan klaar. Is de ander aan beurt, doe dat dan
    // voor al zijn antwoorden.
    // * van: de regel van de zet die hiertoe leidde
    void bekijk (const Model::Stand &stand, long long van,
                 Uitspelen &uitspelen)
    {
      const int kalah = Model::KalahVan[speler];
      if (Model::eindstand (stand))
      {
        const int winnaar = Model::winnaar (stand);
        eis (winnaar == speler || (winnaar == 0 && !wint), stand, van);
      }
      else if (!wint && 2 * stand.op (kalah) >= Model::totaal (stand))
        return;
      else if (Model::opBord (stand, 1) + Model::opBord (stand, 2)
               <= uitspelen.steentjes ())
      {
        const int verschil = uitspelen.verschil (stand),
          voor = 2 * stand.op (kalah) - stand.op (6) - stand.op (13)
                 + (stand.speler == speler ? verschil : -verschil);
        eis (voor > 0 || (voor == 0 && !wint), stand, van);
      }
      else if (stand.speler == speler)
      {
        const Zetten::iterator zet = zetten.find (sleutel (stand));
        if (zet == zetten.end ()
            || zet->second.kalah > stand.op (kalah))
          throw fout (van, "hierna is er geen zet voor "
                      + Model::tekst (stand));
        if (!zet->second.gezien)
          stapel.push_back (&*zet);
        zet->second.gezien = true;
      }
      else
        for (int kuiltje : Model::zetten (stand))
        {
          Model::Stand na = stand;
          Model::doe (na, kuiltje);
          bekijk (na, van, uitspelen);
        }
    }

    void eis (bool goed, const Model::Stand &stand, long long van) const
    {
      if (!goed)
        throw fout (van, std::string ("hierna ") + (wint ? "wint" : "houdt")
                    + " speler " + std::to_string (speler)
                    + (wint ? "" : " het") + " niet"
                    + (wint ? "" : " gelijk") + ": " + Model::tekst (stand));
    }
};

}

#endif
