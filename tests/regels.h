// regels.h: keurt bronbestanden op de regels van de cursus die een programma
// kan nagaan:
//
// * alleen de toegestane headers; Othello mag er minder;
// * een functie heeft hoogstens 35 regels tussen haar accolades, bij Othello
//   30;
// * direct boven elke functiedefinitie staat commentaar, en in een header ook
//   boven elke functiedeclaratie. Declaraties direct onder elkaar mogen een
//   blok delen; friend, = default en = delete tellen niet mee;
// * geen public membervariabelen in een klasse, en ook niet in een struct met
//   memberfuncties; constanten mogen. Een struct zonder memberfuncties is een
//   record: dat mag binnen een klasse, in een .cc en in zoek/, invoer/ en menu/;
// * geen using namespace in een header, behalve std in de header die de cursus
//   zelf gaf: tegelspel.h, en SPEL.h in de map van elk ander spel;
// * geen globale variabelen, alleen constanten;
// * regels van hoogstens 80 tekens, zonder tabs en zonder spaties aan het
//   eind; aan het eind van het bestand een nieuwe regel.
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

struct Melding
{
  int regel;
  std::string tekst;
};

// Een woord van de taal: een naam, een getal, een tekst of een teken.
struct Woord
{
  std::string tekst;
  int regel;
};

//*************************************************************************

// Knipt een bestand in woorden, en onthoudt per regel of er alleen commentaar
// staat. Regels voor de preprocessor worden overgeslagen, op include na.
class Woorden
{
  public:

    explicit Woorden (const std::string &tekst)
    : bron (tekst), plaats (0), regel (1)
    {
      while (plaats < bron.size ())
        knip ();
    }

    std::vector<Woord> woorden;
    std::vector<Woord> headers;  // de headers tussen < en >
    std::set<int> commentaar;    // regels met commentaar waarin iets staat
    std::set<int> code;          // regels met iets anders

  private:

    std::string bron;
    size_t plaats;
    int regel;

    char nu (size_t verder = 0) const
    {
      return plaats + verder < bron.size () ? bron[plaats + verder] : '\0';
    }

    static bool isNaamdeel (char letter)
    {
      return std::isalnum (static_cast<unsigned char> (letter))
             || letter == '_';
    }

    char neem ()
    {
      if (bron[plaats] == '\n')
        regel++;
      return bron[plaats++];
    }

    // Knip het eerstvolgende stuk af.
    void knip ()
    {
      if (nu () == '/' && (nu (1) == '/' || nu (1) == '*'))
        slaCommentaarOver (nu (1) == '*');
      else if (std::isspace (static_cast<unsigned char> (nu ())))
        neem ();
      else if (nu () == '#')
        slaPreprocessorOver ();
      else
        knipWoord ();
    }

    void slaCommentaarOver (bool blok)
    {
      const size_t begin = plaats;
      plaats += 2;
      while (plaats < bron.size () && (blok || nu () != '\n')
             && !(blok && plaats > begin + 2 && bron[plaats - 1] == '*'
                  && nu () == '/'))
      {
        if (isNaamdeel (nu ()))
          commentaar.insert (regel);
        neem ();
      }
      if (blok && plaats < bron.size ())
        neem ();
    }

    void slaPreprocessorOver ()
    {
      const int begin = regel;
      std::string opdracht;
      while (plaats < bron.size () && nu () != '\n'
             && !(nu () == '/' && (nu (1) == '/' || nu (1) == '*')))
      {
        if (nu () == '\\' && nu (1) == '\n')
          neem ();
        code.insert (regel);
        opdracht += neem ();
      }
      std::istringstream in (opdracht.substr (1));
      std::string naam, header;
      in >> naam >> std::ws;
      if (naam == "include" && std::getline (in, header) && header[0] == '<')
        voegToe (headers, header.substr (1, header.find ('>') - 1), begin);
    }

    void knipWoord ()
    {
      const int begin = regel;
      std::string woord;
      code.insert (regel);
      if (nu () == '"' || nu () == '\'')
        woord = neemTekst ();
      else if (isNaamdeel (nu ()))
        while (isNaamdeel (nu ()))
          woord += neem ();
      else if (nu () == ':' && nu (1) == ':')
      {
        plaats += 2;
        woord = "::";
      }
      else
        woord = std::string (1, neem ());
      voegToe (woorden, woord, begin);
    }

