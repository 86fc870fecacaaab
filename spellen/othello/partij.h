// partij.h: een partij: het bord, de stapel met alle standen ervoor, en de
// zetten; met lezen en schrijven.

#ifndef OthelloPartijHVar
#define OthelloPartijHVar

#include <iostream>
#include <string>
#include <utility>
#include <vector>
#include "../../terminal/lezer.h"
#include "../../terminal/tekst.h"
#include "../../zoek/toezicht.h"
#include "othello.h"
#include "speler.h"
#include "stapel.h"

namespace othello
{

// Retourneert: 'Z' of 'W' in letters, desgewenst met een hoofdletter
inline const char *naamKleur (char kleur, bool vooraan = false)
{
  return kleur == OthelloBord::Zwart ? (vooraan ? "Zwart" : "zwart")
                                     : (vooraan ? "Wit" : "wit");
}

// Retourneert: een plaats, geteld vanaf 0, zoals op het bord: C2
inline std::string naamVakje (int rij, int kolom)
{
  return static_cast<char> ('A' + kolom) + std::to_string (rij + 1);
}

// Is een woord een vakje: een letter met een getal erachter, zoals f5? Dan
// worden rij en kolom de plaats, geteld vanaf 0, die buiten het bord mag zijn.
// Retourneert: true als het zo is
inline bool leesVakje (const std::string &woord, int &rij, int &kolom)
{
  const int Meer = 999999;  // is geen getal meer
  const std::string klein = terminal::kleineLetters (woord);
  if (klein.size () < 2 || klein[0] < 'a' || klein[0] > 'z' || klein[1] < '0'
      || klein[1] > '9' || (klein[1] == '0' && klein.size () > 2)
      || !terminal::leesGetal (klein.substr (1), 0, Meer, rij))
    return false;
  rij--;
  kolom = klein[0] - 'a';
  return true;
}

class Partij
{
  public:

    // Een zet: de rij en de kolom, geteld vanaf 0.
    typedef std::pair<int,int> Zet;

    // Begin op een bord met zoveel rijen en kolommen, elk een goedeMaat.
    explicit Partij (int rijen = OthelloBord::GewoneMaat,
                     int kolommen = OthelloBord::GewoneMaat)
    : Partij (OthelloBord (rijen, kolommen))
    {
    }

    // Begin op een kopie van een bord.
    explicit Partij (const OthelloBord &bord)
    : nu (bord.kopieer ())
    {
      onthoudBegin ();
    }

    // Kopieer een partij, met de hele stapel: speel haar na.
    Partij (const Partij &ander)
    : Partij (*ander.nu)
    {
      begin = ander.begin;
      beginner = ander.beginner;
      nu->zetStand (begin.c_str (), beginner);
      for (const Zet &zet : ander.zetten)
        doeZet (zet.first, zet.second);
    }

    // Word een kopie van een andere partij; lukt dat niet, dan blijft deze
    // zoals zij is.
    // Retourneert: deze partij
    Partij &operator= (Partij ander)
    {
      std::swap (nu, ander.nu);
      std::swap (begin, ander.begin);
      std::swap (beginner, ander.beginner);
      std::swap (zetten, ander.zetten);
      stapel.verwissel (ander.stapel);
      return *this;
    }

    // Ruim het bord op.
    ~Partij () { delete nu; }

    // Retourneert: het bord zoals het nu is
    OthelloBord &bord () const { return *nu; }

    // Het bord zelf heeft geen toezicht; zie terminal/spelmenu.h.
    void stelToezicht (zoek::Toezicht *) {}

    // Zet het bord op het scherm.
    void drukAf () const { nu->afdrukken (); }

    // Retourneert: wie er aan beurt is: 0 voor zwart, 1 voor wit
    int getSpeler () const { return nu->getSpeler () == OthelloBord::Wit; }

    // Retourneert: true als het spel uit is
    bool eindstand () const { return nu->eindstand (); }

    // Retourneert: de mogelijke zetten, in volgorde
    std::vector<Zet> bepaalZetten () const
    {
      std::vector<Zet> lijst;
      Zet zet;
      for (int i = 1; nu->geefZet (i, zet.first, zet.second); i++)
        lijst.push_back (zet);
      return lijst;
    }

    // Doe een zet; de stand van ervoor komt op de stapel.
    // Retourneert: hoeveel stenen hij slaat; 0 als hij niet mag, er verandert
    //   dan niets
    int doeZet (int rij, int kolom)
    {
      const int slag = nu->geslagen (rij, kolom);
      if (slag > 0)
      {
        zetten.reserve (zetten.size () + 1);  // daarna gaat er niets meer mis
        stapel.zetErop (nu->kopieer ());
        nu->doeZet (rij, kolom);
        zetten.push_back (Zet (rij, kolom));
      }
      return slag;
    }

