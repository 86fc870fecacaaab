// raad.h: wat de beste zet is, wat elke zet waard is, en hoe het met de beste
// zetten verdergaat; en wat er bekend is als het werk stopt. Dit is de raad van
// elk spel: een dat de uitkomst van de zetten een voor een vindt, en een dat
// steeds een beurt dieper denkt.

#ifndef TerminalRaadHVar
#define TerminalRaadHVar

#include <iostream>
#include <string>
#include <vector>
#include "../zoek/beste.h"
#include "../zoek/toezicht.h"
#include "schermtoezicht.h"
#include "speler.h"
#include "tekst.h"

namespace terminal
{

// Maak cellen even breed, met spaties, bij voor aan het begin.
inline void vulUit (std::vector<std::string> &cellen, bool voor)
{
  size_t breed = 0;
  for (const std::string &cel : cellen)
    breed = cel.size () > breed ? cel.size () : breed;
  for (std::string &cel : cellen)
    cel.insert (voor ? 0 : cel.size (), breed - cel.size (), ' ');
}

// Zet cellen even breed naast elkaar, of met onder onder elkaar.
// Retourneert: de regels
inline std::string inKolommen (std::vector<std::string> cellen,
                               bool onder)
{
  vulUit (cellen, false);
  const size_t perRegel = onder || cellen.empty ()
                          ? 1 : Breedte / (cellen[0].size () + 2);
  std::string tekst;
  for (size_t i = 0; i < cellen.size (); i++)
  {
    tekst += "  " + cellen[i];
    if ((i + 1) % perRegel == 0 || i + 1 == cellen.size ())
      tekst = tekst.substr (0, tekst.find_last_not_of (' ') + 1) + "\n";
  }
  return tekst;
}

// Doe werk, een functie; stopt het, dan volgt op het scherm hoe ver het was.
// Retourneert: true als het af is
template <typename Werk>
bool komtAf (const Werk &werk)
{
  try
  {
    werk ();
    return true;
  }
  catch (const zoek::Afgebroken &waar)
  {
    if (waar.geweigerd)
      throw;
    std::cout << afgebrokenTekst (waar) << std::endl;
    return false;
  }
}

// Doe werk, een functie, en neem daarna over wat het gevonden heeft, met een
// andere; ook als het werk stopt.
template <typename Werk, typename NeemOver>
void doeEnNeemOver (const Werk &werk, const NeemOver &neemOver)
{
  try
  {
    werk ();
  }
  catch (const zoek::Afgebroken &)
  {
    neemOver ();
    throw;
  }
  neemOver ();
}

// Wat een spel dat steeds dieper denkt over een stand moet uitzoeken.
struct Raadopdracht
{
  int diepte;    // hoeveel beurten er hoogstens vooruit gedacht wordt
  bool elkeZet;  // of elke waarde telt, of alleen de hoogste en wat die haalt
};

// Wat er van een stand bekend is. Het denken vult dit aan, zodra iets bekend
// is: wordt het afgebroken, dan geldt wat er dan staat.
template <typename Zet>
struct Inzicht
{
  std::vector<Zet> zetten;    // elke zet, in volgorde; of de beste reeks
  std::vector<int> waarden;   // van zoveel zetten als er bekend zijn, van voren
                              // af, voor wie aan beurt is
  std::vector<bool> geschat;  // van die zetten: of de waarde niet de uitkomst
                              // is; leeg: dat is zij overal
  bool zeker = true;   // of de hoogste waarde, of die van de reeks, de uitkomst
                       // is
  int diepte = 0;      // anders: zoveel beurten is er vooruit gedacht,
  std::string stand;   // en zo staat het dan, in woorden
};

// Van de Rekenaar worden gebruikt, naast wat spelmenu.h al noemt:
//   waarden (spel, opdracht, inzicht)  bepaalt de waarde van elke zet
//   reeks (spel, opdracht, inzicht)    bepaalt de reeks van beste zetten
//   zetTekst (zet)             een zet als tekst, zoals zij te typen is
//   uitkomst (spel, waarde)    een zekere waarde in woorden, en
//   kort (spel, waarde)        in een woord
//   afloop (spel)              een zin over een eindstand
template <typename Rekenaar>
class Raad
{
  public:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;

