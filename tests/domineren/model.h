// model.h: het naieve model van Domineren, de rechter in de toetsen. Het deelt
// geen code met het programma en zoekt met gewone minimax.

#ifndef DominerenModelHVar
#define DominerenModelHVar

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
#include "tests/spelproef.h"

class Model
{
  public:

    typedef std::vector<std::string> Namen;

    int breedte, hoogte, beurt;
    std::map< std::pair<char,char>, bool > bezet;  // per vakje, als 'b','4'
    Namen gedaan;

    Model (int nwBreedte, int nwHoogte)
    : breedte (nwBreedte), hoogte (nwHoogte), beurt (0)
    {
      for (char k = 'a'; k < 'a' + breedte; k++)
        for (char r = '1'; r < '1' + hoogte; r++)
          bezet[std::make_pair (k, r)] = false;
    }

    // De twee vakjes van een zet.
    static std::vector< std::pair<char,char> > vakjes (const std::string &zet)
    {
      if (zet[1] <= '9')
        return { { zet[0], zet[1] }, { zet[0], zet[2] } };
      return { { zet[0], zet[2] }, { zet[1], zet[2] } };
    }

    bool vrij (char kolom, char rij) const
    {
      const auto plaats = bezet.find (std::make_pair (kolom, rij));
      return plaats != bezet.end () && !plaats->second;
    }

    // Alle zetten van een speler, alfabetisch.
    Namen zetten (int wie) const
    {
      Namen namen;
      for (const auto &vakje : bezet)
      {
        const char k = vakje.first.first, r = vakje.first.second;
        if (vakje.second)
          continue;
        if (wie == 0 && vrij (k, static_cast<char> (r + 1)))
          namen.push_back (std::string () + k + r + static_cast<char> (r + 1));
        if (wie == 1 && vrij (static_cast<char> (k + 1), r))
          namen.push_back (std::string () + k + static_cast<char> (k + 1) + r);
      }
      std::sort (namen.begin (), namen.end ());
      return namen;
    }

    Namen zetten () const { return zetten (beurt); }

    void doe (const std::string &zet)
    {
      for (const auto &vakje : vakjes (zet))
        bezet[vakje] = true;
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
      int aantal = 0;
      for (const auto &vakje : bezet)
        aantal += vakje.second ? 0 : 1;
      return aantal;
    }

    static std::string naam (int wie) { return wie == 0 ? "Vera" : "Herman"; }

    Namen onderdeelC () const
    {
      Namen regels = zetten ();
      regels.insert (regels.begin (), std::to_string (regels.size ()));
      return regels;
    }

    // De zet van onderdeel E: het grootste verschil, de eerste van gelijke.
    std::string verschilZet () const
    {
      std::string beste;
      long meeste = -1;
      for (const std::string &zet : zetten ())
      {
        Model erna = *this;
        erna.doe (zet);
        const long a = static_cast<long> (erna.zetten (0).size ()),
                   b = static_cast<long> (erna.zetten (1).size ()),
                   verschil = a > b ? a - b : b - a;
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
      while (!spel.zetten ().empty ())
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

    // Het bord als rij tekens, de onderste rij eerst: '.' is leeg.
    std::string bord () const
    {
      std::string tekst;
      for (char r = '1'; r < '1' + hoogte; r++)
        for (char k = 'a'; k < 'a' + breedte; k++)
          tekst += vrij (k, r) ? '.' : '#';
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

// Minimax met een geheugen, voor alle standen van een breedte. Een bord is een
// rij tekens, de onderste rij eerst: '.' is leeg.
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
    bool wint (const Model &spel) { return wint (spel.bord (), spel.beurt); }

  private:

    size_t breedte;
    std::unordered_map<std::string, bool> bekend[2];
};

#endif
