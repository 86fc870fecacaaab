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

#include <fstream>
#include <iostream>
#include "partij.h"
#include "vragen.h"

namespace othello
{

// Is een woord een maat van het bord, dan wordt maat die maat.
// Retourneert: of het zo is
inline bool isMaat (const char *woord, int &maat)
{
  int getal = 0;
  const bool goed = leesGetal (woord, 0, MaxGetal, getal)
                    && OthelloBord::goedeMaat (getal);
  if (goed)
    maat = getal;
  return goed;
}

// Schrijf een partij.
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
    uit << "zet " << naamVakje (partij.getZet (i).rij, partij.getZet (i).kolom)
        << ' ' << partij.getZet (i).wie << '\n';
  uit << "spelers " << partij.speler (OthelloBord::Zwart)
      << partij.speler (OthelloBord::Wit) << '\n';
}

// Retourneert: of een bestand te lezen is; een map is dat niet, al is zij wel
// te openen
inline bool isLeesbaar (std::ifstream &bestand)
{
  bestand.peek ();
  return bestand.is_open () && !bestand.bad ();
}

// Retourneert: of dit een map is, voor zover dat te zien is: zij is wel te
// openen, maar niet te lezen
inline bool isMap (const char *naam)
{
  std::ifstream bestand (naam);
  return bestand.is_open () && !isLeesbaar (bestand);
}

// Retourneert: of er een bestand met deze naam is, ook als het niet te openen
// is: dan is het er als het zo mag gaan heten
inline bool bestaat (const char *naam)
{
  std::ifstream bestand (naam);
  return isLeesbaar (bestand)
         || (!bestand.is_open () && std::rename (naam, naam) == 0);
}

// Geef een bestand een andere naam. Een bestand dat al zo heet verdwijnt; op
// Windows moet dat eerst.
// Retourneert: of dat gelukt is
inline bool hernoem (const char *van, const char *naar)
{
  return std::rename (van, naar) == 0
         || (bestaat (naar) && std::remove (naar) == 0
             && std::rename (van, naar) == 0);
}

// Bewaar een partij in een bestand met deze naam, via een ander bestand dat
// daarna zo gaat heten: er staat nooit een half bestand.
// Retourneert: false, na een melding, als dat niet lukt
inline bool bewaarPartij (const char *naam, const Partij &partij)
{
  Tekst nieuw;
  std::ofstream bestand;
  nieuw << naam << ".nieuw";
  bestand.open (nieuw.inhoud ());
  if (bestand.is_open ())
  {
    schrijfPartij (bestand, partij);
    bestand.close ();
    if (bestand && hernoem (nieuw.inhoud (), naam))
      return true;
    std::remove (nieuw.inhoud ());
  }
  (Tekst () << "Bestand " << toonbaar (naam) << " is niet te schrijven"
            << (isMap (naam) ? ", want het is een map" : "")
            << "; verwacht werd een naam in een map waar dat mag, op een "
            << "schijf met ruimte.").toon ();
  return false;
}

// Leest een partij uit een bestand. Bij alles wat niet klopt komt er een
// melding: in welke regel, wat er staat, en wat er had mogen staan. Elke
// functie die iets leest retourneert dan false.
class Lezer
{
  public:

    // Open een bestand; meldingen gaan naar nwMeldingen.
    Lezer (const char *nwNaam, std::ostream &nwMeldingen)
    : naam (nwNaam), bestand (nwNaam), meldingen (nwMeldingen), nummer (0)
    {
    }

    // Lees de partij.
    // Retourneert: de partij, die de aanroeper moet opruimen; nullptr, na een
    // melding, als er iets niet klopt
    Partij *lees ()
    {
      OthelloBord *const bord = geopend () ? leesStand () : nullptr;
      Partij *const partij = bord == nullptr ? nullptr : new Partij (bord);
      if (partij == nullptr || leesVervolg (*partij))
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
      if (isLeesbaar (bestand))
        return true;
      meldingen << "Bestand " << toonbaar (naam) << " is niet te lezen:\n  "
                << (bestand.is_open ()
                    ? "het is een map, of het lezen mislukt;\n  "
                    : "het bestaat niet, of mag niet gelezen worden;\n  ")
                << "verwacht werd een leesbaar tekstbestand." << std::endl;
      return false;
    }

    // Meld wat er niet klopt aan de laatst gelezen regel, en wat er had moeten
    // staan.
    // Retourneert: false
    bool verkeerd (const char *verwacht)
    {
      Tekst gevonden;
      if (*regel.alles () == '\0')
        gevonden << "het einde van het bestand";
      else
        gevonden << toonbaar (regel.alles ());
      (Tekst () << "Bestand " << toonbaar (naam) << ", regel " << nummer
                << ':').toon (meldingen);
      (Tekst () << "  gevonden " << gevonden << ", verwacht " << verwacht
                << '.').toon (meldingen);
      return false;
    }

