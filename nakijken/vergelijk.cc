// vergelijk.cc: waar vindt een programma iets anders dan het hoort? Het speelt
// een aantal spellen met het model mee, en laat van wat er anders is zien waar
// de rest op rust, in de kleinste stand die daarvan gevonden is.
//
// Gebruik: vergelijk INZENDING [SPEL], met ZAAD en UITVOERMAP in de omgeving.

#include "vergelijk_geheugen.h"
#include "vergelijk_scherm.h"
#include "vergelijk_vragen.h"

#include <algorithm>
#include <iostream>

namespace
{

namespace fs = std::filesystem;

const int AantalSpellen = 160;
const int Partijen = 3;               // van een spel dat gegeven is
const double BomenTijd = 10;          // seconden rekentijd, in alle spellen
const double ZoekTijd = 6;            // seconden om iets kleiner te maken
const int MaxVerder = 40;
const long long MaxBoom = 3000000, MinBoom = 300;   // om haar naar te vragen

// Alles wat er over een programma bekend wordt.
class Proefneming
{
  public:

    Proefneming (const std::string &inzending, const std::string &spelkeus,
                  unsigned hetZaad)
    : zaad (hetZaad), bouw (maak (inzending, werkmap.pad))
    {
      verslag.inzending = inzending;
      if (!bouw.gelukt)
        throw Bezwaar (waaromNiet (bouw, inzending));
      leesSpellen (spelkeus);
      meet ();
      speelSpellen ();
      if (verslag.alle && kanKiezen ())
        keurGoedeZetten ();
      const std::vector<Bevinding> fouten = bewaakt (inzending, proeven,
                                                     verslag.geheugen);
      verslag.mis.insert (verslag.mis.end (), fouten.begin (), fouten.end ());
      std::stable_sort (verslag.mis.begin (), verslag.mis.end (),
        [] (const Bevinding &a, const Bevinding &b)
        { return a.orde () < b.orde (); });
      if (!verslag.mis.empty ())
        maakKleiner ();
    }

    // Zet op het scherm wat er gevonden is.
    void toon ()
    {
      verslag.bomen = bomen;
      toonVerslag (verslag, scores);
      if (!verslag.mis.empty () && verslag.mis[0].keuring.ernst >= Scoort
          && verslag.mis[0].keuring.ernst <= Weer)
        toonVerdeling ();
      toonVergeleken (verslag);
      toonDuur ();
    }

  private:

    const unsigned zaad;
    const Werkmap werkmap;
    const Bouw bouw;
    Verslag verslag;
    Weter weter;
    std::deque<Proef> proeven;      // die bewaakt nog eens gedaan worden
    std::vector<Gevraagd> scores;   // wat zij van besteScore zei
    std::vector<Spel> gegeven;      // spellen uit een bestand
    std::vector<Spel> klein;
    double tempo = 0;               // standen per seconde
    double haarDuur = 0;            // van besteScore in het eerste spel
    size_t bomen = 0;

    // Lees wat er met SPEL gekozen is, of kies zelf.
    void leesSpellen (const std::string &keus)
    {
      std::vector<std::string> paden = { "spel1.txt", "spel3.txt" };
      if (!keus.empty ())
        paden = fs::exists (keus) ? std::vector<std::string> { keus }
                                  : gesplitst (keus, ' ');
      for (const std::string &pad : paden)
      {
        Spel spel = { pad, inhoudVan (pad), {} };
        if (!fs::is_regular_file (pad))
          throw std::invalid_argument ("SPEL=" + pad + " is geen spel: dat "
                                       "bestand is er niet");
        weter.ken (spel, pad);
        if (!Model::lees (spel.bestand, spel.stand))
          throw std::invalid_argument ("SPEL=" + pad + " is geen spel zoals "
                                       "de opgave het wil");
        gegeven.push_back (spel);
        verslag.spellen += (verslag.spellen.empty () ? "" : ", ") + pad;
      }
      klein = kleineSpellen (zaad, keus.empty () ? AantalSpellen : 9);
      if (!keus.empty ())
        return;
      verslag.alle = true;
    }

