// opslag.h: partijen in bestanden.
//
//     4 4          het aantal rijen en het aantal kolommen
//     ....         de stand waar de partij begint: '.', 'W' en 'Z', met of
//     .WZ.         zonder spaties ertussen
//     .ZW.
//     ....
//     Z            wie er dan aan beurt is
//     zet B1 m     elke zet, met wie hem deed: m (een mens), w (de computer,
//     zet A1 g     willekeurig) of g (gretig)
//     spelers mg   wie er spelen: zwart en wit
//
// De opgave noemt <fstream> niet: dit is het enige bestand van Othello dat
// hem gebruikt, en alleen het scherm heeft hem nodig, om te bewaren.

#ifndef OthelloOpslagHVar
#define OthelloOpslagHVar

#include <cstdlib>
#include <fstream>
#include <iostream>
#include "partij.h"
#include "vragen.h"

namespace othello
{

// Schrijf een partij.
// Parameters:
// * uit: waar zij geschreven wordt
// * partij: de partij
inline void schrijfPartij (std::ostream &uit, const Partij &partij)
{
  const OthelloBord &begin = partij.beginbord ();
  const int rijen = begin.getRijen (), kolommen = begin.getKolommen ();
  int i = 0, j = 0;
  uit << rijen << ' ' << kolommen << '\n';
  for (i = 0; i < rijen; i++)
    for (j = 0; j < kolommen; j++)
      uit << begin.getVakje (i, j) << (j == kolommen - 1 ? "\n" : "");
  uit << begin.getSpeler () << '\n';
  for (i = 0; i < partij.getAantal (); i++)
    uit << "zet " << static_cast<char> ('A' + partij.getZet (i).kolom)
        << partij.getZet (i).rij + 1 << ' ' << partij.getZet (i).wie << '\n';
  uit << "spelers " << partij.speler ('Z') << partij.speler ('W') << '\n';
}

//*************************************************************************

// Bewaar een partij, via een ander bestand dat daarna zijn naam krijgt: er
// staat nooit een half bestand.
// Parameters:
// * naam: de naam van het bestand
// * partij: de partij
// Retourneert: false, na een melding, als dat niet lukt
inline bool bewaarPartij (const char *naam, const Partij &partij)
{
  Tekst nieuw, melding;
  std::ofstream bestand;
  nieuw << naam << ".nieuw";
  bestand.open (nieuw.inhoud ());
  if (bestand.is_open ())
  {
    schrijfPartij (bestand, partij);
    bestand.close ();
    if (bestand && std::rename (nieuw.inhoud (), naam) == 0)
      return true;
    std::remove (nieuw.inhoud ());
  }
  melding << "Bestand ";
  Regel (naam).toonAlles (melding);
  melding << " is niet te schrijven; verwacht werd een naam in een map waar "
          << "dat mag, op een schijf met ruimte.";
  melding.toon ();
  return false;
}

//*************************************************************************

// Parameter:
// * naam: de naam van een bestand
// Retourneert: of dat bestand er al is; een map telt niet mee
inline bool bestaat (const char *naam)
{
  std::ifstream bestand (naam);
  bestand.peek ();  // een map is wel te openen, maar niet te lezen
  return bestand.is_open () && !bestand.bad ();
}

//*************************************************************************

// Leest een partij uit een bestand. Bij alles wat niet klopt komt er een
// melding: in welke regel, wat er staat, en wat er had mogen staan.
class Lezer
{
  public:

    // Open een bestand.
    // Parameters:
    // * nwNaam: de naam van het bestand
    // * nwMeldingen: waar meldingen heen gaan
    Lezer (const char *nwNaam, std::ostream &nwMeldingen)
    : naam (nwNaam), bestand (nwNaam), meldingen (nwMeldingen), nummer (0)
    {
    }

    // Lees de partij.
    // Retourneert: de partij, die de aanroeper moet opruimen; nullptr, na een
    // melding, als er iets niet klopt
    Partij *lees ()
    {
      OthelloBord *bord = nullptr;
      Partij *partij = nullptr;
      if (!geopend ())
        return nullptr;
      bord = leesStand ();
      if (bord == nullptr)
        return nullptr;
      partij = new Partij (bord);
      if (leesVervolg (*partij))
        return partij;
      delete partij;
      return nullptr;
    }

  private:

    static const int MeesteRegels = 2000;  // meer heeft geen partij

    const char *naam;
    std::ifstream bestand;
    std::ostream &meldingen;
    Regel regel;  // de laatst gelezen regel
    int nummer;   // van die regel, vanaf 1

    // Retourneert: of het bestand te lezen is; zo niet, na een melding
    bool geopend ()
    {
      Tekst melding;
      bestand.peek ();  // een map is wel te openen, maar niet te lezen
      if (bestand.is_open () && !bestand.bad ())
        return true;
      melding << "Bestand ";
      Regel (naam).toonAlles (melding);
      melding << (bestand.is_open () ? "" : " bestaat niet, of")
              << " is niet te lezen; verwacht werd een leesbaar tekstbestand.";
      melding.toon (meldingen);
      return false;
    }

    // Meld wat er niet klopt aan de laatst gelezen regel.
    // Parameter:
    // * verwacht: wat er had moeten staan
    // Retourneert: false
    bool verkeerd (const char *verwacht)
    {
      Tekst waar, wat;
      waar << "Bestand ";
      Regel (naam).toonAlles (waar);
      waar << ", regel " << nummer << ':';
      regel.opnieuw ();
      wat << "  gevonden ";
      if (regel.isLeeg ())
        wat << "het einde van het bestand";
      else
        regel.toonAlles (wat);
      wat << ", verwacht " << verwacht << '.';
      waar.toon (meldingen);
      wat.toon (meldingen);
      return false;
    }

