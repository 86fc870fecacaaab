// partij.h: een partij: het bord, wie er spelen, de zetten tot nu toe, en de
// stapel om ze terug te nemen.

#ifndef OthelloPartijHVar
#define OthelloPartijHVar

#include "othello.h"
#include "stapel.h"

namespace othello
{

// Wie er speelt: een mens, of de computer, op een van twee manieren.
const char Mens = 'm', Willekeurig = 'w', Gretig = 'g';

// Laat de computer een zet doen.
// Parameters:
// * bord: het bord, dat een zet verder komt
// * speelwijze: Willekeurig of Gretig
inline void computerzet (OthelloBord &bord, char speelwijze)
{
  if (speelwijze == Gretig)
    bord.gretigeZet ();
  else
    bord.randomZet ();
}

// Parameter:
// * speler: Mens, Willekeurig of Gretig
// Retourneert: die in letters
inline const char *naamSpeler (char speler)
{
  return speler == Mens ? "mens" : speler == Gretig ? "gretig"
                                                    : "willekeurig";
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

    // Begin een partij van twee mensen.
    // Parameter:
    // * nwBegin: het bord waar zij begint; de partij ruimt het op
    explicit Partij (OthelloBord *nwBegin)
    : begin (nwBegin), nu (nwBegin->kopieer ()), zwart (Mens), wit (Mens)
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
    OthelloBord &bord () const
    {
      return *nu;
    }

    // Retourneert: het bord waar de partij begon
    const OthelloBord &beginbord () const
    {
      return *begin;
    }

    // Bepaal wie er spelen.
    // Parameters:
    // * nwZwart, nwWit: elk Mens, Willekeurig of Gretig
    void stelSpelers (char nwZwart, char nwWit)
    {
      zwart = nwZwart;
      wit = nwWit;
    }

    // Parameter:
    // * kleur: 'Z' of 'W'
    // Retourneert: wie er met die kleur speelt: Mens, Willekeurig of Gretig
    char speler (char kleur) const
    {
      return kleur == 'Z' ? zwart : wit;
    }

    // Retourneert: wie er aan zet is: Mens, Willekeurig of Gretig
    char aanZet () const
    {
      return speler (nu->getSpeler ());
    }

    // Doe een zet. Is hij van een mens, dan komt het bord van ervoor op de
    // stapel.
    // Parameter:
    // * zet: de zet
    // Retourneert: false als de zet niet mag; er verandert dan niets
    bool doe (const Zet &zet)
    {
      const int aantal = getAantal ();
      if (nu->geslagen (zet.rij, zet.kolom) == 0)
        return false;
      if (zet.wie == Mens)
        stapel.zetErop (nu->kopieer ());
      nu->doeZet (zet.rij, zet.kolom);
      zetten[aantal] = zet;
      return true;
    }

    // Laat de computer zetten, als wie aan zet is.
    void zetVanComputer ()
    {
      const int aantal = getAantal ();
      Zet zet = { 0, 0, aanZet () };
      computerzet (*nu, zet.wie);
      nu->laatsteZet (zet.rij, zet.kolom);
      zetten[aantal] = zet;
    }

    // Retourneert: of er een mens tegen de computer speelt
    bool gemengd () const
    {
      return (zwart == Mens) != (wit == Mens);
    }

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
      return begin->aantalStenen ('.') - nu->aantalStenen ('.');
    }

    // Parameter:
    // * nummer: van 0 tot getAantal ()
    // Retourneert: die zet
    const Zet &getZet (int nummer) const
    {
      return zetten[nummer];
    }

  private:

    static const int MeesteZetten = OthelloBord::MaxMaat
                                    * OthelloBord::MaxMaat;

    OthelloBord *const begin;   // waar de partij begon
    OthelloBord *nu;            // hoe het nu is
    Stapel stapel;              // het bord voor elke zet van een mens
    char zwart, wit;            // Mens, Willekeurig of Gretig
    Zet zetten[MeesteZetten];   // de eerste getAantal () ervan tellen
};

}

#endif
