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
#include "../zoek/getaltekst.h"
#include "../zoek/toezicht.h"
#include "schermtoezicht.h"
#include "speler.h"
#include "tekst.h"

namespace terminal
{

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

// Doe werk, een functie, onder dit toezicht in zoveel seconden; 0 of minder:
// zonder grens. Stopt het, dan volgt op het scherm hoe ver het was.
// Retourneert: true als het af is, of de tijd om
template <typename Werk>
bool komtAf (zoek::Toezicht &toezicht, double seconden, const Werk &werk)
{
  try
  {
    toezicht.inTijd (seconden, werk);
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
  struct Erna
  {
    const NeemOver &doe;
    ~Erna () { doe (); }
  };
  const Erna erna = { neemOver };
  werk ();
}

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
  std::vector<Zet> verder;  // en dit verwacht het denken; leeg: niet bekend
  std::vector<size_t> ook;    // voor hoeveel andere zetten elke zet ook staat;
  std::string zulke;          // leeg: voor geen; en wat dat voor zetten zijn
};

// Van de Rekenaar worden gebruikt, naast wat spelmenu.h al noemt:
//   waarden (spel, diepte, inzicht)  bepaalt de waarde van elke zet
//   reeks (spel, diepte, inzicht)    bepaalt de reeks van beste zetten
//                              wie steeds dieper denkt kijkt zo diep vooruit
//   zetTekst (zet)             een zet als tekst, zoals zij te typen is
//   uitkomst (spel, waarde)    een zekere waarde in woorden, en
//   kort (spel, waarde, geschat)  een waarde in een woord
//   tel (spel, zetten, standen)  telt de standen in de boom na elke zet, en
//                              dan van het spel zelf, als het die telt
//   afloop (spel)              een zin over een eindstand
template <typename Rekenaar>
class Raad
{
  public:

    typedef typename Rekenaar::Spel Spel;
    typedef typename Rekenaar::Zet Zet;

    // Geef raad over een spel, zoals het dan is; dat blijft bestaan, net als
    // wie toeziet.
    Raad (Spel &nwSpel, zoek::Toezicht &nwToezicht)
    : spel (nwSpel), toezicht (nwToezicht)
    {
    }

    // Vergeet wat er van de zetten gevonden is: het antwoord wordt anders.
    void vergeet ()
    {
      inzicht = Inzicht<Zet> ();
      afgebroken = false;
    }

    // Zeg wat de beste zet is, en welke even goed zijn; is dat niet zeker, dan
    // hoe ver er gekeken is. Een spel dat niet steeds dieper denkt krijgt een
    // seconde.
    // Parameters, van alle raad: hoeveel beurten er hoogstens vooruit gedacht
    // wordt, en hoeveel seconden; 0 of minder: zonder grens
    // Retourneert: false als er niets bekend is, of van een deel van de zetten
    //   dat zij niet winnen: dan is er ook wat de snelle methode zegt
    bool toonHint (int diepte, double tijd)
    {
      bepaal (diepte, Rekenaar::Speler::MetSterkte ? tijd : Kort);
      if (inzicht.waarden.empty ())
        return false;
      const size_t beste = besteVan ();
      const std::string zet = Rekenaar::zetTekst (inzicht.zetten[beste]);
      std::string tekst = (heel () ? "Beste zet: "
                           : "Tot nu toe, na " + eerste () + ": ") + zet + ": "
        + Rekenaar::uitkomst (spel, inzicht.waarden[beste]) + ".";
      if (!inzicht.zeker)
        tekst = "Goede zet: " + zet + ", de beste na "
                + beurtenTekst (inzicht.diepte) + " (" + inzicht.stand
                + "); de uitkomst is niet bepaald.";
      std::cout << inRegels (tekst + evenGoed (beste)) << std::endl;
      if (!inzicht.zeker && !inzicht.verder.empty ())
        std::cout << "Zo verder:\n" << opEenRij (inzicht.verder) << std::flush;
      return heel () || inzicht.waarden[beste] > 0;
    }

