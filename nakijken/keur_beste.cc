// keur_beste.cc: keurt besteScore, op spellen waarin niets voorkomt wat de
// inzending elders fout heeft. In elk ervan komt spelen zonder te zoeken op iets
// anders uit. Het aantal standen wordt niet gekeurd.

#include "bank.h"
#include "bestanden.h"

namespace nakijk
{

namespace
{

const int Genoeg = 8;       // spellen om over het zoeken te oordelen
const struct { const char *naam; int score; Zet zet; long long standen, apart; }
Voorbeeldspellen[] = {
  { "spel1.txt", 0, Zet (0, 'b'), 10020, 56999 },
  { "spel3.txt", 3, Zet (1, 'g'), 1356544, 418953276 } };

// Een geval met het spel dat erbij hoort.
struct Zoekvraag
{
  const Geval *geval;
  Boom boom;
  int stap;

  Beste beste () const { return geval->op (stap).beste (); }
};

// Een van deze zetten, of een die daaraan gelijk is?
bool isEenVan (const Stand &stand, const Zet &zet, const std::vector<Zet> &goed)
{
  for (const Zet &een : goed)
    if (isZet (stand, zet) && Model::gelijkeZetten (stand, een, zet))
      return true;
  return false;
}

// Een vraag naar de beste score.
const Stap Zoek = stapBeste (Model::Geen, 0);

class Zoekkeuring
{
  public:

    explicit Zoekkeuring (Bank &deBank)
    : bank (deBank) {}

    void keur ()
    {
      const auto lastig = [] (const Spel &spel)
      {
        return spel.boom.score != spel.boom.gretig
               && spel.boom.score != spel.boom.eerste;
      };
      const auto anders = [] (const Spel &spel)
      {
        return spel.boom.score != spel.boom.gretig
               || spel.boom.score != spel.boom.eerste;
      };
      einden ();
      klein = bank.voorraad.spellen (1, 24, 5, 150, bank.nietVast, lastig);
      for (const Spel &spel : klein)
        scores ("beste_klein", spel, 2);
      for (const Spel &spel : bank.voorraad.spellen (2, 6, 300, 2500,
                                                     bank.nietVast, anders))
        scores ("beste_groot", spel, 4);
      zetten ();
      blijft ();
      vanafNul ();
      const std::deque<Geval> gevallen = bank.fase ();
      besluit ();
    }

  private:

    Bank &bank;
    std::vector<Spel> klein;
    std::vector<Zoekvraag> vragen;

    void scores (const char *onderdeel, const Spel &spel, int seconden)
    {
      const int goed = spel.boom.score;
      Geval &geval = bank.metBlik (onderdeel, plek (spel));
      geval.script.seconden = seconden;
      const int stap = geval.vraag (Zoek,
        [goed] (const Stand &, const Antwoord &een)
        { eisGelijk (een.beste ().score, goed, "score "); });
      vragen.push_back (Zoekvraag { &geval, spel.boom, stap });
    }

    void einden ()
    {
      for (const Plek &plek : bank.voorraad.einden (30))
      {
        Spel spel;
        spel.stand = plek.stand;
        Lezer (1, 0).loop (spel.stand, spel.boom);
        scores ("beste_einde", spel, 2);
        bank.vraagElk ("beste_geenZet", { plek }, stapBeste (Zet (0, 'g'), 0),
          [] (const Stand &stand, const Antwoord &een)
          {
            if (isZet (stand, een.beste ().zet))
              throw Fout { "besteZet wordt een waarde die geen zet is",
                           "besteZet wordt " + tekst (een.beste ().zet) };
          });
      }
    }

    void zetten ()
    {
      for (const Spel &spel : klein)
      {
        const std::vector<Zet> goed = spel.boom.beste;
        if (goed.size () < Model::verschillendeZetten (spel.stand).size ())
          bank.vraagElk ("beste_zet", { plek (spel) }, Zoek,
            [goed] (const Stand &stand, const Antwoord &een)
            {
              const Zet zet = een.beste ().zet;
              if (!isEenVan (stand, zet, goed))
                throw Fout { "besteZet " + tekst (goed),
                             "besteZet " + tekst (zet) };
            });
      }
    }

    // Niets verandert, ook de beurt niet: de zet erna komt bij dezelfde speler.
    void blijft ()
    {
      for (size_t i = 0; i < klein.size () && i < 10; i++)
      {
        Plek waar = plek (klein[i].stand,
                          Model::verschillendeZetten (klein[i].stand)[0]);
        waar.masker |= klein[i].boom.masker;
        Geval &geval = bank.blijft ("beste_blijft", waar, Zoek);
        geval.vraag (stapDoe (waar.zet),
                     geeft (true, "een zet erna: doeZet geeft "));
        geval.ziet (geval.kijk (), { Rijen0, Rijen1 }, na (waar));
      }
    }

