// partij.h: een partij: de stapel van alle standen, en de zetten ertussen; met
// lezen en schrijven.

#ifndef OthelloPartijHVar
#define OthelloPartijHVar

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../terminal/lezer.h"
#include "../../terminal/speler.h"
#include "../../terminal/tekst.h"
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
  const int Meer = 999999;  // is geen getal meer
  const std::string klein = terminal::kleineLetters (woord);
  if (klein.size () < 2 || klein[0] < 'a' || klein[0] > 'z' || klein[1] < '0'
      || klein[1] > '9' || (klein[1] == '0' && klein.size () > 2)
      || !terminal::leesGetal (klein.substr (1), 0, Meer, vakje.first))
    return false;
  vakje.first--;
  vakje.second = klein[0] - 'a';
  return true;
}

class Partij
{
  public:

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
        doeZet (zet.first, zet.second);
    }

    // Word een kopie van een andere partij; lukt dat niet, dan blijft deze
    // zoals zij is.
    // Retourneert: deze partij
    Partij &operator= (Partij ander)
    {
      standen.verwissel (ander.standen);
      zetten.swap (ander.zetten);
      return *this;
    }

    // Retourneert: het bord zoals het nu is
    OthelloBord &bord () const { return standen.bovenste (); }

    // Laat iemand op het denken over deze partij toezien.
    void stelToezicht (zoek::Toezicht *nwToezicht) { toezicht = nwToezicht; }

    // Retourneert: wie dat is; eerst niemand, dus 0
    zoek::Toezicht *getToezicht () const { return toezicht; }

    // Zet het bord op het scherm.
    void drukAf () const { bord ().afdrukken (); }

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

    // Doe een zet, op een kopie van het bord boven op de stapel.
    // Retourneert: false als hij niet mag; er verandert dan niets
    bool doeZet (int rij, int kolom)
    {
      if (bord ().geslagen (rij, kolom) == 0)
        return false;
      standen.zetErop (bord ().kopieer ());
      zetten.push_back (Zet (rij, kolom));
      return bord ().doeZet (rij, kolom);
    }

    // Als doeZet met een rij en een kolom, maar met een vakje zoals "f5".
    bool doeZet (const std::string &zet)
    {
      Zet vakje;
      return leesVakje (zet, vakje) && doeZet (vakje.first, vakje.second);
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

    // Lees een partij uit een bestand.
    // Parameters:
    // * naam: de naam van het bestand
    // * meldingen: hier komt te staan wat er niet klopt
    // * spelers: wordt wie er spelen, als bij leesBeide in terminal/speler.h;
    //   leeg als het bestand dat niet zegt
    // Retourneert: true als alles klopt; anders verandert er niets
    bool leesInSpel (const char *naam, std::ostream &meldingen,
                     std::string &spelers)
    {
      terminal::Lezer lezer (naam, meldingen);
      int rijen = 0, kolommen = 0;
      if (!lezer.geopend () || !leesMaat (lezer, "het aantal rijen", rijen)
          || !leesMaat (lezer, "het aantal kolommen", kolommen))
        return false;
      Partij nieuw (rijen, kolommen);
      if (!nieuw.leesStand (lezer)
          || !terminal::leesVervolg<terminal::Denkspeler>
                (lezer, [&] { return nieuw.leesZet (lezer); }, &spelers))
        return false;
      *this = nieuw;
      return true;
    }

    // Retourneert: de gedane zetten, de oudste voorop
    const std::vector<Zet> &gedaneZetten () const { return zetten; }

    // Schrijf de partij, met wie er spelen, als bij leesInSpel; is dat leeg,
    // dan alleen de stand.
    void schrijf (std::ostream &uit, const std::string &spelers) const
    {
      const OthelloBord &begin = spelers.empty () ? bord ()
                                                  : standen.onderste ();
      uit << begin.getRijen () << ' ' << begin.getKolommen () << '\n';
      for (int rij = 0; rij < begin.getRijen (); rij++)
      {
        for (int kolom = 0; kolom < begin.getKolommen (); kolom++)
          uit << begin.getVakje (rij, kolom);
        uit << '\n';
      }
      uit << begin.getSpeler () << '\n';
      if (spelers.empty ())
        return;
      for (const Zet &zet : zetten)
        uit << "zet " << naamVakje (zet) << '\n';
      uit << "spelers " << spelers << '\n';
    }

  private:

    Stapel standen;           // het begin, en het bord na elke zet
    std::vector<Zet> zetten;
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
    bool leesStand (terminal::Lezer &lezer)
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

    // Lees een zet en doe hem.
    // Retourneert: true als het kan; anders false, met een melding
    bool leesZet (terminal::Lezer &lezer)
    {
      const std::string wat = "zet", mag = "een vakje zoals F5";
      std::string woord;
      Zet zet;
      return lezer.leesWoord (wat, mag, woord)
             && (leesVakje (woord, zet) || lezer.verkeerd (wat, woord, mag))
             && (doeZet (zet.first, zet.second)
                 || lezer.verkeerd (wat, woord, "een zet die stenen slaat"));
    }
};

}

#endif
