// partij.h: een partij: het bord, wie er spelen, de zetten tot nu toe, en de
// stapel om ze terug te nemen.

#ifndef OthelloPartijHVar
#define OthelloPartijHVar

#include "othello.h"
#include "stapel.h"
#include "tekst.h"

namespace othello
{

// Wie er speelt: een mens, of de computer, op een van twee manieren.
const char Mens = 'm', Willekeurig = 'w', Gretig = 'g';

// Laat de computer een zet doen op een bord, Willekeurig of Gretig.
inline void computerzet (OthelloBord &bord, char speelwijze)
{
  if (speelwijze == Gretig)
    bord.gretigeZet ();
  else
    bord.randomZet ();
}

// Retourneert: Mens, Willekeurig of Gretig in letters
inline const char *naamSpeler (char speler)
{
  return speler == Mens ? "mens"
         : speler == Gretig ? "computer, gretig" : "computer, willekeurig";
}

// Retourneert: 'Z' of 'W' in letters, desgewenst met een hoofdletter
inline const char *naamKleur (char kleur, bool vooraan = false)
{
  return kleur == OthelloBord::Zwart ? (vooraan ? "Zwart" : "zwart")
                                     : (vooraan ? "Wit" : "wit");
}

// Retourneert: een plaats, geteld vanaf 0, zoals op het bord: C2
inline Tekst naamVakje (int rij, int kolom)
{
  return Tekst () << static_cast<char> ('A' + kolom) << rij + 1;
}

class Partij
{
  public:

    // Een zet, en wie hem deed.
    struct Zet
    {
      int rij, kolom;  // geteld vanaf 0
      char wie;        // Mens, Willekeurig of Gretig
    };

    // Begin een partij.
    // Parameters:
    // * nwBegin: het bord waar zij begint; de partij ruimt het op
    // * nwZwart, nwWit: wie er spelen, elk Mens, Willekeurig of Gretig
    explicit Partij (OthelloBord *nwBegin, char nwZwart = Mens,
                     char nwWit = Mens)
    : begin (nwBegin), nu (nwBegin->kopieer ()), zwart (nwZwart), wit (nwWit)
    {
    }

    // Ruim de borden op.
    ~Partij ()
    {
      delete begin;
      delete nu;
    }

    // De borden hebben een eigenaar.
    Partij (const Partij &) = delete;
    Partij &operator= (const Partij &) = delete;

    // Retourneert: het bord zoals het nu is
    OthelloBord &bord () const { return *nu; }

    // Retourneert: het bord waar de partij begon
    const OthelloBord &beginbord () const { return *begin; }

    // Bepaal wie er spelen; als bij het begin.
    void stelSpelers (char nwZwart, char nwWit)
    {
      zwart = nwZwart;
      wit = nwWit;
    }

    // Retourneert: wie er met een kleur, 'Z' of 'W', speelt
    char speler (char kleur) const
    {
      return kleur == OthelloBord::Zwart ? zwart : wit;
    }

    // Retourneert: wie er aan zet is: Mens, Willekeurig of Gretig
    char aanZet () const { return speler (nu->getSpeler ()); }

    // Doe een zet. Is hij van een mens, dan komt het bord van ervoor op de
    // stapel.
    // Retourneert: hoeveel stenen hij slaat; 0 als hij niet mag, er verandert
    // dan niets
    int doe (const Zet &zet)
    {
      const int aantal = getAantal (),
                slag = nu->geslagen (zet.rij, zet.kolom);
      if (slag == 0)
        return 0;
      if (zet.wie == Mens)
        stapel.zetErop (nu->kopieer ());
      nu->doeZet (zet.rij, zet.kolom);
      zetten[aantal] = zet;
      return slag;
    }

    // Laat de computer zetten, als wie aan zet is; het spel is niet uit.
    // Retourneert: hoeveel stenen hij slaat
    int zetVanComputer ()
    {
      const char kleur = nu->getSpeler ();
      const int ervoor = nu->aantalStenen (kleur);
      Zet &zet = zetten[getAantal ()];
      zet.wie = aanZet ();
      computerzet (*nu, zet.wie);
      nu->laatsteZet (zet.rij, zet.kolom);
      return nu->aantalStenen (kleur) - ervoor - 1;
    }

    // Retourneert: of er een mens tegen de computer speelt
    bool gemengd () const { return (zwart == Mens) != (wit == Mens); }

    // Neem de laatste zet van een mens terug, met wat er op volgde. Speelt er
    // geen mens tegen de computer, dan gaat er een zet terug: is die van de
    // computer, dan worden de zetten ervoor overgedaan.
    // Retourneert: het aantal zetten dat teruggenomen is; 0 als het niet gaat
    int neemTerug ()
    {
      const int aantal = getAantal ();
      const bool over = !gemengd () && aantal > 0
                        && zetten[aantal - 1].wie != Mens;
      int i = 0;
      if (!over && stapel.isLeeg ())
        return 0;
      delete nu;
      nu = over ? begin->kopieer () : stapel.haalEraf ();
      for (i = 0; over && i < aantal - 1; i++)
        nu->doeZet (zetten[i].rij, zetten[i].kolom);
      return aantal - getAantal ();
    }

    // Retourneert: het aantal zetten tot nu toe; elke zet is een steen erbij
    int getAantal () const
    {
      return begin->aantalStenen (OthelloBord::Leeg)
             - nu->aantalStenen (OthelloBord::Leeg);
    }

    // Retourneert: een gedane zet; de eerste heeft nummer 0
    const Zet &getZet (int nummer) const { return zetten[nummer]; }

  private:

    OthelloBord *const begin;   // waar de partij begon
    OthelloBord *nu;            // hoe het nu is
    Stapel stapel;              // het bord voor elke zet van een mens
    char zwart, wit;            // Mens, Willekeurig of Gretig
    Zet zetten[OthelloBord::MeesteZetten];  // de eerste getAantal () tellen
};

}

#endif
