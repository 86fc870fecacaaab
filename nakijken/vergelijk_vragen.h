// vergelijk_vragen.h: welke spellen er gespeeld worden, en wat er in elk
// gevraagd wordt.

#ifndef NakijkVergelijkVragenHVar
#define NakijkVergelijkVragenHVar

#include <map>
#include "vergelijk_onze.h"
#include "vergelijk_proef.h"

const long long MaxModel = 3000;   // zoveel standen loopt het model af

// Wie weet wat er uit een stand komt: het model van een kleine boom, en anders
// ons eigen programma.
class Weter
{
  public:

    // Hoeveel standen een boom mag hebben om er haar naar te vragen.
    long long grens = MaxModel;

    // Ons programma kent het spel in een bestand.
    void ken (const Spel &spel, const std::string &pad)
    {
      onze[spel.bestand].reset (new Onze (pad));
    }

    // Retourneert: wat er van een stand bekend is; zonder standen als de boom
    //   te groot is
    Waarheid vind (const Spel &spel, const Stand &stand,
                   const std::vector<Zet> &gedaan)
    {
      long long over = std::min (grens, MaxModel);
      Waarheid uit;
      uit.boom = boomVan (stand, 0, over);
      if (uit.boom.standen > 0)
        return { uit.boom.score, uit.boom.beste, uit.boom.standen, uit.boom };
      const auto ons = onze.find (spel.bestand);
      if (ons == onze.end ())
        return uit;
      ons->second->naar (gedaan);
      const long long standen = ons->second->standen ();
      if (standen < 0 || standen > grens)
      {
        teGroot = standen;
        return uit;
      }
      uit.standen = standen;
      uit.score = ons->second->score ();
      for (const Onze::Waarde &een : ons->second->zetten ())
        if (een.score == uit.score)
          uit.beste.push_back (een.zet);
      return uit;
    }

    long long teGroot = 0;   // de laatste boom die te groot was

  private:

    std::map< std::string,std::unique_ptr<Onze> > onze;
};

// Kleine spellen, de kleinste voorop, met alle maten, ook met een kleur, met
// een pot die opraakt en met borden die bijna vol zijn.
inline std::vector<Spel> kleineSpellen (unsigned zaad, int aantal)
{
  Model::Loting loting (zaad);
  std::vector< std::pair<long long,Spel> > lijst;
  for (int poging = 0; static_cast<int> (lijst.size ()) < aantal; poging++)
  {
    const int ruim = poging % 3;
    const Stand stand = loot (loting, ruim == 2 ? 10 : 2 + ruim,
                              4 + 4 * ruim + loting.trek (0, 8) * ruim);
    long long over = ruim == 0 ? 60 : ruim == 1 ? 300 : 1500;
    const Boom boom = boomVan (stand, 0, over);
    if (boom.standen > (poging % 6 == 0 ? 0 : 1))   // ook eindstanden
      lijst.push_back ({ boom.standen, { "een klein spel",
                                         Model::bestand (stand), stand } });
  }
  std::stable_sort (lijst.begin (), lijst.end (),
                    [] (const auto &a, const auto &b)
                    { return a.first < b.first; });
  std::vector<Spel> uit;
  for (const auto &een : lijst)
    uit.push_back (een.second);
  return uit;
}

// Stel in een stand van een spel alle vragen.
class Vragen
{
  public:

    std::deque<Proef> proeven = {};
    size_t gevraagd = 0;    // standen waarvan besteScore gevraagd is

    Vragen (Weter &deWeter, unsigned zaad) : weter (deWeter), loting (zaad) {}

    // Na zoveel zetten vanaf het begin van een spel.
    // Parameters:
    // * ander: dit wordt ertussen gelezen
    // * partijen: zoveel keer wordt het uitgespeeld
    void stel (const Spel &spel, const Spel &ander,
               const std::vector<Zet> &gedaan = {}, int partijen = 1)
    {
      Stand stand = spel.stand;
      for (const Zet &zet : gedaan)
        stand = Model::naZet (stand, zet);
      const Waarheid waarheid = weter.vind (spel, stand, gedaan);
      vraagHier (spel, gedaan, waarheid);
      for (const Zet &zet : Model::alleZetten (stand))
        vraagZet (spel, gedaan, zet, waarheid);
      weiger (spel, gedaan);
      if (gedaan.empty ())
      {
        vraagOpnieuw (spel, ander, waarheid);
        if (const Spel zusje = zusVan (spel); waarheid.standen > 0
                                              && !zusje.bestand.empty ())
          vraagOpnieuw (spel, zusje, waarheid);
      }
      for (int i = 0; i < partijen; i++)
        speel (spel, gedaan);
    }

