// regels.h: keurt bronbestanden op de regels van het vak die een programma
// kan nagaan:
//
// * alleen de toegestane headers; het bord en de stapel van Othello mogen er
//   minder (zie huis.h);
// * een functie heeft hoogstens 35 regels tussen haar accolades, in die van
//   Othello 30;
// * direct boven elke functiedefinitie staat commentaar, en in een header ook
//   boven elke functiedeclaratie. Declaraties direct onder elkaar mogen een
//   blok delen; friend, = default en = delete tellen niet mee;
// * geen public membervariabelen in een klasse, en ook niet in een struct met
//   memberfuncties; constanten mogen. Een struct zonder memberfuncties is een
//   record: dat mag binnen een klasse, in een .cc, in zoek/ en in terminal/;
//   elders in een header niet, maar dat is een regel van dit project alleen;
// * geen using namespace in een header, behalve std in de header die de cursus
//   zelf gaf: tegelspel.h, en SPEL.h in de map van elk ander spel;
// * geen globale variabelen, alleen constanten;
// * regels van hoogstens 80 tekens, zonder tabs en zonder spaties aan het
//   eind; aan het eind van het bestand een nieuwe regel. Alleen dit geldt ook
//   voor tests/, nakijken/ en verslag/.
//
// De keuring is geen vertaler: ze knipt een bestand in woorden, volgt de
// accolades, en herkent elke declaratie aan haar vorm.

#ifndef RegelsHVar
#define RegelsHVar

#include <cctype>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>
#include "tests/woorden.h"
#include "tests/zin.h"

struct Melding
{
  int regel;
  std::string tekst;
  bool vak;  // een regel van het vak, niet van dit project alleen
};

//*************************************************************************

class Keuring
{
  public:

    // Keur een bestand; het pad bepaalt welke regels gelden.
    Keuring (const std::string &bestandspad, const std::string &inhoud)
    : pad (bestandspad), stuk (inhoud), nu (0), besproken (-1)
    {
      keurTekst (inhoud);
      if (beginPad ("tests/") || beginPad ("nakijken/")
          || beginPad ("verslag/"))
        return;
      keurHeaders ();
      keurBlok (Blok ());
    }

    std::vector<Melding> meldingen;

  private:

    // Waar declaraties staan: los in het bestand, of in een klasse of struct.
    struct Blok
    {
      bool klasse = false, openbaar = true, genest = false, functies = false;
      std::vector<Woord> velden;  // de openbare membervariabelen
    };

    std::string pad;
    Woorden stuk;
    size_t nu;      // het woord waar de keuring is
    int besproken;  // laatste regel van de laatste declaratie met commentaar

    void meld (int regel, const std::string &tekst, bool vak = true)
    {
      meldingen.push_back ({ regel, tekst, vak });
    }

    bool isHeader () const
    {
      return pad.size () > 2 && pad.substr (pad.size () - 2) == ".h";
    }

    bool beginPad (const std::string &begin) const
    {
      return pad.compare (0, begin.size (), begin) == 0;
    }

    // De header die de cursus gaf: tegelspel.h of spellen/SPEL/SPEL.h.
    bool isCursusheader () const
    {
      const size_t punt = pad.rfind ('.'), streep = pad.rfind ('/');
      return pad == "tegelspel.h"
             || (isHeader () && beginPad ("spellen/") && streep > 8
                 && pad == "spellen/" + pad.substr (8, streep - 7)
                           + pad.substr (8, streep - 8) + pad.substr (punt));
    }

    //**********************************************************************
    // De tekst en de headers

    void keurTekst (const std::string &inhoud)
    {
      std::istringstream in (inhoud);
      std::string regel;
      for (int nummer = 1; std::getline (in, regel); nummer++)
      {
        int tekens = 0;  // vervolgbytes van UTF-8 tellen niet mee
        for (char letter : regel)
          if ((static_cast<unsigned char> (letter) & 0xc0) != 0x80)
            tekens++;
        if (tekens > 80)
          meld (nummer, "regel van " + std::to_string (tekens)
                        + " tekens; hoogstens 80", false);
        if (regel.find ('\t') != std::string::npos)
          meld (nummer, "tab", false);
        if (!regel.empty ()
            && std::isspace (static_cast<unsigned char> (regel.back ())))
          meld (nummer, "witruimte aan het eind van de regel", false);
        if (in.eof ())
          meld (nummer, "geen nieuwe regel aan het eind van het bestand",
                false);
      }
    }

    void keurHeaders ()
    {
      std::set<std::string> mag = {
        "iostream", "sstream", "iomanip", "fstream", "cstring", "string",
        "vector", "utility", "set", "unordered_set", "cstdlib", "ctime",
        "climits" };
      if (beginPad ("terminal/"))
        mag.insert ({ "csignal", "cstdio" });
      for (const Woord &header : stuk.headers)
        if (mag.count (header.tekst) == 0)
          meld (header.regel, "header <" + header.tekst
                              + "> is niet toegestaan");
    }

    //**********************************************************************
    // Declaraties

    const std::string &woord (size_t plaats) const
    {
      static const std::string niets;
      return plaats < stuk.woorden.size () ? stuk.woorden[plaats].tekst
                                           : niets;
    }

