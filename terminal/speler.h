// speler.h: wie er voor een speler zet: een mens of een computer, en hoe sterk.

#ifndef TerminalSpelerHVar
#define TerminalSpelerHVar

#include <string>
#include <vector>
#include "../standaard.h"
#include "../zoek/getaltekst.h"
#include "lezer.h"
#include "vraag.h"

namespace terminal
{

// Retourneert: een toevallige van deze zetten; er is er minstens een
template <typename Zet>
Zet toevallige (const std::vector<Zet> &zetten)
{
  return zetten[static_cast<size_t>
                (randomGetal (0, static_cast<int> (zetten.size ()) - 1))];
}

// Retourneert: een aantal beurten, in woorden
inline std::string beurtenTekst (int aantal)
{
  return std::to_string (aantal) + (aantal == 1 ? " beurt" : " beurten");
}

// Hoe ver een computer vooruitdenkt: een aantal beurten, of een tijd per zet.
class Sterkte
{
  public:

    static const int MaxDiepte = 40, MaxSeconden = 3600;

    // Lees een aantal beurten, zoals 12, of een tijd, zoals 2,5s of 2.5S: een
    // aantal seconden, met hoogstens drie cijfers achter de komma of punt.
    // Retourneert: true als dat er staat; anders verandert er niets
    bool lees (std::string getypt)
    {
      const size_t Decimalen = 3;
      if (leesGetal (getypt, 1, MaxDiepte, diepte))
      {
        milliseconden = 0;
        return true;
      }
      if (getypt.empty () || (getypt.back () != 's' && getypt.back () != 'S'))
        return false;
      getypt.pop_back ();
      const size_t punt = getypt.find_first_of (",.");
      const std::string heel = getypt.substr (0, punt);
      std::string deel = punt < getypt.size () ? getypt.substr (punt + 1) : "0";
      if (heel.empty () || deel.empty () || deel.size () > Decimalen
          || (heel + deel).find_first_not_of ("0123456789")
             != std::string::npos)
        return false;
      deel.resize (Decimalen, '0');
      if (!leesGetal (heel + deel, 1, MaxSeconden * 1000LL, milliseconden))
        return false;
      diepte = MaxDiepte;
      return true;
    }

    // Retourneert: wat lees goed vindt, voor in een melding
    static std::string mag ()
    {
      return "1 t/m " + std::to_string (MaxDiepte)
             + " beurten, of een tijd van 0,001s t/m "
             + std::to_string (MaxSeconden) + "s";
    }

    // Retourneert: hoeveel beurten er hoogstens vooruit gedacht wordt
    int beurten () const { return diepte; }

    // Retourneert: hoe lang dat mag duren; onder 0 is er geen grens
    double seconden () const
    {
      return milliseconden > 0 ? static_cast<double> (milliseconden) / 1000
                               : -1;
    }

    // Retourneert: de sterkte, zoals lees die leest
    std::string getypt () const
    {
      return milliseconden > 0 ? zoek::kortTekst (seconden (), 3) + "s"
                               : std::to_string (diepte);
    }

    // Retourneert: de sterkte in woorden
    std::string tekst () const
    {
      return milliseconden == 0 ? beurtenTekst (diepte) + " vooruit"
             : zoek::kortTekst (seconden (), 3) + " s per zet";
    }

  private:

    int diepte = 1;               // tot er iets anders gelezen is
    long long milliseconden = 0;  // 0: geen grens
};

// Wat een speler kan zijn, waar er geen andere computers zijn: een letter, hier
// met wat zij betekent en de mens vooraan, of met Sterk ook een sterkte.
template <bool Sterk>
struct Soorten
{
  static constexpr const char *const Spelertekst =
    "m mens, t toeval, g goed, b best";
  static const bool MetSterkte = Sterk;
};

// Soorten zegt wat een speler kan zijn, als hierboven.
template <typename Soorten>
class Speler
{
  public:

    static const bool MetSterkte = Soorten::MetSterkte;

    // Lees wie er zet: een letter, of een sterkte; hoofdletters mogen.
    // Retourneert: true als dat er staat; anders verandert er niets
    bool lees (const std::string &getypt)
    {
      const std::string klein = kleineLetters (getypt);
      if (klein.size () == 1 && plek (klein[0]) != std::string::npos)
        letter = klein[0];
      else if (Soorten::MetSterkte && sterkte.lees (getypt))
        letter = Sterk;
      else
        return false;
      return true;
    }