    // De proef van een goede zet en een goede score; die mogen lang duren.
    void stelGoed (const Spel &spel, const Boom &boom)
    {
      Proef &een = begin (spel, {});
      een.moment++;
      const Stand stand = een.nu;
      const bool einde = Model::eindstand (stand);
      Keuring &zet = een.eis (een.vraag ({ "bepaalGoedeZet", "5" }), GoedeZet,
        "bepaalGoedeZet", einde ? "goede_einde" : "goede_geldig");
      zet.kop = "goede zet";
      zet.hoort = einde ? "geen zet" : "een geldige zet";
      const std::string hoort = zet.hoort;
      zet.leest = [=] (const Antwoord &dit)
      {
        const Zet hier = dit.zet ();
        const bool goed = einde ? !isZet (stand, hier)
          : Model::geldig (stand, hier.first, hier.second);
        return goed ? hoort : woorden::zet (hier);
      };
      een.kijk (GoedeZet, "bepaalGoedeZet, daarna", {}, "goede_blijft");
      een.moment++;
      Keuring &score = een.eis (een.vraag ({ "bepaalGoedeScore" }), GoedeScore,
        "bepaalGoedeScore", einde ? "goedeScore_einde" : "goedeScore_kan");
      score.kop = "goede score";
      score.hoort = std::to_string (boom.laag) + (boom.laag < boom.score
                      ? " t/m " + std::to_string (boom.score) : "");
      const std::string tussen = score.hoort;
      const int laag = boom.laag, hoog = boom.score;
      score.leest = [=] (const Antwoord &dit)
      {
        const int n = dit.geheel ();
        return laag <= n && n <= hoog ? tussen : std::to_string (n);
      };
      een.kijk (GoedeScore, "bepaalGoedeScore, daarna", {},
                "goedeScore_blijft");
    }

  private:

    Weter &weter;
    Model::Loting loting;

    // Een proef die een spel leest en zetten doet.
    Proef &begin (const Spel &spel, const std::vector<Zet> &gedaan)
    {
      Proef &een = proeven.emplace_back (spel);
      een.begin ();
      if (gedaan.empty ())
        een.kijk (Leest, "leesInSpel", {});
      for (const Zet &zet : gedaan)
        een.doe (zet);
      return een;
    }

    // Lees, kijk, en vraag de beste score, nog eens, en met 7 in aantalStanden
    // en een zet in besteZet; daarna is er niets veranderd.
    void vraagHier (const Spel &spel, const std::vector<Zet> &gedaan,
                    const Waarheid &waarheid)
    {
      Proef &een = begin (spel, gedaan);
      een.vraag ({ "drukAf" });
      een.kijk (gedaan.empty () ? Regel : Doet, "drukAf, daarna", gedaan,
                "drukAf_blijft");
      if (gedaan.empty ())
      {
        een.eisNietTerug (Neemt, "unDoeZet zonder een gedane zet");
        een.kijk (Neemt, "unDoeZet zonder een gedane zet", {}, "terug_niets");
      }
      if (waarheid.standen > 0)
      {
        gevraagd++;
        const int eerst = een.beste (waarheid);
        een.kijk (Weer, "besteScore, daarna", gedaan, "beste_blijft");
        een.besteWeer (eerst, Weer, "besteScore, de tweede keer", "beste_weer");
        een.besteWeer (eerst, Weer, "besteScore, met 7 in aantalStanden vooraf",
                       "beste_vanafNul", { 0, 'g' }, 7);
      }
    }

    // Doe een zet en neem hem terug; daarna is de beste score wat zij was.
    void vraagZet (const Spel &spel, const std::vector<Zet> &gedaan,
                   const Zet &zet, const Waarheid &waarheid)
    {
      Proef &een = begin (spel, gedaan);
      const Stand ervoor = een.nu;
      een.doe (zet);
      een.terug (ervoor);
      if (waarheid.standen > 0)
        een.besteAlsNieuw (gedaan, Neemt, "unDoeZet na " + woorden::zet (zet)
                           + ", dan besteScore", "terug_beurt");
    }