    // Geef raad over een spel dat nog niet uit is.
    // Parameters:
    // * nwRekenaar: rekent
    // * nwSpel: het spel
    // * nwToezicht: ziet toe
    // * nwDiepte: hoeveel beurten er hoogstens vooruit gedacht wordt
    // * nwTijd: hoeveel seconden dat mag duren; 0 of minder: zonder grens
    Raad (Rekenaar &nwRekenaar, const Spel &nwSpel, zoek::Toezicht &nwToezicht,
          int nwDiepte, double nwTijd)
    : rekenaar (nwRekenaar), spel (nwSpel), toezicht (nwToezicht),
      diepte (nwDiepte), tijd (nwTijd)
    {
    }

    // Zeg wat de beste zet is, en welke even goed zijn; is dat niet zeker, dan
    // hoe ver er gekeken is. Een spel dat niet steeds dieper denkt krijgt een
    // seconde.
    // Retourneert: false als er niets bekend is, of van een deel van de zetten
    //   dat zij niet winnen: dan is er ook wat de snelle methode zegt
    bool toonHint ()
    {
      const double Kort = 1;
      doe (Rekenaar::Speler::MetSterkte ? tijd : Kort,
           [&] { rekenaar.waarden (spel, { diepte, false }, inzicht); });
      if (inzicht.waarden.empty ())
        return false;
      const size_t beste = besteVan ();
      const std::string zet = Rekenaar::zetTekst (inzicht.zetten[beste]);
      std::string tekst = (heel () ? "Beste zet: "
                           : "Tot nu toe, na " + eerste () + ": ") + zet + ": "
        + rekenaar.uitkomst (spel, inzicht.waarden[beste]) + ".";
      if (!inzicht.zeker)
        tekst = "Goede zet: " + zet + ", de beste na "
                + beurtenTekst (inzicht.diepte) + " (" + inzicht.stand
                + "); de uitkomst is niet bepaald.";
      std::cout << inRegels (tekst + evenGoed (beste)) << std::endl;
      return heel () || inzicht.waarden[beste] > 0;
    }

    // Zeg van elke zet hoe het afloopt, of hoe het er dan voor staat.
    // Retourneert: false als er niets bekend is
    bool toonElkeZet ()
    {
      doe (tijd, [&] { rekenaar.waarden (spel, { diepte, true }, inzicht); });
      if (inzicht.waarden.empty ())
        return false;
      const size_t beste = besteVan (), aantal = inzicht.waarden.size ();
      std::vector<std::string> cellen, korte;
      bool schat = false;
      for (size_t i = 0; i < aantal; i++)
      {
        const int waarde = inzicht.waarden[i];
        cellen.push_back (Rekenaar::zetTekst (inzicht.zetten[i]));
        korte.push_back ("  " + (isGeschat (i)
                                 ? "(" + std::to_string (waarde) + ")"
                                 : rekenaar.kort (spel, waarde)));
        schat = schat || isGeschat (i);
      }
      vulUit (cellen, false);
      vulUit (korte, true);
      for (size_t i = 0; i < aantal; i++)
        cellen[i] += korte[i] + (isGelijk (i, beste) ? " *" : "  ");
      std::cout << inRegels
        (Rekenaar::naam (Rekenaar::beurt (spel)) + ": uitkomst na "
         + (heel () ? "elke zet (*: de beste)"
                    : eerste () + " (*: de beste tot nu toe)")
         + (schat ? ". Tussen haakjes: geschat, na "
                    + beurtenTekst (inzicht.diepte) + "." : ""))
                << "\n" << inKolommen (cellen, aantal <= Weinig) << std::flush;
      return true;
    }