    // Lees de volgende regel die niet leeg is.
    // Retourneert: false als er geen is
    bool volgende ()
    {
      bool gelezen = true;
      do
      {
        nummer++;
        gelezen = regel.lees (bestand, false);
      }
      while (gelezen && *regel.alles () == '\0' && nummer < MeesteRegels);
      return *regel.alles () != '\0';
    }

    // Retourneert: of de regel op is; zo niet, na een melding
    bool isOp ()
    {
      return regel.isOp () || verkeerd ("verder niets op deze regel");
    }

    // Lees de maten, de vakjes en wie er aan zet is.
    // Retourneert: een bord dat zo is; nullptr, na een melding, als er iets
    // niet klopt
    OthelloBord *leesStand ()
    {
      int rijen = 0, kolommen = 0, i = 0;
      char speler = '\0';
      bool goed = false;
      Tekst vakjes;
      OthelloBord *bord = nullptr;
      volgende ();
      if (!leesMaat (rijen) || !leesMaat (kolommen) || !isOp ())
        return nullptr;
      for (i = 0; i < rijen; i++)
        if (!leesRij (vakjes, kolommen))
          return nullptr;
      volgende ();
      regel.verder ();
      speler = kleurVan (letterVan (regel.woord ()));
      goed = speler == '\0' ? verkeerd ("wie er aan beurt is, Z of W")
                            : isOp ();
      if (!goed)
        return nullptr;
      bord = new OthelloBord (rijen, kolommen);
      bord->zetStand (vakjes.inhoud (), speler);
      return bord;
    }

    // Lees een maat, en onthoud haar.
    bool leesMaat (int &maat)
    {
      return (regel.verder () && isMaat (regel.woord (), maat))
             || verkeerd ("het aantal rijen en kolommen: even, 2 t/m 20");
    }

    // Lees een rij van zoveel vakjes, en zet ze achter de andere.
    bool leesRij (Tekst &vakjes, int aantal)
    {
      const int lengte = vakjes.getLengte () + aantal;
      bool goed = volgende ();
      const char *plek = regel.alles ();
      for (; goed && *plek != '\0'; plek++)
        if (*plek != ' ' && *plek != '\t')
        {
          goed = *plek == OthelloBord::Leeg || kleurVan (*plek) != '\0';
          vakjes << (*plek == OthelloBord::Leeg ? *plek : kleurVan (*plek));
        }
      return (goed && vakjes.getLengte () == lengte)
             || verkeerd ("een rij vakjes: punten, W en Z, in elke kolom een");
    }

    // Lees wat er achter de stand staat: zetten, die in de partij gedaan
    // worden, en wie er spelen.
    bool leesVervolg (Partij &partij)
    {
      bool goed = true;
      while (goed && volgende ())
      {
        regel.verder ();
        if (gelijk (regel.woord (), "zet"))
          goed = leesZet (partij);
        else if (gelijk (regel.woord (), "spelers"))
          goed = leesSpelers (partij);
        else
          goed = verkeerd ("zet, spelers of het einde van het bestand");
      }
      return goed && (nummer < MeesteRegels
                      || verkeerd ("het einde van het bestand"));
    }

    // Lees de rest van een regel met een zet, en doe die in de partij.
    bool leesZet (Partij &partij)
    {
      Partij::Zet zet = { -1, -1, Mens };
      bool goed = regel.verder ()
                  && leesVakje (regel.woord (), zet.rij, zet.kolom);
      if (goed && regel.verder ())
      {
        zet.wie = letterVan (regel.woord ());
        goed = isSpeler (zet.wie) && regel.isOp ();
      }
      if (!goed)
        return verkeerd ("een zet zoals zet F5 m");
      return partij.doe (zet) > 0 || verkeerd ("een zet die stenen slaat");
    }

    // Lees de rest van een regel met wie er in de partij spelen.
    bool leesSpelers (Partij &partij)
    {
      const char *wie = nullptr;
      regel.verder ();
      wie = regel.rest ();
      if (!isSpeler (wie[0]) || !isSpeler (wie[1]) || wie[2] != '\0')
        return verkeerd ("twee letters, zwart en wit: m, w of g");
      partij.stelSpelers (wie[0], wie[1]);
      return true;
    }

    // Retourneert: of een letter zegt wie er speelt
    static bool isSpeler (char letter)
    {
      return letter == Mens || letter == Willekeurig || letter == Gretig;
    }

    // Retourneert: de kleur die een letter noemt, 'W' of 'Z'; anders nul
    static char kleurVan (char letter)
    {
      return letter == 'W' || letter == 'w' ? OthelloBord::Wit
             : letter == 'Z' || letter == 'z' ? OthelloBord::Zwart : '\0';
    }
};

}

#endif