    // Zeg van elke zet hoe het afloopt, of hoe het er dan voor staat; en ook
    // hoeveel standen er dan in de boom zijn, als dat in een seconde kan.
    // Retourneert: false als er niets bekend is
    bool toonElkeZet (int diepte, double tijd)
    {
      bepaal (diepte, tijd);
      if (inzicht.waarden.empty ())
        return false;
      std::vector<long long> standen;  // na elke zet, en dan van het spel zelf
      if (heel () && !afgebroken)
        afgebroken = !komtAf (toezicht, Kort, [&]
          { Rekenaar::tel (spel, inzicht.zetten, standen); });
      if (standen.size () <= inzicht.zetten.size () || standen.back () < 0)
        standen.clear ();
      const bool onder = !standen.empty () || inzicht.waarden.size () <= Weinig;
      std::cout << inRegels (kop ()) << "\n"
                << inKolommen (cellen (standen), onder);
      if (!standen.empty ())
        std::cout << "  samen " << zoek::getalTekst (standen.back ())
                  << ", deze stand meegeteld\n";
      std::cout << std::flush;
      return true;
    }

    // Toon de reeks van beste zetten, zo ver als er gekeken is, en hoe het dan
    // afloopt, of hoe het er dan voor staat. Wie steeds dieper denkt kijkt even
    // ver als voor de hint; breekt dat af, dan even ver als het kwam.
    // Retourneert: false als er niets bekend is
    bool toonReeks (int diepte, double tijd)
    {
      Spel stand (spel);
      Inzicht<Zet> reeks;
      if (Rekenaar::Speler::MetSterkte)
        bepaal (diepte, tijd);
      if (Rekenaar::Speler::MetSterkte && !inzicht.zeker)
        diepte = inzicht.diepte;
      if (!afgebroken)
        afgebroken = !komtAf (toezicht, tijd, [&]
          { Rekenaar::reeks (spel, diepte, reeks); });
      else if (!inzicht.waarden.empty ())  // dan is er een begin
      {
        reeks = inzicht;
        reeks.zetten.assign (1, inzicht.zetten[besteVan ()]);
      }
      if (reeks.zetten.empty ())
        return false;
      for (const Zet &zet : reeks.zetten)
        Rekenaar::doeZet (stand, zet);
      std::string slot;
      if (stand.eindstand ())
        slot = Rekenaar::afloop (stand)
               + (reeks.zeker ? ""
                  : " Dat het niet beter kan is niet bepaald.");
      else if (!reeks.zeker)
        slot = "Na " + beurtenTekst (reeks.diepte) + ": " + reeks.stand
               + "; de uitkomst is niet bepaald.";
      std::cout << (slot.empty () ? "Tot nu toe, met de beste zetten"
                    : "Met de beste zetten gaat het zo verder")
                << ". " << Rekenaar::naam (Rekenaar::beurt (spel))
                << " begint:\n" << opEenRij (reeks.zetten)
                << (slot.empty () ? "" : inRegels (slot) + "\n") << std::flush;
      return true;
    }

    // Retourneert: true als het werk met Ctrl-C afgebroken is
    bool isAfgebroken () const { return afgebroken; }

  private:

    static const size_t MeesteGelijk = 8,  // zoveel noemt een hint er
                        Weinig = 10,       // zoveel zetten passen onder elkaar
                        OpRegel = 18,      // zoveel naast elkaar: even veel
                                           // van beide spelers
                        NummerBreedte = 6;
    static constexpr double Kort = 1;      // seconden

    Spel &spel;
    zoek::Toezicht &toezicht;
    bool afgebroken = false;
    Inzicht<Zet> inzicht;  // wat er van de zetten bekend is

    // Bepaal de waarde van elke zet, als die niet van elke zet al bekend is.
    void bepaal (int diepte, double tijd)
    {
      if (!inzicht.waarden.empty () && heel ())
        return;
      Inzicht<Zet> nieuw;
      vergeet ();
      afgebroken = !komtAf (toezicht, tijd, [&]
        { Rekenaar::waarden (spel, diepte, nieuw); });
      nieuw.geschat.resize (nieuw.zetten.size ());
      nieuw.ook.resize (nieuw.zetten.size ());
      inzicht = nieuw;
    }