    // Hoe snel rekent zij? In het eerste spel dat daar groot genoeg voor is.
    void meet ()
    {
      Spel spel1 = { "spel1.txt", inhoudVan ("spel1.txt"), {} };
      Model::lees (spel1.bestand, spel1.stand);
      Proef proef (spel1);
      proef.lees (spel1.bestand);
      const int eerst = proef.vraag (stapBeste ());
      std::vector<Script *> rij = { &proef };
      draaiScripts (bouw.bak, rij);
      const long long Spel1 = 10020;
      if (proef.op (eerst).er)
        tempo = static_cast<double> (Spel1) / std::max (proef.duur, 1e-4);
      weter.grens = std::max (MinBoom, std::min (MaxBoom,
                              static_cast<long long> (tempo)));
      haarDuur = proef.op (eerst).er ? proef.duur : 0;
    }

    // Doe proeven, en onthoud wat er niet klopt.
    std::vector<Bevinding> doe (Vragen &vragen)
    {
      std::vector<Script *> rij;
      std::vector<Bevinding> mis;
      for (Proef &een : vragen.proeven)
        rij.push_back (&een);
      draaiScripts (bouw.bak, rij);
      for (const Proef &een : vragen.proeven)
      {
        const std::vector<Bevinding> nu = bevindingen (een);
        mis.insert (mis.end (), nu.begin (), nu.end ());
        onthoudScores (een);
      }
      bomen += vragen.gevraagd;
      return mis;
    }

    void onthoudScores (const Proef &een)
    {
      for (const Keuring &hier : een.keuringen)
        if (hier.ernst == Scoort && een.gestopt.empty ()
            && een.op (hier.stap).er)
          try
          {
            const Beste beste = een.op (hier.stap).beste ();
            scores.push_back ({ hier.stand, hier.waarheid.boom,
                                hier.waarheid.score, beste.score,
                                beste.standen });
          }
          catch (const Fout &)
          {
            continue;   // dat is al een bevinding
          }
    }

    // Speel alle spellen: de kleine in een keer, en elk ander apart.
    void speelSpellen ()
    {
      if (verslag.alle)
      {
        Vragen vragen (weter, zaad), goed (weter, zaad);
        double werk = 0;
        for (const Spel &spel : klein)
        {
          long long over = MaxModel;
          const Boom boom = boomVan (spel.stand, 0, over);
          werk += 10 * static_cast<double> (boom.standen);
          if (tempo > 0 && werk > BomenTijd * tempo)
            break;
          verslag.klein.gedaan++;
          // Steeds een ander, groter spel ertussen.
          vragen.stel (spel, *(klein.rbegin () + static_cast<std::ptrdiff_t> (
                                 vragen.proeven.size () % 8)));
          if (boom.standen <= 150)
            goed.stelGoed (spel, boom);
        }
        verslag.klein.van = klein.size ();
        verslag.spellen += verslag.klein.gedaan == 0 ? ""
          : " en " + woorden::aantal (
              static_cast<long long> (verslag.klein.gedaan), "klein spel",
              "kleine spellen") + " (ZAAD=" + std::to_string (zaad) + ")";
        neemOp (doe (vragen));
        proeven = vragen.proeven;
        vraagGoed (goed);
      }
      for (const Spel &spel : gegeven)
      {
        Vragen vragen (weter, zaad);
        weter.teGroot = 0;
        vragen.stel (spel, klein.back (), {}, Partijen);
        neemOp (doe (vragen));
        if (weter.teGroot != 0)
          verslag.teGroot.push_back (spel.naam);
        const long long grens = std::exchange (weter.grens, MinBoom);
        Vragen kort (weter, zaad);   // bewaakt gaat alles langzamer
        kort.stel (spel, klein.back ());
        doe (kort);
        proeven.insert (proeven.end (), kort.proeven.begin (),
                        kort.proeven.end ());
        weter.grens = grens;
      }
    }

    // Kunnen bepaalGoedeZet en bepaalGoedeScore in kleine spellen? Wie daar
    // lang over doet is daarom niet fout: dat is dan niet vergeleken.
    void vraagGoed (Vragen &goed)
    {
      const std::vector<Bevinding> mis = doe (goed);
      verslag.goed.van = goed.proeven.size ();
      verslag.goed.gedaan = static_cast<size_t> (std::count_if (
        goed.proeven.begin (), goed.proeven.end (),
        [] (const Proef &een) { return een.gestopt.empty (); }));
      for (const Bevinding &een : mis)
        if (!een.valt || een.uitleg.find ("rekentijd") == std::string::npos)
          verslag.mis.push_back (een);
        else
          verslag.goed.gedaan--;
    }

    void neemOp (const std::vector<Bevinding> &mis)
    {
      verslag.mis.insert (verslag.mis.end (), mis.begin (), mis.end ());
    }

