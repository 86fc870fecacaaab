// partij.h: een partij: de stapel van alle standen, en de zetten ertussen; met
// lezen, schrijven en vertellen.

#ifndef OthelloPartijHVar
#define OthelloPartijHVar

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "../../terminal/woorden.h"
#include "../../zoek/toezicht.h"
#include "othello.h"
#include "stapel.h"

namespace othello
{

// Retourneert: 'Z' of 'W' in letters
inline const char *naamKleur (char kleur)
{
  return kleur == OthelloBord::Zwart ? "zwart" : "wit";
}

// Een zet, of een ander vakje: de rij en de kolom, geteld vanaf 0.
typedef std::pair<int,int> Zet;

const int MeesteGetal = 999999;  // hoger is geen getal van een zet meer

// Retourneert: hoe speler 0 of 1 heet
inline std::string naamSpeler (int wie) { return wie == 0 ? "Zwart" : "Wit"; }

// Retourneert: een vakje zoals op het bord: C2
inline std::string naamVakje (const Zet &vakje)
{
  return static_cast<char> ('A' + vakje.second)
         + std::to_string (vakje.first + 1);
}

// Is een woord een vakje: een letter met een getal erachter, zoals f5? Dan
// wordt het vakje dat, ook als het buiten het bord ligt.
// Retourneert: true als het zo is
inline bool leesVakje (const std::string &woord, Zet &vakje)
{
  const std::string klein = terminal::kleineLetters (woord);
  if (klein.size () < 2 || klein[0] < 'a' || klein[0] > 'z' || klein[1] < '0'
      || klein[1] > '9' || (klein[1] == '0' && klein.size () > 2)
      || !terminal::leesGetal (klein.substr (1), 0, MeesteGetal,
                               vakje.first))
    return false;
  vakje.first--;
  vakje.second = klein[0] - 'a';
  return true;
}

class Partij
{
  public:

    typedef othello::Zet Zet;

    // Begin op een bord met zoveel rijen en kolommen, elk een goedeMaat.
    explicit Partij (int rijen = OthelloBord::GewoneMaat,
                     int kolommen = OthelloBord::GewoneMaat)
    {
      standen.zetErop (new OthelloBord (rijen, kolommen));
    }

    // Kopieer een partij, met de hele stapel: speel haar na.
    Partij (const Partij &ander)
    : toezicht (ander.toezicht)
    {
      standen.zetErop (ander.standen.onderste ().kopieer ());
      for (const Zet &zet : ander.zetten)
        doeZet (zet);
    }

    // Word een kopie van een andere partij; lukt dat niet, dan blijft deze
    // zoals zij is.
    // Retourneert: deze partij
    Partij &operator= (Partij ander)
    {
      standen.verwissel (ander.standen);
      zetten.swap (ander.zetten);
      laatsteSlag = ander.laatsteSlag;
      toezicht = ander.toezicht;
      return *this;
    }

    // Retourneert: het bord zoals het nu is
    OthelloBord &bord () const { return standen.bovenste (); }

    // Laat iemand op het denken over deze partij toezien.
    void stelToezicht (zoek::Toezicht *nwToezicht) { toezicht = nwToezicht; }

    // Retourneert: wie dat is; eerst niemand, dus 0
    zoek::Toezicht *getToezicht () const { return toezicht; }

    // Teken het bord.
    void teken (std::ostream &uit) const { bord ().teken (uit); }

    // Retourneert: wie er aan beurt is: 0 voor zwart, 1 voor wit
    int getSpeler () const { return bord ().getSpeler () == OthelloBord::Wit; }

    // Retourneert: true als het spel uit is
    bool eindstand () const { return bord ().eindstand (); }

    // Retourneert: de mogelijke zetten, in volgorde
    std::vector<Zet> bepaalZetten () const
    {
      std::vector<Zet> lijst;
      Zet zet;
      for (int i = 1; bord ().geefZet (i, zet.first, zet.second); i++)
        lijst.push_back (zet);
      return lijst;
    }

    // Is een tekst een vakje, zoals f5? Of het op dit bord ligt is niet gezegd.
    // Parameter:
    // * zet: wordt dat vakje, als true wordt geretourneerd
    // Retourneert: true als het zo is
    static bool leesZet (const std::string &tekst, Zet &zet)
    {
      return leesVakje (tekst, zet);
    }

    // Retourneert: een zet zoals zij te typen is
    static std::string getypt (const Zet &zet) { return naamVakje (zet); }

    // Retourneert: wat een zet is, met een voorbeeld, voor een melding
    static std::string zetvorm () { return "een vakje zoals F5"; }

