// raad.h: wat de beste zet is, wat elke zet waard is, en hoe het met de beste
// zetten verdergaat; en wat er bekend is als het werk stopt. Alle drie komen
// uit een gedachte over de stand: zo zeggen zij hetzelfde.

#ifndef TerminalRaadHVar
#define TerminalRaadHVar

#include <iostream>
#include <string>
#include <vector>
#include "../zoek/beste.h"
#include "../zoek/gedachte.h"
#include "../zoek/getaltekst.h"
#include "../zoek/toezicht.h"
#include "scherm.h"
#include "schermtoezicht.h"
#include "woorden.h"

namespace terminal
{

// Retourneert: een stand, na deze zetten
template <typename Spel>
Spel naZetten (Spel stand, const std::vector<typename Spel::Zet> &zetten)
{
  for (const typename Spel::Zet &zet : zetten)
    stand.doeZet (zet);
  return stand;
}

// Wat van de Rekenaar gebruikt wordt zegt rekenaar.h.
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
      gedachte = Gedachte<Zet> ();
      afgebroken = false;
    }

    // Zeg wat de beste zet is, welke even goed zijn, en wat een andere kost;
    // is dat niet zeker, dan hoe ver er gekeken is. Een spel dat niet steeds
    // dieper denkt krijgt een seconde.
    // Parameters, van alle raad: hoeveel beurten er hoogstens vooruit gedacht
    // wordt, en hoeveel seconden; 0 of minder: zonder grens
    // Retourneert: false als er niets bekend is, of van een deel van de zetten
    //   dat zij niet winnen: dan is er ook wat de snelle methode zegt
    bool toonHint (int diepte, double tijd)
    {
      bepaal (diepte, vlug (tijd));
      if (bekend () == 0)
        return false;
      const Zetwaarde<Zet> &een = beste ();
      const std::string zet = Rekenaar::zetTekst (een.zet);
      std::string tekst;
      if (!gedachte.zeker)
        tekst = "Goede zet: " + zet + ", de beste na "
                + beurtenTekst (gedachte.diepte) + " ("
                + Rekenaar::standTekst (spel, gedachte.waarde)
                + "); de uitkomst is niet bepaald.";
      else
        tekst = (heel () ? "Beste zet: " : "Tot nu toe, na " + eerste () + ": ")
                + zet + ": " + Rekenaar::uitkomst (spel, een.waarde) + ".";
      std::cout << inRegels (tekst + evenGoed () + kosten ()) << std::endl;
      if (!gedachte.zeker && !gedachte.variant.empty ())
        std::cout << "Zo verder:\n" << opEenRij (gedachte.variant)
                  << std::flush;
      return heel () || een.waarde > 0;
    }

    // Zeg van elke zet hoe het afloopt, of hoe het er dan voor staat; en ook
    // hoeveel standen er dan in de boom zijn, als dat in een seconde kan.
    // Retourneert: false als er niets bekend is
    bool toonElkeZet (int diepte, double tijd)
    {
      bepaal (diepte, tijd);
      if (bekend () == 0)
        return false;
      std::vector<long long> standen;  // na elke zet, en dan van het spel zelf
      if (heel () && !afgebroken)
        afgebroken = !komtAf (toezicht, Kort, [&]
          { Rekenaar::tel (spel, gedachte, standen); });
      if (standen.size () <= gedachte.zetten.size () || standen.back () < 0)
        standen.clear ();
      const bool onder = !standen.empty () || bekend () <= Weinig;
      std::cout << inRegels (kop ()) << "\n"
                << inKolommen (cellen (standen), onder ? bekend () : 1, 2);
      if (!standen.empty ())
        std::cout << "  samen " << zoek::getalTekst (standen.back ())
                  << ", deze stand meegeteld\n";
      std::cout << std::flush;
      return true;
    }

    // Toon de reeks van beste zetten, vanaf de zet die ook de hint noemt, zo
    // ver als er gekeken is, en hoe het dan afloopt, of hoe het er dan voor
    // staat.
    // Retourneert: false als er niets bekend is
    bool toonReeks (int diepte, double tijd)
    {
      bepaal (diepte, vlug (tijd));
      std::vector<Zet> reeks = gedachte.variant;
      if (!Rekenaar::Speler::MetSterkte && weetBeste ())
        reeks.assign (1, beste ().zet);
      if (!afgebroken)
        afgebroken = !komtAf (toezicht, tijd, [&]
          { Rekenaar::maakVariant (naZetten (spel, reeks), reeks); });
      else if (bekend () > 0)  // dan is er een begin
        reeks.assign (1, beste ().zet);
      if (reeks.empty ())
        return false;
      const std::string slot = slotVan (reeks);
      std::cout << (slot.empty () ? "Tot nu toe, met de beste zetten"
                    : "Met de beste zetten gaat het zo verder")
                << ". " << Rekenaar::naam (Rekenaar::beurt (spel))
                << " begint:\n" << opEenRij (reeks)
                << (slot.empty () ? "" : inRegels (slot) + "\n") << std::flush;
      return true;
    }

    // Retourneert: true als het werk met Ctrl-C afgebroken is
    bool isAfgebroken () const { return afgebroken; }

    // Retourneert: een zet, in een zin over wat zij kost
    static std::string zetnaam (const Zet &zet)
    {
      return Rekenaar::zetwoord () + Rekenaar::zetTekst (zet);
    }

    // Retourneert: zetten, te typen, in regels met het nummer van de eerste; de
    //   allereerste heeft het nummer vanaf
    static std::string opEenRij (const std::vector<Zet> &zetten,
                                 size_t vanaf = 1)
    {
      const size_t perRegel = naastElkaar (zetten);
      std::string tekst;
      for (size_t i = 0; i < zetten.size (); i++)
      {
        if (i % perRegel == 0)
        {
          const std::string nummer = std::to_string (vanaf + i) + ".";
          tekst += (i == 0 ? "" : "\n")
                   + std::string (NummerBreedte - nummer.size (), ' ') + nummer;
        }
        tekst += " " + Spel::getypt (zetten[i]);
      }
      return tekst + "\n";
    }

  private:

    static const size_t MeesteGelijk = 8,  // zoveel noemt een hint er
                        Weinig = 10,       // zoveel zetten passen onder elkaar
                        OpRegel = 18,      // zoveel hoogstens naast elkaar
                        NummerBreedte = 6;
    static constexpr double Kort = 1;      // seconden

    Spel &spel;
    zoek::Toezicht &toezicht;
    bool afgebroken = false;
    Gedachte<Zet> gedachte;  // wat er van de zetten bekend is

    // Retourneert: hoeveel van deze zetten er naast elkaar passen, achter een
    //   nummer: even veel van beide spelers, en minstens twee, want een zet is
    //   kort
    static size_t naastElkaar (const std::vector<Zet> &zetten)
    {
      size_t langst = 1;
      for (const Zet &zet : zetten)
        if (Spel::getypt (zet).size () > langst)
          langst = Spel::getypt (zet).size ();
      const size_t paren = (breedte () - NummerBreedte) / (langst + 1) / 2;
      return 2 * paren < OpRegel ? 2 * paren : OpRegel;
    }

    // Retourneert: hoeveel seconden een vlug antwoord mag duren: wie niet
    //   steeds dieper denkt heeft geen eigen tijd
    static double vlug (double tijd)
    {
      return Rekenaar::Speler::MetSterkte ? tijd : Kort;
    }

    // Bepaal de waarde van elke zet, als die niet van elke zet al bekend is.
    void bepaal (int diepte, double tijd)
    {
      if (bekend () > 0 && heel ())
        return;
      vergeet ();
      afgebroken = !komtAf (toezicht, tijd, [&]
        { Rekenaar::denk (spel, diepte, gedachte); });
    }

    // Retourneert: van hoeveel zetten, van voren af, de waarde bekend is
    size_t bekend () const
    {
      size_t aantal = 0;
      while (aantal < gedachte.zetten.size ()
             && zoek::isBekend (gedachte.zetten[aantal]))
        aantal++;
      return aantal;
    }

    // Retourneert: true als van elke zet de waarde bekend is
    bool heel () const { return bekend () == gedachte.zetten.size (); }

    // Retourneert: true als bekend is welke zet de beste is
    bool weetBeste () const
    {
      return bekend () > 0
             && (heel () || (Rekenaar::AlleenWinst
                             && beste ().waarde > 0));
    }

    // Retourneert: de eerste zet met de hoogste waarde die bekend is
    const Zetwaarde<Zet> &beste () const
    {
      int hoogste = 0;
      return gedachte.zetten[zoek::eersteBeste
        (bekend (), hoogste, [&] (size_t i)
         { return gedachte.zetten[i].waarde; })];
    }

    // Retourneert: true als een zet zoveel waard is als de beste; is die zeker,
    //   dan moet dat van deze ook bekend zijn
    bool isGelijk (const Zetwaarde<Zet> &zet, int hoogste) const
    {
      return zet.waarde == hoogste && (zet.zeker || !gedachte.zeker);
    }

    // Retourneert: hoe een reeks afloopt, of hoe het erna staat; leeg als zij
    //   te vroeg ophoudt om dat te zeggen
    std::string slotVan (const std::vector<Zet> &reeks)
    {
      Spel stand (naZetten (spel, reeks));
      if (stand.eindstand ())
        return Rekenaar::afloop (stand)
               + (gedachte.zeker || !Rekenaar::Speler::MetSterkte ? ""
                  : " Dat het niet beter kan is niet bepaald.");
      if (gedachte.zeker)
        return "";
      return "Na " + beurtenTekst (gedachte.diepte) + ": "
             + Rekenaar::standTekst (spel, gedachte.waarde)
             + "; de uitkomst is niet bepaald.";
    }

    // Retourneert: wat er boven de waarde van elke zet staat
    std::string kop ()
    {
      std::string tekst = Rekenaar::naam (Rekenaar::beurt (spel))
                          + ": uitkomst na ";
      tekst += heel () ? "elke zet" : eerste ();
      tekst += std::string (Rekenaar::AlleenWinst ? "" : ", in ")
               + Rekenaar::Punten
               + (heel () ? " (*: de beste)" : " (*: de beste tot nu toe)");
      bool schat = false;
      for (size_t i = 0; i < bekend (); i++)
        schat = schat || !gedachte.zetten[i].zeker;
      if (schat)
        tekst += ". Tussen haakjes: geschat, na "
                 + beurtenTekst (gedachte.diepte) + ".";
      return tekst;
    }

    // Retourneert: elke zet met haar waarde, met zoveel standen als die er
    //   zijn, en voor welke zetten zij ook staat
    std::vector<std::string> cellen (const std::vector<long long> &standen)
    {
      const size_t aantal = bekend ();
      const int hoogste = beste ().waarde;
      std::vector<std::string> zetten, korte, getallen (aantal);
      for (size_t i = 0; i < aantal; i++)
      {
        const Zetwaarde<Zet> &een = gedachte.zetten[i];
        const std::string kort = Rekenaar::kort (spel, een.waarde, !een.zeker);
        zetten.push_back (Rekenaar::zetTekst (een.zet));
        korte.push_back (een.zeker ? kort : "(" + kort + ")");
        if (!standen.empty ())
          getallen[i] = zoek::getalTekst (standen[i]);
      }
      vulUit (zetten, false);
      vulUit (korte, true);
      vulUit (getallen, true);
      for (size_t i = 0; i < aantal; i++)
      {
        zetten[i] += "  " + korte[i]
                     + (isGelijk (gedachte.zetten[i], hoogste) ? " *" : "  ");
        if (!standen.empty ())
          zetten[i] += "  " + getallen[i]
                       + (standen[i] == 1 ? " stand " : " standen");
        if (!gedachte.zetten[i].ook.empty ())
          zetten[i] += "  ook " + opsomming (namen (gedachte.zetten[i].ook),
                                             "en");
      }
      return zetten;
    }

    // Retourneert: zetten, zoals zij in een zin heten
    static std::vector<std::string> namen (const std::vector<Zet> &zetten)
    {
      std::vector<std::string> alle;
      for (const Zet &zet : zetten)
        alle.push_back (Rekenaar::zetTekst (zet));
      return alle;
    }

    // Retourneert: welke zetten even goed zijn als de beste, als zin met een
    //   spatie ervoor; leeg als er geen is
    std::string evenGoed () const
    {
      const size_t aantal = gedachte.zetten.size ();
      const Zetwaarde<Zet> &een = beste ();
      std::vector<Zet> gelijk = een.ook;
      size_t even = 1;
      for (size_t i = 0; i < bekend (); i++)
        if (&gedachte.zetten[i] != &een
            && isGelijk (gedachte.zetten[i], een.waarde))
        {
          const std::vector<Zet> &ook = gedachte.zetten[i].ook;
          even++;
          gelijk.push_back (gedachte.zetten[i].zet);
          gelijk.insert (gelijk.end (), ook.begin (), ook.end ());
        }
      if (aantal == 1 && gelijk.empty ())
        return " Een andere zet is er niet.";
      if (even == aantal)
        return " Elke zet is even goed.";
      if (gelijk.empty ())
        return "";
      const size_t meer = gelijk.size () > MeesteGelijk
                          ? gelijk.size () - MeesteGelijk : 0;
      gelijk.resize (gelijk.size () - meer);
      std::vector<std::string> woorden = namen (gelijk);
      if (meer > 0)
        woorden.push_back ("nog " + std::to_string (meer));
      return " Even goed: " + opsomming (woorden, "en") + ".";
    }

    // Retourneert: wat een zet die niet de beste is kost, als zin met een
    //   spatie ervoor; leeg als dat niet van elke zet zeker is, of als er geen
    //   is
    std::string kosten () const
    {
      const Zetwaarde<Zet> &een = beste ();
      const Zetwaarde<Zet> *minst = 0;  // die het minst kost
      bool meer = false;                // of dat nog meer kan zijn
      size_t aantal = 0;
      for (const Zetwaarde<Zet> &zet : gedachte.zetten)
      {
        if (!zet.zeker)
          return "";
        if (zet.waarde == een.waarde)
          continue;
        aantal += 1 + zet.ook.size ();
        meer = meer || zet.hoogstens
               || (minst != 0 && zet.waarde != minst->waarde);
        if (minst == 0 || zet.waarde > minst->waarde)
          minst = &zet;
      }
      const int prijs = minst == 0 ? 0 : punten (een) - punten (*minst);
      if (prijs == 0)
        return "";
      const std::string wie = aantal == 1 ? metHoofdletter (minst->zet)
                                          : "Elke andere";
      if (Rekenaar::AlleenWinst)
        return " " + wie + " geeft de winst weg.";
      return " " + wie + (meer ? " kost minstens " : " kost ")
             + Rekenaar::puntTekst (prijs) + ".";
    }

    // Retourneert: een zet aan het begin van een zin over wat zij kost
    static std::string metHoofdletter (const Zet &zet)
    {
      std::string woord = Rekenaar::zetwoord ();
      if (!woord.empty ())
        woord[0] = static_cast<char> (woord[0] - 'a' + 'A');
      return woord + Rekenaar::zetTekst (zet);
    }

    // Retourneert: hoeveel punten een zekere waarde telt
    int punten (const Zetwaarde<Zet> &een) const
    {
      return Rekenaar::punten (spel, een.waarde, false);
    }

    // Retourneert: van welke zetten de waarde bekend is, als dat niet alle zijn
    std::string eerste () const
    {
      return "de eerste " + std::to_string (bekend ()) + " van de "
             + std::to_string (gedachte.zetten.size ()) + " zetten";
    }
};

}

#endif