    // Toon de reeks van beste zetten, zo ver als er gekeken is, en hoe het dan
    // afloopt, of hoe het er dan voor staat.
    // Retourneert: false als er niets bekend is
    bool toonReeks ()
    {
      Spel stand (spel);
      std::vector<std::string> cellen;
      doe (tijd, [&] { rekenaar.reeks (spel, { diepte, false }, inzicht); });
      if (inzicht.zetten.empty ())
        return false;
      for (const Zet &zet : inzicht.zetten)
      {
        cellen.push_back (std::to_string (cellen.size () + 1) + ". "
                          + Rekenaar::naam (Rekenaar::beurt (stand)) + ": "
                          + Rekenaar::zetTekst (zet));
        Rekenaar::doeZet (stand, zet);
      }
      std::string slot;
      if (stand.eindstand ())
        slot = rekenaar.afloop (stand)
               + (inzicht.zeker ? "" : " De uitkomst is niet bepaald.");
      else if (!inzicht.zeker)
        slot = "Na " + beurtenTekst (inzicht.diepte) + ": " + inzicht.stand
               + "; de uitkomst is niet bepaald.";
      std::cout << (slot.empty () ? "Tot nu toe, met de beste zetten:\n"
                    : "Met de beste zetten gaat het zo verder:\n")
                << inKolommen (cellen, false)
                << (slot.empty () ? "" : inRegels (slot) + "\n") << std::flush;
      return true;
    }

    // Retourneert: true als het werk met Ctrl-C afgebroken is
    bool isAfgebroken () const { return afgebroken; }

  private:

    static const size_t MeesteGelijk = 8,  // zoveel noemt een hint er
                        Weinig = 10;       // zoveel zetten passen onder elkaar

    Rekenaar &rekenaar;
    Spel spel;
    zoek::Toezicht &toezicht;
    const int diepte;
    const double tijd;
    Inzicht<Zet> inzicht;
    bool afgebroken = false;

    // Doe werk, een functie, in zoveel seconden; 0 of minder: zonder grens.
    template <typename Werk>
    void doe (double seconden, const Werk &werk)
    {
      afgebroken = !komtAf ([&] { toezicht.inTijd (seconden, werk); });
    }

    // Retourneert: true als van elke zet de waarde bekend is
    bool heel () const
    {
      return inzicht.waarden.size () == inzicht.zetten.size ();
    }

    // Retourneert: true als de waarde van deze zet niet de uitkomst is
    bool isGeschat (size_t nummer) const
    {
      return nummer < inzicht.geschat.size () && inzicht.geschat[nummer];
    }

    // Retourneert: true als een zet zo goed is als de beste; is die zeker, dan
    //   moet dat van deze ook bekend zijn
    bool isGelijk (size_t nummer, size_t beste) const
    {
      return inzicht.waarden[nummer] == inzicht.waarden[beste]
             && !(inzicht.zeker && isGeschat (nummer));
    }

    // Retourneert: de eerste zet met de hoogste waarde
    size_t besteVan () const
    {
      int hoogste = 0;
      return zoek::eersteBeste (inzicht.waarden.size (), hoogste, [&] (size_t i)
                                { return inzicht.waarden[i]; });
    }

    // Retourneert: welke zetten even goed zijn als de beste, als zin met een
    //   spatie ervoor; leeg als er geen is
    std::string evenGoed (size_t beste) const
    {
      std::string tekst;
      size_t gelijk = 0;
      for (size_t i = beste + 1; i < inzicht.waarden.size (); i++)
        if (isGelijk (i, beste) && ++gelijk <= MeesteGelijk)
          tekst += (gelijk > 1 ? ", " : "")
                   + Rekenaar::zetTekst (inzicht.zetten[i]);
      if (gelijk > MeesteGelijk)
        tekst += ", en nog " + std::to_string (gelijk - MeesteGelijk);
      return inzicht.zetten.size () == 1 ? " Een andere zet is er niet."
             : gelijk + 1 == inzicht.zetten.size () ? " Elke zet is even goed."
             : gelijk > 0 ? " Even goed: " + tekst + "." : "";
    }

    // Retourneert: van welke zetten de waarde bekend is, als dat niet alle zijn
    std::string eerste () const
    {
      return "de eerste " + std::to_string (inzicht.waarden.size ())
             + " van de " + std::to_string (inzicht.zetten.size ())
             + " zetten";
    }
};

}

#endif