    // Klopt alles waar een goede keus op rust?
    bool kanKiezen () const
    {
      return std::none_of (verslag.mis.begin (), verslag.mis.end (),
        [] (const Bevinding &een) { return een.keuring.ernst < Scoort; });
    }

    // Kiest zij de zet met het hoogste gemiddelde, waar dat duidelijk is?
    void keurGoedeZetten ()
    {
      const Voorraad voorraad (zaad);
      for (const Soorten soort : { Duidelijk, Somber })
      {
        const Plekken plekken = keusSpellen (voorraad, soort);
        std::vector<Script> scripts (plekken.size ());
        std::vector<Script *> rij;
        for (size_t i = 0; i < plekken.size (); i++)
        {
          scripts[i].seconden = 3;
          scripts[i].lees (Model::bestand (plekken[i].stand));
          scripts[i].vraag ({ "bepaalGoedeZet", tekst (KeusSimulaties) });
          rij.push_back (&scripts[i]);
        }
        draaiScripts (bouw.bak, rij);
        keurKeus (plekken, scripts, soort);
      }
    }

    void keurKeus (const Plekken &plekken, const std::vector<Script> &scripts,
                   Soorten soort)
    {
      int goed = 0, laagste = 0, van = 0;
      const Plek *mis = nullptr;
      std::string geeft;
      for (size_t i = 0; i < plekken.size (); i++)
        if (const Antwoord &een = scripts[i].antwoorden.back (); een.er)
        {
          const Stand &stand = plekken[i].stand;
          const Zet zet = een.zet ();
          const bool raak = isZet (stand, zet) && Model::gelijkeZetten (stand,
                              zet, plekken[i].boom.duidelijk);
          van++;
          goed += raak;
          laagste += !raak && isZet (stand, zet)
            && Model::gelijkeZetten (stand, zet, laagsteZet (stand));
          if (!raak && (mis == nullptr || plekken[i].grootte < mis->grootte))
          {
            mis = &plekken[i];
            geeft = woorden::zet (zet);
          }
        }
      verslag.keuzen += van;
      if (mis == nullptr || KeusVan * goed >= KeusRaak * van)
        return;
      Bevinding een;
      een.spel = { "een klein spel", Model::bestand (mis->stand), mis->stand };
      een.keuring.ernst = GoedeZet;
      een.keuring.wat = "bepaalGoedeZet";
      een.keuring.onderdeel = soort == Somber ? "goede_somber" : "goede_beter";
      een.keuring.stand = mis->stand;
      een.geeft = geeft;
      een.uitleg = "kiest de duidelijk beste zet " + std::to_string (goed)
        + " van de " + std::to_string (van) + " keer"
        + (soort == Somber ? " waar elke zet gemiddeld verliest: begint een "
           "maximum bij 0?"
           : 2 * laagste > van - goed ? ", en meestal juist die met het "
           "laagste gemiddelde: de score van de verkeerde kant bekeken?" : "");
      een.tabel = { "> goede zet\t" + woorden::zet (mis->boom.duidelijk) + "\t"
                    + geeft };
      verslag.mis.push_back (een);
    }

    // De zet met het laagste gemiddelde bij toevallig spel.
    static Zet laagsteZet (const Stand &stand)
    {
      Zet uit = Model::Geen;
      double laagste = 0;
      for (const Zet &zet : Model::verschillendeZetten (stand))
      {
        long long over = MaxModel;
        const double hier = -boomVan (Model::naZet (stand, zet), 0, over)
                               .gemiddeld;
        if (uit == Model::Geen || hier < laagste)
        {
          uit = zet;
          laagste = hier;
        }
      }
      return uit;
    }

    // Zoek vanaf de stand die er het ergst aan toe is een kleinere: haarzelf in
    // een eigen bestand, en de standen na een zet.
    void maakKleiner ()
    {
      const double begin = nu ();
      for (int i = 0; i < MaxVerder && nu () - begin < ZoekTijd; i++)
      {
        const Bevinding hier = verslag.mis[0];
        if (hier.keuring.ernst >= GoedeZet || hier.keuring.ernst == Geheugen)
          return;
        Vragen vragen (weter, zaad);
        Stand stand = hier.spel.stand;
        for (const Zet &zet : hier.keuring.gedaan)
          stand = Model::naZet (stand, zet);
        stelVanaf (vragen, hier, stand, hier.keuring.gedaan);
        for (const Zet &zet : Model::verschillendeZetten (stand))
        {
          std::vector<Zet> verder = hier.keuring.gedaan;
          verder.push_back (zet);
          stelVanaf (vragen, hier, Model::naZet (stand, zet), verder);
        }
        std::vector<Bevinding> mis = doe (vragen);
        const auto kleinste = std::min_element (mis.begin (), mis.end (),
          [] (const Bevinding &a, const Bevinding &b)
          { return a.orde () < b.orde (); });
        if (kleinste == mis.end () || kleinste->orde () >= hier.orde ())
          return;
        verslag.mis.insert (verslag.mis.begin (), *kleinste);
      }
    }