    // Retourneert: de reden waarom een zet niet geldig is; leeg als zij dat is
    std::string bezwaar (const Zet &zet) const
    {
      const OthelloBord &nu = bord ();
      const Zet hoek (nu.getRijen () - 1, nu.getKolommen () - 1);
      if (nu.geslagen (zet.first, zet.second) > 0)
        return "";
      if (eindstand ())
        return "het spel is afgelopen";
      switch (nu.getVakje (zet.first, zet.second))
      {
        case OthelloBord::Niets:
          return "het bord loopt van A1 t/m " + naamVakje (hoek);
        case OthelloBord::Leeg:
          return "een zet moet stenen slaan";
        default:
          return "het vakje is al bezet";
      }
    }

    // Doe een zet, op een kopie van het bord boven op de stapel.
    // Retourneert: false als hij niet mag; er verandert dan niets
    bool doeZet (const Zet &zet)
    {
      const int slag = bord ().geslagen (zet.first, zet.second);
      if (slag == 0)
        return false;
      standen.zetErop (bord ().kopieer ());
      zetten.push_back (zet);
      laatsteSlag = slag;
      return bord ().doeZet (zet.first, zet.second);
    }

    // Retourneert: wat de laatste zet deed, die net gedaan is
    std::string verhaal () const
    {
      return naamSpeler (1 - getSpeler ()) + " zet "
             + naamVakje (zetten.back ()) + " en slaat "
             + terminal::aantalTekst (laatsteSlag, "steen", "stenen") + ".";
    }

    // Neem de laatste zet terug: haal de stand erna van de stapel.
    // Retourneert: false als er geen zet is
    bool unDoeZet ()
    {
      if (zetten.empty ())
        return false;
      standen.haalEraf ();
      zetten.pop_back ();
      return true;
    }

    // Lees een stand: de maten van het bord, de vakjes, en wie er aan beurt is.
    // Daar begint de partij dan.
    // Parameter:
    // * lezer: leest een bestand; daarin mag achter de stand nog iets staan
    // Retourneert: true als zij klopt; anders false, met een melding van de
    //   lezer, en dan verandert er niets
    bool lees (terminal::Lezer &lezer)
    {
      int rijen = 0, kolommen = 0;
      if (!leesMaat (lezer, "het aantal rijen", rijen)
          || !leesMaat (lezer, "het aantal kolommen", kolommen))
        return false;
      Partij nieuw (rijen, kolommen);
      nieuw.stelToezicht (toezicht);
      if (!nieuw.leesVakjes (lezer))
        return false;
      *this = nieuw;
      return true;
    }

    // Schrijf de stand zoals lees haar leest.
    void schrijf (std::ostream &uit) const
    {
      const OthelloBord &nu = bord ();
      uit << nu.getRijen () << ' ' << nu.getKolommen () << '\n';
      for (int rij = 0; rij < nu.getRijen (); rij++)
      {
        for (int kolom = 0; kolom < nu.getKolommen (); kolom++)
          uit << nu.getVakje (rij, kolom);
        uit << '\n';
      }
      uit << nu.getSpeler () << '\n';
    }

    // Retourneert: de gedane zetten, de oudste voorop
    const std::vector<Zet> &gedaneZetten () const { return zetten; }

  private:

    Stapel standen;           // het begin, en het bord na elke zet
    std::vector<Zet> zetten;
    int laatsteSlag = 0;      // hoeveel stenen de laatst gedane zet sloeg
    zoek::Toezicht *toezicht = 0;

    // Lees een maat van het bord.
    // Retourneert: true als er een staat; anders false, met een melding
    static bool leesMaat (terminal::Lezer &lezer, const std::string &wat,
                          int &maat)
    {
      return lezer.leesGetalTussen (wat, OthelloBord::MinMaat,
                                    OthelloBord::MaxMaat, maat)
             && (OthelloBord::goedeMaat (maat)
                 || lezer.verkeerd (wat, std::to_string (maat),
                                    "een even getal"));
    }

    // Lees de vakjes, rij voor rij, en wie er aan beurt is; daar begint de
    // partij dan.
    // Retourneert: true als het klopt; anders false, met een melding
    bool leesVakjes (terminal::Lezer &lezer)
    {
      const std::string wie = "wie er aan beurt is", letter = "Z of W",
        breed = std::to_string (bord ().getKolommen ()),
        mag = "punten, W en Z, samen " + breed;
      std::string vakjes, woord;
      for (int rij = 1; rij <= bord ().getRijen (); rij++)
      {
        const std::string wat = "rij " + std::to_string (rij);
        if (!lezer.leesWoord (wat, mag, woord))
          return false;
        if (std::to_string (woord.size ()) != breed
            || woord.find_first_not_of (".WZ") != std::string::npos)
          return lezer.verkeerd (wat, woord, mag);
        vakjes += woord;
      }
      return lezer.leesWoord (wie, letter, woord)
             && ((woord.size () == 1
                  && bord ().zetStand (vakjes.c_str (), woord[0]))
                 || lezer.verkeerd (wie, woord, letter));
    }
};

}

#endif
