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

// Met zoveel lege vakjes wordt er voor het tellen eerst geschat, met zoveel
// proeven.
const int VeelLeeg = 11, Proeven = 1000;

// Zoveel zetten heeft een stand hoogstens.
const int MeesteZetten = OthelloBord::MaxMaat * OthelloBord::MaxMaat;

//*************************************************************************

// Schat het aantal vervolgpartijen.
// Parameters:
// * bord: het bord
// * voortgang: wie er toeziet; ook op bord
// * werk: krijgt de schatting, en die met tweemaal de standaardfout erbij
// * fout: wordt de standaardfout
inline void schatPartijen (const OthelloBord &bord, Voortgang &voortgang,
                           Voortgang::Werk &werk, long double &fout)
{
  const Voortgang::Werk schatten = { "Schatten", "proeven", "gedaan", 1,
                                     Proeven, Proeven, false };
  voortgang.begin (schatten, false);
  werk.totaal = bord.schatVervolg (Proeven, fout);
  werk.hoogstens = werk.totaal + 2 * fout;
  voortgang.klaar ();
}

//*************************************************************************

// Tel de vervolgpartijen na elke zet.
// Parameters:
// * bord: het bord, met toezicht
// * geheugen: voor een tabel van standen, in bytes
// * naZet: wordt voor elke zet het aantal, in volgorde; -1: te groot
// Retourneert: de som; 1 als het uit is; -1 als er een te groot is
inline long long telPerZet (const OthelloBord &bord, long long geheugen,
                            long long naZet[])
{
  Partij::Zet zet = { 0, 0, Willekeurig };
  long long som = 0;
  int i = 0;
  for (i = 0; bord.geefZet (i + 1, zet.rij, zet.kolom); i++)
  {
    Partij erna (bord.kopieer ());
    erna.doe (zet);
    naZet[i] = bord.pastInTabel () ? erna.bord ().vervolgSnel (geheugen)
                                   : erna.bord ().vervolg ();
    som = som < 0 || naZet[i] < 0 ? -1 : som + naZet[i];
  }
  return i == 0 ? 1 : som;
}

//*************************************************************************

// De tabel.
class Tabel
{
  public:

    // Parameters:
    // * nwCsv: met puntkomma's, voor een programma
    // * nwVoortgang: wie er op het tellen toeziet
    Tabel (bool nwCsv, Voortgang &nwVoortgang)
    : csv (nwCsv), eerste (0), voortgang (nwVoortgang)
    {
    }

    // Toon de tabel. Een bestand dat niet klopt krijgt een melding op stderr.
    // Parameters:
    // * namen, aantal: de bestanden
    // Retourneert: of alle bestanden klopten
    bool toon (char *namen[], int aantal)
    {
      const char *const koppen[] = { "beurt", "zwart", "wit", "winnaar",
                                     "vervolgpartijen", "seconden" };
      bool goed = true;
      int i = 0;
      eerste = lengte ("bestand");
      for (i = 0; i < aantal; i++)
        if (lengte (namen[i]) > eerste)
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

    static const int AantalCellen = 6;  // tussen de naam en de laatste kolom

    // Wordt het aantal vervolgpartijen hoger geschat, dan komt dat getal in
    // de tabel: tellen zou dagen duren.
    static constexpr long double TeVeel = 1e12L;

    const bool csv;
    int eerste;  // de breedte van de eerste kolom
    Voortgang &voortgang;

    // Parameter:
    // * tekst: een tekst
    // Retourneert: het aantal tekens
    static int lengte (const char *tekst)
    {
      int i = 0;
      while (tekst[i] != '\0')
        i++;
      return i;
    }

    // Begin een regel.
    // Parameter:
    // * naam: wat er in de eerste kolom komt
    void toonNaam (const char *naam) const
    {
      if (!csv)
        std::cout.width (eerste);
      std::cout << std::left << naam << std::right;
    }

    // Begin een cel van de tabel.
    // Parameter:
    // * nummer: haar kolom
    // Retourneert: waar de inhoud heen moet
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
    // Parameter:
    // * naam: de naam van het bestand
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

    // Toon de regel van een stand.
    // Parameters:
    // * naam: hoe zij heet
    // * bord: het bord, dat toezicht krijgt
    void toonRegel (const char *naam, OthelloBord &bord)
    {
      const clock_t begin = clock ();
      long long naZet[MeesteZetten], som = -1;
      long double fout = 0;
      Voortgang::Werk werk = Voortgang::tellen (false);
      bord.stelToezicht (&voortgang);
      if (bord.aantalStenen ('.') >= VeelLeeg)
        schatPartijen (bord, voortgang, werk, fout);
      if (werk.totaal < TeVeel)
      {
        voortgang.begin (werk, false);
        som = telPerZet (bord, OthelloBord::GewoonGeheugen, naZet);
        voortgang.klaar ();
      }
      toonNaam (naam);
      toonStand (bord);
      toonSom (som, werk.totaal);
      std::cout.setf (std::ios::fixed, std::ios::floatfield);
      std::cout.precision (3);
      cel (5) << static_cast<double> (clock () - begin) / CLOCKS_PER_SEC;
      std::cout.unsetf (std::ios::floatfield);
      toonZetten (bord, naZet, som >= 0);
    }

    // Toon wie er aan zet is, de stenen en de winnaar.
    // Parameter:
    // * bord: het bord
    void toonStand (const OthelloBord &bord) const
    {
      const char winnaar = bord.winnaar ();
      cel (0) << (bord.eindstand () ? "-" : bord.getSpeler () == 'Z' ? "zwart"
                                                                     : "wit");
      cel (1) << bord.aantalStenen ('Z');
      cel (2) << bord.aantalStenen ('W');
      cel (3) << (winnaar == 'Z' ? "zwart" : winnaar == 'W' ? "wit"
                  : winnaar == '=' ? "gelijk" : "-");
    }

    // Toon het aantal vervolgpartijen, of anders een schatting met ~ ervoor.
    // Parameters:
    // * som: het aantal, of -1
    // * schatting: de schatting, voor als het -1 is
    void toonSom (long long som, long double schatting) const
    {
      if (som >= 0)
        cel (4) << som;
      else
      {
        const int voor = 9;  // spaties, en de ~; erachter komt 6.07e+54
        if (!csv)
          std::cout.width (voor);
        std::cout << (csv ? ";~" : "~");
        std::cout.setf (std::ios::scientific, std::ios::floatfield);
        std::cout.precision (2);
        std::cout << schatting;
        std::cout.unsetf (std::ios::floatfield);
      }
    }

    // Toon het aantal vervolgpartijen na elke zet, en sluit de regel af.
    // Parameters:
    // * bord: het bord
    // * naZet: die aantallen
    // * geteld: of ze geteld zijn; anders komen alleen de zetten er
    void toonZetten (const OthelloBord &bord, const long long naZet[],
                     bool geteld) const
    {
      int i = 0, rij = 0, kolom = 0;
      std::cout << (csv ? ";" : "");
      for (i = 0; bord.geefZet (i + 1, rij, kolom); i++)
      {
        std::cout << (csv && i == 0 ? "" : "  ")
                  << static_cast<char> ('A' + kolom) << rij + 1;
        if (geteld)
          std::cout << ' ' << naZet[i];
      }
      std::cout << std::endl;
    }
};

}

#endif