    // Stel de vragen in een stand: in een eigen bestand als dat kan, en anders
    // na de zetten erheen.
    void stelVanaf (Vragen &vragen, const Bevinding &hier, const Stand &stand,
                    const std::vector<Zet> &gedaan)
    {
      Spel eigen = { "een klein spel", "", stand };
      try
      {
        eigen.bestand = Model::bestand (stand);
      }
      catch (const std::runtime_error &)
      {
        return vragen.stel (hier.spel, klein.back (), gedaan);
      }
      vragen.stel (gedaan.empty () ? hier.spel : eigen, klein.back ());
    }

    // Wat zij na een zet, en na twee zetten, van het eerste spel zegt.
    void toonVerdeling ()
    {
      const Spel &spel = gegeven[0];
      if (weter.vind (spel, spel.stand, {}).standen == 0)
        return;
      for (const int diepte : { 1, 2 })
      {
        std::deque<Proef> rij;
        std::vector<Waarheid> ons;
        const auto voegToe = [&] (const std::vector<Zet> &gedaan,
                                  const Stand &stand)
        {
          Proef &een = rij.emplace_back (spel);
          een.lees (spel.bestand);
          for (const Zet &zet : gedaan)
            een.vraag (stapDoe (zet));
          een.vraag (stapBeste ());
          een.gedaan = gedaan;
          ons.push_back (weter.vind (spel, stand, gedaan));
        };
        for (const Zet &een : Model::verschillendeZetten (spel.stand))
        {
          const Stand na = Model::naZet (spel.stand, een);
          if (diepte == 1)
            voegToe ({ een }, na);
          else
            for (const Zet &twee : Model::verschillendeZetten (na))
              voegToe ({ een, twee }, Model::naZet (na, twee));
        }
        std::vector<Script *> scripts;
        for (Proef &een : rij)
          scripts.push_back (&een);
        draaiScripts (bouw.bak, scripts);
        toonTabel (spel.naam, diepte, rij, ons);
      }
    }

    // Hoe lang doet zij over spel1, en hoe lang wij?
    void toonDuur ()
    {
      if (haarDuur <= 0)
        return;
      Onze ons ("spel1.txt");
      toonSnelheid (haarDuur, ons.duur ());
    }
};

}

//*************************************************************************

int main (int argc, char **argv)
{
  try
  {
    if (argc < 2 || *argv[1] == '\0')
      throw std::invalid_argument ("noem de map met jouw tegelspel.cc en "
                                   "tegelspel.h: INZENDING=map");
    if (!fs::exists (argv[1]))
      throw std::invalid_argument (std::string ("de map ") + argv[1]
        + " is er niet; INZENDING= is de map met jouw tegelspel.cc en "
          "tegelspel.h");
    const std::string zaad = keus ("ZAAD", "1");
    if (zaad.size () > 9
        || zaad.find_first_not_of ("0123456789") != std::string::npos)
      throw std::invalid_argument ("ZAAD kan niet " + zaad
                                   + " zijn, wel een getal");
    if (!heeftZandbak ())
      std::cerr << ZonderZandbak << "\n";
    Proefneming dit (argv[1], argc > 2 ? argv[2] : "",
                      static_cast<unsigned> (std::stoul (zaad)));
    dit.toon ();
    if (std::cout.flush ())
      return 0;
    std::cerr << "vergelijk: de uitvoer is niet te schrijven\n";
    return 3;
  }
  catch (const std::invalid_argument &fout)
  {
    std::cout << std::flush;
    std::cerr << "vergelijk: " << leesbaar (fout.what ()) << "\n";
    return 2;
  }
  catch (const std::exception &fout)
  {
    std::cout << std::flush;
    std::cerr << "vergelijk: " << leesbaar (fout.what (), true) << "\n";
    return 1;
  }
}
