// los.h: wat er van een stand te zeggen is: wie er gewonnen heeft als het uit
// is, en anders het aantal vervolgpartijen, samen en na elke zet; en een tabel
// daarvan.

#ifndef OthelloLosHVar
#define OthelloLosHVar

#include <ctime>
#include <iostream>
#include "opslag.h"
#include "voortgang.h"

namespace othello
{

// Vanaf zoveel lege vakjes wordt er voor het tellen eerst geschat, met zoveel
// proeven.
const int VeelLeeg = 11, Proeven = 1000;

// Schat het aantal vervolgpartijen van een bord, waar deze voortgang op
// toeziet. Het werk krijgt de schatting, en die met tweemaal de standaardfout
// erbij.
// Retourneert: de standaardfout
inline long double schatPartijen (const OthelloBord &bord,
                                  Voortgang &voortgang, Voortgang::Werk &werk)
{
  const Voortgang::Werk schatten = { "schatten", "proeven", 1, Proeven, 0,
                                     false };
  long double fout = 0;
  voortgang.begin (schatten);
  werk.totaal = bord.schatVervolg (Proeven, fout);
  werk.hoogstens = werk.totaal + 2 * fout;
  voortgang.klaar ();
  return fout;
}

// De tabel, voor mensen in kolommen, of voor programma's met puntkomma's.
class Tabel
{
  public:

    // Begin een tabel, met puntkomma's of niet. Wat zonder puntkomma's niet in
    // de breedte van het scherm past, komt eronder.
    Tabel (bool nwCsv, Voortgang &nwVoortgang)
    : csv (nwCsv), voortgang (nwVoortgang), eerste (0)
    {
    }

    // Toon de tabel van zoveel bestanden. Een bestand dat niet klopt krijgt een
    // melding op stderr.
    // Retourneert: of alle bestanden klopten
    bool toon (char *namen[], int aantal)
    {
      const char *const koppen[] = { "beurt", "zwart", "wit", "winnaar",
                                     "vervolgpartijen", "seconden" };
      bool goed = true;
      int i = 0;
      eerste = lengte ("bestand");
      for (i = 0; i < aantal; i++)
        if (lengte (namen[i]) > eerste && lengte (namen[i]) + Midden <= Breedte)
          eerste = lengte (namen[i]);
      toonNaam ("bestand");
      for (i = 0; i < AantalCellen; i++)
        cel (i) << koppen[i];
      std::cout << (csv ? ";" : "  ") << "na elke zet" << std::endl;
      for (i = 0; i < aantal; i++)
        goed = toonBestand (namen[i]) && goed;
      return goed;
    }

  private:

    static const int AantalCellen = 6,  // tussen de naam en de laatste kolom
                     Midden = 57,       // zo breed zijn die samen
                     Breedte = 80;      // van het scherm

    // Wordt het aantal vervolgpartijen hoger geschat, dan komt dat getal in
    // de tabel: tellen zou dagen duren.
    static constexpr long double TeVeel = 1e12L;

    const bool csv;
    Voortgang &voortgang;
    int eerste;  // de breedte van de eerste kolom

    // Retourneert: hoe lang een naam is
    static int lengte (const char *naam)
    {
      return (Tekst () << naam).getLengte ();
    }

    // Begin een regel met een naam; met puntkomma's staat een naam die er een
    // heeft tussen aanhalingstekens, met elk aanhalingsteken dubbel.
    void toonNaam (const char *naam) const
    {
      bool vreemd = false;
      for (const char *teken = naam; *teken != '\0'; teken++)
        vreemd = vreemd || (csv && (*teken == ';' || *teken == '"'));
      if (!csv)
        std::cout.width (eerste);
      if (!vreemd)
      {
        std::cout << std::left << naam << std::right;
        if (!csv && lengte (naam) > eerste)
        {
          std::cout << '\n';
          std::cout.width (eerste);
          std::cout << "";
        }
        return;
      }
      std::cout << '"';
      for ( ; *naam != '\0'; naam++)
        std::cout << (*naam == '"' ? "\"" : "") << *naam;
      std::cout << '"';
    }

    // Begin de cel met dit nummer; cel 0 komt na de naam.
    // Retourneert: waar haar inhoud heen moet
    std::ostream &cel (int nummer) const
    {
      const int breedte[] = { 9, 7, 5, 9, 17, 10 };
      if (csv)
        std::cout << ';';
      else
        std::cout.width (breedte[nummer]);
      return std::cout;
    }

    // Toon de regel van een bestand.
    // Retourneert: false, na een melding, als het niet klopt
    bool toonBestand (const char *naam)
    {
      Partij *const partij = Lezer (naam, std::cerr).lees ();
      if (partij == nullptr)
        return false;
      try
      {
        toonRegel (naam, partij->bord ());
      }
      catch (...)
      {
        delete partij;
        throw;
      }
      delete partij;
      return true;
    }

