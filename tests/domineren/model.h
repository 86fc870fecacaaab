// model.h: het naieve model van Domineren, de rechter in de toetsen. Het deelt
// geen code met het programma en zoekt met gewone minimax.

#ifndef DominerenModelHVar
#define DominerenModelHVar

#include <algorithm>
#include <cstdlib>
#include <string>
#include <unordered_map>
#include <vector>
#include "tests/toeval.h"

class Model
{
  public:

    typedef std::vector<std::string> Namen;

    int breedte, hoogte, beurt;
    std::string bord;  // de onderste rij eerst: '.' is leeg
    Namen gedaan;

    Model (int nwBreedte, int nwHoogte)
    : breedte (nwBreedte), hoogte (nwHoogte), beurt (0),
      bord (static_cast<size_t> (breedte * hoogte), '.')
    {
    }

    static std::string zetnaam (int kolom, int rij, int wie)
    {
      const char k = static_cast<char> ('a' + kolom),
                 r = static_cast<char> ('1' + rij);
      if (wie == 0)
        return { k, r, static_cast<char> (r + 1) };
      return { k, static_cast<char> (k + 1), r };
    }

    bool vrij (int kolom, int rij) const
    {
      return kolom < breedte && rij < hoogte
             && bord[static_cast<size_t> (rij * breedte + kolom)] == '.';
    }

    bool past (int k, int r, int wie) const
    {
      return vrij (k, r) && (wie == 0 ? vrij (k, r + 1) : vrij (k + 1, r));
    }

    // Het aantal zetten van een speler.
    int aantal (int wie) const
    {
      int som = 0;
      for (int k = 0; k < breedte; k++)
        for (int r = 0; r < hoogte; r++)
          som += past (k, r, wie);
      return som;
    }

    // Alle zetten van een speler, alfabetisch.
    Namen zetten (int wie) const
    {
      Namen namen;
      for (int k = 0; k < breedte; k++)
        for (int r = 0; r < hoogte; r++)
          if (past (k, r, wie))
            namen.push_back (zetnaam (k, r, wie));
      std::sort (namen.begin (), namen.end ());
      return namen;
    }

    Namen zetten () const { return zetten (beurt); }

    void doe (const std::string &zet)
    {
      const bool staand = zet[1] <= '9';
      const int een = (zet[staand ? 1 : 2] - '1') * breedte + zet[0] - 'a',
                ander = een + (staand ? breedte : 1);
      bord[static_cast<size_t> (een)] = bord[static_cast<size_t> (ander)] = '#';
      gedaan.push_back (zet);
      beurt = 1 - beurt;
    }

    // Retourneert: de stand van zoveel zetten geleden
    Model eerder (int terug) const
    {
      Model spel (breedte, hoogte);
      for (size_t i = 0; i + static_cast<size_t> (terug) < gedaan.size (); i++)
        spel.doe (gedaan[i]);
      return spel;
    }

    int leeg () const
    {
      return static_cast<int> (std::count (bord.begin (), bord.end (), '.'));
    }

    static std::string naam (int wie) { return wie == 0 ? "Vera" : "Herman"; }

    // De zet van onderdeel E: het grootste verschil, de eerste van gelijke.
    std::string verschilZet () const
    {
      std::string beste;
      int meeste = -1;
      for (const std::string &zet : zetten ())
      {
        Model erna = *this;
        erna.doe (zet);
        const int verschil = std::abs (erna.aantal (0) - erna.aantal (1));
        if (verschil > meeste)
        {
          meeste = verschil;
          beste = zet;
        }
      }
      return beste;
    }

    // Onderdeel D of E.
    Namen verloop (bool verschil) const
    {
      Model spel = *this;
      Namen regels;
      while (spel.aantal (spel.beurt) > 0)
      {
        regels.push_back (verschil ? spel.verschilZet () : spel.zetten ()[0]);
        spel.doe (regels.back ());
      }
      regels.push_back (naam (1 - spel.beurt));
      return regels;
    }

    // Het invoerbestand van deze stand.
    std::string bestand () const
    {
      std::string tekst = std::string () + static_cast<char> ('`' + breedte)
        + static_cast<char> ('0' + hoogte) + "\n"
        + std::to_string (gedaan.size ()) + "\n";
      for (const std::string &zet : gedaan)
        tekst += zet + "\n";
      return tekst;
    }

    // Een stand na hoogstens een aantal toevallige zetten.
    static Model toevallig (int breedte, int hoogte, int aantal,
                            Toeval &toeval)
    {
      Model spel (breedte, hoogte);
      for (Namen mogelijk = spel.zetten (); aantal > 0 && !mogelijk.empty ();
           mogelijk = spel.zetten (), aantal--)
        spel.doe (toeval.uit (mogelijk));
      return spel;
    }
};

//*************************************************************************

// Minimax met een geheugen, voor alle borden van een breedte.
class Minimax
{
  public:

    explicit Minimax (int nwBreedte)
    : breedte (static_cast<size_t> (nwBreedte))
    {
    }

    // Wint wie begint?
    bool wint (const std::string &bord, int wie)
    {
      const auto oud = bekend[wie].find (bord);
      if (oud != bekend[wie].end ())
        return oud->second;
      bool goed = false;
      for (size_t i = 0; i < bord.size () && !goed; i++)
      {
        const size_t j = wie == 0 ? i + breedte : i + 1;
        if (j >= bord.size () || (wie == 1 && j % breedte == 0)
            || bord[i] != '.' || bord[j] != '.')
          continue;
        std::string erna = bord;
        erna[i] = erna[j] = '#';
        goed = !wint (erna, 1 - wie);
      }
      return bekend[wie][bord] = goed;
    }

    // Wint wie aan beurt is?
    bool wint (const Model &spel) { return wint (spel.bord, spel.beurt); }

  private:

    size_t breedte;
    std::unordered_map<std::string, bool> bekend[2];
};

#endif