    // Vraag zetten die niet kunnen.
    void weiger (const Spel &spel, const std::vector<Zet> &gedaan)
    {
      Proef &een = begin (spel, gedaan);
      const Stand stand = een.nu;
      std::vector<Zet> onzin = { { -1, 'g' }, { stand.M, 'b' }, { 0, 'x' } };
      for (int schaal = 0; schaal < stand.M; schaal++)
        for (const char kleur : { 'g', 'b' })
          if (!Model::geldig (stand, schaal, kleur))
            onzin.push_back ({ schaal, kleur });
      for (const Zet &zet : onzin)
      {
        const std::string wat = "doeZet " + woorden::zet (zet)
                                + ", een zet die niet kan";
        const std::string onderdeel = !isZet (stand, zet)
          || tegels (stand, zet) == 0 ? "doeZet_onzin"
          : Model::eindstand (stand) ? "doeZet_einde" : "doeZet_pastNiet";
        een.moment++;
        een.eisWaar (een.vraag (stapDoe (zet)), false, Weigert, wat, onderdeel);
        een.kijk (Weigert, wat, gedaan, "doeZet_blijft");
      }
      if (gedaan.empty ())
        een.eisNietTerug (Weigert, "unDoeZet na geweigerde zetten");
    }

    // Een spel dat alleen anders is in wat er nog in de pot zit: wie onthoudt
    // wat een stand waard is verwart die twee. Zonder bestand als het er niet
    // is, of als haar boom te groot is.
    static Spel zusVan (const Spel &spel)
    {
      Spel uit = { "een ander spel", "", spel.stand };
      for (char &tegel : uit.stand.pot)
        tegel = tegel == 'g' ? 'b' : 'g';
      long long over = MaxModel;
      if (!spel.stand.pot.empty ()
          && boomVan (uit.stand, 0, over).standen > 0)
        uit.bestand = Model::bestand (uit.stand);
      return uit;
    }

    // Lees een ander spel, speel daar, en lees dit weer: het hoort te zijn als
    // in een nieuw object.
    void vraagOpnieuw (const Spel &spel, const Spel &ander,
                       const Waarheid &waarheid)
    {
      Proef &een = begin (spel, {});
      een.leesWeer (ander);
      een.vraag (stapBeste ());   // wat zij daarvan onthoudt mag niet blijven
      Stand stand = ander.stand;
      for (int i = 0; i < 3 && !Model::eindstand (stand); i++)
      {
        const Zet zet = Model::alleZetten (stand)[0];
        een.vraag (stapDoe (zet));
        stand = Model::naZet (stand, zet);
      }
      een.moment++;
      const std::string wat = "leesInSpel na een ander spel";
      een.eisWaar (een.leesWeer (spel), true, Opnieuw, wat, "lees_opnieuw");
      een.kijk (Opnieuw, wat, {}, "lees_opnieuw");
      een.eisNietTerug (Opnieuw, wat + ", dan unDoeZet");
      if (waarheid.standen > 0)
        een.besteAlsNieuw ({}, Opnieuw, wat + ", dan besteScore",
                           "lees_opnieuw");
    }

    // Speel een partij uit en neem haar terug; vraag op de terugweg besteScore,
    // zolang de boom klein genoeg is.
    void speel (const Spel &spel, const std::vector<Zet> &gedaan)
    {
      Proef &een = begin (spel, gedaan);
      std::vector<Stand> standen = { een.nu };
      while (!Model::eindstand (een.nu))
      {
        const std::vector<Zet> zetten = Model::alleZetten (een.nu);
        een.doe (zetten[loting.plaats (zetten.size ())]);
        standen.push_back (een.nu);
      }
      bool past = true;
      while (!standen.empty ())
      {
        const Waarheid waarheid = past
          ? weter.vind (spel, een.nu, een.gedaan) : Waarheid ();
        past = past && waarheid.standen > 0;
        if (past)
        {
          gevraagd++;
          een.beste (waarheid);
        }
        standen.pop_back ();
        if (!standen.empty ())
          een.terug (standen.back ());
      }
    }
};

#endif