    // Keur de declaraties tot de sluitaccolade van een blok.
    Blok keurBlok (Blok blok)
    {
      while (nu < stuk.woorden.size () && woord (nu) != "}")
        if (woord (nu + 1) == ":"
            && (woord (nu) == "public" || woord (nu) == "private"
                || woord (nu) == "protected"))
        {
          blok.openbaar = woord (nu) == "public";
          nu += 2;
        }
        else
          keurDeclaratie (blok);
      nu++;  // de sluitaccolade
      return blok;
    }

    // Keur een declaratie, tot en met haar puntkomma of haar blok.
    void keurDeclaratie (Blok &blok)
    {
      Zin zin;
      while (nu < stuk.woorden.size () && woord (nu) != ";"
             && woord (nu) != "}")
      {
        if (woord (nu) != "{")
          zin.push_back (stuk.woorden[nu++]);
        else if (keurAccolade (blok, zin))
          return;
      }
      if (woord (nu) == ";")
        nu++;
      if (!zin.empty ())
        keurZin (blok, zin);
    }

    // Een openingsaccolade na het begin van een declaratie.
    // Retourneert: true als de declaratie met dit blok uit is.
    bool keurAccolade (Blok &blok, Zin &zin)
    {
      const std::string soort = soortBlok (zin);
      if (soort == "namespace")
      {
        nu++;
        keurBlok (Blok ());
        return true;
      }
      if (isKlassewoord (soort))
      {
        keurKlasse (blok, soort, zin);
        return false;
      }
      if (soort == "functie")
      {
        keurFunctie (blok, zin);
        return true;
      }
      slaBlokOver ();  // een enum, of een beginwaarde
      zin.push_back (stuk.woorden[nu - 1]);
      return false;
    }

    // Ga voorbij een blok.
    void slaBlokOver ()
    {
      int diepte = 0;
      do
      {
        diepte += (woord (nu) == "{") - (woord (nu) == "}");
        nu++;
      }
      while (nu < stuk.woorden.size () && diepte > 0);
    }

    // Keur een klasse of struct.
    void keurKlasse (const Blok &buiten, const std::string &soort,
                     const Zin &zin)
    {
      Blok blok;
      blok.klasse = true;
      blok.genest = buiten.klasse;
      blok.openbaar = soort != "class";
      nu++;
      blok = keurBlok (blok);
      const bool record = soort != "class" && !blok.functies,
                 recordMag = blok.genest || !isHeader () || beginPad ("zoek/")
                             || beginPad ("terminal/")
                             || pad.find ("/zoek/") != std::string::npos;
      for (const Woord &veld : blok.velden)
        if (!record || !recordMag)
          meld (veld.regel, "public membervariabele in " + soort + " "
                            + naamVan (zin), !record);
    }

    // Keur een functie met haar blok.
    void keurFunctie (Blok &blok, const Zin &zin)
    {
      const int open = stuk.woorden[nu].regel;
      blok.functies = true;
      keurCommentaar (zin);
      slaBlokOver ();
      const int regels = stuk.woorden[nu - 1].regel - open - 1,
                hoogstens = isOthellokern (pad) ? 30 : 35;
      if (regels > hoogstens)
        meld (zin[0].regel, "functie van " + std::to_string (regels)
                            + " regels; hoogstens "
                            + std::to_string (hoogstens));
    }

    // Keur een declaratie die op een puntkomma eindigt.
    void keurZin (Blok &blok, const Zin &zin)
    {
      const std::string &eerste = zin[0].tekst;
      if (eerste == "using")
        keurUsing (zin);
      if (eerste == "using" || eerste == "typedef" || eerste == "friend"
          || eerste == "static_assert")
        return;
      const Zin kaal = zonderSjabloon (zin);
      if (eersteHaak (kaal) < kaal.size ())
      {
        blok.functies = true;
        if (isHeader () && !isVanzelf (zin))
          keurDeclaratieblok (zin);
      }
      else if (!isTypeAlleen (kaal) && !isConstant (kaal))
        keurVariabele (blok, zin);
    }

    void keurUsing (const Zin &zin)
    {
      const bool std = zin.size () > 2 && zin[2].tekst == "std";
      if (zin.size () > 1 && zin[1].tekst == "namespace" && isHeader ()
          && !(isCursusheader () && std))
        meld (zin[0].regel, "using namespace in een header", false);
    }

    void keurVariabele (Blok &blok, const Zin &zin)
    {
      if (!blok.klasse)
        meld (zin[0].regel, "globale variabele", false);
      else if (blok.openbaar)
        blok.velden.push_back (zin[0]);
    }

    // Eis dat de regel boven een declaratie alleen commentaar is, of een
    // declaratie waarvoor dat ook geldt.
    void keurDeclaratieblok (const Zin &zin)
    {
      if (zin[0].regel - 1 == besproken || keurCommentaar (zin))
        besproken = zin.back ().regel;
    }

    // Eis dat de regel boven een functie alleen commentaar is.
    // Retourneert: of dat zo is.
    bool keurCommentaar (const Zin &zin)
    {
      const int boven = zin[0].regel - 1;
      if (stuk.commentaar.count (boven) > 0 && stuk.code.count (boven) == 0)
        return true;
      meld (zin[0].regel, "geen commentaar direct boven deze functie");
      return false;
    }
};

#endif