    // Neem een tekst of letter tussen aanhalingstekens.
    std::string neemTekst ()
    {
      const char einde = nu ();
      neem ();
      while (plaats < bron.size () && nu () != einde)
      {
        if (nu () == '\\')
          neem ();
        if (plaats < bron.size ())
          neem ();
      }
      if (plaats < bron.size ())
        neem ();
      return "\"";
    }

    static void voegToe (std::vector<Woord> &lijst, const std::string &tekst,
                         int regelnummer)
    {
      const Woord woord = { tekst, regelnummer };
      lijst.push_back (woord);
    }
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
      keurHeaders ();
      keurBlok (Blok ());
    }

    std::vector<Melding> meldingen;

  private:

    // Waar declaraties staan: los in het bestand, of in een klasse of struct.
    struct Blok
    {
      bool klasse, openbaar, genest, functies;
      std::vector<Woord> velden;  // de openbare membervariabelen
      Blok () : klasse (false), openbaar (true), genest (false),
                functies (false) {}
    };

    typedef std::vector<Woord> Zin;  // de woorden van een declaratie

    std::string pad;
    Woorden stuk;
    size_t nu;      // het woord waar de keuring is
    int besproken;  // laatste regel van de laatste declaratie met commentaar

    void meld (int regel, const std::string &tekst)
    {
      const Melding melding = { regel, tekst };
      meldingen.push_back (melding);
    }

    bool isHeader () const
    {
      return pad.size () > 2 && pad.substr (pad.size () - 2) == ".h";
    }

    bool beginPad (const std::string &begin) const
    {
      return pad.compare (0, begin.size (), begin) == 0;
    }

    bool isOthello () const { return beginPad ("spellen/othello/"); }

    // De header die de cursus gaf: tegelspel.h of spellen/SPEL/SPEL.h.
    bool isCursusheader () const
    {
      if (pad == "tegelspel.h")
        return true;
      if (!beginPad ("spellen/"))
        return false;
      const std::string rest = pad.substr (8);
      const std::string spel = rest.substr (0, rest.find ('/'));
      return rest == spel + "/" + spel + ".h";
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
                        + " tekens; hoogstens 80");
        if (regel.find ('\t') != std::string::npos)
          meld (nummer, "tab");
        if (!regel.empty ()
            && std::isspace (static_cast<unsigned char> (regel.back ())))
          meld (nummer, "witruimte aan het eind van de regel");
        if (in.eof ())
          meld (nummer, "geen nieuwe regel aan het eind van het bestand");
      }
    }

    void keurHeaders ()
    {
      static const std::set<std::string> gewoon = {
        "iostream", "sstream", "iomanip", "fstream", "cstring", "string",
        "vector", "utility", "set", "unordered_set", "cstdlib", "ctime",
        "climits" };
      static const std::set<std::string> othello = { "iostream", "cstdlib",
                                                     "ctime" };
      for (const Woord &header : stuk.headers)
        if ((isOthello () ? othello : gewoon).count (header.tekst) == 0)
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
      if (soort == "class" || soort == "struct" || soort == "union")
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

    // Wat voor blok begint er na deze woorden?
    static std::string soortBlok (const Zin &zin)
    {
      if (zin.empty ())
        return "";
      if (zin[0].tekst == "namespace" || zin[0].tekst == "extern"
          || (zin.size () > 1 && zin[1].tekst == "namespace"))
        return "namespace";
      const Zin kaal = zonderSjabloon (zin);
      const size_t haak = eersteHaak (kaal);
      if (haak < kaal.size ())
        return isBeginwaarde (kaal, haak) ? "" : "functie";
      for (const Woord &deel : kaal)
        if (deel.tekst == "enum" || deel.tekst == "=")
          return "";
        else if (deel.tekst == "class" || deel.tekst == "struct"
                 || deel.tekst == "union")
          return deel.tekst;
      return "";
    }

    // De declaratie zonder wat er na template tussen < en > staat.
    static Zin zonderSjabloon (const Zin &zin)
    {
      size_t begin = 0;
      while (begin < zin.size () && zin[begin].tekst == "template")
      {
        int diepte = 0;
        do
        {
          begin++;
          if (begin < zin.size ())
            diepte += (zin[begin].tekst == "<") - (zin[begin].tekst == ">");
        }
        while (begin < zin.size () && diepte > 0);
        begin++;
      }
      if (begin >= zin.size ())
        return Zin ();
      return Zin (zin.begin () + static_cast<long> (begin), zin.end ());
    }

    // De plaats van het haakje waarmee een parameterlijst begint, of het eind
    // als dit geen functie is.
    static size_t eersteHaak (const Zin &zin)
    {
      for (size_t i = 0; i < zin.size (); i++)
      {
        if (zin[i].tekst == "=" && (i == 0 || zin[i - 1].tekst != "operator"))
          return zin.size ();
        if (zin[i].tekst == "operator")
        {
          i++;  // de operator zelf; bij () hoort de volgende haak
          while (i + 1 < zin.size () && (zin[i + 1].tekst != "("
                                         || zin[i].tekst == "("))
            i++;
          continue;
        }
        if (zin[i].tekst == "(" && i > 0)
          return isParameterlijst (zin, i) ? i : zin.size ();
      }
      return zin.size ();
    }

    // Staat er na dit haakje een parameterlijst, en geen beginwaarde zoals in
    // "const Zet Geen (-1, 'x');" of een functiewijzer?
    static bool isParameterlijst (const Zin &zin, size_t haak)
    {
      if (haak + 1 >= zin.size ())
        return false;
      const std::string &volgend = zin[haak + 1].tekst;
      return volgend != "*" && volgend != "\"" && volgend != "-"
             && !std::isdigit (static_cast<unsigned char> (volgend[0]));
    }

    // Is de accolade een beginwaarde in de lijst achter een constructor?
    static bool isBeginwaarde (const Zin &zin, size_t haak)
    {
      size_t dubbelepunt = haak;
      while (dubbelepunt < zin.size () && zin[dubbelepunt].tekst != ":")
        dubbelepunt++;
      const std::string &laatste = zin.back ().tekst;
      return dubbelepunt < zin.size ()
             && (std::isalnum (static_cast<unsigned char> (laatste[0]))
                 || laatste[0] == '_');
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
      const bool recordMag = blok.genest || !isHeader () || beginPad ("zoek/")
                             || beginPad ("invoer/") || beginPad ("menu/");
      if (soort != "class" && !blok.functies && recordMag)
        return;
      for (const Woord &veld : blok.velden)
        meld (veld.regel, "public membervariabele in " + soort + " "
                          + naamVan (zin));
    }

    // De naam van een klasse.
    static std::string naamVan (const Zin &zin)
    {
      for (size_t i = 0; i + 1 < zin.size (); i++)
        if (zin[i].tekst == "class" || zin[i].tekst == "struct"
            || zin[i].tekst == "union")
          return zin[i + 1].tekst;
      return "zonder naam";
    }

    // Keur een functie met haar blok.
    void keurFunctie (Blok &blok, const Zin &zin)
    {
      const int open = stuk.woorden[nu].regel;
      blok.functies = true;
      keurCommentaar (zin);
      slaBlokOver ();
      const int regels = stuk.woorden[nu - 1].regel - open - 1,
                hoogstens = isOthello () ? 30 : 35;
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
        meld (zin[0].regel, "using namespace in een header");
    }

    // Een klasse, struct of enum zonder variabele erachter?
    static bool isTypeAlleen (const Zin &zin)
    {
      if (zin.empty ())
        return true;
      const std::string &eerste = zin[0].tekst;
      return eerste == "class" || eerste == "struct" || eerste == "union"
             || eerste == "enum";
    }

    // Een constante, of een wijzer die zelf constant is?
    static bool isConstant (const Zin &zin)
    {
      bool constant = false;
      for (size_t i = 0; i < zin.size () && zin[i].tekst != "="; i++)
        if (zin[i].tekst == "const" || zin[i].tekst == "constexpr")
          constant = true;
        else if (zin[i].tekst == "*")
          constant = false;
      return constant;
    }

    void keurVariabele (Blok &blok, const Zin &zin)
    {
      if (!blok.klasse)
        meld (zin[0].regel, "globale variabele");
      else if (blok.openbaar)
        blok.velden.push_back (zin[0]);
    }

    // Eindigt een declaratie op = default of = delete?
    static bool isVanzelf (const Zin &zin)
    {
      return zin.back ().tekst == "default" || zin.back ().tekst == "delete";
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