    // Vraag wie er zet; wie zegt om welke speler het gaat. Het gewone antwoord
    // is wie het al is; is dat een sterkte, dan is dat ook het voorbeeld.
    // Retourneert: false na een x of aan het einde van de invoer
    bool vraag (Vragen &vragen, const std::string &wie)
    {
      return vragen.vraagOfGewoon
        (wie + " (" + Soorten::Spelertekst
         + (Soorten::MetSterkte && letter != Sterk ? ", 12 of 2s)" : ")"),
         mag (), getypt (),
         [this] (const std::string &woord) { return lees (woord); });
    }

    // Lees wie er in een bewaard spel spelen, achter het woord spelers: twee
    // letters, of waar het ook een sterkte mag zijn elk een woord. Dat worden
    // de spelers, met een spatie tussen twee woorden.
    // Retourneert: true als het klopt; anders false, met een melding
    static bool leesBeide (Lezer &lezer, std::string &spelers)
    {
      const int woorden = MetSterkte ? 2 : 1;
      const std::string wat = MetSterkte ? "een speler" : "de spelers",
        verwacht = (MetSterkte ? "" : "twee letters uit ") + mag ();
      std::string woord;
      spelers.clear ();
      for (int i = 0; i < woorden; i++)
      {
        if (!lezer.leesWoord (wat, verwacht, woord))
          return false;
        if (!(MetSterkte ? Speler ().lees (woord)
              : woord.size () == 2 && plek (woord[0]) != std::string::npos
                && plek (woord[1]) != std::string::npos))
          return lezer.verkeerd (wat, woord, verwacht);
        spelers += (i > 0 ? " " : "") + woord;
      }
      return true;
    }

    // Retourneert: wat lees goed vindt, voor in een melding
    static std::string mag ()
    {
      return Soorten::Spelertekst
             + (Soorten::MetSterkte ? "; of " + Sterkte::mag () : "");
    }

    // Retourneert: true als dit een mens is
    bool isMens () const { return letter == Mens; }

    // Retourneert: de letter
    char getLetter () const { return letter; }

    // Retourneert: hoe sterk een computer is, als zijn letter Sterk is
    const Sterkte &getSterkte () const { return sterkte; }

    // Retourneert: wie er zet, zoals lees het leest
    std::string getypt () const
    {
      return letter == Sterk ? sterkte.getypt () : std::string (1, letter);
    }

    // Retourneert: wie er zet, in woorden
    std::string tekst () const
    {
      if (letter == Sterk)
        return "computer, " + sterkte.tekst ();
      const std::string alle = Soorten::Spelertekst;
      const size_t begin = plek (letter);
      return (isMens () ? "" : "computer, ")
             + alle.substr (begin, alle.find (',', begin) - begin);
    }

  private:

    static const char Mens = 'm', Sterk = '#';  // Sterk: een sterkte

    char letter = Mens;
    Sterkte sterkte;

    // Retourneert: waar in de tekst deze letter uitgelegd wordt; of npos
    static size_t plek (char welke)
    {
      const std::string komma = ", ", alle = komma + Soorten::Spelertekst;
      const size_t plek = alle.find (komma + welke + " ");
      return plek == std::string::npos ? plek : plek + komma.size ();
    }
};

// Wie er speelt waar een computer een letter is, en waar hij vooruitdenkt.
typedef Speler< Soorten<false> > Letterspeler;
typedef Speler< Soorten<true> > Denkspeler;

// Lees wat er achter het spelbestand staat, tot het einde van het bestand: de
// zetten, met een functie die leest wat er achter "zet" staat en haar doet, en
// wie er spelen; met spelers 0 mag er niets staan.
// Retourneert: true als alles klopt; anders false, met een melding
template <typename Speler, typename LeesZet>
bool leesVervolg (Lezer &lezer, const LeesZet &leesZet, std::string *spelers)
{
  const std::string mag = "het einde van het bestand, zet of spelers";
  std::string woord;
  if (spelers == 0)
    return lezer.uitgelezen ();
  spelers->clear ();
  while (!lezer.isUit ())
    if (!lezer.leesWoord ("", mag, woord)
        || !(woord == "zet" ? leesZet ()
             : woord == "spelers" ? Speler::leesBeide (lezer, *spelers)
             : lezer.verkeerd ("", woord, mag)))
      return false;
  return true;
}

}

#endif