    // Toon de regel van een stand; het bord krijgt toezicht.
    void toonRegel (const char *naam, OthelloBord &bord)
    {
      const int decimalen = 3;
      const clock_t begin = clock ();
      long long naZet[OthelloBord::MeesteZetten], som = -1;
      Voortgang::Werk werk = Voortgang::tellen (false);
      bord.stelToezicht (&voortgang);
      if (bord.aantalStenen (OthelloBord::Leeg) >= VeelLeeg)
        schatPartijen (bord, voortgang, werk);
      if (werk.totaal < TeVeel)
      {
        voortgang.begin (werk);
        som = telPerZet (bord, naZet);
        voortgang.klaar ();
      }
      toonNaam (naam);
      toonStand (bord);
      toonSom (som, werk.totaal);
      std::cout.precision (decimalen);
      cel (5) << std::fixed
              << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
      toonZetten (bord, naZet, som >= 0);
    }

    // Tel de vervolgpartijen na elke zet, in volgorde, in naZet; -1: te groot.
    // Retourneert: de som; 1 als het uit is; -1 als er een te groot is
    static long long telPerZet (const OthelloBord &bord, long long naZet[])
    {
      Partij::Zet zet = { 0, 0, Willekeurig };
      long long som = 0;
      int i = 0;
      for (i = 0; bord.geefZet (i + 1, zet.rij, zet.kolom); i++)
      {
        Partij erna (bord.kopieer ());
        erna.doe (zet);
        naZet[i] = bord.pastInTabel () ? erna.bord ().vervolgSnel ()
                                       : erna.bord ().vervolg ();
        som = som < 0 || naZet[i] < 0 ? -1 : som + naZet[i];
      }
      return i == 0 ? 1 : som;
    }

    // Toon wie er aan zet is, de stenen en de winnaar.
    void toonStand (const OthelloBord &bord) const
    {
      const char winnaar = bord.winnaar ();
      const bool uit = winnaar != OthelloBord::Niets;
      cel (0) << (uit ? "-" : naamKleur (bord.getSpeler ()));
      cel (1) << bord.aantalStenen (OthelloBord::Zwart);
      cel (2) << bord.aantalStenen (OthelloBord::Wit);
      cel (3) << (!uit ? "-" : winnaar == OthelloBord::Gelijk
                               ? "gelijk" : naamKleur (winnaar));
    }

    // Toon het aantal vervolgpartijen, of als dat -1 is een schatting, met ~
    // ervoor.
    void toonSom (long long som, long double schatting) const
    {
      const int voor = 9;  // spaties, en de ~; erachter komt 6.07e+54
      if (som >= 0)
      {
        cel (4) << som;
        return;
      }
      if (!csv)
        std::cout.width (voor);
      std::cout.precision (2);
      std::cout << (csv ? ";~" : "~") << std::scientific << schatting;
    }

    // Toon van elke zet het aantal vervolgpartijen erna, als die geteld zijn;
    // anders alleen de zetten. Sluit de regel af.
    void toonZetten (const OthelloBord &bord, const long long naZet[],
                     bool geteld) const
    {
      int i = 0, rij = 0, kolom = 0, breed = eerste + Midden;
      for (i = 0; bord.geefZet (i + 1, rij, kolom); i++)
        breed += zetTekst (rij, kolom, geteld ? naZet[i] : -1).getLengte ();
      if (breed <= Breedte)
        breed = 0;
      std::cout << (csv ? ";" : "");
      for (i = 0; bord.geefZet (i + 1, rij, kolom); i++)
      {
        const Tekst zet = zetTekst (rij, kolom, geteld ? naZet[i] : -1);
        if (!csv && breed + zet.getLengte () > Breedte)
        {
          std::cout << "\n  ";
          breed = 2;
        }
        std::cout << (csv && i == 0 ? zet.inhoud () + 2 : zet.inhoud ());
        breed += zet.getLengte ();
      }
      std::cout << std::endl;
    }

    // Retourneert: twee spaties, een zet, en het aantal vervolgpartijen erna,
    // zonder spaties erin; of als dat -1 is de zet alleen
    static Tekst zetTekst (int rij, int kolom, long long aantal)
    {
      Tekst tekst, getal;
      tekst << "  " << naamVakje (rij, kolom);
      if (aantal < 0)
        return tekst;
      getal << aantal;
      tekst << ' ';
      for (const char *teken = getal.inhoud (); *teken != '\0'; teken++)
        if (*teken != ' ')
          tekst << *teken;
      return tekst;
    }
};

}

#endif