    // Neem de laatste zet terug: haal de stand van ervoor van de stapel.
    // Retourneert: false als er geen zet is
    bool unDoeZet ()
    {
      if (stapel.isLeeg ())
        return false;
      delete nu;
      nu = stapel.haalEraf ();
      zetten.pop_back ();
      return true;
    }

    // Lees een partij uit een bestand.
    // Parameters:
    // * naam: de naam van het bestand
    // * meldingen: hier komt te staan wat er niet klopt
    // * spelers: wordt wie er spelen, als bij Speler::leesBeide; leeg als het
    //   bestand dat niet zegt
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
      spelers.clear ();
      if (!nieuw.leesStand (lezer)
          || !terminal::leesRegels
               (lezer, [&] { return nieuw.leesZet (lezer); },
                [&] (const std::string &woord)
                {
                  return woord == "spelers"
                    ? Speler::leesBeide (lezer, spelers)
                    : lezer.verkeerd ("", woord, terminal::VervolgMag);
                }))
        return false;
      *this = nieuw;
      return true;
    }

    // Schrijf de partij, met wie er spelen, als bij Speler::leesBeide.
    void schrijf (std::ostream &uit, const std::string &spelers) const
    {
      const size_t breed = static_cast<size_t> (nu->getKolommen ());
      uit << nu->getRijen () << ' ' << breed << '\n';
      for (size_t i = 0; i < begin.size (); i += breed)
        uit << begin.substr (i, breed) << '\n';
      uit << beginner << '\n';
      for (const Zet &zet : zetten)
        uit << "zet " << naamVakje (zet.first, zet.second) << '\n';
      uit << "spelers " << spelers << '\n';
    }

  private:

    OthelloBord *nu;         // het bord; deze partij ruimt het op
    Stapel stapel;           // het bord voor elke zet
    std::vector<Zet> zetten;
    std::string begin;       // waar de partij begon: de vakjes, rij voor rij
    char beginner;           // wie toen aan zet was, 'W' of 'Z'

    // Onthoud dat de partij begint met het bord zoals het nu is.
    void onthoudBegin ()
    {
      begin.clear ();
      for (int rij = 0; rij < nu->getRijen (); rij++)
        for (int kolom = 0; kolom < nu->getKolommen (); kolom++)
          begin += nu->getVakje (rij, kolom);
      beginner = nu->getSpeler ();
    }

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

    // Lees de vakjes en wie er aan beurt is; daar begint de partij dan.
    // Retourneert: true als het klopt; anders false, met een melding
    bool leesStand (terminal::Lezer &lezer)
    {
      const std::string wie = "wie er aan beurt is";
      std::string vakjes, woord;
      while (vakjes.size () < begin.size ())
        if (!leesVakjes (lezer, vakjes))
          return false;
      if (!lezer.leesWoord (wie, "Z of W", woord))
        return false;
      if (!nu->zetStand (vakjes.c_str (), inhoud (woord[0]))
          || woord.size () > 1)
        return lezer.verkeerd (wie, woord, "Z of W");
      onthoudBegin ();
      return true;
    }

    // Lees een woord met vakjes van een rij, en zet ze achter de andere.
    // Retourneert: true als het klopt; anders false, met een melding
    bool leesVakjes (terminal::Lezer &lezer, std::string &vakjes) const
    {
      const size_t breed = static_cast<size_t> (nu->getKolommen ()),
                   past = breed - vakjes.size () % breed;
      const std::string wat = "rij " + std::to_string (vakjes.size () / breed
                                                       + 1),
        mag = "punten, W en Z, samen " + std::to_string (breed);
      std::string woord;
      if (!lezer.leesWoord (wat, mag, woord))
        return false;
      for (char teken : woord)
        vakjes += inhoud (teken);
      return (woord.size () <= past
              && vakjes.find (OthelloBord::Niets) == std::string::npos)
             || lezer.verkeerd (wat, woord, mag);
    }

    // Lees een zet en doe hem.
    // Retourneert: true als het kan; anders false, met een melding
    bool leesZet (terminal::Lezer &lezer)
    {
      const std::string wat = "zet";
      std::string woord;
      int rij = 0, kolom = 0;
      if (!lezer.leesWoord (wat, "een vakje zoals F5", woord))
        return false;
      if (!leesVakje (woord, rij, kolom))
        return lezer.verkeerd (wat, woord, "een vakje zoals F5");
      return doeZet (rij, kolom) > 0
             || lezer.verkeerd (wat, woord, "een zet die stenen slaat");
    }

    // Retourneert: de inhoud die een teken noemt, '.', 'W' of 'Z', ook als het
    //   een kleine letter is; anders een spatie
    static char inhoud (char teken)
    {
      return teken == OthelloBord::Leeg ? teken
             : teken == 'W' || teken == 'w' ? OthelloBord::Wit
             : teken == 'Z' || teken == 'z' ? OthelloBord::Zwart
             : OthelloBord::Niets;
    }
};

}

#endif
