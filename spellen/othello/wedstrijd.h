// wedstrijd.h: de computer tegen zichzelf, partijen lang, met een tabel.

#ifndef OthelloWedstrijdHVar
#define OthelloWedstrijdHVar

#include <iostream>
#include "partij.h"
#include "voortgang.h"

namespace othello
{

class Wedstrijd
{
  public:

    static const int MaxPartijen = 100000,
                     AantalParen = 4;  // van speelwijzen

    // Parameter:
    // * partijen: het aantal partijen per paar spelers
    // Retourneert: het werk, voor het toezicht
    static Voortgang::Werk werk (long long partijen)
    {
      const long double alle = static_cast<long double> (AantalParen
                                                         * partijen);
      const Voortgang::Werk dit = { "Spelen", "partijen", "gespeeld", 1,
                                    alle, alle, false };
      return dit;
    }

    // Bereid een wedstrijd voor.
    // Parameters:
    // * m, n: de aantallen rijen en kolommen van het bord
    // * partijen: het aantal partijen per paar spelers
    // * nwVoortgang: wie er toeziet; telt de partijen
    Wedstrijd (int m, int n, int partijen, Voortgang &nwVoortgang)
    : rijen (m), kolommen (n), aantal (partijen), voortgang (nwVoortgang),
      zwartWint (0), witWint (0), gelijk (0), vast (0), verschil (0)
    {
    }

    // Speel alle paren van speelwijzen tegen elkaar en toon de tabel.
    // Retourneert: false als dat afgebroken is; dan staat er wat er klaar is
    bool speel ()
    {
      const char wijzen[] = { Willekeurig, Gretig };
      const int twee = 2;
      int paar = 0;
      try
      {
        for (paar = 0; paar < AantalParen; paar++)
        {
          speelPaar (wijzen[paar / twee], wijzen[paar % twee]);
          voortgang.klaar ();
          toonPaar (wijzen[paar / twee], wijzen[paar % twee], paar == 0);
        }
      }
      catch (const Afgebroken &afgebroken)
      {
        if (afgebroken.antwoord != '\0' || (paar == 0 && gespeeld () == 0))
          throw;
        std::cout << std::endl;
        toonPaar (wijzen[paar / twee], wijzen[paar % twee], paar == 0);
      }
      toonUitleg ();
      return paar == AantalParen;
    }

  private:

    const int rijen, kolommen, aantal;
    Voortgang &voortgang;
    int zwartWint, witWint, gelijk,  // hoe de partijen van een paar afliepen
        vast;                        // uit voordat het bord vol was
    long long verschil;              // zwart min wit, over de volle borden

    // Toon de kop van de tabel.
    void toonKop () const
    {
      std::cout << "Bord " << rijen << " bij " << kolommen << ", partijen per "
                << "regel: " << aantal << std::endl
                << "zwart        wit          zwart wint  wit wint"
                << "  gelijk    vast  verschil" << std::endl;
    }

    // Zeg wat er in de tabel staat.
    void toonUitleg () const
    {
      Tekst zin;
      zin << "Afgebroken na " << gespeeld () << " van de " << aantal
          << " partijen van de laatste regel.";
      if (gespeeld () < aantal)
        zin.toon ();
      std::cout << "Vast: wie aan beurt was kon niet en verloor, terwijl het "
                << "bord niet vol was." << std::endl
                << "Verschil: zwarte min witte stenen, gemiddeld over de "
                << "volle borden." << std::endl;
    }

    // Retourneert: hoeveel partijen van een paar er gespeeld zijn
    int gespeeld () const
    {
      return zwartWint + witWint + gelijk;
    }

    // Speel alle partijen van een paar.
    // Parameters:
    // * zwart, wit: hoe zij spelen, Willekeurig of Gretig
    void speelPaar (char zwart, char wit)
    {
      int i = 0;
      zwartWint = 0;
      witWint = 0;
      gelijk = 0;
      vast = 0;
      verschil = 0;
      for (i = 0; i < aantal; i++)
        speelPartij (zwart, wit);
    }

    // Toon de regel van een paar.
    // Parameters:
    // * zwart, wit: hoe zij spelen, Willekeurig of Gretig
    // * metKop: toon eerst de kop; nu pas, want na de eerste partijen kan de
    //   vraag komen of het door mag
    void toonPaar (char zwart, char wit, bool metKop) const
    {
      if (metKop)
        toonKop ();
      toonNaam (zwart);
      toonNaam (wit);
      toonGetal (zwartWint, 10);
      toonGetal (witWint, 10);
      toonGetal (gelijk, 8);
      toonGetal (vast, 8);
      toonVerschil ();
    }

    // Speel een partij en tel de uitslag.
    // Parameters:
    // * zwart, wit: hoe zij spelen, Willekeurig of Gretig
    void speelPartij (char zwart, char wit)
    {
      OthelloBord bord (rijen, kolommen);
      voortgang.tel (1);
      while (!bord.eindstand ())
        computerzet (bord, bord.getSpeler () == 'Z' ? zwart : wit);
      if (bord.winnaar () == 'Z')
        zwartWint++;
      else if (bord.winnaar () == 'W')
        witWint++;
      else
        gelijk++;
      if (bord.aantalStenen ('.') > 0)
        vast++;
      else
        verschil += bord.aantalStenen ('Z') - bord.aantalStenen ('W');
    }

    // Toon een speelwijze in een kolom van de tabel.
    // Parameter:
    // * speelwijze: Willekeurig of Gretig
    static void toonNaam (char speelwijze)
    {
      std::cout.width (13);
      std::cout << std::left << naamSpeler (speelwijze) << std::right;
    }

    // Toon een getal in een kolom van de tabel.
    // Parameters:
    // * getal: het getal
    // * breedte: de breedte van de kolom
    static void toonGetal (int getal, int breedte)
    {
      std::cout.width (breedte);
      std::cout << getal;
    }

    // Toon het gemiddelde verschil, in tienden, als laatste op de regel.
    void toonVerschil () const
    {
      std::cout.width (10);
      if (vast == gespeeld ())
        std::cout << '-';
      else
      {
        std::cout.setf (std::ios::fixed, std::ios::floatfield);
        std::cout.precision (1);
        std::cout << static_cast<double> (verschil) / (gespeeld () - vast);
        std::cout.unsetf (std::ios::floatfield);
        std::cout.precision (6);
      }
      std::cout << std::endl;
    }
};

}

#endif
