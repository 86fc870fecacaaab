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

    static const int MaxPartijen = 100000;

    // Bereid een wedstrijd voor.
    // Parameters:
    // * m, n: de aantallen rijen en kolommen van het bord
    // * partijen: het aantal partijen per paar spelers
    // * nwVoortgang: wie er toeziet; telt de partijen
    Wedstrijd (int m, int n, int partijen, Voortgang &nwVoortgang)
    : rijen (m), kolommen (n), aantal (partijen), voortgang (nwVoortgang),
      paar (0), uitslag ()
    {
    }

    // Speel alle paren van speelwijzen tegen elkaar en toon de tabel.
    // Retourneert: false als dat afgebroken is; dan staat er wat er klaar is
    bool speel ()
    {
      const long double alle = AantalParen * static_cast<long double> (aantal);
      const Voortgang::Werk werk = { "spelen", "partijen", 1, alle, alle,
                                     false };
      bool af = true;
      voortgang.begin (werk);
      for (paar = 0; af && paar < AantalParen; paar++)
      {
        af = speelPaar ();
        if (paar == 0)
          toonKop ();  // nu pas: eerst kan de vraag komen of het door mag
        toonPaar ();
      }
      toonUitleg ();
      return af;
    }

  private:

    static const int Speelwijzen = 2,  // Willekeurig en Gretig
                     AantalParen = Speelwijzen * Speelwijzen;

    // Hoe de partijen van een paar afliepen.
    struct Uitslag
    {
      int zwart, wit, gelijk,  // wie er won
          vast;                // uit voordat het bord vol was
      long long verschil;      // zwart min wit, over de volle borden
    };

    const int rijen, kolommen, aantal;
    Voortgang &voortgang;
    int paar;         // welk paar er nu speelt, vanaf 0
    Uitslag uitslag;  // van dat paar

    // Retourneert: hoe een kleur in dit paar speelt
    char speelwijze (char kleur) const
    {
      const int wijze = kleur == OthelloBord::Zwart ? paar / Speelwijzen
                                                    : paar % Speelwijzen;
      return wijze == 0 ? Willekeurig : Gretig;
    }

    // Retourneert: hoeveel partijen van dit paar er gespeeld zijn
    int gespeeld () const
    {
      return uitslag.zwart + uitslag.wit + uitslag.gelijk;
    }

    // Speel alle partijen van dit paar.
    // Retourneert: false als dat met Ctrl-C afgebroken is. Was er nog niets
    // klaar, of mocht het niet door van de gebruiker, dan gooit dit Afgebroken
    bool speelPaar ()
    {
      uitslag = Uitslag ();
      try
      {
        while (gespeeld () < aantal)
          speelPartij ();
      }
      catch (const Afgebroken &afgebroken)
      {
        if (afgebroken.antwoord != '\0' || paar + gespeeld () == 0)
          throw;
        std::cout << std::endl;
        return false;
      }
      voortgang.klaar ();
      return true;
    }

    // Speel een partij en tel de uitslag.
    void speelPartij ()
    {
      OthelloBord bord (rijen, kolommen);
      voortgang.tel (1);
      while (!bord.eindstand ())
        computerzet (bord, speelwijze (bord.getSpeler ()));
      if (bord.winnaar () == OthelloBord::Zwart)
        uitslag.zwart++;
      else if (bord.winnaar () == OthelloBord::Wit)
        uitslag.wit++;
      else
        uitslag.gelijk++;
      if (bord.aantalStenen (OthelloBord::Leeg) > 0)
        uitslag.vast++;
      else
        uitslag.verschil += bord.aantalStenen (OthelloBord::Zwart)
                            - bord.aantalStenen (OthelloBord::Wit);
    }

    // Toon de kop van de tabel.
    void toonKop () const
    {
      std::cout << "Bord " << rijen << " bij " << kolommen << ", partijen per "
                << "regel: " << aantal << std::endl
                << "zwart        wit          zwart wint  wit wint"
                << "  gelijk    vast  verschil" << std::endl;
    }

    // Toon de regel van dit paar; het verschil is het gemiddelde.
    void toonPaar () const
    {
      const char kleuren[] = { OthelloBord::Zwart, OthelloBord::Wit };
      const int vol = gespeeld () - uitslag.vast;
      int i = 0;
      std::cout << std::left;
      for (i = 0; i < 2; i++)
        cel (i) << (speelwijze (kleuren[i]) == Gretig ? "gretig"
                                                      : "willekeurig");
      std::cout << std::right << std::fixed;
      cel (2) << uitslag.zwart;
      cel (3) << uitslag.wit;
      cel (4) << uitslag.gelijk;
      cel (5) << uitslag.vast;
      std::cout.precision (1);
      if (vol == 0)
        cel (6) << '-';
      else
        cel (6) << static_cast<double> (uitslag.verschil) / vol;
      std::cout << std::endl;
    }

    // Begin de cel met dit nummer; de breedtes horen bij toonKop.
    // Retourneert: waar haar inhoud heen moet
    static std::ostream &cel (int nummer)
    {
      const int breedte[] = { 13, 13, 10, 10, 8, 8, 10 };
      std::cout.width (breedte[nummer]);
      return std::cout;
    }

    // Zeg wat er in de tabel staat.
    void toonUitleg () const
    {
      if (gespeeld () < aantal)
        std::cout << (Tekst () << "Afgebroken na " << gespeeld () << " van de "
                               << aantal << " partijen van de laatste regel.")
                  << std::endl;
      std::cout << "Vast: wie aan beurt was kon niet en verloor, terwijl het "
                << "bord niet vol was." << std::endl
                << "Verschil: zwarte min witte stenen, gemiddeld over de "
                << "volle borden." << std::endl;
    }
};

}

#endif