    void vanafNul ()
    {
      for (size_t i = 0; i < klein.size () && i < 6; i++)
      {
        Geval &geval = bank.geval ("beste_vanafNul", plek (klein[i].stand));
        const int een = geval.doe (Zoek);
        geval.lees (geval.bestand, Spelbestand);
        const int twee = geval.doe (stapBeste (Model::Geen, 1000000));
        geval.eis ([&geval, een, twee]
        {
          const long long standen = geval.op (een).beste ().standen;
          eisGelijk (geval.op (twee).beste ().standen, standen,
                     "met 1000000 vooraf: ");
          if (standen <= 0)
            throw Fout { "een aantal groter dan 0", tekst (standen) };
        });
      }
    }

    // Is dit de vergissing waarmee alle scores te verklaren zijn?
    bool verklaart (int nummer) const
    {
      long long hare = 0, alle = 0;
      int aantal = 0, anders = 0;
      for (const Zoekvraag &vraag : vragen)
        if (vraag.geval->uit == -1 || vraag.geval->vast)
          try
          {
            const Beste beste = vraag.beste ();
            if (beste.score != vraag.boom.anders[nummer])
              return false;
            hare += beste.standen;
            alle += vraag.boom.standen;
            aantal++;
            anders += beste.score != vraag.boom.score ? 1 : 0;
          }
          catch (const Gevallen &)
          {
            return false;
          }
      return aantal >= Genoeg && anders > 0
             && (nummer < EersteZonderKeus || 2 * hare >= alle);
    }

    void besluit ()
    {
      int goed = 0, fout = 0, los = 0, onbekend = 0;
      for (const Zoekvraag &vraag : vragen)
        if (vraag.boom.standen > 1)
        {
          const Geval &geval = *vraag.geval;
          goed += geval.vast ? 1 : 0;
          los += geval.uit == 1 && !geval.vast ? 1 : 0;
          fout += geval.uit == -1 ? 1 : 0;
          onbekend += geval.uit == 0 ? 1 : 0;
        }
      for (int i = 0; i < AantalVergissingen; i++)
        if (bank.vergissing.empty () && verklaart (i))
          bank.vergissing = Vergissingen[i];
      if (goed + fout < Genoeg && goed + los > 4 * onbekend)
        goed += los;   // ook al staat niet alles vast: bijna alles klopt
      const bool genoeg = goed + fout >= Genoeg;
      bank.onvoldoende = genoeg && goed <= fout;
      if (!bank.vergissing.empty ())
      {
        bank.zet ("beste_einde", Gegeven);
        bank.zet ("beste_zoekt", Gegeven);
        for (const char *naam : { "beste_klein", "beste_groot", "beste_zet" })
          bank.zet (naam, Verloren, "rekent " + bank.vergissing);
      }
      else if (!genoeg)
        for (const char *naam : { "beste_zoekt", "beste_klein", "beste_groot",
                                  "beste_zet" })
          bank.zet (naam, MetDeHand, waaromNiet ());
      else if (goed > fout)
        bank.zet ("beste_zoekt", Gegeven);
      else
        for (const Onderdeel &onderdeel : tabel ())
          if (std::string ("besteScore") == onderdeel.functie)
            bank.zet (onderdeel.naam, Verloren,
                      "de scores kloppen niet vaker dan zonder te zoeken");
      for (const char *naam : { "beste_zoekt", "beste_klein", "beste_groot",
                                "beste_zet" })
        if (bank.uitslag (naam).status != Gegeven)
          bank.meld (MetBeste, "besteScore is niet goed");
    }

    std::string waaromNiet ()
    {
      for (const char *naam : { "beste_klein", "beste_groot", "beste_einde" })
        if (!bank.uitslag (naam).reden.empty ())
          return bank.uitslag (naam).reden;
      return "er zijn te weinig spellen met alleen regels die zij goed heeft";
    }

};

}

//*************************************************************************

void keurBeste (Bank &bank)
{
  Zoekkeuring (bank).keur ();
}

void toonVoorbeelden (Bank &bank)
{
  for (const auto &goed : Voorbeeldspellen)
  {
    Script script;
    script.seconden = 3;
    script.stappen = { stapNieuw (),
      stapBestand (inhoudVan (goed.naam)), stapLees (Spelbestand),
      stapBeste (Model::Geen, 0) };
    const double begin = nakijk::nu ();
    bank.vraag ({ &script });
    const double duur = nakijk::nu () - begin;
    std::string regel = std::string (goed.naam) + ": ";
    try
    {
      const Beste nu = script.antwoorden[3].beste ();
      const bool klopt = nu.score == goed.score && nu.zet == goed.zet
                         && nu.standen == goed.standen;
      regel += "score " + tekst (nu.score) + ", zet " + tekst (nu.zet) + ", "
        + tekst (nu.standen) + " standen"
        + (klopt ? ": alles goed" : "; hoort score " + tekst (goed.score)
           + ", zet " + tekst (goed.zet) + ", " + tekst (goed.standen)
           + " standen")
        + (nu.standen == goed.standen - 1 ? ": de wortel telt niet mee"
           : nu.standen == goed.apart ? ": gelijke zetten apart geteld" : "")
        + "; in " + std::to_string (duur).substr (0, 5) + " s";
    }
    catch (const Gevallen &fout)
    {
      regel += fout.reden;
    }
    bank.voorbeelden.push_back (regel);
  }
}

}