    // Lees de volgende regel die niet leeg is, en ga naar zijn eerste woord.
    // Retourneert: false als er geen is
    bool volgende ()
    {
      bool gelezen = true;
      do
      {
        nummer++;
        gelezen = regel.lees (bestand, false);
      }
      while (gelezen && !regel.verder () && nummer < MeesteRegels);
      return gelezen && !regel.isLeeg ();
    }

    // Lees de maten, de vakjes en wie er aan zet is.
    // Retourneert: een bord dat zo is; nullptr, na een melding, als er iets
    // niet klopt
    OthelloBord *leesStand ()
    {
      const int meeste = OthelloBord::MaxMaat * OthelloBord::MaxMaat;
      char vakjes[meeste + 1], speler = '\0';
      int rijen = 0, kolommen = 0, i = 0;
      OthelloBord *bord = nullptr;
      volgende ();
      if (!leesMaat (rijen))
        return nullptr;
      regel.verder ();
      if (!leesMaat (kolommen) || !isOp ())
        return nullptr;
      for (i = 0; i < rijen; i++)
        if (!leesRij (vakjes + i * kolommen, kolommen))
          return nullptr;
      vakjes[rijen * kolommen] = '\0';
      if (volgende ())
        speler = hoofdletter (regel.letter ());
      if (speler != 'W' && speler != 'Z')
        verkeerd ("wie er aan beurt is, Z of W");
      if ((speler != 'W' && speler != 'Z') || !isOp ())
        return nullptr;
      bord = new OthelloBord (rijen, kolommen);
      bord->zetStand (vakjes, speler);
      return bord;
    }

    // Lees een maat.
    // Parameter:
    // * maat: wordt die maat
    // Retourneert: false, na een melding, als het geen maat is
    bool leesMaat (int &maat)
    {
      long long getal = 0;
      if (!regel.leesGetal (OthelloBord::MinMaat, OthelloBord::MaxMaat, getal)
          || getal % 2 != 0)
        return verkeerd ("het aantal rijen en kolommen: even, 2 t/m 20");
      maat = static_cast<int> (getal);
      return true;
    }

    // Retourneert: of de regel op is; zo niet, na een melding
    bool isOp ()
    {
      return regel.isOp ()
             || verkeerd ("verder niets op deze regel");
    }

    // Lees een rij vakjes.
    // Parameters:
    // * vakjes: krijgt ze
    // * aantal: hoeveel het er moeten zijn
    // Retourneert: false, na een melding, als het er niet precies zoveel zijn
    bool leesRij (char *vakjes, int aantal)
    {
      Tekst tekens;
      const char *plek = tekens.inhoud ();
      int gevonden = 0;
      bool goed = volgende () && regel.geefRest (tekens);
      for (; goed && *plek != '\0'; plek++)
        if (*plek != ' ' && *plek != '\t')
        {
          const char teken = hoofdletter (*plek);
          goed = gevonden < aantal
                 && (teken == '.' || teken == 'W' || teken == 'Z');
          if (goed)
            vakjes[gevonden] = teken;
          gevonden++;
        }
      return (goed && gevonden == aantal)
             || verkeerd ("een rij vakjes: punten, W en Z, in elke kolom een");
    }

    // Lees wat er achter de stand staat: zetten, en wie er spelen.
    // Parameter:
    // * partij: de partij, waarin de zetten gedaan worden
    // Retourneert: false, na een melding, als er iets niet klopt
    bool leesVervolg (Partij &partij)
    {
      while (volgende ())
      {
        if (regel.is ("zet"))
        {
          if (!leesZet (partij))
            return false;
        }
        else if (!regel.is ("spelers"))
          return verkeerd ("zet, spelers of het einde van het bestand");
        else if (!leesSpelers (partij))
          return false;
      }
      return nummer < MeesteRegels
             || verkeerd ("het einde van het bestand");
    }

    // Lees de rest van een regel met een zet, en doe die.
    // Parameter:
    // * partij: de partij
    // Retourneert: false, na een melding, als er iets niet klopt
    bool leesZet (Partij &partij)
    {
      Partij::Zet zet = { -1, -1, Mens };
      bool goed = regel.verder () && regel.leesVakje (zet.rij, zet.kolom);
      if (goed && !regel.isOp ())
      {
        regel.verder ();
        zet.wie = regel.letter ();
        goed = isSpeler (zet.wie) && regel.isOp ();
      }
      if (!goed)
        return verkeerd ("een zet zoals zet F5 m");
      return partij.doe (zet)
             || verkeerd ("een zet die stenen slaat");
    }

    // Lees de rest van een regel met wie er spelen.
    // Parameter:
    // * partij: de partij
    // Retourneert: false, na een melding, als er iets niet klopt
    bool leesSpelers (Partij &partij)
    {
      Tekst tekst;
      const char *wie = tekst.inhoud ();
      if (!regel.verder () || !regel.geefRest (tekst)
          || tekst.getLengte () != 2 || !isSpeler (wie[0])
          || !isSpeler (wie[1]))
        return verkeerd ("twee letters, zwart en wit: m, w of g");
      partij.stelSpelers (wie[0], wie[1]);
      return true;
    }

    // Parameter:
    // * letter: een letter
    // Retourneert: of die zegt wie er speelt
    static bool isSpeler (char letter)
    {
      return letter == Mens || letter == Willekeurig || letter == Gretig;
    }

    // Parameter:
    // * teken: een teken
    // Retourneert: de hoofdletter van een w of z; anders dat teken
    static char hoofdletter (char teken)
    {
      return teken == 'w' ? 'W' : teken == 'z' ? 'Z' : teken;
    }
};

}

#endif
