// raad.h: laat de denker over een bord denken, voor raad en voor een computer;
// en een tabel van uitkomsten.

#ifndef OthelloRaadHVar
#define OthelloRaadHVar

#include <ctime>
#include <string>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/raad.h"
#include "../../terminal/schermtoezicht.h"
#include "../../terminal/tabel.h"
#include "../../zoek/getaltekst.h"
#include "../../zoek/toezicht.h"
#include "../../zoek/voortgang.h"
#include "partij.h"
#include "zoek/denker.h"

namespace othello
{

using zoek::othello::DeBeste;
using zoek::othello::ElkeDiepte;
using zoek::othello::ElkeZet;
using zoek::othello::Gedachte;
using zoek::othello::MetGelijke;
using zoek::othello::VastWinst;
using zoek::othello::Vraagsoort;
using zoek::othello::Zetwaarde;

// Retourneert: de zet op een plek
inline Zet naarZet (const zoek::othello::Plek &plek)
{
  return Zet (plek.rij, plek.kolom);
}

// Denk na over een bord.
// Parameters:
// * bord, diepte, soort: welk bord, hoeveel zetten er hoogstens vooruit gekeken
//   wordt, en van welke de waarde gevraagd wordt; zie zoek/gedachte.h
// * toezicht: wie er toeziet
// * gedachte, klaar: als bij denk in zoek/denker.h
template <typename Klaar>
void denkOver (const OthelloBord &bord, int diepte, Vraagsoort soort,
               zoek::Toezicht &toezicht, Gedachte &gedachte, const Klaar &klaar)
{
  const int TussenKijken = 1024;  // standen
  const size_t geheugen = static_cast<size_t> (OthelloBord::GewoonGeheugen);
  zoek::Voortgang voortgang ("denken", "standen", 0, &toezicht, TussenKijken);
  zoek::othello::denk (bord, { diepte, soort, geheugen }, voortgang, gedachte,
                       klaar);
}

// Wat er van een bord bekend is.
class Raad
{
  public:

    // Over een bord waar het niet uit is; er is nog niet over gedacht.
    explicit Raad (const OthelloBord &nwBord)
    : bord (nwBord), gedachte ()
    {
    }

    // Denk na; wordt dat afgebroken, dan geldt wat er dan bekend is.
    // Parameters:
    // * diepte: hoeveel zetten er hoogstens vooruit gekeken wordt
    // * seconden: hoe lang dat mag duren; 0 of minder: zonder grens
    // * soort: van welke zetten de waarde gevraagd wordt; zie zoek/gedachte.h
    // * toezicht: wie er toeziet; dat houdt de tijd bij
    void denk (int diepte, double seconden, Vraagsoort soort,
               zoek::Toezicht &toezicht)
    {
      toezicht.inTijd (seconden, [&]
        { denkOver (bord, diepte, soort, toezicht, gedachte,
                    [] (const Gedachte &) {}); });
    }

    // Retourneert: wat er bekend is
    const Gedachte &wat () const { return gedachte; }

    // Retourneert: een zet, zoals op het bord
    std::string zetTekst (int nummer) const
    {
      const zoek::othello::Plek &plek = gedachte.zetten[nummer].plek;
      return naamVakje (naarZet (plek));
    }

    // Retourneert: wie er na een zet wint, of gelijk, of onbekend
    std::string winnaar (const Zetwaarde &zet) const
    {
      const char ik = bord.getSpeler ();
      return !zet.zeker ? "onbekend" : zet.waarde == 0 ? "gelijk"
             : naamKleur (zet.waarde > 0 ? ik : OthelloBord::ander (ik));
    }

    // Retourneert: met hoeveel stenen die wint, of vast als de ander niet meer
    //   kan; tussen haakjes een schatting voor wie aan beurt is
    std::string score (const Zetwaarde &zet) const
    {
      const int verschil = zet.waarde > 0 ? zet.waarde : -zet.waarde;
      return !zet.zeker ? "(" + std::to_string (zet.waarde) + ")"
             : verschil == VastWinst ? "vast" : std::to_string (verschil);
    }

  private:

    const OthelloBord &bord;
    Gedachte gedachte;
};

// Laat een computer kiezen op een bord waar het niet uit is; de beste mag
// zoveel seconden denken (0: zonder grens), en iemand ziet daarop toe.
// Retourneert: zijn zet
inline Zet kies (const OthelloBord &bord, const Speler &wie, double seconden,
                 zoek::Toezicht &toezicht)
{
  const char letter = wie.getLetter ();
  const bool beste = letter == 'b';
  if (letter == 'g' || letter == 't')
  {
    Zet zet;
    bord.geefZet (letter == 'g' ? bord.kiesGretig () : bord.kiesRandom (),
                  zet.first, zet.second);
    return zet;
  }
  Raad raad (bord);
  raad.denk (beste ? ElkeDiepte : wie.getSterkte ().beurten (),
             beste ? seconden : wie.getSterkte ().seconden (), DeBeste,
             toezicht);
  return naarZet (raad.wat ().variant[0]);
}

// Zet de uitkomst van een stand op een regel van een tabel, en als de
// instellingen dat zeggen ook die van elke zet op een regel eronder.
// Parameters:
// * gevraagd: de instellingen; zie terminal/hoofdprogramma.h
// * naam, partij: het bestand, en wat erin staat
// * tabel: de tabel
// * toezicht: wie er toeziet
inline void losOp (const terminal::Instellingen &gevraagd,
                   const std::string &naam, const Partij &partij,
                   const terminal::Tabel &tabel, zoek::Toezicht &toezicht)
{
  const clock_t begin = clock ();
  Raad raad (partij.bord ());
  raad.denk (ElkeDiepte, static_cast<double> (gevraagd.tijd),
             gevraagd.zetten ? ElkeZet : DeBeste, toezicht);
  const Gedachte &wat = raad.wat ();
  const bool uit = wat.aantal == 0;
  const Zetwaarde &beste = wat.zetten[wat.beste];
  const std::string beurt = naamKleur (partij.bord ().getSpeler ());
  tabel.toon ({ naam, uit ? "-" : beurt, raad.winnaar (beste),
                raad.score (beste), uit ? "-" : raad.zetTekst (wat.beste),
                std::to_string (wat.standen),
                terminal::Tabel::tijd (zoek::seconden (clock () - begin)) });
  for (int i = 0; gevraagd.zetten && i < wat.aantal; i++)
    tabel.toon ({ naam, beurt, raad.winnaar (wat.zetten[i]),
                  raad.score (wat.zetten[i]), raad.zetTekst (i), "-", "-" });
}

// Los de partijen uit de gevraagde bestanden op, en zet de uitkomsten in een
// tabel op het scherm.
// Retourneert: de hoogste exitcode
inline int losOp (const terminal::Instellingen &gevraagd)
{
  terminal::Schermtoezicht toezicht (gevraagd.stil);
  const terminal::Tabel tabel (gevraagd.namen, { "bestand", "beurt", "winnaar",
                                                 "score", "zet", "standen",
                                                 "seconden" },
                               { 7, 10, 8, 6, 13, 11 }, gevraagd.csv);
  return terminal::vanElk (gevraagd.namen, Partij (),
    [&] (const std::string &naam, const Partij &partij)
    {
      losOp (gevraagd, naam, partij, tabel, toezicht);
    });
}

}

#endif
