// tabel.h: een tabel op het scherm, regel voor regel: uitgelijnd voor mensen,
// of met puntkomma's voor programma's. Wat uitgelijnd niet in de breedte van
// het scherm past, komt eronder.

#ifndef TerminalTabelHVar
#define TerminalTabelHVar

#include <iostream>
#include <string>
#include <vector>
#include "../zoek/getaltekst.h"
#include "scherm.h"
#include "tekst.h"

namespace terminal
{

class Tabel
{
  public:

    // Maak een tabel met nwKoppen boven de kolommen, bij nwCsv met puntkomma's.
    // De eerste kolom staat links, en past zich aan de namen van de regels aan;
    // de volgende staan rechts, en hebben nwBreedten, of minder op een smal
    // scherm. Wat er nog achter komt staat weer links. In een kop met seconden
    // staan tijden, zie duur, en wel rekentijden; op het scherm zegt de kop
    // dat, in een bredere kolom, als er links niets meer achter komt.
    Tabel (const std::vector<std::string> &namen,
           const std::vector<std::string> &nwKoppen,
           const std::vector<size_t> &nwBreedten, bool nwCsv)
    : koppen (nwKoppen), eerste (koppen[0].size ()), breedten (nwBreedten),
      csv (nwCsv)
    {
      const std::string seconden = "seconden", soort = " rekentijd";
      for (std::string &kop : koppen)
        if (csv && kop.find (seconden) != std::string::npos)
          kop.insert (kop.find (seconden), "micro");
      for (size_t i = 0; i < breedten.size (); i++)
      {
        if (!csv && koppen[i + 1] == seconden
            && koppen.size () == breedten.size () + 1)
        {
          koppen[i + 1] += soort;
          breedten[i] += soort.size ();
        }
      }
      const size_t over = maakPassend ();
      for (size_t i = 0; i < namen.size (); i++)
        if (namen[i].size () > eerste && namen[i].size () <= over)
          eerste = namen[i].size ();
    }

    // Zet de kop op het scherm.
    void toonKop () const { toon (koppen); }

    // Zet een regel op het scherm, met deze cellen, waarvan elk teken te zien
    // is; in een keer, want de voortgang wist de regel waarop zij staat.
    void toon (std::vector<std::string> cellen) const
    {
      for (std::string &cel : cellen)
        cel = zichtbaar (cel);
      std::string regel = csv ? cel (cellen[0]) : cellen[0];
      const size_t naam = regel.size ();
      if (!csv)
        regel += naam > eerste ? "\n" + std::string (eerste, ' ')
                               : std::string (eerste - naam, ' ');
      const size_t begin = naam > eerste ? naam + 1 : 0;
      for (size_t i = 1; i < cellen.size (); i++)
      {
        const size_t lengte = cellen[i].size ();
        if (csv)
          regel += ";" + cel (cellen[i]);
        else if (i <= breedten.size ())
          regel += std::string (lengte < breedten[i - 1]
                                ? breedten[i - 1] - lengte : 1, ' ')
                   + cellen[i];
        else if (lengte == 0)
          continue;
        else if (regel.size () - begin + lengte + 2 <= breedte ())
          regel += "  " + cellen[i];
        else
          regel += eronder (cellen[i]);
      }
      std::cout << regel << std::endl;
    }

    // Retourneert: wat er in elke kolom staat waar iets niet bekend is
    std::string geen () const { return geen (csv); }

    // Retourneert: dat, in een tabel met of zonder puntkomma's
    static std::string geen (bool csv) { return csv ? "nan" : "-"; }

    // Retourneert: hoe een getal met zoveel decimalen in een tabel staat
    static std::string getal (double waarde, int decimalen)
    {
      return zoek::kommaTekst (waarde, decimalen, '.');
    }

    // Retourneert: hoe een tijd in seconden in deze tabel staat: met
    //   puntkomma's in hele microseconden
    std::string duur (double seconden) const
    {
      const double Micro = 1e6;
      return csv ? getal (seconden * Micro, 0) : getal (seconden, 6);
    }

  private:

    // Maak kolommen smaller, tot een spatie voor hun kop, zolang het niet past;
    // die met het meeste wit ervoor het eerst.
    // Retourneert: hoeveel tekens er voor de eerste kolom overblijven
    size_t maakPassend ()
    {
      while (true)
      {
        size_t samen = 0, ruimste = 0, meeste = 0;
        for (size_t i = 0; i < breedten.size (); i++)
        {
          const size_t kop = koppen[i + 1].size (),
                       wit = breedten[i] > kop ? breedten[i] - kop : 0;
          samen += breedten[i];
          if (wit > meeste)
          {
            meeste = wit;
            ruimste = i;
          }
        }
        if (samen + eerste <= breedte () || meeste <= 1)
          return samen < breedte () ? breedte () - samen : 0;
        breedten[ruimste]--;
      }
    }

    // Retourneert: de tekst van een cel, delen met twee spaties ertussen, op
    //   regels eronder die inspringen
    static std::string eronder (std::string tekst)
    {
      const size_t Inspringen = 4, past = breedte () - Inspringen;
      std::string uit;
      while (!tekst.empty ())
      {
        size_t eind = tekst.size ();
        if (eind > past)
          eind = tekst.rfind ("  ", past);  // is die er niet: alles
        uit += "\n" + std::string (Inspringen, ' ') + tekst.substr (0, eind);
        tekst.erase (0, eind);
        tekst.erase (0, tekst.find_first_not_of (' '));
      }
      return uit;
    }

    // Retourneert: hoe de tekst van een cel met puntkomma's ertussen te lezen
    //   is: zo nodig tussen aanhalingstekens, met elk aanhalingsteken dubbel
    static std::string cel (const std::string &tekst)
    {
      if (tekst.find_first_of (";\"") == std::string::npos)
        return tekst;
      std::string uit = "\"";
      for (size_t i = 0; i < tekst.size (); i++)
        uit += std::string (tekst[i] == '"' ? 2 : 1, tekst[i]);
      return uit + "\"";
    }

    std::vector<std::string> koppen;
    size_t eerste;                 // de breedte van de eerste kolom
    std::vector<size_t> breedten;  // van de volgende
    const bool csv;
};

}

#endif