    // Retourneert: wat er boven de waarde van elke zet staat
    std::string kop ()
    {
      bool schat = false, ook = false;
      for (size_t i = 0; i < inzicht.waarden.size (); i++)
      {
        schat = schat || inzicht.geschat[i];
        ook = ook || inzicht.ook[i] > 0;
      }
      return Rekenaar::naam (Rekenaar::beurt (spel)) + ": uitkomst na "
        + (heel () ? "elke zet (*: de beste)"
                   : eerste () + " (*: de beste tot nu toe)")
        + (schat ? ". Tussen haakjes: geschat, na "
                   + beurtenTekst (inzicht.diepte) + "." : "")
        + (ook ? ". Met +: zo ook zoveel " + inzicht.zulke + "." : "");
    }

    // Retourneert: elke zet met haar waarde, en zoveel standen als die er zijn
    std::vector<std::string> cellen (const std::vector<long long> &standen)
    {
      const size_t aantal = inzicht.waarden.size (), beste = besteVan ();
      std::vector<std::string> zetten, korte, ook, getallen (aantal);
      for (size_t i = 0; i < aantal; i++)
      {
        const std::string kort = Rekenaar::kort (spel, inzicht.waarden[i],
                                                inzicht.geschat[i]);
        zetten.push_back (Rekenaar::zetTekst (inzicht.zetten[i]));
        korte.push_back (inzicht.geschat[i] ? "(" + kort + ")" : kort);
        ook.push_back (inzicht.ook[i] == 0 ? ""
                       : " +" + std::to_string (inzicht.ook[i]));
        if (!standen.empty ())
          getallen[i] = zoek::getalTekst (standen[i]);
      }
      vulUit (zetten, false);
      vulUit (korte, true);
      vulUit (getallen, true);
      vulUit (ook, false);
      for (size_t i = 0; i < aantal; i++)
        zetten[i] += "  " + korte[i] + (isGelijk (i, beste) ? " *" : "  ")
          + ook[i] + (standen.empty () ? "" : "  " + getallen[i]
             + (standen[i] == 1 ? " stand" : " standen"));
      return zetten;
    }

    // Retourneert: zetten, te typen, in regels met het nummer van de eerste
    static std::string opEenRij (const std::vector<Zet> &zetten)
    {
      std::string tekst, nummer;
      for (size_t i = 0; i < zetten.size (); i++)
      {
        if (i % OpRegel == 0)
        {
          nummer = std::to_string (i + 1) + ".";
          tekst += (i == 0 ? "" : "\n")
                   + std::string (NummerBreedte - nummer.size (), ' ') + nummer;
        }
        tekst += " " + teTypen (Rekenaar::zetTekst (zetten[i]));
      }
      return tekst + "\n";
    }

    // Retourneert: true als van elke zet de waarde bekend is
    bool heel () const
    {
      return inzicht.waarden.size () == inzicht.zetten.size ();
    }

    // Retourneert: true als een zet zo goed is als de beste; is die zeker, dan
    //   moet dat van deze ook bekend zijn
    bool isGelijk (size_t nummer, size_t beste) const
    {
      return inzicht.waarden[nummer] == inzicht.waarden[beste]
             && !(inzicht.zeker && inzicht.geschat[nummer]);
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
      size_t gelijk = 0, ook = 0;
      for (size_t i = beste; i < inzicht.waarden.size (); i++)
        if (isGelijk (i, beste))
        {
          ook += inzicht.ook[i];
          if (i > beste && ++gelijk <= MeesteGelijk)
            tekst += (gelijk > 1 ? ", " : "")
                     + Rekenaar::zetTekst (inzicht.zetten[i]);
        }
      if (gelijk > MeesteGelijk)
        tekst += ", en nog " + std::to_string (gelijk - MeesteGelijk);
      if (ook > 0)
        tekst += (gelijk > 0 ? ", en " : "") + inzicht.zulke;
      return inzicht.zetten.size () == 1 && ook == 0
             ? " Een andere zet is er niet."
             : gelijk + 1 == inzicht.zetten.size () ? " Elke zet is even goed."
             : tekst.empty () ? "" : " Even goed: " + tekst + ".";
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
