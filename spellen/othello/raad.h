// raad.h: wat de denker van een stand vindt, in woorden: een goede zet, de
// waarde van elke zet, en hoe het dan verdergaat; en een tabel van uitkomsten.

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
#include "partij.h"
#include "telling.h"
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
      const size_t geheugen = static_cast<size_t> (OthelloBord::GewoonGeheugen);
      toezicht.inTijd (seconden, [&]
        {
          Telling telling ("denken", "standen", 0, 1, toezicht);
          zoek::othello::denk (bord, { diepte, soort, geheugen }, &telling,
                               gedachte);
        });
    }

    // Retourneert: wat er bekend is
    const Gedachte &wat () const { return gedachte; }

    // Retourneert: de beste zet, en hoe het dan afloopt, of hoe ver er
    //   vooruit gekeken is
    std::string besteZet () const
    {
      const std::string beste = zetTekst (gedachte.beste);
      if (!gedachte.zeker)
        return "Goede zet: " + beste + ", de beste als er " + vooruit ()
               + ";\nde uitkomst is niet bepaald.\n";
      std::string gelijk;
      for (int i = 0; i < gedachte.aantal; i++)
        if (i != gedachte.beste && isBeste (gedachte.zetten[i]))
          gelijk += (gelijk.empty () ? " Even goed: " : ", ") + zetTekst (i);
      return terminal::inRegels ("Beste zet: " + beste + ": " + afloop ()
                                 + gelijk + (gelijk.empty () ? "" : "."))
             + "\n";
    }

    // Retourneert: van elke zet wie er dan wint, of een schatting, in kolommen,
    //   met een ster bij de beste
    std::string elkeZet () const
    {
      bool zeker = true;
      std::vector<std::string> cellen;
      for (int i = 0; i < gedachte.aantal; i++)
      {
        const Zetwaarde &zet = gedachte.zetten[i];
        cellen.push_back (zetTekst (i) + ": "
                          + (zet.zeker ? winnaar (zet) + " " : "")
                          + score (zet) + (isBeste (zet) ? " *" : ""));
        zeker = zeker && zet.zeker;
      }
      return "Na elke zet: wie er wint, met hoeveel stenen verschil of omdat "
             "de ander vastzit"
             + (zeker ? "" : ";\ntussen haakjes een schatting voor wie aan "
                "beurt is, als er\n" + vooruit ()) + ".\n"
             + terminal::inKolommen (cellen, false);
    }

    // Retourneert: de beste zetten van beide spelers, genummerd, zo ver als er
    //   gekeken is, en hoe het dan afloopt
    std::string reeks () const
    {
      std::vector<std::string> zetten;
      for (int i = 0; i < gedachte.lengte; i++)
        zetten.push_back (std::to_string (i + 1) + ". "
                          + naamVakje ({ gedachte.variant[i].rij,
                                         gedachte.variant[i].kolom }));
      return "Met de beste zetten gaat het zo verder:\n"
             + terminal::inKolommen (zetten, false)
             + (gedachte.zeker ? "Dan is het uit: " + afloop ()
                : "Zo gaat het als er " + vooruit ()
                  + "; de uitkomst is niet bepaald.") + "\n";
    }

    // Retourneert: een zet, zoals op het bord
    std::string zetTekst (int nummer) const
    {
      const zoek::othello::Plek &plek = gedachte.zetten[nummer].plek;
      return naamVakje ({ plek.rij, plek.kolom });
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

    // Retourneert: of een zet zo goed is als de beste
    bool isBeste (const Zetwaarde &zet) const
    {
      return zet.waarde == gedachte.waarde && !zet.hoogstens
             && zet.zeker == gedachte.zeker && zet.diepte > 0;
    }

    // Retourneert: hoe ver er gekeken is
    std::string vooruit () const
    {
      return std::to_string (gedachte.diepte)
             + (gedachte.diepte == 1 ? " zet" : " zetten")
             + " vooruit gekeken wordt";
    }

    // Retourneert: hoe het met de beste zet afloopt, als dat zeker is
    std::string afloop () const
    {
      const Zetwaarde &zet = gedachte.zetten[gedachte.beste];
      const char ander = OthelloBord::ander (bord.getSpeler ());
      return zet.waarde == 0 ? "gelijkspel."
        : score (zet) != "vast"
        ? winnaar (zet) + " wint met " + score (zet) + " verschil."
        : winnaar (zet) + " wint, want "
          + naamKleur (zet.waarde > 0 ? ander : bord.getSpeler ())
          + " komt vast te zitten.";
    }
};

// Laat een computer zetten op een bord waar het niet uit is; de beste mag
// zoveel seconden denken (0: zonder grens), en iemand ziet daarop toe.
inline void zetComputer (OthelloBord &bord, const Speler &wie, double seconden,
                         zoek::Toezicht &toezicht)
{
  const bool beste = wie.getLetter () == 'b';
  if (wie.getLetter () == 'g')
    return bord.gretigeZet ();
  if (wie.getLetter () == 't')
    return bord.randomZet ();
  Raad raad (bord);
  raad.denk (beste ? ElkeDiepte : wie.getSterkte ().beurten (),
             beste ? seconden : wie.getSterkte ().seconden (), DeBeste,
             toezicht);
  const zoek::othello::Plek zet = raad.wat ().variant[0];
  bord.doeZet (zet.rij, zet.kolom);
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
                tabel.duur (zoek::seconden (clock () - begin)) });
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
                               { 7, 10, 8, 6, 12, 12 }, gevraagd.csv);
  return terminal::vanElk (gevraagd.namen, Partij (),
    [&] (const std::string &naam, const Partij &partij)
    {
      losOp (gevraagd, naam, partij, tabel, toezicht);
    });
}

}

#endif
